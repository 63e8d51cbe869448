//! Players as people write them: one grammar for the command line, the page, files and the lab.

use crate::error::PlayerError;
use engine::Level;
use games::quote;
use pipe::{Program, Protocol};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

/// Who plays, as a text.
///
/// | text | who |
/// |---|---|
/// | `human` | a person |
/// | `random` | any legal move |
/// | `exact` | perfect play, in games that can be solved: small ones, and Connect Four |
/// | `engine:4` | the engine at a level from 1 to 10 |
/// | `engine:2s`, `engine:500ms`, `engine:6d`, `engine:100000n` | the engine with a time for a move, a depth in plies, a number of nodes |
/// | `engine:10:50000n` | several of these |
/// | `alpha-beta`, `alpha-beta:6`, `alpha-beta:6:open-lines` | an algorithm, with a depth and an evaluator if wanted |
/// | `mcts:20000n`, `deepening:2s` | an algorithm with a number of nodes or a time for a move |
/// | `pipe:python3 mine.py`, `gomocup:./brain` | a [program](pipe::Program); all behind the first colon is its command |
///
/// What follows the name may be in any order. Games other than k in a row have no engine of their
/// own: there `engine` is the best search, iterative deepening with the usual evaluator. Its levels 1
/// to 6 look one to four plies ahead and make some moves at random, 7 to 9 look at more and more
/// nodes, 10 at as many as it may.
///
/// With gravity `exact` asks the solver, and plays the engine's move where that takes too long; its
/// report says which it was: the solver's is proven. Without a clock it asks the solver wherever that
/// takes seconds rather than hours, as on the empty board of Connect Four.
///
/// Whether an algorithm or an evaluator exists is known when the player takes a
/// [`Seat`](crate::Seat). A program is an algorithm by its whole text: only where the catalogue has been
/// given one of that name is there anything to start, so no text from elsewhere starts a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Human,
    /// Any legal move.
    Random,
    /// Perfect play.
    Exact,
    /// The engine.
    Engine {
        /// How well it plays; as well as it can if not given.
        level: Option<Level>,
        /// How far it looks.
        reach: Reach,
    },
    /// A search.
    Search {
        /// The name of an algorithm, of a search of one's own, or the whole text of a program.
        algorithm: String,
        /// How far it looks.
        reach: Reach,
        /// What scores positions; the usual evaluator of the game if not given.
        evaluator: Option<String>,
    },
}

/// How far a player looks for one move, whichever limit comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Plies.
    pub depth: Option<u32>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
}

impl Reach {
    /// Whether nothing limits it.
    #[must_use]
    pub fn is_unlimited(&self) -> bool {
        *self == Reach::default()
    }

    /// The smaller of each limit.
    #[must_use]
    pub fn within(self, other: Reach) -> Reach {
        fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            one.into_iter().chain(other).min()
        }
        Reach {
            depth: least(self.depth, other.depth),
            nodes: least(self.nodes, other.nodes),
            time: least(self.time, other.time),
        }
    }
}

impl Player {
    /// Whether it plays the same game again with the same seed: it looks at no clock, unless whoever
    /// asks it for a move has one.
    #[must_use]
    pub fn is_repeatable(&self) -> bool {
        self.reach().time.is_none()
    }

    /// Whether a move is likely to take less than a few tenths of a second.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        const QUICK: Duration = Duration::from_millis(200);
        match self {
            Player::Random => true,
            Player::Engine { level, reach } => {
                level.is_some_and(|level| level.number() <= 8)
                    || reach.depth.is_some_and(|depth| depth <= 4)
                    || reach.nodes.is_some_and(|nodes| nodes <= 20_000)
                    || reach.time.is_some_and(|time| time <= QUICK)
            }
            Player::Search { reach, .. } => reach.time.is_some_and(|time| time <= QUICK),
            Player::Human | Player::Exact => false,
        }
    }

    /// Whether it is the engine, in games that have one.
    #[must_use]
    pub fn is_engine(&self) -> bool {
        matches!(self, Player::Engine { .. } | Player::Exact)
    }

    /// How far it looks by its own account.
    #[must_use]
    pub fn reach(&self) -> Reach {
        match self {
            Player::Human | Player::Random | Player::Exact => Reach::default(),
            Player::Engine { reach, .. } | Player::Search { reach, .. } => *reach,
        }
    }

    /// The command, with its protocol in front, if it is a program.
    #[must_use]
    pub fn program(&self) -> Option<&str> {
        match self {
            Player::Search { algorithm, .. } => Protocol::prefixed(algorithm).map(|_| &**algorithm),
            _ => None,
        }
    }

    /// The same player; a search that has no evaluator of its own takes this one.
    #[must_use]
    pub fn with_evaluator(self, name: &str) -> Player {
        match self {
            Player::Search { algorithm, reach, evaluator: None } => {
                Player::Search { algorithm, reach, evaluator: Some(name.to_owned()) }
            }
            other => other,
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let alone = |player: Player| match text == name {
            true => Ok(player),
            false => Err(PlayerError::Alone { player: quote(text), name: name.to_owned() }),
        };
        match name {
            "human" => return alone(Player::Human),
            "random" => return alone(Player::Random),
            "exact" => return alone(Player::Exact),
            _ if Protocol::prefixed(text).is_some() => {
                let wrong = |reason| PlayerError::Command { player: quote(text), reason };
                Program::check(text).map_err(wrong)?;
                let (algorithm, reach) = (text.to_owned(), Reach::default());
                return Ok(Player::Search { algorithm, reach, evaluator: None });
            }
            _ if !is_name(name) => return Err(PlayerError::Unknown(quote(text))),
            _ => {}
        }
        let mut read = Parts::default();
        for part in parts {
            read.add(text, part, name == "engine")?;
        }
        let Parts { level, reach, evaluator } = read;
        if name != "engine" {
            return Ok(Player::Search { algorithm: name.to_owned(), reach, evaluator });
        }
        match level.is_none() && reach.is_unlimited() {
            true => Err(PlayerError::Engine(quote(text))),
            false => Ok(Player::Engine { level, reach }),
        }
    }
}

/// What stands behind the name.
#[derive(Default)]
struct Parts {
    level: Option<Level>,
    reach: Reach,
    evaluator: Option<String>,
}

impl Parts {
    fn add(&mut self, player: &str, part: &str, is_engine: bool) -> Result<(), PlayerError> {
        let wrong = || PlayerError::Part { player: quote(player), part: quote(part) };
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = part.split_at(digits);
        if number.is_empty() {
            return match is_name(part) {
                false => Err(wrong()),
                true if is_engine => Err(PlayerError::Engine(quote(player))),
                true => once(player, "evaluator", &mut self.evaluator, part.to_owned()),
            };
        }
        let impossible = || PlayerError::Number { player: quote(player), part: quote(part) };
        let number = number.parse().ok().filter(|&number: &u64| number > 0);
        match unit {
            "" if is_engine => {
                let level = number.and_then(|number| u8::try_from(number).ok());
                let level = level.and_then(Level::new);
                let level = level.ok_or_else(|| PlayerError::Level(quote(player)))?;
                once(player, "level", &mut self.level, level)
            }
            "" | "d" => {
                let plies = number.ok_or_else(impossible)?;
                // More than any game has is as good as no limit.
                let plies = u32::try_from(plies).unwrap_or(u32::MAX);
                once(player, "depth", &mut self.reach.depth, plies)
            }
            "n" => {
                let nodes = number.ok_or_else(impossible)?;
                once(player, "number of nodes", &mut self.reach.nodes, nodes)
            }
            "s" | "ms" => {
                let number = number.filter(|&number| number <= u64::from(u32::MAX));
                let number = number.ok_or_else(impossible)?;
                let time = match unit {
                    "s" => Duration::from_secs(number),
                    _ => Duration::from_millis(number),
                };
                once(player, "time", &mut self.reach.time, time)
            }
            _ => Err(wrong()),
        }
    }
}

fn once<T>(
    player: &str,
    what: &'static str,
    place: &mut Option<T>,
    value: T,
) -> Result<(), PlayerError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(PlayerError::Twice { player: quote(player), what }),
    }
}

/// Whether it looks like the name of an algorithm or an evaluator.
fn is_name(text: &str) -> bool {
    text.starts_with(char::is_alphabetic) && !text.contains(|c: char| c.is_control() || c == ' ')
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let (depth_unit, reach) = match self {
            Player::Human => return f.pad("human"),
            Player::Random => return f.pad("random"),
            Player::Exact => return f.pad("exact"),
            Player::Engine { level, reach } => {
                text.push_str("engine");
                if let Some(level) = level {
                    text.push_str(&format!(":{}", level.number()));
                }
                ("d", reach)
            }
            Player::Search { algorithm, reach, .. } => {
                text.push_str(algorithm);
                ("", reach)
            }
        };
        if let Some(depth) = reach.depth {
            text.push_str(&format!(":{depth}{depth_unit}"));
        }
        if let Some(nodes) = reach.nodes {
            text.push_str(&format!(":{nodes}n"));
        }
        match reach.time {
            None => {}
            Some(time) if time.subsec_millis() == 0 => {
                text.push_str(&format!(":{}s", time.as_secs()));
            }
            Some(time) => text.push_str(&format!(":{}ms", time.as_millis())),
        }
        if let Player::Search { evaluator: Some(evaluator), .. } = self {
            text.push_str(&format!(":{evaluator}"));
        }
        f.pad(&text)
    }
}

/// As its text.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        Cow::<'_, str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Player {
        text.parse().unwrap()
    }

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in [
            "human",
            "random",
            "exact",
            "engine:3",
            "engine:2s",
            "engine:500ms",
            "engine:6d",
            "engine:100000n",
            "engine:10:500n",
            "engine:8:6d:500n:1500ms",
            "minimax",
            "alpha-beta:3",
            "minimax:2:open-lines",
            "mcts:20000n",
            "deepening:2s",
            "deepening:6:1000n:line-power",
            "mine:3",
            "pipe:python3 'my search.py' --depth:3",
            "gomocup:./brain",
        ] {
            assert_eq!(parse(text).to_string(), text);
            let json = serde_json::to_string(&parse(text)).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Player>(&json).unwrap(), parse(text));
        }
        assert_eq!(parse("pvs:quick-win:1000ms:9n:4").to_string(), "pvs:4:9n:1s:quick-win");
        assert_eq!(parse("pipe:a b:c").program(), Some("pipe:a b:c"));
        assert_eq!(parse("mine:3").program(), None);
        assert_eq!(parse("pvs:6d"), parse("pvs:6"));
        assert_eq!(parse("minimax:99999999999").reach().depth, Some(u32::MAX));
        assert_eq!(format!("{:<8}|", parse("random")), "random  |");
    }

    #[test]
    fn players_mean_what_they_say() {
        let nothing = Reach::default();
        let level = Level::new(3);
        assert_eq!(parse("engine:3"), Player::Engine { level, reach: nothing });
        let reach = Reach { time: Some(Duration::from_millis(500)), ..nothing };
        assert_eq!(parse("engine:500ms"), Player::Engine { level: None, reach });
        let (algorithm, evaluator) = ("alpha-beta".to_owned(), None);
        let reach = Reach { depth: Some(4), ..nothing };
        assert_eq!(parse("alpha-beta:4"), Player::Search { algorithm, reach, evaluator });
        for (text, repeatable, quick, engine) in [
            ("random", true, true, false),
            ("engine:8", true, true, true),
            ("engine:9", true, false, true),
            ("engine:2s", false, false, true),
            ("engine:9:100ms", false, true, true),
            ("exact", true, false, true),
            ("mcts:20000n", true, false, false),
            ("deepening:4:1s", false, false, false),
        ] {
            let player = parse(text);
            let said = (player.is_repeatable(), player.is_quick(), player.is_engine());
            assert_eq!(said, (repeatable, quick, engine), "{text}");
        }
        assert_eq!(parse("pvs:2").with_evaluator("outcome"), parse("pvs:2:outcome"));
        assert_eq!(parse("pvs:2:mobility").with_evaluator("x"), parse("pvs:2:mobility"));
        assert_eq!(parse("engine:2").with_evaluator("x"), parse("engine:2"));
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for (text, part) in [
            ("", "'' is not a player"),
            ("3", "engine:4"),
            (":3", "alpha-beta"),
            ("two words", "'two words'"),
            ("random:3", "random takes nothing behind it"),
            ("human:3", "human takes nothing"),
            ("exact:3", "exact takes nothing"),
            ("pvs:0", "'0'"),
            ("pvs:-3", "'-3'"),
            ("pvs:", "''"),
            ("pvs:3:4", "the depth twice"),
            ("pvs:a:b", "the evaluator twice"),
            ("mcts:99999999999999999999n", "'99999999999999999999n'"),
            ("mcts:0n", "at least 1"),
            ("deepening:0s", "'0s'"),
            ("deepening:5000000000s", "'5000000000s'"),
            ("deepening:1.5s", "500ms"),
            ("pipe:", "pipe:COMMAND"),
            ("pipe:a 'b", "never closed"),
            ("gomocup:", "pipe:COMMAND"),
            ("engine", "engine:2s"),
            ("engine:0", "1 to 10"),
            ("engine:11", "1 to 10"),
            ("engine:99999999999999999999", "1 to 10"),
            ("engine:5min", "'5min'"),
            ("engine:4:line-power", "an evaluation of its own"),
            ("engine:4:5n:6n", "nodes twice"),
            ("engine:4:5", "the level twice"),
        ] {
            let error = text.parse::<Player>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
        let long = "a b".repeat(1000).parse::<Player>().unwrap_err().to_string();
        assert!(long.len() < 300, "{long}");
        assert!(serde_json::from_str::<Player>("\"engine:11\"").is_err());
    }
}
