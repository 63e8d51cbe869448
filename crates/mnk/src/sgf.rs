//! Records as SGF, the Smart Game Format, with `GM[4]`: gomoku and renju.
//!
//! ```text
//! (;FF[4]GM[4]CA[UTF-8]SZ[15]RU[15x15x5]PB[Anna]PW[Boris]RE[B+]
//! ;B[hh]C[120ms];W[ih])
//! ```
//!
//! Black is the first side, X. `SZ` is the size, 15 if missing, or `width:height`. A move is the
//! letter of the column and that of the row **from the top**, `a` to `z`, then `A` to `Z`; the
//! reader also takes names such as `h8`, as some programs write them. `PL[W]`, or a first move of
//! White's, says that the second side begins. A comment that is only a number and `ms` is the time
//! a move took, as c-gomoku-cli writes it.
//!
//! `RU` holds our rules. The reader also knows Gomocup's numbers and words such as `freestyle`,
//! `standard` and `exactly five`. Anything else is ignored: the rules are then five or more in a row,
//! or exactly five if the game went on after a longer row. Games of renju and Caro are refused: their
//! forbidden moves and blocked rows are not supported, and continuing such a game by other rules would
//! be wrong.
//!
//! Only the main line of the first game is read: everything up to the first closing bracket, because
//! every game and every node has its main line first. So a short loop is enough. The parser of a
//! library would build the whole tree and drop it recursively, which overflows the stack on a long or
//! hostile file.

use crate::record::{IllegalMove, Record, Variant, replay, usual_k};
use crate::{Cell, CellError, Rules, RulesError, shorten};
use gametree::{Outcome, Side};
use std::fmt::Write as _;

/// Why a text is not an SGF record. Lines and characters count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum SgfError {
    #[error("there is no game here; an SGF file begins with '(;'")]
    NoGame,
    #[error("the file is cut off: it ends before the ')' that closes the game")]
    CutOff,
    #[error("the '[' at {0} is never closed; the file is cut off or a ']' is missing")]
    Unclosed(String),
    #[error("the property {name} at {place} has no value; write {name}[…]")]
    NoValue { name: String, place: String },
    #[error("'{symbol}' at {place} stands where ';', '(', ')' or a property such as B[hh] should")]
    Symbol { symbol: char, place: String },
    #[error("GM[{0}] is another game; k in a row is GM[4]")]
    Game(String),
    #[error("SZ[{0}] is not a size; write SZ[15] or SZ[width:height]")]
    Size(String),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("the rules RU[{rules}] do not fit the {width}x{height} board of SZ")]
    SizeOfRules { rules: Rules, width: u32, height: u32 },
    #[error(
        "RU[{0}] are rules with forbidden moves or blocked rows; \
         only five or more and exactly five in a row are known here"
    )]
    Unsupported(String),
    #[error("{0}[…] sets stones up; only games from the empty board can be read")]
    SetUp(String),
    #[error("move {number}, {colour}[{point}], is a pass; k in a row has no passes")]
    Pass { number: usize, colour: char, point: String },
    #[error(
        "move {number}, {colour}[{point}], is not a cell; \
         write the letters of column and row from the top such as hh, or a name such as h8"
    )]
    Form { number: usize, colour: char, point: String },
    #[error("move {number}, {colour}[{point}], is outside the {rules} board")]
    Outside { number: usize, colour: char, point: String, rules: Rules },
    #[error("move {number}, {colour}[{point}]: {colour} has just moved; the colours take turns")]
    Turn { number: usize, colour: char, point: String },
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Record {
    /// The record as SGF.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        let rules = self.rules();
        let mut text = String::from("(;FF[4]GM[4]CA[UTF-8]");
        let _ = match (rules.width(), rules.height()) {
            (width, height) if width == height => write!(text, "SZ[{width}]"),
            (width, height) => write!(text, "SZ[{width}:{height}]"),
        };
        let _ = write!(text, "RU[{rules}]");
        for side in Side::BOTH {
            if let Some(name) = self.name(side) {
                let _ = write!(text, "P{}[{}]", colour(side), escaped(name));
            }
        }
        let _ = match self.result() {
            Some(Outcome::Win(side)) => write!(text, "RE[{}+]", colour(side)),
            Some(_) => write!(text, "RE[Draw]"),
            None => Ok(()),
        };
        if self.begins() == Side::Second {
            text.push_str("PL[W]");
        }
        let mut side = self.begins();
        for (index, cell) in self.moves().iter().enumerate() {
            text.push_str(if index.is_multiple_of(10) { "\n;" } else { ";" });
            let (x, y) = (letter(cell.column()), letter(rules.height() - 1 - cell.row()));
            let _ = write!(text, "{}[{x}{y}]", colour(side));
            if let Some(time) = self.time(index) {
                let _ = write!(text, "C[{time}ms]");
            }
            side = side.opponent();
        }
        text.push_str(")\n");
        text
    }

    /// Reads the main line of the first game of an SGF file.
    ///
    /// # Errors
    /// If the file is malformed or cut off, is of another game, has stones set up or passes, or if
    /// a move is not a cell of the board, out of turn, on a taken cell or after the end of the game.
    pub fn from_sgf(text: &str) -> Result<Record, SgfError> {
        let line = main_line(text)?;
        let first = |name: &str| {
            let property = line.iter().find(|property| property.name == name)?;
            property.values.first().map(|value| value.trim())
        };
        if let Some(game) = first("GM").filter(|&game| game != "4") {
            return Err(SgfError::Game(shorten(game)));
        }
        if let Some(setup) = line.iter().find(|property| property.sets_up()) {
            return Err(SgfError::SetUp(setup.name.clone()));
        }
        let (rules, sure) = rules(first("SZ"), first("RU"))?;

        let mut played: Vec<(Side, &str)> = Vec::new();
        let mut times: Vec<u32> = Vec::new();
        for Property { name, values } in &line {
            let side = match name.as_str() {
                "B" => Side::First,
                "W" => Side::Second,
                "C" => {
                    let comment = values.first().map(|value| value.trim());
                    let time = comment.and_then(|text| text.strip_suffix("ms")?.parse().ok());
                    if let (Some(time), Some(last)) = (time, times.last_mut()) {
                        *last = time;
                    }
                    continue;
                }
                _ => continue,
            };
            played.extend(values.iter().map(|value| (side, value.trim())));
            times.resize(played.len(), 0);
        }
        let white = first("PL").is_some_and(|side| side.starts_with(['W', 'w', '2']));
        let begins = played.first().map_or(if white { Side::Second } else { Side::First }, |m| m.0);
        let mut cells = Vec::new();
        let mut turn = begins;
        for (index, &(side, point)) in played.iter().enumerate() {
            let (number, colour) = (index + 1, colour(side));
            if side != turn {
                return Err(SgfError::Turn { number, colour, point: shorten(point) });
            }
            turn = turn.opponent();
            cells.push(parse_point(&rules, number, colour, point)?);
        }
        let record = replay(rules, sure, begins, &cells)?.with_times(times);
        let record = record.with_name(Side::First, first("PB").unwrap_or_default());
        let record = record.with_name(Side::Second, first("PW").unwrap_or_default());
        Ok(record.with_result(first("RE").and_then(parse_result)))
    }
}

const fn colour(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// `a` to `z`, then `A` to `Z`. No board is longer.
fn letter(index: usize) -> char {
    char::from(if index < 26 { b'a' + index as u8 } else { b'A' + (index - 26) as u8 })
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// A property such as `B[hh]`, with at least one value.
struct Property {
    name: String,
    values: Vec<String>,
}

impl Property {
    fn sets_up(&self) -> bool {
        matches!(self.name.as_str(), "AB" | "AW" | "AE")
            && self.values.iter().any(|value| !value.trim().is_empty())
    }
}

/// The properties of the main line of the first game.
fn main_line(text: &str) -> Result<Vec<Property>, SgfError> {
    let begins = |&(at, _): &(usize, &str)| text[at + 1..].trim_start().starts_with(';');
    let (start, _) = text.match_indices('(').find(begins).ok_or(SgfError::NoGame)?;
    let mut rest = &text[start..];
    let mut properties = Vec::new();
    loop {
        rest = rest.trim_start();
        match rest.chars().next() {
            None => return Err(SgfError::CutOff),
            Some(')') => return Ok(properties),
            Some('(' | ';') => rest = &rest[1..],
            Some(symbol) if !symbol.is_ascii_alphabetic() => {
                return Err(SgfError::Symbol { symbol, place: place(text, rest) });
            }
            Some(_) => {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
                // Old files spell names out, as in SiZe: the capitals are what counts.
                let name = rest[..end].replace(|c: char| !c.is_ascii_uppercase(), "");
                let property = rest;
                rest = rest[end..].trim_start();
                let mut values = Vec::new();
                while let Some(after) = rest.strip_prefix('[') {
                    let unclosed = || SgfError::Unclosed(place(text, rest));
                    let (value, after) = parse_value(after).ok_or_else(unclosed)?;
                    values.push(value);
                    rest = after.trim_start();
                }
                if values.is_empty() && rest.is_empty() {
                    return Err(SgfError::CutOff);
                } else if values.is_empty() {
                    let place = place(text, property);
                    return Err(SgfError::NoValue { name: shorten(&name), place });
                }
                properties.push(Property { name, values });
            }
        }
    }
}

/// Where in the text its rest begins, for messages.
fn place(text: &str, rest: &str) -> String {
    let before = &text[..text.len() - rest.len()];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    format!("line {line}, character {column}")
}

/// The value up to its `]`, and what follows. A backslash makes the next character an ordinary
/// one; before the end of a line it joins the lines.
fn parse_value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            ']' => return Some((value, &text[at + 1..])),
            '\\' => match chars.next()?.1 {
                end @ ('\r' | '\n') => {
                    let other = if end == '\r' { '\n' } else { '\r' };
                    chars.next_if(|&(_, c)| c == other);
                }
                c => value.push(c),
            },
            c => value.push(c),
        }
    }
    None
}

/// The rules, and whether the file says them.
fn rules(size: Option<&str>, named: Option<&str>) -> Result<(Rules, bool), SgfError> {
    let size = match size {
        Some(size) => {
            let (width, height) = size.split_once(':').unwrap_or((size, size));
            let number = |text: &str| text.trim().parse::<u32>().ok();
            let both = number(width).zip(number(height));
            Some(both.ok_or_else(|| SgfError::Size(shorten(size)))?)
        }
        None => None,
    };
    let named = named.unwrap_or_default();
    if named.starts_with(|c: char| c.is_ascii_digit()) && named.contains(['x', 'X', '×']) {
        let rules: Rules = named.parse()?;
        let own = (rules.width() as u32, rules.height() as u32);
        return match size.filter(|&size| size != own) {
            Some((width, height)) => Err(SgfError::SizeOfRules { rules, width, height }),
            None => Ok((rules, true)),
        };
    }
    let variant = match named {
        "0" => Some(Variant::FiveOrMore),
        "1" => Some(Variant::ExactlyFive),
        "4" | "8" | "9" => Some(Variant::Unsupported),
        words => Variant::named(words),
    };
    if variant == Some(Variant::Unsupported) {
        return Err(SgfError::Unsupported(shorten(named)));
    }
    let (width, height) = size.unwrap_or((15, 15));
    let exact = variant == Some(Variant::ExactlyFive);
    Ok((Rules::new(width, height, usual_k(width, height))?.with_exact(exact), variant.is_some()))
}

fn parse_point(rules: &Rules, number: usize, colour: char, point: &str) -> Result<Cell, SgfError> {
    let small = rules.width().max(rules.height()) <= 19;
    if point.is_empty() || (point == "tt" && small) {
        return Err(SgfError::Pass { number, colour, point: point.to_owned() });
    }
    let index = |letter: u8| match letter {
        b'a'..=b'z' => Some(usize::from(letter - b'a')),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 26),
        _ => None,
    };
    let pair = match *point.as_bytes() {
        [x, y] => index(x).zip(index(y)),
        _ => None,
    };
    let cell = match pair {
        Some((x, y)) => rules.cell(x, y).ok_or(true),
        None => rules.parse_cell(point).map_err(|e| matches!(e, CellError::Outside { .. })),
    };
    let point = || shorten(point);
    cell.map_err(|outside| match outside {
        true => SgfError::Outside { number, colour, point: point(), rules: *rules },
        false => SgfError::Form { number, colour, point: point() },
    })
}

/// `B+`, `W+R`, `0`, `Draw` and the like; nothing for `?`, `Void` and all else.
fn parse_result(text: &str) -> Option<Outcome> {
    let text = text.to_lowercase();
    let winner = text.split(['+', ' ']).next().unwrap_or_default();
    match winner {
        "b" | "black" => Some(Outcome::Win(Side::First)),
        "w" | "white" => Some(Outcome::Win(Side::Second)),
        "0" | "draw" => Some(Outcome::Draw),
        _ => None,
    }
}
