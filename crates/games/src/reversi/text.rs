//! Reversi by name: notation, picture, and scene to click on.

use super::{Place, Reversi, evaluators};
use crate::names::{self, no_move};
use crate::playable::{Judge, MoveError, Playable};
use crate::scene::{Decision, Kind, Look, Piece, Scene, Stage};
use gametree::{Game, Side};

impl Playable for Reversi {
    const EVALUATORS: &'static [&'static str] = evaluators::NAMES;

    fn name(&self) -> String {
        match self.size {
            8 => "reversi".to_owned(),
            size => format!("reversi:{size}"),
        }
    }

    fn judge(&self, name: &str) -> Option<Judge<Reversi>> {
        Some(evaluators::named(name)?.1)
    }

    fn move_named(&self, text: &str) -> Result<Place, MoveError> {
        let moves = self.legal_moves();
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
        let (width, height, looks) = (self.size(), self.size(), [Look::Black, Look::White]);
        let stage = Stage { kind: Kind::Squares, width, height, from_top: true, looks };
        let pieces = names::places(width, height).filter_map(|(column, row)| {
            let side = self.disc(column, row)?;
            Some(Piece { at: names::name(column, row), side, king: false })
        });
        Scene {
            pieces: pieces.collect(),
            score: Some(Side::BOTH.map(|side| self.count(side))),
            ..Scene::new(self, &stage, Decision::Count)
        }
    }

    /// Every disc but the first four may be followed by a pass.
    fn longest(&self) -> u32 {
        2 * (self.squares() as u32 - 4)
    }

    fn squares(&self) -> usize {
        self.size() * self.size()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        evaluators::named(evaluator).map_or("", |found| found.0)
    }

    fn path(&self, mv: Place) -> Vec<String> {
        mv.square().map(|(column, row)| names::name(column, row)).into_iter().collect()
    }
}

impl Reversi {
    pub(super) fn picture_text(&self) -> String {
        let board = mnk::grid(self.size(), 0..self.size(), |column, row| {
            let mark = match self.disc(column, row) {
                Some(side) => side.symbol(),
                None if self.open & (1 << (8 * row + column)) != 0 => '*',
                None => '.',
            };
            [' ', mark, ' ']
        });
        format!("{board}    X {}  O {}\n", self.count(Side::First), self.count(Side::Second))
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

    #[test]
    fn discs_moves_and_score() {
        let mut game = Reversi::new(Size::new(4).unwrap());
        game.play(game.move_named("b1").unwrap());
        let scene = game.scene();
        assert_eq!(
            (&scene.columns.join(""), &scene.rows.join("")),
            (&"abcd".into(), &"1234".into())
        );
        assert_eq!(
            (scene.score, scene.side, scene.outcome),
            (Some([4, 1]), Some(Side::Second), None)
        );
        let black = scene.pieces.iter().filter(|piece| piece.side == Side::First);
        let squares: Vec<&str> = black.map(|piece| piece.at.as_str()).collect();
        assert_eq!(squares, ["b1", "b2", "c2", "b3"]);
        assert!(scene.moves.iter().all(|mv| mv.path == [mv.name.clone()]));
    }

    #[test]
    fn a_pass_is_no_place_and_the_end_has_a_reason() {
        let mut passes = 0;
        for which in 0..20 {
            let mut game = Reversi::new(Size::new(4).unwrap());
            let last = loop {
                let scene = game.scene();
                let Some(mv) = scene.moves.get(which % scene.moves.len().max(1)) else {
                    break scene;
                };
                passes += usize::from(mv.name == "pass" && mv.path.is_empty());
                let mv = game.move_named(&mv.name).unwrap();
                assert_eq!(mv == Place::PASS, game.path(mv).is_empty());
                game.play(mv);
            };
            let [black, white] = last.score.unwrap();
            let winner = match black.cmp(&white) {
                std::cmp::Ordering::Greater => Some(Side::First),
                std::cmp::Ordering::Less => Some(Side::Second),
                std::cmp::Ordering::Equal => None,
            };
            assert_eq!(last.outcome.unwrap().winner(), winner);
            assert_eq!((last.decision, last.side), (Some(Decision::Count), None));
        }
        assert!(passes > 0, "none of the lines has a pass");
    }
}
