//! The totals of a recording are those of the search, counted once more from what was recorded.
//! (In debug builds `record` itself counts the recorded nodes and compares.)

use crate::common::{
    all_recordings, arbitrary_board, arbitrary_tree, hashed, oracle_rows, plan, trace,
};
use explain::{ALGORITHMS, EventKind, NodeKind, NotRecorded, Plan, Recording, Subject, record};
use gametree::{
    Algorithm, Evaluate, Game, Limits, Options, Scoring, Stats, Stop, Ties, TreeGame, Window,
};
use mnk::{Board, Evaluator, Order, Rules};
use proptest::prelude::*;

/// Counts a file's nodes, and its events, and compares both with the counters of the search.
fn check_counts<G: Subject>(recording: &Recording<G>, stats: Stats) {
    assert_eq!(recording.stats(), stats);
    let file = trace(recording);
    let kind = |kind| file.nodes.iter().filter(|node| node.kind == kind).count() as u64;
    assert_eq!(file.nodes.len() as u64, stats.nodes);
    assert_eq!(kind(NodeKind::Finished) + kind(NodeKind::Horizon), stats.leaves);
    assert_eq!(kind(NodeKind::Horizon), stats.evaluations);
    assert_eq!(kind(NodeKind::Table), stats.table_hits);
    let cuts = file.nodes.iter().filter(|node| node.skipped > 0).count() as u64;
    assert_eq!(cuts, stats.cutoffs);
    let event = |kind| file.events.iter().filter(|event| event.kind == kind).count() as u64;
    assert_eq!(event(EventKind::Enter), stats.nodes);
    assert_eq!(event(EventKind::Return), stats.nodes);
    assert_eq!(event(EventKind::Leaf), stats.leaves);
    assert_eq!(event(EventKind::Cut), stats.cutoffs);
    assert_eq!(event(EventKind::Table), stats.table_hits);
    assert_eq!(file.totals.events, file.events.len());
}

#[test]
fn the_counts_of_the_textbooks() {
    for row in oracle_rows("calls.txt") {
        let algorithm: Algorithm = row[0].parse().unwrap();
        let scoring = if row[1] == "plain" { Scoring::Plain } else { Scoring::Distance };
        let order = if row[2] == "row" { Order::Row } else { Order::Center };
        let window = if row[3] == "full" { Window::FULL } else { Window::WIN_OR_LOSS };
        let board = Board::new(Rules::TIC_TAC_TOE).ordered(order);
        let plan = Plan { algorithm, depth: None, scoring, window };
        let recording = record(&board, |_: &Board| 0, plan, &Limits::none()).unwrap();
        let nodes: usize = row[4].parse().unwrap();
        assert_eq!(recording.len(), nodes, "{row:?}");
    }
}

#[test]
fn the_whole_tree_of_tic_tac_toe_is_read_page_by_page() {
    let board = Board::new(Rules::TIC_TAC_TOE);
    let plan = Plan { scoring: Scoring::Plain, ..plan(Algorithm::Minimax, Some(9)) };
    let recording = record(&board, Evaluator::Outcome, plan, &Limits::none()).unwrap();
    assert_eq!((recording.len(), recording.stats().leaves), (549_946, 255_168));
    assert!(recording.bytes() < 70 * recording.len(), "{}", recording.bytes());
    // Down the last branch of everything, then all events in large pages.
    let mut node = recording.page(0, 0, 500);
    let mut ply = 0;
    while let Some(last) = node.children.last() {
        ply += 1;
        assert_eq!((last.ply, last.parent), (ply, Some(node.node.id)));
        assert_eq!(last.id + last.size, 549_946);
        node = recording.page(last.id, 0, 500);
        assert_eq!(node.path.len(), usize::from(ply));
    }
    let end = recording.steps(recording.events(), 500, None);
    assert!(end.events.is_empty() && end.open.is_empty());
    assert_eq!((end.counts.nodes, end.counts.leaves), (549_946, 255_168));
}

#[test]
fn evaluators_of_the_game_count_the_same() {
    for (rules, moves) in [("3x3x3", ""), ("4x3x3+exact", "b2"), ("5x4x4+gravity", "c1 c2")] {
        let mut board = Board::new(rules.parse().unwrap());
        for name in moves.split_whitespace() {
            board.try_play_named(name).unwrap();
        }
        for evaluator in Evaluator::ALL {
            for algorithm in ALGORITHMS {
                let options = Options { scoring: evaluator.scoring(), ties: Ties::First };
                let limits = Limits::depth(3);
                let window = Window::FULL;
                let report = algorithm.search(&board, evaluator, options, window, &limits, &mut ());
                let plan = Plan { algorithm, depth: Some(3), scoring: options.scoring, window };
                let recording = record(&board, evaluator, plan, &Limits::none()).unwrap();
                check_counts(&recording, report.stats);
            }
        }
    }
}

#[test]
fn what_is_too_large_or_stopped_is_not_recorded() {
    let board = Board::new("4x4x4".parse().unwrap());
    let limits = Limits::nodes(1000);
    let refused = |plan, limits: &Limits| record(&board, |_: &Board| 0, plan, limits).unwrap_err();
    let minimax = plan(Algorithm::Minimax, Some(4));
    assert_eq!(refused(minimax, &limits), NotRecorded::TooLarge(1000));
    let everything = plan(Algorithm::Minimax, None);
    assert_eq!(refused(everything, &Limits::none()), NotRecorded::TooLarge(1_000_000));
    let stop = Stop::new();
    stop.stop();
    assert_eq!(refused(minimax, &Limits::none().with_stop(&stop)), NotRecorded::Stopped);
    // Counting what minimax would visit ends as well: all of it would take a while.
    let large = Board::new("32x32x5".parse().unwrap());
    let limits = Limits::none().with_stop(&stop);
    let error = record(&large, |_: &Board| 0, everything, &limits).unwrap_err();
    assert_eq!(error, NotRecorded::Stopped);
    let expired = Limits::none().with_timer(|| true);
    assert_eq!(refused(minimax, &expired), NotRecorded::Time);
    for algorithm in [Algorithm::Mcts, Algorithm::Pns, Algorithm::Mtdf] {
        let error = refused(plan(algorithm, Some(2)), &Limits::none());
        assert_eq!(error, NotRecorded::Algorithm(algorithm));
    }
    // As many as are allowed are recorded.
    let two = plan(Algorithm::Minimax, Some(2));
    assert_eq!(record(&board, |_: &Board| 0, two, &Limits::nodes(257)).unwrap().len(), 257);
    assert_eq!(refused(two, &Limits::nodes(256)), NotRecorded::TooLarge(256));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn on_boards(board in arbitrary_board(9), depth in 1u32..4, seed: u64) {
        let evaluate = |board: &Board| hashed(board.key() ^ seed);
        let all = all_recordings(&board, Some(depth), Scoring::Distance, Window::FULL, evaluate);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(all) {
            let limits = Limits::depth(depth);
            let report = algorithm.search(
                &board, evaluate, Options::default(), Window::FULL, &limits, &mut ());
            check_counts(&recording, report.stats);
        }
    }

    #[test]
    fn on_trees(text in arbitrary_tree()) {
        let tree: TreeGame = text.parse().unwrap();
        let zero = |_: &TreeGame| 0;
        let all = all_recordings(&tree, None, Scoring::Distance, Window::FULL, zero);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(all) {
            let none = Limits::none();
            let report = algorithm.search(
                &tree, zero, Options::default(), Window::FULL, &none, &mut ());
            check_counts(&recording, report.stats);
        }
    }
}

#[test]
fn the_evaluator_is_asked_for_horizons_only() {
    let asked = std::cell::Cell::new(0);
    let board = Board::new(Rules::TIC_TAC_TOE);
    let count = |board: &Board| {
        asked.set(asked.get() + 1);
        Evaluator::LinePower.evaluate(board)
    };
    let recording =
        record(&board, count, plan(Algorithm::AlphaBeta, Some(3)), &Limits::none()).unwrap();
    assert_eq!(recording.stats().evaluations, asked.get());
}
