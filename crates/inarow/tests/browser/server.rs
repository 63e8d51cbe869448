//! The real server, as a program of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running server. Ends when it is dropped.
pub struct Server {
    program: PathBuf,
    /// Options besides the usual ones.
    options: Vec<String>,
    child: Child,
    /// Kept open, so that the server can go on printing.
    _output: BufReader<ChildStdout>,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub address: String,
}

impl Server {
    /// Starts `inarow serve` on any free port.
    pub fn start(program: &Path) -> Server {
        Server::at(program, "127.0.0.1:0", Vec::new())
    }

    fn at(program: &Path, address: &str, options: Vec<String>) -> Server {
        let mut child = Command::new(program)
            .args(["serve", "--no-open", "--threads", "2", "--hash", "32", "--addr", address])
            .args(&options)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.trim().split("http://").nth(1).unwrap().trim_end_matches('/');
        let address = address.to_owned();
        Server { program: program.to_owned(), options, child, _output: output, address }
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
        *self = Server::at(&program, &format!("0.0.0.0:{port}"), Vec::new());
        self.address = address;
    }

    /// Starts another one on the same port.
    pub fn restart(&mut self) {
        let options = self.options.clone();
        self.restart_with(options);
    }

    /// Starts another one on the same port, with these options.
    pub fn restart_with(&mut self, options: Vec<String>) {
        self.kill();
        let (program, address) = (self.program.clone(), self.address.clone());
        *self = Server::at(&program, &address, options);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
