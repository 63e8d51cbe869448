//! A position as the searches see it: what each side still needs.

use crate::cells::{Cells, list, open, taken, without, worthwhile};
use crate::duel::Position;
use crate::fours;
use crate::hold::Hold;
use crate::symmetry::Symmetry;
use crate::weak::mix;

/// What each side needs of the lines that it can still complete, the shortest first.
#[derive(Debug)]
pub(crate) struct View {
    pub attacks: Vec<Cells>,
    counters: Vec<Cells>,
    pub attacker_to_move: bool,
    pub is_untouched: bool,
}

/// What a look at a position says.
#[derive(Debug)]
pub(crate) enum Look {
    /// The attacker wins.
    Won,
    /// The attacker does not win.
    Held,
    /// It depends on these moves of the side to move; all others are no better.
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

    /// After a move of the side to move.
    pub(crate) fn after(&self, cell: usize) -> View {
        let (attacks, counters) = match self.attacker_to_move {
            true => (taken(&self.attacks, cell), without(&self.counters, cell)),
            false => (without(&self.attacks, cell), taken(&self.counters, cell)),
        };
        let attacker_to_move = !self.attacker_to_move;
        View { attacks, counters, attacker_to_move, is_untouched: false }
    }

    /// Where the attacker would complete a line.
    pub(crate) fn wins(&self) -> Cells {
        singles(&self.attacks)
    }

    /// Where the defender would.
    pub(crate) fn losses(&self) -> Cells {
        singles(&self.counters)
    }

    /// A win of the attacker by threats, if the attacker is to move, or were.
    pub(crate) fn fours(&self) -> Option<fours::Win> {
        fours::find(&self.attacks, &self.counters)
    }

    /// Whether such a win still is one after the defender has played this.
    pub(crate) fn beats(&self, win: &fours::Win, cell: usize) -> bool {
        win.beats(&self.attacks, &self.counters, cell)
    }

    /// What can be said without a search; `kinds` has one cell of each kind, for the first move of
    /// all.
    pub(crate) fn look(&self, kinds: Cells) -> Look {
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
        let usual = self.fours();
        if self.attacker_to_move && usual.is_some() {
            return Look::Won;
        }
        if self.attacker_to_move && Hold::find(&self.attacks).is_safe() {
            return Look::Held;
        }
        let moves = self.moves(kinds);
        let Some(usual) = usual else { return Look::Open(moves) };
        // What does not meet the threat loses to it.
        let meets = |&cell: &usize| !self.beats(&usual, cell);
        match list(moves).filter(meets).fold(0, |all, cell| all | 1 << cell) {
            0 => Look::Won,
            moves => Look::Open(moves),
        }
    }

    /// The moves worth a look when nothing is forced.
    pub(crate) fn moves(&self, kinds: Cells) -> Cells {
        let moves = worthwhile(self.attacks.iter().chain(&self.counters).copied());
        moves & if self.is_untouched { kinds } else { Cells::MAX }
    }

    /// A hash of all that matters, the same for positions that a symmetry makes one.
    pub(crate) fn key(&self, symmetries: &[Symmetry]) -> u64 {
        let hash = |image: &dyn Fn(Cells) -> Cells| {
            let sum = |lines: &[Cells]| {
                lines.iter().fold(0u64, |sum, &line| sum.wrapping_add(mix(image(line))))
            };
            sum(&self.attacks) ^ mix(sum(&self.counters) ^ u64::from(self.attacker_to_move))
        };
        let images = symmetries.iter().map(|way| hash(&|line| way.image(line)));
        // Tables have no entry with the key 0.
        images.fold(hash(&|line| line), u64::min).max(1)
    }
}

/// The lines of one cell, all together.
fn singles(lines: &[Cells]) -> Cells {
    lines.iter().take_while(|line| line.is_power_of_two()).fold(0, |all, line| all | line)
}
