//! `inarow brain`: the strong player under a manager, by the Gomocup protocol.
//!
//! One thread reads, so that a request to stop or to leave is seen while the other one thinks.

mod command;
mod game;
mod inbox;
mod moves;
mod session;
mod settings;

use anyhow::anyhow;
use inbox::Inbox;
use session::Session;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread;

pub fn run(out: &mut impl Write) -> anyhow::Result<()> {
    let inbox = Arc::new(Inbox::default());
    let filled = Arc::clone(&inbox);
    // Not waited for: it may be waiting for a line that never comes.
    thread::Builder::new()
        .name("reader".to_owned())
        .spawn(move || filled.fill(io::stdin().lock()))
        .map_err(|error| anyhow!("cannot start a thread: {error}"))?;
    Ok(Session::new(&inbox, out).run()?)
}
