//! Games with gravity, exactly: by the solver, where it answers within its part of what is allowed.

use crate::Reach;
use crate::allowance::Budget;
use crate::seat::USUAL_TABLE;
use gametree::{Bound, Game, Report, Stats, Stop};
use mnk::{Board, Cell, Rules};
use solver::{Book, Gravity, Score};
use std::sync::{Arc, Mutex, PoisonError};

/// The most games whose solvers are kept.
const MOST_KEPT: usize = 2;
/// Without a clock the solver is asked where the empty cells times the columns are no more: from the
/// empty board of Connect Four on, which takes it some ten seconds.
const MOST_WORK: usize = 42 * 7;
/// So many nodes take longer than anybody waits. Fewer are a limit for a search that counts its nodes,
/// and so not for the solver, whose counts depend on what it remembers.
const MANY_NODES: u64 = 100_000_000;

/// The solvers of the games with gravity that were played last. What their tables hold stays true, so
/// keeping them changes how long an answer takes, and nothing else. Clones share them.
#[derive(Clone, Debug)]
pub struct Solvers {
    bytes: usize,
    /// The one used last at the end.
    kept: Arc<Mutex<Vec<(Rules, Gravity)>>>,
}

impl Default for Solvers {
    fn default() -> Solvers {
        Solvers::new(USUAL_TABLE)
    }
}

impl Solvers {
    /// With this many bytes of memory each, allocated when first used.
    #[must_use]
    pub fn new(bytes: usize) -> Solvers {
        Solvers { bytes, kept: Arc::default() }
    }

    /// The solver of a game with gravity; none if it does not [support](Gravity::supports) the rules.
    #[must_use]
    pub fn of(&self, rules: &Rules) -> Option<Gravity> {
        // A list of handles is whole at any time, whoever panicked.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(of, _)| of == rules).map(|at| kept.remove(at).1);
        let new = || {
            Gravity::new(rules, self.bytes).ok().map(|solver| match Book::built_in(rules) {
                Some(book) => solver.with_book(book),
                None => solver,
            })
        };
        let solver = known.or_else(new)?;
        if kept.len() == MOST_KEPT {
            kept.remove(0);
        }
        kept.push((*rules, solver.clone()));
        Some(solver)
    }
}

/// The solver at a position, within its part of a budget.
pub(crate) struct Exact<'a> {
    solver: Gravity,
    board: &'a Board,
    stop: Stop,
    /// Positions searched.
    pub nodes: u64,
}

impl<'a> Exact<'a> {
    /// With `part` of the time, in percent; nothing if the solver is of no use here.
    pub(crate) fn new(
        solvers: &Solvers,
        board: &'a Board,
        budget: &Budget,
        part: u32,
    ) -> Option<Exact<'a>> {
        let rules = board.rules();
        let left = rules.cells() - board.filled();
        let Reach { depth, nodes, time } = budget.of.most;
        let sees_the_end = depth.is_none_or(|depth| depth as usize >= left);
        let is_counted = nodes.is_some_and(|nodes| nodes < MANY_NODES);
        let ends_soon = time.is_some() || left * rules.width() <= MOST_WORK;
        if !Gravity::supports(rules) || !sees_the_end || is_counted || !ends_soon {
            return None;
        }
        let deadline = time.and_then(|time| budget.start.checked_add(time * part / 100));
        let stop = deadline.map_or(budget.of.stop.clone(), |at| budget.of.stop.until(at));
        Some(Exact { solver: solvers.of(rules)?, board, stop, nodes: 0 })
    }

    /// The best move and the play after it, as far as that is known in time; nothing if there was not
    /// enough time for the value.
    pub(crate) fn best(&mut self) -> Option<Report<String>> {
        let (score, line) = self.solve(self.board)?;
        (!line.is_empty()).then(|| self.report(score, line))
    }

    /// Every move, best first; equals from the middle outwards. `told` hears of the moves found so far
    /// whenever there is another one. Nothing if there was not enough time for all.
    pub(crate) fn moves(
        &mut self,
        told: &mut dyn FnMut(&[Report<String>]),
    ) -> Option<Vec<Report<String>>> {
        let (mut found, mut nodes) = (Vec::new(), 0);
        let mut tell = |cell: Cell, score: Score| {
            let report = self.report(score, vec![cell.to_string()]);
            let is_as_good = |other: &Report<String>| other.value >= report.value;
            found.insert(found.partition_point(is_as_good), report);
            told(&found);
        };
        let scores =
            self.solver.scores(self.board, &self.stop, &mut tell, &mut |seen| nodes = seen);
        self.nodes += nodes;
        scores.is_ok().then_some(found)
    }

    /// Adds the play after its move to a report, as far as that is known in time.
    pub(crate) fn follow(&mut self, report: &mut Report<String>) {
        let mut after = self.board.clone();
        let is_played = report.best.as_ref().is_some_and(|mv| after.try_play_named(mv).is_ok());
        if is_played && let Some((_, line)) = self.solve(&after) {
            report.pv.extend(line);
        }
    }

    /// The score and best play; nothing if the game is over, or there was not enough time.
    fn solve(&mut self, board: &Board) -> Option<(Score, Vec<String>)> {
        let Exact { solver, stop, nodes, .. } = self;
        let before = *nodes;
        let score = solver.score_of(board, stop, &mut |seen| *nodes = before + seen).ok()?;
        let before = *nodes;
        let line = solver.line(board, score, stop, &mut |seen| *nodes = before + seen);
        Some((score, line.iter().map(ToString::to_string).collect()))
    }

    fn report(&self, score: Score, line: Vec<String>) -> Report<String> {
        let (rules, ply) = (self.board.rules(), self.board.filled());
        Report {
            best: line.first().cloned(),
            value: score.value(rules, ply),
            bound: Bound::Exact,
            pv: line,
            depth: (rules.cells() - ply) as u32,
            proven: true,
            stats: Stats { nodes: self.nodes, ..Stats::default() },
            ..Report::unknown(self.board.side())
        }
    }
}
