//! A position with the patterns of every empty cell, kept up to date move by move.

use crate::layout::{Layout, OnLine};
use crate::shape::{OPEN, Shape, Shapes};
use crate::threat::{Pattern, QUIET, THREATS, Threat, WINS, threats};
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

/// Cells looked at together.
const CHUNK: usize = 32;
/// Cells that one move can change at most, its own included.
const MOST_CHANGES: usize = 64;

/// What changes as a whole with every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sums {
    /// How many empty cells hold each threat.
    counts: [[u16; THREATS]; 2],
    /// The sum of the weights of all shapes on empty cells, for the side to move and against it.
    to_move: [i32; 2],
    waiting: [i32; 2],
}

/// What both sides have on a cell, the first side's in the lower half.
type Patterns = u32;

/// A cell as it was before a move.
#[derive(Clone, Copy, Debug, Default)]
struct Change {
    cell: Index,
    threats: [Threat; 2],
    patterns: Patterns,
}

/// A move and what to put back when it is taken back.
#[derive(Clone, Copy, Debug)]
struct Played {
    sums: Sums,
    /// How many changes there were before it.
    changed: usize,
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
    patterns: Box<[Patterns; CELLS]>,
    /// [`QUIET`] where there is a stone.
    threats: [Box<[Threat; CELLS]>; 2],
    sums: Sums,
    pub side: Side,
    pub empty: usize,
    pub key: u64,
    keys: Arc<[[u64; 2]]>,
    pub played: Vec<Index>,
    undo: Vec<Played>,
    /// The first `changed` of these are to be put back; the rest is room for more.
    changes: Vec<Change>,
    changed: usize,
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
            lines: vec![[0; 2]; layout.off_board.len()],
            stones: Box::new([None; CELLS]),
            patterns: Box::new([0; CELLS]),
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
            changed: 0,
            layout,
            shapes,
            weights,
        };
        for cell in rules.all_cells() {
            if let Some(side) = board.stone(cell) {
                state.set_stone(cell.index(), side);
                state.key ^= state.keys[cell.index()][side.index()];
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
        self.undo.push(Played { sums: self.sums, changed: self.changed });
        if self.changes.len() < self.changed + MOST_CHANGES {
            self.changes.resize(2 * self.changed + MOST_CHANGES, Change::default());
        }
        self.leave(at);
        self.set_stone(at, side);
        self.refresh_around(at);
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
        for change in self.changes[undo.changed..self.changed].iter().rev() {
            let at = usize::from(change.cell) % CELLS;
            self.patterns[at] = change.patterns;
            let [first, second] = change.threats;
            self.threats[0][at] = first;
            self.threats[1][at] = second;
        }
        self.changed = undo.changed;
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
        of_side(self.patterns[usize::from(cell) % CELLS], side.index())
    }

    /// Whether a stone on this cell, of either side, makes at least this shape on one of its lines;
    /// of a cell with a stone, whatever it was before.
    #[inline]
    pub(crate) fn has_shape(&self, cell: Index, least: Shape) -> bool {
        // All eight shapes at once: what reaches 16 with the rest added carries into the next four
        // bits, which every other shape leaves free.
        const LOW: Patterns = 0x0F0F_0F0F;
        let rest = Patterns::from(16 - least) * 0x0101_0101;
        let patterns = self.patterns[usize::from(cell) % CELLS];
        (((patterns & LOW) + rest) | ((patterns >> 4 & LOW) + rest)) & !LOW != 0
    }

    pub(crate) fn is_empty(&self, cell: Index) -> bool {
        self.stones[usize::from(cell)].is_none()
    }

    /// The empty cells where `side` has at least this threat, which must not be [`QUIET`], lowest
    /// index first.
    pub(crate) fn cells_with(&self, side: Side, least: Threat) -> impl Iterator<Item = Index> + '_ {
        // Cells with such a threat are rare, so most chunks are skipped whole.
        let cells = self.layout.cells.next_multiple_of(CHUNK);
        let chunks = self.threats[side.index()][..cells].chunks_exact(CHUNK).enumerate();
        chunks
            .filter(move |(_, chunk)| chunk.iter().fold(0, |most, &t| most.max(t)) >= least)
            .flat_map(move |(number, chunk)| {
                let cells = chunk.iter().enumerate().filter(move |&(_, &threat)| threat >= least);
                cells.map(move |(at, _)| (number * CHUNK + at) as Index)
            })
    }

    /// A cell that wins at once for `side`.
    pub(crate) fn winning_cell(&self, side: Side) -> Option<Index> {
        if self.count(side, WINS) == 0 {
            return None;
        }
        self.cells_with(side, WINS).next()
    }

    /// The evaluation from the point of view of the side to move.
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
        let own = self.pattern(self.side, cell);
        let other = self.pattern(self.side.opponent(), cell);
        self.weights.promise(own) + self.weights.promise(other) * 3 / 4
    }

    fn set_stone(&mut self, cell: usize, side: Side) {
        self.stones[cell] = Some(side);
        let reach = self.shapes.reach();
        for OnLine { line, place, .. } in self.layout.on_line[cell] {
            self.lines[usize::from(line)][side.index()] |= 1 << (usize::from(place) + reach);
        }
    }

    /// Brings the shapes on all empty cells near a new stone up to date. Most of them change, so
    /// all are written, without asking.
    fn refresh_around(&mut self, cell: usize) {
        let changes = &mut self.changes[self.changed..];
        let (layout, shapes, weights) = (&*self.layout, &*self.shapes, &*self.weights);
        let Sums { mut to_move, mut waiting, .. } = self.sums;
        let mut changed = 0;
        for (direction, on_line) in layout.on_line[cell].iter().enumerate() {
            let [first, second] = self.lines[usize::from(on_line.line)];
            let off_board = layout.off_board[usize::from(on_line.line)];
            let begin = on_line.place - on_line.before;
            let near = (1u64 << (on_line.before + on_line.behind + 1)) - 1;
            let mut empty = !(first | second) >> (usize::from(begin) + shapes.reach()) & near;
            let bits = 4 * direction;
            while empty != 0 {
                let place = u32::from(begin) + empty.trailing_zeros();
                empty &= empty - 1;
                let away = place as isize - isize::from(on_line.place);
                let cell = (cell as isize + away * layout.steps[direction]) as usize % CELLS;
                let new = shapes.both(first >> place, second >> place, off_board >> place);
                let patterns = self.patterns[cell];
                let old = [patterns, patterns >> 16].map(|p| (p >> bits & 15) as Shape);
                if old == new {
                    continue;
                }
                let threats = [self.threats[0][cell], self.threats[1][cell]];
                changes[changed] = Change { cell: cell as Index, threats, patterns };
                changed += 1;
                let shapes = Patterns::from(new[0]) | Patterns::from(new[1]) << 16;
                let patterns = patterns & !(0xF_000F << bits) | shapes << bits;
                self.patterns[cell] = patterns;
                for side in 0..2 {
                    let (old, new) = (usize::from(old[side]), usize::from(new[side]) % 16);
                    to_move[side] += weights.to_move[new] - weights.to_move[old];
                    waiting[side] += weights.waiting[new] - weights.waiting[old];
                    // Lesser shapes make no threats.
                    if old.max(new) >= usize::from(OPEN) {
                        let threat = self.threat_of[usize::from(of_side(patterns, side))];
                        self.threats[side][cell] = threat;
                        self.sums.counts[side][usize::from(threats[side])] -= 1;
                        self.sums.counts[side][usize::from(threat)] += 1;
                    }
                }
            }
        }
        (self.sums.to_move, self.sums.waiting) = (to_move, waiting);
        self.changed += changed;
    }

    /// Works out everything about an empty cell and counts it in.
    fn enter(&mut self, cell: usize) {
        let mut patterns = 0;
        for (direction, on_line) in self.layout.on_line[cell].into_iter().enumerate() {
            let [first, second] = self.lines[usize::from(on_line.line)];
            let off_board = self.layout.off_board[usize::from(on_line.line)];
            let place = on_line.place;
            let [of_first, of_second] =
                self.shapes.both(first >> place, second >> place, off_board >> place);
            let shapes = Patterns::from(of_first) | Patterns::from(of_second) << 16;
            patterns |= shapes << (4 * direction);
        }
        self.patterns[cell] = patterns;
        for side in 0..2 {
            let threat = self.threat_of[usize::from(of_side(patterns, side))];
            self.threats[side][cell] = threat;
            self.sums.counts[side][usize::from(threat)] += 1;
        }
        self.weigh(cell, 1);
    }

    /// No longer counts an empty cell, which is about to be filled.
    fn leave(&mut self, cell: usize) {
        self.weigh(cell, -1);
        let threats = [self.threats[0][cell], self.threats[1][cell]];
        let patterns = self.patterns[cell];
        self.changes[self.changed] = Change { cell: cell as Index, threats, patterns };
        self.changed += 1;
        for (side, threat) in threats.into_iter().enumerate() {
            self.sums.counts[side][usize::from(threat)] -= 1;
            self.threats[side][cell] = QUIET;
        }
    }

    fn weigh(&mut self, cell: usize, sign: i32) {
        for side in 0..2 {
            let pattern = of_side(self.patterns[cell], side);
            let sum = |of: &[i32; 16]| -> i32 {
                (0..4).map(|direction| of[usize::from(pattern >> (4 * direction) & 15)]).sum()
            };
            self.sums.to_move[side] += sign * sum(&self.weights.to_move);
            self.sums.waiting[side] += sign * sum(&self.weights.waiting);
        }
    }
}

/// What one side has on a cell.
#[inline]
fn of_side(patterns: Patterns, side: usize) -> Pattern {
    (patterns >> (16 * side)) as Pattern
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
    type Cell = (Patterns, [Threat; 2]);

    /// Everything that a position decides, and nothing of how it came about.
    fn seen(state: &State) -> (Sums, Vec<Cell>, u64, usize, Side) {
        let cells = (0..state.layout.cells).filter(|&cell| state.stones[cell].is_none());
        let patterns = cells.map(|cell| {
            (state.patterns[cell], [0, 1].map(|side: usize| state.threats[side][cell]))
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
