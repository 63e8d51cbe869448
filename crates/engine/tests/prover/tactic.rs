//! A position of `tests/data/tactics.txt` with its claim, and how that is proven again. The file
//! says what the parts mean.

use super::{Attack, Prover, TooLong};
use gametree::Game;
use mnk::{Board, Cell, Rules};

/// What is claimed of the side to move. Lengths are in plies from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It wins in so many plies, and not sooner whatever it plays.
    Win(u32),
    /// It wins within so many plies, and not sooner by the attack it was proven by.
    WinWithin(u32),
    /// The answers do not lose within the first number of plies, nor to threats within the second;
    /// within that the others do.
    Hold(u32, u32),
    /// The answers never lose, the others do: searched to the end of the game.
    HoldForGood,
}

/// A position with its proven answer.
#[derive(Clone, Debug)]
pub struct Tactic {
    pub rules: Rules,
    pub moves: Vec<Cell>,
    pub kind: String,
    pub claim: Claim,
    /// The right moves, in the order of their indices.
    pub answers: Vec<Cell>,
    /// How wins were proven, the opponent's after wrong moves too.
    pub attack: Attack,
    /// A move that would be right if more than k in a row won too.
    pub trap: Option<Cell>,
}

impl Tactic {
    /// The position.
    pub fn board(&self) -> Board {
        self.board_by(self.rules)
    }

    fn board_by(&self, rules: Rules) -> Board {
        let mut board = Board::new(rules);
        for &cell in &self.moves {
            board.try_play(cell).expect("a game that goes on");
        }
        board
    }

    /// Proves all that the line claims, and returns the number of positions looked at.
    ///
    /// # Errors
    /// What is wrong, or that `limit` positions were not enough.
    pub fn prove(&self, limit: u64) -> Result<u64, String> {
        let board = self.board();
        let too_long = |TooLong| format!("needs more than {limit} positions");
        let mut prover = Prover::new(&board, self.attack, limit);
        let (right, sooner) = match self.claim {
            Claim::Win(plies) | Claim::WinWithin(plies) => {
                let stones = plies.div_ceil(2);
                let sooner = prover.wins(stones - 1).map_err(too_long)?;
                (prover.winning_moves(stones).map_err(too_long)?, sooner)
            }
            Claim::Hold(_, loss) => {
                (holding(&board, self.attack, loss / 2, &mut prover.nodes, limit)?, false)
            }
            Claim::HoldForGood => {
                let left = (board.rules().cells() - board.filled()) as u32;
                (holding(&board, Attack::All, left / 2, &mut prover.nodes, limit)?, false)
            }
        };
        if sooner {
            return Err("there is a shorter win".to_owned());
        }
        if right != self.answers {
            return Err(format!("the answers are {right:?}"));
        }
        if let Claim::Hold(plies, loss) = self.claim {
            for &cell in &self.answers {
                // Not even to attacks that the losses need not.
                let wide = holds(&board, cell, Attack::Wide, loss / 2, &mut 0, limit)?;
                if !wide || !holds(&board, cell, Attack::All, plies / 2, &mut prover.nodes, limit)?
                {
                    return Err(format!("{cell} loses too"));
                }
            }
        }
        if let Some(trap) = self.trap {
            self.prove_trap(trap, &mut prover, limit)?;
        }
        Ok(prover.nodes)
    }

    /// The trap wins just as soon where more than k in a row win, and is no answer here.
    fn prove_trap(&self, trap: Cell, prover: &mut Prover, limit: u64) -> Result<(), String> {
        let (Claim::Win(plies) | Claim::WinWithin(plies)) = self.claim else {
            return Err("a trap where nobody wins".to_owned());
        };
        let board = self.board_by(self.rules.with_exact(false));
        let mut free = Prover::new(&board, self.attack, limit);
        let tempting = free.move_wins(trap, plies.div_ceil(2));
        prover.nodes += free.nodes;
        match tempting {
            Ok(true) if !self.answers.contains(&trap) => Ok(()),
            _ => Err(format!("{trap} is no trap")),
        }
    }
}

/// The moves after which the opponent does not win with so many stones.
pub fn holding(
    board: &Board,
    attack: Attack,
    stones: u32,
    nodes: &mut u64,
    limit: u64,
) -> Result<Vec<Cell>, String> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let mut safe = Vec::new();
    for cell in moves {
        if holds(board, cell, attack, stones, nodes, limit)? {
            safe.push(cell);
        }
    }
    safe.sort_by_key(|cell| cell.index());
    Ok(safe)
}

/// Whether the opponent does not win with so many stones after this move.
fn holds(
    board: &Board,
    cell: Cell,
    attack: Attack,
    stones: u32,
    nodes: &mut u64,
    limit: u64,
) -> Result<bool, String> {
    let mut after = board.clone();
    after.play(cell);
    if after.outcome().is_some() {
        return Ok(true);
    }
    let mut prover = Prover::new(&after, attack, limit.saturating_sub(*nodes));
    let lost = prover.wins(stones).map_err(|TooLong| format!("{cell} takes too long"))?;
    *nodes += prover.nodes;
    Ok(!lost)
}

/// Whether a cell is on the border or beside it.
pub fn is_near_border(rules: &Rules, cell: Cell) -> bool {
    let near = |at: usize, size: usize| at <= 1 || at + 2 >= size;
    near(cell.column(), rules.width()) || near(cell.row(), rules.height())
}
