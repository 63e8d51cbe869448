//! Which search to ask for the value of a position, and for the proof of it.

use crate::cells::Cells;
use crate::duel::{Duel, Position};
use crate::estimate::Estimate;
use crate::proof::{Proof, Unwritten};
use crate::solve::Value;
use crate::table::Table;
use crate::together;
use crate::work::{Interrupted, Work};
use mnk::Rules;
use std::io::Write;

/// The stones of the first player and of the second.
pub(crate) type Stones = [Cells; 2];

/// How a value was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
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
    pub(crate) fn value(self) -> Value {
        match self {
            Found::Weak | Found::Strong | Found::Neither => Value::Draw,
            Found::Won(0) => Value::First,
            Found::Won(_) => Value::Second,
        }
    }
}

/// Settles positions of one game, none of them decided, and remembers what it found out.
pub(crate) struct Solver {
    /// With the first player attacking, and with the second.
    duels: [Duel; 2],
    /// That search the duels.
    pub threads: usize,
}

impl Solver {
    /// With this much memory for each duel. From the empty board only the first one is needed.
    pub(crate) fn new(rules: &Rules, bytes: [usize; 2]) -> Solver {
        let duel = |bytes| Duel::new(rules.width(), rules.height(), rules.k(), bytes);
        Solver { duels: bytes.map(duel), threads: 1 }
    }

    /// Where it keeps what it found out.
    pub(crate) fn tables(&self) -> Vec<Table> {
        self.duels.iter().flat_map(Duel::tables).collect()
    }

    /// Where in these tables the position itself is to be found, for each duel.
    pub(crate) fn roots(&self, stones: Stones) -> [(usize, u64); 2] {
        [0, 1].map(|attacker| {
            (2 * attacker + 1, self.duels[attacker].key(position(stones, attacker)))
        })
    }

    /// A look at how far it is with a position.
    pub(crate) fn estimate(&self, stones: Stones) -> Estimate {
        // From the beginning the second player need not attack.
        let attackers = if stones == [0, 0] { 1 } else { 2 };
        let duels = self.duels.iter().cloned().enumerate().take(attackers);
        let with_position = |(attacker, duel)| (duel, position(stones, attacker));
        Estimate { duels: duels.map(with_position).collect() }
    }

    pub(crate) fn settle(
        &mut self,
        stones: Stones,
        work: &mut Work<'_>,
    ) -> Result<Found, Interrupted> {
        if stones == [0, 0] {
            if self.duels[0].holds_weakly_from_the_start(work)? {
                return Ok(Found::Weak);
            }
            // The second player cannot win from here: the first could play as if second.
            let won =
                together::is_won(&mut self.duels[0], position(stones, 0), self.threads, work)?;
            return Ok(if won { Found::Won(0) } else { Found::Strong });
        }
        for attacker in [0, 1] {
            let (duel, position) = (&mut self.duels[attacker], position(stones, attacker));
            if together::is_won(duel, position, self.threads, work)? {
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
        let (first, second) = (position(stones, 0), position(stones, 1));
        let mut proof = Proof { out, work };
        match found {
            Found::Weak => proof.weak_from_the_start(&mut self.duels[0]),
            Found::Strong => proof.defence(&mut self.duels[0], first),
            Found::Neither => {
                proof.defence(&mut self.duels[0], first)?;
                proof.defence(&mut self.duels[1], second)
            }
            Found::Won(0) => proof.attack(&mut self.duels[0], first),
            Found::Won(_) => proof.attack(&mut self.duels[1], second),
        }
    }
}

fn position(stones: Stones, attacker: usize) -> Position {
    let to_move = usize::from(stones[0].count_ones() > stones[1].count_ones());
    Position {
        attacker: stones[attacker],
        defender: stones[1 - attacker],
        attacker_to_move: to_move == attacker,
    }
}
