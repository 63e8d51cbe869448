//! Who plays, and how the computer comes to its moves.

use crate::interrupt::Interrupt;
use crate::task::{Answer, Task, within};
use crate::words::Words;
use crate::{progress, tell, thinking, values};
use engine::{Engine, Level};
use gametree::{Algorithm, Game, Limits, Ties};
use mnk::{Board, Cell, Evaluator, Order, Rules};
use std::str::FromStr;
use std::time::Duration;

/// A player as given on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    Human,
    Computer {
        algorithm: Algorithm,
        /// `None`: as deep as suits the board.
        depth: Option<u32>,
    },
    /// The strong player, with this much time for a move.
    Engine {
        time: Duration,
    },
    /// The strong player, as weak as asked for.
    EngineLevel {
        level: Level,
    },
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        if text == "human" {
            return Ok(PlayerSpec::Human);
        }
        if let Some(how) = text.strip_prefix("engine:") {
            if !how.is_empty() && how.bytes().all(|byte| byte.is_ascii_digit()) {
                let level = how.parse().ok().and_then(Level::new);
                let wrong = || format!("{}: the levels are 1 to 10", values::quote(text));
                return Ok(PlayerSpec::EngineLevel { level: level.ok_or_else(wrong)? });
            }
            let time = values::duration(how);
            let time = time.map_err(|error| format!("{}: {error}", values::quote(text)))?;
            return Ok(PlayerSpec::Engine { time });
        }
        let (name, depth) = match text.split_once(':') {
            Some((name, depth)) => (name, Some(depth)),
            None => (text, None),
        };
        let algorithm: Algorithm = name.parse().map_err(|error| match name {
            "human" => "human takes no depth".to_owned(),
            "engine" => "the engine needs a level or a time: engine:5, engine:500ms or engine:2s".to_owned(),
            _ => format!(
                "a player is human, engine:LEVEL, engine:TIME, ALGORITHM or ALGORITHM:DEPTH; {error}"
            ),
        })?;
        let depth = depth.map(values::depth).transpose();
        let depth =
            depth.map_err(|error| format!("the depth in {}: {error}", values::quote(text)))?;
        Ok(PlayerSpec::Computer { algorithm, depth })
    }
}

/// On boards of up to this many cells the computer looks to the end of the game.
const SMALL: usize = 12;
/// How long it thinks on larger ones, if the algorithm can use whatever time there is.
const PATIENCE: Duration = Duration::from_secs(1);

/// All that the computer players of one game share.
pub struct Thinker {
    pub evaluator: Evaluator,
    pub order: Order,
    pub time: Option<Duration>,
    pub seed: u64,
    pub interrupt: Interrupt,
    /// For X and for O: neither is to profit from what the other has found out.
    pub engines: [Option<Engine>; 2],
}

/// A move of the computer, and what it thinks of it.
pub struct Found {
    pub best: Option<Cell>,
    pub comment: String,
}

/// How far a computer player may look.
struct Reach {
    depth: Option<u32>,
    time: Option<Duration>,
}

impl Thinker {
    /// Finds a move for a player; for a person, the move of a computer. Ctrl-C makes it answer at
    /// once.
    pub fn find(&mut self, words: &Words, board: &Board, player: PlayerSpec) -> Found {
        let (algorithm, depth) = match player {
            PlayerSpec::Engine { time } => return self.ask_engine(words, board, Level::FULL, time),
            // The highest level has no limit of its own.
            PlayerSpec::EngineLevel { level } => {
                return self.ask_engine(words, board, level, self.time.unwrap_or(PATIENCE));
            }
            PlayerSpec::Computer { algorithm, depth } => (algorithm, depth),
            PlayerSpec::Human => (Algorithm::Deepening, None),
        };
        let Answer { report, time } = self.search(words, board, algorithm, depth);
        let value = tell::value(words, &report);
        let cost = tell::cost(words, report.depth, report.stats.nodes, time);
        Found { best: report.best, comment: format!("{value}, {cost}") }
    }

    fn ask_engine(&mut self, words: &Words, board: &Board, level: Level, time: Duration) -> Found {
        let seed = self.seed;
        let engine = &mut self.engines[board.side().index()];
        let engine = engine.get_or_insert_with(|| Engine::new(thinking::USUAL_TABLE));
        let thought = self.interrupt.during(|stop| {
            let bar = progress::spinner(words);
            let mut limits = thinking::until(stop);
            limits.time = Some(time);
            let thought = engine.think_at(board, level, seed, &limits, |_| {});
            bar.finish_and_clear();
            thought
        });
        let line = thought.as_ref().and_then(|thought| thought.lines.first());
        let (Some(thought), Some(line)) = (&thought, line) else {
            return Found { best: None, comment: String::new() };
        };
        let value = tell::thought(words, line.value);
        let cost = tell::cost(words, thought.depth, thought.nodes, thought.time);
        Found { best: line.moves.first().copied(), comment: format!("{value}, {cost}") }
    }

    fn search(
        &self,
        words: &Words,
        board: &Board,
        algorithm: Algorithm,
        depth: Option<u32>,
    ) -> Answer {
        let mut task = Task::new(algorithm, self.evaluator);
        if chooses(board.rules(), algorithm) {
            // Another choice at every ply, the same again with the same seed.
            task.options.ties = Ties::Random(self.seed.wrapping_add(board.filled() as u64));
        }
        let Reach { depth, time } = self.reach(board.rules(), algorithm, depth);
        let board = board.clone().ordered(self.order);
        let limits = Limits::none().with_depth(depth);
        self.interrupt
            .during(|stop| task.run_shown(&board, &within(limits.with_stop(stop), time), words))
    }

    /// The limits of a player: those given, or what suits the board.
    fn reach(&self, rules: &Rules, algorithm: Algorithm, depth: Option<u32>) -> Reach {
        let time = self.time;
        if depth.is_some() || time.is_some() && uses_any_time(algorithm) {
            return Reach { depth, time };
        }
        match rules.cells() {
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
    pub fn describe(&self, words: &Words, rules: &Rules, player: PlayerSpec) -> String {
        let (algorithm, depth) = match player {
            PlayerSpec::Human => return words.say("player-human", &[]),
            PlayerSpec::Engine { time } => {
                let time = tell::limit(words, time);
                return words.say("player-time", &[("time", time.into())]);
            }
            PlayerSpec::EngineLevel { level } => {
                return words.say("player-level", &[("level", level.number().into())]);
            }
            PlayerSpec::Computer { algorithm, depth } => (algorithm, depth),
        };
        let Reach { depth, time } = self.reach(rules, algorithm, depth);
        let (algorithm, evaluator) = (algorithm.to_string(), self.evaluator.to_string());
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
fn chooses(rules: &Rules, algorithm: Algorithm) -> bool {
    rules.cells() <= SMALL || !uses_any_time(algorithm) || algorithm == Algorithm::Mcts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_refused() {
        assert_eq!("human".parse(), Ok(PlayerSpec::Human));
        let player = |algorithm, depth| Ok(PlayerSpec::Computer { algorithm, depth });
        assert_eq!("minimax".parse(), player(Algorithm::Minimax, None));
        assert_eq!("alpha-beta:4".parse(), player(Algorithm::AlphaBeta, Some(4)));
        let time = Duration::from_millis(500);
        assert_eq!("engine:500ms".parse(), Ok(PlayerSpec::Engine { time }));
        let level = Level::new(3).unwrap();
        assert_eq!("engine:3".parse(), Ok(PlayerSpec::EngineLevel { level }));
        for (text, part) in [
            ("", "''"),
            ("robot:3", "'robot'"),
            ("pvs:", "''"),
            ("pvs:0", "'0'"),
            ("engine", "engine:2s"),
            ("engine:11", "1 to 10"),
            ("engine:5min", "'5min'"),
        ] {
            let error = text.parse::<PlayerSpec>().unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn no_textbook_search_is_left_without_a_depth_on_a_large_board() {
        let thinker = |time| Thinker {
            evaluator: Evaluator::LinePower,
            order: Order::Row,
            time,
            seed: 0,
            interrupt: Interrupt::default(),
            engines: [None, None],
        };
        for algorithm in Algorithm::ALL {
            for time in [None, Some(PATIENCE)] {
                let reach =
                    |rules: &str| thinker(time).reach(&rules.parse().unwrap(), algorithm, None);
                assert!(reach("3x3x3").depth.is_none());
                let large = reach("15x15x5");
                assert!(large.depth.is_some() || uses_any_time(algorithm) && large.time.is_some());
            }
        }
    }
}
