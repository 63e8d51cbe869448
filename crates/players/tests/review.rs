//! Reviews against the exact values of games, found by other means.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use games::{Catalogue, Position, SearchSpec};
use gametree::{Ended, Game, Limits, Outcome, Side, Stop};
use mnk::{Board, Rules};
use players::review::{Judgement, MoveReview, Review, Standing, Summary, review};
use players::{Allowance, Reach, Resources};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solver::{Problem, Strong};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// A game of random moves from here to the end; every other move wins at once where it can, so that
/// games are not all decided by blindness.
fn random_game(start: &Position, rng: &mut ChaCha8Rng) -> Position {
    let mut position = start.clone();
    while position.outcome().is_none() {
        let moves = position.moves();
        let wins = |mv: &&String| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            after.outcome().is_some_and(|outcome| outcome.winner().is_some())
        };
        let chosen = match rng.random_range(0..2) == 0 {
            true => moves.iter().find(wins),
            false => None,
        };
        let any = &moves[rng.random_range(0..moves.len())];
        let mv = chosen.unwrap_or(any).clone();
        position.play(&mv).unwrap();
    }
    position
}

fn reviewed(position: &Position, resources: &Resources) -> Review {
    let mut told: HashMap<usize, MoveReview> = HashMap::new();
    let mut last = 0.0;
    let allowance = Allowance::default();
    let review = review(position, resources, &allowance, &mut |mv, share| {
        assert!((last..=1.0).contains(&share));
        last = share;
        told.insert(mv.ply, mv.clone());
    });
    let review = review.unwrap();
    assert_eq!((review.ended, review.moves.len()), (Ended::Complete, position.ply()));
    // What was told last of each move is what is known in the end.
    assert!(review.moves.iter().all(|mv| told[&mv.ply] == *mv));
    review
}

fn standing(outcome: Outcome, side: Side) -> Standing {
    match outcome.winner() {
        Some(winner) if winner == side => Standing::Win,
        Some(_) => Standing::Loss,
        None => Standing::Draw,
    }
}

/// Compares every move with the true values of the positions; returns how many changed the result.
fn check(game: &Position, review: &Review, truth: &mut dyn FnMut(&Position) -> Outcome) -> usize {
    let mut position = game.start();
    let mut changed = 0;
    for mv in &review.moves {
        let side = position.side();
        let before = truth(&position);
        let told = (mv.before.outcome().unwrap().winner(), mv.side, mv.exact);
        assert_eq!(told, (before.winner(), side, true), "{game:?} {mv:?}");
        let from = standing(before, side);
        let mut better = position.clone();
        better.play(&mv.best[0]).unwrap();
        assert_eq!(standing(truth(&better), side), from, "{game:?} {mv:?}");
        position.play(&mv.mv).unwrap();
        let to = standing(truth(&position), side);
        match mv.judgement {
            Judgement::Changed { from: told_from, to: told_to } => {
                assert_eq!((told_from, told_to), (from, to), "{game:?} {mv:?}");
            }
            Judgement::Best | Judgement::Good => assert_eq!(from, to, "{game:?} {mv:?}"),
            Judgement::Lost | Judgement::Unknown => panic!("{game:?} {mv:?}"),
        }
        changed += usize::from(from != to);
        let mut after = position.clone();
        after.play_all(&mv.reply).unwrap();
    }
    changed
}

fn games(name: &str, seed: u64) -> impl Iterator<Item = Position> {
    let start = Catalogue::default().position(name).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    (0..50).map(move |_| random_game(&start, &mut rng))
}

#[test]
fn every_move_that_changes_the_result_is_marked_and_no_other() {
    for (name, seed) in [("3x3x3", 1), ("4x4x3", 2), ("5x4x4", 3)] {
        let rules: Rules = name.parse().unwrap();
        let strong = Strong::solve(rules, &Stop::new(), &mut |_| {}).unwrap();
        let truth =
            &mut |position: &Position| strong.value(position.game::<Board>().unwrap()).unwrap();
        let changed: usize = games(name, seed)
            .map(|game| check(&game, &reviewed(&game, &Resources::default()), truth))
            .sum();
        assert!(changed > 20, "{name}: {changed}");
    }
}

/// The solver without any limit.
fn by_solver(position: &Position) -> Outcome {
    let board = position.game::<Board>().unwrap();
    board.outcome().unwrap_or_else(|| {
        let (rules, moves, stop) = (*board.rules(), board.played(), &Stop::new());
        let problem = Problem { rules, moves, bytes: 1 << 20, stop };
        solver::solve(&problem, None, &mut |_| {}).unwrap().value
    })
}

/// The value for the side to move, by plain negamax over all moves to the end.
fn negamax(board: &mut Board, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(outcome) = board.outcome() {
        let side = board.side();
        return outcome.winner().map_or(0, |winner| if winner == side { 1 } else { -1 });
    }
    let key = board.key();
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let mut best = -1;
    for mv in board.legal_moves() {
        board.play(mv);
        best = best.max(-negamax(board, known));
        board.undo(mv);
        if best == 1 {
            break;
        }
    }
    known.insert(key, best);
    best
}

/// Random play without a win up to this ply.
fn ending(rules: Rules, plies: usize, rng: &mut ChaCha8Rng) -> Board {
    loop {
        let mut board = Board::new(rules);
        while board.outcome().is_none() && board.filled() < plies {
            let moves = board.legal_moves();
            board.play(moves[rng.random_range(0..moves.len())]);
        }
        if board.outcome().is_none() {
            return board;
        }
    }
}

#[test]
fn endings_of_connect_four_are_judged_as_plain_negamax_does() {
    let rules: Rules = "7x6x4+gravity".parse().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let resources = Resources::default();
    let mut changed = 0;
    for number in 0..50 {
        let start = ending(rules, 22 + number % 8, &mut rng);
        let game = random_game(&Position::new(start), &mut rng);
        let mut known = HashMap::new();
        let truth = &mut |position: &Position| {
            let mut board = position.game::<Board>().unwrap().clone();
            match negamax(&mut board, &mut known) {
                0 => Outcome::Draw,
                1 => Outcome::Win(board.side()),
                _ => Outcome::Win(board.side().opponent()),
            }
        };
        changed += check(&game, &reviewed(&game, &resources), truth);
    }
    assert!(changed > 20, "{changed}");
}

#[test]
fn on_larger_boards_nothing_is_claimed_that_is_not_so() {
    let mut known = HashMap::new();
    let mut truth =
        |position: &Position| *known.entry(position.key()).or_insert_with(|| by_solver(position));
    let most = Reach { nodes: Some(300), ..Reach::default() };
    let allowance = Allowance { most, ..Allowance::default() };
    let (mut changed, mut exact, mut moves) = (0, 0, 0);
    for game in games("6x4x4", 5).take(12) {
        let review = review(&game, &Resources::default(), &allowance, &mut |_, _| {}).unwrap();
        let mut position = game.start();
        for mv in &review.moves {
            let side = position.side();
            let values = [truth(&position), {
                position.play(&mv.mv).unwrap();
                truth(&position)
            }];
            for (told, value) in [mv.before, mv.after].iter().zip(values) {
                let told = told.outcome().map(Outcome::winner);
                assert!(told.is_none_or(|told| told == value.winner()), "{game:?} {mv:?}");
            }
            let [from, to] = values.map(|value| standing(value, side));
            let is_changed = matches!(mv.judgement, Judgement::Changed { .. });
            assert!(!is_changed || to < from, "{game:?} {mv:?}");
            assert!(!mv.exact || is_changed == (from != to), "{game:?} {mv:?}");
            changed += usize::from(is_changed);
            exact += usize::from(mv.exact);
            moves += 1;
        }
    }
    assert!(changed > 5 && exact * 2 > moves, "{changed} {exact} {moves}");
}

/// What a search to the end says, of a game that ends with a number too.
fn by_search(position: &Position) -> Outcome {
    position.outcome().unwrap_or_else(|| {
        let report = position.search(&SearchSpec::new("pvs"), &Limits::none()).unwrap();
        report.verdict().outcome().unwrap()
    })
}

#[test]
fn other_games_are_reviewed_too() {
    for (name, least) in [("dots:2x2", 5), ("reversi:4", 5), ("tree:((3 -5) (2 (9 -7)) -1)", 1)] {
        let mut changed = 0;
        for game in games(name, 6).take(10) {
            let review = reviewed(&game, &Resources::default());
            changed += check(&game, &review, &mut by_search);
        }
        assert!(changed >= least, "{name}: {changed}");
    }
}

fn after(game: &str, moves: &str) -> Position {
    let mut position = Catalogue::default().position(game).unwrap();
    position.play_all(moves.split_whitespace()).unwrap();
    position
}

#[test]
fn a_missed_defence_in_gomoku() {
    // O leaves an open three alone.
    let game = after("15x15x5", "h8 h7 i8 g7 j8 a1 k8 g8 l8");
    let most = Reach { nodes: Some(2_000), ..Reach::default() };
    let allowance = Allowance { most, ..Allowance::default() };
    let review = review(&game, &Resources::default(), &allowance, &mut |_, _| {}).unwrap();
    let last = &review.moves[8];
    assert_eq!((last.after.to_string().as_str(), last.judgement), ("X0", Judgement::Best));
    assert_eq!(last.before.to_string(), "X1");
    // As nothing is proven before, that is an opinion.
    let careless = &review.moves[5];
    assert_eq!((careless.after.to_string().as_str(), careless.exact), ("X3", false));
    assert_eq!((careless.before.outcome(), careless.judgement), (None, Judgement::Lost));
    assert!(["g8", "k8", "f8", "l8"].contains(&careless.best[0].as_str()), "{careless:?}");
    assert!(["g8", "k8"].contains(&careless.reply[0].as_str()), "{careless:?}");
    let [x, o] = review.summaries();
    assert_eq!((x.moves, o.moves, x.changed, o.changed), (5, 4, 0, 0));
    assert_eq!(o.lost, 1, "{:?}", review.moves);
}

#[test]
fn a_game_that_goes_on_and_one_that_o_began() {
    let mut game = Catalogue::default().position("3x3x3").unwrap();
    let review_of = |game: &Position| reviewed(game, &Resources::default());
    assert_eq!(review_of(&game).moves, []);
    game.play_all(["b2", "b1"]).unwrap();
    let review = review_of(&game);
    let told = (review.moves[1].before.to_string(), review.moves[1].after.to_string());
    assert_eq!(told, ("=".to_owned(), "X5".to_owned()));
    let (from, to) = (Standing::Draw, Standing::Loss);
    assert_eq!(review.moves[1].judgement, Judgement::Changed { from, to });
    assert_eq!(
        review.summaries()[1],
        Summary { moves: 1, changed: 1, exact: 1, ..Summary::default() }
    );
    for name in ["3x3x3", "6x4x4"] {
        let start = Catalogue::default().position(name).unwrap();
        let turned = start.begun_by(Side::Second).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let game = random_game(&start, &mut rng);
        let moves: Vec<String> = game.played().into_iter().map(|played| played.name).collect();
        let mut other = turned.clone();
        other.play_all(&moves).unwrap();
        let judged = |game: &Position| -> Vec<Judgement> {
            review_of(game).moves.iter().map(|mv| mv.judgement).collect()
        };
        assert_eq!(judged(&game), judged(&other), "{name}");
    }
}

#[test]
fn a_review_ends_when_it_is_told_to() {
    let game = games("15x15x5", 8).next().unwrap();
    let stop = Stop::new();
    let mut told = 0;
    let stopped = review(&game, &Resources::default(), &Allowance::until(&stop), &mut |_, _| {
        told += 1;
        if told == 3 {
            stop.stop();
        }
    });
    let stopped = stopped.unwrap();
    assert_eq!((stopped.ended, stopped.moves.len()), (Ended::Stopped, game.ply()));
    assert_eq!(stopped.moves[0].judgement, Judgement::Unknown);
    assert_ne!(stopped.moves[game.ply() - 1].judgement, Judgement::Unknown);
    let most = Reach { time: Some(Duration::from_millis(300)), ..Reach::default() };
    let allowance = Allowance { most, ..Allowance::default() };
    let start = Instant::now();
    let hurried = review(&game, &Resources::default(), &allowance, &mut |_, _| {}).unwrap();
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(hurried.moves.iter().all(|mv| mv.ply < game.ply()));
}

#[test]
fn a_move_is_told_as_json() {
    let review = reviewed(&after("3x3x3", "b2 b1"), &Resources::default());
    let json = serde_json::to_value(&review.moves[1]).unwrap();
    assert_eq!((&json["move"], &json["judgement"]), (&"b1".into(), &"changed".into()));
    assert_eq!((&json["from"], &json["to"]), (&"draw".into(), &"loss".into()));
    assert_eq!((&json["side"], &json["after"]), (&"o".into(), &"X5".into()));
    assert_eq!(serde_json::from_value::<MoveReview>(json).unwrap(), review.moves[1]);
}
