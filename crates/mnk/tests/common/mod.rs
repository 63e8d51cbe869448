//! What several test files need.
#![allow(dead_code)] // each file uses its part

pub mod heap;

use gametree::{Evaluate, Game, Scoring, Value};
use mnk::{Board, Cell, Rules};
use proptest::prelude::*;

/// Rules of a small board, with and without gravity and exact.
pub fn arbitrary_rules() -> impl Strategy<Value = Rules> {
    (1u32..6, 1u32..6).prop_flat_map(|(width, height)| {
        (1..=width.max(height), any::<bool>(), any::<bool>()).prop_map(
            move |(k, exact, gravity)| {
                Rules::new(width, height, k).unwrap().with_exact(exact).with_gravity(gravity)
            },
        )
    })
}

/// A position reached by random moves, with at most `empty` cells left; a finished game now and
/// then.
pub fn arbitrary_board(empty: usize) -> impl Strategy<Value = Board> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 25);
    (arbitrary_rules(), choices, 0..=empty).prop_map(|(rules, choices, empty)| {
        let mut board = Board::new(rules);
        for choice in choices {
            if board.outcome().is_some() || rules.cells() - board.filled() <= empty {
                break;
            }
            let mut moves = Vec::new();
            board.moves(&mut moves);
            // Go round a move that ends the game early, if there is a way round.
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
        board
    })
}

pub fn arbitrary_scoring() -> impl Strategy<Value = Scoring> {
    prop_oneof![Just(Scoring::Plain), Just(Scoring::Distance)]
}

/// The text of a tree, with points and results as leaves.
pub fn arbitrary_tree() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        4 => (-9i32..10).prop_map(|n| n.to_string()),
        1 => prop_oneof![Just("win"), Just("draw"), Just("loss")].prop_map(str::to_owned),
    ];
    leaf.prop_recursive(5, 60, 4, |inner| {
        prop::collection::vec(inner, 1..5).prop_map(|branches| format!("({})", branches.join(" ")))
    })
}

/// A small score that looks random.
pub fn hashed(key: u64) -> i32 {
    let mixed = (key ^ (key >> 31)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed >> 40) as i32 % 10
}

/// Plain minimax, written anew: the value of the position to its side to move.
pub fn minimax_value<G: Game>(
    game: &mut G,
    depth: u32,
    ply: u32,
    scoring: Scoring,
    evaluator: &impl Evaluate<G>,
) -> Value {
    if let Some(outcome) = game.outcome() {
        return Value::of(outcome, game.side(), ply, scoring);
    }
    if depth == 0 {
        return Value::score(evaluator.evaluate(game));
    }
    let side = game.side();
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let values = moves.into_iter().map(|mv| {
        game.play(mv);
        let value = minimax_value(game, depth - 1, ply + 1, scoring, evaluator);
        let value = if game.side() == side { value } else { -value };
        game.undo(mv);
        value
    });
    values.max().unwrap()
}

/// Whether to do also what takes many seconds: in optimised code, or where `LONG_TESTS` is set, as by
/// `make test`.
pub fn long_tests() -> bool {
    cfg!(not(debug_assertions)) || std::env::var_os("LONG_TESTS").is_some()
}

/// The rows of a file in `tests/data`, as words, without comments. Rows that begin with `long` are
/// for [`long_tests`]; that word, and `short`, is removed.
pub fn oracle_rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<String>>());
    let wanted = rows.filter(|row| long_tests() || row[0] != "long");
    wanted
        .map(|mut row| {
            if row[0] == "long" || row[0] == "short" {
                row.remove(0);
            }
            row
        })
        .collect()
}
