//! The program under a manager that is a test.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing in these tests takes as long as this.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running brain.
pub struct Brain {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Brain {
    pub fn new() -> Brain {
        Brain::run(Path::new(env!("CARGO_BIN_EXE_inarow")), &["brain"])
    }

    /// A brain with a board and 50 ms for a move.
    pub fn started(size: usize) -> Brain {
        let mut brain = Brain::new();
        brain.send(&format!("START {size}\nINFO timeout_turn 50\n"));
        assert_eq!(brain.answer(), "OK");
        brain
    }

    pub fn run(program: &Path, args: &[&str]) -> Brain {
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if line.is_err() || sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Brain { child, input, answers }
    }

    /// The time the processor has spent on it, in the system's ticks of some 10 ms.
    #[cfg(target_os = "linux")]
    pub fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        // The name of the program, in brackets, may hold anything.
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        fields[11].parse().unwrap()
    }

    /// Sends this and nothing else, not even the end of a line.
    pub fn send(&mut self, text: &str) {
        self.send_bytes(text.as_bytes());
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// The next line of output.
    #[track_caller]
    pub fn answer(&mut self) -> String {
        self.answers.recv_timeout(PATIENCE).expect("no answer")
    }

    /// Sends a line, and the answer to it.
    #[track_caller]
    pub fn ask(&mut self, line: &str) -> String {
        self.send(&format!("{line}\r\n"));
        self.answer()
    }

    /// Sends a line that has to be refused.
    #[track_caller]
    pub fn refuses(&mut self, line: &str, part: &str) {
        let answer = self.ask(line);
        assert!(answer.starts_with("ERROR ") && answer.contains(part), "{line}: {answer}");
    }

    /// Sends a line, and the cell that is the answer.
    #[track_caller]
    pub fn ask_move(&mut self, line: &str) -> (usize, usize) {
        cell(&self.ask(line))
    }

    /// Asserts that nothing is said for a while.
    #[track_caller]
    pub fn is_silent(&mut self) {
        let said = self.answers.recv_timeout(Duration::from_millis(120));
        assert_eq!(said, Err(RecvTimeoutError::Timeout));
    }

    /// Closes the input.
    pub fn hang_up(&mut self) {
        self.input = None;
    }

    /// Asserts that the program ends well, soon, and without another word.
    #[track_caller]
    pub fn ends(mut self) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(2));
        };
        assert!(status.success());
        assert_eq!(self.answers.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected));
    }

    /// Memory in use, in kilobytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        // A failed test must not leave it running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads `x,y`.
#[track_caller]
pub fn cell(text: &str) -> (usize, usize) {
    let numbers = text.split_once(',').map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()));
    numbers.unwrap_or_else(|| panic!("not a cell: {text}"))
}
