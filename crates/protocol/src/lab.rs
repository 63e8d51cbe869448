//! The lab for a page: comparisons, their reports, tournaments and the museum, each within bounds.
//!
//! A comparison or a tournament takes at most as long as a search may, and so much memory. What was
//! done until then is told; what a comparison has done can be sent along with the next request, which
//! goes on from there.

use crate::thinker::Task;
use crate::{
    Binary, Bounds, Code, Compared, Comparing, ComparisonEnd, Event, File, LabGame, LabMost,
    LabOffer, Museum, Played, Reason, Refusal, ReportFormat, Stop, TournamentEnd,
};
use ::lab::compare::{Cell, CellId, Comparison, Machine, Measured, Results, Settings, State};
use ::lab::faults::{Exhibit, Fault, exhibit, positions};
use ::lab::report::{Maker, document, html};
use ::lab::tournament::{CrossTable, Openings, Plan, Tournament, run_here, size};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use games::{Catalogue, Position};
use gametree::{Ended, Stats};
use players::Player;
use std::collections::HashSet;
use std::convert::Infallible;
use std::io::{Cursor, Write};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use words::Language;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The most cells of one comparison. Its results have to fit into a message.
const MOST_CELLS: usize = 128;
/// The most positions with an evaluator each: every one has four plots.
const MOST_GROUPS: usize = 8;
/// The most names in a list, before anything is made of them.
const MOST_NAMES: usize = 16;
/// The most repeats of a search.
const MOST_REPEATS: u32 = 100;
/// The most players of a tournament.
const MOST_PLAYERS: usize = 12;
/// The most games of a tournament.
const MOST_GAMES: usize = 2_000;
/// The most plies of an opening.
const MOST_PLIES: u32 = 20;
/// The most positions that are listed to choose openings from.
const MOST_OPENINGS: u64 = 20_000;
/// The table is told no more often than this: rating everybody takes longer than a quick game.
const PAUSE: Duration = Duration::from_millis(100);
/// The most bytes of a file that is sent.
const MOST_BYTES: usize = 16 << 20;
/// The folder that the command to repeat a report writes to, and the one inside of archives.
const FOLDER: &str = "report";

/// Why a run ended.
fn ended(complete: bool, stop: &Stop) -> Ended {
    match (complete, stop.is_stopped()) {
        (true, _) => Ended::Complete,
        (false, true) => Ended::Stopped,
        (false, false) => Ended::Time,
    }
}

/// What the lab can do within these bounds: the games to begin with, and how much at once.
pub(crate) fn offer(catalogue: &Catalogue, bounds: &Bounds) -> LabOffer {
    let names = catalogue.families().iter().flat_map(|family| &family.games);
    let games = names.filter_map(|name| catalogue.position(name).ok()).map(|start| LabGame {
        name: start.name().to_owned(),
        evaluators: start.evaluators().iter().map(|&name| name.to_owned()).collect(),
    });
    LabOffer {
        games: games.collect(),
        most: LabMost {
            cells: MOST_CELLS,
            groups: MOST_GROUPS,
            repeats: MOST_REPEATS,
            players: MOST_PLAYERS,
            games: MOST_GAMES,
            depth: ::lab::compare::MAX_DEPTH,
            ms: bounds.time.as_millis().try_into().unwrap_or(u64::MAX),
        },
    }
}

/// A comparison that these bounds allow.
///
/// # Errors
/// If there is no such comparison, with the lab's own words, or if it is too large for a page.
fn checked(settings: &Settings, task: &Task<'_>) -> Result<Comparison, Refusal> {
    let limit = |message: String| Refusal::new(Code::Limit, message);
    let Settings { games, moves, algorithms, evaluators, .. } = settings;
    for (what, names) in [
        ("games", games),
        ("positions", moves),
        ("algorithms", algorithms),
        ("evaluators", evaluators),
    ] {
        let many = names.len();
        if many > MOST_NAMES {
            return Err(limit(format!("{many} {what} are too many; at most {MOST_NAMES}")));
        }
    }
    if settings.depths.len() > MOST_CELLS {
        return Err(limit(format!("there are at most {MOST_CELLS} depths")));
    }
    let longest = u64::try_from(task.bounds.time.as_millis()).unwrap_or(u64::MAX).max(1);
    Refusal::unless_within("a limit of a cell in ms of", settings.cell_limit_ms, 1..=longest)?;
    let repeats = 1..=u64::from(MOST_REPEATS);
    Refusal::unless_within("the number of repeats", settings.repeats.into(), repeats)?;
    let comparison = Comparison::new(settings.clone(), &task.program.catalogue)?;
    let size = comparison.size();
    if size > MOST_CELLS {
        let advice = "; the command lab compare has no such bound";
        let message = format!("{size} cells are too many here; at most {MOST_CELLS}{advice}");
        let reason = Reason::new("cells").with("size", size).with("most", MOST_CELLS);
        return Err(limit(message).because(reason));
    }
    let ids = comparison.ids();
    let groups: HashSet<_> = ids.iter().map(|id| (&id.game, &id.evaluator)).collect();
    if groups.len() > MOST_GROUPS {
        let many = groups.len();
        return Err(limit(format!(
            "{many} positions with an evaluator each are too many here; at most {MOST_GROUPS}"
        )));
    }
    Ok(comparison.with_tree(Bounds::TREE))
}

/// Runs a comparison, but for the cells that are known already.
pub(crate) fn compare(
    task: &mut Task<'_>,
    settings: &Settings,
    known: &[Cell],
) -> Result<ComparisonEnd, Refusal> {
    let comparison = checked(settings, task)?;
    let Task { bounds, stop, send, .. } = task;
    check_cells(known)?;
    let until = stop.until(Instant::now() + bounds.time);
    let mut now = Comparing { size: comparison.size(), ..Comparing::default() };
    let run = comparison.run(known.to_vec(), &until, |event| -> Result<(), Infallible> {
        match event {
            ::lab::compare::Event::Forecast { time_ms, too_long, known, .. } => {
                now.forecast_ms = time_ms;
                now.rest_ms = time_ms;
                now.too_long = too_long;
                now.done = known;
                send(Event::Comparing(now.clone()));
            }
            ::lab::compare::Event::Begins { id, rest_ms, .. } => {
                now.rest_ms = rest_ms;
                now.running = Some(CellId::clone(id));
                send(Event::Comparing(now.clone()));
            }
            ::lab::compare::Event::Ends(cell) => {
                now.done += 1;
                send(Event::Compared(Compared { cell: cell.clone(), done: now.done }));
            }
        }
        Ok(())
    });
    let Ok(results) = run;
    Ok(ComparisonEnd { ended: ended(results.complete, stop), results })
}

/// What was measured, with the settings it was measured by.
pub(crate) struct Told<'a> {
    pub settings: &'a Settings,
    pub cells: &'a [Cell],
    pub machine: &'a Machine,
}

/// A file of the report in a language, the same as `lab compare --out` of `program` writes.
pub(crate) fn report(
    task: &Task<'_>,
    told: &Told<'_>,
    language: &str,
    format: ReportFormat,
) -> Result<Event, Refusal> {
    if task.stop.is_stopped() {
        let message = "stopped before the report was written; ask again";
        return Err(Refusal::new(Code::Stopped, message));
    }
    let language: Language = language.parse().map_err(|error| Refusal::new(Code::Limit, error))?;
    let comparison = checked(told.settings, task)?;
    check_cells(told.cells)?;
    check_machine(told.machine)?;
    let results = comparison.results(told.cells.to_vec(), told.machine.clone());
    if results.cells.is_empty() {
        let message = "nothing was measured yet, so there is nothing to report";
        return Err(Refusal::new(Code::Record, message));
    }
    let maker = Maker {
        program: &task.program.name,
        out: Some(FOLDER),
        options: &[],
        hand_in: None,
        call: None,
    };
    let text = |name: &str, mime: &str, text: String| {
        let (name, mime) = (name.to_owned(), mime.to_owned());
        bounded(text.len()).map(|()| Event::File(File { name, mime, text }))
    };
    let packed = |name: &str, wanted: &dyn Fn(&str) -> bool| {
        let mut files = files(&results, language, maker)?;
        files.retain(|file| wanted(&file.path));
        archive(name, &files)
    };
    match format {
        ReportFormat::Html => {
            text("report.html", "text/html", html(&document(&results, language, maker)))
        }
        ReportFormat::Csv => text("results.csv", "text/csv", results.csv()),
        ReportFormat::Json => text("results.json", "application/json", results.json()),
        ReportFormat::Markdown => {
            packed("report-markdown", &|path| path == "report.md" || path.ends_with(".png"))
        }
        ReportFormat::Svg => packed("plots-svg", &|path| path.ends_with(".svg")),
        ReportFormat::Png => packed("plots-png", &|path| path.ends_with(".png")),
        ReportFormat::All => packed(FOLDER, &|_| true),
    }
}

fn files(
    results: &Results,
    language: Language,
    maker: Maker<'_>,
) -> Result<Vec<::lab::report::File>, Refusal> {
    #[cfg(feature = "plots")]
    let files = ::lab::report::files(results, language, maker);
    #[cfg(not(feature = "plots"))]
    let files = Ok::<_, Infallible>(::lab::report::texts(results, language, maker));
    files.map_err(|error| Refusal::new(Code::Internal, error))
}

/// Files as one: a ZIP archive with a folder of this name. The same files make the same archive.
fn archive(name: &str, files: &[::lab::report::File]) -> Result<Event, Refusal> {
    let failed = |error: &dyn std::fmt::Display| {
        Refusal::new(Code::Internal, format!("the files cannot be packed: {error}"))
    };
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        archive
            .start_file(format!("{name}/{}", file.path), SimpleFileOptions::default())
            .map_err(|error| failed(&error))?;
        archive.write_all(&file.content).map_err(|error| failed(&error))?;
    }
    let bytes = archive.finish().map_err(|error| failed(&error))?.into_inner();
    let packed = STANDARD.encode(bytes);
    bounded(packed.len())?;
    let (name, mime) = (format!("{name}.zip"), "application/zip".to_owned());
    Ok(Event::Binary(Binary { name, mime, base64: packed }))
}

fn bounded(bytes: usize) -> Result<(), Refusal> {
    match bytes > MOST_BYTES {
        true => {
            let message = format!("the file has {bytes} bytes; at most {MOST_BYTES} are sent");
            Err(Refusal::new(Code::TooLarge, message))
        }
        false => Ok(()),
    }
}

/// A tournament as it is asked for.
pub(crate) struct Entry<'a> {
    pub game: &'a str,
    pub players: &'a [String],
    pub games: Option<u64>,
    pub openings: Option<&'a str>,
    pub seed: u64,
}

/// Plays a round robin, telling the table as it grows.
pub(crate) fn tournament(task: &mut Task<'_>, entry: &Entry<'_>) -> Result<TournamentEnd, Refusal> {
    let Task { program, bounds, stop, send, .. } = task;
    let start = program.catalogue.position(entry.game)?;
    let count = entry.players.len() as u64;
    Refusal::unless_within("the number of players", count, 2..=MOST_PLAYERS as u64)?;
    let openings = entry.openings.map(str::parse::<Openings>).transpose();
    let openings = openings.map_err(|error| Refusal::new(Code::Limit, error))?;
    check_openings(openings, &start)?;
    if let Some(games) = entry.games {
        Refusal::unless_within("the number of games", games, 2..=MOST_GAMES as u64)?;
    }
    let players: Result<Vec<Player>, _> = entry.players.iter().map(|text| text.parse()).collect();
    let plan = Plan {
        players: players?,
        games: entry.games.map(|games| games as usize),
        openings,
        seed: entry.seed,
        apart: None,
        threads: 1,
        tree: Some(Bounds::TREE),
    };
    let size = size(&start, &plan)?;
    if size > MOST_GAMES {
        let message = format!("{size} games are too many here; at most {MOST_GAMES} in all");
        let reason = Reason::new("games").with("size", size).with("most", MOST_GAMES);
        return Err(Refusal::new(Code::Limit, message).because(reason));
    }
    let players: Vec<String> = plan.players.iter().map(ToString::to_string).collect();
    let until = stop.until(Instant::now() + bounds.time);
    let mut last: Option<Instant> = None;
    let played = run_here(&start, &plan, &until, |games| {
        if last.is_none_or(|last| last.elapsed() >= PAUSE) {
            let table = CrossTable::new(&players, games);
            send(Event::Played(Played { done: games.len(), size, table }));
            last = Some(Instant::now());
        }
    });
    let tournament = played?;
    let (ended, done) = (ended(tournament.complete, stop), tournament.games.len());
    let games = records(&tournament);
    let Tournament { game, players, games_each, openings, seed, table, .. } = tournament;
    Ok(TournamentEnd { game, players, games_each, openings, seed, done, size, table, games, ended })
}

/// Refuses openings that take long to find.
fn check_openings(openings: Option<Openings>, start: &Position) -> Result<(), Refusal> {
    let Some(openings) = openings else { return Ok(()) };
    let (Openings::Every(plies) | Openings::Random(plies) | Openings::Center(plies)) = openings;
    Refusal::unless_within("an opening with plies of", plies.into(), 0..=MOST_PLIES.into())?;
    let positions = (start.squares() as u64).checked_pow(plies);
    let too_many = positions.is_none_or(|positions| positions > MOST_OPENINGS);
    match openings {
        Openings::Every(plies) if too_many => {
            let game = start.name();
            let advice =
                format!("{game} has too many openings of {plies} plies; use random:{plies}");
            let reason = Reason::new("openings_many").with("plies", plies);
            Err(Refusal::new(Code::Limit, advice).because(reason))
        }
        _ => Ok(()),
    }
}

/// The games as one file: an SGF collection, or texts one after the other for games without SGF.
fn records(tournament: &Tournament) -> Option<File> {
    let extension = tournament.games.first()?.extension;
    let (mime, between) = match extension {
        "sgf" => ("application/x-go-sgf", ""),
        _ => ("text/plain", "\n"),
    };
    let texts: Vec<&str> = tournament.games.iter().map(|game| game.record.as_str()).collect();
    let text = texts.join(between);
    let clean = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let game: String = tournament.game.chars().map(clean).collect();
    let name = format!("tournament-{game}.{extension}");
    (text.len() <= MOST_BYTES).then(|| File { name, mime: mime.to_owned(), text })
}

/// All exhibits of the museum. They are the same every time, so they are counted once.
pub(crate) fn museum(stop: &Stop) -> Result<Museum, Refusal> {
    /// About a second of counting.
    static EXHIBITS: OnceLock<Vec<Exhibit>> = OnceLock::new();
    if EXHIBITS.get().is_none() && stop.is_stopped() {
        let message = "stopped before the positions were counted; ask again";
        return Err(Refusal::new(Code::Stopped, message));
    }
    let faults = EXHIBITS.get_or_init(|| {
        let positions = positions();
        Fault::ALL.iter().map(|fault| exhibit(fault, &positions)).collect()
    });
    Ok(Museum { game: "3x3x3".to_owned(), faults: faults.clone() })
}

/// Refuses cells that come back from outside and that no comparison can have measured.
fn check_cells(cells: &[Cell]) -> Result<(), Refusal> {
    match cells.iter().find(|cell| !is_possible(cell)) {
        None => Ok(()),
        Some(cell) => {
            let algorithm: String = cell.id.algorithm.chars().take(40).collect();
            let depth = cell.id.depth;
            let message = format!("the cell of {algorithm} at depth {depth} cannot be a result");
            Err(Refusal::new(Code::Record, message))
        }
    }
}

/// More nodes than any search visits.
const MOST_NODES: u64 = 1_000_000_000_000_000;
/// Longer than any cell takes, in milliseconds.
const LONGEST_MS: f64 = 1e12;

fn is_possible(cell: &Cell) -> bool {
    /// The largest forecast, in milliseconds.
    const LARGEST_FORECAST_MS: f64 = 1e21;
    /// The longest reason why there is no result, in bytes.
    const LONGEST_REASON: usize = 2_000;
    let forecast = (0.0..=LARGEST_FORECAST_MS).contains(&cell.forecast_ms);
    forecast
        && match &cell.state {
            State::Done(found) => is_measured(found),
            State::NotRun => true,
            State::Stopped { nodes, after_ms, .. } => {
                *nodes <= MOST_NODES && (0.0..=LONGEST_MS).contains(after_ms)
            }
            State::Failed { reason } => reason.len() <= LONGEST_REASON,
        }
}

fn is_measured(found: &Measured) -> bool {
    /// The longest notation of a move. Draughts can capture many pieces at once.
    const LONGEST_MOVE: usize = 80;
    let Stats { nodes, leaves, evaluations, generated, cutoffs, table_hits, .. } = found.stats;
    let Measured { time_ms, time_min_ms, time_max_ms, .. } = *found;
    let times = 0.0 <= time_min_ms
        && time_min_ms <= time_ms
        && time_ms <= time_max_ms
        && time_max_ms <= LONGEST_MS;
    let counts = [leaves, table_hits, cutoffs].into_iter().all(|count| count <= nodes)
        && [nodes, evaluations, generated].into_iter().all(|count| count <= MOST_NODES);
    let best = found.best.as_ref().is_none_or(|best| best.chars().count() <= LONGEST_MOVE);
    nodes >= 1 && counts && times && best
}

/// Refuses a machine that comes back from outside and cannot be one.
fn check_machine(machine: &Machine) -> Result<(), Refusal> {
    /// The longest name of a processor or a system.
    const LONGEST_NAME: usize = 200;
    let Machine { processor, system, architecture, .. } = machine;
    let is_short = |name: &String| name.chars().count() <= LONGEST_NAME;
    match processor.iter().chain([system, architecture]).all(is_short) {
        true => Ok(()),
        false => Err(Refusal::new(Code::Record, "the machine has names that are too long")),
    }
}
