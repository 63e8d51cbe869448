//! Whatever a recording shows of a node is true: its value or bound, its cut, its best child.

use crate::common::{
    Scored, all_recordings, arbitrary_board, arbitrary_scoring, arbitrary_tree, find_move, moves,
    positions, start, trace, truth, typed,
};
use explain::{NodeKind, NodeView, Recording, TraceFile, record};
use games::{Dots, Draughts, Playable, Reversi, SearchSpec, dots, reversi};
use gametree::{Algorithm, Bound, Game, Limits, Scoring, Side, Stop, TreeGame, Value, Verdict};
use proptest::prelude::*;

/// Whether a verdict is right about a position that is worth `value`.
fn holds(verdict: Verdict, value: Value) -> bool {
    match verdict.bound {
        Bound::Exact => verdict.value == value,
        Bound::Lower => verdict.value <= value,
        Bound::Upper => verdict.value >= value,
        Bound::Estimate => false,
    }
}

/// Checks all nodes of a recording against plain minimax.
fn check_nodes<G: Playable>(
    start: &G,
    algorithm: Algorithm,
    depth: Option<u32>,
    scoring: Scoring,
    recording: &Recording,
) {
    let file = trace(recording);
    assert_eq!(file.totals.value, recording.report().verdict());
    let root = &file.nodes[file.totals.rounds.last().unwrap().root as usize];
    // A game that is over has an exact value, whatever the window.
    assert!(root.value == file.totals.value || root.kind == NodeKind::Finished, "{root:?}");
    let games = positions(start, &file.nodes);
    for (node, game) in file.nodes.iter().zip(&games) {
        let limit = match algorithm.traits().deepens {
            true => Some(file.totals.rounds[node.round].depth),
            false => depth,
        };
        let ply = u32::from(node.ply);
        let left = limit.map_or(u32::MAX, |limit| limit - ply);
        let value = truth(game, left, ply, scoring);
        assert!(holds(node.value, value), "{algorithm} {value} {node:?}");
        if let Some(source) = node.source.map(|source| source as usize) {
            assert_eq!(games[source].key(), game.key(), "the table knew another position");
            let source = &file.nodes[source];
            let same_value = source.value.value == node.value.value;
            assert!(source.ply != node.ply || same_value, "{node:?}");
        }
        check_shape(&file, node, game);
        check_why(recording, node, game, left);
    }
}

/// The numbers at a node go together, and with those around it.
fn check_shape<G: Game>(file: &TraceFile, node: &NodeView, game: &G) {
    let at = |id: u32| &file.nodes[id as usize];
    let skipped = file.skipped_moves.get(&node.id).cloned().unwrap_or_default();
    assert_eq!(skipped.len(), node.skipped as usize);
    match node.cut {
        Some(cut) => {
            assert!(node.skipped > 0 && cut.alpha >= cut.beta, "{node:?}");
            let own = if node.side == Side::First { cut.alpha } else { cut.beta };
            assert_eq!(own, node.value.value);
            assert_eq!(
                node.value.bound,
                if node.side == Side::First { Bound::Lower } else { Bound::Upper }
            );
        }
        None => assert_eq!(node.skipped, 0),
    }
    assert!(node.alpha < node.beta, "{node:?}");
    // Proven is what rests on no evaluation, not even by way of the table.
    let rests_on_evaluation = |below: &NodeView| match below.kind {
        NodeKind::Horizon => true,
        NodeKind::Table => {
            !at(below.source.unwrap()).value.proven && !below.value.value.is_decided()
        }
        _ => false,
    };
    let subtree = &file.nodes[node.id as usize..(node.id + node.size) as usize];
    assert_eq!(node.value.proven, !subtree.iter().any(rests_on_evaluation), "{node:?}");
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
            let mut legal: Vec<String> = moves(game).iter().map(ToString::to_string).collect();
            let first_looks = children.iter().filter(|child| !child.again);
            let mut seen: Vec<String> = first_looks.filter_map(|child| child.mv.clone()).collect();
            seen.extend(skipped);
            legal.sort();
            seen.sort();
            assert_eq!(seen, legal);
            let best = at(node.best.unwrap());
            assert_eq!((best.parent, best.value.value), (Some(node.id), node.value.value));
            for child in &children {
                assert!(child.alpha >= node.alpha && child.beta <= node.beta, "{node:?} {child:?}");
            }
        }
        NodeKind::Table => {
            let source = at(node.source.unwrap());
            assert_eq!(source.kind, NodeKind::Inner);
            assert!(source.last < node.first, "stored before it is used");
            assert_eq!(source.value.bound, node.value.bound);
        }
        NodeKind::Chance | NodeKind::Counted | NodeKind::Unfinished => {
            unreachable!("no chance in these games, and everything is kept")
        }
        NodeKind::Finished => assert!(game.outcome().is_some()),
        NodeKind::Horizon => assert!(game.outcome().is_none() && node.children == 0),
    }
}

/// Why a node was cut is told, with a reason that holds.
fn check_why<G: Game>(recording: &Recording, node: &NodeView, game: &G, left: u32) {
    let Some(why) = recording.why(node.id, &Limits::none()) else {
        return assert_eq!(node.skipped, 0);
    };
    assert_eq!(&why.node, node);
    assert_eq!(why.refutation.first(), Some(&why.by));
    let mut after = game.clone();
    for name in &why.refutation {
        after.play(find_move(&after, name));
    }
    let root = recording.page(why.path.first().unwrap_or(node).id, 0, 1).node;
    let max = node.side == Side::First;
    let (bound, of_root, other) = match max {
        true => (node.beta, root.beta, root.alpha.above()),
        false => (node.alpha, root.alpha, root.beta.below()),
    };
    match &why.elsewhere {
        None => assert!(bound == of_root || bound == other, "{why:?}"),
        Some(elsewhere) => {
            assert!(why.path.iter().any(|above| above.id == elsewhere.node));
            assert!(elsewhere.mv.is_some());
            let value = elsewhere.value.value;
            let expected = match elsewhere.scout {
                false => value,
                true if max => value.above(),
                true => value.below(),
            };
            assert_eq!(bound, expected, "{why:?}");
        }
    }
    // As many nodes as plain minimax needs for the moves left out.
    let mut nodes = 0;
    for name in &why.skipped_moves {
        let mut after = game.clone();
        after.play(find_move(&after, name));
        nodes += visited(&mut after, left - 1);
    }
    assert_eq!((why.minimax.nodes, why.minimax.exact), (nodes, true));
}

/// How many nodes plain minimax visits.
fn visited<G: Game>(game: &mut G, depth: u32) -> u64 {
    if depth == 0 || game.outcome().is_some() {
        return 1;
    }
    let below = moves(game).into_iter().map(|mv| {
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
        let game = Scored::new(board, seed);
        for (algorithm, recording) in all_recordings(&game, Some(depth), scoring, None) {
            check_nodes(&game, algorithm, Some(depth), scoring, &recording);
        }
    }

    #[test]
    fn on_boards_to_the_end(board in arbitrary_board(5), scoring in arbitrary_scoring()) {
        for (algorithm, recording) in all_recordings(&board, None, scoring, None) {
            check_nodes(&board, algorithm, None, scoring, &recording);
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
        let game = Scored::new(board, seed);
        let window = Some([Value::score(alpha), Value::score(alpha + width)]);
        let scoring = Scoring::Distance;
        for (algorithm, recording) in all_recordings(&game, Some(depth), scoring, window) {
            check_nodes(&game, algorithm, Some(depth), scoring, &recording);
        }
    }

    #[test]
    fn on_trees(text in arbitrary_tree(), scoring in arbitrary_scoring()) {
        let tree: TreeGame = text.parse().unwrap();
        for (algorithm, recording) in all_recordings(&tree, None, scoring, None) {
            check_nodes(&tree, algorithm, None, scoring, &recording);
        }
    }

    /// What is proven at a small depth is so to the end of the game.
    #[test]
    fn a_proof_holds_at_any_depth(board in arbitrary_board(5), depth in 1u32..5, seed: u64) {
        let game = Scored::new(board, seed);
        for (_, recording) in all_recordings(&game, Some(depth), Scoring::Distance, None) {
            let file = trace(&recording);
            let games = positions(&game, &file.nodes);
            for (node, game) in file.nodes.iter().zip(&games).filter(|(node, _)| node.value.proven) {
                let value = truth(game, u32::MAX, node.ply.into(), Scoring::Distance);
                prop_assert!(holds(node.value, value), "{value} {node:?}");
            }
        }
    }
}

fn check_all<G: Playable>(game: &G, depth: u32) {
    for (algorithm, recording) in all_recordings(game, Some(depth), Scoring::Distance, None) {
        check_nodes(game, algorithm, Some(depth), Scoring::Distance, &recording);
    }
}

#[test]
fn on_other_games() {
    check_all(&Reversi::new(reversi::Size::new(4).unwrap()), 4);
    check_all(&Dots::new(dots::Size::new(2, 1).unwrap()), 5); // who closes a box moves again
    check_all(&Draughts::new(), 3);
}

#[test]
fn values_are_told_as_the_search_reports_them() {
    for (game, moves, depth) in [
        ("3x3x3", "", 9),
        ("3x3x3", "", 3),
        ("3x3x3", "a1 b1", 9),
        ("3x3x3", "a1 b2 c3", 4),
        ("4x4x3+gravity", "a1", 4),
        ("reversi:4", "", 5),
        ("dots:2x1", "", 7),
        ("draughts", "", 3),
        ("tree:((3 12 8) (2 4 6))", "", 9),
    ] {
        let mut position = start(game);
        position.play_all(moves.split_whitespace()).unwrap();
        for algorithm in ["alpha-beta", "pvs", "deepening"] {
            let spec = SearchSpec::new(algorithm);
            let report = position.search(&spec, &Limits::depth(depth)).unwrap();
            let recording = record(&position, &spec, Some(depth), &Limits::none()).unwrap();
            let (totals, said) = (recording.totals(), report.verdict().to_string());
            let root = recording.page(totals.rounds.last().unwrap().root, 0, 0).node;
            assert_eq!(totals.value.to_string(), said, "{game} {algorithm}");
            assert_eq!(root.value.to_string(), said, "{game} {algorithm}");
            assert_eq!(serde_json::to_value(&totals).unwrap()["value"], said);
            assert_eq!((totals.best, totals.line), (report.best, report.pv));
        }
    }
}

#[test]
fn a_proven_draw_is_told_from_a_score_of_nothing() {
    let value = |algorithm: &str, depth: u32| {
        let spec = SearchSpec::new(algorithm).evaluator("outcome");
        let recording = record(&start("3x3x3"), &spec, Some(depth), &Limits::none()).unwrap();
        let root = recording.totals().rounds.last().unwrap().root;
        recording.page(root, 0, 0).node.value.to_string()
    };
    for algorithm in ["alpha-beta", "pvs", "deepening"] {
        assert_eq!([value(algorithm, 9), value(algorithm, 3)], ["=", "0"], "{algorithm}");
    }
    // In one tree: where the game is over, and where the search only goes no deeper.
    let mut position = start("3x3x3");
    position.play_all("b2 a1 c1 a3 a2 c2 b1".split(' ')).unwrap();
    let spec = SearchSpec::new("minimax").evaluator("outcome");
    let values = |depth| {
        let recording = record(&position, &spec, Some(depth), &Limits::none()).unwrap();
        let nodes = trace(&recording).nodes;
        nodes.iter().map(|node| node.value.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(values(1), ["0", "0", "0"]);
    assert_eq!(values(2), ["=", "=", "=", "X", "X"]);
}

#[test]
fn a_cut_is_explained_by_what_the_other_side_has_elsewhere() {
    let tree = typed("A(B(3 12 8) C(2 x=4 6) D(14 5 2))");
    let alpha_beta = record(&tree, &SearchSpec::new("alpha-beta"), None, &Limits::none()).unwrap();
    let c = &alpha_beta.page(0, 0, 9).children[1];
    let why = alpha_beta.why(c.id, &Limits::none()).unwrap();
    assert_eq!(why.node.name.as_deref(), Some("C"));
    let elsewhere = why.elsewhere.unwrap();
    assert_eq!((elsewhere.node, elsewhere.mv.as_deref()), (0, Some("1")));
    assert_eq!((elsewhere.value.to_string(), why.value.to_string()), ("+3".into(), "+2".into()));
    assert_eq!((why.by.as_str(), why.skipped_moves.len()), ("1", 2));
    assert!(alpha_beta.why(0, &Limits::none()).is_none());
}

#[test]
fn counting_what_minimax_would_visit_can_be_stopped() {
    let spec = SearchSpec::new("alpha-beta");
    let recording = record(&start("6x6x5"), &spec, Some(4), &Limits::none()).unwrap();
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
        let tree = typed(&format!("(5 (1{}))", " 1".repeat(moves)));
        let recording = record(&tree, &SearchSpec::new("alpha-beta"), None, &Limits::none());
        let recording = recording.unwrap();
        let page = recording.page(2, 0, 500);
        assert_eq!(page.node.skipped as usize, moves);
        assert_eq!(page.skipped_moves.len(), listed);
        assert_eq!((page.skipped_moves[0].as_str(), page.children.len()), ("2", 1));
        let why = recording.why(2, &Limits::none()).unwrap();
        assert_eq!(why.skipped_moves.len(), moves);
        // All of them are looked at by minimax, and found again by their names.
        let recording = record(&tree, &SearchSpec::new("minimax"), None, &Limits::none()).unwrap();
        assert_eq!(recording.len(), moves + 4);
        assert_eq!(recording.page(2, moves as u64, 500).children.len(), 1);
    }
}
