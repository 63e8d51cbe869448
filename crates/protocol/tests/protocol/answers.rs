//! What the answers say is true, the same every time, and from X's point of view.

use crate::answer;
use crate::common::{
    BruteForce, begun_by_o, events, game, last, last_when_stopped, position, refused, request,
    thinker,
};
use gametree::{Bound, Ended, Side, Verdict};
use protocol::{
    Analysed, Code, Event, Format, GameNode, GameRef, Limit, Moved, Names, ReasonCode, Request,
    Stop,
};
use serde_json::json;

fn analysed(game: GameRef, lines: u64, every_move: bool, limit: Limit) -> Analysed {
    answer!(Analysed, Request::Analyse { game, lines, every_move, limit })
}

fn to_depth(depth: u64) -> Limit {
    Limit { depth: Some(depth), ..Limit::default() }
}

fn moved(game: GameRef, player: &str) -> Box<Moved> {
    answer!(Moved, Request::Move { game, player: player.to_owned(), seed: 3 })
}

fn texts(values: &[protocol::MoveValue]) -> Vec<(&str, String)> {
    values.iter().map(|value| (value.mv.as_str(), value.value.to_string())).collect()
}

#[test]
fn every_move_of_a_small_game_has_the_value_of_brute_force() {
    for game in [
        game("3x3x3", "a1"),
        game("3x3x3", "b2 a1"),
        begun_by_o(game("3x3x3", "a1")),
        begun_by_o(game("3x3x3", "b2 b1")),
        game("4x2x3", ""),
        game("3x3x3+gravity", "a1"),
        game("4x3x3+exact", "b2 c2 a1"),
        game("reversi:4", "b1 a1 a2"),
        game("dots:2x1", ""),
        game("dots:2x1", "a1-b1 a1-a2 b1-b2"),
        game("tree:A(B(3 12 8) C(2 x=0 6) D(0 5 2))", ""),
        game("tree:A(B(3 12 8) C(2 x=0 6) D(0 5 2))", "2"),
        game("tree:((win draw) loss (draw (loss win)))", ""),
        game("heap", ""),
        game("heap", "3"),
    ] {
        let (position, mut brute_force) = (position(&game), BruteForce::default());
        let analysed = analysed(game.clone(), 3, true, Limit::default());
        assert_eq!((analysed.ended, analysed.proven), (Ended::Complete, true), "{game:?}");
        let values = analysed.values.unwrap();
        assert_eq!(values.len(), position.moves().len());
        for value in &values {
            let expected = brute_force.after(&position, &value.mv).to_string();
            assert_eq!(value.value.to_string(), expected, "{game:?} {}", value.mv);
        }
        let best = brute_force.verdict(&position).to_string();
        assert_eq!(analysed.found.lines[0].value.to_string(), best);
        for player in ["exact", "engine:10", "deepening"] {
            let moved = moved(game.clone(), player);
            assert_eq!(moved.value.to_string(), best, "{game:?} {player}");
            assert!(moved.proven && moved.ended == Ended::Complete, "{game:?} {player}");
            let chosen = brute_force.after(&position, &moved.mv).to_string();
            assert_eq!(chosen, best, "{game:?} {player} {}", moved.mv);
        }
        let hint = answer!(Hint, Request::Hint { game: game.clone() });
        assert_eq!((hint.value.to_string(), hint.ended), (best, Ended::Complete), "{game:?}");
    }
}

#[test]
fn values_are_those_of_x_whoever_begins() {
    let swapped = |text: &str| -> String {
        let swap = |c| match c {
            'X' => 'O',
            'O' => 'X',
            '+' => '-',
            '-' => '+',
            '≥' => '≤',
            '≤' => '≥',
            c => c,
        };
        text.chars().map(swap).collect()
    };
    for (rules, moves) in [
        ("3x3x3", "a1 b2"),
        ("3x3x3", "a1 b1 a2"),
        ("7x6x4+gravity", "d1 d2 c1"),
        ("15x15x5", "h8 a1 i8 a3 j8 o15"),
        ("15x15x5", "h8 i9 g9"),
    ] {
        let (by_x, by_o) = (game(rules, moves), begun_by_o(game(rules, moves)));
        let both = |ask: &dyn Fn(GameRef) -> Vec<String>| [ask(by_x.clone()), ask(by_o.clone())];
        let search =
            |game| json!({"game": game, "algorithm": "alpha-beta", "depth": 2, "order": "center"});
        let asks: [&dyn Fn(GameRef) -> Vec<String>; 6] = [
            &|game| {
                let analysed = analysed(game, 2, true, to_depth(3));
                let values = analysed.values.unwrap();
                let lines = analysed.found.lines.iter().map(|line| line.value.to_string());
                values.iter().map(|value| value.value.to_string()).chain(lines).collect()
            },
            &|game| vec![moved(game, "engine:3d").value.to_string()],
            &|game| vec![moved(game, "pvs:2").value.to_string()],
            &|game| {
                let request = request(json!({"op": "costs", "game": game, "algorithm": "pvs",
                    "depth": 2}));
                let costs = answer!(Costs, request);
                costs.values.iter().map(|value| value.value.to_string()).collect()
            },
            &|game| {
                let request = request(json!({"op": "tree", "search": search(game), "node": 0,
                    "from": 0, "count": 500}));
                let page = answer!(Tree, request);
                let nodes = page.children.iter().chain([&page.node]);
                nodes
                    .map(|node| node.value.to_string())
                    .chain([page.totals.value.to_string()])
                    .collect()
            },
            &|game| {
                let request = request(json!({"op": "weigh", "game": game, "depth": 1,
                    "evaluator": "line-power", "weights": [3, 1]}));
                let weighed = answer!(Weighed, request);
                let worth = weighed
                    .lines
                    .iter()
                    .map(|line| Verdict::of(gametree::Outcome::Points(line.worth)).to_string());
                let values = weighed.changed.values.iter().map(|value| value.value.to_string());
                worth.chain(values).collect()
            },
        ];
        for (number, ask) in asks.into_iter().enumerate() {
            let [of_x, of_o] = both(ask);
            let turned: Vec<String> = of_x.iter().map(|text| swapped(text)).collect();
            assert_eq!(of_o, turned, "{rules} {moves}: {number}");
            assert!(!of_x.is_empty());
        }
    }
}

#[test]
fn lines_are_the_best_moves_and_best_first() {
    for (game, depth) in [
        (game("3x3x3", "a1 b2"), 9),
        (game("3x3x3", "a1"), 9),
        (game("reversi:6", "c2 b4"), 3),
        (game("reversi:6", "c2"), 3),
        (game("draughts", ""), 3),
    ] {
        let analysed = analysed(game.clone(), 4, false, to_depth(depth));
        assert!(analysed.values.is_none());
        let side = position(&game).side();
        let values = analysed.found.lines.iter().map(|line| line.value.value.for_first(side));
        let values: Vec<_> = values.collect();
        assert_eq!(values.len(), position(&game).moves().len().min(4), "{game:?}");
        assert!(values.is_sorted_by(|a, b| a >= b), "{game:?} {values:?}");
    }
}

#[test]
fn what_is_not_proven_is_a_score_and_what_may_be_quicker_a_bound() {
    let found = |game, every_move, depth| {
        let analysed = analysed(game, 1, every_move, to_depth(depth));
        let value = analysed.found.lines[0].value.to_string();
        (value, analysed.ended, analysed.proven, analysed.values)
    };
    // The depth was reached, and that is all.
    let (value, ended, proven, _) = found(game("3x3x3", ""), false, 2);
    assert_eq!((value.as_str(), ended, proven), ("0", Ended::Complete, false));
    // An open three to move: a straight four, then five.
    let three = game("15x15x5", "h8 a1 i8 a3 j8 o15");
    let (value, ended, proven, _) = found(three.clone(), false, 6);
    assert_eq!((value.as_str(), ended, proven), ("X3", Ended::Complete, true));
    let (.., values) = found(three, true, 2);
    for value in values.unwrap().iter().map(|value| value.value) {
        if let Some(plies) = value.plies().filter(|_| value.value.is_win()) {
            assert_eq!(value.bound == Bound::Exact, plies <= 3, "{value}");
        }
    }
}

#[test]
fn why_a_search_ended_and_what_it_has_proven_are_told_apart() {
    let (won, open) = (game("15x15x5", "h8 a1 i8 a3 j8 o15"), game("15x15x5", "h8 i9 g9"));
    for (game, player, ended, proven) in [
        (won.clone(), "engine:10", Ended::Complete, true),
        (won, "engine:3d", Ended::Complete, true),
        (open.clone(), "engine:3d", Ended::Complete, false),
        (open.clone(), "engine:2", Ended::Complete, false),
        (open.clone(), "engine:8", Ended::Nodes, false),
        (open.clone(), "engine:2000n", Ended::Nodes, false),
        (open.clone(), "engine:30ms", Ended::Time, false),
        (open.clone(), "alpha-beta:2", Ended::Complete, false),
        (open.clone(), "deepening:2000n", Ended::Nodes, false),
        (open.clone(), "mcts:2000n", Ended::Nodes, false),
        (open, "random", Ended::Complete, false),
        (game("3x3x3", ""), "engine:10", Ended::Complete, true),
        (game("3x3x3", ""), "minimax", Ended::Complete, true),
        (game("3x3x3", ""), "minimax:2", Ended::Complete, false),
        (game("reversi:6", ""), "engine:3d", Ended::Complete, false),
        (game("dots:1x1", "a1-b1 a1-a2 a2-b2"), "engine:3d", Ended::Complete, true),
        (game("tree:(0 (5 -2))", ""), "alpha-beta", Ended::Complete, true),
        (game("tree:(0 (5 (-2 1)))", ""), "alpha-beta:2", Ended::Complete, false),
    ] {
        let moved = moved(game.clone(), player);
        assert_eq!((moved.ended, moved.proven), (ended, proven), "{game:?} {player}: {moved:?}");
    }
}

#[test]
fn no_move_looks_better_than_the_lines() {
    let game = game("15x15x5", "h8 i9 g9 i7 i8 g8 h7 j8 h9 h6");
    let limit = Limit { nodes: Some(60_000), ..Limit::default() };
    let analysed = analysed(game, 2, true, limit);
    let lines = &analysed.found.lines;
    let last = lines[1].value.value;
    let values = analysed.values.unwrap();
    let scores = || values.iter().filter(|value| !value.value.value.is_decided());
    let bounds = |bound| scores().filter(move |value| value.value.bound == bound);
    for value in bounds(Bound::Exact).chain(bounds(Bound::Upper)) {
        let listed = lines.iter().any(|line| line.moves[0] == value.mv);
        assert!(listed || value.value.value <= last, "{value:?} beside {lines:?}");
    }
    assert!(scores().count() > 0 && bounds(Bound::Lower).count() == 0);
    assert!(bounds(Bound::Upper).all(|value| value.value.value == last));
}

#[test]
fn a_dead_board_is_a_draw_on_any_size() {
    // Rows of six on a board of six by five: no side has an empty row left.
    let dead = game("6x5x6", "c1 d1 d2 c2 c3 d3 d4 c4 c5 d5");
    assert_eq!(moved(dead, "engine:2d").value.to_string(), "=");
}

#[test]
fn a_search_stopped_before_it_began_still_has_a_move() {
    let games =
        ["3x3x3", "4x4x4", "15x15x5", "12x10x9", "7x6x4+gravity", "reversi", "draughts", "heap"];
    for name in games {
        for player in ["engine:1", "engine:10", "engine:5d", "minimax:9", "mcts", "pns", "random"] {
            let game = game(name, "");
            let legal = position(&game).moves();
            let request = Request::Move { game, player: player.to_owned(), seed: 0 };
            match last_when_stopped(&request) {
                Event::Moved(moved) => assert!(legal.contains(&moved.mv), "{name} {player}"),
                other => panic!("{name} {player} {other:?}"),
            }
        }
        for every_move in [false, true] {
            let limit = Limit::default();
            let request = Request::Analyse { game: game(name, ""), lines: 2, every_move, limit };
            match last_when_stopped(&request) {
                Event::Analysed(analysed) => {
                    assert!(!analysed.proven || analysed.ended == Ended::Complete, "{name}");
                }
                other => panic!("{name} {other:?}"),
            }
        }
        let hint = last_when_stopped(&Request::Hint { game: game(name, "") });
        assert!(matches!(&hint, Event::Hint(hint) if !hint.mv.is_empty()), "{name} {hint:?}");
    }
}

#[test]
fn the_lowest_levels_choose_by_the_seed_and_the_highest_wins() {
    for (name, moves) in [("15x15x5", "h8 i9 g9"), ("reversi", "d3 c3"), ("draughts", "")] {
        let choice = |seed| {
            let game = game(name, moves);
            let player = "engine:1".to_owned();
            answer!(Moved, Request::Move { game, player, seed }).mv
        };
        assert_eq!(choice(1), choice(1));
        assert!((2..30).any(|seed| choice(seed) != choice(1)), "{name}");
    }
    let won = moved(game("3x3x3", "a1 b1 a2"), "engine:10");
    assert_eq!((won.mv.as_str(), won.ended, won.proven), ("a3", Ended::Complete, true));
}

#[test]
fn an_answer_does_not_depend_on_what_was_asked_before() {
    let hints = [game("3x3x3", "a1"), game("dots:2x1", "")];
    let mut requests: Vec<Request> = hints.into_iter().map(|game| Request::Hint { game }).collect();
    for name in ["9x9x5", "4x4x4", "reversi:6", "7x6x4+gravity"] {
        for player in ["engine:4", "engine:800n", "deepening:500n", "mcts:300n"] {
            let (game, player) = (game(name, ""), player.to_owned());
            requests.push(Request::Move { game, player, seed: 5 });
        }
        let limit = Limit { nodes: Some(2_000), ..Limit::default() };
        requests.push(Request::Analyse { game: game(name, ""), lines: 2, every_move: true, limit });
        requests.push(request(json!({"op": "costs", "algorithm": "pvs", "depth": 2,
            "game": {"game": name, "moves": []}})));
    }
    let timeless = |event: Event| match event {
        Event::Moved(moved) => Event::Moved(Box::new(Moved { time_ms: 0.0, ..*moved })),
        Event::Analysed(mut analysed) => {
            let found = &mut analysed.found;
            (found.time_ms, found.nps, found.share) = (0.0, 0, 0.0);
            Event::Analysed(analysed)
        }
        other => other,
    };
    let alone: Vec<Event> = requests.iter().map(|request| timeless(last(request))).collect();
    let mut busy = thinker();
    for _ in 0..2 {
        for (request, alone) in requests.iter().zip(&alone) {
            let answer = events(&mut busy, request, &Stop::new()).pop().unwrap();
            assert_eq!(&timeless(answer), alone, "{request:?}");
        }
    }
}

#[test]
fn a_hint_says_what_the_move_is_good_for() {
    for (game, mv, code, plies) in [
        (game("3x3x3", "a1 b1 a2 b2"), Some("a3"), ReasonCode::WinsNow, Some(1)),
        (game("15x15x5", "h8 a1 i8 a3 j8 o15"), None, ReasonCode::WinsByFours, Some(3)),
        (game("3x3x3", "a1 b2 a2"), Some("a3"), ReasonCode::BlocksWin, None),
        (game("3x3x3", "a1"), Some("b2"), ReasonCode::Draws, None),
        (game("3x3x3", "a1 c3 a3 a2"), None, ReasonCode::Wins, Some(3)),
        (game("3x3x3", "a1 c3 a3 a2 c1"), None, ReasonCode::Delays, Some(2)),
        (game("dots:1x1", "a1-b1 a1-a2 a2-b2"), Some("b1-b2"), ReasonCode::WinsNow, Some(1)),
        (game("dots:1x1", "a1-b1"), None, ReasonCode::Wins, Some(3)),
        (game("tree:(draw loss)", ""), Some("1"), ReasonCode::Draws, None),
        (game("tree:(0 -1)", ""), Some("1"), ReasonCode::Best, None),
        (game("reversi", ""), None, ReasonCode::Best, None),
    ] {
        let hint = answer!(Hint, Request::Hint { game: game.clone() });
        assert_eq!((hint.reason.code, hint.reason.plies), (code, plies), "{game:?} {hint:?}");
        assert!(mv.is_none_or(|mv| mv == hint.mv), "{game:?} {hint:?}");
        assert_eq!(hint.line.first(), Some(&hint.mv));
    }
}

/// A three is three stones: two that would become one are prevented from it, three are stopped.
#[test]
fn a_reason_tells_what_stands_from_what_would_be_made() {
    let catalogue = games::Catalogue::default();
    let open_three = "h8 a1 i8 a15 j8";
    let two_open_threes = "h8 a1 i8 a15 j8 o1 h4 o15 i4 a8 j4";
    for (size, moves, mv, code) in [
        ("15x15x5", "h8 a1 i8", "j8", ReasonCode::PreventsThree),
        ("15x15x5", "h8 a1", "i8", ReasonCode::Best),
        ("15x15x5", "h8 a1 i8 a15", "j8", ReasonCode::MakesThree),
        ("15x15x5", open_three, "k8", ReasonCode::StopsThree),
        // With room on the other side the three is as open as before.
        ("15x15x5", open_three, "f8", ReasonCode::PreventsFour),
        ("15x15x5", open_three, "o15", ReasonCode::Best),
        ("15x15x5", "h8 a1 i8 a15 j8 o15", "k8", ReasonCode::MakesOpenFour),
        ("15x15x5", "h8 a1 i8 a15 j8 g8", "k8", ReasonCode::MakesFour),
        ("15x15x5", two_open_threes, "k8", ReasonCode::PreventsOpenFour),
        ("15x15x5", "h8 g8 i8 a15 j8", "k8", ReasonCode::PreventsFour),
        // Two threes that are not open cross: only their meeting point is a double threat.
        ("15x15x5", "h8 g8 i8 a1 j8 a15 k7 k4 k6 o15 k5", "k8", ReasonCode::BlocksDouble),
        // The same by number where four win.
        ("9x9x4", "e5 a1 f5", "g5", ReasonCode::StopsThree),
        ("9x9x4", "e5", "f5", ReasonCode::PreventsThree),
    ] {
        let position = game(size, moves).position(&catalogue).unwrap();
        let reason = protocol::reason(&position, mv, &"+0".parse().unwrap());
        assert_eq!(reason.code, code, "{size} {moves} {mv}");
    }
    let position = game("15x15x5", "h8 a1").position(&catalogue).unwrap();
    assert_eq!(protocol::reason(&position, "h8", &"+0".parse().unwrap()).code, ReasonCode::Best);
}

#[test]
fn a_state_tells_what_stands() {
    let state = answer!(State, Request::State { game: game("15x15x5", "h8 a1 i8 a15 j8") });
    let standing = state.in_a_row.unwrap().standing;
    assert_eq!(standing.len(), 1, "{standing:?}");
    let json = serde_json::to_value(&standing[0]).unwrap();
    let wanted = serde_json::json!({
        "side": "x", "kind": "open_three", "cells": ["h8", "i8", "j8"],
        "wins_at": [], "playable": [],
    });
    assert_eq!(json, wanted);
}

#[test]
fn a_position_goes_out_as_one_line() {
    let request = Request::Export {
        game: game("3x3x3", "b2 a1"),
        format: Format::Position,
        names: Names::default(),
        nodes: Vec::new(),
        opening: None,
    };
    let file = answer!(File, request);
    assert_eq!(file.text, "3x3x3 3/1x1/o2 x\n");
    assert_eq!(file.name, "inarow-3x3x3.txt");
}

#[test]
fn a_record_comes_back_as_it_went_out() {
    let played = begun_by_o(game("15x15x5+exact", "h8 i9 g9"));
    for format in [Format::Psq, Format::Sgf] {
        let names = Names { x: Some("Ann".to_owned()), o: None };
        let file = answer!(
            File,
            Request::Export {
                game: played.clone(),
                format,
                names,
                nodes: Vec::new(),
                opening: None
            }
        );
        let (text, name) = (file.text, Some(file.name));
        let game = answer!(Game, Request::Import { text, name, head: Vec::new() });
        let read = GameRef { game: game.game, first: game.first, moves: game.moves };
        assert_eq!((&read, game.names.x.as_deref()), (&played, Some("Ann")));
        assert_eq!(game.result, None);
    }
    let file = answer!(
        File,
        Request::Export {
            game: game("3x3x3", "a1 b1 a2 b2 a3"),
            format: Format::Sgf,
            names: Names::default(),
            nodes: Vec::new(),
            opening: None,
        }
    );
    let game = answer!(Game, Request::Import { text: file.text, name: None, head: Vec::new() });
    assert_eq!(game.result, Some(gametree::Outcome::Win(Side::First)));
}

#[test]
fn variations_and_comments_come_back_as_they_went_out() {
    let node = |parent, mv: &str, comment: &str| GameNode {
        parent: Some(parent),
        mv: Some(mv.to_owned()),
        comment: comment.to_owned(),
    };
    let beginning = GameNode { comment: "before [1]".to_owned(), ..GameNode::default() };
    let nodes = vec![
        beginning,
        node(0, "b2", "<b>bold</b> \\ ]"),
        node(1, "a1", ""),
        node(1, "c1", "12ms"),
        node(0, "a3", "line\nline"),
    ];
    let names = Names::default();
    let game = game("3x3x3", "b2");
    let export = |nodes: &[GameNode]| Request::Export {
        game: game.clone(),
        format: Format::Sgf,
        names: names.clone(),
        nodes: nodes.to_vec(),
        opening: None,
    };
    let file = answer!(File, export(&nodes));
    let read = answer!(Game, Request::Import { text: file.text, name: None, head: Vec::new() });
    assert_eq!((&read.nodes, read.left_out), (&nodes, 0));
    assert_eq!(read.moves, ["b2", "a1"]);
    let taken = [&nodes[..], &[node(1, "b2", "")]].concat();
    for wrong in [taken, vec![node(0, "b2", ""), node(7, "a1", "")], vec![node(0, "z9", "")]] {
        assert_eq!(refused(&export(&wrong)).code, Code::Move);
    }
    let hostile = "(;GM[4]SZ[3];B[aa](;W[bb])(;W[aa])(;W[zz]))".to_owned();
    let read = answer!(Game, Request::Import { text: hostile, name: None, head: Vec::new() });
    assert_eq!((read.nodes.len(), read.left_out), (3, 2));
}

#[test]
fn a_refusal_says_what_exactly_was_wrong() {
    for (fields, reason) in [
        (json!({"op": "import", "text": "hello"}), json!({"name": "no_record"})),
        (
            json!({"op": "import", "text": "", "name": "a.sgf", "head": [137, 80, 78, 71, 13, 10, 26, 10]}),
            json!({"name": "other_file", "kind": "png"}),
        ),
        (
            json!({"op": "import", "text": "(;AB[aa][bb])"}),
            json!({"name": "set_up_position", "black": "2", "white": "0"}),
        ),
        (
            json!({"op": "import", "text": "(;GM[4]SZ[3];B[aa];W[aa])"}),
            json!({"name": "record_move", "move": "a3", "number": "2"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:(3 (5", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_unclosed", "at": "1"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:{1/4:3 1/4:5}", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_sum", "at": "1", "sum": "1/2"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:{x:3 5}", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_probability", "text": "x"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:{1/2:3 5}", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_probabilities", "at": "1"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:({3 5))", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_mismatch", "at": "6"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:{3 win}", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_average"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:{2000000000 1}", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "tree_fine"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:(3 {5 2})", "moves": []}, "algorithm": "minimax"}}),
            json!({"name": "chance", "called": "minimax"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "tree:(3 {5 2})", "moves": []}, "algorithm": "mtdf"}}),
            json!({"name": "chance_cuts", "called": "mtdf"}),
        ),
        (
            json!({"op": "tree", "node": 0, "from": 0, "count": 1, "search":
                {"game": {"game": "3x3x3", "moves": []}, "algorithm": "expectimax", "depth": 2}}),
            json!({"name": "no_chance"}),
        ),
        (
            json!({"op": "state", "game": {"game": "chess", "moves": []}}),
            json!({"name": "unknown_game", "called": "chess"}),
        ),
        (
            json!({"op": "state", "game": {"game": "3x3x3", "moves": ["b2", "b2"]}}),
            json!({"name": "taken", "cell": "b2"}),
        ),
        (
            json!({"op": "move", "game": {"game": "3x3x3", "moves": []}, "player": "x:2"}),
            json!({"name": "unknown_algorithm", "called": "x"}),
        ),
        // No request starts a program.
        (
            json!({"op": "move", "game": {"game": "3x3x3", "moves": []}, "player": "pipe:touch it"}),
            json!({"name": "unknown_algorithm", "called": "pipe:touch it"}),
        ),
        (
            json!({"op": "move", "game": {"game": "3x3x3", "moves": []}, "player": "pvs:2:luck"}),
            json!({"name": "unknown_evaluator", "called": "luck"}),
        ),
        (
            json!({"op": "move", "game": {"game": "3x3x3", "moves": []}, "player": "pvs:121"}),
            json!({"name": "range", "least": "1", "most": "120", "number": "121"}),
        ),
        (
            json!({"op": "solve", "game": {"game": "reversi", "moves": []}}),
            json!({"name": "only_in_a_row"}),
        ),
    ] {
        let refusal = refused(&request(fields));
        assert_eq!(serde_json::to_value(refusal.reason).unwrap(), reason, "{}", refusal.message);
    }
    let level = request(json!({"op": "move", "game": {"game": "3x3x3", "moves": []},
        "player": "engine:11"}));
    let refusal = refused(&level);
    assert!(refusal.code == Code::Limit && refusal.message.contains("1 to 10"), "{refusal}");
}

#[test]
fn the_best_moves_are_told_while_the_search_goes_deeper() {
    for name in ["15x15x5", "5x5x4", "reversi:6", "tree:((1 2) (3 4))"] {
        let limit = to_depth(3);
        let request = Request::Analyse { game: game(name, ""), lines: 2, every_move: true, limit };
        let events = events(&mut thinker(), &request, &Stop::new());
        let (mut lines, mut moves) = (Vec::new(), Vec::new());
        for event in &events {
            match event {
                Event::Thinking(told) => {
                    lines.push(told.depth);
                    assert!(told.nodes > 0 && (0.0..=1.0).contains(&told.share), "{told:?}");
                }
                Event::Moves(told) => moves.push((told.depth, texts(&told.values))),
                Event::Analysed(end) => {
                    let values = end.values.as_ref().unwrap();
                    assert_eq!(moves.last().unwrap().1, texts(values), "{name}");
                    assert_eq!(lines.last(), Some(&end.found.depth));
                }
                other => panic!("{other:?}"),
            }
        }
        let depths: Vec<u32> = moves.iter().map(|(depth, _)| *depth).collect();
        assert!(lines.len() > 1 && lines.is_sorted(), "{name} {lines:?}");
        assert!(depths.len() > 1 && depths.is_sorted(), "{name} {depths:?}");
    }
}
