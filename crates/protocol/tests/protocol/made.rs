//! A move of the computer is explained by the search that chose it: run again, it chooses the same.

use crate::answer;
use crate::common::{events, game, last_when_stopped, own_program, position, refused};
use gametree::{Algorithm, View};
use protocol::{
    Bounds, Code, EngineRef, EngineSearch, Event, GameRef, Made, Moved, Pick, ReasonCode, Request,
    SearchRef, Solvers, Stop, Thinker,
};
use puzzles::{Difficulty, Kind, Proof, Wanted, generate};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::Duration;

const TABLE: usize = 1 << 20;

/// Patient with slow machines, so that moves are ended by the players' own clocks.
fn thinker() -> Thinker {
    let move_time = Duration::from_millis(30);
    let bounds = Bounds { move_time, ..Bounds::default() };
    Thinker::sharing(own_program(), TABLE, bounds, Arc::default(), Solvers::new(TABLE))
}

fn moved(thinker: &mut Thinker, game: &GameRef, player: &str, seed: u64) -> Moved {
    let request = Request::Move { game: game.clone(), player: player.to_owned(), seed };
    match events(thinker, &request, &Stop::new()).pop().unwrap() {
        Event::Moved(moved) => *moved,
        other => panic!("{player} at {game:?}: {other:?}"),
    }
}

fn engine_search(thinker: &mut Thinker, search: &EngineRef) -> EngineSearch {
    let request = Request::EngineSearch { search: search.clone() };
    match events(thinker, &request, &Stop::new()).pop().unwrap() {
        Event::EngineSearch(found) => *found,
        other => panic!("{search:?}: {other:?}"),
    }
}

/// What the search of a move answers when it is looked into as the page does it: its move and its value.
fn looked_into(thinker: &mut Thinker, search: &SearchRef) -> (Option<String>, String) {
    let algorithm: Algorithm = search.algorithm.parse().unwrap();
    let search = search.clone();
    let request = match algorithm.traits().view {
        View::Tree => Request::Tree { search, node: 0, from: 0, count: 1 },
        View::Mcts | View::Pns => {
            Request::Growth { search, iteration: 0, before: false, count: 1, nodes: Vec::new() }
        }
    };
    match events(thinker, &request, &Stop::new()).pop().unwrap() {
        Event::Tree(page) => (page.totals.best.clone(), page.totals.value.to_string()),
        Event::Growth(page) => (page.totals.best.clone(), page.totals.value.to_string()),
        other => panic!("{request:?}: {other:?}"),
    }
}

const PLAYERS: [&str; 24] = [
    "minimax:2",
    "negamax:2",
    "alpha-beta",
    "alpha-beta:3",
    "alpha-beta:4:300n",
    "pvs:3",
    "pvs:2ms",
    "deepening",
    "deepening:700n",
    "deepening:5ms",
    "mtdf:3",
    "mtdf:3ms",
    "mcts",
    "mcts:500n",
    "pns:800n",
    "pns:3ms",
    "engine:1",
    "engine:4",
    "engine:6",
    "engine:8",
    "engine:10",
    "engine:3d",
    "engine:5ms",
    "engine:2000n",
];

/// Looks into a move that was played.
fn check(thinker: &mut Thinker, at: &GameRef, player: &str, moved: &Moved) {
    let Made { pick, equal, search, engine } = &moved.made;
    let value = moved.value.to_string();
    match (search, engine) {
        (Some(search), None) => {
            let found = looked_into(thinker, search);
            assert_eq!(found, (Some(moved.mv.clone()), value), "{player} {search:?}");
        }
        (None, Some(engine)) => {
            let found = engine_search(thinker, engine);
            let told = (found.mv, found.value.to_string());
            assert_eq!(told, (moved.mv.clone(), value), "{player} {engine:?}");
            assert_eq!((found.pick, &found.equal), (*pick, equal), "{player} {engine:?}");
            assert_eq!(found.solved, engine.solved);
        }
        (None, None) => assert!(matches!(pick, Pick::Random | Pick::Slip), "{player} {at:?}"),
        _ => panic!("{player}: two searches for one move"),
    }
    match pick {
        Pick::Lot | Pick::Opening => assert!(equal.contains(&moved.mv), "{player} {equal:?}"),
        _ => assert!(equal.is_empty(), "{player} {equal:?}"),
    }
}

/// Plays seeded games on a board and looks into every move.
fn check_games(name: &str, players: &[&str], plies: usize, seeds: u64) {
    let thinker = &mut thinker();
    for (number, player) in players.iter().enumerate() {
        for seed in 0..seeds {
            let mut rng = ChaCha8Rng::seed_from_u64(seed * 100 + number as u64);
            let mut at = game(name, "");
            let start = rng.random_range(0..plies);
            for ply in 0..plies {
                let position = position(&at);
                if position.outcome().is_some() {
                    break;
                }
                // Somebody else has played before, and plays in between.
                let mut moves = position.moves();
                let any = moves.swap_remove(rng.random_range(0..moves.len()));
                let is_asked = ply >= start && (ply - start) % 2 == 0 && ply < start + 3;
                let mv = match is_asked {
                    false => any,
                    true => {
                        let found = moved(thinker, &at, player, rng.random_range(0..1 << 32));
                        check(thinker, &at, player, &found);
                        found.mv
                    }
                };
                at.moves.push(mv);
            }
        }
    }
}

#[test]
fn every_search_of_noughts_and_crosses_is_the_one_that_chose() {
    check_games("3x3x3", &PLAYERS, 7, 6);
    check_games("3x3x3", &["exact", "random", "minimax"], 7, 4);
}

#[test]
fn every_search_of_small_boards_is_the_one_that_chose() {
    check_games("4x4x3", &PLAYERS, 9, 1);
    check_games("4x4x4", &PLAYERS, 9, 1);
    check_games("4x4x3", &["exact"], 9, 2);
    check_games("4x4x4", &["exact"], 9, 1);
}

#[test]
fn every_search_of_larger_boards_is_the_one_that_chose() {
    check_games("5x5x4", &PLAYERS, 12, 2);
}

#[test]
fn every_search_of_connect_four_is_the_one_that_chose() {
    check_games("7x6x4+gravity", &PLAYERS, 24, 2);
    check_games("7x6x4+gravity", &["exact"], 30, 2);
}

#[test]
fn every_search_of_reversi_is_the_one_that_chose() {
    check_games("reversi", &PLAYERS, 24, 1);
    check_games("reversi:4", &["exact", "alpha-beta:5:corners"], 9, 2);
}

/// The same with tables of another size.
fn thinker_with(bytes: usize) -> Thinker {
    let solvers = Solvers::new(TABLE);
    Thinker::sharing(own_program(), bytes, Bounds::default(), Arc::default(), solvers)
}

/// The move, the value, and how many nodes each iteration took.
fn iterations(thinker: &mut Thinker, search: &SearchRef) -> (Option<String>, String, Vec<u64>) {
    let request = Request::Tree { search: search.clone(), node: 0, from: 0, count: 1 };
    match events(thinker, &request, &Stop::new()).pop().unwrap() {
        Event::Tree(page) => {
            let totals = &page.totals;
            let rounds = totals.rounds.iter().map(|round| round.nodes).collect();
            (totals.best.clone(), totals.value.to_string(), rounds)
        }
        other => panic!("{search:?}: {other:?}"),
    }
}

#[test]
fn a_search_is_repeated_with_the_table_that_chose() {
    let (small, large) = (&mut thinker_with(64 << 10), &mut thinker_with(64 << 20));
    let at = game("5x5x4", "c3 b2");
    for player in ["deepening:150000n", "mtdf:150000n", "deepening:7", "mtdf:7"] {
        let found = moved(small, &at, player, 3);
        check(small, &at, player, &found);
        check(large, &at, player, &found);
        let search = found.made.search.unwrap();
        assert_eq!(search.table, Some(64 << 10), "{player}");
        let repeated = iterations(large, &search);
        assert_eq!(repeated, iterations(small, &search), "{player}");
        // The size matters, or this would show nothing.
        let without = SearchRef { table: None, ..search };
        assert_ne!(repeated, iterations(large, &without), "{player}");
        // What does not fit here is refused, not answered by another search.
        let found = moved(large, &at, player, 3);
        let search = found.made.search.unwrap();
        let request = Request::Tree { search, node: 0, from: 0, count: 1 };
        let last = events(small, &request, &Stop::new()).pop().unwrap();
        assert!(matches!(&last, Event::Error(refusal) if refusal.code == Code::Limit), "{last:?}");
    }
    let plain = moved(small, &at, "alpha-beta:3", 3);
    assert_eq!(plain.made.search.unwrap().table, None);
}

#[test]
fn a_search_that_was_ended_before_it_began_can_be_looked_into() {
    let thinker = &mut thinker();
    for at in [game("4x4x3", "c3 a2 c2 a3"), game("reversi:6", "")] {
        for player in ["minimax:6", "alpha-beta:6", "pvs:6", "deepening", "mtdf", "mcts", "pns"] {
            let (game, player) = (at.clone(), player.to_owned());
            let request = Request::Move { game, player: player.clone(), seed: 5 };
            let stop = Stop::new();
            stop.stop();
            match events(thinker, &request, &stop).pop().unwrap() {
                Event::Moved(moved) => check(thinker, &at, &player, &moved),
                other => panic!("{player}: {other:?}"),
            }
        }
    }
}

#[test]
fn the_engine_is_repeated_with_the_table_that_chose() {
    let (small, large) = (&mut thinker_with(64 << 10), &mut thinker_with(64 << 20));
    let at = game("15x15x5", "h8 i9 j8 i8 h7");
    let mut differ = false;
    for player in ["engine:6d", "engine:60000n"] {
        let found = moved(small, &at, player, 3);
        check(large, &at, player, &found);
        let search = found.made.engine.unwrap();
        assert_eq!(search.table, Some(64 << 10), "{player}");
        let repeated = engine_search(large, &search);
        assert_eq!(repeated.nodes, engine_search(small, &search).nodes, "{player}");
        let without = engine_search(large, &EngineRef { table: None, ..search.clone() });
        differ |= repeated
            .rounds
            .iter()
            .map(|round| round.nodes)
            .ne(without.rounds.iter().map(|round| round.nodes));
        let too_large = EngineRef { table: Some(1 << 30), ..search };
        let request = Request::EngineSearch { search: too_large };
        let last = events(small, &request, &Stop::new()).pop().unwrap();
        assert!(matches!(&last, Event::Error(refusal) if refusal.code == Code::Limit), "{last:?}");
    }
    assert!(differ, "the size does not matter, so this shows nothing");
}

#[test]
fn an_opening_is_chosen_by_lot_among_those_near_the_centre() {
    let thinker = &mut thinker();
    let found = moved(thinker, &game("15x15x5", ""), "engine:3d", 4);
    assert_eq!((found.made.pick, found.made.equal.len()), (Pick::Opening, 25));
    check(thinker, &game("15x15x5", ""), "engine:3d", &found);
}

#[test]
fn the_engine_tells_its_depths_and_forced_wins() {
    let thinker = &mut thinker();
    let at = game("15x15x5", "h8 a1 i8 a15");
    let found = moved(thinker, &at, "engine:4d", 1);
    let search = engine_search(thinker, found.made.engine.as_ref().unwrap());
    assert_eq!(search.depth, search.rounds.last().unwrap().depth);
    assert!(search.rounds.iter().all(|round| !round.lines.is_empty()));
    let last = search.rounds.last().unwrap();
    assert!(last.known.iter().any(|known| known.mv == search.mv), "{last:?}");
    // Three in a row and a three: black wins by fours.
    let at = game("15x15x5", "h8 a1 i8 c1 j8 e1 j9 g2 j10 o15");
    let found = moved(thinker, &at, "engine:10", 1);
    let search = engine_search(thinker, found.made.engine.as_ref().unwrap());
    assert!(search.forced.is_some() && search.line.len() >= 3, "{search:?}");
    let exact = moved(thinker, &game("3x3x3", "b2"), "exact", 1);
    let search = engine_search(thinker, exact.made.engine.as_ref().unwrap());
    assert_eq!(search.values.unwrap().len(), 8);
}

#[test]
fn a_search_too_large_to_be_kept_keeps_its_first_plies() {
    let thinker = &mut thinker();
    let search = SearchRef { levels: Some(120), ..whole("5x5x4", "negamax", 5) };
    let request = Request::Tree { search, node: 0, from: 0, count: 20 };
    let Event::Tree(page) = events(thinker, &request, &Stop::new()).pop().unwrap() else {
        panic!("no tree")
    };
    assert!(page.totals.stats.nodes > 6_000_000, "{:?}", page.totals);
    assert_eq!(page.totals.levels, Some(4));
    assert_eq!(page.totals.rounds[0].nodes, page.totals.stats.nodes);
}

fn whole(rules: &str, algorithm: &str, depth: u64) -> SearchRef {
    let fields = serde_json::json!({
        "game": game(rules, ""), "algorithm": algorithm, "depth": depth,
    });
    serde_json::from_value(fields).unwrap()
}

#[test]
fn a_search_ended_by_its_nodes_is_kept_as_far_as_it_went() {
    let thinker = &mut thinker();
    for algorithm in ["alpha-beta", "deepening", "mtdf", "minimax"] {
        for nodes in [0, 1, 2, 3, 50, 1_000] {
            let search = SearchRef { nodes: Some(nodes), ..whole("5x5x4", algorithm, 6) };
            let request = Request::Tree { search: search.clone(), node: 0, from: 0, count: 20 };
            let last = events(thinker, &request, &Stop::new()).pop().unwrap();
            if nodes == 0 {
                assert!(matches!(&last, Event::Error(refusal) if refusal.code == Code::Limit));
                continue;
            }
            let Event::Tree(page) = last else { panic!("{last:?}") };
            assert_eq!((page.totals.stats.nodes, page.totals.ended_early), (nodes, true));
            let request = Request::Steps { search, from: 0, count: 500, seek: None };
            let last = events(thinker, &request, &Stop::new()).pop().unwrap();
            assert!(matches!(last, Event::Steps(_)), "{last:?}");
        }
    }
}

#[test]
fn why_a_move_was_played() {
    // O has an open three, and X stops it.
    let at = game("15x15x5", "a1 h8 c2 i8 o3 j8");
    let why = answer!(WhyMove, Request::WhyMove { game: at.clone(), mv: "g8".into() });
    assert_eq!(why.played.mv, "g8");
    assert_eq!(serde_json::to_value(why.played.reason.code).unwrap(), "stops_three");
    assert_eq!(why.played.line[0], "g8");
    assert!(!why.others.is_empty() && why.others.iter().all(|other| other.mv != "g8"));
    // A bad move is told for what it is.
    let why = answer!(WhyMove, Request::WhyMove { game: at, mv: "a15".into() });
    assert!(why.played.value.to_string().contains('O'), "{}", why.played.value);
    assert_eq!(why.played.line[0], "a15");
    let at = game("3x3x3", "a1 b2 a2 c3");
    let why = answer!(WhyMove, Request::WhyMove { game: at.clone(), mv: "a3".into() });
    assert_eq!((why.played.value.to_string().as_str(), why.others.len()), ("X1", 3));
    let why = answer!(WhyMove, Request::WhyMove { game: at.clone(), mv: "c1".into() });
    assert_eq!(why.others[0].value.to_string(), "X1");
    assert_eq!(refused(&Request::WhyMove { game: at, mv: "b2".into() }).code, Code::Move);
    let over = game("3x3x3", "a1 b2 a2 c3 a3");
    assert_eq!(refused(&Request::WhyMove { game: over, mv: "b1".into() }).code, Code::Over);
}

#[test]
fn a_forced_win_is_the_reason_for_its_first_move() {
    let wanted = Wanted {
        game: Some("15x15x5".parse().unwrap()),
        kind: Some(Kind::Win),
        difficulty: Some(Difficulty::Hard),
    };
    let puzzle = generate(1, &wanted, &Stop::new()).unwrap();
    assert_eq!(puzzle.proof, Proof::Fours);
    let vcf = GameRef { game: puzzle.game, first: puzzle.first, moves: puzzle.moves };
    // Two stones each in a row and in a column, which cross in one cell.
    let vct = game("15x15x5", "h8 a1 i8 a15 j9 o1 j10 o15");
    for (at, code) in [(vcf, ReasonCode::WinsByFours), (vct, ReasonCode::WinsByThrees)] {
        let found = moved(&mut thinker(), &at, "engine:10", 1);
        let why = answer!(WhyMove, Request::WhyMove { game: at.clone(), mv: found.mv.clone() });
        assert_eq!(why.played.reason.code, code, "{why:?}");
        assert_eq!(why.played.reason.plies, found.value.plies());
        assert_eq!((&why.played.line, why.played.value), (&found.line, found.value));
        assert!(why.others.iter().all(|other| other.mv != found.mv), "{why:?}");
        let hint = answer!(Hint, Request::Hint { game: at.clone() });
        assert_eq!((hint.mv, hint.reason), (found.mv.clone(), why.played.reason));
        // Of a move that lets it go it is told among the others.
        let why = answer!(WhyMove, Request::WhyMove { game: at, mv: "a8".into() });
        let other = why.others.iter().find(|other| other.mv == found.mv);
        assert_eq!(other.map(|other| other.reason.code), Some(code), "{why:?}");
    }
}

#[test]
fn searches_that_cannot_be_repeated_are_refused() {
    let of = |player: &str, looks: Vec<u64>| {
        let (game, player) = (game("reversi", ""), player.to_owned());
        Request::EngineSearch {
            search: EngineRef { game, player, seed: 0, looks, solved: false, table: None },
        }
    };
    assert_eq!(refused(&of("alpha-beta:2", Vec::new())).code, Code::Limit);
    assert_eq!(refused(&of("engine:4", Vec::new())).code, Code::Limit);
    assert_eq!(refused(&of("human", Vec::new())).code, Code::Limit);
    assert_eq!(refused(&of("engine:4", vec![1; 2_000])).code, Code::Limit);
    let search = EngineRef {
        player: "engine:6d".into(),
        game: game("15x15x5", "h8"),
        seed: 0,
        looks: Vec::new(),
        solved: false,
        table: None,
    };
    let last = last_when_stopped(&Request::EngineSearch { search });
    assert!(matches!(&last, Event::Error(refusal) if refusal.code == Code::Stopped), "{last:?}");
}
