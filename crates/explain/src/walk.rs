//! Going through all nodes in order, with the position at each.

use crate::recording::Recording;
use crate::subject::Subject;
use std::collections::HashSet;

impl<G: Subject> Recording<G> {
    /// Calls `visit` for every node in the order of their numbers, with the position there, until
    /// it fails.
    pub(crate) fn each<E>(&self, mut visit: impl FnMut(u32, &G) -> Result<(), E>) -> Result<(), E> {
        let mut game = self.start.clone();
        let mut played = Vec::new();
        for (id, node) in (0..).zip(&self.nodes) {
            let above = usize::from(node.ply).saturating_sub(1);
            while played.len() > above {
                played.pop().into_iter().for_each(|mv| game.undo(mv));
            }
            if let Some(mv) = node.mv {
                game.play(mv);
                played.push(mv);
            }
            visit(id, &game)?;
        }
        Ok(())
    }

    /// The moves that were left out at a node, in the order in which the game lists them; `game` is
    /// the position there.
    pub(crate) fn skipped_at(&self, id: u32, game: &G) -> Vec<G::Move> {
        if self.visit(id).skipped == 0 {
            return Vec::new();
        }
        let tried: HashSet<_> =
            self.children(id).filter_map(|child| self.visit(child).mv).collect();
        let mut moves = Vec::new();
        game.moves(&mut moves);
        moves.retain(|mv| !tried.contains(mv));
        moves
    }
}
