//! `scene`: a position of another game, to draw and to click on.

use crate::event::{PlayedMove, SceneShown};
use crate::named_game::{NamedGame, Replayed, replay};
use crate::refusal::{Code, Refusal};
use games::{Playable, Visitor};

pub(crate) fn scene(game: &NamedGame) -> Result<SceneShown, Refusal> {
    game.spec()?.visit(Show { names: &game.moves })
}

struct Show<'a> {
    names: &'a [String],
}

impl Visitor for Show<'_> {
    type Output = Result<SceneShown, Refusal>;

    fn visit<G: Playable>(self, start: G) -> Self::Output {
        let Replayed { game, moves } = replay(start, self.names)?;
        let scene = game.scene().ok_or_else(|| {
            Refusal::new(Code::Rules, format!("{} has no board to click on", game.name()))
        })?;
        let played = moves.into_iter().map(|(mv, side)| PlayedMove {
            name: mv.to_string(),
            side: side.into(),
            path: game.path(mv),
        });
        Ok(SceneShown {
            game: game.name(),
            scene,
            played: played.collect(),
            evaluators: G::EVALUATORS.iter().map(|&name| name.to_owned()).collect(),
        })
    }
}
