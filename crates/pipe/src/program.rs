//! A program as a player: how it is called, which protocol it speaks, and asking it for a move.

use crate::conversation::Conversation;
use crate::process::{Patience, Process};
use crate::{Failure, Quota, gomocup, lines};
use games::{OwnSearch, Position, SearchSpec};
use gametree::{Ended, Limits, Report, Value};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a program may think about a move where nobody says.
pub const USUAL_TIME: Duration = Duration::from_secs(60);
/// How much later than its time an answer may come: what starting an interpreter takes.
const GRACE: Duration = Duration::from_secs(1);

/// In which words a program is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Our own, for every game: see [`lines`](crate#the-line-protocol).
    Lines,
    /// That of Gomocup, for k in a row.
    Gomocup,
}

impl Protocol {
    /// All of them.
    pub const ALL: [Protocol; 2] = [Protocol::Lines, Protocol::Gomocup];

    /// What stands in front of the command, without the colon.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Protocol::Lines => "pipe",
            Protocol::Gomocup => "gomocup",
        }
    }

    /// The protocol that stands in front of a command, and the command.
    #[must_use]
    pub fn prefixed(text: &str) -> Option<(Protocol, &str)> {
        Protocol::ALL.into_iter().find_map(|protocol| {
            Some((protocol, text.strip_prefix(protocol.prefix())?.strip_prefix(':')?))
        })
    }
}

/// A program that can be asked for moves. Its processes are started when they are needed, one for
/// every thread that asks, and used again.
#[derive(Debug)]
pub struct Program {
    words: Vec<String>,
    protocol: Protocol,
    quota: Quota,
    idle: Mutex<Vec<Process>>,
}

/// Why a text names no program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// Nothing to start.
    #[error("the command is missing; write pipe:COMMAND, such as pipe:'python3 my_search.py'")]
    Missing,
    /// A quotation mark that is never closed.
    #[error("{0}: a quotation mark is opened and never closed")]
    Quotes(String),
}

impl Program {
    /// The program of this text: `pipe:COMMAND`, `gomocup:COMMAND`, or a command alone, which speaks
    /// our own protocol unless its name begins with `pbrain-`. The command is split into words as a
    /// shell does it, and is not run by one.
    ///
    /// # Errors
    /// If there is no command.
    pub fn new(text: &str, quota: Quota) -> Result<Program, CommandError> {
        let (protocol, command) = match Protocol::prefixed(text) {
            Some((protocol, command)) => (Some(protocol), command),
            None => (None, text),
        };
        let words = shlex::split(command);
        let words = words.ok_or_else(|| CommandError::Quotes(games::quote(command)))?;
        let name = words.first().filter(|name| !name.is_empty()).ok_or(CommandError::Missing)?;
        let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
        let usual = match file.to_ascii_lowercase().starts_with("pbrain-") {
            true => Protocol::Gomocup,
            false => Protocol::Lines,
        };
        let protocol = protocol.unwrap_or(usual);
        Ok(Program { words, protocol, quota, idle: Mutex::default() })
    }

    /// Whether there is a command in this text.
    ///
    /// # Errors
    /// As [`new`](Program::new).
    pub fn check(text: &str) -> Result<(), CommandError> {
        Program::new(text, Quota::default()).map(drop)
    }

    /// The program as a search by this name, for a [`Catalogue`](games::Catalogue).
    #[must_use]
    pub fn into_search(self, name: &str) -> OwnSearch {
        let program = Arc::new(self);
        OwnSearch::told(name, move |position, spec, limits| {
            program.search(position, spec, limits).map_err(|failure| failure.to_string())
        })
    }

    /// Asks for a move. What it says of the value is told as it says it, and is not proven.
    ///
    /// # Errors
    /// If it gives no legal move: whatever the reason, its process is ended then, and the next
    /// question is put to a new one.
    pub fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
    ) -> Result<Report<String>, Failure> {
        let unknown = Report::unknown(position.side());
        if position.outcome().is_some() || limits.depth == Some(0) {
            return Ok(unknown);
        }
        let begin = Instant::now();
        let time = limits.time_left();
        let answer = self.ask(limits, |process, patience| match self.protocol {
            Protocol::Lines => lines::ask(process, patience, position, spec, limits),
            Protocol::Gomocup => gomocup::ask(process, patience, position, limits),
        });
        match answer {
            Ok(report) => {
                let is_late = time.is_some_and(|time| begin.elapsed() > time);
                let ended = if is_late { Ended::Time } else { report.ended };
                Ok(Report { ended, ..report })
            }
            // Whoever stopped it does not want to hear that there is no move.
            Err(Failure::Stopped) => {
                let best = position.moves().into_iter().next();
                Ok(Report { best, ended: Ended::Stopped, ..unknown })
            }
            Err(failure) => Err(failure),
        }
    }

    /// Asks for what its evaluator says of a position, also of one in which the game is over: from the
    /// point of view of the side to move, as in a [`Report`].
    ///
    /// # Errors
    /// If it does not say, as [`search`](Program::search); or if its protocol has no words for that.
    pub fn evaluate(
        &self,
        position: &Position,
        evaluator: Option<&str>,
        limits: &Limits,
    ) -> Result<Value, Failure> {
        match self.protocol {
            Protocol::Lines => self.ask(limits, |process, patience| {
                lines::evaluate(process, patience, position, evaluator)
            }),
            Protocol::Gomocup => {
                let why = "the Gomocup protocol has no words for an evaluator; use pipe:COMMAND";
                Err(Failure::Game(why.to_owned()))
            }
        }
    }

    /// Sends one line of whatever protocol, and returns the line that comes back.
    ///
    /// # Errors
    /// As [`search`](Program::search).
    pub fn exchange(&self, line: &str, limits: &Limits) -> Result<String, Failure> {
        self.ask(limits, |process, patience| {
            process.send(line);
            process.line(patience)
        })
    }

    /// A new process, to talk to line by line.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn converse(&self) -> Result<Conversation, Failure> {
        Process::start(&self.words, self.quota).map(Conversation::new)
    }

    /// Puts a question to an idle process or to a new one. Whoever fails is ended, and not used again.
    fn ask<T>(
        &self,
        limits: &Limits,
        question: impl FnOnce(&mut Process, &mut Patience<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let within = limits.time_left().map_or(USUAL_TIME, |time| time.saturating_add(GRACE));
        let mut process = match self.take() {
            Some(process) => process,
            None => Process::start(&self.words, self.quota)?,
        };
        let answer = question(&mut process, &mut Patience::new(within, limits))?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        Ok(answer)
    }

    fn take(&self) -> Option<Process> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let word = match self.protocol {
            Protocol::Lines => "quit",
            Protocol::Gomocup => "END",
        };
        while let Some(process) = self.take() {
            process.farewell(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_and_told_apart_by_their_protocol() {
        for (text, protocol, words) in [
            ("pipe:python3 a.py", Protocol::Lines, &["python3", "a.py"][..]),
            ("python3 'my search.py'", Protocol::Lines, &["python3", "my search.py"]),
            ("gomocup:./brain -x", Protocol::Gomocup, &["./brain", "-x"]),
            ("/opt/pbrain-a --level 3", Protocol::Gomocup, &["/opt/pbrain-a", "--level", "3"]),
            ("pipe:pbrain-a", Protocol::Lines, &["pbrain-a"]),
        ] {
            let program = Program::new(text, Quota::default()).unwrap();
            assert_eq!(
                (program.protocol, &program.words[..]),
                (protocol, words_of(words).as_slice())
            );
        }
        for text in ["", "pipe:", "pipe:  ", "gomocup:''", "pipe:''"] {
            assert_eq!(Program::new(text, Quota::default()).unwrap_err(), CommandError::Missing);
        }
        let open = Program::new("pipe:a 'b", Quota::default()).unwrap_err();
        assert!(open.to_string().contains("never closed"), "{open}");
    }

    fn words_of(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }
}
