//! A search that grew a tree in memory, as it stood after each of its iterations.

use crate::grower::{Grower, INFINITE, Log, Numbers, Tree};
use crate::recorder::NONE;
use crate::recording::NotRecorded;
use games::{Position, SearchSpec};
use gametree::{
    Algorithm, Bound, Ended, Leaf, Limits, Report, Side, Stats, TreeGame, Value, Verdict, View,
    exploration_term,
};
use serde::{Deserialize, Serialize};

/// The nodes of a search whose limits say nothing of them.
pub const USUAL_NODES: u64 = 20_000;
/// The most nodes with their numbers in one answer.
const MOST_VIEWS: usize = 2_000;
/// The most questions that are listed.
const MOST_QUESTIONS: usize = 100;

/// A search that grew a tree: MCTS or proof-number search. Every node is there as it was after each
/// iteration, as long as there was room; see [`GrowthTotals::kept`].
///
/// Iterations are numbered from 1; 0 is the moment before the first one. Nodes are numbered from 0
/// in the order in which they were added. Proof-number search asks several questions, and each
/// grows a tree of its own.
#[derive(Clone, Debug)]
pub struct Grown {
    start: Position,
    view: View,
    log: Log,
    report: Report<String>,
}

/// Searches `start` to `depth` plies, or to the end of the game, within `limits`, and records how the
/// tree grows; `tell` hears every few thousand positions how many there were. The search is the
/// one that [`Position::search`] runs with the same limits: without a limit of nodes, with that of
/// [`USUAL_NODES`].
///
/// # Errors
/// If the search is not possible, grows no tree, or is ended by the clock or the switch.
pub fn grow(
    start: &Position,
    spec: &SearchSpec,
    depth: Option<u32>,
    limits: &Limits,
    tell: &mut dyn FnMut(u64),
) -> Result<Grown, NotRecorded> {
    let not_grown = || NotRecorded::NotGrown(spec.algorithm.chars().take(40).collect());
    let algorithm: Algorithm = spec.algorithm.parse().map_err(|_| not_grown())?;
    let view = match algorithm.traits().view {
        View::Tree => return Err(not_grown()),
        view => view,
    };
    let nodes = limits.nodes.unwrap_or(USUAL_NODES);
    let limits = limits.clone().with_depth(depth).with_nodes(nodes);
    let mut grower = Grower::new(tell);
    let report = start.watch(spec, &limits, &mut grower)?;
    match report.ended {
        Ended::Time => return Err(NotRecorded::Slow),
        Ended::Stopped => return Err(NotRecorded::Stopped),
        _ => {}
    }
    let log = grower.finish();
    // A search of one's own by the name of an algorithm may grow nothing.
    if log.nodes.is_empty() {
        return Err(not_grown());
    }
    Ok(Grown { start: start.clone(), view, log, report })
}

/// Between which steps of a search one looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The iteration, from 0: before the first one.
    pub iteration: u64,
    /// Whether its result has not been backed up yet: the nodes it adds are there, with the numbers
    /// they are added with, and all others have those of the iteration before.
    #[serde(default)]
    pub before: bool,
}

/// A node whose children are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The node.
    pub node: u64,
    /// How many of them.
    pub count: u64,
}

/// The tree at a moment, as far as it was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GrowthPage {
    /// Of the whole search.
    pub totals: GrowthTotals,
    /// The iteration that is looked at.
    pub iteration: u64,
    /// Whether its result has not been backed up yet.
    pub before: bool,
    /// The index of the question that is being asked; none in MCTS.
    pub question: Option<usize>,
    /// The root of the tree that grows.
    pub root: u32,
    /// What the iteration did; nothing in iteration 0.
    pub told: Option<Told>,
    /// The nodes on the way of the iteration, then the others that were asked for, with their
    /// children.
    pub nodes: Vec<OpenedNode>,
}

/// What a search that grew a tree cost and found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GrowthTotals {
    /// The game; `tree` for a typed tree.
    pub game: String,
    /// What it is.
    pub view: View,
    /// What it cost.
    #[serde(flatten)]
    pub stats: Stats,
    /// What is known of the position.
    pub value: Verdict,
    /// The move to play.
    pub best: Option<String>,
    /// The move and the play after it.
    pub line: Vec<String>,
    /// Why it ended.
    pub ended: Ended,
    /// How many iterations it had.
    pub iterations: u64,
    /// How many of them can be looked at: the first ones.
    pub kept: u64,
    /// How many nodes these added.
    pub grown: usize,
    /// How many questions were asked.
    pub asked: usize,
    /// The first hundred of them.
    pub questions: Vec<QuestionView>,
}

/// A question of proof-number search: is the root worth so much or more to the side that asks?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuestionView {
    /// Who asks: the side to move at the position that is searched.
    pub side: Side,
    /// The move that leads to the root, if it is not the position that is searched.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The threshold; the side asks for this or better.
    pub threshold: Value,
    /// Whether it is any win: the smallest one counts.
    pub any_win: bool,
    /// Whether it is a draw: the threshold lies between that and a loss, in a game that can only be won,
    /// drawn or lost.
    pub draw: bool,
    /// How many iterations were done before it was asked.
    pub before: u64,
    /// The answer, if there is one.
    pub yes: Option<bool>,
    /// What is then known of the value.
    pub value: Option<Verdict>,
}

/// A node and its most interesting children: those on the way of the iteration, then in MCTS those
/// visited most, in proof-number search those that are nearest to a proof for the side to move. In
/// the order of the search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenedNode {
    /// The node.
    pub node: GrowthNode,
    /// Some of its children.
    pub children: Vec<GrowthNode>,
}

/// A node as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GrowthNode {
    /// Its number.
    pub id: u32,
    /// Its parent; none at a root.
    pub parent: Option<u32>,
    /// The move that led here; none at a root.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What a typed tree calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who is to move; none as long as the search has not been there.
    pub side: Option<Side>,
    /// How many children it has.
    pub children: u32,
    /// Whether it is a leaf of the game or of the depth.
    pub leaf: Option<Leaf>,
    /// What is known of it: of a leaf its value; in MCTS the mean of the samples, or the value if it
    /// is solved; else nothing.
    pub value: Verdict,
    /// What the search keeps there.
    #[serde(flatten)]
    pub numbers: NumbersView,
    /// Whether the search may go there from its parent next: in MCTS to any of several untried ones,
    /// by lot.
    pub next: bool,
}

/// What a search keeps at a node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum NumbersView {
    /// MCTS.
    Samples {
        /// How many samples went through it.
        visits: u32,
        /// It is worth at least this, from the first player's point of view.
        low: Value,
        /// At most this.
        high: Value,
        /// The mean result for the side to move at its parent, from 0 (all lost) to 1 (all won).
        mean: Option<f64>,
        /// What UCT adds to it.
        explore: Option<f64>,
        /// Their sum.
        uct: Option<f64>,
        /// Whether it can no longer change the value of its parent, so that it is not tried again.
        done: bool,
    },
    /// Proof-number search.
    Proof {
        /// The least number of leaves to prove that would answer yes; none if nothing can.
        proof: Option<u32>,
        /// The same for no.
        disproof: Option<u32>,
        /// Whether the side that asks is to move, so that one good child is enough.
        any: bool,
    },
}

/// What an iteration did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// From where it began to the node it came to: each before and after.
    pub path: Vec<ToldStep>,
    /// The node that got children.
    pub expanded: Option<u32>,
    /// The random moves from the last node of the path on.
    pub playout: Vec<String>,
    /// Why the sample ended.
    pub end: Option<Leaf>,
    /// What it ended with.
    pub value: Option<Verdict>,
    /// The same for X, from 0 to 1: what is backed up.
    pub reward: Option<f64>,
}

/// A node on the way of an iteration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldStep {
    /// As it was.
    pub before: GrowthNode,
    /// As it is.
    pub after: GrowthNode,
}

/// A moment as it is counted inside: the numbers of one iteration, the nodes of another.
#[derive(Clone, Copy)]
struct At {
    numbers: u64,
    nodes: u64,
}

impl At {
    fn of(Moment { iteration, before }: Moment) -> At {
        At { numbers: iteration.saturating_sub(u64::from(before)), nodes: iteration }
    }
}

impl Grown {
    /// What the search answered.
    #[must_use]
    pub fn report(&self) -> &Report<String> {
        &self.report
    }

    /// The last iteration that can be looked at.
    #[must_use]
    pub fn kept(&self) -> u64 {
        self.log.iterations.len() as u64
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.log.bytes()
    }

    /// What the search cost and found.
    #[must_use]
    pub fn totals(&self) -> GrowthTotals {
        let Grown { start, view, log, report } = self;
        let asked: Vec<&Tree> = log.trees.iter().filter(|tree| tree.threshold.is_some()).collect();
        let is_typed = start.game::<TreeGame>().is_some();
        GrowthTotals {
            game: if is_typed { "tree" } else { start.name() }.to_owned(),
            view: *view,
            stats: report.stats,
            value: report.verdict(),
            best: report.best.clone(),
            line: report.pv.clone(),
            ended: report.ended,
            iterations: log.total,
            kept: self.kept(),
            grown: log.nodes.len(),
            asked: asked.len(),
            questions: asked
                .into_iter()
                .take(MOST_QUESTIONS)
                .map(|tree| self.question(tree))
                .collect(),
        }
    }

    fn question(&self, tree: &Tree) -> QuestionView {
        let Tree { side, threshold, answer, before, mv, .. } = *tree;
        let threshold = threshold.unwrap_or(Value::DRAW);
        let known = answer.map(|(yes, value)| {
            let bound = if yes { Bound::Lower } else { Bound::Upper };
            self.verdict(value.for_first(side), bound.for_first(side))
        });
        QuestionView {
            side,
            mv: mv.and_then(|mv| self.name(mv)),
            threshold: threshold.for_first(side),
            any_win: threshold == Value::SLOWEST_WIN,
            draw: !self.report.points
                && self.report.stats.evaluations == 0
                && !threshold.is_decided()
                && threshold <= Value::DRAW,
            before,
            yes: answer.map(|(yes, _)| yes),
            value: known,
        }
    }

    fn name(&self, mv: u32) -> Option<String> {
        self.log.names.get(mv as usize).cloned()
    }

    fn verdict(&self, value: Value, bound: Bound) -> Verdict {
        let proven = bound != Bound::Estimate && self.report.stats.evaluations == 0;
        Verdict { value, bound, proven, points: self.report.points, parts: 1 }
    }

    /// The tree at a moment, which must not be later than the last iteration that is
    /// [kept](Grown::kept): the way of its iteration with up to `count` children of each node, and
    /// the nodes that are `wanted` and there already.
    #[must_use]
    pub fn page(&self, moment: Moment, count: usize, wanted: &[Wanted]) -> GrowthPage {
        let at = At::of(moment);
        let log = &self.log;
        let tree =
            match moment.iteration.checked_sub(1).and_then(|i| log.iterations.get(i as usize)) {
                Some(iteration) => iteration.tree as usize,
                None => 0,
            };
        let path: Vec<u32> = log
            .changes_of(moment.iteration as usize)
            .iter()
            .rev()
            .map(|change| change.node)
            .collect();
        let root = log.trees.get(tree).map_or(0, |tree| tree.root);
        let mut room = MOST_VIEWS;
        let mut nodes: Vec<OpenedNode> = Vec::new();
        let begin = if path.is_empty() { vec![root] } else { path.clone() };
        let on_way = begin.into_iter().map(|node| (node, count));
        let asked = wanted.iter().filter_map(|wanted| {
            let node = u32::try_from(wanted.node).ok().filter(|&id| self.is_there(id, at))?;
            Some((node, wanted.count as usize))
        });
        for (node, count) in on_way.chain(asked) {
            let opened = self.opened(node, count.min(room), at, &path);
            room -= opened.children.len();
            match nodes.iter_mut().find(|known| known.node.id == node) {
                Some(known) if known.children.len() >= opened.children.len() => {}
                Some(known) => *known = opened,
                None => nodes.push(opened),
            }
        }
        GrowthPage {
            totals: self.totals(),
            iteration: moment.iteration,
            before: moment.before,
            question: log.trees.get(tree).and_then(|tree| tree.threshold).map(|_| tree),
            root,
            told: self.told(moment.iteration, &path),
            nodes,
        }
    }

    fn is_there(&self, node: u32, at: At) -> bool {
        self.log.nodes.get(node as usize).is_some_and(|node| u64::from(node.added) <= at.nodes)
    }

    /// The children of a node that are there.
    fn children(&self, node: u32, at: At) -> std::ops::Range<u32> {
        let node = &self.log.nodes[node as usize];
        match node.expanded != NONE && u64::from(node.expanded) <= at.nodes {
            true => node.first..node.first + node.children,
            false => 0..0,
        }
    }

    fn opened(&self, id: u32, count: usize, at: At, path: &[u32]) -> OpenedNode {
        let all: Vec<u32> = self.children(id, at).collect();
        let mut ranked = all.clone();
        if count < all.len() {
            ranked.sort_by_key(|&child| (!path.contains(&child), self.rank(id, child, at), child));
            ranked.truncate(count);
            ranked.sort_unstable();
        }
        let next = self.next(id, at);
        let mut names = Names::new(self, id);
        let node = self.node(id, at, names.here());
        let children = ranked.into_iter().map(|child| {
            let name = names.below(self, child);
            GrowthNode { next: next.contains(&child), ..self.node(child, at, name) }
        });
        OpenedNode { node, children: children.collect() }
    }

    /// The smaller, the more interesting.
    fn rank(&self, parent: u32, child: u32, at: At) -> u32 {
        let (numbers, visits) = self.log.at(child, at.numbers);
        match numbers {
            Numbers::Samples { .. } => u32::MAX - visits,
            Numbers::Proof { proof, disproof } => {
                if self.is_any(parent) {
                    proof
                } else {
                    disproof
                }
            }
        }
    }

    fn tree_of(&self, id: u32) -> &Tree {
        &self.log.trees[self.log.nodes[id as usize].tree as usize]
    }

    /// Whether the side that searches or asks is to move at a node.
    fn is_any(&self, id: u32) -> bool {
        self.log.nodes[id as usize].side == Some(self.tree_of(id).side)
    }

    /// The children to one of which the search would go next.
    fn next(&self, id: u32, at: At) -> Vec<u32> {
        let any = self.is_any(id);
        let children = self.children(id, at);
        match self.log.at(id, at.numbers) {
            (Numbers::Samples { low, high, .. }, visits) => {
                let open = children.filter(|&child| {
                    matches!(self.log.at(child, at.numbers).0, Numbers::Samples { low: l, high: h, .. }
                        if matters(any, (low, high), (l, h)))
                });
                let open: Vec<u32> = open.collect();
                let visited = |&child: &u32| self.log.at(child, at.numbers).1 > 0;
                if !open.iter().all(visited) {
                    return open.into_iter().filter(|child| !visited(child)).collect();
                }
                let uct = |child: u32| {
                    let [mean, explore] = self.uct(child, any, visits, at)?;
                    Some((child, mean + explore))
                };
                let best = open.into_iter().filter_map(uct);
                let best = best.reduce(|best, next| if next.1 > best.1 { next } else { best });
                best.map(|(child, _)| child).into_iter().collect()
            }
            (Numbers::Proof { proof, disproof }, _) if proof == 0 || disproof == 0 => Vec::new(),
            _ => children.min_by_key(|&child| self.rank(id, child, at)).into_iter().collect(),
        }
    }

    /// The mean of a child for the side to move at its parent, and what UCT adds to it.
    fn uct(&self, child: u32, any: bool, parent_visits: u32, at: At) -> Option<[f64; 2]> {
        let (Numbers::Samples { reward, .. }, visits @ 1..) = self.log.at(child, at.numbers) else {
            return None;
        };
        let mean = reward / f64::from(visits);
        let mean = if any { mean } else { 1.0 - mean };
        Some([mean, exploration_term(parent_visits, visits)])
    }

    /// A node as it stands; not whether it is next.
    fn node(&self, id: u32, at: At, name: Option<String>) -> GrowthNode {
        let grown = &self.log.nodes[id as usize];
        let side = self.tree_of(id).side;
        let (numbers, visits) = self.log.at(id, at.numbers);
        // MCTS knows a node when it has been there; proof-number search has been at all of them.
        let known = visits > 0 || matches!(numbers, Numbers::Proof { .. });
        let leaf = grown.leaf.filter(|_| known);
        let leaf_value = leaf.map(|(_, value)| self.verdict(value, Bound::Exact));
        let (numbers, value) = match numbers {
            Numbers::Samples { reward, low, high } => {
                let solved = (low == high).then(|| self.verdict(low.for_first(side), Bound::Exact));
                let mean = (visits > 0).then(|| {
                    let thousandths = (reward / f64::from(visits) * 2000.0 - 1000.0).round();
                    let value = Value::score(thousandths as i32).for_first(side);
                    self.verdict(value, Bound::Estimate)
                });
                let value = leaf_value.or(solved).or(mean).unwrap_or(Verdict::UNKNOWN);
                (self.samples(id, (low, high), visits, at), value)
            }
            Numbers::Proof { proof, disproof } => {
                let finite = |number: u32| (number != INFINITE).then_some(number);
                let (proof, disproof) = (finite(proof), finite(disproof));
                let view = NumbersView::Proof { proof, disproof, any: self.is_any(id) };
                (view, leaf_value.unwrap_or(Verdict::UNKNOWN))
            }
        };
        GrowthNode {
            id,
            parent: Some(grown.parent).filter(|&parent| parent != NONE),
            mv: Some(grown.mv).filter(|_| grown.parent != NONE).and_then(|mv| self.name(mv)),
            name,
            side: grown.side.filter(|_| known || grown.parent == NONE),
            children: self.children(id, at).len() as u32,
            leaf: leaf.map(|(kind, _)| kind),
            value,
            numbers,
            next: false,
        }
    }

    /// What MCTS keeps at a node, its bounds from the first player's point of view.
    fn samples(&self, id: u32, (low, high): (Value, Value), visits: u32, at: At) -> NumbersView {
        let parent = self.log.nodes[id as usize].parent;
        let (mut terms, mut done) = (None, low == high);
        if parent != NONE {
            let any = self.is_any(parent);
            let (above, parent_visits) = self.log.at(parent, at.numbers);
            terms = self.uct(id, any, parent_visits, at);
            if let Numbers::Samples { low: least, high: most, .. } = above {
                done = !matters(any, (least, most), (low, high));
            }
        }
        let side = self.tree_of(id).side;
        // What every value is within says nothing.
        let is_solved = low == high;
        let low = if low == Value::LOSS && !is_solved { Value::MIN } else { low };
        let high = if high == Value::WIN && !is_solved { Value::MAX } else { high };
        let (a, b) = (low.for_first(side), high.for_first(side));
        let [mean, explore] = [terms.map(|terms| terms[0]), terms.map(|terms| terms[1])];
        let uct = terms.map(|[mean, explore]| mean + explore);
        NumbersView::Samples { visits, low: a.min(b), high: a.max(b), mean, explore, uct, done }
    }

    fn told(&self, iteration: u64, path: &[u32]) -> Option<Told> {
        let number = usize::try_from(iteration.checked_sub(1)?).ok()?;
        let done = self.log.iterations.get(number)?;
        let [before, after] = [true, false].map(|before| At::of(Moment { iteration, before }));
        let steps = path.iter().map(|&id| {
            let name = Names::new(self, id).here();
            let parent = self.log.nodes[id as usize].parent;
            let next = |at| parent != NONE && self.next(parent, at).contains(&id);
            ToldStep {
                before: GrowthNode { next: next(before), ..self.node(id, before, name.clone()) },
                after: GrowthNode { next: next(after), ..self.node(id, after, name) },
            }
        });
        let names = self.log.moves_of(iteration as usize).iter().filter_map(|&mv| self.name(mv));
        Some(Told {
            path: steps.collect(),
            expanded: Some(done.expanded).filter(|&node| node != NONE),
            playout: names.collect(),
            end: done.end.map(|(kind, _)| kind),
            value: done.end.map(|(_, value)| self.verdict(value, Bound::Exact)),
            reward: done.end.and_then(|_| self.reward(*path.first()?, iteration)),
        })
    }

    /// What an iteration added to the sum of a node, for X.
    fn reward(&self, node: u32, iteration: u64) -> Option<f64> {
        let sum = |iteration| match self.log.at(node, iteration).0 {
            Numbers::Samples { reward, .. } => Some(reward),
            Numbers::Proof { .. } => None,
        };
        let reward = sum(iteration)? - sum(iteration - 1)?;
        let reward = if self.tree_of(node).side == Side::First { reward } else { 1.0 - reward };
        // What is left of a large sum has fewer digits.
        Some((reward * 1e6).round() / 1e6)
    }

    /// The moves from the position that is searched to a node.
    fn way(&self, id: u32) -> Vec<u32> {
        let parent =
            |&id: &u32| Some(self.log.nodes[id as usize].parent).filter(|&parent| parent != NONE);
        let mut way: Vec<u32> = std::iter::successors(Some(id), parent)
            .map(|id| self.log.nodes[id as usize].mv)
            .filter(|&mv| mv != NONE)
            .collect();
        way.reverse();
        way
    }
}

/// Whether a child can still change the value of its parent, each with its bounds; `any`: the side
/// that searches is to move at the parent.
fn matters(
    any: bool,
    (low, high): (Value, Value),
    (child_low, child_high): (Value, Value),
) -> bool {
    let improves = if any { child_high > low } else { child_low < high };
    improves && child_low != child_high
}

/// What a typed tree calls a node and its children.
struct Names(Option<Position>);

impl Names {
    fn new(grown: &Grown, node: u32) -> Names {
        let typed = grown.start.game::<TreeGame>().map(|_| grown.start.clone());
        Names(typed.map(|mut position| {
            for mv in grown.way(node) {
                grown.name(mv).and_then(|name| position.play(&name).ok());
            }
            position
        }))
    }

    fn here(&self) -> Option<String> {
        self.0.as_ref()?.label()
    }

    fn below(&mut self, grown: &Grown, child: u32) -> Option<String> {
        let position = self.0.as_mut()?;
        position.play(&grown.name(grown.log.nodes[child as usize].mv)?).ok()?;
        let label = position.label();
        position.undo();
        label
    }
}
