//! The opening swap2: one player puts three stones, the other takes a colour or puts two more and
//! leaves the choice to the first.

use gametree::Game as _;
use mnk::{Board, Cell, Rules};

/// What to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Take black.
    Swap,
    /// Put these stones; a single one means to play white.
    Stones(Vec<Cell>),
}

/// What the engine thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opinion {
    pub best: Cell,
    /// What it is worth to the side to move.
    pub score: i32,
}

/// From this score on a position is better for one side.
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

/// Chooses, with the stones put so far in their order. `judge` thinks about a position for one of
/// so many parts of the time; it answers `None` if nobody waits any more, and so does this.
///
/// # Errors
/// If the stones are no such opening.
pub fn choose(
    rules: Rules,
    stones: &[Cell],
    mut judge: impl FnMut(&Board, u32) -> Option<Opinion>,
) -> Result<Option<Choice>, String> {
    let mut board = Board::new(rules);
    for &cell in stones {
        board.try_play(cell).map_err(|error| error.to_string())?;
    }
    if board.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    match stones.len() {
        0 => opening(rules, judge),
        3 => Ok(second_player(&board, judge)),
        5 => Ok(judge(&board, 1).map(take_a_side)),
        other => Err(format!("swap2 has 0, 3 or 5 stones, not {other}")),
    }
}

/// White to move: white if that is at least as good as black.
fn take_a_side(white: Opinion) -> Choice {
    if white.score < 0 { Choice::Swap } else { Choice::Stones(vec![white.best]) }
}

/// The opening that is nearest to balance.
fn opening(
    rules: Rules,
    mut judge: impl FnMut(&Board, u32) -> Option<Opinion>,
) -> Result<Option<Choice>, String> {
    let mut best: Option<(i32, Vec<Cell>)> = None;
    let fitting: Vec<Vec<Cell>> = OPENINGS.iter().filter_map(|o| around(&rules, o)).collect();
    for cells in &fitting {
        let mut board = Board::new(rules);
        if cells.iter().any(|&cell| board.try_play(cell).is_err()) || board.outcome().is_some() {
            continue;
        }
        let Some(opinion) = judge(&board, fitting.len() as u32) else { return Ok(None) };
        let lead = opinion.score.abs();
        if best.as_ref().is_none_or(|&(least, _)| lead < least) {
            best = Some((lead, cells.clone()));
        }
    }
    let (_, cells) = best.ok_or("the board is too small for swap2")?;
    Ok(Some(Choice::Stones(cells)))
}

fn around(rules: &Rules, steps: &[(isize, isize)]) -> Option<Vec<Cell>> {
    let at = |middle: usize, step: isize| middle.checked_add_signed(step);
    let (x, y) = (rules.width() / 2, rules.height() / 2);
    steps.iter().map(|&(dx, dy)| rules.cell(at(x, dx)?, at(y, dy)?)).collect()
}

/// A clearly better side is taken. Otherwise two stones that make the position more level still
/// leave the choice, and the risk, to the other player; where there are none, white will do.
fn second_player(
    board: &Board,
    mut judge: impl FnMut(&Board, u32) -> Option<Opinion>,
) -> Option<Choice> {
    let white = judge(board, 3)?;
    if white.score.abs() >= CLEAR {
        return Some(take_a_side(white));
    }
    let own = white.best;
    let mut best = (white.score.abs(), vec![own]);
    let mut after = board.clone();
    after.try_play(own).ok()?;
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
    Some(Choice::Stones(best.1))
}

/// A few empty cells at most two steps from a stone, spread over all of them.
fn places(board: &Board) -> Vec<Cell> {
    let rules = board.rules();
    let cells: Vec<Cell> = (0..rules.cells()).filter_map(|index| rules.cell_at(index)).collect();
    let near =
        |a: &Cell, b: &Cell| a.column().abs_diff(b.column()) <= 2 && a.row().abs_diff(b.row()) <= 2;
    let near_a_stone = |cell: &&Cell| {
        board.stone(**cell).is_none() && board.played().iter().any(|stone| near(cell, stone))
    };
    let all: Vec<Cell> = cells.iter().filter(near_a_stone).copied().collect();
    all.iter().copied().step_by(all.len().div_ceil(PLACES).max(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A judge for whom every position is worth this to the side to move.
    fn worth(score: i32) -> impl FnMut(&Board, u32) -> Option<Opinion> {
        move |board, _| {
            let mut moves = Vec::new();
            board.moves(&mut moves);
            Some(Opinion { best: moves[0], score })
        }
    }

    fn cells(names: &[&str]) -> Vec<Cell> {
        let rules: Rules = "15x15x5".parse().unwrap();
        names.iter().map(|name| rules.parse_cell(name).unwrap()).collect()
    }

    fn chosen(names: &[&str], score: i32) -> Choice {
        let rules = "15x15x5".parse().unwrap();
        choose(rules, &cells(names), worth(score)).unwrap().unwrap()
    }

    #[test]
    fn a_clearly_better_colour_is_taken() {
        let three = ["h8", "i9", "l10"];
        assert_eq!(chosen(&three, -500), Choice::Swap);
        assert_eq!(chosen(&three, 500), Choice::Stones(cells(&["a15"])));
        let five = ["h8", "i9", "l10", "g7", "j7"];
        assert_eq!(chosen(&five, -1), Choice::Swap);
        assert_eq!(chosen(&five, 1), Choice::Stones(cells(&["a15"])));
    }

    #[test]
    fn in_balance_two_stones_are_put_if_they_make_it_more_level() {
        let rules = "15x15x5".parse().unwrap();
        let three = cells(&["h8", "i9", "l10"]);
        let level_later =
            |board: &Board, parts| worth(if board.filled() == 3 { 20 } else { 5 })(board, parts);
        let Ok(Some(Choice::Stones(two))) = choose(rules, &three, level_later) else { panic!() };
        assert_eq!(two.len(), 2);
        let Choice::Stones(one) = chosen(&["h8", "i9", "l10"], 20) else { panic!() };
        assert_eq!(one.len(), 1);
    }

    #[test]
    fn openings_fit_the_board() {
        for (rules, fits) in
            [("15x15x5", true), ("3x3x3", true), ("20x7x5", true), ("2x2x2", false)]
        {
            let choice = choose(rules.parse().unwrap(), &[], worth(3));
            assert_eq!(choice.is_ok(), fits, "{rules}: {choice:?}");
        }
        assert!(choose(Rules::TIC_TAC_TOE, &cells(&["a1"]), worth(0)).is_err());
    }
}
