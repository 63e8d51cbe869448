//! The threads that search, apart from those that talk.

use super::client::Desk;
use super::queue::{Lane, Lanes};
use crate::locked;
use protocol::{
    Bounds, Code, Event, Program, Recordings, Refusal, Request, Solvers, Stop, Thinker,
};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many searches may wait, over all clients.
const MOST_WAITING: usize = 1024;
/// A search that has had this long makes room if another client waits.
const SLICE: Duration = Duration::from_secs(5);
/// However many wait, a search that chooses its time itself has this long.
const LEAST_TIME: Duration = Duration::from_millis(200);

/// A search that runs.
#[derive(Debug)]
struct Running {
    client: u64,
    since: Instant,
    stop: Stop,
    /// Whether it was ended to make room.
    hurried: bool,
}

#[derive(Debug)]
struct Inside {
    waiting: Lanes<Job>,
    /// By the number of the thread.
    running: HashMap<usize, Running>,
    closing: bool,
}

/// A bounded queue, and threads that each answer one search at a time. One thread more than asked
/// for is there for the quick ones, so that a move on a small board never waits for an analysis.
pub struct Pool {
    program: Program,
    inside: Mutex<Inside>,
    work: Condvar,
    threads: usize,
    bounds: Bounds,
    recordings: Arc<Recordings>,
    solvers: Solvers,
}

impl Pool {
    /// Starts the threads, which share `bytes` of tables: as much for each, since a search that is
    /// repeated by another thread must be the same.
    pub fn start(
        program: &Program,
        threads: usize,
        bytes: usize,
        bounds: Bounds,
        recordings: Arc<Recordings>,
    ) -> Arc<Pool> {
        let threads = threads.max(1);
        let inside = Inside { waiting: Lanes::new(), running: HashMap::new(), closing: false };
        let (inside, work) = (Mutex::new(inside), Condvar::new());
        let (program, solvers) = (program.clone(), Solvers::new(bytes.min(Bounds::SOLVER)));
        let pool = Arc::new(Pool { program, inside, work, threads, bounds, recordings, solvers });
        let bytes = bytes / (threads + 1);
        for number in 0..=threads {
            let lane = if number == 0 { Lane::Quick } else { Lane::All };
            let pool = Arc::clone(&pool);
            std::thread::spawn(move || pool.work(number, lane, bytes));
        }
        pool
    }

    /// Puts a search into the queue.
    pub fn submit(&self, job: Job) -> Result<(), Refusal> {
        let is_known = |search| self.recordings.knows(search);
        let is_quick = job.request.is_quick() || job.request.looks_into().is_some_and(is_known);
        let mut inside = locked(&self.inside);
        if inside.closing {
            return Err(closing());
        }
        if inside.waiting.len() >= MOST_WAITING {
            let message = "too many searches wait already; try again in a while";
            return Err(Refusal::new(Code::Busy, message));
        }
        inside.waiting.push(job.desk.client, is_quick, job);
        drop(inside);
        self.work.notify_all();
        Ok(())
    }

    /// Takes searches of a client out of the queue again: the one with this id, or all.
    pub fn withdraw(&self, client: u64, id: Option<u64>) -> Vec<Job> {
        locked(&self.inside).waiting.withdraw(client, |job| id.is_none_or(|id| job.id == id))
    }

    /// Ends searches that have had their share while other clients wait.
    pub fn hurry(&self) {
        let Inside { waiting, running, .. } = &mut *locked(&self.inside);
        let mut long: Vec<&mut Running> = running
            .values_mut()
            .filter(|running| running.since.elapsed() >= SLICE)
            .filter(|running| waiting.has_others(running.client))
            .collect();
        long.sort_by_key(|running| running.since);
        for running in long.into_iter().take(waiting.len()) {
            if !running.stop.is_stopped() {
                running.hurried = true;
                running.stop.stop();
            }
        }
    }

    /// Takes no more searches, ends those that run, and refuses those that wait.
    pub fn close(&self) {
        let mut inside = locked(&self.inside);
        inside.closing = true;
        inside.running.values().for_each(|running| running.stop.stop());
        let waiting: Vec<Job> = std::iter::from_fn(|| inside.waiting.pop(Lane::All)).collect();
        drop(inside);
        self.work.notify_all();
        for job in waiting {
            job.desk.finish(job.id, &Event::Error(closing()));
        }
    }

    /// Whether nothing runs.
    pub fn is_idle(&self) -> bool {
        locked(&self.inside).running.is_empty()
    }

    /// What each thread does all day.
    fn work(&self, number: usize, lane: Lane, bytes: usize) {
        let new = || {
            let (program, recordings) = (self.program.clone(), Arc::clone(&self.recordings));
            Thinker::sharing(program, bytes, self.bounds, recordings, self.solvers.clone())
        };
        let mut thinker = new();
        loop {
            let Some((job, waiting)) = self.take(number, lane) else { break };
            thinker.set_bounds(self.bounds_for(waiting));
            let answer = job.search(&mut thinker);
            let ran = locked(&self.inside).running.remove(&number);
            let last = match answer {
                Ok(last) if ran.is_some_and(|ran| ran.hurried) => last.hurried(),
                Ok(last) => last,
                Err(fault) => {
                    thinker = new();
                    Event::Error(fault)
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

    /// Waits for a search, and notes that it runs. Also how many long ones wait behind it.
    fn take(&self, number: usize, lane: Lane) -> Option<(Job, usize)> {
        let mut inside = locked(&self.inside);
        loop {
            if let Some(job) = inside.waiting.pop(lane) {
                let (client, stop) = (job.desk.client, job.stop.clone());
                let since = Instant::now();
                inside.running.insert(number, Running { client, since, stop, hurried: false });
                return Some((job, inside.waiting.long()));
            }
            if inside.closing {
                return None;
            }
            inside = self.work.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The server goes away.
fn closing() -> Refusal {
    Refusal::new(Code::Closing, "the server is shutting down; start it again and ask again")
}

/// A search to be made.
#[derive(Debug)]
pub struct Job {
    pub desk: Arc<Desk>,
    pub id: u64,
    pub request: Request,
    pub stop: Stop,
}

impl Job {
    /// Answers with what a search finds that is over at once; nothing where it would have to be
    /// recorded whole.
    pub fn answer_stopped(self, program: Program, bounds: Bounds) {
        if self.request.looks_into().is_some() {
            let message = "stopped before the search began; ask again";
            let refusal = Refusal::new(Code::Stopped, message);
            return self.desk.finish(self.id, &Event::Error(refusal));
        }
        self.stop.stop();
        let solvers = Solvers::new(0);
        let mut thinker = Thinker::sharing(program, 0, bounds, Arc::default(), solvers);
        let last = self.search(&mut thinker);
        self.desk.finish(self.id, &last.unwrap_or_else(Event::Error));
    }

    /// The last event; the others are told on the way. If the search fails, its last event is the
    /// error, and the thinker is not fit for use any more.
    pub fn search(&self, thinker: &mut Thinker) -> Result<Event, Refusal> {
        let mut last = None;
        let send = &mut |event: Event| {
            if event.is_last() {
                last = Some(event);
            } else {
                self.desk.update(self.id, &event);
            }
        };
        let searched =
            catch_unwind(AssertUnwindSafe(|| thinker.answer(&self.request, &self.stop, send)));
        searched.ok().and(last).ok_or_else(|| {
            let message = "the search failed; this is a fault of the program, please report it";
            Refusal::new(Code::Internal, message)
        })
    }
}
