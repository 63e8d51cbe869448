//! MTD(f): find the value by asking only "is it this much or more?".

use super::deepening::deepen;
use super::root::{Question, search_root};
use super::table_search::{TABLE_BYTES, TableSearch, with_table};
use super::walk::Walk;
use super::{Options, Search, Ties};
use crate::{Bound, Ended, Evaluate, Game, Limits, Observer, Report, Table, Value, Window};

with_table! {
    /// Iterative deepening in which every depth is searched with a row of empty windows that close in
    /// on the value, starting from that of the depth before. Lives off its table.
    Mtdf
}

impl<G: Game, E: Evaluate<G>> Search<G> for Mtdf<G::Move, E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Mtdf { evaluator, options, table } = self;
        let Options { scoring, ties, .. } = *options;
        let mut walk = Walk::new(game, evaluator, scoring, limits, observer);
        let mut table = TableSearch { scoring, table, killers: Vec::new() };
        deepen(limits, ties, &mut walk, |walk, depth, previous| {
            let guess = previous.map_or(Value::DRAW, |report| report.value);
            let mut hint = previous.and_then(|report| report.best);
            // One pass over the root with the given window and tie rule.
            let mut pass = |walk: &mut Walk<'_, G, E, O>, window, ties| {
                let question = Question { depth, window, ties, hint };
                let report = search_root(walk, &question, |walk, turn, child| {
                    turn.ask(child.window, |window| table.search(walk, child.at, window))
                });
                if report.bound != Bound::Upper {
                    hint = report.best;
                }
                report
            };
            let mut report = converge(guess, |window| pass(walk, window, Ties::First));
            if report.ended == Ended::Complete && report.best.is_some() {
                // The value is known; what is left is the line, and which other moves reach it.
                let window = Window { alpha: report.value.below(), beta: report.value.above() };
                let last = pass(walk, window, ties);
                report = match last.ended {
                    Ended::Complete => last,
                    ended => Report { ended, stats: last.stats, ..report },
                };
            }
            table.extend_line(game, &mut report, depth);
            report
        })
    }
}

/// Asks `pass` with empty windows, beginning at `guess`, until the answers from below and from
/// above meet. The report is that of the pass that found the move.
fn converge<M: Copy>(guess: Value, mut pass: impl FnMut(Window) -> Report<M>) -> Report<M> {
    let (mut lower, mut upper) = (Value::MIN, Value::MAX);
    let mut ask = guess;
    let mut proven = true;
    let mut found: Option<Report<M>> = None;
    loop {
        let mut report = pass(Window::at_least(ask));
        if report.ended != Ended::Complete {
            // The pass is void, but the passes before it have shown a lower bound, if any.
            return match found {
                Some(lower) => Report { stats: report.stats, ended: report.ended, ..lower },
                None => Report { value: Value::MIN, bound: Bound::Lower, ..report },
            };
        }
        proven &= report.proven;
        if report.best.is_none() {
            // The root is a leaf, whose value is exact whatever the window.
            report.bound = Bound::Exact;
            return report;
        }
        let stats = report.stats;
        if report.bound == Bound::Upper {
            upper = report.value;
        } else {
            lower = report.value;
            found = Some(report);
        }
        if lower >= upper {
            // The last bound from below is the value, and its move reaches it. There is one,
            // since no value is as low as the bound we began with.
            if let Some(report) = found {
                let tied = report.best.iter().copied().collect();
                return Report { bound: Bound::Exact, tied, proven, stats, ..report };
            }
        }
        ask = if lower == Value::MIN { upper } else { lower.above() };
    }
}
