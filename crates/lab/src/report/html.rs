//! A report as one HTML file that needs nothing else: no scripts, no fonts, no pictures elsewhere.

use super::Board;
use super::block::{Block, Document, Piece, Table, pieces};
use std::fmt::Write as _;
use words::Words;

const STYLE: &str = include_str!("report.css");

/// The report as HTML.
#[must_use]
pub fn html(document: &Document) -> String {
    let (title, lang) = (escape(&document.title), document.language.code());
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n"
    );
    let mut chapter = 0;
    for block in &document.blocks {
        if let (Block::Heading(2, _), 0) = (block, chapter) {
            contents(&mut text, document);
        }
        text += &match block {
            Block::Heading(2, words) => {
                chapter += 1;
                format!("<h2 id=\"c{chapter}\">{}</h2>\n", inline(words))
            }
            Block::Heading(level, words) => format!("<h{level}>{}</h{level}>\n", inline(words)),
            Block::Text(words) => format!("<p>{}</p>\n", inline(words)),
            Block::List(points) => {
                let points = points.iter().map(|point| format!("<li>{}</li>\n", inline(point)));
                format!("<ul>\n{}</ul>\n", points.collect::<String>())
            }
            Block::Code(code) => {
                format!("<pre tabindex=\"0\"><code>{}</code></pre>\n", escape(code))
            }
            Block::Listing(code) => {
                format!("<pre class=\"listing\"><code>{}</code></pre>\n", escape(code))
            }
            Block::Boards(boards) => {
                let boards = boards.iter().map(board_html);
                format!("<div class=\"boards\">\n{}</div>\n", boards.collect::<String>())
            }
            Block::Command(code) => {
                format!("<pre class=\"wrap\"><code>{}</code></pre>\n", escape(code))
            }
            Block::Table(table) => table_html(table),
            Block::Figure { caption, svg, .. } => {
                // The picture says nothing that the table does not.
                let labelled = format!("<svg role=\"img\" aria-label=\"{}\" ", escape(caption));
                let (svg, caption) = (svg.replacen("<svg ", &labelled, 1), inline(caption));
                format!("<figure>\n{svg}\n<figcaption>{caption}</figcaption>\n</figure>\n")
            }
        };
    }
    text.push_str("</main>\n</body>\n</html>\n");
    text
}

/// Links to the chapters.
fn contents(text: &mut String, document: &Document) {
    let label = escape(&Words::new(document.language).say("heading-contents", &[]));
    let chapters = document.blocks.iter().filter_map(|block| match block {
        Block::Heading(2, words) => Some(words),
        _ => None,
    });
    let links = chapters
        .enumerate()
        .map(|(i, words)| format!("<li><a href=\"#c{}\">{}</a></li>\n", i + 1, inline(words)));
    let links: String = links.collect();
    let _ = writeln!(text, "<nav aria-label=\"{label}\">\n<ol>\n{links}</ol>\n</nav>");
}

fn table_html(table: &Table) -> String {
    let class = |column: usize| match table.text_columns.contains(&column) {
        true => " class=\"t\"",
        false => "",
    };
    let mut text = String::from("<div class=\"table\" tabindex=\"0\">\n<table>\n<thead><tr>");
    for (column, head) in table.head.iter().enumerate() {
        let _ = write!(text, "<th scope=\"col\"{}>{}</th>", class(column), inline(head));
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        text.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let rest = table.head.len() - column;
            let short = column + 1 == row.len() && rest > 1;
            let _ = match short {
                true => write!(text, "<td class=\"t\" colspan=\"{rest}\">{}</td>", inline(cell)),
                false => write!(text, "<td{}>{}</td>", class(column), inline(cell)),
            };
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>\n</div>\n");
    text
}

fn board_html(board: &Board) -> String {
    let caption = escape(&board.caption);
    let picture = match &board.svg {
        Some(svg) => {
            let labelled = format!("<svg role=\"img\" aria-label=\"{}\" ", escape(&board.text));
            svg.replacen("<svg ", &labelled, 1)
        }
        None => format!("<pre><code>{}</code></pre>", escape(&board.text)),
    };
    format!("<figure>{picture}<figcaption>{caption}</figcaption></figure>\n")
}

fn inline(text: &str) -> String {
    let set = pieces(text).into_iter().map(|piece| match piece {
        Piece::Plain(text) => escape(text),
        Piece::Code(text) => format!("<code>{}</code>", escape(text)),
        Piece::Strong(text) => format!("<strong>{}</strong>", escape(text)),
    });
    set.collect()
}

/// Text in which nothing is markup any more.
fn escape(text: &str) -> String {
    let signs = [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;"), ('\'', "&#39;")];
    signs.into_iter().fold(text.to_owned(), |text, (sign, safe)| text.replace(sign, safe))
}
