//! What analyses say agrees with the searches themselves.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use games::{Catalogue, Position, SearchSpec};
use gametree::{Ended, Limits, Outcome, Scoring, Side, Stop, Verdict};
use players::analysis::{Analysis, Finding, MoveSearch, MoveValues, Question, analyse};
use players::{Allowance, PlayerError, Reach, Resources};
use std::collections::HashMap;
use std::time::Instant;

fn after(game: &str, moves: &str) -> Position {
    let mut position = Catalogue::default().position(game).unwrap();
    position.play_all(moves.split_whitespace()).unwrap();
    position
}

fn to_depth(depth: u32) -> Allowance {
    let most = Reach { depth: Some(depth), ..Reach::default() };
    Allowance { most, ..Allowance::default() }
}

fn ask(position: &Position, lines: usize, every_move: bool, allowance: &Allowance) -> Analysis {
    let question = Question { lines, every_move };
    analyse(position, question, &Resources::default(), allowance, &mut |_| {}).unwrap()
}

fn value_of(values: &MoveValues, mv: &str) -> String {
    let (_, verdict) = values.values.iter().find(|(name, _)| name == mv).unwrap();
    verdict.to_string()
}

#[test]
fn small_games_are_known_completely() {
    let position = after("3x3x3", "a1");
    let analysis = ask(&position, 9, true, &Allowance::default());
    assert_eq!((analysis.ended, analysis.lines.len()), (Ended::Complete, 8));
    let values = analysis.moves.unwrap();
    assert_eq!(values.values.len(), 8);
    assert_eq!(values.values[0], ("b2".to_owned(), Verdict::of(Outcome::Draw)));
    for mv in ["a2", "b1", "c3", "b3"] {
        assert!(value_of(&values, mv).starts_with('X'), "{mv}: {}", value_of(&values, mv));
    }
    let best = ask(&position, 1, false, &Allowance::default());
    assert_eq!(best.lines[0].verdict().to_string(), "=");
    assert_eq!((best.lines[0].best.as_deref(), best.moves), (Some("b2"), None));
}

#[test]
fn every_move_is_worth_what_a_search_of_it_says() {
    // In dots and boxes a side moves again after it has completed a box.
    for (game, moves) in
        [("reversi:6", "c2 b4"), ("dots:2x2", ""), ("draughts", ""), ("5x5x4", "c3")]
    {
        let position = after(game, moves);
        let spec = SearchSpec { scoring: Some(Scoring::Distance), ..SearchSpec::new("alpha-beta") };
        let mut search = MoveSearch::with_search(&position, spec.clone());
        for depth in 1..=3 {
            assert!(search.pass(&Allowance::default(), Instant::now()).unwrap());
            assert_eq!(search.depth(), depth);
        }
        let best = position.search(&spec, &Limits::depth(3)).unwrap();
        let values = search.values().values;
        assert_eq!(values.len(), position.moves().len());
        assert_eq!(values[0].1.value, best.verdict().value, "{game}");
        for (mv, verdict) in &values {
            let mut played = position.clone();
            played.play(mv).unwrap();
            let report = played.search(&spec, &Limits::depth(2)).unwrap();
            if !report.value.is_decided() {
                assert_eq!(report.verdict().value, verdict.value, "{game} {mv}");
            }
        }
        let lines = search.lines(2);
        assert!(lines.iter().all(|line| line.pv.first() == line.best.as_ref()));
        assert!(lines.iter().all(|line| line.stats.nodes == search.nodes()));
    }
}

#[test]
fn every_game_has_an_analysis() {
    for game in ["15x15x5", "7x6x4+gravity", "12x12x9", "reversi", "draughts", "dots"] {
        let position = after(game, "");
        let one = ask(&position, 1, false, &to_depth(2));
        assert!(one.nodes > 0 && one.depth() == 2, "{game}: {one:?}");
        assert_eq!((one.ended, one.lines.len()), (Ended::Complete, 1), "{game}");
        let many = ask(&position, 3, true, &to_depth(2));
        assert_eq!((many.lines.len(), many.ended), (3, Ended::Complete), "{game}");
        let values = many.moves.unwrap();
        assert_eq!((values.depth, values.values.len()), (2, position.moves().len()), "{game}");
        for line in &many.lines {
            let mv = line.best.as_ref().unwrap();
            assert_eq!(value_of(&values, mv), line.verdict().to_string(), "{game} {mv}");
        }
    }
}

#[test]
fn findings_come_depth_by_depth_and_agree() {
    let position = after("9x9x5", "e5 d4");
    let (mut depths, mut passes) = (Vec::new(), Vec::new());
    let question = Question { lines: 2, every_move: true };
    let told = &mut |finding: Finding<'_>| match finding {
        Finding::Lines(progress) => depths.push(progress.depth()),
        Finding::Moves(values) => passes.push(values.clone()),
    };
    let analysis = analyse(&position, question, &Resources::default(), &to_depth(3), told).unwrap();
    assert_eq!(depths, [1, 2, 3]);
    assert_eq!(passes.last(), analysis.moves.as_ref());
    // No move is shown better than the lines beside it.
    let values: HashMap<_, _> = analysis.moves.unwrap().values.into_iter().collect();
    let first = analysis.lines[0].verdict();
    assert!(values.values().all(|verdict| verdict.value <= first.value));
    assert_eq!(position.side(), Side::First);
}

#[test]
fn limits_end_an_analysis() {
    let stop = Stop::new();
    stop.stop();
    let few = Reach { nodes: Some(700), ..Reach::default() };
    let few = Allowance { most: few, ..Allowance::default() };
    for game in ["15x15x5", "12x12x9", "reversi"] {
        for (lines, every_move) in [(1, false), (2, true)] {
            let position = after(game, "");
            let stopped = ask(&position, lines, every_move, &Allowance::until(&stop));
            assert_eq!(stopped.ended, Ended::Stopped, "{game} {lines}");
            let analysis = ask(&position, lines, every_move, &few);
            assert_eq!(analysis.ended, Ended::Nodes, "{game} {lines}");
            assert!(analysis.nodes > 0 && analysis.nodes <= 2 * 700 + 512, "{}", analysis.nodes);
        }
    }
    let over = after("3x3x3", "a1 b1 a2 b2 a3");
    let question = Question { lines: 1, every_move: false };
    let nothing =
        analyse(&over, question, &Resources::default(), &Allowance::default(), &mut |_| {});
    assert_eq!(nothing, Err(PlayerError::Over));
}

#[test]
fn games_with_gravity_are_told_exactly() {
    let position = after("7x6x4+gravity", "d1 d2 d3 d4 d5 d6 e1 c1 c2 e2");
    let question = Question { lines: 3, every_move: true };
    let resources = Resources::default();
    let mut told = Vec::new();
    let analysis =
        analyse(&position, question, &resources, &Allowance::default(), &mut |finding| {
            if let Finding::Moves(moves) = finding {
                told.push(moves.values.len());
            }
        });
    let analysis = analysis.unwrap();
    assert_eq!(told, [1, 2, 3, 4, 5, 6], "one after the other");
    assert_eq!((analysis.ended, analysis.lines.len()), (Ended::Complete, 3));
    let values = analysis.moves.unwrap().values;
    assert_eq!(values.len(), position.moves().len());
    for (line, (mv, value)) in analysis.lines.iter().zip(&values) {
        assert!(line.proven && line.best.as_ref() == Some(mv) && line.verdict() == *value);
        // The line ends the game when the value says.
        let mut end = position.clone();
        end.play_all(line.line()).unwrap();
        assert!(end.outcome().is_some());
        assert!(value.plies().is_none_or(|plies| plies as usize == line.line().len()), "{mv}");
    }
    // Each value is that of the position after the move.
    for (mv, value) in &values {
        let mut next = position.clone();
        next.play(mv).unwrap();
        let reply = ask(&next, 1, false, &Allowance::default());
        let sooner = reply.lines[0].verdict().plies().map(|plies| plies + 1);
        assert_eq!((reply.lines[0].verdict().outcome(), sooner), (value.outcome(), value.plies()));
    }
    // A limit of depth or of few nodes is a question to a search.
    let nodes = Reach { nodes: Some(2_000), ..Reach::default() };
    for allowance in [to_depth(3), Allowance { most: nodes, ..Allowance::default() }] {
        assert!(!ask(&position, 1, false, &allowance).lines[0].proven);
    }
}
