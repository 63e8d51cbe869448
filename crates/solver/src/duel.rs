//! The game itself, both sides completing lines: does the attacker win? Proof-number search, depth
//! first.

use crate::cells::{Cells, lines, list, minimal};
use crate::hold::Hold;
use crate::numbers::{Child, Numbers, choose, combine};
use crate::symmetry::{Symmetry, first_of_their_kind};
use crate::table::Table;
use crate::together::Busy;
use crate::view::{Look, View};
use crate::weak::Weak;
use crate::work::{Interrupted, Work};
use std::sync::Arc;

/// A position of the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub attacker: Cells,
    pub defender: Cells,
    pub attacker_to_move: bool,
}

impl Position {
    pub(crate) fn after(mut self, cell: usize) -> Position {
        if self.attacker_to_move {
            self.attacker |= 1 << cell;
        } else {
            self.defender |= 1 << cell;
        }
        self.attacker_to_move = !self.attacker_to_move;
        self
    }
}

/// Positions that a look at the weak game may take at each position.
const WEAK_LOOK: u64 = 20;
/// Such looks are worth their while only where the sum is not larger than this distance.
const WEAK_DISTANCE: u32 = 5;
/// Up to this many replies are looked at one by one before a position is searched.
const LOOK_AHEAD: u32 = 20;

/// The duel on one board.
///
/// A clone shares what both find out.
#[derive(Clone, Debug)]
pub(crate) struct Duel {
    pub lines: Vec<Cells>,
    pub weak: Weak,
    symmetries: Vec<Symmetry>,
    /// One cell of each kind, for the first move of all.
    pub kinds: Cells,
    table: Table,
    /// Where the threads are, if there are several.
    pub busy: Option<Arc<Busy>>,
}

impl Duel {
    pub(crate) fn new(width: usize, height: usize, k: usize, bytes: usize) -> Duel {
        let symmetries = Symmetry::all(width, height);
        Duel {
            lines: lines(width, height, k),
            weak: Weak::new(bytes / 2),
            kinds: first_of_their_kind(width * height, &symmetries),
            symmetries,
            table: Table::new(bytes / 2),
            busy: None,
        }
    }

    /// Where it keeps what it found out.
    pub(crate) fn tables(&self) -> [Table; 2] {
        [self.weak.table(), self.table.clone()]
    }

    /// Whether the attacker wins.
    pub(crate) fn is_won(
        &mut self,
        position: Position,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        let view = self.view(position);
        loop {
            // Numbers that have grown beyond all bounds settle nothing.
            let numbers = self.search(&view, self.key_of(&view), Numbers::LIMIT, work)?;
            if numbers.is_settled() {
                return Ok(numbers.win == 0);
            }
        }
    }

    /// Whether whoever comes second holds the empty board in the weak game.
    pub(crate) fn holds_weakly_from_the_start(
        &mut self,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        self.weak.holds(&minimal(self.lines.clone()), Some(self.kinds), work)
    }

    pub(crate) fn view(&self, position: Position) -> View {
        View::new(&self.lines, position)
    }

    /// Under which key the table has a position.
    pub(crate) fn key(&self, position: Position) -> u64 {
        self.key_of(&self.view(position))
    }

    /// The same for a position as it is seen.
    pub(crate) fn key_of(&self, view: &View) -> u64 {
        view.key(&self.symmetries)
    }

    /// What can be said without a search.
    pub(crate) fn look(&self, position: Position) -> Look {
        self.view(position).look(self.kinds)
    }

    /// The moves worth a look when nothing is forced.
    pub(crate) fn moves(&self, view: &View) -> Cells {
        view.moves(self.kinds)
    }

    /// What is known of a position, and whether that is only how it looked at first sight.
    pub(crate) fn known(&self, key: u64) -> Option<(Numbers, bool)> {
        self.table.get(key).map(Numbers::unpack)
    }

    /// Whether the attacker wins, if that is known.
    pub(crate) fn remembers(&self, position: Position) -> Option<bool> {
        let view = self.view(position);
        let settled = match self.known(self.key_of(&view)) {
            Some((numbers, _)) if numbers.is_settled() => return Some(numbers.win == 0),
            _ => view.look(self.kinds),
        };
        match settled {
            Look::Won => Some(true),
            Look::Held => Some(false),
            Look::Open(_) => None,
        }
    }

    /// Searches until the numbers reach the limit.
    fn search(
        &mut self,
        view: &View,
        key: u64,
        limit: Numbers,
        work: &mut Work<'_>,
    ) -> Result<Numbers, Interrupted> {
        work.count()?;
        let is_new = self.known(key).is_none_or(|(_, is_guess)| is_guess);
        let numbers = match view.look(self.kinds) {
            Look::Won => Numbers::WON,
            Look::Held => Numbers::HELD,
            Look::Open(_) if is_new && self.is_held_weakly(view, work)? => Numbers::HELD,
            Look::Open(moves) => return self.deepen(view, key, moves, limit, work),
        };
        self.table.put(key, numbers.pack(false));
        Ok(numbers)
    }

    /// Whether the defender is seen to hold a position, with the attacker to move, without threats.
    pub(crate) fn is_held_weakly(
        &mut self,
        view: &View,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        if !view.attacker_to_move || Hold::find(&view.attacks).distance() > WEAK_DISTANCE {
            return Ok(false);
        }
        work.briefly(WEAK_LOOK, |work| self.weak.holds(&view.attacks, None, work))
            .map(|holds| holds.unwrap_or(false))
    }

    fn deepen(
        &mut self,
        view: &View,
        key: u64,
        moves: Cells,
        limit: Numbers,
        work: &mut Work<'_>,
    ) -> Result<Numbers, Interrupted> {
        let mut children: Vec<Child> =
            list(moves).map(|cell| self.child(view.after(cell))).collect();
        loop {
            let numbers = combine(view.attacker_to_move, &children);
            self.table.put(key, numbers.pack(false));
            if numbers.is_settled() || numbers.is_beyond(limit) {
                return Ok(numbers);
            }
            let (best, limit) = choose(view.attacker_to_move, &children, numbers, limit);
            let child = &mut children[best];
            let key = child.key;
            self.busy.iter().for_each(|busy| busy.enter(key));
            let found = self.search(&child.view, key, limit, work);
            self.busy.iter().for_each(|busy| busy.leave(key));
            child.numbers = found?;
            // What was found out there may be known elsewhere too.
            for child in children.iter_mut().filter(|child| !child.numbers.is_settled()) {
                child.numbers = self.known(child.key).map_or(child.numbers, |known| known.0);
                child.is_busy = self.is_busy(child.key);
            }
        }
    }

    fn child(&mut self, view: View) -> Child {
        let key = self.key_of(&view);
        let numbers = self.first_guess(&view, key);
        Child { view, key, numbers, is_busy: self.is_busy(key) }
    }

    fn is_busy(&self, key: u64) -> bool {
        self.busy.as_ref().is_some_and(|busy| busy.has(key))
    }

    /// What is known of a position, or how it looks at first sight.
    fn first_guess(&mut self, view: &View, key: u64) -> Numbers {
        if let Some((known, _)) = self.known(key) {
            return known;
        }
        let numbers = match view.look(self.kinds) {
            Look::Won => Numbers::WON,
            Look::Held => Numbers::HELD,
            Look::Open(_) if view.attacker_to_move => {
                Numbers { win: 1, hold: Hold::find(&view.attacks).distance() }
            }
            // The fewer replies meet what is threatened, the better.
            Look::Open(moves) if moves.count_ones() > LOOK_AHEAD => {
                Numbers { win: moves.count_ones(), hold: 1 }
            }
            Look::Open(moves) => {
                let replies: Vec<Child> =
                    list(moves).map(|cell| self.child(view.after(cell))).collect();
                combine(false, &replies)
            }
        };
        self.table.put(key, numbers.pack(true));
        numbers
    }
}
