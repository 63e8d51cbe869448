//! `inarow serve`: the page, and a server that thinks for it.
//!
//! From the outside in: `accept` takes connections, `guard` turns strangers away, `assets` are the
//! files of the page, `socket` talks to one page, `desk` knows its requests, `outbox` what is still
//! to be sent to it, `pool` has the search threads; `lanes` and `fair` decide whose turn it is. What the
//! requests mean is the business of the crate `service`.

mod accept;
mod address;
mod app;
mod assets;
mod browser;
mod desk;
mod fair;
mod guard;
mod job;
mod lanes;
mod outbox;
mod pool;
mod server;
mod socket;

pub use address::parse as address;

use crate::cli::ServeArgs;
use anyhow::Context;
use server::Server;
use std::io::Write;
use std::time::Duration;

/// How long a closing server waits for its connections.
const FAREWELL: Duration = Duration::from_millis(900);

pub fn run(args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(4)
        .enable_all()
        .build()
        .map_err(|error| anyhow::anyhow!("cannot start the server: {error}"))?;
    let served = runtime.block_on(serve(args, out));
    // A search that has not noticed yet that it is over ends with the process.
    runtime.shutdown_background();
    served
}

async fn serve(args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (listener, address) = address::bind(args.addr)?;
    let listener = tokio::net::TcpListener::from_std(listener)
        .map_err(|error| anyhow::anyhow!("cannot listen on {address}: {error}"))?;
    let server = Server::start(args);
    let url = address::url(address);
    // At once: whoever reads only the address may have hung up before a second line.
    out.write_all(format!("inarow is at {url}\nCtrl-C stops it.\n").as_bytes())?;
    out.flush()?;
    if !args.no_open {
        browser::open(&url);
    }
    let accepting = tokio::spawn(accept::run(listener, server.clone()));
    let hurrying = tokio::spawn(server.clone().keep_hurrying());
    interrupted().await.context("cannot wait for Ctrl-C")?;
    server.close();
    let _ = tokio::time::timeout(FAREWELL, server.all_gone()).await;
    accepting.abort();
    hurrying.abort();
    Ok(())
}

/// Waits for Ctrl-C, or for being asked to end.
async fn interrupted() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}
