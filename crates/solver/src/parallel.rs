//! Parallel df-pn: several threads search the same position and share their tables.

use crate::dfpn::{Dfpn, Position};
use crate::work::{Interrupted, Work};
use gametree::Stop;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

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
pub(crate) fn is_won(
    search: &mut Dfpn,
    position: Position,
    threads: usize,
    work: &mut Work<'_>,
) -> Result<bool, Interrupted> {
    if threads < 2 {
        return search.is_won(position, work);
    }
    // Set by the first thread that has the result, or when this one is stopped.
    let over = Stop::new();
    let others = Arc::new(AtomicU64::new(0));
    search.busy = Some(Arc::default());
    let helpers: Vec<Dfpn> = (1..threads).map(|_| search.clone()).collect();
    let help = |mut helper: Dfpn| {
        let mut before = 0;
        let mut progress = |nodes| {
            others.fetch_add(nodes - before, Relaxed);
            before = nodes;
        };
        let won = helper.is_won(position, &mut Work::new(&over, &mut progress));
        if won.is_ok() {
            over.stop();
        }
        won
    };
    let won = thread::scope(|scope| {
        let help = &help;
        let running: Vec<_> =
            helpers.into_iter().map(|helper| scope.spawn(move || help(helper))).collect();
        work.help(&over, &others);
        let own = search.is_won(position, work);
        over.stop();
        let found = running.into_iter().filter_map(|thread| thread.join().ok()?.ok());
        found.fold(own, |own, found| own.or(Ok(found)))
    });
    work.end_help();
    search.busy = None;
    won
}
