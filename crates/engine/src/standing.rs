//! What stands on the board: rows that are one or two stones short of a win.

use gametree::{Game, Side};
use mnk::{Board, Cell, WinningLine};
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

/// What a standing row threatens, by the names it has where five win. A four has k − 1 stones and a
/// three k − 2, with gaps or without. Larger is stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowKind {
    /// One stone more makes a four at best.
    Three,
    /// One stone more makes an open four.
    OpenThree,
    /// One stone more wins, at one place.
    Four,
    /// One stone more wins, at either of two places.
    OpenFour,
}

/// A row that stands on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StandingRow {
    /// Whose.
    pub side: Side,
    /// What it threatens.
    pub kind: RowKind,
    /// Its stones, all in one line, in the order of [`WinningLine::cells`].
    pub cells: Vec<Cell>,
    /// The cells, in order, where one stone more makes it win. None of a three.
    pub wins_at: Vec<Cell>,
    /// Those of them where a stone can be played now: with gravity not all.
    pub playable: Vec<Cell>,
}

/// The rows of both sides that are one or two stones short of a win: strongest first, X before O,
/// compact ones before those with gaps. Nothing after the end of the game.
///
/// - Every cell that would complete a row is in some [`wins_at`](StandingRow::wins_at); along one
///   line it is told once, with the most compact row.
/// - Threes have two stones or more, so that there are none where fewer than four win, and share no
///   stone with another row told of the same line. Those that are not open are told where five or
///   more win: of shorter rows there are too many to mean anything.
/// - With gravity only fours: whether anything comes of less depends on who fills which column.
///
/// Any k will do, and with `+exact` longer rows do not count.
#[must_use]
pub fn standing_rows(board: &Board) -> Vec<StandingRow> {
    if board.outcome().is_some() {
        return Vec::new();
    }
    let playable: BTreeSet<Cell> = board.legal_moves().into_iter().collect();
    let lines = board.rules().lines();
    let mut rows: Vec<StandingRow> = Side::BOTH
        .into_iter()
        .flat_map(|side| of_side(board, side, &lines))
        .map(|row| {
            let now = row.wins_at.iter().copied().filter(|cell| playable.contains(cell));
            StandingRow { playable: now.collect(), ..row }
        })
        .collect();
    rows.sort_by_key(|row| (Reverse(row.kind), row.side.index()));
    rows
}

/// How columns and rows change along a line.
type Direction = (Ordering, Ordering);

/// Stones in a line.
type Row = (Direction, Vec<Cell>);

/// What each winning line through a row still lacks.
type Lacks = Vec<Vec<Cell>>;

type Rows = BTreeMap<Row, Lacks>;

fn of_side(board: &Board, side: Side, lines: &[WinningLine]) -> Vec<StandingRow> {
    let (rules, k) = (board.rules(), board.rules().k());
    let (mut fours, mut threes) = (Rows::new(), Rows::new());
    for line in lines.iter().filter(|_| k >= 2) {
        let stone = |cell: &Cell| board.stone(*cell);
        let is_open = line.cells.iter().all(|cell| stone(cell) != Some(side.opponent()))
            && line.guards.iter().all(|cell| stone(cell) != Some(side));
        if !is_open {
            continue;
        }
        let (own, lacks): (Vec<Cell>, Vec<Cell>) =
            line.cells.iter().partition(|cell| stone(cell).is_some());
        let rows = match lacks.len() {
            1 => &mut fours,
            2 if own.len() >= 2 && !rules.gravity() => &mut threes,
            _ => continue,
        };
        // Lines of one direction that have a cell in common lie on the same line of the board.
        let direction = direction(line);
        rows.entry((direction, own)).or_default().push(lacks);
    }
    let mut told: Vec<(Direction, StandingRow)> = Vec::new();
    for ((direction, cells), lacks) in in_order(fours, |lacks| lacks.len() >= 2) {
        let wins_at: Vec<Cell> = lacks.concat();
        let is_new = |cell: &Cell| {
            !told.iter().any(|(along, row)| *along == direction && row.wins_at.contains(cell))
        };
        if wins_at.iter().any(is_new) {
            let kind = if wins_at.len() >= 2 { RowKind::OpenFour } else { RowKind::Four };
            told.push((
                direction,
                StandingRow { side, kind, cells, wins_at, playable: Vec::new() },
            ));
        }
    }
    for ((direction, cells), lacks) in in_order(threes, makes_an_open_four) {
        let is_told = |cell: &Cell| {
            told.iter().any(|(along, row)| *along == direction && row.cells.contains(cell))
        };
        let kind = if makes_an_open_four(&lacks) { RowKind::OpenThree } else { RowKind::Three };
        if (kind == RowKind::OpenThree || k >= 5) && !cells.iter().any(is_told) {
            let none = Vec::new();
            told.push((
                direction,
                StandingRow { side, kind, cells, wins_at: none.clone(), playable: none },
            ));
        }
    }
    told.into_iter().map(|(_, row)| row).collect()
}

/// The direction of a line of two cells or more, as steps to the right and down.
fn direction(line: &WinningLine) -> Direction {
    let (from, to) = (line.cells[0], line.cells[1]);
    (from.column().cmp(&to.column()), from.row().cmp(&to.row()))
}

/// Whether a stone on some cell leaves two places to win at, given what each line through the row
/// lacks, two cells each.
fn makes_an_open_four(lacks: &[Vec<Cell>]) -> bool {
    let rest = |cell: Cell, pair: &[Cell]| {
        pair.contains(&cell).then(|| pair.iter().copied().find(|&other| other != cell)).flatten()
    };
    lacks.iter().flatten().any(|&cell| {
        lacks.iter().filter_map(|pair| rest(cell, pair)).collect::<BTreeSet<_>>().len() >= 2
    })
}

/// Open ones first, then compact ones, then from the top left.
fn in_order(rows: Rows, is_open: impl Fn(&[Vec<Cell>]) -> bool) -> Vec<(Row, Lacks)> {
    let mut rows: Vec<_> = rows.into_iter().collect();
    rows.sort_by_cached_key(|((_, cells), lacks)| {
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        let span = first.column().abs_diff(last.column()).max(first.row().abs_diff(last.row()));
        (!is_open(lacks), span, cells.clone())
    });
    rows
}
