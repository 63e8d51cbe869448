//! No request costs more than the bounds allow, and what is quick is told before.

use crate::common::{events, game, position, request, thinker_within};
use gametree::Ended;
use protocol::{Bounds, Event, Limit, Moved, Request, Stop};
use serde_json::json;
use std::time::{Duration, Instant};

const SHORT: Duration = Duration::from_millis(60);
/// Other tests run at the same time.
const LATE: Duration = Duration::from_millis(1500);

fn moved(bounds: Bounds, name: &str, moves: &str, player: &str) -> (Moved, Duration) {
    let request = Request::Move { game: game(name, moves), player: player.to_owned(), seed: 1 };
    let start = Instant::now();
    match events(&mut thinker_within(bounds), &request, &Stop::new()).pop() {
        Some(Event::Moved(moved)) => (*moved, start.elapsed()),
        other => panic!("{name} {player}: {other:?}"),
    }
}

#[test]
fn who_has_no_limit_thinks_as_long_as_a_move_may_take() {
    let bounds = Bounds { move_time: SHORT, ..Bounds::default() };
    for (name, moves) in [("15x15x5", "h8"), ("12x12x9", ""), ("reversi", ""), ("draughts", "")] {
        for player in ["engine:10", "deepening", "mtdf", "mcts", "pns"] {
            let (moved, time) = moved(bounds, name, moves, player);
            assert!(time < LATE, "{name} {player}: {time:?}");
            assert!(matches!(moved.ended, Ended::Time | Ended::Memory), "{name} {player}");
            assert!(moved.time_ms < 1_500.0 && moved.nodes > 0);
        }
    }
    // Small games are searched to their end, but not for longer than that either.
    for name in ["4x3x3", "dots:2x2", "3x4x4+gravity"] {
        for player in ["deepening", "mtdf", "mcts", "pns", "minimax", "engine:10"] {
            let (moved, time) = moved(bounds, name, "", player);
            assert!(time < LATE, "{name} {player}: {time:?}");
            let depth = moved.ended == Ended::Complete && !moved.proven;
            assert!(moved.proven || moved.ended != Ended::Complete || depth, "{name} {player}");
        }
    }
}

#[test]
fn nobody_thinks_longer_than_a_search_may_take() {
    let bounds = Bounds { time: SHORT, ..Bounds::default() };
    for (name, moves, player) in [
        ("15x15x5", "h8", "engine:60d"),
        ("15x15x5", "h8", "minimax:9"),
        ("15x15x5", "h8", "engine:999999999n"),
        ("reversi", "", "engine:10"),
        ("reversi", "", "alpha-beta:60"),
        ("reversi", "", "pvs:60:mobility"),
        ("draughts", "", "mcts:999999999n"),
    ] {
        let (moved, time) = moved(bounds, name, moves, player);
        assert!(time < LATE, "{name} {player}: {time:?}");
        assert_eq!(moved.ended, Ended::Time, "{name} {player}");
        assert!(position(&game(name, moves)).moves().contains(&moved.mv));
    }
    let request = |fields| request(fields);
    let whole = json!({"game": "15x15x5", "moves": ["h8", "i9"]});
    let reversi = json!({"game": "reversi", "moves": []});
    for fields in [
        json!({"op": "analyse", "game": whole, "lines": 3, "every_move": true, "limit": {}}),
        json!({"op": "analyse", "game": reversi, "lines": 3, "every_move": true, "limit": {}}),
        json!({"op": "analyse", "game": reversi, "lines": 1, "every_move": false, "limit": {}}),
        json!({"op": "costs", "game": reversi, "algorithm": "minimax", "depth": 30}),
        json!({"op": "costs", "game": whole, "algorithm": "pvs", "depth": 30}),
        json!({"op": "weigh", "game": whole, "evaluator": "line-power", "weights": [1, 2]}),
        json!({"op": "hint", "game": whole}),
        json!({"op": "solve", "game": {"game": "8x8x5", "moves": []}}),
        json!({"op": "tree", "search": {"game": reversi, "algorithm": "alpha-beta", "depth": 40},
            "node": 0, "from": 0, "count": 1}),
    ] {
        let start = Instant::now();
        let last =
            events(&mut thinker_within(bounds), &request(fields.clone()), &Stop::new()).pop();
        assert!(start.elapsed() < LATE, "{fields}: {:?} {last:?}", start.elapsed());
    }
}

#[test]
fn a_hint_takes_no_longer_than_it_may() {
    let bounds = Bounds { hint_time: SHORT, ..Bounds::default() };
    for (name, moves) in [("15x15x5", "h8 i9"), ("reversi", ""), ("draughts", "")] {
        let start = Instant::now();
        let request = Request::Hint { game: game(name, moves) };
        match events(&mut thinker_within(bounds), &request, &Stop::new()).pop() {
            Some(Event::Hint(hint)) => assert_eq!(hint.ended, Ended::Time, "{name}"),
            other => panic!("{name}: {other:?}"),
        }
        assert!(start.elapsed() < LATE, "{name}: {:?}", start.elapsed());
    }
}

#[test]
fn nodes_are_bounded_too() {
    let bounds = Bounds { nodes: 900, ..Bounds::default() };
    for name in ["15x15x5", "12x12x9", "reversi", "draughts", "4x4x4"] {
        for player in ["engine:10", "engine:9", "engine:20d", "alpha-beta:20", "mcts", "mtdf"] {
            let (moved, _) = moved(bounds, name, "", player);
            // The solver of small boards looks at its limits every 512 nodes.
            assert!(moved.nodes <= 900 + 512, "{name} {player}: {}", moved.nodes);
            let book = name == "15x15x5" && player.starts_with("engine");
            assert!(book || moved.ended == Ended::Nodes, "{name} {player} {:?}", moved.ended);
        }
        for (lines, every_move) in [(1, false), (3, true)] {
            let limit = Limit { nodes: Some(500), ..Limit::default() };
            let request = Request::Analyse { game: game(name, ""), lines, every_move, limit };
            match events(&mut thinker_within(bounds), &request, &Stop::new()).pop() {
                Some(Event::Analysed(analysed)) => {
                    // The best moves and every move have as many each.
                    let nodes = analysed.found.nodes;
                    assert!(nodes <= 2 * (500 + 512), "{name}: {nodes}");
                    assert_eq!(analysed.ended, Ended::Nodes, "{name} {lines}");
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

#[test]
fn trees_in_memory_are_bounded() {
    let patient = Duration::from_secs(30);
    let bounds = Bounds { move_time: patient, ..Bounds::default() };
    // 400,000 nodes are full long before that.
    for (name, player) in [("15x15x5", "pns"), ("reversi", "pns")] {
        let (moved, time) = moved(bounds, name, "", player);
        assert_eq!(moved.ended, Ended::Memory, "{name} {player}");
        assert!(time < patient);
    }
}

#[test]
fn the_share_is_that_of_the_limit_in_force() {
    for (player, least) in [("engine:4d", 1.0), ("deepening:3", 1.0), ("engine:10:3000n", 0.3)] {
        let (game, player) = (game("15x15x5", "h8 i9 g9"), player.to_owned());
        let request = Request::Move { game, player: player.clone(), seed: 1 };
        let events = events(&mut thinker_within(Bounds::default()), &request, &Stop::new());
        let shares = events.iter().filter_map(|event| match event {
            Event::Thinking(told) => Some(told.share),
            _ => None,
        });
        let shares: Vec<f64> = shares.collect();
        assert!(shares.is_sorted() && *shares.last().unwrap() >= least, "{player} {shares:?}");
    }
}

#[test]
fn what_is_quick_does_not_wait() {
    let quick = |fields| request(fields).is_quick();
    let game = |name: &str| json!({"game": name, "moves": []});
    let of = |player: &str, name: &str| {
        quick(json!({"op": "move", "game": game(name), "player": player}))
    };
    for player in ["random", "engine:1", "engine:8", "engine:4d", "engine:100ms", "engine:9:5000n"]
    {
        assert!(of(player, "15x15x5") && of(player, "reversi"), "{player}");
    }
    for player in ["engine:10", "engine:9", "engine:2s", "mcts", "minimax:3", "alpha-beta"] {
        assert!(!of(player, "15x15x5") && !of(player, "reversi"), "{player}");
    }
    assert!(of("engine:10", "4x4x4") && of("exact", "5x4x4") && of("engine:10", "tree:(1 2)"));
    assert!(!of("mcts", "4x4x4"));
    assert!(of("no player", "15x15x5"), "it is refused at once");
    let analyse = |name: &str| {
        quick(json!({"op": "analyse", "game": game(name), "lines": 1, "every_move": true,
            "limit": {}}))
    };
    assert!(analyse("3x3x3") && analyse("tree:(1 2)"));
    assert!(!analyse("15x15x5") && !analyse("reversi"));
    let look = |name: &str| {
        let search = json!({"game": game(name), "algorithm": "pvs", "depth": 3});
        quick(json!({"op": "why", "search": search, "node": 0}))
    };
    assert!(look("8x8x5") && look("reversi") && look("tree:(1 2)") && !look("15x15x5"));
    // With the first plies only it has no bound but time.
    let search = json!({"game": game("4x4x4"), "algorithm": "pvs", "depth": 9, "levels": 120});
    assert!(!quick(json!({"op": "why", "search": search, "node": 0})));
    for fields in [json!({"op": "museum"}), json!({"op": "solve", "game": game("8x8x5")})] {
        assert!(!quick(fields.clone()) && request(fields).is_search());
    }
    assert!(!request(json!({"op": "state", "game": game("3x3x3")})).is_search());
}
