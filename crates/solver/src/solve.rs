//! The value of a game or of a position, and the file that proves it.

use crate::cells::Cells;
use crate::duel::{Duel, Position};
use crate::proof::{Proof, Unwritten};
use crate::work::{Interrupted, Work};
use gametree::{Game, Stop};
use mnk::{Board, Cell, Rules};
use std::io::{self, Write};

/// Boards of up to this many cells can be solved.
const MOST_CELLS: usize = 64;

/// What a game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The first player wins.
    First,
    /// The second player wins.
    Second,
    /// Nobody does.
    Draw,
}

impl Value {
    /// As in certificates: `first`, `second` or `draw`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Value::First => "first",
            Value::Second => "second",
            Value::Draw => "draw",
        }
    }
}

/// A question, and the means to answer it.
pub struct Problem<'a> {
    /// The game.
    pub rules: Rules,
    /// The moves played so far.
    pub moves: &'a [Cell],
    /// Memory for what is found out on the way.
    pub bytes: usize,
    /// Ends the search.
    pub stop: &'a Stop,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value of the position.
    pub value: Value,
    /// The positions searched for it, those for the certificate not counted.
    pub nodes: u64,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// Only freestyle games can be solved so far.
    #[error("{0} cannot be solved: only games without gravity in which more than k win too")]
    Option(Rules),
    /// The board is too large.
    #[error("{0} has more than {MOST_CELLS} cells and cannot be solved")]
    TooLarge(Rules),
    /// A move that cannot be played.
    #[error(transparent)]
    Move(#[from] mnk::PlayError),
    /// The game is decided already.
    #[error("the game is over: {0}")]
    Over(gametree::Outcome),
    /// It was stopped.
    #[error("stopped before it was solved")]
    Stopped,
    /// The certificate could not be written.
    #[error("the certificate cannot be written: {0}")]
    Write(#[from] io::Error),
}

impl From<Interrupted> for SolveError {
    fn from(_: Interrupted) -> SolveError {
        SolveError::Stopped
    }
}

impl From<Unwritten> for SolveError {
    fn from(error: Unwritten) -> SolveError {
        match error {
            Unwritten::Interrupted => SolveError::Stopped,
            Unwritten::Io(error) => SolveError::Write(error),
        }
    }
}

/// Solves a position and, if asked to, writes the proof. `told` hears of the number of positions
/// searched now and then.
///
/// # Errors
/// If the question makes no sense, the search was stopped, or the proof could not be written.
pub fn solve(
    problem: &Problem<'_>,
    certificate: Option<&mut dyn Write>,
    told: &mut dyn FnMut(u64),
) -> Result<Solution, SolveError> {
    let mut solver = Solver::new(problem)?;
    let mut work = Work::new(problem.stop, told);
    let proof = solver.settle(&mut work)?;
    let solution = Solution { value: proof.value(), nodes: work.nodes };
    if let Some(out) = certificate {
        solver.write(proof, out, &mut work)?;
    }
    Ok(solution)
}

/// How a value was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// Drawn by the defence in the weak game.
    Weak,
    /// Drawn from the beginning, with threats of the defender.
    Strong,
    /// From a position: neither wins.
    Neither,
    /// The first player, or the second, wins.
    Won(usize),
}

impl Found {
    fn value(self) -> Value {
        match self {
            Found::Weak | Found::Strong | Found::Neither => Value::Draw,
            Found::Won(0) => Value::First,
            Found::Won(_) => Value::Second,
        }
    }
}

struct Solver {
    header: String,
    stones: [Cells; 2],
    /// With the first player attacking, and with the second.
    duels: [Duel; 2],
}

impl Solver {
    fn new(problem: &Problem<'_>) -> Result<Solver, SolveError> {
        let Problem { rules, moves, bytes, .. } = *problem;
        if rules.exact() || rules.gravity() {
            return Err(SolveError::Option(rules));
        }
        if rules.cells() > MOST_CELLS {
            return Err(SolveError::TooLarge(rules));
        }
        let mut board = Board::new(rules);
        let mut stones = [0, 0];
        for (number, &cell) in moves.iter().enumerate() {
            board.try_play(cell)?;
            stones[number % 2] |= 1 << cell.index();
        }
        if let Some(outcome) = board.outcome() {
            return Err(SolveError::Over(outcome));
        }
        let (width, height, k) = (rules.width(), rules.height(), rules.k());
        let names: Vec<String> = moves.iter().map(|cell| cell.index().to_string()).collect();
        Ok(Solver {
            header: format!("inarow certificate 1\n{width}x{height}x{k}\n{}\n", names.join(" ")),
            duels: [0, 1].map(|_| Duel::new(width, height, k, bytes / 2)),
            stones,
        })
    }

    fn is_untouched(&self) -> bool {
        self.stones == [0, 0]
    }

    fn position(&self, attacker: usize) -> Position {
        let to_move = usize::from(self.stones[0].count_ones() > self.stones[1].count_ones());
        Position {
            attacker: self.stones[attacker],
            defender: self.stones[1 - attacker],
            attacker_to_move: to_move == attacker,
        }
    }

    fn settle(&mut self, work: &mut Work<'_>) -> Result<Found, SolveError> {
        if self.is_untouched() {
            if self.duels[0].holds_weakly_from_the_start(work)? {
                return Ok(Found::Weak);
            }
            // The second player cannot win from here: the first could play as if second.
            let won = self.duels[0].is_won(self.position(0), work)?;
            return Ok(if won { Found::Won(0) } else { Found::Strong });
        }
        for attacker in [0, 1] {
            let position = self.position(attacker);
            if self.duels[attacker].is_won(position, work)? {
                return Ok(Found::Won(attacker));
            }
        }
        Ok(Found::Neither)
    }

    fn write(
        &mut self,
        found: Found,
        out: &mut dyn Write,
        work: &mut Work<'_>,
    ) -> Result<(), SolveError> {
        writeln!(out, "{}{}", self.header, found.value().name())?;
        let (first, second) = (self.position(0), self.position(1));
        let mut proof = Proof { out, work };
        match found {
            Found::Weak => proof.weak_from_the_start(&mut self.duels[0])?,
            Found::Strong => proof.defence(&mut self.duels[0], first)?,
            Found::Neither => {
                proof.defence(&mut self.duels[0], first)?;
                proof.defence(&mut self.duels[1], second)?;
            }
            Found::Won(0) => proof.attack(&mut self.duels[0], first)?,
            Found::Won(_) => proof.attack(&mut self.duels[1], second)?,
        }
        Ok(proof.out.flush()?)
    }
}
