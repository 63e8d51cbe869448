//! The events, played back one by one, give the tree, the windows and the counts.

use crate::common::{Scored, all_recordings, arbitrary_board, arbitrary_tree, trace};
use explain::{
    Counts, EventKind, EventView, NodeKind, NodeView, Recording, Seek, StepsPage, TraceFile,
};
use games::{Dots, Reversi, dots, reversi};
use gametree::{Leaf, Scoring, Side, TreeGame, Value, Verdict};
use proptest::prelude::*;

/// A node that is open while the events are played back.
#[derive(Clone, Debug)]
struct Open {
    id: u32,
    alpha: Value,
    beta: Value,
    /// The move and what is known of it.
    best: Option<(String, Verdict)>,
    /// The child left last, until it is known whether it is searched again.
    left: Option<(String, Verdict)>,
    children: u32,
}

#[derive(Default)]
struct Replay {
    open: Vec<Open>,
    counts: Counts,
    done: u32,
}

impl Replay {
    /// Takes the value of the child left last in, unless the same move comes again.
    fn settle(&mut self, file: &TraceFile, next: Option<&str>) {
        let Some(open) = self.open.last_mut() else { return };
        let Some((mv, value)) = open.left.take() else { return };
        if next == Some(mv.as_str()) {
            return;
        }
        let max = file.nodes[open.id as usize].side == Side::First;
        let better = |old: Verdict| {
            if max { value.value > old.value } else { value.value < old.value }
        };
        if open.best.as_ref().is_none_or(|&(_, old)| better(old)) {
            open.best = Some((mv, value));
        }
    }

    fn step(&mut self, file: &TraceFile, event: &EventView) {
        let node = &file.nodes[event.node as usize];
        match event.kind {
            EventKind::Enter => {
                assert_eq!(event.node, self.counts.nodes, "in the order of their numbers");
                assert_eq!((event.n, &event.mv), (node.first, &node.mv));
                assert_eq!((event.alpha, event.beta), (node.alpha, node.beta));
                assert_eq!(node.parent, self.open.last().map(|open| open.id));
                self.settle(file, node.mv.as_deref());
                self.open.iter_mut().last().into_iter().for_each(|open| open.children += 1);
                let Open { alpha, beta, .. } = opened(node);
                assert!(alpha < beta);
                self.open.push(opened(node));
                self.counts.nodes += 1;
            }
            EventKind::Leaf => {
                let kind = match event.leaf.unwrap() {
                    Leaf::Finished => NodeKind::Finished,
                    Leaf::Horizon => NodeKind::Horizon,
                };
                assert_eq!((node.kind, event.value), (kind, Some(node.value)));
                self.counts.leaves += 1;
            }
            EventKind::Table => {
                assert_eq!((node.kind, event.value), (NodeKind::Table, Some(node.value)));
                self.counts.table_hits += 1;
            }
            EventKind::Improved => {
                let open = self.open.last_mut().unwrap();
                assert_eq!(event.node, open.id);
                let (mv, value) = open.left.clone().unwrap();
                assert_eq!((event.mv.as_ref(), event.value), (Some(&mv), Some(value)));
                let before = (open.alpha, open.beta);
                match node.side {
                    Side::First => open.alpha = value.value,
                    Side::Second => open.beta = value.value,
                }
                assert_ne!(before, (open.alpha, open.beta), "it narrows the window");
                assert_eq!((event.alpha, event.beta), (open.alpha, open.beta));
                self.settle(file, None);
            }
            EventKind::Cut => {
                let open = self.open.last().unwrap();
                assert!(event.alpha >= event.beta, "{event:?}");
                assert_eq!((event.alpha, event.beta), (open.alpha, open.beta));
                assert_eq!((event.node, event.skipped), (open.id, Some(node.skipped)));
                let best = open.best.as_ref().unwrap();
                assert_eq!((event.mv.as_ref(), event.value), (Some(&best.0), Some(best.1)));
                self.counts.cutoffs += 1;
            }
            EventKind::Return => {
                self.settle(file, None);
                let open = self.open.pop().unwrap();
                assert_eq!((event.node, event.n), (open.id, node.last));
                assert_eq!(event.value, Some(node.value));
                assert_eq!((event.alpha, event.beta), (open.alpha, open.beta));
                assert_eq!(
                    (node.children, node.size),
                    (open.children, self.counts.nodes - open.id)
                );
                if node.kind == NodeKind::Inner {
                    let best = &file.nodes[node.best.unwrap() as usize];
                    let told = (best.mv.clone().unwrap(), best.value);
                    assert_eq!(Some(told), open.best);
                }
                let mv = node.mv.clone();
                self.open.iter_mut().last().into_iter().for_each(|above| {
                    above.left = mv.clone().map(|mv| (mv, node.value));
                });
            }
            EventKind::Round => {
                // Of the passes of MTD(f) the last one.
                let entered = self.counts.nodes;
                let mut rounds = file.totals.rounds.iter();
                let round = rounds.rfind(|round| round.root < entered).unwrap();
                assert_eq!((event.node, event.depth), (round.root, Some(round.depth)));
                assert_eq!(event.value, Some(round.value));
                assert!(self.open.is_empty());
                self.done += 1;
                assert_eq!(event.depth, Some(self.done));
            }
        }
    }

    /// What a page that begins here says about how things stand.
    fn compare(&self, file: &TraceFile, page: &StepsPage) {
        assert_eq!(page.counts, self.counts);
        assert_eq!(page.open.len(), self.open.len());
        for (told, open) in page.open.iter().zip(&self.open) {
            assert_eq!(told.node, file.nodes[open.id as usize]);
            assert_eq!((told.alpha, told.beta), (open.alpha, open.beta), "{open:?} {told:?}");
            // A value that was just returned counts when the next event shows that it does.
            let best = told.best.clone().zip(told.value);
            let pending = open.left.is_some();
            assert!(best == open.best || pending, "{told:?} {open:?}");
        }
    }
}

fn opened(node: &NodeView) -> Open {
    let NodeView { id, alpha, beta, .. } = *node;
    Open { id, alpha, beta, best: None, left: None, children: 0 }
}

fn check(recording: &Recording) {
    let file = trace(recording);
    let mut replay = Replay::default();
    for (n, event) in file.events.iter().enumerate() {
        let page = recording.steps(n, 2, None);
        assert_eq!(page.events[0], *event);
        assert_eq!(event.n as usize, n);
        replay.compare(&file, &page);
        replay.step(&file, event);
    }
    let end = recording.steps(file.events.len(), 5, None);
    assert!(end.events.is_empty());
    replay.compare(&file, &end);
    assert_eq!(u64::from(replay.counts.nodes), file.totals.stats.nodes);
    check_seeking(recording, &file);
}

fn check_seeking(recording: &Recording, file: &TraceFile) {
    let is_cut = |event: &&EventView| event.kind == EventKind::Cut;
    let cuts: Vec<u64> = file.events.iter().filter(is_cut).map(|event| event.n.into()).collect();
    for from in 0..=file.events.len() {
        let next = recording.steps(from, 1, Some(Seek::NextCut));
        let expected = cuts.iter().copied().find(|&cut| cut > from as u64);
        assert_eq!(next.events.first().map(|event| u64::from(event.n)), expected);
        assert_eq!(next.from, expected.unwrap_or(from as u64));
        let previous = recording.steps(from, 1, Some(Seek::PreviousCut));
        let expected = cuts.iter().copied().rfind(|&cut| cut < from as u64);
        assert_eq!(previous.events.first().map(|event| u64::from(event.n)), expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn on_boards(board in arbitrary_board(8), depth in 1u32..4, seed: u64) {
        let game = Scored::new(board, seed);
        for (_, recording) in all_recordings(&game, Some(depth), Scoring::Distance, None) {
            check(&recording);
        }
    }

    #[test]
    fn on_trees(text in arbitrary_tree()) {
        let tree: TreeGame = text.parse().unwrap();
        for (_, recording) in all_recordings(&tree, None, Scoring::Distance, None) {
            check(&recording);
        }
    }
}

#[test]
fn where_a_side_moves_twice_or_passes() {
    let dots = Dots::new(dots::Size::new(2, 1).unwrap());
    let reversi = Reversi::new(reversi::Size::new(4).unwrap());
    let on_dots = all_recordings(&dots, Some(5), Scoring::Distance, None);
    let on_reversi = all_recordings(&reversi, Some(4), Scoring::Distance, None);
    for (_, recording) in on_dots.iter().chain(&on_reversi) {
        check(recording);
    }
}
