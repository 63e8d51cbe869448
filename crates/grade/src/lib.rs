//! Searches, evaluators, engines and functions that somebody wrote, in any language, marked by suites of
//! tests.
//!
//! A [`Suite`] is a file that a teacher edits: [tests](Kind) with positions, depths, what is looked at,
//! points, limits and conventions. [`mark`] asks a [`Submission`], usually a [`Program`](pipe::Program),
//! all its questions. What is wrong is [diagnosed](Diagnosis); with a search by running others beside it
//! that have one [`Slip`] each: the one that gives the same answers is the one that was made. A [`Class`]
//! is many submissions, which may also [meet](Meeting).

mod class;
mod diagnosis;
mod evaluator_test;
mod explain_link;
mod forms;
mod functions_test;
mod gomocup_test;
mod marking;
mod positions;
mod search_test;
mod strength_test;
mod submission;
mod suite;
mod textbook;
mod variant;

pub use class::{Class, Contender, Rank};
pub use diagnosis::{Diagnosis, Pattern};
pub use evaluator_test::{EvaluatorCheck, EvaluatorSlip, EvaluatorTest};
pub use explain_link::USUAL_PAGE;
pub use forms::{autograder, html, junit, text};
pub use functions_test::{DRIVER, FunctionSlip, FunctionsTest};
pub use gomocup_test::{GomocupCheck, GomocupSlip, GomocupTest};
pub use marking::{Marks, Mistake, Searched, TestMarks, Wrong, mark};
pub use search_test::{Check, Question, SearchTest};
pub use strength_test::{StrengthSlip, StrengthTest};
pub use submission::{Called, Conversation, Function, Grid, Submission, grid_json};
pub use suite::{Allowed, Kind, Meeting, Protocol, Suite, SuiteError, Test};
pub use variant::{Counting, Equality, Form, Slip, Start, Variant};
