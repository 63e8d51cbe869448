//! The strong solution of a small game, the value of every position, by retrograde analysis: from the
//! full board backwards, ply by ply.
//!
//! As a file: two lines of text, then the values in the order of `rank.rs`, two bits each, 32 to a
//! word of 64 bits, lowest bits first, and a checksum.

use crate::cells::{Cells, Line};
use crate::rank::{Ranks, positions, sets, squeeze};
use crate::words::{WordReader, WordWriter};
use gametree::{Game, Outcome, Side, Stop};
use mnk::{Board, Cell, Rules};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

/// Boards of up to this many cells have a strong solution here.
pub(crate) const MOST_CELLS: usize = 20;

/// What each code of two bits means; `None` for what is not a position of the game.
const VALUES: [Option<Outcome>; 4] =
    [None, Some(Outcome::Win(Side::First)), Some(Outcome::Win(Side::Second)), Some(Outcome::Draw)];
/// How many values are in a word.
const IN_A_WORD: usize = 32;

const VERSION: &str = "inarow strong solution 1";
/// No line of text in the file is longer.
const LONGEST_LINE: u64 = 1 << 10;

/// The value of every position that can occur in a game.
#[derive(Clone, Debug)]
pub struct Strong {
    pub(crate) rules: Rules,
    pub(crate) words: Vec<u64>,
    ranks: Ranks,
}

/// Why there is no strong solution.
#[derive(Debug, thiserror::Error)]
pub enum StrongError {
    /// Only freestyle games have one so far.
    #[error(
        "{0} cannot be solved: only freestyle rules are supported, without +exact and +gravity"
    )]
    Option(Rules),
    /// The board is too large.
    #[error("{0} has more than {MOST_CELLS} cells, too many for a strong solution")]
    TooLarge(Rules),
    /// It was stopped.
    #[error("stopped before it was solved")]
    Stopped,
    /// The file is something else.
    #[error("it is not a strong solution")]
    Foreign,
    /// Another version of the program wrote the file.
    #[error("it is '{0}', but this program reads '{VERSION}'")]
    Version(String),
    /// The file belongs to another game.
    #[error("it belongs to {0}")]
    Rules(String),
    /// Something is missing or wrong in the file.
    #[error("it is damaged")]
    Damaged,
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// How many positions of a game have each value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The player who begins wins, or has won.
    pub first: u64,
    /// The other player does.
    pub second: u64,
    /// Nobody does.
    pub draw: u64,
}

impl Strong {
    /// How many bytes of memory the solution of a game needs.
    ///
    /// # Errors
    /// If the game has no strong solution here.
    pub fn bytes(rules: &Rules) -> Result<usize, StrongError> {
        if rules.exact() || rules.gravity() {
            return Err(StrongError::Option(*rules));
        }
        if rules.cells() > MOST_CELLS {
            return Err(StrongError::TooLarge(*rules));
        }
        Ok(positions(rules.cells()).div_ceil(IN_A_WORD) * size_of::<u64>())
    }

    pub(crate) fn empty(rules: Rules) -> Result<Strong, StrongError> {
        let words = vec![0; Strong::bytes(&rules)? / size_of::<u64>()];
        Ok(Strong { rules, words, ranks: Ranks::new(rules.cells()) })
    }

    /// Solves every position. Calls `progress` after every ply with the share that is done, 0 to 1.
    ///
    /// # Errors
    /// If the game has no strong solution, or `stop` ended it.
    pub fn solve(
        rules: Rules,
        stop: &Stop,
        progress: &mut dyn FnMut(f64),
    ) -> Result<Strong, StrongError> {
        let mut strong = Strong::empty(rules)?;
        let kinds = kinds_of_stones(&rules);
        let (cells, all) = (rules.cells(), positions(rules.cells()) as f64);
        let mut done = 0;
        for ply in (0..=cells).rev() {
            for first in sets(cells, ply.div_ceil(2)) {
                done += strong.fill(ply, first, &kinds);
                if stop.is_stopped() {
                    return Err(StrongError::Stopped);
                }
            }
            progress(done as f64 / all);
        }
        Ok(strong)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The value of a position; `None` if it belongs to another game, or if [`Side::Second`] began.
    #[must_use]
    pub fn value(&self, board: &Board) -> Option<Outcome> {
        let mut stones = [0u32; 2];
        for cell in (0..self.rules.cells()).filter_map(|cell| self.rules.cell_at(cell)) {
            if let Some(side) = board.stone(cell) {
                stones[side.index()] |= 1 << cell.index();
            }
        }
        let [first, second] = stones.map(u32::count_ones);
        let begins = board.side() == if first == second { Side::First } else { Side::Second };
        let fits = *board.rules() == self.rules && (first == second || first == second + 1);
        (fits && begins).then(|| self.get(self.ranks.number(stones[0], stones[1])))?
    }

    /// The legal moves of a position, by index, each with the value of the position after it; `None`
    /// if that has none.
    #[must_use]
    pub fn moves(&self, board: &Board) -> Option<Vec<(Cell, Outcome)>> {
        let (mut board, mut moves) = (board.clone(), Vec::new());
        board.moves(&mut moves);
        moves.sort_by_key(|cell| cell.index());
        let value_after = |cell: Cell| {
            board.play(cell);
            let value = self.value(&board);
            board.undo(cell);
            Some((cell, value?))
        };
        moves.into_iter().map(value_after).collect()
    }

    /// How many positions have each value.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for number in 0..positions(self.rules.cells()) {
            match self.get(number) {
                Some(Outcome::Win(Side::First)) => tally.first += 1,
                Some(Outcome::Win(Side::Second)) => tally.second += 1,
                Some(_) => tally.draw += 1,
                None => {}
            }
        }
        tally
    }

    fn code(&self, number: usize) -> usize {
        (self.words[number / IN_A_WORD] >> (2 * (number % IN_A_WORD)) & 3) as usize
    }

    fn get(&self, number: usize) -> Option<Outcome> {
        VALUES[self.code(number)]
    }

    fn set(&mut self, number: usize, code: u64) {
        self.words[number / IN_A_WORD] |= code << (2 * (number % IN_A_WORD));
    }

    /// Solves all positions of a ply with these stones of the first player; returns how many there
    /// are. The next ply has to be solved already.
    fn fill(&mut self, ply: usize, first: u32, kinds: &[Kind]) -> usize {
        let free = Free::new(self.rules.cells(), first);
        let first_moves = ply.is_multiple_of(2);
        // Where the positions after each move begin.
        let after: Vec<usize> = match ply == self.rules.cells() {
            true => Vec::new(),
            false if first_moves => {
                let after = |cell: &u32| self.ranks.block(ply + 1, first | cell);
                free.cells.iter().map(after).collect()
            }
            false => vec![self.ranks.block(ply + 1, first); free.cells.len()],
        };
        let start = self.ranks.block(ply, first);
        let mut number = start;
        for second in sets(free.cells.len(), ply / 2) {
            let (last, other) = match (kinds[first as usize], kinds[free.spread(second) as usize]) {
                (first, second) if first_moves => (second, first),
                both => both,
            };
            let code = match (last, other) {
                (Kind::Open, Kind::Open) => self.best(first_moves, second, &after),
                // The player who has just moved has won.
                (Kind::Won, Kind::Open) => 1 + u64::from(first_moves),
                // Nobody plays on after a win.
                _ => 0,
            };
            self.set(number, code);
            number += 1;
        }
        number - start
    }

    /// The best value for the side to move. The second player's stones are numbered among the free
    /// cells.
    fn best(&self, first_moves: bool, second: u32, after: &[usize]) -> u64 {
        let (win, loss) = if first_moves { (1, 2) } else { (2, 1) };
        let mut best = if after.is_empty() { 3 } else { loss };
        let mut free = !second & ((1u64 << after.len()) - 1) as u32;
        while free != 0 {
            let place = free.trailing_zeros() as usize;
            free &= free - 1;
            let stones = if first_moves { squeeze(second, place) } else { second | 1 << place };
            let value = self.code(after[place] + self.ranks.of(stones));
            if value == win {
                return win as u64;
            }
            if value != loss {
                best = value;
            }
        }
        best as u64
    }
}

impl Strong {
    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        write!(out, "{VERSION}\n{}\n", self.rules)?;
        let mut words = WordWriter::new(out);
        self.words.iter().try_for_each(|&word| words.word(word))?;
        words.finish()
    }

    /// Reads the file of this game.
    ///
    /// # Errors
    /// If the file is not a complete solution of this game.
    pub fn load(rules: Rules, file: impl Read) -> Result<Strong, StrongError> {
        let mut strong = Strong::empty(rules)?;
        let mut file = BufReader::new(file);
        let mut line = || -> Result<String, StrongError> {
            let mut line = Vec::new();
            (&mut file).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            let line = String::from_utf8(line).map_err(|_| StrongError::Foreign)?;
            Ok(line.trim_end().to_owned())
        };
        match line()? {
            version if version == VERSION => {}
            version if version.starts_with("inarow strong solution ") => {
                return Err(StrongError::Version(version));
            }
            _ => return Err(StrongError::Foreign),
        }
        let about = line()?;
        if about != rules.to_string() {
            return Err(StrongError::Rules(about));
        }
        let mut words = WordReader::new(file);
        let read = strong.words.iter_mut().try_for_each(|slot| {
            *slot = words.word()?;
            Ok(())
        });
        match read.and_then(|()| words.finish()) {
            Ok(true) => Ok(strong),
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error.into()),
            _ => Err(StrongError::Damaged),
        }
    }
}

/// What can be said of the stones of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// No line is complete.
    Open,
    /// Lines are complete, and one stone can have completed all of them.
    Won,
    /// More lines are complete than one move can complete.
    Impossible,
}

/// The kind of every set of stones.
fn kinds_of_stones(rules: &Rules) -> Vec<Kind> {
    let lines: Vec<u64> = Cells::<1>::all(rules).into_iter().map(Cells::word).collect();
    let kind = |stones: u32| {
        let complete = lines.iter().filter(|&line| line & !u64::from(stones) == 0);
        match complete.fold((false, u64::MAX), |(_, common), line| (true, common & line)) {
            (false, _) => Kind::Open,
            (true, 0) => Kind::Impossible,
            (true, _) => Kind::Won,
        }
    };
    (0..1 << rules.cells()).map(kind).collect()
}

/// The cells without a stone of the first player, numbered without gaps.
struct Free {
    /// Each as a set of one.
    cells: Vec<u32>,
    /// The cells for each set of numbers below `half`, and for each set of the others.
    low: Vec<u32>,
    high: Vec<u32>,
    half: usize,
}

impl Free {
    fn new(cells: usize, first: u32) -> Free {
        let cells: Vec<u32> =
            (0..cells).map(|cell| 1 << cell).filter(|cell| first & cell == 0).collect();
        let half = cells.len() / 2;
        let spread = |cells: &[u32]| {
            let mut sets = vec![0];
            for cell in cells {
                let with: Vec<u32> = sets.iter().map(|set| set | cell).collect();
                sets.extend(with);
            }
            sets
        };
        Free { low: spread(&cells[..half]), high: spread(&cells[half..]), half, cells }
    }

    fn spread(&self, numbers: u32) -> u32 {
        let low = numbers as usize & ((1 << self.half) - 1);
        self.low[low] | self.high[numbers as usize >> self.half]
    }
}
