//! `solve`: the exact value of a position, by the solver.

use crate::bounds::{Bounds, Stop, milliseconds};
use crate::game::board;
use crate::thinker::Task;
use crate::{Code, Event, GameRef, MoveValue, Refusal, Solved, Solving};
use gametree::{Bound, Ended, Game, Limits, Outcome, Side, Verdict};
use mnk::{Board, Cell, Rules};
use solver::{Gravity, Problem, Score, SolveError, Strong};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// The least time between two words about how far it has come.
const PAUSE: Duration = Duration::from_millis(100);
/// The most games of which every position is kept, of up to [`Bounds::STRONG`] bytes each.
const MOST_STRONG: usize = 4;

/// Solves a position within the bounds, and each of its moves if it has gravity, or if `known` may have
/// them. A search that has to end before it knows the value says so instead.
pub(crate) fn solve(
    task: &mut Task<'_>,
    game: &GameRef,
    known: &mut StrongSolutions,
) -> Result<Solved, Refusal> {
    let position = game.position(&task.program.catalogue)?;
    let board = board(&position, "solve")?;
    let solvers = &task.resources.solvers;
    let watch = RefCell::new(Watch::new(task.bounds, task.stop, task.send));
    // A search that is stopped before it begins does nothing at all.
    watch.borrow_mut().look(0);
    let found = match solvers.of(board.rules()) {
        Some(solver) => with_gravity(&solver, board, &watch),
        None => without_gravity(board, game.first, known, &watch),
    };
    match found {
        Ok(()) => Ok(watch.into_inner().solved()),
        Err(error) => Err(Refusal::of(code(&error), &error)),
    }
}

/// The value, then each move.
fn with_gravity(
    solver: &Gravity,
    board: &Board,
    watch: &RefCell<Watch<'_>>,
) -> Result<(), SolveError> {
    let verdict = |score: Score| {
        let value = score.value(board.rules(), board.filled());
        Verdict::new(value, Bound::Exact, true, board.side())
    };
    let look = &mut |seen| watch.borrow_mut().look(seen);
    let switch = watch.borrow().switch.clone();
    let score = unless_stopped(solver.score_of(board, &switch, look))?;
    let Some(score) = score else { return Ok(()) };
    watch.borrow_mut().proven(verdict(score));
    watch.borrow_mut().moves = Some(Vec::new());
    let found = &mut |cell: Cell, score: Score| {
        let (mv, value, score) = (cell.to_string(), verdict(score), Some(score.get()));
        watch.borrow_mut().found(MoveValue { mv, value, score });
    };
    let all = unless_stopped(solver.scores(board, &switch, found, look))?;
    watch.borrow_mut().is_complete = all.is_some();
    Ok(())
}

/// The value, and on small boards that of each move.
fn without_gravity(
    board: &Board,
    first: Side,
    known: &mut StrongSolutions,
    watch: &RefCell<Watch<'_>>,
) -> Result<(), SolveError> {
    let (rules, moves) = (*board.rules(), board.played());
    let switch = watch.borrow().switch.clone();
    let problem = Problem { rules, moves, bytes: Bounds::SOLVER, stop: &switch };
    let look = &mut |seen| watch.borrow_mut().look(seen);
    let Some(solution) = unless_stopped(solver::solve(&problem, None, look))? else {
        return Ok(());
    };
    watch.borrow_mut().look(solution.nodes);
    watch.borrow_mut().proven(begun_by(solution.verdict, first));
    let all = known.of(&rules, &switch, &mut || watch.borrow_mut().look(0));
    let moves = all.and_then(|all| all.moves(&beginning_with_first(&problem)?));
    let told = |(cell, value): (Cell, Outcome)| MoveValue {
        mv: cell.to_string(),
        value: begun_by(Verdict::of(value), first),
        score: None,
    };
    let moves: Option<Vec<MoveValue>> = moves.map(|moves| moves.into_iter().map(told).collect());
    let watch = &mut *watch.borrow_mut();
    // On larger boards nobody asked for them.
    watch.is_complete = moves.is_some() || watch.why.is_none();
    watch.moves = moves;
    Ok(())
}

/// What the solver found, if it was not stopped.
fn unless_stopped<T>(found: Result<T, SolveError>) -> Result<Option<T>, SolveError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(SolveError::Stopped) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Looks after a solver: ends it within the bounds, and tells how far it has come.
struct Watch<'a> {
    start: Instant,
    bounds: Bounds,
    limits: Limits,
    send: &'a mut dyn FnMut(Event),
    /// The solver hears of the limits by this.
    switch: Stop,
    why: Option<Ended>,
    told: Instant,
    /// Positions of the searches that are over, and of the one that runs.
    before: u64,
    seen: u64,
    value: Verdict,
    moves: Option<Vec<MoveValue>>,
    /// Whether there is nothing more to find.
    is_complete: bool,
}

impl<'a> Watch<'a> {
    fn new(bounds: Bounds, stop: &Stop, send: &'a mut dyn FnMut(Event)) -> Watch<'a> {
        let start = Instant::now();
        let limits = Limits::none().with_stop(stop).until(start + bounds.time);
        Watch {
            start,
            bounds,
            limits,
            send,
            switch: Stop::new(),
            why: None,
            told: start,
            before: 0,
            seen: 0,
            value: Verdict::UNKNOWN,
            moves: None,
            is_complete: false,
        }
    }

    /// The search that runs has seen so many positions.
    fn look(&mut self, seen: u64) {
        self.seen = seen;
        let spent = (self.nodes() >= self.bounds.nodes).then_some(Ended::Nodes);
        self.why = self.why.or_else(|| self.limits.interrupted()).or(spent);
        if self.why.is_some() {
            self.switch.stop();
        } else if self.told.elapsed() >= PAUSE {
            self.tell();
        }
    }

    /// The value is known, and the next search is about the moves.
    fn proven(&mut self, value: Verdict) {
        self.value = value;
        self.before += std::mem::take(&mut self.seen);
    }

    fn found(&mut self, mv: MoveValue) {
        self.moves.get_or_insert_default().push(mv);
        self.tell();
    }

    fn nodes(&self) -> u64 {
        self.before + self.seen
    }

    fn tell(&mut self) {
        self.told = Instant::now();
        let time = self.start.elapsed();
        let share = time.as_secs_f64() / self.bounds.time.as_secs_f64().max(1e-3);
        let share = (share.min(1.0) * 1e4).round() / 1e4;
        let (nodes, time_ms) = (self.nodes(), milliseconds(time));
        let (value, moves) = (self.value, self.moves.clone().unwrap_or_default());
        (self.send)(Event::Solving(Solving { nodes, time_ms, share, value, moves }));
    }

    fn solved(self) -> Solved {
        let ended = match self.is_complete {
            true => Ended::Complete,
            false => self.why.unwrap_or(Ended::Stopped),
        };
        let (nodes, time_ms) = (self.nodes(), milliseconds(self.start.elapsed()));
        Solved { value: self.value, moves: self.moves, nodes, time_ms, ended }
    }
}

/// A value of the solver, whose first player is whoever begins, where `first` does.
fn begun_by(verdict: Verdict, first: Side) -> Verdict {
    Verdict {
        value: verdict.value.for_first(first),
        bound: verdict.bound.for_first(first),
        ..verdict
    }
}

/// The position with the first player as the one who begins, as strong solutions have it.
fn beginning_with_first(problem: &Problem<'_>) -> Option<Board> {
    let mut board = Board::new(problem.rules);
    problem.moves.iter().try_for_each(|&cell| board.try_play(cell)).ok()?;
    Some(board)
}

fn code(error: &SolveError) -> Code {
    match error {
        SolveError::TooLarge(_) | SolveError::BookTooLarge { .. } => Code::TooLarge,
        SolveError::Move(_) => Code::Move,
        SolveError::Over(_) => Code::Over,
        SolveError::Stopped => Code::Stopped,
        SolveError::Write(_) => Code::Internal,
    }
}

/// The values of all positions of the smallest games, each found when it is first asked for.
#[derive(Debug, Default)]
pub(crate) struct StrongSolutions {
    /// The one used last at the end.
    kept: Vec<Strong>,
}

impl StrongSolutions {
    /// The solution of a game; none if it is too large, or `stop` ended it. `told` is called now and
    /// then meanwhile.
    fn of(&mut self, rules: &Rules, stop: &Stop, told: &mut dyn FnMut()) -> Option<&Strong> {
        if Strong::bytes(rules).ok()? > Bounds::STRONG {
            return None;
        }
        let strong = match self.kept.iter().position(|known| known.rules() == rules) {
            Some(at) => self.kept.remove(at),
            None => Strong::solve(*rules, stop, &mut |_| told()).ok()?,
        };
        if self.kept.len() == MOST_STRONG {
            self.kept.remove(0);
        }
        self.kept.push(strong);
        self.kept.last()
    }
}
