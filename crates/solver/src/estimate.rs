//! How much of a search is done, judged by what is settled near the root.

use crate::cells::Line;
use crate::dfpn::{Dfpn, Position};
use crate::view::{Look, View};
use std::fmt;
use std::sync::Arc;

/// How many plies below the root are looked at.
const PLIES: u32 = 3;

/// Shows how much of a search is done, also while it runs.
#[derive(Clone)]
pub struct Estimate(Arc<dyn Fn() -> f64 + Send + Sync>);

/// The share that is settled, 0 to 1, of what either proof needs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Share {
    proof: f64,
    disproof: f64,
}

impl Estimate {
    /// For these searches, which come one after the other.
    pub(crate) fn new<L: Line<N>, const N: usize>(
        searches: Vec<(Dfpn<L, N>, Position<N>)>,
    ) -> Estimate {
        Estimate(Arc::new(move || settled(&searches)))
    }

    /// The share of the current search that is settled, 0 to 1. From the empty board the Maker–Breaker
    /// game comes first, then the game itself; there is one search for each attacker.
    ///
    /// A guess: where all moves have to be refuted, each counts the same, and where one move is enough,
    /// the one with the largest share counts. The rest may take more or less time than what is done.
    #[must_use]
    pub fn settled(&self) -> f64 {
        (self.0)()
    }
}

impl fmt::Debug for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Estimate").field(&self.settled()).finish()
    }
}

fn settled<L: Line<N>, const N: usize>(searches: &[(Dfpn<L, N>, Position<N>)]) -> f64 {
    for (search, position) in searches.iter().rev() {
        let view = search.view(*position);
        if search.known(search.key_of(&view)).is_some() {
            let Share { proof, disproof } = share(search, &view, PLIES);
            return proof.max(disproof);
        }
        if view.is_untouched {
            let (sets, orbits) = (view.sets(), search.geometry.orbits);
            let share = match position.attacker_to_move {
                true => search.weak.settled(&sets, Some(orbits), PLIES),
                false => search.weak.answered(&sets, PLIES),
            };
            // A move that wins ends the search. Nothing yet of this one: an earlier one goes on.
            match share.unwrap_or(1.0) {
                0.0 => {}
                share => return share,
            }
        }
    }
    0.0
}

fn share<L: Line<N>, const N: usize>(search: &Dfpn<L, N>, view: &View<L, N>, plies: u32) -> Share {
    const PROVEN: Share = Share { proof: 1.0, disproof: 0.0 };
    const DISPROVEN: Share = Share { proof: 0.0, disproof: 1.0 };
    match search.known(search.key_of(view)) {
        Some((numbers, _)) if numbers.proof == 0 => return PROVEN,
        Some((numbers, _)) if numbers.disproof == 0 => return DISPROVEN,
        Some((_, false)) if plies > 0 => {}
        _ => return Share::default(),
    }
    let moves = match search.look(view).0 {
        Look::Won => return PROVEN,
        Look::Held => return DISPROVEN,
        Look::Open(moves) => moves,
    };
    let shares: Vec<Share> =
        moves.iter().map(|cell| share(search, &view.after(cell), plies - 1)).collect();
    let mean = |of: fn(&Share) -> f64| shares.iter().map(of).sum::<f64>() / shares.len() as f64;
    let most = |of: fn(&Share) -> f64| shares.iter().map(of).fold(0.0, f64::max);
    match view.attacker_to_move {
        true => Share { proof: most(|of| of.proof), disproof: mean(|of| of.disproof) },
        false => Share { proof: mean(|of| of.proof), disproof: most(|of| of.disproof) },
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::{Problem, Solving};
    use gametree::Stop;

    /// Draws with and without threats of the defender, wins, and positions: grows from 0 to 1 and
    /// never leaves these bounds.
    #[test]
    fn it_ends_at_one() {
        for (rules, moves) in [
            ("6x6x5", ""),
            ("7x6x5", ""),
            ("5x5x4", ""),
            ("6x5x4", ""),
            ("6x5x4", "a1 c3"),
            ("5x5x4", "c3"),
        ] {
            let rules: mnk::Rules = rules.parse().unwrap();
            let moves: Vec<mnk::Cell> =
                moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
            let stop = Stop::new();
            let problem = Problem { rules, moves: &moves, bytes: 64 << 20, stop: &stop };
            let mut solving = Solving::new(&problem).unwrap();
            let estimate = solving.estimate().unwrap();
            assert_eq!(estimate.settled(), 0.0, "{rules}");
            let mut look = |nodes: u64| {
                let now_and_then = nodes.is_multiple_of(512);
                assert!(!now_and_then || (0.0..=1.0).contains(&estimate.settled()), "{rules}");
            };
            solving.search(&mut look).unwrap();
            assert_eq!(estimate.settled(), 1.0, "{rules}");
        }
    }
}
