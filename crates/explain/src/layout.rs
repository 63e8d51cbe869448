//! Where the nodes of a tree stand in a picture.

use crate::recording::Recording;
use crate::subject::Subject;
use crate::visit::Visit;
use gametree::Game;

/// How much room nodes take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spacing {
    /// From one leaf to the next.
    pub across: f64,
    /// From one ply to the next.
    pub down: f64,
}

/// Where everything stands: the middle of each node.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// By the number of the node.
    pub at: Vec<(f64, f64)>,
    /// Where the branches that were cut end, with the node they hang from.
    pub stubs: Vec<(u32, (f64, f64))>,
    pub width: f64,
    pub height: f64,
}

impl<G: Subject> Recording<G> {
    /// Leaves stand side by side, every other node above the middle of its outermost branches; the
    /// rounds of deepening side by side as well.
    pub(crate) fn layout(&self, spacing: Spacing) -> Layout {
        let mut at = vec![(0.0, 0.0); self.nodes.len()];
        let mut stubs = Vec::new();
        let mut ends: Vec<Option<(f64, f64)>> = vec![None; self.nodes.len()];
        let mut next = 0.0;
        let mut slot = || {
            next += spacing.across;
            next - spacing.across / 2.0
        };
        let row = |node: &Visit<<G as Game>::Move>| (f64::from(node.ply) + 0.5) * spacing.down;
        // In the order in which nodes are left, so that children come before their parents.
        let left = self.events.iter().filter_map(|packed| match packed.unpack() {
            crate::visit::Happening::Return(id) => Some(id),
            _ => None,
        });
        let widen = |range: &mut Option<(f64, f64)>, x: f64| {
            *range = Some(range.map_or((x, x), |(from, to)| (from.min(x), to.max(x))));
        };
        for id in left {
            let node = self.visit(id);
            if node.skipped > 0 {
                let x = slot();
                widen(&mut ends[id as usize], x);
                stubs.push((id, (x, row(node) + spacing.down)));
            }
            let x = match ends[id as usize] {
                Some((from, to)) => (from + to) / 2.0,
                None => slot(),
            };
            at[id as usize] = (x, row(node));
            if let Some(parent) = self.parent(id) {
                widen(&mut ends[parent as usize], x);
            }
        }
        let has_stub_below =
            |ply: u32| stubs.iter().any(|&(id, _)| u32::from(self.visit(id).ply) == ply);
        let deepest = self.stats().deepest;
        let rows = deepest + 1 + u32::from(has_stub_below(deepest));
        Layout {
            at,
            stubs,
            width: next.max(spacing.across),
            height: f64::from(rows) * spacing.down,
        }
    }
}
