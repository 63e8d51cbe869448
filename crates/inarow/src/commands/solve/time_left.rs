//! How long a search may still take, from what of it is settled.

use solver::Estimate;
use std::time::{Duration, Instant};

/// Between two looks, which take some hundredths of a second.
const EVERY: Duration = Duration::from_secs(1);
/// Less than this is too little to tell the time from.
const LEAST: f64 = 0.02;

/// How much is settled, and how long the rest takes if it goes on as it went so far.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    pub settled: f64,
    pub time_left: Option<Duration>,
}

/// Looks at a search now and then.
pub struct TimeLeft {
    estimate: Estimate,
    /// Whether the game itself is searched, and since when it is one or the other.
    in_the_game_itself: bool,
    since: Instant,
    last: Option<(Instant, Rest)>,
}

impl TimeLeft {
    pub fn new(estimate: Estimate) -> TimeLeft {
        TimeLeft { estimate, in_the_game_itself: false, since: Instant::now(), last: None }
    }

    /// How it stands; the same as before if that was a moment ago.
    pub fn look(&mut self, in_the_game_itself: bool) -> Rest {
        let now = Instant::now();
        if self.in_the_game_itself != in_the_game_itself {
            (self.in_the_game_itself, self.since, self.last) = (in_the_game_itself, now, None);
        }
        if let Some((at, rest)) = self.last
            && now - at < EVERY
        {
            return rest;
        }
        let settled = self.estimate.settled();
        let time = now - self.since;
        let time_left =
            (settled >= LEAST).then(|| time.mul_f64((1.0 - settled).max(0.0) / settled));
        let rest = Rest { settled, time_left };
        self.last = Some((now, rest));
        rest
    }
}
