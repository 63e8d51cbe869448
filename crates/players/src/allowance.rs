//! What a move may cost: what whoever asks allows, and what suits the board.

use crate::player::Reach;
use games::Position;
use gametree::{Ended, Stop};
use std::time::{Duration, Instant};

/// What whoever asks for a move, or for an analysis, allows for it. By default everything.
#[derive(Clone, Debug, Default)]
pub struct Allowance {
    /// No player looks farther than this.
    pub most: Reach,
    /// How long a player thinks that has no limit of its own. Without it, and without any other
    /// limit, such a player looks at [`USUAL_NODES`] nodes.
    pub patience: Option<Duration>,
    /// The engine begins no new depth later than this long after the start.
    pub soft_time: Option<Duration>,
    /// How many of the best moves the engine is to find; 0 is taken for 1.
    pub lines: usize,
    /// Ends the search from outside.
    pub stop: Stop,
}

/// The nodes of a player that nothing else limits.
pub const USUAL_NODES: u64 = 100_000;

/// Games of at most this many plies are searched to the end by whatever has an answer at any time.
const SMALL: usize = 12;
/// Games of at most this many plies are searched to the end by everything: nine cells take even
/// minimax less than a second.
const TINY: usize = 9;

impl Allowance {
    /// Everything, until this switch is turned on.
    #[must_use]
    pub fn until(stop: &Stop) -> Allowance {
        Allowance { stop: stop.clone(), ..Allowance::default() }
    }

    /// The reach of a search that has this one of its own, before it is capped. `needs_depth` is for
    /// algorithms that are of no use without a depth.
    pub(crate) fn usual_reach(&self, own: Reach, needs_depth: bool, position: &Position) -> Reach {
        let size = size(position);
        let usual = match needs_depth {
            _ if own.depth.is_some() => Reach::default(),
            true => Reach { depth: usual_depth(position, size), ..Reach::default() },
            false if !own.is_unlimited() || size <= SMALL => Reach::default(),
            false => self.patience(),
        };
        own.within(usual)
    }

    /// What a player may use that has no limit of its own, and of whom any time makes the most.
    pub(crate) fn patience(&self) -> Reach {
        match self.patience {
            None if self.most.is_unlimited() => {
                Reach { nodes: Some(USUAL_NODES), ..Reach::default() }
            }
            time => Reach { time, ..Reach::default() },
        }
    }
}

/// How large a game is: squares where they say how long it takes, else how long it may take.
fn size(position: &Position) -> usize {
    position.squares().max(position.longest().min(SMALL as u32 + 1) as usize)
}

/// How deep a search of the textbooks looks on a board where nobody says how deep: not at all
/// limited if it is tiny.
fn usual_depth(position: &Position, size: usize) -> Option<u32> {
    /// For games with few moves that may last long.
    const NODES: u64 = 2_000_000;
    match position.squares() {
        _ if size <= TINY => None,
        few @ 0..=9 => Some(NODES.ilog(few.max(2) as u64)),
        10..=16 => Some(6),
        17..=36 => Some(4),
        37..=100 => Some(3),
        _ => Some(2),
    }
}

/// An allowance that is being used.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub start: Instant,
    /// Its `most` is the reach.
    pub of: Allowance,
}

impl Budget {
    /// Begins now.
    pub(crate) fn new(reach: Reach, allowance: &Allowance) -> Budget {
        let lines = allowance.lines.max(1);
        let of = Allowance { most: reach, lines, ..allowance.clone() };
        Budget { start: Instant::now(), of }
    }

    /// The same for the engine, with what is left of the time.
    pub(crate) fn for_engine(&self) -> engine::Limits {
        let left = |time: Duration| time.saturating_sub(self.start.elapsed());
        let Allowance { most: Reach { depth, nodes, time }, soft_time, lines, ref stop, .. } =
            self.of;
        let (time, soft_time, stop) = (time.map(left), soft_time.map(left), stop.clone());
        engine::Limits { lines, depth, nodes, time, soft_time, stop, ..Default::default() }
    }

    /// The same for a search.
    pub(crate) fn for_search(&self) -> gametree::Limits {
        self.for_engine().for_game_tree()
    }

    /// Why a search that has visited this many nodes has to end now, if it has to.
    pub(crate) fn exceeded(&self, nodes: u64) -> Option<Ended> {
        let is_spent = self.of.most.nodes.is_some_and(|most| nodes >= most);
        self.for_search().interrupted().or(is_spent.then_some(Ended::Nodes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Catalogue;
    use gametree::Algorithm;

    #[test]
    fn no_search_is_left_without_a_limit_on_a_large_board() {
        let catalogue = Catalogue::default();
        for name in ["15x15x5", "reversi", "draughts", "dots:6x6", "tree:((3 5) (7 9))"] {
            let position = catalogue.position(name).unwrap();
            for patience in [None, Some(Duration::from_secs(1))] {
                let allowance = Allowance { patience, ..Allowance::default() };
                for algorithm in Algorithm::ALL {
                    let needs_depth = algorithm.traits().needs_depth;
                    let reach = allowance.usual_reach(Reach::default(), needs_depth, &position);
                    assert_eq!(reach.depth.is_some(), needs_depth, "{name} {algorithm}");
                    assert_eq!(reach.time.is_some(), !needs_depth && patience.is_some());
                    assert!(!reach.is_unlimited(), "{name} {algorithm}");
                }
            }
        }
    }

    #[test]
    fn small_games_are_searched_to_the_end() {
        let reach = |name: &str, needs_depth| {
            let position = Catalogue::default().position(name).unwrap();
            Allowance::default().usual_reach(Reach::default(), needs_depth, &position)
        };
        assert!(reach("3x3x3", true).is_unlimited() && reach("3x3x3", false).is_unlimited());
        assert!(reach("dots:2x1", true).is_unlimited());
        assert!(reach("4x3x3", false).is_unlimited());
        assert_eq!(reach("4x3x3", true).depth, Some(6));
        assert_eq!(reach("tree:(1 (2 3))", true).depth, Some(20));
    }

    #[test]
    fn what_is_given_counts_and_what_is_allowed_caps_it() {
        let position = Catalogue::default().position("15x15x5").unwrap();
        let second = Some(Duration::from_secs(1));
        let most = Reach { nodes: Some(1_000), time: second, ..Reach::default() };
        let allowance = Allowance { most, patience: None, ..Allowance::default() };
        let own = Reach { depth: Some(9), nodes: Some(50), time: None };
        assert_eq!(allowance.usual_reach(own, true, &position), own);
        let reach = own.within(most);
        assert_eq!(reach, Reach { depth: Some(9), nodes: Some(50), time: second });
        // The caller's limit is a limit: no other is made up.
        assert!(allowance.usual_reach(Reach::default(), false, &position).is_unlimited());
    }
}
