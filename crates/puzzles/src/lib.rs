//! Puzzles of k in a row: positions in which exactly one move is right, each with a proof.
//!
//! Three tasks with five claims: of wins and of defences one for each proof. Distances are plies, the
//! winning stone included: a win in 5 plies is a win with the third own stone.
//!
//! | [`Task`] | claim |
//! |---|---|
//! | `Win { plies }` | the answer wins in so many plies against the longest defence, and every other move does not win. Where the proof is [`Exact`](Proof::Exact), it wins not sooner; where it is by [`Fours`](Proof::Fours), it wins by fours, no VCF is shorter, and every other move even loses |
//! | `Fours { plies }` | the answer begins a VCF (victory by continuous fours: every move makes a four, so that every reply is forced) of so many plies; no VCF is shorter, and no other move begins one |
//! | `Defence` | every other move loses by force. The answer draws ([`Exact`](Proof::Exact)), or leaves the opponent without a VCF ([`Fours`](Proof::Fours)) |
//!
//! [`Exact`](Proof::Exact): every move was searched to the end of the game. [`Fours`](Proof::Fours): wins are VCFs, found
//! by a complete search; a move is called losing if the opponent has a VCF after it, or if it makes a
//! four, the opponent blocks, and then every move loses.
//!
//! The same seed makes the same puzzle everywhere: budgets count positions, not time.
//!
//! ```
//! let wanted = puzzles::Wanted { game: Some("4x4x3".parse()?), ..Default::default() };
//! let puzzle = puzzles::generate(7, &wanted, &gametree::Stop::new())?;
//! assert_eq!(puzzle, puzzles::generate(7, &wanted, &gametree::Stop::new())?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod area;
mod exact;
mod find;
mod fours;
mod generate;
mod judge;
mod puzzle;
mod self_play;
mod work;

pub use area::Area;
pub use find::from_game;
pub use generate::{GAMES, GenerateError, Wanted, day_seed, generate};
pub use judge::{JudgeError, Judgement, Mark, judge};
pub use puzzle::{Difficulty, Kind, Proof, Puzzle, Task};
