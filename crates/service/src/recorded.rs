//! A recorded search of a game or of a typed tree.

use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::refusal::{Code, Refusal};
use crate::search_spec::{Checked, SearchSpec};
use explain::{NotRecorded, Recording, Seek, StepsPage, TreePage, Why, record};
use gametree::{Limits, TreeGame};
use mnk::Board;

/// A recording, whatever it is of.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // each says no more than its contents
pub enum Recorded {
    Game(Recording<Board>),
    Tree(Recording<TreeGame>),
}

/// The same on either kind of recording.
macro_rules! either {
    ($self:ident, $recording:ident => $answer:expr) => {
        match $self {
            Recorded::Game($recording) => $answer,
            Recorded::Tree($recording) => $answer,
        }
    };
}

pub(crate) use either;

impl Recorded {
    /// Runs the search and records it.
    ///
    /// # Errors
    /// If it is not possible, has too many nodes, or is ended by the clock or by `stop`.
    pub fn new(search: &SearchSpec, bounds: &Bounds, stop: &Stop) -> Result<Recorded, Refusal> {
        let checked = search.check()?;
        let budget = Budget::new(bounds, bounds.time, stop);
        let limits = Limits::nodes(budget.nodes).with_stop(stop).until(budget.start + budget.time);
        let recorded = match checked {
            Checked::Game { board, scorer, plan } => {
                record(&board, scorer, plan, &limits).map(Recorded::Game)
            }
            Checked::Tree { tree, plan } => {
                record(&tree, |_: &TreeGame| 0, plan, &limits).map(Recorded::Tree)
            }
        };
        recorded.map_err(|error| {
            let code = match error {
                NotRecorded::Algorithm(_) => Code::Limit,
                NotRecorded::TooLarge(_) | NotRecorded::Time => Code::TooLarge,
                NotRecorded::Stopped => Code::Stopped,
            };
            Refusal::of(code, &error)
        })
    }

    /// How many nodes there are.
    #[must_use]
    pub fn nodes(&self) -> usize {
        either!(self, recording => recording.len())
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        either!(self, recording => recording.bytes())
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        either!(self, recording => recording.events())
    }

    /// The number of a node, if there is one.
    pub(crate) fn find(&self, node: u64) -> Result<u32, Refusal> {
        either!(self, recording => recording.find(node)).ok_or_else(|| {
            let last = self.nodes() - 1;
            let message = format!("there is no node {node}; they are numbered from 0 to {last}");
            Refusal::new(Code::Limit, message)
        })
    }

    pub(crate) fn page(&self, node: u32, from: u64, count: usize) -> TreePage {
        either!(self, recording => recording.page(node, from, count))
    }

    pub(crate) fn steps(&self, from: usize, count: usize, seek: Option<Seek>) -> StepsPage {
        either!(self, recording => recording.steps(from, count, seek))
    }

    pub(crate) fn why(&self, node: u32, limits: &Limits) -> Option<Why> {
        either!(self, recording => recording.why(node, limits))
    }
}
