//! The rules, in the simplest way: lines are sets of cells, and so are the stones of a player.

use crate::cells::Cells;
use crate::header::Header;
use std::rc::Rc;

/// A game in the middle.
#[derive(Clone, Debug)]
pub(crate) struct Board<const N: usize> {
    pub cells: usize,
    pub width: usize,
    pub height: usize,
    /// Whether more than k in a row do not win.
    pub exact: bool,
    /// Every k cells in a row, and the cells next to its ends if no stone of the same player may be
    /// there.
    pub lines: Rc<[(Cells<N>, Cells<N>)]>,
    /// Of the first player and of the second.
    pub stones: [Cells<N>; 2],
    /// One cell of each kind that the symmetries of the board make.
    kinds: Cells<N>,
}

impl<const N: usize> Board<N> {
    /// The position of a header, if a game can come to it and goes on there.
    pub(crate) fn new(header: &Header) -> Result<Board<N>, String> {
        let &Header { width, height, k, exact, gravity, .. } = header;
        let beyond = |(line, beyond)| (line, if exact { beyond } else { Cells::NONE });
        let mut board = Board {
            cells: width * height,
            width,
            height,
            exact,
            lines: lines(width, height, k).into_iter().map(beyond).collect(),
            stones: [Cells::NONE; 2],
            kinds: kinds(width, height),
        };
        for (number, &cell) in header.moves.iter().enumerate() {
            let fits = cell < board.cells && board.is_empty(cell);
            if !fits || (gravity && board.lowest(cell % width) != Some(cell)) {
                return Err(format!("move {}, {cell}, cannot be played", number + 1));
            }
            board.stones[number % 2] |= Cells::of(cell);
            if board.has_won(0) || board.has_won(1) {
                return Err("the game is over before the proof begins".to_owned());
            }
        }
        Ok(board)
    }

    pub(crate) fn is_untouched(&self) -> bool {
        self.stones == [Cells::NONE; 2]
    }

    pub(crate) fn is_empty(&self, cell: usize) -> bool {
        !(self.stones[0] | self.stones[1]).has(cell)
    }

    /// Whether the first player (0) or the second (1) is to move.
    pub(crate) fn to_move(&self) -> usize {
        usize::from(self.stones[0].len() > self.stones[1].len())
    }

    /// The same with one more stone.
    pub(crate) fn with(&self, player: usize, cell: usize) -> Board<N> {
        let mut board = self.clone();
        board.stones[player] |= Cells::of(cell);
        board
    }

    pub(crate) fn has_won(&self, player: usize) -> bool {
        let own = self.stones[player];
        self.lines.iter().any(|&(line, beyond)| line.is_within(own) && (beyond & own).is_empty())
    }

    /// The lines that a player can still complete: what is missing of each, and where no stone of the
    /// player may come.
    pub(crate) fn open_lines(&self, player: usize) -> impl Iterator<Item = (Cells<N>, Cells<N>)> {
        let [own, other] = [self.stones[player], self.stones[1 - player]];
        let lines = self.lines.iter().copied();
        let open = lines.filter(move |&(line, beyond)| (line & other | beyond & own).is_empty());
        open.map(move |(line, beyond)| (line - own, beyond - other))
    }

    /// What a player still needs of each line that is open to them.
    pub(crate) fn open(&self, player: usize) -> Vec<Cells<N>> {
        minimal(self.open_lines(player).map(|(missing, _)| missing).collect())
    }

    /// The same with left and right exchanged.
    pub(crate) fn mirrored(&self) -> Board<N> {
        let image = |cell: usize| cell - cell % self.width + (self.width - 1 - cell % self.width);
        let stones = self.stones.map(|stones| stones.members().map(image).collect());
        Board { stones, ..self.clone() }
    }

    /// Where a stone falls in a column; none if it is full.
    pub(crate) fn lowest(&self, column: usize) -> Option<usize> {
        (0..self.height).rev().map(|y| y * self.width + column).find(|&cell| self.is_empty(cell))
    }

    /// The cells with which a player would win now.
    pub(crate) fn winning(&self, player: usize) -> Cells<N> {
        let missing = self.open_lines(player).map(|(missing, _)| missing);
        missing.filter(|missing| missing.len() == 1).fold(Cells::NONE, |all, cell| all | cell)
    }

    /// The moves that have to be dealt with. If longer rows win: those [worth one](worth_a_move) on the
    /// lines of both players. If not, a stone may harm its owner: all cells that are missing on an
    /// open line or where a stone closes one, and of the others, which are all alike, the lowest.
    pub(crate) fn moves(&self) -> Cells<N> {
        if !self.exact {
            return self.of_each_kind(worth_a_move(&[self.open(0), self.open(1)].concat()));
        }
        let lines = self.open_lines(0).chain(self.open_lines(1));
        let matter = lines.fold(Cells::NONE, |all, (missing, beyond)| all | missing | beyond);
        let other = (0..self.cells).find(|&cell| self.is_empty(cell) && !matter.has(cell));
        self.of_each_kind(matter | other.into_iter().collect())
    }

    /// These cells, while there is no stone only one of each kind.
    pub(crate) fn of_each_kind(&self, cells: Cells<N>) -> Cells<N> {
        if self.is_untouched() { cells & self.kinds } else { cells }
    }
}

/// Every line of k cells, with the cells next to its ends.
fn lines<const N: usize>(width: usize, height: usize, k: usize) -> Vec<(Cells<N>, Cells<N>)> {
    let (columns, rows) = (width as isize, height as isize);
    let on_board = |x: isize, y: isize| (0..columns).contains(&x) && (0..rows).contains(&y);
    let cell = |(x, y)| {
        if on_board(x, y) { Cells::of((y * columns + x) as usize) } else { Cells::NONE }
    };
    let mut lines = Vec::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
            // The i-th cell from here; all are on the board if the first and the last are.
            let at = |i: isize| (x + i * dx, y + i * dy);
            let k = k as isize;
            let (last_x, last_y) = at(k - 1);
            if on_board(last_x, last_y) {
                let set = |i: isize| cell(at(i));
                let line = (0..k).fold(Cells::NONE, |line, i| line | set(i));
                lines.push((line, set(-1) | set(k)));
            }
        }
    }
    lines
}

/// Without the lines that contain another one: who completes the longer has completed the shorter.
pub(crate) fn minimal<const N: usize>(mut lines: Vec<Cells<N>>) -> Vec<Cells<N>> {
    lines.sort_by_key(|line| line.len());
    let mut kept: Vec<Cells<N>> = Vec::new();
    for line in lines {
        if !kept.iter().any(|shorter| shorter.is_within(line)) {
            kept.push(line);
        }
    }
    kept
}

/// The cells on these lines, but for each that another one beats: one on every line that it is on,
/// and on more lines or with a lower number.
pub(crate) fn worth_a_move<const N: usize>(lines: &[Cells<N>]) -> Cells<N> {
    let on_a_line = lines.iter().fold(Cells::NONE, |all, &line| all | line);
    // By cell, the cells on all lines through it, itself included.
    let mut with = vec![Cells::<N>::ALL; 64 * N];
    for &line in lines {
        line.members().for_each(|cell| with[cell] = with[cell] & line);
    }
    let beats =
        |other: usize, cell: usize| other != cell && (!with[other].has(cell) || other < cell);
    let is_beaten = |&cell: &usize| with[cell].members().any(|other| beats(other, cell));
    on_a_line.members().filter(|cell| !is_beaten(cell)).collect()
}

/// The lowest cell of each kind: no turn or reflection of the board takes it to a lower one.
fn kinds<const N: usize>(width: usize, height: usize) -> Cells<N> {
    let lowest = |cell: usize| {
        let (x, y) = (cell % width, cell / width);
        let (right, down) = (width - 1 - x, height - 1 - y);
        let mut images = vec![(right, y), (x, down), (right, down)];
        if width == height {
            images.extend([(y, x), (down, x), (y, right), (down, right)]);
        }
        images.iter().all(|(x, y)| y * width + x >= cell)
    };
    (0..width * height).filter(|&cell| lowest(cell)).collect()
}
