//! VCF, victory by continuous fours: the attacker wins by moves that each threaten to complete a line,
//! so that every reply is forced.
//!
//! A *four* is named after five in a row: it lacks one stone, whatever k is.

use crate::cells::{Cells, each, list};
use rustc_hash::FxHashSet;

/// Gives up after this many positions.
const MOST: usize = 2_000;

/// The cells that complete one of these lines after these stones have been added.
pub(crate) fn completing(lines: &[Cells], own: Cells, other: Cells) -> Cells {
    let open = lines.iter().filter(|&&line| line & other == 0).map(|line| line & !own);
    open.filter(|missing| missing.is_power_of_two()).fold(0, |all, cell| all | cell)
}

/// A VCF.
#[derive(Clone, Debug, Default)]
pub(crate) struct Win {
    /// The attacker's moves, up to one that makes a double four or completes a line.
    pub moves: Vec<usize>,
    /// The forced replies to them.
    replies: Cells,
    /// Where the last move threatens to complete a line.
    threats: Cells,
}

/// A VCF for the side to move, which needs `own` of its lines, while the opponent needs `other` of
/// theirs. `None` if none was found.
pub(crate) fn find(own: &[Cells], other: &[Cells]) -> Option<Win> {
    if own.first().is_none_or(|line| line.count_ones() > 2) {
        return None;
    }
    let mut search = Search { own, other, failed: FxHashSet::default(), win: Win::default() };
    search.win(0, 0).then_some(search.win)
}

impl Win {
    /// Whether it still wins if the opponent has one more stone, on `cell`.
    pub(crate) fn beats(&self, own: &[Cells], other: &[Cells], cell: usize) -> bool {
        let moves = self.moves.iter().fold(0, |all, &cell| all | 1 << cell);
        let is_in_the_way = (moves | self.replies | self.threats) >> cell & 1 == 1;
        // A stone elsewhere changes nothing unless it helps to complete a line on the way.
        let theirs = self.replies | 1 << cell;
        let helps = |line: &Cells| line >> cell & 1 == 1 && (line & !theirs).count_ones() < 2;
        if !is_in_the_way && !other.iter().any(helps) {
            return true;
        }
        still_win(own, other, 1 << cell, &self.moves)
    }
}

/// Whether these moves win although the opponent has these stones more.
fn still_win(own: &[Cells], other: &[Cells], mut theirs: Cells, moves: &[usize]) -> bool {
    let mut mine = 0;
    for &cell in moves {
        if (mine | theirs) >> cell & 1 == 1 {
            return false;
        }
        if completing(own, mine, theirs) >> cell & 1 == 1 {
            return true;
        }
        mine |= 1 << cell;
        let threats = completing(own, mine, theirs);
        if threats == 0 || completing(other, theirs, mine) != 0 {
            return false;
        }
        if threats.count_ones() > 1 {
            return true;
        }
        theirs |= threats;
    }
    false
}

struct Search<'a> {
    own: &'a [Cells],
    other: &'a [Cells],
    failed: FxHashSet<(Cells, Cells)>,
    win: Win,
}

impl Search<'_> {
    /// Whether there is a VCF after these stones have been added.
    fn win(&mut self, mine: Cells, theirs: Cells) -> bool {
        let (mut now, mut fours) = (0, Fours::default());
        for line in self.own.iter().filter(|&&line| line & theirs == 0) {
            let missing = line & !mine;
            match missing.count_ones() {
                1 => now |= missing,
                2 => fours.add(missing),
                _ => {}
            }
        }
        if now != 0 {
            self.win.moves.push(now.trailing_zeros() as usize);
            return true;
        }
        // A four of the opponent has to be blocked, by a four of one's own.
        let forced = completing(self.other, theirs, mine);
        let allowed = match forced.count_ones() {
            0 => Cells::MAX,
            1 => forced,
            _ => return false,
        };
        if let Some(cell) = list(fours.double & allowed).next() {
            self.win.moves.push(cell);
            self.win.threats = fours.replies[cell];
            return true;
        }
        let moves = fours.all & allowed;
        if moves == 0 || self.failed.len() >= MOST || !self.failed.insert((mine, theirs)) {
            return false;
        }
        for cell in list(moves) {
            let reply = fours.replies[cell];
            self.win.moves.push(cell);
            self.win.replies |= reply;
            if self.win(mine | 1 << cell, theirs | reply) {
                return true;
            }
            self.win.replies &= !reply;
            self.win.moves.pop();
        }
        false
    }
}

/// The moves that make a four.
struct Fours {
    /// All of them.
    all: Cells,
    /// Those that make a double four: two cells complete a line.
    double: Cells,
    /// By move, the cells that then complete a line.
    replies: [Cells; 64],
}

impl Default for Fours {
    fn default() -> Fours {
        Fours { all: 0, double: 0, replies: [0; 64] }
    }
}

impl Fours {
    /// Adds a line with these two cells missing.
    fn add(&mut self, missing: Cells) {
        each(missing, |cell| {
            let reply = missing & !(1 << cell);
            if self.all >> cell & 1 == 1 && self.replies[cell] != reply {
                self.double |= 1 << cell;
            }
            self.replies[cell] |= reply;
        });
        self.all |= missing;
    }
}
