//! One duel searched by several threads, which share what they find out.

use crate::duel::{Duel, Position};
use crate::work::{Interrupted, Work};
use gametree::Stop;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Which positions threads are at, so that another one looks elsewhere as long as that is about as good.
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

/// Whether the attacker wins; found out by this many threads. With one, the same positions are searched
/// every time.
pub(crate) fn is_won(
    duel: &mut Duel,
    position: Position,
    threads: usize,
    work: &mut Work<'_>,
) -> Result<bool, Interrupted> {
    if threads < 2 {
        return duel.is_won(position, work);
    }
    // Turned on by the first thread that knows, or when this one is stopped.
    let over = Stop::new();
    let others = Arc::new(AtomicU64::new(0));
    duel.busy = Some(Arc::default());
    let helpers: Vec<Duel> = (1..threads).map(|_| duel.clone()).collect();
    let help = |mut helper: Duel| {
        let mut before = 0;
        let mut told = |nodes| {
            others.fetch_add(nodes - before, Relaxed);
            before = nodes;
        };
        let won = helper.is_won(position, &mut Work::new(&over, &mut told));
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
        let own = duel.is_won(position, work);
        over.stop();
        let found = running.into_iter().filter_map(|thread| thread.join().ok()?.ok());
        found.fold(own, |own, found| own.or(Ok(found)))
    });
    work.end_help();
    duel.busy = None;
    won
}
