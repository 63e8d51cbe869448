//! Long work without holding up Python: on a thread of its own, while the thread that asked for it waits,
//! passes on its progress, and looks for Ctrl-C.

use crate::error::{Late, internal};
use gametree::Stop;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::cell::RefCell;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often Ctrl-C is looked for.
const LOOK: Duration = Duration::from_millis(50);
/// Code in Python that does not end by itself is interrupted this long afterwards, again and again.
const PATIENCE: Duration = Duration::from_millis(250);
/// Searches go as deep as games are long.
const STACK: usize = 256 << 20;

thread_local! {
    /// The work that this thread does.
    static OURS: RefCell<Option<Work>> = const { RefCell::new(None) };
}

/// What a worker shares with the thread that waits for it.
#[derive(Clone, Default)]
struct Work {
    stop: Stop,
    deadline: Arc<Mutex<Deadline>>,
}

/// When the function of Python that a worker asks must have answered.
#[derive(Default)]
struct Deadline {
    at: Option<Instant>,
    /// Whether it was interrupted, having not.
    is_over: bool,
}

impl Work {
    fn deadline(&self) -> MutexGuard<'_, Deadline> {
        self.deadline.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_late(&self) -> bool {
        self.deadline().at.is_some_and(|at| Instant::now() > at)
    }
}

/// Everything that is being done.
static ALL: Mutex<Vec<Work>> = Mutex::new(Vec::new());

/// Ends everything that is being done, and waits for its end, before the interpreter goes away.
pub fn end_all(py: Python<'_>) {
    const LONGEST: Duration = Duration::from_secs(5);
    let begin = Instant::now();
    py.detach(|| {
        while begin.elapsed() < LONGEST {
            let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
            if all.is_empty() {
                break;
            }
            all.iter().for_each(|work| work.stop.stop());
            drop(all);
            thread::sleep(LOOK / 5);
        }
    });
}

/// Whether this thread does work that can be interrupted wherever it is.
pub fn is_worker() -> bool {
    OURS.with_borrow(Option::is_some)
}

/// Asks a function of Python, which is ended by [`Late`] if it has not answered within this time and
/// some patience.
pub fn within<T>(time: Option<Duration>, ask: impl FnOnce(Python<'_>) -> T) -> T {
    let work = OURS.with_borrow(Clone::clone);
    let at = time.and_then(|time| Instant::now().checked_add(time + PATIENCE));
    let (Some(work), Some(at)) = (work, at) else { return Python::attach(ask) };
    let outer = std::mem::replace(&mut *work.deadline(), Deadline { at: Some(at), is_over: false });
    Python::attach(|py| {
        let answer = ask(py);
        // Nobody interrupts any more, since that takes the lock of the interpreter; an interruption that
        // came too late must not meet whatever runs next.
        let Deadline { is_over, .. } = std::mem::replace(&mut *work.deadline(), outer);
        if is_over && let Ok(number) = thread_number(py) {
            interrupt(py, number, None);
        }
        answer
    })
}

/// What a worker tells.
enum Message {
    /// Its thread, as Python numbers them.
    Thread(u64),
    /// Its progress, as JSON.
    Progress(String),
}

/// Where a worker tells of its progress.
pub struct Reporter(Sender<Message>);

impl Reporter {
    /// Tells this; nobody may be listening any more.
    pub fn tell(&self, json: String) {
        let _ = self.0.send(Message::Progress(json));
    }
}

/// Does the job. `progress` is called with what it reports; what that raises ends the work, as Ctrl-C does.
///
/// # Errors
/// If it was interrupted.
pub fn run<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    job: impl FnOnce(&Stop, &Reporter) -> T + Send,
) -> PyResult<T> {
    let progress = progress.map(|progress| progress.clone().unbind());
    let outer = OURS.with_borrow(Clone::clone);
    let is_over = || outer.as_ref().is_some_and(|outer| outer.stop.is_stopped() || outer.is_late());
    py.detach(|| wait_for(&is_over, progress, job))
}

/// Does the job for a thread that no Ctrl-C reaches, until `is_over` says so.
///
/// # Errors
/// Only if something is broken.
pub fn run_until<T: Send>(
    is_over: &dyn Fn() -> bool,
    job: impl FnOnce(&Stop, &Reporter) -> T + Send,
) -> PyResult<T> {
    wait_for(is_over, None, job)
}

/// Starts the worker and waits for it, without the lock of the interpreter.
fn wait_for<T: Send>(
    is_over: &dyn Fn() -> bool,
    progress: Option<Py<PyAny>>,
    job: impl FnOnce(&Stop, &Reporter) -> T + Send,
) -> PyResult<T> {
    let work = Work::default();
    let all = || ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all().push(work.clone());
    let (sender, receiver) = mpsc::channel();
    let (done, raised) = thread::scope(|scope| {
        let ours = work.clone();
        let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
            OURS.set(Some(ours.clone()));
            // One state of the interpreter for the whole of the work, not one for every question.
            Python::attach(|py| {
                if let Ok(number) = thread_number(py) {
                    let _ = sender.send(Message::Thread(number));
                }
                py.detach(|| job(&ours.stop, &Reporter(sender)))
            })
        });
        let worker = match worker {
            Ok(worker) => worker,
            Err(error) => return (Err(internal(&error.to_string())), None),
        };
        let mut number = None;
        let mut raised = None;
        let mut stopped: Option<Instant> = None;
        loop {
            let told = match receiver.recv_timeout(LOOK) {
                Ok(Message::Thread(thread)) => {
                    number = Some(thread);
                    continue;
                }
                Ok(Message::Progress(text)) => Some(text),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if stopped.is_none() {
                let looked = Python::attach(|py| {
                    py.check_signals()?;
                    match (&progress, told) {
                        (Some(progress), Some(text)) => progress.call1(py, (text,)).map(drop),
                        _ => Ok(()),
                    }
                });
                raised = looked.err();
                if raised.is_some() || is_over() || work.stop.is_stopped() {
                    work.stop.stop();
                    stopped = Some(Instant::now());
                }
            }
            let Some(number) = number else { continue };
            if let Some(since) = &mut stopped
                && since.elapsed() > PATIENCE
            {
                *since = Instant::now();
                Python::attach(|py| {
                    interrupt(py, number, Some(py.get_type::<PyKeyboardInterrupt>()))
                });
            } else if work.is_late() {
                Python::attach(|py| {
                    // It may have answered before the lock of the interpreter was to be had.
                    let mut deadline = work.deadline();
                    if deadline.at.is_some() {
                        *deadline = Deadline { at: Some(Instant::now() + PATIENCE), is_over: true };
                        drop(deadline);
                        interrupt(py, number, Some(py.get_type::<Late>()));
                    }
                });
            }
        }
        let done = worker.join().map_err(|_| internal("a search has panicked"));
        (done, raised)
    });
    all().retain(|other| !Arc::ptr_eq(&other.deadline, &work.deadline));
    match raised {
        Some(error) => Err(error),
        None => done,
    }
}

/// The number by which Python knows this thread.
fn thread_number(py: Python<'_>) -> PyResult<u64> {
    py.import("threading")?.call_method0("get_ident")?.extract()
}

/// Raises this in whatever Python code that thread is at; with nothing, what was to be raised is not.
fn interrupt(py: Python<'_>, thread: u64, what: Option<Bound<'_, PyType>>) {
    let interrupted = || -> PyResult<()> {
        let ctypes = py.import("ctypes")?;
        let number = ctypes.call_method1("c_ulong", (thread,))?;
        let raised = match what {
            Some(what) => ctypes.call_method1("py_object", (what,))?,
            None => ctypes.call_method0("py_object")?,
        };
        let api = ctypes.getattr("pythonapi")?;
        api.call_method1("PyThreadState_SetAsyncExc", (number, raised)).map(drop)
    };
    // Without ctypes the work ends when that code does.
    let _ = interrupted();
}
