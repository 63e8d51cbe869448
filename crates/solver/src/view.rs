//! A position as the searches see it: what each side still needs of its lines, and what that says
//! without a search.

use crate::cells::{Cells, list, open, taken, without, worthwhile};
use crate::dfpn::Position;
use crate::pairing::Pairing;
use crate::symmetry::SymmetryTable;
use crate::table::mix;
use crate::vcf;

/// What each side still needs of the lines open to it, the shortest first.
#[derive(Debug)]
pub(crate) struct View {
    pub attacks: Vec<Cells>,
    counters: Vec<Cells>,
    pub attacker_to_move: bool,
    pub is_untouched: bool,
}

/// What a position tells without a search.
#[derive(Debug)]
pub(crate) enum Look {
    /// The attacker wins.
    Won,
    /// The attacker does not win.
    Held,
    /// The result depends on these moves of the side to move; no other is better.
    Open(Cells),
}

impl View {
    pub(crate) fn new(lines: &[Cells], position: Position) -> View {
        let Position { attacker, defender, attacker_to_move } = position;
        View {
            attacks: open(lines, attacker, defender),
            counters: open(lines, defender, attacker),
            attacker_to_move,
            is_untouched: attacker | defender == 0,
        }
    }

    /// The position after a move of the side to move.
    pub(crate) fn after(&self, cell: usize) -> View {
        let (attacks, counters) = match self.attacker_to_move {
            true => (taken(&self.attacks, cell), without(&self.counters, cell)),
            false => (without(&self.attacks, cell), taken(&self.counters, cell)),
        };
        let attacker_to_move = !self.attacker_to_move;
        View { attacks, counters, attacker_to_move, is_untouched: false }
    }

    /// The cells where the attacker would complete a line.
    pub(crate) fn wins(&self) -> Cells {
        singles(&self.attacks)
    }

    /// The cells where the defender would.
    pub(crate) fn losses(&self) -> Cells {
        singles(&self.counters)
    }

    /// A VCF of the attacker, as if the attacker were to move.
    pub(crate) fn vcf(&self) -> Option<vcf::Win> {
        vcf::find(&self.attacks, &self.counters)
    }

    /// Whether a VCF still wins after the defender has played `cell`.
    pub(crate) fn beats(&self, win: &vcf::Win, cell: usize) -> bool {
        win.beats(&self.attacks, &self.counters, cell)
    }

    /// What can be said without a search. `orbits` has one cell of each orbit, for the first move on
    /// the empty board.
    pub(crate) fn look(&self, orbits: Cells) -> Look {
        let (own, others, good, bad) = match self.attacker_to_move {
            true => (self.wins(), self.losses(), Look::Won, Look::Held),
            false => (self.losses(), self.wins(), Look::Held, Look::Won),
        };
        match (own, others.count_ones()) {
            (1.., _) => return good,
            (0, 0) => {}
            (0, 1) => return Look::Open(others),
            (0, _) => return bad,
        }
        if self.attacks.is_empty() {
            return Look::Held;
        }
        let vcf = self.vcf();
        if self.attacker_to_move && vcf.is_some() {
            return Look::Won;
        }
        if self.attacker_to_move && Pairing::find(&self.attacks).is_safe() {
            return Look::Held;
        }
        let moves = self.moves(orbits);
        let Some(vcf) = vcf else { return Look::Open(moves) };
        // A reply that does not stop the threatened VCF loses to it.
        let stops = |&cell: &usize| !self.beats(&vcf, cell);
        match list(moves).filter(stops).fold(0, |all, cell| all | 1 << cell) {
            0 => Look::Won,
            moves => Look::Open(moves),
        }
    }

    /// The moves to consider when nothing is forced.
    pub(crate) fn moves(&self, orbits: Cells) -> Cells {
        let moves = worthwhile(self.attacks.iter().chain(&self.counters).copied());
        moves & if self.is_untouched { orbits } else { Cells::MAX }
    }

    /// A key of the open lines and the side to move, the same for symmetric positions.
    pub(crate) fn key(&self, symmetries: &[SymmetryTable]) -> u64 {
        let hash = |image: &dyn Fn(Cells) -> Cells| {
            let sum = |lines: &[Cells]| {
                lines.iter().fold(0u64, |sum, &line| sum.wrapping_add(mix(image(line))))
            };
            sum(&self.attacks) ^ mix(sum(&self.counters) ^ u64::from(self.attacker_to_move))
        };
        let images = symmetries.iter().map(|to| hash(&|line| to.image(line)));
        // 0 is the key of an empty slot.
        images.fold(hash(&|line| line), u64::min).max(1)
    }
}

/// The lines that lack one cell, all together.
fn singles(lines: &[Cells]) -> Cells {
    lines.iter().take_while(|line| line.is_power_of_two()).fold(0, |all, line| all | line)
}
