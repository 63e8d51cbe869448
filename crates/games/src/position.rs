//! A position of any game, with its type forgotten: what everything above the games works on.

use crate::search::{self, SearchError, SearchSpec};
use crate::{Judge, MoveError, OwnSearch, Playable, Reason, Scene, Watcher, quote};
use gametree::{Effort, Limits, Outcome, Report, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::any::{Any, type_name};
use std::collections::HashSet;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// A position of any game: the game it is of, the moves played, and what can be done next.
///
/// Static dispatch inside (a search of a `Position` runs at the speed of its game), dynamic at the
/// border, so that everything above is compiled once. [`Catalogue`](crate::Catalogue) makes
/// positions by name, [`Position::new`] of any [`Playable`] game.
#[derive(Clone)]
pub struct Position {
    pub(crate) inner: Box<dyn Erased>,
    name: Arc<str>,
    /// The searches of one's own that know this position, by name.
    pub(crate) searches: Arc<Vec<OwnSearch>>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// As it is written.
    pub name: String,
    /// By whom.
    pub side: Side,
    /// The places that belong to it.
    pub path: Vec<String>,
}

/// Why a list of moves cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {}: {error}", .at + 1)]
pub struct IllegalMove {
    /// The index of the move that cannot be played.
    pub at: usize,
    /// Why not.
    pub error: MoveError,
}

/// What a report says about a position, besides its moves and its board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The rules as the game tells them; empty if it does not.
    pub rules: String,
    /// What each evaluator computes, as the game tells it; empty where it does not.
    pub formulas: Vec<(String, String)>,
    /// How positions and moves are kept, as the game tells it; empty if it does not.
    pub data: String,
    /// The name and size in bytes of the type of positions; without a name if the rules are kept in
    /// another language.
    pub state: (String, usize),
    /// The name and size in bytes of the type of moves.
    pub move_type: (String, usize),
}

impl Position {
    /// The beginning of a game, or wherever `start` is.
    #[must_use]
    pub fn new<G: Playable>(start: G) -> Position {
        let name = start.name();
        Position::called(&name, start)
    }

    /// The same by another name, by which [`Catalogue`](crate::Catalogue) knows it.
    #[must_use]
    pub fn called<G: Playable>(name: &str, start: G) -> Position {
        let inner = Box::new(Played { start: start.clone(), game: start, played: Vec::new() });
        Position { inner, name: name.into(), searches: Arc::default() }
    }

    /// The same, knowing these searches of one's own.
    #[must_use]
    pub(crate) fn knowing(mut self, searches: Arc<Vec<OwnSearch>>) -> Position {
        self.searches = searches;
        self
    }

    /// The name of the game, such as `reversi:6`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Plays a move by name. Returns the name as the game writes it.
    ///
    /// # Errors
    /// If there is no such move now, with the reason. The position is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<String, MoveError> {
        self.inner.play(text)
    }

    /// Plays moves by name.
    ///
    /// # Errors
    /// If one of them is illegal; those before it are then played.
    pub fn play_all<T: AsRef<str>>(
        &mut self,
        moves: impl IntoIterator<Item = T>,
    ) -> Result<(), IllegalMove> {
        for (at, text) in moves.into_iter().enumerate() {
            self.play(text.as_ref()).map_err(|error| IllegalMove { at, error })?;
        }
        Ok(())
    }

    /// Takes back the last move played; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// The position that the moves were played from.
    #[must_use]
    pub fn start(&self) -> Position {
        Position { inner: self.inner.start(), ..self.clone() }
    }

    /// The same game begun by this side; `None` where the rules say who begins, or moves have been
    /// played already.
    #[must_use]
    pub fn begun_by(&self, side: Side) -> Option<Position> {
        let inner = if self.ply() == 0 { self.inner.begun_by(side)? } else { return None };
        Some(Position { inner, ..self.clone() })
    }

    /// The game, if it is of this type: for what knows one game better than any, such as an engine.
    #[must_use]
    pub fn game<G: Playable>(&self) -> Option<&G> {
        self.inner.game().downcast_ref()
    }

    /// What scores positions of this game by this name, or its usual evaluator: for the side to move, and
    /// for positions that are not over.
    ///
    /// # Errors
    /// If there is no such evaluator.
    pub fn judge(&self, evaluator: Option<&str>) -> Result<Judge<Position>, SearchError> {
        let evaluator = evaluator.map(str::to_owned);
        self.inner.judge_any(&SearchSpec { evaluator, ..SearchSpec::default() })
    }

    /// Searches the position.
    ///
    /// # Errors
    /// If there is no such algorithm, evaluator, order, or the weights or the window are not
    /// possible.
    pub fn search(
        &self,
        spec: &SearchSpec,
        limits: &Limits,
    ) -> Result<Report<String>, SearchError> {
        self.inner.search(self, spec, limits, None)
    }

    /// Searches the position, telling `watcher` about it. The search is the same, node by node.
    ///
    /// # Errors
    /// As [`search`](Position::search).
    pub fn watch(
        &self,
        spec: &SearchSpec,
        limits: &Limits,
        watcher: &mut dyn Watcher,
    ) -> Result<Report<String>, SearchError> {
        self.inner.search(self, spec, limits, Some(watcher))
    }
}

/// Methods that are the same for all games but for the type of `self.game`: each is one of
/// [`Position`], which hands it on, and one of [`Played`], where it has its body; so `self` is a
/// `Played<G>` there.
macro_rules! methods {
    ($($(#[$about:meta])*
    fn $name:ident(&$self:ident $(, $argument:ident: $type:ty)*) -> $answer:ty $body:block)*) => {
        impl Position {
            $($(#[$about])*
            #[must_use]
            pub fn $name(&$self $(, $argument: $type)*) -> $answer {
                $self.inner.$name($($argument),*)
            })*
        }

        pub(crate) trait AnyGame {
            $(fn $name(&self $(, $argument: $type)*) -> $answer;)*
        }

        impl<G: Playable> AnyGame for Played<G> {
            $(fn $name(&$self $(, $argument: $type)*) -> $answer $body)*
        }
    };
}

methods! {
    /// Whose turn it is. After the end of the game: whose turn it would be.
    fn side(&self) -> Side {
        self.game.side()
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// A hash of the position, as [`Game::key`](gametree::Game::key).
    fn key(&self) -> u64 {
        self.game.key()
    }

    /// The legal moves, in order; none when the game is over.
    fn moves(&self) -> Vec<String> {
        self.game.legal_moves().iter().map(ToString::to_string).collect()
    }

    /// The moves that led here from the start, oldest first.
    fn played(&self) -> Vec<PlayedMove> {
        let played = self.played.iter().map(|&(mv, side)| PlayedMove {
            name: mv.to_string(),
            side,
            path: self.game.path(mv),
        });
        played.collect()
    }

    /// How many moves led here from the start.
    fn ply(&self) -> usize {
        self.played.len()
    }

    /// The names of the evaluators, the usual one first.
    fn evaluators(&self) -> &'static [&'static str] {
        self.game.evaluators()
    }

    /// The orders in which moves can be listed, the usual one first; none if there is only one.
    fn orders(&self) -> &'static [&'static str] {
        self.game.orders()
    }

    /// The board as text, several lines, each ended.
    fn picture(&self) -> String {
        self.game.picture()
    }

    /// The position to draw and to click on.
    fn scene(&self) -> Scene {
        self.game.scene()
    }

    /// What the position is called, where positions have names, as in typed trees.
    fn label(&self) -> Option<String> {
        self.game.label()
    }

    /// No game has more plies than this.
    fn longest(&self) -> u32 {
        self.game.longest()
    }

    /// How large the board is: how many cells, squares or lines can be played on.
    fn squares(&self) -> usize {
        self.start.squares()
    }

    /// What a report says about it.
    fn facts(&self) -> Facts {
        let formula = |&name: &&str| (name.to_owned(), self.game.formula(name).to_owned());
        let name = |path: &str| if G::IS_FOREIGN { String::new() } else { short(path) };
        Facts {
            rules: self.game.rules_text(),
            formulas: self.game.evaluators().iter().map(formula).collect(),
            data: self.game.data_text(),
            state: (name(type_name::<G>()), size_of::<G>()),
            move_type: (name(type_name::<G::Move>()), size_of::<G::Move>()),
        }
    }

    /// The number of positions at each ply up to `depth`; see [`gametree::perft`].
    fn perft(&self, depth: u32) -> Vec<u64> {
        gametree::perft(&self.game, depth)
    }

    /// How many nodes plain minimax visits below `moves`, which are legal ones, each with `depth`
    /// plies to go behind it; see [`gametree::minimax_effort`].
    fn minimax_effort(&self, moves: &[String], depth: u32, steps: u64, limits: &Limits) -> Effort {
        let mut listed = self.game.legal_moves();
        let wanted: HashSet<&str> = moves.iter().map(String::as_str).collect();
        listed.retain(|mv| wanted.contains(mv.to_string().as_str()));
        gametree::minimax_effort(&self.game, &listed, depth, steps, limits)
    }

    /// How many moves there are on average after 0, 1, 2 … plies of random play, a game that is over
    /// having none.
    fn profile(&self, plies: u32) -> Vec<f64> {
        /// How many random games are played.
        const PLAYOUTS: u64 = 64;
        let mut sums = vec![0.0; plies as usize];
        let mut moves = Vec::new();
        for seed in 0..PLAYOUTS {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = self.game.clone();
            for sum in &mut sums {
                if game.outcome().is_some() {
                    break;
                }
                moves.clear();
                game.moves(&mut moves);
                *sum += moves.len() as f64;
                game.play(moves[rng.random_range(0..moves.len())]);
            }
        }
        sums.iter().map(|sum| sum / PLAYOUTS as f64).collect()
    }
}

impl PartialEq for Position {
    /// The same game after the same moves.
    fn eq(&self, other: &Position) -> bool {
        self.name == other.name && self.inner.is_same(other.inner.as_ref())
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.played().into_iter().map(|played| played.name).collect();
        f.debug_struct("Position").field("name", &self.name).field("moves", &moves).finish()
    }
}

/// What else a [`Position`] has done by its game.
pub(crate) trait Erased: AnyGame + Send + Sync {
    fn clone_box(&self) -> Box<dyn Erased>;
    fn is_same(&self, other: &dyn Erased) -> bool;
    fn as_any(&self) -> &dyn Any;
    fn game(&self) -> &dyn Any;
    fn start(&self) -> Box<dyn Erased>;
    fn begun_by(&self, side: Side) -> Option<Box<dyn Erased>>;
    fn count_moves(&self) -> usize;
    /// Plays the legal move of this number, which must be one.
    fn play_nth(&mut self, number: usize);
    fn play(&mut self, text: &str) -> Result<String, MoveError>;
    fn undo(&mut self) -> bool;
    fn last(&self) -> Option<String>;
    fn judge_any(&self, spec: &SearchSpec) -> Result<Judge<Position>, SearchError>;
    fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
        watcher: Option<&mut dyn Watcher>,
    ) -> Result<Report<String>, SearchError>;
}

impl Clone for Box<dyn Erased> {
    fn clone(&self) -> Box<dyn Erased> {
        self.clone_box()
    }
}

/// A game with the moves played in it.
#[derive(Clone)]
pub(crate) struct Played<G: Playable> {
    start: G,
    pub(crate) game: G,
    played: Vec<(G::Move, Side)>,
}

impl<G: Playable> Played<G> {
    fn make(&mut self, mv: G::Move) {
        self.played.push((mv, self.game.side()));
        self.game.play(mv);
    }
}

impl<G: Playable> Erased for Played<G> {
    fn clone_box(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn Erased) -> bool {
        other.as_any().downcast_ref::<Played<G>>().is_some_and(|other| {
            self.start == other.start && self.played == other.played && self.game == other.game
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &dyn Any {
        &self.game
    }

    fn start(&self) -> Box<dyn Erased> {
        let start = self.start.clone();
        Box::new(Played { game: start.clone(), start, played: Vec::new() })
    }

    fn begun_by(&self, side: Side) -> Option<Box<dyn Erased>> {
        let start = self.start.begun_by(side)?;
        Some(Box::new(Played { game: start.clone(), start, played: Vec::new() }))
    }

    fn count_moves(&self) -> usize {
        self.game.legal_moves().len()
    }

    fn play_nth(&mut self, number: usize) {
        // There is one, unless the rules have failed since they listed it.
        if let Some(&mv) = self.game.legal_moves().get(number) {
            self.make(mv);
        }
    }

    fn play(&mut self, text: &str) -> Result<String, MoveError> {
        if let Some(outcome) = self.game.outcome() {
            let message = format!("{} cannot be played: the game is over, {outcome}", quote(text));
            let reason = Some(Reason::new("over"));
            return Err(MoveError { message, reason });
        }
        let mv = self.game.move_named(text)?;
        self.make(mv);
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> bool {
        let last = self.played.pop();
        if let Some((mv, _)) = last {
            self.game.undo(mv);
        }
        last.is_some()
    }

    fn last(&self) -> Option<String> {
        self.played.last().map(|(mv, _)| mv.to_string())
    }

    fn judge_any(&self, spec: &SearchSpec) -> Result<Judge<Position>, SearchError> {
        search::judge_any(&self.game, spec)
    }

    fn search(
        &self,
        position: &Position,
        spec: &SearchSpec,
        limits: &Limits,
        watcher: Option<&mut dyn Watcher>,
    ) -> Result<Report<String>, SearchError> {
        search::search(&self.game, position, spec, limits, watcher)
    }
}

/// The name of a type without its path.
fn short(path: &str) -> String {
    path.rsplit("::").next().unwrap_or(path).to_owned()
}
