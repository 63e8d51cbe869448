//! The value of one game or position, with a certificate and checkpoints if that is asked for.

use super::checkpoint::Checkpoint;
use super::telling::Telling;
use super::whole_file::{WholeFile, cannot_write};
use super::{SolveArgs, names, peak};
use crate::interrupt::Interrupt;
use crate::say;
use anyhow::{anyhow, bail};
use gametree::Stop;
use mnk::{Cell, Rules};
use serde::Serialize;
use solver::{Problem, Solution, SolveError, Solving};
use std::io::{self, BufWriter, Write};
use std::path::{self, Path};
use std::time::Duration;

/// The solution as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Solved {
    rules: String,
    moves: Vec<String>,
    /// Null if it was stopped before that was known.
    value: Option<&'static str>,
    nodes: u64,
    time_ms: f64,
    certificate_bytes: Option<u64>,
    /// Of the nodes, those searched by earlier runs, from a checkpoint.
    resumed_nodes: u64,
    peak_memory_bytes: Option<u64>,
}

/// What came out.
struct Answer {
    solution: anyhow::Result<Solution>,
    /// The positions searched, also if there is no solution.
    nodes: u64,
    resumed: u64,
    certificate: anyhow::Result<Option<u64>>,
    /// Whether the checkpoint is saved, and what there was to tell on the way told.
    saved: anyhow::Result<()>,
    told: io::Result<()>,
    time: Duration,
}

pub fn run(
    args: &SolveArgs,
    rules: Rules,
    moves: &[Cell],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let answer = Interrupt::install().during(|stop| answer(args, rules, moves, stop, out))?;
    let Answer { solution, nodes, resumed, certificate, saved, told, time } = answer;
    // A value that was found is told, also if its proof could not be written to the end.
    let (certificate, written) = match certificate {
        Ok(bytes) => (bytes, saved),
        Err(error) => (None, Err(error)),
    };
    if args.json {
        let solved = Solved {
            rules: rules.to_string(),
            moves: names(moves),
            value: solution.as_ref().ok().map(|solution| solution.value.name()),
            nodes: nodes + resumed,
            time_ms: say::milliseconds(time),
            certificate_bytes: certificate,
            resumed_nodes: resumed,
            peak_memory_bytes: peak::bytes(),
        };
        let printed = told.map_err(Into::into);
        let printed = printed.and_then(|()| crate::commands::print_json(out, &solved));
        // Nothing was found, also if nobody reads that.
        solution?;
        return written.and(printed);
    }
    writeln!(out, "{}", say::solved(solution?.value.name()))?;
    writeln!(out, "{} positions, {}", say::count(nodes + resumed), say::time(time))?;
    if resumed > 0 {
        writeln!(out, "{} of them by earlier runs", say::count(resumed))?;
    }
    if let (Some(bytes), Some(path)) = (certificate, &args.certificate) {
        writeln!(out, "{}: {} bytes", path.display(), say::count(bytes))?;
    }
    written
}

fn answer(
    args: &SolveArgs,
    rules: Rules,
    moves: &[Cell],
    stop: &Stop,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let problem = Problem { rules, moves, bytes: args.hash, stop };
    let mut solving = Solving::new(&problem)?.with_threads(args.threads);
    if let (Some(certificate), Some(checkpoint)) = (&args.certificate, &args.checkpoint)
        && path::absolute(certificate).ok() == path::absolute(checkpoint).ok()
    {
        bail!("--certificate and --checkpoint need a file each");
    }
    // Found out before the search and not after it.
    let file = args.certificate.as_deref().map(WholeFile::new).transpose()?;
    let every = Duration::from_secs(args.every);
    let open = |path| Checkpoint::open(path, every, solving.memory());
    let mut checkpoint = args.checkpoint.as_deref().map(open).transpose()?;
    let resumed = checkpoint.as_ref().map_or(0, Checkpoint::before);

    let time = args.time.map(Duration::from_millis);
    let mut telling = Telling::new(out, args.json, stop, time).with(&solving).after(resumed);
    let mut nodes = 0;
    let (solution, saved) = search(&mut solving, checkpoint.as_mut(), &mut telling, &mut nodes);
    let written = match (&solution, file, &args.certificate) {
        (Ok(_), Some(file), Some(path)) => {
            telling.now("certificate");
            write(&mut solving, file, path, &mut |nodes| telling.tell(nodes)).map(Some)
        }
        _ => Ok(None),
    };
    let time = telling.time();
    let told = telling.finish();
    Ok(Answer { solution, nodes, resumed, certificate: written, saved, told, time })
}

/// Searches, and saves on the way and at the end, whichever it is; what was found, and whether it is
/// saved. `reached` is how many positions that took.
fn search<W: Write>(
    solving: &mut Solving<'_>,
    mut checkpoint: Option<&mut Checkpoint>,
    telling: &mut Telling<'_, W>,
    reached: &mut u64,
) -> (anyhow::Result<Solution>, anyhow::Result<()>) {
    let solution = solving.search(&mut |nodes| {
        *reached = nodes;
        telling.tell(nodes);
        if let Some(checkpoint) = &mut checkpoint
            && let Err(error) = checkpoint.save_if_due(nodes)
        {
            telling.warn(&format!("{error:#}; the search goes on, and saves again later"));
        }
    });
    if let Ok(solution) = &solution {
        *reached = solution.nodes;
    }
    let Some(checkpoint) = checkpoint else { return (solution.map_err(Into::into), Ok(())) };
    let saved = checkpoint.save(*reached);
    let solution = match (solution, &saved) {
        (Err(SolveError::Stopped), Ok(())) => {
            let path = checkpoint.path().display();
            Err(anyhow!("stopped before it was solved; the same command goes on from {path}"))
        }
        (Err(SolveError::Stopped), Err(error)) => {
            Err(anyhow!("stopped before it was solved, and not saved: {error:#}"))
        }
        (solution, _) => solution.map_err(Into::into),
    };
    (solution, saved)
}

/// Writes the certificate; its length.
fn write(
    solving: &mut Solving<'_>,
    file: WholeFile,
    path: &Path,
    told: &mut dyn FnMut(u64),
) -> anyhow::Result<u64> {
    let mut writer = BufWriter::new(file);
    match solving.write(&mut writer, told) {
        Err(SolveError::Write(error)) => return Err(cannot_write(path, &error)),
        Err(SolveError::Stopped) => {
            return Err(anyhow!("stopped before {} was written", path.display()));
        }
        written => written?,
    }
    let file = writer.into_inner().map_err(|error| cannot_write(path, error.error()))?;
    file.keep()
}
