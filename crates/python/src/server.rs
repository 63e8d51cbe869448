//! `_inarow.Server`: the page, served in the background.

use crate::error::{error, internal};
use gametree::Stop;
use inarow::App;
use pyo3::prelude::*;
use std::net::SocketAddr;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A page that is being served.
#[pyclass(module = "inarow._inarow", frozen)]
pub struct Server {
    /// Its address.
    #[pyo3(get)]
    url: String,
    stop: Stop,
    /// Why it ended, once it has.
    ended: Mutex<Receiver<Result<(), String>>>,
}

impl Server {
    /// Returns as soon as the page can be opened.
    pub fn begin(
        py: Python<'_>,
        app: App,
        addr: Option<SocketAddr>,
        open: bool,
        stop: Stop,
    ) -> PyResult<Server> {
        let (told, heard) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let until = stop.clone();
        let serve = move || {
            let served = app.serve_until(addr, open, &until, |url| {
                let _ = told.send(url.to_owned());
            });
            let _ = end.send(served.map_err(|error| format!("{error:#}")));
        };
        thread::Builder::new().spawn(serve).map_err(|reason| internal(&reason.to_string()))?;
        py.detach(move || match heard.recv() {
            Ok(url) => Ok(Server { url, stop, ended: Mutex::new(ended) }),
            Err(_) => match ended.recv() {
                Ok(Err(reason)) => Err(error(reason)),
                _ => Err(internal("the server ended before it began")),
            },
        })
    }
}

#[pymethods]
impl Server {
    /// Waits until the server ends; Ctrl-C ends it.
    fn wait(&self, py: Python<'_>) -> PyResult<()> {
        const LOOK: Duration = Duration::from_millis(100);
        loop {
            let ended = py.detach(|| {
                let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
                ended.recv_timeout(LOOK)
            });
            match ended {
                Ok(Ok(())) | Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(Err(reason)) => return Err(error(reason)),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
            }
            if let Err(interrupted) = py.check_signals() {
                self.stop.stop();
                return Err(interrupted);
            }
        }
    }

    /// Ends it, and waits until it has let go of its port.
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        self.stop.stop();
        self.wait(py)
    }
}
