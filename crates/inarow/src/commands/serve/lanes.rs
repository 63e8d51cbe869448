//! Two queues, so that what is over soon does not wait for what takes long.

use super::fair::Fair;

/// Whom a thread works for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Whoever is next.
    All,
    /// Only what is over soon.
    Quick,
}

/// Jobs that wait, quick and long ones. In each lane clients are served in turn.
#[derive(Debug)]
pub struct Lanes<T> {
    quick: Fair<T>,
    long: Fair<T>,
    /// Whether the next one is a long one, if there are both.
    long_next: bool,
}

impl<T> Lanes<T> {
    pub fn new() -> Lanes<T> {
        Lanes { quick: Fair::new(), long: Fair::new(), long_next: false }
    }

    pub fn len(&self) -> usize {
        self.quick.len() + self.long.len()
    }

    /// How many long ones wait.
    pub fn long(&self) -> usize {
        self.long.len()
    }

    /// Whether anybody but this client waits.
    pub fn has_others(&self, client: u64) -> bool {
        self.quick.has_others(client) || self.long.has_others(client)
    }

    pub fn push(&mut self, client: u64, is_quick: bool, job: T) {
        let lane = if is_quick { &mut self.quick } else { &mut self.long };
        lane.push(client, job);
    }

    /// The next one: quick and long ones in turn, so that neither has to wait for all the others.
    pub fn pop(&mut self, lane: Lane) -> Option<T> {
        if lane == Lane::Quick {
            return self.quick.pop();
        }
        let Lanes { quick, long, long_next } = self;
        *long_next = !*long_next;
        match long_next {
            false => long.pop().or_else(|| quick.pop()),
            true => quick.pop().or_else(|| long.pop()),
        }
    }

    /// Takes out the jobs of a client that are meant.
    pub fn withdraw(&mut self, client: u64, meant: impl Fn(&T) -> bool) -> Vec<T> {
        let mut out = self.quick.withdraw(client, &meant);
        out.extend(self.long.withdraw(client, &meant));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_lane_has_to_wait_for_the_other() {
        let mut lanes = Lanes::new();
        for job in [1, 2, 3] {
            lanes.push(0, true, job);
            lanes.push(0, false, 10 * job);
        }
        assert_eq!((lanes.len(), lanes.long()), (6, 3));
        let served: Vec<_> = (0..4).filter_map(|_| lanes.pop(Lane::All)).collect();
        assert_eq!(served, [1, 10, 2, 20]);
        assert_eq!((lanes.pop(Lane::Quick), lanes.pop(Lane::Quick)), (Some(3), None));
        assert_eq!(lanes.withdraw(0, |_| true), [30]);
        assert_eq!(lanes.pop(Lane::All), None);
    }
}
