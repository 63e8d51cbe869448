//! Monte-Carlo tree search: UCT, with what is proven backed up beside what is sampled.

use super::root::first_move;
use super::walk::{Interrupted, Place, Turn, Walk};
use super::{MOST_NODES, Options, Search, Ties};
use crate::{Bound, Ended, Evaluate, Game, Growth, Limits, Observer, Report, Side, Value, Window};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::Range;

/// UCT with random playouts. Every node also keeps a lower and an upper bound of its value, from
/// finished games and the depth limit; bounds are backed up as in minimax, moves that can no
/// longer matter are not tried again, and a root whose bounds meet is solved.
///
/// Until then its value is an estimate: the mean result of the playouts in thousandths, from −1000
/// (all lost) to 1000 (all won).
#[derive(Clone, Debug)]
pub struct Mcts<E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties. The seed of [`Ties::Random`] also seeds the playouts; otherwise it is 0.
    pub options: Options,
    /// How much to explore: the constant of UCT.
    pub exploration: f64,
    /// Playouts to make if neither the nodes nor the time are limited.
    pub playouts: u64,
    /// The most nodes its tree may have; about 60 bytes each.
    pub tree: usize,
}

/// The usual constant of UCT.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;

/// What UCT adds to the mean of a node with so many visits, below one with so many: the more, the less
/// is known of it. For those who show a search with the usual exploration.
#[must_use]
pub fn exploration_term(parent: u32, child: u32) -> f64 {
    term(EXPLORATION, ln(f64::from(parent.max(1))), child)
}

/// The same with the logarithm of the visits to the parent.
fn term(exploration: f64, log: f64, visits: u32) -> f64 {
    exploration * (log / f64::from(visits)).sqrt()
}

impl<E> Mcts<E> {
    /// With the default options, exploration √2, 100,000 playouts, four million nodes.
    pub fn new(evaluator: E) -> Mcts<E> {
        Mcts {
            evaluator,
            options: Options::default(),
            exploration: EXPLORATION,
            playouts: 100_000,
            tree: MOST_NODES,
        }
    }
}

#[derive(Clone, Debug)]
struct Node<M> {
    mv: Option<M>,
    children: Range<usize>,
    visits: u32,
    /// The sum of the playouts' results for the side that searches, each from 0 to 1.
    reward: f64,
    /// Bounds of the value from the point of view of the side that searches.
    low: Value,
    high: Value,
    /// Whether the side that searches is to move. Known once the node has been visited.
    max: bool,
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Node<M> {
        let (low, high) = (Value::LOSS, Value::WIN);
        Node { mv, children: 0..0, visits: 0, reward: 0.0, low, high, max: true }
    }

    fn is_solved(&self) -> bool {
        self.low == self.high
    }

    fn mean(&self) -> f64 {
        self.reward / f64::from(self.visits.max(1))
    }
}

struct Tree<'a, G: Game, E, O> {
    walk: Walk<'a, G, E, O>,
    exploration: f64,
    /// The most nodes.
    most: usize,
    searcher: Side,
    rng: ChaCha8Rng,
    nodes: Vec<Node<G::Move>>,
    /// The nodes from the start of a sample to where it is.
    path: Vec<usize>,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Tree<'_, G, E, O> {
    /// Descends from `start` to a node never sampled before, samples it, and backs up the result.
    fn sample(&mut self, start: usize, start_at: Place) -> Result<(), Interrupted> {
        self.path.clear();
        self.path.push(start);
        self.walk.growth(Growth::Begin { node: start })?;
        let mut here = start;
        let mut at = start_at;
        let reward = loop {
            let eyes = self.eyes();
            let leaf = self.visit(at)?;
            let node = &mut self.nodes[here];
            node.max = eyes == Turn::Kept;
            if let Some(value) = leaf {
                let value = eyes.value(value);
                (node.low, node.high) = (value, value);
                break reward(value);
            }
            if node.visits == 0 && here != start {
                break self.play_out(at)?;
            }
            if node.children.is_empty() && !self.expand(here)? {
                break self.play_out(at)?; // no room for more nodes
            }
            here = self.select(here);
            self.path.push(here);
            self.walk.growth(Growth::Select { node: here })?;
            if let Some(mv) = self.nodes[here].mv {
                self.walk.play(mv);
            }
            at = at.below();
        };
        while let Some(node) = self.path.pop() {
            self.back_up(node, reward)?;
            if !self.path.is_empty()
                && let Some(mv) = self.nodes[node].mv
            {
                self.walk.game.undo(mv);
            }
        }
        Ok(())
    }

    fn eyes(&self) -> Turn {
        if self.walk.side() == self.searcher { Turn::Kept } else { Turn::Passed }
    }

    /// Steps onto the current position. `Some` value if it is a leaf, from the point of view of its
    /// mover.
    fn visit(&mut self, at: Place) -> Result<Option<Value>, Interrupted> {
        let leaf = self.walk.visit(at, Window::FULL)?;
        if leaf.is_none() {
            self.walk.leave(at, Value::MIN, Bound::Lower)?;
        }
        Ok(leaf)
    }

    /// Gives a node its children, if there is room for them.
    fn expand(&mut self, node: usize) -> Result<bool, Interrupted> {
        let first = self.walk.generate();
        let room = self.nodes.len() + self.walk.moves.len() - first <= self.most;
        if room {
            let begin = self.nodes.len();
            self.nodes.extend(self.walk.moves[first..].iter().map(|&mv| Node::new(Some(mv))));
            self.nodes[node].children = begin..self.nodes.len();
            for i in first..self.walk.moves.len() {
                let mv = self.walk.moves[i];
                self.walk.growth(Growth::Add { mv, proof: 1, disproof: 1 })?;
            }
        }
        self.walk.leave_moves(first);
        Ok(room)
    }

    /// The child to try next: any never tried, else the one with the highest upper confidence
    /// bound, among those that can still change the value of their parent.
    fn select(&mut self, node: usize) -> usize {
        let parent = &self.nodes[node];
        let matters = |child: &Node<G::Move>| {
            let improves =
                if parent.max { child.high > parent.low } else { child.low < parent.high };
            improves && !child.is_solved()
        };
        let ids = || parent.children.clone().filter(|&id| matters(&self.nodes[id]));
        let untried = ids().filter(|&id| self.nodes[id].visits == 0).count();
        if untried > 0 {
            let chosen = self.rng.random_range(0..untried);
            let mut fresh = ids().filter(|&id| self.nodes[id].visits == 0);
            // `untried` of them were counted just now.
            return fresh.nth(chosen).unwrap_or(node);
        }
        let log = ln(f64::from(parent.visits.max(1)));
        let promise = |id: usize| {
            let child = &self.nodes[id];
            let mean = if parent.max { child.mean() } else { 1.0 - child.mean() };
            mean + term(self.exploration, log, child.visits)
        };
        // A parent that is not solved has a child that matters. The first of equals is kept.
        ids()
            .map(|id| (id, promise(id)))
            .reduce(|best, next| if next.1 > best.1 { next } else { best })
            .map_or(node, |(id, _)| id)
    }

    /// Plays random moves to the end and takes them back; the result for the searcher.
    fn play_out(&mut self, start: Place) -> Result<f64, Interrupted> {
        let mut played = Vec::new();
        let mut at = start;
        let value = loop {
            let first = self.walk.generate();
            let mv = self.walk.moves[self.rng.random_range(first..self.walk.moves.len())];
            self.walk.leave_moves(first);
            self.walk.growth(Growth::Random { mv })?;
            self.walk.play(mv);
            played.push(mv);
            at = at.below();
            let eyes = self.eyes();
            if let Some(value) = self.visit(at)? {
                break eyes.value(value);
            }
        };
        for &mv in played.iter().rev() {
            self.walk.game.undo(mv);
        }
        Ok(reward(value))
    }

    fn back_up(&mut self, id: usize, reward: f64) -> Result<(), Interrupted> {
        let Node { max, ref children, .. } = self.nodes[id];
        let children = &self.nodes[children.clone()];
        let lows = children.iter().map(|child| child.low);
        let highs = children.iter().map(|child| child.high);
        let bounds = if max { lows.max().zip(highs.max()) } else { lows.min().zip(highs.min()) };
        let node = &mut self.nodes[id];
        if let Some((low, high)) = bounds {
            (node.low, node.high) = (low, high);
        }
        node.visits += 1;
        node.reward += reward;
        let Node { reward, low, high, .. } = *node;
        self.walk.growth(Growth::Sampled { node: id, reward, low, high })
    }

    /// Samples on until every move from the root is known to be worth the root's value, or less.
    fn settle_ties(&mut self, at: Place) -> Result<(), Interrupted> {
        let value = self.nodes[0].low;
        for child in self.nodes[0].children.clone() {
            let Some(mv) = self.nodes[child].mv else { continue };
            self.walk.play(mv);
            while self.nodes[child].high >= value && !self.nodes[child].is_solved() {
                self.walk.again(mv);
                self.sample(child, at.below())?;
            }
            self.walk.game.undo(mv);
        }
        Ok(())
    }

    /// The move to play while the root is not solved: what is secured, or the most visited of
    /// those that may turn out better, if its mean is better too.
    fn most_promising(&self) -> Option<usize> {
        let root = &self.nodes[0];
        let ids = root.children.clone();
        let secured = ids.clone().find(|&id| self.nodes[id].low == root.low);
        let tried = ids.filter(|&id| self.nodes[id].visits > 0 && self.nodes[id].high > root.low);
        let popular = tried.reduce(|best, next| {
            if self.nodes[next].visits > self.nodes[best].visits { next } else { best }
        });
        match (secured, popular) {
            (Some(safe), Some(id))
                if root.low > Value::LOSS && self.nodes[id].mean() <= reward(root.low) =>
            {
                Some(safe)
            }
            (_, Some(id)) => Some(id),
            (secured, None) => secured,
        }
    }

    /// From a node on, the child that is solved to the same value or was visited most.
    fn line(&self, mut node: usize) -> Vec<G::Move> {
        let mut line: Vec<G::Move> = self.nodes[node].mv.into_iter().collect();
        loop {
            let parent = &self.nodes[node];
            let ids = parent.children.clone();
            let same = |child: &Node<G::Move>| child.is_solved() && child.low == parent.low;
            let next = if parent.is_solved() {
                ids.clone().find(|&id| same(&self.nodes[id]))
            } else {
                ids.filter(|&id| self.nodes[id].visits > 0)
                    .max_by_key(|&id| (self.nodes[id].visits, std::cmp::Reverse(id)))
            };
            let Some(next) = next else { return line };
            line.extend(self.nodes[next].mv);
            node = next;
        }
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Mcts<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let seed = if let Ties::Random(seed) = self.options.ties { seed } else { 0 };
        let mut tree = Tree {
            walk: Walk::new(game, &self.evaluator, self.options.scoring, limits, observer),
            exploration: self.exploration,
            most: self.tree,
            searcher: game.side(),
            rng: ChaCha8Rng::seed_from_u64(seed),
            nodes: vec![Node::new(None)],
            path: Vec::new(),
        };
        let at = Place::root(limits.depth.unwrap_or(u32::MAX));
        let most = if limits.are_costly() { u64::MAX } else { self.playouts };
        let mut done = tree.walk.new_tree(at, tree.searcher, None);
        for _ in 0..most {
            if done.is_err() || tree.nodes[0].is_solved() {
                break;
            }
            done = tree.sample(0, at);
        }
        let solved = tree.nodes[0].is_solved();
        if solved && done.is_ok() && self.options.ties != Ties::First {
            done = tree.settle_ties(at);
        }
        let (root, walk) = (&tree.nodes[0], &tree.walk);
        let worth = |id: &usize| tree.nodes[*id].is_solved() && tree.nodes[*id].low == root.low;
        let (value, bound, ids) = if solved {
            // A child whose lower bound reaches the value is worth it, even while its upper bound
            // has not come down yet.
            let mut ids: Vec<usize> = root.children.clone().filter(worth).collect();
            if ids.is_empty() || self.options.ties == Ties::First {
                let reaches = |id: &usize| tree.nodes[*id].low == root.low;
                ids = root.children.clone().find(reaches).into_iter().collect();
            }
            (root.low, Bound::Exact, ids)
        } else if root.visits == 0 {
            (Value::MIN, Bound::Lower, root.children.clone().take(1).collect())
        } else {
            let thousandths = (root.mean() * 2000.0 - 1000.0).round() as i32;
            let best = tree.most_promising().into_iter().collect();
            (Value::score(thousandths), Bound::Estimate, best)
        };
        let best = self.options.ties.choose(&ids);
        let move_of = |id: usize| tree.nodes[id].mv;
        Report {
            side: game.side(),
            best: best.and_then(move_of).or_else(|| first_move(game, at)),
            value,
            bound,
            pv: best.map_or_else(Vec::new, |id| tree.line(id)),
            tied: if solved { ids.into_iter().filter_map(move_of).collect() } else { Vec::new() },
            depth: if walk.horizon() == 0 { walk.stats.deepest } else { at.depth },
            proven: solved && walk.horizon() == 0,
            points: walk.points,
            parts: 1,
            stats: walk.stats,
            ended: match (done, solved) {
                (Err(Interrupted), _) => walk.ended,
                (Ok(()), true) => Ended::Complete,
                (Ok(()), false) => Ended::Playouts,
            },
        }
    }
}

/// A value as the result of a playout, from 0 (lost) to 1 (won). Scores come in between: ±100 is
/// halfway to a decided game.
fn reward(value: Value) -> f64 {
    if value.is_win() {
        1.0
    } else if value.is_loss() {
        0.0
    } else {
        let score = f64::from(value.raw());
        0.5 + 0.5 * score / (100.0 + score.abs())
    }
}

/// The natural logarithm of `x` ≥ 1 to nine digits, in arithmetic that gives the same bits on
/// every machine, which the system's own does not promise.
fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let exponent = (bits >> 52) as i32 - 1023;
    let mantissa = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let square = s * s;
    let series = (0..9).rev().fold(0.0, |sum, i| sum * square + 1.0 / f64::from(2 * i + 1));
    2.0 * s * series + f64::from(exponent) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_one() {
        for x in [1.0, 1.5, 2.0, 3.0, 10.0, 12_345.0, 4e9] {
            assert!((ln(x) - f64::ln(x)).abs() < 1e-8, "{x}");
        }
    }

    #[test]
    fn rewards_are_ordered() {
        let values = [Value::LOSS, Value::score(-50), Value::DRAW, Value::score(7), Value::WIN];
        assert!(values.windows(2).all(|w| reward(w[0]) < reward(w[1])));
    }
}
