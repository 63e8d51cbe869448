//! The transposition table that all threads share, without locks.

use crate::state::Index;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub score: i16,
    pub depth: i8,
    pub bound: Bound,
    pub best: Option<Index>,
}

/// Two words a slot: the data, and the key with the data mixed in. A slot torn between two
/// writers has a key that fits neither, so it is never believed.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Box<[[AtomicU64; 2]]>,
}

/// In the place of a move: none.
const NO_MOVE: u64 = 0xFFF;

impl Table {
    /// A table of at most this many bytes, but at least a few thousand slots; smaller where the system
    /// does not give as much memory.
    pub(crate) fn with_bytes(bytes: usize) -> Table {
        const FEWEST: usize = 1 << 12;
        let mut number = 1 << (bytes / size_of::<[AtomicU64; 2]>()).max(FEWEST).ilog2();
        let mut slots = Vec::new();
        while number > FEWEST && slots.try_reserve_exact(number).is_err() {
            number /= 2;
        }
        slots.resize_with(number, Default::default);
        Table { slots: slots.into_boxed_slice() }
    }

    pub(crate) fn clear(&self) {
        for [check, data] in &self.slots {
            check.store(0, Relaxed);
            data.store(0, Relaxed);
        }
    }

    /// Has all of its memory given out now, in order. Given out bit by bit, as searches come to it,
    /// every bit would interrupt all threads of the program.
    pub(crate) fn settle(&self) {
        const PAGE: usize = 4096;
        for [check, _] in self.slots.iter().step_by(PAGE / size_of::<[AtomicU64; 2]>()) {
            check.store(check.load(Relaxed), Relaxed);
        }
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 2] {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let [check, data] = self.slot(key);
        let data = data.load(Relaxed);
        (check.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
    }

    /// Keeps an entry, unless the slot holds a much deeper one of the same position.
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let [check, data] = self.slot(key);
        let old = data.load(Relaxed);
        if old != 0 && check.load(Relaxed) ^ old == key && entry.bound != Bound::Exact {
            let old = unpack(old);
            if old.depth > entry.depth + 3 {
                return;
            }
        }
        let packed = pack(entry);
        check.store(key ^ packed, Relaxed);
        data.store(packed, Relaxed);
    }
}

/// From the low bits up: score, depth, move, bound; the highest bit is always set.
fn pack(entry: Entry) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 0,
        Bound::Upper => 1,
        Bound::Exact => 2,
    };
    u64::from(entry.score as u16)
        | u64::from(entry.depth as u8) << 16
        | entry.best.map_or(NO_MOVE, u64::from) << 24
        | bound << 36
        | 1 << 63
}

fn unpack(data: u64) -> Entry {
    let best = data >> 24 & 0xFFF;
    Entry {
        score: data as u16 as i16,
        depth: (data >> 16) as u8 as i8,
        bound: match data >> 36 & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        },
        best: (best != NO_MOVE).then_some(best as Index),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::with_bytes(0);
        for (score, depth, best) in
            [(-30_000, -1, None), (29_999, 100, Some(1023)), (0, 0, Some(0))]
        {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let entry = Entry { score, depth, bound, best };
                table.clear();
                table.put(0x1234_5678_9ABC_DEF0, entry);
                assert_eq!(table.get(0x1234_5678_9ABC_DEF0), Some(entry));
                assert_eq!(table.get(0x9234_5678_9ABC_DEF0), None);
            }
        }
    }
}
