//! A search to look into, as it is asked for, and checked.

use crate::bounds::Bounds;
use crate::refusal::{Code, Refusal};
use crate::request::GameSpec;
use explain::{ALGORITHMS, Plan};
use gametree::{Algorithm, Evaluate, Game, Scoring, Side, TreeGame, Value, Window};
use mnk::{Board, Evaluator, Order, Weighted};
use serde::{Deserialize, Serialize};

/// A search of a game or of a typed tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchSpec {
    /// The game; or else there is a tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameSpec>,
    /// Such as `(3 (5 -2))`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree: Option<String>,
    /// The name of one that can be recorded.
    pub algorithm: String,
    /// Plies, from 1. A tree does without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// What scores positions; `line-power` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// Other weights than usual, for `line-power` and `open-lines`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<Vec<i64>>,
    /// In which order moves are tried; `row` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// Alpha and beta at the root as bare numbers in the eyes of X, for `alpha-beta` and `pvs`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<[i64; 2]>,
}

/// What a search is about, and how it goes.
#[derive(Clone, Debug)]
pub(crate) enum Checked {
    Game { board: Board, scorer: Scorer, plan: Plan },
    Tree { tree: TreeGame, plan: Plan },
}

/// An evaluator with its usual weights or with others.
#[derive(Clone, Debug)]
pub(crate) enum Scorer {
    Named(Evaluator),
    Weighted(Weighted),
}

impl Evaluate<Board> for Scorer {
    fn evaluate(&self, board: &Board) -> i32 {
        match self {
            Scorer::Named(evaluator) => evaluator.evaluate(board),
            Scorer::Weighted(weighted) => weighted.evaluate(board),
        }
    }
}

impl SearchSpec {
    /// The search, if it is possible.
    pub(crate) fn check(&self) -> Result<Checked, Refusal> {
        let algorithm = algorithm(&self.algorithm)?;
        let depth =
            self.depth.map(|depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH));
        let depth = depth.transpose()?.map(|depth| depth as u32);
        match (&self.game, &self.tree) {
            (Some(game), None) => {
                let board = game.board()?.ordered(order(self.order.as_deref())?);
                let evaluator = evaluator(self.evaluator.as_deref())?;
                let scorer = match &self.weights {
                    None => Scorer::Named(evaluator),
                    Some(weights) => Scorer::Weighted(weighted(evaluator, weights, &board)?),
                };
                if depth.is_none() {
                    return Err(limit(&format!("a depth is needed, 1 to {}", Bounds::DEPTH)));
                }
                let window = self.window_for(algorithm, board.side())?;
                let plan = Plan { algorithm, depth, scoring: evaluator.scoring(), window };
                Ok(Checked::Game { board, scorer, plan })
            }
            (None, Some(text)) => {
                if self.evaluator.is_some() || self.weights.is_some() || self.order.is_some() {
                    return Err(limit(&"a typed tree has no evaluator, weights or order"));
                }
                let tree: TreeGame =
                    text.parse().map_err(|error| Refusal::of(Code::Record, &error))?;
                let window = self.window_for(algorithm, tree.side())?;
                let plan = Plan { algorithm, depth, scoring: Scoring::Distance, window };
                Ok(Checked::Tree { tree, plan })
            }
            _ => Err(Refusal::new(
                Code::Malformed,
                "a search is of a game or of a tree: exactly one of the two is needed",
            )),
        }
    }

    /// The window in the eyes of the side to move.
    fn window_for(&self, algorithm: Algorithm, side: Side) -> Result<Window, Refusal> {
        let Some([alpha, beta]) = self.window else { return Ok(Window::FULL) };
        if !algorithm.takes_window() {
            let message =
                format!("a window means nothing to {algorithm}; it is for alpha-beta and pvs");
            return Err(limit(&message));
        }
        let bound = |raw: i64| {
            let value = i32::try_from(raw).ok().and_then(Value::from_raw);
            value.ok_or_else(|| {
                let most = Value::MAX.raw();
                limit(&format!("the bound {raw} is not possible; it must be -{most} to {most}"))
            })
        };
        let window = Window { alpha: bound(alpha)?, beta: bound(beta)? };
        if window.alpha >= window.beta {
            return Err(limit(&format!(
                "no value lies between {alpha} and {beta}; alpha comes first"
            )));
        }
        Ok(if side == Side::First { window } else { -window })
    }
}

/// An algorithm that can be recorded.
pub(crate) fn algorithm(name: &str) -> Result<Algorithm, Refusal> {
    let names = ALGORITHMS.map(Algorithm::name);
    let found = ALGORITHMS.into_iter().find(|algorithm| algorithm.name() == name);
    found.ok_or_else(|| {
        limit(&format!("'{}' cannot be looked into; there are {}", short(name), names.join(", ")))
    })
}

/// An evaluator by name; the usual one if there is none.
pub(crate) fn evaluator(name: Option<&str>) -> Result<Evaluator, Refusal> {
    match name {
        Some(name) => short(name).parse().map_err(|error| Refusal::of(Code::Limit, &error)),
        None => Ok(Evaluator::LinePower),
    }
}

/// An evaluator with weights that are possible on this board.
pub(crate) fn weighted(
    evaluator: Evaluator,
    weights: &[i64],
    board: &Board,
) -> Result<Weighted, Refusal> {
    let weighted = Weighted::new(evaluator, weights).map_err(|error| limit(&error))?;
    weighted.check_for(board.rules()).map_err(|error| limit(&error))?;
    Ok(weighted)
}

/// An order of moves by name; the usual one if there is none.
pub(crate) fn order(name: Option<&str>) -> Result<Order, Refusal> {
    match name {
        None => Ok(Order::Row),
        Some(name) => [Order::Row, Order::Center]
            .into_iter()
            .find(|order| order.name() == name)
            .ok_or_else(|| limit(&format!("'{}' is no order; there are row, center", short(name)))),
    }
}

fn limit(message: &dyn std::fmt::Display) -> Refusal {
    Refusal::new(Code::Limit, message)
}

/// Messages quote the name, which may be long.
pub(crate) fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
