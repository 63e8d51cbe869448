//! Counts and values that are known from elsewhere, read from the files in `tests/data`.
//!
//! Rows marked `long` there run in release builds and where `LONG_TESTS` is set; they take seconds.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

mod common;

use common::oracle_rows;
use gametree::{
    Algorithm, AlphaBeta, Deepening, Flow, Game, Leaf, Limits, Minimax, Negamax, Observer, Options,
    Outcome, Report, Scoring, Search, Side, Stats, Tally, Ties, Value, Window, perft, tally,
};
use mnk::{Board, Cell, Evaluator, Order, Rules};
use std::collections::HashMap;
use std::ops::ControlFlow;

fn numbers<T: std::str::FromStr>(words: &[String]) -> Vec<T>
where
    T::Err: std::fmt::Debug,
{
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn empty_board(rules: &str) -> Board {
    Board::new(rules.parse().unwrap())
}

#[test]
fn perft_counts() {
    for row in oracle_rows("perft.txt") {
        let expected: Vec<u64> = numbers(&row[1..]);
        assert_eq!(perft(&empty_board(&row[0]), expected.len() as u32 - 1), expected, "{row:?}");
    }
}

#[test]
fn perft_does_not_depend_on_the_order() {
    let board = empty_board("4x3x3").ordered(Order::Center);
    assert_eq!(perft(&board, 6)[6], 622_944);
    let board = empty_board("7x6x4+gravity").ordered(Order::Center);
    assert_eq!(perft(&board, 7)[7], 823_536);
}

#[test]
fn how_all_games_end() {
    for row in oracle_rows("games.txt") {
        let expected: Vec<u64> = numbers(&row[1..]);
        let Tally { first, second, draws } = tally(&empty_board(&row[0]));
        assert_eq!(vec![first, second, draws], expected, "{row:?}");
    }
}

#[test]
fn values_of_whole_games() {
    for row in oracle_rows("values.txt") {
        let plies = row.get(2).map(|n| n.parse().unwrap());
        let board = empty_board(&row[0]).ordered(Order::Center);
        let report = Deepening::new(|_: &Board| 0).search(&board, &Limits::none(), &mut ());
        let verdict = report.verdict();
        let found = match verdict.outcome().unwrap().winner() {
            Some(Side::First) => "win",
            None => "draw",
            Some(Side::Second) => "loss",
        };
        assert_eq!(found, row[1], "{row:?}");
        assert!(plies.is_none() || verdict.plies() == plies, "{row:?}: {verdict}");
    }
}

/// The result of every opening.
fn openings(rules: &str) -> Vec<(Cell, Outcome)> {
    let mut board = empty_board(rules).ordered(Order::Center);
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let mut search = Deepening::new(|_: &Board| 0);
    let mut results = Vec::new();
    for mv in moves {
        board.play(mv);
        let report = search.search(&board, &Limits::none(), &mut ());
        results.push((mv, report.verdict().outcome().unwrap()));
        board.undo(mv);
    }
    results
}

#[test]
fn all_openings_of_4x4x4_draw() {
    let openings = openings("4x4x4");
    assert_eq!(openings.len(), 16);
    assert!(openings.iter().all(|(_, result)| *result == Outcome::Draw), "{openings:?}");
}

#[test]
fn not_every_opening_of_4x3x3_wins() {
    let openings = openings("4x3x3");
    let won = Outcome::Win(Side::First);
    let wins = openings.iter().filter(|(_, result)| *result == won).count();
    assert!(wins > 0 && wins < openings.len(), "{openings:?}");
}

/// Counts the moves that could be made at leaves, which the lab sheet's counter included.
#[derive(Default)]
struct BelowLeaves(u64);

impl Observer<Board> for BelowLeaves {
    fn leaf(&mut self, game: &Board, _: u32, kind: Leaf, _: Value) -> Flow {
        if kind == Leaf::Horizon {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            self.0 += moves.len() as u64;
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn the_depth_table() {
    let board = Board::new(Rules::TIC_TAC_TOE);
    let options = Options { scoring: Scoring::Plain, ties: Ties::First, ..Options::default() };
    let evaluator = Evaluator::OpenLines;
    for row in oracle_rows("depth_table.txt") {
        let row: Vec<u64> = numbers(&row);
        let limits = Limits::depth(row[0] as u32);
        let check = |search: &dyn Fn(&mut BelowLeaves) -> Report<Cell>, expected: &[u64]| {
            let mut below = BelowLeaves::default();
            let Stats { nodes, generated, .. } = search(&mut below).stats;
            assert_eq!([nodes, generated, generated + below.0], expected, "depth {}", row[0]);
        };
        check(&|seen| Minimax { evaluator, options }.search(&board, &limits, seen), &row[1..4]);
        check(&|seen| Negamax { evaluator, options }.search(&board, &limits, seen), &row[1..4]);
        let window = Window::WIN_OR_LOSS;
        check(
            &|seen| AlphaBeta { evaluator, options, window }.search(&board, &limits, seen),
            &row[4..7],
        );
    }
}

#[test]
fn calls_to_the_end() {
    for row in oracle_rows("calls.txt") {
        let algorithm: Algorithm = row[0].parse().unwrap();
        let scoring = if row[1] == "plain" { Scoring::Plain } else { Scoring::Distance };
        let order = if row[2] == "row" { Order::Row } else { Order::Center };
        let window = if row[3] == "full" { Window::FULL } else { Window::WIN_OR_LOSS };
        let options = Options { scoring, ties: Ties::First, ..Options::default() };
        let board = Board::new(Rules::TIC_TAC_TOE).ordered(order);
        let none = Limits::none();
        let report = algorithm.search(&board, |_: &Board| 0, options, window, &none, &mut ());
        assert_eq!(report.stats.nodes.to_string(), row[4], "{row:?}");
        assert_eq!(report.verdict().outcome(), Some(Outcome::Draw));
    }
}

/// Every reachable position of a game, once.
fn reachable(start: &Board) -> Vec<Board> {
    let mut found = vec![start.clone()];
    let mut seen = HashMap::from([(start.key(), ())]);
    let mut next = 0;
    while next < found.len() {
        let mut board = found[next].clone();
        next += 1;
        if board.outcome().is_some() {
            continue;
        }
        let mut moves = Vec::new();
        board.moves(&mut moves);
        for mv in moves {
            board.play(mv);
            if seen.insert(board.key(), ()).is_none() {
                found.push(board.clone());
            }
            board.undo(mv);
        }
    }
    found
}

#[test]
fn all_positions_of_tic_tac_toe() {
    let positions = reachable(&Board::new(Rules::TIC_TAC_TOE));
    assert_eq!(positions.len(), 5478);
    let over: Vec<Outcome> = positions.iter().filter_map(Game::outcome).collect();
    assert_eq!(over.len(), 958);
    assert_eq!(over.iter().filter(|outcome| **outcome == Outcome::Draw).count(), 16);

    let mut classes: Vec<_> =
        positions.iter().map(|b| (b.filled(), b.canonical(), b.outcome())).collect();
    classes.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    classes.dedup_by(|a, b| a.1 == b.1);
    let per_ply: Vec<usize> =
        (0..=9).map(|ply| classes.iter().filter(|class| class.0 == ply).count()).collect();
    assert_eq!(per_ply, [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    let finished = |outcome: Option<Outcome>| outcome.is_some();
    assert_eq!(classes.iter().filter(|class| finished(class.2)).count(), 138);
    assert_eq!(classes.iter().filter(|class| class.2 == Some(Outcome::Draw)).count(), 3);
    let orbits: usize = {
        let mut by_class = HashMap::new();
        for board in &positions {
            let (canonical, orbit) = board.canonical_and_orbit();
            by_class.insert(canonical, orbit);
        }
        by_class.values().sum()
    };
    assert_eq!(orbits, 5478);
}

#[test]
fn all_values_of_tic_tac_toe() {
    let mut search = Deepening::new(|_: &Board| 0);
    let mut results = [0; 3];
    for board in reachable(&Board::new(Rules::TIC_TAC_TOE)) {
        let report = search.search(&board, &Limits::none(), &mut ());
        results[match report.verdict().outcome().unwrap().winner() {
            Some(Side::First) => 0,
            None => 1,
            Some(Side::Second) => 2,
        }] += 1;
    }
    assert_eq!(results, [2936, 1068, 1474]);
}
