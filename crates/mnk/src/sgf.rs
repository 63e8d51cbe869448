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
//! `ON` holds what the opening is called, such as `swap2`. `RU` holds our rules. The reader also knows
//! Gomocup's numbers and words such as `freestyle`, `standard` and `exactly five`. Anything else is
//! ignored: the rules are then five or more in a row, or exactly five if the game went on after a longer
//! row. Games of renju and Caro are refused: their forbidden moves and blocked rows are not supported,
//! and continuing such a game by other rules would be wrong.
//!
//! Stones set up at the start, `AB` and `AW`, become moves in turn, where such a game is possible; `PL`
//! says who is to move then, if no move does. Only the first game of a file is read, with all its
//! variations and comments. What is wrong in the main line makes the file unreadable; a variation that
//! cannot be played, or is one too many, is left out, and the reader says how many moves were.
//!
//! The reader is by hand and a loop: the parser of a library would build a tree and drop it
//! recursively, which overflows the stack on a long or hostile file.

use crate::record::{IllegalMove, Record, Variant, replay_in_turn, usual_k};
use crate::variations::{TreeBuilder, one_kind_of_line_end};
use crate::{Cell, CellError, PlayError, RecordNode, Rules, RulesError, shorten};
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
    #[error(
        "{0}[…] sets stones up or takes them away in the middle of the game; \
         stones can only be set up before the first move"
    )]
    SetUp(String),
    #[error(
        "{name}[{point}] is not a cell of the {rules} board; \
         write letters such as hh, or a name such as h8"
    )]
    SetUpCell { name: String, point: String, rules: Rules },
    #[error("{0} is set up both black and white")]
    SetUpTwice(Cell),
    #[error(
        "{black} black and {white} white stones are set up, with {to_move} to move; no game leads \
         to that position: the colours take turns, and the game ends with the first row"
    )]
    Position { black: usize, white: usize, to_move: char },
    #[error("the game has more than {most} moves and comments", most = RecordNode::MOST)]
    TooMany,
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
        if let Some(opening) = self.opening() {
            let _ = write!(text, "ON[{}]", escaped(opening));
        }
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
        let nodes = self.nodes();
        // How many children each has, and how many nodes its branch has.
        let (mut children, mut sizes) = (vec![0; nodes.len()], vec![1; nodes.len()]);
        let mut sides = vec![self.begins(); nodes.len()];
        for (index, node) in nodes.iter().enumerate().skip(1) {
            sides[index] = sides[node.parent].opponent();
        }
        for index in (1..nodes.len()).rev() {
            children[nodes[index].parent] += 1;
            sizes[nodes[index].parent] += sizes[index];
        }
        // Where the open variations end.
        let mut open: Vec<usize> = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            while open.last().is_some_and(|&end| end <= index) {
                open.pop();
                text.push(')');
            }
            if let Some(cell) = node.cell {
                if children[node.parent] > 1 {
                    text.push_str("\n(");
                    open.push(index + sizes[index]);
                } else if index % 10 == 1 {
                    text.push('\n');
                }
                let (x, y) = (letter(cell.column()), letter(rules.height() - 1 - cell.row()));
                let _ = write!(text, ";{}[{x}{y}]", colour(sides[node.parent]));
            }
            text.push_str(&comment_property(node));
        }
        text.extend(open.iter().map(|_| ')'));
        text.push_str(")\n");
        text
    }

    /// Reads the first game of an SGF file, with its variations and comments.
    ///
    /// # Errors
    /// If the file is malformed or cut off, is of another game, sets stones up in a way that no game
    /// leads to, has passes, or if a move is not a cell of the board, out of turn, on a taken cell or after
    /// the end of the game; all that of the main line.
    pub fn from_sgf(text: &str) -> Result<Record, SgfError> {
        Record::from_sgf_counting(text).map(|(record, _)| record)
    }

    /// Reads an SGF file as [`from_sgf`](Record::from_sgf) does, and also says how many moves of
    /// variations were left out, because they cannot be played or are too many.
    ///
    /// # Errors
    /// As [`from_sgf`](Record::from_sgf).
    pub fn from_sgf_counting(text: &str) -> Result<(Record, usize), SgfError> {
        let game = RawGame::parse(text)?;
        let first = |name: &str| {
            let property = game.main().find(|property| property.name == name)?;
            property.values.first().map(|value| value.trim())
        };
        if let Some(game) = first("GM").filter(|&game| game != "4") {
            return Err(SgfError::Game(shorten(game)));
        }
        let (rules, sure) = rules(first("SZ"), first("RU"))?;
        let moves = || game.main().filter_map(|property| property.moved());
        let told = first("PL").and_then(|text| match text.chars().next()? {
            'W' | 'w' | '2' | 'O' | 'o' => Some(Side::Second),
            'B' | 'b' | '1' | 'X' | 'x' => Some(Side::First),
            _ => None,
        });
        let to_move = moves().next().or(told);
        let set_up = game.set_up(&rules)?;
        let total = set_up[0].len() + set_up[1].len();
        let to_move = to_move.unwrap_or_else(|| match set_up[0].len() > set_up[1].len() {
            true => Side::Second,
            false => Side::First,
        });
        let begins = if total % 2 == 0 { to_move } else { to_move.opponent() };

        let read = |rules: Rules| game.read(rules, begins, &set_up);
        let (record, left_out) =
            match read(rules) {
                // The game went on after a longer row.
                Err(SgfError::Illegal(IllegalMove {
                    reason: PlayError::GameOver { .. }, ..
                })) if !sure => read(rules.with_exact(true)).or_else(|_| read(rules)),
                other => other,
            }?;
        let record = record.with_name(Side::First, first("PB").unwrap_or_default());
        let record = record.with_name(Side::Second, first("PW").unwrap_or_default());
        let record = record.with_opening(first("ON").unwrap_or_default());
        Ok((record.with_result(first("RE").and_then(parse_result)), left_out))
    }
}

/// The comment of a node as a property, with the time of its move in the first line; empty if there is
/// neither. A comment that looks like a time gets one before it, so that it stays a comment.
fn comment_property(node: &RecordNode) -> String {
    let looks_like_a_time = || node.cell.is_some() && split_time(&node.comment).0.is_some();
    let comment = escaped(&node.comment);
    match (node.time, comment.is_empty()) {
        (0, true) => String::new(),
        (time, false) if time > 0 || looks_like_a_time() => format!("C[{time}ms\n{comment}]"),
        (0, false) => format!("C[{comment}]"),
        (time, _) => format!("C[{time}ms]"),
    }
}

/// The time in the first line of a comment, if that is one, and the rest.
fn split_time(comment: &str) -> (Option<u32>, &str) {
    let (line, rest) = comment.split_once('\n').unwrap_or((comment, ""));
    match line.trim().strip_suffix("ms").and_then(|number| number.parse().ok()) {
        Some(time) => (Some(time), rest),
        None => (None, comment),
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
    /// Who moves by it, if it is a move.
    fn moved(&self) -> Option<Side> {
        match self.name.as_str() {
            "B" => Some(Side::First),
            "W" => Some(Side::Second),
            _ => None,
        }
    }

    fn sets_up(&self) -> bool {
        matches!(self.name.as_str(), "AB" | "AW" | "AE")
            && self.values.iter().any(|value| !value.trim().is_empty())
    }

    /// Whether anything of it is kept; `MAIN` only if it stands in the main line.
    fn is_known(&self, main: bool) -> bool {
        const MAIN: [&str; 8] = ["GM", "SZ", "RU", "ON", "PB", "PW", "RE", "PL"];
        const ALL: [&str; 6] = ["B", "W", "C", "AB", "AW", "AE"];
        ALL.contains(&self.name.as_str()) || main && MAIN.contains(&self.name.as_str())
    }
}

/// A node of the file, of those that say something.
struct RawNode {
    /// The index of the one before it; none for the first.
    parent: Option<usize>,
    /// Whether it stands in the main line: in front of the first closing bracket.
    main: bool,
    properties: Vec<Property>,
}

impl RawNode {
    /// The most properties that are kept: enough for files that have a whole game in one node.
    const MOST: usize = 4096;
}

/// The first game of a file, in the order of the file.
struct RawGame {
    nodes: Vec<RawNode>,
    /// How many properties were left out, because they were too many or followed a fault.
    left_out: usize,
}

impl RawGame {
    fn parse(text: &str) -> Result<RawGame, SgfError> {
        let begins = |&(at, _): &(usize, &str)| text[at + 1..].trim_start().starts_with(';');
        let (start, _) = text.match_indices('(').find(begins).ok_or(SgfError::NoGame)?;
        let mut rest = &text[start..];
        let mut game = RawGame { nodes: Vec::new(), left_out: 0 };
        let mut main = true;
        // The node to go on from; and for each open bracket the one before it.
        let mut at: Option<usize> = None;
        let mut open: Vec<Option<usize>> = Vec::new();
        // Whether the next property begins a node.
        let mut fresh = true;
        loop {
            rest = rest.trim_start();
            match rest.as_bytes().first() {
                None if main => return Err(SgfError::CutOff),
                None => {
                    game.left_out += 1;
                    return Ok(game);
                }
                Some(b')') => {
                    main = false;
                    at = open.pop().flatten();
                    if open.is_empty() {
                        return Ok(game);
                    }
                    (fresh, rest) = (true, &rest[1..]);
                }
                Some(b'(') => {
                    open.push(at);
                    (fresh, rest) = (true, &rest[1..]);
                }
                Some(b';') => (fresh, rest) = (true, &rest[1..]),
                Some(_) => match parse_property(text, rest) {
                    Err(error) if main => return Err(error),
                    // What comes after the main line is worth less than it.
                    Err(_) => {
                        game.left_out += 1;
                        return Ok(game);
                    }
                    Ok((property, after)) => {
                        rest = after;
                        if !property.is_known(main) {
                            continue;
                        }
                        if fresh && game.nodes.len() >= RecordNode::MOST {
                            if main {
                                return Err(SgfError::TooMany);
                            }
                            // Its move is missing, so what follows in this branch goes with it.
                            game.left_out += usize::from(property.moved().is_some());
                            continue;
                        }
                        if fresh {
                            game.nodes.push(RawNode { parent: at, main, properties: Vec::new() });
                            (at, fresh) = (Some(game.nodes.len() - 1), false);
                        }
                        let full = |node: &RawNode| node.properties.len() >= RawNode::MOST;
                        match game.nodes.last_mut() {
                            Some(node) if !full(node) => node.properties.push(property),
                            _ if main => return Err(SgfError::TooMany),
                            _ => game.left_out += 1,
                        }
                    }
                },
            }
        }
    }

    /// The properties of the main line.
    fn main(&self) -> impl Iterator<Item = &Property> {
        self.nodes.iter().take_while(|node| node.main).flat_map(|node| &node.properties)
    }

    /// The stones of both sides that are set up before the first move.
    fn set_up(&self, rules: &Rules) -> Result<[Vec<Cell>; 2], SgfError> {
        let mut stones = [Vec::new(), Vec::new()];
        let mut taken: Vec<Option<usize>> = vec![None; rules.cells()];
        let mut moved = false;
        for property in self.main() {
            moved |= property.moved().is_some();
            if !property.sets_up() {
                continue;
            }
            let name = &property.name;
            let own = match name.as_str() {
                "AB" if !moved => 0,
                "AW" if !moved => 1,
                _ => return Err(SgfError::SetUp(name.clone())),
            };
            for value in property.values.iter().map(|value| value.trim()) {
                let unknown = || {
                    let (name, point) = (name.clone(), shorten(value));
                    SgfError::SetUpCell { name, point, rules: *rules }
                };
                for cell in parse_points(rules, value).ok_or_else(unknown)? {
                    match taken[cell.index()].replace(own) {
                        None => stones[own].push(cell),
                        Some(side) if side != own => return Err(SgfError::SetUpTwice(cell)),
                        Some(_) => {}
                    }
                }
            }
        }
        for own in &mut stones {
            own.sort_by_key(|cell| (cell.row(), cell.column()));
        }
        Ok(stones)
    }

    /// The game by these rules, and how many moves of variations were left out.
    fn read(
        &self,
        rules: Rules,
        begins: Side,
        set_up: &[Vec<Cell>; 2],
    ) -> Result<(Record, usize), SgfError> {
        let mut tree = TreeBuilder::new(rules, begins);
        let before = set_up[0].len() + set_up[1].len();
        if before > 0 {
            let impossible = || {
                let [black, white] = [set_up[0].len(), set_up[1].len()];
                let even = before.is_multiple_of(2);
                let to_move = colour(if even { begins } else { begins.opponent() });
                SgfError::Position { black, white, to_move }
            };
            let start = replay_in_turn(rules, begins, set_up).ok_or_else(impossible)?;
            for &cell in start.moves() {
                tree.play(cell).map_err(|_| impossible())?;
            }
        }
        let start = tree.at();
        // The node of the record at which each node of the file ends; none if it was left out.
        let mut places: Vec<Option<usize>> = Vec::with_capacity(self.nodes.len());
        let mut left_out = self.left_out;
        for node in &self.nodes {
            let from = match node.parent {
                None => Some(start),
                Some(parent) => places[parent],
            };
            let mut played = 0;
            let place = from.and_then(|from| {
                tree.go_to(from);
                let ply = tree.ply();
                let done = play_node(&mut tree, &rules, node, before);
                played = tree.ply() - ply;
                match done {
                    Ok(()) => Some(Ok(tree.at())),
                    Err(error) if node.main => Some(Err(error)),
                    Err(_) => None,
                }
            });
            let place = place.transpose()?;
            if place.is_none() {
                // What the node plays before it goes wrong stays.
                let moves = node.properties.iter().filter(|property| property.moved().is_some());
                let moves: usize = moves.map(|property| property.values.len()).sum();
                left_out += moves - played;
            }
            places.push(place);
        }
        Ok((Record::grown(rules, begins, tree), left_out))
    }
}

/// Plays and says what a node has, where the tree is. `before`: how many stones were set up.
fn play_node(
    tree: &mut TreeBuilder,
    rules: &Rules,
    node: &RawNode,
    before: usize,
) -> Result<(), SgfError> {
    if let Some(property) = node.properties.iter().find(|it| it.sets_up() && !node.main) {
        return Err(SgfError::SetUp(property.name.clone()));
    }
    // A comment in front of the move is about the move too.
    let mut waiting: Option<&str> = None;
    let mut to_come = node.properties.iter().any(|property| property.moved().is_some());
    for property in &node.properties {
        if property.name == "C" {
            let text = property.values.first().map_or("", String::as_str);
            match to_come {
                true => waiting = Some(text),
                false => say(tree, text),
            }
        }
        let Some(side) = property.moved() else { continue };
        to_come = false;
        for value in &property.values {
            let point = value.trim();
            let (number, colour) = ((tree.ply() + 1).saturating_sub(before), colour(side));
            if side != tree.side() {
                return Err(SgfError::Turn { number, colour, point: shorten(point) });
            }
            let cell = parse_point(rules, number, colour, point)?;
            tree.play(cell).map_err(|reason| IllegalMove { number, cell, reason })?;
            if let Some(text) = waiting.take() {
                say(tree, text);
            }
        }
    }
    Ok(())
}

/// Adds a comment, and the time in it, where the tree is.
fn say(tree: &mut TreeBuilder, text: &str) {
    let text = one_kind_of_line_end(text);
    let (time, rest) = if tree.ply() > 0 { split_time(&text) } else { (None, text.as_str()) };
    if let Some(time) = time {
        tree.set_time(tree.at(), time);
    }
    tree.say(tree.at(), rest);
}

/// A property at the beginning of `rest`, and what follows it.
fn parse_property<'a>(text: &str, mut rest: &'a str) -> Result<(Property, &'a str), SgfError> {
    let symbol = rest.chars().next().ok_or(SgfError::CutOff)?;
    if !symbol.is_ascii_alphabetic() {
        return Err(SgfError::Symbol { symbol, place: place(text, rest) });
    }
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
    Ok((Property { name, values }, rest))
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

/// The cells of a value of `AB` or `AW`: one, or a rectangle such as `aa:cc`.
fn parse_points(rules: &Rules, value: &str) -> Option<Vec<Cell>> {
    let point = |text: &str| parse_point(rules, 0, 'B', text.trim()).ok();
    let Some((from, to)) = value.split_once(':') else { return Some(vec![point(value)?]) };
    let (from, to) = (point(from)?, point(to)?);
    let between = |a: usize, b: usize| a.min(b)..=a.max(b);
    let columns = between(from.column(), to.column());
    let of_row = |row| columns.clone().filter_map(move |x| rules.cell(x, rules.height() - 1 - row));
    Some(between(from.row(), to.row()).flat_map(of_row).collect())
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
