//! The strong solution agrees with a plain minimax of the whole game, position by position, and so does
//! the solver.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use common::{long_tests, solved};
use gametree::{Game, Outcome, Scoring, Side, Stop, Value};
use mnk::{Board, Cell, Rules, Symmetry};
use proptest::prelude::*;
use solver::{Strong, StrongError, Tally};
use std::sync::LazyLock;

fn strong(rules: Rules) -> Strong {
    Strong::solve(rules, &Stop::new(), &mut |_| {}).unwrap()
}

fn named(rules: &str) -> Strong {
    strong(rules.parse().unwrap())
}

static LARGER: LazyLock<[Strong; 2]> = LazyLock::new(|| ["4x4x4", "4x4x3"].map(named));

/// Visits every reachable position once, and knows nothing but the rules.
struct Walk<'a> {
    strong: &'a Strong,
    board: Board,
    /// For each position, as a number in base 3.
    known: Vec<Option<Outcome>>,
    number: usize,
    tally: Tally,
}

impl Walk<'_> {
    fn new(strong: &Strong) -> Walk<'_> {
        let known = vec![None; 3usize.pow(u32::try_from(strong.rules().cells()).unwrap())];
        let board = Board::new(*strong.rules());
        Walk { strong, board, known, number: 0, tally: Tally::default() }
    }

    fn value(&mut self) -> Outcome {
        if let Some(known) = self.known[self.number] {
            return known;
        }
        let value = match self.board.outcome() {
            Some(outcome) => outcome,
            None => self.best(),
        };
        assert_eq!(self.strong.value(&self.board), Some(value), "{}", self.board);
        self.known[self.number] = Some(value);
        match value.winner() {
            Some(Side::First) => self.tally.first += 1,
            Some(Side::Second) => self.tally.second += 1,
            None => self.tally.draw += 1,
        }
        value
    }

    /// Tries every move, also after a win is found: the other positions are to be visited too.
    fn best(&mut self) -> Outcome {
        let side = self.board.side();
        let mut moves = Vec::new();
        self.board.moves(&mut moves);
        let mut values = Vec::new();
        for cell in moves {
            let stone = if side == Side::First { 1 } else { 2 };
            let step = stone * 3usize.pow(u32::try_from(cell.index()).unwrap());
            self.board.play(cell);
            self.number += step;
            values.push(self.value());
            self.number -= step;
            self.board.undo(cell);
        }
        let worth = |outcome: &Outcome| Value::of(*outcome, side, 0, Scoring::Plain);
        values.into_iter().max_by_key(worth).unwrap()
    }
}

fn agrees_everywhere(strong: &Strong) -> Tally {
    let mut walk = Walk::new(strong);
    walk.value();
    // The solution has no position that cannot be reached.
    assert_eq!(walk.tally, strong.tally(), "{}", strong.rules());
    walk.tally
}

#[test]
fn tic_tac_toe_has_the_known_numbers() {
    let tally = agrees_everywhere(&named("3x3x3"));
    assert_eq!(tally, Tally { first: 2_936, second: 1_474, draw: 1_068 });
}

#[test]
fn small_games_agree_position_by_position() {
    for rules in ["1x1x1", "2x2x2", "5x2x3", "2x5x2", "9x1x3", "4x3x3", "3x4x3", "4x3x4", "3x3x2"] {
        agrees_everywhere(&named(rules));
    }
}

/// Ten million positions each.
#[test]
fn larger_games_agree_position_by_position() {
    if !long_tests() {
        return;
    }
    let [four, three] = &*LARGER;
    let tally = agrees_everywhere(four);
    assert_eq!(tally.first + tally.second + tally.draw, 9_722_011);
    agrees_everywhere(three);
}

/// Every game with up to this many cells: width, height and k.
fn games(cells: u32) -> impl Iterator<Item = Rules> {
    let sizes = (1..=cells).flat_map(move |width| {
        (1..=cells / width).flat_map(move |height| {
            (1..=width.max(height)).map(move |k| Rules::new(width, height, k).unwrap())
        })
    });
    sizes.filter(|rules| rules.height() <= rules.width())
}

/// Tall boards are wide ones turned by 90 degrees.
#[test]
fn the_solver_agrees_on_every_game_of_up_to_sixteen_cells() {
    for rules in games(16) {
        let strong = strong(rules);
        let (solution, proof) = solved(rules, &[]);
        assert_eq!(strong.value(&Board::new(rules)), Some(solution.value), "{rules}");
        assert!(certificate::check(&proof[..]).is_ok(), "{rules}");
    }
}

/// Plays the moves with these numbers, but not to the end of the game.
fn played(rules: Rules, choices: &[usize]) -> (Board, Vec<Cell>) {
    let mut board = Board::new(rules);
    for choice in choices {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let cell = moves[choice % moves.len()];
        board.play(cell);
        if board.outcome().is_some() {
            board.undo(cell);
            break;
        }
    }
    let moves = board.played().to_vec();
    (board, moves)
}

/// The moves under every symmetry of the board.
fn images(rules: Rules, moves: &[Cell]) -> Vec<Vec<Cell>> {
    let image = |symmetry: &Symmetry| moves.iter().map(|&cell| symmetry.image(cell)).collect();
    rules.symmetries().iter().map(image).collect()
}

fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..1_000usize, 0..15)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn the_solver_agrees_on_random_positions(game in 0..2usize, choices in choices()) {
        let strong = &LARGER[game];
        let (board, moves) = played(*strong.rules(), &choices);
        let (solution, proof) = solved(*strong.rules(), &moves);
        prop_assert_eq!(strong.value(&board), Some(solution.value), "{}", board);
        prop_assert!(certificate::check(&proof[..]).is_ok());
    }

    #[test]
    fn symmetric_positions_have_one_value(game in 0..2usize, choices in choices()) {
        let strong = &LARGER[game];
        let rules = *strong.rules();
        let (board, moves) = played(rules, &choices);
        let value = strong.value(&board);
        prop_assert!(value.is_some());
        for moves in images(rules, &moves) {
            let mut turned = Board::new(rules);
            moves.iter().for_each(|&cell| turned.try_play(cell).unwrap());
            prop_assert_eq!(strong.value(&turned), value, "{}", turned);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    /// By the search too, which does not know that they are symmetric.
    #[test]
    fn symmetric_positions_are_solved_alike(game in 0..2usize, choices in choices()) {
        let rules = *LARGER[game].rules();
        let (_, moves) = played(rules, &choices);
        let values: Vec<Outcome> =
            images(rules, &moves).iter().map(|moves| solved(rules, moves).0.value).collect();
        prop_assert!(values.iter().all(|value| *value == values[0]), "{:?}", values);
    }
}

#[test]
fn files_are_read_back_and_damaged_ones_refused() {
    let strong = named("4x3x3");
    let mut file = Vec::new();
    strong.save(&mut file).unwrap();
    let rules = *strong.rules();
    assert_eq!(Strong::load(rules, &file[..]).unwrap().tally(), strong.tally());
    let refused = |rules: &str, file: &[u8]| {
        Strong::load(rules.parse().unwrap(), file).unwrap_err().to_string()
    };
    assert_eq!(refused("3x4x3", &file), "it belongs to 4x3x3");
    assert_eq!(refused("4x3x3", b"hello"), "it is not a strong solution");
    assert_eq!(refused("4x3x3", b""), "it is not a strong solution");
    assert_eq!(refused("4x3x3", &[0xFF; 5_000]), "it is not a strong solution");
    let newer = String::from_utf8_lossy(&file[..30]).replace("solution 1", "solution 2");
    assert!(refused("4x3x3", newer.as_bytes()).contains("this program reads"));
    for length in [40, file.len() / 2, file.len() - 1] {
        assert_eq!(refused("4x3x3", &file[..length]), "it is damaged");
    }
    file[200] ^= 1;
    assert_eq!(refused("4x3x3", &file), "it is damaged");
}

#[test]
fn what_has_no_strong_solution_is_refused() {
    let bytes = |rules: &str| Strong::bytes(&rules.parse().unwrap());
    assert!(matches!(bytes("7x3x3"), Err(StrongError::TooLarge(_))));
    assert!(matches!(bytes("3x3x3+exact"), Err(StrongError::Option(_))));
    assert!(matches!(bytes("3x3x3+gravity"), Err(StrongError::Option(_))));
    assert!(bytes("4x4x4").unwrap() < 3 << 20 && bytes("5x4x4").unwrap() < 256 << 20);
    let stop = Stop::new();
    stop.stop();
    let stopped = Strong::solve("3x3x3".parse().unwrap(), &stop, &mut |_| {});
    assert!(matches!(stopped, Err(StrongError::Stopped)));
    let strong = named("3x3x3");
    assert_eq!(strong.value(&Board::new("4x3x3".parse().unwrap())), None);
    let second_begins = Board::starting_with("3x3x3".parse().unwrap(), Side::Second);
    assert_eq!(strong.value(&second_begins), None);
}
