//! The first lines of a certificate: which game, which position, and what is claimed of it.

use crate::Fault;
use crate::reader::Reader;

/// More positions are not searched at a leaf.
const LARGEST_BOUND: usize = 1_000_000;

/// The largest board.
pub(crate) const MOST_CELLS: usize = 1024;
const MOST_WITH_GRAVITY: usize = 64;

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
    /// This many in a row win.
    pub k: usize,
    /// Whether more than k in a row do not win.
    pub exact: bool,
    /// Whether stones fall.
    pub gravity: bool,
    /// The moves that lead to the position, in turn: cells counted row by row from the top left.
    pub moves: Vec<usize>,
    /// The value of the position.
    pub claim: Claim,
    /// With gravity, how many positions the checker searches at a leaf of the proof at most.
    pub bound: u64,
}

impl Header {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Header, Fault> {
        match reader.line()?.as_str() {
            "inarow certificate 2" => {}
            line if line.starts_with("inarow certificate ") => {
                let version = &line["inarow certificate ".len()..];
                return Err(reader.fault(format!("this is version {version}, and 2 is known")));
            }
            _ => return Err(reader.fault("this is no certificate")),
        }
        let rules = reader.line()?;
        let (sizes, gravity) = option(&rules, "+gravity");
        let (sizes, exact) = option(sizes, "+exact");
        let sizes: Vec<Option<usize>> = sizes.split('x').map(number).collect();
        let [Some(width), Some(height), Some(k)] = sizes[..] else {
            return Err(reader.fault(format!("'{rules}' is no game")));
        };
        let most = if gravity { MOST_WITH_GRAVITY } else { MOST_CELLS };
        if width == 0 || height == 0 || width.saturating_mul(height) > most {
            return Err(reader.fault(format!("{rules} is not a board of 1 to {most} cells")));
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
        let bound = if gravity { reader.line()? } else { "0".to_owned() };
        let bound = number(&bound).filter(|&bound| bound <= LARGEST_BOUND);
        let bound = bound.ok_or_else(|| {
            reader.fault(format!("the bound of leaves is not a number up to {LARGEST_BOUND}"))
        })?;
        Ok(Header { width, height, k, exact, gravity, moves, claim, bound: bound as u64 })
    }
}

/// Rules without this option at their end, and whether they have it.
fn option<'a>(rules: &'a str, name: &str) -> (&'a str, bool) {
    rules.strip_suffix(name).map_or((rules, false), |rules| (rules, true))
}

/// A number as it is written: with no sign and no zeros before it.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}
