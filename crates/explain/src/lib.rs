//! Searches, recorded whole and told piece by piece.
//!
//! [`record`] runs one of the searches of `gametree` that walk a tree from its root and keeps every
//! node and every event, about 65 bytes a node. A [`Recording`] is then read in pages: the tree
//! ([`Recording::page`]), the events ([`Recording::steps`]), why a branch was cut
//! ([`Recording::why`]), or written as a whole: [`Recording::write_json`], `write_text`,
//! `write_svg`, `write_dot`, `write_html`. Everything told is in the eyes of X, the first side, who
//! is MAX; the searches themselves speak of the side to move, and the border between the two is
//! `recorder`.
//!
//! ```
//! use explain::{Plan, record};
//! use gametree::{Algorithm, Limits, Scoring, TreeGame, Window};
//!
//! let tree: TreeGame = "A(B(3 12 8) C(2 x=4 6) D(14 5 2))".parse()?;
//! let plan = Plan {
//!     algorithm: Algorithm::AlphaBeta,
//!     depth: None,
//!     scoring: Scoring::Distance,
//!     window: Window::FULL,
//! };
//! let recording = record(&tree, |_: &TreeGame| 0, plan, &Limits::none())?;
//! let root = recording.page(0, 0, 10);
//! assert_eq!((root.node.value, root.children.len()), (3, 3));
//! let why = recording.why(root.children[1].id, &Limits::none()).expect("C is cut");
//! assert_eq!((why.value, why.skipped_moves.len()), (2, 2)); // MIN has 2 here, MAX has 3 elsewhere
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod dot;
mod escape;
mod html;
mod layout;
mod minimax_effort;
mod names;
mod recorder;
mod recording;
mod said;
mod steps;
mod subject;
mod svg;
mod text;
mod trace_file;
mod tree;
mod view;
mod visit;
mod walk;
mod why;

pub use minimax_effort::Effort;
pub use recording::{ALGORITHMS, MOST_NODES, NotRecorded, Plan, Recording, record};
pub use said::{About, bounded, count, value};
pub use steps::{Counts, OpenNode, Seek, StepsPage};
pub use subject::{Picture, Subject};
pub use svg::MOST_DRAWN;
pub use trace_file::TraceFile;
pub use tree::TreePage;
pub use view::{CutView, EventKind, EventView, LeafKind, NodeView, RoundView, Totals};
pub use visit::NodeKind;
pub use why::{Elsewhere, Why};
