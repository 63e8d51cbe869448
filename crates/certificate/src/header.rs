//! The first lines of a certificate: which game, which position, and what is claimed of it.

use crate::Fault;
use crate::reader::Reader;
use std::io::Read;

/// The value that is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The first player wins.
    First,
    /// The second player wins.
    Second,
    /// Nobody wins.
    Draw,
}

/// The game and what is claimed of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// This many in a row win, and more too.
    pub k: usize,
    /// The moves that lead to the position, in turn: cells counted row by row from the top left.
    pub moves: Vec<usize>,
    /// The value of the position.
    pub claim: Claim,
}

impl Header {
    pub(crate) fn read<R: Read>(reader: &mut Reader<R>) -> Result<Header, Fault> {
        match reader.line()?.as_str() {
            "inarow certificate 1" => {}
            line if line.starts_with("inarow certificate ") => {
                let version = &line["inarow certificate ".len()..];
                return Err(reader.fault(format!("this is version {version}, and 1 is known")));
            }
            _ => return Err(reader.fault("this is no certificate")),
        }
        let rules = reader.line()?;
        let sizes: Vec<Option<usize>> = rules.split('x').map(number).collect();
        let [Some(width), Some(height), Some(k)] = sizes[..] else {
            return Err(reader.fault(format!("'{rules}' is no game")));
        };
        if width == 0 || height == 0 || width.saturating_mul(height) > 64 {
            return Err(reader.fault(format!("{rules} is not a board of 1 to 64 cells")));
        }
        if !(1..=64).contains(&k) {
            return Err(reader.fault(format!("{rules} has a k that is not from 1 to 64")));
        }
        let moves = reader.line()?;
        let moves = moves.split(' ').filter(|_| !moves.is_empty());
        let moves: Option<Vec<usize>> = moves.map(number).collect();
        let moves = moves.ok_or_else(|| reader.fault("the moves are not numbers"))?;
        let claim = match reader.line()?.as_str() {
            "first" => Claim::First,
            "second" => Claim::Second,
            "draw" => Claim::Draw,
            other => return Err(reader.fault(format!("'{other}' is no value"))),
        };
        Ok(Header { width, height, k, moves, claim })
    }
}

/// A number as it is written: with no sign and no zeros before it.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}
