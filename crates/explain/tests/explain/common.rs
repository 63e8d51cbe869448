//! What several test files need.
#![allow(dead_code, unused_imports)] // each file uses its part

#[path = "../../../mnk/tests/common/mod.rs"]
mod games;

pub use games::{
    arbitrary_board, arbitrary_scoring, arbitrary_tree, hashed, minimax_value, oracle_rows,
};

use explain::{ALGORITHMS, NodeView, Plan, Recording, Subject, TraceFile, record};
use gametree::{Algorithm, Evaluate, Game, Limits, Scoring, Side, Window};

pub fn plan(algorithm: Algorithm, depth: Option<u32>) -> Plan {
    Plan { algorithm, depth, scoring: Scoring::Distance, window: Window::FULL }
}

/// The recordings by all algorithms; the window is for those that take one.
pub fn all_recordings<G: Subject>(
    game: &G,
    depth: Option<u32>,
    scoring: Scoring,
    window: Window,
    evaluate: impl Fn(&G) -> i32 + Copy,
) -> Vec<Recording<G>> {
    let recording = |algorithm: Algorithm| {
        let window = if algorithm.takes_window() { window } else { Window::FULL };
        let plan = Plan { algorithm, depth, scoring, window };
        record(game, evaluate, plan, &Limits::none()).unwrap()
    };
    ALGORITHMS.into_iter().map(recording).collect()
}

/// The recording as it is written to a file and read back.
pub fn trace<G: Subject>(recording: &Recording<G>) -> TraceFile {
    let mut bytes = Vec::new();
    recording.write_json(&mut bytes, "test 1.0", &"any search").unwrap();
    let file: TraceFile = serde_json::from_slice(&bytes).unwrap();
    assert_eq!((file.format.as_str(), file.version), ("inarow-trace", 1));
    assert_eq!(file.totals, recording.totals());
    file
}

/// The position at every node, by nothing but the moves that the nodes tell.
pub fn positions<G: Game>(start: &G, nodes: &[NodeView]) -> Vec<G> {
    let mut found: Vec<G> = Vec::new();
    for node in nodes {
        let game = match (node.parent, &node.mv) {
            (None, None) => start.clone(),
            (Some(parent), Some(name)) => {
                let mut game = found[parent as usize].clone();
                game.play(find_move(&game, name));
                game
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(node.side, game.side());
        found.push(game);
    }
    found
}

pub fn find_move<G: Game>(game: &G, name: &str) -> G::Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.into_iter().find(|mv| mv.to_string() == name).unwrap()
}

/// The value of a position in the eyes of the first side, by plain minimax.
pub fn truth<G: Game>(
    game: &G,
    depth: u32,
    ply: u32,
    scoring: Scoring,
    evaluate: &impl Evaluate<G>,
) -> i32 {
    let value = minimax_value(&mut game.clone(), depth, ply, scoring, evaluate).raw();
    if game.side() == Side::First { value } else { -value }
}
