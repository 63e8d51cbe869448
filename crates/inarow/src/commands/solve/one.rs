//! The value of one game or position, with a certificate and checkpoints if that is asked for.

use super::telling::Telling;
use super::{Question, book, names, peak_memory, signed};
use crate::commands::{milliseconds, print_json};
use crate::file_lock::FileLock;
use crate::interrupt::Interrupt;
use crate::whole_file::{WholeFile, cannot_write};
use anyhow::{anyhow, bail};
use gametree::Stop;
use serde_json::json;
use solver::{Memory, Problem, Score, Solution, SolveError, Solving};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{self, Path, PathBuf};
use std::time::{Duration, Instant};

pub fn run(question: &Question<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    Interrupt::install().during(|stop| solve(question, stop, out))
}

fn solve(question: &Question<'_>, stop: &Stop, out: &mut impl Write) -> anyhow::Result<()> {
    let Question { app, args, rules, moves } = question;
    let problem = Problem { rules: *rules, moves, bytes: args.hash, stop };
    let book = book::asked_for(question)?;
    let mut solving = Solving::new(&problem)?.with_threads(args.threads).with_book(book);
    if args.weak {
        solving = solving.weakly();
    }
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
    let resumed = checkpoint.as_ref().map_or(0, |checkpoint| checkpoint.before);

    let time = args.time.map(Duration::from_millis);
    let mut telling = Telling::new(&app.words, out, args.json, stop, time).with(&solving);
    telling.before = resumed;
    let mut nodes = 0;
    let (solution, saved) = search(&mut solving, checkpoint.as_mut(), &mut telling, &mut nodes);
    let certificate = match (&solution, file, &args.certificate) {
        (Ok(_), Some(file), Some(path)) => {
            telling.writes_certificate();
            write(&mut solving, file, path, &mut |nodes| telling.tell(nodes)).map(Some)
        }
        _ => Ok(None),
    };
    let time = telling.time();
    let told = telling.finish();
    // A value that was found is told, also if its proof could not be written to the end.
    let (certificate, written) = match certificate {
        Ok(bytes) => (bytes, saved),
        Err(error) => (None, Err(error)),
    };
    if args.json {
        // The order of the keys is part of the format.
        let solved = json!({
            "game": rules.to_string(),
            "moves": names(moves),
            // Null if it was stopped before that was known.
            "value": solution.as_ref().ok().map(|solution| solution.verdict),
            // With gravity; see docs/solved.md.
            "score": solution.as_ref().ok().and_then(|solution| solution.score).map(Score::get),
            "nodes": nodes + resumed,
            "time_ms": milliseconds(time),
            "certificate_bytes": certificate,
            // Of the nodes, those searched by earlier runs, from a checkpoint.
            "resumed_nodes": resumed,
            "peak_memory_bytes": peak_memory(),
        });
        let printed = told.map_err(Into::into);
        let printed = printed.and_then(|()| print_json(out, &solved));
        // Nothing was found, also if nobody reads that.
        solution?;
        return written.and(printed);
    }
    let words = &app.words;
    let positions = |number| words.counted("terminal-positions", number);
    let solution = solution?;
    writeln!(out, "{}", words.solved(solution.verdict))?;
    if let Some(score) = solution.score {
        writeln!(out, "{}", words.say("terminal-score", &[("score", signed(score).into())]))?;
    }
    writeln!(out, "{}, {}", positions(nodes + resumed), words.time(time))?;
    if resumed > 0 {
        let earlier = [("positions", positions(resumed).into())];
        writeln!(out, "{}", words.say("terminal-earlier", &earlier))?;
    }
    if let (Some(bytes), Some(path)) = (certificate, &args.certificate) {
        let bytes = words.counted("terminal-bytes", bytes);
        let file = [("path", path.display().to_string().into()), ("bytes", bytes.into())];
        writeln!(out, "{}", words.say("terminal-file", &file))?;
    }
    written
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
            let path = checkpoint.path.display();
            Err(anyhow!("stopped before it was solved; the same command continues from {path}"))
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

/// Saves the memory of a search to a file now and then, so that another run can continue it.
#[derive(Debug)]
struct Checkpoint {
    path: PathBuf,
    /// Two runs would overwrite each other's.
    _lock: FileLock,
    memory: Memory,
    every: Duration,
    last: Instant,
    /// The positions searched by the runs before this one.
    before: u64,
}

impl Checkpoint {
    /// Takes over what is in the file, if there is one. Says no if that is not from the same question,
    /// if another run has it, or if the file could not be written later.
    fn open(path: &Path, every: Duration, memory: Memory) -> anyhow::Result<Checkpoint> {
        let name = path.display();
        // Dropped at once: only to see whether it can be done.
        WholeFile::new(path)?;
        let lock = FileLock::new(path)?;
        let before = match File::open(path) {
            Ok(file) => memory
                .load(file)
                .map_err(|error| anyhow!("cannot continue from {name}: {error}"))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
            Err(error) => return Err(anyhow!("cannot read {name}: {error}")),
        };
        let (path, last) = (path.to_owned(), Instant::now());
        Ok(Checkpoint { path, _lock: lock, memory, every, last, before })
    }

    /// Saves if it is time to; this run has searched so many positions.
    fn save_if_due(&mut self, nodes: u64) -> anyhow::Result<()> {
        if self.last.elapsed() < self.every {
            return Ok(());
        }
        let saved = self.save(nodes);
        // Counted from the end, so that slow disks do not take up all the time.
        self.last = Instant::now();
        saved
    }

    /// Saves; this run has searched so many positions.
    fn save(&mut self, nodes: u64) -> anyhow::Result<()> {
        let mut file = WholeFile::new(&self.path)?;
        let saved = self.memory.save(self.before + nodes, &mut file);
        saved.map_err(|error| cannot_write(&self.path, &error))?;
        file.keep()?;
        Ok(())
    }
}
