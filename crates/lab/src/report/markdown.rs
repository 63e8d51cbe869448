//! A report as Markdown, with its pictures beside it.

use super::Board;
use super::block::{Block, Document, Piece, Table, pieces};
use std::fmt::Write as _;

/// The report as Markdown; its pictures are PNG files in the folder `plots`.
#[must_use]
pub fn markdown(document: &Document) -> String {
    let mut text = format!("# {}\n\n", inline(&document.title));
    for block in &document.blocks {
        let _ = match block {
            Block::Heading(level, words) => {
                writeln!(text, "{} {}", "#".repeat((*level).into()), inline(words))
            }
            Block::Text(words) => writeln!(text, "{}", inline(words)),
            Block::List(points) => {
                let points = points.iter().map(|point| format!("- {}\n", inline(point)));
                write!(text, "{}", points.collect::<String>())
            }
            Block::Code(code) | Block::Command(code) | Block::Listing(code) => {
                // Longer than any fence in the text.
                let inner = code.split(|c| c != '`').map(str::len).max().unwrap_or(0);
                let fence = "`".repeat(inner.max(2) + 1);
                writeln!(text, "{fence}text\n{code}\n{fence}")
            }
            Block::Boards(boards) => {
                let board = |board: &Board| {
                    format!("{}\n\n```text\n{}\n```\n", escape(&board.caption), board.text)
                };
                let boards: Vec<String> = boards.iter().map(board).collect();
                write!(text, "{}", boards.join("\n"))
            }
            Block::Table(table) => write!(text, "{}", table_markdown(table)),
            Block::Figure { name, caption, .. } => {
                let caption = inline(caption);
                writeln!(text, "![{caption}](plots/{name}.png)\n\n{caption}")
            }
        };
        text.push('\n');
    }
    text
}

fn table_markdown(table: &Table) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head: Vec<String> = table.head.iter().map(|head| cell(head)).collect();
    let rule: Vec<String> = (0..head.len())
        .map(|column| if table.text_columns.contains(&column) { ":--" } else { "--:" }.to_owned())
        .collect();
    let mut text = line(&head) + &line(&rule);
    for row in &table.rows {
        // Markdown cannot span columns.
        let mut cells: Vec<String> = row.iter().map(|text| cell(text)).collect();
        cells.resize(head.len(), String::new());
        text.push_str(&line(&cells));
    }
    text
}

fn cell(text: &str) -> String {
    inline(text).replace('|', "\\|").replace('\n', " ")
}

fn inline(text: &str) -> String {
    let set = pieces(text).into_iter().map(|piece| match piece {
        Piece::Plain(text) => escape(text),
        Piece::Code(text) => format!("`{text}`"),
        Piece::Strong(text) => format!("**{}**", escape(text)),
    });
    set.collect()
}

/// Text in which nothing is markup any more.
fn escape(text: &str) -> String {
    let is_sign = |c| matches!(c, '\\' | '*' | '_' | '<' | '>' | '[' | ']' | '#' | '`' | '~');
    text.chars().flat_map(|c| is_sign(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn nothing_in_a_text_is_markup() {
        let table = Table {
            head: vec!["a|b".to_owned(), "n".to_owned()],
            text_columns: vec![0],
            rows: vec![vec!["x".to_owned()], vec!["*".to_owned(), "1".to_owned()]],
        };
        let blocks = vec![Block::Text("a*b `c*d`".to_owned()), Block::Table(table)];
        let document = Document { language: Language::ENGLISH, title: "T_".to_owned(), blocks };
        assert_eq!(
            markdown(&document),
            "# T\\_\n\na\\*b `c*d`\n\n| a\\|b | n |\n| :-- | --: |\n| x |  |\n| \\* | 1 |\n\n"
        );
    }
}
