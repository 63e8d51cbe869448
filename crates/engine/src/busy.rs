//! Which moves the threads of a search are at, so that they do not all search the same.

use crate::state::Index;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Below this depth a search is over sooner than another thread could take notice.
const SHALLOWEST: i32 = 2;
const SLOTS: usize = 1 << 12;

/// A small table of moves being searched. It may forget some: a thread then does what another one
/// does too, and that is all.
///
/// A thread that comes to a move another one is at puts it off. When it gets back to it, the other
/// thread is likely done, and the answer is in the transposition table. (The scheme is known as
/// ABDADA, in the simple form that needs nothing in the transposition table itself.)
pub(crate) struct Busy {
    slots: Box<[AtomicU64]>,
}

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy { slots: (0..SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Whether a thread is at this move of the position with this key.
    pub(crate) fn has(&self, key: u64, cell: Index, depth: i32) -> bool {
        let mark = mark(key, cell);
        depth >= SHALLOWEST && self.slot(mark).load(Relaxed) == mark
    }

    pub(crate) fn begin(&self, key: u64, cell: Index, depth: i32) {
        let mark = mark(key, cell);
        if depth >= SHALLOWEST {
            self.slot(mark).store(mark, Relaxed);
        }
    }

    pub(crate) fn end(&self, key: u64, cell: Index, depth: i32) {
        let mark = mark(key, cell);
        if depth >= SHALLOWEST && self.slot(mark).load(Relaxed) == mark {
            self.slot(mark).store(0, Relaxed);
        }
    }

    fn slot(&self, mark: u64) -> &AtomicU64 {
        &self.slots[(mark >> 40) as usize % SLOTS]
    }
}

/// Spreads the number of the cell over all bits.
fn mark(key: u64, cell: Index) -> u64 {
    key ^ (u64::from(cell) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
