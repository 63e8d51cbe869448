//! Who plays.

use crate::values;
use engine::Level;
use gametree::Algorithm;
use std::str::FromStr;
use std::time::Duration;

/// A player as given on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    Human,
    /// Any legal move, by the seed.
    Random,
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
        if text == "random" {
            return Ok(PlayerSpec::Random);
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
            "human" | "random" => format!("{name} takes no depth"),
            "engine" => {
                "the engine needs a level or a time: engine:5, engine:500ms or engine:2s".to_owned()
            }
            _ => format!(
                "a player is human, random, engine:LEVEL, engine:TIME, ALGORITHM or \
                 ALGORITHM:DEPTH; {error}"
            ),
        })?;
        let depth = depth.map(values::depth).transpose();
        let depth =
            depth.map_err(|error| format!("the depth in {}: {error}", values::quote(text)))?;
        Ok(PlayerSpec::Computer { algorithm, depth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_refused() {
        assert_eq!("human".parse(), Ok(PlayerSpec::Human));
        assert_eq!("random".parse(), Ok(PlayerSpec::Random));
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
            ("random:3", "random takes no depth"),
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
}
