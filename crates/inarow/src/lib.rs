//! inarow as a library: the whole program, with games and searches of one's own in it.
//!
//! [`App`] is the program `inarow`. A game that is added to it can be played in the page and in the
//! terminal, analysed, explained, compared and sent into tournaments like the built-in ones, and so
//! can a search.
//!
//! ```no_run
//! use inarow::App;
//! use inarow::games::{Reversi, reversi::Size};
//! use inarow::gametree::AlphaBeta;
//! use std::process::ExitCode;
//!
//! fn main() -> ExitCode {
//!     App::new()
//!         .game(Reversi::new(Size::USUAL)) // here: a game of your own
//!         .search("mine", |setup| AlphaBeta::new(setup.evaluator)) // a search of your own
//!         .run()
//! }
//! ```
//!
//! `docs/own_game.md` is the guide, `examples/own_game` and `examples/own_search` are complete
//! programs of this kind.
//!
//! Inside, there is one file or folder for each command, in `commands`, with its options and what it
//! does; `cli` puts the options together. Every command writes to a handed-in stream and returns an
//! error instead of ending the program; only `failure` decides about exit codes.

mod cli;
mod commands;
mod failure;
mod file_lock;
mod interrupt;
mod memory;
mod position;
mod progress;
mod values;
pub mod whole_file;

pub use {games, gametree};

use cli::Cli;
use games::{Catalogue, Playable, Position, Setup};
use gametree::{Search, Stop};
use pipe::{Program, Protocol, Quota};

use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use values::NamedProgram;
use words::{Language, Words};

/// The program, with the games and searches it knows.
pub struct App {
    program: protocol::Program,
    words: Words,
    /// The programs that the command line names.
    programs: Vec<NamedProgram>,
}

impl Default for App {
    fn default() -> App {
        App {
            program: protocol::Program::default(),
            words: speaking(Language::default()),
            programs: Vec::new(),
        }
    }
}

impl App {
    /// The built-in games and searches.
    #[must_use]
    pub fn new() -> App {
        App::default()
    }

    /// The same with one game more, which is known by its [name](Playable::name) in every command and
    /// in the page. A game of the same name is replaced.
    #[must_use]
    pub fn game<G: Playable>(mut self, start: G) -> App {
        let catalogue = Arc::unwrap_or_clone(self.program.catalogue);
        self.program.catalogue = Arc::new(catalogue.game(start));
        self
    }

    /// The same with one search more, known by `name` wherever an algorithm is. `make` makes it anew
    /// for every position to be searched. It runs on every game; one of the same name is replaced.
    #[must_use]
    pub fn search<S: Search<Position>>(
        mut self,
        name: &str,
        make: impl Fn(Setup) -> S + Send + Sync + 'static,
    ) -> App {
        let catalogue = Arc::unwrap_or_clone(self.program.catalogue);
        self.program.catalogue = Arc::new(catalogue.search(name, make));
        self
    }

    /// The same with the games and searches of this catalogue in place of those there were.
    #[must_use]
    pub fn with_catalogue(mut self, catalogue: Catalogue) -> App {
        self.program.catalogue = Arc::new(catalogue);
        self
    }

    /// Serves the page until `stop` is turned on: at `addr`, or else at the usual port or one that is
    /// free. `told` gets the address of the page as soon as it can be opened; with `open` a browser
    /// opens it.
    ///
    /// # Errors
    /// If it cannot listen there.
    pub fn serve_until(
        &self,
        addr: Option<SocketAddr>,
        open: bool,
        stop: &Stop,
        told: impl FnOnce(&str),
    ) -> anyhow::Result<()> {
        commands::serve::run_until(self, addr, open, stop, told)
    }

    /// Does what the command line asks for. The exit code is 0 if that was done, 1 if the answer is
    /// no (a proof that is not valid), 2 if there is no answer: the input was wrong, or something
    /// cannot be read or written.
    #[must_use]
    pub fn run(self) -> ExitCode {
        ExitCode::from(self.run_with(std::env::args_os()))
    }

    /// The same for another command line, the first word of which is the name of the program; the exit
    /// code as a number.
    #[must_use]
    pub fn run_with(mut self, args: impl IntoIterator<Item = OsString>) -> u8 {
        let args: Vec<OsString> = args.into_iter().collect();
        if let Some(name) = args.first().and_then(|path| Path::new(path).file_name()) {
            self.program.name = command_name(name).into();
        }
        let cli = match cli::parse(&self, args) {
            Ok(cli) => cli,
            Err(error) => return failure::of_arguments(&error),
        };
        self.words = speaking(cli.lang.unwrap_or_else(Language::of_environment));
        if let Err(error) = self.add_programs(&cli) {
            return failure::of_command(&error);
        }
        match commands::run(&self, cli) {
            Ok(()) => failure::DONE,
            Err(error) => failure::of_command(&error),
        }
    }

    /// Adds the programs that a command line names to the searches. Nowhere else does a text become a
    /// program that is started.
    fn add_programs(&mut self, cli: &Cli) -> anyhow::Result<()> {
        let mut catalogue = Catalogue::clone(&self.program.catalogue);
        let mut add = |name: &str, command: &str| -> anyhow::Result<()> {
            let program = Program::new(command, Quota::default())?;
            catalogue = catalogue.clone().own(program.into_search(name));
            Ok(())
        };
        for NamedProgram { name, command } in &cli.programs {
            add(name, command)?;
        }
        for text in cli.named() {
            if Protocol::prefixed(&text).is_some() {
                add(&text, &text)?;
            }
        }
        self.program.catalogue = Arc::new(catalogue);
        self.programs.clone_from(&cli.programs);
        Ok(())
    }

    /// The games and searches there are.
    fn catalogue(&self) -> &Catalogue {
        &self.program.catalogue
    }

    /// What the program is called on this command line.
    fn name(&self) -> &str {
        &self.program.name
    }

    /// Whether the program goes by a name under which managers look for players.
    fn is_called_brain(&self) -> bool {
        self.name().to_ascii_lowercase().starts_with("pbrain-")
    }
}

/// What a lock guards. All of it is whole at every moment, so a poisoned lock has nothing to hide.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn speaking(language: Language) -> Words {
    Words::new(language).for_terminal()
}

/// The name of an executable file as a command.
fn command_name(file: &OsStr) -> String {
    let name = file.to_string_lossy();
    let end = name.len() - if name.to_ascii_lowercase().ends_with(".exe") { 4 } else { 0 };
    name[..end].to_owned()
}
