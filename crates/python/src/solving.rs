//! Exact values with certificates, and checking these.

use crate::error::error;
use crate::game::Game;
use crate::work;
use certificate::Claim;
use gametree::{Outcome, Side, Verdict};
use mnk::Board;
use pyo3::prelude::*;
use serde_json::json;
use solver::{Problem, Score, SolveError, Solving};
use std::time::{Duration, Instant};

/// How often it is told how far a search has come.
const PAUSE: Duration = Duration::from_millis(100);

/// Solves a position: what was found as JSON, and the certificate if that is wanted.
#[pyfunction]
#[pyo3(signature = (game, *, certificate, weak, threads, bytes, ms=None, progress=None))]
#[allow(clippy::too_many_arguments)] // all by name
pub fn solve(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    certificate: bool,
    weak: bool,
    threads: usize,
    bytes: usize,
    ms: Option<u64>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<(String, Option<Vec<u8>>)> {
    let game = game.try_borrow()?.clone();
    let Some(board) = game.position.game::<Board>() else {
        let name = game.position.name();
        return Err(error(format!(
            "solve is for k in a row, such as 5x5x4; search {name} without a depth instead"
        )));
    };
    let rules = *board.rules();
    let moves = mnk::Record::leading_to(board)
        .ok_or_else(|| error("no order of moves that leads to this position was found"))?;
    if moves.begins() == Side::Second {
        return Err(error("solve is for games that X begins; swap the two sides"));
    }
    let moves = moves.moves().to_vec();
    if weak && !rules.gravity() {
        return Err(error(format!(
            "weak is for games with +gravity: how soon {rules} is won is not searched anyway"
        )));
    }
    let done = work::run(py, progress, |stop, reporter| {
        let begin = Instant::now();
        let until = match ms.and_then(|ms| begin.checked_add(Duration::from_millis(ms))) {
            Some(until) => stop.until(until),
            None => stop.clone(),
        };
        let problem = Problem { rules, moves: &moves, bytes, stop: &until };
        let mut solving = Solving::new(&problem)?.with_threads(threads.max(1));
        if weak {
            solving = solving.weakly();
        }
        let mut last = begin;
        let mut tell = |nodes: u64| {
            if last.elapsed() >= PAUSE {
                last = Instant::now();
                reporter.tell(json!({ "nodes": nodes }).to_string());
            }
        };
        let solution = solving.search(&mut tell)?;
        let mut proof = Vec::new();
        if certificate {
            solving.write(&mut proof, &mut tell)?;
        }
        Ok::<_, SolveError>((solution, proof, begin.elapsed().as_secs_f64()))
    })?;
    let (solution, proof, seconds) = match done {
        Ok(done) => done,
        Err(SolveError::Stopped) => {
            return Err(crate::error::Stopped::new_err("the time was over before it was solved"));
        }
        Err(reason) => return Err(error(reason)),
    };
    let told = json!({
        "value": solution.verdict,
        "score": solution.score.map(Score::get),
        "nodes": solution.nodes,
        "seconds": seconds,
    });
    Ok((told.to_string(), certificate.then_some(proof)))
}

/// Checks a certificate: what it proves, or why it proves nothing, as JSON.
#[pyfunction]
pub fn check(py: Python<'_>, proof: Vec<u8>) -> PyResult<String> {
    let checked = work::run(py, None, |_, _| certificate::check(&proof[..]))?;
    let told = match &checked {
        Err(fault) => json!({ "valid": false, "reason": fault.to_string() }),
        Ok(known) => {
            let certificate::Header { width, height, k, exact, gravity, .. } = known.header;
            let option = |on: bool, name| if on { name } else { "" };
            let game = format!(
                "{width}x{height}x{k}{}{}",
                option(exact, "+exact"),
                option(gravity, "+gravity")
            );
            let rules = game.parse::<mnk::Rules>().ok();
            let name = |&cell: &usize| match rules.and_then(|rules| rules.cell_at(cell)) {
                Some(cell) => cell.to_string(),
                None => cell.to_string(),
            };
            let outcome = match known.header.claim {
                Claim::First => Outcome::Win(Side::First),
                Claim::Second => Outcome::Win(Side::Second),
                Claim::Draw => Outcome::Draw,
            };
            json!({
                "valid": true,
                "game": game,
                "moves": known.header.moves.iter().map(name).collect::<Vec<_>>(),
                "value": Verdict::of(outcome),
                "positions": known.positions,
                "bytes": known.bytes,
            })
        }
    };
    Ok(told.to_string())
}
