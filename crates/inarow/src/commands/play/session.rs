//! The game itself: boards go out, moves and a few words come in.

use super::extras::Extras;
use super::lines;
use super::player::PlayerSpec;
use super::thinker::{Found, Thinker};
use crate::say;
use crate::words::Words;
use anyhow::anyhow;
use games::Playable;
use gametree::{Outcome, Side};
use mnk::symbol;
use std::io::{BufRead, Write};

/// A conversation over one or more games with the same players.
pub struct Session<'a, G: Playable, E, R, W> {
    start: G,
    game: G,
    /// The moves from the start.
    played: Vec<G::Move>,
    extras: E,
    /// Who plays X and who plays O.
    players: [PlayerSpec; 2],
    thinker: Thinker<G>,
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

impl<'a, G: Playable, E: Extras<G>, R: BufRead, W: Write> Session<'a, G, E, R, W> {
    pub fn new(
        start: G,
        extras: E,
        players: [PlayerSpec; 2],
        thinker: Thinker<G>,
        words: Words,
        input: R,
        out: &'a mut W,
    ) -> Session<'a, G, E, R, W> {
        let (game, played) = (start.clone(), Vec::new());
        Session { start, game, played, extras, players, thinker, words, input, out }
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
            next = match (self.game.outcome(), self.player(self.game.side())) {
                (None, player) if player != PlayerSpec::Human => self.computer_moves(player)?,
                (Some(_), _) if !self.players.contains(&PlayerSpec::Human) => Next::Quit,
                _ => self.ask()?,
            };
        }
    }

    /// Whether to show a new position. Not if the computer will change it in a moment, unless
    /// nobody is there who knows it from having just typed a move.
    fn is_worth_a_look(&self) -> bool {
        self.game.outcome().is_some()
            || self.player(self.game.side()) == PlayerSpec::Human
            || !self.players.contains(&PlayerSpec::Human)
    }

    fn player(&self, side: Side) -> PlayerSpec {
        self.players[side.index()]
    }

    /// The board, and the result if there is one.
    fn show(&mut self) -> anyhow::Result<()> {
        write!(self.out, "\n{}\n", self.game.picture())?;
        if let Some(outcome) = self.game.outcome() {
            let result = match outcome {
                Outcome::Win(side) => {
                    self.words.say("terminal-won", &[("side", symbol(side).to_string().into())])
                }
                _ => self.words.say("terminal-drawn", &[]),
            };
            writeln!(self.out, "{result}")?;
            for reason in self.extras.reasons(&self.words, &self.game) {
                writeln!(self.out, "{reason}")?;
            }
        }
        Ok(())
    }

    fn computer_moves(&mut self, player: PlayerSpec) -> anyhow::Result<Next> {
        // Whoever waits should see all there is so far.
        self.out.flush()?;
        let Found { best, comment } = self.find(player);
        let mover = symbol(self.game.side());
        let Some(mv) = best else {
            return Err(anyhow!("{mover} found no move"));
        };
        self.play(mv);
        let (side, cell) = (mover.to_string().into(), mv.to_string().into());
        let played = self.words.say("played", &[("side", side), ("cell", cell)]);
        let colon = if comment.is_empty() { "" } else { ": " };
        writeln!(self.out, "{played}{colon}{comment}")?;
        Ok(Next::Board)
    }

    fn find(&mut self, player: PlayerSpec) -> Found<G::Move> {
        let at = (&self.game, self.played.len());
        self.thinker.find(&self.words, &mut self.extras, at, player)
    }

    fn play(&mut self, mv: G::Move) {
        self.game.play(mv);
        self.played.push(mv);
    }

    /// Asks a person, and does what the answer says.
    fn ask(&mut self) -> anyhow::Result<Next> {
        let side = symbol(self.game.side()).to_string();
        let prompt = match self.game.outcome() {
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
                self.game = self.start.clone();
                self.played.clear();
                // Another game, other choices, still by the seed given. Far enough from the seeds
                // of this game's plies.
                self.thinker.seed = self.thinker.seed.wrapping_add(1 << 32);
                return Ok(Next::Board);
            }
            "undo" => return self.undo(),
            "hint" => self.hint()?,
            "help" => self.help()?,
            "board" => self.show()?,
            "moves" => writeln!(self.out, "{}", say::moves(&self.played))?,
            name => match self.extras.position(&self.game) {
                Some(position) if name == "position" => writeln!(self.out, "{position}")?,
                _ => return self.person_moves(name),
            },
        }
        Ok(Next::Ask)
    }

    fn person_moves(&mut self, name: &str) -> anyhow::Result<Next> {
        match self.extras.read(&self.words, &self.game, name) {
            Ok(mv) => {
                self.play(mv);
                Ok(Next::Board)
            }
            Err(refusal) => {
                writeln!(self.out, "{refusal}")?;
                Ok(Next::Ask)
            }
        }
    }

    /// Takes moves back until it is a person's turn again: one move between two people, a whole
    /// turn against the computer.
    fn undo(&mut self) -> anyhow::Result<Next> {
        let mut earlier = self.game.clone();
        let mut left = self.played.as_slice();
        loop {
            let Some((&last, before)) = left.split_last() else {
                writeln!(self.out, "{}", self.words.say("terminal-nothing-to-undo", &[]))?;
                return Ok(Next::Ask);
            };
            earlier.undo(last);
            left = before;
            if self.player(earlier.side()) == PlayerSpec::Human {
                break;
            }
        }
        let mut taken = self.played.split_off(left.len());
        taken.reverse();
        self.game = earlier;
        let taken = self.words.say("terminal-taken-back", &[("moves", say::moves(&taken).into())]);
        writeln!(self.out, "{taken}")?;
        Ok(Next::Board)
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        if self.game.outcome().is_some() {
            writeln!(self.out, "{}", self.words.say("terminal-no-hint", &[]))?;
            return Ok(());
        }
        let Found { best, comment } = self.find(PlayerSpec::Human);
        if let Some(mv) = best {
            writeln!(self.out, "{}: {mv}: {comment}", self.words.say("hint", &[]))?;
        }
        Ok(())
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let words = &self.words;
        let example = self.extras.example(&self.start);
        let has_line = self.extras.position(&self.game).is_some();
        let rows = [
            (example.as_str(), self.extras.help(words, &self.game)),
            ("undo", words.say("terminal-help-undo", &[])),
            ("hint", words.say("terminal-help-hint", &[])),
            ("board", words.say("terminal-help-board", &[])),
            ("moves", words.say("terminal-help-moves", &[])),
            ("position", words.say("terminal-help-position", &[])),
            ("new", words.say("terminal-help-new", &[])),
            ("quit", words.say("terminal-help-quit", &[])),
        ];
        for (typed, meaning) in rows.iter().filter(|row| has_line || row.0 != "position") {
            writeln!(self.out, "{typed:<9} {meaning}")?;
        }
        writeln!(self.out, "{}", words.say("terminal-help-words", &[]))?;
        Ok(())
    }
}
