//! What a report is made of. Texts may have `code` and **strong** words in them.

use super::Board;
use words::Language;

/// A report.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its language.
    pub language: Language,
    /// What is at the top.
    pub title: String,
    /// What follows.
    pub blocks: Vec<Block>,
}

/// A part of a report.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading; 2 is a chapter, 3 a section of it.
    Heading(u8, String),
    /// A paragraph.
    Text(String),
    /// Points.
    List(Vec<String>),
    /// Text as it is: a board, a formula, a program.
    Code(String),
    /// A program of the author, which may be longer than a page.
    Listing(String),
    /// Positions, side by side.
    Boards(Vec<Board>),
    /// A command, which may be broken into lines anywhere.
    Command(String),
    /// Rows and columns.
    Table(Table),
    /// A plot.
    Figure {
        /// The name of its files, without an ending.
        name: String,
        /// What is seen.
        caption: String,
        /// The picture.
        svg: String,
    },
}

/// Rows and columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What the columns are.
    pub head: Vec<String>,
    /// Which columns hold text; the others hold numbers.
    pub text_columns: Vec<usize>,
    /// As many cells each as there are columns, or fewer: then the last one spans the rest.
    pub rows: Vec<Vec<String>>,
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    Plain(&'a str),
    Code(&'a str),
    Strong(&'a str),
}

/// The pieces of a text. A mark without its partner stands for itself.
pub(super) fn pieces(mut text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    while !text.is_empty() {
        let found = [("`", true), ("**", false)].into_iter().filter_map(|(mark, is_code)| {
            let begin = text.find(mark)?;
            let inside = &text[begin + mark.len()..];
            Some((begin, mark, is_code, inside.find(mark)?))
        });
        let Some((begin, mark, is_code, length)) = found.min_by_key(|found| found.0) else {
            pieces.push(Piece::Plain(text));
            break;
        };
        if begin > 0 {
            pieces.push(Piece::Plain(&text[..begin]));
        }
        let start = begin + mark.len();
        let inside = &text[start..start + length];
        pieces.push(if is_code { Piece::Code(inside) } else { Piece::Strong(inside) });
        text = &text[start + length + mark.len()..];
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_code_and_strong_words() {
        use Piece::{Code, Plain, Strong};
        assert_eq!(pieces("a `b` c"), [Plain("a "), Code("b"), Plain(" c")]);
        assert_eq!(pieces("**N**: x"), [Strong("N"), Plain(": x")]);
        assert_eq!(pieces("`a*b` **c**"), [Code("a*b"), Plain(" "), Strong("c")]);
        assert_eq!(pieces("a ` b"), [Plain("a ` b")]);
        assert_eq!(pieces(""), []);
    }
}
