//! How much work is left to prove either result of a position, and how that follows from its children.

use crate::table::CHEAP;
use crate::view::View;

/// A proof number of something that is settled the other way.
const NEVER: u32 = 1 << 30;
/// How much work is left to prove either result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// That the attacker wins.
    pub win: u32,
    /// That the attacker does not.
    pub hold: u32,
}

impl Numbers {
    pub(crate) const WON: Numbers = Numbers { win: 0, hold: NEVER };
    pub(crate) const HELD: Numbers = Numbers { win: NEVER, hold: 0 };
    /// Above all that can be reached.
    pub(crate) const LIMIT: Numbers = Numbers { win: NEVER, hold: NEVER };

    pub(crate) fn is_settled(self) -> bool {
        self.win == 0 || self.hold == 0
    }

    pub(crate) fn is_beyond(self, limit: Numbers) -> bool {
        self.win >= limit.win || self.hold >= limit.hold
    }

    /// As a word for the table.
    pub(crate) fn pack(self, is_guess: bool) -> u64 {
        u64::from(self.win) | u64::from(self.hold) << 32 | if is_guess { CHEAP } else { 0 }
    }

    /// From such a word, and whether it is only how the position looked at first sight.
    pub(crate) fn unpack(data: u64) -> (Numbers, bool) {
        let hold = (data & !CHEAP) >> 32;
        (Numbers { win: data as u32, hold: hold as u32 }, data & CHEAP != 0)
    }
}

/// A position after a move, and what is known of it.
#[derive(Debug)]
pub(crate) struct Child {
    pub view: View,
    pub key: u64,
    pub numbers: Numbers,
    /// Whether another thread is at it.
    pub is_busy: bool,
}

/// The numbers of a position from those of its children: one of them is enough for the side to move.
///
/// What has to be shown of every move of the attacker is mostly the same, so to hold all of them takes
/// little more than to hold the hardest: one for each of the others. Replies are counted in full.
pub(crate) fn combine(attacker_to_move: bool, children: &[Child]) -> Numbers {
    let least = |of: fn(&Numbers) -> u32| {
        children.iter().map(|child| of(&child.numbers)).min().unwrap_or(NEVER)
    };
    if attacker_to_move {
        let hardest = children.iter().map(|child| child.numbers.hold).max().unwrap_or(0);
        let hold = if hardest == NEVER { NEVER } else { below(hardest + others(children)) };
        return Numbers { win: least(|n| n.win), hold };
    }
    let wins = children.iter().map(|child| child.numbers.win);
    // Many small ones do not make something that can never be.
    let win = match wins.clone().any(|win| win == NEVER) {
        true => NEVER,
        false => wins.fold(0, |sum, win| below(sum + win)),
    };
    Numbers { win, hold: least(|n| n.hold) }
}

/// The number as far as it says that something can still be.
fn below(number: u32) -> u32 {
    number.min(NEVER - 1)
}

/// How many of the attacker's moves are still to be held beside one of them.
fn others(children: &[Child]) -> u32 {
    let open = children.iter().filter(|child| child.numbers.hold > 0).count();
    (open as u32).saturating_sub(1)
}

/// The child that is nearest to what the side to move wants, and how far it may be searched: until
/// another one is nearer, or all together are beyond the limit.
pub(crate) fn choose(
    attacker_to_move: bool,
    children: &[Child],
    all: Numbers,
    limit: Numbers,
) -> (usize, Numbers) {
    let (best, second) = two_best(attacker_to_move, children);
    let known = children[best].numbers;
    // A little beyond the second best, so that it is not left for every trifle.
    let leave = second.saturating_add(second / 4 + 1);
    // Something is done in any case, also where another one is nearer, but taken.
    let near = |limit: u32, known: u32| limit.min(leave).max(known + 1);
    let limit = if attacker_to_move {
        let hold = limit.hold.saturating_sub(others(children));
        Numbers { win: near(limit.win, known.win), hold }
    } else {
        let win = limit.win.saturating_sub(all.win - known.win);
        Numbers { win, hold: near(limit.hold, known.hold) }
    };
    (best, limit)
}

/// The child that is nearest to what the side to move wants, and how near the next one is.
fn two_best(attacker_to_move: bool, children: &[Child]) -> (usize, u32) {
    let near = |numbers: &Numbers| match attacker_to_move {
        true => (numbers.win, numbers.hold),
        false => (numbers.hold, numbers.win),
    };
    let mut best = (NEVER, NEVER, 0);
    let mut second = NEVER;
    for (number, child) in children.iter().enumerate() {
        let (own, other) = near(&child.numbers);
        let own = if child.is_busy { own.saturating_add(own / 2 + 1) } else { own };
        if (own, other) < (best.0, best.1) {
            second = best.0;
            best = (own, other, number);
        } else {
            second = second.min(own);
        }
    }
    (best.2, second)
}
