//! A game looked at move by move: which moves changed its result, and which lost much.
//!
//! The positions are studied from the last to the first, so that a result proven later in the game is
//! known wherever it matters earlier, and tables filled at the end serve the beginning. Each is asked
//! of whoever knows it best: the solver for games with gravity, the engine (small boards to the end,
//! VCF and VCT on large ones), df-pn where the engine has proven nothing and the board is not too
//! large, iterative deepening for every other game.
//!
//! Only what is proven changes a result: a move is [`Changed`](Judgement::Changed) if the position
//! before it is proven to be at least so good, and the one after it at most so good. A win that comes
//! later, or a loss that comes sooner, is no mistake. Where there are scores only, a move that lost
//! much by them is [`Lost`](Judgement::Lost), which is an opinion and told as one.

use crate::Reach;
use crate::allowance::{Allowance, Budget};
use crate::analysis::{self, Question};
use crate::error::PlayerError;
use crate::exact::Exact;
use crate::seat::Resources;
use engine::Engine;
use games::{Dots, Draughts, Position, Reversi, SearchSpec};
use gametree::{Bound, Ended, Game, Outcome, Report, Scoring, Side, Value, Verdict};
use mnk::Board;
use serde::{Deserialize, Serialize};
use solver::{Gravity, Problem};
use std::time::{Duration, Instant};

/// The longest line that is told.
const LONGEST_LINE: usize = 24;
/// df-pn is asked on boards of up to this many cells, or with so few empty ones.
const PROVER_CELLS: usize = 64;
const PROVER_EMPTY: usize = 20;
/// And no more after so many positions that it could not settle: those before are harder.
const PROVER_MISSES: u32 = 2;
/// The tables of df-pn and of deepening, made anew for every position.
const TABLE: usize = 16 << 20;
/// Without any limit df-pn gets this long for a position.
const PROVER_TIME: Duration = Duration::from_millis(500);

/// A result for one side, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the names say it
pub enum Standing {
    Loss,
    Draw,
    Win,
}

impl Standing {
    /// That of `side` when the first player has this much.
    fn of(for_first: i32, side: Side) -> Standing {
        match Value::score(for_first).for_first(side).raw().signum() {
            1 => Standing::Win,
            0 => Standing::Draw,
            _ => Standing::Loss,
        }
    }
}

/// What to think of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "judgement", rename_all = "lowercase")]
pub enum Judgement {
    /// As good as the best move that is known.
    Best,
    /// It kept the result, or lost little.
    Good,
    /// By the scores, of which at most one is a proven result, it lost much.
    Lost,
    /// It changed the result for its player, which is proven.
    Changed {
        /// What it was before, or better.
        from: Standing,
        /// What it is now, or worse.
        to: Standing,
    },
    /// Nobody looked: the review was ended before.
    Unknown,
}

/// A move that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveReview {
    /// How many moves were played before it.
    pub ply: usize,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Who played it.
    pub side: Side,
    /// What the position before it is worth.
    pub before: Verdict,
    /// What the position after it is worth; distances are counted from there, so that `X0` has won.
    pub after: Verdict,
    /// The best move instead, and the play after it; empty if none is known.
    pub best: Vec<String>,
    /// The best play after the move.
    pub reply: Vec<String>,
    /// Whether the results before and after it are proven.
    pub exact: bool,
    /// What to think of it.
    #[serde(flatten)]
    pub judgement: Judgement,
}

impl MoveReview {
    /// Whether the best move won, and this one does not.
    #[must_use]
    pub fn misses_win(&self) -> bool {
        matches!(self.judgement, Judgement::Changed { from: Standing::Win, .. })
    }
}

/// The moves of one side in plain numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Moves played.
    pub moves: usize,
    /// Of these: changed the result.
    pub changed: usize,
    /// Of these: missed a win.
    pub missed_wins: usize,
    /// Lost much by the scores, where no result is proven.
    pub lost: usize,
    /// As good as the best.
    pub best: usize,
    /// With proven results before and after them.
    pub exact: usize,
    /// Nobody looked at.
    pub unknown: usize,
}

impl Summary {
    /// The summary of the moves of `side`.
    #[must_use]
    pub fn of(moves: &[MoveReview], side: Side) -> Summary {
        let mut summary = Summary::default();
        for mv in moves.iter().filter(|mv| mv.side == side) {
            summary.moves += 1;
            summary.missed_wins += usize::from(mv.misses_win());
            summary.exact += usize::from(mv.exact);
            match mv.judgement {
                Judgement::Best => summary.best += 1,
                Judgement::Good => {}
                Judgement::Lost => summary.lost += 1,
                Judgement::Changed { .. } => summary.changed += 1,
                Judgement::Unknown => summary.unknown += 1,
            }
        }
        summary
    }
}

/// A game that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Every move, in the order of the game.
    pub moves: Vec<MoveReview>,
    /// Positions visited.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
    /// Why it ended.
    pub ended: Ended,
}

impl Review {
    /// The summaries of the first player and of the second.
    #[must_use]
    pub fn summaries(&self) -> [Summary; 2] {
        Side::BOTH.map(|side| Summary::of(&self.moves, side))
    }
}

/// Looks at every move that led to `position`, the last one first. Tells `told` of each move when it
/// is judged, and again should an earlier position prove more about it, with the share of the
/// positions that are done.
///
/// The time of `allowance` is for the whole game, and each position may take an equal part of what is
/// left; depth and nodes are for each position.
///
/// # Errors
/// If the game cannot be searched.
pub fn review(
    position: &Position,
    resources: &Resources,
    allowance: &Allowance,
    told: &mut dyn FnMut(&MoveReview, f64),
) -> Result<Review, PlayerError> {
    let start = Instant::now();
    let played = position.played();
    let mut student = Student::new(position, resources, allowance, start);
    let mut known = vec![Known::nothing(); played.len() + 1];
    let mut moves: Vec<MoveReview> = played
        .into_iter()
        .enumerate()
        .map(|(ply, played)| MoveReview {
            ply,
            mv: played.name,
            side: played.side,
            before: Verdict::UNKNOWN,
            after: Verdict::UNKNOWN,
            best: Vec::new(),
            reply: Vec::new(),
            exact: false,
            judgement: Judgement::Unknown,
        })
        .collect();
    let mut ended = Ended::Complete;
    let mut at = position.clone();
    for ply in (0..=moves.len()).rev() {
        if let Some(why) = student.interrupted() {
            ended = why;
            break;
        }
        let next = moves.get(ply).map(|played| (played.mv.as_str(), &known[ply + 1]));
        known[ply] = student.study(&at, next, ply + 1)?;
        at.undo();
        let share = (moves.len() + 1 - ply) as f64 / (moves.len() + 1) as f64;
        // What is proven now may prove something about the moves behind it.
        for ply in ply..moves.len() {
            let (before, after) = known.split_at_mut(ply + 1);
            let is_news = prove_after(&before[ply], &moves[ply], &mut after[0]);
            let judged = student.judge(&before[ply], &moves[ply], &after[0]);
            if judged != moves[ply] {
                moves[ply] = judged;
                told(&moves[ply], share);
            }
            if !is_news {
                break;
            }
        }
    }
    Ok(Review { moves, nodes: student.nodes, time: start.elapsed(), ended })
}

/// What is known of a position.
#[derive(Clone, Debug)]
struct Known {
    verdict: Verdict,
    /// The best move and the play after it; none after the end, or if no move is known to keep the
    /// value.
    line: Vec<String>,
}

impl Known {
    fn nothing() -> Known {
        Known { verdict: Verdict::UNKNOWN, line: Vec::new() }
    }

    /// The end of a game.
    fn over(outcome: Outcome) -> Known {
        Known { verdict: Verdict::over(outcome), line: Vec::new() }
    }

    fn of(report: &Report<String>) -> Known {
        let line = report.line().iter().take(LONGEST_LINE).cloned().collect();
        Known { verdict: report.verdict(), line }
    }

    fn is_settled(&self) -> bool {
        self.verdict.outcome().is_some()
    }

    /// What follows for the position before, in which `mv` was played, if nothing is better.
    fn a_ply_before(&self, mv: &str) -> Known {
        let value = self.verdict.value.a_ply_later();
        let mut line = vec![mv.to_owned()];
        line.extend(self.line.iter().take(LONGEST_LINE - 1).cloned());
        Known { verdict: Verdict { value, ..self.verdict }, line }
    }

    /// The same, which is settled, as the least that `side` has.
    fn at_least(self, side: Side) -> Known {
        let bound = Bound::Lower.for_first(side);
        Known { verdict: Verdict { bound, ..self.verdict }, ..self }
    }

    /// The value for `side`.
    fn value(&self, side: Side) -> Value {
        self.verdict.value.for_first(side)
    }
}

/// The worst that is proven of a position for `side`.
fn least(verdict: &Verdict, side: Side) -> Option<Standing> {
    proven(verdict, side, Bound::Lower)
}

/// The best that is proven of it.
fn most(verdict: &Verdict, side: Side) -> Option<Standing> {
    proven(verdict, side, Bound::Upper)
}

fn proven(verdict: &Verdict, side: Side, end: Bound) -> Option<Standing> {
    let says = verdict.bound == Bound::Exact || verdict.bound == end.for_first(side);
    let is_fact = verdict.proven || verdict.value.is_decided();
    (says && is_fact && verdict.is_known()).then(|| Standing::of(verdict.value.raw(), side))
}

/// What a position proves about the one after a move of it; whether that is news.
fn prove_after(before: &Known, played: &MoveReview, after: &mut Known) -> bool {
    if after.is_settled() {
        return false;
    }
    let side = played.side;
    let is_best = before.line.first() == Some(&played.mv);
    let sooner = |value: Value| match value.plies() {
        Some(plies) if value.is_win() => Value::win_in(plies.saturating_sub(1)),
        Some(plies) => Value::loss_in(plies.saturating_sub(1)),
        None => value,
    };
    let value = sooner(before.verdict.value);
    if most(&before.verdict, side) == Some(Standing::Loss) {
        // Every move loses, and none later than the best.
        after.verdict = Verdict { value, bound: Bound::Upper.for_first(side), ..before.verdict };
        true
    } else if is_best && least(&before.verdict, side) == Some(Standing::Win) {
        after.verdict = Verdict { value, ..before.verdict };
        after.line = before.line[1..].to_vec();
        true
    } else {
        false
    }
}

/// Whoever looks at positions.
struct Student<'a> {
    resources: &'a Resources,
    allowance: &'a Allowance,
    start: Instant,
    engine: Option<Box<Engine>>,
    /// What a move must lose to have [lost much](Judgement::Lost).
    much: Option<i32>,
    prover_misses: u32,
    nodes: u64,
}

impl<'a> Student<'a> {
    fn new(
        position: &Position,
        resources: &'a Resources,
        allowance: &'a Allowance,
        start: Instant,
    ) -> Student<'a> {
        let engine = position
            .game::<Board>()
            .map(|board| resources.engine(!engine::thinks_in_patterns(board.rules())));
        let much = much(position);
        Student { resources, allowance, start, engine, much, prover_misses: 0, nodes: 0 }
    }

    fn left(&self) -> Option<Duration> {
        self.allowance.most.time.map(|time| time.saturating_sub(self.start.elapsed()))
    }

    fn interrupted(&self) -> Option<Ended> {
        if self.allowance.stop.is_stopped() {
            return Some(Ended::Stopped);
        }
        self.left().is_some_and(|left| left.is_zero()).then_some(Ended::Time)
    }

    /// What may be used for this position, if so many are to come with it.
    fn reach(&self, positions: usize) -> Reach {
        let time = self.left().map(|left| left / u32::try_from(positions).unwrap_or(u32::MAX));
        Reach { time, ..self.allowance.most }
    }

    /// What a position is worth, if the move played in it led to one of which so much is known.
    fn study(
        &mut self,
        at: &Position,
        next: Option<(&str, &Known)>,
        positions: usize,
    ) -> Result<Known, PlayerError> {
        if let Some(outcome) = at.outcome() {
            return Ok(Known::over(outcome));
        }
        let side = at.side();
        let played = next.map(|(mv, after)| after.a_ply_before(mv));
        if let Some(played) = &played
            && played.verdict.is_known()
            && at.moves().len() == 1
        {
            return Ok(played.clone());
        }
        let budget = Budget::new(self.reach(positions), self.allowance);
        let mut own = self.look(at, &budget, 1)?;
        if !own.is_settled()
            && played.as_ref().is_none_or(|it| least(&it.verdict, side) != Some(Standing::Win))
            && let Some(verdict) = self.prove(at, &budget)
        {
            // The line is not known to keep the result.
            own = Known { verdict, line: Vec::new() };
        }
        let Some(played) = played else { return Ok(own) };
        if own.is_settled() {
            return Ok(self.settled(at, own, played, &budget));
        }
        if least(&played.verdict, side) == Some(Standing::Win) {
            return Ok(played);
        }
        if !played.verdict.is_known() {
            return Ok(own);
        }
        let is_refuted = |own: &Known| {
            let is_no_more = played.verdict.bound != Bound::Lower.for_first(side);
            let is_same = own.line.first() == played.line.first();
            is_same && is_no_more && own.value(side) > played.value(side)
        };
        if is_refuted(&own) {
            // The move that looks best was played, and turned out worse: what else was there?
            own = match played.is_settled() || self.drop(&own, &played, side).is_some() {
                true => self.look(at, &budget, 2)?,
                false => played.clone(),
            };
        }
        let beats = own.verdict.is_known() && own.value(side) > played.value(side);
        Ok(match own.is_settled() {
            true => self.settled(at, own, played, &budget),
            false if beats && !is_refuted(&own) => own,
            false if played.is_settled() => played.at_least(side),
            // What the other side may have less of says nothing here.
            false if played.verdict.bound == Bound::Upper.for_first(side) => own,
            false => played,
        })
    }

    /// A proven value of a position, with a line that keeps it.
    fn settled(&mut self, at: &Position, own: Known, played: Known, budget: &Budget) -> Known {
        let side = at.side();
        let (worth, other) = (least(&own.verdict, side), least(&played.verdict, side));
        let is_quicker = worth == Some(Standing::Win) && own.value(side) < played.value(side);
        if worth == other && played.is_settled() && (own.line.is_empty() || is_quicker) {
            return played;
        }
        match own.line.is_empty() {
            true => Known { line: self.keeping(at, &own, budget), ..own },
            false => own,
        }
    }

    /// The position by itself, without the move at the head of the best line if `lines` is 2 and that
    /// is not the only one.
    fn look(&mut self, at: &Position, budget: &Budget, lines: usize) -> Result<Known, PlayerError> {
        let board = at.game::<Board>();
        if let Some(board) = board
            && let Some(mut exact) = Exact::new(&self.resources.solvers, board, budget, 80)
        {
            let best = exact.best();
            self.nodes += exact.nodes;
            if let Some(report) = best {
                return Ok(Known::of(&report));
            }
        }
        let mut budget = budget.clone();
        budget.of.lines = lines;
        let is_solved = board.is_some_and(|board| engine::solves(board.rules()));
        if !is_solved {
            budget.of.most = budget.of.most.within(self.allowance.patience());
        }
        let reports = match (board, &mut self.engine) {
            (Some(board), Some(engine)) => {
                let limits = engine::Limits { book: false, ..budget.for_engine() };
                let thought = engine.think(board, &limits, |_| {}).ok_or(PlayerError::Over)?;
                self.nodes += thought.nodes();
                // Depth 0 is only the move to play if there is no time for more.
                let lines = if thought.depth() == 0 { Vec::new() } else { thought.lines };
                lines.into_iter().map(|line| line.map(|cell| cell.to_string())).collect()
            }
            _ if lines > 1 => {
                let question = Question { lines, every_move: false };
                let allowance = Allowance { most: budget.of.most, ..budget.of };
                let found =
                    analysis::analyse(at, question, self.resources, &allowance, &mut |_| {})?;
                self.nodes += found.nodes;
                found.lines
            }
            _ => {
                let mut spec = self.resources.spec("deepening", at);
                spec.memory.table = Some(spec.memory.table.map_or(TABLE, |own| own.min(TABLE)));
                let spec = SearchSpec { scoring: Some(Scoring::Distance), ..spec };
                let report = at.search(&spec, &budget.for_search())?;
                self.nodes += report.stats.nodes;
                vec![report]
            }
        };
        let report = reports.get(lines - 1).or(reports.first());
        Ok(report.map_or_else(Known::nothing, Known::of))
    }

    /// The result of a position of k in a row by df-pn, where that may be found in time.
    fn prove(&mut self, at: &Position, budget: &Budget) -> Option<Verdict> {
        let board = at.game::<Board>()?;
        let (cells, empty) = (board.rules().cells(), board.rules().cells() - board.filled());
        let is_near = cells <= PROVER_CELLS || empty <= PROVER_EMPTY;
        // df-pn needs a game without gravity from its beginning.
        let is_out_of_reach = board.rules().gravity() || board.played().len() != board.filled();
        if !is_near || is_out_of_reach || self.prover_misses >= PROVER_MISSES {
            return None;
        }
        let verdict = self.settle(board, budget);
        self.prover_misses += u32::from(verdict.is_none());
        verdict
    }

    /// The result of a board without gravity, if df-pn finds it in as much time again.
    fn settle(&mut self, board: &Board, budget: &Budget) -> Option<Verdict> {
        let time = budget.of.most.time.unwrap_or(PROVER_TIME);
        let stop = budget.of.stop.until(Instant::now().checked_add(time)?);
        let (rules, moves) = (*board.rules(), board.played());
        let problem = Problem { rules, moves, bytes: TABLE, stop: &stop };
        let mut seen = 0;
        let solution = solver::solve(&problem, None, &mut |nodes| seen = nodes);
        self.nodes += seen;
        // The solver's first player is whoever began.
        let first = match moves.len().is_multiple_of(2) {
            true => board.side(),
            false => board.side().opponent(),
        };
        let Verdict { value, bound, .. } = solution.ok()?.verdict;
        let (value, bound) = (value.for_first(first), bound.for_first(first));
        Some(Verdict { value, bound, proven: true, points: false, parts: 1 })
    }

    /// A move that keeps a proven result, as a line; empty if none is found in time.
    fn keeping(&mut self, at: &Position, own: &Known, budget: &Budget) -> Vec<String> {
        let time = budget.of.most.time.unwrap_or(PROVER_TIME);
        let Some(deadline) = Instant::now().checked_add(time) else { return Vec::new() };
        let wanted = own.verdict.outcome().map(Outcome::winner);
        for mv in at.moves() {
            let mut after = at.clone();
            if Instant::now() >= deadline || after.play(&mv).is_err() {
                break;
            }
            let winner = match (after.outcome(), after.game::<Board>()) {
                (Some(outcome), _) => Some(outcome.winner()),
                (None, Some(board)) if Gravity::supports(board.rules()) => None,
                (None, Some(board)) => {
                    let verdict = self.settle(board, budget);
                    verdict.and_then(|verdict| verdict.outcome()).map(Outcome::winner)
                }
                (None, None) => None,
            };
            if winner.is_some() && winner == wanted {
                return vec![mv];
            }
        }
        Vec::new()
    }

    /// What a move has lost for `side`, if that is much. A proven result counts as a score that is
    /// beyond doubt, and no score for more.
    fn drop(&self, before: &Known, after: &Known, side: Side) -> Option<i32> {
        let much = self.much?;
        let sure = much * 4;
        let worth = |known: &Known| match known.verdict.outcome() {
            Some(Outcome::Points(_)) | None => known.value(side).raw().clamp(-sure, sure),
            Some(Outcome::Draw) => 0,
            Some(Outcome::Win(winner)) => {
                if winner == side {
                    sure
                } else {
                    -sure
                }
            }
        };
        let lost = worth(before) - worth(after);
        (lost >= much).then_some(lost)
    }

    /// What to think of a move, from what is known of the positions before and after it.
    fn judge(&self, before: &Known, played: &MoveReview, after: &Known) -> MoveReview {
        let side = played.side;
        let reached = after.a_ply_before(&played.mv);
        let is_best = before.line.first() == Some(&played.mv)
            || before.verdict.value == reached.verdict.value;
        let exact = before.is_settled() && after.is_settled();
        let judgement = match (least(&before.verdict, side), most(&after.verdict, side)) {
            (Some(from), Some(to)) if to < from => Judgement::Changed { from, to },
            _ if !before.verdict.is_known() || !after.verdict.is_known() => Judgement::Unknown,
            _ if is_best => Judgement::Best,
            _ if !exact && self.drop(before, &reached, side).is_some() => Judgement::Lost,
            _ => Judgement::Good,
        };
        MoveReview {
            before: before.verdict,
            after: after.verdict,
            best: before.line.clone(),
            reply: after.line.clone(),
            exact,
            judgement,
            ..played.clone()
        }
    }
}

/// The loss that is much, on the scale of whoever scores: in k in a row about what the first
/// move of a game is worth, in Reversi a corner and five moves, in draughts a man and a half, in dots
/// and boxes three boxes. None where nobody knows the scale.
fn much(position: &Position) -> Option<i32> {
    if let Some(board) = position.game::<Board>() {
        engine::thinks_in_patterns(board.rules()).then_some(150)
    } else if position.game::<Reversi>().is_some() || position.game::<Draughts>().is_some() {
        Some(15)
    } else {
        position.game::<Dots>().map(|_| 3)
    }
}
