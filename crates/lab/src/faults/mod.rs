//! The museum: faults that real programs had, each kept in a tiny search of its own.
//!
//! Every exhibit is a textbook search of noughts and crosses in one file, complete but for one
//! line, which is there twice: as it was, and fixed. [`study`] runs both over all 4,520 positions
//! in which a move is to be made and counts what the fault does; [`exhibit`] tells all about one.
//!
//! All of them were seen in real programs: in student projects, and one in a published crate for
//! board games. What goes wrong, and with which algorithm and evaluator, the catalogues of words say
//! (`fault-NAME`, `fault-NAME-setting`).

mod beta_never_updated;
mod bounds_as_ties;
mod exhibit;
mod leaf_for_side_to_move;
mod low_without_max;
mod no_distance;
mod one_sided_evaluator;
mod positions;
mod strict_cut;
mod study;
mod textbook;
mod unequal_depths;

pub use exhibit::{CounterExample, Exhibit, Said, exhibit};
pub use positions::{Positions, positions};
pub use study::{Effect, Findings, study};
pub use textbook::Answer;

use gametree::{Algorithm, Scoring, Window};
use mnk::{Board, Evaluator};
use std::ops::RangeInclusive;
use textbook::{Found, Run};

/// A fault, and the search that has it.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// What it is called on command lines.
    pub name: &'static str,
    /// The search of `gametree` that it would be.
    pub correct: Correct,
    /// The line with the fault: what stands before and behind the part that is wrong.
    code: [&'static str; 2],
    /// That part.
    wrong: &'static str,
    /// What stands in its place once it is fixed.
    right: &'static str,
    /// The whole search.
    pub source: &'static str,
    /// The depth at which it is looked at first.
    pub depth: u32,
    /// The depths at which it can be looked at.
    pub depths: (u32, u32),
    search: fn(&mut Run, u32) -> Found,
}

/// A search of `gametree` with all it has to know.
#[derive(Clone, Copy, Debug)]
pub struct Correct {
    /// How it searches.
    pub algorithm: Algorithm,
    /// How it scores positions at the depth limit.
    pub evaluator: Evaluator,
    /// How finished games count.
    pub scoring: Scoring,
    /// The window at the root.
    pub window: Window,
}

impl Correct {
    /// One with the full window.
    const fn new(algorithm: Algorithm, evaluator: Evaluator, scoring: Scoring) -> Correct {
        Correct { algorithm, evaluator, scoring, window: Window::FULL }
    }
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 8] = [
        leaf_for_side_to_move::FAULT,
        one_sided_evaluator::FAULT,
        no_distance::FAULT,
        unequal_depths::FAULT,
        bounds_as_ties::FAULT,
        beta_never_updated::FAULT,
        strict_cut::FAULT,
        low_without_max::FAULT,
    ];

    /// The one of this name.
    ///
    /// # Errors
    /// If there is none; the message lists those there are.
    pub fn named(name: &str) -> Result<Fault, UnknownFault> {
        let found = Fault::ALL.into_iter().find(|fault| fault.name == name);
        found.ok_or_else(|| UnknownFault { name: name.chars().take(40).collect() })
    }

    /// Searches a position of 3x3x3 that is not over, `depth` plies deep, with the fault.
    #[must_use]
    pub fn search(&self, board: &Board, depth: u32) -> Answer {
        self.answer(board, depth, false)
    }

    /// The same search with its one line fixed.
    #[must_use]
    pub fn search_fixed(&self, board: &Board, depth: u32) -> Answer {
        self.answer(board, depth, true)
    }

    fn answer(&self, board: &Board, depth: u32, fixed: bool) -> Answer {
        let mut run = Run::new(self.correct, board, fixed);
        let found = (self.search)(&mut run, depth);
        run.answer(found)
    }

    /// The line with the fault.
    #[must_use]
    pub fn line(&self) -> String {
        self.code.join(self.wrong)
    }

    /// The line in its place that fixes it.
    #[must_use]
    pub fn fix(&self) -> String {
        self.code.join(self.right)
    }

    /// The line of `source` that is both, by whether the search is fixed.
    #[must_use]
    pub fn both_lines(&self) -> String {
        let Fault { code: [before, behind], wrong, right, .. } = self;
        format!("{before}if run.fixed {{ {right} }} else {{ {wrong} }}{behind}")
    }

    /// The depths at which it can be looked at.
    #[must_use]
    pub fn depths(&self) -> RangeInclusive<u32> {
        self.depths.0..=self.depths.1
    }
}

/// No fault has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no fault is called '{name}'; there are {}", Fault::ALL.map(|fault| fault.name).join(", "))]
pub struct UnknownFault {
    /// What was asked for.
    pub name: String,
}
