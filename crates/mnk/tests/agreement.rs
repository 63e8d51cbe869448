//! Every search agrees with plain minimax, on games of three kinds: random positions of random
//! rules, random trees, and a game in which a side may move twice in a row.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

mod common;

use common::heap::Heap;
use common::{arbitrary_board, arbitrary_scoring, arbitrary_tree, hashed, minimax_value};
use gametree::{
    Algorithm, Bound, Evaluate, Game, Limits, Options, Outcome, Report, Scoring, Ties, TreeGame,
    Value, Window, contract,
};
use mnk::Board;
use proptest::prelude::*;
use std::fmt;

/// Runs every algorithm on `game` to `depth` plies and compares value, move and ties with plain
/// minimax, written once more without anything of the library but the game.
fn check_all<G: Game + fmt::Debug>(
    game: &G,
    depth: Option<u32>,
    scoring: Scoring,
    evaluate: impl Fn(&G) -> i32 + Copy,
) -> Result<(), TestCaseError> {
    let left = depth.unwrap_or(u32::MAX);
    let truth = minimax_value(&mut game.clone(), left, 0, scoring, &evaluate);
    let mut moves = Vec::new();
    if game.outcome().is_none() && left > 0 {
        game.moves(&mut moves);
    }
    // What each move is worth to the side to move at the root.
    let worth = |mv: &G::Move| {
        let mut after = game.clone();
        after.play(*mv);
        let value = minimax_value(&mut after, left - 1, 1, scoring, &evaluate);
        if after.side() == game.side() { value } else { -value }
    };
    let best_moves: Vec<G::Move> = moves.iter().copied().filter(|mv| worth(mv) == truth).collect();
    // Enough for every small tree here, so that sampling searches run until they have a proof.
    let limits = Limits::nodes(50_000_000).with_depth(depth);
    for algorithm in Algorithm::ALL {
        for ties in [Ties::First, Ties::Random(7)] {
            let options = Options { scoring, ties, ..Options::default() };
            let report: Report<G::Move> =
                algorithm.search(game, evaluate, options, Window::FULL, &limits, &mut ());
            let context =
                format!("{algorithm} {options:?} depth {depth:?} on {game:?}: {report:?}");
            prop_assert_eq!(report.value, truth, "{}", context);
            prop_assert_eq!(report.bound, Bound::Exact, "{}", context);
            match report.best {
                Some(best) if left > 0 => prop_assert!(best_moves.contains(&best), "{}", context),
                _ => prop_assert!(moves.is_empty(), "{}", context),
            }
            if ties == Ties::First {
                prop_assert!(report.tied.iter().all(|mv| best_moves.contains(mv)), "{}", context);
            } else {
                let mut tied = report.tied.clone();
                tied.sort_by_key(|mv| moves.iter().position(|m| m == mv));
                prop_assert_eq!(&tied, &best_moves, "{}", context);
            }
            check_line(game, &report, truth, &context)?;
        }
    }
    Ok(())
}

/// Alpha-beta that does not cut on equality has the same value for at least as many nodes, is exact
/// at the ends of its window as well, and knows all equally good moves without being asked for them.
fn check_strict_cuts<G: Game + fmt::Debug>(
    game: &G,
    depth: Option<u32>,
    scoring: Scoring,
    evaluate: impl Fn(&G) -> i32 + Copy,
    window: Window,
) -> Result<(), TestCaseError> {
    let limits = Limits::none().with_depth(depth);
    let left = depth.unwrap_or(u32::MAX);
    let truth = minimax_value(&mut game.clone(), left, 0, scoring, &evaluate);
    let run = |algorithm: Algorithm, strict_cuts, ties| {
        let options = Options { scoring, ties, strict_cuts, ..Options::default() };
        algorithm.search(game, evaluate, options, window, &limits, &mut ())
    };
    let nodes = |algorithm| run(algorithm, false, Ties::First).stats.nodes;
    let strict = run(Algorithm::AlphaBeta, true, Ties::First);
    let context = format!("{window:?} depth {depth:?} on {game:?}: {strict:?}");
    match strict.bound {
        Bound::Exact => prop_assert_eq!(strict.value, truth, "{}", context),
        Bound::Lower => prop_assert!(truth >= strict.value && truth > window.beta, "{}", context),
        Bound::Upper => prop_assert!(truth <= strict.value && truth < window.alpha, "{}", context),
        Bound::Estimate => prop_assert!(false, "{}", context),
    }
    prop_assert!(strict.stats.nodes >= nodes(Algorithm::AlphaBeta), "{}", context);
    prop_assert!(strict.stats.nodes <= nodes(Algorithm::Minimax), "{}", context);
    let all = run(Algorithm::AlphaBeta, true, Ties::Random(7));
    prop_assert_eq!(all.stats.nodes, strict.stats.nodes, "{}", context);
    if all.bound == Bound::Exact {
        let usual = Options { scoring, ties: Ties::Random(7), ..Options::default() };
        let full = Algorithm::Minimax.search(game, evaluate, usual, Window::FULL, &limits, &mut ());
        prop_assert_eq!(&all.tied, &full.tied, "{}", context);
    }
    Ok(())
}

/// The principal variation begins with the best move, is legal, and ends with the value it claims
/// where it runs to the end of a decided game.
fn check_line<G: Game>(
    game: &G,
    report: &Report<G::Move>,
    truth: Value,
    context: &str,
) -> Result<(), TestCaseError> {
    prop_assert_eq!(report.pv.first(), report.best.as_ref(), "{}", context);
    let mut after = game.clone();
    for &mv in &report.pv {
        prop_assert!(after.outcome().is_none(), "{}", context);
        let mut legal = Vec::new();
        after.moves(&mut legal);
        prop_assert!(legal.contains(&mv), "{}", context);
        after.play(mv);
    }
    if let Some(Outcome::Win(winner)) = after.outcome() {
        let said = if winner == game.side() { truth.is_win() } else { truth.is_loss() };
        prop_assert!(said, "{}", context);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn on_boards_to_the_end(board in arbitrary_board(7), scoring in arbitrary_scoring()) {
        check_all(&board, None, scoring, |_| 0)?;
    }

    #[test]
    fn on_boards_to_a_depth_with_a_random_evaluator(
        board in arbitrary_board(12),
        depth in 0u32..5,
        scoring in arbitrary_scoring(),
        seed: u64,
    ) {
        check_all(&board, Some(depth), scoring, |board| hashed(board.key() ^ seed))?;
    }

    #[test]
    fn on_boards_with_the_evaluators_of_the_game(
        board in arbitrary_board(10),
        depth in 1u32..4,
        evaluator in prop::sample::select(mnk::Evaluator::ALL.to_vec()),
    ) {
        check_all(&board, Some(depth), evaluator.scoring(), |board| evaluator.evaluate(board))?;
    }

    #[test]
    fn on_trees(tree in arbitrary_tree(), scoring in arbitrary_scoring()) {
        let tree: TreeGame = tree.parse().unwrap();
        check_all(&tree, None, scoring, |_| 0)?;
    }

    #[test]
    fn on_trees_to_a_depth(tree in arbitrary_tree(), depth in 0u32..5, seed: u64) {
        let tree: TreeGame = tree.parse().unwrap();
        check_all(&tree, Some(depth), Scoring::Distance, |tree| hashed(tree.key() ^ seed))?;
    }

    #[test]
    fn where_a_side_may_move_twice(left in 1u32..14, scoring in arbitrary_scoring()) {
        let heap = Heap::new(left);
        contract::check(&heap, contract::Effort::default(), Game::key).unwrap();
        check_all(&heap, None, scoring, |_| 0)?;
    }

    #[test]
    fn where_a_side_may_move_twice_to_a_depth(left in 1u32..20, depth in 0u32..6, seed: u64) {
        check_all(&Heap::new(left), Some(depth), Scoring::Distance, |h| hashed(h.key() ^ seed))?;
    }

    #[test]
    fn any_window_gives_a_true_bound(
        board in arbitrary_board(8),
        depth in 1u32..5,
        seed: u64,
        alpha in -12i32..12,
        width in 1i32..12,
    ) {
        let evaluate = |board: &Board| hashed(board.key() ^ seed);
        let truth = minimax_value(&mut board.clone(), depth, 0, Scoring::Distance, &evaluate);
        let window = Window { alpha: Value::score(alpha), beta: Value::score(alpha + width) };
        for algorithm in [Algorithm::AlphaBeta, Algorithm::Pvs] {
            let report = algorithm.search(
                &board, evaluate, Options::default(), window, &Limits::depth(depth), &mut ());
            match report.bound {
                Bound::Exact => prop_assert_eq!(report.value, truth),
                Bound::Lower => prop_assert!(truth >= report.value && report.value >= window.beta),
                Bound::Upper => prop_assert!(truth <= report.value && report.value <= window.alpha),
                Bound::Estimate => prop_assert!(false, "not from {algorithm}"),
            }
        }
    }

    #[test]
    fn without_cuts_on_equality_all_is_as_before_and_costs_more(
        board in arbitrary_board(8),
        depth in 1u32..6,
        evaluator in prop::sample::select(mnk::Evaluator::ALL.to_vec()),
        ends in (-9i32..9, 0i32..9),
        is_full: bool,
    ) {
        let scoring = evaluator.scoring();
        let evaluate = |board: &Board| evaluator.evaluate(board);
        let window = match is_full {
            true => Window::FULL,
            false => Window { alpha: Value::score(ends.0), beta: Value::score(ends.0 + ends.1 + 1) },
        };
        check_strict_cuts(&board, Some(depth), scoring, evaluate, window)?;
    }

    #[test]
    fn nor_on_trees(tree in arbitrary_tree(), alpha in -9i32..9, width in 1i32..9) {
        let tree: TreeGame = tree.parse().unwrap();
        let window = Window { alpha: Value::score(alpha), beta: Value::score(alpha + width) };
        for window in [Window::FULL, window] {
            check_strict_cuts(&tree, None, Scoring::Distance, |_| 0, window)?;
        }
    }

    #[test]
    fn so_does_a_window_that_is_cut_short(
        board in arbitrary_board(8),
        depth in 1u32..5,
        nodes in 1u64..300,
        seed: u64,
        alpha in -12i32..12,
        width in 1i32..12,
    ) {
        let evaluate = |board: &Board| hashed(board.key() ^ seed);
        let truth = minimax_value(&mut board.clone(), depth, 0, Scoring::Distance, &evaluate);
        let window = Window { alpha: Value::score(alpha), beta: Value::score(alpha + width) };
        let limits = Limits::depth(depth).with_nodes(nodes);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::Pvs] {
            let report = algorithm.search(
                &board, evaluate, Options::default(), window, &limits, &mut ());
            match report.bound {
                Bound::Exact => prop_assert_eq!(report.value, truth),
                Bound::Lower => prop_assert!(truth >= report.value, "{algorithm} {report:?}"),
                Bound::Upper => prop_assert!(truth <= report.value, "{algorithm} {report:?}"),
                Bound::Estimate => prop_assert!(false, "not from {algorithm}"),
            }
        }
    }

    #[test]
    fn a_search_that_is_cut_short_claims_only_what_is_true(
        board in arbitrary_board(8),
        nodes in 1u64..3000,
        scoring in arbitrary_scoring(),
    ) {
        let truth = minimax_value(&mut board.clone(), u32::MAX, 0, scoring, &|_: &Board| 0);
        for algorithm in Algorithm::ALL {
            let options = Options { scoring, ties: Ties::First, ..Options::default() };
            let report = algorithm.search(
                &board, |_: &Board| 0, options, Window::FULL, &Limits::nodes(nodes), &mut ());
            prop_assert!(report.stats.nodes <= nodes, "{algorithm} {report:?}");
            prop_assert_eq!(report.best.is_some(), board.outcome().is_none());
            // Deepening reports its last whole round, whose value may rest on the evaluator.
            let about_the_game = report.proven || report.value.is_decided();
            match report.bound {
                Bound::Exact if about_the_game => prop_assert_eq!(report.value, truth),
                Bound::Lower if about_the_game => prop_assert!(report.value <= truth),
                Bound::Upper if about_the_game => prop_assert!(report.value >= truth),
                _ => {}
            }
        }
    }
}
