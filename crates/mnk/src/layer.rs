//! The stones of both sides, in the representation that suits the size of the board.

use crate::bits::{Word, WordLines, ones};
use crate::{Cell, DIRECTIONS, MAX_SIDE, Rules, Symmetry, WinningLine};
use gametree::Side;
use std::sync::Arc;

/// Words of a large board: enough for 32 × 32 cells.
const WORDS: usize = (MAX_SIDE as usize).pow(2) / 64;

/// A set of cells on a board of any size.
pub(crate) type LargeSet = [u64; WORDS];

/// Stones only, without the tables of a [`Layer`]: comparable and hashable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Stones {
    Small([u64; 2]),
    Medium([u128; 2]),
    Large(Box<[LargeSet; 2]>),
}

/// Stones, first side's and second side's, with the lines they can make.
#[derive(Clone, Debug)]
pub(crate) enum Layer {
    /// Up to 64 cells.
    Small { stones: [u64; 2], lines: Arc<WordLines<u64>> },
    /// Up to 128 cells.
    Medium { stones: [u128; 2], lines: Arc<WordLines<u128>> },
    /// More. Wins are found by walking from the new stone: masks would not fit into the cache.
    Large { stones: Box<[LargeSet; 2]>, lines: Arc<Vec<WinningLine>> },
}

impl Layer {
    pub(crate) fn new(rules: &Rules) -> Layer {
        let lines = rules.lines();
        match rules.cells() {
            cells @ 0..=64 => {
                Layer::Small { stones: [0; 2], lines: Arc::new(WordLines::new(cells, &lines)) }
            }
            cells @ 65..=128 => {
                Layer::Medium { stones: [0; 2], lines: Arc::new(WordLines::new(cells, &lines)) }
            }
            _ => Layer::Large { stones: Box::new([[0; WORDS]; 2]), lines: Arc::new(lines) },
        }
    }

    #[inline]
    pub(crate) fn has(&self, side: Side, cell: usize) -> bool {
        match self {
            Layer::Small { stones, .. } => stones[side.index()].has(cell),
            Layer::Medium { stones, .. } => stones[side.index()].has(cell),
            Layer::Large { stones, .. } => large_has(&stones[side.index()], cell),
        }
    }

    #[inline]
    pub(crate) fn is_empty(&self, cell: usize) -> bool {
        match self {
            Layer::Small { stones, .. } => !(stones[0] | stones[1]).has(cell),
            Layer::Medium { stones, .. } => !(stones[0] | stones[1]).has(cell),
            Layer::Large { stones, .. } => !stones.iter().any(|set| large_has(set, cell)),
        }
    }

    /// Puts a stone on an empty cell; whether it wins, which is checked only if `may_win`.
    ///
    /// Inlined for small boards only, where it runs millions of times a second.
    #[inline]
    pub(crate) fn put(&mut self, side: Side, cell: usize, rules: &Rules, may_win: bool) -> bool {
        match self {
            Layer::Small { stones, lines } => put_word(stones, lines, side, cell, may_win),
            larger => larger.put_on_larger(side, cell, rules, may_win),
        }
    }

    #[inline(never)]
    fn put_on_larger(&mut self, side: Side, cell: usize, rules: &Rules, may_win: bool) -> bool {
        match self {
            Layer::Small { stones, lines } => put_word(stones, lines, side, cell, may_win),
            Layer::Medium { stones, lines } => put_word(stones, lines, side, cell, may_win),
            Layer::Large { stones, .. } => {
                let own = &mut stones[side.index()];
                own[cell / 64] |= 1 << (cell % 64);
                may_win && wins_by_walking(own, cell, rules)
            }
        }
    }

    /// Takes a stone away.
    #[inline]
    pub(crate) fn take(&mut self, side: Side, cell: usize) {
        match self {
            Layer::Small { stones, .. } => stones[side.index()] &= !u64::bit(cell),
            larger => larger.take_from_larger(side, cell),
        }
    }

    #[inline(never)]
    fn take_from_larger(&mut self, side: Side, cell: usize) {
        match self {
            Layer::Small { stones, .. } => stones[side.index()] &= !u64::bit(cell),
            Layer::Medium { stones, .. } => stones[side.index()] &= !u128::bit(cell),
            Layer::Large { stones, .. } => stones[side.index()][cell / 64] &= !(1 << (cell % 64)),
        }
    }

    /// Appends what `all` has for each empty cell, lowest index first.
    #[inline]
    pub(crate) fn list_empty<T: Copy>(&self, all: &[T], out: &mut Vec<T>) {
        match self {
            Layer::Small { stones: [a, b], lines } => list(lines.board & !(a | b), all, out),
            Layer::Medium { stones: [a, b], lines } => list(lines.board & !(a | b), all, out),
            Layer::Large { stones, .. } => {
                for (word, all) in all.chunks(64).enumerate() {
                    let board = u64::MAX >> (64 - all.len());
                    list(board & !(stones[0][word] | stones[1][word]), all, out);
                }
            }
        }
    }

    /// Calls `visit` for every line open to `side`, with the number of its stones in it. With `exact`,
    /// a line with an own stone just beyond its end is not open.
    pub(crate) fn each_open_line(&self, side: Side, mut visit: impl FnMut(usize)) {
        let (me, you) = (side.index(), side.opponent().index());
        match self {
            Layer::Small { stones, lines } => {
                each_open_word_line(stones[me], stones[you], lines, visit);
            }
            Layer::Medium { stones, lines } => {
                each_open_word_line(stones[me], stones[you], lines, visit);
            }
            Layer::Large { stones, lines } => {
                let count = |cells: &[Cell], set| {
                    cells.iter().filter(|cell| large_has(set, cell.index())).count()
                };
                for line in lines.iter() {
                    if count(&line.cells, &stones[you]) == 0
                        && count(&line.guards, &stones[me]) == 0
                    {
                        visit(count(&line.cells, &stones[me]));
                    }
                }
            }
        }
    }

    /// The stones alone, each where `symmetry` takes it.
    pub(crate) fn image(&self, symmetry: &Symmetry) -> Stones {
        fn image<W: Word>(stones: &[W; 2], images: &[Cell]) -> [W; 2] {
            stones.map(|set| {
                ones(set).fold(W::default(), |moved, cell| moved | W::bit(images[cell].index()))
            })
        }
        let images = symmetry.images();
        match self {
            Layer::Small { stones, .. } => Stones::Small(image(stones, images)),
            Layer::Medium { stones, .. } => Stones::Medium(image(stones, images)),
            Layer::Large { stones, .. } => {
                let mut moved = Box::new([[0; WORDS]; 2]);
                for (set, moved) in stones.iter().zip(moved.iter_mut()) {
                    let held = (0..images.len()).filter(|&cell| large_has(set, cell));
                    for to in held.map(|cell| images[cell].index()) {
                        moved[to / 64] |= 1 << (to % 64);
                    }
                }
                Stones::Large(moved)
            }
        }
    }
}

/// Appends what `all` has for each cell in `set`, lowest first.
#[inline]
fn list<W: Word, T: Copy>(mut set: W, all: &[T], out: &mut Vec<T>) {
    while !set.is_empty() {
        out.push(all[set.lowest()]);
        set = set.rest();
    }
}

#[inline]
fn put_word<W: Word>(
    stones: &mut [W; 2],
    lines: &WordLines<W>,
    side: Side,
    cell: usize,
    may_win: bool,
) -> bool {
    let own = &mut stones[side.index()];
    *own |= W::bit(cell);
    may_win && lines.is_any_made(cell, *own)
}

fn each_open_word_line<W: Word>(
    own: W,
    other: W,
    lines: &WordLines<W>,
    mut visit: impl FnMut(usize),
) {
    for line in &lines.all {
        let guards = line.span & !line.cells;
        if (other & line.cells).is_empty() && (own & guards).is_empty() {
            visit((own & line.cells).ones());
        }
    }
}

#[inline]
fn large_has(set: &LargeSet, cell: usize) -> bool {
    set[cell / 64] >> (cell % 64) & 1 == 1
}

/// Whether the stone on `cell` is part of a winning row.
fn wins_by_walking(own: &LargeSet, cell: usize, rules: &Rules) -> bool {
    let (width, height) = (rules.width() as i32, rules.height() as i32);
    let (x, y) = (cell as i32 % width, cell as i32 / width);
    let run = |dx: i32, dy: i32| {
        (1..)
            .map(|i| (x + i * dx, y + i * dy))
            .take_while(|&(x, y)| {
                (0..width).contains(&x)
                    && (0..height).contains(&y)
                    && large_has(own, (y * width + x) as usize)
            })
            .count()
    };
    DIRECTIONS.iter().any(|&(dx, dy)| {
        let row = 1 + run(dx, dy) + run(-dx, -dy);
        if rules.exact() { row == rules.k() } else { row >= rules.k() }
    })
}

impl PartialEq for Layer {
    fn eq(&self, other: &Layer) -> bool {
        // The lines follow from the rules, which a board compares itself.
        match (self, other) {
            (Layer::Small { stones: a, .. }, Layer::Small { stones: b, .. }) => a == b,
            (Layer::Medium { stones: a, .. }, Layer::Medium { stones: b, .. }) => a == b,
            (Layer::Large { stones: a, .. }, Layer::Large { stones: b, .. }) => a == b,
            _ => false,
        }
    }
}

impl Eq for Layer {}
