//! Expectimax: minimax for typed trees in which chance moves too.

use super::{Options, Search, Ties};
use crate::{
    Bound, Branch, Ended, Game, Leaf, Limits, Node, Observer, Outcome, Report, Side, Stats,
    TreeGame, Value, Window,
};

/// Minimax with a third kind of node: what a [chance node](TreeGame) is worth is the average of its
/// branches, each as often as it is likely. Looks at everything.
///
/// Values are exact: they count [`TreeGame::parts`] of a point, as does the report. At the depth
/// limit a node is worth 0. Of a tree without chance nodes it says what [`Minimax`](super::Minimax)
/// says.
///
/// ```
/// use gametree::{Expectimax, Limits, Search, TreeGame};
///
/// let tree: TreeGame = "(3 {1/4:10 3/4:2})".parse()?;
/// let report = Expectimax::default().search(&tree, &Limits::none(), &mut ());
/// assert_eq!(report.verdict().to_string(), "+4");
/// # Ok::<(), gametree::ParseTreeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Expectimax {
    /// Which of several equally good moves to play, and how finished games are scored.
    pub options: Options,
}

impl Expectimax {
    /// The name on command lines and in files.
    pub const NAME: &'static str = "expectimax";
}

/// The search has to end now.
struct Interrupted(Ended);

struct Run<'a, O> {
    tree: TreeGame,
    options: Options,
    limits: &'a Limits,
    observer: &'a mut O,
    stats: Stats,
    points: bool,
    /// The value of each branch of the root, as far as they are completed.
    root: Vec<(Branch, Value)>,
}

/// How often, in nodes, the switch and the clock are looked at.
const POLL_EVERY: u64 = 256;

impl<O: Observer<TreeGame>> Run<'_, O> {
    fn told(
        &mut self,
        tell: impl FnOnce(&mut O, &TreeGame) -> crate::Flow,
    ) -> Result<(), Interrupted> {
        match tell(self.observer, &self.tree) {
            flow if flow.is_break() => Err(Interrupted(Ended::Stopped)),
            _ => Ok(()),
        }
    }

    /// The value of the current node for the first player, and the play from it on.
    fn node(&mut self, ply: u32, mv: Option<Branch>) -> Result<(Value, Vec<Branch>), Interrupted> {
        if self.limits.nodes.is_some_and(|most| self.stats.nodes >= most) {
            return Err(Interrupted(Ended::Nodes));
        }
        if self.stats.nodes.is_multiple_of(POLL_EVERY)
            && let Some(why) = self.limits.interrupted()
        {
            return Err(Interrupted(why));
        }
        self.stats.nodes += 1;
        self.stats.deepest = self.stats.deepest.max(ply);
        let side = self.tree.side();
        let depth = self.limits.depth.map_or(u32::MAX - ply, |depth| depth - ply);
        let node = Node { ply, depth, window: Window::FULL, mv };
        self.told(|observer, tree| observer.enter(tree, &node))?;
        let leaf = match self.tree.outcome() {
            Some(outcome) => Some((Leaf::Finished, self.worth(outcome, ply))),
            None if depth == 0 => {
                self.stats.evaluations += 1;
                Some((Leaf::Horizon, Value::score(0)))
            }
            None => None,
        };
        let (value, line) = match leaf {
            Some((kind, value)) => {
                self.stats.leaves += 1;
                let told = value.for_first(side);
                self.told(|observer, tree| observer.leaf(tree, ply, kind, told))?;
                (value, Vec::new())
            }
            None => self.inner(ply, side)?,
        };
        let told = value.for_first(side);
        self.told(|observer, tree| observer.leave(tree, ply, told, Bound::Exact))?;
        Ok((value, line))
    }

    /// What a leaf is worth to the first player.
    fn worth(&mut self, outcome: Outcome, ply: u32) -> Value {
        match outcome {
            Outcome::Points(points) => {
                self.points = true;
                // The parser has seen that it fits.
                Value::score(points.saturating_mul(self.tree.parts() as i32))
            }
            decided => Value::of(decided, Side::First, ply, self.options.scoring),
        }
    }

    fn inner(&mut self, ply: u32, side: Side) -> Result<(Value, Vec<Branch>), Interrupted> {
        let moves = self.tree.legal_moves();
        self.stats.generated += moves.len() as u64;
        let is_chance = self.tree.is_chance();
        let mut sum = 0_i64;
        let mut best: Option<(Value, Vec<Branch>)> = None;
        for mv in moves {
            self.tree.play(mv);
            let (value, line) = self.node(ply + 1, Some(mv))?;
            let likely = self.tree.probability();
            self.tree.undo(mv);
            if ply == 0 {
                self.root.push((mv, value));
            }
            if let Some(likely) = likely {
                sum += i64::from(value.raw()) * i64::from(likely.of()) / i64::from(likely.out_of());
                continue;
            }
            let found = value.for_first(side);
            if best.as_ref().is_none_or(|(best, _)| found > best.for_first(side)) {
                self.told(|observer, tree| observer.improved(tree, ply, mv, found))?;
                best = Some((value, [mv].into_iter().chain(line).collect()));
            }
        }
        Ok(match best {
            // Nobody chooses, so the line of play ends here.
            _ if is_chance => (Value::score(sum as i32), Vec::new()),
            best => best.unwrap_or((Value::DRAW, Vec::new())),
        })
    }
}

impl Search<TreeGame> for Expectimax {
    fn search<O: Observer<TreeGame>>(
        &mut self,
        game: &TreeGame,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<Branch> {
        let (options, side) = (self.options, game.side());
        let (tree, stats) = (game.clone(), Stats::default());
        let mut run =
            Run { tree, options, limits, observer, stats, points: false, root: Vec::new() };
        let done = run.node(0, None);
        let Run { stats, points, root, .. } = run;
        let proven = done.is_ok() && stats.evaluations == 0;
        let parts = game.parts();
        let report = Report { stats, points, parts, proven, ..Report::unknown(side) };
        let depth = if stats.evaluations == 0 { stats.deepest } else { limits.depth.unwrap_or(0) };
        match done {
            Err(Interrupted(ended)) => {
                Report { ended, best: game.legal_moves().first().copied(), depth, ..report }
            }
            Ok((value, line)) if game.is_chance() || root.is_empty() => {
                let value = value.for_first(side);
                Report { value, bound: Bound::Exact, pv: line, depth, ..report }
            }
            Ok((value, line)) => {
                let equal = root.iter().filter(|&&(_, found)| found == value).map(|&(mv, _)| mv);
                let tied: Vec<Branch> = match options.ties {
                    Ties::First => equal.take(1).collect(),
                    Ties::Random(_) => equal.collect(),
                };
                let best = options.ties.choose(&tied);
                // The line is that of the first of them.
                let pv =
                    if line.first() == best.as_ref() { line } else { best.into_iter().collect() };
                let value = value.for_first(side);
                Report { value, bound: Bound::Exact, best, pv, tied, depth, ..report }
            }
        }
    }
}
