//! The recordings of the last searches, so that the pages of one tree need one search.

use crate::recorded::Recorded;
use crate::refusal::Refusal;
use crate::search_spec::SearchSpec;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most bytes of all recordings together.
const MOST_BYTES: usize = 170 << 20;
/// The most recordings, so that finding one takes no time.
const MOST_RECORDINGS: usize = 32;

/// Recordings by the searches they are of, for any number of threads. Answers do not depend on
/// what is here: the same search is recorded the same way again.
#[derive(Debug, Default)]
pub struct Recordings {
    /// The one used last at the end.
    kept: Mutex<Vec<(SearchSpec, Arc<Recorded>)>>,
}

impl Recordings {
    /// None.
    #[must_use]
    pub fn new() -> Recordings {
        Recordings::default()
    }

    /// The recording of a search, if it is here.
    #[must_use]
    pub fn get(&self, search: &SearchSpec) -> Option<Arc<Recorded>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == search)?;
        let used = kept.remove(at);
        let recorded = Arc::clone(&used.1);
        kept.push(used);
        Some(recorded)
    }

    /// The recording of a search, made by `record` if it is not here.
    pub(crate) fn get_or(
        &self,
        search: &SearchSpec,
        record: impl FnOnce() -> Result<Recorded, Refusal>,
    ) -> Result<Arc<Recorded>, Refusal> {
        if let Some(recorded) = self.get(search) {
            return Ok(recorded);
        }
        let recorded = Arc::new(record()?);
        let mut kept = self.kept();
        // Somebody else may have recorded it in the meantime.
        kept.retain(|(known, _)| known != search);
        kept.push((search.clone(), Arc::clone(&recorded)));
        let bytes = |kept: &[(SearchSpec, Arc<Recorded>)]| -> usize {
            kept.iter().map(|(_, recorded)| recorded.bytes()).sum()
        };
        while kept.len() > MOST_RECORDINGS || bytes(&kept) > MOST_BYTES {
            kept.remove(0);
        }
        Ok(recorded)
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(SearchSpec, Arc<Recorded>)>> {
        // Whole at every moment, so a poisoned lock has nothing to hide.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
