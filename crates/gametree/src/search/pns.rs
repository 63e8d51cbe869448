//! Proof-number search: go where the least is left to prove.

use super::walk::{Interrupted, Place, Turn, Walk};
use super::{Options, Search, Ties};
use crate::evaluate::Evaluate;
use crate::game::{Game, Side};
use crate::limits::{Ended, Limits};
use crate::observe::Observer;
use crate::report::Report;
use crate::value::{Bound, Value, Window};
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
        Pns { evaluator, options: Options::default(), tree: 4_000_000 }
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
        walk: &mut Walk<'_, G, O>,
        at: Place,
        asker: Side,
        threshold: Value,
        leaning: &mut Option<G::Move>,
    ) -> Result<Answer<G::Move>, Interrupted>
    where
        E: Evaluate<G>,
    {
        let mut question = Question {
            pns: self,
            asker,
            threshold,
            nodes: Vec::new(),
            least_yes: Value::MAX,
            most_no: Value::MIN,
        };
        let root = question.visit(walk, None, at)?;
        question.nodes.push(root);
        let mut path = Vec::new();
        while !question.nodes[0].is_settled() {
            if question.grow(walk, at, &mut path).is_err() {
                *leaning = question.most_promising_move().or(*leaning);
                return Err(Interrupted);
            }
        }
        let yes = question.nodes[0].proof == 0;
        let nearest = if yes { question.least_yes } else { question.most_no };
        Ok(Answer { yes, nearest, line: question.line(yes) })
    }
}

struct Question<'a, M, E> {
    pns: &'a Pns<E>,
    asker: Side,
    threshold: Value,
    nodes: Vec<Node<M>>,
    least_yes: Value,
    most_no: Value,
}

impl<M: Copy + Eq, E> Question<'_, M, E> {
    /// Steps onto the current position, reached by `mv`, and says what is known about it.
    fn visit<G: Game<Move = M>, O: Observer<G>>(
        &mut self,
        walk: &mut Walk<'_, G, O>,
        mv: Option<M>,
        at: Place,
    ) -> Result<Node<M>, Interrupted>
    where
        E: Evaluate<G>,
    {
        let any = walk.side() == self.asker;
        let eyes = if any { Turn::Kept } else { Turn::Passed };
        let window = Window::at_least(self.threshold);
        let window = if any { window } else { -window };
        let leaf = walk.visit(at, window, &self.pns.options, &self.pns.evaluator)?;
        let (proof, disproof) = match leaf.map(|value| eyes.value(value)) {
            None => {
                walk.leave(at, Value::MIN, Bound::Lower)?;
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
    fn grow<G: Game<Move = M>, O: Observer<G>>(
        &mut self,
        walk: &mut Walk<'_, G, O>,
        start: Place,
        path: &mut Vec<usize>,
    ) -> Result<(), Interrupted>
    where
        E: Evaluate<G>,
    {
        let mut at = start;
        let mut here = 0;
        path.clear();
        path.push(here);
        while !self.nodes[here].children.is_empty() {
            here = self.most_proving_child(here);
            path.push(here);
            if let Some(mv) = self.nodes[here].mv {
                walk.play(mv);
            }
            at = at.below();
        }
        self.expand(walk, here, at.below())?;
        while let Some(node) = path.pop() {
            self.update(node);
            if !path.is_empty()
                && let Some(mv) = self.nodes[node].mv
            {
                walk.game.undo(mv);
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

    fn most_promising_move(&self) -> Option<M> {
        let children = &self.nodes[self.nodes[0].children.clone()];
        children.iter().min_by_key(|child| child.proof)?.mv
    }

    fn expand<G: Game<Move = M>, O: Observer<G>>(
        &mut self,
        walk: &mut Walk<'_, G, O>,
        node: usize,
        below: Place,
    ) -> Result<(), Interrupted>
    where
        E: Evaluate<G>,
    {
        let first = walk.generate();
        if self.nodes.len() + walk.moves.len() - first > self.pns.tree {
            walk.ended = Ended::Memory;
            return Err(Interrupted);
        }
        let begin = self.nodes.len();
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            walk.play(mv);
            let child = self.visit(walk, Some(mv), below)?;
            walk.game.undo(mv);
            self.nodes.push(child);
        }
        walk.leave_moves(first);
        self.nodes[node].children = begin..self.nodes.len();
        Ok(())
    }

    /// Works the numbers of a node out from its children: any of them proves an `any` node, and
    /// all of them are needed to disprove it; the other way round at the other nodes.
    fn update(&mut self, node: usize) {
        let Node { any, ref children, .. } = self.nodes[node];
        let (mut least, mut sum) = (INFINITE, 0u32);
        for child in &self.nodes[children.clone()] {
            let (one, all) =
                if any { (child.proof, child.disproof) } else { (child.disproof, child.proof) };
            least = least.min(one);
            sum = sum.saturating_add(all);
        }
        let node = &mut self.nodes[node];
        (node.proof, node.disproof) = if any { (least, sum) } else { (sum, least) };
    }

    /// Moves from the root along settled nodes: the winner's choice, and any reply of the loser.
    fn line(&self, yes: bool) -> Vec<M> {
        let mut line = Vec::new();
        let mut node = &self.nodes[0];
        let settled = |node: &&Node<M>| if yes { node.proof == 0 } else { node.disproof == 0 };
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
        let mut walk = Walk::new(game, limits, observer);
        let at = Place::root(limits.depth.unwrap_or(u32::MAX));
        let side = game.side();
        let mut moves = Vec::new();
        if game.outcome().is_none() && at.depth > 0 {
            game.moves(&mut moves);
        }
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
            stats: walk.stats,
            ended: walk.ended,
        }
    }
}

impl<E> Pns<E> {
    /// Those of `moves` that are worth `value` or more to the side to move.
    fn moves_worth<G: Game, O: Observer<G>>(
        &self,
        walk: &mut Walk<'_, G, O>,
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
