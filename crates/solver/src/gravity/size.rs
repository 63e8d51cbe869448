//! Boards with gravity as words of 64 bits.
//!
//! A column is a run of bits, its bottom cell first, and ends with a sentinel bit above the top cell
//! that is never a stone. So no line runs from one column into the next, and adding the bottom bits to
//! the occupied cells carries each column to its first empty cell. Of 7x6:
//!
//! ```text
//!  6 13 20 27 34 41 48    sentinels
//!  5 12 19 26 33 40 47    top row
//!  …
//!  0  7 14 21 28 35 42    bottom row
//! ```

/// The masks of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks {
    /// The bottom cell of each column.
    pub bottom: u64,
    /// The bit above the top cell of each column.
    pub sentinel: u64,
    /// All cells.
    pub board: u64,
    /// The cells of the rows 0, 2, 4 … from the bottom, and the sentinels of that parity.
    pub even: u64,
}

impl Masks {
    const fn of(width: u32, height: u32) -> Masks {
        let (mut bottom, mut x) = (0, 0);
        while x < width {
            bottom |= 1 << (x * (height + 1));
            x += 1;
        }
        let (mut even, mut y) = (0, 0);
        while y <= height {
            even |= bottom << y;
            y += 2;
        }
        let sentinel = bottom << height;
        // Each column is its sentinel less its bottom bit; no column borrows from another.
        Masks { bottom, sentinel, board: sentinel - bottom, even }
    }
}

/// The size of a board and the length of a line, known to the compiler or not.
pub(crate) trait Size: Copy + Send + Sync {
    fn width(self) -> u32;
    fn height(self) -> u32;
    fn k(self) -> u32;
    /// Whether more than k in a row do not win.
    fn exact(self) -> bool;
    fn masks(self) -> Masks;

    fn cells(self) -> u32 {
        self.width() * self.height()
    }

    /// The bits of a column.
    fn column(self, x: u32) -> u64 {
        ((1 << self.height()) - 1) << (x * (self.height() + 1))
    }

    /// The columns by number from the middle outwards, the left one of two first.
    #[inline(always)]
    fn middle_first(self, number: u32) -> u32 {
        let (middle, far) = ((self.width() - 1) / 2, number.div_ceil(2));
        let is_left = number.is_multiple_of(2) == self.width().is_multiple_of(2);
        if is_left { middle - far } else { middle + far }
    }

    /// The cells where this side would complete a line, taken or not, on the board or not.
    #[inline(always)]
    fn completing(self, own: u64) -> u64 {
        let (k, height) = (self.k(), self.height());
        // A column is filled from below, so only its topmost run matters.
        let mut below = !0;
        for i in 1..k {
            below &= shift_up(own, i);
        }
        if self.exact() {
            below &= !shift_up(own, k);
        }
        let mut cells = below;
        for step in [height, height + 1, height + 2] {
            // With j own stones on one side, and on the other side those that are missing to k.
            for j in 0..k {
                let mut run = !0;
                for i in 1..=j {
                    run &= shift_up(own, i * step);
                }
                for i in 1..k - j {
                    run &= shift_down(own, i * step);
                }
                if self.exact() {
                    run &= !shift_up(own, (j + 1) * step) & !shift_down(own, (k - j) * step);
                }
                cells |= run;
            }
        }
        cells
    }

    /// Whether k of these cells are in a row.
    #[inline(always)]
    fn has_line(self, cells: u64) -> bool {
        let height = self.height();
        let mut any = 0;
        for step in [1, height, height + 1, height + 2] {
            let (mut run, mut length) = (cells, 1);
            while 2 * length <= self.k() {
                run &= shift_down(run, length * step);
                length *= 2;
            }
            if length < self.k() {
                run &= shift_down(run, (self.k() - length) * step);
            }
            any |= run;
        }
        any != 0
    }
}

/// `<<` that empties the word where the shift is too long.
#[inline(always)]
fn shift_up(word: u64, by: u32) -> u64 {
    word.checked_shl(by).unwrap_or(0)
}

/// `>>` that empties the word where the shift is too long.
#[inline(always)]
fn shift_down(word: u64, by: u32) -> u64 {
    word.checked_shr(by).unwrap_or(0)
}

/// A freestyle board of a size that the compiler knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed<const WIDTH: u32, const HEIGHT: u32, const K: u32>;

impl<const WIDTH: u32, const HEIGHT: u32, const K: u32> Size for Fixed<WIDTH, HEIGHT, K> {
    #[inline(always)]
    fn width(self) -> u32 {
        WIDTH
    }

    #[inline(always)]
    fn height(self) -> u32 {
        HEIGHT
    }

    #[inline(always)]
    fn k(self) -> u32 {
        K
    }

    #[inline(always)]
    fn exact(self) -> bool {
        false
    }

    #[inline(always)]
    fn masks(self) -> Masks {
        const { Masks::of(WIDTH, HEIGHT) }
    }
}

/// Any board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Any {
    width: u32,
    height: u32,
    k: u32,
    exact: bool,
    masks: Masks,
}

impl Any {
    /// `width * (height + 1)` is at most 64.
    pub(crate) fn new(width: u32, height: u32, k: u32, exact: bool) -> Any {
        Any { width, height, k, exact, masks: Masks::of(width, height) }
    }
}

impl Size for Any {
    fn width(self) -> u32 {
        self.width
    }

    fn height(self) -> u32 {
        self.height
    }

    fn k(self) -> u32 {
        self.k
    }

    fn exact(self) -> bool {
        self.exact
    }

    fn masks(self) -> Masks {
        self.masks
    }
}
