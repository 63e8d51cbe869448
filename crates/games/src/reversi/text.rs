//! Reversi by name: notation and picture.

use super::{Place, Reversi, evaluators};
use crate::names::{self, no_move};
use crate::playable::{Judge, MoveError, Playable};
use crate::scene::Scene;
use gametree::{Game, Side};
use std::fmt::Write as _;

impl Playable for Reversi {
    const EVALUATORS: &'static [&'static str] = evaluators::NAMES;

    fn name(&self) -> String {
        match self.size {
            8 => "reversi".to_owned(),
            size => format!("reversi:{size}"),
        }
    }

    fn judge(&self, name: &str) -> Option<Judge<Reversi>> {
        evaluators::judge(name)
    }

    fn move_named(&self, text: &str) -> Result<Place, MoveError> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let passes = text.eq_ignore_ascii_case("pass");
        let square = names::parse(text, self.size(), self.size());
        let wanted = moves.iter().find(|mv| match mv.square() {
            None => passes,
            there => there == square,
        });
        if let Some(&mv) = wanted {
            return Ok(mv);
        }
        let why = match square {
            _ if passes => "is not allowed while a disc can be placed",
            None => "is not a square of the board",
            Some((column, row)) if self.disc(column, row).is_some() => "is taken",
            Some(_) => "would turn no disc over",
        };
        Err(no_move(text, why, &moves))
    }

    /// `X` and `O` are discs, `*` is where the side to move can place one. The last line counts.
    fn picture(&self) -> String {
        self.picture_text()
    }

    fn scene(&self) -> Scene {
        self.scene_now()
    }

    /// Every disc but the first four may be followed by a pass.
    fn longest(&self) -> u32 {
        2 * (self.squares() as u32 - 4)
    }

    fn squares(&self) -> usize {
        self.size() * self.size()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        evaluators::formula(evaluator)
    }

    fn path(&self, mv: Place) -> Vec<String> {
        mv.square().map(|(column, row)| names::name(column, row)).into_iter().collect()
    }
}

impl Reversi {
    pub(super) fn picture_text(&self) -> String {
        let mut text = String::new();
        for row in 0..self.size() {
            let _ = write!(text, "{:>3} ", row + 1);
            for column in 0..self.size() {
                let mark = match self.disc(column, row) {
                    Some(side) => mnk::symbol(side),
                    None if self.open & (1 << (8 * row + column)) != 0 => '*',
                    None => '.',
                };
                let _ = write!(text, " {mark} ");
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text.push_str("    ");
        for column in 0..self.size() {
            let _ = write!(text, "{:^3}", mnk::column_name(column));
        }
        text.truncate(text.trim_end().len());
        let _ =
            writeln!(text, "\n    X {}  O {}", self.count(Side::First), self.count(Side::Second));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::super::Size;
    use super::*;

    #[test]
    fn the_first_moves_and_the_picture() {
        let mut game = Reversi::new(Size::USUAL);
        let mut moves = Vec::new();
        game.moves(&mut moves);
        assert_eq!(format!("{moves:?}"), "[d3, c4, f5, e6]");
        game.play(game.move_named("D3").unwrap());
        let picture = game.picture();
        assert!(picture.contains("  3  .  .  *  X  *  .  .  .\n"), "{picture}");
        assert!(picture.ends_with("     a  b  c  d  e  f  g  h\n    X 4  O 1\n"), "{picture}");
    }

    #[test]
    fn what_is_no_move_is_explained() {
        let game = Reversi::new(Size::new(6).unwrap());
        let message = |text: &str| game.move_named(text).unwrap_err().to_string();
        assert_eq!(message("a1"), "'a1' would turn no disc over; the moves are c2 b3 e4 d5");
        assert!(message("c3").contains("is taken"));
        assert!(message("h8").contains("not a square"));
        assert!(message("PASS").contains("not allowed"));
        assert!(message("\u{7}").contains("' ' is not a square"));
    }
}
