//! A transposition table: what is known about positions met before.

use crate::value::{Bound, Value, Window};

/// What the table knows about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<M> {
    /// The whole key of the position.
    pub key: u64,
    /// Its value, distances counted from the position itself.
    pub value: Value,
    /// What `value` says.
    pub bound: Bound,
    /// The plies it was searched to.
    pub depth: u32,
    /// Whether searching deeper cannot change `value`: no evaluator had a say, or the game is
    /// decided.
    pub settled: bool,
    /// The move to try first.
    pub best: Option<M>,
}

impl<M> Entry<M> {
    /// Whether a search to `depth` plies would find the same.
    pub(crate) fn is_deep_enough(&self, depth: u32) -> bool {
        self.depth == depth || (self.settled && self.depth < depth)
    }

    /// Whether the entry answers a search to `depth` plies exactly as that search would: it was
    /// searched to the same depth, or to a smaller one that settled it. A deeper entry is not
    /// used, however good: the answer would then depend on what else has been searched.
    #[must_use]
    pub fn answers(&self, depth: u32, window: Window, value: Value) -> bool {
        self.is_deep_enough(depth)
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => value >= window.beta,
                Bound::Upper => value <= window.alpha,
                Bound::Estimate => false,
            }
    }
}

/// A hash table of bounded size from position keys to [`Entry`]s.
///
/// Each key has a bucket of two slots: one keeps the entry searched deepest, the other the latest.
/// The table starts small and grows up to its bound, so that a short search costs no memory; where
/// the system gives no more memory it grows no further.
#[derive(Clone, Debug)]
pub struct Table<M> {
    slots: Vec<Option<Entry<M>>>,
    used: usize,
    most: usize,
}

/// The smallest table, in slots.
const LEAST: usize = 1 << 10;

impl<M: Copy> Table<M> {
    /// A table of at most `bytes` bytes, rounded down to a power of two slots, but never fewer
    /// than a thousand.
    #[must_use]
    pub fn with_bytes(bytes: usize) -> Table<M> {
        let slots = (bytes / size_of::<Option<Entry<M>>>()).max(LEAST);
        let most = 1 << slots.ilog2();
        Table { slots: vec![None; LEAST], used: 0, most }
    }

    /// The entry of the position with this key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&Entry<M>> {
        let first = self.bucket(key);
        self.slots[first..first + 2].iter().flatten().find(|entry| entry.key == key)
    }

    /// Keeps `entry`, in place of an older one of the same position or a less useful one.
    pub fn put(&mut self, entry: Entry<M>) {
        // Half full is when buckets begin to overflow.
        if self.used * 2 > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        self.place(entry);
    }

    /// Forgets everything, keeps the memory.
    pub fn clear(&mut self) {
        self.slots.fill(None);
        self.used = 0;
    }

    /// How many positions it knows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.used
    }

    /// Whether it knows nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    fn bucket(&self, key: u64) -> usize {
        // The mask keeps it in range; the low bit belongs to the slot within the bucket.
        (key as usize) & (self.slots.len() - 2)
    }

    fn place(&mut self, entry: Entry<M>) {
        let first = self.bucket(entry.key);
        let slot = match (&self.slots[first], &self.slots[first + 1]) {
            (Some(old), _) if old.key == entry.key => first,
            (_, Some(old)) if old.key == entry.key => first + 1,
            (None, _) => first,
            (_, None) => first + 1,
            (Some(old), _) if old.depth <= entry.depth => first,
            _ => first + 1,
        };
        self.used += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some(entry);
    }

    fn grow(&mut self) {
        let larger = (self.slots.len() * 4).min(self.most);
        let mut slots = Vec::new();
        // Without more memory it stays as large as it is.
        if slots.try_reserve_exact(larger).is_err() {
            self.most = self.slots.len();
            return;
        }
        slots.resize(larger, None);
        let old = std::mem::replace(&mut self.slots, slots);
        self.used = 0;
        for entry in old.into_iter().flatten() {
            self.place(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: u32) -> Entry<u8> {
        let value = Value::score(depth as i32);
        Entry { key, value, bound: Bound::Exact, depth, settled: false, best: Some(1) }
    }

    #[test]
    fn it_grows_without_losing_anything() {
        let mut table = Table::with_bytes(1 << 22);
        let keys = (0..4000u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31));
        for key in keys.clone() {
            table.put(entry(key, 3));
        }
        let kept = keys.filter(|&key| table.get(key).is_some()).count();
        assert_eq!(kept, table.len());
        assert!(kept > 3600, "{kept} of 4000");
    }

    #[test]
    fn it_stays_within_its_bound() {
        let mut table = Table::with_bytes(0);
        for i in 0..100_000u64 {
            table.put(entry(i, 1));
        }
        assert_eq!(table.len(), LEAST);
    }

    #[test]
    fn a_bucket_keeps_the_deepest_and_the_latest() {
        let mut table = Table::with_bytes(0);
        let same_bucket = |i: u64| i << 32;
        for (i, depth) in [(1, 9), (2, 3), (3, 4), (4, 1)] {
            table.put(entry(same_bucket(i), depth));
        }
        assert!(table.get(same_bucket(1)).is_some(), "the deepest");
        assert!(table.get(same_bucket(4)).is_some(), "the latest");
        assert!(table.get(same_bucket(2)).is_none());
    }

    #[test]
    fn only_the_same_depth_or_a_settled_one_answers() {
        let mut e = entry(1, 5);
        let ask = |e: &Entry<u8>, depth| e.answers(depth, Window::FULL, e.value);
        assert!(ask(&e, 5) && !ask(&e, 4) && !ask(&e, 6));
        e.settled = true;
        assert!(ask(&e, 5) && !ask(&e, 4) && ask(&e, 6));
    }
}
