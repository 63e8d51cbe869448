//! Proof-number search: go where the least is left to prove.

use super::walk::{Interrupted, Place, Turn, Walk};
use super::{MOST_NODES, Options, Search, Ties};
use crate::{Bound, Ended, Evaluate, Game, Growth, Limits, Observer, Report, Side, Value, Window};
use std::ops::Range;

/// Proof-number search, which answers "is it worth this much or more?" for one threshold at a
/// time, growing its tree at the node where the fewest leaves stand between it and an answer.
///
/// First it asks whether the position is won, then it closes in on the value from both sides: two
/// questions are enough where games end with win, draw or loss and distance does not count. Each
/// question grows a tree of its own in memory.
#[derive(Clone, Debug)]
pub struct Pns<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties.
    pub options: Options,
    /// The most nodes one tree may have; about 40 bytes each.
    pub tree: usize,
}

impl<E> Pns<E> {
    /// With the default options and trees of up to four million nodes.
    pub fn new(evaluator: E) -> Pns<E> {
        Pns { evaluator, options: Options::default(), tree: MOST_NODES }
    }
}

/// Proven or disproven: no leaf is missing on one side, no number of leaves helps on the other.
const INFINITE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Node<M> {
    mv: Option<M>,
    /// Whether the side that asks is to move here, so that one good child is enough.
    any: bool,
    /// The least number of leaves to prove, that would prove this node; and to disprove it.
    proof: u32,
    disproof: u32,
    children: Range<usize>,
}

impl<M> Node<M> {
    fn is_settled(&self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// The answer to one question.
struct Answer<M> {
    yes: bool,
    /// The leaf value nearest to the threshold on the side of the answer: the value is at least
    /// that, or at most that.
    nearest: Value,
    /// The moves that make it so.
    line: Vec<M>,
}

impl<E> Pns<E> {
    /// Is the current position worth `threshold` or more to `asker`? If it takes too long,
    /// `leaning` is where the least was left to prove.
    fn ask<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, E, O>,
        at: Place,
        asker: Side,
        threshold: Value,
        leaning: &mut Option<G::Move>,
    ) -> Result<Answer<G::Move>, Interrupted>
    where
        E: Evaluate<G>,
    {
        let (nodes, path, least_yes, most_no) = (Vec::new(), Vec::new(), Value::MAX, Value::MIN);
        let most = self.tree;
        let mut question =
            Question { walk, most, asker, threshold, nodes, path, least_yes, most_no };
        question.walk.new_tree(at, asker, Some(threshold))?;
        let root = question.visit(None, at)?;
        question.nodes.push(root);
        while !question.nodes[0].is_settled() {
            if question.grow(at).is_err() {
                *leaning = question.most_promising_move().or(*leaning);
                return Err(Interrupted);
            }
        }
        let yes = question.nodes[0].proof == 0;
        let nearest = if yes { question.least_yes } else { question.most_no };
        question.walk.growth(Growth::Answer { yes, value: nearest })?;
        Ok(Answer { yes, nearest, line: question.line(yes) })
    }
}

struct Question<'w, 'a, G: Game, E, O> {
    walk: &'w mut Walk<'a, G, E, O>,
    /// The most nodes.
    most: usize,
    asker: Side,
    threshold: Value,
    nodes: Vec<Node<G::Move>>,
    /// The nodes from the root to the one that is expanded.
    path: Vec<usize>,
    least_yes: Value,
    most_no: Value,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Question<'_, '_, G, E, O> {
    /// Steps onto the current position, reached by `mv`, and says what is known about it.
    fn visit(&mut self, mv: Option<G::Move>, at: Place) -> Result<Node<G::Move>, Interrupted> {
        let any = self.walk.side() == self.asker;
        let eyes = if any { Turn::Kept } else { Turn::Passed };
        let window = Window::at_least(self.threshold);
        let window = if any { window } else { -window };
        let leaf = self.walk.visit(at, window)?;
        let (proof, disproof) = match leaf.map(|value| eyes.value(value)) {
            None => {
                self.walk.leave(at, Value::MIN, Bound::Lower)?;
                (1, 1)
            }
            Some(value) if value >= self.threshold => {
                self.least_yes = self.least_yes.min(value);
                (0, INFINITE)
            }
            Some(value) => {
                self.most_no = self.most_no.max(value);
                (INFINITE, 0)
            }
        };
        Ok(Node { mv, any, proof, disproof, children: 0..0 })
    }

    /// Expands the most proving node and carries the news up to the root.
    fn grow(&mut self, start: Place) -> Result<(), Interrupted> {
        let mut at = start;
        let mut here = 0;
        self.path.clear();
        self.path.push(here);
        self.walk.growth(Growth::Begin { node: here })?;
        while !self.nodes[here].children.is_empty() {
            here = self.most_proving_child(here);
            self.path.push(here);
            self.walk.growth(Growth::Select { node: here })?;
            if let Some(mv) = self.nodes[here].mv {
                self.walk.play(mv);
            }
            at = at.below();
        }
        self.expand(here, at.below())?;
        while let Some(node) = self.path.pop() {
            self.update(node)?;
            if !self.path.is_empty()
                && let Some(mv) = self.nodes[node].mv
            {
                self.walk.game.undo(mv);
            }
        }
        Ok(())
    }

    fn most_proving_child(&self, node: usize) -> usize {
        let any = self.nodes[node].any;
        let effort = |&child: &usize| {
            let Node { proof, disproof, .. } = self.nodes[child];
            if any { proof } else { disproof }
        };
        // An expanded node has children.
        self.nodes[node].children.clone().min_by_key(effort).unwrap_or(node)
    }

    fn most_promising_move(&self) -> Option<G::Move> {
        let children = &self.nodes[self.nodes[0].children.clone()];
        children.iter().min_by_key(|child| child.proof)?.mv
    }

    fn expand(&mut self, node: usize, below: Place) -> Result<(), Interrupted> {
        let first = self.walk.generate();
        if self.nodes.len() + self.walk.moves.len() - first > self.most {
            self.walk.ended = Ended::Memory;
            return Err(Interrupted);
        }
        let begin = self.nodes.len();
        for i in first..self.walk.moves.len() {
            let mv = self.walk.moves[i];
            self.walk.play(mv);
            let child = self.visit(Some(mv), below)?;
            self.walk.game.undo(mv);
            let Node { proof, disproof, .. } = child;
            self.walk.growth(Growth::Add { mv, proof, disproof })?;
            self.nodes.push(child);
        }
        self.walk.leave_moves(first);
        self.nodes[node].children = begin..self.nodes.len();
        Ok(())
    }

    /// Works the numbers of a node out from its children: any of them proves an `any` node, and
    /// all of them are needed to disprove it; the other way round at the other nodes.
    fn update(&mut self, id: usize) -> Result<(), Interrupted> {
        let Node { any, ref children, .. } = self.nodes[id];
        let (mut least, mut sum) = (INFINITE, 0u32);
        for child in &self.nodes[children.clone()] {
            let (one, all) =
                if any { (child.proof, child.disproof) } else { (child.disproof, child.proof) };
            least = least.min(one);
            sum = sum.saturating_add(all);
        }
        let (proof, disproof) = if any { (least, sum) } else { (sum, least) };
        let node = &mut self.nodes[id];
        (node.proof, node.disproof) = (proof, disproof);
        self.walk.growth(Growth::Proof { node: id, proof, disproof })
    }

    /// Moves from the root along settled nodes: the winner's choice, and any reply of the loser.
    fn line(&self, yes: bool) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut node = &self.nodes[0];
        let settled =
            |node: &&Node<G::Move>| if yes { node.proof == 0 } else { node.disproof == 0 };
        while let Some(next) = self.nodes[node.children.clone()].iter().find(settled) {
            line.extend(next.mv);
            node = next;
        }
        line
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Pns<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let scoring = self.options.scoring;
        let mut walk = Walk::new(game, &self.evaluator, scoring, limits, observer);
        let at = Place::root(limits.depth.unwrap_or(u32::MAX));
        let side = game.side();
        let moves = if at.depth > 0 { game.legal_moves() } else { Vec::new() };
        // The value lies between these two, both included.
        let (mut low, mut high) = (Value::LOSS, Value::WIN);
        let mut line: Vec<G::Move> = moves.first().copied().into_iter().collect();
        let mut leaning = None;
        let mut threshold = Value::SLOWEST_WIN;
        while low < high {
            match self.ask(&mut walk, at, side, threshold, &mut leaning) {
                Ok(answer) if answer.yes => {
                    low = answer.nearest;
                    line = answer.line;
                }
                Ok(answer) => high = answer.nearest,
                Err(Interrupted) => break,
            }
            threshold = low.halfway(high);
        }
        let bound = match (low == high, low > Value::LOSS, high < Value::WIN) {
            (true, ..) => Bound::Exact,
            (_, false, true) => Bound::Upper,
            _ => Bound::Lower,
        };
        let value = match bound {
            Bound::Upper => high,
            Bound::Lower if low == Value::LOSS => Value::MIN, // nothing is known
            _ => low,
        };
        let mut tied: Vec<G::Move> = Vec::new();
        if bound == Bound::Exact {
            tied.extend(line.first());
            if let Ties::Random(_) = self.options.ties {
                tied = self.moves_worth(&mut walk, at, &moves, value).unwrap_or(tied);
            }
        }
        // What is shown to hold is better than what only looks best.
        let shown = if low > Value::LOSS { line.first().copied() } else { None };
        let best = self.options.ties.choose(&tied).or(shown).or(leaning).or(line.first().copied());
        // In a won game every reply loses, so the line goes on, unless it is to be the longest one.
        // Otherwise the replies in a proof are any replies, not the best ones.
        if value != Value::WIN || line.first() != best.as_ref() {
            line = best.into_iter().collect();
        }
        Report {
            side,
            best,
            value,
            bound,
            pv: line,
            tied,
            depth: if walk.horizon() == 0 { walk.stats.deepest } else { at.depth },
            proven: walk.horizon() == 0 && value != Value::MIN,
            points: walk.points,
            parts: 1,
            stats: walk.stats,
            ended: walk.ended,
        }
    }
}

impl<E> Pns<E> {
    /// Those of `moves` that are worth `value` or more to the side to move.
    fn moves_worth<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, E, O>,
        at: Place,
        moves: &[G::Move],
        value: Value,
    ) -> Result<Vec<G::Move>, Interrupted>
    where
        E: Evaluate<G>,
    {
        let side = walk.side();
        let mut worth = Vec::new();
        for &mv in moves {
            walk.play(mv);
            if self.ask(walk, at.below(), side, value, &mut None)?.yes {
                worth.push(mv);
            }
            walk.game.undo(mv);
        }
        Ok(worth)
    }
}
