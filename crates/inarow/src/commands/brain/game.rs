//! The game as a manager tells it: stones of ours and of the opponent, in whatever order.

use super::command::{Block, Point, read_stone};
use gametree::Game as _;
use mnk::{Board, Cell, Rules};
use std::fmt::Write as _;

/// Whose stone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Own,
    Opponent,
}

impl Owner {
    fn other(self) -> Owner {
        match self {
            Owner::Own => Owner::Opponent,
            Owner::Opponent => Owner::Own,
        }
    }
}

/// The stones on a board. Between two commands that only make sense together, such as two
/// `TAKEBACK`s, the numbers of stones need not fit, so that is looked at when it is a turn.
#[derive(Clone, Debug)]
pub struct Game {
    pub rules: Rules,
    /// In the order they came, which is that of the game unless a `BOARD` had another.
    stones: Vec<(Cell, Owner)>,
}

impl Game {
    pub fn new(rules: Rules) -> Game {
        Game { rules, stones: Vec::new() }
    }

    pub fn stones(&self) -> usize {
        self.stones.len()
    }

    /// The cell at a point, if it is on the board.
    pub fn cell(&self, Point { x, y }: Point) -> Result<Cell, String> {
        let (width, height) = (self.rules.width(), self.rules.height());
        let on_board = usize::try_from(x).ok().zip(usize::try_from(y).ok());
        on_board.and_then(|(x, y)| self.rules.cell(x, y)).ok_or_else(|| {
            format!("{x},{y} is outside the board, which goes to {},{}", width - 1, height - 1)
        })
    }

    /// The same with one stone more.
    pub fn with(&self, cell: Cell, owner: Owner) -> Result<Game, String> {
        if self.stones.iter().any(|&(taken, _)| taken == cell) {
            return Err(format!("{} is taken", xy(&self.rules, cell)));
        }
        let mut next = self.clone();
        next.stones.push((cell, owner));
        Ok(next)
    }

    /// The same with one stone less.
    pub fn without(&self, cell: Cell) -> Result<Game, String> {
        let mut next = self.clone();
        next.stones.retain(|&(stone, _)| stone != cell);
        if next.stones() == self.stones() {
            return Err(format!("there is no stone on {}", xy(&self.rules, cell)));
        }
        Ok(next)
    }

    /// The board with this player to move.
    ///
    /// # Errors
    /// If no game leads there, or the game is over.
    pub fn turn_of(&self, mover: Owner) -> Result<Board, String> {
        let board = self.board(mover)?;
        match board.outcome() {
            None => Ok(board),
            Some(outcome) => Err(format!("the game is over: {outcome}")),
        }
    }

    /// The board with this player to move, which may be a finished game. X is who began.
    pub fn board(&self, mover: Owner) -> Result<Board, String> {
        let count = |of| self.stones.iter().filter(|&&(_, owner)| owner == of).count();
        let (moving, waiting) = (count(mover), count(mover.other()));
        if waiting != moving && waiting != moving + 1 {
            let (own, opponent) = (count(Owner::Own), count(Owner::Opponent));
            let whose = if mover == Owner::Own { "it cannot be my turn" } else { "it is my turn" };
            return Err(format!("with {own} stones of mine and {opponent} of yours {whose}"));
        }
        let first = if waiting == moving { mover } else { mover.other() };
        let mut cells = vec![None; self.rules.cells()];
        for &(cell, owner) in &self.stones {
            cells[cell.index()] = Some(if owner == first { 'x' } else { 'o' });
        }
        let rows: Vec<String> = cells.chunks(self.rules.width()).map(row).collect();
        let side = if mover == first { "x" } else { "o" };
        let text = format!("{} {side}", rows.join("/"));
        Board::from_position(self.rules, &text).map_err(|error| error.to_string())
    }
}

/// A row as positions are written: numbers stand for empty cells.
fn row(cells: &[Option<char>]) -> String {
    let mut text = String::new();
    for part in cells.chunk_by(|a, b| a.is_none() && b.is_none()) {
        let _ = match part[0] {
            Some(stone) => write!(text, "{stone}"),
            None => write!(text, "{}", part.len()),
        };
    }
    text
}

/// A cell as the protocol writes it.
pub fn xy(rules: &Rules, cell: Cell) -> String {
    format!("{},{}", cell.column(), rules.height() - 1 - cell.row())
}

/// More lines than the largest board has cells say something twice.
const MOST_STONES: usize = 1024;

/// The stones that follow `BOARD` and its like, one a line: a block that is being read.
pub struct Open {
    pub block: Block,
    stones: Vec<(Point, Option<i64>)>,
    /// The first thing wrong with it.
    wrong: Option<String>,
}

impl Open {
    pub fn new(block: Block) -> Open {
        Open { block, stones: Vec::new(), wrong: None }
    }

    /// Takes in one line. What is wrong with it is told at the end of the block.
    pub fn add(&mut self, line: &str) {
        let stone = match self.stones.len() {
            MOST_STONES => Err("there are more stones than any board has cells".to_owned()),
            _ => read_stone(line),
        };
        match stone {
            Ok(stone) => self.stones.push(stone),
            Err(reason) => {
                self.wrong.get_or_insert(reason);
            }
        }
    }

    /// The game with these stones on its board.
    pub fn game(&self, empty: Game) -> Result<Game, String> {
        self.check()?;
        self.stones.iter().try_fold(empty, |game, &(point, kind)| {
            let owner = match kind {
                Some(1) => Owner::Own,
                Some(2) => Owner::Opponent,
                _ => return Err(kind_unknown(point, kind)),
            };
            game.with(game.cell(point)?, owner)
        })
    }

    /// The cells in order, whatever is said about who put the stones there.
    pub fn cells(&self, empty: &Game) -> Result<Vec<Cell>, String> {
        self.check()?;
        self.stones.iter().map(|&(point, _)| empty.cell(point)).collect()
    }

    fn check(&self) -> Result<(), String> {
        self.wrong.clone().map_or(Ok(()), Err)
    }
}

fn kind_unknown(Point { x, y }: Point, kind: Option<i64>) -> String {
    match kind {
        Some(3) => format!("{x},{y},3: cells that nobody can use any more are not supported"),
        Some(kind) => format!("{x},{y},{kind}: a stone is 1 (mine) or 2 (yours)"),
        None => format!("{x},{y}: whose stone is it? write x,y,1 (mine) or x,y,2 (yours)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(own: &[(i64, i64)], opponent: &[(i64, i64)]) -> Game {
        let mut game = Game::new("4x3x3".parse().unwrap());
        for (points, owner) in [(own, Owner::Own), (opponent, Owner::Opponent)] {
            for &(x, y) in points {
                game = game.with(game.cell(Point { x, y }).unwrap(), owner).unwrap();
            }
        }
        game
    }

    #[test]
    fn who_began_is_x() {
        let second = game(&[(3, 2)], &[(0, 0), (1, 0)]);
        assert_eq!(second.turn_of(Owner::Own).unwrap().to_string(), "4x3x3 xx2/4/3o o");
        assert!(second.turn_of(Owner::Opponent).is_err());
        let first = game(&[(3, 2)], &[(0, 0)]);
        assert_eq!(first.turn_of(Owner::Own).unwrap().to_string(), "4x3x3 o3/4/3x x");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let over = game(&[(0, 2), (1, 2)], &[(0, 0), (1, 0), (2, 0)]);
        assert!(over.turn_of(Owner::Own).unwrap_err().contains("over"));
        assert!(game(&[(0, 2)], &[]).turn_of(Owner::Own).unwrap_err().contains("1 stones of mine"));
        assert!(game(&[], &[]).cell(Point { x: 4, y: 0 }).unwrap_err().contains("3,2"));
        let cell = over.cell(Point { x: 1, y: 2 }).unwrap();
        assert!(over.with(cell, Owner::Own).unwrap_err().contains("1,2 is taken"));
        assert_eq!(over.without(cell).unwrap().stones(), 4);
        assert!(game(&[], &[]).without(cell).is_err());
    }
}
