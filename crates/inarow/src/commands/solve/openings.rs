//! What each move of a position is worth.

use super::telling::Telling;
use super::{Question, book, names, peak_memory, signed};
use crate::commands::{milliseconds, print_json};
use crate::interrupt::Interrupt;
use serde_json::{Value, json};
use solver::{Opening, Openings, Problem, Score, Solution};
use std::cell::RefCell;
use std::io::Write;
use std::time::Duration;
use words::Words;

pub fn run(question: &Question<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let Question { app, args, rules, moves } = question;
    let words = &app.words;
    let book = book::asked_for(question)?;
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
        let result = solver::openings(&problem, args.threads, book, &mut found, &mut |nodes| {
            telling.borrow_mut().tell(nodes)
        });
        let telling = telling.into_inner();
        let time = telling.time();
        (result, telling.finish(), time)
    });
    // Not all was found, also if nobody reads that.
    let Openings { solution, moves: openings } = result?;
    told?;
    if args.json {
        // The order of the keys is part of the format.
        let solved = json!({
            "game": rules.to_string(),
            "moves": names(moves),
            "value": solution.verdict,
            "score": solution.score.map(Score::get),
            "nodes": solution.nodes,
            "time_ms": milliseconds(time),
            "openings": openings.iter().map(as_json).collect::<Vec<_>>(),
            "peak_memory_bytes": peak_memory(),
        });
        return print_json(out, &solved);
    }
    writeln!(out, "{}", words.solved(solution.verdict))?;
    let positions = words.counted("terminal-positions", solution.nodes);
    writeln!(out, "{positions}, {}", words.time(time))?;
    Ok(())
}

fn as_text(words: &Words, opening: &Opening) -> String {
    let names = names(&opening.cells);
    let same = match &names[1..] {
        [] => String::new(),
        same => format!("  {}", words.say("terminal-same", &[("moves", same.join(" ").into())])),
    };
    let Solution { verdict, score, nodes, .. } = opening.solution;
    let positions = words.counted("terminal-positions", nodes);
    let score = score.map_or_else(String::new, |score| format!("{:>4}", signed(score)));
    format!("{:<4} {verdict:<3}{score} {positions:>22}{same}", names[0])
}

/// A move as JSON: one line each as soon as it is known, and all in the last line.
fn as_json(opening: &Opening) -> Value {
    // It and all that are the same but for symmetry.
    let same = names(&opening.cells);
    let Solution { verdict, score, nodes, .. } = opening.solution;
    let score = score.map(Score::get);
    json!({ "move": same.first(), "same": same, "value": verdict, "score": score, "nodes": nodes })
}
