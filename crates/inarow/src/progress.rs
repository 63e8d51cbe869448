//! Showing that something goes on: on stderr, and only if that is a terminal.

use games::{Entered, Watcher};
use gametree::{Flow, Report};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::time::Duration;
use words::Words;

/// How often, in nodes, the number on the screen is brought up to date.
const EVERY: u64 = 1 << 13;
/// How often the screen is.
const TICK: Duration = Duration::from_millis(100);

/// Whether anybody is there to see.
pub fn is_watched() -> bool {
    std::io::stderr().is_terminal()
}

/// Shows how a search is getting on. Whatever else is printed meanwhile must be printed by
/// [`ProgressBar::suspend`], or a line of progress stays behind.
pub struct SearchProgress<'a> {
    words: &'a Words,
    bar: ProgressBar,
    nodes: u64,
}

impl SearchProgress<'_> {
    pub fn new(words: &Words) -> SearchProgress<'_> {
        let stop = words.say("terminal-stop", &[]);
        let template = format!("{{spinner}} {{elapsed}}  {{prefix}}  {stop}  {{msg}}");
        let bar = shown(ProgressBar::new_spinner(), &template);
        bar.set_prefix(words.nodes(0));
        SearchProgress { words, bar, nodes: 0 }
    }
}

impl Drop for SearchProgress<'_> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

impl Watcher for SearchProgress<'_> {
    fn enter(&mut self, _: &Entered) -> Flow {
        self.nodes += 1;
        if self.nodes.is_multiple_of(EVERY) {
            self.bar.set_prefix(self.words.nodes(self.nodes));
        }
        ControlFlow::Continue(())
    }

    fn iteration(&mut self, report: &Report<String>) -> Flow {
        let best = report.best.as_deref().unwrap_or_default();
        let (depth, value) = (self.words.depth(report.depth), self.words.value(&report.verdict()));
        self.bar.set_message(format!("{depth}  {best}  {value}"));
        ControlFlow::Continue(())
    }
}

/// Something that turns while a search that nobody watches goes on. Hidden if stderr is no
/// terminal.
pub fn spinner(words: &Words) -> ProgressBar {
    let stop = words.say("terminal-stop", &[]);
    shown(ProgressBar::new_spinner(), &format!("{{spinner}} {{elapsed}}  {stop}"))
}

/// Something that turns, with a message, while work of unknown size goes on. Hidden if stderr is no
/// terminal.
pub fn waiting() -> ProgressBar {
    shown(ProgressBar::new_spinner(), "{spinner} {elapsed}  {msg}")
}

/// A bar for work of a known size; `what` says which. Hidden if stderr is no terminal.
pub fn bar(size: usize, what: String) -> ProgressBar {
    let template = "{msg} [{bar:30}] {human_pos}/{human_len}  {elapsed}";
    shown(ProgressBar::new(size as u64).with_message(what), template)
}

fn shown(bar: ProgressBar, template: &str) -> ProgressBar {
    // The templates above are right; a wrong one would cost the style, not the program.
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    if is_watched() {
        bar.enable_steady_tick(TICK);
    }
    bar
}
