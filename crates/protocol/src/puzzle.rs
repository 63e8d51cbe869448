//! `puzzle`, `puzzles` and `puzzle_try`: positions with one right move, and whether a move is it.

use crate::game::board;
use crate::thinker::Task;
use crate::{Code, Combing, Event, GameRef, Puzzles, Reason, Refusal};
use gametree::Ended;
use mnk::Rules;
use puzzles::{Difficulty, GenerateError, JudgeError, Judgement, Kind, Puzzle, Wanted};
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
    puzzles::generate(seed, wanted, &stop).map_err(|error| {
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
    })
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
    Ok(Puzzles { puzzles, ended })
}

/// Whether a move is right.
pub(crate) fn judge(
    task: &mut Task<'_>,
    game: &GameRef,
    asked: puzzles::Task,
    mv: &str,
) -> Result<Judgement, Refusal> {
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
    puzzles::judge(&before, asked, tried, &stop).map_err(|error| match error {
        JudgeError::Over => Refusal::new(Code::Over, error),
        JudgeError::NoPuzzle => Refusal::new(Code::Limit, error),
        JudgeError::Stopped if task.stop.is_stopped() => Refusal::new(Code::Stopped, error),
        JudgeError::Stopped | JudgeError::TooHard => {
            Refusal::new(Code::TooLarge, JudgeError::TooHard).because(Reason::new("puzzle_hard"))
        }
    })
}
