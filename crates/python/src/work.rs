//! Long work without holding up Python: on a thread of its own, while the thread that asked for it waits,
//! tells how it goes, and looks for Ctrl-C.

use crate::error::{Stopped, internal};
use gametree::Stop;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::cell::RefCell;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often it is looked whether somebody pressed Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);
/// Code in Python that does not end by itself after Ctrl-C is interrupted this long afterwards, again and
/// again.
const PATIENCE: Duration = Duration::from_millis(250);
/// Searches go as deep as games are long.
const STACK: usize = 256 << 20;

thread_local! {
    /// The work that this thread does.
    static OURS: RefCell<Option<Work>> = const { RefCell::new(None) };
}

/// What a worker shares with the thread that waits for it.
#[derive(Clone)]
struct Work {
    stop: Stop,
    /// When the function of Python that it asks must have answered.
    due: Arc<Mutex<Option<Instant>>>,
}

/// Code in Python that this thread asks is ended by [`Stopped`] if it has not answered within `time`, and
/// some patience. Until this is dropped.
pub struct Due(Option<Arc<Mutex<Option<Instant>>>>);

/// See [`Due`]; without a time there is nothing to wait for.
pub fn due(time: Option<Duration>) -> Due {
    let until = time.and_then(|time| Instant::now().checked_add(time + PATIENCE));
    let ours = OURS.with_borrow(|work| work.as_ref().map(|work| Arc::clone(&work.due)));
    if let (Some(until), Some(due)) = (until, &ours) {
        *locked(due) = Some(until);
    }
    Due(ours)
}

impl Drop for Due {
    fn drop(&mut self) {
        if let Some(due) = &self.0 {
            *locked(due) = None;
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a worker tells.
enum Told {
    /// Its thread, as Python numbers them.
    Thread(u64),
    /// How it gets on, as JSON.
    Progress(String),
}

/// Where a worker tells how it gets on.
pub struct Teller(Sender<Told>);

impl Teller {
    pub fn tell(&self, json: String) {
        // Nobody listens any more after an interruption.
        let _ = self.0.send(Told::Progress(json));
    }
}

/// Does the job. `progress` is called with what it tells; what that raises ends the work, as Ctrl-C does.
///
/// # Errors
/// If it was interrupted.
pub fn run<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    job: impl FnOnce(&Stop, &Teller) -> T + Send,
) -> PyResult<T> {
    let progress = progress.map(|progress| progress.clone().unbind());
    let outer = OURS.with_borrow(|work| work.as_ref().map(|work| work.stop.clone()));
    let work = Work { stop: Stop::new(), due: Arc::default() };
    let stop = work.stop.clone();
    let (sender, receiver) = mpsc::channel();
    let (done, raised) = py.detach(move || {
        thread::scope(|scope| {
            let inner = work.clone();
            let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                OURS.set(Some(inner.clone()));
                // One state of the interpreter for the whole of the work, not one for every question.
                Python::attach(|py| {
                    let number = py
                        .import("threading")
                        .and_then(|threading| threading.call_method0("get_ident")?.extract());
                    let _ = number.map(|number| sender.send(Told::Thread(number)));
                    py.detach(|| job(&inner.stop, &Teller(sender)))
                })
            });
            let worker = match worker {
                Ok(worker) => worker,
                Err(error) => return (Err(internal(&error.to_string())), None),
            };
            let mut thread = None;
            let mut raised: Option<(PyErr, Instant)> = None;
            loop {
                let told = match receiver.recv_timeout(LOOK) {
                    Ok(Told::Thread(number)) => {
                        thread = Some(number);
                        continue;
                    }
                    Ok(Told::Progress(text)) => Some(text),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                if outer.as_ref().is_some_and(Stop::is_stopped) {
                    stop.stop();
                }
                match &mut raised {
                    None => {
                        let looked = Python::attach(|py| {
                            py.check_signals()?;
                            match (&progress, told) {
                                (Some(progress), Some(text)) => {
                                    progress.call1(py, (text,)).map(drop)
                                }
                                _ => Ok(()),
                            }
                        });
                        if let Err(error) = looked {
                            stop.stop();
                            raised = Some((error, Instant::now()));
                        }
                    }
                    Some((_, since)) if since.elapsed() > PATIENCE => {
                        *since = Instant::now();
                        if let Some(thread) = thread {
                            Python::attach(|py| {
                                interrupt(py, thread, py.get_type::<PyKeyboardInterrupt>())
                            });
                        }
                    }
                    Some(_) => {}
                }
                let is_late = locked(&work.due).is_some_and(|due| Instant::now() > due);
                if let (true, Some(thread)) = (is_late, thread) {
                    *locked(&work.due) = Some(Instant::now() + PATIENCE);
                    Python::attach(|py| interrupt(py, thread, py.get_type::<Stopped>()));
                }
            }
            let done = worker.join().map_err(|_| internal("a search has panicked"));
            (done, raised.map(|(error, _)| error))
        })
    });
    match raised {
        Some(error) => Err(error),
        None => done,
    }
}

/// Raises this in whatever Python code that thread is at.
fn interrupt(py: Python<'_>, thread: u64, what: Bound<'_, PyType>) {
    let interrupted = || -> PyResult<()> {
        let ctypes = py.import("ctypes")?;
        let number = ctypes.call_method1("c_ulong", (thread,))?;
        let raised = ctypes.call_method1("py_object", (what,))?;
        let api = ctypes.getattr("pythonapi")?;
        api.call_method1("PyThreadState_SetAsyncExc", (number, raised)).map(drop)
    };
    // Without ctypes the work ends when that code does.
    let _ = interrupted();
}
