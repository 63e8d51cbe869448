//! The real server, as a program of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running server. Ends when it is dropped.
pub struct Server {
    program: PathBuf,
    child: Child,
    /// Kept open, so that the server can go on printing.
    _output: BufReader<ChildStdout>,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub address: String,
}

impl Server {
    /// Starts `inarow serve` on any free port.
    pub fn start(program: &Path) -> Server {
        Server::at(program, "127.0.0.1:0")
    }

    fn at(program: &Path, address: &str) -> Server {
        let mut child = Command::new(program)
            .args(["serve", "--no-open", "--threads", "2", "--hash", "32", "--addr", address])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.trim().split("http://").nth(1).unwrap().trim_end_matches('/');
        let address = address.to_owned();
        Server { program: program.to_owned(), child, _output: output, address }
    }

    /// Ends it without a word, as a crash would.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts another one on the same port that others in the network can reach too.
    pub fn restart_for_others(&mut self) {
        self.kill();
        let (program, address) = (self.program.clone(), self.address.clone());
        let port = address.rsplit(':').next().unwrap_or_default();
        *self = Server::at(&program, &format!("0.0.0.0:{port}"));
        self.address = address;
    }

    /// Starts another one on the same port.
    pub fn restart(&mut self) {
        self.kill();
        let (program, address) = (self.program.clone(), self.address.clone());
        *self = Server::at(&program, &address);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
