//! One walk over a game tree, shared by the searches: the position, the evaluator, the counters, the
//! limits and the observer.

use crate::{
    Bound, Ended, Evaluate, Flow, Game, Growth, Leaf, Limits, Node, Observer, Outcome, Scoring,
    Side, Stats, Value, Window,
};

/// The search has to end now. What was not completed is void.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// The value of a completed node, or none.
pub(crate) type Searched = Result<Value, Interrupted>;

/// How often, in nodes, the flag and the clock are looked at.
const POLL_EVERY: u64 = 256;

/// Where a node is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Plies from the root.
    pub ply: u32,
    /// Plies left to the depth limit.
    pub depth: u32,
}

impl Place {
    pub(crate) fn root(depth: u32) -> Place {
        Place { ply: 0, depth }
    }

    pub(crate) fn below(self) -> Place {
        Place { ply: self.ply + 1, depth: self.depth.saturating_sub(1) }
    }
}

/// Whether a move passed the turn: how values and windows look from the other end of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    Passed,
    Kept,
}

impl Turn {
    /// A child's value as its parent sees it.
    #[inline]
    pub(crate) fn value(self, child: Value) -> Value {
        match self {
            Turn::Passed => -child,
            Turn::Kept => child,
        }
    }

    /// Asks `child` about the values in `window`. Window and answer are from the point of view of the
    /// parent here, and of the child there.
    #[inline]
    pub(crate) fn ask(self, window: Window, child: impl FnOnce(Window) -> Searched) -> Searched {
        match self {
            Turn::Passed => Ok(-child(-window)?),
            Turn::Kept => child(window),
        }
    }
}

pub(crate) struct Walk<'a, G: Game, E, O> {
    pub game: G,
    pub stats: Stats,
    /// The move lists of all nodes on the current path, one behind the other.
    pub moves: Vec<G::Move>,
    /// Table entries used that rest on evaluations.
    unsettled_hits: u64,
    /// Whether a game ended with points.
    pub points: bool,
    /// [`Options::strict_cuts`](super::Options::strict_cuts).
    pub strict_cuts: bool,
    /// Why the walk was interrupted.
    pub ended: Ended,
    /// Scores the leaves at the depth limit.
    evaluator: &'a E,
    /// How the other leaves are scored.
    scoring: Scoring,
    observer: &'a mut O,
    limits: &'a Limits,
    next_poll: u64,
    /// The best line from each ply on.
    lines: Vec<Vec<G::Move>>,
    /// The move that led to the node that is entered next, unless that is the root.
    last: Option<G::Move>,
}

impl<'a, G: Game, E: Evaluate<G>, O: Observer<G>> Walk<'a, G, E, O> {
    pub(crate) fn new(
        game: &G,
        evaluator: &'a E,
        scoring: Scoring,
        limits: &'a Limits,
        observer: &'a mut O,
    ) -> Self {
        Walk {
            game: game.clone(),
            stats: Stats::default(),
            moves: Vec::new(),
            unsettled_hits: 0,
            points: false,
            strict_cuts: false,
            ended: Ended::Complete,
            evaluator,
            scoring,
            observer,
            limits,
            next_poll: 0,
            lines: Vec::new(),
            last: None,
        }
    }

    /// Whether `value` is reason enough to leave out the other moves.
    #[inline]
    pub(crate) fn refutes(&self, value: Value, beta: Value) -> bool {
        value > beta || (value == beta && !self.strict_cuts)
    }

    /// What the result of a node says about its true value.
    #[inline]
    pub(crate) fn bound(&self, window: Window, value: Value) -> Bound {
        if self.strict_cuts { window.bound_if_strict(value) } else { window.bound(value) }
    }

    /// Enters a node. `Some` value if it is a leaf, which is then done with.
    ///
    /// Most nodes are leaves, so this is inlined where the parent descends, and only inner nodes
    /// cost a call of the recursive function.
    #[inline(always)]
    pub(crate) fn visit(
        &mut self,
        at: Place,
        window: Window,
    ) -> Result<Option<Value>, Interrupted> {
        if self.stats.nodes >= self.next_poll {
            self.poll()?;
        }
        self.stats.nodes += 1;
        self.stats.deepest = self.stats.deepest.max(at.ply);
        match self.lines.get_mut(at.ply as usize) {
            Some(line) => line.clear(),
            None => self.lines.push(Vec::new()),
        }
        let mv = if at.ply == 0 { None } else { self.last };
        let node = Node { ply: at.ply, depth: at.depth, window, mv };
        let entered = self.observer.enter(&self.game, &node);
        self.heed(entered)?;
        let (kind, value) = if let Some(outcome) = self.game.outcome() {
            let value = Value::of(outcome, self.game.side(), at.ply, self.scoring);
            self.points |= matches!(outcome, Outcome::Points(_));
            (Leaf::Finished, value)
        } else if at.depth == 0 {
            self.stats.evaluations += 1;
            (Leaf::Horizon, Value::score(self.evaluator.evaluate(&self.game)))
        } else {
            return Ok(None);
        };
        self.stats.leaves += 1;
        let flow = self.observer.leaf(&self.game, at.ply, kind, value);
        self.heed(flow)?;
        self.leave(at, value, Bound::Exact)?;
        Ok(Some(value))
    }

    /// Puts the moves of the current node behind those of its ancestors; the answer is where they
    /// begin. [`leave_moves`](Self::leave_moves) removes them again.
    #[inline]
    pub(crate) fn generate(&mut self) -> usize {
        let first = self.moves.len();
        self.game.moves(&mut self.moves);
        self.stats.generated += (self.moves.len() - first) as u64;
        first
    }

    #[inline]
    pub(crate) fn leave_moves(&mut self, first: usize) {
        self.moves.truncate(first);
    }

    /// Plays a move.
    #[inline]
    pub(crate) fn play(&mut self, mv: G::Move) -> Turn {
        let side = self.game.side();
        self.game.play(mv);
        self.last = Some(mv);
        if self.game.side() == side { Turn::Kept } else { Turn::Passed }
    }

    /// Says that the node entered next is the one after `mv`, which was played before: it is
    /// entered a second time, and other nodes were in between.
    #[inline]
    pub(crate) fn again(&mut self, mv: G::Move) {
        self.last = Some(mv);
    }

    /// Plays a move, runs `child` on the position after it, takes the move back. After an
    /// interruption the game is left as it is: nobody looks at it any more.
    #[inline]
    pub(crate) fn descend(
        &mut self,
        mv: G::Move,
        child: impl FnOnce(&mut Self, Turn) -> Searched,
    ) -> Searched {
        let turn = self.play(mv);
        let value = child(self, turn)?;
        self.game.undo(mv);
        Ok(value)
    }

    /// `mv` is the best move at this node so far, and above alpha.
    #[inline]
    pub(crate) fn improved(
        &mut self,
        at: Place,
        mv: G::Move,
        value: Value,
        beta: Value,
    ) -> Result<(), Interrupted> {
        // Above beta the opponent will not let it come to this line.
        if value < beta {
            self.extend_line(at.ply as usize, mv);
        }
        let flow = self.observer.improved(&self.game, at.ply, mv, value);
        self.heed(flow)
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The moves behind `moves[i]`, the last one tried at this node, do not matter.
    #[inline]
    pub(crate) fn cut(&mut self, at: Place, i: usize, window: Window) -> Result<(), Interrupted> {
        let skipped = self.moves.len() - 1 - i;
        if skipped == 0 {
            return Ok(());
        }
        self.stats.cutoffs += 1;
        let flow = self.observer.cutoff(&self.game, at.ply, self.moves[i], window, skipped);
        self.heed(flow)
    }

    /// Counts what makes a value depend on the depth limit: evaluations, and table entries that
    /// rest on them. A subtree that leaves this number as it was is settled.
    #[inline]
    pub(crate) fn horizon(&self) -> u64 {
        self.stats.evaluations + self.unsettled_hits
    }

    /// The table has the answer for the current node, which is then done with.
    pub(crate) fn table_hit(
        &mut self,
        at: Place,
        value: Value,
        bound: Bound,
        settled: bool,
    ) -> Searched {
        self.stats.table_hits += 1;
        self.unsettled_hits += u64::from(!settled);
        let flow = self.observer.table_hit(&self.game, at.ply, value, bound);
        self.heed(flow)?;
        self.leave(at, value, bound)
    }

    /// The current node is done.
    #[inline]
    pub(crate) fn leave(&mut self, at: Place, value: Value, bound: Bound) -> Searched {
        let flow = self.observer.leave(&self.game, at.ply, value, bound);
        self.heed(flow)?;
        Ok(value)
    }

    /// A round is done.
    pub(crate) fn iteration(&mut self, report: &crate::Report<G::Move>) -> Result<(), Interrupted> {
        let flow = self.observer.iteration(report);
        self.heed(flow)
    }

    /// The tree in memory has grown.
    #[inline]
    pub(crate) fn growth(&mut self, step: Growth<G::Move>) -> Result<(), Interrupted> {
        let flow = self.observer.growth(&self.game, step);
        self.heed(flow)
    }

    /// The same for the tree after the last move played.
    pub(crate) fn new_tree(
        &mut self,
        at: Place,
        side: Side,
        threshold: Option<Value>,
    ) -> Result<(), Interrupted> {
        let mv = if at.ply == 0 { None } else { self.last };
        self.growth(Growth::Tree { side, threshold, mv })
    }

    /// The best line found from the root.
    pub(crate) fn line(&self) -> &[G::Move] {
        self.lines.first().map_or(&[], Vec::as_slice)
    }

    pub(crate) fn side(&self) -> Side {
        self.game.side()
    }

    #[inline]
    fn heed(&mut self, flow: Flow) -> Result<(), Interrupted> {
        if flow.is_break() {
            self.ended = Ended::Stopped;
            return Err(Interrupted);
        }
        Ok(())
    }

    #[cold]
    fn poll(&mut self) -> Result<(), Interrupted> {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        if self.stats.nodes >= most {
            self.ended = Ended::Nodes;
            return Err(Interrupted);
        }
        if let Some(why) = self.limits.interrupted() {
            self.ended = why;
            return Err(Interrupted);
        }
        self.next_poll = (self.stats.nodes + POLL_EVERY).min(most);
        Ok(())
    }
}
