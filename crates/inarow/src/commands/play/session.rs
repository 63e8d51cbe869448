//! The game itself: boards go out, moves and a few words come in.

use super::lines;
use super::player::{Found, PlayerSpec, Thinker};
use crate::say;
use anyhow::anyhow;
use gametree::{Game, Side};
use mnk::{Board, CellError, PlayError, Rules, symbol};
use std::io::{BufRead, Write};

/// A conversation over one or more games with the same players.
pub struct Session<'a, R, W> {
    start: Board,
    board: Board,
    /// Who plays X and who plays O.
    players: [PlayerSpec; 2],
    thinker: Thinker,
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
        rules: Rules,
        first: Side,
        players: [PlayerSpec; 2],
        thinker: Thinker,
        input: R,
        out: &'a mut W,
    ) -> Session<'a, R, W> {
        let start = Board::starting_with(rules, first);
        Session { board: start.clone(), start, players, thinker, input, out }
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
            writeln!(self.out, "The game is over: {}.", say::outcome(outcome))?;
            for line in self.board.winning_lines() {
                writeln!(self.out, "Winning line: {}", say::moves(&line))?;
            }
        }
        Ok(())
    }

    fn computer_moves(&mut self, player: PlayerSpec) -> anyhow::Result<Next> {
        // Whoever waits should see all there is so far.
        self.out.flush()?;
        let Found { best, words } = self.thinker.find(&self.board, player);
        let mover = symbol(self.board.side());
        let Some(mv) = best else {
            return Err(anyhow!("{mover} found no move"));
        };
        self.board.try_play(mv)?;
        writeln!(self.out, "{mover} plays {mv}: {words}")?;
        Ok(Next::Board)
    }

    /// Asks a person, and does what the answer says.
    fn ask(&mut self) -> anyhow::Result<Next> {
        match self.board.outcome() {
            None => write!(self.out, "{} to move: ", symbol(self.board.side()))?,
            Some(_) => write!(self.out, "new, undo or quit: ")?,
        }
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
                writeln!(self.out, "{error}")?;
                if let PlayError::Cell(CellError::Form(_)) = error {
                    writeln!(self.out, "help lists what else can be typed")?;
                }
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
                    writeln!(self.out, "there is no move of yours to take back")?;
                    return Ok(Next::Ask);
                }
            }
            if self.player(earlier.side()) == PlayerSpec::Human {
                break;
            }
        }
        self.board = earlier;
        writeln!(self.out, "taken back: {}", say::moves(&taken))?;
        Ok(Next::Board)
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        if self.board.outcome().is_some() {
            writeln!(self.out, "the game is over: there is no move to suggest")?;
            return Ok(());
        }
        let Found { best, words } = self.thinker.find(&self.board, PlayerSpec::Human);
        if let Some(mv) = best {
            writeln!(self.out, "hint: {mv}: {words}")?;
        }
        Ok(())
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let rules = *self.board.rules();
        let cells = format!("a1 to {}", rules.last_cell_name());
        let column = if rules.gravity() { ", or the letter of a column" } else { "" };
        writeln!(
            self.out,
            "{:<9} your move: a cell from {cells}{column}\n\
             undo      take your last move back\n\
             hint      what the computer would play\n\
             board     show the board again\n\
             moves     the moves so far\n\
             position  the position in one line, for inarow search --position\n\
             new       begin again\n\
             quit      leave",
            example_move(&rules)
        )?;
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
