//! The game itself: boards go out, moves and a few words come in.

use super::lines;
use super::player::{Found, PlayerSpec, Thinker};
use crate::words::Words;
use crate::{say, tell};
use anyhow::anyhow;
use gametree::{Game, Outcome, Side};
use mnk::{Board, Rules, symbol};
use std::io::{BufRead, Write};

/// A conversation over one or more games with the same players.
pub struct Session<'a, R, W> {
    start: Board,
    board: Board,
    /// Who plays X and who plays O.
    players: [PlayerSpec; 2],
    thinker: Thinker,
    words: Words,
    input: R,
    out: &'a mut W,
}

/// Whether to go on.
enum Next {
    /// The position has changed.
    Board,
    /// It has not: only ask again.
    Ask,
    Quit,
}

impl<'a, R: BufRead, W: Write> Session<'a, R, W> {
    pub fn new(
        start: Board,
        players: [PlayerSpec; 2],
        thinker: Thinker,
        words: Words,
        input: R,
        out: &'a mut W,
    ) -> Session<'a, R, W> {
        Session { board: start.clone(), start, players, thinker, words, input, out }
    }

    /// Plays until somebody quits, the input ends, or two computers are done.
    pub fn run(mut self) -> anyhow::Result<()> {
        let mut next = Next::Board;
        loop {
            match next {
                Next::Board if self.is_worth_a_look() => self.show()?,
                Next::Board | Next::Ask => {}
                Next::Quit => return Ok(()),
            }
            next = match (self.board.outcome(), self.player(self.board.side())) {
                (None, player) if player != PlayerSpec::Human => self.computer_moves(player)?,
                (Some(_), _) if !self.players.contains(&PlayerSpec::Human) => Next::Quit,
                _ => self.ask()?,
            };
        }
    }

    /// Whether to show a new position. Not if the computer will change it in a moment, unless
    /// nobody is there who knows it from having just typed a move.
    fn is_worth_a_look(&self) -> bool {
        self.board.outcome().is_some()
            || self.player(self.board.side()) == PlayerSpec::Human
            || !self.players.contains(&PlayerSpec::Human)
    }

    fn player(&self, side: Side) -> PlayerSpec {
        self.players[side.index()]
    }

    /// The board, and the result if there is one.
    fn show(&mut self) -> anyhow::Result<()> {
        write!(self.out, "\n{}\n", self.board.picture())?;
        if let Some(outcome) = self.board.outcome() {
            let result = match outcome {
                Outcome::Win(side) => {
                    self.words.say("terminal-won", &[("side", symbol(side).to_string().into())])
                }
                _ => self.words.say("terminal-drawn", &[]),
            };
            writeln!(self.out, "{result}")?;
            for line in self.board.winning_lines() {
                let line = self.words.say("terminal-line", &[("cells", say::moves(&line).into())]);
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    fn computer_moves(&mut self, player: PlayerSpec) -> anyhow::Result<Next> {
        // Whoever waits should see all there is so far.
        self.out.flush()?;
        let Found { best, comment } = self.thinker.find(&self.words, &self.board, player);
        let mover = symbol(self.board.side());
        let Some(mv) = best else {
            return Err(anyhow!("{mover} found no move"));
        };
        self.board.try_play(mv)?;
        let (side, cell) = (mover.to_string().into(), mv.to_string().into());
        let played = self.words.say("played", &[("side", side), ("cell", cell)]);
        writeln!(self.out, "{played}: {comment}")?;
        Ok(Next::Board)
    }

    /// Asks a person, and does what the answer says.
    fn ask(&mut self) -> anyhow::Result<Next> {
        let side = symbol(self.board.side()).to_string();
        let prompt = match self.board.outcome() {
            None => self.words.say("terminal-turn", &[("side", side.into())]),
            Some(_) => self.words.say("terminal-over", &[]),
        };
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let line = lines::read(&mut self.input)
            .map_err(|error| anyhow!("cannot read from the standard input: {error}"))?;
        let Some(line) = line else {
            writeln!(self.out)?;
            return Ok(Next::Quit);
        };
        match line.to_lowercase().as_str() {
            "" => {}
            "quit" | "exit" => return Ok(Next::Quit),
            "new" => {
                self.board = self.start.clone();
                // Another game, other choices, still by the seed given. Far enough from the seeds
                // of this game's plies.
                self.thinker.seed = self.thinker.seed.wrapping_add(1 << 32);
                return Ok(Next::Board);
            }
            "undo" => return self.undo(),
            "hint" => self.hint()?,
            "help" => self.help()?,
            "board" => self.show()?,
            "moves" => writeln!(self.out, "{}", say::moves(self.board.played()))?,
            "position" => writeln!(self.out, "{}", self.board)?,
            name => return self.person_moves(name),
        }
        Ok(Next::Ask)
    }

    fn person_moves(&mut self, name: &str) -> anyhow::Result<Next> {
        match self.board.try_play_named(name) {
            Ok(_) => Ok(Next::Board),
            Err(error) => {
                writeln!(self.out, "{}", tell::refusal(&self.words, &error))?;
                Ok(Next::Ask)
            }
        }
    }

    /// Takes moves back until it is a person's turn again: one move between two people, a whole
    /// turn against the computer.
    fn undo(&mut self) -> anyhow::Result<Next> {
        let mut earlier = self.board.clone();
        let mut taken = Vec::new();
        loop {
            match earlier.try_undo() {
                Ok(mv) => taken.push(mv),
                Err(_) => {
                    writeln!(self.out, "{}", self.words.say("terminal-nothing-to-undo", &[]))?;
                    return Ok(Next::Ask);
                }
            }
            if self.player(earlier.side()) == PlayerSpec::Human {
                break;
            }
        }
        self.board = earlier;
        let taken = self.words.say("terminal-taken-back", &[("moves", say::moves(&taken).into())]);
        writeln!(self.out, "{taken}")?;
        Ok(Next::Board)
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        if self.board.outcome().is_some() {
            writeln!(self.out, "{}", self.words.say("terminal-no-hint", &[]))?;
            return Ok(());
        }
        let Found { best, comment } =
            self.thinker.find(&self.words, &self.board, PlayerSpec::Human);
        if let Some(mv) = best {
            writeln!(self.out, "{}: {mv}: {comment}", self.words.say("hint", &[]))?;
        }
        Ok(())
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let (words, rules) = (&self.words, self.board.rules());
        let (example, last) = (example_move(rules), rules.last_cell_name());
        let cell = match rules.gravity() {
            false => words.say("terminal-help-cell", &[("last", last.into())]),
            true => words.say("terminal-help-column", &[("last", last.into())]),
        };
        let rows = [
            (example.as_str(), cell),
            ("undo", words.say("terminal-help-undo", &[])),
            ("hint", words.say("terminal-help-hint", &[])),
            ("board", words.say("terminal-help-board", &[])),
            ("moves", words.say("terminal-help-moves", &[])),
            ("position", words.say("terminal-help-position", &[])),
            ("new", words.say("terminal-help-new", &[])),
            ("quit", words.say("terminal-help-quit", &[])),
        ];
        for (typed, meaning) in rows {
            writeln!(self.out, "{typed:<9} {meaning}")?;
        }
        writeln!(self.out, "{}", words.say("terminal-help-words", &[]))?;
        Ok(())
    }
}

/// The middle of the board, as one would type it.
pub fn example_move(rules: &Rules) -> String {
    let middle = rules.cell(rules.width() / 2, rules.height() / 2);
    match middle {
        Some(cell) if rules.gravity() => mnk::column_name(cell.column()),
        Some(cell) => cell.to_string(),
        None => "a1".to_owned(),
    }
}
