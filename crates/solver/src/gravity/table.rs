//! What all threads share, without locks: the transposition table, and who is where.

use super::search::Bound;
use crate::memory::{Kept, Usage};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Added to a score, so that it fits into seven bits.
const OFFSET: i32 = 64;
/// So many slots tell how full a table is.
const SAMPLE: usize = 1 << 14;
/// So many positions are marked as searched at most.
const BUSY: usize = 1 << 10;

/// Bounds of scores by position. An entry is one word, so that no thread ever reads half of one: a
/// byte of data, and what tells its position from the others with the same place. The newest entry
/// of a place is kept.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<AtomicU64>,
    /// The place of a position is in the highest bits of its hash; these are the others.
    shift: u32,
}

impl Table {
    /// A table of at most this many bytes, at least 8 kB; smaller where the system does not give as much
    /// memory.
    pub(crate) fn new(bytes: usize) -> Table {
        const FEWEST: u32 = 10;
        let mut bits = (bytes / size_of::<u64>()).max(1 << FEWEST).ilog2();
        let mut slots = Vec::new();
        while bits > FEWEST && slots.try_reserve_exact(1 << bits).is_err() {
            bits -= 1;
        }
        slots.resize_with(1 << bits, AtomicU64::default);
        Table { slots, shift: 64 - bits }
    }

    /// Makes it empty.
    pub(crate) fn clear(&self) {
        self.slots.iter().for_each(|slot| slot.store(0, Relaxed));
    }

    /// The place of a key, and all else that tells it from other keys.
    #[inline(always)]
    fn place(&self, key: u64) -> (&AtomicU64, u64) {
        // Multiplying by an odd number loses nothing, so the place and the rest are the whole key.
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (&self.slots[(hash >> self.shift) as usize], hash << (64 - self.shift))
    }

    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<Bound> {
        let (slot, rest) = self.place(key);
        let entry = slot.load(Relaxed);
        // The data of an entry are never 0.
        let data = (entry ^ rest) as u32;
        if data == 0 || entry ^ rest > 0xff {
            return None;
        }
        let score = (data >> 1) as i32 - OFFSET;
        Some(if data & 1 == 1 { Bound::Lower(score) } else { Bound::Upper(score) })
    }

    #[inline(always)]
    pub(crate) fn put(&self, key: u64, bound: Bound) {
        let (slot, rest) = self.place(key);
        let (score, lower) = match bound {
            Bound::Lower(score) => (score, 1),
            Bound::Upper(score) => (score, 0),
        };
        slot.store(rest | ((score + OFFSET) as u64) << 1 | lower, Relaxed);
    }
}

impl Kept for Table {
    /// Judged by a part of the table, which is as full as the rest.
    fn usage(&self) -> Usage {
        let sample = &self.slots[..SAMPLE.min(self.slots.len())];
        let most = self.slots.len();
        Usage { entries: (used(sample) * (most / sample.len())) as u64, most: most as u64 }
    }

    fn look_through(&self, look: &mut dyn FnMut([u64; 2]) -> io::Result<()>) -> io::Result<()> {
        // While a search goes on, what comes later need not be saved.
        let number = used(&self.slots);
        look([self.slots.len() as u64, number as u64])?;
        let entries = self.slots.iter().enumerate().map(|(at, slot)| (at, slot.load(Relaxed)));
        for (place, entry) in entries.filter(|&(_, entry)| entry != 0).take(number) {
            let hash = (place as u64) << self.shift | entry >> (64 - self.shift);
            look([hash, entry & 0xff])?;
        }
        Ok(())
    }

    fn make_room(&self, _slots: u64) {}

    fn take(&self, [hash, data]: [u64; 2]) {
        let slot = &self.slots[(hash >> self.shift) as usize];
        slot.store(hash << (64 - self.shift) | data & 0xff, Relaxed);
    }
}

fn used(slots: &[AtomicU64]) -> usize {
    slots.iter().filter(|slot| slot.load(Relaxed) != 0).count()
}

/// The positions that threads are at (as in ABDADA). Where two positions share a place, one of them is
/// not marked, which costs time and nothing else.
#[derive(Debug)]
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy((0..BUSY).map(|_| AtomicU64::default()).collect())
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[(key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % BUSY]
    }

    pub(crate) fn enter(&self, key: u64) {
        self.slot(key).store(key, Relaxed);
    }

    pub(crate) fn leave(&self, key: u64) {
        self.slot(key).store(0, Relaxed);
    }

    pub(crate) fn has(&self, key: u64) -> bool {
        self.slot(key).load(Relaxed) == key
    }
}
