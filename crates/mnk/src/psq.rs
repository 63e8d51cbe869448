//! Records as `.psq` files, the format of Piskvork and of Gomocup.
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0     the size, the players' levels (0 for people), who begins: 0 or 1
//! 8,8,120                       column, row from the top, both from 1, and milliseconds
//! 9,8,3000
//! pbrain-first.exe              the players; homo-1 and homo-2 are people. Piskvork leaves both
//! homo-2                        lines out of games that are not part of a tournament
//! -1                            how it ended: 0 on the board, -1 not known, 15 out of time,
//!                               -2 another fault of the side to move
//! 1,Freestyle15                 GomocupJudge adds 0 for a draw, 1 or 2 for a win, and the
//!                               tournament
//! ```
//!
//! The format has no place for rules, so they are five in a row, or as many as fit; freestyle, unless
//! the tournament's name says `Standard` or the game went on after a longer row. Other rules, and
//! results that the board does not show, follow in lines that other programs ignore:
//!
//! ```text
//! inarow rules 7x6x4+gravity
//! inarow result X
//! ```
//!
//! `X`, `O` or `draw`. A name that could be taken for another line, such as `7,7` or `homo-1`,
//! stands in double quotes. GomocupJudge numbers the players in its own order, which is not always
//! that of the file; but a game that ends off the board is lost by the side to move, and the reader
//! goes by that.

use crate::record::{IllegalMove, Record, Variant, replay, usual_k};
use crate::{Cell, Rules, RulesError, shorten};
use gametree::{Outcome, Side};
use std::fmt::Write as _;

const RULES: &str = "inarow rules ";
const RESULT: &str = "inarow result ";

/// Why a text is not a `.psq` file. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PsqError {
    #[error(
        "the file is empty; a .psq file begins with a line such as 'Piskvorky 15x15, 11:11, 0'"
    )]
    Empty,
    #[error(
        "'{0}' is not the first line of a .psq file, or it is cut off; it should be like \
         'Piskvorky 15x15, 11:11, 0', with 1 at the end if the second player begins"
    )]
    Header(String),
    #[error("line {line}: {reason}")]
    Rules { line: usize, reason: RulesError },
    #[error(
        "line {line}: the rules {rules} do not fit the {width}x{height} board of the first line"
    )]
    Size { line: usize, rules: Rules, width: u32, height: u32 },
    #[error(
        "line {line}: '{text}' was played by rules with forbidden moves or blocked rows; \
         only five or more and exactly five in a row are known here"
    )]
    Unsupported { line: usize, text: String },
    #[error("line {line}: '{text}' is not a result; write X, O or draw")]
    Result { line: usize, text: String },
    #[error("line {line}: '{text}' is not a move; write column,row,milliseconds such as 8,8,120")]
    Form { line: usize, text: String },
    #[error(
        "line {line}: {x},{y} is outside the board; columns go from 1 to {} and rows from 1 to {}",
        .rules.width(), .rules.height()
    )]
    Outside { line: usize, x: i64, y: i64, rules: Rules },
    #[error("line {line}, {reason}")]
    Illegal { line: usize, reason: IllegalMove },
}

impl Record {
    /// The record as a `.psq` file. Lines of our own, which other programs ignore, are added only for
    /// rules other than freestyle five in a row and for a result that the board does not show.
    #[must_use]
    pub fn to_psq(&self) -> String {
        let rules = self.rules();
        let (width, height) = (rules.width(), rules.height());
        let begins = self.begins().index();
        let mut text = format!("Piskvorky {width}x{height}, 11:11, {begins}\n");
        for (index, cell) in self.moves().iter().enumerate() {
            let (x, y) = (cell.column() + 1, height - cell.row());
            let _ = writeln!(text, "{x},{y},{}", self.time(index).unwrap_or(0));
        }
        for side in Side::BOTH {
            let _ = match self.name(side) {
                None => writeln!(text, "homo-{}", side.index() + 1),
                Some(name) if is_ambiguous(name) => writeln!(text, "\"{name}\""),
                Some(name) => writeln!(text, "{name}"),
            };
        }
        let shown = self.result().is_some() && self.told.is_none();
        text.push_str(if shown { "0\n" } else { "-1\n" });
        if rules.k() != 5 || rules.exact() || rules.gravity() {
            let _ = writeln!(text, "{RULES}{rules}");
        }
        let _ = match self.told {
            Some(Outcome::Win(side)) => writeln!(text, "{RESULT}{side}"),
            Some(_) => writeln!(text, "{RESULT}draw"),
            None => Ok(()),
        };
        text
    }

    /// Reads a `.psq` file, with any line endings. The moves must be legal; anything or nothing may
    /// follow them.
    ///
    /// # Errors
    /// If the first line is not that of such a file, or a move is malformed, outside the board, on
    /// a taken cell or after the end of the game.
    pub fn from_psq(text: &str) -> Result<Record, PsqError> {
        let mut lines = lines(text).peekable();
        let (_, header) = lines.next().ok_or(PsqError::Empty)?;
        let (width, height, begins) =
            parse_header(header).ok_or_else(|| PsqError::Header(shorten(header)))?;
        let mut moves = Vec::new();
        while let Some((line, text)) = lines.next_if(|(_, text)| is_like_a_move(text)) {
            let form = || PsqError::Form { line, text: shorten(text) };
            moves.push((line, parse_move(text).ok_or_else(form)?));
        }
        let tail = Tail::parse(lines)?;
        let (rules, sure) = tail.rules(width, height)?;

        let mut cells: Vec<Cell> = Vec::new();
        for &(line, (x, y, _)) in &moves {
            let from_zero = |number: i64| usize::try_from(number.checked_sub(1)?).ok();
            let cell = from_zero(x).zip(from_zero(y)).and_then(|(x, y)| rules.cell(x, y));
            cells.push(cell.ok_or(PsqError::Outside { line, x, y, rules })?);
        }
        let record = replay(rules, sure, begins, &cells).map_err(|reason| {
            let line = moves.get(reason.number.saturating_sub(1)).map_or(1, |&(line, _)| line);
            PsqError::Illegal { line, reason }
        })?;
        let told = match tail.end {
            Some(End::Told(outcome)) => Some(outcome),
            Some(End::LostByMover) => Some(Outcome::Win(record.side().opponent())),
            None => None,
        };
        let mut record =
            record.with_times(moves.iter().map(|&(_, (_, _, time))| time)).with_result(told);
        for (side, name) in Side::BOTH.into_iter().zip(tail.names) {
            record = record.with_name(side, &name);
        }
        Ok(record)
    }
}

/// The lines that are not empty, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines =
        text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    lines.enumerate().map(|(index, line)| (index + 1, line.trim())).filter(|(_, l)| !l.is_empty())
}

fn parse_header(line: &str) -> Option<(u32, u32, Side)> {
    let mut fields = line.strip_prefix("Piskvorky")?.split(',').map(str::trim);
    let (size, levels, begins) = (fields.next()?, fields.next()?, fields.next()?);
    let (width, height) = size.split_once('x')?;
    let (first, second) = levels.split_once(':')?;
    let _: (i32, i32) = (first.trim().parse().ok()?, second.trim().parse().ok()?);
    let begins = match begins {
        "0" => Side::First,
        "1" => Side::Second,
        _ => return None,
    };
    Some((width.trim().parse().ok()?, height.trim().parse().ok()?, begins))
}

/// Whether a line after the first can only be meant as a move: it begins with a number and a comma.
fn is_like_a_move(line: &str) -> bool {
    let Some((x, _)) = line.split_once(',') else { return false };
    let digits = x.trim().trim_start_matches(['-', '+']);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

fn parse_move(line: &str) -> Option<(i64, i64, u32)> {
    let mut numbers = line.split(',').map(|number| number.trim().parse::<i64>().ok());
    let (x, y) = (numbers.next()??, numbers.next()??);
    let time = numbers.next().unwrap_or(Some(0))?;
    let time = u32::try_from(time.max(0)).unwrap_or(u32::MAX);
    numbers.next().is_none().then_some((x, y, time))
}

/// Whether a name has to be put in quotes to be read back as one.
fn is_ambiguous(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+')
        || name.starts_with("homo-")
        || name.starts_with("inarow ")
        || unquoted(name).is_some()
}

fn unquoted(name: &str) -> Option<&str> {
    name.strip_prefix('"')?.strip_suffix('"')
}

enum End {
    Told(Outcome),
    LostByMover,
}

/// What follows the moves.
#[derive(Default)]
struct Tail {
    names: Vec<String>,
    end: Option<End>,
    rules: Option<(usize, Rules)>,
    variant: Option<Variant>,
}

impl Tail {
    fn parse<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Tail, PsqError> {
        let mut tail = Tail::default();
        let mut coded = false;
        for (line, text) in lines {
            if let Some(rules) = text.strip_prefix(RULES) {
                let rules = rules.trim().parse();
                tail.rules =
                    Some((line, rules.map_err(|reason| PsqError::Rules { line, reason })?));
            } else if let Some(result) = text.strip_prefix(RESULT) {
                tail.end = Some(End::Told(match result.trim() {
                    "X" => Outcome::Win(Side::First),
                    "O" => Outcome::Win(Side::Second),
                    "draw" => Outcome::Draw,
                    other => return Err(PsqError::Result { line, text: shorten(other) }),
                }));
            } else if !coded && let Ok(code) = text.parse::<i64>() {
                coded = true;
                if code == 15 || code == -2 {
                    tail.end = Some(End::LostByMover);
                }
            } else if !coded && tail.names.len() < 2 {
                let name = if text.starts_with("homo-") { "" } else { text };
                tail.names.push(unquoted(name).unwrap_or(name).to_owned());
            } else if let Some((winner @ ("0" | "1" | "2"), tournament)) = text.split_once(',') {
                let draw = winner == "0";
                tail.end = Some(if draw { End::Told(Outcome::Draw) } else { End::LostByMover });
                tail.variant = Variant::named(tournament);
                if tail.variant == Some(Variant::Unsupported) {
                    return Err(PsqError::Unsupported { line, text: shorten(tournament) });
                }
            }
        }
        Ok(tail)
    }

    /// The rules, and whether the file says them.
    fn rules(&self, width: u32, height: u32) -> Result<(Rules, bool), PsqError> {
        match self.rules {
            Some((line, rules)) => {
                let fits = (rules.width() as u32, rules.height() as u32) == (width, height);
                if fits {
                    Ok((rules, true))
                } else {
                    Err(PsqError::Size { line, rules, width, height })
                }
            }
            None => {
                let rules = Rules::new(width, height, usual_k(width, height));
                let rules = rules.map_err(|reason| PsqError::Rules { line: 1, reason })?;
                let exact = self.variant == Some(Variant::ExactlyFive);
                Ok((rules.with_exact(exact), self.variant.is_some()))
            }
        }
    }
}
