//! The program `inarow`: the built-in games and searches, and nothing else. See the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    inarow::App::new().run()
}
