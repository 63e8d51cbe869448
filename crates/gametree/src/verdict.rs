//! What is known of a position, as it is told: from the first player's point of view.

use crate::probability::gcd;
use crate::{Bound, Outcome, Probability, Scoring, Side, Value};
use std::fmt::{self, Display};
use std::str::FromStr;

/// What is known of a position, **always from the first player's point of view**: the form in which
/// values leave a search, whoever is to move.
///
/// Its text is short enough for a cell of a board, and the same everywhere: on boards, in tables, in
/// JSON, in files and in addresses.
///
/// | text | meaning |
/// |---|---|
/// | `X3`, `O4` | X, the first player, wins in 3 plies; O wins in 4 |
/// | `X`, `O` | wins, at an unknown distance |
/// | `=` | a draw, proven |
/// | `+63`, `-7`, `0` | the score of an evaluator, or points; good for X if positive |
/// | `+3.25`, `-10/3` | the average of a chance node, exactly |
/// | `≥+20`, `≤O4` | a lower bound, an upper bound |
/// | `≈+250` | an estimate: the mean of samples |
/// | `?` | nothing is known |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The value for the first player.
    pub value: Value,
    /// What it says about the true one.
    pub bound: Bound,
    /// Whether no evaluator and no sampling had a say.
    pub proven: bool,
    /// Whether the game is for points: 0 is then a number like any other, and not a draw.
    pub points: bool,
    /// How many parts of a point `value` counts, in lowest terms: 1 but for averages.
    pub parts: u32,
}

impl Verdict {
    /// Nothing is known.
    pub const UNKNOWN: Verdict =
        Verdict { value: Value::MIN, bound: Bound::Lower, proven: false, points: false, parts: 1 };

    /// What is known of a value of `side`, the side to move, in a game that is won, lost or drawn.
    #[must_use]
    pub fn new(value: Value, bound: Bound, proven: bool, side: Side) -> Verdict {
        let (value, bound) = (value.for_first(side), bound.for_first(side));
        Verdict { value, bound, proven, points: false, parts: 1 }
    }

    /// A proven result, at an unknown distance.
    #[must_use]
    pub fn of(outcome: Outcome) -> Verdict {
        let value = match outcome {
            Outcome::Win(side) => Value::WIN.for_first(side),
            Outcome::Draw => Value::DRAW,
            Outcome::Points(points) => Value::score(points),
        };
        let points = matches!(outcome, Outcome::Points(_));
        Verdict { value, bound: Bound::Exact, proven: true, points, parts: 1 }
    }

    /// The result of a game that is over: won in no plies.
    #[must_use]
    pub fn over(outcome: Outcome) -> Verdict {
        let value = Value::of(outcome, Side::First, 0, Scoring::Distance);
        Verdict { value, ..Verdict::of(outcome) }
    }

    /// The result with best play, if it is established. Scores never count, and neither do bounds
    /// that leave more than one result open.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let from_below = matches!(self.bound, Bound::Exact | Bound::Lower);
        let from_above = matches!(self.bound, Bound::Exact | Bound::Upper);
        if self.value.is_win() && from_below {
            Some(Outcome::Win(Side::First))
        } else if self.value.is_loss() && from_above {
            Some(Outcome::Win(Side::Second))
        } else if !self.proven || self.bound != Bound::Exact {
            None
        } else if self.points {
            (self.parts == 1).then(|| Outcome::Points(self.value.raw()))
        } else {
            self.is_draw().then_some(Outcome::Draw)
        }
    }

    /// Whether it says anything: a search that a limit ended too soon may not.
    #[must_use]
    pub fn is_known(&self) -> bool {
        match self.bound {
            Bound::Exact | Bound::Estimate => true,
            Bound::Lower => self.value > Value::LOSS,
            Bound::Upper => self.value < Value::WIN,
        }
    }

    /// The plies to the end of a decided game, where they are known.
    #[must_use]
    pub fn plies(&self) -> Option<u32> {
        self.value.plies()
    }

    /// Whether the value is that of a draw, and not merely a score of 0 or no points.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.proven && self.value == Value::DRAW && !self.points
    }

    /// The same with a value that counts so many parts of a point, at least 1. Wins and losses have
    /// no parts.
    #[must_use]
    pub fn in_parts(self, parts: u32) -> Verdict {
        if self.value.is_decided() || !self.is_known() {
            return self;
        }
        let raw = self.value.raw();
        let common = gcd(u64::from(parts), u64::from(raw.unsigned_abs())).max(1) as u32;
        Verdict { value: Value::score(raw / common as i32), parts: parts / common, ..self }
    }

    /// The same value with a bound that is exact, for where the bound is told apart.
    #[must_use]
    pub fn exactly(self) -> Verdict {
        Verdict { bound: Bound::Exact, ..self }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_known() {
            return f.pad("?");
        }
        let mark = match self.bound {
            Bound::Exact => "",
            Bound::Lower => "≥",
            Bound::Upper => "≤",
            Bound::Estimate => "≈",
        };
        match self.is_draw() {
            true => f.pad(&format!("{mark}=")),
            false if self.parts > 1 => {
                f.pad(&format!("{mark}{}", fraction(self.value.raw(), self.parts)))
            }
            false => f.pad(&format!("{mark}{}", self.value.short())),
        }
    }
}

/// The most decimals of an average; with more it is written as a fraction.
const DECIMALS: u32 = 4;

/// `+3.25`, or `+10/3` where no few decimals say it exactly.
fn fraction(raw: i32, parts: u32) -> String {
    let exact = (1..=DECIMALS).find(|&places| 10_u32.pow(places).is_multiple_of(parts));
    let sign = if raw < 0 { '-' } else { '+' };
    let size = u64::from(raw.unsigned_abs());
    match exact {
        None => format!("{sign}{size}/{parts}"),
        Some(places) => {
            let (one, parts) = (10_u64.pow(places), u64::from(parts));
            let part = size % parts * (one / parts);
            format!("{sign}{}.{part:0width$}", size / parts, width = places as usize)
        }
    }
}

/// Reads what [`fraction`] writes.
fn average(text: &str) -> Option<(Value, u32)> {
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    if size.len() > 20 || size.bytes().any(|byte| !b"0123456789./".contains(&byte)) {
        return None;
    }
    let (size, parts) = match (size.split_once('/'), size.split_once('.')) {
        (Some((size, parts)), _) => (size.parse::<i32>().ok()?, parts.parse::<u32>().ok()?),
        (_, Some((whole, part))) => {
            let parts = 10_i32.checked_pow(u32::try_from(part.len()).ok()?)?;
            let part: i32 = part.parse().ok()?;
            (whole.parse::<i32>().ok()?.checked_mul(parts)?.checked_add(part)?, parts as u32)
        }
        _ => return None,
    };
    let fits = (1..=Probability::FINEST).contains(&parts);
    fits.then(|| (Value::score(sign * size), parts))
}

/// Why a text is not a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a value; write a whole number, X or O for a win (X3: in three plies), inf or -inf"
)]
pub struct ParseValueError(String);

impl ParseValueError {
    fn of(text: &str) -> ParseValueError {
        ParseValueError(text.chars().take(20).collect())
    }
}

impl FromStr for Value {
    type Err = ParseValueError;

    /// Reads what [`Value::short`] writes, a value from the first player's point of view: `X3`, `O`,
    /// `+63`, `-inf`.
    fn from_str(text: &str) -> Result<Value, ParseValueError> {
        let wrong = || ParseValueError::of(text);
        let side = match text.chars().next() {
            _ if text == "inf" || text == "+inf" => return Ok(Value::MAX),
            _ if text == "-inf" => return Ok(Value::MIN),
            Some('X' | 'x') => Side::First,
            Some('O' | 'o') => Side::Second,
            _ => {
                // The sign of print is as good as that of the keyboard.
                let number = text.replace('\u{2212}', "-").parse();
                return number.map(Value::score).map_err(|_| wrong());
            }
        };
        let win = match &text[1..] {
            "" => Value::WIN,
            plies if plies.bytes().all(|byte| byte.is_ascii_digit()) => {
                Value::win_in(plies.parse().map_err(|_| wrong())?)
            }
            _ => return Err(wrong()),
        };
        Ok(win.for_first(side))
    }
}

impl FromStr for Verdict {
    type Err = ParseValueError;

    fn from_str(text: &str) -> Result<Verdict, ParseValueError> {
        if text == "?" {
            return Ok(Verdict::UNKNOWN);
        }
        let (bound, rest) = match text.chars().next() {
            Some('≥') => (Bound::Lower, &text['≥'.len_utf8()..]),
            Some('≤') => (Bound::Upper, &text['≤'.len_utf8()..]),
            Some('≈') => (Bound::Estimate, &text['≈'.len_utf8()..]),
            _ => (Bound::Exact, text),
        };
        if rest == "=" {
            return Ok(Verdict {
                value: Value::DRAW,
                bound,
                proven: true,
                points: false,
                parts: 1,
            });
        }
        let (value, parts) = match average(rest) {
            Some(average) => average,
            None => (rest.parse().map_err(|_| ParseValueError::of(text))?, 1),
        };
        let proven = value.is_decided();
        Ok(Verdict { value, bound, proven, points: false, parts: 1 }.in_parts(parts))
    }
}

/// Both are told as their text.
#[cfg(feature = "serde")]
mod json {
    use super::{Value, Verdict};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::borrow::Cow;

    impl Serialize for Verdict {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Verdict {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Verdict, D::Error> {
            Cow::<'_, str>::deserialize(from)?.parse().map_err(D::Error::custom)
        }
    }

    /// From the first player's point of view: turn it with [`Value::for_first`] before.
    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(&self.short())
        }
    }

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
            Cow::<'_, str>::deserialize(from)?.parse().map_err(D::Error::custom)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(value: Value, bound: Bound, proven: bool, side: Side) -> String {
        Verdict::new(value, bound, proven, side).to_string()
    }

    #[test]
    fn a_game_that_is_over_was_won_in_no_plies() {
        let texts = [
            (Outcome::Win(Side::First), "X0"),
            (Outcome::Win(Side::Second), "O0"),
            (Outcome::Draw, "="),
            (Outcome::Points(-5), "-5"),
        ];
        for (outcome, text) in texts {
            let verdict = Verdict::over(outcome);
            assert_eq!(verdict.to_string(), text);
            assert_eq!(verdict.outcome(), Some(outcome));
        }
    }

    #[test]
    fn the_text_is_the_same_whoever_is_to_move() {
        use Bound::{Estimate, Exact, Lower, Upper};
        for (value, bound, proven, text) in [
            (Value::win_in(3), Exact, true, "X3"),
            (Value::loss_in(4), Exact, true, "O4"),
            (Value::WIN, Exact, true, "X"),
            (Value::DRAW, Exact, true, "="),
            (Value::DRAW, Exact, false, "0"),
            (Value::DRAW, Lower, true, "≥="),
            (Value::score(63), Exact, false, "+63"),
            (Value::score(-20), Lower, false, "≥-20"),
            (Value::loss_in(4), Upper, true, "≤O4"),
            (Value::score(250), Estimate, false, "≈+250"),
            (Value::MIN, Lower, false, "?"),
            (Value::MAX, Upper, false, "?"),
        ] {
            assert_eq!(verdict(value, bound, proven, Side::First), text);
            let turned = bound.for_first(Side::Second);
            assert_eq!(verdict(-value, turned, proven, Side::Second), text);
            if text != "?" {
                let read: Verdict = text.parse().unwrap();
                let proven = read.proven;
                assert_eq!(read, Verdict { value, bound, proven, points: false, parts: 1 });
            }
        }
    }

    #[test]
    fn only_what_is_established_is_a_result() {
        let outcome = |text: &str| text.parse::<Verdict>().unwrap().outcome();
        assert_eq!(outcome("X3"), Some(Outcome::Win(Side::First)));
        assert_eq!(outcome("≥X3"), Some(Outcome::Win(Side::First)));
        assert_eq!(outcome("≤X3"), None);
        assert_eq!(outcome("≤O4"), Some(Outcome::Win(Side::Second)));
        assert_eq!(outcome("="), Some(Outcome::Draw));
        assert_eq!([outcome("≥="), outcome("0"), outcome("?")], [None; 3]);
    }

    #[test]
    fn no_points_are_not_a_draw() {
        for (outcome, text) in [
            (Outcome::Draw, "="),
            (Outcome::Points(0), "0"),
            (Outcome::Points(-7), "-7"),
            (Outcome::Win(Side::Second), "O"),
        ] {
            let verdict = Verdict::of(outcome);
            assert_eq!((verdict.to_string().as_str(), verdict.outcome()), (text, Some(outcome)));
        }
    }

    #[test]
    fn averages_are_told_exactly() {
        for (raw, parts, text) in [
            (13, 4, "+3.25"),
            (-1, 2, "-0.5"),
            (26, 8, "+3.25"),
            (10, 3, "+10/3"),
            (-999_899_998, 999_983, "-999899998/999983"),
            (8, 4, "+2"),
            (0, 6, "0"),
            (1, 10_000, "+0.0001"),
            (1, 100_000, "+1/100000"),
        ] {
            let plain = Verdict::new(Value::score(raw), Bound::Exact, false, Side::First);
            let verdict = plain.in_parts(parts);
            assert_eq!(verdict.to_string(), text);
            assert_eq!(text.parse(), Ok(verdict));
        }
        let won = Verdict::of(Outcome::Win(Side::First));
        assert_eq!((won.in_parts(4), Verdict::UNKNOWN.in_parts(4)), (won, Verdict::UNKNOWN));
    }

    #[test]
    fn what_is_not_a_value_is_refused() {
        for text in [
            "",
            "X-3",
            "Xx",
            "≥",
            "≥≥3",
            "+",
            "1.",
            ".5",
            "1/0",
            "1/",
            "1/2/3",
            "1.-5",
            "+-1/2",
            "1/2000000",
            "99999.99999",
            "==",
            "∞",
            "99999999999",
            "é",
        ] {
            assert!(text.parse::<Verdict>().is_err(), "{text}");
        }
        assert_eq!("-inf".parse(), Ok(Value::MIN));
        assert_eq!("x".parse(), Ok(Value::WIN));
    }
}
