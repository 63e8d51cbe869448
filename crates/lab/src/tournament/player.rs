//! Who can play in a tournament, as a person writes it.

use engine::Level;
use games::Playable;
use gametree::Algorithm;
use mnk::Board;
use std::any::Any;
use std::fmt::{self, Display};
use std::str::FromStr;

/// The highest level of the engine has no limit of its own.
const USUAL_NODES: u64 = 100_000;

/// A player that needs no clock.
///
/// Written as in `inarow play`, with the evaluator and a limit of nodes where wanted: `random`,
/// `engine:4`, `engine:10:50000n`, `alpha-beta:3`, `minimax:2:open-lines`, `mcts:20000n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal move.
    Random,
    /// A search of `gametree`, with a limit of depth, of nodes or both.
    Textbook {
        /// Which.
        algorithm: Algorithm,
        /// Plies to look ahead.
        depth: Option<u32>,
        /// Nodes that may be visited for a move.
        nodes: Option<u64>,
        /// The evaluator; `None` is the usual one of the game.
        evaluator: Option<String>,
    },
    /// The strong player for k in a row.
    Engine {
        /// How well it plays.
        level: Level,
        /// Nodes that it may visit for a move, if its level would allow more.
        nodes: Option<u64>,
    },
}

/// Why a text is no player, or none of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PlayerError {
    #[error(
        "'{0}' is no player; write random, engine:LEVEL or ALGORITHM:DEPTH, with :EVALUATOR or \
         :NODESn behind it if wanted, such as alpha-beta:3:open-lines or mcts:20000n; algorithms are \
         {names}", names = Algorithm::ALL.map(Algorithm::name).join(", ")
    )]
    Unknown(String),
    #[error("'{0}' needs a limit: a depth, as in {1}:3, or nodes, as in {1}:10000n")]
    Unlimited(String, Algorithm),
    #[error("'{0}': {1} cannot be; a depth is a whole number from 1 on, and so are nodes")]
    Number(String, String),
    #[error("'{0}': {1} is there twice")]
    Twice(String, String),
    #[error("'{0}': the levels of the engine are 1 to 10, and only nodes can limit it further")]
    Engine(String),
    #[error(
        "'{0}': with a clock every run would come out differently; give the engine a level \
         instead, and nodes if wanted: engine:10:100000n"
    )]
    Clock(String),
    #[error("a person cannot play in a tournament")]
    Human,
    #[error("'{player}': {game} has no evaluator '{evaluator}'; it has {all}")]
    Evaluator { player: String, game: String, evaluator: String, all: String },
    #[error("'{player}': the engine plays k in a row only, not {game}")]
    NoEngine { player: String, game: String },
}

impl Player {
    /// Whether it can play this game.
    ///
    /// # Errors
    /// If the game has no such evaluator, or the engine does not play it.
    pub fn check<G: Playable>(&self, game: &G) -> Result<(), PlayerError> {
        let (player, name) = (self.to_string(), game.name());
        match self {
            Player::Engine { .. } if as_board(game).is_none() => {
                Err(PlayerError::NoEngine { player, game: name })
            }
            Player::Textbook { evaluator: Some(evaluator), .. }
                if game.judge(evaluator).is_none() =>
            {
                let (evaluator, all) = (evaluator.clone(), G::EVALUATORS.join(", "));
                Err(PlayerError::Evaluator { player, game: name, evaluator, all })
            }
            _ => Ok(()),
        }
    }
}

/// The board, if the game is k in a row.
pub(super) fn as_board<G: Playable>(game: &G) -> Option<&Board> {
    (game as &dyn Any).downcast_ref()
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let short: String = text.chars().take(40).collect();
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        if name == "human" {
            return Err(PlayerError::Human);
        }
        if text == "random" {
            return Ok(Player::Random);
        }
        if name == "engine" {
            return engine(&short, parts);
        }
        let algorithm: Algorithm = name.parse().map_err(|_| PlayerError::Unknown(short.clone()))?;
        let (mut depth, mut nodes, mut evaluator) = (None, None, None);
        for part in parts {
            let twice = || PlayerError::Twice(short.clone(), part.to_owned());
            match Part::read(&short, part)? {
                Part::Number(number) if depth.is_none() => {
                    depth = Some(u32::try_from(number).unwrap_or(u32::MAX));
                }
                Part::Nodes(number) if nodes.is_none() => nodes = Some(number),
                Part::Word(word) if evaluator.is_none() => evaluator = Some(word.to_owned()),
                _ => return Err(twice()),
            }
        }
        if depth.is_none() && nodes.is_none() {
            return Err(PlayerError::Unlimited(short, algorithm));
        }
        Ok(Player::Textbook { algorithm, depth, nodes, evaluator })
    }
}

fn engine<'a>(text: &str, mut parts: impl Iterator<Item = &'a str>) -> Result<Player, PlayerError> {
    let wrong = || PlayerError::Engine(text.to_owned());
    let level = parts.next().ok_or_else(wrong)?;
    let level = match Part::read(text, level)? {
        Part::Number(number) => u8::try_from(number).ok().and_then(Level::new).ok_or_else(wrong)?,
        Part::Word(word)
            if word.ends_with('s') && word.starts_with(|c: char| c.is_ascii_digit()) =>
        {
            return Err(PlayerError::Clock(text.to_owned()));
        }
        _ => return Err(wrong()),
    };
    let nodes = match parts.next().map(|part| Part::read(text, part)).transpose()? {
        Some(Part::Nodes(nodes)) => Some(nodes),
        Some(_) => return Err(wrong()),
        None => (level == Level::FULL).then_some(USUAL_NODES),
    };
    if parts.next().is_some() {
        return Err(wrong());
    }
    Ok(Player::Engine { level, nodes })
}

/// What stands between two colons.
enum Part<'a> {
    Number(u64),
    Nodes(u64),
    Word(&'a str),
}

impl Part<'_> {
    fn read<'a>(text: &str, part: &'a str) -> Result<Part<'a>, PlayerError> {
        let (digits, is_nodes) = match part.strip_suffix('n') {
            Some(digits) => (digits, true),
            None => (part, false),
        };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return match part.is_empty() || part.starts_with('-') {
                true => Err(PlayerError::Number(text.to_owned(), format!("'{part}'"))),
                false => Ok(Part::Word(part)),
            };
        }
        match digits.parse() {
            Ok(number @ 1..) => {
                Ok(if is_nodes { Part::Nodes(number) } else { Part::Number(number) })
            }
            _ => Err(PlayerError::Number(text.to_owned(), format!("'{part}'"))),
        }
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = match self {
            Player::Random => return f.write_str("random"),
            Player::Engine { level, nodes } => {
                write!(f, "engine:{}", level.number())?;
                nodes
            }
            Player::Textbook { algorithm, depth, nodes, .. } => {
                f.write_str(algorithm.name())?;
                if let Some(depth) = depth {
                    write!(f, ":{depth}")?;
                }
                nodes
            }
        };
        if let Some(nodes) = nodes {
            write!(f, ":{nodes}n")?;
        }
        match self {
            Player::Textbook { evaluator: Some(evaluator), .. } => write!(f, ":{evaluator}"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in [
            "random",
            "engine:3",
            "engine:10:500n",
            "alpha-beta:3",
            "minimax:2:open-lines",
            "mcts:20000n",
            "deepening:6:1000n:line-power",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        assert_eq!("engine:10".parse::<Player>().unwrap().to_string(), "engine:10:100000n");
        let reordered: Player = "pvs:quick-win:9n:4".parse().unwrap();
        assert_eq!(reordered.to_string(), "pvs:4:9n:quick-win");
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for (text, part) in [
            ("", "random"),
            ("robot:3", "'robot:3'"),
            ("human", "person"),
            ("random:3", "no player"),
            ("pvs", "pvs:3"),
            ("pvs:open-lines", "limit"),
            ("pvs:0", "'0'"),
            ("pvs:-3", "'-3'"),
            ("pvs:", "''"),
            ("pvs:3:4", "4 is there twice"),
            ("mcts:99999999999999999999n", "99999999999999999999n"),
            ("engine", "1 to 10"),
            ("engine:11", "1 to 10"),
            ("engine:2s", "clock"),
            ("engine:500ms", "clock"),
            ("engine:4:line-power", "only nodes"),
            ("engine:4:5n:6n", "only nodes"),
        ] {
            let error = text.parse::<Player>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn evaluators_are_those_of_the_game() {
        let board = Board::new(mnk::Rules::TIC_TAC_TOE);
        let player: Player = "minimax:2:mobility".parse().unwrap();
        let error = player.check(&board).unwrap_err().to_string();
        assert!(error.contains("mobility") && error.contains("line-power"), "{error}");
        assert_eq!("engine:2".parse::<Player>().unwrap().check(&board), Ok(()));
    }
}
