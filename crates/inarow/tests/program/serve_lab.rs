//! The lab over the wire: stopped in the middle, continued, hurried by others.

use crate::serve_driver::{Client, Server};
use serde_json::{Value, json};

/// Far more than fits into a minute: minimax on a large board.
fn long() -> Value {
    json!({"op": "compare", "settings": {"games": ["9x9x5"], "algorithms": ["minimax"],
        "evaluators": ["line-power"], "depths": [1, 2, 3, 4], "repeats": 1,
        "cell_limit_ms": 60_000, "scoring": "plain"}})
}

/// The next event of this kind.
fn until(client: &mut Client, kind: &str) -> Value {
    loop {
        let event = client.event().expect("the connection is over");
        if event["event"] == kind {
            return event;
        }
    }
}

#[test]
fn a_comparison_is_stopped_and_goes_on() {
    let server = Server::start();
    let mut client = server.connect();
    let id = client.send(long());
    while client.event().unwrap()["done"] != 2 {}
    client.send(json!({"op": "stop", "target": id}));
    let end = until(&mut client, "comparison");
    assert_eq!(end["ended"], "stopped");
    let cells = end["results"]["cells"].as_array().unwrap().clone();
    assert!((2..4).contains(&cells.len()), "{}", cells.len());
    assert_eq!(cells[0]["nodes"], 82);
    // With what is known, and fewer depths, there is little left to do.
    let mut rest = long();
    rest["settings"]["depths"] = json!([1, 2]);
    rest["known"] = json!(cells[..1]);
    let events = client.ask(rest);
    let told = events.iter().filter(|event| event["event"] == "compared").count();
    assert_eq!((told, &events.last().unwrap()["ended"]), (1, &json!("complete")));
}

#[test]
fn a_tournament_tells_how_it_goes() {
    let server = Server::start();
    let players = ["random", "minimax:2", "engine:1"];
    let request = json!({"op": "tournament", "game": "5x5x4", "players": players, "games": 4});
    let events = server.connect().ask(request);
    assert_eq!(events[0]["event"], "played");
    let end = events.last().unwrap();
    assert_eq!((&end["event"], &end["done"]), (&json!("tournament"), &json!(12)));
    assert_eq!(end["table"]["standings"][2]["player"], "engine:1");
    assert!(end["games"]["text"].as_str().unwrap().starts_with("(;"));
}

#[test]
fn a_long_run_makes_room_for_others() {
    let server = Server::start();
    let mut client = server.connect();
    let mut long = long();
    long["settings"]["repeats"] = 100.into();
    client.send(long);
    until(&mut client, "compared");
    let mut other = server.connect();
    let game = json!({"game": "15x15x5", "moves": ["h8"]});
    let moved = other.answer(json!({"op": "move", "game": game, "player": "engine:9"}));
    assert_eq!(moved["event"], "moved");
    let end = until(&mut client, "comparison");
    assert_eq!((&end["ended"], &end["results"]["complete"]), (&json!("time"), &json!(false)));
}
