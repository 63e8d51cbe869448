//! The same game for the peer, twice.

use gametree::{Game, Outcome, Side};
use minimax::{Evaluation, Winner};
use mnk::{Board, Cell};
use std::cell::Cell as Counter;
use std::marker::PhantomData;
use std::rc::Rc;

/// An evaluator that costs next to nothing and still makes for a real tree.
pub struct Mixed;

/// A small score from a key.
pub fn mix(key: u64) -> i16 {
    ((key >> 40) & 15) as i16 - 8
}

/// For the peer: the same score, or none at all.
pub struct PeerEvaluator<G> {
    mask: i16,
    game: PhantomData<G>,
}

impl<G> PeerEvaluator<G> {
    /// Calls everything even.
    pub fn nothing() -> Self {
        PeerEvaluator { mask: 0, game: PhantomData }
    }
}

impl<G> Default for PeerEvaluator<G> {
    fn default() -> Self {
        PeerEvaluator { mask: !0, game: PhantomData }
    }
}

impl<G: minimax::Game> minimax::Evaluator for PeerEvaluator<G> {
    type G = G;

    fn evaluate(&self, state: &G::S) -> Evaluation {
        mix(G::zobrist_hash(state)) & self.mask
    }
}

/// Our board, and how often a move was applied to it.
#[derive(Clone)]
pub struct Counted {
    board: Board,
    nodes: Rc<Counter<u64>>,
}

impl Counted {
    pub fn new(board: Board) -> Counted {
        Counted { board, nodes: Rc::default() }
    }

    pub fn reset(&self) {
        self.nodes.set(1);
    }

    /// The root and every position a move was applied to reach.
    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }
}

/// Our board behind the peer's trait.
pub struct BoardGame;

impl minimax::Game for BoardGame {
    type S = Counted;
    type M = Cell;

    fn generate_moves(state: &Counted, moves: &mut Vec<Cell>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            state.board.moves(moves);
        }
        winner
    }

    fn apply(state: &mut Counted, mv: Cell) -> Option<Counted> {
        state.nodes.set(state.nodes.get() + 1);
        state.board.play(mv);
        None
    }

    fn undo(state: &mut Counted, mv: Cell) {
        state.board.undo(mv);
    }

    fn get_winner(state: &Counted) -> Option<Winner> {
        state.board.outcome().map(|outcome| match outcome {
            Outcome::Win(_) => Winner::PlayerJustMoved,
            _ => Winner::Draw,
        })
    }

    fn zobrist_hash(state: &Counted) -> u64 {
        state.board.key()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Square {
    Empty,
    X,
    O,
}

impl Square {
    fn invert(self) -> Square {
        match self {
            Square::Empty => Square::Empty,
            Square::X => Square::O,
            Square::O => Square::X,
        }
    }
}

const CELLS: usize = 16;

/// 4×4×4 as an array of squares, in the manner of the peer's example.
#[derive(Clone)]
pub struct ArrayBoard {
    squares: [Square; CELLS],
    to_move: Square,
    hash: u64,
    /// The same numbers our board uses, so that both searches see the same evaluations.
    keys: Rc<[[u64; 2]; CELLS]>,
    nodes: Rc<Counter<u64>>,
}

const LINES: [[usize; 4]; 10] = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [3, 6, 9, 12],
];

impl ArrayBoard {
    pub fn new(board: &Board) -> ArrayBoard {
        let mut keys = [[0; 2]; CELLS];
        for (side, which) in [(Side::First, 0), (Side::Second, 1)] {
            let empty = Board::starting_with(*board.rules(), side);
            let mut moves = Vec::new();
            empty.moves(&mut moves);
            for (i, mv) in moves.into_iter().enumerate() {
                let mut one = empty.clone();
                one.play(mv);
                keys[i][which] = one.key() ^ empty.key();
            }
        }
        ArrayBoard {
            squares: [Square::Empty; CELLS],
            to_move: Square::X,
            hash: board.key(),
            keys: Rc::new(keys),
            nodes: Rc::default(),
        }
    }

    pub fn reset(&self) {
        self.nodes.set(1);
    }

    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    fn toggle(&mut self, i: usize, mover: Square) {
        self.hash ^= self.keys[i][usize::from(mover == Square::O)];
    }
}

pub struct ArrayGame;

impl minimax::Game for ArrayGame {
    type S = ArrayBoard;
    type M = u8;

    fn generate_moves(board: &ArrayBoard, moves: &mut Vec<u8>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(board) {
            return Some(winner);
        }
        for i in 0..CELLS {
            if board.squares[i] == Square::Empty {
                moves.push(i as u8);
            }
        }
        None
    }

    fn get_winner(board: &ArrayBoard) -> Option<Winner> {
        let just_moved = board.to_move.invert();
        if LINES.iter().any(|line| line.iter().all(|&i| board.squares[i] == just_moved)) {
            return Some(Winner::PlayerJustMoved);
        }
        board.squares.iter().all(|square| *square != Square::Empty).then_some(Winner::Draw)
    }

    fn apply(board: &mut ArrayBoard, mv: u8) -> Option<ArrayBoard> {
        board.nodes.set(board.nodes.get() + 1);
        let i = usize::from(mv);
        board.squares[i] = board.to_move;
        board.toggle(i, board.to_move);
        board.to_move = board.to_move.invert();
        None
    }

    fn undo(board: &mut ArrayBoard, mv: u8) {
        let i = usize::from(mv);
        board.to_move = board.to_move.invert();
        board.toggle(i, board.to_move);
        board.squares[i] = Square::Empty;
    }

    fn zobrist_hash(board: &ArrayBoard) -> u64 {
        board.hash
    }
}
