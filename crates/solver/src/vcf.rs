//! VCF, victory by continuous fours: the attacker wins by moves that each threaten to complete a line,
//! so that every reply is forced.
//!
//! A *four* is named after five in a row: it lacks one stone, whatever k is.

use crate::cells::{Cells, Line, Met};
use std::ops::Range;

/// Gives up after this many positions.
const MOST: usize = 2_000;

/// The cells that complete one of these lines after these stones have been added.
fn completing<L: Line<N>, const N: usize>(lines: &[L], own: Cells<N>, other: Cells<N>) -> Cells<N> {
    let open =
        lines.iter().filter(|line| !line.missing().meets(other) && !line.guards().meets(own));
    let missing = open.map(|line| line.missing() - own);
    missing.filter(|missing| missing.is_single()).fold(Cells::NONE, |all, cell| all | cell)
}

/// A VCF.
#[derive(Clone, Debug)]
pub(crate) struct Win<const N: usize> {
    /// The attacker's moves, up to one that makes a double four or completes a line.
    pub moves: Vec<usize>,
    /// Where a stone of the opponent may stop it: in its way, or helping to complete a line on the way.
    critical: Cells<N>,
}

impl<const N: usize> Default for Win<N> {
    fn default() -> Win<N> {
        Win { moves: Vec::new(), critical: Cells::ALL }
    }
}

/// A VCF for the side to move, which needs `own` of its lines, while the opponent needs `other` of
/// theirs; and whether the search was complete.
pub(crate) fn find<L: Line<N>, const N: usize>(own: &[L], other: &[L]) -> (Option<Win<N>>, bool) {
    if own.first().is_none_or(|line| !line.missing().rest().rest().is_empty()) {
        return (None, true);
    }
    if let Some(line) = own.iter().find(|line| line.missing().is_single()) {
        let critical = line.missing();
        return (Some(Win { moves: critical.iter().collect(), critical }), true);
    }
    let (fours, rest) = own.iter().partition(|line| line.missing().is_pair());
    let mut search = Search {
        fours,
        rest,
        other,
        failed: Met::default(),
        moves: Vec::new(),
        theirs: Cells::NONE,
    };
    let node = Node {
        fours: 0..search.fours.len(),
        rest: 0..search.rest.len(),
        mine: Cells::NONE,
        theirs: Cells::NONE,
        forced: completing(other, Cells::NONE, Cells::NONE),
    };
    if !search.win(&node) {
        return (None, search.failed.len() < MOST);
    }
    let Search { moves, theirs, .. } = search;
    let mut critical = theirs | moves.iter().copied().collect();
    // With another stone the opponent might threaten to complete one of these.
    let near = other.iter().map(|line| line.missing() - theirs);
    near.filter(|missing| missing.rest().rest().is_empty()).for_each(|cells| critical |= cells);
    (Some(Win { moves, critical }), true)
}

impl<const N: usize> Win<N> {
    /// Whether it still wins if the opponent has one more stone, on `cell`.
    pub(crate) fn beats<L: Line<N>>(&self, own: &[L], other: &[L], cell: usize) -> bool {
        !self.critical.has(cell) || still_win(own, other, Cells::of(cell), &self.moves)
    }
}

/// Whether these moves win although the opponent has these stones more.
fn still_win<L: Line<N>, const N: usize>(
    own: &[L],
    other: &[L],
    mut theirs: Cells<N>,
    moves: &[usize],
) -> bool {
    // Later on, what would complete a line has been answered by then.
    if moves.first().is_some_and(|&cell| completing(own, Cells::NONE, theirs).has(cell)) {
        return true;
    }
    let mut mine = Cells::NONE;
    for &cell in moves {
        if (mine | theirs).has(cell) {
            return false;
        }
        mine |= Cells::of(cell);
        let threats = completing(own, mine, theirs);
        if threats.is_empty() || !completing(other, theirs, mine).is_empty() {
            return false;
        }
        if !threats.is_single() {
            return true;
        }
        theirs |= threats;
    }
    false
}

struct Search<'a, L, const N: usize> {
    /// The attacker's open lines that lack two cells, at each position of the path, one list after
    /// the other.
    fours: Vec<L>,
    /// The same for those that lack more.
    rest: Vec<L>,
    other: &'a [L],
    failed: Met<N>,
    /// The moves, and the replies with the cells that the last move threatens.
    moves: Vec<usize>,
    theirs: Cells<N>,
}

/// A position in which no line of the attacker lacks only one cell.
struct Node<const N: usize> {
    fours: Range<usize>,
    rest: Range<usize>,
    /// The stones that have been added.
    mine: Cells<N>,
    theirs: Cells<N>,
    /// Where the opponent would complete a line.
    forced: Cells<N>,
}

impl<L: Line<N>, const N: usize> Search<'_, L, N> {
    /// Whether there is a VCF.
    fn win(&mut self, node: &Node<N>) -> bool {
        // A four of the opponent has to be blocked, by a four of one's own.
        let allowed = match () {
            () if node.forced.is_empty() => Cells::ALL,
            () if node.forced.is_single() => node.forced,
            () => return false,
        };
        let (mut moves, mut shared) = (Cells::NONE, Cells::NONE);
        for line in &self.fours[node.fours.clone()] {
            shared |= moves & line.missing();
            moves |= line.missing();
        }
        for cell in (shared & allowed).iter() {
            let replies = self.replies(node, cell);
            // Two lines may lack the same two cells.
            if !replies.is_single() {
                self.moves.push(cell);
                self.theirs = node.theirs | replies;
                return true;
            }
        }
        let moves = moves & allowed;
        if moves.is_empty()
            || self.failed.len() >= MOST
            || !self.failed.insert([node.mine, node.theirs])
        {
            return false;
        }
        for cell in moves.iter() {
            self.moves.push(cell);
            let next = self.after(node, cell);
            if self.win(&next) {
                return true;
            }
            self.fours.truncate(next.fours.start);
            self.rest.truncate(next.rest.start);
            self.moves.pop();
        }
        false
    }

    /// The cells that complete a line after a four on `cell`.
    fn replies(&self, node: &Node<N>, cell: usize) -> Cells<N> {
        let fours = self.fours[node.fours.clone()].iter().map(|line| line.missing());
        let through = fours.filter(|missing| missing.has(cell));
        through.fold(Cells::NONE, |all, missing| all | (missing - Cells::of(cell)))
    }

    /// The position after a four and the reply to it.
    fn after(&mut self, node: &Node<N>, cell: usize) -> Node<N> {
        let reply = self.replies(node, cell);
        let (mine, theirs) = (node.mine | Cells::of(cell), node.theirs | reply);
        let is_closed =
            |line: &L| line.missing().meets(reply) || L::EXACT && line.guards().has(cell);
        let starts = [self.fours.len(), self.rest.len()];
        for at in node.fours.clone() {
            let line = self.fours[at];
            if !is_closed(&line) {
                self.fours.push(line);
            }
        }
        for at in node.rest.clone() {
            let line = self.rest[at];
            if is_closed(&line) {
                continue;
            }
            let line = line.with(cell);
            match line.missing().is_pair() {
                true => self.fours.push(line),
                false => self.rest.push(line),
            }
        }
        // The opponent's older fours are blocked by now.
        let is_new = |line: &&L| line.missing().meets(reply);
        let forced = self.other.iter().filter(is_new);
        let forced =
            forced.filter(|line| !line.missing().meets(mine) && !line.guards().meets(theirs));
        let forced =
            forced.map(|line| line.missing() - theirs).filter(|missing| missing.is_single());
        Node {
            fours: starts[0]..self.fours.len(),
            rest: starts[1]..self.rest.len(),
            mine,
            theirs,
            forced: forced.fold(Cells::NONE, |all, cell| all | cell),
        }
    }
}
