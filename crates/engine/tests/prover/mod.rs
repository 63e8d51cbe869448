//! Proves wins in k in a row, without the engine: what it plays and who has won it knows from
//! `mnk::Board`, where a stone wins at once from counting stones on rows (`rows`).
//!
//! The question is always: does the side to move, the attacker, win with at most `stones` more
//! stones of its own, that is within 2 · `stones` − 1 plies?
//!
//! **A yes is a proof**, whatever moves the attacker considers, because no reply is left out:
//!
//! - if the defender wins at once, the answer is no;
//! - if the attacker has two cells to win on, the defender can take only one: yes;
//! - if it has one, every other reply loses at once, so the block is the only reply to look at;
//! - otherwise every legal reply is tried.
//!
//! **A no** says that the attacker does not win with moves of this [`Attack`]. With
//! [`Attack::All`] it is a proof that there is no such win. Moves are left out there only where
//! they cannot matter:
//!
//! - if the other side is about to win, all but the block;
//! - without gravity, if two stones are left: all that leave no row lacking one stone, because
//!   then the defender is free to block whatever the last stone could win;
//! - without gravity and `exact`, where a stone more never hurts its owner: a cell x that lies
//!   neither on a row that the attacker can fill with `stones` stones nor on one that the defender
//!   can fill with `stones` − 2. Suppose x wins. Then it also wins if the defender passes, with
//!   `stones` − 1 more, between which the defender has `stones` − 2. So the attacker wins by no row
//!   through x and the defender completes none in time: the same play wins without x, a stone
//!   sooner. But sooner there is no win, because fewer stones are tried first.
//!
//! Positions are told apart by their 64-bit keys; that no two collide is assumed.
#![allow(dead_code)] // the example and the test each use a part

pub mod rows;
pub mod tactic;
pub mod text;

use gametree::{Game, Side};
use mnk::{Board, Cell};
use rows::Rows;
use std::collections::HashMap;

/// Which moves the attacker considers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Those after which it could win at once.
    Fours,
    /// These, and those after which one more stone would leave two cells to win on.
    Threats,
    /// These, and those that threaten to win by up to four fours, if the defender replied on the
    /// least busy cell of the board.
    Wide,
    /// Every move that can matter.
    All,
}

/// The search gave up: it has seen as many positions as it was allowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy)]
struct Known {
    /// It wins with this many stones.
    enough: u32,
    /// It does not win with this many.
    too_few: u32,
}

const UNKNOWN: Known = Known { enough: u32::MAX, too_few: 0 };

/// The search for the side to move of one position.
pub struct Prover {
    board: Board,
    rows: Rows,
    attacker: Side,
    attack: Attack,
    known: HashMap<u64, Known>,
    /// By number of stones on the board: the move that won or refuted there last.
    lately: Vec<Option<Cell>>,
    /// Positions looked at so far.
    pub nodes: u64,
    limit: u64,
}

impl Prover {
    /// Attacks for the side to move, looking at no more than `limit` positions.
    pub fn new(board: &Board, attack: Attack, limit: u64) -> Prover {
        Prover {
            board: board.clone(),
            rows: Rows::new(board),
            attacker: board.side(),
            attack,
            known: HashMap::new(),
            lately: vec![None; board.rules().cells() + 1],
            nodes: 0,
            limit,
        }
    }

    /// Whether the side to move wins with at most `stones` stones.
    pub fn wins(&mut self, stones: u32) -> Result<bool, TooLong> {
        (1..=stones).try_fold(false, |won, stones| Ok(won || self.attack(stones)?))
    }

    /// The fewest stones that win, if at most `stones` do.
    pub fn fewest(&mut self, stones: u32) -> Result<Option<u32>, TooLong> {
        for stones in 1..=stones {
            if self.attack(stones)? {
                return Ok(Some(stones));
            }
        }
        Ok(None)
    }

    /// All moves that win with at most `stones` stones, the move itself included.
    pub fn winning_moves(&mut self, stones: u32) -> Result<Vec<Cell>, TooLong> {
        let mut winning = Vec::new();
        for cell in self.legal() {
            if self.move_wins(cell, stones)? {
                winning.push(cell);
            }
        }
        Ok(winning)
    }

    /// Whether this move wins with at most `stones` stones, itself included.
    pub fn move_wins(&mut self, cell: Cell, stones: u32) -> Result<bool, TooLong> {
        self.play(cell);
        let won = match self.board.outcome() {
            Some(_) => Ok(self.board.outcome() == Some(gametree::Outcome::Win(self.attacker))),
            None => self.defend(stones - 1),
        };
        self.undo(cell);
        won
    }

    /// Whether the attacker, to move, wins with `stones` stones.
    fn attack(&mut self, stones: u32) -> Result<bool, TooLong> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(TooLong);
        }
        let (me, other) = (self.attacker, self.attacker.opponent());
        if let [Some(cell), _] = self.rows.winning_cells(&self.board, me) {
            self.board.play(cell);
            let outcome = self.board.outcome();
            self.board.undo(cell);
            assert_eq!(outcome, Some(gametree::Outcome::Win(me)), "{cell} wins {}", self.board);
            return Ok(true);
        }
        if stones < 2 {
            return Ok(false);
        }
        // What is known differs by attack.
        let key = self.board.key() ^ (self.attack as u64) << 62;
        let known = self.known.get(&key).copied().unwrap_or(UNKNOWN);
        if known.enough <= stones || known.too_few >= stones {
            return Ok(known.enough <= stones);
        }
        let blocks = self.rows.winning_cells(&self.board, other);
        // Fewer stones first: leaving out moves relies on it.
        for stones in known.too_few.max(1) + 1..=stones {
            let moves = match blocks {
                [None, _] => self.candidates(stones),
                [Some(block), None] => vec![block],
                _ => vec![],
            };
            for cell in moves {
                self.play(cell);
                let won = self.defend(stones - 1);
                self.undo(cell);
                if won? {
                    self.lately[self.board.filled()] = Some(cell);
                    self.known.insert(key, Known { enough: stones, too_few: stones - 1 });
                    return Ok(true);
                }
            }
            self.known.insert(key, Known { enough: u32::MAX, too_few: stones });
        }
        Ok(false)
    }

    /// Whether the attacker wins with `stones` stones whatever the defender, to move, replies.
    fn defend(&mut self, stones: u32) -> Result<bool, TooLong> {
        let (me, other) = (self.attacker, self.attacker.opponent());
        let full = self.board.outcome().is_some();
        if full || stones == 0 || self.rows.winning_cells(&self.board, other)[0].is_some() {
            return Ok(false);
        }
        let replies = match self.rows.winning_cells(&self.board, me) {
            [_, Some(_)] => return Ok(true),
            [Some(block), None] => vec![block],
            _ if stones < 2 && !self.board.rules().gravity() => return Ok(false),
            _ if self.attack == Attack::Fours => return Ok(false),
            _ if self.attack == Attack::Threats && !self.threatens() => return Ok(false),
            _ if self.attack == Attack::Wide && !self.threatens_fours(stones)? => return Ok(false),
            _ => self.in_order(&self.rows.weigh([0, 0]), |_| true),
        };
        for cell in replies {
            self.play(cell);
            let won = self.attack(stones);
            self.undo(cell);
            if !won? {
                self.lately[self.board.filled()] = Some(cell);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether one more stone of the attacker would leave two cells to win on.
    fn threatens(&mut self) -> bool {
        let weights = self.rows.weigh(self.least(2, usize::MAX));
        let rules = *self.board.rules();
        let cells = weights.iter().enumerate().filter(|&(_, &weight)| weight > 0);
        cells.filter_map(|(index, _)| rules.cell_at(index)).any(|cell| {
            self.rows.put(cell, self.attacker);
            let two = self.rows.winning_cells(&self.board, self.attacker)[1].is_some();
            self.rows.take(cell, self.attacker);
            two
        })
    }

    /// Whether the attacker would win by up to four fours after a reply that hardly matters.
    fn threatens_fours(&mut self, stones: u32) -> Result<bool, TooLong> {
        let replies = self.in_order(&self.rows.weigh([0, 0]), |_| true);
        let Some(&reply) = replies.last() else { return Ok(false) };
        self.play(reply);
        self.attack = Attack::Fours;
        let won = self.attack(stones.min(4));
        self.attack = Attack::Wide;
        self.undo(reply);
        won
    }

    /// The moves to consider with `stones` stones, two or more, when nobody wins at once.
    fn candidates(&self, stones: u32) -> Vec<Cell> {
        let rules = self.board.rules();
        let stones = stones as usize;
        if rules.gravity() || (rules.exact() && self.attack == Attack::All && stones > 2) {
            return self.in_order(&self.rows.weigh([0, 0]), |_| true);
        }
        let least = match self.attack {
            Attack::Fours => self.least(2, usize::MAX),
            Attack::Threats | Attack::Wide => self.least(stones.min(3), usize::MAX),
            Attack::All if stones == 2 => self.least(2, usize::MAX),
            Attack::All => self.least(stones, stones - 2),
        };
        self.in_order(&self.rows.weigh(least), |weight| weight > 0)
    }

    /// Rows count if the attacker lacks at most `mine` stones on them, the defender `theirs`.
    fn least(&self, mine: usize, theirs: usize) -> [usize; 2] {
        let k = self.board.rules().k();
        let theirs = if theirs == usize::MAX { usize::MAX } else { k.saturating_sub(theirs) };
        match self.attacker {
            Side::First => [k.saturating_sub(mine), theirs],
            Side::Second => [theirs, k.saturating_sub(mine)],
        }
    }

    /// The legal moves of these weights, what worked lately first, then the heaviest.
    fn in_order(&self, weights: &[u32], wanted: impl Fn(u32) -> bool) -> Vec<Cell> {
        let mut cells = self.legal();
        cells.retain(|cell| wanted(weights[cell.index()]));
        let lately = self.lately[self.board.filled()];
        cells.sort_by_key(|&cell| {
            (lately != Some(cell), std::cmp::Reverse(weights[cell.index()]), cell.index())
        });
        cells
    }

    fn legal(&self) -> Vec<Cell> {
        let mut moves = Vec::new();
        self.board.moves(&mut moves);
        moves
    }

    fn play(&mut self, cell: Cell) {
        self.rows.put(cell, self.board.side());
        self.board.play(cell);
    }

    fn undo(&mut self, cell: Cell) {
        self.board.undo(cell);
        self.rows.take(cell, self.board.side());
    }
}
