//! Random trees for teaching, as text: the same three numbers, the same tree.

use crate::tree_game::ParseTreeError;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A uniform tree with random leaves: every inner node has `branching` branches, every leaf is
/// `depth` plies below the root and worth [`VALUES`](Self::VALUES).
///
/// ```
/// use gametree::{RandomTree, TreeGame};
///
/// let random: RandomTree = "random:2:2:7".parse()?;
/// let tree: TreeGame = random.text().parse()?;
/// assert_eq!(tree, "random:2:2:7".parse()?); // a tree can also be asked for by these numbers
/// # Ok::<(), gametree::ParseTreeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomTree {
    branching: u32,
    depth: u32,
    seed: u64,
}

impl RandomTree {
    /// How many branches an inner node may have.
    pub const BRANCHING: RangeInclusive<u32> = 1..=9;
    /// How deep it may be.
    pub const DEPTH: RangeInclusive<u32> = 1..=12;
    /// The most leaves.
    pub const MOST_LEAVES: u32 = 5_000;
    /// What a leaf may be worth; few enough values for some to be equal.
    pub const VALUES: RangeInclusive<i32> = -9..=9;

    /// One within these bounds; none otherwise.
    #[must_use]
    pub fn new(branching: u32, depth: u32, seed: u64) -> Option<RandomTree> {
        let fits = Self::BRANCHING.contains(&branching) && Self::DEPTH.contains(&depth);
        let leaves = branching.checked_pow(depth).filter(|&leaves| leaves <= Self::MOST_LEAVES);
        leaves.filter(|_| fits).map(|_| RandomTree { branching, depth, seed })
    }

    /// The tree as it would be typed: `((3 -2) (0 9))`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut text = String::new();
        self.write(&mut text, self.depth, &mut rng);
        text
    }

    fn write(&self, text: &mut String, depth: u32, rng: &mut ChaCha8Rng) {
        if depth == 0 {
            text.push_str(&rng.random_range(Self::VALUES).to_string());
            return;
        }
        text.push('(');
        for branch in 0..self.branching {
            if branch > 0 {
                text.push(' ');
            }
            self.write(text, depth - 1, rng);
        }
        text.push(')');
    }
}

/// `random:BRANCHING:DEPTH:SEED`.
impl FromStr for RandomTree {
    type Err = ParseTreeError;

    fn from_str(text: &str) -> Result<RandomTree, ParseTreeError> {
        let read = || {
            let mut numbers = text.strip_prefix("random:")?.split(':');
            let branching = numbers.next()?.parse().ok()?;
            let depth = numbers.next()?.parse().ok()?;
            let seed = numbers.next()?.parse().ok()?;
            if numbers.next().is_some() {
                return None;
            }
            RandomTree::new(branching, depth, seed)
        };
        read().ok_or_else(|| ParseTreeError::BadRandom(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, TreeGame, perft};

    #[test]
    fn the_same_numbers_make_the_same_tree() {
        let text = |name: &str| name.parse::<RandomTree>().unwrap().text();
        assert_eq!(text("random:3:3:7"), text("random:3:3:7"));
        assert_ne!(text("random:3:3:7"), text("random:3:3:8"));
        let tree: TreeGame = text("random:3:4:7").parse().unwrap();
        assert_eq!(perft(&tree, 4).last(), Some(&81));
        assert_eq!(tree, " random:3:4:7 ".parse().unwrap());
        let mut leaf = tree;
        for _ in 0..4 {
            let mv = leaf.legal_moves()[2];
            leaf.play(mv);
        }
        assert!(leaf.outcome().is_some());
        assert!(text("random:1:12:0").starts_with("(((((((((((("));
        assert!(text("random:9:3:18446744073709551615").len() < 5_000);
    }

    #[test]
    fn what_is_too_large_or_no_number_is_refused() {
        for text in [
            "random:",
            "random:3",
            "random:3:3",
            "random:3:3:",
            "random:3:3:x",
            "random:3:3:7:1",
            "random:0:3:7",
            "random:10:2:7",
            "random:2:0:7",
            "random:1:13:7",
            "random:9:4:7",
            "random:-3:3:7",
            "random:4294967295:12:7",
            "Random:3:3:7",
        ] {
            let error = text.parse::<RandomTree>().unwrap_err();
            assert_eq!(error, ParseTreeError::BadRandom(text.to_owned()));
        }
        assert!("random:99:99:1".parse::<TreeGame>().unwrap_err().to_string().contains("5000"));
    }
}
