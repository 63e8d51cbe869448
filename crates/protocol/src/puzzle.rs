//! `puzzle`, `puzzles` and `puzzle_try`: positions with one right move, and whether a move is it.

use crate::game::board;
use crate::hint::reason;
use crate::thinker::Task;
use crate::{
    Code, Combing, Event, GameRef, Puzzle, PuzzleHint, PuzzleTried, Puzzles, Reason, Refusal,
};
use games::Position;
use gametree::{Ended, Verdict};
use mnk::Rules;
use puzzles::{Area, Difficulty, GenerateError, JudgeError, Kind, Mark, Wanted};
use std::time::Instant;

/// Which puzzle is asked for, if there are such.
pub(crate) fn wanted(
    game: Option<&str>,
    kind: Option<Kind>,
    difficulty: Option<Difficulty>,
) -> Result<Wanted, Refusal> {
    let game = game.map(str::parse::<Rules>).transpose()?;
    Ok(Wanted { game, kind, difficulty })
}

/// A puzzle by seed.
pub(crate) fn generate(task: &mut Task<'_>, seed: u64, wanted: &Wanted) -> Result<Puzzle, Refusal> {
    let stop = task.stop.until(Instant::now() + task.bounds.time);
    let puzzle = puzzles::generate(seed, wanted, &stop).map_err(|error| {
        let (code, reason) = match &error {
            GenerateError::Stopped if !task.stop.is_stopped() => {
                let message =
                    "no such puzzle was found in time; try another seed, kind, level or game";
                return Refusal::new(Code::TooLarge, message).because(Reason::new("puzzle_late"));
            }
            GenerateError::Unsupported(game) => {
                (Code::Rules, Some(Reason::new("puzzle_game").with("game", game)))
            }
            GenerateError::NotFound(_) => (Code::Limit, Some(Reason::new("puzzle_none"))),
            GenerateError::Stopped => (Code::Stopped, None),
        };
        Refusal { reason, ..Refusal::new(code, error) }
    })?;
    hinted(puzzle)
}

/// A puzzle with the hint of its answer.
fn hinted(puzzle: puzzles::Puzzle) -> Result<Puzzle, Refusal> {
    let board = puzzle.board().map_err(|error| Refusal::new(Code::Internal, error))?;
    let hint = hint(&Position::new(board), &puzzle.answer)?;
    Ok(Puzzle { puzzle, hint })
}

/// What there is to say of the right move in a position without telling it.
fn hint(position: &Position, right: &str) -> Result<PuzzleHint, Refusal> {
    let rules = board(position, "a puzzle")?.rules();
    let cell = rules.parse_cell(right).map_err(|error| Refusal::new(Code::Internal, error))?;
    let reason = reason(position, right, &Verdict::UNKNOWN);
    Ok(PuzzleHint { reason, area: Area::around(rules, cell) })
}

/// The puzzles of a game.
pub(crate) fn of_game(task: &mut Task<'_>, game: &GameRef) -> Result<Puzzles, Refusal> {
    let position = game.position(&task.program.catalogue)?;
    let board = board(&position, "a puzzle")?;
    let stop = task.stop.until(Instant::now() + task.bounds.time);
    let tell = &mut |share| (task.send)(Event::Combing(Combing { share }));
    let puzzles = puzzles::from_game(board, &stop, tell);
    let ended = match () {
        () if task.stop.is_stopped() => Ended::Stopped,
        () if stop.is_stopped() => Ended::Time,
        () => Ended::Complete,
    };
    let puzzles = puzzles.into_iter().map(hinted).collect::<Result<_, _>>()?;
    Ok(Puzzles { puzzles, ended })
}

/// Whether a move is right.
pub(crate) fn judge(
    task: &mut Task<'_>,
    game: &GameRef,
    asked: puzzles::Task,
    mv: &str,
) -> Result<PuzzleTried, Refusal> {
    let mut position = game.unfinished(&task.program.catalogue)?;
    let before = board(&position, "a puzzle")?.clone();
    let played = position.play(mv);
    let illegal = |error: games::MoveError| {
        let refusal = Refusal::new(Code::Move, &error);
        Refusal { at: Some(game.moves.len()), reason: error.reason, ..refusal }
    };
    played.map_err(illegal)?;
    let tried = board(&position, "a puzzle")?.played().last().copied();
    let tried = tried.ok_or_else(|| Refusal::new(Code::Internal, "no move was tried"))?;
    let stop = task.stop.until(Instant::now() + task.bounds.time);
    let judged = puzzles::judge(&before, asked, tried, &stop).map_err(|error| match error {
        JudgeError::Over => Refusal::new(Code::Over, error),
        JudgeError::NoPuzzle => Refusal::new(Code::Limit, error),
        JudgeError::Stopped if task.stop.is_stopped() => Refusal::new(Code::Stopped, error),
        JudgeError::Stopped | JudgeError::TooHard => {
            Refusal::new(Code::TooLarge, JudgeError::TooHard).because(Reason::new("puzzle_hard"))
        }
    })?;
    let hint = match &judged.line[..] {
        [reply, next, ..] if judged.mark == Mark::Right && !judged.solved => {
            position.play(reply).map_err(|error| Refusal::new(Code::Internal, error))?;
            Some(hint(&position, next)?)
        }
        _ => None,
    };
    Ok(PuzzleTried { judgement: judged, hint })
}
