//! What a game is: all that a new game has to implement, and what its results are.

use std::fmt::{self, Debug, Display};

/// One of the two players. Who of them begins is the game's affair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// The player who usually begins: X, Black.
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "x"))]
    First,
    /// The other one: O, White.
    #[cfg_attr(feature = "serde", serde(rename = "o"))]
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: an index into arrays of two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `X` for the first side, `O` for the second.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Side::First => 'X',
            Side::Second => 'O',
        }
    }
}

impl Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

/// How a finished game ended. Absolute: it does not depend on whose turn it is.
///
/// A search works with [`Value`](crate::Value), which is relative to the side to move;
/// [`Value::of`](crate::Value::of) is the only way from one to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "json::Form", from = "json::Form"))]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// Nobody has won.
    Draw,
    /// The game ended with a number, as the leaves of a textbook tree do: the first side's gain.
    Points(i32),
}

impl Outcome {
    /// Who has won, by rows or by points; nobody in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Points(1..) => Some(Side::First),
            Outcome::Points(..=-1) => Some(Side::Second),
            Outcome::Draw | Outcome::Points(0) => None,
        }
    }
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(side) => write!(f, "{side} has won"),
            Outcome::Draw => f.write_str("draw"),
            Outcome::Points(p) => write!(f, "{p:+} points for X"),
        }
    }
}

/// `{"winner": "x"}`, `{"winner": null}` or `{"points": 3}`.
#[cfg(feature = "serde")]
mod json {
    use super::{Outcome, Side};

    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(untagged, deny_unknown_fields)]
    pub(super) enum Form {
        Winner { winner: Option<Side> },
        Points { points: i32 },
    }

    impl From<Outcome> for Form {
        fn from(outcome: Outcome) -> Form {
            match outcome {
                Outcome::Points(points) => Form::Points { points },
                decided => Form::Winner { winner: decided.winner() },
            }
        }
    }

    impl From<Form> for Outcome {
        fn from(form: Form) -> Outcome {
            match form {
                Form::Winner { winner } => winner.map_or(Outcome::Draw, Outcome::Win),
                Form::Points { points } => Outcome::Points(points),
            }
        }
    }
}

/// A two-player game without chance and without hidden information, at one of its positions.
///
/// Sides need not alternate: a search asks [`side`](Game::side) after every move. Nothing here is
/// checked, because a search plays only moves that [`moves`](Game::moves) gave it; a checked way
/// of playing, for people and protocols, belongs on the concrete type.
///
/// [`contract::check`](crate::contract::check) tests an implementation against these rules.
pub trait Game: Clone {
    /// A move. Small and copyable; `Display` is its notation.
    type Move: Copy + Eq + Debug + Display;

    /// Whose turn it is. After the end of the game: whose turn it would be.
    fn side(&self) -> Side;

    /// Appends every legal move to `out`, always in the same order, and leaves what was in `out`
    /// alone. A search keeps the move lists of its whole path in one vector this way, so that no
    /// node needs an allocation.
    ///
    /// At least one move while [`outcome`](Game::outcome) is `None`. After the end of the game
    /// the answer is unspecified: searches do not ask.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Every legal move; none once the game is over.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.outcome().is_none() {
            self.moves(&mut moves);
        }
        moves
    }

    /// Plays a legal move. Unchecked: a move that `moves` does not list breaks the position.
    fn play(&mut self, mv: Self::Move);

    /// Takes back `mv`, which must be the last move played, and restores everything.
    fn undo(&mut self, mv: Self::Move);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A hash of the position, side to move included: equal for equal positions however they
    /// were reached, different for different ones but for the odd accident in 2⁶⁴.
    fn key(&self) -> u64;
}
