//! The threads that search, apart from those that talk.

use super::desk::Desk;
use super::fair::Fair;
use service::{Bounds, Code, Event, Refusal, Request, Stop, Thinker};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many searches may wait, over all clients.
const MOST_WAITING: usize = 1024;
/// A search that has had this long makes room if another client waits.
const SLICE: Duration = Duration::from_secs(5);
/// However many wait, a search that chooses its time itself has this long.
const LEAST_TIME: Duration = Duration::from_millis(200);
/// The tables of the thread for quick searches, in bytes.
const QUICK_BYTES: usize = 32 << 20;

/// A search to be made.
#[derive(Debug)]
pub struct Job {
    pub desk: Arc<Desk>,
    pub id: u64,
    pub request: Request,
    pub stop: Stop,
}

impl Job {
    /// Answers with what a search finds that is over at once.
    pub fn answer_stopped(self, bounds: Bounds) {
        self.stop.stop();
        let mut thinker = Thinker::with_bounds(0, bounds);
        let last = self.search(&mut thinker);
        self.desk.finish(self.id, &last);
    }

    /// The last event; the others are told on the way.
    fn search(&self, thinker: &mut Thinker) -> Event {
        let mut last = None;
        thinker.answer(&self.request, &self.stop, &mut |event| {
            if event.is_last() {
                last = Some(event);
            } else {
                self.desk.update(self.id, &event);
            }
        });
        last.unwrap_or_else(|| fault("the search ended without an answer"))
    }
}

/// A search that runs.
#[derive(Debug)]
struct Running {
    client: u64,
    since: Instant,
    stop: Stop,
    hurried: Arc<AtomicBool>,
}

/// A search that a thread has taken.
struct Taken {
    job: Job,
    /// On if it was ended to make room.
    hurried: Arc<AtomicBool>,
    /// How many long searches wait behind it.
    waiting: usize,
}

/// Whom a thread works for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lane {
    /// Whoever is next.
    All,
    /// Only searches that are over soon.
    Quick,
}

#[derive(Debug)]
struct Inside {
    quick: Fair<Job>,
    long: Fair<Job>,
    /// Whether the next one is a long one, if there are both.
    long_next: bool,
    /// By the number of the thread.
    running: HashMap<usize, Running>,
    closing: bool,
}

impl Inside {
    fn waiting(&self) -> usize {
        self.quick.len() + self.long.len()
    }

    fn has_others(&self, client: u64) -> bool {
        self.quick.has_others(client) || self.long.has_others(client)
    }

    /// The next search for a thread: quick and long ones in turn, so that neither has to wait for
    /// all of the others.
    fn pop(&mut self, lane: Lane) -> Option<Job> {
        if lane == Lane::Quick {
            return self.quick.pop();
        }
        let Inside { quick, long, .. } = self;
        let job = match self.long_next {
            true => long.pop().or_else(|| quick.pop()),
            false => quick.pop().or_else(|| long.pop()),
        };
        self.long_next = !self.long_next;
        job
    }
}

/// A bounded queue, and threads that each answer one search at a time. One thread more than asked
/// for is there for the quick ones, so that a move on a small board never waits for an analysis.
#[derive(Debug)]
pub struct Pool {
    inside: Mutex<Inside>,
    work: Condvar,
    threads: usize,
    bounds: Bounds,
}

impl Pool {
    /// Starts the threads, which share `bytes` of tables.
    pub fn start(threads: usize, bytes: usize, bounds: Bounds) -> Arc<Pool> {
        let threads = threads.max(1);
        let inside = Inside {
            quick: Fair::new(),
            long: Fair::new(),
            long_next: false,
            running: HashMap::new(),
            closing: false,
        };
        let pool = Pool { inside: Mutex::new(inside), work: Condvar::new(), threads, bounds };
        let pool = Arc::new(pool);
        for number in 0..=threads {
            let (lane, bytes) = match number {
                0 => (Lane::Quick, QUICK_BYTES.min(bytes)),
                _ => (Lane::All, bytes / threads),
            };
            let pool = Arc::clone(&pool);
            std::thread::spawn(move || pool.work(number, lane, bytes));
        }
        pool
    }

    /// Puts a search into the queue.
    pub fn submit(&self, job: Job) -> Result<(), Refusal> {
        let mut inside = self.inside();
        if inside.closing {
            return Err(closing());
        }
        if inside.waiting() >= MOST_WAITING {
            let message = "too many searches wait already; try again in a while";
            return Err(Refusal::new(Code::Busy, message));
        }
        let queue = if job.request.is_quick() { &mut inside.quick } else { &mut inside.long };
        queue.push(job.desk.client, job);
        drop(inside);
        self.work.notify_all();
        Ok(())
    }

    /// Takes searches of a client out of the queue again: the one with this id, or all.
    pub fn withdraw(&self, client: u64, id: Option<u64>) -> Vec<Job> {
        let meant = |job: &Job| id.is_none_or(|id| job.id == id);
        let mut inside = self.inside();
        let mut jobs = inside.quick.withdraw(client, meant);
        jobs.extend(inside.long.withdraw(client, meant));
        jobs
    }

    /// Ends searches that have had their share while other clients wait.
    pub fn hurry(&self) {
        let inside = self.inside();
        let waiting = inside.waiting();
        let mut long: Vec<&Running> = inside
            .running
            .values()
            .filter(|running| running.since.elapsed() >= SLICE)
            .filter(|running| inside.has_others(running.client))
            .collect();
        long.sort_by_key(|running| running.since);
        for running in long.into_iter().take(waiting) {
            if !running.stop.is_stopped() {
                running.hurried.store(true, Relaxed);
                running.stop.stop();
            }
        }
    }

    /// Takes no more searches, ends those that run, and refuses those that wait.
    pub fn close(&self) {
        let mut inside = self.inside();
        inside.closing = true;
        inside.running.values().for_each(|running| running.stop.stop());
        let waiting: Vec<Job> = std::iter::from_fn(|| inside.pop(Lane::All)).collect();
        drop(inside);
        for job in waiting {
            job.desk.finish(job.id, &Event::Error(closing()));
        }
    }

    /// What each thread does all day.
    fn work(&self, number: usize, lane: Lane, bytes: usize) {
        let mut thinker = Thinker::with_bounds(bytes, self.bounds);
        loop {
            let Taken { job, hurried, waiting } = self.take(number, lane);
            thinker.set_bounds(self.bounds_for(waiting));
            let answer = catch_unwind(AssertUnwindSafe(|| job.search(&mut thinker)));
            self.inside().running.remove(&number);
            let last = match answer {
                Ok(last) if hurried.load(Relaxed) => last.hurried(),
                Ok(last) => last,
                Err(_) => {
                    thinker = Thinker::with_bounds(bytes, self.bounds);
                    fault("the search failed; this is a fault of the program, please report it")
                }
            };
            job.desk.finish(job.id, &last);
        }
    }

    /// The more wait, the less time those searches take that choose it themselves.
    fn bounds_for(&self, waiting: usize) -> Bounds {
        let share = |time: Duration| {
            let share = time.mul_f64(self.threads as f64 / (self.threads + waiting) as f64);
            share.max(LEAST_TIME.min(time))
        };
        Bounds {
            move_time: share(self.bounds.move_time),
            hint_time: share(self.bounds.hint_time),
            ..self.bounds
        }
    }

    /// Waits for a search, and notes that it runs.
    fn take(&self, number: usize, lane: Lane) -> Taken {
        let mut inside = self.inside();
        loop {
            if let Some(job) = inside.pop(lane) {
                let hurried = Arc::new(AtomicBool::new(false));
                let (client, stop) = (job.desk.client, job.stop.clone());
                let since = Instant::now();
                let running = Running { client, since, stop, hurried: Arc::clone(&hurried) };
                inside.running.insert(number, running);
                return Taken { job, hurried, waiting: inside.long.len() };
            }
            inside = self.work.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The server goes away.
fn closing() -> Refusal {
    Refusal::new(Code::Closing, "the server is shutting down; start it again and ask again")
}

fn fault(message: &str) -> Event {
    Event::Error(Refusal::new(Code::Internal, message))
}
