//! Who can play, by name, and the one way in which the computer chooses a move.
//!
//! A [`Player`] is a text such as `engine:4` or `alpha-beta:6:open-lines`, the same on the command
//! line, in the page, in the lab and in files. At the board of any game it takes a [`Seat`], which
//! [chooses](Seat::choose) moves within an [`Allowance`]. [`analyse`](analysis::analyse) tells what
//! a position and each of its moves are worth, [`review`](review::review) which moves of a game
//! changed its result.
//!
//! ```
//! use games::Catalogue;
//! use players::{Allowance, Player, Resources, Seat};
//!
//! let mut position = Catalogue::default().position("reversi:6")?;
//! let players: [Player; 2] = ["engine:3".parse()?, "alpha-beta:2".parse()?];
//! let seat = |player| Seat::new(player, &position, &Resources::default());
//! let mut seats = [seat(&players[0])?, seat(&players[1])?];
//! while position.outcome().is_none() {
//!     let (seat, seed) = (&mut seats[position.side().index()], position.ply() as u64);
//!     let choice = seat.choose(&position, seed, &Allowance::default(), &mut |_| {})?;
//!     position.play(&choice.mv)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What else a player decides is here too: how much of its time to spend on a move ([`clock`]), and
//! what to do in an opening with swap or swap2 ([`opening`]).

pub mod analysis;
pub mod clock;
pub mod opening;
pub mod review;

mod allowance;
mod error;
mod exact;
mod player;
mod seat;

pub use allowance::{Allowance, USUAL_NODES};
pub use engine::{Forced, Pick};
pub use error::PlayerError;
pub use exact::Solvers;
pub use player::{Player, Reach};
pub use seat::{By, Choice, Made, Progress, Resources, Seat, USUAL_TABLE};
