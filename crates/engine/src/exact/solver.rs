//! Small boards, solved: what a position is worth with best play, to the end.

use super::SMALL;
use super::small::{Look, Position, Score, Set, Small, each};
use crate::limits::Clock;
use crate::search::Interrupted;
use mnk::Rules;
use std::cmp::Reverse;

pub(super) type Found = Result<Score, Interrupted>;

/// Solves positions of one game, and remembers what it found.
///
/// Every search asks "more than alpha?", the sides alternate, and nothing is ever guessed; so
/// whatever it finds holds for good, and for all positions that are the same up to symmetry.
#[derive(Debug)]
pub(super) struct Solver {
    pub small: Small,
    /// A key of 40 bits and two bounds of 6 bits a word; 0 where nothing is known.
    table: Vec<u64>,
    used: usize,
    most: usize,
    /// Positions visited so far.
    pub nodes: u64,
}

/// The smallest table, in words.
const LEAST: usize = 1 << 12;
/// Added to a bound to make it positive.
const OFFSET: i64 = 32;

impl Solver {
    /// With a table of at most `bytes` bytes, rounded down to a power of two, into which it grows.
    pub(super) fn new(rules: &Rules, bytes: usize) -> Solver {
        let most = 1 << (bytes / size_of::<u64>()).max(LEAST).ilog2();
        Solver { small: Small::new(rules), table: vec![0; LEAST], used: 0, most, nodes: 0 }
    }

    /// What the position is worth.
    pub(super) fn value(&mut self, at: Position, clock: &Clock) -> Found {
        let won = self.search(at, 0, clock)?;
        if won > 0 {
            // The quickest win: one more ply at a time, so that no slow one is looked at first.
            let mut most = self.small.win_at(at.stones() + 1);
            while most > won {
                let found = self.search(at, most - 1, clock)?;
                if found >= most {
                    return Ok(found);
                }
                most = found;
            }
            return Ok(won);
        }
        let mut least = -self.small.win_at(at.stones() + 2);
        let lost = self.search(at, -1, clock)?;
        if lost >= 0 {
            return Ok(0);
        }
        while least < lost {
            let found = self.search(at, least, clock)?;
            if found <= least {
                return Ok(found);
            }
            least = found;
        }
        Ok(lost)
    }

    /// The moves of a position, most promising first: a win, else what stops one, else all.
    pub(super) fn moves(&self, at: Position) -> Vec<usize> {
        let look = self.small.look(at);
        let mut moves = Vec::new();
        each(look.playable, |cell| moves.push(cell));
        let is_in = |set: Set, cell: usize| set >> cell & 1;
        moves.sort_by_key(|&cell| {
            Reverse((is_in(look.wins, cell), is_in(look.threats, cell), look.promise[cell]))
        });
        moves
    }

    /// What a move is worth.
    pub(super) fn worth(&mut self, at: Position, cell: usize, clock: &Clock) -> Found {
        match self.small.look(at).wins >> cell & 1 {
            1 => Ok(self.small.win_at(at.stones() + 1)),
            _ => Ok(-self.value(at.after(cell), clock)?),
        }
    }

    /// The best play from a position that is worth `score`, to the end of the game; of moves that
    /// are equally good the most promising.
    pub(super) fn line(
        &mut self,
        mut at: Position,
        mut score: Score,
        clock: &Clock,
    ) -> Result<Vec<usize>, Interrupted> {
        let mut line = Vec::new();
        loop {
            if score == -self.small.win_at(at.stones()) {
                return Ok(line); // it is over
            }
            let moves = self.moves(at);
            if score == self.small.win_at(at.stones() + 1) {
                // The first one wins.
                line.extend(moves.first());
                return Ok(line);
            }
            let mut best = None;
            for cell in moves {
                if self.search(at.after(cell), -score, clock)? <= -score {
                    best = Some(cell);
                    break;
                }
            }
            let Some(cell) = best else { return Ok(line) };
            line.push(cell);
            (at, score) = (at.after(cell), -score);
        }
    }

    /// A bound of what the position is worth: a lower one if more than `alpha`, else an upper one.
    fn search(&mut self, at: Position, alpha: Score, clock: &Clock) -> Found {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && (self.nodes >= clock.nodes() || clock.over().is_some())
        {
            return Err(Interrupted);
        }
        let Look { different, wins, threats, least, most, promise, .. } = self.small.look(at);
        let stones = at.stones();
        if wins != 0 {
            return Ok(self.small.win_at(stones + 1));
        }
        if threats.count_ones() > 1 {
            return Ok(-self.small.win_at(stones + 2));
        }
        // Also where the game is over: nobody can win on a full board.
        if most <= alpha {
            return Ok(most);
        }
        if least > alpha {
            return Ok(least);
        }
        if threats != 0 {
            let only = threats.trailing_zeros() as usize;
            return Ok(-self.search(at.after(only), -alpha - 1, clock)?);
        }
        let key = self.small.key(at);
        let (low, high) = self.known(key).unwrap_or((least, most));
        if high <= alpha {
            return Ok(high);
        }
        if low > alpha {
            return Ok(low);
        }
        let mut best = -Score::MAX;
        let mut left = different;
        while left != 0 && best <= alpha {
            let cell = most_promising(left, &promise);
            left &= !(1 << cell);
            best = best.max(-self.search(at.after(cell), -alpha - 1, clock)?);
        }
        self.remember(key, if best > alpha { (best, high) } else { (low, best) });
        Ok(best)
    }

    fn slot(&self, key: u64) -> usize {
        // The upper half of the product depends on all bits of the key.
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & (self.table.len() - 1)
    }

    fn known(&self, key: u64) -> Option<(Score, Score)> {
        let word = self.table[self.slot(key)];
        let bound = |shift: u32| ((word >> shift & 63) as i64 - OFFSET) as Score;
        (word != 0 && word >> 12 == key).then(|| (bound(6), bound(0)))
    }

    fn remember(&mut self, key: u64, (low, high): (Score, Score)) {
        let bits = |bound: Score| (i64::from(bound) + OFFSET) as u64;
        if self.used * 2 > self.table.len() && self.table.len() < self.most {
            self.grow();
        }
        self.put(key << 12 | bits(low) << 6 | bits(high));
    }

    fn grow(&mut self) {
        let size = (self.table.len() * 4).min(self.most);
        let mut larger = Vec::new();
        // Without more memory it stays as large as it is.
        if larger.try_reserve_exact(size).is_err() {
            self.most = self.table.len();
            return;
        }
        larger.resize(size, 0);
        let old = std::mem::replace(&mut self.table, larger);
        self.used = 0;
        old.into_iter().filter(|&word| word != 0).for_each(|word| self.put(word));
    }

    fn put(&mut self, word: u64) {
        let slot = self.slot(word >> 12);
        self.used += usize::from(self.table[slot] == 0);
        self.table[slot] = word;
    }
}

fn most_promising(set: Set, promise: &[u16; SMALL]) -> usize {
    let mut best = set.trailing_zeros() as usize;
    each(set, |cell| best = if promise[cell] > promise[best] { cell } else { best });
    best
}
