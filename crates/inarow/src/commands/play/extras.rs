//! What a conversation over a game needs besides the game, and k in a row does better than others.

use super::thinker::Found;
use crate::words::Words;
use crate::{say, values};
use engine::Level;
use games::Playable;
use gametree::Stop;
use std::time::Duration;

/// How a game is talked about. What is said here of every game suits all but k in a row.
pub trait Extras<G: Playable> {
    /// A move, as one would type it at the beginning.
    fn example(&self, start: &G) -> String {
        listed(start).first().map(G::Move::to_string).unwrap_or_default()
    }

    /// What may be typed as a move, for the list that `help` prints.
    fn help(&self, words: &Words, _: &G) -> String {
        words.say("terminal-help-move", &[])
    }

    /// The move that somebody has typed, or why it cannot be played.
    fn read(&self, words: &Words, game: &G, text: &str) -> Result<G::Move, String> {
        /// More are not read anyway.
        const MOST: usize = 40;
        game.move_named(text).map_err(|_| {
            let moves = listed(game);
            if moves.is_empty() {
                return words.say("refused-over", &[]);
            }
            let more = if moves.len() > MOST { " …" } else { "" };
            let moves = say::moves(&moves[..moves.len().min(MOST)]) + more;
            let text = values::shorten(text);
            words.say("terminal-no-move", &[("text", text.into()), ("moves", moves.into())])
        })
    }

    /// The position in one line, for other commands; `None` where they would not understand it.
    fn position(&self, _: &G) -> Option<String> {
        None
    }

    /// Why a finished game ended as it did, a line each.
    fn reasons(&self, _: &Words, _: &G) -> Vec<String> {
        Vec::new()
    }

    /// The position as the searches should see it.
    fn for_search(&self, game: &G) -> G {
        game.clone()
    }

    /// The move of the strong engine; none where it does not know the game.
    fn ask_engine(&mut self, _: &Words, _: &G, _: &Order<'_>) -> Option<Found<G::Move>> {
        None
    }
}

/// What the engine is asked for.
pub struct Order<'a> {
    pub level: Level,
    pub time: Duration,
    pub seed: u64,
    pub stop: &'a Stop,
}

/// A game with nothing special about it.
pub struct Plain;

impl<G: Playable> Extras<G> for Plain {}

/// The moves of a game that is not over.
fn listed<G: Playable>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if game.outcome().is_none() {
        game.moves(&mut moves);
    }
    moves
}
