//! The game itself, both sides completing lines: does the attacker win? Proof-number search, depth
//! first.

use crate::cells::{Cells, list, open, worthwhile};
use crate::fours;
use crate::hold::Hold;
use crate::table::Table;
use crate::weak::{Weak, mix};
use crate::work::{Interrupted, Work};

/// A proof number of something that is settled the other way.
const NEVER: u32 = 1 << 30;

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

/// How much work is left to prove either result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// That the attacker wins.
    win: u32,
    /// That the attacker does not.
    hold: u32,
}

const WON: Numbers = Numbers { win: 0, hold: NEVER };
const HELD: Numbers = Numbers { win: NEVER, hold: 0 };

impl Numbers {
    fn is_settled(self) -> bool {
        self.win == 0 || self.hold == 0
    }

    fn is_beyond(self, limit: Numbers) -> bool {
        self.win >= limit.win || self.hold >= limit.hold
    }
}

/// Positions that a look at the weak game may take at each position.
const WEAK_LOOK: u64 = 20;

/// The duel on one board.
#[derive(Debug)]
pub(crate) struct Duel {
    pub lines: Vec<Cells>,
    pub weak: Weak,
    /// One cell of each kind, for the first move of all.
    kinds: Cells,
    table: Table,
}

impl Duel {
    pub(crate) fn new(lines: Vec<Cells>, kinds: Cells, bytes: usize) -> Duel {
        Duel { lines, weak: Weak::new(bytes / 2), kinds, table: Table::new(bytes / 2) }
    }

    /// Whether the attacker wins.
    pub(crate) fn is_won(
        &mut self,
        position: Position,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        let never = Numbers { win: NEVER, hold: NEVER };
        loop {
            // Numbers that have grown beyond all bounds settle nothing.
            let numbers = self.search(position, never, work)?;
            if numbers.is_settled() {
                return Ok(numbers.win == 0);
            }
        }
    }

    /// What can be said without a search.
    pub(crate) fn look(&self, position: Position) -> Look {
        let Position { attacker, defender, attacker_to_move } = position;
        let wins = fours::winning(&self.lines, attacker, defender);
        let losses = fours::winning(&self.lines, defender, attacker);
        let (own, others) = if attacker_to_move { (wins, losses) } else { (losses, wins) };
        let (good, bad) =
            if attacker_to_move { (Look::Won, Look::Held) } else { (Look::Held, Look::Won) };
        match (own, others.count_ones()) {
            (1.., _) => return good,
            (0, 0) => {}
            (0, 1) => return Look::Open(others),
            (0, _) => return bad,
        }
        let attacks = open(&self.lines, attacker, defender);
        if attacks.is_empty() {
            return Look::Held;
        }
        let usual = fours::find(&self.lines, attacker, defender);
        if attacker_to_move && usual.is_some() {
            return Look::Won;
        }
        if attacker_to_move && Hold::find(&attacks).is_safe() {
            return Look::Held;
        }
        let moves = self.moves(position, &attacks);
        let Some(usual) = usual else { return Look::Open(moves) };
        // What does not meet the threat loses to it.
        let meets = |&cell: &usize| !usual.beats(&self.lines, attacker, defender, cell);
        match list(moves).filter(meets).fold(0, |all, cell| all | 1 << cell) {
            0 => Look::Won,
            moves => Look::Open(moves),
        }
    }

    /// The moves worth a look when nothing is forced.
    pub(crate) fn moves(&self, position: Position, attacks: &[Cells]) -> Cells {
        let counters = open(&self.lines, position.defender, position.attacker);
        let moves = worthwhile(&[attacks, &counters].concat());
        let untouched = position.attacker | position.defender == 0;
        moves & if untouched { self.kinds } else { Cells::MAX }
    }

    fn key(&self, position: Position) -> u64 {
        let Position { attacker, defender, attacker_to_move } = position;
        let sum = |lines: Vec<Cells>, salt: u64| {
            lines.iter().fold(0u64, |sum, &line| sum.wrapping_add(mix(line ^ salt)))
        };
        sum(open(&self.lines, attacker, defender), 0)
            ^ mix(sum(open(&self.lines, defender, attacker), 0x5851_F42D_4C95_7F2D))
            ^ u64::from(attacker_to_move).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn known(&self, position: Position) -> Option<Numbers> {
        let data = self.table.get(self.key(position))?;
        Some(Numbers { win: data as u32, hold: (data >> 32) as u32 })
    }

    /// Whether the attacker wins, if that is known.
    pub(crate) fn remembers(&self, position: Position) -> Option<bool> {
        let settled = match self.known(position) {
            Some(numbers) if numbers.is_settled() => return Some(numbers.win == 0),
            _ => self.look(position),
        };
        match settled {
            Look::Won => Some(true),
            Look::Held => Some(false),
            Look::Open(_) => None,
        }
    }

    fn learn(&mut self, position: Position, numbers: Numbers) {
        let data = u64::from(numbers.win) | u64::from(numbers.hold) << 32;
        self.table.put(self.key(position), data);
    }

    /// Searches until the numbers reach the limit.
    fn search(
        &mut self,
        position: Position,
        limit: Numbers,
        work: &mut Work<'_>,
    ) -> Result<Numbers, Interrupted> {
        work.count()?;
        let numbers = match self.look(position) {
            Look::Won => WON,
            Look::Held => HELD,
            Look::Open(_)
                if self.known(position).is_none() && self.is_held_weakly(position, work)? =>
            {
                HELD
            }
            Look::Open(moves) => {
                let mut children: Vec<(Position, Numbers)> = list(moves)
                    .map(|cell| position.after(cell))
                    .map(|child| (child, self.first_guess(child)))
                    .collect();
                return self.deepen(position, &mut children, limit, work);
            }
        };
        self.learn(position, numbers);
        Ok(numbers)
    }

    /// Whether the defender is seen to hold a position, with the attacker to move, without threats.
    pub(crate) fn is_held_weakly(
        &mut self,
        position: Position,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        if !position.attacker_to_move {
            return Ok(false);
        }
        let attacks = open(&self.lines, position.attacker, position.defender);
        work.briefly(WEAK_LOOK, |work| self.weak.holds(&attacks, None, work))
            .map(|holds| holds.unwrap_or(false))
    }

    fn deepen(
        &mut self,
        position: Position,
        children: &mut [(Position, Numbers)],
        limit: Numbers,
        work: &mut Work<'_>,
    ) -> Result<Numbers, Interrupted> {
        loop {
            let numbers = combine(position.attacker_to_move, children);
            self.learn(position, numbers);
            if numbers.is_settled() || numbers.is_beyond(limit) {
                return Ok(numbers);
            }
            let (best, second) = two_best(position.attacker_to_move, children);
            let (child, known) = children[best];
            // A little beyond the second best, so that it is not left for every trifle.
            let leave = |second: u32| second.saturating_add(second / 4 + 1);
            let share = |limit: u32, all: u32, own: u32| limit.saturating_sub(all - own);
            let limit = if position.attacker_to_move {
                Numbers {
                    win: limit.win.min(leave(second)),
                    hold: share(limit.hold, numbers.hold, known.hold),
                }
            } else {
                Numbers {
                    win: share(limit.win, numbers.win, known.win),
                    hold: limit.hold.min(leave(second)),
                }
            };
            children[best].1 = self.search(child, limit, work)?;
            // What was found out there may be known elsewhere too.
            for (other, numbers) in children.iter_mut().filter(|(_, n)| !n.is_settled()) {
                *numbers = self.known(*other).unwrap_or(*numbers);
            }
        }
    }

    /// What is known of a position, or how it looks at first sight.
    fn first_guess(&mut self, position: Position) -> Numbers {
        if let Some(known) = self.known(position) {
            return known;
        }
        if !position.attacker_to_move {
            return match self.look(position) {
                Look::Won => WON,
                Look::Held => HELD,
                // The fewer replies meet what is threatened, the better.
                Look::Open(moves) => Numbers { win: moves.count_ones(), hold: 1 },
            };
        }
        let attacks = open(&self.lines, position.attacker, position.defender);
        let hold = Hold::find(&attacks);
        let wins = fours::winning(&self.lines, position.attacker, position.defender);
        if hold.is_safe() && wins == 0 {
            self.learn(position, HELD);
            return HELD;
        }
        Numbers { win: 1, hold: hold.distance() }
    }
}

/// The numbers of a position from those of its children: one of them is enough for the side to move.
fn combine(attacker_to_move: bool, children: &[(Position, Numbers)]) -> Numbers {
    let sum = |of: fn(&Numbers) -> u32| {
        let sum: u64 = children.iter().map(|(_, numbers)| u64::from(of(numbers))).sum();
        sum.min(u64::from(NEVER)) as u32
    };
    let least = |of: fn(&Numbers) -> u32| {
        children.iter().map(|(_, numbers)| of(numbers)).min().unwrap_or(NEVER)
    };
    if attacker_to_move {
        Numbers { win: least(|n| n.win), hold: sum(|n| n.hold) }
    } else {
        Numbers { win: sum(|n| n.win), hold: least(|n| n.hold) }
    }
}

/// The child that is nearest to what the side to move wants, and how near the next one is.
fn two_best(attacker_to_move: bool, children: &[(Position, Numbers)]) -> (usize, u32) {
    let near = |numbers: &Numbers| match attacker_to_move {
        true => (numbers.win, numbers.hold),
        false => (numbers.hold, numbers.win),
    };
    let mut best = (NEVER, NEVER, 0);
    let mut second = NEVER;
    for (number, (_, numbers)) in children.iter().enumerate() {
        let (own, other) = near(numbers);
        if (own, other) < (best.0, best.1) {
            second = best.0;
            best = (own, other, number);
        } else {
            second = second.min(own);
        }
    }
    (best.2, second)
}
