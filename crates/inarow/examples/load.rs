//! Many clients play against one server at once: is every request answered, and how fast?
//!
//! ```text
//! cargo build --release && cargo run --release --example load -- 200 60 1000
//! ```
//!
//! Numbers: clients, seconds, and milliseconds each client thinks before its own move. Starts the
//! server that was built beside this program. Every client plays a game and against a level
//! of its own, with a request for the state after every move, as the page does.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};
use tungstenite::{Message, WebSocket};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What came of one request.
struct Outcome {
    /// What was asked.
    what: String,
    /// The last event, or the code of the error.
    answer: String,
    time: Duration,
}

fn main() -> Result<(), Failure> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let clients = numbers.next().transpose()?.unwrap_or(200);
    let seconds = numbers.next().transpose()?.unwrap_or(60);
    let pause = Duration::from_millis(numbers.next().transpose()?.unwrap_or(1000));
    let (mut server, address) = start()?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let (sender, outcomes) = channel();
    let playing: Vec<_> = (0..clients)
        .map(|number| {
            let (address, sender) = (address.clone(), sender.clone());
            std::thread::spawn(move || play(number, &address, end, pause, &sender))
        })
        .collect();
    drop(sender);
    let mut largest = 0;
    while Instant::now() < end {
        largest = largest.max(memory(&server));
        std::thread::sleep(Duration::from_millis(500));
    }
    let mut lost = 0;
    for client in playing {
        if let Err(failure) = client.join().map_err(|_| "a client panicked")? {
            lost += 1;
            println!("a client was lost: {failure}");
        }
    }
    report(outcomes.iter().collect());
    println!("{clients} clients, {lost} lost; the server took at most {largest} KB of memory");
    server.kill()?;
    server.wait()?;
    Ok(())
}

/// Starts the server and reads where it is.
fn start() -> Result<(Child, String), Failure> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(|folder| folder.parent()).ok_or("no folder")?;
    let mut server = Command::new(folder.join("inarow"))
        .args(["serve", "--no-open", "--addr", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).ok_or("no address")?;
    Ok((server, address.trim().trim_end_matches('/').to_owned()))
}

/// The memory a process has now, in KB, where the system tells.
fn memory(server: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id()));
    let status = status.unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Plays game after game until the end.
fn play(
    number: u64,
    address: &str,
    end: Instant,
    pause: Duration,
    outcomes: &Sender<Outcome>,
) -> Result<(), Failure> {
    let name = ["3x3x3", "7x6x4+gravity", "15x15x5", "reversi"][(number % 4) as usize];
    let level = 1 + number / 4 % 10;
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(120)))?;
    let (mut socket, _) = tungstenite::client::client(format!("ws://{address}/ws"), stream)
        .map_err(|error| error.to_string())?;
    let mut moves: Vec<String> = Vec::new();
    let mut chance = number;
    let mut id = 0;
    while Instant::now() < end {
        let mut ask = |what: &str, mut request: Value| {
            id += 1;
            request["id"] = id.into();
            let begin = Instant::now();
            let answer = answer(&mut socket, id, &request)?;
            let said = answer["code"].as_str().or(answer["event"].as_str()).unwrap_or_default();
            let (what, said) = (what.to_owned(), said.to_owned());
            outcomes.send(Outcome { what, answer: said, time: begin.elapsed() })?;
            Ok::<Value, Failure>(answer)
        };
        let game = json!({"game": name, "moves": moves});
        let state = ask("state", json!({"op": "state", "game": game}))?;
        let legal = state["scene"]["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
        if legal.is_empty() {
            moves.clear();
            continue;
        }
        let chosen = if moves.len().is_multiple_of(2) {
            std::thread::sleep(pause);
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            &legal[(chance >> 33) as usize % legal.len()]["name"]
        } else {
            let what = format!(
                "move {name} level {}",
                ["1-6", "7-9", "10"][usize::from(level > 6) + usize::from(level > 9)]
            );
            let request = json!({"op": "move", "game": game, "player": format!("engine:{level}"), "seed": number});
            &ask(&what, request)?["move"].clone()
        };
        // A refusal holds no move; then the same is asked again.
        moves.extend(chosen.as_str().map(str::to_owned));
    }
    let _ = socket.close(None);
    Ok(())
}

/// Sends a request and waits for its last event.
fn answer(socket: &mut WebSocket<TcpStream>, id: u64, request: &Value) -> Result<Value, Failure> {
    socket.send(Message::text(request.to_string()))?;
    loop {
        let Message::Text(text) = socket.read()? else { continue };
        let event: Value = serde_json::from_str(&text)?;
        if event["id"] == id && event["event"] != "thinking" && event["event"] != "moves" {
            return Ok(event);
        }
    }
}

/// Counts and times, by what was asked and what was answered.
fn report(outcomes: Vec<Outcome>) {
    let mut groups: BTreeMap<(String, String), Vec<Duration>> = BTreeMap::new();
    for outcome in outcomes {
        groups.entry((outcome.what, outcome.answer)).or_default().push(outcome.time);
    }
    println!(
        "{:<32} {:<9} {:>8} {:>9} {:>9} {:>9}",
        "asked", "answer", "number", "median", "99 %", "longest"
    );
    for ((what, answer), mut times) in groups {
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        let (median, most, longest) = (at(0.5), at(0.99), at(1.0));
        println!(
            "{what:<32} {answer:<9} {:>8} {median:>6.1} ms {most:>6.1} ms {longest:>6.1} ms",
            times.len()
        );
    }
}
