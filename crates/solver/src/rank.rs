//! A perfect index of positions: numbers without gaps for every way to put stones on a board, where
//! the first player has as many as the second, or one more.
//!
//! Positions come ply by ply. Within a ply the stones of the first player count first, as the rank of
//! their set among all sets of as many cells; then those of the second player, as the rank of their
//! set among all sets of as many of the cells that are left, which are renumbered without gaps.

/// The numbering for one size of board.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    cells: usize,
    /// The rank of a set among all sets as large as it. Sets are bits, and in the order of numbers.
    rank: Vec<u32>,
    /// The number of the first position of each ply, and at the end the number of positions.
    first: Vec<usize>,
}

impl Ranks {
    pub(crate) fn new(cells: usize) -> Ranks {
        let mut seen = vec![0; cells + 1];
        let rank = (0..1u32 << cells).map(|set| {
            let seen: &mut u32 = &mut seen[set.count_ones() as usize];
            *seen += 1;
            *seen - 1
        });
        Ranks { cells, rank: rank.collect(), first: firsts(cells) }
    }

    pub(crate) fn of(&self, set: u32) -> usize {
        self.rank[set as usize] as usize
    }

    /// The number of the first position at this ply with these stones of the first player; the
    /// others with them follow by the rank of the second player's stones.
    pub(crate) fn block(&self, ply: usize, first: u32) -> usize {
        let left = self.cells - ply.div_ceil(2);
        self.first[ply] + self.of(first) * choose(left, ply / 2)
    }

    /// The number of a position.
    pub(crate) fn number(&self, first: u32, second: u32) -> usize {
        let ply = (first.count_ones() + second.count_ones()) as usize;
        self.block(ply, first) + self.of(squeeze_all(second, first))
    }
}

/// How many positions there are on a board of this many cells.
pub(crate) fn positions(cells: usize) -> usize {
    firsts(cells)[cells + 1]
}

fn firsts(cells: usize) -> Vec<usize> {
    let mut firsts = vec![0];
    for ply in 0..=cells {
        let first = ply.div_ceil(2);
        let size = choose(cells, first) * choose(cells - first, ply / 2);
        firsts.push(firsts[ply] + size);
    }
    firsts
}

/// The binomial coefficient: how many sets of `taken` things there are among `all`.
fn choose(all: usize, taken: usize) -> usize {
    (0..taken).fold(1, |sets, number| sets * (all - number) / (number + 1))
}

/// Every set of `size` of the lowest `cells` cells, in the order of their ranks.
pub(crate) fn sets(cells: usize, size: usize) -> impl Iterator<Item = u32> {
    let end = 1u64 << cells;
    let first = (1u64 << size) - 1;
    std::iter::successors(Some(first), move |&set| {
        // The next larger number with as many bits (Gosper's hack).
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let next = (((carried ^ set) / lowest.max(1)) >> 2) | carried;
        (set != 0 && next < end).then_some(next)
    })
    .map(|set| set as u32)
}

/// Removes an empty place from a set: those above it move down by one.
pub(crate) fn squeeze(set: u32, place: usize) -> u32 {
    let below = (1 << place) - 1;
    set & below | set >> 1 & !below
}

/// Removes all these places from a set.
fn squeeze_all(set: u32, mut places: u32) -> u32 {
    let mut set = set;
    while places != 0 {
        let highest = places.ilog2();
        set = squeeze(set, highest as usize);
        places ^= 1 << highest;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_a_number_of_its_own() {
        for cells in 1..=9 {
            let ranks = Ranks::new(cells);
            let mut numbers = Vec::new();
            for first in 0..1u32 << cells {
                for second in (0..1u32 << cells).filter(|second| first & second == 0) {
                    let more = first.count_ones().wrapping_sub(second.count_ones());
                    if more <= 1 {
                        numbers.push(ranks.number(first, second));
                    }
                }
            }
            numbers.sort_unstable();
            assert!(numbers.iter().copied().eq(0..positions(cells)), "{cells}");
        }
        // Of 6,046 ways to put stones on 3x3, 5,478 are positions of the game.
        assert_eq!([9, 16, 20].map(positions), [6_046, 10_165_779, 741_365_049]);
    }

    #[test]
    fn sets_come_in_the_order_of_their_ranks() {
        let ranks = Ranks::new(6);
        for size in 0..=6 {
            let sets: Vec<u32> = sets(6, size).collect();
            assert_eq!(sets.len(), choose(6, size));
            assert!(sets.iter().enumerate().all(|(rank, &set)| ranks.of(set) == rank));
        }
        assert_eq!(sets(0, 0).collect::<Vec<_>>(), [0]);
    }
}
