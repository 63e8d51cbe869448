//! Which search to ask for the value of a position, and for the proof of it.

use crate::cells::Cells;
use crate::dfpn::{Dfpn, Position};
use crate::estimate::Estimate;
use crate::memory::Kept;
use crate::parallel;
use crate::proof::{Proof, Unwritten};
use crate::table::Table;
use crate::work::{Interrupted, Work};
use gametree::{Outcome, Side};
use mnk::Rules;
use std::io::Write;
use std::sync::Arc;

/// The stones of the player who begins and of the other one.
pub(crate) type Stones = [Cells; 2];

/// How a value was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// The empty board is drawn in the Maker–Breaker game.
    Weak,
    /// The empty board is drawn, but the defender needs threats of their own.
    Strong,
    /// Neither side wins a position that is not the empty board.
    Neither,
    /// This side wins.
    Won(Side),
}

impl Found {
    pub(crate) fn value(self) -> Outcome {
        match self {
            Found::Weak | Found::Strong | Found::Neither => Outcome::Draw,
            Found::Won(attacker) => Outcome::Win(attacker),
        }
    }
}

/// Finds the values of unfinished positions of one game, and remembers what it found.
pub(crate) struct Solver {
    /// By attacker.
    searches: [Dfpn; 2],
    pub threads: usize,
}

impl Solver {
    /// With this many bytes for the search of either attacker. From the empty board only the first
    /// player attacks.
    pub(crate) fn new(rules: &Rules, bytes: [usize; 2]) -> Solver {
        Solver { searches: bytes.map(|bytes| Dfpn::new(rules, bytes)), threads: 1 }
    }

    /// The transposition tables.
    pub(crate) fn tables(&self) -> Vec<Arc<dyn Kept>> {
        let tables = self.searches.iter().flat_map(Dfpn::tables);
        tables.map(|table| Arc::new(table) as Arc<dyn Kept>).collect()
    }

    /// For either attacker, the table that has the position itself, and under which key.
    pub(crate) fn roots(&self, stones: Stones) -> Vec<(Table, u64)> {
        let root = |attacker: Side| {
            let search = &self.searches[attacker.index()];
            let [_, table] = search.tables();
            (table, search.key(position(stones, attacker)))
        };
        Side::BOTH.map(root).to_vec()
    }

    /// Shows how much of the search of a position is done.
    pub(crate) fn estimate(&self, stones: Stones) -> Estimate {
        // From the empty board the second player need not attack.
        let attackers = if stones == [0, 0] { &Side::BOTH[..1] } else { &Side::BOTH };
        let search = |&attacker: &Side| {
            (self.searches[attacker.index()].clone(), position(stones, attacker))
        };
        Estimate { searches: attackers.iter().map(search).collect() }
    }

    pub(crate) fn settle(
        &mut self,
        stones: Stones,
        work: &mut Work<'_>,
    ) -> Result<Found, Interrupted> {
        if stones == [0, 0] {
            let search = &mut self.searches[0];
            if search.holds_weakly_from_the_start(work)? {
                return Ok(Found::Weak);
            }
            // The second player cannot win from here: the first could steal the strategy.
            let root = position(stones, Side::First);
            let won = parallel::is_won(search, root, self.threads, work)?;
            return Ok(if won { Found::Won(Side::First) } else { Found::Strong });
        }
        for attacker in Side::BOTH {
            let search = &mut self.searches[attacker.index()];
            if parallel::is_won(search, position(stones, attacker), self.threads, work)? {
                return Ok(Found::Won(attacker));
            }
        }
        Ok(Found::Neither)
    }

    /// Writes the proof of what was found, without the header.
    pub(crate) fn write(
        &mut self,
        stones: Stones,
        found: Found,
        out: &mut dyn Write,
        work: &mut Work<'_>,
    ) -> Result<(), Unwritten> {
        let root = |attacker| position(stones, attacker);
        let [first, second] = &mut self.searches;
        let mut proof = Proof { out, work };
        match found {
            Found::Weak => proof.weak_from_the_start(first),
            Found::Strong => proof.defence(first, root(Side::First)),
            Found::Neither => {
                proof.defence(first, root(Side::First))?;
                proof.defence(second, root(Side::Second))
            }
            Found::Won(Side::First) => proof.attack(first, root(Side::First)),
            Found::Won(Side::Second) => proof.attack(second, root(Side::Second)),
        }
    }
}

/// The position with one of the sides as the attacker.
fn position(stones: Stones, attacker: Side) -> Position {
    let [first, second] = stones.map(Cells::count_ones);
    let to_move = if first > second { Side::Second } else { Side::First };
    Position {
        attacker: stones[attacker.index()],
        defender: stones[attacker.opponent().index()],
        attacker_to_move: to_move == attacker,
    }
}
