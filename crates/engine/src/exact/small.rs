//! Boards of up to twenty cells as two machine words: their lines and moves.

use super::SMALL;
use gametree::Game;
use mnk::{Board, Cell, Rules};

/// A set of cells; bit i is the cell with index i.
pub(super) type Set = u32;

/// What a game ends with, to the side to move: 0 for a draw, more the sooner it is won, less the
/// sooner it is lost. It counts the cells left empty and one, so it depends on the end of the
/// game only, not on where one looks from.
pub(super) type Score = i8;

/// The stones of the side to move and those of the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub mine: Set,
    pub theirs: Set,
}

impl Position {
    pub(super) fn of(board: &Board) -> Position {
        let has = |side| {
            let cells = board.rules().all_cells().filter(|&cell| board.stone(cell) == Some(side));
            cells.fold(0, |set, cell| set | 1 << cell.index())
        };
        Position { mine: has(board.side()), theirs: has(board.side().opponent()) }
    }

    pub(super) fn stones(self) -> u32 {
        (self.mine | self.theirs).count_ones()
    }

    /// After a stone on `cell`, seen by the other side.
    pub(super) fn after(self, cell: usize) -> Position {
        Position { mine: self.theirs, theirs: self.mine | 1 << cell }
    }
}

/// k cells in a row, and where only exactly k win the cells at both ends, which must not be the
/// winner's too.
#[derive(Clone, Copy, Debug)]
struct Row {
    cells: Set,
    guards: Set,
}

impl Row {
    /// How many stones `own` lacks here, if it can still win with this row.
    #[inline]
    fn lacks(self, own: Set, other: Set) -> Option<u32> {
        let open = (self.cells & other) | (self.guards & own) == 0;
        open.then(|| (self.cells & !own).count_ones())
    }
}

/// What a look at a position tells.
pub(super) struct Look {
    /// The cells that can be played.
    pub playable: Set,
    /// Those of them that differ: for every other one there is one here that does the same.
    pub different: Set,
    /// Those of them that win for the side to move, and those that would for the other.
    pub wins: Set,
    pub threats: Set,
    /// No line of play can be worth less, or more.
    pub least: Score,
    pub most: Score,
    /// How much each cell promises.
    pub promise: [u16; SMALL],
}

/// The rules on one size of board.
#[derive(Debug)]
pub(super) struct Small {
    cells: u32,
    rows: Vec<Row>,
    board: Set,
    /// With gravity, the width and the lowest row.
    falls: Option<(usize, Set)>,
    /// Without the one that changes nothing.
    symmetries: Vec<SymmetryTable>,
}

impl Small {
    pub(super) fn new(rules: &Rules) -> Small {
        let cells = rules.cells();
        let board = (1 << cells) - 1;
        let lowest = board & !(board >> rules.width());
        let falls = rules.gravity().then_some((rules.width(), lowest));
        let symmetries = SymmetryTable::all(rules);
        let rows = rules
            .lines()
            .into_iter()
            .map(|line| Row { cells: set(&line.cells), guards: set(&line.guards) });
        let rows = rows.collect();
        Small { cells: cells as u32, rows, board, falls, symmetries }
    }

    /// A win with so many stones on the board.
    #[inline]
    pub(super) fn win_at(&self, stones: u32) -> Score {
        (self.cells + 1).saturating_sub(stones) as Score
    }

    /// The stones on the board when a game ends that is won or lost.
    pub(super) fn stones_at_end(&self, score: Score) -> u32 {
        self.cells + 1 - u32::from(score.unsigned_abs())
    }

    pub(super) fn look(&self, Position { mine, theirs }: Position) -> Look {
        let stones = mine | theirs;
        let empty = self.board & !stones;
        let playable = self.falls.map_or(empty, |(width, low)| empty & (stones >> width | low));
        let (mut wins, mut threats, mut alive) = (0, 0, 0);
        // One more than any row can lack.
        let (mut i_lack, mut they_lack) = (self.cells + 1, self.cells + 1);
        let mut promise = [0; SMALL];
        for row in &self.rows {
            let mut worth = 0;
            if let Some(lacks) = row.lacks(mine, theirs) {
                i_lack = i_lack.min(lacks);
                wins |= if lacks == 1 { row.cells & empty } else { 0 };
                worth += 256 >> (2 * lacks.min(4));
            }
            if let Some(lacks) = row.lacks(theirs, mine) {
                they_lack = they_lack.min(lacks);
                threats |= if lacks == 1 { row.cells & empty } else { 0 };
                worth += 256 >> (2 * lacks.min(4));
            }
            if worth > 0 {
                alive |= row.cells | row.guards;
                each(row.cells & empty, |cell| promise[cell] += worth);
            }
        }
        // Where no row is open any more one stone is as good as another, unless more can be put on it.
        let idle = if self.falls.is_none() { playable & !alive } else { 0 };
        let different = playable & !(idle & idle.wrapping_sub(1));
        let stones = stones.count_ones();
        // Whoever lacks n stones needs n turns.
        let most = self.win_at(stones + 2 * i_lack - 1);
        let least = -self.win_at(stones + 2 * they_lack);
        Look {
            playable,
            different,
            wins: wins & playable,
            threats: threats & playable,
            least,
            most,
            promise,
        }
    }

    /// One number for all positions that are the same up to symmetry.
    #[inline]
    pub(super) fn key(&self, Position { mine, theirs }: Position) -> u64 {
        let key = |mine: Set, theirs: Set| u64::from(mine) << SMALL | u64::from(theirs);
        let images = self.symmetries.iter().map(|to| key(to.image(mine), to.image(theirs)));
        images.fold(key(mine, theirs), u64::min)
    }
}

/// These cells as a set.
fn set(cells: &[Cell]) -> Set {
    cells.iter().fold(0, |set, cell| set | 1 << cell.index())
}

/// Calls `visit` for every cell of a set.
#[inline]
pub(super) fn each(mut set: Set, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// A symmetry as a lookup table, quick enough for every node of a search: what it makes of every five
/// cells.
#[derive(Debug)]
struct SymmetryTable {
    fives: [[Set; 32]; SMALL / 5],
}

impl SymmetryTable {
    /// All symmetries of the board but the identity.
    fn all(rules: &Rules) -> Vec<SymmetryTable> {
        let symmetries = rules.symmetries();
        symmetries[1..].iter().map(|symmetry| SymmetryTable::new(symmetry.images())).collect()
    }

    /// Takes each cell to where `to` says.
    fn new(to: &[Cell]) -> SymmetryTable {
        let fives = std::array::from_fn(|i| {
            std::array::from_fn(|five| {
                let cells = (0..5).filter(|bit| five >> bit & 1 == 1).map(|bit| 5 * i + bit);
                // Beyond the board there are no stones to be moved.
                cells.filter_map(|cell| to.get(cell)).fold(0, |set, to| set | 1 << to.index())
            })
        });
        SymmetryTable { fives }
    }

    /// Where the cells of a set go.
    #[inline]
    fn image(&self, set: Set) -> Set {
        let fives = self.fives.iter().enumerate();
        fives.fold(0, |to, (i, five)| to | five[(set >> (5 * i)) as usize & 31])
    }
}
