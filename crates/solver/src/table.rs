//! A transposition table in bounded memory.

use crate::memory::{Kept, Usage};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Slots per set.
const WAYS: usize = 4;
/// A bit of the data that marks what is quickly found again, and so is replaced first.
pub(crate) const CHEAP: u64 = 1 << 63;
/// The slots of a new table.
const FEWEST: usize = 1 << 10;

/// Keeps a word of data for each key, which is never 0; overwrites entries when it is full. All 64
/// bits of the key are compared.
///
/// A clone is the same table, so that it can be inspected and saved while a search fills it.
#[derive(Clone, Debug)]
pub(crate) struct Table(Arc<Mutex<Slots>>);

#[derive(Debug)]
struct Slots {
    /// Key and data; a key of 0 is an empty slot.
    slots: Vec<[u64; 2]>,
    /// Grows up to this many slots.
    most: usize,
    used: usize,
    /// Which slot of a full set is replaced next.
    next: usize,
}

impl Table {
    /// A table of at most this many bytes, growing as it fills.
    pub(crate) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<[u64; 2]>()).max(FEWEST);
        let most = 1 << most.ilog2();
        let slots = Slots { slots: vec![[0; 2]; FEWEST], most, used: 0, next: 0 };
        Table(Arc::new(Mutex::new(slots)))
    }

    /// Searching one position costs a thousand times more than an uncontended lock.
    fn slots(&self) -> MutexGuard<'_, Slots> {
        // No update can panic halfway, so a poisoned lock still guards a sound table.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, key: u64) -> Option<u64> {
        self.slots().get(key)
    }

    pub(crate) fn put(&mut self, key: u64, data: u64) {
        self.slots().put(key, data);
    }
}

impl Kept for Table {
    fn usage(&self) -> Usage {
        let slots = self.slots();
        Usage { entries: slots.used as u64, most: slots.most as u64 }
    }

    fn look_through(&self, look: &mut dyn FnMut([u64; 2]) -> io::Result<()>) -> io::Result<()> {
        let slots = self.slots();
        look([slots.slots.len() as u64, slots.used as u64])?;
        slots.slots.iter().filter(|slot| slot[0] != 0).try_for_each(|slot| look(*slot))
    }

    fn make_room(&self, size: u64) {
        let mut slots = self.slots();
        while (slots.slots.len() as u64) < size && slots.slots.len() < slots.most {
            slots.grow();
        }
    }

    fn take(&self, [key, data]: [u64; 2]) {
        self.slots().put(key, data);
    }
}

impl Slots {
    fn set(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !(WAYS - 1)
    }

    fn get(&self, key: u64) -> Option<u64> {
        let set = self.set(key);
        let slot = self.slots[set..set + WAYS].iter().find(|slot| slot[0] == key && key != 0)?;
        Some(slot[1])
    }

    fn put(&mut self, key: u64, data: u64) {
        if 2 * self.used > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let set = self.set(key);
        let slots = &mut self.slots[set..set + WAYS];
        let at = slots.iter().position(|slot| slot[0] == key);
        let empty = || slots.iter().position(|slot| slot[0] == 0);
        // Replaces what cost no search first.
        let cheap = || slots.iter().position(|slot| slot[1] & CHEAP != 0);
        let at = at.or_else(empty).or_else(cheap).unwrap_or_else(|| {
            self.next = (self.next + 1) % WAYS;
            self.next
        });
        self.used += usize::from(slots[at][0] == 0);
        slots[at] = [key, data];
    }

    /// Doubles the slots in place: a copy would take half as much memory again. One more bit of the
    /// key counts now, so each set is split between itself and its counterpart in the new half.
    fn grow(&mut self) {
        let half = self.slots.len();
        // Without more memory it stays as large as it is.
        if self.slots.try_reserve_exact(half).is_err() {
            self.most = half;
            return;
        }
        self.slots.resize(2 * half, [0; 2]);
        let (old, new) = self.slots.split_at_mut(half);
        for (old, new) in old.chunks_exact_mut(WAYS).zip(new.chunks_exact_mut(WAYS)) {
            let (mut kept, mut moved) = (0, 0);
            for at in 0..WAYS {
                let slot = std::mem::take(&mut old[at]);
                match slot[0] {
                    0 => {}
                    key if key as usize & half == 0 => {
                        old[kept] = slot;
                        kept += 1;
                    }
                    _ => {
                        new[moved] = slot;
                        moved += 1;
                    }
                }
            }
        }
    }
}

/// A hash of a word: every bit of it depends on every bit of `x`.
pub(crate) fn mix(mut x: u64) -> u64 {
    for _ in 0..2 {
        x = (x ^ x >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    }
    x ^ x >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_what_it_keeps_and_stays_small() {
        let mut table = Table::new(1 << 16);
        let keys = (1..100_000u64).map(mix);
        for key in keys.clone() {
            table.put(key, key ^ 5);
            assert_eq!(table.get(key), Some(key ^ 5));
        }
        let kept = keys.filter(|&key| table.get(key).is_some_and(|data| data == key ^ 5)).count();
        assert!((1_000..=4_096).contains(&kept), "{kept}");
        assert_eq!(table.slots().slots.len() * 16, 1 << 16);
        assert_eq!(table.usage(), Usage { entries: kept as u64, most: 1 << 12 });
    }

    /// With four slots to a set some entries are overwritten, but growing itself loses none.
    #[test]
    fn growing_keeps_everything() {
        let mut table = Table::new(1 << 20);
        (1..500u64).map(mix).for_each(|key| table.put(key, !key));
        let known = |table: &Table| -> Vec<bool> {
            (1..500u64).map(mix).map(|key| table.get(key) == Some(!key)).collect()
        };
        let before = known(&table);
        table.make_room(1 << 12);
        assert_eq!(table.slots().slots.len(), 1 << 12);
        assert_eq!(known(&table), before);
        table.make_room(u64::MAX);
        assert_eq!(table.slots().slots.len(), 1 << 16);
        assert_eq!(known(&table), before);
    }
}
