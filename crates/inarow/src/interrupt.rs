//! Ctrl-C, and being asked to end: the first one ends the search that runs, and if none runs, the
//! program.

use crate::locked;
use gametree::Stop;
use std::sync::{Arc, Mutex};

/// The exit code of a program ended by Ctrl-C, as shells know it.
const INTERRUPTED: i32 = 130;

/// Remembers which search Ctrl-C is to end.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Mutex<Option<Stop>>>);

impl Interrupt {
    /// For a program that ends with its search: takes over Ctrl-C and the request to end, for the
    /// rest of the program. Where that is impossible they keep their usual meaning.
    pub fn install() -> Interrupt {
        let interrupt = Interrupt::keyboard();
        #[cfg(unix)]
        {
            let handler = interrupt.clone();
            std::thread::spawn(move || when_terminated(|| handler.interrupt()));
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
        match locked(&self.0).take() {
            // Taken: a second Ctrl-C does not wait for the search.
            Some(stop) => stop.stop(),
            None => std::process::exit(INTERRUPTED),
        }
    }

    /// Runs `search` with a switch that the next Ctrl-C turns on.
    pub fn during<T>(&self, search: impl FnOnce(&Stop) -> T) -> T {
        let stop = Stop::new();
        *locked(&self.0) = Some(stop.clone());
        let result = search(&stop);
        *locked(&self.0) = None;
        result
    }
}

/// Waits for being asked to end, as `kill` and a computer that shuts down do. Not for a terminal that
/// goes away: who wants a search to survive that (`nohup`) has that ignored, and would be heard no
/// more.
#[cfg(unix)]
fn when_terminated(act: impl Fn()) {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
        return;
    };
    runtime.block_on(async {
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return };
        while terminated.recv().await.is_some() {
            act();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_switch_only_while_a_search_runs() {
        let interrupt = Interrupt::default();
        assert!(locked(&interrupt.0).is_none());
        interrupt.during(|stop| {
            locked(&interrupt.0).take().unwrap().stop();
            assert!(stop.is_stopped());
        });
        assert!(locked(&interrupt.0).is_none());
    }
}
