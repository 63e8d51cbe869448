//! A position with its type forgotten is the game it was, node by node.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use games::{Catalogue, Entered, OwnSearch, Position, SearchSpec, Setup, Watcher};
use gametree::{Algorithm, Flow, Game, Limits, Minimax, Outcome, Report, Side, Ties};
use std::ops::ControlFlow;

const GAMES: [&str; 6] =
    ["3x3x3", "4x4x3+gravity", "reversi:4", "draughts", "dots:2x1", "tree:A((3 12 8) (2 4 6))"];

fn start(name: &str) -> Position {
    Catalogue::default().position(name).unwrap()
}

#[test]
fn every_algorithm_searches_every_game_by_name() {
    for name in GAMES {
        let position = start(name);
        let limits = Limits::depth(3);
        let plain = position.search(&SearchSpec::new("minimax"), &limits).unwrap();
        for algorithm in Algorithm::ALL {
            let spec = SearchSpec::new(algorithm.name());
            let report = position.search(&spec, &limits).unwrap();
            assert_eq!(report.verdict().value, plain.verdict().value, "{name} {algorithm}");
            assert!(position.moves().contains(&report.best.unwrap()), "{name} {algorithm}");
        }
    }
}

/// Counts what it is told.
#[derive(Default)]
struct Count {
    nodes: u64,
    names: Vec<String>,
}

impl Watcher for Count {
    fn named(&mut self, id: u32, name: String) {
        assert_eq!(id as usize, self.names.len());
        self.names.push(name);
    }

    fn enter(&mut self, node: &Entered) -> Flow {
        assert_eq!(node.mv.is_none(), node.ply == 0);
        self.nodes += 1;
        ControlFlow::Continue(())
    }
}

#[test]
fn watching_changes_nothing() {
    for name in GAMES {
        let position = start(name);
        for algorithm in Algorithm::ALL {
            let spec = SearchSpec::new(algorithm.name()).ties(Ties::Random(1));
            let (limits, mut count) = (Limits::depth(3), Count::default());
            let watched = position.watch(&spec, &limits, &mut count).unwrap();
            assert_eq!(position.search(&spec, &limits).unwrap(), watched, "{name} {algorithm}");
            assert_eq!(count.nodes, watched.stats.nodes, "{name} {algorithm}");
            assert!(watched.pv.iter().all(|mv| count.names.contains(mv)), "{name} {algorithm}");
        }
    }
}

/// Hears of rounds only.
#[derive(Default)]
struct Rounds(Vec<u32>);

impl Watcher for Rounds {
    fn wants_rounds_only(&self) -> bool {
        true
    }

    fn enter(&mut self, _: &Entered) -> Flow {
        panic!("told of a node");
    }

    fn iteration(&mut self, report: &Report<String>) -> Flow {
        self.0.push(report.depth);
        ControlFlow::Continue(())
    }
}

#[test]
fn a_watcher_may_want_to_hear_of_rounds_only() {
    for name in ["4x4x3+gravity", "reversi:4", "draughts"] {
        let position = start(name);
        let (spec, limits) = (SearchSpec::new("deepening"), Limits::depth(3));
        let mut rounds = Rounds::default();
        let watched = position.watch(&spec, &limits, &mut rounds).unwrap();
        assert_eq!(position.search(&spec, &limits).unwrap(), watched, "{name}");
        assert_eq!(rounds.0, [1, 2, 3], "{name}");
    }
}

#[test]
fn a_search_of_ones_own_runs_on_every_game() {
    let make = |setup: Setup| Minimax { evaluator: setup.evaluator, options: setup.options };
    let catalogue = Catalogue::default().search("mine", make);
    for name in GAMES {
        let position = catalogue.position(name).unwrap();
        let limits = Limits::depth(2);
        let own = position.search(&SearchSpec::new("mine"), &limits).unwrap();
        let known = position.search(&SearchSpec::new("minimax"), &limits).unwrap();
        assert_eq!(own, known, "{name}");
        let mut count = Count::default();
        let watched = position.watch(&SearchSpec::new("mine"), &limits, &mut count).unwrap();
        assert_eq!((watched, count.nodes), (known.clone(), known.stats.nodes), "{name}");
    }
    assert_eq!(catalogue.algorithm("mine").unwrap().name, "mine");
    let position = catalogue.position("3x3x3").unwrap();
    let unknown = position.search(&SearchSpec::new("yours"), &Limits::none()).unwrap_err();
    assert!(unknown.to_string().contains("'yours'"), "{unknown}");
    assert_eq!(OwnSearch::new("mine", make).name(), "mine");
}

#[test]
fn moves_are_played_and_taken_back_by_name() {
    let mut position = start("3x3x3");
    position.play_all(["B2", "a1"]).unwrap();
    let played: Vec<(String, Side)> =
        position.played().into_iter().map(|played| (played.name, played.side)).collect();
    assert_eq!(played, [("b2".to_owned(), Side::First), ("a1".to_owned(), Side::Second)]);
    assert_eq!((position.ply(), position.moves().len()), (2, 7));
    let refused = position.clone().play_all(["c3", "b2"]).unwrap_err();
    assert_eq!((refused.at, refused.error.reason.unwrap().name), (1, "taken".to_owned()));
    assert_eq!(position.start(), start("3x3x3"));
    assert_ne!(position, start("3x3x3"));
    assert!(position.undo() && position.undo() && !position.undo());
    assert_eq!(position, start("3x3x3"));
    position.play_all("a1 b1 a2 b2 a3".split(' ')).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::First)));
    assert!(position.moves().is_empty());
    let over = position.play("c3").unwrap_err();
    assert!(over.message.contains("the game is over"), "{over}");
}

#[test]
fn who_begins_is_free_where_the_rules_leave_it_open() {
    assert_eq!(start("3x3x3").begun_by(Side::Second).unwrap().side(), Side::Second);
    assert!(start("reversi").begun_by(Side::Second).is_none());
    assert!(start("reversi").begun_by(Side::First).is_some());
}

#[test]
fn a_position_keeps_the_contract_of_a_game() {
    for name in GAMES {
        let effort = gametree::contract::Effort { games: 3, ..Default::default() };
        gametree::contract::check(&start(name), effort, Game::key).unwrap();
    }
}

#[test]
fn options_are_checked_by_name() {
    let window = |text: [&str; 2]| Some(text.map(|bound| bound.parse().unwrap()));
    let spec = |algorithm: &str| SearchSpec::new(algorithm);
    let refused = |game: &str, spec: SearchSpec| {
        start(game).search(&spec, &Limits::depth(1)).unwrap_err().to_string()
    };
    let message = refused("reversi", spec("pvs").evaluator("line-power"));
    assert!(message.contains("corners") && message.contains("'line-power'"), "{message}");
    let ordered = SearchSpec { order: Some("center".to_owned()), ..spec("pvs") };
    assert!(refused("reversi", ordered).contains("only its own"));
    let weighted = SearchSpec { weights: Some(vec![1]), ..spec("pvs") };
    assert!(refused("reversi", weighted.clone()).contains("no weights"));
    assert!(refused("3x3x3", weighted.evaluator("longest-run")).contains("longest-run"));
    let windowed = SearchSpec { window: window(["-inf", "X3"]), ..spec("minimax") };
    assert!(refused("3x3x3", windowed).contains("window"));
    let empty = SearchSpec { window: window(["5", "5"]), ..spec("pvs") };
    assert_eq!(refused("3x3x3", empty), "no value lies between +5 and +5; alpha comes first");
    // From the first player's point of view, whoever is to move.
    let mut second = start("tree:((3 5) (7 9))");
    second.play("1").unwrap();
    let spec = SearchSpec { window: window(["4", "+inf"]), ..SearchSpec::new("alpha-beta") };
    let report = second.search(&spec, &Limits::none()).unwrap();
    assert_eq!(report.verdict().to_string(), "≤+3");
}
