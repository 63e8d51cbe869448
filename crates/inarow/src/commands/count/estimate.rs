//! How much memory a count can need at most, worked out before it starts.

use super::census;
use mnk::{Board, Canonical, Cell, Rules};
use std::fmt;

/// A number of bytes that may be beyond all numbers: its natural logarithm.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Memory(f64);

impl Memory {
    pub fn bytes(self) -> f64 {
        self.0.exp()
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = self.bytes() / f64::from(1 << 20);
        if megabytes < 1e12 {
            write!(f, "{} MB", crate::say::count(megabytes.ceil() as u64))
        } else {
            let power = (self.0 - f64::from(1 << 20).ln()) / std::f64::consts::LN_10;
            write!(f, "10^{power:.0} MB")
        }
    }
}

/// The most that the largest two plies can take, as if every way to lay out the stones came about.
///
/// The layouts are divided by the symmetries, which is a little too low where many positions are
/// symmetric in themselves, that is for small plies.
pub fn memory(rules: &Rules) -> Memory {
    let symmetries = (Board::new(*rules).symmetries() as f64).ln();
    let places = ln_places(rules);
    let classes = |ply: usize| {
        let layouts = places[ply] + ln_choose(ply, ply / 2);
        (layouts - symmetries).max(0.0)
    };
    let most = (0..rules.cells())
        .map(|ply| {
            let line = |ply: usize| (ply * size_of::<Cell>()) as f64;
            // A set or vector takes three times its size while it grows; a set keeps 1/8 free.
            let slot = (size_of::<Canonical>() + 1) as f64 * 8.0 / 7.0;
            let entry = 3.0 * (slot + line(ply + 1)) + census::outside(rules) as f64;
            ln_sum(classes(ply) + (2.0 * line(ply)).max(1.0).ln(), classes(ply + 1) + entry.ln())
        })
        .fold(0.0, f64::max);
    Memory(most)
}

/// The logarithm of the number of sets of cells that can be taken, for every number of stones.
fn ln_places(rules: &Rules) -> Vec<f64> {
    if !rules.gravity() {
        return (0..=rules.cells()).map(|stones| ln_choose(rules.cells(), stones)).collect();
    }
    // One column after the other, each with 0 to `height` stones. At most 33³² ways: no overflow.
    let mut ways = vec![1.0f64];
    for _ in 0..rules.width() {
        let mut more = vec![0.0; ways.len() + rules.height()];
        for (stones, &count) in ways.iter().enumerate() {
            for sum in &mut more[stones..=stones + rules.height()] {
                *sum += count;
            }
        }
        ways = more;
    }
    ways.into_iter().map(f64::ln).collect()
}

/// The logarithm of "n choose k".
fn ln_choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| ((n - i) as f64 / (i + 1) as f64).ln()).sum()
}

/// ln(eᵃ + eᵇ), also where neither is a number any more.
fn ln_sum(a: f64, b: f64) -> f64 {
    a.max(b) + (-(a - b).abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(rules: &str) -> Memory {
        memory(&rules.parse().unwrap())
    }

    #[test]
    fn layouts_are_counted_right() {
        let close = |a: f64, b: f64| assert!((a - b.ln()).abs() < 1e-9, "{} is not {b}", a.exp());
        close(ln_choose(16, 8), 12_870.0);
        // Two columns of height 2: 0; 1 and 1; 2, 1+1 and 2; and back.
        let ways = ln_places(&"2x2x2+gravity".parse().unwrap());
        for (ln, count) in ways.into_iter().zip([1.0, 2.0, 3.0, 2.0, 1.0]) {
            close(ln, count);
        }
    }

    #[test]
    fn the_bound_is_above_what_is_used_and_speaks() {
        // 252,252 layouts up to symmetry at ply 10, of at least 65 bytes.
        assert!(estimate("4x4x4").bytes() > 252_252.0 * 65.0);
        assert!(estimate("4x4x4").bytes() < 2e9);
        assert!(estimate("32x32x5").to_string().starts_with("10^"));
        assert!(estimate("1x1x1").to_string().ends_with(" MB"));
        assert!(estimate("7x6x4+gravity") < estimate("7x6x4"));
    }
}
