//! The case that one of the projects this one grew from was slow on: the first reply on 5×5, five
//! in a row, after a stone in the centre, to depth 5.
//!
//! There "depth 5" means five plies *below* each of the 24 replies, every reply is searched with an
//! open window, and the position after the centre stone itself is not counted as a call. With its
//! minimising side updating α instead of β nothing was ever cut: 102,277,344 calls. With β fixed
//! and its evaluator left as printed it makes 1,643,441. Its evaluator looks at one side only, adds
//! up the diagonals wrongly and takes its sign from the last mover; with ours, `line-power`, the
//! same search makes 2,150,978 calls, and one that carries α from reply to reply 258,754 (and the
//! root).
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use gametree::{AlphaBeta, Evaluate, Game, Limits, Report, Scoring, Search, Side};
use mnk::{Board, Cell, Evaluator};

const SIDE: usize = 5;

fn after_the_centre() -> (Board, Vec<Cell>) {
    let mut board = Board::new("5x5x5".parse().unwrap());
    board.try_play_named("c3").unwrap();
    let mut replies = Vec::new();
    board.moves(&mut replies);
    (board, replies)
}

/// The evaluator as it was printed. The computer is O here, since X began.
fn as_printed(board: &Board) -> i32 {
    let rules = *board.rules();
    let mark = |column: usize, row: usize| rules.cell(column, row).and_then(|c| board.stone(c));
    // The computer's marks in a row of cells, or none if the other side is in it.
    let count = |cells: &mut dyn Iterator<Item = (usize, usize)>| {
        let mut own = 0;
        for (column, row) in cells {
            match mark(column, row) {
                Some(Side::Second) => own += 1,
                Some(Side::First) => return 0,
                None => {}
            }
        }
        own
    };
    let power = |own: u32| if own > 0 { 10i32.pow(own) } else { 0 };
    let mut rating = 0;
    for i in 0..SIDE {
        rating += power(count(&mut (0..SIDE).map(|j| (j, i))));
        rating += power(count(&mut (0..SIDE).map(|j| (i, j))));
    }
    // Down the main diagonal every partial sum is added, until the other side is met.
    let mut own = 0;
    for i in 0..SIDE {
        match mark(i, i) {
            Some(Side::Second) => own += 1,
            Some(Side::First) => break,
            None => {}
        }
        rating += power(own);
    }
    // Down the other diagonal every mark counts for itself, until the other side is met.
    for i in 0..SIDE {
        match mark(SIDE - 1 - i, i) {
            Some(Side::Second) => rating += power(1),
            Some(Side::First) => break,
            None => {}
        }
    }
    // Plus for the computer if it moved last, minus if it did not: always minus for the mover.
    -rating
}

/// Searches each reply on its own: the value to the replying side, and the calls.
fn one_by_one(evaluator: impl Evaluate<Board> + Copy) -> (Vec<(Cell, gametree::Value)>, u64) {
    let (board, replies) = after_the_centre();
    let mut calls = 0;
    let mut values = Vec::new();
    for reply in replies {
        let mut after = board.clone();
        after.play(reply);
        let mut search = AlphaBeta::new(evaluator);
        search.options.scoring = Scoring::Plain;
        let report: Report<Cell> = search.search(&after, &Limits::depth(5), &mut ());
        calls += report.stats.nodes;
        values.push((reply, -report.value));
    }
    (values, calls)
}

#[test]
fn the_fixed_search_with_the_printed_evaluator() {
    let (values, calls) = one_by_one(as_printed);
    assert_eq!(calls, 1_643_441);
    let best = values.iter().rev().max_by_key(|(_, value)| *value).unwrap();
    assert_eq!(best.0.to_string(), "c5"); // the first of the best, as printed
}

#[test]
fn the_same_search_with_our_evaluator() {
    assert_eq!(one_by_one(Evaluator::LinePower).1, 2_150_978);
}

#[test]
fn one_search_of_all_replies() {
    let (board, _) = after_the_centre();
    let mut search = AlphaBeta::new(Evaluator::LinePower);
    search.options.scoring = Scoring::Plain;
    assert_eq!(search.search(&board, &Limits::depth(6), &mut ()).stats.nodes, 1 + 258_754);
}

#[test]
fn without_any_cut() {
    // No game can end within seven stones, so the calls follow from the number of empty cells.
    let below = |left: u64| (0..5).rev().fold(1, |calls, ply| 1 + (left - ply) * calls);
    assert_eq!(24 * below(23), 102_277_344);
}
