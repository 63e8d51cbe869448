//! A recording as a page of its own: no scripts, nothing to load.

use crate::recording::Recording;
use crate::said;
use crate::svg::markup;
use std::io::{self, Write};
use words::Words;

/// How many plies are open at first.
const OPEN: u16 = 2;
/// As wide a picture as fits into the page.
const WIDEST: f64 = 1080.0;

const STYLE: &str = "\
:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;\
max-width:70rem;padding:0 1rem}details{margin-left:1.1rem}summary,.leaf{font-family:ui-monospace,\
monospace;font-size:13px;white-space:pre-wrap}.leaf{margin-left:2.2rem}code{overflow-wrap:anywhere}\
table{border-collapse:collapse}td,th{border:1px solid #8886;padding:.2rem .6rem;text-align:right}\
th{text-align:left}.picture{overflow:auto;max-height:85vh;border:1px solid #8886}\
.picture svg{display:block}\
@media print{.picture{max-height:none;overflow:visible;border:0}\
.picture svg{max-width:100%;height:auto}}";

impl Recording {
    /// Writes the page: what was found, the picture, the tree to open and close, what the signs
    /// mean, and the command that makes it again.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_html(&self, out: &mut impl Write, words: &Words, command: &str) -> io::Result<()> {
        let (title, language) = (markup(&self.title(words)), words.language());
        writeln!(
            out,
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta http-equiv=\"Content-Security-Policy\" \
             content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>"
        )?;
        for line in self.summary(words) {
            writeln!(out, "<p>{}</p>", markup(&line))?;
        }
        self.write_totals(out, words)?;
        let heading = |id: &str| format!("<h2>{}</h2>", markup(&words.say(id, &[])));
        writeln!(
            out,
            "{}\n<div class=\"picture\" tabindex=\"0\">",
            heading("tree-heading-picture")
        )?;
        self.write_picture(out, words, WIDEST)?;
        writeln!(out, "</div>\n{}", heading("tree-heading-tree"))?;
        self.write_details(out, words)?;
        writeln!(out, "{}\n<ul>", heading("tree-heading-signs"))?;
        for line in said::legend(words, self.has_chance()) {
            writeln!(out, "<li>{}</li>", markup(&line))?;
        }
        let again = heading("tree-heading-command");
        writeln!(out, "</ul>\n{again}\n<p><code>{}</code></p>\n</html>", markup(command))
    }

    fn write_totals(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let stats = self.stats();
        writeln!(out, "<table>")?;
        for (what, number) in [
            ("explain-count-nodes", stats.nodes),
            ("explain-count-leaves", stats.leaves),
            ("lab-column-evaluations", stats.evaluations),
            ("tree-count-generated", stats.generated),
            ("explain-count-cutoffs", stats.cutoffs),
            ("explain-count-table-hits", stats.table_hits),
            ("tree-count-deepest", stats.deepest.into()),
            ("tree-count-events", self.log.events.len() as u64),
        ] {
            let what = markup(&words.say(what, &[]));
            writeln!(out, "<tr><th>{what}</th><td>{}</td></tr>", words.count(number))?;
        }
        writeln!(out, "</table>")
    }

    fn write_details(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let mut tour = self.tour();
        // The plies of the nodes that are open.
        let mut open = Vec::new();
        for id in self.ids() {
            let node = self.visit(id);
            while open.pop_if(|ply| *ply >= node.ply).is_some() {
                writeln!(out, "</details>")?;
            }
            let line = markup(&self.describe(id, tour.at(id), words));
            if node.children == 0 {
                writeln!(out, "<div class=\"leaf\">{line}</div>")?;
                continue;
            }
            let is_open = if node.ply < OPEN { " open" } else { "" };
            open.push(node.ply);
            writeln!(out, "<details{is_open}><summary>{line}</summary>")?;
        }
        for _ in open {
            writeln!(out, "</details>")?;
        }
        Ok(())
    }
}
