//! Values, windows and nodes in words, for people.

use crate::visit::Visit;
use gametree::{Bound, Side, Value};

/// What a search is about, for the head of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Such as `3x3x3 after b2: alpha-beta to depth 3`.
    pub title: String,
    /// The command that makes the same file again.
    pub command: String,
}

/// A raw value in the eyes of X.
#[must_use]
pub fn value(raw: i32) -> String {
    let Some(value) = Value::from_raw(raw) else { return raw.to_string() };
    let winner = if value.is_win() { "X" } else { "O" };
    match value.plies() {
        _ if value >= Value::MAX => "+∞".to_owned(),
        _ if value <= Value::MIN => "-∞".to_owned(),
        Some(plies) => format!("{winner} wins in {plies}"),
        None if value.is_decided() => format!("{winner} wins"),
        None if raw == 0 => "0".to_owned(),
        None => format!("{raw:+}"),
    }
}

/// The same with what is known of it: `= 3`, `≥ 3`, `≤ 3`.
#[must_use]
pub fn bounded(raw: i32, bound: Bound) -> String {
    let sign = match bound {
        Bound::Exact => "=",
        Bound::Lower => "≥",
        Bound::Upper => "≤",
        Bound::Estimate => "≈",
    };
    format!("{sign} {}", value(raw))
}

/// `[alpha, beta]`.
pub(crate) fn window(alpha: i32, beta: i32) -> String {
    format!("[{}, {}]", value(alpha), value(beta))
}

/// Who is to move, as a sign and a word.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::First => "▲ MAX",
        Side::Second => "▼ MIN",
    }
}

/// Why the rest of a node's moves was cut, in numbers.
pub(crate) fn cut<M>(node: &Visit<M>) -> String {
    let (alpha, beta) = node.narrowed(node.value);
    format!("α ≥ β: {} ≥ {}", value(alpha), value(beta))
}

/// 1234567 as 1,234,567.
#[must_use]
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What the signs mean, one line each.
pub(crate) const LEGEND: [&str; 6] = [
    "▲ MAX is X to move, ▼ MIN is O; all values are in the eyes of X",
    "[α, β] is the window a node was entered with: X has α elsewhere, O can hold X to β",
    "= is the value, ≥ and ≤ are bounds: it is at least, at most this",
    "★ is the move that gave its node the value",
    "✂ are moves that were not looked at, because α ≥ β",
    "again: the same move searched once more; table: known from another node",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_speak_of_x_and_o() {
        let said = [
            Value::MAX.raw(),
            Value::MIN.raw(),
            Value::win_in(3).raw(),
            Value::loss_in(4).raw(),
            Value::WIN.raw(),
            -1_000_000_000,
            0,
            12,
            -7,
        ]
        .map(value);
        let expected =
            ["+∞", "-∞", "X wins in 3", "O wins in 4", "X wins", "O wins", "0", "+12", "-7"];
        assert_eq!(said, expected);
        assert_eq!(bounded(5, Bound::Upper), "≤ +5");
        assert_eq!(count(1_234_567), "1,234,567");
    }
}
