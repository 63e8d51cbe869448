//! Whose turn it is: two queues, so that what is over soon does not wait for what takes long; in each
//! of them clients are served in turn, however much one of them asks for.

use std::collections::VecDeque;

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
        Lanes { quick: Fair(VecDeque::new()), long: Fair(VecDeque::new()), long_next: false }
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

/// Jobs that wait, by client, the next one in front. Each client's own are served in order.
#[derive(Debug)]
struct Fair<T>(VecDeque<(u64, VecDeque<T>)>);

impl<T> Fair<T> {
    fn len(&self) -> usize {
        self.0.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    /// Whether anybody but this client waits.
    fn has_others(&self, client: u64) -> bool {
        self.0.iter().any(|&(other, _)| other != client)
    }

    fn of(&mut self, client: u64) -> Option<&mut VecDeque<T>> {
        self.0.iter_mut().find(|(other, _)| *other == client).map(|(_, jobs)| jobs)
    }

    fn push(&mut self, client: u64, job: T) {
        match self.of(client) {
            Some(jobs) => jobs.push_back(job),
            None => self.0.push_back((client, VecDeque::from([job]))),
        }
    }

    /// The first job of the client whose turn it is, who then stands at the end.
    fn pop(&mut self) -> Option<T> {
        let (client, mut jobs) = self.0.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.0.push_back((client, jobs));
        }
        Some(job)
    }

    /// Takes out the jobs of a client that are meant.
    fn withdraw(&mut self, client: u64, meant: impl Fn(&T) -> bool) -> Vec<T> {
        let Some(jobs) = self.of(client) else { return Vec::new() };
        let (out, left) = jobs.drain(..).partition(meant);
        *jobs = left;
        self.0.retain(|(_, jobs)| !jobs.is_empty());
        Vec::from(out)
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

    #[test]
    fn clients_are_served_in_turn() {
        let mut queue = Fair(VecDeque::new());
        for job in ["a1", "a2", "a3"] {
            queue.push(1, job);
        }
        queue.push(2, "b1");
        queue.push(3, "c1");
        queue.push(3, "c2");
        assert!(queue.has_others(1) && queue.len() == 6);
        let served: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(served, ["a1", "b1", "c1", "a2", "c2", "a3"]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn who_leaves_takes_everything_along() {
        let mut queue = Fair(VecDeque::new());
        queue.push(1, 10);
        queue.push(1, 11);
        queue.push(2, 20);
        assert_eq!(queue.withdraw(1, |&job| job == 11), [11]);
        assert_eq!(queue.withdraw(1, |_| true), [10]);
        assert_eq!(queue.withdraw(1, |_| true), [0; 0]);
        assert!(!queue.has_others(2));
        assert_eq!((queue.pop(), queue.pop(), queue.len()), (Some(20), None, 0));
    }
}
