//! Dots and boxes by name: notation, picture, and scene to click on.

use super::{Dots, Line, Size, evaluators};
use crate::names::{self, no_move};
use crate::playable::{Judge, MoveError, Playable};
use crate::scene::{Decision, Kind, Look, OwnedBox, Scene, Stage};
use gametree::{Game, Side};
use std::fmt::Write as _;

impl Playable for Dots {
    const EVALUATORS: &'static [&'static str] = evaluators::NAMES;

    fn name(&self) -> String {
        match self.layout.size {
            Size::USUAL => "dots".to_owned(),
            size => format!("dots:{size}"),
        }
    }

    fn judge(&self, name: &str) -> Option<Judge<Dots>> {
        Some(evaluators::named(name)?.1)
    }

    /// The two dots may be in either order, and the dash may be left out.
    fn move_named(&self, text: &str) -> Result<Line, MoveError> {
        let dot = |text: &str| names::parse(text, self.width() + 1, self.height() + 1);
        let halves = text.split_once('-').or_else(|| text.split_at_checked(2));
        let line = halves.and_then(|(one, other)| self.layout.line(dot(one)?, dot(other)?));
        let why = match line {
            Some(line) if !self.is_drawn(line) => return Ok(line),
            Some(_) => "is drawn already",
            None => "is not a line between two neighbouring dots",
        };
        Err(no_move(text, why, &self.legal_moves()))
    }

    /// Lines that are drawn, and in each box that is closed the side it belongs to. The last line
    /// counts.
    fn picture(&self) -> String {
        self.picture_text()
    }

    fn scene(&self) -> Scene {
        let (width, height, looks) = (self.width() + 1, self.height() + 1, [Look::X, Look::O]);
        let stage = Stage { kind: Kind::Dots, width, height, from_top: false, looks };
        let boxes = names::places(self.width(), self.height()).filter_map(|(column, row)| {
            let side = self.owner(column, row)?;
            Some(OwnedBox { at: names::name(column, row), side })
        });
        let drawn = self.lines().iter().filter(|&&line| self.is_drawn(line));
        Scene {
            lines: drawn.map(ToString::to_string).collect(),
            boxes: boxes.collect(),
            score: Some(Side::BOTH.map(|side| self.count(side))),
            ..Scene::new(self, &stage, Decision::Count)
        }
    }

    fn longest(&self) -> u32 {
        self.squares() as u32
    }

    fn squares(&self) -> usize {
        self.layout.size.lines()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        evaluators::named(evaluator).map_or("", |found| found.0)
    }

    fn path(&self, mv: Line) -> Vec<String> {
        vec![mv.to_string()]
    }
}

impl Dots {
    pub(super) fn picture_text(&self) -> String {
        let (width, height) = (self.width(), self.height());
        let drawn =
            |one, other| self.layout.line(one, other).is_some_and(|line| self.is_drawn(line));
        let mut text = String::new();
        for row in (0..=height).rev() {
            let _ = write!(text, "{:>3}  ", row + 1);
            for column in 0..=width {
                text.push('+');
                text += if drawn((column, row), (column + 1, row)) { "---" } else { "   " };
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
            let Some(below) = row.checked_sub(1) else { break };
            text += "     ";
            for column in 0..=width {
                text.push(if drawn((column, below), (column, row)) { '|' } else { ' ' });
                let owner = if column < width { self.owner(column, below) } else { None };
                let _ = write!(text, " {} ", owner.map_or(' ', Side::symbol));
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text += "     ";
        for column in 0..=width {
            let _ = write!(text, "{:<4}", mnk::column_name(column));
        }
        text.truncate(text.trim_end().len());
        let _ =
            writeln!(text, "\n     X {}  O {}", self.count(Side::First), self.count(Side::Second));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::SceneMove;

    fn played(moves: &[&str]) -> Dots {
        let mut game = Dots::new(Size::new(2, 1).unwrap());
        for mv in moves {
            game.play(game.move_named(mv).unwrap());
        }
        game
    }

    #[test]
    fn who_closes_a_box_moves_again() {
        let game = played(&["a1-b1", "A2-A1", "b2a2"]);
        assert_eq!(game.side(), Side::Second);
        let game = played(&["a1-b1", "a1-a2", "a2-b2", "b1-b2"]);
        assert_eq!((game.side(), game.owner(0, 0)), (Side::Second, Some(Side::Second)));
        let picture = "  2  +---+   +\n     | O |\n  1  +---+   +\n     a   b   c\n     X 0  O 1\n";
        assert_eq!(game.picture(), picture);
    }

    #[test]
    fn what_is_no_move_is_explained() {
        let game = played(&["a1-b1"]);
        let message = |text: &str| game.move_named(text).unwrap_err().to_string();
        let moves = "the moves are b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 c1-c2";
        assert_eq!(message("b1-a1"), format!("'b1-a1' is drawn already; {moves}"));
        for text in ["a1-b2", "a1-c1", "a1-a1", "c1-d1", "", "a", "é1-b1", "a1-b1-c1"] {
            assert!(message(text).contains("is not a line"), "{text}");
        }
    }

    #[test]
    fn lines_and_boxes() {
        let mut game = Dots::new(Size::new(2, 1).unwrap());
        for mv in ["a1-b1", "a1-a2", "a2-b2", "b1-b2"] {
            game.play(game.move_named(mv).unwrap());
        }
        let scene = game.scene();
        assert_eq!((scene.columns.len(), scene.rows.len()), (3, 2));
        assert_eq!(scene.lines, ["a1-b1", "a2-b2", "a1-a2", "b1-b2"]);
        assert_eq!(scene.boxes, [OwnedBox { at: "a1".to_owned(), side: Side::Second }]);
        assert_eq!(
            (scene.score, scene.side),
            (Some([0, 1]), Some(Side::Second)),
            "who closes moves again"
        );
        let first = SceneMove { name: "b1-c1".to_owned(), path: vec!["b1-c1".to_owned()] };
        assert_eq!(scene.moves[0], first);
    }
}
