//! Programs in any language as players and searches.
//!
//! A [`Program`] is a command line. Its process gets questions on standard input and answers on
//! standard output, in one of two protocols; what it uses is bounded by a [`Quota`], and it ends with
//! all the processes it has started. As a search of one's own in a [`Catalogue`](games::Catalogue) it
//! plays, is compared and meets others like any algorithm.
//!
//! # The line protocol
//!
//! ```text
//! game 3x3x3
//! moves b2 a1
//! legal a3 b3 c3 …
//! evaluator line-power
//! depth 3
//! go
//!                         best a3 value 0 nodes 260
//! ```
//!
//! `docs/pipe.md` is the guide.
//!
//! ```
//! use games::{Catalogue, SearchSpec};
//! use gametree::Limits;
//! use pipe::{Program, Quota};
//!
//! # #[cfg(unix)] {
//! // Takes the first legal move that it is told.
//! let script = r#"sh -c 'while read word move rest; do
//!     case $word in legal) first=$move;; go) echo best $first;; esac
//! done'"#;
//! let program = Program::new(script, Quota::default())?;
//! let catalogue = Catalogue::default().own(program.into_search("first"));
//! let position = catalogue.position("3x3x3")?;
//! let report = position.search(&SearchSpec::new("first"), &Limits::none())?;
//! assert_eq!(report.best.as_deref(), Some("a3"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod conversation;
mod failure;
mod gomocup;
mod group;
mod lines;
mod process;
mod program;
mod quota;

pub use conversation::Conversation;
pub use failure::Failure;
pub use program::{CommandError, Program, Protocol, USUAL_TIME};
pub use quota::Quota;
