//! `solve`: the exact value of a position, by the solver.

use crate::bounds::{Bounds, Stop};
use crate::budget::milliseconds;
use crate::event::{Ended, Ending, Event, MoveOutcome, Solved, Solving};
use crate::refusal::{Code, Refusal};
use crate::request::GameSpec;
use crate::strong_solutions::StrongSolutions;
use mnk::{Board, Cell};
use solver::{Problem, Solution, SolveError, Value};
use std::time::{Duration, Instant};

/// The least time between two words about how far it has come.
const PAUSE: Duration = Duration::from_millis(100);

/// Solves a position within the bounds, and each of its moves if `known` may have them. A search that
/// has to end before it knows the value says so instead.
pub(crate) fn solve(
    game: &GameSpec,
    bounds: &Bounds,
    stop: &Stop,
    known: &mut StrongSolutions,
    send: &mut dyn FnMut(Event),
) -> Result<Solved, Refusal> {
    let board = game.board()?;
    let moves: Vec<Cell> = board.played().to_vec();
    let start = Instant::now();
    // The solver hears of the time by its switch.
    let switch = Stop::new();
    let mut why = None;
    let mut nodes = 0;
    let mut told = start;
    let mut look = |seen: u64| {
        nodes = seen;
        let time = start.elapsed();
        if why.is_none() {
            why = if stop.is_stopped() {
                Some(Ended::Stopped)
            } else if time >= bounds.time {
                Some(Ended::Time)
            } else if seen >= bounds.nodes {
                Some(Ended::Nodes)
            } else {
                None
            };
        }
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
    let ending = |value| Ending {
        winner: match value {
            Value::First => Some(game.first),
            Value::Second => Some(game.first.other()),
            Value::Draw => None,
        },
    };
    match found {
        Ok(Solution { value, nodes }) => {
            let all = known.of(board.rules(), &switch, &mut || look(nodes));
            let moves = all.and_then(|all| all.moves(&beginning_with_first(&problem)?));
            let moves = moves.map(|moves| {
                let outcome = |(cell, value): (Cell, Value)| MoveOutcome {
                    cell: cell.to_string(),
                    outcome: ending(value),
                };
                moves.into_iter().map(outcome).collect()
            });
            // The value is proven all the same if the moves had to be left out.
            let ended = if moves.is_some() { None } else { why }.unwrap_or(Ended::Complete);
            let time_ms = milliseconds(start.elapsed());
            Ok(Solved { outcome: Some(ending(value)), moves, nodes, time_ms, ended })
        }
        Err(SolveError::Stopped) => {
            let (ended, time_ms) = (why.unwrap_or(Ended::Stopped), milliseconds(start.elapsed()));
            Ok(Solved { outcome: None, moves: None, nodes, time_ms, ended })
        }
        Err(error) => Err(Refusal::new(code(&error), error)),
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
