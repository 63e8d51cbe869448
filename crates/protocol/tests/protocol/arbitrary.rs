//! Whatever is sent, there is an answer, with exactly one last event.

use crate::common::{events, own_program};
use proptest::prelude::*;
use protocol::{Bounds, Code, Event, Message, Solvers, Stop, Thinker};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Small enough for thousands of searches.
fn bounds() -> Bounds {
    let short = Duration::from_millis(5);
    Bounds { time: short, move_time: short, hint_time: short, nodes: 300, ..Bounds::default() }
}

fn thinker(bounds: Bounds) -> Thinker {
    Thinker::sharing(own_program(), 0, bounds, Arc::default(), Solvers::new(0))
}

/// Answers a text as a server would; the last event.
fn answer(thinker: &mut Thinker, text: &str) -> Event {
    let message = match Message::read(text) {
        Ok(message) => message,
        Err(wrong) => {
            assert_eq!(wrong.refusal.code, Code::Malformed);
            assert!(!wrong.refusal.message.contains('\n'));
            return Event::Error(wrong.refusal);
        }
    };
    // Neither says anything about requests that are refused.
    let _ = (message.request.is_search(), message.request.is_quick());
    let last = events(thinker, &message.request, &Stop::new()).pop().unwrap();
    if let Event::Error(refusal) = &last {
        assert!(refusal.code != Code::Internal, "{text}: {refusal}");
        assert!(!refusal.message.contains(char::is_control), "{text}: {refusal}");
    }
    last
}

/// Any JSON.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        a_word().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::hash_map(a_word(), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// The words of the protocol, so that chance finds its way in.
fn a_word() -> impl Strategy<Value = String> {
    prop::sample::select(
        "id op game first moves player seed lines every_move limit text name format names target \
         depth ms nodes algorithm evaluator state move analyse hint import export stop hello x o \
         psq sgf position 3x3x3 15x15x5 7x6x4+gravity h8 b2 a1 engine:3 exact random minimax mcts \
         pns deepening line-power outcome tree steps why trace costs weigh search node from count \
         seek next_cut weights order window tree:(3) heap X3 +inf json html solve reversi draughts \
         dots pass corners lab compare report tournament museum settings known cells machine \
         language players games openings algorithms depths repeats review why_move engine_search \
         seed levels looks solved opening rule swap swap2 puzzle puzzles \
         puzzle_try kind level task win fours defence easy"
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>(),
    )
}

/// Usually a number that makes sense.
fn a_number() -> impl Strategy<Value = u64> {
    prop_oneof![8 => 0..12u64, 1 => any::<u64>()]
}

/// Mostly k in a row, and every other kind of game.
fn a_game() -> impl Strategy<Value = Value> {
    let rules = prop_oneof![
        4 => prop::sample::select(vec![
            "3x3x3", "4x4x4", "15x15x5", "7x6x4+gravity", "5x5x3+exact", "1x1x1", "12x10x9",
            "6x1x2+gravity", "32x32x5", "10x10x8+exact",
        ]).prop_map(str::to_owned),
        1 => (0..40u32, 0..40u32, 0..40u32).prop_map(|(w, h, k)| format!("{w}x{h}x{k}")),
    ];
    let cell = prop_oneof![
        9 => (0..6u8, 1..6u8).prop_map(|(x, y)| format!("{}{y}", char::from(b'a' + x))),
        1 => ".{0,4}",
    ];
    let in_a_row = (rules, prop::collection::hash_set(cell, 0..5))
        .prop_map(|(rules, moves)| (rules, moves.into_iter().collect::<Vec<_>>()));
    let other = prop_oneof![
        4 => prop::sample::select(vec![
            "reversi", "reversi:4", "draughts", "dots", "dots:2x1", "heap",
        ]).prop_map(str::to_owned),
        3 => "tree:(\\(|\\)| |[0-9]|-|a=|B\\(|win |\\{|\\}|1/2:){0,12}",
        1 => Just("tree:(3 C{1/4:8 3/4:(-2 1)} {5 (4 7)})".to_owned()),
        1 => Just("tree:A(B(3 12 8) C(2 x=4 6) D(14 5 2))".to_owned()),
        1 => ".{0,8}",
    ];
    let a_move = prop_oneof![
        3 => prop::sample::select(vec![
            "d3", "c3-d4", "a1-b1", "a1-a2", "b1-b2", "pass", "b1", "1", "2",
        ]).prop_map(str::to_owned),
        1 => ".{0,6}",
    ];
    let other = (other, prop::collection::vec(a_move, 0..4));
    let first = prop::sample::select(vec!["x", "x", "x", "o"]);
    (prop_oneof![3 => in_a_row, 2 => other], first)
        .prop_map(|((game, moves), first)| json!({"game": game, "first": first, "moves": moves}))
}

/// A player as people write it.
fn a_player() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec![
        "engine",
        "random",
        "exact",
        "human",
        "minimax",
        "negamax",
        "alpha-beta",
        "pvs",
        "deepening",
        "expectimax",
        "mtdf",
        "mcts",
        "pns",
        "mine",
        "magic",
    ]);
    let part = prop_oneof![
        a_number().prop_map(|number| number.to_string()),
        a_number().prop_map(|depth| format!("{depth}d")),
        a_number().prop_map(|nodes| format!("{nodes}n")),
        a_number().prop_map(|ms| format!("{ms}ms")),
        prop::sample::select(vec!["outcome", "line-power", "mobility", "luck"])
            .prop_map(str::to_owned),
        ".{0,3}",
    ];
    (name, prop::collection::vec(part, 0..3))
        .prop_map(|(name, parts)| [vec![name.to_owned()], parts].concat().join(":"))
}

/// A game that may be in its opening, and a rule of openings.
fn an_opening() -> impl Strategy<Value = (Value, &'static str)> {
    let rule = prop::sample::select(vec!["swap", "swap2", "swap2", "pro"]);
    let cell = (0..9u8, 1..10u8).prop_map(|(x, y)| format!("{}{y}", char::from(b'a' + x)));
    let names = vec!["9x9x5", "15x15x5+exact", "20x9x5"];
    let begun = (prop::sample::select(names), prop::collection::hash_set(cell, 0..7)).prop_map(
        |(game, moves)| json!({"game": game, "moves": moves.into_iter().collect::<Vec<_>>()}),
    );
    (prop_oneof![3 => begun, 1 => a_game()], rule)
}

/// Small ones, as large ones as are possible somewhere, and others.
fn some_weights() -> impl Strategy<Value = Vec<i64>> {
    prop_oneof![
        prop::collection::vec(-20i64..20, 0..4),
        prop::collection::vec(-1_000_000i64..=1_000_000, 1..10),
        prop::collection::vec(-100_000_000i64..=100_000_000, 1..10),
        prop::collection::vec(any::<i64>(), 0..11),
    ]
}

fn a_search() -> impl Strategy<Value = Value> {
    let algorithm = prop::sample::select(vec![
        "minimax",
        "negamax",
        "alpha-beta",
        "pvs",
        "deepening",
        "expectimax",
        "mcts",
        "pns",
    ]);
    let bound = || prop::sample::select(vec!["-inf", "-7", "0", "+5", "12", "X3", "O", "+inf"]);
    let window = prop::option::weighted(0.3, (bound(), bound()));
    let weights = prop::option::weighted(0.3, some_weights());
    let order = prop::option::of(prop::sample::select(vec!["row", "center", "luck"]));
    let depth = prop::option::of(a_number());
    let limits = (depth, prop::option::of(a_number()), prop::option::of(any::<u64>()));
    (a_game(), algorithm, limits, weights, order, window).prop_map(
        |(game, algorithm, (depth, nodes, seed), weights, order, window)| {
            json!({"game": game, "algorithm": algorithm, "depth": depth, "nodes": nodes,
                "seed": seed, "weights": weights, "order": order, "window": window})
        },
    )
}

/// A search that mostly grows a tree.
fn a_growing_search() -> impl Strategy<Value = Value> {
    (a_search(), prop::option::weighted(0.8, prop::sample::select(vec!["mcts", "pns"]))).prop_map(
        |(mut search, algorithm)| {
            if let Some(algorithm) = algorithm {
                search["algorithm"] = algorithm.into();
                search["window"] = Value::Null;
            }
            search
        },
    )
}

/// Nodes whose children are wanted.
fn some_nodes() -> impl Strategy<Value = Value> {
    let wanted = (a_number(), 0..510u64);
    let wanted = wanted.prop_map(|(node, count)| json!({"node": node, "count": count}));
    prop::collection::vec(wanted, 0..4).prop_map(Value::Array)
}

/// A request to look into a search.
fn a_look() -> impl Strategy<Value = Value> {
    let format = prop::sample::select(vec!["json", "svg", "dot", "html", "text"]);
    let seek = prop::option::of(prop::sample::select(vec!["next_cut", "previous_cut"]));
    let weights = some_weights();
    let evaluator = prop::sample::select(vec!["line-power", "open-lines", "outcome", "luck"]);
    prop_oneof![
        (a_search(), a_number(), a_number(), a_number()).prop_map(|(search, node, from, count)| {
            json!({"op": "tree", "search": search, "node": node, "from": from, "count": count})
        }),
        (a_search(), a_number(), a_number(), seek).prop_map(|(search, from, count, seek)| {
            json!({"op": "steps", "search": search, "from": from, "count": count, "seek": seek})
        }),
        (a_search(), a_number())
            .prop_map(|(search, node)| json!({"op": "why", "search": search, "node": node})),
        (a_growing_search(), a_number(), any::<bool>(), 0..110u64, some_nodes()).prop_map(
            |(search, iteration, before, count, nodes)| {
                json!({"op": "growth", "search": search, "iteration": iteration,
                    "before": before, "count": count, "nodes": nodes})
            }
        ),
        (a_search(), format).prop_map(
            |(search, format)| json!({"op": "trace", "search": search, "format": format})
        ),
        (a_game(), prop::option::of(a_number())).prop_map(|(game, depth)| {
            json!({"op": "costs", "game": game, "algorithm": "pvs", "depth": depth})
        }),
        (a_game(), evaluator, weights, prop::option::of(a_number())).prop_map(
            |(game, evaluator, weights, depth)| {
                json!({"op": "weigh", "game": game, "evaluator": evaluator, "weights": weights,
                    "depth": depth})
            }
        ),
    ]
}

/// Something for the lab.
fn a_trial() -> impl Strategy<Value = Value> {
    let games = || {
        let names = vec!["3x3x3", "15x15x5", "reversi:4", "draughts", "dots:1x1", "chess", "1x1x1"];
        prop::sample::select(names)
    };
    let algorithms = vec!["minimax", "alpha-beta", "mtdf", "mcts", "pns", "magic"];
    let settings = (
        prop::collection::vec(games(), 0..3),
        prop::collection::vec(prop::sample::select(algorithms), 0..4),
        prop::collection::vec(0..9u32, 0..4),
        (0..4u32, 0..8u64),
    );
    let settings = settings.prop_map(|(games, algorithms, mut depths, (repeats, limit))| {
        depths.sort_unstable();
        json!({"games": games, "algorithms": algorithms, "depths": depths, "repeats": repeats,
            "cell_limit_ms": limit, "scoring": "distance"})
    });
    let cell = || {
        let parts = (games(), 0..5u32, a_number(), a_number(), any::<f64>());
        parts.prop_map(|(game, depth, nodes, leaves, time)| {
            json!({"game": game, "algorithm": "minimax", "evaluator": "open-lines", "depth": depth,
                "forecast_ms": 1.0, "state": "done", "nodes": nodes, "leaves": leaves,
                "evaluations": leaves, "generated": nodes, "cutoffs": 0, "table_hits": leaves,
                "time_ms": time, "time_min_ms": 0.0, "time_max_ms": time,
                "deepest": depth, "best": null, "value": "=", "repeats": 1})
        })
    };
    let cells = || prop::collection::vec(cell(), 0..6);
    let machine = json!({"processor": null, "threads": 1, "memory_mb": 1, "system": "",
        "architecture": "", "optimised": true});
    let player = vec!["random", "pvs:1", "engine:1", "mcts:20n", "minimax:9", "robot"];
    let openings = prop::option::of(prop::sample::select(vec!["0", "2", "random:4", "center:2"]));
    let players = prop::collection::vec(prop::sample::select(player), 0..4);
    prop_oneof![
        (settings.clone(), cells()).prop_map(
            |(settings, known)| json!({"op": "compare", "settings": settings, "known": known})
        ),
        (settings, cells(), prop::sample::select(vec!["html", "csv", "json"])).prop_map(
            move |(settings, cells, format)| {
                json!({"op": "report", "settings": settings, "cells": cells, "language": "pl",
                    "machine": machine, "format": format})
            }
        ),
        (games(), players, prop::option::of(0..6u64), openings).prop_map(
            |(game, players, games, openings)| {
                json!({"op": "tournament", "game": game, "players": players, "games": games,
                    "openings": openings})
            }
        ),
        Just(json!({"op": "lab"})),
    ]
}

/// Something about puzzles.
fn a_puzzle() -> impl Strategy<Value = Value> {
    let games = vec!["3x3x3", "5x4x4", "7x6x4+gravity", "15x15x5", "32x32x5", "1x1x1", "reversi"];
    let game = prop::option::of(prop::sample::select(games));
    let kind = prop::option::of(prop::sample::select(vec!["win", "defence", "draw"]));
    let level = prop::option::of(prop::sample::select(vec!["easy", "hard", "extreme"]));
    let task = prop_oneof![
        Just(json!({"kind": "defence"})),
        any::<u32>().prop_map(|plies| json!({"kind": "win", "plies": plies})),
        (0..9u32).prop_map(|plies| json!({"kind": "fours", "plies": plies})),
    ];
    let a_move = prop_oneof![4 => "[a-f][1-6]", 1 => ".{0,4}"];
    prop_oneof![
        (any::<u64>(), game, kind, level).prop_map(|(seed, game, kind, level)| {
            json!({"op": "puzzle", "seed": seed, "game": game, "kind": kind, "level": level})
        }),
        a_game().prop_map(|game| json!({"op": "puzzles", "game": game})),
        (a_game(), task, a_move).prop_map(
            |(game, task, mv)| json!({"op": "puzzle_try", "game": game, "task": task, "move": mv})
        ),
    ]
}

/// A request of the right shape.
fn a_request() -> impl Strategy<Value = Value> {
    let limit = (prop::option::of(a_number()), prop::option::of(a_number()))
        .prop_map(|(depth, nodes)| json!({"depth": depth, "nodes": nodes}));
    let format = prop::sample::select(vec!["psq", "sgf", "position"]);
    prop_oneof![
        a_game().prop_map(|game| json!({"op": "state", "game": game})),
        a_game().prop_map(|game| json!({"op": "hint", "game": game})),
        (a_game(), a_player(), any::<u64>()).prop_map(|(game, player, seed)| {
            json!({"op": "move", "game": game, "player": player, "seed": seed})
        }),
        (an_opening(), a_player(), any::<u64>()).prop_map(|((game, rule), player, seed)| {
            json!({"op": "opening", "game": game, "rule": rule, "player": player, "seed": seed})
        }),
        (a_game(), a_number(), any::<bool>(), limit).prop_map(
            |(game, lines, every_move, limit)| {
                json!({"op": "analyse", "game": game, "lines": lines, "every_move": every_move,
                "limit": limit})
            }
        ),
        (a_game(), format, ".{0,5}").prop_map(|(game, format, name)| {
            json!({"op": "export", "game": game, "format": format, "names": {"x": name}})
        }),
        ("[(;)BW\\[\\]a-h0-9 ,\nPiskvory]{0,60}", prop::option::of(a_word()))
            .prop_map(|(text, name)| json!({"op": "import", "text": text, "name": name})),
        (a_game(), prop::collection::vec((0usize..4, "[a-c][1-4]", ".{0,5}"), 0..6)).prop_map(
            |(game, nodes)| {
                let node = |(i, (parent, mv, comment)): (usize, (usize, String, String))| match i {
                    0 => json!({"parent": null, "move": null, "comment": comment}),
                    _ => json!({"parent": parent, "move": mv, "comment": comment}),
                };
                let nodes: Vec<Value> = nodes.into_iter().enumerate().map(node).collect();
                json!({"op": "export", "game": game, "format": "sgf", "nodes": nodes})
            }
        ),
        a_look(),
        a_game().prop_map(|game| json!({"op": "solve", "game": game})),
        (a_game(), prop::option::of(a_number())).prop_map(|(game, nodes)| {
            json!({"op": "review", "game": game, "limit": {"nodes": nodes}})
        }),
        a_trial(),
        a_puzzle(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in ".{0,200}") {
        answer(&mut thinker(bounds()), &text);
    }

    #[test]
    fn any_json_is_answered(value in any_json()) {
        let mut thinker = thinker(bounds());
        answer(&mut thinker, &value.to_string());
        if let Value::Object(mut fields) = value {
            fields.insert("id".to_owned(), 1.into());
            answer(&mut thinker, &Value::Object(fields).to_string());
        }
    }

    #[test]
    fn any_look_into_a_search_is_answered(mut request in a_look()) {
        request["id"] = 1.into();
        // Ended by the nodes alone: a clock would not say the same twice.
        let unhurried = Bounds { time: Duration::from_secs(60), ..bounds() };
        let mut thinker = thinker(unhurried);
        let first = answer(&mut thinker, &request.to_string());
        // Now the search is known, which must not show.
        prop_assert_eq!(answer(&mut thinker, &request.to_string()), first);
    }

    #[test]
    fn any_request_is_answered(mut request in a_request(), spoilt in any_json(), where_to in any::<prop::sample::Index>()) {
        request["id"] = 1.into();
        let mut thinker = thinker(bounds());
        answer(&mut thinker, &request.to_string());
        // And with one part replaced by anything.
        let fields = request.as_object_mut().unwrap();
        let key = fields.keys().nth(where_to.index(fields.len())).unwrap().clone();
        fields.insert(key, spoilt);
        answer(&mut thinker, &request.to_string());
    }
}
