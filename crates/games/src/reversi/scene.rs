//! Reversi to draw and to click on.

use super::Reversi;
use crate::names::name;
use crate::scene::{Decision, Kind, Look, Piece, Scene, Stage};
use gametree::Side;

impl Reversi {
    pub(super) fn scene_now(&self) -> Scene {
        let stage = Stage {
            kind: Kind::Squares,
            width: self.size(),
            height: self.size(),
            from_top: true,
            looks: [Look::Black, Look::White],
        };
        let squares =
            (0..self.size()).flat_map(|row| (0..self.size()).map(move |column| (column, row)));
        let pieces = squares.filter_map(|(column, row)| {
            let side = self.disc(column, row)?;
            Some(Piece { at: name(column, row), side, king: false })
        });
        Scene {
            pieces: pieces.collect(),
            score: Some(Side::BOTH.map(|side| self.count(side))),
            ..Scene::new(self, &stage, Decision::Count)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Place, Size};
    use super::*;
    use crate::playable::Playable;
    use gametree::Game;

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
