//! What each move of a position is worth.

use super::telling::Telling;
use super::{Question, names, peak_memory};
use crate::commands::{milliseconds, print_json};
use crate::interrupt::Interrupt;
use gametree::Verdict;
use serde_json::{Value, json};
use solver::{Opening, Openings, Problem};
use std::cell::RefCell;
use std::io::Write;
use std::time::Duration;
use words::Words;

pub fn run(question: &Question<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let Question { app, args, rules, moves } = question;
    let words = &app.words;
    let (result, told, time) = Interrupt::install().during(|stop| {
        let problem = Problem { rules: *rules, moves, bytes: args.hash, stop };
        let time = args.time.map(Duration::from_millis);
        // Two of the solver's callbacks tell by it.
        let telling = RefCell::new(Telling::new(words, out, args.json, stop, time));
        let mut found = |opening: &Opening| {
            let mut telling = telling.borrow_mut();
            match args.json {
                true => telling.say(as_json(opening)),
                false => telling.say(as_text(words, opening)),
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
        // The order of the keys is part of the format.
        let solved = json!({
            "game": rules.to_string(),
            "moves": names(moves),
            "value": Verdict::of(value),
            "nodes": nodes,
            "time_ms": milliseconds(time),
            "openings": openings.iter().map(as_json).collect::<Vec<_>>(),
            "peak_memory_bytes": peak_memory(),
        });
        return print_json(out, &solved);
    }
    writeln!(out, "{}", words.solved(value))?;
    writeln!(out, "{}, {}", words.counted("terminal-positions", nodes), words.time(time))?;
    Ok(())
}

fn as_text(words: &Words, opening: &Opening) -> String {
    let names = names(&opening.cells);
    let same = match &names[1..] {
        [] => String::new(),
        same => format!("  {}", words.say("terminal-same", &[("moves", same.join(" ").into())])),
    };
    let positions = words.counted("terminal-positions", opening.nodes);
    format!("{:<4} {:<2} {positions:>22}{same}", names[0], Verdict::of(opening.value))
}

/// A move as JSON: one line each as soon as it is known, and all in the last line.
fn as_json(opening: &Opening) -> Value {
    // It and all that are the same but for symmetry.
    let same = names(&opening.cells);
    let value = Verdict::of(opening.value);
    json!({ "move": same.first(), "same": same, "value": value, "nodes": opening.nodes })
}
