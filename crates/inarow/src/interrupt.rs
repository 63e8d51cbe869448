//! Ctrl-C, and being asked to end: the first one ends the search that runs, and if none runs, the
//! program. So does a terminal that goes away.

use crate::locked;
use gametree::Stop;
use std::sync::{Arc, Mutex};

/// The exit code of a program ended by Ctrl-C, as shells know it.
const INTERRUPTED: i32 = 130;

/// Remembers which search Ctrl-C is to end.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    /// The switch of the search that runs, unless somebody has turned it on.
    running: Option<Stop>,
    /// Whether anybody has asked for the end yet.
    asked: bool,
}

impl Interrupt {
    /// For a program that ends with its search: takes over Ctrl-C, the request to end and the end of
    /// the terminal, for the rest of the program. Where that is impossible they keep their usual
    /// meaning.
    pub fn install() -> Interrupt {
        let interrupt = Interrupt::keyboard();
        #[cfg(unix)]
        {
            let handler = interrupt.clone();
            std::thread::spawn(move || watch(&handler));
        }
        interrupt
    }

    /// For a program that goes on after its search: takes over Ctrl-C alone.
    pub fn keyboard() -> Interrupt {
        let interrupt = Interrupt::default();
        let handler = interrupt.clone();
        let _ = ctrlc::set_handler(move || handler.interrupt());
        interrupt
    }

    fn interrupt(&self) {
        let mut state = locked(&self.0);
        state.asked = true;
        match state.running.take() {
            // Taken: a second Ctrl-C does not wait for the search.
            Some(stop) => stop.stop(),
            None => std::process::exit(INTERRUPTED),
        }
    }

    /// The terminal is gone. That is told more than once, by the system and by the shell, and also
    /// after the request to end; so unlike a second Ctrl-C it never cuts short what is being saved.
    #[cfg(unix)]
    fn hang_up(&self) {
        let mut state = locked(&self.0);
        if std::mem::replace(&mut state.asked, true) {
            return;
        }
        match &state.running {
            Some(stop) => stop.stop(),
            None => std::process::exit(INTERRUPTED),
        }
    }

    /// Runs `search` with a switch that the next Ctrl-C turns on.
    pub fn during<T>(&self, search: impl FnOnce(&Stop) -> T) -> T {
        let stop = Stop::new();
        locked(&self.0).running = Some(stop.clone());
        let result = search(&stop);
        locked(&self.0).running = None;
        result
    }
}

/// Waits for being asked to end, as `kill` and a computer that shuts down do (SIGTERM), and for the
/// terminal to go away (SIGHUP). A search started by `nohup` is meant to survive that: where SIGHUP is
/// ignored, or the system does not tell, it is left alone.
#[cfg(unix)]
fn watch(interrupt: &Interrupt) {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
        return;
    };
    let until = async |kind, act: fn(&Interrupt)| {
        let Ok(mut signals) = signal(kind) else { return };
        while signals.recv().await.is_some() {
            act(interrupt);
        }
    };
    runtime.block_on(async {
        // Asked before anything listens, which would end the ignoring.
        let minds_hangup = std::fs::read_to_string("/proc/self/status")
            .is_ok_and(|status| ignores_hangup(&status) == Some(false));
        let terminated = until(SignalKind::terminate(), Interrupt::interrupt);
        if minds_hangup {
            tokio::join!(terminated, until(SignalKind::hangup(), Interrupt::hang_up));
        } else {
            terminated.await;
        }
    });
}

/// Whether a process ignores SIGHUP, by its status as Linux tells it.
#[cfg(unix)]
fn ignores_hangup(status: &str) -> Option<bool> {
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
    // One bit for each signal, the first one lowest; SIGHUP is the first.
    u64::from_str_radix(ignored.trim(), 16).ok().map(|signals| signals & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_switch_only_while_a_search_runs() {
        let interrupt = Interrupt::default();
        assert!(locked(&interrupt.0).running.is_none());
        interrupt.during(|stop| {
            interrupt.interrupt();
            assert!(stop.is_stopped());
        });
        assert!(locked(&interrupt.0).running.is_none());
    }

    #[cfg(unix)]
    #[test]
    fn a_hangup_counts_once_and_leaves_ctrl_c_its_first_time() {
        let interrupt = Interrupt::default();
        interrupt.during(|stop| {
            interrupt.hang_up();
            assert!(stop.is_stopped());
            interrupt.hang_up();
            interrupt.interrupt();
            interrupt.hang_up();
        });
        // While something is still written after the search.
        interrupt.hang_up();
    }

    #[cfg(unix)]
    #[test]
    fn what_is_ignored_is_read_from_the_status() {
        let status = |ignored| format!("SigBlk:\t0000000000000001\nSigIgn:\t{ignored}\n");
        assert_eq!(ignores_hangup(&status("0000000000000001")), Some(true));
        assert_eq!(ignores_hangup(&status("0000000000001006")), Some(false));
        assert_eq!(ignores_hangup(&status("?")), None);
        assert_eq!(ignores_hangup("SigBlk:\t0000000000000001\n"), None);
    }
}
