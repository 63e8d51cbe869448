//! What a stone on an empty cell would threaten, all four directions taken together.

use crate::shape::{FOUR, OPEN, STRAIGHT, Shape, WIN};
use std::sync::OnceLock;

/// The four shapes of a cell, one per direction, four bits each.
pub(crate) type Pattern = u16;

/// What a stone would threaten; larger is stronger.
pub(crate) type Threat = u8;

/// Nothing that has to be answered at once.
pub(crate) const QUIET: Threat = 0;
/// A straight four next: an open three.
pub(crate) const THREE: Threat = 1;
/// Two open threes at once.
pub(crate) const TWO_THREES: Threat = 2;
/// A win next, which one cell stops.
pub(crate) const ONE_FOUR: Threat = 3;
/// That, and an open three with the same stone.
pub(crate) const FOUR_AND_THREE: Threat = 4;
/// A win next that cannot be stopped: two cells win.
pub(crate) const DOUBLE: Threat = 5;
/// A win at once.
pub(crate) const WINS: Threat = 6;
/// How many threats there are.
pub(crate) const THREATS: usize = 7;

/// The shape in one direction.
pub(crate) fn shape_in(pattern: Pattern, direction: usize) -> Shape {
    (pattern >> (4 * direction) & 15) as Shape
}

/// The threat of every pattern.
pub(crate) fn threats() -> &'static [Threat; 1 << 16] {
    static TABLE: OnceLock<Box<[Threat; 1 << 16]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Box::new([QUIET; 1 << 16]);
        for (pattern, slot) in (0..=Pattern::MAX).zip(table.iter_mut()) {
            *slot = threat(pattern);
        }
        table
    })
}

fn threat(pattern: Pattern) -> Threat {
    let count = |shape| (0..4).filter(|&direction| shape_in(pattern, direction) == shape).count();
    if count(WIN) > 0 {
        WINS
    } else if count(STRAIGHT) > 0 || count(FOUR) > 1 {
        DOUBLE
    } else if count(FOUR) == 1 {
        if count(OPEN) > 0 { FOUR_AND_THREE } else { ONE_FOUR }
    } else {
        match count(OPEN) {
            0 => QUIET,
            1 => THREE,
            _ => TWO_THREES,
        }
    }
}
