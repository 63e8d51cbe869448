//! `solve`: the exact value of a position, by the solver.

use crate::bounds::{Bounds, Stop, milliseconds};
use crate::game::board;
use crate::thinker::Task;
use crate::{Code, Event, GameRef, MoveValue, Refusal, Solved, Solving};
use gametree::{Ended, Limits, Outcome, Side, Verdict};
use mnk::{Board, Cell, Rules};
use solver::{Problem, Solution, SolveError, Strong};
use std::time::{Duration, Instant};

/// The least time between two words about how far it has come.
const PAUSE: Duration = Duration::from_millis(100);
/// The most games of which every position is kept, of up to [`Bounds::STRONG`] bytes each.
const MOST_STRONG: usize = 4;

/// Solves a position within the bounds, and each of its moves if `known` may have them. A search that
/// has to end before it knows the value says so instead.
pub(crate) fn solve(
    task: &mut Task<'_>,
    game: &GameRef,
    known: &mut StrongSolutions,
) -> Result<Solved, Refusal> {
    let Task { program, bounds, stop, send, .. } = task;
    let position = game.position(&program.catalogue)?;
    let board = board(&position, "solve")?;
    let moves: Vec<Cell> = board.played().to_vec();
    let start = Instant::now();
    let limits = Limits::none().with_stop(stop).until(start + bounds.time);
    // The solver hears of the time by its switch.
    let switch = Stop::new();
    let mut why = None;
    let mut nodes = 0;
    let mut told = start;
    let mut look = |seen: u64| {
        nodes = seen;
        let time = start.elapsed();
        let spent = (seen >= bounds.nodes).then_some(Ended::Nodes);
        why = why.or_else(|| limits.interrupted()).or(spent);
        if why.is_some() {
            switch.stop();
        } else if told.elapsed() >= PAUSE {
            told = Instant::now();
            let share = time.as_secs_f64() / bounds.time.as_secs_f64().max(1e-3);
            let share = (share.min(1.0) * 1e4).round() / 1e4;
            send(Event::Solving(Solving { nodes: seen, time_ms: milliseconds(time), share }));
        }
    };
    // A search that is stopped before it begins does nothing at all.
    look(0);
    let problem =
        Problem { rules: *board.rules(), moves: &moves, bytes: Bounds::SOLVER, stop: &switch };
    let found = solver::solve(&problem, None, &mut look);
    match found {
        Ok(Solution { verdict, nodes, .. }) => {
            let all = known.of(board.rules(), &switch, &mut || look(nodes));
            let moves = all.and_then(|all| all.moves(&beginning_with_first(&problem)?));
            let moves = moves.map(|moves| {
                let told = |(cell, value): (Cell, Outcome)| MoveValue {
                    mv: cell.to_string(),
                    value: begun_by(Verdict::of(value), game.first),
                };
                moves.into_iter().map(told).collect()
            });
            // The value is proven all the same if the moves had to be left out.
            let ended = if moves.is_some() { None } else { why }.unwrap_or(Ended::Complete);
            let (value, time_ms) = (begun_by(verdict, game.first), milliseconds(start.elapsed()));
            Ok(Solved { value, moves, nodes, time_ms, ended })
        }
        Err(SolveError::Stopped) => {
            let (ended, time_ms) = (why.unwrap_or(Ended::Stopped), milliseconds(start.elapsed()));
            Ok(Solved { value: Verdict::UNKNOWN, moves: None, nodes, time_ms, ended })
        }
        Err(error) => Err(Refusal::new(code(&error), error)),
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
        SolveError::Option(_) => Code::Limit,
        SolveError::TooLarge(_) => Code::TooLarge,
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
