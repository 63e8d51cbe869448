//! Checks proofs that a game of k in a row is won or drawn.
//!
//! Nothing here comes from the programs that search for such proofs, not even the rules: a sceptic
//! has to read these few files and docs/certificate.md, and no others. Memory grows with the
//! number of cells, not with the length of the proof, but with gravity by two words for each byte. No proof, however wrong, makes it
//! panic or run on for ever: every step reads at least one byte, or leads to a bounded search at most.

mod attack;
mod board;
mod cells;
mod defence;
mod gravity;
mod header;
mod reader;

pub use header::{Claim, Header};

use board::Board;
use reader::Reader;
use std::fmt;
use std::io::Read;

/// What was proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The game, the position and its value.
    pub header: Header,
    /// How many positions the proof walks through.
    pub positions: u64,
    /// The length of the proof.
    pub bytes: u64,
}

/// Why a proof is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub what: String,
    /// After how many bytes that was seen.
    pub at: u64,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.what, self.at)
    }
}

impl std::error::Error for Fault {}

/// Reads a certificate and checks every step of it.
///
/// # Errors
/// If it is not a proof of what it claims, with the first thing found wrong.
pub fn check(mut file: impl Read) -> Result<Verdict, Fault> {
    check_file(&mut file)
}

/// The same, compiled here with the optimisations of this crate whatever is read.
fn check_file(file: &mut dyn Read) -> Result<Verdict, Fault> {
    let mut reader = Reader::new(file);
    let header = Header::read(&mut reader)?;
    match header.width * header.height {
        ..=64 => proof::<1>(header, reader),
        65..=256 => proof::<4>(header, reader),
        _ => proof::<{ header::MOST_CELLS / 64 }>(header, reader),
    }
}

/// Checks what follows the header, for a board that fits into N words.
fn proof<const N: usize>(header: Header, mut reader: Reader<'_>) -> Result<Verdict, Fault> {
    let board = Board::<N>::new(&header).map_err(|what| reader.fault(what))?;
    let mut wins = |player| match header.gravity {
        true => gravity::check(&board, gravity::Goal::new(&header, player, true), &mut reader),
        false => attack::check(&board, player, &mut reader),
    };
    match header.claim {
        Claim::First => wins(0)?,
        Claim::Second => wins(1)?,
        Claim::Draw if header.gravity => {
            for player in [0, 1] {
                let goal = gravity::Goal::new(&header, player, false);
                gravity::check(&board, goal, &mut reader)?;
            }
        }
        Claim::Draw => {
            defence::check(&board, 0, &mut reader)?;
            // From the beginning the second player cannot win: the first could play as if they were
            // second, and a stone too many does no harm. From any other position it has to be shown,
            // and also where a longer row does not win.
            if !board.is_untouched() || header.exact {
                defence::check(&board, 1, &mut reader)?;
            }
        }
    }
    let positions = reader.positions;
    Ok(Verdict { header, positions, bytes: reader.finish()? })
}
