//! Wins by threats to complete a line, each of which leaves one reply.

use crate::cells::{Cells, each, list};
use rustc_hash::FxHashSet;

/// Positions looked at before giving up.
const MOST: usize = 2_000;

/// The cells with which the owner of `own` would complete a line now.
pub(crate) fn winning(lines: &[Cells], own: Cells, other: Cells) -> Cells {
    let open = lines.iter().filter(|&&line| line & other == 0).map(|line| line & !own);
    open.filter(|missing| missing.count_ones() == 1).fold(0, |all, cell| all | cell)
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

/// A win for the owner of `own`, who is to move. `None` if none was found.
pub(crate) fn find(lines: &[Cells], own: Cells, other: Cells) -> Option<Win> {
    let mut search = Search { lines, failed: FxHashSet::default(), win: Win::default() };
    search.win(own, other).then_some(search.win)
}

impl Win {
    /// Whether it still wins if the other side, who has `other`, has a stone on `cell` as well.
    pub(crate) fn beats(&self, lines: &[Cells], own: Cells, other: Cells, cell: usize) -> bool {
        let moves = self.moves.iter().fold(0, |all, &cell| all | 1 << cell);
        let is_in_the_way = (moves | self.replies | self.threats) >> cell & 1 == 1;
        // Without a line of its own to complete on the way, a stone elsewhere changes nothing.
        let theirs = other | self.replies | 1 << cell;
        let helps = |line: &Cells| {
            line >> cell & 1 == 1 && line & own == 0 && (line & !theirs).count_ones() < 2
        };
        if !is_in_the_way && !lines.iter().any(helps) {
            return true;
        }
        still_win(lines, own, other | 1 << cell, &self.moves)
    }
}

/// Whether these moves win from here.
fn still_win(lines: &[Cells], own: Cells, other: Cells, moves: &[usize]) -> bool {
    let (mut own, mut other) = (own, other);
    for &cell in moves {
        if (own | other) >> cell & 1 == 1 {
            return false;
        }
        if winning(lines, own, other) >> cell & 1 == 1 {
            return true;
        }
        own |= 1 << cell;
        let threats = winning(lines, own, other);
        if threats == 0 || winning(lines, other, own) != 0 {
            return false;
        }
        if threats.count_ones() > 1 {
            return true;
        }
        other |= threats;
    }
    false
}

struct Search<'a> {
    lines: &'a [Cells],
    failed: FxHashSet<(Cells, Cells)>,
    win: Win,
}

impl Search<'_> {
    fn win(&mut self, own: Cells, other: Cells) -> bool {
        let now = winning(self.lines, own, other);
        if now != 0 {
            self.win.moves.push(now.trailing_zeros() as usize);
            return true;
        }
        if self.failed.len() >= MOST || !self.failed.insert((own, other)) {
            return false;
        }
        // A threat of the other side has to be met by one's own.
        let forced = winning(self.lines, other, own);
        if forced.count_ones() > 1 {
            return false;
        }
        for cell in list(self.threats(own, other)) {
            if forced != 0 && forced >> cell & 1 == 0 {
                continue;
            }
            let own = own | 1 << cell;
            if winning(self.lines, other, own) != 0 {
                continue;
            }
            self.win.moves.push(cell);
            let threats = winning(self.lines, own, other);
            if threats.count_ones() > 1 {
                self.win.threats = threats;
                return true;
            }
            self.win.replies |= threats;
            if self.win(own, other | threats) {
                return true;
            }
            self.win.replies &= !threats;
            self.win.moves.pop();
        }
        false
    }

    /// The cells after which one more completes a line.
    fn threats(&self, own: Cells, other: Cells) -> Cells {
        let open = self.lines.iter().filter(|&&line| line & other == 0).map(|line| line & !own);
        let mut cells = 0;
        open.filter(|missing| missing.count_ones() == 2)
            .for_each(|missing| each(missing, |cell| cells |= 1 << cell));
        cells
    }
}
