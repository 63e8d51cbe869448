//! Openings with swap and swap2: every kind of player, every stage, and what is none.

use crate::answer;
use crate::common::{
    begun_by_o, events, game, last_when_stopped, refused, request, thinker_within,
};
use gametree::Side;
use players::opening::OpeningRule;
use protocol::{Bounds, Code, Event, GameRef, Opened, OpeningReason, Request, Stop};
use serde_json::json;
use std::collections::HashSet;
use std::time::Duration;

const THREE: &str = "h8 i9 l10";

fn opening(game: GameRef, rule: &str, player: &str, seed: u64) -> Request {
    Request::Opening { game, rule: rule.to_owned(), player: player.to_owned(), seed }
}

fn opened(name: &str, moves: &str, rule: &str, player: &str, seed: u64) -> Opened {
    let asked = opening(game(name, moves), rule, player, seed);
    let answer = answer!(Opened, asked);
    assert_ne!(answer.put.is_empty(), answer.take.is_none(), "{answer:?}");
    // What it puts can be put.
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let all = [moves, answer.put.iter().map(String::as_str).collect()].concat().join(" ");
    let after = crate::common::position(&game(name, &all));
    assert!(after.outcome().is_none(), "{answer:?}");
    answer
}

#[test]
fn every_kind_of_player_plays_every_stage() {
    for player in [
        "random",
        "engine:1",
        "engine:5",
        "engine:50ms",
        "engine:2d",
        "engine:500n",
        "alpha-beta:1",
        "minimax:1:open-lines",
        "pvs:1",
        "deepening:100ms",
        "mtdf:1",
        "mcts:200n",
        "pns:200n",
    ] {
        for (rule, moves, put) in [
            ("swap", "", 3),
            ("swap2", "h8", 2),
            ("swap", "h8 i9", 1),
            ("swap2", "h8 i9 l10 g7", 1),
        ] {
            let answer = opened("9x9x5", &moves.replace("l10", "g9"), rule, player, 7);
            assert_eq!(answer.put.len(), put, "{player} {rule} {moves}: {answer:?}");
        }
        let answer = opened("15x15x5", THREE, "swap", player, 7);
        assert!(answer.take.is_some(), "{player}: {answer:?}");
        assert_eq!(answer.reason == OpeningReason::Lot, player == "random");
        let answer = opened("15x15x5+exact", THREE, "swap2", player, 7);
        assert!(answer.take.is_some() || answer.put.len() == 2, "{player}: {answer:?}");
        let five = format!("{THREE} g7 j7");
        assert!(opened("15x15x5", &five, "swap2", player, 7).take.is_some());
    }
}

#[test]
fn the_same_seed_opens_alike_and_others_do_not() {
    for player in ["random", "engine:4", "engine:300n"] {
        let three = |seed| opened("15x15x5", "", "swap2", player, seed).put;
        let all: HashSet<Vec<String>> = (0..6).map(three).collect();
        assert!(all.len() > 3, "{player}: {all:?}");
        assert_eq!(three(1), three(1));
    }
}

#[test]
fn the_better_side_is_taken_whoever_began() {
    // Three in the middle with nobody's stone near; and a stone in a corner with two of the other side.
    for (moves, side) in [("h8 a15 i8", Side::First), ("a1 h8 o15", Side::Second)] {
        for rule in ["swap", "swap2"] {
            let answer = opened("15x15x5", moves, rule, "engine:2000n", 0);
            assert_eq!(answer.take, Some(side), "{answer:?}");
            assert_eq!(answer.reason, OpeningReason::Better);
            let first = answer.value.value.raw() > 0;
            assert_eq!(first, side == Side::First, "{answer:?}");
            let turned = opening(begun_by_o(game("15x15x5", moves)), rule, "engine:2000n", 0);
            assert_eq!(answer!(Opened, turned).take, Some(side.opponent()));
        }
    }
}

#[test]
fn what_is_no_opening_is_refused() {
    let code = |request: Request| {
        let refusal = refused(&request);
        let reason = refusal.reason.as_ref().map(|reason| reason.name.clone());
        (refusal.code, reason.unwrap_or_default(), refusal.message)
    };
    for name in ["8x9x5", "15x15x6", "3x3x3", "15x15x5+gravity"] {
        let (code, reason, message) = code(opening(game(name, ""), "swap", "random", 0));
        assert_eq!((code, reason.as_str()), (Code::Rules, "opening_rules"));
        assert!(message.contains("such as 15x15x5") && message.contains(name), "{message}");
    }
    let of = |moves: &str, rule: &str, player: &str| {
        let (code, _, message) = code(opening(game("15x15x5", moves), rule, player, 0));
        (code, message)
    };
    assert_eq!(code(opening(game("reversi", ""), "swap", "random", 0)).1, "only_in_a_row");
    assert_eq!(of("", "pro", "random").0, Code::Limit);
    assert!(of("", "pro", "random").1.contains("swap and swap2"));
    assert_eq!(of("h8 i9 l10 g7", "swap", "random").0, Code::Over);
    assert_eq!(of("h8 i9 l10 g7 j7 a1", "swap2", "engine:1").0, Code::Over);
    assert_eq!(of("h8 h8", "swap2", "random").0, Code::Move);
    for player in ["human", "exact", "magic", "engine:99", "alpha-beta:2:luck", "engine:9999s"] {
        assert_eq!(of("", "swap2", player).0, Code::Limit, "{player}");
    }
}

#[test]
fn it_is_read_as_it_is_written_and_ends_in_time() {
    let asked = json!({"op": "opening", "game": {"game": "15x15x5", "moves": []},
        "rule": "swap2", "player": "engine:9"});
    let asked = request(asked);
    assert!(asked.is_search() && !asked.is_quick());
    assert!(opening(game("15x15x5", ""), "swap", "engine:2", 0).is_quick());
    // Stopped at once, it still decides.
    let Event::Opened(opened) = last_when_stopped(&asked) else { panic!() };
    assert_eq!(opened.put.len(), 3);
    let short = Duration::from_millis(60);
    let mut thinker = thinker_within(Bounds { move_time: short, ..Bounds::default() });
    let slow = opening(game("15x15x5", THREE), "swap2", "minimax:6", 0);
    let Some(Event::Opened(opened)) = events(&mut thinker, &slow, &Stop::new()).pop() else {
        panic!()
    };
    assert!(opened.time_ms < 2_000.0, "{opened:?}");
    let json = serde_json::to_value(Event::Opened(opened)).unwrap();
    assert_eq!(json["event"], "opened");
}

#[test]
fn a_record_says_how_the_game_was_begun() {
    let export = json!({"op": "export", "format": "sgf", "opening": "swap2",
        "game": {"game": "15x15x5+exact", "moves": ["h8", "i9", "l10"]}});
    let text = answer!(File, request(export)).text;
    assert!(text.contains("ON[swap2]"), "{text}");
    let import = |text: String| request(json!({"op": "import", "text": text}));
    let read = |text: String| answer!(Game, import(text)).opening;
    assert_eq!(read(text.clone()), Some(OpeningRule::Swap2));
    assert_eq!(read(text.replace("swap2", " Swap ")), Some(OpeningRule::Swap));
    // Names of other openings, and of games that do not begin so, mean nothing here.
    assert_eq!(read(text.replace("swap2", "D4 [Mizar\\]")), None);
    assert_eq!(read("(;GM[4]SZ[3]ON[swap];B[aa])".to_owned()), None);
}
