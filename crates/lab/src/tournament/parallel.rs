//! Several threads, one order.

use gametree::Stop;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The results of `job(0)`, `job(1)`, … in order, whichever thread made them, without those that
/// are `None`. No new job is begun once `stop` is on.
pub(super) fn in_parallel<T: Send>(
    threads: usize,
    jobs: usize,
    stop: &Stop,
    job: impl Fn(usize) -> Option<T> + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let take = || Some(next.fetch_add(1, Relaxed)).filter(|&i| i < jobs && !stop.is_stopped());
        std::iter::from_fn(take).filter_map(|i| Some((i, job(i)?))).collect::<Vec<_>>()
    };
    let mut results: Vec<(usize, T)> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(jobs)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let joined = others.into_iter().map(|thread| match thread.join() {
            Ok(results) => results,
            // A fault in a game or an evaluator is told where it happened.
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.chain([mine]).flatten().collect()
    });
    results.sort_by_key(|&(i, _)| i);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_jobs() {
        let squares: Vec<usize> =
            (0..100usize).filter(|i| !i.is_multiple_of(3)).map(|i| i * i).collect();
        for threads in [0, 1, 4, 200] {
            let job = |i: usize| (!i.is_multiple_of(3)).then_some(i * i);
            assert_eq!(in_parallel(threads, 100, &Stop::new(), job), squares);
        }
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let stop = Stop::new();
        let job = |i: usize| {
            if i == 3 {
                stop.stop();
            }
            Some(i)
        };
        assert_eq!(in_parallel(1, 100, &stop, job), [0, 1, 2, 3]);
    }
}
