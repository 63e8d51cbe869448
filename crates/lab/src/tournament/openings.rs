//! How games begin: moves that nobody chose, the same for all pairs of players.

use games::Position;
use mnk::Board;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rustc_hash::FxHashSet;
use std::fmt::{self, Display};
use std::str::FromStr;

/// More different openings than this are not listed.
const MOST: usize = 100_000;
/// How often to try for an opening in which the game is not over.
const TRIES: u32 = 100;
/// How far from the middle a central move may be, in cells.
const NEAR: usize = 2;
/// Boards with more cells than this have a middle worth the name.
const LARGE: usize = 30;

/// How games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openings {
    /// `N`: the different positions after this many plies, each once before any comes again, in an
    /// order by the seed. With 0 all games begin at the beginning.
    Every(u32),
    /// `random:N`: this many moves by chance.
    Random(u32),
    /// `center:N`, for k in a row: this many stones by chance within two cells of the middle.
    Center(u32),
}

/// Why there are no such openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum OpeningsError {
    #[error("'{0}' is not an opening; write a number of plies, random:N or center:N")]
    Form(String),
    #[error("after {0} plies there are more than {MOST} positions; use random:{0}")]
    TooMany(u32),
    #[error("in {game}, no opening of {plies} plies was found in which the game is not over")]
    Over { game: String, plies: u32 },
    #[error("{0} has no middle; use random:N")]
    NoCenter(String),
}

impl Openings {
    /// What suits a game: three stones near the middle of a large board, else two random moves.
    #[must_use]
    pub fn usual(start: &Position) -> Openings {
        match start.game::<Board>() {
            Some(board) if board.rules().cells() > LARGE => Openings::Center(3),
            _ => Openings::Random(2),
        }
    }

    /// At most `wanted` openings, at least one, each as the moves from `start`.
    ///
    /// # Errors
    /// If the game has no such openings.
    pub fn list(
        self,
        start: &Position,
        wanted: usize,
        seed: u64,
    ) -> Result<Vec<Vec<String>>, OpeningsError> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let game = || start.name().to_owned();
        let over = |plies| OpeningsError::Over { game: game(), plies };
        match self {
            Openings::Every(plies) => {
                let mut all = every(start, plies)?;
                if all.is_empty() {
                    return Err(over(plies));
                }
                // The first `wanted` places of a shuffle.
                for place in 0..wanted.min(all.len()) {
                    let other = rng.random_range(place..all.len());
                    all.swap(place, other);
                }
                all.truncate(wanted.max(1));
                Ok(all)
            }
            Openings::Center(_) if start.game::<Board>().is_none() => {
                Err(OpeningsError::NoCenter(game()))
            }
            Openings::Random(plies) | Openings::Center(plies) => {
                let central = matches!(self, Openings::Center(_));
                let one = |_| {
                    let mut tries = (0..TRIES).map(|_| by_chance(start, plies, central, &mut rng));
                    tries.find_map(|found| found).ok_or_else(|| over(plies))
                };
                (0..wanted.max(1)).map(one).collect()
            }
        }
    }
}

/// One way to each of the positions after `plies` plies that are not over.
fn every(start: &Position, plies: u32) -> Result<Vec<Vec<String>>, OpeningsError> {
    let mut ways = vec![(start.clone(), Vec::new())];
    for _ in 0..plies {
        let mut seen = FxHashSet::default();
        let mut longer = Vec::new();
        for (mut position, way) in ways {
            for mv in position.moves() {
                if position.play(&mv).is_err() {
                    continue;
                }
                if position.outcome().is_none() && seen.insert(position.key()) {
                    let mut way = way.clone();
                    way.push(mv);
                    longer.push((position.clone(), way));
                }
                position.undo();
            }
            if longer.len() > MOST {
                return Err(OpeningsError::TooMany(plies));
            }
        }
        ways = longer;
    }
    Ok(ways.into_iter().map(|(_, way)| way).collect())
}

/// Moves by chance; `None` if they end the game.
fn by_chance(
    start: &Position,
    plies: u32,
    central: bool,
    rng: &mut ChaCha8Rng,
) -> Option<Vec<String>> {
    let mut position = start.clone();
    let mut way = Vec::new();
    for _ in 0..plies {
        let mut moves = position.moves();
        if central && moves.iter().any(|mv| is_central(&position, mv)) {
            moves.retain(|mv| is_central(&position, mv));
        }
        let mv = moves.get(rng.random_range(0..moves.len().max(1)))?;
        way.push(position.play(mv).ok()?);
        if position.outcome().is_some() {
            return None;
        }
    }
    Some(way)
}

/// Whether a move of k in a row is near the middle; where stones fall, of the width alone.
fn is_central(position: &Position, name: &str) -> bool {
    let rules = position.game::<Board>().map(|board| *board.rules());
    let Some((rules, Ok(cell))) = rules.map(|rules| (rules, rules.parse_cell(name))) else {
        return false;
    };
    let near = |at: usize, size: usize| at.abs_diff(size / 2) <= NEAR;
    near(cell.column(), rules.width()) && (rules.gravity() || near(cell.row(), rules.height()))
}

impl Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Openings::Every(plies) => write!(f, "{plies}"),
            Openings::Random(plies) => write!(f, "random:{plies}"),
            Openings::Center(plies) => write!(f, "center:{plies}"),
        }
    }
}

impl FromStr for Openings {
    type Err = OpeningsError;

    fn from_str(text: &str) -> Result<Openings, OpeningsError> {
        let wrong = || OpeningsError::Form(text.chars().take(40).collect());
        let number = |digits: &str| digits.parse::<u32>().map_err(|_| wrong());
        match text.split_once(':') {
            None => Ok(Openings::Every(number(text)?)),
            Some(("random", plies)) => Ok(Openings::Random(number(plies)?)),
            Some(("center", plies)) => Ok(Openings::Center(number(plies)?)),
            Some(_) => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Catalogue;

    fn list(game: &str, openings: &str, wanted: usize) -> Result<Vec<Vec<String>>, OpeningsError> {
        let start = Catalogue::default().position(game).unwrap();
        openings.parse::<Openings>()?.list(&start, wanted, 7)
    }

    #[test]
    fn every_opening_comes_once() {
        assert_eq!(list("3x3x3", "0", 5).unwrap(), [Vec::<String>::new()]);
        let mut all = list("3x3x3", "1", 100).unwrap();
        assert_eq!(all.len(), 9);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 9);
        // Reachable positions with two stones each: 9 · 8 · 7 · 6 / 4.
        assert_eq!(list("3x3x3", "4", 10_000).unwrap().len(), 756);
        assert_eq!(list("3x3x3", "4", 10).unwrap().len(), 10);
        assert_eq!(list("15x15x5", "4", 10).unwrap_err(), OpeningsError::TooMany(4));
    }

    #[test]
    fn chance_is_by_the_seed_and_leaves_the_game_open() {
        let some = list("3x3x3", "random:6", 30).unwrap();
        assert_eq!(some, list("3x3x3", "random:6", 30).unwrap());
        assert!(some.iter().all(|way| way.len() == 6));
        assert!(matches!(list("3x3x3", "random:9", 1), Err(OpeningsError::Over { plies: 9, .. })));
        let central = list("15x15x5", "center:3", 50).unwrap();
        let rules: mnk::Rules = "15x15x5".parse().unwrap();
        let near = |name: &String| {
            let cell = rules.parse_cell(name).unwrap();
            cell.column().abs_diff(7) <= 2 && cell.row().abs_diff(7) <= 2
        };
        assert!(central.iter().flatten().all(near));
        assert_eq!(list("7x6x4+gravity", "center:3", 4).unwrap().len(), 4);
    }

    #[test]
    fn what_is_no_opening_is_refused() {
        for text in ["", "x", "-1", "random", "random:", "random:x", "book:3", "1:2"] {
            assert!(text.parse::<Openings>().is_err(), "{text}");
        }
    }
}
