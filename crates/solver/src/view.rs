//! A position as the searches see it: what each side still needs of its lines, and what that says
//! without a search.

use crate::cells::{Cells, Line, worthwhile};
use crate::dfpn::Position;
use crate::pairing::Pairing;
use crate::table::mix;
use crate::vcf;
use mnk::{Cell, Rules};
use std::cell;
use std::cmp::Reverse;

/// No board has more symmetries.
const MOST_SYMMETRIES: usize = 8;

/// What does not change during a game.
#[derive(Clone, Debug)]
pub(crate) struct Geometry<L, const N: usize> {
    pub lines: Vec<L>,
    board: Cells<N>,
    /// By cell, a random number for its image under each symmetry.
    images: Vec<[u64; MOST_SYMMETRIES]>,
    symmetries: usize,
    /// One cell of each orbit, for the first move on the empty board.
    pub orbits: Cells<N>,
}

impl<L: Line<N>, const N: usize> Geometry<L, N> {
    pub(crate) fn new(rules: &Rules) -> Geometry<L, N> {
        let symmetries = rules.symmetries();
        let number = |cell: Cell| mix(cell.index() as u64 + 1);
        let images = rules.all_cells().map(|cell| {
            std::array::from_fn(|to| symmetries.get(to).map_or(0, |to| number(to.image(cell))))
        });
        Geometry {
            lines: L::all(rules),
            board: Cells::first_cells(rules.cells()),
            images: images.collect(),
            symmetries: symmetries.len(),
            orbits: orbit_representatives(rules),
        }
    }

    /// For the first S symmetries, a hash of the images of these lines in any order.
    fn sums<const S: usize>(&self, lines: &[L]) -> [u64; S] {
        let mut sums = [0u64; S];
        for line in lines {
            let mut one = [0u64; S];
            let mut add = |cell: usize, turn: u32| {
                let images = &self.images[cell];
                (0..S).for_each(|to| one[to] = one[to].wrapping_add(images[to].rotate_left(turn)));
            };
            line.missing().iter().for_each(|cell| add(cell, 0));
            line.guards().iter().for_each(|cell| add(cell, 32));
            (0..S).for_each(|to| sums[to] = sums[to].wrapping_add(mix(one[to])));
        }
        sums
    }
}

/// One cell of each orbit: the lowest, which no symmetry takes to a lower one.
fn orbit_representatives<const N: usize>(rules: &Rules) -> Cells<N> {
    let symmetries = rules.symmetries();
    let is_lowest = |cell: &usize| symmetries.iter().all(|to| to.images()[*cell].index() >= *cell);
    (0..rules.cells()).filter(is_lowest).collect()
}

/// What each side still needs of the lines open to it, the shortest first.
#[derive(Debug)]
pub(crate) struct View<L, const N: usize> {
    attacks: Vec<L>,
    counters: Vec<L>,
    empty: Cells<N>,
    pub attacker_to_move: bool,
    pub is_untouched: bool,
    /// Whether it is known that the attacker has no VCF, even if it were their turn.
    is_quiet: cell::Cell<bool>,
}

/// What a position tells without a search.
#[derive(Debug)]
pub(crate) enum Look<const N: usize> {
    /// The attacker wins.
    Won,
    /// The attacker does not win.
    Held,
    /// The result depends on these moves of the side to move; no other is better.
    Open(Cells<N>),
}

impl<L: Line<N>, const N: usize> View<L, N> {
    pub(crate) fn new(geometry: &Geometry<L, N>, position: Position<N>) -> View<L, N> {
        let Position { attacker, defender, attacker_to_move } = position;
        View {
            attacks: L::open(&geometry.lines, attacker, defender),
            counters: L::open(&geometry.lines, defender, attacker),
            empty: geometry.board - attacker - defender,
            attacker_to_move,
            is_untouched: (attacker | defender).is_empty(),
            is_quiet: cell::Cell::new(false),
        }
    }

    /// The position after a move of the side to move.
    pub(crate) fn after(&self, cell: usize) -> View<L, N> {
        let (attacks, counters) = match self.attacker_to_move {
            true => (L::taken(&self.attacks, cell), L::without(&self.counters, cell)),
            false => (L::without(&self.attacks, cell), L::taken(&self.counters, cell)),
        };
        let (empty, attacker_to_move) = (self.empty - Cells::of(cell), !self.attacker_to_move);
        // One more stone of the defender gives the attacker no VCF, unless it may harm its owner.
        let is_quiet = cell::Cell::new(attacker_to_move && self.is_quiet.get() && !L::EXACT);
        View { attacks, counters, empty, attacker_to_move, is_untouched: false, is_quiet }
    }

    /// The cells where the attacker would complete a line.
    pub(crate) fn wins(&self) -> Cells<N> {
        singles(&self.attacks)
    }

    /// The cells where the defender would.
    pub(crate) fn losses(&self) -> Cells<N> {
        singles(&self.counters)
    }

    /// The attacker's lines as sets, as they are in the Maker–Breaker game. Where longer rows do not win
    /// that game has the same open lines, but a completed one wins in any case: if the defender holds
    /// it, so much the more the game itself.
    pub(crate) fn sets(&self) -> std::borrow::Cow<'_, [Cells<N>]> {
        L::sets(&self.attacks)
    }

    /// The pairing test of the attacker's lines.
    pub(crate) fn pairing(&self) -> Pairing {
        Pairing::find(&self.sets())
    }

    /// A VCF of the attacker, as if the attacker were to move.
    pub(crate) fn vcf(&self) -> Option<vcf::Win<N>> {
        if self.is_quiet.get() {
            return None;
        }
        let (vcf, is_complete) = vcf::find(&self.attacks, &self.counters);
        self.is_quiet.set(vcf.is_none() && is_complete);
        vcf
    }

    /// Whether a VCF still wins after the defender has played `cell`.
    pub(crate) fn beats(&self, win: &vcf::Win<N>, cell: usize) -> bool {
        win.beats(&self.attacks, &self.counters, cell)
    }

    /// What can be said without a search, and if that is nothing with the attacker to move, how far from
    /// safe the defender is by the pairing test. `orbits` has one cell of each orbit, for the first move
    /// on the empty board.
    pub(crate) fn look(&self, orbits: Cells<N>) -> (Look<N>, u32) {
        if let Some(look) = self.forced() {
            let is_asked = self.attacker_to_move && matches!(look, Look::Open(_));
            return (look, if is_asked { self.pairing().distance() } else { 0 });
        }
        let mut distance = 0;
        if self.attacker_to_move {
            let pairing = self.pairing();
            if pairing.is_safe() {
                return (Look::Held, 0);
            }
            distance = pairing.distance();
        }
        let vcf = self.vcf();
        if self.attacker_to_move && vcf.is_some() {
            return (Look::Won, 0);
        }
        let moves = self.moves(orbits);
        let Some(vcf) = vcf else { return (Look::Open(moves), distance) };
        // A reply that does not stop the threatened VCF loses to it.
        let moves: Cells<N> = moves.iter().filter(|&cell| !self.beats(&vcf, cell)).collect();
        (if moves.is_empty() { Look::Won } else { Look::Open(moves) }, 0)
    }

    /// The moves of a position that is known to be open.
    pub(crate) fn open_moves(&self, orbits: Cells<N>) -> Look<N> {
        match self.forced() {
            Some(look) => look,
            None if self.attacker_to_move => Look::Open(self.moves(orbits)),
            None => self.look(orbits).0,
        }
    }

    /// What follows from lines that lack one cell, or from there being no line.
    fn forced(&self) -> Option<Look<N>> {
        let (own, others, good, bad) = match self.attacker_to_move {
            true => (self.wins(), self.losses(), Look::Won, Look::Held),
            false => (self.losses(), self.wins(), Look::Held, Look::Won),
        };
        match () {
            () if !own.is_empty() => Some(good),
            () if others.is_single() => Some(Look::Open(others)),
            () if !others.is_empty() => Some(bad),
            () => self.attacks.is_empty().then_some(Look::Held),
        }
    }

    /// The moves to consider when nothing is forced.
    pub(crate) fn moves(&self, orbits: Cells<N>) -> Cells<N> {
        let lines = || self.attacks.iter().chain(&self.counters);
        let moves = if L::EXACT {
            // All cells that matter to no line are alike, but one of them may be the best move.
            self.relevant() | self.idle().first().map_or(Cells::NONE, Cells::of)
        } else {
            worthwhile(lines().map(|line| line.missing()))
        };
        moves & if self.is_untouched { orbits } else { Cells::ALL }
    }

    /// These cells, those first that the most and shortest lines of the attacker go through.
    pub(crate) fn by_weight(&self, cells: Cells<N>) -> impl Iterator<Item = usize> + use<L, N> {
        let mut weights = [[0u32; 64]; N];
        for line in &self.attacks {
            let weight = 1 << 20 >> line.missing().len().min(20);
            line.missing().iter().for_each(|cell| weights[cell / 64][cell % 64] += weight);
        }
        let mut sorted: Vec<usize> = cells.iter().collect();
        sorted.sort_by_key(|cell| Reverse(weights[cell / 64][cell % 64]));
        sorted.into_iter()
    }

    /// The empty cells that matter to some line.
    fn relevant(&self) -> Cells<N> {
        let lines = self.attacks.iter().chain(&self.counters);
        lines.fold(Cells::NONE, |all, line| all | line.missing() | line.guards())
    }

    /// The other empty cells.
    fn idle(&self) -> Cells<N> {
        self.empty - self.relevant()
    }

    /// A key of the open lines and the side to move, the same for symmetric positions.
    pub(crate) fn key(&self, geometry: &Geometry<L, N>) -> u64 {
        // Where a stone may harm its owner, the moves that change nothing count.
        let rest = u64::from(self.attacker_to_move)
            | if L::EXACT { u64::from(self.idle().len()) << 1 } else { 0 };
        let key = match geometry.symmetries {
            8 => self.least::<8>(geometry, rest),
            4 => self.least::<4>(geometry, rest),
            _ => self.least::<1>(geometry, rest),
        };
        // 0 is the key of an empty slot.
        key.max(1)
    }

    /// The least key of the first S symmetries.
    fn least<const S: usize>(&self, geometry: &Geometry<L, N>, rest: u64) -> u64 {
        let attacks = geometry.sums::<S>(&self.attacks);
        let counters = geometry.sums::<S>(&self.counters);
        let keys = attacks.iter().zip(counters).map(|(sum, counters)| sum ^ mix(counters ^ rest));
        keys.min().unwrap_or(0)
    }
}

/// The lines that lack one cell, all together.
fn singles<L: Line<N>, const N: usize>(lines: &[L]) -> Cells<N> {
    let missing = lines.iter().map(|line| line.missing());
    missing.take_while(|missing| missing.is_single()).fold(Cells::NONE, |all, cell| all | cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_are_counted() {
        for (rules, count) in
            [("3x3x3", 3), ("4x3x3", 4), ("5x5x3", 6), ("8x4x3", 8), ("8x8x3", 10), ("15x15x5", 36)]
        {
            let orbits: Cells<4> = orbit_representatives(&rules.parse().unwrap());
            assert_eq!(orbits.len(), count, "{rules}");
        }
    }
}
