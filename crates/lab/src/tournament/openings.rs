//! How games begin: moves that nobody chose, the same for all pairs of players.

use super::player::as_board;
use games::Playable;
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
    #[error("'{0}' is no way to begin; write a number of plies, random:N or center:N")]
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
    pub fn usual<G: Playable>(start: &G) -> Openings {
        match as_board(start) {
            Some(board) if board.rules().cells() > LARGE => Openings::Center(3),
            _ => Openings::Random(2),
        }
    }

    /// At most `wanted` openings, at least one.
    pub(super) fn list<G: Playable>(
        self,
        start: &G,
        wanted: usize,
        seed: u64,
    ) -> Result<Vec<Vec<G::Move>>, OpeningsError> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let over = |plies| OpeningsError::Over { game: start.name(), plies };
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
            Openings::Center(_) if as_board(start).is_none() => {
                Err(OpeningsError::NoCenter(start.name()))
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
fn every<G: Playable>(start: &G, plies: u32) -> Result<Vec<Vec<G::Move>>, OpeningsError> {
    let mut ways = vec![(start.clone(), Vec::new())];
    for _ in 0..plies {
        if ways.is_empty() {
            break;
        }
        let mut seen = FxHashSet::default();
        let mut longer = Vec::new();
        for (game, way) in &ways {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            for mv in moves {
                let mut after = game.clone();
                after.play(mv);
                if after.outcome().is_none() && seen.insert(after.key()) {
                    let mut way = way.clone();
                    way.push(mv);
                    longer.push((after, way));
                }
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
fn by_chance<G: Playable>(
    start: &G,
    plies: u32,
    central: bool,
    rng: &mut ChaCha8Rng,
) -> Option<Vec<G::Move>> {
    let mut game = start.clone();
    let mut way = Vec::new();
    for _ in 0..plies {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        if central {
            let near: Vec<G::Move> =
                moves.iter().copied().filter(|mv| is_central(&game, &mv.to_string())).collect();
            if !near.is_empty() {
                moves = near;
            }
        }
        let mv = *moves.get(rng.random_range(0..moves.len().max(1)))?;
        game.play(mv);
        way.push(mv);
        if game.outcome().is_some() {
            return None;
        }
    }
    Some(way)
}

/// Whether a move of k in a row is near the middle; where stones fall, of the width alone.
fn is_central<G: Playable>(game: &G, name: &str) -> bool {
    let rules = as_board(game).map(|board| *board.rules());
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
    use mnk::{Board, Cell};

    fn list(rules: &str, openings: &str, wanted: usize) -> Result<Vec<Vec<Cell>>, OpeningsError> {
        let board = Board::new(rules.parse().unwrap());
        openings.parse::<Openings>()?.list(&board, wanted, 7)
    }

    #[test]
    fn every_opening_comes_once() {
        assert_eq!(list("3x3x3", "0", 5).unwrap(), [vec![]]);
        let mut all = list("3x3x3", "1", 100).unwrap();
        assert_eq!(all.len(), 9);
        all.sort_by_key(|way| way[0].index());
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
        let near = |cell: &Cell| cell.column().abs_diff(7) <= 2 && cell.row().abs_diff(7) <= 2;
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
