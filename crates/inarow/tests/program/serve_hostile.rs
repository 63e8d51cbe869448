//! The server under clients that mean it ill, or are broken: all of them are answered or hung up
//! on, and the server lives on.

use crate::serve_driver::{Client, PATIENCE, Server, endless, game};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::Message;

/// More than any of this should make it take: tables, threads, the page, and some room.
#[cfg(target_os = "linux")]
const MOST_MEMORY_KB: u64 = 250_000;

fn hint(rules: &str) -> Value {
    json!({"op": "hint", "game": game(rules, "")})
}

/// A frame of a client, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..=125 => bytes.push(0x80 | short as u8),
        long @ 126..=65535 => {
            bytes.push(0x80 | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
        longer => {
            bytes.push(0x80 | 127);
            bytes.extend((longer as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

const TEXT: u8 = 0x81;
const TEXT_TO_BE_CONTINUED: u8 = 0x01;
const CONTINUED: u8 = 0x00;

/// Reads until the other side hangs up, however it does that.
fn read_to_the_end(stream: &mut TcpStream) -> Vec<u8> {
    stream.set_read_timeout(Some(2 * PATIENCE)).unwrap();
    let mut seen = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return seen,
            Ok(length) => seen.extend(&buffer[..length]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                let late = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
                assert!(!late, "the server does not hang up");
                return seen;
            }
        }
    }
}

#[test]
fn nonsense_is_refused_and_the_connection_lives_on() {
    let mut server = Server::start();
    let mut client = server.connect();
    let nested = "[".repeat(30_000);
    let long_name = format!(r#"{{"id": 1, "op": "{}"}}"#, "x".repeat(50_000));
    let long_rules = format!(
        r#"{{"id": 1, "op": "state", "game": {{"game": "{}", "moves": []}}}}"#,
        "9".repeat(50_000)
    );
    let moves = vec!["a1"; 9000].join("\",\"");
    let many_moves =
        format!(r#"{{"id": 1, "op": "state", "game": {{"game": "3x3x3", "moves": ["{moves}"]}}}}"#);
    for (text, code) in [
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        ("[1, 2]", "malformed"),
        ("\u{0}", "malformed"),
        (&nested, "malformed"),
        (&long_name, "malformed"),
        (&long_rules, "rules"),
        (&many_moves, "limit"),
        (r#"{"id": "1", "op": "hello"}"#, "malformed"),
        (r#"{"id": 1.5, "op": "hello"}"#, "malformed"),
        (r#"{"id": 1e300, "op": "hello"}"#, "malformed"),
        (r#"{"id": 1, "op": 7}"#, "malformed"),
        (r#"{"id": 1, "op": "state", "game": 7}"#, "malformed"),
        (r#"{"id": 1, "op": "state", "game": {"game": 3, "moves": []}}"#, "malformed"),
        (r#"{"id": 1, "op": "state", "game": {"game": "3x3x3", "moves": [1]}}"#, "malformed"),
        (r#"{"id": 1, "op": "state", "game": {"game": "3x3x3", "moves": ["é"]}}"#, "move"),
        (r#"{"id": 1, "op": "hint", "game": {"game": "4294967297x3x3", "moves": []}}"#, "rules"),
        (r#"{"id": 1, "op": "hint", "game": {"game": "33x33x5", "moves": []}}"#, "rules"),
        (r#"{"id": 1, "op": "hint", "game": {"game": "3x3x-3", "moves": []}}"#, "rules"),
        (r#"{"id": 1, "op": "import", "text": "(;GM[4]SZ[999999999999]"}"#, "record"),
        (r#"{"id": 1, "op": "import", "text": "Piskvorky 99999x99999"}"#, "record"),
        (r#"{"id": 1, "op": "stop", "target": -1}"#, "malformed"),
    ] {
        client.send_text(text);
        let shown: String = text.chars().take(80).collect();
        let error = client.event().unwrap();
        assert_eq!((&error["event"], &error["code"]), (&json!("error"), &json!(code)), "{shown}");
        assert!(error["message"].as_str().unwrap().chars().count() <= 501, "{shown}");
    }
    client.send_message(Message::binary(vec![0; 1000])).unwrap();
    assert_eq!(client.event().unwrap()["code"], "malformed");
    assert_eq!(client.answer(json!({"op": "hello"}))["event"], "welcome");
    server.assert_alive();
}

#[test]
fn long_messages_are_refused_and_huge_ones_end_the_connection() {
    let mut server = Server::start();
    let mut client = server.connect();
    client.send_text(&" ".repeat(100_000));
    let error = client.event().unwrap();
    assert_eq!((&error["id"], &error["code"]), (&Value::Null, &json!("too_large")));
    assert_eq!(client.answer(json!({"op": "hello"}))["event"], "welcome");

    // A hundred megabytes in one frame, and in many.
    let megabyte = vec![b' '; 1 << 20];
    let mut header = vec![TEXT, 0x80 | 127];
    header.extend((100u64 << 20).to_be_bytes());
    header.extend([0; 4]);
    let mut in_one = vec![header];
    in_one.extend(std::iter::repeat_n(megabyte, 100));
    let mut in_many = vec![frame(TEXT_TO_BE_CONTINUED, b"{")];
    in_many.extend(std::iter::repeat_n(frame(CONTINUED, &[b' '; 65_000]), 1_600));
    for pieces in [in_one, in_many] {
        let mut stream = server.connect().tcp().try_clone().unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        let sent = pieces.iter().take_while(|piece| stream.write_all(piece).is_ok()).count();
        assert!(sent < pieces.len(), "all of it was taken");
        read_to_the_end(&mut stream);
        #[cfg(target_os = "linux")]
        assert!(server.memory() < MOST_MEMORY_KB, "{} KB", server.memory());
    }
    server.assert_alive();
}

/// A game as SGF with 990 variations of 20 moves each.
fn wide_record() -> String {
    let letter = |at: usize| char::from(b"abcdefghijklmnopqrstuvwxyzABCDEF"[at]);
    let stone = |ply: usize, cell: usize| {
        let colour = if ply.is_multiple_of(2) { 'B' } else { 'W' };
        format!(";{colour}[{}{}]", letter(cell % 32), letter(cell / 32))
    };
    let line =
        |at: usize| (1..=20).map(|ply| stone(ply, 1 + (at + ply) % 1023)).collect::<String>();
    let lines: String = (0..990).map(|at| format!("({})", line(at))).collect();
    format!("(;GM[4]SZ[32]RU[32x32x32]{}{lines})", stone(0, 0))
}

#[test]
fn records_may_be_longer_than_other_messages() {
    let mut server = Server::start();
    let mut client = server.connect();
    let comments: String = (0..250).map(|_| format!("C[{}]", "x".repeat(4000))).collect();
    let record = |text: &str| json!({"op": "import", "text": text});
    let answer = client.answer(record(&format!("(;GM[4]SZ[3];B[bb]{comments})")));
    assert_eq!((&answer["event"], &answer["moves"]), (&json!("game"), &json!(["b2"])));
    let wide = client.answer(record(&wide_record()));
    let nodes = wide["nodes"].as_array().unwrap().clone();
    assert_eq!(nodes.len(), 2 + 990 * 20);
    let export =
        json!({"op": "export", "game": game("32x32x32", ""), "format": "sgf", "nodes": nodes});
    assert_eq!(client.answer(export.clone())["event"], "file");
    // Nothing else may be so long, and no record any longer.
    let state = json!({"op": "state", "game": game("3x3x3", &"b2 ".repeat(60_000))});
    for long in [record(&"x".repeat(1 << 20)), state] {
        client.send(long);
        let error = client.event().unwrap();
        assert_eq!((&error["id"], &error["code"]), (&Value::Null, &json!("too_large")));
    }
    // A comment in a quarter of a million parts, and a long list of bytes; from many clients at once.
    let added = record(&format!("(;GM[4];{})", "C[a]".repeat(250_000)));
    let listed = json!({"op": "import", "text": "", "head": vec![0; 500_000]});
    let mut clients: Vec<Client> = (0..16).map(|_| server.connect()).collect();
    for client in &mut clients {
        for request in [&added, &listed, &export] {
            client.send(request.clone());
        }
    }
    for client in &mut clients {
        let answers: Vec<Value> = (0..3).map(|_| client.event().unwrap()).collect();
        let kinds: Vec<&str> = answers.iter().map(|it| it["event"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["error", "error", "file"], "{}", answers[0]);
    }
    #[cfg(target_os = "linux")]
    assert!(server.memory() < MOST_MEMORY_KB, "{} KB", server.memory());
    server.assert_alive();
}

#[test]
fn bytes_that_are_no_frames_end_the_connection() {
    let mut server = Server::start();
    for bytes in [
        &[0xFF; 64][..],                             // reserved bits, unknown kind
        &[TEXT, 2, b'{', b'}'],                      // not masked
        &frame(TEXT, &[0xC3, 0x28]),                 // not UTF-8
        &frame(CONTINUED, b"x"),                     // continues nothing
        &[0x89, 0x80 | 126, 0xFF, 0xFF, 0, 0, 0, 0], // a ping that is too long
    ] {
        let mut stream = server.connect().tcp().try_clone().unwrap();
        stream.write_all(bytes).unwrap();
        read_to_the_end(&mut stream);
    }
    server.assert_alive();
}

#[test]
fn ten_thousand_requests_at_once_are_each_answered_once() {
    const MANY: u64 = 10_000;
    let mut server = Server::start();
    let mut client = server.connect();
    let mut stream = client.tcp().try_clone().unwrap();
    let writing = std::thread::spawn(move || {
        for id in 1..=MANY {
            let mut request = if id % 2 == 0 { hint("4x4x4") } else { hint("3x3x3") };
            request["id"] = id.into();
            stream.write_all(&frame(TEXT, request.to_string().as_bytes())).unwrap();
        }
    });
    let mut answered = HashSet::new();
    let (mut hints, mut busy) = (0, 0);
    while answered.len() < MANY as usize {
        let event = client.event().unwrap();
        match (event["event"].as_str().unwrap(), event["code"].as_str()) {
            ("thinking", _) => continue,
            ("hint", _) => hints += 1,
            ("error", Some("busy")) => busy += 1,
            _ => panic!("{event}"),
        }
        assert!(answered.insert(event["id"].as_u64().unwrap()), "twice: {event}");
    }
    writing.join().unwrap();
    assert!(hints > 0 && hints + busy == MANY);
    server.assert_alive();
}

#[test]
fn a_client_that_does_not_read_cannot_fill_the_memory() {
    let mut server = Server::start();
    let mut stream = server.connect().tcp().try_clone().unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(2))).unwrap();
    let mut state = json!({"id": 1, "op": "state", "game": game("32x32x5", "")});
    let padding = " ".repeat(4000);
    // The answers would be 500 MB, the requests 200 MB: more than the system keeps for either.
    for id in 0..50_000 {
        state["id"] = id.into();
        if stream.write_all(&frame(TEXT, format!("{state}{padding}").as_bytes())).is_err() {
            break; // the server does not take more
        }
        assert!(id < 49_999, "all of it was taken");
    }
    #[cfg(target_os = "linux")]
    assert!(server.memory() < MOST_MEMORY_KB, "{} KB", server.memory());
    server.assert_alive();
}

#[test]
fn files_are_written_one_at_a_time() {
    let mut server = Server::start();
    let mut client = server.connect();
    // Few nodes with many cut moves each: about 5 MB.
    let tree = format!("(5 ({}1{}{}))", "(".repeat(20), ")".repeat(20), " 1".repeat(30_000));
    let search = json!({"game": game(&format!("tree:{tree}"), ""), "algorithm": "deepening"});
    let trace = json!({"op": "trace", "search": search, "format": "json"});
    let sent: HashSet<u64> = (0..6).map(|_| client.send(trace.clone())).collect();
    let (mut files, mut answered) = (0, HashSet::new());
    while answered.len() < sent.len() {
        let event = client.event().unwrap();
        match (event["event"].as_str().unwrap(), event["code"].as_str()) {
            ("file", _) => files += 1,
            ("error", Some("busy")) => {}
            _ => panic!("{event}"),
        }
        assert!(answered.insert(event["id"].as_u64().unwrap()), "twice: {event}");
    }
    assert!(answered == sent && (1..sent.len()).contains(&files), "{files}");
    assert_eq!(client.answer(trace)["event"], "file", "and then the next one");
    server.assert_alive();
}

#[test]
fn clients_that_do_not_read_files_cannot_fill_the_memory() {
    let mut server = Server::start();
    let tree = format!("(5 ({}1{}{}))", "(".repeat(45), ")".repeat(45), " 1".repeat(30_000));
    let search = json!({"game": game(&format!("tree:{tree}"), ""), "algorithm": "deepening"});
    let mut trace = json!({"op": "trace", "search": search, "format": "json"});
    let mut clients: Vec<Client> = (0..3).map(|_| server.connect()).collect();
    for id in 0..20 {
        trace["id"] = id.into();
        for client in &mut clients {
            // The server may read no more: then nothing is sent, which is as well.
            let timeout = Some(Duration::from_millis(50));
            client.tcp().set_write_timeout(timeout).unwrap();
            let _ = client.send_message(Message::text(trace.to_string()));
        }
        std::thread::sleep(Duration::from_millis(150));
        #[cfg(target_os = "linux")]
        assert!(server.memory() < MOST_MEMORY_KB, "{} KB", server.memory());
    }
    server.assert_alive();
}

#[test]
fn a_look_into_a_search_that_has_not_begun_is_stopped_at_once() {
    let mut server = Server::start();
    let mut other = server.connect();
    let running = other.send(endless());
    other.wait_for_thought(running);
    let mut client = server.connect();
    let search = json!({"game": game("32x32x5", ""), "algorithm": "minimax", "depth": 120});
    let look =
        client.send(json!({"op": "tree", "search": search, "node": 0, "from": 0, "count": 1}));
    let start = std::time::Instant::now();
    client.send(json!({"op": "stop", "target": look}));
    let last = client.events(look).pop().unwrap();
    assert_eq!((&last["event"], &last["code"]), (&json!("error"), &json!("stopped")));
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    server.assert_alive();
}

#[test]
fn other_pages_and_other_names_are_turned_away() {
    let mut server = Server::start();
    let own = format!("http://{}", server.address);
    let connect = |headers: &[(&'static str, &str)]| Client::to(server.address, headers).err();
    assert_eq!(connect(&[("origin", &own)]), None);
    for origin in ["http://evil.example", "null", "http://localhost:1", "https://127.0.0.1"] {
        assert_eq!(connect(&[("origin", origin)]), Some(403), "{origin}");
    }
    let rebound = [("host", "evil.example"), ("origin", "http://evil.example")];
    assert_eq!(connect(&rebound), Some(403));
    for path in ["/", "/ws", "/healthz", "/nothing"] {
        for host in ["evil.example", "localhost.evil.example", "8.8.8.8", ""] {
            let answer = server.get(path, &[&format!("Host: {host}")]);
            assert!(
                answer.starts_with("HTTP/1.1 403 ") || answer.starts_with("HTTP/1.1 400 "),
                "{path} {host}: {answer}"
            );
        }
    }
    for request in [
        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ] {
        let answer = String::from_utf8(server.raw(request.as_bytes())).unwrap();
        assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    server.assert_alive();
}

#[test]
fn bad_http_is_refused() {
    let mut server = Server::start();
    let long = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "a".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(100_000));
    for request in ["\r\n\r\nx y z\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", &long, &many] {
        let mut stream = server.tcp();
        let _ = stream.write_all(request.as_bytes());
        let answer = read_to_the_end(&mut stream);
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"));
    }
    let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 104857600\r\n\r\n";
    let mut stream = server.tcp();
    stream.write_all(post.as_bytes()).unwrap();
    let mut begin = [0; 12];
    stream.read_exact(&mut begin).unwrap();
    assert_eq!(&begin, b"HTTP/1.1 405");
    server.assert_alive();
}

#[test]
fn connections_that_say_nothing_are_closed() {
    let mut server = Server::start();
    let mut silent: Vec<TcpStream> = (0..50).map(|_| server.tcp()).collect();
    for stream in silent.iter_mut().skip(25) {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").unwrap();
    }
    server.assert_alive();
    for stream in &mut silent {
        read_to_the_end(stream);
    }
    server.assert_alive();
}

#[test]
fn a_page_that_no_longer_answers_is_let_go() {
    let mut server = Server::start();
    let mut client = server.connect();
    let running = client.send(endless());
    client.wait_for_thought(running);
    // Reads, but answers no ping: half the network is gone.
    let mut stream = client.tcp().try_clone().unwrap();
    read_to_the_end(&mut stream);
    server.assert_alive();
}

#[test]
fn too_many_connections_are_refused_politely() {
    let mut server = Server::start();
    // They say nothing, so nothing but their number can be the matter. The server has room for 512.
    let mut held: Vec<TcpStream> = (0..520).map(|_| server.tcp()).collect();
    for stream in &mut held[512..] {
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 503");
    }
    drop(held);
    // The places are free again as soon as the server has noticed.
    for _ in 0..100 {
        if server.get("/healthz", &[]).starts_with("HTTP/1.1 200 ") {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    server.assert_alive();
}
