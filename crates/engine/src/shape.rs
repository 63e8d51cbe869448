//! What a stone on an empty cell would be worth along one line: the shapes, and a table of them.
//!
//! A shape says how many more stones of the same side complete k in a row through the cell, and
//! whether there is more than one way to do it:
//!
//! | shape | after a stone here | gomoku players say |
//! |---|---|---|
//! | [`WIN`] | k in a row | five |
//! | [`STRAIGHT`] | two or more cells win | straight four |
//! | [`FOUR`] | one cell wins | four |
//! | [`OPEN`] | one more stone makes a straight four | open three |
//! | [`OPEN`] − 1 | one more stone makes a four | closed three |
//! | [`OPEN`] − 2, − 3 | … makes an open, a closed three | open two, closed two |
//! | … | | |
//! | [`DEAD`] | no row is possible any more | |
//!
//! The numbers are the same for every k: what counts is the distance from the win.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A shape, from 0 to 15; larger is better.
pub type Shape = u8;

/// No row through this cell is possible along this line.
pub const DEAD: Shape = 0;
/// One more stone makes a straight four.
pub const OPEN: Shape = 12;
/// One cell wins.
pub const FOUR: Shape = 13;
/// Two or more cells win.
pub const STRAIGHT: Shape = 14;
/// k in a row.
pub const WIN: Shape = 15;

/// The longest rows that shapes are made for. Longer ones are drawn anyway.
pub const MAX_K: usize = 8;
/// A table for more cells to either side would not fit into any cache.
const MAX_REACH: usize = 7;

/// The shapes of all surroundings, for one k.
#[derive(Debug)]
pub struct Shapes {
    /// How many cells to either side matter.
    reach: usize,
    shapes: Vec<Shape>,
    /// A set of cells around the middle one, given as bits, as digits of a number in base three.
    digits: Vec<u32>,
}

impl Shapes {
    /// The table for rows of `k`, where with `exact` longer rows do not win. Built once, shared.
    ///
    /// # Panics
    /// If `k` is 0 or more than [`MAX_K`].
    #[must_use]
    pub fn of(k: usize, exact: bool) -> Arc<Shapes> {
        assert!((1..=MAX_K).contains(&k), "shapes are made for 1 to {MAX_K} in a row");
        type Built = Mutex<Option<HashMap<(usize, bool), Arc<Shapes>>>>;
        static BUILT: Built = Mutex::new(None);
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        let tables = built.get_or_insert_with(HashMap::new);
        Arc::clone(tables.entry((k, exact)).or_insert_with(|| Arc::new(Shapes::build(k, exact))))
    }

    fn build(k: usize, exact: bool) -> Shapes {
        // Where only exactly k win, the neighbours of a row matter too.
        let reach = if exact { k } else { k - 1 }.min(MAX_REACH);
        let digits = 2 * reach;
        let power = |position: usize| 3u32.pow(position as u32);
        let mut shapes = vec![DEAD; power(digits) as usize];
        let mut cells = vec![0u8; digits];
        // A stone more is a larger number, so from the top down all that follows is known.
        for index in (0..shapes.len()).rev() {
            let mut rest = index;
            for cell in &mut cells {
                *cell = (rest % 3) as u8;
                rest /= 3;
            }
            let after = |position: usize| shapes[index + power(position) as usize];
            let next = (0..digits).filter(|&position| cells[position] == EMPTY).map(after);
            shapes[index] = shape(&cells, reach, k, exact, next);
        }
        let number = |bits: usize| (0..digits).filter(|i| bits >> i & 1 == 1).map(power).sum();
        let digits = (0..1usize << digits).map(number).collect();
        Shapes { reach, shapes, digits }
    }

    /// How many cells to either side matter.
    #[must_use]
    pub fn reach(&self) -> usize {
        self.reach
    }

    /// The shapes of an empty cell for both sides, given the stones around it of both and what is
    /// off the board. Bit `reach` is the cell itself and is ignored, smaller bits are on one side
    /// of it, larger ones on the other; those beyond `2 * reach` are ignored too.
    #[inline]
    #[must_use]
    pub fn both(&self, first: u64, second: u64, off_board: u64) -> [Shape; 2] {
        let [first, second, off_board] = [first, second, off_board].map(|cells| self.number(cells));
        [first + 2 * (second + off_board), second + 2 * (first + off_board)]
            .map(|number| self.shapes[number as usize])
    }

    /// The digits of a set of cells. Those of disjoint sets add up to those of their union.
    #[inline]
    fn number(&self, cells: u64) -> u32 {
        let low = (1 << self.reach) - 1;
        let around = cells & low | cells >> 1 & (low << self.reach);
        self.digits[around as usize]
    }
}

const EMPTY: u8 = 0;
const OWN: u8 = 1;

/// The shape of a stone with these cells around it, given the shapes after one stone more.
fn shape(
    cells: &[u8],
    reach: usize,
    k: usize,
    exact: bool,
    next: impl Iterator<Item = Shape>,
) -> Shape {
    let run = |side: &mut dyn Iterator<Item = &u8>| side.take_while(|&&cell| cell == OWN).count();
    let row = 1 + run(&mut cells[..reach].iter().rev()) + run(&mut cells[reach..].iter());
    if if exact { row == k } else { row >= k } {
        return WIN;
    }
    let (mut wins, mut best) = (0, DEAD);
    for shape in next {
        wins += usize::from(shape == WIN);
        best = best.max(shape);
    }
    match wins {
        0 => best.saturating_sub(2),
        1 => FOUR,
        _ => STRAIGHT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of the cell marked `?` in a picture of a line: `x` own, `o` blocked, `.` empty.
    fn look(k: usize, exact: bool, picture: &str) -> Shape {
        let shapes = Shapes::of(k, exact);
        let centre = picture.find('?').unwrap();
        let (mut own, mut other, mut off_board) = (0u64, 0u64, 0u64);
        for offset in 0..=2 * shapes.reach() {
            let at = (centre + offset).checked_sub(shapes.reach());
            match at.and_then(|at| picture.as_bytes().get(at)) {
                Some(b'x') => own |= 1 << offset,
                Some(b'.' | b'?') => {}
                Some(b'o') => other |= 1 << offset,
                _ => off_board |= 1 << offset,
            }
        }
        let [shape, _] = shapes.both(own, other, off_board);
        assert_eq!(shapes.both(other, own, off_board)[1], shape, "{picture}");
        shape
    }

    #[test]
    fn shapes_of_gomoku() {
        let five = |picture| look(5, false, picture);
        assert_eq!(five("xxxx?"), WIN);
        assert_eq!(five("xx?xxx"), WIN);
        assert_eq!(five(".xxx?."), STRAIGHT);
        assert_eq!(five("oxxx?."), FOUR);
        assert_eq!(five("oxxx?o"), DEAD);
        assert_eq!(five("x.xx?"), FOUR);
        assert_eq!(five("x.x?x.x"), STRAIGHT); // two gaps, each of which wins
        assert_eq!(five("..xx?.."), OPEN);
        assert_eq!(five("ox.x?.."), OPEN - 1);
        assert_eq!(five("oxx?..."), OPEN - 1);
        assert_eq!(five("..x?..."), OPEN - 2);
        assert_eq!(five("...?..."), OPEN - 4);
        assert_eq!(five("o..?.o"), DEAD);
        assert_eq!(five("o..?..o"), OPEN - 5);
    }

    #[test]
    fn a_row_that_is_too_long_does_not_win_where_only_exactly_k_do() {
        assert_eq!(look(5, true, "xx?xxx"), DEAD);
        assert_eq!(look(5, true, "oxxxx?o"), WIN);
        // The six that would be made leaves only one cell that wins.
        assert_eq!(look(5, true, "x.xxx?."), FOUR);
        assert_eq!(look(5, false, "x.xxx?."), STRAIGHT);
    }

    #[test]
    fn every_k_has_its_shapes() {
        for k in 1..=MAX_K {
            let row = "x".repeat(k - 1);
            assert_eq!(look(k, false, &format!("{row}?")), WIN, "{k}");
            if k >= 2 {
                let row = "x".repeat(k - 2);
                assert_eq!(look(k, false, &format!(".{row}?.")), STRAIGHT, "{k}");
                assert_eq!(look(k, false, &format!("o{row}?.")), FOUR, "{k}");
            }
        }
    }
}
