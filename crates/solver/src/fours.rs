//! Wins by threats to complete a line, each of which leaves one reply.

use crate::cells::{Cells, each, list};
use rustc_hash::FxHashSet;

/// Positions looked at before giving up.
const MOST: usize = 2_000;

/// The cells that complete one of these lines now, `own` having been added to them.
pub(crate) fn completing(lines: &[Cells], own: Cells, other: Cells) -> Cells {
    let open = lines.iter().filter(|&&line| line & other == 0).map(|line| line & !own);
    open.filter(|missing| missing.is_power_of_two()).fold(0, |all, cell| all | cell)
}

/// A win by threats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Win {
    /// The moves up to one that leaves two threats or completes a line.
    pub moves: Vec<usize>,
    /// The forced replies to them.
    replies: Cells,
    /// Where the last move threatens to complete lines.
    threats: Cells,
}

/// A win for the side to move, that needs `own` of its lines, while the other side needs `other`
/// of its own. `None` if none was found.
pub(crate) fn find(own: &[Cells], other: &[Cells]) -> Option<Win> {
    if own.first().is_none_or(|line| line.count_ones() > 2) {
        return None;
    }
    let mut search = Search { own, other, failed: FxHashSet::default(), win: Win::default() };
    search.win(0, 0).then_some(search.win)
}

impl Win {
    /// Whether it still wins if the other side has a stone on `cell` as well.
    pub(crate) fn beats(&self, own: &[Cells], other: &[Cells], cell: usize) -> bool {
        let moves = self.moves.iter().fold(0, |all, &cell| all | 1 << cell);
        let is_in_the_way = (moves | self.replies | self.threats) >> cell & 1 == 1;
        // Without a line of its own to complete on the way, a stone elsewhere changes nothing.
        let theirs = self.replies | 1 << cell;
        let helps = |line: &Cells| line >> cell & 1 == 1 && (line & !theirs).count_ones() < 2;
        if !is_in_the_way && !other.iter().any(helps) {
            return true;
        }
        still_win(own, other, 1 << cell, &self.moves)
    }
}

/// Whether these moves win although the other side has these stones more.
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
    /// Whether there is a win after these stones have been added.
    fn win(&mut self, mine: Cells, theirs: Cells) -> bool {
        let (mut now, mut threats) = (0, Threats::default());
        for line in self.own.iter().filter(|&&line| line & theirs == 0) {
            let missing = line & !mine;
            match missing.count_ones() {
                1 => now |= missing,
                2 => threats.add(missing),
                _ => {}
            }
        }
        if now != 0 {
            self.win.moves.push(now.trailing_zeros() as usize);
            return true;
        }
        // A threat of the other side has to be met by one's own.
        let forced = completing(self.other, theirs, mine);
        let allowed = match forced.count_ones() {
            0 => Cells::MAX,
            1 => forced,
            _ => return false,
        };
        if let Some(cell) = list(threats.double & allowed).next() {
            self.win.moves.push(cell);
            self.win.threats = threats.replies[cell];
            return true;
        }
        let moves = threats.all & allowed;
        if moves == 0 || self.failed.len() >= MOST || !self.failed.insert((mine, theirs)) {
            return false;
        }
        for cell in list(moves) {
            let reply = threats.replies[cell];
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

/// The moves after which one more completes a line.
struct Threats {
    /// All of them.
    all: Cells,
    /// Those that threaten in two places.
    double: Cells,
    /// Where each of them threatens.
    replies: [Cells; 64],
}

impl Default for Threats {
    fn default() -> Threats {
        Threats { all: 0, double: 0, replies: [0; 64] }
    }
}

impl Threats {
    /// A line with these two cells missing.
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
