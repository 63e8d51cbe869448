//! Positions as text: one line to store, a picture to look at.

use crate::{Board, Cell, Rules, RulesError, column_name, shorten};
use gametree::{Game, Outcome, Side};
use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PositionError {
    #[error(
        "'{0}' is not a position; write rules, rows from the top and the side to move, \
         such as 3x3x3 x1o/1x1/3 o"
    )]
    Form(String),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("the position has {found} rows, but {rules} has {}", .rules.height())]
    Rows { found: usize, rules: Rules },
    #[error("row '{row}' of the position has {found} cells, but {rules} has {} in a row", .rules.width())]
    Cells { row: String, found: usize, rules: Rules },
    #[error("'{0}' in the position is neither x, o, a number of empty cells nor /")]
    Symbol(char),
    #[error("'{0}' is not a side to move; write x or o")]
    Side(String),
    #[error("{x} X and {o} O with {side} to move are impossible when sides take turns")]
    Count { x: usize, o: usize, side: Side },
    #[error("the stone on {0} floats above an empty cell")]
    Floating(String),
    #[error("{0} is to move, but has won already")]
    WonByMover(Side),
    #[error("{0} has more winning rows than one last stone could have completed")]
    WonTwice(Side),
}

impl Board {
    /// A position from its rows, top first and separated by `/`, with `x`, `o` and numbers of empty
    /// cells, and the side to move: `x1o/1x1/3 o`.
    ///
    /// # Errors
    /// If it is malformed, or cannot occur in a game.
    pub fn from_position(rules: Rules, text: &str) -> Result<Board, PositionError> {
        let mut words = text.split_whitespace();
        let (Some(rows), Some(side), None) = (words.next(), words.next(), words.next()) else {
            return Err(PositionError::Form(shorten(text)));
        };
        let side = match side {
            "x" | "X" => Side::First,
            "o" | "O" => Side::Second,
            other => return Err(PositionError::Side(shorten(other))),
        };
        let mut board = Board::starting_with(rules, side);
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != rules.height() {
            return Err(PositionError::Rows { found: rows.len(), rules });
        }
        for (from_top, row) in rows.into_iter().enumerate() {
            set_up_row(&mut board, from_top, row)?;
        }
        check_reachable(&mut board)?;
        Ok(board)
    }
}

fn set_up_row(board: &mut Board, from_top: usize, row: &str) -> Result<(), PositionError> {
    let rules = *board.rules();
    let mut column = 0usize;
    let mut number: Option<usize> = None;
    for c in row.chars() {
        if let Some(digit) = c.to_digit(10) {
            // Saturates: a row of a thousand digits is too long, not an overflow.
            number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize));
            continue;
        }
        column = column.saturating_add(number.take().unwrap_or(0));
        let side = match c {
            'x' | 'X' => Side::First,
            'o' | 'O' => Side::Second,
            other => return Err(PositionError::Symbol(other)),
        };
        if let Some(cell) = rules.cell(column, from_top) {
            board.set_up(cell, side);
        }
        column = column.saturating_add(1);
    }
    column = column.saturating_add(number.unwrap_or(0));
    if column != rules.width() {
        return Err(PositionError::Cells { row: shorten(row), found: column, rules });
    }
    Ok(())
}

/// Refuses what cannot occur in a game, and sets the result if the game is over.
fn check_reachable(board: &mut Board) -> Result<(), PositionError> {
    let rules = *board.rules();
    let side = board.side();
    let cells: Vec<_> = rules.all_cells().collect();
    let count = |of| cells.iter().filter(|&&cell| board.stone(cell) == Some(of)).count();
    let (x, o) = (count(Side::First), count(Side::Second));
    let (mine, yours) = if side == Side::First { (x, o) } else { (o, x) };
    if yours != mine && yours != mine + 1 {
        return Err(PositionError::Count { x, o, side });
    }
    if rules.gravity() {
        let floats = cells.iter().find(|&&cell| {
            let rest = board.landing(cell.column());
            board.stone(cell).is_some() && rest.is_some_and(|rest| rest.row() < cell.row())
        });
        if let Some(cell) = floats {
            return Err(PositionError::Floating(cell.to_string()));
        }
    }
    if !board.rows_of(side).is_empty() {
        return Err(PositionError::WonByMover(side));
    }
    let winner = side.opponent();
    let rows = board.rows_of(winner);
    // The last stone is in every winning row, with gravity on top, and without it there was none.
    let may_be_last = |cell: &&Cell| {
        let next = board.landing(cell.column()).map_or(rules.height(), Cell::row);
        let on_top = next == cell.row() + 1;
        rows.iter().all(|row| row.contains(cell))
            && (!rules.gravity() || on_top)
            && !board.wins_without(winner, **cell)
    };
    if let Some(first) = rows.first() {
        if !first.iter().any(|cell| may_be_last(&cell)) {
            return Err(PositionError::WonTwice(winner));
        }
        board.set_outcome(Some(Outcome::Win(winner)));
    } else if board.filled() == rules.cells() {
        board.set_outcome(Some(Outcome::Draw));
    }
    Ok(())
}

impl FromStr for Board {
    type Err = PositionError;

    /// Reads the whole line: `3x3x3 x1o/1x1/3 o`. Options of the rules may also follow at the end,
    /// as in `15x15x5 … x exact`.
    fn from_str(text: &str) -> Result<Board, PositionError> {
        let mut words = text.split_whitespace();
        let (Some(rules), Some(rows), Some(side)) = (words.next(), words.next(), words.next())
        else {
            return Err(PositionError::Form(shorten(text)));
        };
        let mut rules: Rules = rules.parse()?;
        for option in words {
            rules = rules.with_option(option)?;
        }
        Board::from_position(rules, &format!("{rows} {side}"))
    }
}

impl Display for Board {
    /// The position in one line: `3x3x3 x1o/1x1/3 o`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules();
        write!(f, "{rules} ")?;
        for from_top in 0..rules.height() {
            if from_top > 0 {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for cell in (0..rules.width()).filter_map(|column| rules.cell(column, from_top)) {
                let Some(side) = self.stone(cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_char(side.symbol().to_ascii_lowercase())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        write!(f, " {}", self.side().symbol().to_ascii_lowercase())
    }
}

impl Board {
    /// A picture in text, with coordinates. Winning stones stand in brackets, the last move
    /// between dashes.
    #[must_use]
    pub fn picture(&self) -> String {
        let rules = self.rules();
        let won: Vec<_> = self.winning_lines().concat();
        grid(rules.width(), (0..rules.height()).rev(), |column, row| {
            let cell = rules.cell(column, rules.height() - 1 - row);
            let mark = cell.and_then(|cell| self.stone(cell)).map_or('.', Side::symbol);
            match cell {
                Some(cell) if won.contains(&cell) => ['[', mark, ']'],
                Some(cell) if self.played().last() == Some(&cell) => ['-', mark, '-'],
                _ => [' ', mark, ' '],
            }
        })
    }
}

/// A picture in text of a board with this many columns and with these rows, from 0, the topmost
/// first; with coordinates. `mark` says what stands in a column and a row.
pub fn grid(
    columns: usize,
    rows: impl IntoIterator<Item = usize>,
    mark: impl Fn(usize, usize) -> [char; 3],
) -> String {
    let mut lines = Vec::new();
    for row in rows {
        let marks: String = (0..columns).flat_map(|column| mark(column, row)).collect();
        lines.push(format!("{:>3} {marks}", row + 1));
    }
    let names: String = (0..columns).map(|column| format!("{:^3}", column_name(column))).collect();
    lines.push(format!("    {names}"));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_positions_are_explained() {
        let message = |text: &str| text.parse::<Board>().unwrap_err().to_string();
        assert!(message("").contains("not a position"));
        assert!(message("3x3x3 3/3 x").contains("2 rows"));
        assert!(message("3x3x3 3/4/3 x").contains("'4'"));
        assert!(message("3x3x3 3/1x/3 o").contains("2 cells"));
        assert!(message("3x3x3 3/1?1/3 o").contains("'?'"));
        assert!(message("3x3x3 3/1x1/3 z").contains("'z'"));
        assert!(message("3x3x3 3/1x1/3 x").contains("1 X and 0 O"));
        assert!(message("3x3x3 xxx/oo1/3 x").contains("3 X and 2 O"));
        assert!(message("3x3x3 xxx/oo1/o2 x").contains("already"));
        assert!(message("5x3x3 xxx2/oooo1/xxx2 o").contains("6 X and 4 O"));
        assert!(message("3x3x3 xxx/ooo/3 o").contains("won already"));
        assert!(message("7x3x3 xxx4/oo1oo1o/xxx1o2 o").contains("one last stone"));
        assert!(message("7x3x3 xxxxxxx/oo1oo1o/4o2 o").contains("one last stone"));
        assert!(message("3x4x3+gravity 1o1/oxo/oxo/xxx o").contains("one last stone"));
        assert!(message("3x3x3+gravity 3/x2/3 o").contains("a2 floats"));
        assert!(message("3x3x3 999999999999999999999999/3/3 o").contains("cells"));
    }

    #[test]
    fn a_finished_position_knows_its_result() {
        let board: Board = "3x3x3 xxx/oo1/3 o".parse().unwrap();
        assert_eq!(board.outcome(), Some(Outcome::Win(Side::First)));
        let board: Board = "3x3x3 xox/xxo/oxo o".parse().unwrap();
        assert_eq!(board.outcome(), Some(Outcome::Draw));
        let board: Board = "5x1x5 5 x exact".parse().unwrap();
        assert!(board.rules().exact());
    }

    #[test]
    fn the_picture_marks_the_winning_row_and_the_last_move() {
        let mut board = Board::new(Rules::TIC_TAC_TOE);
        for name in ["b2", "a1", "a3", "b1"] {
            board.try_play_named(name).unwrap();
        }
        assert_eq!(board.picture(), "  3  X  .  .\n  2  .  X  .\n  1  O -O- .\n     a  b  c\n");
        board.try_play_named("c1").unwrap();
        assert_eq!(board.picture(), "  3 [X] .  .\n  2  . [X] .\n  1  O  O [X]\n     a  b  c\n");
    }
}
