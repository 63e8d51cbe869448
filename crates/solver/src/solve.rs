//! The value of a game or of a position, and the certificate that proves it.

use crate::estimate::Estimate;
use crate::memory::Memory;
use crate::proof::Unwritten;
use crate::settle::{Found, Solver, Stones};
use crate::work::{Interrupted, Work};
use gametree::{Game, Outcome, Side, Stop};
use mnk::{Board, Cell, Rules};
use std::io::{self, Write};

/// Boards of up to this many cells can be solved.
const MOST_CELLS: usize = 64;

/// The name of a value in certificates and tables: `first`, `second` or `draw`.
#[must_use]
pub const fn value_name(value: Outcome) -> &'static str {
    match value.winner() {
        Some(Side::First) => "first",
        Some(Side::Second) => "second",
        None => "draw",
    }
}

/// What to solve, and the means to do it.
pub struct Problem<'a> {
    /// The game.
    pub rules: Rules,
    /// The moves played so far; the player who begins is [`Side::First`].
    pub moves: &'a [Cell],
    /// Memory for the transposition tables.
    pub bytes: usize,
    /// Ends the search.
    pub stop: &'a Stop,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value of the position: the result with best play.
    pub value: Outcome,
    /// How many positions were searched for it, not counting those for the certificate.
    pub nodes: u64,
}

/// Why there is no solution.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// Only freestyle games can be solved so far.
    #[error(
        "{0} cannot be solved: only freestyle rules are supported, without +exact and +gravity"
    )]
    Option(Rules),
    /// The board is too large.
    #[error("{0} has more than {MOST_CELLS} cells, too many for the solver")]
    TooLarge(Rules),
    /// A move is not legal.
    #[error(transparent)]
    Move(#[from] mnk::PlayError),
    /// The game is over.
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

/// Solves a position and, if asked to, writes the certificate. Calls `progress` now and then with the
/// number of positions searched so far.
///
/// # Errors
/// If there is nothing to solve, the search was stopped, or the certificate could not be written.
pub fn solve(
    problem: &Problem<'_>,
    certificate: Option<&mut dyn Write>,
    progress: &mut dyn FnMut(u64),
) -> Result<Solution, SolveError> {
    let mut solving = Solving::new(problem)?;
    let solution = solving.search(progress)?;
    if let Some(out) = certificate {
        solving.write(out, progress)?;
    }
    Ok(solution)
}

/// [`solve`] step by step: the memory can be loaded before and saved on the way.
pub struct Solving<'a> {
    problem: Problem<'a>,
    stones: Stones,
    solver: Solver,
    memory: Memory,
    found: Option<Found>,
}

impl<'a> Solving<'a> {
    /// Sets up the position. Searches nothing yet.
    ///
    /// # Errors
    /// If there is nothing to solve: other rules than freestyle, too large a board, or a game that is
    /// over.
    pub fn new(problem: &Problem<'a>) -> Result<Solving<'a>, SolveError> {
        let Problem { rules, moves, bytes, stop } = *problem;
        let (_, stones) = set_up(rules, moves)?;
        // From the empty board the second player need not attack.
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

    /// Searches with this many threads, which share their tables. With one, every run searches the
    /// same positions; with several that depends on timing.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Solving<'a> {
        self.solver.threads = threads;
        self
    }

    /// What the search remembers, also while it runs.
    #[must_use]
    pub fn memory(&self) -> Memory {
        self.memory.clone()
    }

    /// How much of the search is done, also while it runs.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        self.solver.estimate(self.stones)
    }

    /// Searches for the value of the position. A search that was stopped leaves its results in the
    /// memory, and searching again resumes from there.
    ///
    /// # Errors
    /// If the search was stopped.
    pub fn search(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Solution, SolveError> {
        let mut work = Work::new(self.problem.stop, progress);
        let found = self.solver.settle(self.stones, &mut work)?;
        self.found = Some(found);
        Ok(Solution { value: found.value(), nodes: work.nodes })
    }

    /// Writes the certificate, after searching if that has not been done. Calls `progress` now and then
    /// with the number of positions that had to be searched again, because the tables had lost them.
    ///
    /// # Errors
    /// If the search was stopped, or the certificate could not be written.
    pub fn write(
        &mut self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), SolveError> {
        let found = match self.found {
            Some(found) => found,
            None => {
                self.search(progress)?;
                return self.write(out, progress);
            }
        };
        let Problem { rules, moves, stop, .. } = self.problem;
        let (width, height, k) = (rules.width(), rules.height(), rules.k());
        let names: Vec<String> = moves.iter().map(|cell| cell.index().to_string()).collect();
        writeln!(out, "inarow certificate 1\n{width}x{height}x{k}\n{}", names.join(" "))?;
        writeln!(out, "{}", value_name(found.value()))?;
        self.solver.write(self.stones, found, out, &mut Work::new(stop, progress))?;
        Ok(out.flush()?)
    }
}

/// The position after these moves, if it can be solved.
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

/// The stones after these moves, those of the player who begins first.
pub(crate) fn stones(moves: &[Cell]) -> Stones {
    let mut stones = [0, 0];
    for (number, cell) in moves.iter().enumerate() {
        stones[number % 2] |= 1 << cell.index();
    }
    stones
}
