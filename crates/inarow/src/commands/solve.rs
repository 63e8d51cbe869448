//! `inarow solve`: the exact value of a game or a position.

use crate::cli::SolveArgs;
use crate::interrupt::Interrupt;
use crate::{progress, say};
use anyhow::{Context, anyhow};
use mnk::{Board, Cell};
use serde::Serialize;
use solver::{Problem, Solution, SolveError, solve};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::Instant;
use tempfile::NamedTempFile;

/// The solution as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Solved {
    rules: String,
    moves: Vec<String>,
    value: &'static str,
    nodes: u64,
    time_ms: f64,
    certificate_bytes: Option<u64>,
}

pub fn run(args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let moves = moves(args)?;
    // Found out before the search and not after it.
    let mut file = args.certificate.as_deref().map(file_beside).transpose()?;
    let start = Instant::now();
    let bar = progress::waiting();
    let solution = Interrupt::install().during(|stop| {
        let problem = Problem { rules: args.rules, moves: &moves, bytes: args.hash, stop };
        let mut writer = file.as_mut().map(BufWriter::new);
        let certificate = writer.as_mut().map(|writer| writer as &mut dyn Write);
        solve(&problem, certificate, &mut |nodes| {
            bar.set_message(format!("{} positions", say::count(nodes)));
        })
    });
    bar.finish_and_clear();
    let solution = solution.map_err(|error| explain(error, args))?;
    let time = start.elapsed();
    let bytes = match (file, &args.certificate) {
        (Some(file), Some(path)) => Some(keep(file, path)?),
        _ => None,
    };
    let Solution { value, nodes } = solution;
    if args.json {
        let solved = Solved {
            rules: args.rules.to_string(),
            moves: moves.iter().map(ToString::to_string).collect(),
            value: value.name(),
            nodes,
            time_ms: time.as_secs_f64() * 1000.0,
            certificate_bytes: bytes,
        };
        return super::print_json(out, &solved);
    }
    writeln!(out, "{}", say::solved(value.name()))?;
    writeln!(out, "{} positions, {}", say::count(nodes), say::time(time))?;
    if let (Some(bytes), Some(path)) = (bytes, &args.certificate) {
        writeln!(out, "{}: {} bytes", path.display(), say::count(bytes))?;
    }
    Ok(())
}

fn moves(args: &SolveArgs) -> anyhow::Result<Vec<Cell>> {
    let mut board = Board::new(args.rules);
    let names = args.moves.as_deref().unwrap_or_default();
    let names = names.split([' ', ',', '\t', '\n', '\r']).filter(|name| !name.is_empty());
    let play = |(i, name)| {
        board.try_play_named(name).with_context(|| format!("move {} of --moves", i + 1))
    };
    names.enumerate().map(play).collect()
}

fn explain(error: SolveError, args: &SolveArgs) -> anyhow::Error {
    match (error, &args.certificate) {
        (SolveError::Write(error), Some(path)) => cannot_write(path, &error),
        (error, _) => anyhow!("{error}"),
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> anyhow::Error {
    anyhow!("cannot write {}: {error}", path.display())
}

/// A file that becomes the one at `path` when it is whole.
fn file_beside(path: &Path) -> anyhow::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")));
    if path.is_dir() {
        return Err(anyhow!("cannot write {}: it is a folder", path.display()));
    }
    file.map_err(|error| cannot_write(path, &error))
}

/// Puts the file in its place; its length.
fn keep(file: NamedTempFile, path: &Path) -> anyhow::Result<u64> {
    let file = file.persist(path).map_err(|error| cannot_write(path, &error.error))?;
    let length = file.metadata().map(|data| data.len());
    length.map_err(|error| cannot_write(path, &error))
}
