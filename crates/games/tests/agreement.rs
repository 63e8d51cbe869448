//! Every search agrees with plain minimax on every game.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use common::{dots, draughts, moves, reversi, wander};
use games::{Draughts, Playable};
use gametree::{Algorithm, Bound, Game, Limits, Options, Scoring, Ties, Value, Window};
use proptest::prelude::*;

/// Plain minimax, written anew: the value of the position to its side to move.
fn minimax<G: Game>(
    game: &mut G,
    depth: u32,
    ply: u32,
    scoring: Scoring,
    evaluate: &dyn Fn(&G) -> i32,
) -> Value {
    if let Some(outcome) = game.outcome() {
        return Value::of(outcome, game.side(), ply, scoring);
    }
    if depth == 0 {
        return Value::score(evaluate(game));
    }
    let side = game.side();
    let values = moves(game).into_iter().map(|mv| {
        game.play(mv);
        let value = minimax(game, depth - 1, ply + 1, scoring, evaluate);
        let value = if game.side() == side { value } else { -value };
        game.undo(mv);
        value
    });
    values.max().unwrap()
}

/// Compares value and move of every algorithm with minimax, for every evaluator of the game and for
/// one that looks random.
fn check<G: Playable>(game: &G, depth: Option<u32>) -> Result<(), TestCaseError> {
    let hashed = |game: &G| (game.key() >> 40) as i32 % 10;
    compare(game, depth, Scoring::Distance, "hashed", &hashed)?;
    for name in G::EVALUATORS {
        let judge = game.judge(name).unwrap();
        compare(game, depth, judge.scoring, name, &judge.evaluate)?;
    }
    Ok(())
}

fn compare<G: Playable>(
    game: &G,
    depth: Option<u32>,
    scoring: Scoring,
    name: &str,
    evaluate: &dyn Fn(&G) -> i32,
) -> Result<(), TestCaseError> {
    let left = depth.unwrap_or(u32::MAX);
    let truth = minimax(&mut game.clone(), left, 0, scoring, evaluate);
    let worth = |mv: G::Move| {
        let mut after = game.clone();
        after.play(mv);
        let value = minimax(&mut after, left - 1, 1, scoring, evaluate);
        if after.side() == game.side() { value } else { -value }
    };
    // Enough for every tree here, so that sampling searches run until they have a proof.
    let limits = Limits::nodes(50_000_000).with_depth(depth);
    for algorithm in Algorithm::ALL {
        for ties in [Ties::First, Ties::Random(3)] {
            let options = Options { scoring, ties, ..Options::default() };
            let report = algorithm.search(
                game,
                |game: &G| evaluate(game),
                options,
                Window::FULL,
                &limits,
                &mut (),
            );
            let context = format!("{algorithm} {name} {ties:?} {depth:?} {game:?} {report:?}");
            prop_assert_eq!(report.value, truth, "{}", context);
            prop_assert_eq!(report.bound, Bound::Exact, "{}", context);
            let best = report.best.map(worth);
            prop_assert_eq!(best, Some(truth), "{}", context);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn on_reversi(plies in 0u32..56, depth in 1u32..4, seed: u64) {
        check(&wander(reversi(8), plies, seed), Some(depth))?;
    }

    #[test]
    fn on_small_reversi_to_the_end(plies in 5u32..12, seed: u64) {
        check(&wander(reversi(4), plies, seed), None)?;
    }

    #[test]
    fn on_draughts(plies in 0u32..60, depth in 1u32..5, seed: u64) {
        check(&wander(Draughts::new(), plies, seed), Some(depth))?;
    }

    /// Here draws by repetition are near, and what a table remembers could be about another past.
    #[test]
    fn on_draughts_with_kings(plies in 4u32..28, depth in 1u32..5, seed: u64) {
        let kings = draughts("W:WKa1,b4:BKh8");
        check(&wander(kings, plies, seed), Some(depth))?;
    }

    #[test]
    fn on_dots(plies in 0u32..20, depth in 1u32..4, seed: u64) {
        check(&wander(dots(3, 3), plies, seed), Some(depth))?;
    }

    #[test]
    fn on_dots_to_the_end(plies in 11u32..17, seed: u64) {
        check(&wander(dots(3, 2), plies, seed), None)?;
    }
}
