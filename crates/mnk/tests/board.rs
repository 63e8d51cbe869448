//! The rules of the game, held against slow and obvious versions of themselves.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

mod common;

use common::{arbitrary_board, arbitrary_rules};
use gametree::{Evaluate, Game, Outcome, Side, contract, tally};
use mnk::{Board, Cell, Evaluator, Order, PlayError, Rules, Weighted};
use proptest::prelude::*;

/// Boards of every kind inside: one word, two words, more; with every option.
const KINDS: [&str; 14] = [
    "1x1x1",
    "3x3x3",
    "8x8x5",
    "8x8x4+exact",
    "7x6x4+gravity",
    "1x32x2",
    "9x9x5",
    "11x11x5+exact",
    "16x8x4+gravity",
    "12x12x5",
    "15x15x5+exact",
    "19x19x6",
    "32x32x5",
    "20x10x4+exact+gravity",
];

#[test]
fn every_kind_of_board_keeps_the_contract() {
    for rules in KINDS {
        for order in [Order::Row, Order::Center] {
            let board = Board::new(rules.parse().unwrap()).ordered(order);
            let effort = contract::Effort { games: 1, ..Default::default() };
            contract::check(&board, effort, Board::key_from_scratch)
                .unwrap_or_else(|violation| panic!("{rules}: {violation}"));
        }
    }
}

#[test]
fn small_boards_keep_the_contract_where_games_meet() {
    for rules in ["3x3x3", "4x3x3", "3x3x3+gravity", "3x4x2+exact", "5x1x3"] {
        let board = Board::new(rules.parse().unwrap());
        contract::check(&board, contract::Effort::default(), Board::key_from_scratch)
            .unwrap_or_else(|violation| panic!("{rules}: {violation}"));
    }
}

#[test]
fn evaluators_are_antisymmetric() {
    let effort = contract::Effort { games: 3, ..Default::default() };
    let passed = |board: &Board| Some(board.passed());
    for rules in KINDS {
        let start = Board::new(rules.parse().unwrap());
        for evaluator in Evaluator::ALL {
            contract::check_evaluator(&start, effort, &evaluator, passed)
                .unwrap_or_else(|violation| panic!("{rules} {evaluator}: {violation}"));
        }
        for (evaluator, weights) in
            [(Evaluator::LinePower, &[3, -5, 70][..]), (Evaluator::OpenLines, &[9])]
        {
            let weighted = Weighted::new(evaluator, weights).unwrap();
            contract::check_evaluator(&start, effort, &weighted, passed)
                .unwrap_or_else(|violation| panic!("{rules} {weighted:?}: {violation}"));
        }
    }
    // A one-sided evaluator: it forgets the opponent.
    let own_stones = |board: &Board| (board.filled() as i32 + 1 - board.side() as i32) / 2;
    let start = Board::new(Rules::TIC_TAC_TOE);
    assert!(contract::check_evaluator(&start, effort, &own_stones, passed).is_err());
}

/// The side that has a winning row, found by looking everywhere.
fn winner_by_looking(board: &Board) -> Option<Side> {
    let rules = board.rules();
    let at = |x: i32, y: i32| {
        let cell = rules.cell(usize::try_from(x).ok()?, usize::try_from(y).ok()?)?;
        board.stone(cell)
    };
    for x in 0..rules.width() as i32 {
        for y in 0..rules.height() as i32 {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let Some(side) = at(x, y) else { continue };
                if at(x - dx, y - dy) == Some(side) {
                    continue;
                }
                let length = (0..).take_while(|i| at(x + i * dx, y + i * dy) == Some(side)).count();
                let wins = if rules.exact() { length == rules.k() } else { length >= rules.k() };
                if wins {
                    return Some(side);
                }
            }
        }
    }
    None
}

/// Plays moves chosen by `choices` and looks for a winner after each.
fn play_and_look(rules: Rules, choices: &[prop::sample::Index]) -> Result<(), TestCaseError> {
    let mut board = Board::new(rules);
    for choice in choices {
        if board.outcome().is_some() {
            break;
        }
        let mut moves: Vec<Cell> = Vec::new();
        board.moves(&mut moves);
        // Crowd the stones together, so that rows come about on large boards too.
        moves.sort_by_key(|cell| cell.column().abs_diff(4) + cell.row().abs_diff(2));
        moves.truncate(8);
        board.try_play(*choice.get(&moves)).unwrap();
        match winner_by_looking(&board) {
            Some(side) => {
                prop_assert_eq!(board.outcome(), Some(Outcome::Win(side)));
                let lines = board.winning_lines();
                prop_assert!(!lines.is_empty());
                for line in &lines {
                    prop_assert!(line.len() >= rules.k());
                    prop_assert!(line.iter().all(|&cell| board.stone(cell) == Some(side)));
                    prop_assert!(line.contains(board.played().last().unwrap()));
                }
            }
            None if board.filled() == rules.cells() => {
                prop_assert_eq!(board.outcome(), Some(Outcome::Draw));
            }
            None => prop_assert_eq!(board.outcome(), None),
        }
        // What is written can be read, and is the same position.
        let copy: Board = board.to_string().parse().unwrap();
        prop_assert_eq!(copy.to_string(), board.to_string());
        prop_assert_eq!(copy.key(), board.key());
        prop_assert_eq!(copy.outcome(), board.outcome());
        prop_assert_eq!(copy.winning_lines(), board.winning_lines());
    }
    Ok(())
}

/// The mirrored cell.
fn mirrored(rules: &Rules, cell: Cell) -> Cell {
    rules.cell(rules.width() - 1 - cell.column(), rules.height() - 1 - cell.row()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn a_win_is_declared_the_moment_it_is_on_the_board(
        kind in prop::sample::select(KINDS.to_vec()),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..60),
    ) {
        play_and_look(kind.parse().unwrap(), &choices)?;
    }

    #[test]
    fn small_boards_too(
        rules in arbitrary_rules(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..25),
    ) {
        play_and_look(rules, &choices)?;
    }

    #[test]
    fn nobody_wins_on_a_dead_board(board in arbitrary_board(6)) {
        if board.outcome().is_none() {
            let all = tally(&board);
            if board.is_dead() {
                prop_assert_eq!((all.first, all.second), (0, 0));
            }
            // Without options the other way holds for lines, if not for turns: one side alone
            // filling every empty cell makes any line that is open to it.
            if !board.rules().exact() && !board.rules().gravity() && !board.is_dead() {
                let filled = Side::BOTH.into_iter().any(|side| {
                    let mark = if side == Side::First { "x" } else { "o" };
                    let rows = board.to_string();
                    let rows = rows.split_whitespace().nth(1).unwrap().to_owned();
                    let full: String = rows
                        .chars()
                        .map(|c| match c.to_digit(10) {
                            Some(n) => mark.repeat(n as usize),
                            None => c.to_string(),
                        })
                        .collect();
                    longest_run(&full, mark.chars().next().unwrap()) >= board.rules().k()
                });
                prop_assert!(filled, "{board}");
            }
        }
    }

    #[test]
    fn evaluators_do_not_prefer_a_colour(board in arbitrary_board(12)) {
        let text = board.to_string();
        let swapped: String = text
            .split_whitespace()
            .enumerate()
            .map(|(i, word)| match i {
                0 => format!("{word} "),
                _ => word
                    .chars()
                    .map(|c| match c { 'x' => 'o', 'o' => 'x', other => other })
                    .chain([' '])
                    .collect(),
            })
            .collect();
        let swapped: Board = swapped.parse().unwrap();
        for evaluator in Evaluator::ALL {
            if board.outcome().is_some() {
                break; // never asked about a finished game
            }
            let score = evaluator.evaluate(&board);
            prop_assert_eq!(evaluator.evaluate(&swapped), score, "{} {}", evaluator, board);
        }
    }

    #[test]
    fn turned_and_mirrored_positions_are_the_same(board in arbitrary_board(10)) {
        let rules = *board.rules();
        let mut turned = Board::new(rules);
        for &cell in board.played() {
            let column = rules.width() - 1 - cell.column();
            let image = match rules.gravity() {
                true => rules.cell(column, rules.height() - 1 - cell.row()).unwrap(),
                false => mirrored(&rules, cell),
            };
            turned.try_play(image).unwrap();
        }
        prop_assert_eq!(turned.canonical(), board.canonical());
        let (_, orbit) = board.canonical_and_orbit();
        prop_assert_eq!(board.rules().symmetries().len() % orbit, 0);
    }

    #[test]
    fn taking_back_restores_the_board(board in arbitrary_board(4)) {
        let mut board = board;
        let moves = board.played().to_vec();
        for &cell in moves.iter().rev() {
            prop_assert_eq!(board.try_undo(), Ok(cell));
        }
        prop_assert_eq!(board.try_undo(), Err(PlayError::NothingPlayed));
        prop_assert_eq!(&board, &Board::new(*board.rules()));
    }
}

/// The longest run of `mark` in any direction, in rows separated by `/`.
fn longest_run(rows: &str, mark: char) -> usize {
    let rows: Vec<Vec<char>> = rows.split('/').map(|row| row.chars().collect()).collect();
    let at = |x: i32, y: i32| {
        let row = rows.get(usize::try_from(y).ok()?)?;
        row.get(usize::try_from(x).ok()?).copied()
    };
    let mut longest = 0;
    for y in 0..rows.len() as i32 {
        for x in 0..rows[0].len() as i32 {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let run = (0..).take_while(|i| at(x + i * dx, y + i * dy) == Some(mark)).count();
                longest = longest.max(run);
            }
        }
    }
    longest
}

#[test]
fn one_stone_can_complete_several_rows() {
    let mut board = Board::new("5x5x3".parse().unwrap());
    for name in "c4 a1 c5 a2 d3 b1 e3 b2 b4 e1 a5 d1 c3".split(' ') {
        board.try_play_named(name).unwrap();
    }
    assert_eq!(board.outcome(), Some(Outcome::Win(Side::First)));
    let mut lines: Vec<String> = board
        .winning_lines()
        .iter()
        .map(|line| line.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    lines.sort();
    assert_eq!(lines, ["a5 b4 c3", "c3 d3 e3", "c5 c4 c3"]);
}

#[test]
fn six_in_a_row_win_unless_exactly_five_are_wanted() {
    let moves = "a1 a3 b1 b3 c1 c3 e1 e3 f1 f3 d1";
    for (rules, outcome) in [("8x8x5", Some(Outcome::Win(Side::First))), ("8x8x5+exact", None)] {
        let mut board = Board::new(rules.parse().unwrap());
        for name in moves.split(' ') {
            board.try_play_named(name).unwrap();
        }
        assert_eq!(board.outcome(), outcome, "{rules}");
        if outcome.is_some() {
            assert_eq!(board.winning_lines()[0].len(), 6);
        }
    }
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut board = Board::new(Rules::TIC_TAC_TOE);
    board.try_play_named("b2").unwrap();
    let before = board.clone();
    for (name, why) in [
        ("b2", "b2 is taken by X"),
        ("d1", "d1 is outside the 3x3x3 board, which goes from a1 to c3"),
        ("7", "'7' is not a cell"),
    ] {
        let error = board.try_play_named(name).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
        assert_eq!(board, before);
    }
    let elsewhere: Rules = "9x9x5".parse().unwrap();
    let error = board.try_play(elsewhere.cell(8, 8).unwrap()).unwrap_err().to_string();
    assert!(error.contains("i1 is outside"), "{error}");
    for name in "a1 c1 a3 a2 c2 b3 b1 c3".split(' ') {
        board.try_play_named(name).unwrap();
    }
    let error = board.try_play_named("b3").unwrap_err().to_string();
    assert!(error.contains("b3 cannot be played: the game is over, it is a draw"), "{error}");
}

#[test]
fn stones_fall() {
    let mut board = Board::new("3x2x3+gravity".parse().unwrap());
    assert_eq!(board.try_play_named("b").unwrap().to_string(), "b1");
    assert_eq!(board.try_play_named("B2").unwrap().to_string(), "b2");
    let error = board.try_play_named("b").unwrap_err().to_string();
    assert_eq!(error, "column b is full; choose another");
    let error = board.try_play_named("a2").unwrap_err().to_string();
    assert_eq!(error, "a2 would float; a stone dropped into its column comes to rest on a1");
    board.try_play_named("a").unwrap();
    assert_eq!(board.to_string(), "3x2x3+gravity 1o1/xx1 o");
}

#[test]
fn either_side_may_begin() {
    let mut board = Board::starting_with(Rules::TIC_TAC_TOE, Side::Second);
    board.try_play_named("b2").unwrap();
    assert_eq!(board.to_string(), "3x3x3 3/1o1/3 x");
    assert_eq!(board.key(), board.key_from_scratch());
}

#[test]
fn a_board_can_be_dead_before_it_is_full() {
    let board: Board = "4x2x3 xoxo/4 x".parse().unwrap();
    assert!(!board.is_dead());
    let board: Board = "4x1x3 1xo1 x".parse().unwrap();
    assert!(board.is_dead() && board.outcome().is_none());
}
