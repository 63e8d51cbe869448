//! Everything inarow can do, as one vocabulary of requests and events.
//!
//! A [`Request`] carries the whole game it is about, so the answer depends on nothing else: a
//! server that is restarted, or another one, answers the same. [`Thinker::answer`] turns a request
//! into [`Event`]s, the last of which ends it. `docs/protocol.md` is the contract, as JSON; the
//! types here are the same in Rust.
//!
//! No sockets and no threads: whoever uses this decides where it runs. A web server keeps one
//! [`Thinker`] for each search thread, a terminal or a worker in a page just one.
//!
//! ```
//! use service::{Event, Message, Stop, Thinker};
//!
//! let message = Message::read(r#"{"id": 1, "op": "state", "game": {"rules": "3x3x3", "moves": ["b2"]}}"#)?;
//! let mut thinker = Thinker::new(1 << 20);
//! let mut events = Vec::new();
//! thinker.answer(&message.request, &Stop::new(), &mut |event| events.push(event));
//! let Some(Event::State(state)) = events.last() else { panic!() };
//! assert_eq!(state.cells, "....x....");
//! # Ok::<(), service::Unreadable>(())
//! ```
#![warn(missing_docs)]

mod analyse;
mod bounded_file;
mod bounded_search;
mod bounds;
mod budget;
mod cells;
mod choose;
mod costs;
mod event;
mod event_of_lab;
mod game;
mod hint;
mod laboratory;
mod look_into;
mod message;
mod move_values;
mod named_game;
mod reason;
mod recorded;
mod recordings;
mod records;
mod refusal;
mod reply;
mod request;
mod scene;
mod search_spec;
mod solve;
mod state;
mod strong_solutions;
mod textbook;
mod thinker;
mod trace;
mod value;
mod weigh;
mod welcome;

pub use bounds::{Bounds, Stop};
pub use event::*;
pub use event_of_lab::*;
pub use explain::MOST_DRAWN;
pub use games::Scene;
pub use message::{LARGEST_ID, Message, Unreadable, write};
pub use named_game::NamedGame;
pub use reason::Reason;
pub use recorded::Recorded;
pub use recordings::Recordings;
pub use refusal::{Code, Refusal};
pub use request::*;
pub use search_spec::SearchSpec;
pub use thinker::{Thinker, look_up};
pub use value::{BoundKind, WireValue};
