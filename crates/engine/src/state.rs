//! A position with the patterns of every empty cell, kept up to date move by move.

use crate::layout::{Layout, OnLine};
use crate::shape::{Shape, Shapes};
use crate::threat::{Pattern, THREATS, Threat, WINS, threats};
use crate::weights::Weights;
use gametree::Side;
use mnk::{Board, Rules};
use std::sync::Arc;

/// A cell by its index, row by row from the top left.
pub(crate) type Index = u16;

/// Flips with the side to move.
const SIDE_KEY: u64 = 0x9D39_247E_3377_6D41;
/// Cells of the largest board.
const CELLS: usize = 1024;

/// What changes as a whole with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sums {
    /// How many empty cells hold each threat.
    counts: [[u16; THREATS]; 2],
    /// The sum of the weights of all shapes on empty cells, for the side to move and against it.
    to_move: [i32; 2],
    waiting: [i32; 2],
}

/// A pattern as it was before a move.
#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Index,
    side: u8,
    threat: Threat,
    pattern: Pattern,
}

/// A move and what to put back when it is taken back.
#[derive(Clone, Copy, Debug)]
struct Played {
    sums: Sums,
    /// Where its changes begin.
    changes: usize,
}

/// The stones, and for each empty cell and each side what a stone there would make. Taking back
/// puts back what playing changed, so it restores everything exactly.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub rules: Rules,
    pub layout: Arc<Layout>,
    shapes: Arc<Shapes>,
    weights: Arc<Weights>,
    threat_of: &'static [Threat; 1 << 16],
    /// For each line the stones of both sides; bit `place + reach`.
    lines: Vec<[u64; 2]>,
    stones: Box<[Option<Side>; CELLS]>,
    patterns: [Box<[Pattern; CELLS]>; 2],
    threats: [Box<[Threat; CELLS]>; 2],
    sums: Sums,
    pub side: Side,
    pub empty: usize,
    pub key: u64,
    keys: Arc<[[u64; 2]]>,
    pub played: Vec<Index>,
    undo: Vec<Played>,
    changes: Vec<Change>,
}

impl State {
    /// The position on `board`, which must not be over and must have k of at most 8.
    pub(crate) fn new(board: &Board, weights: Arc<Weights>) -> State {
        let rules = *board.rules();
        let shapes = Shapes::of(rules.k(), rules.exact());
        let layout = Arc::new(Layout::new(&rules, &shapes));
        let cells = layout.cells;
        let sums = Sums { counts: [[0; THREATS]; 2], to_move: [0; 2], waiting: [0; 2] };
        let mut state = State {
            rules,
            lines: vec![[0; 2]; layout.lines],
            stones: Box::new([None; CELLS]),
            patterns: [Box::new([0; CELLS]), Box::new([0; CELLS])],
            threats: [Box::new([0; CELLS]), Box::new([0; CELLS])],
            threat_of: threats(),
            sums,
            side: gametree::Game::side(board),
            empty: cells,
            key: if gametree::Game::side(board) == Side::First { 0 } else { SIDE_KEY },
            keys: random_numbers(cells),
            played: Vec::new(),
            undo: Vec::new(),
            changes: Vec::new(),
            layout,
            shapes,
            weights,
        };
        for cell in 0..cells {
            if let Some(side) = rules.cell_at(cell).and_then(|cell| board.stone(cell)) {
                state.set_stone(cell, side);
                state.key ^= state.keys[cell][side.index()];
                state.empty -= 1;
            }
        }
        for cell in 0..cells {
            if state.stones[cell].is_none() {
                state.enter(cell);
            }
        }
        state
    }

    pub(crate) fn play(&mut self, cell: Index) {
        let side = self.side;
        let at = usize::from(cell);
        self.undo.push(Played { sums: self.sums, changes: self.changes.len() });
        self.leave(at);
        self.set_stone(at, side);
        for direction in 0..4 {
            self.refresh_around(at, direction);
        }
        self.empty -= 1;
        self.key ^= self.keys[at][side.index()] ^ SIDE_KEY;
        self.side = side.opponent();
        self.played.push(cell);
    }

    pub(crate) fn undo(&mut self) {
        let (Some(cell), Some(undo)) = (self.played.pop(), self.undo.pop()) else { return };
        self.side = self.side.opponent();
        let at = usize::from(cell);
        let reach = self.shapes.reach();
        self.stones[at] = None;
        for OnLine { line, place, .. } in self.layout.on_line[at] {
            let stones = &mut self.lines[usize::from(line)][self.side.index()];
            *stones &= !(1 << (usize::from(place) + reach));
        }
        // The latest change first, so that a cell ends up as it was at the start.
        for change in self.changes[undo.changes..].iter().rev() {
            let at = usize::from(change.cell) % CELLS;
            self.patterns[usize::from(change.side)][at] = change.pattern;
            self.threats[usize::from(change.side)][at] = change.threat;
        }
        self.changes.truncate(undo.changes);
        self.sums = undo.sums;
        self.empty += 1;
        self.key ^= self.keys[at][self.side.index()] ^ SIDE_KEY;
    }

    /// How many empty cells hold this threat for `side`.
    #[inline]
    pub(crate) fn count(&self, side: Side, threat: Threat) -> usize {
        usize::from(self.sums.counts[side.index()][usize::from(threat)])
    }

    /// The threat a stone of `side` on an empty cell makes.
    #[inline]
    pub(crate) fn threat(&self, side: Side, cell: Index) -> Threat {
        self.threats[side.index()][usize::from(cell) % CELLS]
    }

    pub(crate) fn pattern(&self, side: Side, cell: Index) -> Pattern {
        self.patterns[side.index()][usize::from(cell)]
    }

    pub(crate) fn is_empty(&self, cell: Index) -> bool {
        self.stones[usize::from(cell)].is_none()
    }

    /// The empty cells where `side` has at least this threat, lowest index first.
    pub(crate) fn cells_with(&self, side: Side, least: Threat) -> impl Iterator<Item = Index> + '_ {
        // A cell with a stone keeps the threat it had, so the stones have to be asked too.
        let threats = self.threats[side.index()][..self.layout.cells].iter().enumerate();
        threats
            .filter(move |&(cell, &threat)| threat >= least && self.stones[cell].is_none())
            .map(|(cell, _)| cell as Index)
    }

    /// A cell that wins at once for `side`.
    pub(crate) fn winning_cell(&self, side: Side) -> Option<Index> {
        if self.count(side, WINS) == 0 {
            return None;
        }
        self.cells_with(side, WINS).next()
    }

    /// The evaluation in the eyes of the side to move.
    #[inline]
    pub(crate) fn score(&self) -> i32 {
        let me = self.side.index();
        let Sums { counts, to_move, waiting } = &self.sums;
        let weights = &*self.weights;
        let sum = |counts: &[u16; THREATS], weights: &[i32; THREATS]| -> i32 {
            counts.iter().zip(weights).map(|(&count, weight)| i32::from(count) * weight).sum()
        };
        let shapes = to_move[me] - waiting[1 - me];
        let threats = sum(&counts[me], &weights.threats_to_move)
            - sum(&counts[1 - me], &weights.threats_waiting);
        (shapes + threats) / Weights::SCALE + weights.tempo
    }

    /// How promising a move looks on its own: what it makes and what it keeps the other side from.
    #[inline]
    pub(crate) fn promise(&self, cell: Index) -> i32 {
        let cell = usize::from(cell);
        let me = self.side.index();
        let own = self.patterns[me][cell];
        let other = self.patterns[1 - me][cell];
        self.weights.promise(own) + self.weights.promise(other) * 3 / 4
    }

    fn set_stone(&mut self, cell: usize, side: Side) {
        self.stones[cell] = Some(side);
        let reach = self.shapes.reach();
        for OnLine { line, place, .. } in self.layout.on_line[cell] {
            self.lines[usize::from(line)][side.index()] |= 1 << (usize::from(place) + reach);
        }
    }

    /// Brings the shapes in one direction up to date on all empty cells near `cell`.
    #[inline]
    fn refresh_around(&mut self, cell: usize, direction: usize) {
        let OnLine { line, place, before, behind, .. } = self.layout.on_line[cell][direction];
        let step = self.layout.steps[direction];
        let [first, second] = self.lines[usize::from(line)];
        let (before, behind) = (isize::from(before), isize::from(behind));
        for offset in -before..=behind {
            let near = (cell as isize + offset * step) as usize % CELLS;
            if self.stones[near].is_some() {
                continue;
            }
            let shift = isize::from(place) + offset;
            let off_board = self.layout.on_line[near][direction].off_board;
            let first = self.shapes.number(first >> shift);
            let second = self.shapes.number(second >> shift);
            let of_first = self.shapes.get(first, second + off_board);
            let of_second = self.shapes.get(second, first + off_board);
            self.set_shape(near, 0, direction, of_first);
            self.set_shape(near, 1, direction, of_second);
        }
    }

    #[inline]
    fn set_shape(&mut self, cell: usize, side: usize, direction: usize, shape: Shape) {
        let bits = 4 * direction;
        let old = self.patterns[side][cell % CELLS];
        if old >> bits & 15 != Pattern::from(shape) {
            self.change_shape(cell, side, bits, shape);
        }
    }

    #[inline]
    fn change_shape(&mut self, cell: usize, side: usize, bits: usize, shape: Shape) {
        let old = self.patterns[side][cell % CELLS];
        let old_shape = usize::from(old >> bits & 15);
        let new = old & !(15 << bits) | Pattern::from(shape) << bits;
        let threat = self.threat_of[usize::from(new)];
        let old_threat = self.threats[side][cell % CELLS];
        self.changes.push(Change {
            cell: cell as Index,
            side: side as u8,
            threat: old_threat,
            pattern: old,
        });
        self.patterns[side][cell % CELLS] = new;
        self.threats[side][cell % CELLS] = threat;
        let weights = &*self.weights;
        let shape = usize::from(shape % 16);
        self.sums.to_move[side] += weights.to_move[shape] - weights.to_move[old_shape];
        self.sums.waiting[side] += weights.waiting[shape] - weights.waiting[old_shape];
        if threat != old_threat {
            self.sums.counts[side][usize::from(old_threat)] -= 1;
            self.sums.counts[side][usize::from(threat)] += 1;
        }
    }

    /// Works out everything about an empty cell and counts it in.
    fn enter(&mut self, cell: usize) {
        let mut patterns = [0; 2];
        for (direction, on_line) in self.layout.on_line[cell].into_iter().enumerate() {
            let stones = self.lines[usize::from(on_line.line)];
            let [first, second] = stones.map(|stones| self.shapes.number(stones >> on_line.place));
            let of_first = self.shapes.get(first, second + on_line.off_board);
            let of_second = self.shapes.get(second, first + on_line.off_board);
            patterns[0] |= Pattern::from(of_first) << (4 * direction);
            patterns[1] |= Pattern::from(of_second) << (4 * direction);
        }
        for (side, pattern) in patterns.into_iter().enumerate() {
            let threat = self.threat_of[usize::from(pattern)];
            self.patterns[side][cell] = pattern;
            self.threats[side][cell] = threat;
            self.sums.counts[side][usize::from(threat)] += 1;
        }
        self.weigh(cell, 1);
    }

    /// No longer counts an empty cell, which is about to be filled.
    fn leave(&mut self, cell: usize) {
        self.weigh(cell, -1);
        for side in 0..2 {
            self.sums.counts[side][usize::from(self.threats[side][cell])] -= 1;
        }
    }

    fn weigh(&mut self, cell: usize, sign: i32) {
        for side in 0..2 {
            let pattern = self.patterns[side][cell];
            let sum = |of: &[i32; 16]| -> i32 {
                (0..4).map(|direction| of[usize::from(pattern >> (4 * direction) & 15)]).sum()
            };
            self.sums.to_move[side] += sign * sum(&self.weights.to_move);
            self.sums.waiting[side] += sign * sum(&self.weights.waiting);
        }
    }
}

fn random_numbers(cells: usize) -> Arc<[[u64; 2]]> {
    use rand::{RngExt, SeedableRng};
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(0x1A40);
    (0..cells).map(|_| [rng.random(), rng.random()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::Game;
    use rand::{RngExt, SeedableRng};

    /// Both sides' patterns and threats of an empty cell.
    type Cell = ([Pattern; 2], [Threat; 2]);

    /// Everything that a position decides, and nothing of how it came about.
    fn seen(state: &State) -> (Sums, Vec<Cell>, u64, usize, Side) {
        let cells = (0..state.layout.cells).filter(|&cell| state.stones[cell].is_none());
        let patterns = cells.map(|cell| {
            let patterns = [0, 1].map(|side: usize| state.patterns[side][cell]);
            (patterns, [0, 1].map(|side: usize| state.threats[side][cell]))
        });
        (state.sums, patterns.collect(), state.key, state.empty, state.side)
    }

    #[test]
    fn patterns_kept_move_by_move_are_those_worked_out_anew() {
        let weights = Arc::new(Weights::standard());
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(5);
        for rules in [
            "3x3x3",
            "5x5x4",
            "15x15x5",
            "15x15x5+exact",
            "7x6x4+gravity",
            "9x4x6",
            "32x32x5",
            "10x10x7",
            "12x5x8",
            "8x8x2",
            "8x8x3+exact",
        ] {
            for _ in 0..4 {
                let mut board = Board::new(rules.parse().unwrap());
                let mut state = State::new(&board, Arc::clone(&weights));
                let mut before = Vec::new();
                while board.outcome().is_none() {
                    let mut moves = Vec::new();
                    board.moves(&mut moves);
                    let mv = moves[rng.random_range(0..moves.len())];
                    let wins = state.threat(state.side, mv.index() as Index) == WINS;
                    before.push(seen(&state));
                    board.play(mv);
                    state.play(mv.index() as Index);
                    let won = matches!(board.outcome(), Some(gametree::Outcome::Win(_)));
                    assert_eq!(wins, won, "{board}");
                    assert_eq!(seen(&state), seen(&State::new(&board, Arc::clone(&weights))));
                }
                while let Some(before) = before.pop() {
                    state.undo();
                    assert_eq!(seen(&state), before, "{rules}");
                }
            }
        }
    }
}
