//! Whatever a recording shows of a node is true: its value or bound, its cut, its best child.

use crate::common::{
    all_recordings, arbitrary_board, arbitrary_scoring, arbitrary_tree, hashed, plan, positions,
    trace, truth,
};
use explain::{ALGORITHMS, NodeKind, NodeView, Recording, Subject, TraceFile, record};
use gametree::{Algorithm, Bound, Game, Limits, Scoring, Side, Stop, TreeGame, Value, Window};
use mnk::{Board, Evaluator};
use proptest::prelude::*;

/// Checks all nodes of a recording against plain minimax.
fn check_nodes<G: Subject>(
    start: &G,
    algorithm: Algorithm,
    depth: Option<u32>,
    scoring: Scoring,
    recording: &Recording<G>,
    evaluate: impl Fn(&G) -> i32 + Copy,
) {
    let file = trace(recording);
    let games = positions(start, &file.nodes);
    for (node, game) in file.nodes.iter().zip(&games) {
        let limit = match algorithm {
            Algorithm::Deepening => Some(node.round as u32 + 1),
            _ => depth,
        };
        let ply = u32::from(node.ply);
        let left = limit.map_or(u32::MAX, |limit| limit - ply);
        let value = truth(game, left, ply, scoring, &evaluate);
        match node.bound {
            Bound::Exact => assert_eq!(node.value, value, "{algorithm} {node:?}"),
            Bound::Lower => assert!(node.value <= value, "{algorithm} {value} {node:?}"),
            Bound::Upper => assert!(node.value >= value, "{algorithm} {value} {node:?}"),
            Bound::Estimate => panic!("{node:?}"),
        }
        if let Some(source) = node.source.map(|source| source as usize) {
            assert_eq!(games[source].key(), game.key(), "the table knew another position");
            let same_ply = file.nodes[source].ply == node.ply;
            assert!(!same_ply || file.nodes[source].value == node.value, "{node:?}");
        }
        check_shape(&file, node, game);
        check_why(recording, node, game, left);
    }
}

/// The numbers at a node go together, and with those around it.
fn check_shape<G: Subject>(file: &TraceFile, node: &NodeView, game: &G) {
    let at = |id: u32| &file.nodes[id as usize];
    let skipped = file.skipped_moves.get(&node.id).cloned().unwrap_or_default();
    assert_eq!(skipped.len(), node.skipped as usize);
    match node.cut {
        Some(cut) => {
            assert!(node.skipped > 0 && cut.alpha >= cut.beta, "{node:?}");
            let own = if node.side == Side::First { cut.alpha } else { cut.beta };
            assert_eq!(own, node.value);
            assert_eq!(
                node.bound,
                if node.side == Side::First { Bound::Lower } else { Bound::Upper }
            );
        }
        None => assert_eq!(node.skipped, 0),
    }
    assert!(node.alpha < node.beta, "{node:?}");
    // The children follow one another, and with what was left out they are all the moves.
    let mut children = Vec::new();
    let mut next = node.id + 1;
    while next < node.id + node.size {
        assert_eq!(at(next).parent, Some(node.id));
        assert_eq!(at(next).ply, node.ply + 1);
        children.push(at(next));
        next += at(next).size;
    }
    assert_eq!((next, children.len()), (node.id + node.size, node.children as usize));
    match node.kind {
        NodeKind::Inner => {
            let mut legal = Vec::new();
            game.moves(&mut legal);
            let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let first_looks = children.iter().filter(|child| !child.again);
            let mut seen: Vec<String> = first_looks.filter_map(|child| child.mv.clone()).collect();
            seen.extend(skipped);
            legal.sort();
            seen.sort();
            assert_eq!(seen, legal);
            let best = at(node.best.unwrap());
            assert_eq!((best.parent, best.value), (Some(node.id), node.value));
            for child in &children {
                assert!(child.alpha >= node.alpha && child.beta <= node.beta, "{node:?} {child:?}");
            }
        }
        NodeKind::Table => {
            let source = at(node.source.unwrap());
            assert_eq!(source.kind, NodeKind::Inner);
            assert!(source.last < node.first, "stored before it is used");
            assert_eq!(source.bound, node.bound);
        }
        NodeKind::Finished => assert!(game.outcome().is_some()),
        NodeKind::Horizon => assert!(game.outcome().is_none() && node.children == 0),
    }
}

/// Why a node was cut is told, with a reason that holds.
fn check_why<G: Subject>(recording: &Recording<G>, node: &NodeView, game: &G, left: u32) {
    let Some(why) = recording.why(node.id, &Limits::none()) else {
        return assert_eq!(node.skipped, 0);
    };
    assert_eq!(&why.node, node);
    assert_eq!(why.refutation.first(), Some(&why.by));
    let mut after = game.clone();
    for name in &why.refutation {
        after.play(crate::common::find_move(&after, name));
    }
    let root = recording.page(why.path.first().unwrap_or(node).id, 0, 1).node;
    let max = node.side == Side::First;
    let (bound, of_root, other) = match max {
        true => (node.beta, root.beta, root.alpha + 1),
        false => (node.alpha, root.alpha, root.beta - 1),
    };
    match &why.elsewhere {
        None => assert!(bound == of_root || bound == other, "{why:?}"),
        Some(elsewhere) => {
            assert!(why.path.iter().any(|above| above.id == elsewhere.node));
            assert!(elsewhere.mv.is_some());
            let step = i32::from(elsewhere.scout) * if max { 1 } else { -1 };
            assert_eq!(bound, elsewhere.value + step, "{why:?}");
        }
    }
    // As many nodes as plain minimax needs for the moves left out.
    let mut nodes = 0;
    for name in &why.skipped_moves {
        let mut after = game.clone();
        after.play(crate::common::find_move(&after, name));
        nodes += visited(&mut after, left - 1);
    }
    assert_eq!((why.minimax.nodes, why.minimax.exact), (nodes, true));
}

/// How many nodes plain minimax visits.
fn visited<G: Game>(game: &mut G, depth: u32) -> u64 {
    if depth == 0 || game.outcome().is_some() {
        return 1;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let below = moves.into_iter().map(|mv| {
        game.play(mv);
        let nodes = visited(game, depth - 1);
        game.undo(mv);
        nodes
    });
    1 + below.sum::<u64>()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn on_boards_to_a_depth(
        board in arbitrary_board(8),
        depth in 1u32..5,
        scoring in arbitrary_scoring(),
        seed: u64,
    ) {
        let evaluate = |board: &Board| hashed(board.key() ^ seed);
        let all = all_recordings(&board, Some(depth), scoring, Window::FULL, evaluate);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(&all) {
            check_nodes(&board, algorithm, Some(depth), scoring, recording, evaluate);
        }
    }

    #[test]
    fn on_boards_to_the_end(board in arbitrary_board(5), scoring in arbitrary_scoring()) {
        let zero = |_: &Board| 0;
        let all = all_recordings(&board, None, scoring, Window::FULL, zero);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(&all) {
            check_nodes(&board, algorithm, None, scoring, recording, zero);
        }
    }

    #[test]
    fn with_windows(
        board in arbitrary_board(7),
        depth in 1u32..4,
        seed: u64,
        alpha in -12i32..12,
        width in 1i32..12,
    ) {
        let evaluate = |board: &Board| hashed(board.key() ^ seed);
        let window = Window { alpha: Value::score(alpha), beta: Value::score(alpha + width) };
        let scoring = Scoring::Distance;
        let all = all_recordings(&board, Some(depth), scoring, window, evaluate);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(&all) {
            check_nodes(&board, algorithm, Some(depth), scoring, recording, evaluate);
        }
    }

    #[test]
    fn on_trees(text in arbitrary_tree(), scoring in arbitrary_scoring()) {
        let tree: TreeGame = text.parse().unwrap();
        let zero = |_: &TreeGame| 0;
        let all = all_recordings(&tree, None, scoring, Window::FULL, zero);
        for (algorithm, recording) in ALGORITHMS.into_iter().zip(&all) {
            check_nodes(&tree, algorithm, None, scoring, recording, zero);
        }
    }
}

#[test]
fn a_cut_is_explained_by_what_the_other_side_has_elsewhere() {
    let tree: TreeGame = "A(B(3 12 8) C(2 x=4 6) D(14 5 2))".parse().unwrap();
    let zero = |_: &TreeGame| 0;
    let all = all_recordings(&tree, None, Scoring::Distance, Window::FULL, zero);
    let alpha_beta = &all[2];
    let c = &alpha_beta.page(0, 0, 9).children[1];
    let why = alpha_beta.why(c.id, &Limits::none()).unwrap();
    assert_eq!(why.node.name.as_deref(), Some("C"));
    let elsewhere = why.elsewhere.unwrap();
    assert_eq!((elsewhere.node, elsewhere.mv.as_deref(), elsewhere.value), (0, Some("1"), 3));
    assert_eq!((why.by.as_str(), why.value, why.skipped_moves.len()), ("1", 2, 2));
    assert!(alpha_beta.why(0, &Limits::none()).is_none());
}

#[test]
fn counting_what_minimax_would_visit_can_be_stopped() {
    let board = Board::new("6x6x5".parse().unwrap());
    let recording =
        record(&board, Evaluator::LinePower, plan(Algorithm::AlphaBeta, Some(4)), &Limits::none());
    let recording = recording.unwrap();
    let mut node = recording.page(0, 0, 500);
    while node.node.skipped == 0 {
        node = recording.page(node.children.last().unwrap().id, 0, 500);
    }
    let id = node.node.id;
    let whole = recording.why(id, &Limits::none()).unwrap();
    let stop = Stop::new();
    stop.stop();
    let stopped = recording.why(id, &Limits::none().with_stop(&stop)).unwrap();
    assert!(!stopped.minimax.exact && stopped.minimax.nodes <= whole.minimax.nodes);
    assert_eq!(explain::Why { minimax: whole.minimax, ..stopped }, whole);
}

#[test]
fn a_page_lists_no_more_than_500_cut_moves() {
    // The first reply to the second move refutes it, and the others are cut.
    for (moves, listed) in [(499, 499), (500, 500), (30_000, 500)] {
        let text = format!("(5 (1{}))", " 1".repeat(moves));
        let tree: TreeGame = text.parse().unwrap();
        let plan = plan(Algorithm::AlphaBeta, None);
        let recording = record(&tree, |_: &TreeGame| 0, plan, &Limits::none()).unwrap();
        let page = recording.page(2, 0, 500);
        assert_eq!(page.node.skipped as usize, moves);
        assert_eq!(page.skipped_moves.len(), listed);
        assert_eq!((page.skipped_moves[0].as_str(), page.children.len()), ("2", 1));
        let why = recording.why(2, &Limits::none()).unwrap();
        assert_eq!(why.skipped_moves.len(), moves);
    }
}
