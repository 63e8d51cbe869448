//! Searches whose trees in memory are no larger than they may be.

use gametree::{Algorithm, Evaluate, Game, Limits, Mcts, Options, Pns, Report, Search, Window};

/// A search by name. `tree` is the most nodes that those may keep which grow a tree in memory, about
/// 60 bytes each; without it they have their own bound.
pub(crate) fn search<G: Game, E: Evaluate<G>>(
    (algorithm, tree): (Algorithm, Option<usize>),
    game: &G,
    evaluator: E,
    options: Options,
    window: Window,
    limits: &Limits,
) -> Report<G::Move> {
    match (algorithm, tree) {
        (Algorithm::Mcts, Some(tree)) => {
            let mut search = Mcts { options, ..Mcts::new(evaluator) };
            search.tree = search.tree.min(tree);
            search.search(game, limits, &mut ())
        }
        (Algorithm::Pns, Some(tree)) => {
            let mut search = Pns { options, ..Pns::new(evaluator) };
            search.tree = search.tree.min(tree);
            search.search(game, limits, &mut ())
        }
        _ => algorithm.search(game, evaluator, options, window, limits, &mut ()),
    }
}
