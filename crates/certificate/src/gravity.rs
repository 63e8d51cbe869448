//! A proof for a game in which stones fall: a player, here called *ours*, wins or does not lose.

use crate::Fault;
use crate::board::Board;
use crate::cells::Cells;
use crate::header::Header;
use crate::reader::Reader;
use std::collections::HashSet;

/// Added to our move: the position after it is left to [`Leaf`].
const SEARCHED: u8 = 64;

/// What is to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    /// Our number: 0 is the first player.
    pub ours: usize,
    /// Whether we win; otherwise we do not lose.
    pub wins: bool,
    /// Whether more than k in a row do not win.
    pub exact: bool,
    /// So many positions may be searched at a leaf.
    pub bound: u64,
}

impl Goal {
    pub(crate) fn new(header: &Header, ours: usize, wins: bool) -> Goal {
        Goal { ours, wins, exact: header.exact, bound: header.bound }
    }
}

pub(crate) fn check<const N: usize>(
    board: &Board<N>,
    goal: Goal,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    let mut strategy = Strategy { goal, known: HashSet::new(), reader };
    if board.to_move() == goal.ours {
        return strategy.our_move(board);
    }
    match strategy.reader.byte()? {
        0 => strategy.replies(board),
        SEARCHED => strategy.leaf(board),
        other => Err(strategy.reader.fault(format!("{other} is neither {SEARCHED} nor 0"))),
    }
}

/// What we play, with all replies.
struct Strategy<'r, 'f, const N: usize> {
    goal: Goal,
    /// The positions with us to move that were met, the stones of each player. If nothing is wrong with
    /// the whole proof, then neither with what followed the first time.
    known: HashSet<[Cells<N>; 2]>,
    reader: &'r mut Reader<'f>,
}

impl<const N: usize> Strategy<'_, '_, N> {
    /// A position with us to move.
    fn our_move(&mut self, board: &Board<N>) -> Result<(), Fault> {
        self.reader.positions += 1;
        let moves = playable(board);
        if !(moves & board.winning(self.goal.ours)).is_empty()
            || (moves.is_empty() && !self.goal.wins)
        {
            return Ok(());
        }
        let is_new = !self.known.contains(&board.mirrored().stones);
        if !(is_new && self.known.insert(board.stones)) {
            return Ok(());
        }
        let byte = self.reader.byte()?;
        let column = usize::from(byte % SEARCHED);
        let cell =
            if column < board.width && byte < 2 * SEARCHED { board.lowest(column) } else { None };
        let Some(cell) = cell else {
            return Err(self.reader.fault(format!("{byte} is not a move that can be played")));
        };
        let after = board.with(self.goal.ours, cell);
        if byte < SEARCHED { self.replies(&after) } else { self.leaf(&after) }
    }

    /// A position with the other player to move: every reply is answered.
    fn replies(&mut self, board: &Board<N>) -> Result<(), Fault> {
        self.reader.positions += 1;
        let moves = playable(board);
        if !(moves & board.winning(1 - self.goal.ours)).is_empty() {
            return Err(self.reader.fault("the other player wins at once"));
        }
        if moves.is_empty() && self.goal.wins {
            return Err(self.reader.fault("the board is full and nobody has won"));
        }
        for cell in columns(board, moves) {
            self.our_move(&board.with(1 - self.goal.ours, cell))?;
        }
        Ok(())
    }

    /// A position with the other player to move that is searched here.
    fn leaf(&mut self, board: &Board<N>) -> Result<(), Fault> {
        let mut leaf = Leaf { goal: self.goal, searched: 0 };
        let result = leaf.is_held(board);
        self.reader.positions += leaf.searched;
        let bound = self.goal.bound;
        match result {
            Some(true) => Ok(()),
            Some(false) => Err(self.reader.fault("the other player escapes")),
            None => Err(self.reader.fault(format!("a leaf takes more than {bound} positions"))),
        }
    }
}

/// A plain search for what is to be shown.
struct Leaf {
    goal: Goal,
    searched: u64,
}

impl Leaf {
    fn count(&mut self) -> Option<()> {
        self.searched += 1;
        (self.searched <= self.goal.bound).then_some(())
    }

    /// Whether it holds with the other player to move; none if that is too much to search.
    fn is_held<const N: usize>(&mut self, board: &Board<N>) -> Option<bool> {
        self.count()?;
        let moves = playable(board);
        if !(moves & board.winning(1 - self.goal.ours)).is_empty() {
            return Some(false);
        }
        if moves.is_empty() {
            return Some(!self.goal.wins);
        }
        if follow_up(board, self.goal) {
            return Some(true);
        }
        for cell in columns(board, moves) {
            if !self.is_found(&board.with(1 - self.goal.ours, cell))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether it holds with us to move.
    fn is_found<const N: usize>(&mut self, board: &Board<N>) -> Option<bool> {
        self.count()?;
        let moves = playable(board);
        if !(moves & board.winning(self.goal.ours)).is_empty() {
            return Some(true);
        }
        if moves.is_empty() {
            return Some(!self.goal.wins);
        }
        // What the other player threatens has to be prevented.
        let threats = moves & board.winning(1 - self.goal.ours);
        for cell in columns(board, if threats.is_empty() { moves } else { threats }) {
            if self.is_held(&board.with(self.goal.ours, cell))? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Whether it holds, with the other player to move, if we just follow: see docs/certificate.md.
fn follow_up<const N: usize>(board: &Board<N>, goal: Goal) -> bool {
    let threats = if goal.exact { Cells::NONE } else { board.winning(goal.ours) };
    // Of the empty cells those that the other player gets and those that we get; the first empty cells
    // of columns that go in pairs.
    let (mut theirs, mut ours, mut bases) = (Cells::NONE, Cells::NONE, Vec::new());
    let mut ends = false;
    for column in 0..board.width {
        let column = (0..board.height).rev().map(|y| y * board.width + column);
        // The lowest first.
        let mut empty: Vec<usize> = column.filter(|&cell| board.is_empty(cell)).collect();
        let is_even = empty.len().is_multiple_of(2);
        let in_pairs = !is_even && !empty.iter().skip(1).step_by(2).any(|&cell| threats.has(cell));
        if in_pairs {
            bases.push(Cells::of(empty.remove(0)));
        }
        for pair in empty.chunks(2) {
            theirs |= Cells::of(pair[0]);
            let Some(&cell) = pair.get(1) else { break };
            ours |= Cells::of(cell);
            if threats.has(cell) {
                ends = true;
                break;
            }
        }
    }
    let [their_stones, our_stones] = [board.stones[1 - goal.ours], board.stones[goal.ours]];
    let within = |cells: Cells<N>| {
        board.lines.iter().map(|(line, _)| *line).filter(move |line| line.is_within(cells))
    };
    let reach = bases.iter().fold(their_stones | theirs, |cells, &base| cells | base);
    let is_paired = |pairs: &Vec<Cells<N>>| {
        within(reach).all(|line| pairs.iter().any(|pair| pair.is_within(line)))
    };
    if !pairings(&bases).iter().any(is_paired) {
        return false;
    }
    !goal.wins || ends || (!goal.exact && within(our_stones | ours).next().is_some())
}

/// The ways to pair up to four cells; of more no pairs are made. None if their number is odd.
fn pairings<const N: usize>(bases: &[Cells<N>]) -> Vec<Vec<Cells<N>>> {
    match *bases {
        [a, b] => vec![vec![a | b]],
        [a, b, c, d] => vec![vec![a | b, c | d], vec![a | c, b | d], vec![a | d, b | c]],
        _ if bases.len().is_multiple_of(2) => vec![vec![]],
        _ => vec![],
    }
}

/// The cells where a stone can fall.
fn playable<const N: usize>(board: &Board<N>) -> Cells<N> {
    (0..board.width).filter_map(|column| board.lowest(column)).collect()
}

/// These cells, one in a column at most, from the middle column outwards, the left one of two first.
fn columns<const N: usize>(board: &Board<N>, cells: Cells<N>) -> Vec<usize> {
    let mut list: Vec<usize> = cells.members().collect();
    list.sort_by_key(|cell| {
        let column = cell % board.width;
        ((2 * column + 1).abs_diff(board.width), column)
    });
    list
}
