//! One game of the table: solved, its proof written and checked.

use super::rows::Known;
use crate::commands::solve::telling::Telling;
use anyhow::{anyhow, bail};
use gametree::Stop;
use serde::Serialize;
use solver::{Problem, SolveError, Solving};
use std::io::{BufWriter, Seek, Write};
use std::time::{Duration, Instant};

/// What came out, as JSON too. The order of the keys is part of the format.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    pub rules: String,
    /// None if it was not finished in time.
    pub value: Option<&'static str>,
    pub nodes: u64,
    pub time_ms: f64,
    pub certificate_bytes: Option<u64>,
    pub check_ms: Option<f64>,
    /// What others found: the value, the positions they needed, and when it was published.
    pub known_value: String,
    pub known_nodes: Option<u64>,
    pub published: Option<String>,
}

/// Solves a game. A value other than the known one, or a proof that is refused, is an error; a game
/// that takes too long is a row without a value.
pub fn solve<W: Write>(
    known: &Known,
    bytes: usize,
    time: Duration,
    stop: &Stop,
    out: &mut W,
) -> anyhow::Result<Row> {
    let rules = known.rules;
    let mut row = Row {
        rules: rules.to_string(),
        value: None,
        nodes: 0,
        time_ms: 0.0,
        certificate_bytes: None,
        check_ms: None,
        known_value: known.value.clone(),
        known_nodes: known.nodes,
        published: known.published.clone(),
    };
    // Its own switch: time that is up for one game is not for the others.
    let game = Stop::new();
    let mut solving = Solving::new(&Problem { rules, moves: &[], bytes, stop: &game })?;
    let mut telling = Telling::new(out, false, &game, Some(time)).about(rules.to_string());
    let mut reached = 0;
    let mut told = |telling: &mut Telling<'_, W>, nodes: u64| {
        telling.tell(nodes);
        reached = nodes;
        if stop.is_stopped() {
            game.stop();
        }
    };
    let solution = solving.search(&mut |nodes| told(&mut telling, nodes));
    row.time_ms = crate::say::milliseconds(telling.time());
    let solution = match solution {
        Ok(solution) => solution,
        Err(SolveError::Stopped) if !stop.is_stopped() => {
            row.nodes = reached;
            telling.finish()?;
            return Ok(row);
        }
        Err(error) => return Err(error.into()),
    };
    (row.value, row.nodes) = (Some(solution.value.name()), solution.nodes);
    if solution.value.name() != known.value {
        bail!("{rules} is '{}' here, but '{}' elsewhere", solution.value, known.value);
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
    let verdict = certificate::check(file)
        .map_err(|fault| anyhow!("the proof of {rules} is none: {fault}"))?;
    row.check_ms = Some(crate::say::milliseconds(start.elapsed()));
    row.certificate_bytes = Some(verdict.bytes);
    Ok(row)
}
