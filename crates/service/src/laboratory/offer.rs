//! What the lab can do.

use super::{MOST_CELLS, MOST_GAMES, MOST_GROUPS, MOST_PLAYERS, MOST_REPEATS};
use crate::bounds::Bounds;
use crate::event_of_lab::{LabGame, LabMost, LabOffer};
use games::{Playable, Spec, Visitor};

/// Games to begin with, of every kind. Any other size can be asked for as well.
const GAMES: [&str; 12] = [
    "3x3x3",
    "4x4x4",
    "5x5x4",
    "7x6x4+gravity",
    "15x15x5",
    "reversi:4",
    "reversi:6",
    "reversi",
    "draughts",
    "dots:2x2",
    "dots:3x2",
    "dots",
];

/// What the lab can do within these bounds.
pub(crate) fn offer(bounds: &Bounds) -> LabOffer {
    let games = GAMES.iter().filter_map(|name| name.parse::<Spec>().ok());
    LabOffer {
        games: games.map(|spec| spec.visit(Evaluators)).collect(),
        most: LabMost {
            cells: MOST_CELLS,
            groups: MOST_GROUPS,
            repeats: MOST_REPEATS,
            players: MOST_PLAYERS,
            games: MOST_GAMES,
            depth: lab::compare::MAX_DEPTH,
            ms: bounds.time.as_millis().try_into().unwrap_or(u64::MAX),
        },
    }
}

struct Evaluators;

impl Visitor for Evaluators {
    type Output = LabGame;

    fn visit<G: Playable>(self, start: G) -> LabGame {
        let evaluators = G::EVALUATORS.iter().map(|&name| name.to_owned()).collect();
        LabGame { name: start.name(), evaluators }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_there_with_its_evaluators() {
        let offer = offer(&Bounds::default());
        let names: Vec<&str> = offer.games.iter().map(|game| game.name.as_str()).collect();
        assert_eq!(names, GAMES);
        assert!(offer.games.iter().all(|game| !game.evaluators.is_empty()));
    }
}
