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
    /// When what is searched now was seen first, and how much of it was settled then.
    first: Option<(Instant, f64)>,
    last: Option<(Instant, Rest)>,
}

impl TimeLeft {
    pub fn new(estimate: Estimate) -> TimeLeft {
        TimeLeft { estimate, first: None, last: None }
    }

    /// How it stands; the same as before if that was a moment ago.
    pub fn look(&mut self) -> Rest {
        let now = Instant::now();
        if let Some((at, rest)) = self.last
            && now - at < EVERY
        {
            return rest;
        }
        let settled = self.estimate.settled();
        // Less than before: one search has ended and another one begun.
        let is_new = self.last.is_none_or(|(_, before)| settled < before.settled);
        let (since, before) = match self.first {
            Some(first) if !is_new => first,
            _ => *self.first.insert((now, settled)),
        };
        let done = settled - before;
        let time_left = (done >= LEAST).then(|| (now - since).mul_f64((1.0 - settled) / done));
        let rest = Rest { settled, time_left };
        self.last = Some((now, rest));
        rest
    }
}
