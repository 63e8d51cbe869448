//! How many stones stand on every row of a board, kept up move by move: where either side wins
//! with one more stone, and which cells lie on rows that can still be filled.

use gametree::Side;
use mnk::{Board, Cell, WinningLine};

/// A winning line with the stones on it.
struct Row {
    line: WinningLine,
    /// Stones of each side on it.
    stones: [usize; 2],
}

/// All rows of a board. Knows nothing about turns.
pub struct Rows {
    k: usize,
    all: Vec<Row>,
    /// By cell: the rows through it.
    through: Vec<Vec<usize>>,
    stones: Vec<Option<Side>>,
    /// By side: the rows that lack one stone and have none of the other side.
    ready: [Vec<usize>; 2],
}

impl Rows {
    /// The rows of `board` with its stones.
    pub fn new(board: &Board) -> Rows {
        let rules = board.rules();
        let all: Vec<Row> =
            rules.lines().into_iter().map(|line| Row { line, stones: [0, 0] }).collect();
        let mut through = vec![Vec::new(); rules.cells()];
        for (number, row) in all.iter().enumerate() {
            for cell in &row.line.cells {
                through[cell.index()].push(number);
            }
        }
        let (stones, ready) = (vec![None; rules.cells()], [Vec::new(), Vec::new()]);
        let mut rows = Rows { k: rules.k(), all, through, stones, ready };
        for cell in (0..rules.cells()).filter_map(|i| rules.cell_at(i)) {
            if let Some(side) = board.stone(cell) {
                rows.put(cell, side);
            }
        }
        rows
    }

    /// Puts a stone on an empty cell.
    pub fn put(&mut self, cell: Cell, side: Side) {
        self.change(cell, side, |stones| stones + 1);
        self.stones[cell.index()] = Some(side);
    }

    /// Takes a stone off again.
    pub fn take(&mut self, cell: Cell, side: Side) {
        self.change(cell, side, |stones| stones - 1);
        self.stones[cell.index()] = None;
    }

    fn change(&mut self, cell: Cell, side: Side, by: impl Fn(usize) -> usize) {
        for &number in &self.through[cell.index()] {
            let row = &mut self.all[number];
            let before = Side::BOTH.map(|side| is_ready(row, side, self.k));
            row.stones[side.index()] = by(row.stones[side.index()]);
            for side in Side::BOTH {
                let list = &mut self.ready[side.index()];
                match (before[side.index()], is_ready(row, side, self.k)) {
                    (false, true) => list.push(number),
                    (true, false) => list.retain(|&other| other != number),
                    _ => {}
                }
            }
        }
    }

    /// The first two different cells where a stone of `side` wins at once, if it may stand there.
    pub fn winning_cells(&self, board: &Board, side: Side) -> [Option<Cell>; 2] {
        let mut first = None;
        for &number in &self.ready[side.index()] {
            let row = &self.all[number];
            let empty = row.line.cells.iter().find(|cell| self.stones[cell.index()].is_none());
            let Some(&cell) = empty else { continue };
            let spoiled =
                row.line.guards.iter().any(|cell| self.stones[cell.index()] == Some(side));
            let floats = board.rules().gravity() && board.landing(cell.column()) != Some(cell);
            if spoiled || floats || first == Some(cell) {
                continue;
            }
            match first {
                None => first = Some(cell),
                Some(_) => return [first, Some(cell)],
            }
        }
        [first, None]
    }

    /// By cell, how much it matters: 0 unless it is empty and lies on a row without stones of the
    /// other side that has at least `least[side]` stones; more for fuller rows.
    pub fn weigh(&self, least: [usize; 2]) -> Vec<u32> {
        let mut weights = vec![0; self.stones.len()];
        for row in &self.all {
            let (side, stones) = match row.stones {
                [stones, 0] => (0, stones),
                [0, stones] => (1, stones),
                _ => continue,
            };
            // A row without any stone is open to both.
            let least = if stones == 0 { least[0].min(least[1]) } else { least[side] };
            if stones < least {
                continue;
            }
            for cell in row.line.cells.iter().filter(|cell| self.stones[cell.index()].is_none()) {
                weights[cell.index()] += 1 << (2 * stones);
            }
        }
        weights
    }
}

fn is_ready(row: &Row, side: Side, k: usize) -> bool {
    row.stones[side.index()] == k - 1 && row.stones[side.opponent().index()] == 0
}
