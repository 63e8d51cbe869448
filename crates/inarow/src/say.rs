//! Numbers, times and the values of reports in words.

pub use explain::count;
use gametree::{Bound, Outcome, Proven, Report, Value};
use mnk::symbol;
use std::fmt::{Display, Write as _};
use std::time::Duration;

/// The value of a game, which goes by this name, in a sentence.
pub fn solved(value: &str) -> &'static str {
    match value {
        "first" => "the first player wins, proven",
        "second" => "the second player wins, proven",
        _ => "a draw, proven",
    }
}

/// A time in the unit that suits it.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        s if s < 0.001 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

/// A time that is only a guess: in whole seconds, minutes or hours.
pub fn roughly(time: Duration) -> String {
    match time.as_secs_f64().ceil() {
        s if s < 100.0 => format!("{s} s"),
        s if s < 100.0 * 60.0 => format!("{:.0} min", s / 60.0),
        s => format!("{:.0} h", s / 3600.0),
    }
}

/// A time in milliseconds for JSON, to the microsecond.
pub fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

/// Moves, one after the other.
pub fn moves(moves: &[impl Display]) -> String {
    let mut text = String::new();
    for (i, mv) in moves.iter().enumerate() {
        let _ = write!(text, "{}{mv}", if i > 0 { " " } else { "" });
    }
    text
}

/// How a finished game ended.
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(side) => format!("{} has won", symbol(side)),
        _ => "it is a draw".to_owned(),
    }
}

/// What a report says the position is worth to the side to move. A result is named only if it is
/// proven, and a bound or an estimate is called one.
pub fn value<M>(report: &Report<M>) -> String {
    let Report { value, bound, .. } = report;
    match (report.outcome(), bound) {
        (Some(Proven::Draw), _) => "draw (exact)".to_owned(),
        (Some(Proven::Win(plies)), Bound::Exact) => format!("{} (exact)", ending("win", plies)),
        (Some(Proven::Loss(plies)), Bound::Exact) => format!("{} (exact)", ending("loss", plies)),
        (Some(Proven::Win(_)), _) => format!("win (proven, lower bound {value})"),
        (Some(Proven::Loss(_)), _) => format!("loss (proven, upper bound {value})"),
        (None, _) if !is_known(report) => "unknown".to_owned(),
        (None, Bound::Exact) => format!("{value} (exact for this depth)"),
        (None, Bound::Lower) => format!("{value} or better (lower bound)"),
        (None, Bound::Upper) => format!("{value} or worse (upper bound)"),
        (None, Bound::Estimate) => format!("{value} (estimate, in thousandths of a win)"),
    }
}

/// Whether a report says more about the value than that it is one. A search that a limit ended too
/// soon does not, and its move is then just any move.
pub fn is_known<M>(report: &Report<M>) -> bool {
    match report.bound {
        Bound::Exact | Bound::Estimate => true,
        Bound::Lower => report.value > Value::LOSS,
        Bound::Upper => report.value < Value::WIN,
    }
}

/// What the engine thinks a position is worth to the side to move.
pub fn thought(value: Value) -> String {
    match (value.is_win(), value.is_loss()) {
        (true, _) => format!("{}, proven", ending("win", value.plies())),
        (_, true) => format!("{}, proven", ending("loss", value.plies())),
        _ => value.to_string(),
    }
}

fn ending(result: &str, plies: Option<u32>) -> String {
    match plies {
        Some(1) => format!("{result} in 1 ply"),
        Some(plies) => format!("{result} in {plies} plies"),
        None => result.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        let said = [0, 12, 123, 1234, 549_946, 1_000_000].map(count);
        assert_eq!(said, ["0", "12", "123", "1,234", "549,946", "1,000,000"]);
    }

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let said = [90, 1_500, 2_000_000].map(|us| time(Duration::from_micros(us)));
        assert_eq!(said, ["90 µs", "1.5 ms", "2.00 s"]);
        assert_eq!(milliseconds(Duration::from_nanos(1_234_567)), 1.235);
    }
}
