//! A player at the board.

use super::player::{Player, as_board};
use crate::bounded;
use engine::Engine;
use games::{Judge, Playable};
use gametree::{Algorithm, Limits, Options, Stop, Ties, Window};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The table of an engine, in bytes.
const TABLE: usize = 4 << 20;

/// A player with what it remembers during one game.
pub(super) enum Seat<G> {
    Random,
    Textbook { algorithm: (Algorithm, Option<usize>), limits: Limits, judge: Option<Judge<G>> },
    Engine { level: engine::Level, nodes: Option<u64>, engine: Box<Engine> },
}

/// A move, and what it took to find it.
pub(super) struct Choice<M> {
    pub mv: M,
    pub nodes: u64,
}

impl<G: Playable> Seat<G> {
    pub(super) fn new(player: &Player, game: &G, tree: Option<usize>) -> Seat<G> {
        match player {
            Player::Random => Seat::Random,
            Player::Textbook { algorithm, depth, nodes, evaluator } => {
                let usual = G::EVALUATORS.first().copied().unwrap_or_default();
                Seat::Textbook {
                    algorithm: (*algorithm, tree),
                    limits: Limits::none().with_depth(*depth).with_nodes(*nodes),
                    judge: game.judge(evaluator.as_deref().unwrap_or(usual)),
                }
            }
            Player::Engine { level, nodes } => {
                let engine = Box::new(Engine::new(TABLE));
                Seat::Engine { level: *level, nodes: *nodes, engine }
            }
        }
    }

    /// A move in a game that is not over; `None` only if there is none, or if the search was
    /// stopped before it had any.
    pub(super) fn choose(&mut self, game: &G, seed: u64, stop: &Stop) -> Option<Choice<G::Move>> {
        match self {
            Seat::Random => {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let mv = *moves.get(rng.random_range(0..moves.len().max(1)))?;
                Some(Choice { mv, nodes: 0 })
            }
            Seat::Textbook { algorithm, limits, judge } => {
                let judge = judge.as_ref()?;
                let options = Options { scoring: judge.scoring, ties: Ties::Random(seed) };
                let limits = limits.clone().with_stop(stop);
                let evaluate = &*judge.evaluate;
                let report =
                    bounded::search(*algorithm, game, evaluate, options, Window::FULL, &limits);
                Some(Choice { mv: report.best?, nodes: report.stats.nodes })
            }
            Seat::Engine { level, nodes, engine } => {
                let limits = engine::Limits {
                    nodes: *nodes,
                    stop: stop.clone(),
                    ..engine::Limits::default()
                };
                let thought = engine.think_at(as_board(game)?, *level, seed, &limits, |_| {})?;
                let best = thought.lines.first()?.moves.first()?;
                let mv = game.move_named(&best.to_string()).ok()?;
                Some(Choice { mv, nodes: thought.nodes })
            }
        }
    }
}
