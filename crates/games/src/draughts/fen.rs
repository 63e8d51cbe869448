//! Positions of draughts as one line, as in PDN files: `W:Wc3,Ka1:Bf6,Kh8`.

use super::bits::{DARK, last_row};
use super::{Draughts, Pieces};
use crate::names::{self, quote};
use gametree::{Game, Side};
use std::fmt::{self, Display};
use std::str::FromStr;

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum FenError {
    #[error("{0} is not a position; write the side to move and both sides' pieces: W:Wc3,Ka1:Bf6")]
    Form(String),
    #[error("{0} is not a piece; write a dark square from b8 to g1, after K for a king")]
    Piece(String),
    #[error("there are two pieces on {0}")]
    Twice(String),
    #[error("a man on {0} would be a king")]
    Crowned(String),
    #[error("{0} pieces are too many; a side has at most 12")]
    TooMany(usize),
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'W',
        Side::Second => 'B',
    }
}

impl Display for Draughts {
    /// The pieces and the side to move; not the positions before.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.side()))?;
        for side in Side::BOTH {
            write!(f, ":{}", letter(side))?;
            let mut comma = "";
            for (column, row) in (0..64).map(|bit| (bit % 8, bit / 8)) {
                if let Some((_, king)) = self.piece(column, row).filter(|piece| piece.0 == side) {
                    let mark = if king { "K" } else { "" };
                    write!(f, "{comma}{mark}{}", names::name(column, row))?;
                    comma = ",";
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Draughts {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Draughts, FenError> {
        let malformed = || FenError::Form(quote(text));
        let [mover, lists @ ..] = &text.trim().split(':').collect::<Vec<&str>>()[..] else {
            return Err(malformed());
        };
        let side_of =
            |mark: &str| Side::BOTH.into_iter().find(|side| mark == letter(*side).to_string());
        let side = side_of(mover).ok_or_else(malformed)?;
        let mut pieces = Pieces { of: [0; 2], kings: 0 };
        let [first, second] = lists else { return Err(malformed()) };
        let mut owners = Vec::new();
        for list in [first, second] {
            let (mark, squares) = list.split_at_checked(1).ok_or_else(malformed)?;
            let owner = side_of(mark).ok_or_else(malformed)?;
            owners.push(owner);
            pieces.set_up(owner, squares)?;
        }
        if owners[0] == owners[1] {
            return Err(malformed());
        }
        Ok(Draughts::with(pieces, side))
    }
}

impl Pieces {
    fn set_up(&mut self, owner: Side, list: &str) -> Result<(), FenError> {
        let squares: Vec<&str> = list.split(',').filter(|square| !square.is_empty()).collect();
        if squares.len() > 12 {
            return Err(FenError::TooMany(squares.len()));
        }
        for piece in squares {
            let square = piece.strip_prefix('K').unwrap_or(piece);
            let bit = names::parse(square, 8, 8).map(|(column, row)| 1u64 << (8 * row + column));
            let bit = bit.filter(|bit| bit & DARK != 0);
            let bit = bit.ok_or_else(|| FenError::Piece(quote(piece)))?;
            if (self.of[0] | self.of[1]) & bit != 0 {
                return Err(FenError::Twice(square.to_owned()));
            }
            if square != piece {
                self.kings |= bit;
            } else if bit & last_row(owner) != 0 {
                return Err(FenError::Crowned(square.to_owned()));
            }
            self.of[owner.index()] |= bit;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_they_are_written() {
        for text in ["W:Wa1,Kc3:Bd4,Kh8", "B:W:Bf6", "W:Wa1:B"] {
            assert_eq!(text.parse::<Draughts>().unwrap().to_string(), text);
        }
        let start = Draughts::new();
        assert_eq!(start.to_string().parse::<Draughts>().unwrap(), start);
        assert!(start.to_string().starts_with("W:Wa1,c1,e1,g1,b2,"));
    }

    #[test]
    fn bad_positions_are_explained() {
        let message = |text: &str| text.parse::<Draughts>().unwrap_err().to_string();
        for text in ["", "W", "W:Wa1", "X:Wa1:Bb8", "W:Wa1:Wc3", "W:a1:b8", "W::", "W:Wa1:Bb8:B"] {
            assert!(message(text).contains("is not a position"), "{text}");
        }
        assert!(message("W:Wa2:B").contains("'a2' is not a piece"));
        assert!(message("W:WKé:B").contains("'Ké' is not a piece"));
        assert!(message("W:Wa1,Ka1:B").contains("two pieces on a1"));
        assert!(message("W:Wb8:B").contains("a man on b8"));
        assert!(message("W:W:Ba1").contains("a man on a1"));
        let many = ["a1"; 13].join(",");
        assert!(message(&format!("W:W{many}:B")).contains("13 pieces"));
    }
}
