//! The rules, in the simplest way: lines are sets of cells, and so are the stones of a player.

use crate::header::Header;
use std::rc::Rc;

/// A set of cells, a bit each.
pub(crate) type Cells = u64;

/// A game in the middle.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub cells: usize,
    pub width: usize,
    pub height: usize,
    /// Every k cells in a row, and the cells next to its ends if no stone of the same player may be
    /// there.
    pub lines: Rc<[(Cells, Cells)]>,
    /// Of the first player and of the second.
    pub stones: [Cells; 2],
    /// One cell of each kind that the symmetries of the board make.
    kinds: Cells,
}

impl Board {
    /// The position of a header, if a game can come to it and goes on there.
    pub(crate) fn new(header: &Header) -> Result<Board, String> {
        let &Header { width, height, k, exact, gravity, .. } = header;
        let beyond = |(line, beyond)| (line, if exact { beyond } else { 0 });
        let mut board = Board {
            cells: width * height,
            width,
            height,
            lines: lines(width, height, k).into_iter().map(beyond).collect(),
            stones: [0, 0],
            kinds: kinds(width, height),
        };
        for (number, &cell) in header.moves.iter().enumerate() {
            let fits = cell < board.cells && board.is_empty(cell);
            if !fits || (gravity && board.lowest(cell % width) != Some(cell)) {
                return Err(format!("move {}, {cell}, cannot be played", number + 1));
            }
            board.stones[number % 2] |= 1 << cell;
            if board.has_won(0) || board.has_won(1) {
                return Err("the game is over before the proof begins".to_owned());
            }
        }
        Ok(board)
    }

    pub(crate) fn is_untouched(&self) -> bool {
        self.stones == [0, 0]
    }

    pub(crate) fn is_empty(&self, cell: usize) -> bool {
        (self.stones[0] | self.stones[1]) >> cell & 1 == 0
    }

    /// Whether the first player (0) or the second (1) is to move.
    pub(crate) fn to_move(&self) -> usize {
        usize::from(self.stones[0].count_ones() > self.stones[1].count_ones())
    }

    pub(crate) fn has_won(&self, player: usize) -> bool {
        let own = self.stones[player];
        self.lines.iter().any(|(line, beyond)| line & !own == 0 && beyond & own == 0)
    }

    /// What a player still needs of each line that the other one has no stone on.
    pub(crate) fn open(&self, player: usize) -> Vec<Cells> {
        let open = self.lines.iter().filter(|(line, _)| line & self.stones[1 - player] == 0);
        minimal(open.map(|(line, _)| line & !self.stones[player]).collect())
    }

    /// The same with left and right exchanged.
    pub(crate) fn mirrored(&self) -> Board {
        let image = |cell: usize| cell - cell % self.width + (self.width - 1 - cell % self.width);
        let mirrored = |stones: Cells| members(stones).fold(0, |all, cell| all | 1 << image(cell));
        Board { stones: self.stones.map(mirrored), ..self.clone() }
    }

    /// Where a stone falls in a column; none if it is full.
    pub(crate) fn lowest(&self, column: usize) -> Option<usize> {
        (0..self.height).rev().map(|y| y * self.width + column).find(|&cell| self.is_empty(cell))
    }

    /// The cells with which a player would win now.
    pub(crate) fn winning(&self, player: usize) -> Cells {
        let [own, other] = [self.stones[player], self.stones[1 - player]];
        let open =
            self.lines.iter().filter(|(line, beyond)| line & other == 0 && beyond & own == 0);
        let missing = open.map(|(line, _)| line & !own);
        missing.filter(|line| line.count_ones() == 1).fold(0, |all, line| all | line)
    }

    /// The moves that have to be dealt with: those [worth one](worth_a_move) on these lines, and while
    /// there is no stone one of each kind.
    pub(crate) fn worth_a_move(&self, lines: &[Cells]) -> Cells {
        worth_a_move(lines) & if self.is_untouched() { self.kinds } else { Cells::MAX }
    }
}

/// Every line of k cells, with the cells next to its ends.
fn lines(width: usize, height: usize, k: usize) -> Vec<(Cells, Cells)> {
    let (columns, rows) = (width as isize, height as isize);
    let on_board = |x: isize, y: isize| (0..columns).contains(&x) && (0..rows).contains(&y);
    let cell = |x, y| if on_board(x, y) { 1 << (y * columns + x) } else { 0 };
    let mut lines = Vec::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
            // The i-th cell from here; all are on the board if the first and the last are.
            let at = |i: isize| (x + i * dx, y + i * dy);
            let k = k as isize;
            let (last_x, last_y) = at(k - 1);
            if on_board(last_x, last_y) {
                let set = |i: isize| cell(at(i).0, at(i).1);
                lines.push(((0..k).fold(0, |line, i| line | set(i)), set(-1) | set(k)));
            }
        }
    }
    lines
}

/// Without the lines that contain another one: who completes the longer has completed the shorter.
pub(crate) fn minimal(mut lines: Vec<Cells>) -> Vec<Cells> {
    lines.sort_unstable_by_key(|line| line.count_ones());
    let mut kept: Vec<Cells> = Vec::new();
    for line in lines {
        if !kept.iter().any(|shorter| shorter & !line == 0) {
            kept.push(line);
        }
    }
    kept
}

/// The cells on these lines, but for each that another one beats: one on every line that it is on,
/// and on more lines or with a lower number.
pub(crate) fn worth_a_move(lines: &[Cells]) -> Cells {
    let on_a_line = lines.iter().fold(0, |all, line| all | line);
    // The cells on all lines through a cell, itself included.
    let with = |cell: usize| {
        let through = lines.iter().filter(|&&line| line >> cell & 1 == 1);
        through.fold(Cells::MAX, |all, line| all & line)
    };
    let with: Vec<Cells> = (0..64).map(with).collect();
    let beats = |other: usize, cell: usize| {
        other != cell
            && with[cell] >> other & 1 == 1
            && (with[other] >> cell & 1 == 0 || other < cell)
    };
    let is_beaten = |cell: usize| members(on_a_line).any(|other| beats(other, cell));
    members(on_a_line).filter(|&cell| !is_beaten(cell)).fold(0, |all, cell| all | 1 << cell)
}

/// The cells of a set, lowest first.
pub(crate) fn members(cells: Cells) -> impl Iterator<Item = usize> {
    (0..64).filter(move |cell| cells >> cell & 1 == 1)
}

/// The lowest cell of each kind: no turn or reflection of the board takes it to a lower one.
fn kinds(width: usize, height: usize) -> Cells {
    let lowest = |cell: usize| {
        let (x, y) = (cell % width, cell / width);
        let (right, down) = (width - 1 - x, height - 1 - y);
        let mut images = vec![(right, y), (x, down), (right, down)];
        if width == height {
            images.extend([(y, x), (down, x), (y, right), (down, right)]);
        }
        images.iter().all(|(x, y)| y * width + x >= cell)
    };
    (0..width * height).filter(|&cell| lowest(cell)).fold(0, |all, cell| all | 1 << cell)
}
