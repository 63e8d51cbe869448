//! A position of k in a row, and how it changes.

use crate::geometry::{Geometry, Order, SIDE_KEY};
use crate::layer::Layer;
use crate::{Cell, CellError, DIRECTIONS, MAX_SIDE, Rules, column_name};
use gametree::{Game, Outcome, Side};
use std::fmt;
use std::sync::Arc;

/// A board with its stones, whose turn it is, and the result once there is one.
///
/// [`try_play`](Board::try_play) checks the move and is for people, files and protocols;
/// [`Game::play`] does not and is for searches. The first side, X, begins, unless the board was
/// [made](Board::starting_with) otherwise.
///
/// Boards are equal if they have the same stones, history and order of moves; positions are the
/// same if their [keys](Game::key) are.
///
/// ```
/// use mnk::{Board, Rules};
///
/// let mut board = Board::new(Rules::TIC_TAC_TOE);
/// for name in ["b2", "a1", "a3", "b1", "c1"] {
///     board.try_play_named(name)?;
/// }
/// assert_eq!(board.to_string(), "3x3x3 x2/1x1/oox o");
/// assert_eq!(board.winning_lines()[0].len(), 3);
/// # Ok::<(), mnk::PlayError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    geometry: Arc<Geometry>,
    layer: Layer,
    side: Side,
    filled: usize,
    key: u64,
    outcome: Option<Outcome>,
    /// Stones in each column.
    heights: [u8; MAX_SIDE as usize],
    played: Vec<Cell>,
}

impl Board {
    /// The empty board; X begins.
    #[must_use]
    pub fn new(rules: Rules) -> Board {
        Board::starting_with(rules, Side::First)
    }

    /// The empty board with this side to begin.
    #[must_use]
    pub fn starting_with(rules: Rules, side: Side) -> Board {
        Board {
            geometry: Arc::new(Geometry::new(rules, Order::Row)),
            layer: Layer::new(&rules),
            side,
            filled: 0,
            key: if side == Side::First { 0 } else { SIDE_KEY },
            outcome: None,
            heights: [0; MAX_SIDE as usize],
            played: Vec::new(),
        }
    }

    /// The same position, listing its moves in this order.
    #[must_use]
    pub fn ordered(mut self, order: Order) -> Board {
        self.geometry = Arc::new(Geometry::new(self.geometry.rules, order));
        self
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.geometry.rules
    }

    /// Whose stone is on a cell of this board.
    #[must_use]
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.layer.has(side, cell.index()))
    }

    /// The moves played on this board, oldest first. A board set up from a position has none.
    #[must_use]
    pub fn played(&self) -> &[Cell] {
        &self.played
    }

    /// The number of stones on the board.
    #[must_use]
    pub fn filled(&self) -> usize {
        self.filled
    }

    /// Whether nobody can win any more: no line is open to either side. The game itself goes on until
    /// the board is full.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let mut open = false;
        for side in Side::BOTH {
            self.layer.each_open_line(side, |_| open = true);
        }
        !open
    }

    /// Every winning row, each with all its cells in order; none unless somebody has won. One
    /// stone can complete several, and without `exact` a row can be longer than k.
    #[must_use]
    pub fn winning_lines(&self) -> Vec<Vec<Cell>> {
        match self.outcome {
            Some(Outcome::Win(winner)) => self.rows_of(winner),
            _ => Vec::new(),
        }
    }

    /// Every winning row of a side.
    pub(crate) fn rows_of(&self, side: Side) -> Vec<Vec<Cell>> {
        let k = self.rules().k();
        let mut rows = self.runs(side);
        rows.retain(|row| if self.rules().exact() { row.len() == k } else { row.len() >= k });
        if k == 1 {
            rows.truncate(1); // a single stone is a row in every direction
        }
        rows
    }

    /// Every maximal run of one side's stones, in all four directions.
    pub(crate) fn runs(&self, side: Side) -> Vec<Vec<Cell>> {
        let own = |x: i32, y: i32| {
            let cell = self.rules().cell(usize::try_from(x).ok()?, usize::try_from(y).ok()?)?;
            self.layer.has(side, cell.index()).then_some(cell)
        };
        let width = self.rules().width() as i32;
        let mut runs = Vec::new();
        for (dx, dy) in DIRECTIONS {
            for start in 0..self.rules().cells() as i32 {
                let (x, y) = (start % width, start / width);
                if own(x - dx, y - dy).is_none() {
                    let run: Vec<Cell> = (0..).map_while(|i| own(x + i * dx, y + i * dy)).collect();
                    if !run.is_empty() {
                        runs.push(run);
                    }
                }
            }
        }
        runs
    }

    /// Plays a move after checking it.
    ///
    /// # Errors
    /// If the game is over, or the cell is outside the board, taken, or with gravity not where a stone
    /// comes to rest. The board is then unchanged.
    pub fn try_play(&mut self, cell: Cell) -> Result<(), PlayError> {
        let rules = *self.rules();
        if self.geometry.cells.get(cell.index()) != Some(&cell) {
            return Err(rules.outside(&cell.to_string()).into());
        }
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver { name: cell.to_string(), outcome });
        }
        if let Some(by) = self.stone(cell) {
            return Err(PlayError::Occupied { cell, by });
        }
        if rules.gravity() {
            // The cell is empty, so its column is not full.
            match self.landing(cell.column()) {
                Some(rest) if rest != cell => return Err(PlayError::Floating { cell, rest }),
                _ => {}
            }
        }
        self.play(cell);
        Ok(())
    }

    /// Plays a move given by name: a cell such as `b2`, or with gravity the letter of a column.
    ///
    /// # Errors
    /// As [`try_play`](Board::try_play), or if `name` is not the name of a cell.
    pub fn try_play_named(&mut self, name: &str) -> Result<Cell, PlayError> {
        let column = crate::cell::parse_column(name);
        let cell = match column {
            Some(column) if self.rules().gravity() && column < self.rules().width() => {
                match (self.outcome, self.landing(column)) {
                    (Some(outcome), _) => {
                        return Err(PlayError::GameOver { name: name.to_owned(), outcome });
                    }
                    (None, None) => return Err(PlayError::ColumnFull { column }),
                    (None, Some(cell)) => cell,
                }
            }
            Some(_) if self.rules().gravity() => {
                return Err(self.rules().outside(name).into());
            }
            _ => self.rules().parse_cell(name)?,
        };
        self.try_play(cell)?;
        Ok(cell)
    }

    /// Takes back the last move played on this board.
    ///
    /// # Errors
    /// If there is none.
    pub fn try_undo(&mut self) -> Result<Cell, PlayError> {
        let cell = *self.played.last().ok_or(PlayError::NothingPlayed)?;
        self.undo(cell);
        Ok(cell)
    }

    /// Where a stone dropped into a column comes to rest, if there is room.
    #[must_use]
    pub fn landing(&self, column: usize) -> Option<Cell> {
        let rules = self.rules();
        (0..rules.height())
            .rev()
            .filter_map(|from_top| rules.cell(column, from_top))
            .find(|cell| self.layer.is_empty(cell.index()))
    }

    /// The same stones with the other side to move, as if the side to move had passed. No game leads
    /// there: this is for evaluators, which should score it as the negative.
    #[must_use]
    pub fn passed(&self) -> Board {
        let mut passed = self.clone();
        passed.side = self.side.opponent();
        passed.key ^= SIDE_KEY;
        passed
    }

    /// The Zobrist key computed from the stones, to check the incremental one.
    #[must_use]
    pub fn key_from_scratch(&self) -> u64 {
        let stones = self.geometry.cells.iter().filter_map(|&cell| Some((cell, self.stone(cell)?)));
        let start = if self.side == Side::First { 0 } else { SIDE_KEY };
        stones.fold(start, |key, (cell, side)| key ^ self.geometry.key(cell.index(), side))
    }

    pub(crate) fn layer(&self) -> &Layer {
        &self.layer
    }

    pub(crate) fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Sets a stone without a turn passing, for setting up positions.
    pub(crate) fn set_up(&mut self, cell: Cell, side: Side) {
        self.layer.put(side, cell.index(), &self.geometry.rules, false);
        self.heights[cell.column()] += 1;
        self.filled += 1;
        self.key ^= self.geometry.key(cell.index(), side);
    }

    /// Whether `side` would have a winning row without its stone on `cell`.
    pub(crate) fn wins_without(&self, side: Side, cell: Cell) -> bool {
        let mut earlier = self.clone();
        earlier.layer.take(side, cell.index());
        !earlier.rows_of(side).is_empty()
    }

    /// Sets the result, for setting up positions.
    pub(crate) fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }
}

impl Game for Board {
    type Move = Cell;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn moves(&self, out: &mut Vec<Cell>) {
        let Geometry { rules, order, cells, sequence, .. } = &*self.geometry;
        if rules.gravity() {
            for bottom in sequence {
                let height = usize::from(self.heights[bottom.column()]);
                if height < rules.height() {
                    out.push(cells[bottom.index() - height * rules.width()]);
                }
            }
        } else if *order == Order::Row {
            self.layer.list_empty(cells, out);
        } else {
            out.extend(sequence.iter().filter(|cell| self.layer.is_empty(cell.index())));
        }
    }

    #[inline]
    fn play(&mut self, cell: Cell) {
        let Geometry { rules, cells, first_win, .. } = &*self.geometry;
        self.filled += 1;
        let may_win = self.filled >= *first_win;
        let won = self.layer.put(self.side, cell.index(), rules, may_win);
        self.key ^= self.geometry.key(cell.index(), self.side) ^ SIDE_KEY;
        self.heights[cell.column() % self.heights.len()] += 1;
        if won {
            self.outcome = Some(Outcome::Win(self.side));
        } else if self.filled == cells.len() {
            self.outcome = Some(Outcome::Draw);
        }
        self.side = self.side.opponent();
        self.played.push(cell);
    }

    #[inline]
    fn undo(&mut self, cell: Cell) {
        self.played.pop();
        self.side = self.side.opponent();
        self.outcome = None;
        self.heights[cell.column() % self.heights.len()] -= 1;
        self.key ^= self.geometry.key(cell.index(), self.side) ^ SIDE_KEY;
        self.layer.take(self.side, cell.index());
        self.filled -= 1;
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

/// Why a move cannot be played or taken back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PlayError {
    #[error(transparent)]
    Cell(#[from] CellError),
    #[error("{cell} is taken by {by}; choose an empty cell")]
    Occupied { cell: Cell, by: Side },
    #[error("column {} is full; choose another", column_name(*.column))]
    ColumnFull { column: usize },
    #[error("{cell} would float; a stone dropped into its column comes to rest on {rest}")]
    Floating { cell: Cell, rest: Cell },
    #[error("{name} cannot be played: the game is over, {}", said(*.outcome))]
    GameOver { name: String, outcome: Outcome },
    #[error("there is no move to take back")]
    NothingPlayed,
}

fn said(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(side) => format!("{side} has won"),
        _ => "it is a draw".to_owned(),
    }
}
