//! The stones that follow `BOARD` and its like, one a line.

use super::command::{Block, Point, read_stone};
use super::game::{Game, Owner};
use mnk::Cell;

/// More lines than the largest board has cells say something twice.
const MOST_STONES: usize = 1024;

/// A block that is being read.
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
