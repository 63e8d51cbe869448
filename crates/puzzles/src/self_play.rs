//! Games to look for puzzles in: of players that are careless in different ways.

use gametree::{Game, Outcome};
use mnk::{Board, Cell, Rules};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// A random game that stops before anybody wins, with so many cells empty; none if it cannot go on.
pub(crate) fn by_chance(rules: Rules, empty: usize, rng: &mut ChaCha8Rng) -> Option<Board> {
    let mut board = Board::new(rules);
    let mut moves = Vec::new();
    while board.rules().cells() - board.filled() > empty {
        moves.clear();
        board.moves(&mut moves);
        moves.retain(|&cell| !ends(&mut board, cell));
        if moves.is_empty() {
            return None;
        }
        board.play(moves[rng.random_range(0..moves.len())]);
    }
    Some(board)
}

fn ends(board: &mut Board, cell: Cell) -> bool {
    board.play(cell);
    let ended = matches!(board.outcome(), Some(Outcome::Win(_)));
    board.undo(cell);
    ended
}

/// A game without gravity to its end: each side prefers the cells on its own fullest rows, cares more
/// or less about the other's, and overlooks things now and then.
pub(crate) fn by_rows(rules: Rules, rng: &mut ChaCha8Rng) -> Board {
    let lines = rules.lines();
    let mut through = vec![Vec::new(); rules.cells()];
    for (number, line) in lines.iter().enumerate() {
        line.cells.iter().for_each(|cell| through[cell.index()].push(number));
    }
    let mut stones = vec![[0_u32; 2]; lines.len()];
    let mut board = Board::new(rules);
    let care = [rng.random_range(2..9_u64), rng.random_range(2..9_u64)];
    let (width, height) = (rules.width(), rules.height());
    let mut opening = rng.random_range(2..8_u32);
    while board.outcome().is_none() {
        let side = board.side();
        let weight = |cell: &Cell| {
            let (mut own, mut theirs) = (1, 0);
            for &line in &through[cell.index()] {
                match stones[line] {
                    [0, 0] => own += 1,
                    [mine, 0] if side.index() == 0 => own += 1 << (3 * mine),
                    [0, mine] if side.index() == 1 => own += 1 << (3 * mine),
                    [n, 0] | [0, n] => theirs += 1 << (3 * n),
                    _ => {}
                }
            }
            4 * own + care[side.index()] * theirs / 2
        };
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let is_central = |cell: &Cell| {
            let near = |at: usize, size: usize| at >= size / 4 && at < size - size / 4;
            near(cell.column(), width) && near(cell.row(), height)
        };
        let cell = if opening > 0 {
            opening -= 1;
            moves.retain(is_central);
            moves[rng.random_range(0..moves.len())]
        } else {
            let luck = moves.iter().map(|cell| weight(cell) * rng.random_range(40..160_u64));
            let best = luck.zip(&moves).max_by_key(|&(weight, cell)| (weight, cell.index()));
            let Some((_, &cell)) = best else { break };
            cell
        };
        through[cell.index()].iter().for_each(|&line| stones[line][side.index()] += 1);
        board.play(cell);
    }
    board
}
