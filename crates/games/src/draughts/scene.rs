//! Draughts to draw and to click on.

use super::{Draughts, QUIET_PLIES};
use crate::names::name;
use crate::scene::{Decision, Kind, Look, Piece, Scene, Stage};
use gametree::{Game, Outcome, Side};

const STAGE: Stage = Stage {
    kind: Kind::Chequered,
    width: 8,
    height: 8,
    from_top: false,
    looks: [Look::White, Look::Black],
};

impl Draughts {
    pub(super) fn scene_now(&self) -> Scene {
        let decision = match self.outcome() {
            Some(Outcome::Draw) if self.now.quiet >= QUIET_PLIES => Decision::Quiet,
            Some(Outcome::Draw) => Decision::Repetition,
            _ => Decision::Blocked,
        };
        let squares = (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
        let pieces = squares.filter_map(|(column, row)| {
            let (side, king) = self.piece(column, row)?;
            Some(Piece { at: name(column, row), side, king })
        });
        Scene {
            pieces: pieces.collect(),
            score: Some(Side::BOTH.map(|side| self.pieces(side).count_ones())),
            ..Scene::new(self, &STAGE, decision)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playable::Playable;

    fn scene(fen: &str) -> Scene {
        fen.parse::<Draughts>().unwrap().scene()
    }

    #[test]
    fn a_capture_is_clicked_landing_by_landing() {
        let scene = scene("W:Wb6:Bc7,f6");
        let paths: Vec<String> = scene.moves.iter().map(|mv| mv.path.join(" ")).collect();
        assert_eq!(paths, ["b6 d8 g5", "b6 d8 h4"]);
        assert_eq!((scene.rows.join(""), scene.score), ("87654321".to_owned(), Some([1, 2])));
        assert_eq!(scene.looks, [Look::White, Look::Black]);
    }

    #[test]
    fn no_two_moves_are_clicked_the_same_way() {
        for fen in ["W:WKa1:Bb2,f6", "W:WKc1:Bd2,e5,c5,c3", "W:Wc1:Bd2,f2,b2,d4,b4,f4"] {
            let scene = scene(fen);
            for (number, mv) in scene.moves.iter().enumerate() {
                let others = scene.moves.iter().skip(number + 1);
                assert!(others.into_iter().all(|other| !other.path.starts_with(&mv.path)), "{fen}");
            }
        }
    }

    #[test]
    fn kings_and_how_games_end() {
        let king = scene("W:WKa1:Bh8");
        assert!(king.pieces.contains(&Piece {
            at: "a1".to_owned(),
            side: Side::First,
            king: true
        }));
        let over = scene("B:WKa1:B");
        assert_eq!(over.outcome, Some(Outcome::Win(Side::First)));
        assert_eq!((over.decision, over.moves.len()), (Some(Decision::Blocked), 0));
        let mut game: Draughts = "W:WKa1:BKh2".parse().unwrap();
        for step in 0.. {
            let mv = if step % 4 < 2 { ["a1-b2", "h2-g1"] } else { ["b2-a1", "g1-h2"] }[step % 2];
            game.play(game.move_named(mv).unwrap());
            let scene = game.scene();
            if let Some(outcome) = scene.outcome {
                assert_eq!((outcome, scene.decision), (Outcome::Draw, Some(Decision::Repetition)));
                break;
            }
        }
    }
}
