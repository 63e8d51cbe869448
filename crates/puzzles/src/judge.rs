//! Whether a move that somebody tries is right, and what is played against it.

use crate::exact::{self, Exact};
use crate::find::BUDGET as TO_FIND;
use crate::fours::{Fours, Lines};
use crate::puzzle::{Task, names};
use crate::work::{Interrupted, Work};
use gametree::{Bound, Game, Outcome, Side, Stop, Value, Verdict};
use mnk::{Board, Cell};
use serde::{Deserialize, Serialize};

/// Positions that may be searched for one answer: some more than it took to find the puzzle.
const BUDGET: u64 = 2 * TO_FIND;

/// What a tried move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It keeps what was asked for.
    Right,
    /// It wins too, but later than it could be.
    Slower,
    /// It does not.
    Wrong,
}

/// What there is to say of a tried move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// What it is.
    pub mark: Mark,
    /// Whether the puzzle is solved with it.
    pub solved: bool,
    /// The reply of the opponent, the longest defence if they lose; none if the game is over, or the
    /// puzzle is solved.
    pub reply: Option<String>,
    /// The play after the move: of a wrong one, why it is wrong, as far as that is known.
    pub line: Vec<String>,
    /// What the position after the move is worth; unknown where that cannot be said.
    pub value: Verdict,
}

/// Why a move cannot be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JudgeError {
    /// The game is over.
    #[error("the game is over; a move of a puzzle is tried in a game that goes on")]
    Over,
    /// The position does not ask for what the task says.
    #[error(
        "this position is no such puzzle: the side to move has no win that can be proven, or \
         more than one move holds"
    )]
    NoPuzzle,
    /// It takes more than a puzzle does.
    #[error(
        "this position is too hard to judge a move in; try it in a puzzle of another game or level"
    )]
    TooHard,
    /// It was stopped.
    #[error("stopped before the move was judged")]
    Stopped,
}

impl From<Interrupted> for JudgeError {
    fn from(why: Interrupted) -> JudgeError {
        match why {
            Interrupted::Stopped => JudgeError::Stopped,
            Interrupted::Spent => JudgeError::TooHard,
        }
    }
}

/// Judges the move `tried` in the position `board`: that of a puzzle with this task, or one that right
/// moves and replies led to. Deterministic, and exact as the claims of the task are.
///
/// # Errors
/// If the game is over, the position asks for nothing of the kind, it is too hard, or it was stopped.
/// `tried` must be legal.
pub fn judge(board: &Board, task: Task, tried: Cell, stop: &Stop) -> Result<Judgement, JudgeError> {
    if board.outcome().is_some() {
        return Err(JudgeError::Over);
    }
    let work = &mut Work::new(BUDGET, stop);
    let mut after = board.clone();
    after.play(tried);
    let is_exact = exact::reaches(board);
    match task {
        Task::Win { plies } if is_exact => {
            let by_fours = left_of_fours(board, plies, work)?;
            win_by_values(board, &after, by_fours, tried, work)
        }
        Task::Defence if is_exact => defence_by_values(board, &after, tried, work),
        _ if board.rules().gravity() => Err(JudgeError::NoPuzzle),
        Task::Win { .. } | Task::Fours { .. } => of_fours(board, &after, task, tried, work),
        Task::Defence => of_defence(board, &after, tried, work),
    }
}

/// How many plies are left of a win that was proven by fours, since it began where more cells were
/// empty than can be searched to the end; none if it was proven by values.
fn left_of_fours(
    board: &Board,
    asked: u32,
    work: &mut Work<'_>,
) -> Result<Option<u32>, JudgeError> {
    if board.rules().gravity() {
        return Ok(None);
    }
    let lines = Lines::new(*board.rules());
    let Some(line) = Fours::new(board, &lines).vcf(work)? else { return Ok(None) };
    let left = line.len() as u32;
    let played = asked.checked_sub(left);
    let is_by_fours = played.is_some_and(|played| !exact::reached(board, played as usize));
    Ok(is_by_fours.then_some(left))
}

/// `by_fours`: how many plies are left, if not the shortest win is asked for but one by fours. Whatever
/// wins in so many is as good.
fn win_by_values(
    board: &Board,
    after: &Board,
    by_fours: Option<u32>,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<Judgement, JudgeError> {
    let mut exact = Exact::new(board);
    let (best, own) = values(&mut exact, board, tried, work)?;
    if !best.is_win() {
        return Err(JudgeError::NoPuzzle);
    }
    let most = by_fours.or(best.plies());
    let mark = match own.is_win() {
        true if own.plies() <= most => Mark::Right,
        true => Mark::Slower,
        false => Mark::Wrong,
    };
    let line = exact.line(after, work)?;
    let solved = mark == Mark::Right && after.outcome().is_some();
    Ok(told(mark, solved, line, exactly(own, board)))
}

fn defence_by_values(
    board: &Board,
    after: &Board,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<Judgement, JudgeError> {
    let mut exact = Exact::new(board);
    let (best, own) = values(&mut exact, board, tried, work)?;
    if best != Value::DRAW {
        return Err(JudgeError::NoPuzzle);
    }
    let holds = own == best;
    let mark = if holds { Mark::Right } else { Mark::Wrong };
    let line = exact.line(after, work)?;
    Ok(told(mark, holds, line, exactly(own, board)))
}

/// What the best move is worth, and the one that is tried.
fn values(
    exact: &mut Exact,
    board: &Board,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<(Value, Value), JudgeError> {
    let moves = exact.moves(board, work)?;
    let best = moves.first().map_or(Value::DRAW, |&(_, value)| value);
    let own = moves.iter().find(|&&(cell, _)| cell == tried).map_or(best, |&(_, value)| value);
    Ok((best, own))
}

/// Told from before the move.
fn exactly(value: Value, board: &Board) -> Verdict {
    Verdict::new(value, Bound::Exact, true, board.side())
}

fn told(mark: Mark, solved: bool, line: Vec<Cell>, value: Verdict) -> Judgement {
    let line = names(&line);
    let reply = line.first().filter(|_| !solved).cloned();
    Judgement { mark, solved, reply, line, value }
}

/// A win of `winner` with these moves to come after the tried one.
fn won(board: &Board, winner: Side, line: &[Cell]) -> Verdict {
    let plies = line.len() as u32 + 1;
    let value = if winner == board.side() { Value::win_in(plies) } else { Value::loss_in(plies) };
    let bound = if winner == board.side() { Bound::Lower } else { Bound::Upper };
    Verdict::new(value, bound, true, board.side())
}

fn of_fours(
    board: &Board,
    after: &Board,
    task: Task,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<Judgement, JudgeError> {
    let me = board.side();
    let lines = Lines::new(*board.rules());
    let mut fours = Fours::new(board, &lines);
    let best = fours.vcf(work)?.ok_or(JudgeError::NoPuzzle)?;
    if after.outcome() == Some(Outcome::Win(me)) {
        return Ok(told(Mark::Right, true, Vec::new(), Verdict::of(Outcome::Win(me))));
    }
    if let Some(line) = fours.vcf_by(tried, work)? {
        let is_best = line.len() < best.len();
        let mark = if is_best { Mark::Right } else { Mark::Slower };
        let value = won(board, me, &line);
        return Ok(told(mark, false, line, value));
    }
    // Where any win is asked for, one in as many plies is as good. In five, all but its first move are
    // fours; in seven, every other move was proven to lose.
    if matches!(task, Task::Win { .. })
        && best.len() == 5
        && let Some(line) = fours.quiet_win(tried, work)?
    {
        let value = won(board, me, &line);
        return Ok(told(Mark::Right, false, line, value));
    }
    refuted(board, &mut fours, tried, work)
}

/// What is said of a wrong move: how it loses, or at least what stops it.
fn refuted(
    board: &Board,
    fours: &mut Fours<'_>,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<Judgement, JudgeError> {
    // A move that wins nothing is wrong, even if it is too hard to tell how it loses.
    let line = match fours.refutation(tried, work) {
        Err(Interrupted::Spent) => None,
        found => found?,
    };
    if let Some(line) = line {
        let value = won(board, board.side().opponent(), &line);
        return Ok(told(Mark::Wrong, false, line, value));
    }
    fours.play(tried);
    let block = fours.wins(board.side());
    fours.undo(tried);
    Ok(told(Mark::Wrong, false, block, Verdict::UNKNOWN))
}

fn of_defence(
    board: &Board,
    after: &Board,
    tried: Cell,
    work: &mut Work<'_>,
) -> Result<Judgement, JudgeError> {
    let lines = Lines::new(*board.rules());
    let mut fours = Fours::new(board, &lines);
    // What wins defends as well.
    let holds = after.outcome().is_some() || fours.refutation(tried, work)?.is_none();
    if holds {
        return Ok(told(Mark::Right, true, Vec::new(), Verdict::UNKNOWN));
    }
    refuted(board, &mut fours, tried, work)
}
