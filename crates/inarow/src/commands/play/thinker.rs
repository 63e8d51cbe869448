//! How the computer comes to its moves.

use super::extras::{Extras, Order};
use super::player::PlayerSpec;
use crate::interrupt::Interrupt;
use crate::progress::{self, SearchProgress};
use crate::task::within;
use crate::tell;
use crate::words::Words;
use engine::Level;
use games::{Judge, Playable};
use gametree::{Algorithm, Limits, Observer, Options, Report, Ties, Window};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// On boards of up to this many squares the computer looks to the end of the game.
const SMALL: usize = 12;
/// How long it thinks on larger ones, if the algorithm can use whatever time there is.
const PATIENCE: Duration = Duration::from_secs(1);

/// All that the computer players of one game share.
pub struct Thinker<G> {
    /// The name of the evaluator.
    pub evaluator: String,
    pub judge: Judge<G>,
    /// How large the board is.
    pub squares: usize,
    pub time: Option<Duration>,
    pub seed: u64,
    pub interrupt: Interrupt,
}

/// A move of the computer, and what it thinks of it; nothing if it does not think.
pub struct Found<M> {
    pub best: Option<M>,
    pub comment: String,
}

/// How far a computer player may look.
struct Reach {
    depth: Option<u32>,
    time: Option<Duration>,
}

impl<G: Playable> Thinker<G> {
    /// Finds a move for a player, `ply` plies into the game; for a person, the move of a computer.
    /// Ctrl-C makes it answer at once.
    pub fn find(
        &self,
        words: &Words,
        extras: &mut impl Extras<G>,
        (game, ply): (&G, usize),
        player: PlayerSpec,
    ) -> Found<G::Move> {
        // Another choice at every ply, the same again with the same seed.
        let seed = self.seed.wrapping_add(ply as u64);
        let (algorithm, depth) = match player {
            PlayerSpec::Random => return any_move(game, seed),
            PlayerSpec::Engine { time } => {
                return self.ask_engine(words, extras, game, Level::FULL, time);
            }
            // The highest level has no limit of its own.
            PlayerSpec::EngineLevel { level } => {
                let time = self.time.unwrap_or(PATIENCE);
                return self.ask_engine(words, extras, game, level, time);
            }
            PlayerSpec::Computer { algorithm, depth } => (algorithm, depth),
            PlayerSpec::Human => (Algorithm::Deepening, None),
        };
        let start = Instant::now();
        let report = self.search(words, &extras.for_search(game), seed, algorithm, depth);
        let value = tell::value(words, &report);
        let cost = tell::cost(words, report.depth, report.stats.nodes, start.elapsed());
        Found { best: report.best, comment: format!("{value}, {cost}") }
    }

    fn ask_engine(
        &self,
        words: &Words,
        extras: &mut impl Extras<G>,
        game: &G,
        level: Level,
        time: Duration,
    ) -> Found<G::Move> {
        let found = self.interrupt.during(|stop| {
            let order = Order { level, time, seed: self.seed, stop };
            extras.ask_engine(words, game, &order)
        });
        found.unwrap_or(Found { best: None, comment: String::new() })
    }

    fn search(
        &self,
        words: &Words,
        game: &G,
        seed: u64,
        algorithm: Algorithm,
        depth: Option<u32>,
    ) -> Report<G::Move> {
        let choose = chooses(self.squares, algorithm);
        let ties = if choose { Ties::Random(seed) } else { Ties::First };
        let options = Options { scoring: self.judge.scoring, ties };
        let Reach { depth, time } = self.reach(algorithm, depth);
        self.interrupt.during(|stop| {
            let limits = within(Limits::none().with_depth(depth).with_stop(stop), time);
            match progress::is_watched() {
                true => {
                    let mut shown = SearchProgress::new(words);
                    self.observed(game, algorithm, options, &limits, &mut shown)
                }
                false => self.observed(game, algorithm, options, &limits, &mut ()),
            }
        })
    }

    fn observed(
        &self,
        game: &G,
        algorithm: Algorithm,
        options: Options,
        limits: &Limits,
        seen_by: &mut impl Observer<G>,
    ) -> Report<G::Move> {
        algorithm.search(game, &self.judge.evaluate, options, Window::FULL, limits, seen_by)
    }

    /// The limits of a player: those given, or what suits the board.
    fn reach(&self, algorithm: Algorithm, depth: Option<u32>) -> Reach {
        let time = self.time;
        if depth.is_some() || time.is_some() && uses_any_time(algorithm) {
            return Reach { depth, time };
        }
        match self.squares {
            // Nine cells take even minimax less than a second.
            0..=9 => Reach { depth: None, time },
            10..=SMALL if uses_any_time(algorithm) => Reach { depth: None, time },
            _ if uses_any_time(algorithm) => Reach { depth: None, time: Some(PATIENCE) },
            10..=16 => Reach { depth: Some(6), time },
            17..=36 => Reach { depth: Some(4), time },
            37..=100 => Reach { depth: Some(3), time },
            _ => Reach { depth: Some(2), time },
        }
    }

    /// A player in words.
    pub fn describe(&self, words: &Words, player: PlayerSpec) -> String {
        let (algorithm, depth) = match player {
            PlayerSpec::Human => return words.say("player-human", &[]),
            PlayerSpec::Random => return words.say("player-random", &[]),
            PlayerSpec::Engine { time } => {
                let time = tell::limit(words, time);
                return words.say("player-time", &[("time", time.into())]);
            }
            PlayerSpec::EngineLevel { level } => {
                return words.say("player-level", &[("level", level.number().into())]);
            }
            PlayerSpec::Computer { algorithm, depth } => (algorithm, depth),
        };
        let Reach { depth, time } = self.reach(algorithm, depth);
        let (algorithm, evaluator) = (algorithm.to_string(), self.evaluator.as_str());
        let player = match depth {
            None => words.say(
                "player-algorithm",
                &[("algorithm", algorithm.into()), ("evaluator", evaluator.into())],
            ),
            Some(depth) => words.say(
                "player-algorithm-depth",
                &[
                    ("algorithm", algorithm.into()),
                    ("depth", depth.into()),
                    ("evaluator", evaluator.into()),
                ],
            ),
        };
        match time.map(|time| tell::limit(words, time)) {
            None => player,
            Some(time) => {
                format!("{player}, {}", words.say("pace-move", &[("time", time.into())]))
            }
        }
    }
}

fn any_move<G: Playable>(game: &G, seed: u64) -> Found<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let chosen = ChaCha8Rng::seed_from_u64(seed).random_range(0..moves.len().max(1));
    Found { best: moves.get(chosen).copied(), comment: String::new() }
}

/// Whether an algorithm has an answer at any time that is the better the longer it thinks. The
/// textbook searches have not: ended early, they have looked at the first moves only.
fn uses_any_time(algorithm: Algorithm) -> bool {
    match algorithm {
        Algorithm::Deepening | Algorithm::Mtdf | Algorithm::Mcts | Algorithm::Pns => true,
        Algorithm::Minimax | Algorithm::Negamax | Algorithm::AlphaBeta | Algorithm::Pvs => false,
    }
}

/// Whether a player chooses among equal moves. To know which are equal takes nodes, which a search
/// that works against the clock has better uses for.
fn chooses(squares: usize, algorithm: Algorithm) -> bool {
    squares <= SMALL || !uses_any_time(algorithm) || algorithm == Algorithm::Mcts
}

#[cfg(test)]
mod tests {
    use super::*;
    use mnk::{Board, Rules};

    #[test]
    fn no_textbook_search_is_left_without_a_depth_on_a_large_board() {
        let board = Board::new(Rules::TIC_TAC_TOE);
        let thinker = |squares, time| Thinker {
            evaluator: "outcome".to_owned(),
            judge: board.judge("outcome").unwrap(),
            squares,
            time,
            seed: 0,
            interrupt: Interrupt::default(),
        };
        for algorithm in Algorithm::ALL {
            for time in [None, Some(PATIENCE)] {
                let reach = |squares| thinker(squares, time).reach(algorithm, None);
                assert!(reach(9).depth.is_none());
                let large = reach(225);
                assert!(large.depth.is_some() || uses_any_time(algorithm) && large.time.is_some());
            }
        }
    }
}
