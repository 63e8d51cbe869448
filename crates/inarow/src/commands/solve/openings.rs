//! What each move of a position is worth.

use super::telling::Telling;
use super::{SolveArgs, names, peak};
use crate::interrupt::Interrupt;
use crate::say;
use mnk::{Cell, Rules};
use serde::Serialize;
use solver::{Opening, Openings, Problem};
use std::cell::RefCell;
use std::io::Write;
use std::time::Duration;

/// A move as JSON; one line each as soon as it is known, and all in the last line.
#[derive(Serialize)]
struct Move {
    #[serde(rename = "move")]
    name: String,
    /// It and all that are the same but for symmetry.
    same: Vec<String>,
    value: &'static str,
    nodes: u64,
}

/// The last line.
#[derive(Serialize)]
struct Solved {
    rules: String,
    moves: Vec<String>,
    value: &'static str,
    nodes: u64,
    time_ms: f64,
    openings: Vec<Move>,
    peak_memory_bytes: Option<u64>,
}

pub fn run(
    args: &SolveArgs,
    rules: Rules,
    moves: &[Cell],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (result, told, time) = Interrupt::install().during(|stop| {
        let problem = Problem { rules, moves, bytes: args.hash, stop };
        let time = args.time.map(Duration::from_millis);
        // Two of the solver's callbacks tell by it.
        let telling = RefCell::new(Telling::new(out, args.json, stop, time));
        let mut found = |opening: &Opening| {
            let mut telling = telling.borrow_mut();
            match args.json {
                true => telling.print(&as_json(opening)),
                false => telling.say(&as_text(opening)),
            }
        };
        let result =
            solver::openings(&problem, &mut found, &mut |nodes| telling.borrow_mut().tell(nodes));
        let telling = telling.into_inner();
        let time = telling.time();
        (result, telling.finish(), time)
    });
    // Not all was found, also if nobody reads that.
    let Openings { value, moves: openings, nodes } = result?;
    told?;
    if args.json {
        let solved = Solved {
            rules: rules.to_string(),
            moves: names(moves),
            value: value.name(),
            nodes,
            time_ms: say::milliseconds(time),
            openings: openings.iter().map(as_json).collect(),
            peak_memory_bytes: peak::bytes(),
        };
        return crate::commands::print_json(out, &solved);
    }
    writeln!(out, "{}", say::solved(value.name()))?;
    writeln!(out, "{} positions, {}", say::count(nodes), say::time(time))?;
    Ok(())
}

fn as_text(opening: &Opening) -> String {
    let names = names(&opening.cells);
    let same = match &names[1..] {
        [] => String::new(),
        same => format!("  the same: {}", same.join(" ")),
    };
    let nodes = say::count(opening.nodes);
    format!("{:<4} {:<6} {nodes:>12} positions{same}", names[0], opening.value.name())
}

fn as_json(opening: &Opening) -> Move {
    let same = names(&opening.cells);
    Move {
        name: same.first().cloned().unwrap_or_default(),
        same,
        value: opening.value.name(),
        nodes: opening.nodes,
    }
}
