//! Reading the values of options, with messages that say what would be right.

use crate::memory;
use gametree::{Scoring, Side, Value};
use pipe::Program;
use protocol::TraceFormat;
use puzzles::{Difficulty, Kind};
use std::fmt::{self, Display};

/// More threads than this are more than any search can make use of.
pub const MOST_THREADS: usize = 64;

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

/// A whole number within these bounds.
fn whole(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("must be a whole number, got {}", quote(text)));
    }
    match text.parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ if text.starts_with('-') || text.parse().is_ok_and(|number: u64| number < least) => {
            Err(format!("must be at least {least}, got {}", shorten(text)))
        }
        _ => Err(format!("must be at most {most}, got {}", shorten(text))),
    }
}

/// A whole number, at least 0.
pub fn number(text: &str) -> Result<u64, String> {
    whole(text, 0, u64::MAX)
}

/// A whole number, at least 1.
pub fn positive(text: &str) -> Result<u64, String> {
    whole(text, 1, u64::MAX)
}

/// A number of plies, at least 0. What is more than any game can last is as good as no limit.
pub fn plies(text: &str) -> Result<u32, String> {
    number(text).map(|plies| u32::try_from(plies).unwrap_or(u32::MAX))
}

/// A depth to search to: at depth 0 no move would be looked at.
pub fn depth(text: &str) -> Result<u32, String> {
    positive(text).map(|plies| u32::try_from(plies).unwrap_or(u32::MAX))
}

/// A size in megabytes that fits into memory, as bytes.
pub fn megabytes(text: &str) -> Result<usize, String> {
    fitting(text, positive(text)?.saturating_mul(1 << 20))
}

/// A size in bytes that fits into memory.
pub fn bytes(text: &str) -> Result<usize, String> {
    fitting(text, positive(text)?)
}

fn fitting(text: &str, bytes: u64) -> Result<usize, String> {
    memory::check(bytes).map_err(|reason| format!("{reason}, got {}", shorten(text)))?;
    // What fits into memory can be counted by its addresses.
    Ok(usize::try_from(bytes).unwrap_or(usize::MAX))
}

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    whole(text, 1, MOST_THREADS as u64).map(|threads| threads as usize)
}

/// As many threads as the machine has cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A number of things, at least 1.
pub fn how_many(text: &str) -> Result<usize, String> {
    positive(text).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
}

/// `plain` or `distance`.
pub fn scoring(text: &str) -> Result<Scoring, String> {
    choose(text, &[("plain", Scoring::Plain), ("distance", Scoring::Distance)])
}

/// `x` or `o`.
pub fn side(text: &str) -> Result<Side, String> {
    choose(&text.to_ascii_lowercase(), &[("x", Side::First), ("o", Side::Second)])
}

/// How ties are to be broken, before a seed is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    First,
    Random,
}

/// `first` or `random`.
pub fn ties(text: &str) -> Result<TieRule, String> {
    choose(text, &[("first", TieRule::First), ("random", TieRule::Random)])
}

/// `text`, `json`, `svg`, `dot` or `html`.
pub fn trace_format(text: &str) -> Result<TraceFormat, String> {
    use TraceFormat::{Dot, Html, Json, Svg, Text};
    choose(text, &[Text, Json, Svg, Dot, Html].map(|format| (format.name(), format)))
}

/// `win` or `defence`.
pub fn puzzle_kind(text: &str) -> Result<Kind, String> {
    choose(text, &[("win", Kind::Win), ("defence", Kind::Defence)])
}

/// `easy`, `medium` or `hard`.
pub fn puzzle_level(text: &str) -> Result<Difficulty, String> {
    use Difficulty::{Easy, Hard, Medium};
    choose(text, &[("easy", Easy), ("medium", Medium), ("hard", Hard)])
}

/// A program by a name of its own.
#[derive(Clone, Debug)]
pub struct NamedProgram {
    pub name: String,
    /// With or without a protocol in front.
    pub command: String,
}

/// As it is given.
impl Display for NamedProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.command)
    }
}

/// `NAME=COMMAND`, the name being one that can stand where an algorithm does.
pub fn program(text: &str) -> Result<NamedProgram, String> {
    let right = "write NAME=COMMAND, such as mine=\"python3 mine.py\"";
    let (name, command) =
        text.split_once('=').ok_or_else(|| format!("{right}, got {}", quote(text)))?;
    let is_part = |c: char| c.is_alphanumeric() || "-_.".contains(c);
    if !(name.starts_with(char::is_alphabetic) && name.chars().all(is_part)) {
        return Err(format!("{right}; {} is not a name", quote(name)));
    }
    if ["human", "random", "exact", "engine", "pipe", "gomocup"].contains(&name) {
        return Err(format!("{name} is somebody else; give the program another name"));
    }
    Program::check(command).map_err(|error| error.to_string())?;
    Ok(NamedProgram { name: name.to_owned(), command: command.to_owned() })
}

fn choose<T: Copy>(text: &str, choices: &[(&str, T)]) -> Result<T, String> {
    choices.iter().find(|(name, _)| *name == text).map(|&(_, choice)| choice).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
        format!("must be {}, got {}", names.join(" or "), quote(text))
    })
}

/// `A,B`, alpha and beta, each a value from X's point of view: a whole number, `X3`, `O`, `inf` or `-inf`. A win and a
/// loss are those of X.
pub fn window(text: &str) -> Result<[Value; 2], String> {
    let bound = |text: &str| match text {
        "win" => Ok(Value::WIN),
        "loss" => Ok(Value::LOSS),
        value => value.parse().map_err(|error: gametree::ParseValueError| error.to_string()),
    };
    let Some((alpha, beta)) = text.split_once(',') else {
        return Err(format!("must be two values, such as -5,5 or O,X, got {}", quote(text)));
    };
    let (alpha, beta) = (bound(alpha.trim())?, bound(beta.trim())?);
    match alpha < beta {
        true => Ok([alpha, beta]),
        false => {
            Err(format!("no value lies between the bounds of {}; alpha comes first", quote(text)))
        }
    }
}

/// A weight of an evaluator.
pub fn weight(text: &str) -> Result<i64, String> {
    let weight = text.trim().parse();
    weight.map_err(|_| format!("must be whole numbers such as 1,10,100, got {}", quote(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_a_name_and_a_command() {
        let mine = program("mine-2=python3 'a b.py' --x=1").unwrap();
        assert_eq!((&*mine.name, &*mine.command), ("mine-2", "python3 'a b.py' --x=1"));
        for (text, part) in [
            ("mine", "NAME=COMMAND"),
            ("=a", "'' is not a name"),
            ("a:b=c", "'a:b' is not a name"),
            ("2=c", "'2' is not a name"),
            ("exact=c", "exact is somebody else"),
            ("mine=", "the command is missing"),
            ("mine='a", "never closed"),
        ] {
            let error = program(text).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn windows_are_read_and_refused() {
        assert_eq!(window("loss,win"), Ok([Value::LOSS, Value::WIN]));
        assert_eq!(window("O,X"), window("loss,win"));
        assert_eq!(window("-inf, inf"), Ok([Value::MIN, Value::MAX]));
        assert_eq!(window("-5,X3"), Ok([Value::score(-5), Value::win_in(3)]));
        for (text, reason) in [("1", "two values"), ("X,O", "between"), ("a,1", "'a'")] {
            let error = window(text).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn numbers_never_overflow() {
        let huge = "99999999999999999999999";
        assert!(number(huge).unwrap_err().starts_with("must be at most 18446744073709551615"));
        assert_eq!(number("-1").unwrap_err(), "must be at least 0, got -1");
        assert_eq!(depth("0").unwrap_err(), "must be at least 1, got 0");
        assert_eq!(depth("99999999999"), Ok(u32::MAX));
        assert_eq!(threads("65").unwrap_err(), "must be at most 64, got 65");
        assert_eq!(depth("1.5").unwrap_err(), "must be a whole number, got '1.5'");
        for text in ["", "-", "+", "x", "1e3", " 1"] {
            assert!(number(text).unwrap_err().contains("whole number"), "{text}");
        }
        for text in ["0", "100000000000", "18446744073709551615", huge] {
            assert!(megabytes(text).unwrap_err().ends_with(&format!(", got {text}")), "{text}");
        }
        assert!(side(&"é".repeat(1000)).unwrap_err().len() < 200);
    }
}
