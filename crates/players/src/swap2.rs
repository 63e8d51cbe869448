//! The opening rule swap2: one player puts three stones, the other takes a colour or puts two more
//! and leaves the choice to the first.

use crate::{Allowance, PlayerError, Progress, Seat};
use games::Position;
use gametree::Game as _;
use mnk::{Board, Cell, PlayError, Rules};

/// What to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swap2 {
    /// Take black.
    TakeBlack,
    /// Put these stones; a single one means to play white.
    Put(Vec<Cell>),
}

/// Why there is nothing to answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum Swap2Error {
    #[error(transparent)]
    Illegal(#[from] PlayError),
    #[error("the game is over")]
    Over,
    #[error("swap2 has 0, 3 or 5 stones, not {0}")]
    Stones(usize),
    #[error("the board is too small for swap2")]
    TooSmall,
    #[error(transparent)]
    Player(#[from] PlayerError),
}

/// What a player thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// The best move.
    pub best: Cell,
    /// What the position is worth to the side to move.
    pub score: i32,
}

impl Opinion {
    /// Thinks to know what a position is worth. Whoever has the last move of a line looks better than
    /// they are, so this is the mean of the last two depths.
    ///
    /// # Errors
    /// If the player finds no move.
    pub fn of(
        seat: &mut Seat,
        board: &Board,
        allowance: &Allowance,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Opinion, PlayerError> {
        let mut scores = [None; 2];
        let position = Position::new(board.clone());
        let choice = seat.choose(&position, 0, allowance, &mut |progress| {
            scores = [scores[1], progress.lines.first().map(|line| line.value.raw())];
            told(progress);
        })?;
        let best = board.rules().parse_cell(&choice.mv);
        let best = best.map_err(|_| PlayerError::NoMove(seat.player().to_string()))?;
        let last = i64::from(scores[1].unwrap_or(choice.report.value.raw()));
        let before = scores[0].map_or(last, i64::from);
        Ok(Opinion { best, score: ((last + before) / 2) as i32 })
    }
}

/// A position is better for one side if its score is at least this much.
const CLEAR: i32 = 100;
/// How many places for the second of two stones are looked at.
const PLACES: usize = 12;

/// Openings to choose from: X, O, X as steps from the centre. The last one is for tiny boards.
const OPENINGS: [[(isize, isize); 3]; 6] = [
    [(0, 0), (1, 1), (4, 2)],
    [(-1, -1), (1, 0), (3, -2)],
    [(0, 0), (0, 1), (3, -3)],
    [(-2, 0), (0, 1), (2, 3)],
    [(0, 0), (2, 1), (-3, 4)],
    [(0, 0), (1, 1), (-1, 1)],
];

/// Thinks about a position for one of so many equal parts of the time.
type Judge<'a> = dyn FnMut(&Board, u32) -> Result<Opinion, PlayerError> + 'a;

/// Chooses, with the stones put so far in their order. `judge` thinks about a position for one of
/// so many equal parts of the time.
///
/// # Errors
/// If the stones are no such opening, or `judge` fails.
pub fn choose(rules: Rules, stones: &[Cell], judge: &mut Judge<'_>) -> Result<Swap2, Swap2Error> {
    let mut board = Board::new(rules);
    for &cell in stones {
        board.try_play(cell)?;
    }
    if board.outcome().is_some() {
        return Err(Swap2Error::Over);
    }
    match stones.len() {
        0 => opening(rules, judge),
        3 => second_player(&board, judge),
        5 => Ok(take_a_side(judge(&board, 1)?)),
        other => Err(Swap2Error::Stones(other)),
    }
}

/// White to move: white if that is at least as good as black.
fn take_a_side(white: Opinion) -> Swap2 {
    if white.score < 0 { Swap2::TakeBlack } else { Swap2::Put(vec![white.best]) }
}

/// The opening that is nearest to balance.
fn opening(rules: Rules, judge: &mut Judge<'_>) -> Result<Swap2, Swap2Error> {
    let mut best: Option<(i32, Vec<Cell>)> = None;
    let fitting: Vec<Vec<Cell>> = OPENINGS.iter().filter_map(|o| around(&rules, o)).collect();
    for cells in &fitting {
        let mut board = Board::new(rules);
        if cells.iter().any(|&cell| board.try_play(cell).is_err()) || board.outcome().is_some() {
            continue;
        }
        let lead = judge(&board, fitting.len() as u32)?.score.abs();
        if best.as_ref().is_none_or(|&(least, _)| lead < least) {
            best = Some((lead, cells.clone()));
        }
    }
    let (_, cells) = best.ok_or(Swap2Error::TooSmall)?;
    Ok(Swap2::Put(cells))
}

fn around(rules: &Rules, steps: &[(isize, isize)]) -> Option<Vec<Cell>> {
    let at = |middle: usize, step: isize| middle.checked_add_signed(step);
    let (x, y) = (rules.width() / 2, rules.height() / 2);
    steps.iter().map(|&(dx, dy)| rules.cell(at(x, dx)?, at(y, dy)?)).collect()
}

/// A clearly better side is taken. Otherwise two stones that make the position more level still
/// leave the choice, and the risk, to the other player; where there are none, white will do.
fn second_player(board: &Board, judge: &mut Judge<'_>) -> Result<Swap2, Swap2Error> {
    let white = judge(board, 3)?;
    if white.score.abs() >= CLEAR {
        return Ok(take_a_side(white));
    }
    let own = white.best;
    let mut best = (white.score.abs(), vec![own]);
    let mut after = board.clone();
    after.try_play(own)?;
    for cell in places(&after) {
        let mut later = after.clone();
        if later.try_play(cell).is_err() || later.outcome().is_some() {
            continue;
        }
        let lead = judge(&later, 2 * PLACES as u32)?.score.abs();
        if lead < best.0 {
            best = (lead, vec![own, cell]);
        }
    }
    Ok(Swap2::Put(best.1))
}

/// A few empty cells at most two steps from a stone, spread over all of them.
fn places(board: &Board) -> Vec<Cell> {
    let near =
        |a: &Cell, b: &Cell| a.column().abs_diff(b.column()) <= 2 && a.row().abs_diff(b.row()) <= 2;
    let near_a_stone = |cell: &Cell| {
        board.stone(*cell).is_none() && board.played().iter().any(|stone| near(cell, stone))
    };
    let all: Vec<Cell> = board.rules().all_cells().filter(near_a_stone).collect();
    all.iter().copied().step_by(all.len().div_ceil(PLACES).max(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Resources;

    /// A judge for whom every position is worth this to the side to move.
    fn worth(score: i32) -> impl FnMut(&Board, u32) -> Result<Opinion, PlayerError> {
        move |board, _| {
            let mut moves = Vec::new();
            board.moves(&mut moves);
            Ok(Opinion { best: moves[0], score })
        }
    }

    fn cells(names: &[&str]) -> Vec<Cell> {
        let rules: Rules = "15x15x5".parse().unwrap();
        names.iter().map(|name| rules.parse_cell(name).unwrap()).collect()
    }

    fn chosen(names: &[&str], score: i32) -> Swap2 {
        let rules = "15x15x5".parse().unwrap();
        choose(rules, &cells(names), &mut worth(score)).unwrap()
    }

    #[test]
    fn a_clearly_better_colour_is_taken() {
        let three = ["h8", "i9", "l10"];
        assert_eq!(chosen(&three, -500), Swap2::TakeBlack);
        assert_eq!(chosen(&three, 500), Swap2::Put(cells(&["a15"])));
        let five = ["h8", "i9", "l10", "g7", "j7"];
        assert_eq!(chosen(&five, -1), Swap2::TakeBlack);
        assert_eq!(chosen(&five, 1), Swap2::Put(cells(&["a15"])));
    }

    #[test]
    fn in_balance_two_stones_are_put_if_they_make_it_more_level() {
        let rules = "15x15x5".parse().unwrap();
        let three = cells(&["h8", "i9", "l10"]);
        let mut level_later = |board: &Board, parts: u32| {
            worth(if board.filled() == 3 { 20 } else { 5 })(board, parts)
        };
        let Ok(Swap2::Put(two)) = choose(rules, &three, &mut level_later) else { panic!() };
        assert_eq!(two.len(), 2);
        let Swap2::Put(one) = chosen(&["h8", "i9", "l10"], 20) else { panic!() };
        assert_eq!(one.len(), 1);
    }

    #[test]
    fn openings_fit_the_board() {
        for (rules, fits) in
            [("15x15x5", true), ("3x3x3", true), ("20x7x5", true), ("2x2x2", false)]
        {
            let choice = choose(rules.parse().unwrap(), &[], &mut worth(3));
            assert_eq!(choice.is_ok(), fits, "{rules}: {choice:?}");
        }
        assert!(choose(Rules::TIC_TAC_TOE, &cells(&["a1"]), &mut worth(0)).is_err());
    }

    #[test]
    fn the_engine_takes_the_side_with_the_open_three() {
        let rules: Rules = "15x15x5".parse().unwrap();
        let start = Position::new(Board::new(rules));
        let player = "engine:2000n".parse().unwrap();
        let mut seat = Seat::new(&player, &start, &Resources::default()).unwrap();
        let mut judge = |board: &Board, _: u32| {
            Opinion::of(&mut seat, board, &Allowance::default(), &mut |_| {})
        };
        let stones = cells(&["h8", "a15", "i8"]);
        assert_eq!(choose(rules, &stones, &mut judge), Ok(Swap2::TakeBlack));
    }
}
