//! The known games, solved one after the other, as a table in a page whose other text stays.

use super::SolveArgs;
use super::telling::Telling;
use crate::App;
use crate::commands::{milliseconds, print_json};
use crate::interrupt::Interrupt;
use crate::whole_file::{self, WholeFile};
use anyhow::{Context, anyhow, bail};
use gametree::{Outcome, Side, Stop, Verdict};
use mnk::Rules;
use serde::Serialize;
use solver::{Problem, SolveError, Solving};
use std::fs;
use std::io::{self, BufWriter, Seek, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// How long one game may take, unless it is said.
const LIMIT: Duration = Duration::from_secs(300);

pub fn run(app: &App, args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (words, games) = (&app.words, known_games()?);
    // Found out before the games are solved.
    let (before, after) = around_table(&args.out)?;
    let limit = args.time.map_or(LIMIT, Duration::from_millis);
    let rows = Interrupt::install().during(|stop| {
        let mut rows = Vec::new();
        for known in games.iter().filter(|known| known.is_quick || !args.quick) {
            let row = solve(words, known, args.hash, limit, stop, out)?;
            match args.json {
                true => print_json(out, &row)?,
                false => print(words, out, &row)?,
            }
            rows.push(row);
        }
        anyhow::Ok(rows)
    });
    let rows = rows.map_err(unheard)?;
    let page = format!("{before}{BEGIN}\n{}{END}{after}", table(&rows, limit));
    whole_file::write(&args.out, page.as_bytes())?;
    let games = words.counted("terminal-games", rows.len() as u64);
    if !args.json {
        writeln!(out, "{}: {games}", args.out.display())?;
    }
    match rows.iter().filter(|row| row.certificate_bytes.is_none()).count() {
        0 => Ok(()),
        n => bail!(
            "{}",
            words.say("terminal-unfinished", &[("n", n.into()), ("games", games.into())])
        ),
    }
}

/// Whoever reads no further has not asked for half a table.
fn unheard(error: anyhow::Error) -> anyhow::Error {
    match error.downcast_ref::<io::Error>() {
        Some(failed) if failed.kind() == io::ErrorKind::BrokenPipe => {
            anyhow!("stopped before all games were solved: nobody reads the output")
        }
        _ => error,
    }
}

fn print(words: &Words, out: &mut impl Write, row: &Row) -> io::Result<()> {
    let positions = words.counted("terminal-positions", row.nodes);
    let time = words.milliseconds(row.time_ms);
    let value = row.value.unwrap_or(Verdict::UNKNOWN);
    let proof = match (row.certificate_bytes, row.check_ms) {
        (Some(bytes), Some(check)) => {
            let bytes = words.counted("terminal-bytes", bytes);
            let check = words.milliseconds(check);
            format!("{bytes:>20}, {}", words.say("terminal-checked", &[("time", check.into())]))
        }
        _ => format!("{:>20}", words.say("terminal-not-finished", &[])),
    };
    writeln!(out, "{:<14} {value:<3} {positions:>24} {time:>9} {proof}", row.game)
}

/// What came out, as JSON too. The order of the keys is part of the format.
#[derive(Clone, Debug, Serialize)]
struct Row {
    game: String,
    /// None if it was not finished in time.
    value: Option<Verdict>,
    nodes: u64,
    time_ms: f64,
    certificate_bytes: Option<u64>,
    check_ms: Option<f64>,
    /// What others found: the value, the positions they needed, and when it was published.
    known_value: Verdict,
    known_nodes: Option<u64>,
    published: Option<String>,
}

/// Solves a game. A value other than the known one, or a proof that is refused, is an error; a game
/// that takes too long is a row without a value.
fn solve<W: Write>(
    words: &Words,
    known: &Known,
    bytes: usize,
    time: Duration,
    stop: &Stop,
    out: &mut W,
) -> anyhow::Result<Row> {
    let rules = known.rules;
    let mut row = Row {
        game: rules.to_string(),
        value: None,
        nodes: 0,
        time_ms: 0.0,
        certificate_bytes: None,
        check_ms: None,
        known_value: Verdict::of(known.value),
        known_nodes: known.nodes,
        published: known.published.clone(),
    };
    // Its own switch: time that is up for one game is not for the others.
    let game = Stop::new();
    let mut solving = Solving::new(&Problem { rules, moves: &[], bytes, stop: &game })?;
    let mut telling = Telling::new(words, out, false, &game, Some(time));
    telling.about = format!("{rules}  ");
    let mut reached = 0;
    let mut told = |telling: &mut Telling<'_, W>, nodes: u64| {
        telling.tell(nodes);
        reached = nodes;
        if stop.is_stopped() {
            game.stop();
        }
    };
    let solution = solving.search(&mut |nodes| told(&mut telling, nodes));
    row.time_ms = milliseconds(telling.time());
    let solution = match solution {
        Ok(solution) => solution,
        Err(SolveError::Stopped) if !stop.is_stopped() => {
            row.nodes = reached;
            telling.finish()?;
            return Ok(row);
        }
        Err(error) => return Err(error.into()),
    };
    let found = solution.verdict;
    (row.value, row.nodes) = (Some(found), solution.nodes);
    if solution.value != known.value {
        bail!("{rules} is {found} here, but {} elsewhere", row.known_value);
    }
    let cannot = |error| anyhow!("cannot write a temporary file: {error}");
    let mut writer = BufWriter::new(tempfile::tempfile().map_err(cannot)?);
    match solving.write(&mut writer, &mut |nodes| told(&mut telling, nodes)) {
        Ok(()) => {}
        // Solved, but without a proof that anybody could check.
        Err(SolveError::Stopped) if !stop.is_stopped() => {
            telling.finish()?;
            return Ok(row);
        }
        Err(SolveError::Write(error)) => return Err(cannot(error)),
        Err(error) => return Err(error.into()),
    }
    telling.finish()?;
    let mut file = writer.into_inner().map_err(|error| cannot(error.into_error()))?;
    file.rewind().map_err(cannot)?;
    let start = Instant::now();
    let checked = certificate::check(file)
        .map_err(|fault| anyhow!("the proof of {rules} is not valid: {fault}"))?;
    row.check_ms = Some(milliseconds(start.elapsed()));
    row.certificate_bytes = Some(checked.bytes);
    Ok(row)
}

/// The table stands between these lines.
const BEGIN: &str = "<!-- begin of the table of inarow solve --table -->";
const END: &str = "<!-- end of the table -->";

/// What stands before and after the table in the page at this path, or in a new one. The page has to
/// have the two lines and to be writable.
fn around_table(path: &Path) -> anyhow::Result<(String, String)> {
    let name = path.display();
    WholeFile::new(path)?;
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            format!("# Solved games\n\n{BEGIN}\n{END}\n")
        }
        Err(error) => return Err(anyhow!("cannot read {name}: {error}")),
    };
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| {
        rest.split_once(END).map(|(_, after)| (before.to_owned(), after.to_owned()))
    });
    parts.ok_or_else(|| {
        anyhow!("{name} has no place for the table: a line '{BEGIN}' and after it '{END}'")
    })
}

/// In English, as the page around it.
fn table(rows: &[Row], limit: Duration) -> String {
    let words = Words::new(Language::ENGLISH).for_terminal();
    let (count, duration) = (|n| words.count(n), |ms| words.milliseconds(ms));
    let mut text = "\
| game | value | positions | of another solver | time | certificate, bytes | checked in | published |
|---|---|---|---|---|---|---|---|
"
    .to_owned();
    for row in rows {
        let (value, time) = match row.value {
            Some(value) => (value.to_string(), duration(row.time_ms)),
            None => (
                format!("not found; {} elsewhere", row.known_value),
                format!("not finished in {} s", limit.as_secs()),
            ),
        };
        let bytes = match (row.value, row.certificate_bytes) {
            (_, Some(bytes)) => count(bytes),
            (Some(_), None) => format!("not finished in {} s", limit.as_secs()),
            (None, None) => String::new(),
        };
        let cells = [
            row.game.clone(),
            value,
            count(row.nodes),
            row.known_nodes.map_or(String::new(), count),
            time,
            bytes,
            row.check_ms.map_or(String::new(), duration),
            row.published.clone().unwrap_or_default(),
        ];
        text.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    text
}

/// See the top of the file for what the columns mean.
const GAMES: &str = include_str!("../../../data/solved.txt");

/// A game, and what others found.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    rules: Rules,
    value: Outcome,
    /// Takes little time, so that the tests solve it too.
    is_quick: bool,
    /// The positions that another solver needed.
    nodes: Option<u64>,
    /// Since when the value is published, or in what time.
    published: Option<String>,
}

/// All of them, in the order of the table.
fn known_games() -> anyhow::Result<Vec<Known>> {
    let lines = GAMES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| read(line).with_context(|| format!("the games of the table: '{line}'")))
        .collect()
}

fn read(line: &str) -> anyhow::Result<Known> {
    let mut words = line.split_whitespace();
    let mut word = |what: &str| words.next().ok_or_else(|| anyhow!("{what} is missing"));
    let is_quick = word("quick or long")? == "quick";
    let rules = word("the game")?.parse()?;
    let value = match word("the value")? {
        "first" => Outcome::Win(Side::First),
        "second" => Outcome::Win(Side::Second),
        "draw" => Outcome::Draw,
        other => return Err(anyhow!("'{other}' is not a value")),
    };
    let mut known = Known { rules, value, is_quick, nodes: None, published: None };
    for fact in words {
        match fact.split_once('=') {
            Some(("nodes", nodes)) => known.nodes = Some(nodes.parse()?),
            Some(("published", when)) => known.published = Some(when.replace('_', " ")),
            _ => return Err(anyhow!("'{fact}' is not a fact")),
        }
    }
    Ok(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_read() {
        let rows = known_games().unwrap();
        assert!(rows.len() > 25);
        let seven = rows.iter().find(|row| row.rules.to_string() == "7x7x5").unwrap();
        assert_eq!((seven.value, seven.nodes), (Outcome::Draw, Some(57_500_000)));
        assert!(rows.iter().any(|row| row.is_quick));
        assert!(read("quick 3x3x3").is_err() && read("quick 3x3x3 draw why").is_err());
    }
}
