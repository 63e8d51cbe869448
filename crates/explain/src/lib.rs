//! Searches, recorded whole and told piece by piece.
//!
//! [`record`] runs one of the searches that walk a tree from its root on a position of any game, and
//! keeps every node and every event, about 65 bytes a node. A [`Recording`] is then read in pages:
//! the tree ([`Recording::page`]), the events ([`Recording::steps`]), why a branch was cut
//! ([`Recording::why`]), or written as a whole: [`Recording::write_json`], `write_text`,
//! `write_svg`, `write_dot`, `write_html`.
//!
//! Everything told is from the point of view of X, the first player, who is MAX. The searches
//! themselves speak of the side to move; the border between the two is `recorder`.
//!
//! ```
//! use explain::record;
//! use games::{Catalogue, SearchSpec};
//! use gametree::Limits;
//!
//! let tree = Catalogue::default().position("tree:A(B(3 12 8) C(2 x=4 6) D(14 5 2))")?;
//! let recording = record(&tree, &SearchSpec::new("alpha-beta"), None, &Limits::none())?;
//! let root = recording.page(0, 0, 10);
//! assert_eq!((root.node.value.to_string().as_str(), root.children.len()), ("+3", 3));
//! let why = recording.why(root.children[1].id, &Limits::none()).expect("C is cut");
//! // MIN has 2 here, MAX has 3 elsewhere.
//! assert_eq!((why.value.to_string().as_str(), why.skipped_moves.len()), ("+2", 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod grower;
mod growth;
mod html;
mod recorder;
mod recording;
mod said;
mod steps;
mod svg;
mod telling;
mod text;
mod trace_file;
mod tree;
mod why;

pub use growth::{
    Grown, GrowthNode, GrowthPage, GrowthTotals, Moment, NumbersView, OpenedNode, QuestionView,
    Told, ToldStep, USUAL_NODES, Wanted, grow,
};
pub use recorder::{EventKind, NodeKind};
pub use recording::{Extent, MOST_NODES, NotRecorded, Recording, record, record_part, walking};
pub use steps::{Counts, EventView, OpenNode, Seek, StepsPage};
pub use svg::MOST_DRAWN;
pub use trace_file::TraceFile;
pub use tree::{CutView, NodeView, RoundView, Totals, TreePage};
pub use why::{Elsewhere, Why};
