//! What goes wrong ends in one line on stderr and an exit code.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::io::{self, Write};

/// What was asked for was done.
pub const DONE: u8 = 0;
/// There is no answer: the input was wrong, or something cannot be read or written. The same code
/// that clap uses.
const FAILED: u8 = 2;
/// The input was fine, and the answer is no.
const REFUTED: u8 = 1;

/// What was asked about does not hold; with a line to say why, unless that has been said.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.as_deref().unwrap_or("not valid"))]
pub struct Refuted(pub Option<String>);

/// Command line arguments that cannot be used; also the way clap asks for `--help` to be printed.
pub fn of_arguments(error: &clap::Error) -> u8 {
    if error.kind() == ErrorKind::ValueValidation
        && let Some(reason) = error.source()
    {
        let name = match error.get(ContextKind::InvalidArg) {
            // `--depth <N>`, `<DEPTH>`.
            Some(ContextValue::String(name)) => name.split_whitespace().next().unwrap_or(name),
            _ => "",
        };
        say(&format!("{}: {reason}", name.trim_matches(['<', '>', '[', ']'])));
        return FAILED;
    }
    // Nothing can be done if even this cannot be printed.
    let _ = error.print();
    u8::try_from(error.exit_code()).unwrap_or(FAILED)
}

/// A command that could not be carried out.
pub fn of_command(error: &anyhow::Error) -> u8 {
    if let Some(Refuted(reason)) = error.downcast_ref() {
        reason.iter().for_each(|reason| say(reason));
        return REFUTED;
    }
    // Commands turn what they cannot read into messages, so an I/O error is about the output.
    let message = match error.downcast_ref::<io::Error>() {
        // Whoever reads our output has seen enough: `inarow bench | head -1`.
        Some(failed) if failed.kind() == io::ErrorKind::BrokenPipe => return DONE,
        Some(failed) => format!("cannot write the output: {failed}"),
        None => format!("{error:#}"),
    };
    say(&message);
    FAILED
}

/// One line, whatever characters the message quotes from the input.
fn say(message: &str) {
    let line: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    // `eprintln!` would panic if stderr is closed.
    let _ = writeln!(io::stderr(), "error: {line}");
}
