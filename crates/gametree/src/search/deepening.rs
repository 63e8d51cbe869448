//! Iterative deepening with a transposition table.

use super::pvs::scout;
use super::root::{Question, search_root};
use super::table_search::{TABLE_BYTES, TableSearch};
use super::walk::{Interrupted, Walk};
use super::{Options, Search, Ties};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::{Ended, Limits};
use crate::observe::Observer;
use crate::report::Report;
use crate::table::Table;
use crate::value::{Bound, Value, Window};

/// Searches to depth 1, 2, 3, … until a limit, or until looking deeper cannot change the answer.
///
/// The table lives as long as this value does, so a later search of a related position is faster;
/// the answers do not depend on it, as long as evaluator and scoring stay the same.
#[derive(Clone, Debug)]
pub struct Deepening<M, E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties. After changing the evaluator or the scoring, [`forget`](Deepening::forget).
    pub options: Options,
    table: Table<M>,
}

impl<M: Copy, E> Deepening<M, E> {
    /// With the default options and a table of at most 64 MB.
    pub fn new(evaluator: E) -> Deepening<M, E> {
        Deepening::with_table(evaluator, Table::with_bytes(TABLE_BYTES))
    }

    /// With the default options and this table.
    pub fn with_table(evaluator: E, table: Table<M>) -> Deepening<M, E> {
        Deepening { evaluator, options: Options::default(), table }
    }

    /// Empties the table.
    pub fn forget(&mut self) {
        self.table.clear();
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Deepening<G::Move, E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Deepening { evaluator, options, table } = self;
        let mut walk = Walk::new(game, limits, observer);
        let mut table = TableSearch { evaluator, options, table, killers: Vec::new() };
        deepen(limits, options, &mut walk, |walk, depth, previous| {
            let question = Question { depth, window: Window::FULL, options, evaluator };
            let hint = previous.and_then(|report| report.best);
            let mut report = search_root(walk, &question, hint, |walk, turn, child| {
                scout(child.window, child.first, |window| {
                    walk.again(child.mv);
                    turn.ask(window, |window| table.search(walk, child.at, window))
                })
            });
            table.extend_line(game, &mut report, depth);
            report
        })
    }
}

/// Runs `round` for depth 1, 2, 3, … and answers with the last completed one. A round is handed
/// the report of the one before.
pub(crate) fn deepen<G: Game, O: Observer<G>>(
    limits: &Limits,
    options: &Options,
    walk: &mut Walk<'_, G, O>,
    mut round: impl FnMut(&mut Walk<'_, G, O>, u32, Option<&Report<G::Move>>) -> Report<G::Move>,
) -> Report<G::Move> {
    let deepest = limits.depth.unwrap_or(u32::MAX);
    let mut depth = deepest.min(1);
    let mut done: Option<Report<G::Move>> = None;
    loop {
        let mut report = round(walk, depth, done.as_ref());
        if report.ended != Ended::Complete {
            return interrupted(done, report);
        }
        if walk.iteration(&report) == Err(Interrupted) {
            report.ended = Ended::Stopped;
            return report;
        }
        // Where distance does not count, other moves may yet turn out to win as well.
        let more_ties = options.ties != Ties::First && report.value == Value::WIN;
        let settled = report.proven || (report.value.is_decided() && !more_ties);
        if depth == deepest || settled {
            return report;
        }
        depth += 1;
        done = Some(report);
    }
}

/// The last completed round, with the counts and the reason of the one that was cut short; or
/// that one, if it was the first, or was cut short only after it had found the value.
fn interrupted<M>(done: Option<Report<M>>, partial: Report<M>) -> Report<M> {
    match done {
        Some(report) if partial.bound != Bound::Exact => {
            Report { stats: partial.stats, ended: partial.ended, ..report }
        }
        _ => partial,
    }
}
