//! Alpha-beta with a transposition table: what iterative deepening and MTD(f) share.

use super::pvs::scout;
use super::root::bring_forward;
use super::walk::{Place, Searched, Walk};
use crate::{Bound, Entry, Evaluate, Game, Observer, Report, Scoring, Table, Value, Window};

/// The default size of a table, in bytes.
pub(crate) const TABLE_BYTES: usize = 64 << 20;

/// A search that keeps a table, under this name.
macro_rules! with_table {
    ($(#[$about:meta])* $Search:ident) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $Search<M, E> {
            /// Scores positions at the depth limit.
            pub evaluator: E,
            /// Scoring and ties. After changing the evaluator or the scoring,
            #[doc = concat!("[`forget`](", stringify!($Search), "::forget).")]
            pub options: Options,
            pub(super) table: Table<M>,
        }

        impl<M: Copy, E> $Search<M, E> {
            /// With the default options and a table of at most 64 MB.
            pub fn new(evaluator: E) -> Self {
                Self::with_table(evaluator, Table::with_bytes(TABLE_BYTES))
            }

            /// With the default options and this table.
            pub fn with_table(evaluator: E, table: Table<M>) -> Self {
                $Search { evaluator, options: Options::default(), table }
            }

            /// Empties the table.
            pub fn forget(&mut self) {
                self.table.clear();
            }
        }
    };
}
pub(super) use with_table;

/// Principal variation search with a table, in which the move the table suggests is tried first,
/// then the one that cut at a sibling. (A move that cut somewhere else at the same ply helps less
/// than it costs: it breaks up the common order in which most transpositions come about.)
///
/// It answers exactly as plain minimax to the same depth would, whatever is in the table: see
/// [`Entry::answers`].
pub(crate) struct TableSearch<'a, M> {
    pub scoring: Scoring,
    pub table: &'a mut Table<M>,
    /// At each ply, the move that cut at a sibling of the current node.
    pub killers: Vec<Option<M>>,
}

impl<M: Copy + Eq> TableSearch<'_, M> {
    /// As [`Window`] says: an upper bound that is ≤ alpha, a lower bound that is ≥ beta, or exact.
    pub(crate) fn search<G: Game<Move = M>, E: Evaluate<G>, O: Observer<G>>(
        &mut self,
        walk: &mut Walk<'_, G, E, O>,
        at: Place,
        window: Window,
    ) -> Searched {
        if let Some(value) = walk.visit(at, window)? {
            return Ok(value);
        }
        let key = walk.game.key();
        let mut hint = None;
        if let Some(entry) = self.table.get(key) {
            hint = entry.best;
            let value = entry.value.seen_from_root(at.ply);
            if entry.answers(at.depth, window, value) {
                return walk.table_hit(at, value, entry.bound, entry.settled);
            }
        }
        let horizon = walk.horizon();
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        let mut best_move = None;
        let first = walk.generate();
        self.order(&mut walk.moves[first..], at, hint);
        for i in first..walk.moves.len() {
            let mv = walk.moves[i];
            let value = walk.descend(mv, |walk, turn| {
                scout(Window { alpha, beta }, i == first, |window| {
                    walk.again(mv);
                    turn.ask(window, |window| self.search(walk, at.below(), window))
                })
            })?;
            if value > best {
                best = value;
                best_move = Some(mv);
            }
            if value > alpha {
                walk.improved(at, mv, value, beta)?;
                if value >= beta {
                    self.killers[at.ply as usize] = Some(mv);
                    walk.cut(at, i, Window { alpha, beta })?;
                    break;
                }
                alpha = value;
            }
        }
        walk.leave_moves(first);
        let bound = window.bound(best);
        self.table.put(Entry {
            key,
            value: best.seen_from_node(at.ply),
            bound,
            depth: at.depth,
            settled: walk.horizon() == horizon || best.is_decided(),
            best: best_move,
        });
        walk.leave(at, best, bound)
    }

    fn order(&mut self, moves: &mut [M], at: Place, hint: Option<M>) {
        let ply = at.ply as usize;
        if self.killers.len() < ply + 2 {
            self.killers.resize(ply + 2, None);
        }
        bring_forward(moves, self.killers[ply]);
        bring_forward(moves, hint);
        self.killers[ply + 1] = None; // the children of this node are no siblings of others
    }

    /// Carries the line of an exact report on with what the table knows, since a line ends where
    /// the table answered.
    ///
    /// Where a position is worth exactly v, a move after which the other side has at most −v is a
    /// best one, and that position is worth exactly −v; so upper bounds are enough to go on.
    pub(crate) fn extend_line<G: Game<Move = M>>(
        &self,
        start: &G,
        report: &mut Report<M>,
        depth: u32,
    ) {
        if report.bound != Bound::Exact {
            return;
        }
        let mut game = start.clone();
        // The value of the current position to its side to move.
        let mut value = report.value;
        for &mv in &report.pv {
            value = step(&mut game, mv, value);
        }
        let mut moves = Vec::new();
        while game.outcome().is_none() && (report.pv.len() as u64) < u64::from(depth) {
            let ply = report.pv.len() as u32 + 1;
            moves.clear();
            game.moves(&mut moves);
            let next = moves.iter().copied().find_map(|mv| {
                let mut after = game.clone();
                let wanted = step(&mut after, mv, value);
                // Whoever moves twice in a row wants more, not less.
                let kept = after.side() == game.side();
                self.is_known(&after, ply, depth - ply, wanted, kept).then_some((mv, after, wanted))
            });
            let Some((mv, after, wanted)) = next else { break };
            report.pv.push(mv);
            game = after;
            value = wanted;
        }
    }

    /// Whether the position is known to be worth at most `value` to its side to move, or at least
    /// that if `at_least`.
    fn is_known<G: Game<Move = M>>(
        &self,
        game: &G,
        ply: u32,
        depth: u32,
        value: Value,
        at_least: bool,
    ) -> bool {
        if let Some(outcome) = game.outcome() {
            return Value::of(outcome, game.side(), ply, self.scoring) == value;
        }
        let Some(entry) = self.table.get(game.key()) else { return false };
        let known = entry.value.seen_from_root(ply);
        entry.is_deep_enough(depth)
            && match entry.bound {
                Bound::Exact => known == value,
                Bound::Upper => !at_least && known <= value,
                Bound::Lower => at_least && known >= value,
                Bound::Estimate => false,
            }
    }
}

/// Plays a move; `value` as the side to move after it sees it.
fn step<G: Game>(game: &mut G, mv: G::Move, value: Value) -> Value {
    let side = game.side();
    game.play(mv);
    if game.side() == side { value } else { -value }
}
