//! Exact scores of games with gravity, such as Connect Four.

mod book;
mod follow_up;
mod moves;
mod position;
mod proof;
mod search;
mod size;
mod table;

use crate::memory::Kept;
use crate::solve::SolveError;
use crate::work::{Interrupted, Work};
pub use book::{Book, BookError, Filled};
use gametree::{Bound, Outcome, Side, Value, Verdict};
use mnk::{Board, Rules};
pub(crate) use position::Position;
pub(crate) use proof::LEAF_BOUND;
use proof::Proof;
use search::{NEAR_BYTES, Search, Wanted};
use size::{Any, Fixed, Size};
use std::ops::{Neg, RangeInclusive};
use std::sync::{Arc, Mutex, PoisonError};
use table::{Busy, Table};

/// Runs something with a size that the compiler knows, for the boards that are played most.
macro_rules! sized {
    ($any:expr, $size:ident => $run:expr) => {
        match ($any.width(), $any.height(), $any.k(), $any.exact()) {
            (7, 6, 4, false) => {
                let $size = Fixed::<7, 6, 4>;
                $run
            }
            (8, 7, 4, false) => {
                let $size = Fixed::<8, 7, 4>;
                $run
            }
            _ => {
                let $size = $any;
                $run
            }
        }
    };
}

/// How a game with gravity ends with best play, in Pascal Pons' convention: positive if the player to
/// move wins, negative if they lose, 0 if nobody does. The number is how many of their stones the
/// winner has left, the winning one included: in Connect Four 1 if it is the last of 21, 18 if it is the
/// fourth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Neg for Score {
    type Output = Score;

    /// The same for the other player.
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Score {
    /// The score of the last move for its player, where it ended the game, or a draw is certain.
    pub(crate) fn of_last_move(outcome: Outcome, board: &Board) -> Score {
        let empty = board.rules().cells() - board.filled();
        Score(if outcome == Outcome::Draw { 0 } else { (empty / 2 + 1) as i32 })
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The same for the player to move with the distance in plies, where `ply` stones are on the board.
    #[must_use]
    pub fn value(self, rules: &Rules, ply: usize) -> Value {
        let empty = (rules.cells() - ply) as u32;
        // In so many plies or one less; the winner has the last of them.
        let plies = empty + 2 - 2 * self.0.unsigned_abs();
        match self.0 {
            0 => Value::DRAW,
            1.. => Value::win_in((plies - 1) | 1),
            _ => Value::loss_in(plies & !1),
        }
    }

    /// The same for the player who began, `ply` moves after the beginning of the game.
    #[must_use]
    pub fn verdict(self, rules: &Rules, ply: usize) -> Verdict {
        let side = if ply.is_multiple_of(2) { Side::First } else { Side::Second };
        Verdict::new(self.value(rules, ply), Bound::Exact, true, side)
    }
}

/// Finds the scores of positions of one game with gravity, and remembers what it found. A clone shares
/// the memory.
#[derive(Clone, Debug)]
pub struct Gravity {
    size: Any,
    table: Arc<Table>,
    /// The tables of threads that do not search now. What is in them stays true.
    near: Arc<Mutex<Vec<Table>>>,
    book: Option<Arc<Book>>,
    pub(crate) threads: usize,
}

impl Gravity {
    /// Whether it supports these rules: with gravity, and on a board that would have at most 64 cells
    /// with one more row.
    #[must_use]
    pub fn supports(rules: &Rules) -> bool {
        rules.gravity() && rules.width() * (rules.height() + 1) <= 64
    }

    /// A solver with this many bytes of memory.
    ///
    /// # Errors
    /// If it does not [support](Gravity::supports) the rules.
    pub fn new(rules: &Rules, bytes: usize) -> Result<Gravity, SolveError> {
        let (size, table) = (Gravity::size(rules)?, Arc::new(Table::new(bytes)));
        Ok(Gravity { size, table, near: Arc::default(), book: None, threads: 1 })
    }

    /// The same, which looks into a book of the same game before it searches.
    #[must_use]
    pub fn with_book(mut self, book: Arc<Book>) -> Gravity {
        self.book = Some(book);
        self
    }

    /// The same, which searches with this many threads. With one, every run searches the same
    /// positions; with several that depends on timing.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Gravity {
        self.threads = threads;
        self
    }

    /// Forgets all that it found, for a search from nothing.
    pub fn forget(&self) {
        self.table.clear();
        self.near.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn size(rules: &Rules) -> Result<Any, SolveError> {
        if !Gravity::supports(rules) {
            return Err(SolveError::TooLarge(*rules));
        }
        let size = |number: usize| number as u32;
        let (width, height, k) = (size(rules.width()), size(rules.height()), size(rules.k()));
        Ok(Any::new(width, height, k, rules.exact()))
    }

    /// The memory.
    pub(crate) fn table(&self) -> Arc<dyn Kept> {
        Arc::clone(&self.table) as Arc<dyn Kept>
    }

    /// The score of a position that is not over.
    pub(crate) fn score(&self, at: Position, work: &mut Work<'_>) -> Result<Score, Interrupted> {
        Ok(Score(*self.bounds(at, Wanted::Score, work)?.start()))
    }

    /// Who wins a position that is not over, which takes less than the score: positive if the player to
    /// move does, 0 if nobody does.
    pub(crate) fn outcome(&self, at: Position, work: &mut Work<'_>) -> Result<i32, Interrupted> {
        let bounds = self.bounds(at, Wanted::Outcome, work)?;
        // They are narrow enough to tell the sign.
        Ok(if *bounds.start() > 0 { 1 } else { bounds.end().signum() })
    }

    /// The proof that a player wins, or does not lose: the one to move if `ours`, or the other one.
    pub(crate) fn prove(
        &self,
        at: Position,
        ours: bool,
        wins: bool,
        work: &mut Work<'_>,
    ) -> Result<Vec<u8>, Interrupted> {
        self.with_near(|near| {
            sized!(self.size, size => {
                let search = &mut Search::new(size, [&self.table, near], None, work);
                Proof::new(search, wins).write(at, ours)
            })
        })
    }

    /// Bounds of the score of a position that is not over, as narrow as wanted.
    pub(crate) fn bounds(
        &self,
        at: Position,
        wanted: Wanted,
        work: &mut Work<'_>,
    ) -> Result<RangeInclusive<i32>, Interrupted> {
        if let Some(Score(score)) = self.book.as_ref().and_then(|book| book.get(at)) {
            return Ok(score..=score);
        }
        let search = |busy: Option<&Busy>, work: &mut Work<'_>| {
            self.with_near(|near| {
                let tables = [&*self.table, near];
                sized!(self.size, size => Search::new(size, tables, busy, work).score(at, wanted))
            })
        };
        if self.threads < 2 {
            return search(None, work);
        }
        let busy = Busy::new();
        work.with_helpers(self.threads - 1, &|work| search(Some(&busy), work))
    }

    /// Runs something with a table for one thread.
    fn with_near<T>(&self, run: impl FnOnce(&Table) -> T) -> T {
        // Nothing that can panic runs while the list is locked.
        let list = || self.near.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = list().pop();
        let near = kept.unwrap_or_else(|| Table::new(NEAR_BYTES));
        let result = run(&near);
        list().push(near);
        result
    }
}
