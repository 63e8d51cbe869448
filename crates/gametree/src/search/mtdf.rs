//! MTD(f): find the value by asking only "is it this much or more?".

use super::deepening::deepen;
use super::root::{Question, search_root};
use super::table_search::{TABLE_BYTES, TableSearch};
use super::walk::Walk;
use super::{Options, Search, Ties};
use crate::evaluate::Evaluate;
use crate::game::Game;
use crate::limits::{Ended, Limits};
use crate::observe::Observer;
use crate::report::Report;
use crate::table::Table;
use crate::value::{Bound, Value, Window};

/// Iterative deepening in which every depth is searched with a row of empty windows that close in
/// on the value, starting from that of the depth before. Lives off its table.
#[derive(Clone, Debug)]
pub struct Mtdf<M, E> {
    /// Scores positions at the depth limit.
    pub evaluator: E,
    /// Scoring and ties. After changing the evaluator or the scoring, [`forget`](Mtdf::forget).
    pub options: Options,
    table: Table<M>,
}

impl<M: Copy, E> Mtdf<M, E> {
    /// With the default options and a table of at most 64 MB.
    pub fn new(evaluator: E) -> Mtdf<M, E> {
        Mtdf::with_table(evaluator, Table::with_bytes(TABLE_BYTES))
    }

    /// With the default options and this table.
    pub fn with_table(evaluator: E, table: Table<M>) -> Mtdf<M, E> {
        Mtdf { evaluator, options: Options::default(), table }
    }

    /// Empties the table.
    pub fn forget(&mut self) {
        self.table.clear();
    }
}

impl<G: Game, E: Evaluate<G>> Search<G> for Mtdf<G::Move, E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let Mtdf { evaluator, options, table } = self;
        let mut walk = Walk::new(game, limits, observer);
        let mut table = TableSearch { evaluator, options, table, killers: Vec::new() };
        deepen(limits, options, &mut walk, |walk, depth, previous| {
            let guess = previous.map_or(Value::DRAW, |report| report.value);
            let mut hint = previous.and_then(|report| report.best);
            // One pass over the root with the given window and tie rule.
            let mut pass = |walk: &mut Walk<'_, G, O>, window, ties| {
                let options = &Options { ties, ..*options };
                let question = Question { depth, window, options, evaluator };
                let report = search_root(walk, &question, hint, |walk, turn, child| {
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
                let ties = pass(walk, window, options.ties);
                report = match ties.ended {
                    Ended::Complete => ties,
                    ended => Report { ended, stats: ties.stats, ..report },
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
