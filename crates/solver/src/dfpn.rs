//! df-pn, depth-first proof-number search: does the attacker win the game, in which both sides
//! complete lines?
//!
//! Each position has a *proof number*, the work that is at least left to prove that the attacker
//! wins, and a *disproof number*, the same for proving that they do not. The search always expands
//! the child that is nearest to what the side to move wants, and stays below it until a threshold is
//! reached (Nagai, 2002). On top of that:
//!
//! - disproof numbers at the attacker's positions are the maximum over the children plus one for each
//!   other open child, instead of the sum, which would count shared work many times over (weak
//!   proof-number search, Ueda et al., 2008);
//! - a child is left only when its number is a sixteenth above that of the second best (the 1 + ε trick,
//!   Pawlewicz and Lew, 2007);
//! - positions are settled without a search where a VCF wins or a pairing strategy holds; where neither
//!   does, the numbers begin with how far the pairing strategy is from holding, in fine steps (df-pn+,
//!   Nagai, 2002).

use crate::cells::{Cells, Line};
use crate::maker_breaker::MakerBreaker;
use crate::parallel::Busy;
use crate::table::{CHEAP, Table};
use crate::view::{Geometry, Look, View};
use crate::work::{Interrupted, Work};
use mnk::Rules;
use std::sync::Arc;

/// A position, with the roles of the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position<const N: usize> {
    pub attacker: Cells<N>,
    pub defender: Cells<N>,
    pub attacker_to_move: bool,
}

impl<const N: usize> Position<N> {
    pub(crate) fn after(mut self, cell: usize) -> Position<N> {
        match self.attacker_to_move {
            true => self.attacker |= Cells::of(cell),
            false => self.defender |= Cells::of(cell),
        }
        self.attacker_to_move = !self.attacker_to_move;
        self
    }
}

/// At this distance from safe, or farther, a win of the attacker counts as near.
const FAR: u32 = 80;
/// Up to this many replies are initialised one by one before a position is searched.
const LOOK_AHEAD: u32 = 26;

/// The search on one board, with one of the sides as the attacker.
///
/// A clone shares the tables.
#[derive(Clone, Debug)]
pub(crate) struct Dfpn<L, const N: usize> {
    pub geometry: Arc<Geometry<L, N>>,
    pub weak: MakerBreaker,
    table: Table,
    /// Which positions the threads are at, if there are several.
    pub busy: Option<Arc<Busy>>,
}

impl<L: Line<N>, const N: usize> Dfpn<L, N> {
    pub(crate) fn new(rules: &Rules, bytes: usize) -> Dfpn<L, N> {
        Dfpn {
            geometry: Arc::new(Geometry::new(rules)),
            weak: MakerBreaker::new(bytes / 2),
            table: Table::new(bytes / 2),
            busy: None,
        }
    }

    /// The transposition tables: of the Maker–Breaker game and of the game itself.
    pub(crate) fn tables(&self) -> [Table; 2] {
        [self.weak.table(), self.table.clone()]
    }

    /// Whether the attacker wins.
    pub(crate) fn is_won(
        &mut self,
        position: Position<N>,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        let view = self.view(position);
        loop {
            // Numbers that have grown to the threshold settle nothing.
            let numbers = self.search(&view, self.key_of(&view), ProofNumbers::LIMIT, work)?;
            if numbers.is_settled() {
                return Ok(numbers.proof == 0);
            }
        }
    }

    /// Whether Breaker holds the empty board, with Maker to move or not.
    pub(crate) fn holds_weakly_from_the_start(
        &mut self,
        position: Position<N>,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        let (view, orbits) = (self.view(position), self.geometry.orbits);
        match position.attacker_to_move {
            true => self.weak.holds(&view.sets(), Some(orbits), work),
            false => Ok(self.weak.reply(&view.sets(), work)?.is_some()),
        }
    }

    pub(crate) fn view(&self, position: Position<N>) -> View<L, N> {
        View::new(&self.geometry, position)
    }

    /// The key of a position in the table.
    pub(crate) fn key(&self, position: Position<N>) -> u64 {
        self.key_of(&self.view(position))
    }

    /// The same for a view.
    pub(crate) fn key_of(&self, view: &View<L, N>) -> u64 {
        view.key(&self.geometry)
    }

    /// What can be said without a search, and how far from safe the defender is.
    pub(crate) fn look(&self, view: &View<L, N>) -> (Look<N>, u32) {
        view.look(self.geometry.orbits)
    }

    /// The moves to consider when nothing is forced.
    pub(crate) fn moves(&self, view: &View<L, N>) -> Cells<N> {
        view.moves(self.geometry.orbits)
    }

    /// The numbers of a position in the table, and whether they are only initial ones.
    pub(crate) fn known(&self, key: u64) -> Option<(ProofNumbers, bool)> {
        self.table.get(key).map(ProofNumbers::unpack)
    }

    /// Whether the attacker wins, if that is known.
    pub(crate) fn remembers(&self, position: Position<N>) -> Option<bool> {
        let view = self.view(position);
        let settled = match self.known(self.key_of(&view)) {
            Some((numbers, _)) if numbers.is_settled() => return Some(numbers.proof == 0),
            _ => self.look(&view).0,
        };
        match settled {
            Look::Won => Some(true),
            Look::Held => Some(false),
            Look::Open(_) => None,
        }
    }

    /// Searches until the numbers reach the threshold.
    fn search(
        &mut self,
        view: &View<L, N>,
        key: u64,
        threshold: ProofNumbers,
        work: &mut Work<'_>,
    ) -> Result<ProofNumbers, Interrupted> {
        work.count()?;
        let look = match self.known(key) {
            Some((numbers, _)) if numbers.is_settled() => return Ok(numbers),
            Some(_) => view.open_moves(self.geometry.orbits),
            None => self.look(view).0,
        };
        let numbers = match look {
            Look::Won => ProofNumbers::PROVEN,
            Look::Held => ProofNumbers::DISPROVEN,
            Look::Open(moves) => return self.expand(view, key, moves, threshold, work),
        };
        self.table.put(key, numbers.pack(false));
        Ok(numbers)
    }

    fn expand(
        &mut self,
        view: &View<L, N>,
        key: u64,
        moves: Cells<N>,
        threshold: ProofNumbers,
        work: &mut Work<'_>,
    ) -> Result<ProofNumbers, Interrupted> {
        let mut children = match self.children(view, moves, work)? {
            Ok(children) => children,
            Err(numbers) => {
                self.table.put(key, numbers.pack(false));
                return Ok(numbers);
            }
        };
        loop {
            let numbers = combine(view.attacker_to_move, &children);
            self.table.put(key, numbers.pack(false));
            if numbers.is_settled() || numbers.reach(threshold) {
                return Ok(numbers);
            }
            let (best, threshold) = select(view.attacker_to_move, &children, numbers, threshold);
            let child = &mut children[best];
            let key = child.key;
            self.busy.iter().for_each(|busy| busy.enter(key));
            let found = self.search(&view.after(child.cell), key, threshold, work);
            self.busy.iter().for_each(|busy| busy.leave(key));
            child.numbers = found?;
            // The search may have changed the numbers of the other children too.
            for child in children.iter_mut().filter(|child| !child.numbers.is_settled()) {
                child.numbers = self.known(child.key).map_or(child.numbers, |known| known.0);
                child.is_busy = self.is_busy(child.key);
            }
        }
    }

    /// The positions after these moves; the numbers of this position if one of them settles it.
    fn children(
        &mut self,
        view: &View<L, N>,
        moves: Cells<N>,
        work: &mut Work<'_>,
    ) -> Result<Result<Vec<Child>, ProofNumbers>, Interrupted> {
        let mut children = Vec::with_capacity(moves.len() as usize);
        // The sooner one settles it, the fewer have to be looked at.
        for cell in view.by_weight(moves) {
            work.look()?;
            let after = view.after(cell);
            let key = self.key_of(&after);
            let numbers = self.initial(&after, key, work)?;
            let (is_settled, settled) = match view.attacker_to_move {
                true => (numbers.proof == 0, ProofNumbers::PROVEN),
                false => (numbers.disproof == 0, ProofNumbers::DISPROVEN),
            };
            if is_settled {
                return Ok(Err(settled));
            }
            children.push(Child { cell, key, numbers, is_busy: self.is_busy(key) });
        }
        // Always preferring the same of equal moves leads to the same positions more often.
        children.sort_unstable_by_key(|child| child.cell);
        Ok(Ok(children))
    }

    fn is_busy(&self, key: u64) -> bool {
        self.busy.as_ref().is_some_and(|busy| busy.has(key))
    }

    /// The numbers of a position from the table, or else initial ones.
    fn initial(
        &mut self,
        view: &View<L, N>,
        key: u64,
        work: &mut Work<'_>,
    ) -> Result<ProofNumbers, Interrupted> {
        if let Some((known, _)) = self.known(key) {
            return Ok(known);
        }
        let numbers = match self.look(view) {
            (Look::Won, _) => ProofNumbers::PROVEN,
            (Look::Held, _) => ProofNumbers::DISPROVEN,
            (Look::Open(_), distance) if view.attacker_to_move => {
                ProofNumbers { proof: 1 + FAR.saturating_sub(distance), disproof: distance }
            }
            // The fewer replies there are, the better for the attacker.
            (Look::Open(moves), _) if moves.len() > LOOK_AHEAD => {
                ProofNumbers { proof: moves.len(), disproof: 1 }
            }
            (Look::Open(moves), _) => match self.children(view, moves, work)? {
                Ok(replies) => combine(false, &replies),
                Err(numbers) => numbers,
            },
        };
        self.table.put(key, numbers.pack(true));
        Ok(numbers)
    }
}

/// The number of what cannot be proven any more.
const INFINITE: u32 = 1 << 30;

/// The work left to prove either result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProofNumbers {
    /// To prove that the attacker wins.
    pub proof: u32,
    /// To prove that the attacker does not.
    pub disproof: u32,
}

impl ProofNumbers {
    const PROVEN: ProofNumbers = ProofNumbers { proof: 0, disproof: INFINITE };
    const DISPROVEN: ProofNumbers = ProofNumbers { proof: INFINITE, disproof: 0 };
    /// The threshold of the root.
    const LIMIT: ProofNumbers = ProofNumbers { proof: INFINITE, disproof: INFINITE };

    fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    fn reach(self, threshold: ProofNumbers) -> bool {
        self.proof >= threshold.proof || self.disproof >= threshold.disproof
    }

    /// As a word for the table.
    fn pack(self, is_initial: bool) -> u64 {
        let mark = if is_initial { CHEAP } else { 0 };
        u64::from(self.proof) | u64::from(self.disproof) << 32 | mark
    }

    /// From a word of the table, and whether they are only initial numbers.
    pub(crate) fn unpack(data: u64) -> (ProofNumbers, bool) {
        let disproof = (data & !CHEAP) >> 32;
        (ProofNumbers { proof: data as u32, disproof: disproof as u32 }, data & CHEAP != 0)
    }
}

/// A move and the numbers of the position after it. The position itself is not kept but rebuilt when it
/// is searched, because it is large on large boards.
#[derive(Debug)]
struct Child {
    cell: usize,
    key: u64,
    numbers: ProofNumbers,
    /// Whether another thread is at it.
    is_busy: bool,
}

/// The numbers of a position from those of its children.
///
/// One child is enough for the side to move. All replies of the defender have to be refuted, which is
/// the sum of their proof numbers. The moves of the attacker are mostly refuted by the same means, so
/// refuting all of them takes little more than refuting the hardest: one for each of the others.
fn combine(attacker_to_move: bool, children: &[Child]) -> ProofNumbers {
    let least = |of: fn(&ProofNumbers) -> u32| {
        children.iter().map(|child| of(&child.numbers)).min().unwrap_or(INFINITE)
    };
    if attacker_to_move {
        let hardest = children.iter().map(|child| child.numbers.disproof).max().unwrap_or(0);
        let disproof =
            if hardest == INFINITE { INFINITE } else { finite(hardest + others(children)) };
        return ProofNumbers { proof: least(|n| n.proof), disproof };
    }
    let proofs = children.iter().map(|child| child.numbers.proof);
    // Finite numbers never add up to an infinite one.
    let proof = match proofs.clone().any(|proof| proof == INFINITE) {
        true => INFINITE,
        false => proofs.fold(0, |sum, proof| finite(sum + proof)),
    };
    ProofNumbers { proof, disproof: least(|n| n.disproof) }
}

fn finite(number: u32) -> u32 {
    number.min(INFINITE - 1)
}

/// How many of the attacker's moves are still to be refuted beside one of them.
fn others(children: &[Child]) -> u32 {
    let open = children.iter().filter(|child| child.numbers.disproof > 0).count();
    (open as u32).saturating_sub(1)
}

/// The most promising child for the side to move, and its threshold: where another child becomes more
/// promising, or the parent reaches its own threshold.
fn select(
    attacker_to_move: bool,
    children: &[Child],
    parent: ProofNumbers,
    threshold: ProofNumbers,
) -> (usize, ProofNumbers) {
    let (best, second) = two_best(attacker_to_move, children);
    let known = children[best].numbers;
    // The 1 + ε trick: a little beyond the second best, so as not to switch too often.
    let leave = second.saturating_add(second / 16 + 1);
    // At least one step, also where a child that another thread is at would be more promising.
    let near = |threshold: u32, known: u32| threshold.min(leave).max(known + 1);
    let threshold = if attacker_to_move {
        let disproof = threshold.disproof.saturating_sub(others(children));
        ProofNumbers { proof: near(threshold.proof, known.proof), disproof }
    } else {
        let proof = threshold.proof.saturating_sub(parent.proof - known.proof);
        ProofNumbers { proof, disproof: near(threshold.disproof, known.disproof) }
    };
    (best, threshold)
}

/// The most promising child for the side to move, and the number of the second best.
fn two_best(attacker_to_move: bool, children: &[Child]) -> (usize, u32) {
    let wanted = |numbers: &ProofNumbers| match attacker_to_move {
        true => (numbers.proof, numbers.disproof),
        false => (numbers.disproof, numbers.proof),
    };
    let mut best = (INFINITE, INFINITE, 0);
    let mut second = INFINITE;
    for (index, child) in children.iter().enumerate() {
        let (own, other) = wanted(&child.numbers);
        // A child that another thread is searching counts half as much again.
        let own = if child.is_busy { own.saturating_add(own / 2 + 1) } else { own };
        if (own, other) < (best.0, best.1) {
            second = best.0;
            best = (own, other, index);
        } else {
            second = second.min(own);
        }
    }
    (best.2, second)
}
