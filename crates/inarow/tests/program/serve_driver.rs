//! The real server on loopback, and clients that are tests.

use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// Nothing in these tests takes as long as this.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A running server. Ends with the test.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// What it said between its address and how to stop it.
    pub others: Vec<String>,
}

impl Server {
    /// With one search thread, on any free port.
    pub fn start() -> Server {
        Server::with(&["--threads", "1", "--hash", "16"])
    }

    pub fn with(args: &[&str]) -> Server {
        let mut all = vec!["serve", "--no-open", "--addr", "127.0.0.1:0"];
        all.extend(args);
        Server::run(&all)
    }

    pub fn run(args: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_inarow"))
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        let address = line.split("http://").nth(1).unwrap().trim_end_matches('/');
        let address = address.replace("localhost", "127.0.0.1").parse().unwrap();
        let said = lines.map_while(Result::ok).take_while(|line| !line.contains("Ctrl-C"));
        let others = said.collect();
        Server { child, address, others }
    }

    pub fn connect(&self) -> Client {
        Client::to(self.address, &[]).unwrap()
    }

    /// Whether it still answers.
    pub fn assert_alive(&mut self) {
        assert!(self.child.try_wait().unwrap().is_none(), "the server has ended");
        assert!(self.get("/healthz", &[]).starts_with("HTTP/1.1 200 "));
        let mut client = self.connect();
        let game = game("3x3x3", "b2");
        let last = client.ask(json!({"op": "state", "game": game})).pop().unwrap();
        assert_eq!(last["in_a_row"]["cells"], "....x....");
    }

    /// The answer to a request, as text; `gzip` and the like are not unpacked.
    pub fn get(&self, path: &str, headers: &[&str]) -> String {
        let host = format!("Host: {}", self.address);
        let own_host = headers.iter().any(|header| header.starts_with("Host:"));
        let headers = headers.iter().copied().chain((!own_host).then_some(host.as_str()));
        let headers = headers.map(|header| format!("{header}\r\n")).collect::<String>();
        let request = format!("GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
        String::from_utf8_lossy(&self.raw(request.as_bytes())).into_owned()
    }

    /// What comes back for these bytes until the server hangs up.
    pub fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.tcp();
        stream.write_all(bytes).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    pub fn tcp(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// The memory it has taken, in kilobytes.
    #[cfg(target_os = "linux")]
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Ctrl-C, and what it ends with.
    #[cfg(unix)]
    pub fn interrupt(mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "the server does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game as a request has it.
pub fn game(game: &str, moves: &str) -> Value {
    json!({"game": game, "moves": moves.split_whitespace().collect::<Vec<_>>()})
}

/// A search that goes on until it is stopped.
pub fn endless() -> Value {
    json!({"op": "analyse", "game": game("15x15x5", "h8 i9"), "lines": 1, "every_move": false,
        "limit": {}})
}

/// Reads on when a read is interrupted, as it is when the machine sleeps: a timeout makes the
/// system tell.
pub struct Connection(TcpStream);

impl Read for Connection {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => return result,
            }
        }
    }
}

impl Write for Connection {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A client of the protocol.
pub struct Client {
    socket: WebSocket<Connection>,
    next_id: u64,
}

impl Client {
    /// Connects with these headers added; or the status with which it is turned away.
    pub fn to(address: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Client, u16> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        for &(name, value) in headers {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        match tungstenite::client::client(request, Connection(stream)) {
            Ok((socket, _)) => Ok(Client { socket, next_id: 1 }),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(other) => panic!("{other}"),
        }
    }

    pub fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    pub fn send_message(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.socket.send(message)
    }

    /// Sends a request with a new id, which is returned.
    pub fn send(&mut self, mut request: Value) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = id.into();
        self.send_text(&request.to_string());
        id
    }

    /// The next event; none when the connection is over.
    pub fn event(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(error) => {
                    let late = matches!(&error, tungstenite::Error::Io(error)
                        if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut));
                    assert!(!late, "no event comes");
                    eprintln!("the connection is over: {error}");
                    return None;
                }
            }
        }
    }

    /// How many events come before the server asks whether anybody is there.
    pub fn events_before_ping(&mut self) -> usize {
        let mut events = 0;
        loop {
            match self.socket.read().unwrap() {
                Message::Ping(_) => return events,
                _ => events += 1,
            }
        }
    }

    /// The events of a request, the last one included. Those of others are dropped.
    pub fn events(&mut self, id: u64) -> Vec<Value> {
        let mut events = Vec::new();
        loop {
            let event = self.event().expect("the connection is over");
            if event["id"] == id {
                let on_the_way = [
                    "thinking",
                    "moves",
                    "searching",
                    "solving",
                    "reviewed",
                    "combing",
                    "comparing",
                    "compared",
                    "played",
                ];
                let more = on_the_way.iter().any(|name| event["event"] == *name);
                events.push(event);
                if !more {
                    return events;
                }
            }
        }
    }

    /// Sends a request and waits for all its events.
    pub fn ask(&mut self, request: Value) -> Vec<Value> {
        let id = self.send(request);
        self.events(id)
    }

    /// The last event of a request.
    pub fn answer(&mut self, request: Value) -> Value {
        self.ask(request).pop().unwrap()
    }

    /// Waits until a search is known to run.
    pub fn wait_for_thought(&mut self, id: u64) {
        while self.event().unwrap()["id"] != id {}
    }

    /// Hangs up without a word.
    pub fn vanish(self) {
        let _ = self.tcp().shutdown(Shutdown::Both);
    }

    pub fn tcp(&self) -> &TcpStream {
        &self.socket.get_ref().0
    }
}
