//! Who plays, and how the computer comes to its moves.

use crate::interrupt::Interrupt;
use crate::task::{Answer, Task, within};
use crate::values;
use gametree::{Algorithm, Limits, Ties};
use mnk::{Board, Evaluator, Order, Rules};
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
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        if text == "human" {
            return Ok(PlayerSpec::Human);
        }
        let (name, depth) = match text.split_once(':') {
            Some((name, depth)) => (name, Some(depth)),
            None => (text, None),
        };
        let algorithm: Algorithm = name.parse().map_err(|error| match name {
            "human" => "human takes no depth".to_owned(),
            _ => format!("a player is human, ALGORITHM or ALGORITHM:DEPTH; {error}"),
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
}

/// How far a computer player may look.
struct Reach {
    depth: Option<u32>,
    time: Option<Duration>,
}

impl Thinker {
    /// Finds a move. Ctrl-C makes it answer at once.
    pub fn think(&self, board: &Board, algorithm: Algorithm, depth: Option<u32>) -> Answer {
        let mut task = Task::new(algorithm, self.evaluator);
        if chooses(board.rules(), algorithm) {
            // Another choice at every ply, the same again with the same seed.
            task.options.ties = Ties::Random(self.seed.wrapping_add(board.filled() as u64));
        }
        let Reach { depth, time } = self.reach(board.rules(), algorithm, depth);
        let board = board.clone().ordered(self.order);
        let limits = Limits::none().with_depth(depth);
        self.interrupt.during(|stop| task.run_shown(&board, &within(limits.with_stop(stop), time)))
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
    pub fn describe(&self, rules: &Rules, player: PlayerSpec) -> String {
        let PlayerSpec::Computer { algorithm, depth } = player else {
            return "human".to_owned();
        };
        let Reach { depth, time } = self.reach(rules, algorithm, depth);
        let mut text = format!("{algorithm}, {}", self.evaluator);
        if let Some(depth) = depth {
            text.push_str(&format!(", depth {depth}"));
        }
        if let Some(time) = time {
            text.push_str(&format!(", {} ms a move", time.as_millis()));
        }
        text
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
        for (text, part) in [("", "''"), ("robot:3", "'robot'"), ("pvs:", "''"), ("pvs:0", "'0'")] {
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
