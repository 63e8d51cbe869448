//! The value of a game or of a position, and the certificate that proves it.

use crate::estimate::Estimate;
use crate::gravity::{Book, Gravity, LEAF_BOUND, Position, Score};
use crate::memory::Memory;
use crate::proof::Unwritten;
use crate::settle::{Found, Solver, solver};
use crate::work::{Interrupted, Work};
use gametree::{Game, Outcome, Side, Stop, Verdict};
use mnk::{Board, Cell, Rules};
use std::io::{self, Write};
use std::sync::Arc;

/// Boards with gravity can be solved that would have at most this many cells with one more row; without
/// gravity all can.
pub const MOST_CELLS: usize = 64;

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
    /// The same with the distance, where that is known: with gravity.
    pub verdict: Verdict,
    /// With gravity, the score for the player to move.
    pub score: Option<Score>,
    /// How many positions were searched for it, not counting those for the certificate.
    pub nodes: u64,
}

impl Solution {
    /// The value of the last move of a game that is over, or will end like this in any case.
    pub(crate) fn over(outcome: Outcome, board: &Board) -> Solution {
        let solution =
            Solution { value: outcome, verdict: Verdict::of(outcome), score: None, nodes: 0 };
        if !board.rules().gravity() {
            return solution;
        }
        let score = Score::of_last_move(outcome, board);
        let verdict = score.verdict(board.rules(), board.played().len() - 1);
        Solution { verdict, score: Some(score), ..solution }
    }

    /// The value of the move that led to the position, told from before it.
    pub(crate) fn a_ply_before(self) -> Solution {
        let Some(score) = self.score else { return self };
        let value = self.verdict.value.a_ply_later();
        Solution { verdict: Verdict { value, ..self.verdict }, score: Some(-score), ..self }
    }
}

/// Why there is no solution.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// It is not a game with gravity, or its board is too large for one.
    #[error(
        "{0} cannot be solved: with gravity a board has at most {MOST_CELLS} cells, one more row included"
    )]
    TooLarge(Rules),
    /// A book of so many plies is too large.
    #[error("a book of {plies} plies has too many positions: at most {fit} plies of this game fit")]
    BookTooLarge {
        /// The plies that were asked for.
        plies: usize,
        /// The plies that fit.
        fit: usize,
    },
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
    board: Board,
    method: Method,
    memory: Memory,
    found: Option<Outcome>,
}

/// How a game is solved.
pub(crate) enum Method {
    /// By its lines, and how the value was found.
    Lines { solver: Box<dyn Solver>, found: Option<Found> },
    /// By the search for games with gravity; if `weak` only who wins is wanted.
    Gravity { solver: Gravity, weak: bool },
}

impl Method {
    pub(crate) fn new(
        rules: &Rules,
        bytes: usize,
        from_the_start: bool,
    ) -> Result<Method, SolveError> {
        if rules.gravity() {
            return Ok(Method::Gravity { solver: Gravity::new(rules, bytes)?, weak: false });
        }
        // From the empty board of a freestyle game the second player need not attack.
        let share = if from_the_start && !rules.exact() { [bytes, 0] } else { [bytes / 2; 2] };
        Ok(Method::Lines { solver: solver(rules, share), found: None })
    }

    pub(crate) fn set_threads(&mut self, threads: usize) {
        match self {
            Method::Lines { solver, .. } => solver.set_threads(threads),
            Method::Gravity { solver, .. } => solver.threads = threads,
        }
    }

    pub(crate) fn set_book(&mut self, book: Option<Arc<Book>>) {
        if let (Method::Gravity { solver, .. }, Some(book)) = (self, book) {
            *solver = solver.clone().with_book(book);
        }
    }

    /// The value of a position that is not over.
    pub(crate) fn settle(
        &mut self,
        board: &Board,
        work: &mut Work<'_>,
    ) -> Result<Solution, Interrupted> {
        let before = work.nodes;
        let (verdict, score) = match self {
            Method::Lines { solver, found } => {
                let found = found.insert(solver.settle(board.played(), work)?);
                (Verdict::of(found.value()), None)
            }
            Method::Gravity { solver, weak: true } => {
                let side = board.side();
                let outcome = match solver.outcome(Position::new(board), work)? {
                    0 => Outcome::Draw,
                    1.. => Outcome::Win(side),
                    _ => Outcome::Win(side.opponent()),
                };
                (Verdict::of(outcome), None)
            }
            Method::Gravity { solver, weak: false } => {
                let score = solver.score(Position::new(board), work)?;
                (score.verdict(board.rules(), board.played().len()), Some(score))
            }
        };
        // A proven verdict has an outcome.
        let value = verdict.outcome().unwrap_or(Outcome::Draw);
        Ok(Solution { value, verdict, score, nodes: work.nodes - before })
    }
}

impl<'a> Solving<'a> {
    /// Sets up the position. Searches nothing yet.
    ///
    /// # Errors
    /// If there is nothing to solve: with gravity too large a board, or a game that is over.
    pub fn new(problem: &Problem<'a>) -> Result<Solving<'a>, SolveError> {
        let Problem { rules, moves, bytes, stop } = *problem;
        let board = set_up(rules, moves)?;
        let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let question = format!("{rules}\n{}\n", names.join(" "));
        let method = Method::new(&rules, bytes, moves.is_empty())?;
        let memory = match &method {
            Method::Lines { solver, .. } => {
                Memory::new(question, solver.tables(), solver.roots(moves))
            }
            Method::Gravity { solver, .. } => {
                Memory::new(question, vec![solver.table()], Vec::new())
            }
        };
        let problem = Problem { rules, moves, bytes, stop };
        Ok(Solving { problem, board, method, memory, found: None })
    }

    /// Searches with this many threads, which share their tables. With one, every run searches the
    /// same positions; with several that depends on timing.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Solving<'a> {
        self.method.set_threads(threads);
        self
    }

    /// With gravity, searches only for who wins, not how soon, which is quicker. Without gravity that is
    /// always so.
    #[must_use]
    pub fn weakly(mut self) -> Solving<'a> {
        if let Method::Gravity { weak, .. } = &mut self.method {
            *weak = true;
        }
        self
    }

    /// Looks into a book of the same game before it searches; only games with gravity have one.
    #[must_use]
    pub fn with_book(mut self, book: Option<Arc<Book>>) -> Solving<'a> {
        self.method.set_book(book);
        self
    }

    /// What the search remembers, also while it runs.
    #[must_use]
    pub fn memory(&self) -> Memory {
        self.memory.clone()
    }

    /// How much of the search is done, also while it runs. With gravity nothing tells.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        match &self.method {
            Method::Lines { solver, .. } => Some(solver.estimate(self.problem.moves)),
            Method::Gravity { .. } => None,
        }
    }

    /// Searches for the value of the position. A search that was stopped leaves its results in the
    /// memory, and searching again resumes from there.
    ///
    /// # Errors
    /// If the search was stopped.
    pub fn search(&mut self, progress: &mut dyn FnMut(u64)) -> Result<Solution, SolveError> {
        let mut work = Work::new(self.problem.stop, progress);
        let solution = self.method.settle(&self.board, &mut work)?;
        self.found = Some(solution.value);
        Ok(solution)
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
        let Problem { rules, moves, stop, .. } = self.problem;
        let Some(value) = self.found else {
            self.search(progress)?;
            return self.write(out, progress);
        };
        let names: Vec<String> = moves.iter().map(|cell| cell.index().to_string()).collect();
        writeln!(out, "inarow certificate 2\n{rules}\n{}\n{}", names.join(" "), value_name(value))?;
        let mut work = Work::new(stop, progress);
        match &mut self.method {
            Method::Lines { solver, found } => {
                // There is a value, so it is known how it was found.
                if let Some(found) = *found {
                    solver.write(moves, found, out, &mut work)?;
                }
            }
            Method::Gravity { solver, .. } => {
                writeln!(out, "{LEAF_BOUND}")?;
                let at = Position::new(&self.board);
                let mut prove =
                    |side: Side, wins| solver.prove(at, side == self.board.side(), wins, &mut work);
                let proofs = match value {
                    Outcome::Win(side) => vec![prove(side, true)?],
                    _ => vec![prove(Side::First, false)?, prove(Side::Second, false)?],
                };
                out.write_all(&proofs.concat())?;
            }
        }
        Ok(out.flush()?)
    }
}

/// Whether games by these rules can be solved; how long it takes is another question.
///
/// # Errors
/// Why they cannot: with gravity the board is too large.
pub fn supports(rules: &Rules) -> Result<(), SolveError> {
    if rules.gravity() && !Gravity::supports(rules) {
        return Err(SolveError::TooLarge(*rules));
    }
    Ok(())
}

/// The position after these moves, if it can be solved.
pub(crate) fn set_up(rules: Rules, moves: &[Cell]) -> Result<Board, SolveError> {
    supports(&rules)?;
    let mut board = Board::new(rules);
    for &cell in moves {
        board.try_play(cell)?;
    }
    match board.outcome() {
        Some(outcome) => Err(SolveError::Over(outcome)),
        None => Ok(board),
    }
}
