//! What a search found and what it cost, told in the language of the catalogue. `say` tells the same
//! in English, as the commands that measure print it.

use crate::say;
use crate::words::{Language, Words};
use gametree::{Bound, Proven, Report, Value};
use mnk::PlayError;
use std::time::Duration;

/// What a report says the position is worth to the side to move, as `say::value` does.
pub fn value<M>(words: &Words, report: &Report<M>) -> String {
    let worth = worth(words, report.value);
    // A win that is known to be one, at no known distance, cannot be any better than that.
    let is_result = report.outcome().is_some() && report.value.plies().is_none();
    let bounded = match report.bound {
        Bound::Lower if !is_result => words.say("value-at-least", &[("value", worth.into())]),
        Bound::Upper if !is_result => words.say("value-at-most", &[("value", worth.into())]),
        _ => worth,
    };
    match (report.outcome(), report.bound) {
        (Some(Proven::Draw), _) => proven(words, words.say("value-draw", &[])),
        (Some(_), _) => proven(words, bounded),
        (None, _) if !say::is_known(report) => words.say("terminal-unknown", &[]),
        (None, Bound::Estimate) => words.say("terminal-estimate", &[("value", bounded.into())]),
        (None, _) => bounded,
    }
}

/// What the engine thinks a position is worth to the side to move.
pub fn thought(words: &Words, value: Value) -> String {
    let worth = worth(words, value);
    if value.is_decided() { proven(words, worth) } else { worth }
}

fn proven(words: &Words, value: String) -> String {
    words.say("terminal-proven", &[("value", value.into())])
}

fn worth(words: &Words, value: Value) -> String {
    match (value.is_win(), value.is_loss(), value.plies()) {
        (true, _, Some(plies)) => words.say("value-win", &[("plies", plies.into())]),
        (true, _, None) => words.say("terminal-win", &[]),
        (_, true, Some(plies)) => words.say("value-loss", &[("plies", plies.into())]),
        (_, true, None) => words.say("terminal-loss", &[]),
        _ => words.say("value-score", &[("score", value.to_string().into())]),
    }
}

/// What an answer took.
pub fn cost(words: &Words, depth: u32, nodes: u64, time: Duration) -> String {
    format!("{}, {}, {}", self::depth(words, depth), self::nodes(words, nodes), spent(words, time))
}

/// A depth.
pub fn depth(words: &Words, depth: u32) -> String {
    words.say("fact-depth", &[("depth", depth.into())])
}

/// A number of nodes.
pub fn nodes(words: &Words, nodes: u64) -> String {
    words.say("fact-nodes", &[("n", nodes.into()), ("nodes", count(words, nodes).into())])
}

/// A time that was measured, in the unit that suits it.
fn spent(words: &Words, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let number = |text: String| match words.language {
        Language::English => text,
        Language::Polish | Language::Czech | Language::Russian => text.replace('.', ","),
    };
    match seconds {
        s if s < 0.001 => {
            let n = format!("{:.0}", s * 1e6);
            words.say("terminal-microseconds", &[("n", n.into())])
        }
        s if s < 1.0 => {
            let n = number(format!("{:.1}", s * 1e3));
            words.say("terminal-milliseconds", &[("n", n.into())])
        }
        s => words.say("terminal-seconds", &[("n", number(format!("{s:.2}")).into())]),
    }
}

/// A time that was given: whole seconds, or else milliseconds.
pub fn limit(words: &Words, time: Duration) -> String {
    if time.subsec_nanos() == 0 && time.as_secs() > 0 {
        let n = time.as_secs().to_string();
        return words.say("terminal-seconds", &[("n", n.into())]);
    }
    words.say("terminal-milliseconds", &[("n", time.as_millis().to_string().into())])
}

/// A number in groups of three: 1,234,567 in English, with spaces elsewhere. Polish begins with
/// five digits.
fn count(words: &Words, number: u64) -> String {
    match words.language {
        Language::English => say::count(number),
        Language::Polish if number < 10_000 => number.to_string(),
        _ => say::count(number).replace(',', "\u{a0}"),
    }
}

/// Why a move cannot be played.
pub fn refusal(words: &Words, error: &PlayError) -> String {
    use mnk::CellError::{Form, Outside};
    match error {
        PlayError::Cell(Form(text)) => {
            words.say("terminal-unreadable", &[("text", text.as_str().into())])
        }
        PlayError::Cell(Outside { name, last, .. }) => words.say(
            "terminal-outside",
            &[("cell", name.as_str().into()), ("last", last.as_str().into())],
        ),
        PlayError::Occupied { cell, .. } => {
            words.say("refused-taken", &[("cell", cell.to_string().into())])
        }
        PlayError::ColumnFull { column } => {
            words.say("refused-full", &[("column", mnk::column_name(*column).into())])
        }
        PlayError::Floating { cell, rest } => words.say(
            "terminal-floating",
            &[("cell", cell.to_string().into()), ("rest", rest.to_string().into())],
        ),
        PlayError::GameOver { .. } => words.say("refused-over", &[]),
        PlayError::NothingPlayed => words.say("terminal-nothing-to-undo", &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::{Ended, Stats};

    #[test]
    fn numbers_and_times_are_written_as_in_the_language() {
        let told = |language, nodes, us| {
            cost(&Words::new(language), 3, nodes, Duration::from_micros(us)).replace('\u{a0}', "~")
        };
        assert_eq!(told(Language::English, 1, 90), "depth 3, 1 node, 90 µs");
        assert_eq!(told(Language::English, 12_345, 1_500), "depth 3, 12,345 nodes, 1.5 ms");
        assert_eq!(told(Language::Polish, 1_234, 1_500), "głębokość 3, 1234 węzły, 1,5 ms");
        assert_eq!(told(Language::Polish, 12_345, 1_500), "głębokość 3, 12~345 węzłów, 1,5 ms");
        assert_eq!(told(Language::Czech, 1_234, 2_500_000), "hloubka 3, 1~234 uzlů, 2,50 s");
        assert_eq!(told(Language::Russian, 1_221, 90), "глубина 3, 1~221 узел, 90 мкс");
    }

    #[test]
    fn limits_are_told_as_they_were_given() {
        let told = |ms| limit(&Words::new(Language::Czech), Duration::from_millis(ms));
        assert_eq!([0, 500, 1_500, 2_000].map(told), ["0 ms", "500 ms", "1500 ms", "2 s"]);
    }

    #[test]
    fn only_what_is_known_is_called_proven() {
        let words = Words::new(Language::English);
        assert_eq!(thought(&words, Value::win_in(3)), "win in 3 plies, proven");
        assert_eq!(thought(&words, Value::loss_in(1)), "loss in 1 ply, proven");
        assert_eq!(thought(&words, Value::score(-31)), "value -31");
        let report = |value, bound, proven| {
            let (best, pv, tied, depth) = (None::<mnk::Cell>, Vec::new(), Vec::new(), 3);
            let (stats, ended) = (Stats::default(), Ended::Complete);
            let report = Report { best, value, bound, pv, tied, depth, proven, stats, ended };
            super::value(&words, &report)
        };
        assert_eq!(report(Value::DRAW, Bound::Exact, true), "draw, proven");
        assert_eq!(report(Value::DRAW, Bound::Exact, false), "value 0");
        assert_eq!(report(Value::WIN, Bound::Exact, true), "win, proven");
        assert_eq!(report(Value::LOSS, Bound::Upper, true), "loss, proven");
        let soon = report(Value::win_in(5), Bound::Lower, true);
        assert_eq!(soon, "at least: win in 5 plies, proven");
        assert_eq!(report(Value::win_in(5), Bound::Upper, false), "at most: win in 5 plies");
        assert_eq!(report(Value::LOSS, Bound::Lower, false), "value unknown");
        let estimate = report(Value::score(250), Bound::Estimate, false);
        assert_eq!(estimate, "value +250 (an estimate, in thousandths of a win)");
    }
}
