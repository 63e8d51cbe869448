//! Counts known from elsewhere, and the same games written a second time.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;
mod plain;

use common::{Visitor, dots, draughts, long_tests, moves, reversi, visit};
use games::{Catalogue, Dots, Draughts, Playable};
use gametree::{Deepening, Game, Limits, Outcome, Scoring, Search, Side, Tally, perft, tally};
use plain::Plain;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The rows of a data file, as words, without comments. Rows that begin with `long` are for
/// `long_tests`; that word, and `short`, is removed.
fn rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let wanted = rows.filter(|row| long_tests() || !row.starts_with("long"));
    wanted.map(|row| row.split_whitespace().skip(1).map(str::to_owned).collect()).collect()
}

#[test]
fn perft_agrees_with_the_known_figures() {
    for row in rows("perft.txt") {
        let start = Catalogue::default().position(&row[0]).unwrap();
        let counts: Vec<u64> = row[1..].iter().map(|word| word.parse().unwrap()).collect();
        assert_eq!(start.perft(counts.len() as u32 - 1), counts, "{}", row[0]);
    }
}

struct PlayAll;

impl Visitor for PlayAll {
    type Output = Tally;

    fn visit<G: Playable>(self, start: G) -> Tally {
        tally(&start)
    }
}

#[test]
fn all_games_end_as_is_known() {
    for row in rows("games.txt") {
        let [first, second, draws] = [1, 2, 3].map(|i| row[i].parse().unwrap());
        assert_eq!(visit(&row[0], PlayAll), Tally { first, second, draws }, "{}", row[0]);
    }
}

/// What the start is worth to the first side.
struct Solve;

impl Visitor for Solve {
    type Output = Option<Outcome>;

    fn visit<G: Playable>(self, start: G) -> Option<Outcome> {
        let mut search = Deepening::new(|_: &G| 0);
        search.options.scoring = Scoring::Plain;
        search.search(&start, &Limits::none(), &mut ()).verdict().outcome()
    }
}

#[test]
fn values_are_as_is_known() {
    for row in rows("values.txt") {
        let expected = match row[1].as_str() {
            "first" => Outcome::Win(Side::First),
            "second" => Outcome::Win(Side::Second),
            _ => Outcome::Draw,
        };
        assert_eq!(visit(&row[0], Solve), Some(expected), "{}", row[0]);
    }
}

#[test]
fn margins_agree_with_who_wins() {
    for row in rows("values.txt").iter().filter(|row| row[0].starts_with("dots")) {
        let start = Catalogue::default().position(&row[0]).unwrap();
        let board: &Dots = start.game().unwrap();
        let margin = plain::dots::best_margin(board.width(), board.height());
        let winner = ["second", "draw", "first"][(margin.signum() + 1) as usize];
        assert_eq!(winner, row[1], "{}: {margin}", row[0]);
    }
}

/// Leaves of the tree to this depth, finished games included.
fn leaves<G: Game>(game: &mut G, depth: u32) -> u64 {
    if game.outcome().is_some() {
        return 1;
    }
    let moves = moves(game);
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = moves.into_iter().map(|mv| {
        game.play(mv);
        let leaves = leaves(game, depth - 1);
        game.undo(mv);
        leaves
    });
    below.sum()
}

#[test]
fn reversi_agrees_with_the_published_figures() {
    for row in rows("reversi_with_finished_games.txt") {
        let (ply, count): (u32, u64) = (row[0].parse().unwrap(), row[1].parse().unwrap());
        assert_eq!(leaves(&mut reversi(8), ply), count, "ply {ply}");
    }
}

/// Plays random games on both boards at once and compares side, moves and result at every step.
/// `name` is what the plain game calls a move of the other, given the position after it.
fn play_both<G: Game, P: Plain>(
    start: &G,
    plain: &P,
    games: u64,
    name: impl Fn(G::Move, &G) -> String,
) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..games {
        let (mut game, mut plain) = (start.clone(), plain.clone());
        loop {
            let ending = game.outcome().map(|outcome| match outcome {
                Outcome::Win(Side::First) => 1,
                Outcome::Win(Side::Second) => -1,
                _ => 0,
            });
            assert_eq!(ending, plain.ending());
            if ending.is_some() {
                break;
            }
            assert_eq!(game.side() == Side::First, plain.first_to_move());
            let mut listed: Vec<(String, G::Move)> = moves(&game)
                .into_iter()
                .map(|mv| {
                    game.play(mv);
                    let name = name(mv, &game);
                    game.undo(mv);
                    (name, mv)
                })
                .collect();
            listed.sort_by(|one, other| one.0.cmp(&other.0));
            let mut next = plain.next();
            next.sort_by(|one, other| one.0.cmp(&other.0));
            let ours: Vec<&String> = listed.iter().map(|(name, _)| name).collect();
            let theirs: Vec<&String> = next.iter().map(|(name, _)| name).collect();
            assert_eq!(ours, theirs);
            let chosen = rng.random_range(0..next.len());
            game.play(listed[chosen].1);
            plain = next.swap_remove(chosen).1;
        }
    }
}

#[test]
fn reversi_is_the_same_written_twice() {
    for size in [4, 6, 8] {
        let plain = plain::reversi::Reversi::new(i32::from(size));
        play_both(&reversi(size), &plain, 30, |mv, _| mv.to_string());
    }
    let plain = plain::reversi::Reversi::new(4);
    assert_eq!(perft(&reversi(4), 24), plain::perft(&plain, 24), "to the end of every game");
    let plain = plain::reversi::Reversi::new(6);
    assert_eq!(perft(&reversi(6), 6), plain::perft(&plain, 6));
}

#[test]
fn dots_and_boxes_is_the_same_written_twice() {
    for (width, height) in [(1, 1), (3, 2), (4, 5), (6, 6)] {
        let plain = plain::dots::Dots::new(i32::from(width), i32::from(height));
        play_both(&dots(width, height), &plain, 10, |mv, _| mv.to_string());
    }
}

#[test]
fn dots_and_boxes_has_as_many_games_as_orders_of_its_lines() {
    for (width, height) in [(1, 1), (2, 1), (2, 2), (3, 3), (6, 6)] {
        let start = dots(width, height);
        let lines = start.lines().len() as u64;
        let depth = match lines {
            0..10 => lines,
            10..50 => 4,
            _ => 3,
        };
        let falling = (0..=depth).map(|ply| (0..ply).map(|drawn| lines - drawn).product());
        let expected: Vec<u64> = falling.collect();
        assert_eq!(perft(&start, depth as u32), expected, "{width}x{height}");
    }
}

#[test]
fn draughts_is_the_same_written_twice() {
    let plain = plain::draughts::Draughts::new();
    assert_eq!(perft(&Draughts::new(), 5), plain::perft(&plain, 5));
    play_both(&Draughts::new(), &plain, 30, plain::draughts::Draughts::name_of);
}

/// Kings meet in the random games above only when few pieces are left. Here there are many.
#[test]
fn draughts_with_many_kings_is_the_same_written_twice() {
    for seed in 0..60 {
        let fen = random_pieces(seed);
        let plain = plain::draughts::Draughts::from_fen(&fen);
        play_both(&draughts(&fen), &plain, 1, plain::draughts::Draughts::name_of);
        let start = draughts(&fen);
        assert_eq!(perft(&start, 3), plain::perft(&plain, 3), "{fen}");
    }
}

/// Up to eight pieces a side on random squares, half of them kings.
fn random_pieces(seed: u64) -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut squares: Vec<String> = (0..64)
        .filter(|bit| (bit % 8 + bit / 8) % 2 == 0)
        .map(|bit| format!("{}{}", char::from(b'a' + bit % 8), bit / 8 + 1))
        .collect();
    let mut list = |last: char| {
        let pieces = (0..rng.random_range(1..9)).map(|_| {
            let square = squares.swap_remove(rng.random_range(0..squares.len()));
            let king = square.ends_with(last) || rng.random_range(0..2) == 0;
            if king { format!("K{square}") } else { square }
        });
        pieces.collect::<Vec<String>>().join(",")
    };
    let (white, black) = (list('8'), list('1'));
    format!("{}:W{white}:B{black}", if seed.is_multiple_of(2) { 'W' } else { 'B' })
}
