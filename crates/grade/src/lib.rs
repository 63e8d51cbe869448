//! Searches written by students, in any language, marked by suites of tests.
//!
//! A [`Suite`] is a file that a teacher edits: positions, depths, what is looked at, points, limits and
//! conventions. [`mark`] asks a [`Submission`], usually a [`Program`](pipe::Program), all its questions. What is wrong is
//! [diagnosed](Diagnosis) by running searches beside it that have one [`Slip`] each: the one that gives
//! the same answers is the one that was made.

mod diagnosis;
mod forms;
mod marking;
mod submission;
mod suite;
mod textbook;
mod variant;

pub use diagnosis::{Diagnosis, Pattern};
pub use forms::{autograder, html, junit, text};
pub use marking::{Marks, Mistake, TestMarks, Wrong, mark};
pub use submission::{Called, Conversation, Function, Grid, Submission, grid_json};
pub use suite::{Allowed, Check, Question, Suite, SuiteError, Test};
pub use variant::{Counting, Equality, Form, Slip, Start, Variant};
