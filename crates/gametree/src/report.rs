//! What a search found out.

use crate::{Bound, Ended, Side, Stats, Value, Verdict};

/// The answer of a search. Its value is from the point of view of `side`, the side to move at the
/// root; [`verdict`](Report::verdict) is what to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The side to move at the root.
    pub side: Side,
    /// The move to play; `None` if the game is over, or if the depth limit is 0. A search that was
    /// interrupted before it had finished any move names a legal one all the same.
    pub best: Option<M>,
    /// What the position is worth.
    pub value: Value,
    /// Whether `value` is exact. A search that was interrupted before it had seen every move knows
    /// a lower bound; one that had finished no move at all says [`Value::MIN`].
    pub bound: Bound,
    /// `best` and the best replies after it, as far as the search knows them.
    pub pv: Vec<M>,
    /// Moves known to be worth exactly `value`, `best` among them. With
    /// [`Ties::Random`](crate::Ties::Random) and a search that ended [`Ended::Complete`] these are
    /// *all* such moves. Empty while `value` is a bound.
    pub tied: Vec<M>,
    /// The depth this answer was searched to, in plies; the deepest ply reached if the search
    /// never came to its depth limit.
    pub depth: u32,
    /// Whether no evaluator and no sampling had a say, so that `value`, or what its bound says of
    /// it, is a fact about the game itself.
    pub proven: bool,
    /// Whether games ended with [points](crate::Outcome::Points): a value of 0 is then no draw.
    pub points: bool,
    /// How many parts of a point the value counts: 1 but for the averages of
    /// [`Expectimax`](crate::Expectimax).
    pub parts: u32,
    /// What it cost, over all iterations.
    pub stats: Stats,
    /// Why the search ended.
    pub ended: Ended,
}

impl<M> Report<M> {
    /// Nothing is known, not even a move.
    #[must_use]
    pub fn unknown(side: Side) -> Report<M> {
        Report {
            side,
            best: None,
            value: Value::MIN,
            bound: Bound::Lower,
            pv: Vec::new(),
            tied: Vec::new(),
            depth: 0,
            proven: false,
            points: false,
            parts: 1,
            stats: Stats::default(),
            ended: Ended::Complete,
        }
    }

    /// What is known of the position, from the first player's point of view.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let verdict = Verdict::new(self.value, self.bound, self.proven, self.side);
        Verdict { points: self.points, ..verdict }.in_parts(self.parts)
    }

    /// The best move with the play after it; empty if there is none.
    #[must_use]
    pub fn line(&self) -> &[M] {
        if self.pv.is_empty() { self.best.as_slice() } else { &self.pv }
    }

    /// The same about other names of the same moves.
    #[must_use]
    pub fn map<N>(self, name: impl Fn(M) -> N) -> Report<N> {
        Report {
            side: self.side,
            best: self.best.map(&name),
            value: self.value,
            bound: self.bound,
            pv: self.pv.into_iter().map(&name).collect(),
            tied: self.tied.into_iter().map(&name).collect(),
            depth: self.depth,
            proven: self.proven,
            points: self.points,
            parts: self.parts,
            stats: self.stats,
            ended: self.ended,
        }
    }
}

/// `value` is told as its [`Verdict`].
#[cfg(feature = "serde")]
mod json {
    use super::Report;
    use crate::{Ended, Side, Stats, Verdict};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::borrow::Cow;

    #[derive(Serialize, Deserialize)]
    #[serde(bound(deserialize = "M: Deserialize<'de>"))]
    struct Form<'a, M: Clone> {
        side: Side,
        best: Option<M>,
        value: Verdict,
        proven: bool,
        pv: Cow<'a, [M]>,
        tied: Cow<'a, [M]>,
        depth: u32,
        ended: Ended,
        stats: Stats,
    }

    impl<M: Serialize + Clone> Serialize for Report<M> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let Report { side, ref best, proven, depth, ended, stats, .. } = *self;
            let (pv, tied) = (Cow::Borrowed(&self.pv[..]), Cow::Borrowed(&self.tied[..]));
            let (best, value) = (best.clone(), self.verdict());
            Form { side, best, value, proven, pv, tied, depth, ended, stats }.serialize(to)
        }
    }

    impl<'de, M: Deserialize<'de> + Clone> Deserialize<'de> for Report<M> {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Report<M>, D::Error> {
            let Form { side, best, value, proven, pv, tied, depth, ended, stats } =
                Form::deserialize(from)?;
            // What is proven and neither decided nor a draw are points.
            let points = proven && !value.proven;
            let (pv, tied, parts) = (pv.into_owned(), tied.into_owned(), value.parts);
            let (bound, value) = (value.bound.for_first(side), value.value.for_first(side));
            let report = Report { side, best, value, bound, pv, tied, ..Report::unknown(side) };
            Ok(Report { depth, proven, points, parts, stats, ended, ..report })
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::{Bound, Value};

        #[test]
        fn a_report_is_read_as_it_is_written() {
            let report = Report {
                side: Side::Second,
                best: Some("b2".to_owned()),
                value: Value::score(5),
                bound: Bound::Lower,
                pv: vec!["b2".to_owned()],
                tied: Vec::new(),
                depth: 3,
                proven: false,
                points: false,
                parts: 1,
                stats: Stats { nodes: 7, ..Stats::default() },
                ended: Ended::Nodes,
            };
            let json = serde_json::to_value(&report).unwrap();
            assert_eq!((&json["side"], &json["value"]), (&"o".into(), &"≤-5".into()));
            assert_eq!((&json["ended"], &json["stats"]["nodes"]), (&"nodes".into(), &7.into()));
            assert_eq!(serde_json::from_value::<Report<String>>(json).unwrap(), report);
            for (points, text) in [(false, "="), (true, "0")] {
                let (value, bound) = (Value::DRAW, Bound::Exact);
                let report = Report { value, bound, proven: true, points, ..report.clone() };
                let json = serde_json::to_value(&report).unwrap();
                assert_eq!(json["value"], text);
                assert_eq!(serde_json::from_value::<Report<String>>(json).unwrap(), report);
            }
        }
    }
}
