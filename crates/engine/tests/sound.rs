//! What the engine claims is true, and where it can know everything it plays perfectly.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use engine::{Engine, Level, Limits};
use gametree::{Deepening, Game, Outcome, Report, Search, Value};
use mnk::{Board, Cell, Order, Rules};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;

/// The exact value of a position, distances included.
fn truth(search: &mut Deepening<Cell, fn(&Board) -> i32>, board: &Board) -> Value {
    let board = board.clone().ordered(Order::Center);
    search.search(&board, &gametree::Limits::none(), &mut ()).value
}

fn exact_search() -> Deepening<Cell, fn(&Board) -> i32> {
    Deepening::new(|_: &Board| 0)
}

/// Every position that can come about, each once.
fn reachable(start: Board) -> Vec<Board> {
    let mut seen = HashSet::from([start.key()]);
    let mut found = vec![start];
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
            if seen.insert(board.key()) {
                found.push(board.clone());
            }
            board.undo(mv);
        }
    }
    found
}

#[test]
fn noughts_and_crosses_are_played_perfectly_from_everywhere() {
    let mut engine = Engine::new(1 << 20);
    let mut search = exact_search();
    let mut positions = 0;
    for board in reachable(Board::new("3x3x3".parse().unwrap())) {
        if board.outcome().is_some() {
            continue;
        }
        positions += 1;
        let value = truth(&mut search, &board);
        let thought = engine.think(&board, &Limits::default(), |_| {}).unwrap();
        assert_eq!(thought.lines[0].value, value, "{board}");
        let mut after = board.clone();
        after.try_play(thought.best().unwrap()).unwrap();
        let kept = match after.outcome() {
            Some(outcome) => Value::of(outcome, board.side(), 1, gametree::Scoring::Distance),
            None => (-truth(&mut search, &after)).a_ply_later(),
        };
        assert_eq!(kept, value, "{board}: {:?}", thought.lines[0]);
    }
    assert_eq!(positions, 4520);
}

/// What every position of a small board is worth, worked out once by plain negamax.
struct Oracle {
    rules: Rules,
    /// By the stones as a number in base three; `UNKNOWN` where not yet met.
    plies: Vec<i8>,
}

impl Oracle {
    const UNKNOWN: i8 = i8::MIN;
    /// More than any number of plies.
    const WIN: i8 = 100;

    fn new(rules: &str) -> Oracle {
        let mut board = Board::new(rules.parse().unwrap());
        let plies = vec![Self::UNKNOWN; 3usize.pow(board.rules().cells() as u32)];
        let mut oracle = Oracle { rules: *board.rules(), plies };
        oracle.solve(&mut board, 0);
        oracle
    }

    fn digit(cell: Cell, side: gametree::Side) -> usize {
        3usize.pow(cell.index() as u32) * (1 + side.index())
    }

    /// 0 for a draw, `WIN` less the plies for a win, the negative for a loss.
    fn solve(&mut self, board: &mut Board, index: usize) -> i8 {
        if self.plies[index] != Self::UNKNOWN {
            return self.plies[index];
        }
        let value = match board.outcome() {
            Some(Outcome::Win(_)) => -Self::WIN,
            Some(_) => 0,
            None => {
                let mut moves = Vec::new();
                board.moves(&mut moves);
                let mut best = i8::MIN;
                for mv in moves {
                    let below = index + Self::digit(mv, board.side());
                    board.play(mv);
                    let value = -self.solve(board, below);
                    board.undo(mv);
                    best = best.max(value - value.signum());
                }
                best
            }
        };
        self.plies[index] = value;
        value
    }

    fn value(&self, board: &Board) -> Value {
        let cells = (0..board.rules().cells()).filter_map(|i| board.rules().cell_at(i));
        let digits = cells.filter_map(|cell| Some(Self::digit(cell, board.stone(cell)?)));
        match self.plies[digits.sum::<usize>()] {
            0 => Value::DRAW,
            value @ 1.. => Value::win_in((Self::WIN - value) as u32),
            value => Value::loss_in((Self::WIN + value) as u32),
        }
    }
}

/// Plays `games` games, each from some random moves, and checks that the engine knows what every
/// position is worth and keeps it. It plays both sides, or one of them against a random player.
fn keeps_the_value(oracle: &Oracle, games: usize, against_itself: bool) {
    let mut engine = Engine::new(1 << 20);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for game in 0..games {
        let mut board = Board::new(oracle.rules);
        let at_random = if against_itself { rng.random_range(0..7) } else { 0 };
        while board.outcome().is_none() {
            let random = board.filled() % 2 != game % 2 && !against_itself;
            if random || board.filled() < at_random {
                let mut moves = Vec::new();
                board.moves(&mut moves);
                board.play(moves[rng.random_range(0..moves.len())]);
                continue;
            }
            let value = oracle.value(&board);
            let thought = engine.think(&board, &Limits::default(), |_| {}).unwrap();
            let Report { pv: moves, value: said, .. } = &thought.lines[0];
            assert_eq!(*said, value, "{board}");
            board.try_play(moves[0]).unwrap();
            assert_eq!((-oracle.value(&board)).a_ply_later(), value, "{board} after {}", moves[0]);
        }
    }
}

#[test]
fn on_4_by_3_nothing_is_given_away() {
    let oracle = Oracle::new("4x3x3");
    keeps_the_value(&oracle, 2000, false);
    keeps_the_value(&oracle, 2000, true);
}

#[test]
fn on_4_by_4_nothing_is_given_away() {
    let oracle = Oracle::new("4x4x4");
    keeps_the_value(&oracle, 2000, false);
    keeps_the_value(&oracle, 2000, true);
}

/// Plays on by `choices` until `empty` cells are left, avoiding the end of the game.
fn play_on(board: &mut Board, choices: Vec<prop::sample::Index>, empty: usize) {
    for choice in choices {
        let left = board.rules().cells() - board.filled();
        if board.outcome().is_some() || left <= empty {
            break;
        }
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let start = choice.index(moves.len());
        moves.rotate_left(start);
        let goes_on = |mv: &&Cell| {
            let mut after = board.clone();
            after.play(**mv);
            after.outcome().is_none()
        };
        let mv = *moves.iter().find(goes_on).unwrap_or(&moves[0]);
        board.play(mv);
    }
}

/// Positions of boards that are searched to the end, some stones on them.
fn small_position() -> impl Strategy<Value = Board> {
    let rules = prop::sample::select(vec![
        "4x4x3+exact",
        "5x4x4",
        "5x4x4+gravity",
        "5x4x4+exact",
        "4x5x3+gravity+exact",
        "10x2x3",
        "19x1x3+exact",
        "2x7x4",
        "5x3x1",
        "5x4x5",
        "9x2x9",
    ]);
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 20);
    (rules, choices, 2usize..12).prop_map(|(rules, choices, empty)| {
        let mut board = Board::new(rules.parse().unwrap());
        play_on(&mut board, choices, empty);
        board
    })
}

/// Positions of boards that are searched by patterns, late enough to be searched to the end too.
fn late_position() -> impl Strategy<Value = Board> {
    let rules = prop::sample::select(vec![
        "6x4x4",
        "5x5x4",
        "6x5x4+exact",
        "7x3x3",
        "7x4x4+gravity",
        "6x4x3+exact",
        "5x5x5",
        "8x3x4",
    ]);
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 30);
    (rules, choices, 6usize..11).prop_map(|(rules, choices, empty)| {
        let mut board = Board::new(rules.parse().unwrap());
        play_on(&mut board, choices, empty);
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_claimed_win_or_loss_is_one(board in late_position(), depth in 1u32..9, lines in 1usize..4) {
        let left = board.rules().cells() - board.filled();
        prop_assume!(board.outcome().is_none() && left <= 11);
        let mut engine = Engine::new(1 << 20);
        let limits = Limits { depth: Some(depth), lines, ..Limits::default() };
        let thought = engine.think(&board, &limits, |_| {}).unwrap();
        let mut search = exact_search();
        for line in &thought.lines {
            let mut after = board.clone();
            after.try_play(line.pv[0]).unwrap();
            let real = match after.outcome() {
                Some(outcome) => Value::of(outcome, board.side(), 1, gametree::Scoring::Distance),
                None => (-truth(&mut search, &after)).a_ply_later(),
            };
            if line.value.is_win() {
                prop_assert!(real.is_win(), "{board} {line:?}, really {real}");
            }
            if line.value.is_loss() {
                prop_assert!(real.is_loss(), "{board} {line:?}, really {real}");
            }
        }
    }

    #[test]
    fn small_boards_are_solved(board in small_position(), lines in 1usize..5) {
        prop_assume!(board.outcome().is_none());
        let mut search = exact_search();
        let mut engine = Engine::new(1 << 20);
        let limits = Limits { lines, ..Limits::default() };
        let thought = engine.think(&board, &limits, |_| {}).unwrap();
        prop_assert_eq!(thought.lines[0].value, truth(&mut search, &board), "{}", board);
        prop_assert!(thought.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.value)));
        let mut moves = Vec::new();
        board.moves(&mut moves);
        prop_assert_eq!(thought.lines.len(), lines.min(moves.len()));
        for line in &thought.lines {
            let mut after = board.clone();
            after.try_play(line.pv[0]).unwrap();
            let real = match after.outcome() {
                Some(outcome) => Value::of(outcome, board.side(), 1, gametree::Scoring::Distance),
                None => (-truth(&mut search, &after)).a_ply_later(),
            };
            prop_assert_eq!(line.value, real, "{} {:?}", board, line);
            // The line itself ends as it says.
            for &mv in &line.pv[1..] {
                after.try_play(mv).unwrap();
            }
            let plies = line.pv.len() as u32;
            let outcome = after.outcome().map(|outcome| {
                Value::of(outcome, board.side(), plies, gametree::Scoring::Distance)
            });
            prop_assert_eq!(outcome, Some(line.value), "{} {:?}", board, line);
        }
    }

    #[test]
    fn searched_to_the_end_it_knows_the_value(board in late_position()) {
        let left = board.rules().cells() - board.filled();
        prop_assume!(board.outcome().is_none() && left <= 9);
        let mut engine = Engine::new(1 << 20);
        let thought = engine.think(&board, &Limits::default(), |_| {}).unwrap();
        let value = truth(&mut exact_search(), &board);
        let said = thought.lines[0].value;
        prop_assert_eq!(said.is_win(), value.is_win(), "{} {} {}", board, said, value);
        prop_assert_eq!(said.is_loss(), value.is_loss(), "{} {} {}", board, said, value);
    }

    #[test]
    fn from_level_4_on_wins_are_taken_and_stopped(board in late_position(), seed: u64, level in 4u8..11) {
        prop_assume!(board.outcome().is_none());
        let report = exact_search().search(&board, &gametree::Limits::depth(2), &mut ());
        let mut engine = Engine::new(1 << 20);
        let level = Level::new(level).unwrap();
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        let thought = engine.think_at(&board, level, seed, &limits, |_| {}).unwrap();
        let mut after = board.clone();
        after.try_play(thought.best().unwrap()).unwrap();
        match report.verdict().outcome() {
            Some(Outcome::Win(side)) if side == board.side() => {
                prop_assert!(after.outcome().is_some(), "{board} {thought:?}");
            }
            Some(Outcome::Win(_)) => {}
            _ => {
                let reply = exact_search().search(&after, &gametree::Limits::depth(1), &mut ());
                let lost = reply.verdict().outcome() == Some(Outcome::Win(after.side()))
                    && after.outcome().is_none();
                prop_assert!(!lost, "{board} {thought:?}");
            }
        }
    }
}

#[test]
fn the_same_limits_make_the_same_thoughts() {
    let mut board = Board::new("15x15x5".parse().unwrap());
    for name in "h8 i9 g9 i7 i8".split(' ') {
        board.try_play_named(name).unwrap();
    }
    let think = || {
        let limits = Limits { nodes: Some(20_000), lines: 3, ..Limits::default() };
        let thought = Engine::new(1 << 22).think(&board, &limits, |_| {}).unwrap();
        thought.lines
    };
    assert_eq!(think(), think());
}

#[test]
fn every_rule_can_be_played() {
    for rules in [
        "1x1x1",
        "2x2x2",
        "3x1x2",
        "32x32x5",
        "32x1x32",
        "12x12x9",
        "20x10x8+exact",
        "7x6x4+gravity",
        "30x2x6",
        "6x6x1",
        "9x9x7+exact",
        "8x8x4+gravity+exact",
    ] {
        let mut board = Board::new(rules.parse().unwrap());
        let mut engine = Engine::new(1 << 20);
        let limits = Limits { nodes: Some(300), ..Limits::default() };
        for _ in 0..12 {
            let Some(thought) = engine.think(&board, &limits, |_| {}) else { break };
            board.try_play(thought.best().unwrap()).unwrap_or_else(|e| panic!("{rules}: {e}"));
        }
    }
}

#[test]
fn there_is_a_move_however_short_the_time() {
    let board = Board::new("15x15x5".parse().unwrap());
    for rules in ["15x15x5", "4x4x4", "12x12x9", "7x6x4+gravity"] {
        let mut start = board.clone();
        if rules != "15x15x5" {
            start = Board::new(rules.parse().unwrap());
        }
        for moves in 0..3 {
            let limits = Limits { time: Some(std::time::Duration::ZERO), ..Limits::default() };
            let thought = Engine::new(1 << 20).think(&start, &limits, |_| {}).unwrap();
            let mv = thought.best().unwrap();
            start.try_play(mv).unwrap_or_else(|e| panic!("{rules} move {moves}: {e}"));
        }
    }
}
