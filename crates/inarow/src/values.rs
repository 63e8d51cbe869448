//! Reading the values of options, with messages that say what would be right.

use crate::thinking::MOST_THREADS;
use crate::words::Language;
use gametree::{Scoring, Side, Value, Window};
use mnk::Order;
use service::TraceFormat;
use std::time::Duration;

/// Enough of an input to recognise it by, in a message of one line, in quotation marks.
pub fn quote(text: &str) -> String {
    format!("'{}'", shorten(text))
}

/// Enough of an input to recognise it by, in a message of one line.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    let clean = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut short: String = clean.take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        short.push('…');
    }
    short
}

/// A whole number, 0 or more.
pub fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| not_a_number(text, 0))
}

/// A whole number, 1 or more.
pub fn positive(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(number @ 1..) => Ok(number),
        _ => Err(not_a_number(text, 1)),
    }
}

fn not_a_number(text: &str, least: u64) -> String {
    match !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) && text != "0" {
        true => format!("{} is too large; the largest number is {}", quote(text), u64::MAX),
        false => format!("{} is not a whole number from {least} on", quote(text)),
    }
}

/// A number of plies, 0 or more. What is more than any game can last is as good as no limit.
pub fn plies(text: &str) -> Result<u32, String> {
    number(text).map(|plies| u32::try_from(plies).unwrap_or(u32::MAX))
}

/// A depth to search to: at depth 0 no move would be looked at.
pub fn depth(text: &str) -> Result<u32, String> {
    positive(text).map(|plies| u32::try_from(plies).unwrap_or(u32::MAX))
}

/// A size in megabytes, as bytes.
pub fn megabytes(text: &str) -> Result<usize, String> {
    let bytes = positive(text)?.checked_mul(1 << 20).and_then(|bytes| usize::try_from(bytes).ok());
    bytes.ok_or_else(|| format!("{} megabytes are more than any machine has", quote(text)))
}

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=MOST_THREADS) => Ok(threads),
        _ => Err(format!("{} is not a number of threads from 1 to {MOST_THREADS}", quote(text))),
    }
}

/// A number of things to find, 1 or more.
pub fn how_many(text: &str) -> Result<usize, String> {
    positive(text).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
}

/// A time with its unit: `500ms` or `2s`.
pub fn duration(text: &str) -> Result<Duration, String> {
    let malformed = || format!("{} is not a time; write 500ms or 2s", quote(text));
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(malformed)?;
    let (number, unit) = text.split_at(digits);
    let number: u32 = number.parse().map_err(|_| malformed())?;
    match unit {
        "ms" => Ok(Duration::from_millis(number.into())),
        "s" => Ok(Duration::from_secs(number.into())),
        _ => Err(malformed()),
    }
}

/// `row` or `center`.
pub fn order(text: &str) -> Result<Order, String> {
    choose(text, "move order", &[Order::Row, Order::Center].map(|order| (order.name(), order)))
}

/// `plain` or `distance`.
pub fn scoring(text: &str) -> Result<Scoring, String> {
    choose(text, "scoring", &[("plain", Scoring::Plain), ("distance", Scoring::Distance)])
}

/// `en`, `pl`, `cs` or `ru`.
pub fn language(text: &str) -> Result<Language, String> {
    choose(text, "language", &Language::ALL.map(|language| (language.code(), language)))
}

/// `x` or `o`.
pub fn side(text: &str) -> Result<Side, String> {
    let names = [("x", Side::First), ("o", Side::Second), ("X", Side::First), ("O", Side::Second)];
    names
        .iter()
        .find(|(name, _)| *name == text)
        .map(|&(_, side)| side)
        .ok_or_else(|| format!("{} is not a side; write x or o", quote(text)))
}

/// How ties are to be broken, before a seed is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    First,
    Random,
}

/// `first` or `random`.
pub fn ties(text: &str) -> Result<TieRule, String> {
    choose(text, "tie rule", &[("first", TieRule::First), ("random", TieRule::Random)])
}

fn choose<T: Copy>(text: &str, what: &str, choices: &[(&str, T)]) -> Result<T, String> {
    choices.iter().find(|(name, _)| *name == text).map(|&(_, choice)| choice).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
        format!("{} is not a {what}; write {}", quote(text), names.join(" or "))
    })
}

/// `A,B`, each a whole number, `loss`, `win`, `inf` or `-inf`.
pub fn window(text: &str) -> Result<Window, String> {
    let Some((alpha, beta)) = text.split_once(',') else {
        return Err(format!("{} is not a window; write two bounds: loss,win", quote(text)));
    };
    let window = Window { alpha: bound(alpha.trim())?, beta: bound(beta.trim())? };
    if window.alpha >= window.beta {
        return Err(format!("no value lies between the bounds of {}", quote(text)));
    }
    Ok(window)
}

fn bound(text: &str) -> Result<Value, String> {
    match text {
        "loss" => Ok(Value::LOSS),
        "win" => Ok(Value::WIN),
        "-inf" => Ok(Value::MIN),
        "inf" | "+inf" => Ok(Value::MAX),
        number => number.parse().map(Value::score).map_err(|_| {
            format!("{} is not a bound; write a whole number, loss, win, inf or -inf", quote(text))
        }),
    }
}

/// A window in the eyes of X, as bare numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawWindow(pub [i64; 2]);

/// As [`window`], but numbers may also be those that stand for results.
pub fn raw_window(text: &str) -> Result<RawWindow, String> {
    let raw = |part: &str| match part.trim().parse::<i32>().ok().and_then(Value::from_raw) {
        Some(value) => Ok(value),
        None => bound(part.trim()),
    };
    let Some((alpha, beta)) = text.split_once(',') else {
        return Err(format!("{} is not a window; write two bounds: loss,win", quote(text)));
    };
    let (alpha, beta) = (raw(alpha)?, raw(beta)?);
    if alpha >= beta {
        return Err(format!("no value lies between the bounds of {}", quote(text)));
    }
    Ok(RawWindow([alpha, beta].map(|value| value.raw().into())))
}

/// A weight of an evaluator.
pub fn weight(text: &str) -> Result<i64, String> {
    let trimmed = text.trim();
    trimmed
        .parse()
        .map_err(|_| format!("{} is not a weight; write whole numbers: 1,10,100", quote(text)))
}

/// `text`, `json`, `svg`, `dot` or `html`.
pub fn trace_format(text: &str) -> Result<TraceFormat, String> {
    use TraceFormat::{Dot, Html, Json, Svg, Text};
    choose(text, "format", &[Text, Json, Svg, Dot, Html].map(|format| (format.name(), format)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_read_and_refused() {
        assert_eq!(window("loss,win"), Ok(Window::WIN_OR_LOSS));
        assert_eq!(window("-inf, inf"), Ok(Window::FULL));
        assert_eq!(window("-5,+7"), Ok(Window { alpha: Value::score(-5), beta: Value::score(7) }));
        for (text, reason) in [("1", "two bounds"), ("win,loss", "between"), ("a,1", "'a'")] {
            let error = window(text).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn times_have_a_unit() {
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("2s"), Ok(Duration::from_secs(2)));
        for text in ["", "2", "s", "-2s", "2 s", "2m", "99999999999s"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_never_overflow() {
        let huge = "99999999999999999999999";
        assert!(number(huge).is_err());
        assert!(number("-1").unwrap_err().contains("'-1'"));
        assert_eq!(depth("99999999999"), Ok(u32::MAX));
        assert!(depth("0").is_err());
        assert!(megabytes("18446744073709551615").is_err());
        assert!(order(&"é".repeat(1000)).unwrap_err().len() < 200);
    }
}
