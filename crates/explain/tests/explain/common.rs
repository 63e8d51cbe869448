//! What several test files need.
#![allow(dead_code, unused_imports)] // each file uses its part

#[path = "../../../mnk/tests/common/mod.rs"]
mod boards;

pub use boards::{
    arbitrary_board, arbitrary_scoring, arbitrary_tree, hashed, minimax_value, oracle_rows,
};

use explain::{NodeView, Recording, TraceFile, record};
use games::{Catalogue, Judge, MoveError, Playable, Position, SearchSpec};
use gametree::{Algorithm, Game, Limits, Outcome, Scoring, Side, Value, View};
use mnk::{Board, Cell};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The algorithms that can be recorded.
pub fn algorithms() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL.into_iter().filter(|algorithm| algorithm.traits().view == View::Tree)
}

/// The beginning of a game by name.
pub fn start(game: &str) -> Position {
    Catalogue::default().position(game).unwrap()
}

/// A tree as a position.
pub fn typed(tree: &str) -> Position {
    start(&format!("tree:{tree}"))
}

/// A board with scores that look random, and a count of how often one was asked for.
#[derive(Clone, Debug)]
pub struct Scored {
    pub board: Board,
    pub seed: u64,
    pub asked: Arc<AtomicU64>,
}

impl Scored {
    pub fn new(board: Board, seed: u64) -> Scored {
        Scored { board, seed, asked: Arc::default() }
    }
}

impl PartialEq for Scored {
    fn eq(&self, other: &Scored) -> bool {
        (&self.board, self.seed) == (&other.board, other.seed)
    }
}

impl Game for Scored {
    type Move = Cell;

    fn side(&self) -> Side {
        self.board.side()
    }

    fn moves(&self, out: &mut Vec<Cell>) {
        self.board.moves(out);
    }

    fn play(&mut self, mv: Cell) {
        self.board.play(mv);
    }

    fn undo(&mut self, mv: Cell) {
        self.board.undo(mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    fn key(&self) -> u64 {
        self.board.key()
    }
}

impl Playable for Scored {
    const EVALUATORS: &'static [&'static str] = &["hashed"];

    fn name(&self) -> String {
        "scored".to_owned()
    }

    fn judge(&self, _: &str) -> Option<Judge<Scored>> {
        let evaluate = |game: &Scored| {
            game.asked.fetch_add(1, Ordering::Relaxed);
            hashed(game.key() ^ game.seed)
        };
        Some(Judge { evaluate: Box::new(evaluate), scoring: Scoring::Distance })
    }

    fn move_named(&self, text: &str) -> Result<Cell, MoveError> {
        self.board.move_named(text)
    }

    fn picture(&self) -> String {
        self.board.picture()
    }
}

/// The recordings by all algorithms with the usual evaluator; the window is for those that take one.
pub fn all_recordings<G: Playable>(
    game: &G,
    depth: Option<u32>,
    scoring: Scoring,
    window: Option<[Value; 2]>,
) -> Vec<(Algorithm, Recording)> {
    let position = Position::new(game.clone());
    let recording = |algorithm: Algorithm| {
        let window = window.filter(|_| algorithm.traits().takes_window);
        let spec =
            SearchSpec { scoring: Some(scoring), window, ..SearchSpec::new(algorithm.name()) };
        (algorithm, record(&position, &spec, depth, &Limits::none()).unwrap())
    };
    algorithms().map(recording).collect()
}

/// All there is to tell, page by page; the file that is written says the same.
pub fn trace(recording: &Recording) -> TraceFile {
    let all = usize::MAX;
    let mut nodes = BTreeMap::new();
    let mut skipped_moves = BTreeMap::new();
    for round in recording.totals().rounds {
        nodes.insert(round.root, recording.page(round.root, 0, 0).node);
    }
    for id in 0..recording.len() as u32 {
        let NodeView { children, skipped, .. } = nodes[&id];
        if children > 0 {
            let page = recording.page(id, 0, all);
            nodes.extend(page.children.into_iter().map(|child| (child.id, child)));
            if skipped > 0 {
                skipped_moves.insert(id, page.skipped_moves);
            }
        }
    }
    let file = TraceFile {
        format: "inarow-trace".to_owned(),
        version: 2,
        program: "test 1.0".to_owned(),
        search: "any search".into(),
        totals: recording.totals(),
        nodes: nodes.into_values().collect(),
        events: recording.steps(0, all, None).events,
        skipped_moves,
    };
    let mut bytes = Vec::new();
    recording.write_json(&mut bytes, "test 1.0", &"any search").unwrap();
    let written: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(serde_json::to_value(&file).unwrap(), written);
    let read: TraceFile = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), written);
    file
}

/// The position at every node, by nothing but the moves that the nodes tell.
pub fn positions<G: Playable>(start: &G, nodes: &[NodeView]) -> Vec<G> {
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
    moves(game).into_iter().find(|mv| mv.to_string() == name).unwrap()
}

pub fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// The value of a position from the first player's point of view, by plain minimax.
pub fn truth<G: Playable>(game: &G, depth: u32, ply: u32, scoring: Scoring) -> Value {
    let Judge { evaluate, .. } = game.judge(G::EVALUATORS[0]).unwrap();
    let evaluate = &|game: &G| evaluate(game);
    minimax_value(&mut game.clone(), depth, ply, scoring, evaluate).for_first(game.side())
}
