//! What a position is worth, and every move in it: by the solver for games with gravity if it answers
//! in time, else by the engine for k in a row, by iterative deepening with the usual evaluator for
//! every other game.

use crate::allowance::{Allowance, Budget};
use crate::error::PlayerError;
use crate::exact::Exact;
use crate::seat::{Progress, Resources, Teller, progress};
use engine::{Engine, Forced, Thought};
use games::{Position, SearchSpec};
use gametree::{Bound, Ended, Outcome, Report, Scoring, Side, Stats, Value, Verdict};
use mnk::Board;
use std::cmp::Reverse;
use std::time::{Duration, Instant};

/// How much of the time the solver gets, in percent.
const SOLVER_PART: u32 = 50;

/// What an analysis is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// How many of the best moves, at least 1.
    pub lines: usize,
    /// Whether the value of every move is wanted as well.
    pub every_move: bool,
}

/// What an analysis tells on its way.
#[derive(Clone, Copy, Debug)]
pub enum Finding<'a> {
    /// The best moves, a depth deeper than before.
    Lines(&'a Progress),
    /// Every move, a depth deeper than before.
    Moves(&'a MoveValues),
}

/// What an analysis has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The best moves, best first; none only if there was no time for any. Their nodes are those of
    /// the search for the best moves.
    pub lines: Vec<Report<String>>,
    /// Every move, if that was asked for.
    pub moves: Option<MoveValues>,
    /// Whether the best line is a win by VCF or VCT, which the engine looks for where one line is
    /// asked for.
    pub forced: Option<Forced>,
    /// Positions visited altogether.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
    /// Why it ended; [`Ended::Complete`] also if it reached the depth it was asked for.
    pub ended: Ended,
}

impl Analysis {
    /// The depth that was completed, in plies.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |line| line.depth)
    }
}

/// What every move is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues {
    /// The depth to which each was searched, in plies, itself included.
    pub depth: u32,
    /// Best first; equals in the order of the game. While the solver is at it, or after an interruption
    /// at the first depth, those moves that it came to.
    pub values: Vec<(String, Verdict)>,
}

/// Analyses an unfinished game, telling `told` what it has found after every depth.
///
/// # Errors
/// If the game is over.
pub fn analyse(
    position: &Position,
    question: Question,
    resources: &Resources,
    allowance: &Allowance,
    told: &mut dyn FnMut(Finding<'_>),
) -> Result<Analysis, PlayerError> {
    if position.outcome().is_some() {
        return Err(PlayerError::Over);
    }
    let allowance = Allowance { lines: question.lines, ..allowance.clone() };
    let budget = Budget::new(allowance.most, &allowance);
    if let Some(board) = position.game::<Board>()
        && let Some(exact) = Exact::new(&resources.solvers, board, &budget, SOLVER_PART)
        && let Some(analysis) = by_solver(exact, question, &budget, told)
    {
        return Ok(analysis);
    }
    match position.game::<Board>() {
        Some(board) if engine::thinks_in_patterns(board.rules()) => {
            by_engine(position, board, question.every_move, resources, &budget, told)
        }
        _ if question.every_move || question.lines > 1 => {
            let search = MoveSearch::new(position, resources);
            by_moves(search, question, &budget, told)
        }
        Some(board) => by_engine(position, board, false, resources, &budget, told),
        None => by_search(position, resources, &budget, told),
    }
}

/// The solver tells the best line, or every move and the best lines of them; nothing if it does not
/// answer in time.
fn by_solver(
    mut exact: Exact<'_>,
    question: Question,
    budget: &Budget,
    told: &mut dyn FnMut(Finding<'_>),
) -> Option<Analysis> {
    let mut moves = None;
    let lines = if question.every_move || question.lines > 1 {
        let mut reports = exact.moves(&mut |found| {
            if question.every_move {
                told(Finding::Moves(&values_of(found)));
            }
        })?;
        moves = question.every_move.then(|| values_of(&reports));
        reports.truncate(question.lines.max(1));
        reports.iter_mut().for_each(|report| exact.follow(report));
        reports.iter_mut().for_each(|report| report.stats.nodes = exact.nodes);
        reports
    } else {
        vec![exact.best()?]
    };
    let time = budget.start.elapsed();
    let progress = Progress::of(lines, time);
    told(Finding::Lines(&progress));
    let (lines, nodes, ended) = (progress.lines, exact.nodes, Ended::Complete);
    Some(Analysis { lines, moves, forced: None, nodes, time, ended })
}

/// Reports about one move each as values of moves.
fn values_of(reports: &[Report<String>]) -> MoveValues {
    let value = |report: &Report<String>| Some((report.best.clone()?, report.verdict()));
    let depth = reports.first().map_or(0, |report| report.depth);
    MoveValues { depth, values: reports.iter().filter_map(value).collect() }
}

/// The engine searches for the best moves; between its depths every move gets a pass, as long as the
/// passes have not taken more time than the lines.
fn by_engine(
    position: &Position,
    board: &Board,
    every_move: bool,
    resources: &Resources,
    budget: &Budget,
    told: &mut dyn FnMut(Finding<'_>),
) -> Result<Analysis, PlayerError> {
    let mut moves = every_move.then(|| MoveSearch::new(position, resources));
    let limits = engine::Limits { book: false, ..budget.for_engine() };
    let mut engine = resources.engine(!engine::thinks_in_patterns(board.rules()));
    let thought = engine.think(board, &limits, |thought| {
        if thought.depth() == 0 {
            return; // only the move to play if there is no time for more
        }
        let found = progress(thought, budget.start);
        told(Finding::Lines(&found));
        let Some(moves) = &mut moves else { return };
        while moves.depth() < thought.depth()
            && moves.time <= budget.start.elapsed() / 2
            && !moves.is_settled()
            && moves.pass_within(budget)
        {
            told(Finding::Moves(&moves.beside(&found.lines)));
        }
    });
    let thought = thought.ok_or(PlayerError::Over)?;
    let lines = progress(&thought, budget.start).lines;
    let (mut nodes, mut ended) = (thought.nodes(), thought.ended());
    let values = moves.map(|mut moves| {
        // However short the time was, the depth of the moves follows that of the lines.
        while moves.depth() < thought.depth().max(1) && !moves.is_settled() {
            if !moves.pass_within(budget) {
                ended = budget.exceeded(moves.nodes).unwrap_or(ended);
                break;
            }
            told(Finding::Moves(&moves.beside(&lines)));
        }
        nodes += moves.nodes;
        moves.beside(&lines)
    });
    let (forced, time) = (thought.forced, budget.start.elapsed());
    Ok(Analysis { lines, moves: values, forced, nodes, time, ended })
}

/// Every move is searched, and the best lines are the best of them.
fn by_moves(
    mut search: MoveSearch,
    question: Question,
    budget: &Budget,
    told: &mut dyn FnMut(Finding<'_>),
) -> Result<Analysis, PlayerError> {
    let most = question.lines.max(1);
    let ended = loop {
        let is_deep = budget.of.most.depth.is_some_and(|depth| search.depth() >= depth);
        if search.is_settled() || is_deep {
            break Ended::Complete;
        }
        if !search.pass_within(budget) {
            break budget.exceeded(search.nodes).unwrap_or(Ended::Nodes);
        }
        let lines = search.lines(most);
        told(Finding::Lines(&Progress::of(lines, budget.start.elapsed())));
        if question.every_move {
            told(Finding::Moves(&search.values()));
        }
    };
    Ok(Analysis {
        lines: search.lines(most),
        moves: question.every_move.then(|| search.values()),
        forced: None,
        nodes: search.nodes,
        time: budget.start.elapsed(),
        ended,
    })
}

/// The best move of a game without an engine.
fn by_search(
    position: &Position,
    resources: &Resources,
    budget: &Budget,
    told: &mut dyn FnMut(Finding<'_>),
) -> Result<Analysis, PlayerError> {
    let mut tell = |progress: &Progress| told(Finding::Lines(progress));
    let mut teller = Teller { start: budget.start, told: &mut tell };
    let spec = resources.spec("deepening", position);
    let report = position.watch(&spec, &budget.for_search(), &mut teller)?;
    let (nodes, ended) = (report.stats.nodes, report.ended);
    let (lines, time) = (vec![report], budget.start.elapsed());
    Ok(Analysis { lines, moves: None, forced: None, nodes, time, ended })
}

/// All moves of a position with their values, to the same depth. No move is cut off by another, so
/// each value is exact for the depth, at the price of a full search for each.
#[derive(Debug)]
pub struct MoveSearch {
    position: Position,
    by: By,
    /// Best first.
    found: Vec<Found>,
    depth: u32,
    nodes: u64,
    /// How long all passes took together.
    time: Duration,
}

/// What a single move is searched by.
#[derive(Debug)]
enum By {
    Engine(Box<Engine>),
    Search(Box<SearchSpec>),
}

/// A move, and what is known of the position if it is played.
#[derive(Clone, Debug)]
struct Found {
    mv: String,
    report: Report<String>,
    /// Looking deeper would not change it.
    settled: bool,
}

impl MoveSearch {
    /// By the engine for k in a row, by iterative deepening for every other game.
    #[must_use]
    pub fn new(position: &Position, resources: &Resources) -> MoveSearch {
        let by = match position.game::<Board>() {
            Some(_) => By::Engine(resources.engine(true)),
            None => By::Search(Box::new(resources.spec("deepening", position))),
        };
        MoveSearch::by(position, by)
    }

    /// By a search of one's choice. Quick wins always count for more than slow ones.
    #[must_use]
    pub fn with_search(position: &Position, spec: SearchSpec) -> MoveSearch {
        MoveSearch::by(position, By::Search(Box::new(spec)))
    }

    fn by(position: &Position, mut by: By) -> MoveSearch {
        if let By::Search(spec) = &mut by {
            spec.scoring = Some(Scoring::Distance);
        }
        let (position, found, time) = (position.clone(), Vec::new(), Duration::ZERO);
        MoveSearch { position, by, found, depth: 0, nodes: 0, time }
    }

    /// The depth of the last complete pass, in plies; 0 before the first.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Positions visited by all passes.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether looking deeper would change no result: every value is a fact about the game.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.found.is_empty() && self.found.iter().all(|found| found.settled)
    }

    /// Searches every move a ply deeper, or to the end where the engine solves the game in no time.
    /// False if it was interrupted, and the values are as before; after an interrupted first pass
    /// they are those of the moves it came to.
    ///
    /// The time of `allowance` begins at `start`; its nodes are for all passes together.
    ///
    /// # Errors
    /// If the search of one's choice cannot be run.
    pub fn pass(&mut self, allowance: &Allowance, start: Instant) -> Result<bool, PlayerError> {
        let budget = Budget { start, ..Budget::new(allowance.most, allowance) };
        self.run_pass(&budget)
    }

    /// A pass of a search that cannot be refused.
    fn pass_within(&mut self, budget: &Budget) -> bool {
        self.run_pass(budget).unwrap_or(false)
    }

    fn run_pass(&mut self, budget: &Budget) -> Result<bool, PlayerError> {
        let start = Instant::now();
        let depth = self.next_depth(budget);
        let mut moves: Vec<String> = self.found.iter().map(|found| found.mv.clone()).collect();
        if self.depth == 0 {
            moves = self.position.moves();
        }
        let mut found = Vec::with_capacity(moves.len());
        for mv in &moves {
            let known = self.found.iter().find(|found| found.settled && found.mv == *mv).cloned();
            let known = match known {
                None => self.search(mv, depth, budget)?,
                known => known,
            };
            match known {
                Some(known) => found.push(known),
                None => break,
            }
        }
        self.time += start.elapsed();
        let is_complete = found.len() == moves.len();
        if is_complete {
            self.depth = depth;
        }
        if is_complete || self.depth == 0 {
            found.sort_by_key(|found| Reverse(found.report.value)); // equals stay in order
            self.found = found;
        }
        Ok(is_complete)
    }

    /// How deep to look next. Small boards are solved in no time, after a first look.
    fn next_depth(&self, budget: &Budget) -> u32 {
        const FIRST_LOOK: u32 = 2;
        let next = self.depth + 1;
        match (&self.by, self.position.game::<Board>()) {
            (By::Engine(_), Some(board)) if engine::solves(board.rules()) => {
                let all = (board.rules().cells() - board.filled()) as u32;
                let may_solve = budget.of.most.depth.is_none_or(|depth| depth >= all);
                if self.depth >= FIRST_LOOK && may_solve { all.max(next) } else { next }
            }
            _ => next,
        }
    }

    /// One move to this depth, itself included; nothing if interrupted.
    fn search(
        &mut self,
        mv: &str,
        depth: u32,
        budget: &Budget,
    ) -> Result<Option<Found>, PlayerError> {
        let mut after = self.position.clone();
        if after.play(mv).is_err() {
            return Err(PlayerError::NoMove(mv.to_owned())); // it was among the legal moves
        }
        let side = self.position.side();
        if let Some(outcome) = after.outcome() {
            let report = finished(mv, side, outcome, depth);
            return Ok(Some(Found { mv: mv.to_owned(), report, settled: true }));
        }
        if budget.exceeded(self.nodes).is_some() {
            return Ok(None);
        }
        let mut left = budget.clone();
        left.of.lines = 1;
        left.of.most.depth = Some(depth - 1);
        left.of.most.nodes = left.of.most.nodes.map(|nodes| nodes.saturating_sub(self.nodes));
        let reply = match &mut self.by {
            By::Engine(engine) => {
                let board = after.game::<Board>().ok_or(PlayerError::Over)?;
                let thought: Option<Thought> = engine.think(board, &left.for_engine(), |_| {});
                let line = thought.and_then(|thought| thought.lines.into_iter().next());
                line.ok_or(PlayerError::Over)?.map(|cell| cell.to_string())
            }
            By::Search(spec) => after.search(spec, &left.for_search())?,
        };
        self.nodes += reply.stats.nodes;
        if reply.ended != Ended::Complete {
            return Ok(None);
        }
        let settled = reply.proven || reply.verdict().outcome().is_some();
        let report = before(mv, side, reply, depth);
        Ok(Some(Found { mv: mv.to_owned(), report, settled }))
    }

    /// The best moves, each with the play after it.
    #[must_use]
    pub fn lines(&self, most: usize) -> Vec<Report<String>> {
        let line = |found: &Found| {
            let mut report = found.report.clone();
            (report.stats.nodes, report.depth) = (self.nodes, self.depth);
            report
        };
        self.found.iter().take(most).map(line).collect()
    }

    /// Every move with its value.
    #[must_use]
    pub fn values(&self) -> MoveValues {
        self.beside(&[])
    }

    /// Every move with its value, so that it does not contradict the `lines` shown beside it. The
    /// value of a move among them is taken from there if they know more; unless the moves were
    /// searched deeper, every other move is at most as good as the last line.
    fn beside(&self, lines: &[Report<String>]) -> MoveValues {
        let depth = lines.first().map_or(0, |line| line.depth);
        let last = lines.last().filter(|_| depth >= self.depth);
        let is_known = |report: &Report<String>| report.verdict().outcome().is_some();
        let values = self.found.iter().map(|Found { mv, report, .. }| {
            let line = lines.iter().find(|line| line.best.as_ref() == Some(mv));
            let verdict = match line {
                _ if is_known(report) => report.verdict(),
                Some(line) if is_known(line) || depth >= self.depth => line.verdict(),
                Some(_) => report.verdict(),
                None => at_most(report, last),
            };
            (mv.clone(), verdict)
        });
        MoveValues { depth: self.depth, values: values.collect() }
    }
}

/// A score that is not above another one; where it was, the other one as a bound.
fn at_most(report: &Report<String>, most: Option<&Report<String>>) -> Verdict {
    let is_score = |report: &Report<String>| !report.proven && !report.value.is_decided();
    match most.filter(|most| is_score(most) && is_score(report) && report.value > most.value) {
        Some(most) => Verdict::new(most.value, Bound::Upper, false, report.side),
        None => report.verdict(),
    }
}

/// What is known of a move of `side` that ends the game.
fn finished(mv: &str, side: Side, outcome: Outcome, depth: u32) -> Report<String> {
    Report {
        best: Some(mv.to_owned()),
        value: Value::of(outcome, side, 1, Scoring::Distance),
        bound: Bound::Exact,
        pv: vec![mv.to_owned()],
        depth,
        proven: true,
        points: matches!(outcome, Outcome::Points(_)),
        stats: Stats { nodes: 1, ..Stats::default() },
        ..Report::unknown(side)
    }
}

/// What is known of a move of `side`, from what is known of the position after it. Sides need not
/// alternate.
fn before(mv: &str, side: Side, reply: Report<String>, depth: u32) -> Report<String> {
    // Turned to the first player's point of view, and back to that of the side that moves.
    let value = reply.value.for_first(reply.side).for_first(side).a_ply_later();
    let bound = reply.bound.for_first(reply.side).for_first(side);
    let mut pv = vec![mv.to_owned()];
    pv.extend(reply.line().iter().cloned());
    Report { side, best: Some(mv.to_owned()), value, bound, pv, tied: Vec::new(), depth, ..reply }
}
