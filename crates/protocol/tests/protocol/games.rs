//! Every operation on every kind of game: Reversi, draughts, dots and boxes, a typed tree, and a game
//! of one's own with a search of one's own.

use crate::answer;
use crate::common::{
    BruteForce, begun_by_o, events, game, last_when_stopped, own_program, position, refused,
    request, thinker,
};
use games::{Kind, SearchSpec};
use gametree::{Algorithm, Ended, Limits, Outcome, Scoring, Side, View};
use protocol::{Bounds, Code, Event, GameRef, Limit, Moved, Request, State, Stop};
use serde_json::{Value, json};

const TREE: &str = "tree:A(B(3 12 8) C(2 x=0 6) D((14 -3) 5 2))";
const GAMES: [&str; 9] =
    ["3x3x3", "reversi", "reversi:6", "reversi:4", "draughts", "dots", "dots:2x1", TREE, "heap"];

/// A position of each kind with something to think about.
fn positions() -> Vec<GameRef> {
    [
        ("5x5x4", "c3 b2"),
        ("reversi:6", "c2 b4"),
        ("reversi:6", "c2"),
        ("draughts", "c3-d4"),
        ("dots:2x2", "a1-b1 a1-a2 b1-c1"),
        (TREE, ""),
        (TREE, "3"),
        ("heap", ""),
        ("heap", "3"),
    ]
    .map(|(name, moves)| game(name, moves))
    .to_vec()
}

fn state(game: &GameRef) -> State {
    *answer!(State, Request::State { game: game.clone() })
}

fn moved(game: &GameRef, player: &str, seed: u64) -> Box<Moved> {
    answer!(Moved, Request::Move { game: game.clone(), player: player.to_owned(), seed })
}

/// A request about a game, with what else it says.
fn about(op: &str, game: &GameRef, more: Value) -> Request {
    let mut fields = more;
    (fields["op"], fields["game"]) = (json!(op), json!(game));
    request(fields)
}

/// A request about a search of a game.
fn looking(op: &str, game: &GameRef, algorithm: &str, more: Value) -> Request {
    let mut fields = more;
    fields["op"] = json!(op);
    fields["search"] = json!({"game": game, "algorithm": algorithm, "depth": 3});
    request(fields)
}

#[test]
fn whole_games_by_states_and_moves_alone() {
    for name in GAMES {
        let mut game = game(name, "");
        let mut plies = 0;
        let end = loop {
            let state = state(&game);
            assert_eq!((state.game.as_str(), state.played.len()), (name, game.moves.len()));
            assert_eq!(state.scene.outcome.is_some(), state.scene.moves.is_empty());
            assert_eq!(state.scene.outcome.is_some(), state.scene.side.is_none());
            if state.scene.outcome.is_some() || plies == 120 {
                break state;
            }
            let player = match plies % 6 {
                0 => "engine:1d",
                1 => "alpha-beta:2",
                2 if name == "heap" => "mine:2",
                2 => "minimax:1",
                3 => "engine:2",
                4 => "mcts:40n",
                _ => "random",
            };
            let moved = moved(&game, player, plies);
            let legal = state.scene.moves.iter().find(|mv| mv.name == moved.mv);
            assert!(legal.is_some(), "{name}: {} is not among the moves", moved.mv);
            assert_eq!(moved.line.first(), Some(&moved.mv));
            game.moves.push(moved.mv);
            plies += 1;
        };
        assert!(end.scene.outcome.is_some() || name == "draughts", "{name} did not end");
        let names = end.played.iter().map(|mv| mv.name.clone());
        assert_eq!(names.collect::<Vec<_>>(), game.moves);
    }
}

#[test]
fn a_state_tells_what_there_is_to_draw_and_to_choose() {
    let dots = state(&game("dots:2x1", "B1-A1 a1a2 a2-b2 b1-b2"));
    let played: Vec<(&str, Side)> =
        dots.played.iter().map(|mv| (mv.name.as_str(), mv.side)).collect();
    use Side::{First as X, Second as O};
    assert_eq!(played, [("a1-b1", X), ("a1-a2", O), ("a2-b2", X), ("b1-b2", O)]);
    assert_eq!(
        (dots.evaluators, dots.orders),
        (vec!["boxes".to_owned(), "outcome".into()], vec![])
    );
    assert_eq!((dots.scene.score, dots.family.as_str()), (Some([0, 1]), "dots"));
    assert!(!dots.engine && dots.in_a_row.is_none());
    for (game, family, kind) in [
        (game("reversi:6", ""), "reversi", Kind::Squares),
        (game("draughts", ""), "draughts", Kind::Chequered),
        (game("dots", ""), "dots", Kind::Dots),
        (game("7x6x4+gravity", ""), "in-a-row", Kind::Cells),
        (game(TREE, ""), "tree", Kind::Text),
        (game("heap", ""), "heap", Kind::Text),
    ] {
        let state = state(&game);
        assert_eq!((state.family.as_str(), state.scene.kind), (family, kind));
        assert_eq!(state.scene.text.is_some(), kind == Kind::Text);
        assert_eq!(state.in_a_row.is_some(), kind == Kind::Cells);
    }
    let tree = state(&game(TREE, "2 2"));
    assert_eq!(tree.scene.outcome, Some(Outcome::Points(0)));
    let board = state(&begun_by_o(game("3x3x3", "b2 a1 b1"))).in_a_row.unwrap();
    assert_eq!((board.cells.as_str(), board.dead), ("....o.xo.", false));
    assert!(board.threats.iter().any(|threat| threat.cell == "b3" && threat.side == Side::Second));
}

#[test]
fn everything_that_can_be_chosen_is_offered() {
    let welcome = answer!(Welcome, request(json!({"op": "hello"})));
    let ids: Vec<&str> = welcome.games.iter().map(|family| family.id.as_str()).collect();
    assert_eq!(ids, ["heap", "in-a-row", "reversi", "draughts", "dots"]);
    let catalogue = own_program().catalogue;
    for name in welcome.games.iter().flat_map(|family| &family.games) {
        assert!(catalogue.position(name).is_ok(), "{name}");
    }
    let algorithms: Vec<(&str, Option<View>)> =
        welcome.algorithms.iter().map(|info| (info.name.as_str(), info.view)).collect();
    let views = Algorithm::ALL.map(|algorithm| (algorithm.name(), Some(algorithm.traits().view)));
    assert_eq!(algorithms[..8], views);
    assert!(algorithms.contains(&("mine", None)));
    assert_eq!((welcome.levels, welcome.limits.ms), (10, 60_000));
    let lab = answer!(Lab, request(json!({"op": "lab"})));
    assert!(lab.games.iter().any(|game| game.name == "heap" && game.evaluators[0] == "even"));
}

#[test]
fn every_player_plays_every_game() {
    let players = [
        "random",
        "engine:1",
        "engine:4",
        "engine:7",
        "engine:9",
        "engine:20ms",
        "engine:3d",
        "engine:500n",
        "engine:10:300n",
        "minimax:2",
        "negamax:2",
        "alpha-beta:3",
        "pvs:2",
        "deepening:400n",
        "mtdf:2",
        "mcts:300n",
        "pns:300n",
        "mine:2",
    ];
    for game in positions() {
        let position = position(&game);
        for player in players {
            let moved = moved(&game, player, 7);
            assert!(position.moves().contains(&moved.mv), "{game:?} {player} {moved:?}");
            let mut after = position.clone();
            assert!(after.play_all(&moved.line).is_ok(), "{game:?} {player} {:?}", moved.line);
        }
        // A search is worth what it is worth to whoever runs it directly.
        for player in ["minimax", "negamax", "alpha-beta", "pvs", "mtdf", "mine"] {
            let spec = SearchSpec::new(player);
            let report = position.search(&spec, &Limits::depth(2)).unwrap();
            let moved = moved(&game, &format!("{player}:2"), 7);
            let expected = (report.verdict().to_string(), report.depth);
            assert_eq!((moved.value.to_string(), moved.depth), expected, "{game:?} {player}");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let start = game("reversi:6", "");
    for player in ["alpha-beta:1:outcome", "engine:1", "random"] {
        let moves = || (0..12).map(|seed| moved(&start, player, seed).mv).collect::<Vec<_>>();
        assert_eq!(moves(), moves());
        assert!(moves().iter().any(|mv| *mv != moves()[0]), "{player}: all seeds choose the same");
    }
}

#[test]
fn what_is_proven_is_told_as_proven() {
    // The last line of a box closes it, and the game.
    let closing = game("dots:1x1", "a1-b1 a1-a2 a2-b2");
    let moved = moved(&closing, "engine:3d", 0);
    assert_eq!((moved.mv.as_str(), moved.ended, moved.proven), ("b1-b2", Ended::Complete, true));
    assert_eq!(moved.value.to_string(), "O1");
}

#[test]
fn a_search_without_a_depth_ends_by_the_clock_and_by_stop() {
    let start = game("draughts", "");
    assert_eq!(moved(&start, "engine:30ms", 0).ended, Ended::Time);
    let request = about("move", &start, json!({"player": "deepening"}));
    match last_when_stopped(&request) {
        Event::Moved(moved) => assert_eq!(moved.ended, Ended::Stopped),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_game_is_analysed_and_every_move_of_it() {
    for game in positions() {
        let position = position(&game);
        let limit = Limit { depth: Some(3), ..Limit::default() };
        let request =
            |lines, every_move| Request::Analyse { game: game.clone(), lines, every_move, limit };
        let one = answer!(Analysed, request(1, false));
        let many = answer!(Analysed, request(2, true));
        assert_eq!((one.ended, many.ended), (Ended::Complete, Ended::Complete), "{game:?}");
        assert_eq!(one.values, None);
        let values = many.values.unwrap();
        assert_eq!(values.len(), position.moves().len());
        assert_eq!(many.found.lines.len(), position.moves().len().min(2));
        if position.game::<mnk::Board>().is_some() {
            continue; // the engine has an evaluation of its own
        }
        assert_eq!(one.found.lines[0].value, many.found.lines[0].value, "{game:?}");
        for value in values {
            let mut after = position.clone();
            after.play(&value.mv).unwrap();
            let spec =
                SearchSpec { scoring: Some(Scoring::Distance), ..SearchSpec::new("minimax") };
            let report = after.search(&spec, &Limits::depth(2)).unwrap();
            let expected = gametree::Verdict {
                value: report.verdict().value.a_ply_later(),
                ..report.verdict()
            };
            assert_eq!(value.value.to_string(), expected.to_string(), "{game:?} {}", value.mv);
        }
    }
}

#[test]
fn every_game_has_hints() {
    for game in positions() {
        let hint = answer!(Hint, Request::Hint { game: game.clone() });
        assert!(position(&game).moves().contains(&hint.mv), "{game:?}");
    }
}

#[test]
fn costs_of_every_game_agree_with_brute_force_or_the_search() {
    for (game, depth) in [
        (game("reversi:6", "c2 b4"), Some(3)),
        (game("draughts", "c3-d4"), Some(3)),
        (game("dots:2x2", "a1-b1"), Some(3)),
        (game("dots:2x1", ""), None),
        (game("dots:2x1", "a1-b1 a1-a2 b1-b2"), None),
        (game(TREE, ""), None),
        (game(TREE, "3"), None),
        (game("tree:(((((((0 4) 1) (2 -1)) 3) 5) 7) -6)", ""), None),
        (game("heap", ""), None),
        (game("heap", "3 1"), None),
    ] {
        let (position, mut brute_force) = (position(&game), BruteForce::default());
        for algorithm in Algorithm::ALL.into_iter().filter(|one| one.traits().view == View::Tree) {
            let more = json!({"algorithm": algorithm.name(), "depth": depth});
            let costs = answer!(Costs, about("costs", &game, more));
            assert_eq!(costs.exact, depth.is_none(), "{game:?}");
            assert_eq!(costs.values.len(), position.moves().len());
            let side = position.side();
            let values: Vec<_> =
                costs.values.iter().map(|value| value.value.value.for_first(side)).collect();
            assert!(values.is_sorted_by(|a, b| a >= b), "{game:?} {values:?}");
            if costs.exact {
                for value in &costs.values {
                    let expected = brute_force.after(&position, &value.mv).to_string();
                    assert_eq!(value.value.to_string(), expected, "{game:?} {}", value.mv);
                }
            }
            let limits = Limits::none().with_depth(depth.map(|depth| depth as u32));
            let report = position.search(&SearchSpec::new(algorithm.name()), &limits).unwrap();
            assert_eq!(costs.chosen, report.best, "{game:?} {algorithm}");
            if depth.is_some() {
                assert_eq!(costs.values[0].value.value, report.verdict().value, "{game:?}");
            }
        }
    }
}

#[test]
fn searches_of_every_game_can_be_looked_into() {
    for game in positions() {
        let position = position(&game);
        let mut cuts = 0;
        for algorithm in ["minimax", "negamax", "alpha-beta", "pvs", "deepening", "mtdf"] {
            let spec = SearchSpec::new(algorithm);
            let report = position.search(&spec, &Limits::depth(3)).unwrap();
            let all = json!({"node": 0, "from": 0, "count": 500});
            let page = answer!(Tree, looking("tree", &game, algorithm, all));
            assert_eq!(page.totals.stats, report.stats, "{game:?} {algorithm}");
            assert_eq!(page.totals.value, report.verdict());
            assert_eq!(page.totals.best, report.best);
            let name = if game.game == TREE { "tree" } else { &game.game };
            assert_eq!(page.totals.game, name);
            assert!(
                page.children
                    .iter()
                    .all(|node| position.moves().contains(node.mv.as_ref().unwrap()))
            );
            let more = json!({"from": 0, "count": 500, "seek": "next_cut"});
            let steps = answer!(Steps, looking("steps", &game, algorithm, more));
            if let Some(cut) = steps.events.first() {
                cuts += 1;
                assert!(cut.alpha >= cut.beta);
                let why = answer!(Why, looking("why", &game, algorithm, json!({"node": cut.node})));
                assert_eq!(Some(&why.by), cut.mv.as_ref(), "{game:?} {algorithm}");
                assert_eq!(why.skipped_moves.len(), why.node.skipped as usize);
            }
        }
        assert!(cuts > 0 || game.moves == ["3"], "{game:?}");
        for (format, begins) in [
            ("json", "{\"format\": \"inarow-trace\""),
            ("text", ""),
            ("svg", "<svg"),
            ("dot", "digraph"),
            ("html", "<!doctype html>"),
        ] {
            let more = json!({"format": format, "language": "cs"});
            let request = looking("trace", &game, "alpha-beta", more);
            match events(&mut thinker(), &request, &Stop::new()).pop().unwrap() {
                Event::File(file) => {
                    assert!(file.text.starts_with(begins), "{game:?} {format}");
                    let command = format!("heaps explain {}", game.game);
                    let is_plain = !game.game.contains('(');
                    assert!(format != "html" || !is_plain || file.text.contains(&command));
                }
                Event::Error(refusal) => {
                    let is_picture = !["json", "text"].contains(&format);
                    assert!(is_picture && refusal.code == Code::TooLarge, "{game:?} {refusal}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn nothing_is_not_a_draw_in_a_typed_tree() {
    let text_of = |tree: &str, node: u64| {
        let game = game(tree, "");
        let all = json!({"node": node, "from": 0, "count": 9});
        let page = answer!(Tree, looking("tree", &game, "minimax", all));
        (page.node.value.to_string(), page.totals.value.to_string())
    };
    assert_eq!(text_of("tree:(0 -2)", 1), ("0".to_owned(), "0".to_owned()));
    assert_eq!(text_of("tree:((0 4) -2)", 1), ("0".to_owned(), "0".to_owned()));
    assert_eq!(text_of("tree:(draw loss)", 1), ("=".to_owned(), "=".to_owned()));
    let zero = game("tree:((0 4) -2)", "");
    let moved = moved(&zero, "alpha-beta", 1);
    assert_eq!((moved.value.to_string().as_str(), moved.proven), ("0", true));
    let steps = answer!(Steps, looking("steps", &zero, "minimax", json!({"from": 0, "count": 99})));
    let values = steps.events.iter().filter_map(|event| event.value.as_ref());
    assert!(values.map(ToString::to_string).all(|text| text != "="));
    let more = json!({"format": "text"});
    let file = answer!(File, looking("trace", &zero, "minimax", more));
    assert!(!file.text.contains("  =  "), "{}", file.text);
}

#[test]
fn a_window_is_that_of_x() {
    // In both O is to move, and has one of 3, 5 and 9: with a window above 5 two moves will do.
    let search = |game: Value, window: [&str; 2]| {
        let search = json!({"game": game, "algorithm": "alpha-beta", "window": window});
        let fields = json!({"op": "tree", "search": search, "node": 0, "from": 0, "count": 9});
        answer!(Tree, request(fields))
    };
    let page = search(json!({"game": "tree:((9 5 3 1) 0)", "moves": ["1"]}), ["+5", "+inf"]);
    let (alpha, beta) = (page.node.alpha.short(), page.node.beta.short());
    assert_eq!((alpha.as_str(), beta.as_str()), ("+5", "+inf"));
    assert_eq!((page.node.side, page.children.len()), (Side::Second, 2));
    assert_eq!(page.node.value.to_string(), "≤+5");
    assert_eq!(page.skipped_moves, ["3", "4"]);
    let page = search(json!({"game": "tree:(9 5 3 1)", "moves": []}), ["-inf", "+9"]);
    assert_eq!((page.node.side, page.node.value.to_string().as_str()), (Side::First, "≥+9"));
    assert_eq!(page.skipped_moves.len(), 3);
    for window in [["5", "5"], ["X3", "O3"]] {
        let search = json!({"game": {"game": TREE, "moves": []}, "algorithm": "pvs",
            "window": window});
        let fields = json!({"op": "tree", "search": search, "node": 0, "from": 0, "count": 9});
        assert!(refused(&request(fields)).message.contains("alpha comes first"));
    }
}

#[test]
fn what_only_k_in_a_row_has_is_refused_elsewhere() {
    for name in ["reversi", "draughts", "dots", TREE, "heap"] {
        let game = game(name, "");
        for request in [
            about("solve", &game, json!({})),
            about("export", &game, json!({"format": "sgf"})),
            about("weigh", &game, json!({"evaluator": "line-power", "weights": [1]})),
        ] {
            let refusal = refused(&request);
            assert_eq!(refusal.code, Code::Rules, "{refusal}");
            let said = format!("supports only k in a row, not {name}");
            assert!(refusal.message.contains(&said), "{refusal}");
        }
        let refusal = refused(&Request::State { game: begun_by_o(game) });

        assert_eq!(refusal.code, Code::Rules);
        assert!(refusal.message.contains("O cannot begin"), "{refusal}");
    }
}

#[test]
fn a_refusal_is_short_however_long_the_game() {
    let long = format!("tree:({})", "1 ".repeat(20_000));
    for request in [
        about("solve", &game(&long, ""), json!({})),
        Request::State { game: begun_by_o(game(&long, "")) },
        about("move", &game("3x3x3", ""), json!({"player": "pvs:".repeat(9_000)})),
        Request::State { game: game(&"x".repeat(60_000), "") },
    ] {
        let refusal = refused(&request);
        assert!(refusal.message.chars().count() <= 501, "{}", refusal.message.len());
    }
}

#[test]
fn what_cannot_be_answered_is_explained() {
    let state = |name, moves| refused(&Request::State { game: game(name, moves) });
    for (game, moves, code, part) in [
        ("chess", "", Code::Rules, "no game is called 'chess'"),
        ("reversi:5", "", Code::Rules, "'5' is not a size"),
        ("tree:(3", "", Code::Rules, "never closed"),
        ("reversi", "d3 d3", Code::Move, "move 2: 'd3' is taken"),
        ("draughts", "c3-c4", Code::Move, "move 1: 'c3-c4' is not"),
        (TREE, "1 4", Code::Move, "move 2: '4' is not a branch"),
        ("heap", "3 3 4", Code::Move, "move 3: take 1 to 3"),
        ("heap", "3 3 3 1", Code::Move, "move 4: '1' cannot be played: the game is over"),
        ("dots:1x1", "a1-b1 a1-a2 a2-b2 b1-b2 a1-b1", Code::Limit, "5 moves are too many"),
    ] {
        let refusal = state(game, moves);
        assert_eq!(refusal.code, code, "{game} {moves}: {refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
    assert_eq!(state("reversi", "d3 d3").at, Some(1));
    let reply = |name: &str, moves, player| {
        refused(&about("move", &game(name, moves), json!({"player": player})))
    };
    let done = "a1-b1 a1-a2 a2-b2 b1-b2";
    for (name, moves, player, code, part) in [
        ("dots:1x1", done, "engine:1d", Code::Over, "over"),
        ("dots:1x1", "", "engine:0d", Code::Limit, "at least 1"),
        ("dots:1x1", "", "engine:121d", Code::Limit, "1 to 120"),
        ("dots:1x1", "", "engine:70s", Code::Limit, "1 to 60000"),
        ("dots:1x1", "", "engine:11", Code::Limit, "1 to 10"),
        ("dots:1x1", "", "engine:", Code::Limit, "neither a depth"),
        ("dots:1x1", "", "", Code::Limit, "'' is not a player"),
        ("dots:1x1", "", "human", Code::Limit, "person"),
        ("dots:1x1", "", "magic:1", Code::Limit, "'magic'"),
        ("dots:1x1", "", "pvs:1:corners", Code::Limit, "there are boxes, outcome"),
        ("draughts", "", "exact", Code::Limit, "too large"),
        ("heap", "", "silent:2", Code::Limit, "silent:2 found no move"),
    ] {
        let refusal = reply(name, moves, player);
        assert_eq!(refusal.code, code, "{refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
    // Algorithms that are of no use without a depth have one that suits the board.
    assert!(moved(&game("reversi", ""), "alpha-beta", 0).depth > 1);
    for algorithm in ["mine", "mcts", "magic"] {
        let start = game("heap", "");
        let more = json!({"node": 0, "from": 0, "count": 1});
        let refusals = [
            refused(&looking("tree", &start, algorithm, more)),
            refused(&about("costs", &start, json!({"algorithm": algorithm}))),
        ];
        for refusal in refusals {
            assert!(
                refusal.code == Code::Limit && refusal.message.contains("alpha-beta"),
                "{refusal}"
            );
        }
    }
}

#[test]
fn own_games_and_searches_are_compared_and_play_tournaments() {
    let settings = json!({"games": ["heap", "3x3x3"], "algorithms": ["mine", "minimax"],
        "depths": [1, 2], "repeats": 1, "cell_limit_ms": 5000, "scoring": "distance"});
    let end = answer!(Comparison, request(json!({"op": "compare", "settings": settings})));
    assert_eq!(end.ended, Ended::Complete);
    for game in ["heap", "3x3x3"] {
        for depth in [1, 2] {
            let of = |algorithm: &str| {
                let mut cells = end.results.cells.iter();
                let cell = cells.find(|cell| {
                    cell.id.game == game && cell.id.depth == depth && cell.id.algorithm == algorithm
                });
                let measured = cell.unwrap().measured().unwrap();
                (measured.stats, measured.value, measured.best.clone())
            };
            assert_eq!(of("mine"), of("minimax"), "{game} {depth}");
        }
    }
    let report = request(json!({"op": "report", "settings": settings,
        "cells": end.results.cells, "machine": end.results.machine, "language": "en",
        "format": "html"}));
    let file = answer!(File, report);
    assert!(file.text.contains("heaps lab compare"), "{}", file.text);
    let tournament = request(json!({"op": "tournament", "game": "heap",
        "players": ["mine:3", "random", "engine:3"], "games": 2}));
    let end = answer!(Tournament, tournament);
    assert_eq!((end.ended, end.done), (Ended::Complete, 6));
}

#[test]
fn bounds_hold_for_every_game() {
    let bounds = Bounds { nodes: 300, ..Bounds::default() };
    for game in positions() {
        let request = about("costs", &game, json!({"algorithm": "pvs", "depth": 9}));
        let mut thinker = crate::common::thinker_within(bounds);
        match events(&mut thinker, &request, &Stop::new()).pop().unwrap() {
            Event::Costs(costs) => assert!(costs.nodes <= 600, "{game:?} {}", costs.nodes),
            other => panic!("{other:?}"),
        }
    }
}
