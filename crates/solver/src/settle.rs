//! Which search to ask for the value of a position, and for the proof of it.

use crate::cells::{Cells, ExactLine, Line};
use crate::dfpn::{Dfpn, Position};
use crate::estimate::Estimate;
use crate::memory::Kept;
use crate::parallel;
use crate::proof::{Proof, Unwritten};
use crate::table::Table;
use crate::work::{Interrupted, Work};
use gametree::{Outcome, Side};
use mnk::{Cell, Rules};
use std::io::Write;
use std::sync::Arc;

/// How a value was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nobody wins; why not the first player, and why not the second.
    Held([Held; 2]),
    /// This side wins.
    Won(Side),
}

/// Why a side does not win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// The second player from the empty board of a freestyle game: the first could steal the strategy.
    ByStealing,
    /// From the empty board, in the Maker–Breaker game already.
    Weakly,
    /// In the game itself.
    Strongly,
}

impl Found {
    pub(crate) fn value(self) -> Outcome {
        match self {
            Found::Held(_) => Outcome::Draw,
            Found::Won(attacker) => Outcome::Win(attacker),
        }
    }
}

/// Finds the values of unfinished positions of one game without gravity, and remembers what it found.
/// Positions are given by the moves that lead to them.
pub(crate) trait Solver {
    fn set_threads(&mut self, threads: usize);

    /// The transposition tables.
    fn tables(&self) -> Vec<Arc<dyn Kept>>;

    /// For either attacker, the table that has the position itself, and under which key.
    fn roots(&self, moves: &[Cell]) -> Vec<(Table, u64)>;

    /// Shows how much of the search of a position is done.
    fn estimate(&self, moves: &[Cell]) -> Estimate;

    fn settle(&mut self, moves: &[Cell], work: &mut Work<'_>) -> Result<Found, Interrupted>;

    /// Writes the proof of what was found, without the header.
    fn write(
        &mut self,
        moves: &[Cell],
        found: Found,
        out: &mut dyn Write,
        work: &mut Work<'_>,
    ) -> Result<(), Unwritten>;
}

/// The solver of a game, with this many bytes for the search of either attacker.
pub(crate) fn solver(rules: &Rules, bytes: [usize; 2]) -> Box<dyn Solver> {
    /// As many words as the board needs.
    fn sized<const N: usize>(rules: &Rules, bytes: [usize; 2]) -> Box<dyn Solver> {
        match rules.exact() {
            false => Box::new(LineSolver::<Cells<N>, N>::new(rules, bytes)),
            true => Box::new(LineSolver::<ExactLine<N>, N>::new(rules, bytes)),
        }
    }
    match rules.cells() {
        ..=64 => sized::<1>(rules, bytes),
        65..=256 => sized::<4>(rules, bytes),
        _ => sized::<{ MOST_CELLS / 64 }>(rules, bytes),
    }
}

/// No board has more cells.
const MOST_CELLS: usize = (mnk::MAX_SIDE as usize).pow(2);

struct LineSolver<L, const N: usize> {
    /// By attacker.
    searches: [Dfpn<L, N>; 2],
    is_wide: bool,
    threads: usize,
}

impl<L: Line<N>, const N: usize> LineSolver<L, N> {
    fn new(rules: &Rules, bytes: [usize; 2]) -> LineSolver<L, N> {
        let is_wide = rules.cells() > 256;
        LineSolver { searches: bytes.map(|bytes| Dfpn::new(rules, bytes)), is_wide, threads: 1 }
    }

    /// Whether a side does not win for a reason that needs no proof.
    fn is_stolen(moves: &[Cell], attacker: Side) -> bool {
        !L::EXACT && moves.is_empty() && attacker == Side::Second
    }

    /// Why this side does not win; none if it does.
    fn held(
        &mut self,
        moves: &[Cell],
        attacker: Side,
        work: &mut Work<'_>,
    ) -> Result<Option<Held>, Interrupted> {
        if LineSolver::<L, N>::is_stolen(moves, attacker) {
            return Ok(Some(Held::ByStealing));
        }
        let search = &mut self.searches[attacker.index()];
        let at = position(moves, attacker);
        if moves.is_empty() && search.holds_weakly_from_the_start(at, work)? {
            return Ok(Some(Held::Weakly));
        }
        let is_won = parallel::is_won(search, at, self.threads, work)?;
        Ok((!is_won).then_some(Held::Strongly))
    }
}

impl<L: Line<N>, const N: usize> Solver for LineSolver<L, N> {
    fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    fn tables(&self) -> Vec<Arc<dyn Kept>> {
        let tables = self.searches.iter().flat_map(Dfpn::tables);
        tables.map(|table| Arc::new(table) as Arc<dyn Kept>).collect()
    }

    fn roots(&self, moves: &[Cell]) -> Vec<(Table, u64)> {
        let root = |attacker: Side| {
            let search = &self.searches[attacker.index()];
            let [_, table] = search.tables();
            (table, search.key(position(moves, attacker)))
        };
        Side::BOTH.map(root).to_vec()
    }

    fn estimate(&self, moves: &[Cell]) -> Estimate {
        let attackers = Side::BOTH.into_iter();
        let attackers =
            attackers.filter(|&attacker| !LineSolver::<L, N>::is_stolen(moves, attacker));
        let search =
            |attacker: Side| (self.searches[attacker.index()].clone(), position(moves, attacker));
        Estimate::new(attackers.map(search).collect())
    }

    fn settle(&mut self, moves: &[Cell], work: &mut Work<'_>) -> Result<Found, Interrupted> {
        let mut reasons = [Held::ByStealing; 2];
        for attacker in Side::BOTH {
            match self.held(moves, attacker, work)? {
                Some(held) => reasons[attacker.index()] = held,
                None => return Ok(Found::Won(attacker)),
            }
        }
        Ok(Found::Held(reasons))
    }

    fn write(
        &mut self,
        moves: &[Cell],
        found: Found,
        out: &mut dyn Write,
        work: &mut Work<'_>,
    ) -> Result<(), Unwritten> {
        let mut proof = Proof { out, work, is_wide: self.is_wide };
        match found {
            Found::Won(attacker) => {
                let search = &mut self.searches[attacker.index()];
                proof.attack(search, position(moves, attacker))
            }
            Found::Held(reasons) => Side::BOTH.into_iter().try_for_each(|attacker| {
                let search = &mut self.searches[attacker.index()];
                let at = position(moves, attacker);
                match reasons[attacker.index()] {
                    Held::ByStealing => Ok(()),
                    Held::Weakly => proof.weak_from_the_start(search, at),
                    Held::Strongly => proof.defence(search, at),
                }
            }),
        }
    }
}

/// The position after these moves, with one of the sides as the attacker.
fn position<const N: usize>(moves: &[Cell], attacker: Side) -> Position<N> {
    let stones = |side: Side| moves.iter().skip(side.index()).step_by(2).map(|cell| cell.index());
    let to_move = if moves.len().is_multiple_of(2) { Side::First } else { Side::Second };
    Position {
        attacker: stones(attacker).collect(),
        defender: stones(attacker.opponent()).collect(),
        attacker_to_move: to_move == attacker,
    }
}
