//! Every game keeps the promises of `Game`, and its evaluators theirs.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use common::{Visitor, after, dots, draughts, long_tests, moves, reversi, visit, wander};
use games::{Dots, Draughts, Playable, Reversi};
use gametree::contract::{Effort, check, check_evaluator};
use gametree::{Game, Outcome, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

const GAMES: [&str; 9] = [
    "3x3x3",
    "7x6x4+gravity",
    "reversi:4",
    "reversi:6",
    "reversi",
    "draughts",
    "dots:1x1",
    "dots:3x2",
    "dots:6x6",
];

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Playable>(self, start: G) {
        // Every move of every position, so fewer games than below.
        let games = if long_tests() { 1_000 } else { 10 };
        let effort = Effort { games, ..Effort::default() };
        check(&start, effort, G::key).unwrap_or_else(|fault| panic!("{}: {fault}", start.name()));
    }
}

#[test]
fn every_game_passes_the_kit() {
    for name in GAMES {
        visit(name, Check);
    }
    check(&Draughts::new(), Effort::default(), Draughts::key_from_scratch).unwrap();
    // Where only kings are left, draws decide.
    let kings = draughts("W:WKa1,Kc1,Ke1:BKh8,Kf8");
    check(&kings, Effort::default(), Draughts::key_from_scratch).unwrap();
}

/// A game with another key.
#[derive(Clone, Debug)]
struct Keyed<G> {
    game: G,
    /// What the key is made of.
    parts: fn(&G) -> String,
}

impl<G: PartialEq> PartialEq for Keyed<G> {
    fn eq(&self, other: &Keyed<G>) -> bool {
        self.game == other.game
    }
}

impl<G: Game> Game for Keyed<G> {
    type Move = G::Move;
    fn side(&self) -> Side {
        self.game.side()
    }
    fn moves(&self, out: &mut Vec<G::Move>) {
        self.game.moves(out);
    }
    fn play(&mut self, mv: G::Move) {
        self.game.play(mv);
    }
    fn undo(&mut self, mv: G::Move) {
        self.game.undo(mv);
    }
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    fn key(&self) -> u64 {
        BuildHasherDefault::<DefaultHasher>::default().hash_one((self.parts)(&self.game))
    }
}

/// What the kit has to say about a game with such a key.
fn fault_of<G: Game + PartialEq + std::fmt::Debug>(game: G, parts: fn(&G) -> String) -> String {
    let checked = check(&Keyed { game, parts }, Effort::default(), Game::key);
    checked.map_or_else(|fault| fault.what, |()| String::new())
}

#[test]
fn keys_that_miss_part_of_a_position_are_found() {
    let discs = |game: &Reversi| -> String {
        let all = (0..64).map(|square| game.disc(square % 8, square / 8));
        all.map(|disc| disc.map_or('.', Side::symbol)).collect()
    };
    assert_eq!(fault_of(reversi(4), |game| format!("{}{}", game.picture(), game.side())), "");
    assert!(fault_of(reversi(4), discs).contains("the sides to move differ"));
    // Neither the plies since the last capture nor the positions since then.
    for start in [Draughts::new(), draughts("W:WKa1,Kc1,Ke1:BKh8,Kf8")] {
        let fault = fault_of(start.clone(), ToString::to_string);
        assert!(fault.contains("the outcomes differ"), "{start}: {fault}");
    }
    let lines = |game: &Dots| -> String {
        let drawn = game.lines().iter().map(|&line| if game.is_drawn(line) { '1' } else { '0' });
        drawn.chain([game.side().symbol()]).collect()
    };
    assert!(fault_of(dots(3, 1), lines).contains("the outcomes differ"));
}

#[test]
fn evaluators_are_antisymmetric() {
    // A pass changes nothing but the side to move.
    let passed = |game: &Reversi| {
        let mut after = game.clone();
        after.play(moves(game).into_iter().find(|mv| mv.square().is_none())?);
        Some(after)
    };
    for name in Reversi::EVALUATORS {
        let evaluate = reversi(4).judge(name).unwrap().evaluate;
        check_evaluator(&reversi(4), Effort::default(), &evaluate, passed)
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
    let other_to_move = |game: &Draughts| {
        let (mover, lists) = fen_parts(game);
        let other = if mover == "W" { "B" } else { "W" };
        let other = draughts(&format!("{other}:W{}:B{}", lists[0], lists[1]));
        other.outcome().is_none().then_some(other)
    };
    for name in Draughts::EVALUATORS {
        let evaluate = Draughts::new().judge(name).unwrap().evaluate;
        check_evaluator(&Draughts::new(), Effort::default(), &evaluate, other_to_move)
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
    // One-sided: the opponent's discs do not count.
    let own = |game: &Reversi| game.count(game.side()) as i32;
    assert!(check_evaluator(&reversi(4), Effort::default(), &own, passed).is_err());
}

/// Plays random games and compares names, pictures and lengths.
struct SelfPlay {
    games: u32,
}

impl Visitor for SelfPlay {
    type Output = ();

    fn visit<G: Playable>(self, start: G) {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut game = start.clone();
        for _ in 0..self.games {
            let mut path = Vec::new();
            while game.outcome().is_none() {
                let moves = moves(&game);
                let mv = moves[rng.random_range(0..moves.len())];
                let name = mv.to_string();
                assert_eq!(game.move_named(&name), Ok(mv), "{game:?}");
                assert_eq!(game.move_named(&name.to_uppercase()), Ok(mv), "{game:?}");
                path.push((game.side(), game.key(), mv));
                game.play(mv);
            }
            assert!(path.len() as u32 <= start.longest(), "{} plies", path.len());
            assert!(game.picture().ends_with('\n'));
            let error = game.move_named("a1").unwrap_err().to_string();
            assert!(error.contains("over"), "{error}");
            for (side, key, mv) in path.into_iter().rev() {
                game.undo(mv);
                assert_eq!((game.side(), game.key()), (side, key));
            }
            assert_eq!(game, start);
        }
    }
}

/// Ten thousand games of each where there is time.
#[test]
fn random_games_end_and_are_taken_back() {
    for name in GAMES {
        let games = if long_tests() { 10_000 } else { 100 };
        visit(name, SelfPlay { games });
    }
}

#[test]
fn keys_forget_the_way() {
    let lines = |names| after(dots(2, 1), names);
    assert_eq!(lines("a1-b1 a2-b2 b1-c1").key(), lines("b1-c1 a2-b2 a1-b1").key());
    // Which box is whose does not matter, only how many.
    let boxes = |names| after(dots(3, 1), names);
    let rest = "a1-b1 a2-b2 c1-d1 c2-d2 b1-b2 a1-a2 c1-c2 d1-d2";
    let one = boxes(rest);
    let other = boxes("a1-b1 a2-b2 c1-d1 c2-d2 c1-c2 d1-d2 b1-b2 a1-a2");
    assert_eq!((one.count(Side::First), one.key()), (other.count(Side::First), other.key()));
    let men = |names| after(Draughts::new(), names);
    assert_eq!(men("a3-b4 b6-a5 g3-h4").key(), men("g3-h4 b6-a5 a3-b4").key());
}

#[test]
fn reversi_has_a_key_for_every_picture() {
    fn walk(game: &mut Reversi, depth: u32, keys: &mut BTreeMap<(String, Side), u64>) -> u32 {
        let key = game.key();
        let known = keys.entry((game.picture(), game.side())).or_insert(key);
        assert_eq!(*known, key, "{game:?}");
        let mut visited = 1;
        if depth > 0 && game.outcome().is_none() {
            for mv in moves(game) {
                game.play(mv);
                visited += walk(game, depth - 1, keys);
                game.undo(mv);
            }
        }
        visited
    }
    let mut keys = BTreeMap::new();
    let visited = walk(&mut reversi(6), 5, &mut keys);
    let different: BTreeSet<u64> = keys.values().copied().collect();
    assert_eq!(different.len(), keys.len());
    assert!(keys.len() < visited as usize, "some positions come about in several ways");
}

#[test]
fn draughts_remembers_where_kings_have_been() {
    let start = draughts("W:WKa1:BKb8");
    let back = after(start.clone(), "a1-b2 b8-a7 b2-a1 a7-b8");
    assert_eq!(back.to_string(), start.to_string());
    assert_ne!(back.key(), start.key(), "it may come back once more, not twice");
    // The same positions in another order.
    let one = after(start.clone(), "a1-b2 b8-a7 b2-a1 a7-b8 a1-c3 b8-c7 c3-a1 c7-b8");
    assert_eq!(one.outcome(), Some(Outcome::Draw), "for the third time");
}

#[test]
fn thirty_quiet_plies_are_a_draw() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut ends = [0; 2];
    for _ in 0..100 {
        let mut game = draughts("W:WKa1,Kc1:BKb8");
        while game.outcome().is_none() {
            // Nobody offers anything.
            let quiet = moves(&game).into_iter().filter(|&mv| {
                game.play(mv);
                let offers = moves(&game).iter().any(|reply| reply.is_capture());
                game.undo(mv);
                !offers
            });
            let quiet: Vec<_> = quiet.collect();
            let Some(&mv) = quiet.get(rng.random_range(0..quiet.len().max(1))) else { break };
            game.play(mv);
        }
        match (game.outcome(), game.quiet_plies()) {
            (Some(Outcome::Draw), 30) => ends[0] += 1,
            (Some(Outcome::Draw), 8..30) => ends[1] += 1,
            (None, _) => {}
            other => panic!("{other:?} {game:?}"),
        }
    }
    assert!(ends[0] > 50, "by this rule and by repetition: {ends:?}");
}

#[test]
fn passes_are_moves_only_where_there_is_no_other() {
    let mut passes = 0;
    for seed in 0..300 {
        let game = wander(reversi(4), 12, seed);
        let listed = moves(&game);
        if listed.contains(&games::reversi::Place::PASS) {
            passes += 1;
            assert_eq!(listed.len(), 1);
            let mut after = game.clone();
            after.play(listed[0]);
            assert_eq!(after.side(), game.side().opponent());
            assert_eq!(game.move_named("pass"), Ok(listed[0]));
            assert!(moves(&after)[0].square().is_some(), "two passes would end the game");
        }
    }
    assert!(passes > 10);
}

/// What an evaluator says of a position.
fn score<G: Playable>(game: &G, name: &str) -> i32 {
    (game.judge(name).unwrap().evaluate)(game)
}

proptest! {
    #[test]
    fn draughts_evaluators_do_not_prefer_a_colour(plies in 0u32..80, seed: u64) {
        let game = wander(Draughts::new(), plies, seed);
        let (mover, lists) = fen_parts(&game);
        let other = if mover == "W" { "B" } else { "W" };
        let turned: Vec<String> = lists.iter().map(|list| turn(list)).collect();
        let swapped = draughts(&format!("{other}:W{}:B{}", turned[1], turned[0]));
        for name in Draughts::EVALUATORS {
            prop_assert_eq!(score(&swapped, name), score(&game, name), "{} {}", name, &game);
        }
    }

    #[test]
    fn reversi_counts_discs(plies in 0u32..60, seed: u64) {
        let game = wander(reversi(8), plies, seed);
        let [mine, yours] = [game.side(), game.side().opponent()];
        prop_assert_eq!(
            score(&game, "discs"), game.count(mine) as i32 - game.count(yours) as i32);
    }

    #[test]
    fn dots_evaluators_count_boxes(plies in 0u32..24, seed: u64) {
        let game = wander(dots(3, 3), plies, seed);
        let difference = game.count(Side::First) as i32 - game.count(Side::Second) as i32;
        let mine = if game.side() == Side::First { difference } else { -difference };
        prop_assert_eq!(score(&game, "boxes"), mine);
        prop_assert_eq!(score(&game, "outcome"), 0);
    }
}

/// The side to move and the lists of both sides.
fn fen_parts(game: &Draughts) -> (String, [String; 2]) {
    let fen = game.to_string();
    let parts: Vec<&str> = fen.split(':').collect();
    (parts[0].to_owned(), [parts[1][1..].to_owned(), parts[2][1..].to_owned()])
}

/// The same pieces on a board turned by half.
fn turn(list: &str) -> String {
    list.chars()
        .map(|c| match c {
            'a'..='h' => char::from(b'a' + b'h' - c as u8),
            '1'..='8' => char::from(b'1' + b'8' - c as u8),
            other => other,
        })
        .collect()
}
