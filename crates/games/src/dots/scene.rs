//! Dots and boxes to draw and to click on.

use super::Dots;
use crate::names::name;
use crate::scene::{Decision, Kind, Look, OwnedBox, Scene, Stage};
use gametree::Side;

impl Dots {
    pub(super) fn scene_now(&self) -> Scene {
        let (width, height) = (self.width(), self.height());
        let stage = Stage {
            kind: Kind::Dots,
            width: width + 1,
            height: height + 1,
            from_top: false,
            looks: [Look::X, Look::O],
        };
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let boxes = places.filter_map(|(column, row)| {
            let side = self.owner(column, row)?;
            Some(OwnedBox { at: name(column, row), side })
        });
        let drawn = self.lines().iter().filter(|&&line| self.is_drawn(line));
        Scene {
            lines: drawn.map(ToString::to_string).collect(),
            boxes: boxes.collect(),
            score: Some(Side::BOTH.map(|side| self.count(side))),
            ..Scene::new(self, &stage, Decision::Count)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Size;
    use super::*;
    use crate::playable::Playable;
    use crate::scene::SceneMove;
    use gametree::Game;

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
