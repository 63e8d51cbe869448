//! Our own protocol: a question in a few lines, an answer in one.

use crate::Failure;
use crate::process::{Patience, Process};
use games::{Position, SearchSpec, quote};
use gametree::{Algorithm, Bound, Limits, Report, Stats, Value, Verdict};
use mnk::{Board, Record};

/// Asks for a move.
pub(crate) fn ask(
    process: &mut Process,
    patience: &mut Patience<'_>,
    position: &Position,
    spec: &SearchSpec,
    limits: &Limits,
) -> Result<Report<String>, Failure> {
    describe(process, position)?;
    // A program that knows several is told which; by its own name it knows best itself.
    if spec.algorithm.parse::<Algorithm>().is_ok() {
        process.send(&format!("algorithm {}", spec.algorithm));
    }
    name_evaluator(process, position, spec.evaluator.as_deref());
    let numbers = [
        ("depth", limits.depth.map(u64::from)),
        ("nodes", limits.nodes),
        ("time", limits.time_left().map(|time| time.as_millis().max(1) as u64)),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            process.send(&format!("{name} {number}"));
        }
    }
    process.send("go");
    told(process, patience, "best", "write best MOVE", |rest| answer(rest, position))
}

/// Asks for what its evaluator says of a position, from the point of view of the side to move.
pub(crate) fn evaluate(
    process: &mut Process,
    patience: &mut Patience<'_>,
    position: &Position,
    evaluator: Option<&str>,
) -> Result<Value, Failure> {
    describe(process, position)?;
    name_evaluator(process, position, evaluator);
    process.send("evaluate");
    told(process, patience, "value", "write value NUMBER", |rest| {
        let verdict = verdict(rest.trim())?;
        Ok(verdict.value.for_first(position.side()))
    })
}

/// The lines that say what position it is.
fn describe(process: &Process, position: &Position) -> Result<(), Failure> {
    process.send(&format!("game {}", position.name()));
    process.send(&format!("moves {}", moves(position)?.join(" ")));
    process.send(&format!("side {}", position.side().symbol().to_ascii_lowercase()));
    if let Some(board) = position.game::<Board>() {
        process.send(&format!("position {board}"));
    }
    process.send(&format!("legal {}", position.moves().join(" ")));
    Ok(())
}

/// Says which evaluator is asked for, or is usual.
fn name_evaluator(process: &Process, position: &Position, name: Option<&str>) {
    if let Some(evaluator) = name.or(position.evaluators().first().copied()) {
        process.send(&format!("evaluator {evaluator}"));
    }
}

/// Waits for the line that begins with `expected`, and reads the rest of it.
fn told<T>(
    process: &mut Process,
    patience: &mut Patience<'_>,
    expected: &str,
    remedy: &str,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, Failure> {
    loop {
        let line = process.line(patience)?;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        match word {
            _ if word == expected => {
                return read(rest).map_err(|why| Failure::Answer { line: quote(&line), why });
            }
            "error" => return Err(Failure::Refused(quote(rest.trim()))),
            // What it tells while it thinks.
            "" | "info" | "visit" => {}
            _ => {
                let why = format!("{remedy}, or begin the line with info");
                return Err(Failure::Answer { line: quote(&line), why });
            }
        }
    }
}

fn verdict(text: &str) -> Result<Verdict, String> {
    text.parse().map_err(|_| format!("{} is not a value; write a number, X3, O4 or =", quote(text)))
}

/// The moves that led to the position; for a board that was set up some that lead to it.
fn moves(position: &Position) -> Result<Vec<String>, Failure> {
    let set_up = position.game::<Board>().filter(|board| board.played().len() < board.filled());
    let Some(board) = set_up else {
        return Ok(position.played().into_iter().map(|played| played.name).collect());
    };
    let record = Record::leading_to(board).ok_or_else(|| {
        Failure::Game("no order of moves that leads to this position was found".to_owned())
    })?;
    Ok(record.moves().iter().map(ToString::to_string).collect())
}

/// Reads what stands behind `best`.
fn answer(rest: &str, position: &Position) -> Result<Report<String>, String> {
    let mut words = rest.split_whitespace();
    let mv = words.next().ok_or("the move is missing; write best MOVE")?;
    // The game knows other ways to write a move, such as in capitals.
    let mut after = position.clone();
    let mv = after.play(mv).map_err(|error| error.to_string())?;
    let side = position.side();
    let mut report = Report::unknown(side);
    let mut stats = Stats::default();
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("nothing stands behind {}", quote(word)))?;
        let number = || {
            let wrong = || format!("{} {} is not a number", quote(word), quote(value));
            value.parse::<u64>().map_err(|_| wrong())
        };
        match word {
            "value" => {
                let verdict = verdict(value)?;
                report.value = verdict.value.for_first(side);
                report.bound = verdict.bound.for_first(side);
            }
            "nodes" => stats.nodes = number()?,
            "depth" => report.depth = number()?.try_into().unwrap_or(u32::MAX),
            "leaves" => stats.leaves = number()?,
            "evaluations" => stats.evaluations = number()?,
            "cutoffs" => stats.cutoffs = number()?,
            _ => {
                return Err(format!(
                    "{} is unknown; behind the move there may be value, nodes, depth, leaves, \
                     evaluations and cutoffs, each with a value",
                    quote(word)
                ));
            }
        }
    }
    if report.bound == Bound::Exact {
        report.tied = vec![mv.clone()];
    }
    stats.deepest = report.depth;
    Ok(Report { pv: vec![mv.clone()], best: Some(mv), stats, ..report })
}
