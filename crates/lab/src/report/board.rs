//! Pictures of positions, for print: black lines on white, whatever the game.

use games::{Kind, Look, Position, Scene};
use std::fmt::Write as _;

/// A picture of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What is seen, such as the move that was played.
    pub caption: String,
    /// The board drawn, where the game tells what to draw.
    pub svg: Option<String>,
    /// The board as text.
    pub text: String,
}

/// The size of a square.
const UNIT: usize = 20;

impl Board {
    /// The position with what it shows.
    #[must_use]
    pub fn new(position: &Position, caption: String) -> Board {
        let scene = position.scene();
        let last = position.played().pop().map(|played| played.path).unwrap_or_default();
        let svg = (scene.kind != Kind::Text).then(|| svg(&scene, &last));
        // Empty lines around a board are for terminals.
        let text = position.picture().trim_matches('\n').to_owned();
        Board { caption, svg, text }
    }
}

/// Where the middle of a square, or a dot, lies.
fn middle(scene: &Scene, place: &str) -> Option<(usize, usize)> {
    let digits = place.find(|c: char| c.is_ascii_digit())?;
    let (column, row) = place.split_at(digits);
    let x = scene.columns.iter().position(|name| name == column)?;
    let y = scene.rows.iter().position(|name| name == row)?;
    Some((x * UNIT + UNIT / 2, y * UNIT + UNIT / 2))
}

/// The places of the last move are marked.
fn svg(scene: &Scene, last: &[String]) -> String {
    let (width, height) = (scene.columns.len() * UNIT, scene.rows.len() * UNIT);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 {} {}\" width=\"{width}\" \
         height=\"{height}\">\n",
        width + 2,
        height + 2
    );
    if scene.kind == Kind::Dots {
        lines(&mut text, scene);
    } else {
        squares(&mut text, scene, last);
    }
    text.push_str("</svg>");
    text
}

fn squares(text: &mut String, scene: &Scene, last: &[String]) {
    let (columns, rows) = (scene.columns.len(), scene.rows.len());
    let places = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
    for (x, y) in places {
        let is_dark = scene.kind == Kind::Chequered && (rows - 1 - y + x).is_multiple_of(2);
        let fill = if is_dark { "#ccc" } else { "none" };
        let (x, y) = (x * UNIT, y * UNIT);
        let _ = writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{fill}\" \
             stroke=\"#777\" stroke-width=\".7\"/>"
        );
    }
    for (x, y) in last.iter().filter_map(|place| middle(scene, place)) {
        let (x, y, side) = (x - UNIT / 2 + 1, y - UNIT / 2 + 1, UNIT - 2);
        let _ = writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
             stroke=\"#000\" stroke-width=\"1.5\"/>"
        );
    }
    for piece in &scene.pieces {
        let Some((x, y)) = middle(scene, &piece.at) else { continue };
        let ring = |fill: &str, radius: usize| {
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#000\" \
                 stroke-width=\"1.5\"/>"
            )
        };
        let drawn = match scene.looks[piece.side.index()] {
            Look::Black => ring("#222", 7),
            Look::White => ring("#fff", 7),
            Look::O => ring("none", 6),
            Look::X => format!(
                "<path d=\"M{} {}l10 10m0 -10l-10 10\" stroke=\"#000\" stroke-width=\"1.8\"/>",
                x - 5,
                y - 5
            ),
        };
        let _ = writeln!(text, "{drawn}");
        if piece.king {
            let _ = writeln!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#fff\" stroke=\"#000\"/>"
            );
        }
    }
}

/// Dots, the lines between them, and whose the boxes are.
fn lines(text: &mut String, scene: &Scene) {
    for owned in &scene.boxes {
        let Some((x, y)) = middle(scene, &owned.at) else { continue };
        // The dot is the lower left corner.
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" font-size=\"11\" text-anchor=\"middle\">{}</text>",
            x + UNIT / 2,
            y - UNIT / 2 + 4,
            owned.side.symbol()
        );
    }
    let ends = |line: &String| {
        let (from, to) = line.split_once('-')?;
        Some((middle(scene, from)?, middle(scene, to)?))
    };
    for ((x1, y1), (x2, y2)) in scene.lines.iter().filter_map(ends) {
        let _ =
            writeln!(text, "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"#000\" stroke-width=\"2\"/>");
    }
    let dots = scene.rows.iter().flat_map(|row| {
        scene.columns.iter().filter_map(move |column| middle(scene, &format!("{column}{row}")))
    });
    for (x, y) in dots {
        let _ = writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2\"/>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Catalogue;

    #[test]
    fn every_game_has_its_picture() {
        for (game, moves, shapes, count) in [
            ("3x3x3", "b2 a1", "<circle", 1),
            ("3x3x3", "b2 a1", "stroke-width=\"1.8\"", 1),
            ("reversi:4", "", "<circle", 4),
            ("draughts", "", "<circle", 24),
            ("dots:2x2", "a1-b1 a1-a2", "<path", 2),
            ("dots:2x2", "", "<circle", 9),
        ] {
            let mut position = Catalogue::default().position(game).unwrap();
            position.play_all(moves.split_whitespace()).unwrap();
            let board = Board::new(&position, String::new());
            let svg = board.svg.unwrap();
            assert_eq!(svg.matches(shapes).count(), count, "{game}: {svg}");
            assert!(svg.ends_with("</svg>") && !board.text.is_empty());
        }
        let tree = Catalogue::default().position("tree:(3 5)").unwrap();
        assert_eq!(Board::new(&tree, String::new()).svg, None);
    }
}
