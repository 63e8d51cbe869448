//! The rules, in the simplest way: lines are sets of cells, and so are the stones of a player.

use crate::header::Header;

/// A set of cells, a bit each.
pub(crate) type Cells = u64;

/// A game in the middle.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub cells: usize,
    /// Every k cells in a row.
    lines: Vec<Cells>,
    /// Of the first player and of the second.
    pub stones: [Cells; 2],
    /// One cell of each kind that the symmetries of the board make.
    kinds: Cells,
}

impl Board {
    /// The position of a header, if a game can come to it and goes on there.
    pub(crate) fn new(header: &Header) -> Result<Board, String> {
        let &Header { width, height, k, .. } = header;
        let mut board = Board {
            cells: width * height,
            lines: lines(width, height, k),
            stones: [0, 0],
            kinds: kinds(width, height),
        };
        for (number, &cell) in header.moves.iter().enumerate() {
            if cell >= board.cells || !board.is_empty(cell) {
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
        self.lines.iter().any(|line| line & !self.stones[player] == 0)
    }

    /// What a player still needs of each line that the other one has no stone on.
    pub(crate) fn open(&self, player: usize) -> Vec<Cells> {
        let open = self.lines.iter().filter(|&&line| line & self.stones[1 - player] == 0);
        minimal(open.map(|line| line & !self.stones[player]).collect())
    }

    /// The cells with which a player would win now.
    pub(crate) fn winning(&self, player: usize) -> Cells {
        let open = self.lines.iter().filter(|&&line| line & self.stones[1 - player] == 0);
        let missing = open.map(|line| line & !self.stones[player]);
        missing.filter(|line| line.count_ones() == 1).fold(0, |all, line| all | line)
    }

    /// The moves that have to be dealt with: those [worth one](worth_a_move) on these lines, and while
    /// there is no stone one of each kind.
    pub(crate) fn worth_a_move(&self, lines: &[Cells]) -> Cells {
        worth_a_move(lines) & if self.is_untouched() { self.kinds } else { Cells::MAX }
    }
}

/// Every line of k cells.
fn lines(width: usize, height: usize, k: usize) -> Vec<Cells> {
    let mut lines = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let cell = |x: usize, y: usize| 1u64 << (y * width + x);
            if x + k <= width {
                lines.push((0..k).fold(0, |line, i| line | cell(x + i, y)));
            }
            if y + k <= height {
                lines.push((0..k).fold(0, |line, i| line | cell(x, y + i)));
            }
            if x + k <= width && y + k <= height {
                lines.push((0..k).fold(0, |line, i| line | cell(x + i, y + i)));
            }
            if x + 1 >= k && y + k <= height {
                lines.push((0..k).fold(0, |line, i| line | cell(x - i, y + i)));
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
