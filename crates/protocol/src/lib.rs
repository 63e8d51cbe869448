//! Everything inarow can do, as one vocabulary of requests and events.
//!
//! A [`Request`] carries the whole game it is about, so the answer depends on nothing else: a
//! server that is restarted, or another one, answers the same. [`Thinker::answer`] turns a request
//! into [`Event`]s, the last of which ends it. `docs/protocol.md` is the contract, as JSON; the
//! types here are the same in Rust.
//!
//! Games are named as on the command line, and all games are asked about in the same way: k in a
//! row, the others, typed trees, and the games of one's own that a [`Program`] adds. So are players.
//! Values are told from the first player's point of view, each as the text of a
//! [`Verdict`](gametree::Verdict).
//!
//! No sockets and no threads: whoever uses this decides where it runs. A web server keeps one
//! [`Thinker`] for each search thread, a terminal or a worker in a page just one. No request costs
//! more than the [`Bounds`] allow.
//!
//! ```
//! use protocol::{Event, Message, Stop, Thinker};
//!
//! let message = Message::read(r#"{"id": 1, "op": "state", "game": {"game": "3x3x3", "moves": ["b2"]}}"#)?;
//! let mut thinker = Thinker::new(1 << 20);
//! let mut events = Vec::new();
//! thinker.answer(&message.request, &Stop::new(), &mut |event| events.push(event));
//! let Some(Event::State(state)) = events.last() else { panic!() };
//! assert_eq!(state.scene.pieces[0].at, "b2");
//!
//! let text = r#"{"id": 2, "op": "move", "game": {"game": "reversi:4", "moves": []}, "player": "exact"}"#;
//! let message = Message::read(text)?;
//! thinker.answer(&message.request, &Stop::new(), &mut |event| events.push(event));
//! let Some(Event::Moved(moved)) = events.last() else { panic!() };
//! assert_eq!(moved.value.to_string(), "O12"); // the second player wins
//! # Ok::<(), protocol::Unreadable>(())
//! ```
#![warn(missing_docs)]

mod bounds;
mod costs;
mod event;
mod explain;
mod game;
mod growth;
mod hint;
mod lab;
mod made;
mod message;
mod opening;
mod play;
mod puzzle;
mod refusal;
mod request;
mod review;
mod solve;
mod thinker;
mod why_move;

pub use ::explain::MOST_DRAWN;
pub use bounds::{Bounds, Stop};
pub use event::*;
pub use explain::Recordings;
pub use hint::{advise, reason};
pub use message::{LARGEST_ID, Message, Unreadable, most_bytes, write};
pub use players::Solvers;
pub use refusal::{Code, Reason, Refusal};
pub use request::*;
pub use thinker::{Program, Thinker, look_up};
