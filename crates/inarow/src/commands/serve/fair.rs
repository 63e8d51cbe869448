//! A queue that serves its clients in turn, however much each of them asks for.

use std::collections::{HashMap, VecDeque};

/// Jobs that wait. Each client's own are served in order.
#[derive(Debug)]
pub struct Fair<T> {
    /// Clients with jobs; the next one in front.
    turns: VecDeque<u64>,
    jobs: HashMap<u64, VecDeque<T>>,
    len: usize,
}

impl<T> Fair<T> {
    pub fn new() -> Fair<T> {
        Fair { turns: VecDeque::new(), jobs: HashMap::new(), len: 0 }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether anybody but this client waits.
    pub fn has_others(&self, client: u64) -> bool {
        self.turns.iter().any(|&other| other != client)
    }

    pub fn push(&mut self, client: u64, job: T) {
        let jobs = self.jobs.entry(client).or_default();
        if jobs.is_empty() {
            self.turns.push_back(client);
        }
        jobs.push_back(job);
        self.len += 1;
    }

    /// The first job of the client whose turn it is, who then stands at the end.
    pub fn pop(&mut self) -> Option<T> {
        let client = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&client)?;
        let job = jobs.pop_front()?;
        if jobs.is_empty() {
            self.jobs.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        self.len -= 1;
        Some(job)
    }

    /// Takes out the jobs of a client that are meant.
    pub fn withdraw(&mut self, client: u64, meant: impl Fn(&T) -> bool) -> Vec<T> {
        let Some(jobs) = self.jobs.get_mut(&client) else { return Vec::new() };
        let (out, left): (VecDeque<T>, VecDeque<T>) = jobs.drain(..).partition(meant);
        self.len -= out.len();
        if left.is_empty() {
            self.jobs.remove(&client);
            self.turns.retain(|&other| other != client);
        } else {
            *jobs = left;
        }
        out.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_are_served_in_turn() {
        let mut queue = Fair::new();
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
        let mut queue = Fair::new();
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
