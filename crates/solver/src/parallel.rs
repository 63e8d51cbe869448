//! Parallel df-pn: several threads search the same position and share their tables.

use crate::cells::Line;
use crate::dfpn::{Dfpn, Position};
use crate::work::{Interrupted, Work};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The positions that threads are at, so that the others prefer different ones that are about as
/// promising.
#[derive(Debug, Default)]
pub(crate) struct Busy(Mutex<FxHashMap<u64, u32>>);

impl Busy {
    pub(crate) fn enter(&self, key: u64) {
        *self.map().entry(key).or_default() += 1;
    }

    pub(crate) fn leave(&self, key: u64) {
        let mut map = self.map();
        match map.get_mut(&key) {
            Some(threads) if *threads > 1 => *threads -= 1,
            _ => drop(map.remove(&key)),
        }
    }

    pub(crate) fn has(&self, key: u64) -> bool {
        self.map().contains_key(&key)
    }

    fn map(&self) -> MutexGuard<'_, FxHashMap<u64, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether the attacker wins, searched by this many threads. With one, every run searches the same
/// positions.
pub(crate) fn is_won<L: Line<N>, const N: usize>(
    search: &mut Dfpn<L, N>,
    position: Position<N>,
    threads: usize,
    work: &mut Work<'_>,
) -> Result<bool, Interrupted> {
    if threads < 2 {
        return search.is_won(position, work);
    }
    let mut shared = search.clone();
    shared.busy = Some(Arc::default());
    work.with_helpers(threads - 1, &|work| shared.clone().is_won(position, work))
}
