//! VCF, victory by continuous fours, on boards of any size; and which moves lose because the opponent
//! has one after them.
//!
//! The engine (`forcing.rs`) and the solver (`vcf.rs`) look for one such win, on boards of their own, and
//! give up soon. A puzzle needs what they lack: all first moves of VCFs, the shortest one, what refutes
//! a move, boards of any size, and a search that is complete or says that its budget is spent.
//!
//! A *four* is named after five in a row: it lacks one stone, whatever k is. Not for games with
//! gravity, where the cell that completes a row may hang in the air.

use crate::work::{Interrupted, Work};
use gametree::{Game, Side};
use mnk::{Board, Cell, Rules};
use rustc_hash::FxHashMap;

/// No VCF is longer, counted in stones of the attacker: half of the largest board.
const LONGEST: u32 = 512;
/// Up to this many stones a VCF is the shortest one; a longer one may be any.
pub(crate) const SHORTEST: u32 = 8;

/// The winning lines of a board, for all positions of its game.
pub(crate) struct Lines {
    rules: Rules,
    cells: Vec<Vec<usize>>,
    /// By cell: the lines through it, and those that a stone on it makes too long.
    through: Vec<Vec<u32>>,
    guarded: Vec<Vec<u32>>,
}

impl Lines {
    /// Of boards by these rules.
    pub(crate) fn new(rules: Rules) -> Lines {
        let mut through = vec![Vec::new(); rules.cells()];
        let mut guarded = vec![Vec::new(); rules.cells()];
        let mut all = Vec::new();
        for (number, line) in rules.lines().into_iter().enumerate() {
            let cells: Vec<usize> = line.cells.iter().map(|cell| cell.index()).collect();
            cells.iter().for_each(|&cell| through[cell].push(number as u32));
            line.guards.iter().for_each(|cell| guarded[cell.index()].push(number as u32));
            all.push(cells);
        }
        Lines { rules, cells: all, through, guarded }
    }
}

/// What stands on a line.
#[derive(Clone, Copy)]
struct Row {
    /// Stones of each side on it, and on the cells that would make it too long.
    stones: [u8; 2],
    guards: [u8; 2],
    /// The sum of the indices of its empty cells: the cell, if there is only one.
    empty: usize,
}

/// A board with what a search for fours needs to know.
pub(crate) struct Fours<'a> {
    pub(crate) board: Board,
    lines: &'a Lines,
    rows: Vec<Row>,
    /// By key of a position and its side to move: so many stones were not enough for a VCF.
    failed: FxHashMap<u64, u32>,
    /// The VCF that refuted a move last: it mostly refutes the next one too.
    lately: Vec<Cell>,
}

impl<'a> Fours<'a> {
    /// For this position, whose rules are those of the lines.
    pub(crate) fn new(board: &Board, lines: &'a Lines) -> Fours<'a> {
        let row =
            |cells: &Vec<usize>| Row { stones: [0, 0], guards: [0, 0], empty: cells.iter().sum() };
        let mut fours = Fours {
            board: board.clone(),
            lines,
            rows: lines.cells.iter().map(row).collect(),
            failed: FxHashMap::default(),
            lately: Vec::new(),
        };
        for cell in lines.rules.all_cells() {
            if let Some(side) = board.stone(cell) {
                fours.put(cell, side);
            }
        }
        fours
    }

    fn put(&mut self, cell: Cell, side: Side) {
        for &row in &self.lines.through[cell.index()] {
            let row = &mut self.rows[row as usize];
            row.stones[side.index()] += 1;
            row.empty -= cell.index();
        }
        for &row in &self.lines.guarded[cell.index()] {
            self.rows[row as usize].guards[side.index()] += 1;
        }
    }

    fn take(&mut self, cell: Cell, side: Side) {
        for &row in &self.lines.through[cell.index()] {
            let row = &mut self.rows[row as usize];
            row.stones[side.index()] -= 1;
            row.empty += cell.index();
        }
        for &row in &self.lines.guarded[cell.index()] {
            self.rows[row as usize].guards[side.index()] -= 1;
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, cell: Cell) {
        self.put(cell, self.board.side());
        self.board.play(cell);
    }

    /// Takes it back.
    pub(crate) fn undo(&mut self, cell: Cell) {
        self.board.undo(cell);
        self.take(cell, self.board.side());
    }

    /// The numbers of the lines that only `side` can complete, lacking this many stones.
    fn lacking(&self, side: Side, stones: usize) -> impl Iterator<Item = usize> {
        let (own, other) = (side.index(), side.opponent().index());
        let wanted = self.lines.rules.k().checked_sub(stones);
        let is_one = move |row: &Row| {
            Some(row.stones[own] as usize) == wanted
                && row.stones[other] == 0
                && row.guards[own] == 0
        };
        self.rows.iter().enumerate().filter(move |(_, row)| is_one(row)).map(|(number, _)| number)
    }

    /// Where a stone of `side` wins at once, each cell once.
    pub(crate) fn wins(&self, side: Side) -> Vec<Cell> {
        self.cells(self.lacking(side, 1).map(|row| self.rows[row].empty).collect())
    }

    /// Where a stone of the side to move makes a four, each cell once.
    pub(crate) fn makers(&self) -> Vec<Cell> {
        let lacking = self.lacking(self.board.side(), 2);
        let cells = lacking.flat_map(|row| self.lines.cells[row].iter().copied());
        let mut cells = self.cells(cells.collect());
        cells.retain(|&cell| self.board.stone(cell).is_none());
        cells
    }

    /// The cells of these indices, each once.
    fn cells(&self, mut indices: Vec<usize>) -> Vec<Cell> {
        indices.sort_unstable();
        indices.dedup();
        indices.into_iter().filter_map(|cell| self.lines.rules.cell_at(cell)).collect()
    }

    /// A VCF of the side to move, if there is one: its moves and the forced replies, up to the one that
    /// wins. It is the shortest one, if that needs no more than [`SHORTEST`] stones.
    pub(crate) fn vcf(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        // Most positions have none, and that takes one look.
        let mut line = Vec::new();
        if !self.attack(LONGEST, &mut line, work)? {
            return Ok(None);
        }
        let found = line.len().div_ceil(2) as u32;
        for stones in 1..found.min(SHORTEST + 1) {
            let mut shorter = Vec::new();
            if self.attack(stones, &mut shorter, work)? {
                line = shorter;
                break;
            }
        }
        line.reverse();
        Ok(Some(line))
    }

    /// The rest of a VCF that begins with this move: the replies and moves after it, the shortest as
    /// above. None if the move begins none.
    pub(crate) fn vcf_by(
        &mut self,
        cell: Cell,
        work: &mut Work<'_>,
    ) -> Result<Option<Vec<Cell>>, Interrupted> {
        self.play(cell);
        let found = self.rest_of_vcf(work);
        self.undo(cell);
        found
    }

    fn rest_of_vcf(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        let (attacker, defender) = (self.board.side().opponent(), self.board.side());
        if self.board.outcome().is_some() || !self.wins(defender).is_empty() {
            return Ok(None);
        }
        match self.wins(attacker)[..] {
            [] => Ok(None),
            [reply] => {
                self.play(reply);
                let rest = match self.board.outcome() {
                    Some(_) => Ok(None),
                    None => self.vcf(work),
                };
                self.undo(reply);
                Ok(rest?.map(|mut line| {
                    line.insert(0, reply);
                    line
                }))
            }
            [reply, last, ..] => Ok(Some(vec![reply, last])),
        }
    }

    /// The legal moves, those that make a four first.
    pub(crate) fn moves(&self) -> Vec<Cell> {
        let mut moves = Vec::new();
        self.board.moves(&mut moves);
        let fours = self.makers();
        moves.sort_by_key(|cell| (!fours.contains(cell), cell.index()));
        moves
    }

    /// Whether there is a VCF with so many stones; puts it into `line`, the last move first.
    fn attack(
        &mut self,
        stones: u32,
        line: &mut Vec<Cell>,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        work.step()?;
        let (me, other) = (self.board.side(), self.board.side().opponent());
        if let Some(&cell) = self.wins(me).first() {
            line.push(cell);
            return Ok(true);
        }
        if stones < 2 {
            return Ok(false);
        }
        let key = self.board.key();
        if self.failed.get(&key).is_some_and(|&failed| failed >= stones) {
            return Ok(false);
        }
        let mut moves = self.makers();
        match self.wins(other)[..] {
            [] => {}
            // The only move, and it has to make a four itself.
            [block] => moves.retain(|&cell| cell == block),
            _ => return Ok(false),
        }
        for cell in moves {
            self.play(cell);
            let won = self.answer(stones, line, work);
            self.undo(cell);
            if won? {
                line.push(cell);
                return Ok(true);
            }
        }
        self.failed.insert(key, stones);
        Ok(false)
    }

    /// Whether the four just made wins with so many stones, itself included.
    fn answer(
        &mut self,
        stones: u32,
        line: &mut Vec<Cell>,
        work: &mut Work<'_>,
    ) -> Result<bool, Interrupted> {
        let (attacker, defender) = (self.board.side().opponent(), self.board.side());
        if self.board.outcome().is_some() || !self.wins(defender).is_empty() {
            return Ok(false);
        }
        match self.wins(attacker)[..] {
            [] => Ok(false),
            [reply] => {
                self.play(reply);
                let won = match self.board.outcome() {
                    Some(_) => Ok(false),
                    None => self.attack(stones - 1, line, work),
                };
                self.undo(reply);
                if matches!(won, Ok(true)) {
                    line.push(reply);
                }
                won
            }
            [reply, last, ..] => {
                line.extend([last, reply]);
                Ok(true)
            }
        }
    }

    /// How the opponent wins after this move: their moves and the replies, up to the one that wins, or
    /// only as far as the mover is forced. None if that is not proven.
    ///
    /// It is a proof. After a quiet move the opponent has a VCF; after a four they have to block, and
    /// then every move is refuted in the same way.
    pub(crate) fn refutation(
        &mut self,
        cell: Cell,
        work: &mut Work<'_>,
    ) -> Result<Option<Vec<Cell>>, Interrupted> {
        self.play(cell);
        let found = self.refute(work);
        self.undo(cell);
        found
    }

    fn refute(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        // Every position counts, those too that take no search: independent fours can be made in any
        // order, and there are many orders.
        work.step()?;
        let (mover, other) = (self.board.side().opponent(), self.board.side());
        if self.board.outcome().is_some() {
            return Ok(None);
        }
        if let Some(&cell) = self.wins(other).first() {
            return Ok(Some(vec![cell]));
        }
        match self.wins(mover)[..] {
            [] => self.refute_quiet(work),
            [block] => {
                self.play(block);
                let found = match self.board.outcome() {
                    Some(_) => Ok(None),
                    None => self.refute_all(work),
                };
                self.undo(block);
                let with_block = |mut line: Vec<Cell>| {
                    line.insert(0, block);
                    line
                };
                Ok(found?.map(with_block))
            }
            _ => Ok(None),
        }
    }

    /// A VCF of the opponent, who is to move.
    fn refute_quiet(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        let lately = std::mem::take(&mut self.lately);
        if let Some(line) = self.still_wins(&lately) {
            self.lately = lately;
            return Ok(Some(line));
        }
        let found = self.vcf(work)?;
        self.lately = found.clone().unwrap_or(lately);
        Ok(found)
    }

    /// The longest refutation, with its move in front, if every move has one.
    fn refute_all(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        let mut longest = Vec::new();
        // What may well not be refuted comes first.
        for cell in self.moves() {
            let Some(line) = self.refutation(cell, work)? else { return Ok(None) };
            if line.len() >= longest.len() {
                longest = line;
                longest.insert(0, cell);
            }
        }
        Ok(Some(longest))
    }

    /// The rest of a win of the mover in five plies that begins with this quiet move: the longest defence
    /// and what follows. None if there is none. Shorter wins are VCFs.
    pub(crate) fn quiet_win(
        &mut self,
        cell: Cell,
        work: &mut Work<'_>,
    ) -> Result<Option<Vec<Cell>>, Interrupted> {
        self.play(cell);
        let found = match self.board.outcome() {
            Some(_) => Ok(None),
            None => self.beats_all(work),
        };
        self.undo(cell);
        found
    }

    /// The longest win in three plies after a move of the side to move, if there is one after each.
    fn beats_all(&mut self, work: &mut Work<'_>) -> Result<Option<Vec<Cell>>, Interrupted> {
        let mut longest = Vec::new();
        for reply in self.moves() {
            self.play(reply);
            let mut line = Vec::new();
            let won = match self.board.outcome() {
                Some(_) => Ok(false),
                None => self.attack(2, &mut line, work),
            };
            self.undo(reply);
            if !won? {
                return Ok(None);
            }
            line.push(reply);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        longest.reverse();
        Ok(Some(longest))
    }

    /// Follows a VCF of the side to move that was found in another position: the same here, if it
    /// is one here too.
    fn still_wins(&mut self, line: &[Cell]) -> Option<Vec<Cell>> {
        let me = self.board.side();
        let mut played: Vec<Cell> = Vec::new();
        let end = loop {
            let Some(&cell) = line.get(played.len()) else { break None };
            if self.wins(me).contains(&cell) {
                break Some(vec![cell]);
            }
            if self.board.stone(cell).is_some() {
                break None;
            }
            self.play(cell);
            played.push(cell);
            if self.board.outcome().is_some() || !self.wins(me.opponent()).is_empty() {
                break None;
            }
            match self.wins(me)[..] {
                [reply] if line.get(played.len()) == Some(&reply) => {
                    self.play(reply);
                    played.push(reply);
                }
                // Whichever is blocked, the other one is left.
                [reply, last, ..] => break Some(vec![reply, last]),
                _ => break None,
            }
            if self.board.outcome().is_some() {
                break None;
            }
        };
        for &cell in played.iter().rev() {
            self.undo(cell);
        }
        played.extend(end?);
        Some(played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::Stop;
    use mnk::Board;
    use std::time::{Duration, Instant};

    /// X has this many threes that O closed on one side, far from each other, and O two open threes,
    /// which X cannot both block: whatever fours X makes, in any order, O wins.
    fn closed_threes(threes: usize) -> Board {
        let mut board = Board::new("20x20x5".parse().expect("rules"));
        let place = |three: usize| (three % 2 * 10, three / 2 * 4);
        let mut stones = [Vec::new(), Vec::new()];
        for three in 0..threes {
            let (x, y) = place(three);
            (1..4).for_each(|step| stones[0].push((x + step, y)));
            stones[1].push((x, y));
        }
        // Two open threes of O, and single stones until there are as many of both.
        (0..3).for_each(|step| stones[1].push((7 + step, 17)));
        (0..3).for_each(|step| stones[1].push((17, 13 + step)));
        for lone in 0..stones[0].len() - stones[1].len() {
            stones[1].push((2 * lone, 19));
        }
        for (x, o) in stones[0].iter().zip(&stones[1]) {
            for &(column, row) in [x, o] {
                let cell = board.rules().cell(column, row).expect("a cell");
                board.try_play(cell).expect("a legal move");
            }
        }
        board
    }

    /// The orders of independent fours are far too many to go through all of them.
    #[test]
    fn independent_fours_are_counted() {
        for threes in [6, 8] {
            let board = closed_threes(threes);
            let lines = Lines::new(*board.rules());
            let mut fours = Fours::new(&board, &lines);
            let tried = fours.makers()[0];
            let begun = Instant::now();
            let found = fours.refutation(tried, &mut Work::new(5_000, &Stop::new()));
            assert_eq!(found, Err(Interrupted::Spent), "{threes}");
            assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
            assert_eq!(fours.board, board);
            let stop = Stop::new();
            stop.stop();
            let found = fours.refutation(tried, &mut Work::new(u64::MAX, &stop));
            assert_eq!(found, Err(Interrupted::Stopped));
        }
    }
}
