//! Tells how far a search that is being recorded has come.

use crate::recorder::Recorder;
use games::{Entered, MoveId, Watcher};
use gametree::{Bound, Flow, Leaf, Report, Value, Window};

/// After so many nodes it is told again.
const APART: u64 = 1 << 12;

/// A recorder that tells every few thousand nodes how many there are.
pub(crate) struct Telling<'a> {
    pub recorder: &'a mut Recorder,
    pub tell: &'a mut dyn FnMut(u64),
}

impl Watcher for Telling<'_> {
    fn named(&mut self, id: MoveId, name: String) {
        self.recorder.named(id, name);
    }

    fn enter(&mut self, node: &Entered) -> Flow {
        let nodes = self.recorder.total();
        if nodes.is_multiple_of(APART) && nodes > 0 {
            (self.tell)(nodes);
        }
        self.recorder.enter(node)
    }

    fn leaf(&mut self, ply: u32, kind: Leaf, value: Value) -> Flow {
        self.recorder.leaf(ply, kind, value)
    }

    fn table_hit(&mut self, ply: u32, value: Value, bound: Bound) -> Flow {
        self.recorder.table_hit(ply, value, bound)
    }

    fn improved(&mut self, ply: u32, mv: MoveId, value: Value) -> Flow {
        self.recorder.improved(ply, mv, value)
    }

    fn cutoff(&mut self, ply: u32, mv: MoveId, window: Window, skipped: usize) -> Flow {
        self.recorder.cutoff(ply, mv, window, skipped)
    }

    fn leave(&mut self, ply: u32, value: Value, bound: Bound) -> Flow {
        self.recorder.leave(ply, value, bound)
    }

    fn iteration(&mut self, report: &Report<String>) -> Flow {
        self.recorder.iteration(report)
    }
}
