//! The lab as a page asks for it: comparisons, reports, tournaments, the museum.

use crate::common::{events, request, thinker_within};
use base64::Engine as _;
use gametree::Ended;
use protocol::{Bounds, Code, Event, Stop};
use serde_json::{Value, json};
use std::time::Duration;

fn bounds() -> Bounds {
    Bounds::default()
}

/// All events of a request.
fn ask_within(bounds: Bounds, stop: &Stop, fields: &Value) -> Vec<Event> {
    events(&mut thinker_within(bounds), &request(fields.clone()), stop)
}

fn ask(request: &Value) -> Vec<Event> {
    ask_within(bounds(), &Stop::new(), request)
}

fn refused(request: &Value) -> (Code, String) {
    match ask(request).pop() {
        Some(Event::Error(refusal)) => (refusal.code, refusal.message),
        other => panic!("not refused: {other:?}"),
    }
}

fn settings() -> Value {
    json!({"games": ["3x3x3"], "algorithms": ["minimax", "alpha-beta"], "depths": [1, 2, 3],
        "repeats": 1, "cell_limit_ms": 5000, "scoring": "plain"})
}

fn comparison(known: &Value) -> Vec<Event> {
    ask(&json!({"op": "compare", "settings": settings(), "known": known}))
}

#[test]
fn cells_are_told_one_by_one_and_then_all() {
    let events = comparison(&json!([]));
    let Some(Event::Comparison(end)) = events.last() else { panic!("{events:?}") };
    assert_eq!((end.ended, end.results.complete), (Ended::Complete, true));
    let told: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Compared(told) => Some(told.cell.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(told, end.results.cells);
    // The counts of the textbooks.
    assert_eq!(end.results.done("minimax", 3).unwrap().stats.nodes, 586);
    let Some(Event::Comparing(first)) = events.first() else { panic!("no forecast first") };
    assert_eq!((first.size, first.done, first.too_long), (6, 0, 0));
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let stop = Stop::new();
    let request = request(json!({"op": "compare", "settings": settings()}));
    let mut events = Vec::new();
    thinker_within(bounds()).answer(&request, &stop, &mut |event| {
        if matches!(&event, Event::Compared(told) if told.done == 2) {
            stop.stop();
        }
        events.push(event);
    });
    let Some(Event::Comparison(part)) = events.pop() else { panic!("no end") };
    assert_eq!((part.ended, part.results.cells.len()), (Ended::Stopped, 2));
    let events = comparison(&serde_json::to_value(&part.results.cells).unwrap());
    let again = events.iter().filter(|event| matches!(event, Event::Compared(_))).count();
    assert_eq!(again, 4);
    let Some(Event::Comparison(whole)) = events.last() else { panic!("no end") };
    let counts = |results: &lab::compare::Results| {
        let all = results.cells.iter();
        all.map(|cell| (cell.id.clone(), cell.measured().unwrap().stats)).collect::<Vec<_>>()
    };
    let Some(Event::Comparison(plain)) = comparison(&json!([])).pop() else { panic!("no end") };
    assert_eq!(counts(&whole.results), counts(&plain.results));
}

#[test]
fn the_time_of_a_run_is_bounded() {
    let short = Bounds { time: Duration::from_millis(50), ..bounds() };
    let mut long = settings();
    (long["games"], long["depths"]) = (json!(["15x15x5"]), json!((1..=20).collect::<Vec<_>>()));
    long["cell_limit_ms"] = 50.into();
    let events = ask_within(short, &Stop::new(), &json!({"op": "compare", "settings": long}));
    let Some(Event::Comparison(end)) = events.last() else { panic!("{:?}", events.last()) };
    // What would have taken longer than a cell may is not run, and so the run may be complete.
    assert!(matches!(end.ended, Ended::Time | Ended::Complete));
    let players = ["minimax:9", "minimax:8"];
    let request = json!({"op": "tournament", "game": "15x15x5", "players": players, "games": 2});
    let events = ask_within(short, &Stop::new(), &request);
    let Some(Event::Tournament(end)) = events.last() else { panic!("{:?}", events.last()) };
    assert_eq!((end.ended, end.done, end.size), (Ended::Time, 0, 2));
    assert_eq!(end.games, None);
}

#[test]
fn settings_that_cannot_be_are_refused_in_the_words_of_the_lab() {
    let with = |field: &str, value: Value| {
        let mut settings = settings();
        settings[field] = value;
        refused(&json!({"op": "compare", "settings": settings}))
    };
    let many: Vec<String> = (3..20).map(|width| format!("{width}x9x3")).collect();
    for (field, value, part) in [
        ("algorithms", json!(["magic"]), "no algorithm is called 'magic'"),
        ("algorithms", json!([]), "no algorithm to compare"),
        ("evaluators", json!(["mobility"]), "no evaluator is called 'mobility'"),
        ("games", json!(["chess"]), "no game is called"),
        ("games", json!([]), "no game to compare"),
        ("games", json!(many), "17 games are too many"),
        ("games", json!(many[..9]), "9 positions with an evaluator each"),
        ("moves", json!(["b2 b2"]), "3x3x3, move 2: b2 is taken"),
        ("depths", json!([]), "no depth to compare"),
        ("depths", json!([0]), "depth 0 is out of range"),
        ("depths", json!([1000]), "1 to 100"),
        ("depths", json!((1..=100).collect::<Vec<_>>()), "200 cells are too many here"),
        ("repeats", json!(0), "the number of repeats 0"),
        ("repeats", json!(101), "1 to 100"),
        ("cell_limit_ms", json!(0), "1 to 60000"),
        ("cell_limit_ms", json!(60_001), "1 to 60000"),
    ] {
        let (code, message) = with(field, value);
        assert_eq!(code, Code::Limit, "{field}: {message}");
        assert!(message.contains(part), "{field}: {message}");
    }
}

/// What was measured, as a page sends it back.
fn report(format: &str) -> Value {
    let Some(Event::Comparison(end)) = comparison(&json!([])).pop() else { panic!("no end") };
    json!({"op": "report", "settings": settings(), "cells": end.results.cells,
        "machine": end.results.machine, "language": "cs", "format": format})
}

#[test]
fn the_report_is_that_of_the_command_line() {
    for (format, name, part) in [
        ("html", "report.html", "<!DOCTYPE html>"),
        ("csv", "results.csv", "game,algorithm,evaluator,depth,nodes,leaves,"),
        ("json", "results.json", "\"complete\": true"),
    ] {
        let Some(Event::File(file)) = ask(&report(format)).pop() else { panic!("{format}") };
        assert_eq!(file.name, name);
        assert!(file.text.to_lowercase().contains(&part.to_lowercase()), "{format}");
    }
    let Some(Event::File(file)) = ask(&report("html")).pop() else { panic!("no page") };
    assert!(file.text.contains("lang=\"cs\""));
    let has_plots = cfg!(feature = "plots");
    assert_eq!(file.text.contains("<svg"), has_plots);
    for (format, name, parts) in [
        (
            "markdown",
            "report-markdown.zip",
            &["report.md", "plots/1-nodes-3x3x3-open-lines.png"][..],
        ),
        ("svg", "plots-svg.zip", &["plots/1-time-3x3x3-open-lines.svg"]),
        ("png", "plots-png.zip", &["plots/1-cutoffs-3x3x3-open-lines.png"]),
        ("all", "report.zip", &["report.html", "results.csv", "results.json", "table.txt"]),
    ] {
        let Some(Event::Binary(file)) = ask(&report(format)).pop() else { panic!("{format}") };
        assert_eq!((file.name.as_str(), file.mime.as_str()), (name, "application/zip"));
        let bytes = base64::engine::general_purpose::STANDARD.decode(file.base64).unwrap();
        let archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
        let folder = name.trim_end_matches(".zip");
        for part in parts.iter().filter(|part| has_plots || !part.starts_with("plots/")) {
            let wanted = format!("{folder}/{part}");
            assert!(
                archive.file_names().any(|name| name.is_ok_and(|name| name == wanted)),
                "{format}: no {wanted}"
            );
        }
    }
}

#[test]
fn what_cannot_have_been_measured_is_no_report() {
    let with = |pointer: &str, value: Value| {
        let mut request = report("csv");
        *request.pointer_mut(pointer).unwrap() = value;
        refused(&request)
    };
    for (pointer, value) in [
        ("/cells/0/nodes", json!(0)),
        ("/cells/0/nodes", json!(u64::MAX)),
        ("/cells/0/leaves", json!(u64::MAX)),
        ("/cells/0/table_hits", json!(u64::MAX)),
        ("/cells/0/time_ms", json!(-1.0)),
        ("/cells/0/time_max_ms", json!(1e300)),
        ("/cells/0/forecast_ms", json!(-1.0)),
        ("/cells/0/best", json!("a".repeat(100))),
        ("/machine/system", json!("x".repeat(300))),
        ("/cells", json!([])),
    ] {
        assert_eq!(with(pointer, value).0, Code::Record, "{pointer}");
    }
    assert_eq!(with("/language", json!("tlh")).0, Code::Limit);
    // Cells of other settings are not told.
    let (code, _) = with("/settings/games", json!(["4x4x4"]));
    assert_eq!(code, Code::Record);
}

#[test]
fn a_tournament_tells_its_table_and_hands_over_the_games() {
    let request = |seed: u64| {
        json!({"op": "tournament", "game": "3x3x3", "players": ["random", "minimax:2", "alpha-beta:4"],
            "games": 4, "openings": "1", "seed": seed})
    };
    let events = ask(&request(1));
    assert!(matches!(&events[0], Event::Played(played) if (played.done, played.size) == (1, 12)));
    let Some(Event::Tournament(end)) = events.last() else { panic!("{events:?}") };
    assert_eq!((end.ended, end.done, end.size, end.games_each), (Ended::Complete, 12, 12, 4));
    assert_eq!(end.table.standings.iter().map(|one| one.points).sum::<f64>(), 12.0);
    let games = end.games.as_ref().unwrap();
    assert_eq!(games.name, "tournament-3x3x3.sgf");
    assert_eq!(games.text.matches("(;").count(), 12);
    let Some(Event::Tournament(again)) = ask(&request(1)).pop() else { panic!("no end") };
    assert_eq!(&again, end, "the same seed, the same games");
    let request = json!({"op": "tournament", "game": "reversi:4", "players": ["random", "alpha-beta:1"], "games": 2});
    let Some(Event::Tournament(end)) = ask(&request).pop() else { panic!("no end") };
    assert!(end.games.unwrap().text.contains("game: reversi:4"));
}

#[test]
fn a_tournament_that_cannot_be_is_refused() {
    let plain = || json!({"op": "tournament", "game": "3x3x3", "players": ["random", "pvs:2"]});
    let many: Vec<String> = (1..14).map(|depth| format!("pvs:{depth}")).collect();
    for (field, value, code, part) in [
        ("game", json!("chess"), Code::Rules, "no game is called"),
        ("players", json!(["random"]), Code::Limit, "the number of players 1"),
        ("players", json!(many), Code::Limit, "2 to 12"),
        ("players", json!(["random", "random"]), Code::Limit, "there twice"),
        ("players", json!(["random", "robot"]), Code::Limit, "no algorithm is called 'robot'"),
        ("players", json!(["random", "pipe:ls"]), Code::Limit, "no algorithm is called 'pipe:ls'"),
        ("players", json!(["random", "pvs:2:mobility"]), Code::Limit, "is called 'mobility'"),
        ("games", json!(3), Code::Limit, "even number"),
        ("games", json!(0), Code::Limit, "2 to 2000"),
        ("openings", json!("book"), Code::Limit, "is not an opening"),
        ("openings", json!("9"), Code::Limit, "too many openings"),
        ("openings", json!("random:99"), Code::Limit, "0 to 20"),
    ] {
        let mut request = plain();
        request[field] = value;
        let (found, message) = refused(&request);
        assert!(found == code && message.contains(part), "{field}: {message}");
    }
    let mut request = plain();
    request["players"] = json!(["random", "pvs:1", "pvs:2", "pvs:3"]);
    request["games"] = 2000.into();
    assert!(refused(&request).1.contains("12000 games are too many here"));
}

#[test]
fn the_museum_and_the_offer_are_there() {
    let Some(Event::Museum(museum)) = ask(&json!({"op": "museum"})).pop() else { panic!() };
    assert_eq!(museum.faults.len(), 8);
    assert!(museum.faults.iter().all(|fault| fault.findings.positions == 4520));
    assert!(museum.faults.iter().all(|fault| fault.smallest.is_some()));
    let Some(Event::Lab(offer)) = ask(&json!({"op": "lab"})).pop() else { panic!() };
    assert!(offer.games.iter().any(|game| game.name == "draughts"));
    assert_eq!((offer.most.cells, offer.most.ms), (128, 60_000));
}
