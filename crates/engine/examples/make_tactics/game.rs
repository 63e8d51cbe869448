//! Games of a simple player against itself: it takes wins, stops wins, and otherwise prefers the
//! cells on the fullest rows, with some luck.

use crate::prover::rows::Rows;
use gametree::{Game, Side};
use mnk::{Board, Cell, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Where the first stones are put.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    Centre,
    /// In a corner, so that the rows end at the border.
    Border,
}

/// The moves of a whole game, the same for the same name.
pub fn play(rules: Rules, opening: Opening, name: &str) -> Vec<Cell> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed(name));
    // Half of the players do not know that only exactly k win, and walk into overlines.
    let exact = rules.exact() && rng.random_range(0..2) == 0;
    let mut board = Board::new(rules.with_exact(exact));
    // Six in a row hardly ever come about from a few stones, so there are more.
    let stones = if rules.k() > 5 { 10..40 } else { 2..6 };
    for _ in 0..rng.random_range(stones) {
        let (width, height) = (rules.width(), rules.height());
        let (column, row) = match opening {
            Opening::Centre => {
                (within(width / 4, width, &mut rng), within(height / 4, height, &mut rng))
            }
            Opening::Border => (rng.random_range(0..width / 3), rng.random_range(0..height / 3)),
        };
        let cell = if rules.gravity() { board.landing(column) } else { rules.cell(column, row) };
        if let Some(cell) = cell {
            let _ = board.try_play(cell); // taken: one stone fewer
        }
    }
    // How much each side cares about the rows of the other, in quarters.
    let care = [rng.random_range(0..5), rng.random_range(0..5)];
    let mut rows = Rows::new(&board);
    while let Some(cell) = choose(&board, &rows, care, &mut rng) {
        rows.put(cell, board.side());
        board.play(cell);
    }
    board.played().to_vec()
}

/// A number from `margin` to `size` − `margin`.
fn within(margin: usize, size: usize, rng: &mut ChaCha8Rng) -> usize {
    rng.random_range(margin..size - margin)
}

fn choose(board: &Board, rows: &Rows, care: [u32; 2], rng: &mut ChaCha8Rng) -> Option<Cell> {
    if board.outcome().is_some() {
        return None;
    }
    for side in [board.side(), board.side().opponent()] {
        if let [Some(cell), _] = rows.winning_cells(board, side) {
            return Some(cell);
        }
    }
    let none = usize::MAX;
    let (own, least) = match board.side() {
        Side::First => (rows.weigh([1, none]), [none, 1]),
        Side::Second => (rows.weigh([none, 1]), [1, none]),
    };
    let theirs = rows.weigh(least);
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let luck = moves.iter().map(|cell| {
        let i = cell.index();
        let weight = 1 + 4 * own[i] + care[board.side().index()] * theirs[i];
        weight * rng.random_range(50..150)
    });
    luck.zip(&moves).max_by_key(|&(weight, _)| weight).map(|(_, &cell)| cell)
}

/// A number made of the letters of a name (FNV-1a).
fn seed(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
