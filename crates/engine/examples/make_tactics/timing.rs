//! How long the engine takes for the positions of the file, with a second each and one thread.

use crate::prover::text::read;
use engine::{Engine, Limits};
use std::time::{Duration, Instant};

/// Prints a line for every position and a summary. Solved means: after a second at most the move is
/// an answer, and it did not change its mind later.
pub fn run(file: Option<&str>) {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/tactics.txt");
    let text = std::fs::read_to_string(file.unwrap_or(usual)).expect("the file of positions");
    let tactics = read(&text).expect("positions");
    let (mut solved, mut total, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for (number, tactic) in tactics.iter().enumerate() {
        let mut engine = Engine::new(64 << 20);
        let second = Duration::from_secs(1);
        let limits = Limits { time: Some(second), soft_time: Some(second), ..Limits::default() };
        let start = Instant::now();
        // Since when it has been sure of an answer.
        let mut since = None;
        let thought = engine.think(&tactic.board(), &limits, |thought| {
            match tactic.answers.contains(&thought.lines[0].pv[0]) {
                true => since = since.or(Some(start.elapsed())),
                false => since = None,
            }
        });
        let line = &thought.as_ref().expect("a game that goes on").lines[0];
        let took = since.map_or("missed".to_owned(), |time| format!("{:.3} s", time.as_secs_f64()));
        let (rules, kind, claim) = (tactic.rules, &tactic.kind, tactic.claim);
        let said = format!("{} {}", line.pv[0], line.value);
        println!("{:>3} {rules} {kind}, {claim}: {took}, {said}", number + 1);
        if let Some(time) = since {
            (solved, total, longest) = (solved + 1, total + time, longest.max(time));
        }
    }
    println!(
        "{solved} of {} solved within a second each, {:.2} s together, the slowest {:.2} s",
        tactics.len(),
        total.as_secs_f64(),
        longest.as_secs_f64()
    );
}
