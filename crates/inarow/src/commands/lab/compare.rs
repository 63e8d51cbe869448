//! `inarow lab compare`: what each algorithm costs, by depth, and a report of it.

use crate::App;
use crate::commands::print_json;
use crate::interrupt::Interrupt;
use crate::{progress, values, whole_file};
use anyhow::{Context, anyhow, bail};
use clap::Args;
use gametree::Scoring;
use lab::compare::{
    Comparison, DEFAULT_ALGORITHMS, Event, FILE_NAME, Journal, JournalError, Results, Settings,
    parse_depths, table,
};
use lab::report::{self, HandIn, Maker, Sample, Source};
use players::Player;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};
use words::Words;

/// What a report writes into its folder.
const FILES: [&str; 6] =
    ["report.html", "report.md", "results.csv", "results.json", "table.txt", "plots"];

/// Compare algorithms by what they cost: nodes, cutoffs, time, for every depth
///
/// Every algorithm is run to every depth, with every evaluator, on every position: a cell each.
/// Cells that would take longer than --cell-limit are not run, and their forecast is shown. With
/// --out the results are kept as they come: interrupted, the same command continues where it was; and
/// in the end there are tables (CSV, JSON), plots (SVG, PNG) and a report (HTML, Markdown) in the
/// language of --lang.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab compare 3x3x3 --algorithms minimax,negamax,alpha-beta --depths 1-9
  inarow lab compare 4x4x4 --depths 1-6 --out report --lang cs
  inarow lab compare 3x3x3 7x6x4+gravity --algorithms alpha-beta,pvs --evaluators line-power,outcome
  inarow lab compare 3x3x3 --moves \"b2 a1\" --moves \"a1 b2\" --csv
  inarow lab compare 3x3x3 --player mine=\"python3 mine.py\" --algorithms minimax,mine --out report \\
    --author \"Your name\" --source mine.py --sample mine:3,minimax:3")]
pub struct CompareArgs {
    /// The games, such as 3x3x3, 7x6x4+gravity or reversi:6
    #[arg(value_name = "GAME", required = true)]
    games: Vec<String>,

    /// Moves that lead to the position to search, such as "b2 a1"; may be given several times, ""
    /// being the beginning
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Vec<String>,

    /// The algorithms, separated by commas, of those that inarow --help lists [default: minimax,
    /// negamax, alpha-beta, pvs, deepening, mtdf]
    #[arg(long, short, value_name = "NAME,…", value_delimiter = ',')]
    algorithms: Vec<String>,

    /// The depths in plies, 1 to 100, such as 4, 1-9 or 1-3,6
    #[arg(long, short, value_name = "DEPTHS", default_value = "1-6", allow_hyphen_values = true,
        value_parser = depths)]
    depths: Depths,

    /// The evaluators, separated by commas; of each game those it has [default: open-lines, or what
    /// is usual in the game]
    #[arg(long, short, value_name = "NAME,…", value_delimiter = ',')]
    evaluators: Vec<String>,

    /// How often each search is timed; the median counts
    #[arg(long, value_name = "N", value_parser = values::positive, default_value = "3")]
    repeats: u64,

    /// How long a cell may take with all its repeats, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    cell_limit: Duration,

    /// How finished games count: plain (a win is a win) or distance (a quick win is better)
    #[arg(long, value_name = "SCORING", value_parser = values::scoring, default_value = "plain")]
    scoring: Scoring,

    /// The folder for results, plots and report; made if there is none
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Print one line of JSON instead of a table
    #[arg(long, conflicts_with = "csv")]
    json: bool,

    /// Print CSV instead of a table
    #[arg(long)]
    csv: bool,

    #[command(flatten, next_help_heading = "In the report")]
    hand_in: HandInArgs,
}

/// What a student adds to the report.
#[derive(Args, Debug)]
struct HandInArgs {
    /// Its title [default: what is compared]
    #[arg(long, value_name = "TEXT", requires = "out")]
    title: Option<String>,

    /// Who hands it in
    #[arg(long, value_name = "TEXT", requires = "out")]
    author: Option<String>,

    /// Their group or course
    #[arg(long, value_name = "TEXT", requires = "out")]
    group: Option<String>,

    /// When, in any form
    #[arg(long, value_name = "TEXT", requires = "out")]
    date: Option<String>,

    /// A text file: how your program keeps positions and moves, in your words
    #[arg(long, value_name = "FILE", requires = "out")]
    state: Option<PathBuf>,

    /// A file with a program of yours, to be printed; may be given several times
    #[arg(long, value_name = "FILE", requires = "out")]
    source: Vec<PathBuf>,

    /// A game of these two players, with pictures: mine:3,alpha-beta:3
    #[arg(long, value_name = "X,O", value_delimiter = ',', num_args = 1, requires = "out")]
    pub sample: Vec<Player>,
}

impl HandInArgs {
    /// All but the game, which is played when everything is measured.
    fn read(&self) -> anyhow::Result<HandIn> {
        let source = |path: &PathBuf| -> anyhow::Result<Source> {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
            Ok(Source { name, text: text_of(path)? })
        };
        if !matches!(self.sample.len(), 0 | 2) {
            bail!("--sample needs two players, separated by a comma: mine:3,alpha-beta:3");
        }
        Ok(HandIn {
            title: self.title.clone(),
            author: self.author.clone(),
            group: self.group.clone(),
            date: self.date.clone(),
            state: self.state.as_deref().map(text_of).transpose()?,
            sources: self.source.iter().map(source).collect::<anyhow::Result<_>>()?,
            sample: None,
        })
    }

    /// The options again, for the command that repeats it all.
    fn options(&self) -> Vec<String> {
        let shown = |path: &PathBuf| path.display().to_string();
        let mut options: Vec<(&str, String)> = Vec::new();
        let texts = [
            ("--title", &self.title),
            ("--author", &self.author),
            ("--group", &self.group),
            ("--date", &self.date),
        ];
        for (name, text) in texts {
            options.extend(text.clone().map(|text| (name, text)));
        }
        options.extend(self.state.as_ref().map(|path| ("--state", shown(path))));
        options.extend(self.source.iter().map(|path| ("--source", shown(path))));
        if !self.sample.is_empty() {
            let sample: Vec<String> = self.sample.iter().map(ToString::to_string).collect();
            options.push(("--sample", sample.join(",")));
        }
        options.into_iter().flat_map(|(name, value)| [name.to_owned(), value]).collect()
    }

    /// Plays the game, from the first of the positions.
    fn play(
        &self,
        app: &App,
        comparison: &Comparison,
        interrupt: &Interrupt,
    ) -> anyhow::Result<Option<Sample>> {
        let ([first, second], Some(start)) = (&self.sample[..], comparison.positions().first())
        else {
            return Ok(None);
        };
        let players = [first.clone(), second.clone()];
        interrupt
            .during(|stop| Sample::play(start, &players, &app.words, stop))
            .map_err(|error| anyhow!("--sample: {error}"))
    }
}

/// A text file that is not larger than a program that somebody wrote.
fn text_of(path: &Path) -> anyhow::Result<String> {
    const LARGEST: u64 = 1 << 20;
    let name = path.display();
    let size = fs::metadata(path).map_err(|error| anyhow!("cannot read {name}: {error}"))?;
    if !size.is_file() || size.len() > LARGEST {
        bail!("cannot read {name}: it must be a text file of at most 1 MB");
    }
    fs::read_to_string(path).map_err(|error| anyhow!("cannot read {name}: {error}"))
}

/// A list that is one argument.
#[derive(Clone, Debug)]
struct Depths(Vec<u32>);

fn depths(text: &str) -> Result<Depths, String> {
    parse_depths(text).map(Depths).map_err(|error| error.to_string())
}

/// A time in seconds, with or without a fraction.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|n| Duration::try_from_secs_f64(n).ok());
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    match seconds {
        Some(time) if is_plain && time >= Duration::from_millis(1) => Ok(time),
        _ => Err(format!("must be seconds, such as 10 or 0.5, got {}", values::quote(text))),
    }
}

impl CompareArgs {
    /// Whoever is measured, or plays in the report.
    pub fn players_and_algorithms(&self) -> Vec<String> {
        let players = self.hand_in.sample.iter().map(ToString::to_string);
        self.algorithms.iter().cloned().chain(players).collect()
    }
}

pub fn run(app: &App, args: &CompareArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let words = &app.words;
    let comparison = Comparison::new(settings(app, args)?, app.catalogue())?;
    let mut hand_in = args.hand_in.read()?;
    let (mut journal, known) = match &args.out {
        None => (None, Vec::new()),
        Some(folder) => {
            refuse_strangers(folder)?;
            let (journal, known) = Journal::open(folder, &comparison, &made_of(app, args))?;
            (Some(journal), known)
        }
    };
    let interrupt = Interrupt::install();
    let bar = progress::bar(comparison.size(), words.say("terminal-bar-cells", &[]));
    let quiet = args.json || args.csv;
    let run = interrupt.during(|stop| {
        comparison.run(known, stop, |event| -> anyhow::Result<()> {
            match event {
                Event::Forecast { known, .. } => {
                    bar.set_position(known as u64);
                    if !quiet {
                        let forecast = forecast(words, &event);
                        bar.suspend(|| writeln!(out, "{forecast}\n").and_then(|()| out.flush()))?;
                    }
                }
                Event::Begins { id, rest_ms, .. } => bar.set_message(words.say(
                    "terminal-now",
                    &[
                        ("game", id.game.as_str().into()),
                        ("algorithm", id.algorithm.as_str().into()),
                        ("depth", id.depth.into()),
                        ("time", words.long_time(rest_ms).into()),
                    ],
                )),
                Event::Ends(cell) => {
                    if let Some(journal) = &mut journal {
                        journal.add(cell)?;
                    }
                    bar.inc(1);
                }
            }
            Ok(())
        })
    });
    bar.finish_and_clear();
    let mut results = run.map_err(|error| match error.downcast::<JournalError>() {
        // An error about the output would be told as one about the terminal.
        Ok(error) => anyhow!("{error}"),
        Err(error) => error,
    })?;
    if let Some(journal) = &journal {
        results.machine = journal.machine().clone();
    }
    print(words, args, &results, out)?;
    hand_in.sample = args.hand_in.play(app, &comparison, &interrupt)?;
    finish(app, args, &results, &hand_in, comparison.size(), out)
}

/// Tells one making of the author's own searches and games from another: by this program, which has those
/// in Rust, and by the files of the others.
fn made_of(app: &App, args: &CompareArgs) -> String {
    let mut hasher = DefaultHasher::new();
    let program = env::current_exe().and_then(|program| {
        let about = fs::metadata(program)?;
        Ok((about.len(), about.modified()?))
    });
    program.ok().hash(&mut hasher);
    let commands = app.programs.iter().map(|program| program.command.as_str());
    for command in commands.chain(args.algorithms.iter().map(String::as_str)) {
        command.hash(&mut hasher);
        for word in shlex::split(command).unwrap_or_default() {
            hash_file(Path::new(&word), &mut hasher);
        }
    }
    args.hand_in.source.iter().for_each(|path| hash_file(path, &mut hasher));
    format!("{:016x}", hasher.finish())
}

/// What is in a file, if it is one and no larger than a program that somebody wrote.
fn hash_file(path: &Path, hasher: &mut impl Hasher) {
    if let Ok(text) = text_of(path) {
        text.hash(hasher);
    }
}

/// Refuses a folder with files in it that a report would replace, unless they are from an earlier
/// run: then there is a journal, which is looked at next.
fn refuse_strangers(folder: &Path) -> anyhow::Result<()> {
    let has_journal = fs::metadata(folder.join(FILE_NAME)).is_ok_and(|file| file.len() > 0);
    match FILES.iter().map(|name| folder.join(name)).find(|path| path.exists()) {
        Some(path) if !has_journal => bail!(
            "{} is there already, and not from an earlier run (there is no {FILE_NAME} beside it); \
             give another folder by --out, or move the file away",
            path.display()
        ),
        _ => Ok(()),
    }
}

fn settings(app: &App, args: &CompareArgs) -> anyhow::Result<Settings> {
    for name in &args.algorithms {
        app.catalogue().algorithm(name).map_err(|error| anyhow!("--algorithms: {error}"))?;
    }
    let usual = || DEFAULT_ALGORITHMS.map(str::to_owned).to_vec();
    Ok(Settings {
        games: args.games.clone(),
        moves: args.moves.clone(),
        algorithms: if args.algorithms.is_empty() { usual() } else { args.algorithms.clone() },
        evaluators: args.evaluators.clone(),
        depths: args.depths.0.clone(),
        repeats: args.repeats.try_into().context("--repeats is too large")?,
        cell_limit_ms: args.cell_limit.as_millis().try_into().unwrap_or(u64::MAX),
        scoring: args.scoring,
    })
}

/// What is said before the first search.
fn forecast(words: &Words, event: &Event<'_>) -> String {
    let Event::Forecast { time_ms, cells, too_long, known } = *event else { return String::new() };
    let counted = |count: usize| words.counted("terminal-cells", count as u64);
    let mut parts = vec![match cells {
        0 => words.say("terminal-nothing-to-run", &[]),
        cells => {
            let time = words.long_time(time_ms);
            let variables = [("cells", counted(cells).into()), ("time", time.into())];
            words.say("terminal-forecast", &variables)
        }
    }];
    for (id, count) in [("terminal-too-long", too_long), ("terminal-known", known)] {
        if count > 0 {
            parts.push(words.say(id, &[("cells", counted(count).into())]));
        }
    }
    parts.join("; ")
}

fn print(
    words: &Words,
    args: &CompareArgs,
    results: &Results,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if args.json {
        return print_json(out, results);
    }
    match args.csv {
        true => write!(out, "{}", results.csv())?,
        false => write!(out, "{}", table(results, words))?,
    }
    Ok(out.flush()?)
}

/// Writes the report, if all of it is there.
fn finish(
    app: &App,
    args: &CompareArgs,
    results: &Results,
    hand_in: &HandIn,
    size: usize,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = &app.words;
    if !results.complete {
        let cells = words.counted("terminal-cells", size as u64);
        let done = [("done", results.cells.len().into()), ("cells", cells.into())];
        let rest = if args.out.is_some() { "terminal-goes-on" } else { "terminal-not-kept" };
        bail!("{}; {}", words.say("terminal-interrupted", &done), words.say(rest, &[]));
    }
    let Some(folder) = &args.out else { return Ok(()) };
    let shown = folder.display().to_string();
    let programs = app.programs.iter().flat_map(|it| ["--player".to_owned(), it.to_string()]);
    let options: Vec<String> = programs.chain(args.hand_in.options()).collect();
    let maker = Maker {
        program: app.name(),
        out: Some(&shown),
        options: &options,
        hand_in: Some(hand_in),
        call: None,
    };
    #[cfg(feature = "plots")]
    let files = report::files(results, words.language(), maker)?;
    #[cfg(not(feature = "plots"))]
    let files = report::texts(results, words.language(), maker);
    let files = files.iter().map(|file| (file.path.as_str(), file.content.as_slice()));
    whole_file::write_all(folder, files)
        .map_err(|error| anyhow!("{error:#}; nothing of the report was written"))?;
    if !(args.json || args.csv) {
        let path = folder.join("report.html").display().to_string();
        writeln!(out, "{}", words.say("terminal-report", &[("path", path.into())]))?;
    }
    Ok(())
}
