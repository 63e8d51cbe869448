//! What was found out, in bounded memory.

/// Slots looked at for a key.
const WAYS: usize = 4;

/// Keeps a word for a key, never 64 bits of zeros; forgets some when it is full. Two keys are taken
/// to be one only if all 64 bits agree.
#[derive(Debug)]
pub(crate) struct Table {
    /// Key and data; a key of zero is an empty slot.
    slots: Vec<[u64; 2]>,
    /// Grows up to this many slots.
    most: usize,
    used: usize,
    /// Which slot of a full set goes next.
    next: usize,
}

impl Table {
    /// A table of at most this many bytes, growing as it fills.
    pub(crate) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<[u64; 2]>()).max(1 << 10);
        let most = 1 << most.ilog2();
        Table { slots: vec![[0; 2]; most.min(1 << 10)], most, used: 0, next: 0 }
    }

    fn set(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !(WAYS - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<u64> {
        let set = self.set(key);
        let slot = self.slots[set..set + WAYS].iter().find(|slot| slot[0] == key && key != 0)?;
        Some(slot[1])
    }

    pub(crate) fn put(&mut self, key: u64, data: u64) {
        if 2 * self.used > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let set = self.set(key);
        let slots = &mut self.slots[set..set + WAYS];
        let at = slots.iter().position(|slot| slot[0] == key);
        let at = at.or_else(|| slots.iter().position(|slot| slot[0] == 0)).unwrap_or_else(|| {
            self.next = (self.next + 1) % WAYS;
            self.next
        });
        self.used += usize::from(slots[at][0] == 0);
        slots[at] = [key, data];
    }

    fn grow(&mut self) {
        // Memory for the old and the new half is in use for a moment, never more than the new size
        // and a half.
        let twice = vec![[0; 2]; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, twice);
        self.used = 0;
        for [key, data] in old {
            if key != 0 {
                self.put(key, data);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_what_it_keeps_and_stays_small() {
        let mut table = Table::new(1 << 16);
        let keys = (1..100_000u64).map(crate::weak::mix);
        for key in keys.clone() {
            table.put(key, key ^ 5);
            assert_eq!(table.get(key), Some(key ^ 5));
        }
        let kept = keys.filter(|&key| table.get(key).is_some_and(|data| data == key ^ 5)).count();
        assert!((1_000..=4_096).contains(&kept), "{kept}");
        assert_eq!(table.slots.len() * 16, 1 << 16);
    }
}
