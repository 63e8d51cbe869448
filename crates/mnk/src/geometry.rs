//! What every board of the same rules shares.

use crate::{Cell, Rules, Symmetry};
use gametree::Side;
use std::sync::OnceLock;

/// The order in which moves are listed. It decides ties, and how much alpha-beta can cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// Row by row from the top left; with gravity, column by column from the left.
    #[default]
    Row,
    /// Cells with the most lines through them first, then those nearest the centre, then row by
    /// row; with gravity, columns from the middle outwards.
    Center,
}

impl Order {
    /// The name on command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Order::Row => "row",
            Order::Center => "center",
        }
    }
}

/// The part of the Zobrist key for the second side to move.
pub(crate) const SIDE_KEY: u64 = 0x5851_F42D_4C95_7F2D;

#[derive(Debug)]
pub(crate) struct Geometry {
    pub rules: Rules,
    pub order: Order,
    pub cells: Vec<Cell>,
    /// The cells in order; with gravity the columns, each by its bottom cell.
    pub sequence: Vec<Cell>,
    /// The fewest stones with which somebody can have won, since the sides alternate.
    pub first_win: usize,
    /// The Zobrist keys: a random number for each cell and side.
    keys: Vec<[u64; 2]>,
    symmetries: OnceLock<Vec<Symmetry>>,
}

impl Geometry {
    pub(crate) fn new(rules: Rules, order: Order) -> Self {
        let cells: Vec<Cell> = rules.all_cells().collect();
        let mut sequence = cells.clone();
        if rules.gravity() {
            sequence.retain(|cell| cell.row() == 0);
        }
        if order == Order::Center {
            let mut lines = vec![0; cells.len()];
            for line in rules.lines() {
                line.cells.iter().for_each(|cell| lines[cell.index()] += 1);
            }
            // Twice the distance from the centre, squared, to stay in whole numbers.
            let far = |at: usize, side: usize| (2 * at as i64 - side as i64 + 1).pow(2);
            sequence.sort_by_key(|cell| {
                let across = far(cell.column(), rules.width());
                let up = far(cell.row(), rules.height());
                let lines = if rules.gravity() { 0 } else { lines[cell.index()] };
                (std::cmp::Reverse(lines), across + up, cell.index())
            });
        }
        // Each set of rules has its own numbers: a table may be kept from game to game.
        let mut state = [rules.width(), rules.height(), rules.k(), rules.exact().into()]
            .into_iter()
            .chain([rules.gravity().into()])
            .fold(0, |state: u64, part| (state << 8 | part as u64).rotate_left(3));
        let keys = cells.iter().map(|_| [split_mix(&mut state), split_mix(&mut state)]).collect();
        let first_win = 2 * rules.k() - 1;
        let symmetries = OnceLock::new();
        Geometry { rules, order, cells, sequence, first_win, keys, symmetries }
    }

    #[inline]
    pub(crate) fn key(&self, cell: usize, side: Side) -> u64 {
        self.keys[cell][side.index()]
    }

    /// See [`Rules::symmetries`].
    pub(crate) fn symmetries(&self) -> &[Symmetry] {
        self.symmetries.get_or_init(|| self.rules.symmetries())
    }
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        // Everything else follows from these.
        self.rules == other.rules && self.order == other.order
    }
}

impl Eq for Geometry {}

/// SplitMix64: fixed pseudo-random numbers.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
