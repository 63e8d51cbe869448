//! The server as the page sees it: every request, its events and its last event.

use crate::serve_driver::{Client, Server, endless, game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn level(rules: &str, moves: &str, level: u64) -> Value {
    json!({"op": "move", "game": game(rules, moves), "player": format!("engine:{level}")})
}

/// A move that takes its time, and so waits with the long searches.
fn timed(ms: u64) -> Value {
    json!({"op": "move", "game": game("15x15x5", "h8 i9"), "player": format!("engine:{ms}ms")})
}

#[test]
fn hello_tells_what_there_is() {
    let welcome = Server::start().connect().answer(json!({"op": "hello"}));
    assert_eq!(welcome["event"], "welcome");
    assert_eq!(welcome["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&welcome["levels"], &welcome["limits"]["cells"]), (&json!(10), &json!(1024)));
    assert_eq!(welcome["limits"]["lines"], 20);
    assert!(welcome["limits"]["ms"].as_u64() >= Some(1000));
    let algorithms = welcome["algorithms"].as_array().unwrap();
    let named = |name: &str| algorithms.iter().find(|one| one["name"] == name).unwrap().clone();
    let traits = |one: Value| ["needs_depth", "takes_window", "view"].map(|key| one[key].clone());
    assert_eq!(traits(named("alpha-beta")), [json!(true), json!(true), json!("tree")]);
    assert_eq!(traits(named("mcts")), [json!(false), json!(false), json!("mcts")]);
    let families = welcome["games"].as_array().unwrap();
    let ids: Vec<&str> = families.iter().filter_map(|family| family["id"].as_str()).collect();
    assert_eq!(ids, ["in-a-row", "reversi", "draughts", "dots"]);
}

#[test]
fn state_is_everything_the_page_shows() {
    let server = Server::start();
    let mut client = server.connect();
    let state = client.answer(json!({"op": "state", "game": game("3x3x3", "b2 a1 a3 b1 c1")}));
    assert_eq!(state["event"], "state");
    let (scene, board) = (&state["scene"], &state["in_a_row"]);
    assert_eq!((&board["cells"], &board["dead"]), (&json!("x...x.oox"), &json!(false)));
    assert_eq!(scene["outcome"], json!({"winner": "x"}));
    assert_eq!(scene["wins"], json!([["a3", "b2", "c1"]]));
    assert_eq!((&scene["side"], &scene["moves"]), (&Value::Null, &json!([])));
    assert_eq!(state["played"][4], json!({"name": "c1", "side": "x", "path": ["c1"]}));
    let begun =
        json!({"game": "7x6x4+gravity", "first": "o", "moves": ["d1", "d2", "c1", "c2", "e1"]});
    let state = client.answer(json!({"op": "state", "game": begun}));
    let (scene, board) = (&state["scene"], &state["in_a_row"]);
    assert_eq!((&scene["side"], &board["gravity"]), (&json!("x"), &json!(true)));
    assert_eq!(scene["moves"].as_array().unwrap().len(), 7);
    let wins = json!({"cell": "b1", "side": "o", "kind": "wins"});
    assert!(board["threats"].as_array().unwrap().contains(&wins), "{state}");
    let reversi = client.answer(json!({"op": "state", "game": game("reversi:6", "c2")}));
    assert_eq!((&reversi["family"], &reversi["in_a_row"]), (&json!("reversi"), &Value::Null));
    assert_eq!(reversi["scene"]["kind"], "squares");
}

#[test]
fn every_kind_of_player_moves() {
    let server = Server::start();
    let mut client = server.connect();
    // X has to stop a1 b1.
    let moves = "b2 a1 a3 b1";
    for player in [
        "engine:10",
        "engine:4d",
        "engine:200ms",
        "exact",
        "alpha-beta:5:line-power",
        "pns:outcome",
        "mtdf",
        "mcts:5000n",
    ] {
        let request = json!({"op": "move", "game": game("3x3x3", moves), "player": player});
        let events = client.ask(request);
        let moved = events.last().unwrap();
        assert_eq!((&moved["event"], &moved["move"]), (&json!("moved"), &json!("c1")), "{moved}");
        assert!(moved["value"].as_str().unwrap().starts_with('X'), "{player}: {moved}");
        assert_eq!((&moved["line"][0], &moved["ended"]), (&json!("c1"), &json!("complete")));
        assert!(moved["nodes"].is_u64() && moved["time_ms"].is_number());
    }
}

#[test]
fn the_same_request_has_the_same_answer() {
    let server = Server::with(&["--threads", "2", "--hash", "16"]);
    let mut client = server.connect();
    let mut answer = |request: &Value| {
        let mut moved = client.answer(request.clone());
        for different in ["id", "time_ms"] {
            moved.as_object_mut().unwrap().remove(different);
        }
        moved
    };
    let request = |number| {
        let mut request = level("15x15x5", "h8 i9 g9", number);
        request["seed"] = 7.into();
        request
    };
    for number in [1, 3, 5, 7, 8] {
        let first = answer(&request(number));
        answer(&level("15x15x4", "h8 i9", 7)); // other rules, the same cells
        assert_eq!(answer(&request(number)), first);
    }
}

#[test]
fn noughts_and_crosses_are_a_draw_and_every_cell_says_why() {
    let server = Server::start();
    let mut client = server.connect();
    let request = |moves: &str, lines: u64| {
        json!({"op": "analyse", "game": game("3x3x3", moves), "lines": lines, "every_move": true,
            "limit": {"ms": 20_000}})
    };
    let events = client.ask(request("", 3));
    let analysed = events.last().unwrap();
    assert_eq!((&analysed["event"], &analysed["ended"]), (&json!("analysed"), &json!("complete")));
    let draw = json!("=");
    assert_eq!(analysed["lines"].as_array().unwrap().len(), 3);
    assert_eq!(analysed["values"].as_array().unwrap().len(), 9);
    for told in ["lines", "values"] {
        assert!(analysed[told].as_array().unwrap().iter().all(|one| one["value"] == draw));
    }
    let kinds: Vec<&str> = events.iter().filter_map(|event| event["event"].as_str()).collect();
    assert!(kinds.contains(&"thinking") && kinds.contains(&"moves"), "{kinds:?}");
    // After a corner only the centre holds.
    let analysed = client.answer(request("a1", 1));
    for one in analysed["values"].as_array().unwrap() {
        let winner = if one["move"] == "b2" { '=' } else { 'X' };
        assert!(one["value"].as_str().unwrap().starts_with(winner), "{one}");
    }
}

#[test]
fn an_analysis_streams_and_keeps_its_limits() {
    let server = Server::start();
    let mut client = server.connect();
    let game = game("15x15x5", "h8 i9 g9 i7 i8 g8 h7 j8 h9 h6");
    let request = json!({"op": "analyse", "game": game, "lines": 4, "every_move": true,
        "limit": {"depth": 4, "ms": 20_000}});
    let events = client.ask(request);
    let thoughts: Vec<&Value> = events.iter().filter(|e| e["event"] == "thinking").collect();
    assert!(!thoughts.is_empty());
    for thought in &thoughts {
        assert_eq!(thought["lines"].as_array().unwrap().len(), 4);
        assert!((0.0..=1.0).contains(&thought["share"].as_f64().unwrap()));
        assert!(thought["nodes"].as_u64() > Some(0) && thought["nps"].is_u64());
    }
    let analysed = events.last().unwrap();
    assert_eq!((&analysed["depth"], &analysed["ended"]), (&json!(4), &json!("complete")));
    assert_eq!(analysed["values"].as_array().unwrap().len(), 225 - 10);
    assert!(events.iter().any(|event| event["event"] == "moves"));
    let request = json!({"op": "analyse", "game": game, "lines": 1, "every_move": false,
        "limit": {"nodes": 2000}});
    let analysed = client.answer(request);
    assert_eq!((&analysed["ended"], &analysed["values"]), (&json!("nodes"), &Value::Null));
}

#[test]
fn hints_have_reasons() {
    let server = Server::start();
    let mut client = server.connect();
    for (rules, moves, mv, code) in [
        ("3x3x3", "b2 a1 a3 b1", Some("c1"), "wins_now"),
        ("3x3x3", "a1 b2 c1", Some("b1"), "blocks_win"),
        ("3x3x3", "a1", Some("b2"), "draws"),
        ("15x15x5", "h8 a1 i8 a3 j8 a5 k8", None, "delays"),
        ("15x15x5", "h8 a1 i8 a3 j8 o15", None, "wins_by_fours"),
        ("15x15x5", "h8 a1 i8 a3 j8", None, "stops_three"),
    ] {
        let hint = client.answer(json!({"op": "hint", "game": game(rules, moves)}));
        assert_eq!(
            (&hint["event"], &hint["reason"]["code"]),
            (&json!("hint"), &json!(code)),
            "{hint}"
        );
        assert!(mv.is_none_or(|mv| hint["move"] == mv), "{hint}");
        assert_eq!(hint["line"][0], hint["move"]);
    }
}

#[test]
fn records_come_back_as_they_went() {
    let server = Server::start();
    let mut client = server.connect();
    let moves = ["h8", "i9", "g9"];
    let game = json!({"game": "15x15x5+exact", "first": "o", "moves": moves});
    for format in ["psq", "sgf"] {
        let names = json!({"x": "Anna", "o": "Bořivoj"});
        let file =
            client.answer(json!({"op": "export", "game": game, "format": format, "names": names}));
        assert_eq!(file["event"], "file");
        assert!(file["name"].as_str().unwrap().ends_with(format));
        let text = &file["text"];
        let again = client.answer(json!({"op": "import", "text": text, "name": file["name"]}));
        assert_eq!((&again["event"], &again["moves"]), (&json!("game"), &json!(moves)), "{again}");
        assert_eq!((&again["game"], &again["first"]), (&game["game"], &game["first"]));
        assert_eq!((&again["names"], &again["result"]), (&names, &Value::Null));
        let unnamed = client.answer(json!({"op": "import", "text": text}));
        assert_eq!(unnamed["moves"], json!(moves));
    }
    let file = client.answer(json!({"op": "export", "game": game, "format": "position"}));
    assert!(file["text"].as_str().unwrap().starts_with("15x15x5+exact 15/"), "{file}");
    let refused = client.answer(json!({"op": "import", "text": "hello", "name": "game.txt"}));
    assert_eq!((&refused["event"], &refused["code"]), (&json!("error"), &json!("record")));
}

#[test]
fn a_stopped_search_answers_with_what_it_has() {
    let server = Server::start();
    let mut client = server.connect();
    let running = client.send(endless());
    client.wait_for_thought(running);
    let waiting = client.send(endless()); // there is one thread only
    for target in [waiting, running] {
        let stop = client.send(json!({"op": "stop", "target": target}));
        let mut seen = [false, false];
        while seen != [true, true] {
            let event = client.event().unwrap();
            if event["id"] == stop {
                assert_eq!((&event["event"], &event["found"]), (&json!("stopped"), &json!(true)));
                seen[0] = true;
            } else if event["id"] == target && event["event"] == "analysed" {
                assert_eq!(event["ended"], "stopped");
                assert_eq!(event["lines"].as_array().unwrap().len(), 1);
                seen[1] = true;
            }
        }
    }
    let stopped = client.answer(json!({"op": "stop", "target": 12345}));
    assert_eq!((&stopped["found"], &stopped["target"]), (&json!(false), &json!(12345)));
}

/// Who is told something all the time only listens, and is heard of by answers to pings alone.
#[test]
fn somebody_who_is_told_a_lot_is_asked_for_a_sign_of_life_too() {
    let server = Server::start();
    let mut client = server.connect();
    client.send(json!({"op": "solve", "game": game("8x8x5", "")}));
    assert!(client.events_before_ping() > 3);
    assert!(client.events_before_ping() > 3);
}

#[test]
fn what_is_quick_does_not_wait_for_searches() {
    let server = Server::start();
    let mut client = server.connect();
    let running = client.send(endless());
    client.wait_for_thought(running);
    let state = client.answer(json!({"op": "state", "game": game("3x3x3", "")}));
    assert_eq!(state["event"], "state");
    for quick in [level("3x3x3", "b2", 10), level("15x15x5", "h8", 3)] {
        assert_eq!(client.answer(quick)["event"], "moved");
    }
    // The only thread for long searches has never stopped.
    let stopped = client.answer(json!({"op": "stop", "target": running}));
    assert_eq!(stopped["found"], true);
}

#[test]
fn a_client_that_goes_away_stops_its_searches() {
    let server = Server::start();
    for polite in [true, false] {
        let mut gone = server.connect();
        let running = gone.send(endless());
        gone.wait_for_thought(running);
        for _ in 0..5 {
            gone.send(endless());
        }
        if polite {
            drop(gone)
        } else {
            gone.vanish()
        }
        // Each of the searches would have taken the only thread for a minute.
        let begin = Instant::now();
        let moved = server.connect().answer(timed(50));
        assert_eq!(moved["event"], "moved");
        assert!(begin.elapsed() < Duration::from_secs(20));
    }
}

#[test]
fn clients_take_turns() {
    let server = Server::start();
    let (mut greedy, mut modest) = (server.connect(), server.connect());
    let first = greedy.send(timed(400));
    greedy.wait_for_thought(first);
    let rest: Vec<u64> = (0..6).map(|_| greedy.send(timed(400))).collect();
    let moved = modest.answer(timed(50));
    assert_eq!(moved["event"], "moved");
    // The greedy one has been served once or twice by now, not seven times.
    let last = *rest.last().unwrap();
    let stopped = greedy.send(json!({"op": "stop", "target": last}));
    assert_eq!(greedy.events(stopped).pop().unwrap()["found"], true);
}

#[test]
fn a_long_search_makes_room_for_others() {
    let server = Server::start();
    let (mut long, mut short) = (server.connect(), server.connect());
    let running = long.send(endless());
    long.wait_for_thought(running);
    // The search may take a minute; as somebody waits it has to end before.
    let begin = Instant::now();
    assert_eq!(short.answer(timed(50))["event"], "moved");
    assert!(begin.elapsed() < Duration::from_secs(25));
    assert_eq!(long.events(running).pop().unwrap()["ended"], "time");
}

#[test]
fn every_refusal_has_its_code() {
    let server = Server::start();
    let mut client = server.connect();
    let over = game("3x3x3", "b2 a1 a3 b1 c1");
    let analyse = |lines: u64, limit: Value| {
        json!({"op": "analyse", "game": game("3x3x3", ""), "lines": lines, "every_move": false,
            "limit": limit})
    };
    for (request, code) in [
        (json!({"op": "dance"}), "malformed"),
        (json!({"op": "state"}), "malformed"),
        (json!({"op": "hello", "more": 1}), "malformed"),
        (json!({"op": "state", "game": game("3x3", "")}), "rules"),
        (json!({"op": "state", "game": game("99999999999x3x3", "")}), "rules"),
        (json!({"op": "state", "game": game("3x3x3", "b2 b2")}), "move"),
        (json!({"op": "hint", "game": over}), "over"),
        (level("3x3x3", "", 11), "limit"),
        (level("3x3x3", "", 0), "limit"),
        (analyse(0, json!({})), "limit"),
        (analyse(21, json!({})), "limit"),
        (analyse(1, json!({"ms": 0})), "limit"),
        (json!({"op": "move", "game": game("15x15x5", ""), "player": "exact"}), "limit"),
        (json!({"op": "move", "game": game("3x3x3", ""), "player": "magic:1"}), "limit"),
    ] {
        let error = client.answer(request.clone());
        assert_eq!((&error["event"], &error["code"]), (&json!("error"), &json!(code)), "{request}");
        assert!(!error["message"].as_str().unwrap().is_empty());
        assert_eq!(error["at"].as_u64(), (code == "move").then_some(1));
    }
    let running = client.send(endless());
    let mut again = endless();
    again["id"] = running.into();
    client.send_text(&again.to_string());
    loop {
        let event = client.event().unwrap();
        if event["event"] == "error" {
            assert_eq!((&event["id"], &event["code"]), (&json!(running), &json!("duplicate_id")));
            break;
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_answers_everybody_and_ends_well() {
    let server = Server::start();
    let mut client = server.connect();
    let running = client.send(endless());
    client.wait_for_thought(running);
    let waiting = client.send(endless());
    // Requests are read in turn, so that one has been read as well when this one is answered.
    client.answer(json!({"op": "state", "game": game("3x3x3", "")}));
    let idle = server.connect();
    let half_open = server.tcp();
    let begin = Instant::now();
    let ended = std::thread::spawn(move || server.interrupt());
    let mut last = Vec::new();
    while let Some(event) = client.event() {
        if event["event"] != "thinking" {
            last.push((event["id"].clone(), event["code"].clone(), event["ended"].clone()));
        }
    }
    let status = ended.join().unwrap();
    assert!(status.success() && begin.elapsed() < Duration::from_secs(10), "{status}");
    last.sort_by_key(|(id, ..)| id.as_u64());
    let expected = [
        (json!(running), Value::Null, json!("stopped")),
        (json!(waiting), json!("closing"), Value::Null),
    ];
    assert_eq!(last, expected);
    drop((idle, half_open));
}

#[test]
fn a_restarted_server_answers_the_same() {
    let answer = || Server::start().connect().answer(level("15x15x5", "h8 i9 g9", 7));
    let (first, second) = (answer(), answer());
    assert_eq!((&first["move"], &first["nodes"]), (&second["move"], &second["nodes"]));
}

#[test]
fn without_a_command_the_page_is_served() {
    let server = Server::run(&["--no-open", "--addr", "127.0.0.1:0"]);
    assert!(server.get("/", &[]).starts_with("HTTP/1.1 200 OK\r\n"));
    let taken = std::process::Command::new(env!("CARGO_BIN_EXE_inarow"))
        .args(["--no-open", "--addr", &server.address.to_string()])
        .output()
        .unwrap();
    assert_eq!(taken.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&taken.stderr).contains("taken by another program"));
}

#[test]
fn the_page_comes_with_headers_and_is_kept_by_browsers() {
    let server = Server::start();
    let page = server.get("/", &[]);
    let (head, body) = page.split_once("\r\n\r\n").unwrap();
    let head = head.to_ascii_lowercase();
    for part in [
        "content-type: text/html; charset=utf-8",
        "content-security-policy: default-src 'none'; script-src 'self';",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cache-control: no-cache",
        "vary: accept-encoding",
    ] {
        assert!(head.contains(part), "{part}: {head}");
    }
    assert!(body.contains("<html"));
    let tag = page.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = server.get("/index.html", &[&format!("If-None-Match: {tag}")]);
    assert!(again.starts_with("HTTP/1.1 304 "), "{again}");
    assert!(again.contains(tag) && again.ends_with("\r\n\r\n"));
    let packed = server.get("/", &["Accept-Encoding: br, gzip"]);
    assert!(packed.to_ascii_lowercase().contains("content-encoding: gzip\r\n"));
    assert!(!packed.contains("<html"));
    for path in ["/nothing", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd"] {
        let answer = server.get(path, &[]);
        assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
        assert!(answer.to_ascii_lowercase().contains("content-security-policy"));
    }
    assert!(server.get("/healthz", &[]).ends_with("\r\n\r\nok\n"));
}

#[test]
fn the_words_of_the_page_are_served_like_its_files() {
    let server = Server::start();
    let list = server.get("/lang/index.json", &[]);
    let (head, body) = list.split_once("\r\n\r\n").unwrap();
    assert!(head.to_ascii_lowercase().contains("content-type: application/json"), "{head}");
    let list: Value = serde_json::from_str(body).unwrap();
    assert_eq!(list[0]["code"], "en");
    for language in list.as_array().unwrap() {
        let path = format!("/lang/{}.ftl", language["code"].as_str().unwrap());
        let catalogue = server.get(&path, &[]);
        assert!(catalogue.starts_with("HTTP/1.1 200 ") && catalogue.contains("\nnav-play = "));
        let tag = catalogue.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let again = server.get(&path, &[&format!("If-None-Match: {tag}")]);
        assert!(again.starts_with("HTTP/1.1 304 "), "{again}");
        let packed = server.get(&path, &["Accept-Encoding: gzip"]);
        assert!(packed.to_ascii_lowercase().contains("content-encoding: gzip\r\n"));
    }
    assert!(server.get("/lang/de.ftl", &[]).starts_with("HTTP/1.1 404 "));
}

#[test]
fn another_name_has_to_be_allowed() {
    let server = Server::with(&["--allow-host", "games.lan"]);
    assert!(server.get("/", &["Host: games.lan"]).starts_with("HTTP/1.1 200 "));
    let headers = [("host", "games.lan"), ("origin", "https://games.lan")];
    assert!(Client::to(server.address, &headers).is_ok());
}

#[test]
fn others_in_the_network_may_come_by_its_address_only() {
    let server = Server::run(&["serve", "--no-open", "--lan", "--threads", "1", "--hash", "16"]);
    let welcome = server.connect().answer(json!({"op": "hello"}));
    let url = welcome["lan"].as_str();
    // On a machine without a network the server is still asked, by the address that it has.
    let own = server.address.to_string();
    let lan = url.map_or(&*own, |url| url.trim_start_matches("http://").trim_end_matches('/'));
    let get = |headers: &str| {
        let mut stream = std::net::TcpStream::connect(lan).unwrap();
        let request = format!("GET /lan.svg HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        std::io::Write::write_all(&mut stream, request.as_bytes()).unwrap();
        let mut answer = String::new();
        std::io::Read::read_to_string(&mut stream, &mut answer).unwrap();
        answer
    };
    let code = get(&format!("Host: {lan}\r\n"));
    match url {
        Some(url) => {
            assert!(server.others[0].contains(url), "{:?}", server.others);
            assert!(server.others.len() > 10 && server.others[1].starts_with('█'));
            assert!(code.starts_with("HTTP/1.1 200 ") && code.contains("image/svg+xml"), "{code}");
            assert!(code.contains("<svg"));
        }
        None => {
            assert!(server.others[0].contains("no address in a network"), "{:?}", server.others);
            assert!(code.starts_with("HTTP/1.1 404 "), "{code}");
        }
    }
    // A name that somebody lets point to this machine, and a neighbour's address.
    for host in ["evil.example", "evil.example:7575", "203.0.113.9:7575", "0.0.0.0:7575"] {
        assert!(get(&format!("Host: {host}\r\n")).starts_with("HTTP/1.1 403 "), "{host}");
    }
    let origin = format!("http://{lan}");
    let address = lan.parse().unwrap();
    assert!(Client::to(address, &[("host", lan), ("origin", &origin)]).is_ok());
    assert!(Client::to(address, &[("host", lan), ("origin", "http://evil.example")]).is_err());
    // Only this machine: neither code nor address.
    let local = Server::start();
    assert_eq!(local.connect().answer(json!({"op": "hello"}))["lan"], json!(null));
    assert!(local.get("/lan.svg", &[]).starts_with("HTTP/1.1 404 "));
}

#[test]
fn a_search_is_looked_into_and_its_pages_do_not_wait() {
    let server = Server::start();
    let mut client = server.connect();
    let search = json!({"game": game("15x15x5", "h8 i9"), "algorithm": "alpha-beta", "depth": 2});
    let tree = json!({"op": "tree", "search": search, "node": 0, "from": 0, "count": 5});
    let page = client.answer(tree.clone());
    assert_eq!((&page["event"], &page["node"]["id"]), (&json!("tree"), &json!(0)));
    assert_eq!(page["children"].as_array().unwrap().len(), 5);
    let mut steps = json!({"op": "steps", "search": search, "from": 0, "count": 2});
    assert_eq!(client.answer(steps.clone())["events"][0]["kind"], "enter");
    steps["seek"] = "next_cut".into();
    let cut = client.answer(steps)["events"][0].clone();
    assert_eq!(cut["kind"], "cut");
    // The only thread is busy from now on.
    let mut other = server.connect();
    other.send(endless());
    std::thread::sleep(Duration::from_millis(300));
    let start = Instant::now();
    let mut again = client.answer(tree);
    again["id"] = page["id"].clone();
    assert_eq!(again, page);
    let why = json!({"op": "why", "search": search, "node": cut["node"]});
    assert_eq!(client.answer(why)["event"], "why");
    let small = json!({"game": game("tree:(3 (5 -2))", ""), "algorithm": "pvs"});
    let file = client.answer(json!({"op": "trace", "search": small, "format": "html"}));
    assert_eq!(file["mime"], "text/html");
    let costs = json!({"op": "costs", "game": game("3x3x3", "b2"), "algorithm": "minimax"});
    assert_eq!(client.answer(costs)["exact"], true);
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    let wrong = json!({"op": "tree", "search": {"game": game("tree:(", ""), "algorithm": "pvs"}, "node": 0,
        "from": 0, "count": 5});
    assert_eq!(client.answer(wrong)["code"], "rules");
}
