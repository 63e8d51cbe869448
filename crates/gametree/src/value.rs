//! What a position is worth to the side to move, and how much of that is known.

use crate::game::{Outcome, Side};
use std::fmt::{self, Display};
use std::ops::Neg;

/// A win is worth this much; every other value is smaller in size.
const WIN: i32 = 1_000_000_000;
/// Distances beyond this many plies are all told as this one.
const MAX_PLIES: u32 = 100_000;
/// Scores of evaluators are clamped to this size, so that none looks like a win.
const MAX_SCORE: i32 = WIN - 2 - MAX_PLIES as i32;

/// The worth of a position from the point of view of the side to move; negated, of the other.
///
/// The order is: lost (sooner is worse) < scores of an evaluator, draw = 0 < won (sooner is
/// better). Wins and losses carry the number of plies to the end of the game, counted from the
/// position the search started at, unless the search was told to ignore distance
/// ([`Scoring::Plain`]); then they are [`Value::WIN`] and [`Value::LOSS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// Below every value: nothing is known from below.
    pub const MIN: Value = Value(-WIN - 1);
    /// Above every value: nothing is known from above.
    pub const MAX: Value = Value(WIN + 1);
    /// A win, at whatever distance.
    pub const WIN: Value = Value(WIN);
    /// A loss, at whatever distance.
    pub const LOSS: Value = Value(-WIN);
    /// A draw; also the score 0.
    pub const DRAW: Value = Value(0);
    /// The least value that is still a win.
    pub const SLOWEST_WIN: Value = Value::win_in(MAX_PLIES);

    /// A win that is on the board after `plies` more plies.
    #[must_use]
    pub const fn win_in(plies: u32) -> Value {
        let plies = if plies < MAX_PLIES { plies } else { MAX_PLIES };
        Value(WIN - 1 - plies as i32)
    }

    /// A loss that is on the board after `plies` more plies.
    #[must_use]
    pub const fn loss_in(plies: u32) -> Value {
        Value(-Value::win_in(plies).0)
    }

    /// What an evaluator said, clamped so that it cannot be taken for a win or a loss.
    #[must_use]
    pub fn score(score: i32) -> Value {
        Value(score.clamp(-MAX_SCORE, MAX_SCORE))
    }

    /// The worth of a finished game to `side`, `ply` plies below the root of the search.
    ///
    /// The one place where an absolute result becomes a relative value.
    #[must_use]
    pub fn of(outcome: Outcome, side: Side, ply: u32, scoring: Scoring) -> Value {
        match outcome {
            Outcome::Draw => Value::DRAW,
            Outcome::Points(points) => Value::score(points).for_first(side),
            Outcome::Win(winner) => {
                let win = match scoring {
                    Scoring::Plain => Value::WIN,
                    Scoring::Distance => Value::win_in(ply),
                };
                if winner == side { win } else { -win }
            }
        }
    }

    /// Whether this is a win for the side to move.
    #[must_use]
    pub fn is_win(self) -> bool {
        self >= Value::SLOWEST_WIN && self <= Value::WIN
    }

    /// Whether this is a loss for the side to move.
    #[must_use]
    pub fn is_loss(self) -> bool {
        (-self).is_win()
    }

    /// Whether this is a win or a loss, whatever an evaluator thinks.
    #[must_use]
    pub fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The plies to the end of a won or lost game, where the distance is known.
    #[must_use]
    pub fn plies(self) -> Option<u32> {
        (self.is_decided() && self.0.abs() != WIN).then(|| (WIN - 1 - self.0.abs()) as u32)
    }

    /// The bare number: a score as the evaluator gave it, wins and losses at ±10⁹ less distance.
    #[must_use]
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// The next smaller value: with it, `(v.below(), v)` is a window that only asks "v or more?".
    #[must_use]
    pub fn below(self) -> Value {
        Value((self.0 - 1).max(Value::MIN.0))
    }

    /// The next larger value.
    #[must_use]
    pub fn above(self) -> Value {
        -(-self).below()
    }

    /// The same value seen one ply earlier: a win or a loss is one ply farther away.
    #[must_use]
    pub fn a_ply_later(self) -> Value {
        self.seen_from_root(1)
    }

    /// A value of `side` from the first player's point of view; and the way back.
    ///
    /// Inside a search values are relative to the side to move. Wherever one is told, to a person, a
    /// file or a page, it is told from the first player's point of view, by way of this function
    /// (see [`Verdict`](crate::Verdict)).
    #[must_use]
    pub fn for_first(self, side: Side) -> Value {
        match side {
            Side::First => self,
            Side::Second => -self,
        }
    }

    /// Its text where it is told from the first player's point of view: `X3`, `O`, `+63`, `-inf`. See
    /// [`Verdict`](crate::Verdict), which also says how much is known.
    #[must_use]
    pub fn short(self) -> String {
        let winner = if self.is_win() { Side::First } else { Side::Second };
        match self.plies() {
            Some(plies) => format!("{winner}{plies}"),
            None if self.is_decided() => winner.to_string(),
            None => self.to_string(),
        }
    }

    /// The value halfway to `other`, rounded towards `other`.
    pub(crate) fn halfway(self, other: Value) -> Value {
        let (a, b) = (i64::from(self.0), i64::from(other.0));
        Value((a + (b - a + (b - a).signum()) / 2) as i32)
    }

    /// A distance counted from the root, as counted from a node `ply` plies below it. A table
    /// keeps values this way, because a position can be met at several plies.
    pub(crate) fn seen_from_node(self, ply: u32) -> Value {
        self.at_distance(|plies| plies.saturating_sub(ply))
    }

    /// The way back from [`seen_from_node`](Value::seen_from_node).
    pub(crate) fn seen_from_root(self, ply: u32) -> Value {
        self.at_distance(|plies| plies.saturating_add(ply))
    }

    /// The same win or loss at another distance, where there is one.
    fn at_distance(self, change: impl Fn(u32) -> u32) -> Value {
        match self.plies().map(change) {
            Some(plies) if self.is_win() => Value::win_in(plies),
            Some(plies) => Value::loss_in(plies),
            None => self,
        }
    }
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.is_win() { "win" } else { "loss" };
        match self.plies() {
            Some(plies) => write!(f, "{name} in {plies}"),
            None if self.is_decided() => f.write_str(name),
            None if *self <= Value::MIN => f.write_str("-inf"),
            None if *self >= Value::MAX => f.write_str("+inf"),
            None if self.0 == 0 => f.write_str("0"),
            None => write!(f, "{:+}", self.0),
        }
    }
}

/// How a finished game is scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Scoring {
    /// −1, 0, +1: a win is a win.
    Plain,
    /// A quick win is better than a slow one, a slow loss better than a quick one.
    #[default]
    Distance,
}

/// What a reported value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Bound {
    /// The value is this.
    Exact,
    /// The value is this or more.
    Lower,
    /// The value is this or less.
    Upper,
    /// A mean over samples: neither a bound nor exact.
    Estimate,
}

impl Bound {
    /// A bound on a value of `side` from the first player's point of view; and the way back.
    #[must_use]
    pub fn for_first(self, side: Side) -> Bound {
        match (side, self) {
            (Side::Second, Bound::Lower) => Bound::Upper,
            (Side::Second, Bound::Upper) => Bound::Lower,
            (_, bound) => bound,
        }
    }
}

/// The values a search is asked to tell apart: those strictly between `alpha` and `beta`.
///
/// A search answers a true value `v` with
/// - some upper bound of `v` that is ≤ `alpha`, if `v ≤ alpha`;
/// - some lower bound of `v` that is ≥ `beta`, if `v ≥ beta`;
/// - `v` itself otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// What the side to move has for sure elsewhere.
    pub alpha: Value,
    /// What its opponent can hold it to elsewhere.
    pub beta: Value,
}

impl Window {
    /// Every value is told apart, so every answer is exact.
    pub const FULL: Window = Window { alpha: Value::MIN, beta: Value::MAX };
    /// Open between loss and win: a win cuts at once, since nothing is better. The window of
    /// textbooks that begin with ±win where others write ±∞.
    pub const WIN_OR_LOSS: Window = Window { alpha: Value::LOSS, beta: Value::WIN };

    /// The window that only asks "is it `value` or more?".
    #[must_use]
    pub fn at_least(value: Value) -> Window {
        Window { alpha: value.below(), beta: value }
    }

    /// What `value`, the result of a search with this window, says about the true value.
    #[must_use]
    pub fn bound(self, value: Value) -> Bound {
        if value <= self.alpha {
            Bound::Upper
        } else if value >= self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// The same for a search that leaves moves out only above beta: its answers are exact at both
    /// ends of the window as well.
    #[must_use]
    pub fn bound_if_strict(self, value: Value) -> Bound {
        if value < self.alpha {
            Bound::Upper
        } else if value > self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}

impl Neg for Window {
    type Output = Window;

    fn neg(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_ordered_from_quick_loss_to_quick_win() {
        let order = [
            Value::MIN,
            Value::LOSS,
            Value::loss_in(0),
            Value::loss_in(7),
            Value::score(i32::MIN),
            Value::score(-1),
            Value::DRAW,
            Value::score(i32::MAX),
            Value::win_in(8),
            Value::win_in(1),
            Value::WIN,
            Value::MAX,
        ];
        assert!(order.windows(2).all(|w| w[0] < w[1]), "{order:?}");
        for value in order {
            assert_eq!(-(-value), value);
            assert_eq!((-value).is_loss(), value.is_win());
        }
    }

    #[test]
    fn an_outcome_is_seen_from_the_side_to_move() {
        let won = Outcome::Win(Side::First);
        assert_eq!(Value::of(won, Side::First, 3, Scoring::Distance), Value::win_in(3));
        assert_eq!(Value::of(won, Side::Second, 3, Scoring::Distance), Value::loss_in(3));
        assert_eq!(Value::of(won, Side::Second, 3, Scoring::Plain), Value::LOSS);
        let points = Outcome::Points(5);
        assert_eq!(Value::of(points, Side::Second, 9, Scoring::Plain), Value::score(-5));
    }

    #[test]
    fn values_speak() {
        let said: Vec<String> = [
            Value::win_in(7),
            Value::loss_in(4),
            Value::WIN,
            Value::score(12),
            Value::score(-3),
            Value::DRAW,
            Value::MIN,
        ]
        .map(|v| v.to_string())
        .to_vec();
        assert_eq!(said, ["win in 7", "loss in 4", "win", "+12", "-3", "0", "-inf"]);
    }

    #[test]
    fn distances_survive_the_table() {
        for value in [Value::win_in(9), Value::loss_in(9), Value::score(5), Value::WIN] {
            assert_eq!(value.seen_from_node(4).seen_from_root(4), value);
        }
        assert_eq!(Value::win_in(9).seen_from_node(4), Value::win_in(5));
    }

    #[test]
    fn halfway_always_moves() {
        assert_eq!(Value::score(1).halfway(Value::score(2)), Value::score(2));
        assert_eq!(Value::LOSS.halfway(Value::WIN), Value::DRAW);
        assert_eq!(Value::score(-3).halfway(Value::score(2)), Value::DRAW);
    }
}
