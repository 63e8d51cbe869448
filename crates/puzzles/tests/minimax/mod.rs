//! Plain minimax over two bit sets, with a table of what is known and nothing else: the value of
//! every move of a board of up to 64 cells, with the distance.

use gametree::{Game, Side};
use mnk::{Board, Cell};
use std::collections::HashMap;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// 1 if the side to move wins, −1 if it loses, 0 if nobody does.
    pub winner: i32,
    /// Until the end, if both play as well as they can: the winner fast, the loser slowly.
    pub plies: u32,
}

struct Plain {
    width: usize,
    height: usize,
    gravity: bool,
    lines: Vec<u64>,
    known: HashMap<(u64, u64), Worth>,
}

/// Every legal move with its worth to the side to move, told from before the move.
pub fn values(board: &Board) -> Vec<(Cell, Worth)> {
    let rules = board.rules();
    let (width, height, k) = (rules.width(), rules.height(), rules.k());
    let mut lines = Vec::new();
    for (dx, dy) in [(1_i32, 0_i32), (0, 1), (1, 1), (1, -1)] {
        for (x, y) in (0..width as i32).flat_map(|x| (0..height as i32).map(move |y| (x, y))) {
            let cells: Vec<(i32, i32)> =
                (0..k as i32).map(|step| (x + step * dx, y + step * dy)).collect();
            let inside =
                |&(x, y): &(i32, i32)| x >= 0 && y >= 0 && x < width as i32 && y < height as i32;
            if cells.iter().all(inside) {
                lines.push(cells.iter().fold(0, |set, (x, y)| set | 1 << (y * width as i32 + x)));
            }
        }
    }
    assert!(!rules.exact() && rules.cells() <= 64);
    let mut plain = Plain { width, height, gravity: rules.gravity(), lines, known: HashMap::new() };
    let stones = |side: Side| {
        let own = rules.all_cells().filter(|&cell| board.stone(cell) == Some(side));
        own.fold(0, |set, cell| set | 1 << cell.index())
    };
    let (own, other) = (stones(board.side()), stones(board.side().opponent()));
    let moves = plain.moves(own | other);
    let named = |at: usize| rules.cell(at % width, at / width).expect("a cell");
    moves.into_iter().map(|at| (named(at), plain.after(own, other, at))).collect()
}

impl Plain {
    /// The empty cells; with gravity the lowest of each column. Row 0 is the top one.
    fn moves(&self, taken: u64) -> Vec<usize> {
        let cells = 0..self.width * self.height;
        let is_free = |&at: &usize| taken >> at & 1 == 0;
        let stands = |&at: &usize| {
            let below = at + self.width;
            !self.gravity || below >= self.width * self.height || taken >> below & 1 == 1
        };
        cells.filter(is_free).filter(stands).collect()
    }

    /// What a move is worth to whoever makes it.
    fn after(&mut self, own: u64, other: u64, at: usize) -> Worth {
        let own = own | 1 << at;
        let won = |line: &u64| line >> at & 1 == 1 && own & line == *line;
        if self.lines.iter().any(won) {
            return Worth { winner: 1, plies: 1 };
        }
        let reply = self.worth(other, own);
        Worth { winner: -reply.winner, plies: reply.plies + 1 }
    }

    fn worth(&mut self, own: u64, other: u64) -> Worth {
        if let Some(&known) = self.known.get(&(own, other)) {
            return known;
        }
        let mut best: Option<Worth> = None;
        for at in self.moves(own | other) {
            let worth = self.after(own, other, at);
            let is_better = best.is_none_or(|best| rank(worth) > rank(best));
            if is_better {
                best = Some(worth);
            }
        }
        let worth = best.unwrap_or(Worth { winner: 0, plies: 0 });
        self.known.insert((own, other), worth);
        worth
    }
}

/// Wins before draws before losses, fast wins first, slow losses first.
fn rank(worth: Worth) -> (i32, i32) {
    (worth.winner, -worth.winner * worth.plies as i32)
}
