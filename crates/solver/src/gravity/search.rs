//! Alpha-beta with empty windows (MTD(f)), after Pascal Pons' solver of Connect Four: only moves that
//! do not lose at once, those that make most threats first. New is that every child is first looked at
//! by `follow_up.rs`, which settles most of them.

use super::follow_up;
use super::position::Position;
use super::size::{Masks, Size};
use super::table::{Busy, Table};
use crate::work::{Interrupted, Work};
use std::ops::RangeInclusive;

/// How many positions are counted between two looks at the switch.
const BATCH: u64 = 1 << 10;
/// Mirrored positions are the same up to this ply; later few are met, and it takes time to look.
const MIRRORED: u32 = 18;
/// With so many empty cells or fewer it is not worthwhile to ask what the table knows of the children,
/// or what other threads do.
const SHORT: u32 = 14;
/// With so many empty cells or fewer, results are kept in a table of the thread's own that fits into
/// the cache of a core. Most positions are of this kind, and are met again soon or never; waiting for
/// the memory would take longer than searching them.
const NEAR: u32 = 18;
/// The bytes of that table.
pub(crate) const NEAR_BYTES: usize = 1 << 19;
/// Scores beyond this one, of either sign, are those of games that are over soon.
const SOON: i32 = 8;
/// No board has more columns.
const MOST_COLUMNS: usize = 32;

/// How much of the score is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Score,
    /// Only its sign.
    Outcome,
    /// Only whether it is more than this.
    Above(i32),
}

impl Wanted {
    fn has_enough(self, least: i32, most: i32) -> bool {
        match self {
            Wanted::Score => least == most,
            Wanted::Outcome => least > 0 || most < 0 || least == most,
            Wanted::Above(limit) => least > limit || most <= limit,
        }
    }

    /// What to ask next of a score within these bounds: whether it is more than this, or than the
    /// nearest number that the bounds leave open.
    fn next(self, least: i32, most: i32) -> i32 {
        match self {
            Wanted::Above(limit) => limit,
            // Whether somebody wins soon is asked first: that takes a shallow search.
            Wanted::Score if most > SOON => most * 2 / 3,
            Wanted::Score if least < -SOON => least * 2 / 3,
            // Most other scores are near 0.
            Wanted::Score | Wanted::Outcome => 0,
        }
    }
}

/// One thread of a search.
pub(crate) struct Search<'a, 'w, S> {
    pub size: S,
    table: &'a Table,
    near: &'a Table,
    /// Which positions other threads are at, if there are any.
    busy: Option<&'a Busy>,
    work: &'a mut Work<'w>,
    counted: u64,
}

impl<'a, 'w, S: Size> Search<'a, 'w, S> {
    /// With the table that all threads share, and one of its own.
    pub(crate) fn new(
        size: S,
        [table, near]: [&'a Table; 2],
        busy: Option<&'a Busy>,
        work: &'a mut Work<'w>,
    ) -> Search<'a, 'w, S> {
        Search { size, table, near, busy, work, counted: 0 }
    }

    /// Bounds of the score of a position that is not over, as narrow as wanted.
    pub(crate) fn score(
        &mut self,
        at: Position,
        wanted: Wanted,
    ) -> Result<RangeInclusive<i32>, Interrupted> {
        let most = at.most(self.size);
        if at.wins(self.size) != 0 {
            return Ok(most..=most);
        }
        if at.moves(self.size) == 0 {
            return Ok(0..=0);
        }
        // The opponent may win with the next stone, but not before.
        let (mut least, mut most) = (-((self.size.cells() - at.ply()) as i32 / 2), most - 1);
        let threats = at.threats(self.size);
        while !wanted.has_enough(least, most) {
            let alpha = wanted.next(least, most).clamp(least, most - 1);
            let bound = self.bound(at, threats, at.ply(), alpha)?;
            if bound <= alpha {
                most = bound;
            } else {
                least = bound;
            }
        }
        self.flush()?;
        Ok(least..=most)
    }

    /// A move after which the score is more than `alpha`, in a position in which it is and where the
    /// player to move cannot win at once.
    pub(crate) fn good_move(&mut self, at: Position, alpha: i32) -> Result<u64, Interrupted> {
        let size = self.size;
        let empty = size.masks().board & !at.taken;
        let mut list = Vec::new();
        for number in 0..size.width() {
            let mv = at.safe_moves(size) & size.column(size.middle_first(number));
            if mv == 0 {
                continue;
            }
            let threats = size.completing(at.own | mv) & empty & !mv;
            let other = at.own ^ at.taken;
            if follow_up::upper_bound(size, other, at.own | mv, threats, -alpha).is_some() {
                return Ok(mv);
            }
            list.push((mv, weight(size, threats, at.ply())));
        }
        list.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let is_known = |&&(mv, _): &&(u64, u32)| {
            let after = at.after(mv);
            let left = size.cells() - after.ply();
            let key = after.key(size, after.ply() <= MIRRORED);
            matches!(self.table(left).get(key), Some(Bound::Upper(bound)) if -bound > alpha)
        };
        if let Some((mv, _)) = list.iter().find(is_known) {
            return Ok(*mv);
        }
        for &(mv, _) in &list {
            if *self.score(at.after(mv), Wanted::Above(-alpha - 1))?.end() < -alpha {
                return Ok(mv);
            }
        }
        unreachable!("the score of a position is that of one of its moves")
    }

    /// The table for positions with so many empty cells.
    #[inline(always)]
    fn table(&self, left: u32) -> &Table {
        if left <= NEAR { self.near } else { self.table }
    }

    fn flush(&mut self) -> Result<(), Interrupted> {
        self.work.add(std::mem::take(&mut self.counted))
    }

    /// A bound of the score of a position whose player to move cannot win at once: an upper bound if it
    /// is at most `alpha`, else a lower one. The `threats` are the empty cells where the other player
    /// would complete a line, and `ply` stones are on the board.
    fn bound(
        &mut self,
        at: Position,
        threats: u64,
        ply: u32,
        alpha: i32,
    ) -> Result<i32, Interrupted> {
        self.counted += 1;
        if self.counted == BATCH {
            self.flush()?;
        }
        let size = self.size;
        let Masks { bottom, board, .. } = size.masks();
        let Position { own, taken } = at;
        let other = own ^ taken;
        let (empty, left) = (board & !taken, size.cells() - ply);
        let mut moves = (taken + bottom) & board;
        if moves & threats != 0 {
            moves &= threats;
            if !moves.is_power_of_two() {
                moves = 0;
            }
        }
        moves &= !(threats >> 1);
        if moves == 0 {
            return Ok(-(left as i32 / 2));
        }
        if left <= 2 {
            return Ok(0);
        }
        let least = -((left - 2) as i32 / 2);
        let most = (left - 1) as i32 / 2;
        if least > alpha {
            return Ok(least);
        }
        if most <= alpha {
            return Ok(most);
        }
        let key = at.key(size, ply <= MIRRORED);
        match self.table(left).get(key) {
            Some(Bound::Lower(bound)) if bound > alpha => return Ok(bound),
            Some(Bound::Upper(bound)) if bound <= alpha => return Ok(bound),
            _ => {}
        }

        // The best last.
        let mut list = [(0, 0, 0); MOST_COLUMNS];
        let mut count = 0;
        for i in 0..size.width() {
            let mv = moves & size.column(size.middle_first(i));
            if mv == 0 {
                continue;
            }
            let threats = size.completing(own | mv) & empty & !mv;
            let bound = follow_up::upper_bound(size, other, own | mv, threats, -alpha);
            if let Some(bound) = bound {
                return Ok(-bound);
            }
            let score = weight(size, threats, ply);
            let mut at = count;
            while at > 0 && list[at - 1].1 >= score {
                list[at] = list[at - 1];
                at -= 1;
            }
            list[at] = (mv, score, threats);
            count += 1;
        }
        let list = &list[..count];
        let child = |mv: u64| Position { own: other, taken: taken | mv };
        if left > SHORT {
            let table = self.table(left - 1);
            for &(mv, ..) in list {
                let key = child(mv).key(size, ply < MIRRORED);
                if let Some(Bound::Upper(bound)) = table.get(key)
                    && -bound > alpha
                {
                    return Ok(-bound);
                }
            }
        }
        let busy = self.busy.filter(|_| left > SHORT);
        if let Some(busy) = busy {
            busy.enter(key);
        }
        let mut best = -i32::MAX;
        // Moves that other threads are at come last, and the first of all at once.
        let mut later = 0;
        for pass in 0..2 {
            for &(mv, _, threats) in list.iter().rev() {
                if pass == 1 && later & mv == 0 {
                    continue;
                }
                if pass == 0
                    && best > -i32::MAX
                    && busy.is_some_and(|busy| busy.has(child(mv).key(size, ply < MIRRORED)))
                {
                    later |= mv;
                    continue;
                }
                let score = -self.bound(child(mv), threats, ply + 1, -alpha - 1)?;
                best = best.max(score);
                if score > alpha {
                    self.table(left).put(key, Bound::Lower(score));
                    if let Some(busy) = busy {
                        busy.leave(key);
                    }
                    return Ok(score);
                }
            }
            if later == 0 {
                break;
            }
        }
        if let Some(busy) = busy {
            busy.leave(key);
        }
        self.table(left).put(key, Bound::Upper(best));
        Ok(best)
    }
}

/// How promising a move is that makes these threats, with `ply` stones on the board before it.
#[inline(always)]
fn weight(size: impl Size, threats: u64, ply: u32) -> u32 {
    // Threats in rows that the player gets in the end count more.
    let even = size.masks().even;
    let rows = if ply.is_multiple_of(2) { even } else { !even };
    2 * threats.count_ones() + (threats & rows).count_ones()
}

/// What the table knows of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Lower(i32),
    Upper(i32),
}
