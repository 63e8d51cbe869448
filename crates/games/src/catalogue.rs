//! The games and the searches there are, by name: a list, to which one's own are added.

use crate::{Dots, Draughts, Reversi, dots, reversi};
use crate::{OwnSearch, Playable, Position, Setup, quote};
use gametree::{Algorithm, Expectimax, ParseTreeError, RandomTree, Search, Traits, TreeGame, View};
use mnk::{Board, Rules, RulesError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Games that differ in size or options only, and how to begin one of them.
#[derive(Clone)]
pub struct Family {
    /// What the catalogues of words know it by, such as `reversi`.
    pub id: String,
    /// Some of its games, the usual one first.
    pub games: Vec<String>,
    is_own: bool,
    start: Arc<Start>,
}

/// The beginning of the game that a text names; `None` if it names none of this family.
type Start = dyn Fn(&str) -> Option<Result<Position, GameError>> + Send + Sync;

impl Family {
    fn new(
        id: &str,
        games: &[&str],
        start: impl Fn(&str) -> Option<Result<Position, GameError>> + Send + Sync + 'static,
    ) -> Family {
        let games = games.iter().map(|&game| game.to_owned()).collect();
        Family { id: id.to_owned(), games, is_own: false, start: Arc::new(start) }
    }

    /// A family of games written as its name and, behind a colon, a size. `right` is what to write.
    fn sized(
        id: &'static str,
        games: &[&str],
        right: &'static str,
        start: impl Fn(Option<&str>) -> Option<Position> + Send + Sync + 'static,
    ) -> Family {
        Family::new(id, games, move |text| {
            let (name, size) = match text.split_once(':') {
                Some((name, size)) => (name, Some(size)),
                None => (text, None),
            };
            let wrong = || {
                let size = quote(size.unwrap_or_default());
                GameError::Size { game: id, size, right }
            };
            name.eq_ignore_ascii_case(id).then(|| start(size).ok_or_else(wrong))
        })
    }

    /// The family of one game, one's own.
    fn of_one<G: Playable>(start: G) -> Family {
        let name = start.name();
        let family = Family::new(&name.clone(), &[&name.clone()], move |text| {
            text.eq_ignore_ascii_case(&name).then(|| Ok(Position::new(start.clone())))
        });
        Family { is_own: true, ..family }
    }
}

/// What there is to play and to search with.
#[derive(Clone)]
pub struct Catalogue {
    families: Vec<Family>,
    searches: Arc<Vec<OwnSearch>>,
}

/// What there is to know about an algorithm or a search of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlgorithmInfo {
    /// As on the command line.
    pub name: String,
    /// Whether it is of no use without a depth.
    pub needs_depth: bool,
    /// Whether a window at the root means anything to it.
    pub takes_window: bool,
    /// What there is to see of it, if it can be looked into.
    pub view: Option<View>,
    /// Whether it can be told not to cut where a value only equals a bound.
    pub takes_strict_cuts: bool,
}

impl AlgorithmInfo {
    /// Whether it is a search of one's own: all others can be looked into.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.view.is_none()
    }
}

impl Default for Catalogue {
    /// The built-in games and algorithms.
    fn default() -> Catalogue {
        Catalogue { families: built_in(), searches: Arc::default() }
    }
}

fn built_in() -> Vec<Family> {
    let in_a_row = ["3x3x3", "4x4x4", "5x5x4", "7x6x4+gravity", "15x15x5", "15x15x5+exact"];
    vec![
        Family::new("in-a-row", &in_a_row, |text| {
            // Rules of k in a row begin with a number, and what does not look like a name may be
            // meant as such.
            let is_name = text.starts_with(char::is_alphabetic);
            let start = |rules: Rules| Position::new(Board::new(rules));
            (!is_name).then(|| text.parse().map(start).map_err(GameError::Rules))
        }),
        Family::sized(
            "reversi",
            &["reversi", "reversi:6", "reversi:4"],
            "write reversi, reversi:6 or reversi:4",
            |size| {
                let size = size.map_or(Some(reversi::Size::USUAL), reversi_size)?;
                Some(Position::new(Reversi::new(size)))
            },
        ),
        Family::sized("draughts", &["draughts"], "write draughts alone", |size| {
            size.is_none().then(|| Position::new(Draughts::new()))
        }),
        Family::sized(
            "dots",
            &["dots", "dots:4x4", "dots:5x5", "dots:6x6", "dots:2x2"],
            "write WIDTHxHEIGHT in boxes, such as dots:3x2, each 1 to 6",
            |size| {
                let size = size.map_or(Some(dots::Size::USUAL), dots_size)?;
                Some(Position::new(Dots::new(size)))
            },
        ),
        Family::new("tree", &[], |text| {
            let tree = text.strip_prefix("tree:")?;
            // A random one is called by what it has become.
            let text = match tree.trim().parse::<RandomTree>() {
                Ok(random) => format!("tree:{}", random.text()),
                Err(_) => text.to_owned(),
            };
            let start = |start: TreeGame| Position::called(&text, start);
            Some(tree.parse().map(start).map_err(GameError::Tree))
        }),
    ]
}

impl Catalogue {
    /// The same with one game more. A game of the same name is replaced.
    #[must_use]
    pub fn game<G: Playable>(mut self, start: G) -> Catalogue {
        // In front, so that its name is asked for first.
        self.families.insert(0, Family::of_one(start));
        self
    }

    /// The same with one search more, made anew by `make` for every position to be searched. It runs
    /// on every game; one of the same name is replaced.
    #[must_use]
    pub fn search<S: Search<Position>>(
        self,
        name: &str,
        make: impl Fn(Setup) -> S + Send + Sync + 'static,
    ) -> Catalogue {
        self.own(OwnSearch::new(name, make))
    }

    /// The same with this search of one's own; one of the same name is replaced.
    #[must_use]
    pub fn own(mut self, own: OwnSearch) -> Catalogue {
        Arc::make_mut(&mut self.searches).insert(0, own);
        self
    }

    /// The games there are, those of one's own first.
    #[must_use]
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// The algorithms there are, then the searches of one's own.
    #[must_use]
    pub fn algorithms(&self) -> Vec<AlgorithmInfo> {
        algorithms(&self.searches)
    }

    /// What there is to know about the algorithm or search of this name.
    ///
    /// # Errors
    /// If there is none; the message lists those there are.
    pub fn algorithm(&self, name: &str) -> Result<AlgorithmInfo, UnknownSearch> {
        algorithm(&self.searches, name)
    }

    /// The same, or expectimax, which is for typed trees alone and so not in the list.
    ///
    /// # Errors
    /// If there is none.
    pub fn any_algorithm(&self, name: &str) -> Result<AlgorithmInfo, UnknownSearch> {
        match name {
            Expectimax::NAME => Ok(expectimax()),
            name => self.algorithm(name),
        }
    }

    /// The beginning of the game of this name, such as `7x6x4+gravity`, `reversi:6`, or
    /// `tree:(3 (5 -2))` for a typed tree. Names may be in upper or lower case.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn position(&self, game: &str) -> Result<Position, GameError> {
        let found = self.families.iter().find_map(|family| (family.start)(game));
        let position = found.unwrap_or_else(|| {
            let usual = |family: &Family| family.games.first().cloned();
            let known: Vec<String> = self.families.iter().filter_map(usual).collect();
            Err(GameError::Unknown { name: quote(game), known: known.join(", ") })
        });
        position.map(|position| self.adopt(position))
    }

    /// The same position, which now knows the searches of this catalogue: for one that was set up.
    #[must_use]
    pub fn adopt(&self, position: Position) -> Position {
        position.knowing(Arc::clone(&self.searches))
    }

    /// Which family a game is of, for the catalogues of words; its name if it is not known.
    #[must_use]
    pub fn family_of(&self, game: &str) -> String {
        self.family(game).map_or_else(|| game.to_owned(), |family| family.id.clone())
    }

    /// Whether a game is one of one's own, which may be called like a built-in one.
    #[must_use]
    pub fn is_own_game(&self, game: &str) -> bool {
        self.family(game).is_some_and(|family| family.is_own)
    }

    fn family(&self, game: &str) -> Option<&Family> {
        self.families.iter().find(|family| (family.start)(game).is_some())
    }
}

impl Position {
    /// What there is to know about an algorithm, or about a search of one's own that can search this
    /// position.
    ///
    /// # Errors
    /// If there is none; the message lists those there are.
    pub fn algorithm(&self, name: &str) -> Result<AlgorithmInfo, UnknownSearch> {
        match self.game::<TreeGame>() {
            Some(_) if name == Expectimax::NAME => Ok(expectimax()),
            _ => algorithm(&self.searches, name),
        }
    }
}

/// Only for typed trees, and so not in the list of those for all games.
fn expectimax() -> AlgorithmInfo {
    AlgorithmInfo {
        name: Expectimax::NAME.to_owned(),
        needs_depth: true,
        takes_window: false,
        view: Some(View::Tree),
        takes_strict_cuts: false,
    }
}

fn algorithms(searches: &[OwnSearch]) -> Vec<AlgorithmInfo> {
    let known = Algorithm::ALL.into_iter().map(|algorithm| {
        let Traits { name, takes_window, needs_depth, view, takes_strict_cuts, .. } =
            algorithm.traits();
        let (name, view) = (name.to_owned(), Some(view));
        AlgorithmInfo { name, needs_depth, takes_window, view, takes_strict_cuts }
    });
    let own = searches.iter().map(|own| AlgorithmInfo {
        name: own.name().to_owned(),
        needs_depth: own.needs_depth(),
        takes_window: false,
        view: None,
        takes_strict_cuts: false,
    });
    known.chain(own).collect()
}

fn algorithm(searches: &[OwnSearch], name: &str) -> Result<AlgorithmInfo, UnknownSearch> {
    let all = algorithms(searches);
    // One's own comes last, and replaces an algorithm of the same name.
    let found = all.iter().rev().find(|info| info.name == name).cloned();
    found.ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(|info| info.name.as_str()).collect();
        UnknownSearch { name: name.chars().take(40).collect(), known: known.join(", ") }
    })
}

/// Why a text names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum GameError {
    /// It looks like rules of k in a row, but is wrong.
    #[error(transparent)]
    Rules(RulesError),
    #[error(transparent)]
    Tree(ParseTreeError),
    #[error("no game is called {name}; there are {known} (k in a row is WIDTHxHEIGHTxK)")]
    Unknown { name: String, known: String },
    #[error("{size} is not a size of {game}; {right}")]
    Size { game: &'static str, size: String, right: &'static str },
}

/// No algorithm and no search of one's own has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no algorithm is called '{name}'; there are {known}")]
pub struct UnknownSearch {
    /// What was asked for.
    pub name: String,
    /// Those that there are.
    pub known: String,
}

/// Digits only: no sign.
fn number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn reversi_size(text: &str) -> Option<reversi::Size> {
    reversi::Size::new(number(text)?)
}

fn dots_size(text: &str) -> Option<dots::Size> {
    let (width, height) = text.split_once(['x', 'X', '×'])?;
    dots::Size::new(number(width)?, number(height)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_called_what_they_were_asked_for_by() {
        let catalogue = Catalogue::default();
        for text in [
            "3x3x3",
            "7x6x4+gravity",
            "reversi",
            "reversi:4",
            "reversi:6",
            "draughts",
            "dots",
            "dots:3x2",
            "dots:6x6",
            "tree:A(3 (5 -2))",
        ] {
            let position = catalogue.position(text).unwrap();
            assert_eq!(position.name(), text);
            assert!(!position.evaluators().is_empty() && position.outcome().is_none());
        }
        for (text, name) in [("Reversi:8", "reversi"), ("DOTS:3×3", "dots"), ("3×3×3", "3x3x3")]
        {
            assert_eq!(catalogue.position(text).unwrap().name(), name);
        }
        for family in catalogue.families() {
            assert!(family.games.iter().all(|game| catalogue.family_of(game) == family.id));
        }
    }

    #[test]
    fn what_is_not_a_game_is_explained() {
        let message = |text: &str| Catalogue::default().position(text).unwrap_err().to_string();
        for text in ["chess", "x3x3", "reversi6", "reversi ", "dot", "élan"] {
            let said = message(text);
            assert!(said.starts_with(&format!("no game is called '{text}'; there are ")), "{said}");
            assert!(
                ["3x3x3", "reversi", "draughts", "dots"].iter().all(|name| said.contains(name))
            );
        }
        for size in ["", "7", "10", "+6", "6x6", "99999999999"] {
            assert!(
                message(&format!("reversi:{size}")).contains(&format!("'{size}' is not a size"))
            );
        }
        for size in ["", "3", "0x3", "7x1", "3x", "x", "3x3x3", "-1x2"] {
            assert!(message(&format!("dots:{size}")).contains(&format!("'{size}' is not a size")));
        }
        assert!(message("draughts:10").contains("'10'"));
        assert!(message("").contains("WIDTHxHEIGHTxK"));
        assert!(message("3x3").contains("WIDTHxHEIGHTxK"));
        assert!(message("tree:(3").contains("never closed"));
        assert!(message(&"a\n".repeat(1000)).len() < 200);
    }
}
