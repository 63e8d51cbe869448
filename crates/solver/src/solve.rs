//! The value of a game or of a position, and the file that proves it.

use crate::estimate::Estimate;
use crate::memory::Memory;
use crate::proof::Unwritten;
use crate::settle::{Found, Solver, Stones};
use crate::work::{Interrupted, Work};
use gametree::{Game, Outcome, Side, Stop};
use mnk::{Board, Cell, Rules};
use std::fmt;
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

    /// How much a side likes it: 2 for a win, 1 for a draw, 0 for a loss.
    #[must_use]
    pub const fn liked_by(self, side: Side) -> u8 {
        match (self, side) {
            (Value::Draw, _) => 1,
            (Value::First, Side::First) | (Value::Second, Side::Second) => 2,
            (Value::First, Side::Second) | (Value::Second, Side::First) => 0,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Outcome> for Value {
    fn from(outcome: Outcome) -> Value {
        match outcome {
            Outcome::Win(Side::First) => Value::First,
            Outcome::Win(Side::Second) => Value::Second,
            // No game of k in a row ends with points.
            Outcome::Draw | Outcome::Points(_) => Value::Draw,
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
    Over(Outcome),
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
    let mut solving = Solving::new(problem)?;
    let solution = solving.search(told)?;
    if let Some(out) = certificate {
        solving.write(out, told)?;
    }
    Ok(solution)
}

/// The same step by step: with a look at the memory, which can be saved on the way and loaded before.
pub struct Solving<'a> {
    problem: Problem<'a>,
    stones: Stones,
    solver: Solver,
    memory: Memory,
    found: Option<Found>,
}

impl<'a> Solving<'a> {
    /// Nothing is searched yet.
    ///
    /// # Errors
    /// If the question makes no sense.
    pub fn new(problem: &Problem<'a>) -> Result<Solving<'a>, SolveError> {
        let Problem { rules, moves, bytes, stop } = *problem;
        let (_, stones) = set_up(rules, moves)?;
        // From the beginning the second player need not attack.
        let share = if moves.is_empty() { [bytes, 0] } else { [bytes / 2; 2] };
        let solver = Solver::new(&rules, share);
        let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let memory = Memory::new(
            format!("{rules}\n{}\n", names.join(" ")),
            solver.tables(),
            solver.roots(stones).to_vec(),
        );
        let problem = Problem { rules, moves, bytes, stop };
        Ok(Solving { problem, stones, solver, memory, found: None })
    }

    /// Searches with this many threads, which share their memory. With one, the same positions are
    /// searched every time; with several that depends on the moment.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Solving<'a> {
        self.solver.threads = threads;
        self
    }

    /// What the search remembers, now and while it runs.
    #[must_use]
    pub fn memory(&self) -> Memory {
        self.memory.clone()
    }

    /// How far the search is, now and while it runs.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        self.solver.estimate(self.stones)
    }

    /// Searches, and says what the position is worth. If it was stopped, the memory has what was found
    /// out until then, and searching again goes on from there.
    ///
    /// # Errors
    /// If the search was stopped.
    pub fn search(&mut self, told: &mut dyn FnMut(u64)) -> Result<Solution, SolveError> {
        let mut work = Work::new(self.problem.stop, told);
        let found = self.solver.settle(self.stones, &mut work)?;
        self.found = Some(found);
        Ok(Solution { value: found.value(), nodes: work.nodes })
    }

    /// Writes the proof, and searches before if that has not been done. `told` hears of the positions
    /// that have to be searched once more for it, because the memory was too small to keep them.
    ///
    /// # Errors
    /// If the search was stopped, or the proof could not be written.
    pub fn write(
        &mut self,
        out: &mut dyn Write,
        told: &mut dyn FnMut(u64),
    ) -> Result<(), SolveError> {
        let found = match self.found {
            Some(found) => found,
            None => {
                self.search(told)?;
                return self.write(out, told);
            }
        };
        let Problem { rules, moves, stop, .. } = self.problem;
        let (width, height, k) = (rules.width(), rules.height(), rules.k());
        let names: Vec<String> = moves.iter().map(|cell| cell.index().to_string()).collect();
        writeln!(out, "inarow certificate 1\n{width}x{height}x{k}\n{}", names.join(" "))?;
        writeln!(out, "{}", found.value().name())?;
        self.solver.write(self.stones, found, out, &mut Work::new(stop, told))?;
        Ok(out.flush()?)
    }
}

/// The position after these moves, which has to be one that can be solved.
pub(crate) fn set_up(rules: Rules, moves: &[Cell]) -> Result<(Board, Stones), SolveError> {
    if rules.exact() || rules.gravity() {
        return Err(SolveError::Option(rules));
    }
    if rules.cells() > MOST_CELLS {
        return Err(SolveError::TooLarge(rules));
    }
    let mut board = Board::new(rules);
    for &cell in moves {
        board.try_play(cell)?;
    }
    if let Some(outcome) = board.outcome() {
        return Err(SolveError::Over(outcome));
    }
    let stones = stones(moves);
    Ok((board, stones))
}

/// The stones after these moves, the first player's first.
pub(crate) fn stones(moves: &[Cell]) -> Stones {
    let mut stones = [0, 0];
    for (number, cell) in moves.iter().enumerate() {
        stones[number % 2] |= 1 << cell.index();
    }
    stones
}
