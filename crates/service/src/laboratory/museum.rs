//! The museum of faults. It is the same every time, so it is counted once.

use crate::bounds::Stop;
use crate::event_of_lab::Museum;
use crate::refusal::{Code, Refusal};
use lab::faults::{Exhibit, Fault, exhibit, positions};
use std::sync::OnceLock;

/// About a second of counting.
static EXHIBITS: OnceLock<Vec<Exhibit>> = OnceLock::new();

/// All exhibits.
pub(crate) fn museum(stop: &Stop) -> Result<Museum, Refusal> {
    if EXHIBITS.get().is_none() && stop.is_stopped() {
        let message = "stopped before the positions were counted; ask again";
        return Err(Refusal::new(Code::Stopped, message));
    }
    let faults = EXHIBITS.get_or_init(|| {
        let positions = positions();
        Fault::ALL.iter().map(|fault| exhibit(fault, &positions)).collect()
    });
    Ok(Museum { game: "3x3x3".to_owned(), faults: faults.clone() })
}
