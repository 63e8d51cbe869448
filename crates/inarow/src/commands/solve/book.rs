//! Books of openings: reading one, and making one.

use super::telling::Telling;
use super::{Question, peak_memory};
use crate::commands::{milliseconds, print_json};
use crate::file_lock::FileLock;
use crate::interrupt::Interrupt;
use crate::whole_file::{WholeFile, cannot_write};
use anyhow::anyhow;
use mnk::Rules;
use serde_json::json;
use solver::{Book, SolveError};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Reads the book of a game.
pub fn read(rules: Rules, path: &Path) -> anyhow::Result<Book> {
    let file = File::open(path);
    let file = file.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            anyhow!("there is no {0}; --book {0} --plies 4 makes it", path.display())
        }
        _ => anyhow!("cannot read {}: {error}", path.display()),
    })?;
    Book::read(rules, file).map_err(|error| anyhow!("cannot use {}: {error}", path.display()))
}

/// The book that was asked for, to look into.
pub fn asked_for(question: &Question<'_>) -> anyhow::Result<Option<Arc<Book>>> {
    let path = question.args.book.as_deref();
    Ok(path.map(|path| read(question.rules, path)).transpose()?.map(Arc::new))
}

/// Makes a book of so many plies, or goes on with the one that is there.
pub fn make(
    question: &Question<'_>,
    path: &Path,
    plies: usize,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    Interrupt::install().during(|stop| {
        let Question { app, args, rules, .. } = question;
        let words = &app.words;
        let book = Book::new(*rules, plies)?;
        // Found out before the search and not after it.
        WholeFile::new(path)?;
        let _lock = FileLock::new(path)?;
        if path.exists() {
            book.take_over(&read(*rules, path)?);
        }
        let every = Duration::from_secs(args.every);
        let time = args.time.map(Duration::from_millis);
        let mut telling = Telling::new(words, out, args.json, stop, time);
        let mut saved = Instant::now();
        let mut nodes = 0;
        let filled = book.fill(args.hash, args.threads, stop, &mut |filled| {
            nodes = filled.nodes;
            telling.filled = Some(filled);
            telling.tell(nodes);
            if saved.elapsed() >= every {
                if let Err(error) = save(&book, path) {
                    telling.warn(&format!("{error:#}; the search goes on, and saves again later"));
                }
                saved = Instant::now();
            }
        });
        let bytes = save(&book, path);
        let time = telling.time();
        telling.finish()?;
        let bytes = bytes?;
        match filled {
            Err(SolveError::Stopped) => {
                let path = path.display();
                return Err(anyhow!(
                    "stopped before it was complete; the same command continues with {path}"
                ));
            }
            filled => filled?,
        }
        if args.json {
            // The order of the keys is part of the format.
            return print_json(
                out,
                &json!({
                    "game": rules.to_string(),
                    "plies": book.plies(),
                    "positions": book.positions(),
                    "nodes": nodes,
                    "time_ms": milliseconds(time),
                    "book_bytes": bytes,
                    "peak_memory_bytes": peak_memory(),
                }),
            );
        }
        let positions = |number| words.counted("terminal-positions", number);
        writeln!(out, "{}, {}", positions(nodes), words.time(time))?;
        let content =
            format!("{}, {}", positions(book.positions()), words.counted("terminal-bytes", bytes));
        let file = [("path", path.display().to_string().into()), ("bytes", content.into())];
        writeln!(out, "{}", words.say("terminal-file", &file))?;
        Ok(())
    })
}

/// Writes the book; its length.
fn save(book: &Book, path: &Path) -> anyhow::Result<u64> {
    let mut file = WholeFile::new(path)?;
    book.write(&mut file).map_err(|error| cannot_write(path, &error))?;
    file.keep()
}
