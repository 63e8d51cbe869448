//! The totals of a recording are those of the search, counted once more from what was recorded.

use crate::common::{
    Scored, algorithms, all_recordings, arbitrary_board, arbitrary_tree, oracle_rows, start, trace,
};
use explain::{EventKind, NodeKind, NotRecorded, Recording, record};
use games::{Catalogue, Playable, Position, SearchError, SearchSpec, Setup};
use gametree::{Limits, Minimax, Scoring, Stats, Stop, TreeGame, Window};
use mnk::{Board, Rules};
use proptest::prelude::*;
use std::sync::atomic::Ordering;

/// Counts a file's nodes, and its events, and compares both with the counters of the search.
fn check_counts(recording: &Recording, stats: Stats) {
    assert_eq!(recording.stats(), stats);
    let file = trace(recording);
    let kind = |kind| file.nodes.iter().filter(|node| node.kind == kind).count() as u64;
    assert_eq!(file.nodes.len() as u64, stats.nodes);
    assert_eq!(kind(NodeKind::Finished) + kind(NodeKind::Horizon), stats.leaves);
    assert_eq!(kind(NodeKind::Horizon), stats.evaluations);
    assert_eq!(kind(NodeKind::Table), stats.table_hits);
    let cuts = file.nodes.iter().filter(|node| node.skipped > 0).count() as u64;
    assert_eq!(cuts, stats.cutoffs);
    let tried = file.nodes.iter().filter(|node| node.ply > 0 && !node.again).count() as u64;
    let skipped: u64 = file.nodes.iter().map(|node| u64::from(node.skipped)).sum();
    assert_eq!(tried + skipped, stats.generated);
    assert_eq!(file.nodes.iter().map(|node| node.ply).max(), Some(stats.deepest as u16));
    let event = |kind| file.events.iter().filter(|event| event.kind == kind).count() as u64;
    assert_eq!(event(EventKind::Enter), stats.nodes);
    assert_eq!(event(EventKind::Return), stats.nodes);
    assert_eq!(event(EventKind::Leaf), stats.leaves);
    assert_eq!(event(EventKind::Cut), stats.cutoffs);
    assert_eq!(event(EventKind::Table), stats.table_hits);
    assert_eq!((file.totals.events, file.totals.stats), (file.events.len(), stats));
}

/// The same by all algorithms as they search unwatched.
fn check_all<G: Playable>(game: &G, depth: Option<u32>) {
    let position = Position::new(game.clone());
    for (algorithm, recording) in all_recordings(game, depth, Scoring::Distance, None) {
        let spec =
            SearchSpec { scoring: Some(Scoring::Distance), ..SearchSpec::new(algorithm.name()) };
        let report = position.search(&spec, &Limits::none().with_depth(depth)).unwrap();
        check_counts(&recording, report.stats);
    }
}

#[test]
fn the_counts_of_the_textbooks() {
    for row in oracle_rows("calls.txt") {
        let Window { alpha, beta } = Window::WIN_OR_LOSS;
        let spec = SearchSpec {
            evaluator: Some("outcome".to_owned()),
            scoring: Some(if row[1] == "plain" { Scoring::Plain } else { Scoring::Distance }),
            order: Some(row[2].clone()),
            window: (row[3] != "full").then_some([alpha, beta]),
            ..SearchSpec::new(&row[0])
        };
        let recording = record(&start("3x3x3"), &spec, None, &Limits::none()).unwrap();
        let nodes: usize = row[4].parse().unwrap();
        assert_eq!(recording.len(), nodes, "{row:?}");
    }
}

#[test]
fn the_whole_tree_of_tic_tac_toe_is_read_page_by_page() {
    let spec = SearchSpec::new("minimax").evaluator("outcome");
    let recording = record(&start("3x3x3"), &spec, Some(9), &Limits::none()).unwrap();
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
fn every_evaluator_of_every_game_counts_the_same() {
    for (game, moves) in [
        ("3x3x3", ""),
        ("4x3x3+exact", "b2"),
        ("5x4x4+gravity", "c1 c2"),
        ("reversi:4", "b1"),
        ("dots:2x1", "a1-b1"),
        ("draughts", ""),
    ] {
        let mut position = start(game);
        position.play_all(moves.split_whitespace()).unwrap();
        for evaluator in position.evaluators() {
            for algorithm in algorithms() {
                let spec = SearchSpec::new(algorithm.name()).evaluator(evaluator);
                let report = position.search(&spec, &Limits::depth(3)).unwrap();
                let recording = record(&position, &spec, Some(3), &Limits::none()).unwrap();
                check_counts(&recording, report.stats);
                assert_eq!(recording.totals().game, game);
            }
        }
    }
}

#[test]
fn what_is_too_large_or_stopped_is_not_recorded() {
    let refused = |algorithm: &str, depth, limits: &Limits| {
        record(&start("4x4x4"), &SearchSpec::new(algorithm), depth, limits).unwrap_err()
    };
    assert_eq!(refused("minimax", Some(4), &Limits::nodes(1000)), NotRecorded::TooLarge(1000));
    assert_eq!(refused("minimax", None, &Limits::none()), NotRecorded::TooLarge(1_000_000));
    assert_eq!(refused("alpha-beta", Some(6), &Limits::nodes(99)), NotRecorded::TooLarge(99));
    let stop = Stop::new();
    stop.stop();
    let stopped = Limits::none().with_stop(&stop);
    assert_eq!(refused("minimax", Some(4), &stopped), NotRecorded::Stopped);
    // Counting what minimax would visit ends as well: all of it would take a while.
    let large = record(&start("32x32x5"), &SearchSpec::new("minimax"), None, &stopped);
    assert_eq!(large.unwrap_err(), NotRecorded::Stopped);
    let expired = Limits::none().with_timer(|| true);
    assert_eq!(refused("minimax", Some(4), &expired), NotRecorded::Time);
    // As many as are allowed are recorded.
    let two =
        |most| record(&start("4x4x4"), &SearchSpec::new("minimax"), Some(2), &Limits::nodes(most));
    assert_eq!(two(257).unwrap().len(), 257);
    assert_eq!(two(256).unwrap_err(), NotRecorded::TooLarge(256));
}

#[test]
fn what_cannot_be_looked_into_is_refused() {
    let refused =
        |spec: SearchSpec| record(&start("3x3x3"), &spec, Some(2), &Limits::none()).unwrap_err();
    for algorithm in ["mcts", "pns", "mine"] {
        let error = refused(SearchSpec::new(algorithm));
        assert_eq!(error, NotRecorded::Algorithm(algorithm.to_owned()));
        assert!(error.to_string().contains("minimax, negamax, alpha-beta, pvs, deepening, mtdf"));
    }
    let error = refused(SearchSpec::new("pvs").evaluator("corners"));
    assert!(matches!(error, NotRecorded::Search(SearchError::Evaluator { .. })), "{error}");
    // A search of one's own that has the name of an algorithm and tells nothing.
    let make =
        |setup: Setup| Silent(Minimax { evaluator: setup.evaluator, options: setup.options });
    let position = Catalogue::default().search("minimax", make).position("3x3x3").unwrap();
    let error = record(&position, &SearchSpec::new("minimax"), Some(2), &Limits::none());
    assert_eq!(error.unwrap_err(), NotRecorded::Algorithm("minimax".to_owned()));
}

/// A search that has no observer.
struct Silent<S>(S);

impl<S: gametree::Search<Position>> gametree::Search<Position> for Silent<S> {
    fn search<O: gametree::Observer<Position>>(
        &mut self,
        game: &Position,
        limits: &Limits,
        _: &mut O,
    ) -> gametree::Report<games::Pick> {
        self.0.search(game, limits, &mut ())
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn on_boards(board in arbitrary_board(9), depth in 1u32..4, seed: u64) {
        check_all(&Scored::new(board, seed), Some(depth));
    }

    #[test]
    fn on_trees(text in arbitrary_tree()) {
        check_all(&text.parse::<TreeGame>().unwrap(), None);
    }
}

#[test]
fn the_evaluator_is_asked_for_horizons_only() {
    let game = Scored::new(Board::new(Rules::TIC_TAC_TOE), 1);
    let position = Position::new(game.clone());
    let spec = SearchSpec::new("alpha-beta");
    let recording = record(&position, &spec, Some(3), &Limits::none()).unwrap();
    assert_eq!(recording.stats().evaluations, game.asked.load(Ordering::Relaxed));
}
