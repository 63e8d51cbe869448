//! Iterative deepening with a transposition table.

use super::pvs::scout;
use super::root::{Question, search_root};
use super::table_search::{TABLE_BYTES, TableSearch, with_table};
use super::walk::{Interrupted, Walk};
use super::{Options, Search, Ties};
use crate::{Bound, Ended, Evaluate, Game, Limits, Observer, Report, Table, Value, Window};

with_table! {
    /// Searches to depth 1, 2, 3, … until a limit, or until looking deeper cannot change the answer.
    ///
    /// The table lives as long as this value does, so a later search of a related position is
    /// faster; the answers do not depend on it, as long as evaluator and scoring stay the same.
    Deepening
}

impl<G: Game, E: Evaluate<G>> Search<G> for Deepening<G::Move, E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Deepening { evaluator, options, table } = self;
        let Options { scoring, ties, .. } = *options;
        let mut walk = Walk::new(game, evaluator, scoring, limits, observer);
        let mut table = TableSearch { scoring, table, killers: Vec::new() };
        deepen(limits, ties, &mut walk, |walk, depth, previous| {
            let hint = previous.and_then(|report| report.best);
            let question = Question { depth, window: Window::FULL, ties, hint };
            let mut report = search_root(walk, &question, |walk, turn, child| {
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
pub(crate) fn deepen<G: Game, E: Evaluate<G>, O: Observer<G>>(
    limits: &Limits,
    ties: Ties,
    walk: &mut Walk<'_, G, E, O>,
    mut round: impl FnMut(&mut Walk<'_, G, E, O>, u32, Option<&Report<G::Move>>) -> Report<G::Move>,
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
        let more_ties = ties != Ties::First && report.value == Value::WIN;
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
