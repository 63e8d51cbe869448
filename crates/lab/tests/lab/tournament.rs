//! Tournaments: the same whatever the number of threads, fair, and stopped at any time.

use games::{Catalogue, Position};
use gametree::{Game, Outcome, Stop};
use lab::tournament::{Plan, PlanError, Tournament, run};
use mnk::Record;
use players::Player;
use std::sync::Mutex;

fn plan(players: &str, games: usize) -> Plan {
    let players: Vec<Player> = players.split(',').map(|text| text.parse().unwrap()).collect();
    Plan { players, games: Some(games), seed: 5, ..Plan::default() }
}

fn start(game: &str) -> Position {
    Catalogue::default().position(game).unwrap()
}

fn played(rules: &str, plan: &Plan) -> Tournament {
    run(&start(rules), plan, &Stop::new(), |_| {}).unwrap()
}

#[test]
fn the_threads_change_nothing() {
    let plan = plan("random,alpha-beta:2:open-lines,engine:2,mcts:300n", 4);
    let one = played("4x4x3", &plan);
    let three = played("4x4x3", &Plan { threads: 3, ..plan.clone() });
    assert_eq!(one, three);
    assert!(one.complete && one.games.len() == 6 * 4);
    let other = played("4x4x3", &Plan { seed: 6, ..plan });
    assert_ne!(one.games, other.games);
}

#[test]
fn every_opening_is_played_from_both_sides_by_every_pair() {
    let plan = Plan { openings: Some("1".parse().unwrap()), ..plan("random,minimax:1,pvs:2", 6) };
    let tournament = played("3x3x3", &plan);
    let openings: Vec<&String> = tournament.games.iter().map(|game| &game.moves[0]).collect();
    assert_eq!(openings[..6], openings[6..12]);
    for pair in tournament.games.chunks(2) {
        assert_eq!(pair[0].moves[0], pair[1].moves[0]);
        assert_eq!(pair[0].players, [pair[1].players[1], pair[1].players[0]]);
    }
    let all = played("3x3x3", &Plan { games: None, ..plan });
    assert_eq!((all.games_each, all.games.len()), (18, 54));
}

#[test]
fn the_table_adds_up_and_the_records_tell_the_same() {
    let tournament = played("3x3x3", &plan("random,alpha-beta:9,minimax:2", 8));
    let table = &tournament.table;
    let points: f64 = table.standings.iter().map(|standing| standing.points).sum();
    assert_eq!(points, 24.0);
    for (a, row) in table.scores.iter().enumerate() {
        for (b, score) in row.iter().enumerate() {
            assert_eq!(table.scores[b][a], score.swapped());
            assert_eq!(score.games(), if a == b { 0 } else { 8 });
        }
    }
    // A perfect player loses no game that it has not been given lost.
    assert!(table.standings[1].elo.unwrap() > table.standings[0].elo.unwrap());
    for game in &tournament.games {
        let record = Record::read("game.sgf", &game.record).unwrap();
        let names = game.players.map(|player| tournament.players[player].as_str());
        let sides = gametree::Side::BOTH;
        assert_eq!(sides.map(|side| record.name(side).unwrap()), names);
        let cells: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        assert_eq!(cells, game.moves);
        assert_eq!(record.board().outcome().unwrap_or(Outcome::Draw), game.outcome);
    }
    let text = table.to_string();
    assert_eq!(text.lines().count(), 5);
    assert!(text.lines().all(|line| line.starts_with('|') && line.ends_with('|')), "{text}");
}

#[test]
fn a_stop_keeps_the_games_that_had_ended() {
    let stop = Stop::new();
    let ended = Mutex::new(0);
    let plan = plan("random,minimax:1", 50);
    let tournament = run(&start("3x3x3"), &plan, &stop, |_| {
        let mut ended = ended.lock().unwrap();
        *ended += 1;
        if *ended == 7 {
            stop.stop();
        }
    });
    let tournament = tournament.unwrap();
    assert!(!tournament.complete);
    assert_eq!(tournament.games.len(), 7);
    let whole = played("3x3x3", &plan);
    assert_eq!(tournament.games, whole.games[..7]);
}

#[test]
fn neighbours_only() {
    let plan = Plan { apart: Some(1), ..plan("random,minimax:1,pvs:2,pvs:3", 2) };
    let tournament = played("3x3x3", &plan);
    assert_eq!(tournament.games.len(), 3 * 2);
    assert_eq!(tournament.table.scores[0][2].games(), 0);
}

#[test]
fn plans_that_cannot_be_carried_out() {
    let refused =
        |plan: &Plan| run(&start("3x3x3"), plan, &Stop::new(), |_| panic!("played")).unwrap_err();
    assert_eq!(refused(&plan("random", 2)), PlanError::TooFew);
    assert_eq!(refused(&plan("random,random", 2)), PlanError::Twice("random".to_owned()));
    assert_eq!(refused(&plan("random,pvs:2", 3)), PlanError::Odd(3));
    assert!(matches!(refused(&plan("random,pvs:2", 1 << 40)), PlanError::TooMany(_)));
    assert!(matches!(refused(&plan("random,pvs:2:mobility", 2)), PlanError::Player(_)));
    let openings = Some("random:9".parse().unwrap());
    let plan = Plan { openings, ..plan("random,pvs:2", 2) };
    assert!(matches!(refused(&plan), PlanError::Openings(_)));
}
