//! Every kind of player plays every game by its rules, and the same again with the same seed.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use games::{Catalogue, Position, Setup};
use gametree::{Ended, Memory, Minimax, Outcome, Side, Stop};
use players::{Allowance, Choice, Player, PlayerError, Reach, Resources, Seat};
use std::time::Duration;

fn start(name: &str) -> Position {
    Catalogue::default().position(name).unwrap()
}

fn seat_at(player: &str, position: &Position) -> Result<Seat, PlayerError> {
    let memory = Memory { table: Some(1 << 20), tree: Some(20_000) };
    Seat::new(&player.parse()?, position, &Resources::of(memory))
}

fn refused(player: &str, game: &str) -> String {
    seat_at(player, &start(game)).unwrap_err().to_string()
}

/// Plays a game, of at most so many plies.
fn play(game: &str, players: [&str; 2], seed: u64, longest: usize) -> Position {
    let mut position = start(game);
    let mut seats = players.map(|player| seat_at(player, &position).unwrap());
    // Slow machines lose nothing but the clock's players' strength.
    let allowance = Allowance { patience: None, ..Allowance::default() };
    while position.outcome().is_none() && position.ply() < longest {
        let seat = &mut seats[position.side().index()];
        let seed = seed.wrapping_add(position.ply() as u64);
        let Choice { mv, report, .. } =
            seat.choose(&position, seed, &allowance, &mut |_| {}).unwrap();
        assert_eq!(report.side, position.side());
        assert_eq!(report.best.as_ref(), Some(&mv));
        position.play(&mv).unwrap_or_else(|error| panic!("{game} {players:?} {mv}: {error}"));
    }
    position
}

fn moves(position: &Position) -> Vec<String> {
    position.played().into_iter().map(|played| played.name).collect()
}

const KINDS: [&str; 17] = [
    "random",
    "engine:1",
    "engine:5",
    "engine:8",
    "engine:10",
    "engine:10ms",
    "engine:2d",
    "engine:500n",
    "engine:6:300n",
    "minimax:2",
    "negamax:1",
    "alpha-beta:3",
    "pvs:2:500n",
    "deepening:400n",
    "mtdf:2",
    "mcts:400n",
    "pns:400n",
];

#[test]
fn every_kind_of_player_plays_every_game() {
    for game in ["3x3x3", "4x4x3+gravity", "reversi:4", "dots:2x1", "draughts"] {
        for (i, player) in KINDS.into_iter().enumerate() {
            let players = if i % 2 == 0 { [player, "random"] } else { ["random", player] };
            let end = play(game, players, 3, 30);
            assert!(end.outcome().is_some() || end.ply() == 30, "{game} {player}");
        }
    }
}

#[test]
fn players_without_a_limit_have_one_that_suits_the_board() {
    for game in ["3x3x3", "reversi:4", "dots:2x1"] {
        for player in ["minimax", "alpha-beta", "deepening", "mtdf", "pns", "exact", "engine:10"] {
            assert!(play(game, [player, "random"], 1, 100).outcome().is_some(), "{game} {player}");
        }
    }
    for player in ["minimax", "pvs", "engine:10"] {
        assert_eq!(play("15x15x5", [player, "random"], 1, 3).ply(), 3);
    }
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    for game in ["3x3x3", "5x5x4", "reversi:4", "draughts"] {
        for player in KINDS.into_iter().filter(|text| !text.ends_with("ms")) {
            let game_of = |seed| moves(&play(game, [player, "random"], seed, 12));
            assert_eq!(game_of(7), game_of(7), "{game} {player}");
        }
        let by_chance = |seed| moves(&play(game, ["alpha-beta:1", "engine:2"], seed, 12));
        assert!((0..10).any(|seed| by_chance(seed) != by_chance(10)), "{game}");
    }
}

#[test]
fn perfect_players_never_lose_noughts_and_crosses() {
    let perfect =
        ["exact", "engine:10", "minimax", "alpha-beta", "pvs", "deepening", "mtdf", "pns"];
    for (i, player) in perfect.into_iter().enumerate() {
        for seed in 0..6 {
            let lost = |players, side| {
                play("3x3x3", players, seed, 9).outcome() == Some(Outcome::Win(side))
            };
            assert!(!lost([player, "random"], Side::Second), "{player} {seed}");
            assert!(!lost(["random", player], Side::First), "{player} {seed}");
        }
        let other = perfect[(i + 1) % perfect.len()];
        let end = play("3x3x3", [player, other], 1, 9);
        assert_eq!(end.outcome(), Some(Outcome::Draw), "{player} {other}");
    }
}

#[test]
fn perfect_play_wins_what_is_won() {
    // Both can be searched to the end, and the second player wins 4x4 Reversi.
    for seed in 0..4 {
        let end = play("reversi:4", ["random", "exact"], seed, 100).outcome().unwrap();
        assert_eq!(end.winner(), Some(Side::Second), "seed {seed}");
    }
    let won = play("4x3x3", ["exact", "random"], 5, 100);
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn who_cannot_play_is_told_why() {
    assert!(refused("human", "3x3x3").contains("person"));
    let unknown = refused("robot:3", "reversi");
    assert!(unknown.contains("'robot'") && unknown.contains("alpha-beta"), "{unknown}");
    assert!(unknown.contains("engine:LEVEL"), "{unknown}");
    let evaluator = refused("minimax:2:mobility", "3x3x3");
    assert!(evaluator.contains("'mobility'") && evaluator.contains("line-power"), "{evaluator}");
    assert!(seat_at("minimax:2:mobility", &start("reversi")).is_ok());
    for game in ["15x15x5", "7x3x3", "reversi", "reversi:6", "draughts", "dots"] {
        let said = refused("exact", game);
        assert!(said.contains(game) && said.contains("up to 20 cells"), "{said}");
    }
    for game in ["5x4x4+gravity", "reversi:4", "dots:2x2", "tree:((3 5) (7 9))"] {
        assert!(seat_at("exact", &start(game)).is_ok(), "{game}");
    }
    let order = Resources { order: Some("center".to_owned()), ..Resources::default() };
    let player: Player = "pvs:2".parse().unwrap();
    assert!(Seat::new(&player, &start("5x5x4"), &order).is_ok());
    let refused = Seat::new(&player, &start("reversi"), &order).unwrap_err().to_string();
    assert!(refused.contains("only its own"), "{refused}");
    let mut over = start("3x3x3");
    over.play_all("a1 b1 a2 b2 a3".split(' ')).unwrap();
    let mut seat = seat_at("pvs:2", &over).unwrap();
    let nothing = seat.choose(&over, 0, &Allowance::default(), &mut |_| {});
    assert_eq!(nothing, Err(PlayerError::Over));
}

#[test]
fn a_search_of_ones_own_is_a_player_like_any_other() {
    let make = |setup: Setup| Minimax { evaluator: setup.evaluator, options: setup.options };
    let catalogue = Catalogue::default().search("mine", make);
    for game in ["3x3x3", "dots:2x1"] {
        let position = catalogue.position(game).unwrap();
        let choose = |player: &str| {
            let mut seat = seat_at(player, &position).unwrap();
            seat.choose(&position, 4, &Allowance::default(), &mut |_| {}).unwrap()
        };
        for rest in ["2", "3:outcome"] {
            let [own, known] = ["mine", "minimax"].map(|name| choose(&format!("{name}:{rest}")));
            assert_eq!(own.report.value, known.report.value, "{game} {rest}");
            assert_eq!(own.report.stats, known.report.stats, "{game} {rest}");
            assert!(known.report.tied.contains(&own.mv), "{game} {rest}");
        }
    }
    assert!(refused("mine:2", "3x3x3").contains("'mine'"));
}

#[test]
fn what_is_allowed_ends_every_player() {
    let position = start("15x15x5");
    let ended = |player: &str, allowance: &Allowance| {
        let mut seat = seat_at(player, &position).unwrap();
        let mut played = position.clone();
        played.play("h8").unwrap();
        seat.choose(&played, 1, allowance, &mut |_| {}).unwrap().report.ended
    };
    let stop = Stop::new();
    stop.stop();
    let stopped = Allowance::until(&stop);
    let nodes = Reach { nodes: Some(600), ..Reach::default() };
    let few = Allowance { most: nodes, ..Allowance::default() };
    let time = Reach { time: Some(Duration::ZERO), ..Reach::default() };
    let no_time = Allowance { most: time, ..Allowance::default() };
    for player in ["engine:10", "engine:60s", "alpha-beta:5", "deepening:60s", "mcts:60s"] {
        assert_eq!(ended(player, &stopped), Ended::Stopped, "{player}");
        assert_eq!(ended(player, &few), Ended::Nodes, "{player}");
        assert_eq!(ended(player, &no_time), Ended::Time, "{player}");
    }
    let patient = Allowance { patience: Some(Duration::from_millis(20)), ..Allowance::default() };
    assert_eq!(ended("engine:10", &patient), Ended::Time);
    assert_eq!(ended("engine:10", &Allowance::default()), Ended::Nodes);
    assert_eq!(ended("engine:2d", &patient), Ended::Complete);
}

#[test]
fn progress_is_told_depth_by_depth() {
    for (game, player) in
        [("7x6x4+gravity", "engine:4d"), ("reversi", "engine:4d"), ("5x5x4", "deepening:4")]
    {
        let position = start(game);
        let mut depths = Vec::new();
        let mut seat = seat_at(player, &position).unwrap();
        let choice = seat.choose(&position, 0, &Allowance::default(), &mut |progress| {
            depths.push(progress.depth());
            assert!(progress.nodes() > 0 && !progress.lines[0].pv.is_empty());
        });
        assert_eq!(depths, [1, 2, 3, 4], "{game}");
        assert_eq!(choice.unwrap().report.depth, 4);
    }
    let mut seat = seat_at("engine:3d", &start("15x15x5")).unwrap();
    let mut position = start("15x15x5");
    position.play("h8").unwrap();
    let allowance = Allowance { lines: 3, ..Allowance::default() };
    let choice = seat.choose(&position, 0, &allowance, &mut |_| {}).unwrap();
    assert_eq!(choice.others.len(), 2);
}

#[test]
fn one_seat_can_play_another_game_after_it_has_forgotten() {
    let mut seat = seat_at("engine:500n", &start("9x9x5")).unwrap();
    let choose = |seat: &mut Seat, game: &str| {
        let mut position = start(game);
        position.play("c3").unwrap();
        seat.choose(&position, 0, &Allowance::default(), &mut |_| {}).unwrap().report
    };
    let first = choose(&mut seat, "9x9x5");
    choose(&mut seat, "9x9x4");
    seat.forget();
    assert_eq!(choose(&mut seat, "9x9x5"), first);
}

/// Connect Four after `d1 d2 d3 d4 d5 d6 e1 c1`, which the solver knows in a moment.
const MIDDLE: [&str; 8] = ["d1", "d2", "d3", "d4", "d5", "d6", "e1", "c1"];

#[test]
fn perfect_play_of_connect_four_takes_the_shortest_way() {
    let mut position = start("7x6x4+gravity");
    position.play_all(MIDDLE).unwrap();
    let (ply, winner) = (position.ply() as u32, position.side());
    let mut seats = ["exact", "exact"].map(|player| seat_at(player, &position).unwrap());
    let mut told = None;
    while position.outcome().is_none() {
        let seat = &mut seats[position.side().index()];
        let choice = seat.choose(&position, 0, &Allowance::default(), &mut |_| {}).unwrap();
        let verdict = choice.report.verdict();
        assert!(choice.report.proven && choice.report.line()[0] == choice.mv);
        // Both agree on the end, a ply nearer with every move.
        let end = verdict.plies().map(|plies| position.ply() as u32 + plies);
        assert_eq!(*told.get_or_insert(end), end, "{position:?}");
        position.play(&choice.mv).unwrap();
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(winner)));
    assert_eq!(told, Some(Some(position.ply() as u32)));
    assert!(position.ply() as u32 > ply);
}

#[test]
fn perfect_play_asks_the_engine_when_there_is_no_time_for_the_solver() {
    let position = start("8x7x4+gravity");
    let mut seat = seat_at("exact", &position).unwrap();
    let nothing = Stop::new();
    nothing.stop();
    for allowance in [Allowance::until(&nothing), Allowance::default()] {
        let choice = seat.choose(&position, 0, &allowance, &mut |_| {}).unwrap();
        assert!(!choice.report.proven, "{:?}", choice.report);
        assert!(choice.report.verdict().outcome().is_none());
    }
    // How long it takes is for whoever has a clock to say.
    let patience = Some(Duration::from_millis(40));
    let allowance = Allowance { patience, ..Allowance::default() };
    assert_eq!(seat.reach(&position, &allowance).time, patience);
    assert!(seat.reach(&position, &Allowance::default()).is_unlimited());
}

#[test]
fn perfect_play_is_refused_where_nobody_can_solve_the_game() {
    let refusal = refused("exact", "9x7x4+gravity");
    assert!(refusal.starts_with("exact cannot play 9x7x4+gravity: it is too large"), "{refusal}");
    assert!(seat_at("exact", &start("7x6x4+exact+gravity")).is_ok());
}
