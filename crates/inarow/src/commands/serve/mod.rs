//! `inarow serve`: the page, and a server that thinks for it.
//!
//! From the outside in: `http` takes connections, turns strangers away and knows what is at which
//! path; `assets` are the files of the page; `client` talks to one page, `outbox` is what is still to
//! be sent to it; `lan` is the address for others; `pool` has the search threads, and `queue` decides whose turn it is. What the
//! requests mean is the business of the crate `protocol`.

mod assets;
mod client;
mod http;
mod lan;
mod outbox;
mod pool;
mod queue;

use crate::App;
use crate::values;
use anyhow::anyhow;
use clap::Args;
use gametree::Stop;
use http::Hosts;
use lan::Lan;
use outbox::Room;
use pool::Pool;
use protocol::{Bounds, Program, Recordings};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// The usual port.
const PORT: u16 = 7575;
/// The size of all tables together if nobody says, in megabytes.
const USUAL_HASH: &str = "96";
/// How many ports are tried if that one is taken, before any free one will do.
const NEXT: u16 = 10;
/// How many connections there may be at once.
const MOST_CONNECTIONS: u32 = 512;
/// The most records of more bytes than any other message that are read or written at once.
const MOST_LONG_RECORDS: usize = 4;
/// How often it is looked whether somebody has waited too long.
const LOOK: Duration = Duration::from_millis(250);
/// How long a closing server waits for its connections.
const FAREWELL: Duration = Duration::from_millis(900);

/// Play and analyse in the browser: serve the page, and think for it
///
/// Only programs on this machine can reach the server, unless --lan or --addr says otherwise. Several
/// people can use it at once, and it keeps nothing about them. Ctrl-C stops it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow serve                                 the same as inarow alone
  inarow serve --lan                           for everybody in the room, with a QR code
  inarow serve --no-open --addr 127.0.0.1:8080
  inarow serve --addr 0.0.0.0:7575 --allow-host games.lan    for everybody at home")]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:7575, or the next port that is free]
    #[arg(long, value_name = "IP:PORT", value_parser = parse)]
    addr: Option<SocketAddr>,

    /// Let others in the same network open the page too, and show its address and a QR code of it.
    /// There is no login and no encryption
    #[arg(long, conflicts_with = "addr")]
    lan: bool,

    /// Do not open the browser, only print the address
    #[arg(long)]
    no_open: bool,

    /// How many searches may run at once, 1 to 64 [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = values::threads)]
    threads: Option<usize>,

    /// The largest size of all transposition tables together
    #[arg(long, value_name = "MB", value_parser = values::megabytes, default_value = USUAL_HASH)]
    hash: usize,

    /// Another name by which browsers may call this server; may be given several times
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
}

pub fn run(app: &App, args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let told = |server: &Server, url: &str| {
        // At once: whoever reads only the address may have hung up before a second line.
        let name = app.name();
        let others = if args.lan { for_others(app, server.lan.as_ref()) } else { String::new() };
        out.write_all(format!("{name} is at {url}\n{others}Ctrl-C stops it.\n").as_bytes())?;
        Ok(out.flush()?)
    };
    block_on(serve(app, args, told, interrupted()))
}

/// Serves the page until `stop` is turned on, at `addr` or else at the usual port or a free one. `told`
/// gets the address of the page as soon as it can be opened.
pub fn run_until(
    app: &App,
    addr: Option<SocketAddr>,
    open: bool,
    stop: &Stop,
    told: impl FnOnce(&str),
) -> anyhow::Result<()> {
    let args = ServeArgs {
        addr,
        lan: false,
        no_open: !open,
        threads: None,
        hash: values::megabytes(USUAL_HASH).map_err(|error| anyhow!("--hash {error}"))?,
        allow_host: Vec::new(),
    };
    let stopped = async {
        while !stop.is_stopped() {
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    };
    let told = |_: &Server, url: &str| {
        told(url);
        Ok(())
    };
    block_on(serve(app, &args, told, stopped))
}

fn block_on(serving: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(4)
        .enable_all()
        .build()
        .map_err(|error| anyhow!("cannot start the server: {error}"))?;
    let served = runtime.block_on(serving);
    // A search that has not noticed yet that it is over ends with the process.
    runtime.shutdown_background();
    served
}

async fn serve(
    app: &App,
    args: &ServeArgs,
    told: impl FnOnce(&Server, &str) -> anyhow::Result<()>,
    end: impl Future<Output = anyhow::Result<()>>,
) -> anyhow::Result<()> {
    let ip = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let (listener, address) = bind(args.addr, ip)?;
    let listener = tokio::net::TcpListener::from_std(listener)
        .map_err(|error| anyhow!("cannot listen on {address}: {error}"))?;
    let server = Server::start(app, args, Lan::of(address));
    let url = url(address);
    told(&server, &url)?;
    if !args.no_open {
        open(&url);
    }
    let accepting = tokio::spawn(http::accept(listener, server.clone()));
    let hurried = server.clone();
    // Nobody waits for long because of somebody else's long search.
    let hurrying = tokio::spawn(async move {
        loop {
            tokio::time::sleep(LOOK).await;
            hurried.pool.hurry();
        }
    });
    end.await?;
    server.close();
    // Until there are no connections.
    let _ = tokio::time::timeout(FAREWELL, server.places.acquire_many(MOST_CONNECTIONS)).await;
    accepting.abort();
    hurrying.abort();
    // The port is free as soon as nobody accepts.
    let _ = accepting.await;
    let idle = async {
        while !server.pool.is_idle() {
            tokio::time::sleep(LOOK / 10).await;
        }
    };
    // Those that ask a program, or an interpreter that is about to go away, take a while to hear of it.
    let _ = tokio::time::timeout(FAREWELL, idle).await;
    Ok(())
}

/// What is told of the address for others in the network.
fn for_others(app: &App, lan: Option<&Lan>) -> String {
    match lan {
        Some(lan) => {
            let words = app.words.say("terminal-lan", &[("address", (&*lan.url).into())]);
            format!("{words}\n{}", lan.text())
        }
        None => format!("{}\n", app.words.say("terminal-lan-none", &[])),
    }
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

/// The one server of the process.
struct Server {
    program: Program,
    pool: Arc<Pool>,
    bounds: Bounds,
    /// Of the searches that were looked into last.
    recordings: Arc<Recordings>,
    /// For answers that are not read yet.
    large: Room,
    hosts: Hosts,
    /// The address for others in the network, if they can reach it.
    lan: Option<Lan>,
    /// The number of the next client.
    clients: AtomicU64,
    places: Arc<Semaphore>,
    /// For requests with long records: so many are read at once.
    long_records: Semaphore,
    closing: watch::Sender<bool>,
}

impl Server {
    /// Starts the search threads.
    fn start(app: &App, args: &ServeArgs, lan: Option<Lan>) -> Arc<Server> {
        let (program, bounds) = (app.program.clone(), Bounds::default());
        let threads = args.threads.unwrap_or_else(values::cores);
        let recordings = Arc::<Recordings>::default();
        let pool = Pool::start(&program, threads, args.hash, bounds, Arc::clone(&recordings));
        Arc::new(Server {
            program,
            pool,
            bounds,
            recordings,
            large: Room::new(),
            hosts: Hosts::new(args.allow_host.clone()),
            lan,
            clients: AtomicU64::new(0),
            places: Arc::new(Semaphore::new(MOST_CONNECTIONS as usize)),
            long_records: Semaphore::new(MOST_LONG_RECORDS),
            closing: watch::Sender::new(false),
        })
    }

    /// Tells everybody that the server goes away, and answers or refuses all searches.
    fn close(&self) {
        self.closing.send_replace(true);
        self.pool.close();
    }

    /// Waits until the server is told to go away.
    async fn closed(&self) {
        // The sender lives as long as this does.
        let _ = self.closing.subscribe().wait_for(|&closing| closing).await;
    }
}

/// Listens on the address given, or else on this one's first free port from the usual one.
fn bind(wanted: Option<SocketAddr>, ip: Ipv4Addr) -> anyhow::Result<(TcpListener, SocketAddr)> {
    let listener = match wanted {
        Some(address) => listen(address).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => anyhow!(
                "{address} is taken by another program; give another --addr, or none to use a free port"
            ),
            _ => anyhow!("cannot listen on {address}: {error}"),
        })?,
        None => {
            let local = |port| SocketAddr::from((ip, port));
            let ports = (PORT..PORT + NEXT).chain([0]);
            let free = ports.map(local).find_map(|address| listen(address).ok());
            free.ok_or_else(|| anyhow!("cannot listen on this machine: no port is free"))?
        }
    };
    let address = listener.local_addr().map_err(|error| anyhow!("cannot listen: {error}"))?;
    Ok((listener, address))
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// The address of the page, for a browser on this machine.
fn url(address: SocketAddr) -> String {
    let port = address.port();
    match address {
        address if address.ip().is_unspecified() => format!("http://localhost:{port}/"),
        address => format!("http://{address}/"),
    }
}

/// Reads `--addr`.
fn parse(text: &str) -> Result<SocketAddr, String> {
    let wanted = || {
        let text = values::quote(text);
        format!("must be IP:PORT, such as 127.0.0.1:8080 or [::1]:8080, got {text}")
    };
    match text.strip_prefix("localhost:") {
        Some(port) => {
            let port = port.parse::<u16>().map_err(|_| wanted())?;
            Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
        }
        None => text.parse().map_err(|_| wanted()),
    }
}

/// Opens the page if there is a screen to show it on. Says so if that does not work, since the
/// address has been printed anyway.
fn open(url: &str) {
    if !has_screen() {
        return;
    }
    if let Err(error) = open::that_detached(url) {
        let _ =
            writeln!(io::stderr(), "cannot open a browser ({error}); open the address yourself");
    }
}

/// Without a screen some systems would open a browser in the terminal.
fn has_screen() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_passed_over_unless_it_was_asked_for() {
        let (first, address) =
            bind(Some("127.0.0.1:0".parse().unwrap()), Ipv4Addr::LOCALHOST).unwrap();
        let taken = bind(Some(address), Ipv4Addr::LOCALHOST).unwrap_err().to_string();
        assert!(taken.contains(&address.to_string()) && taken.contains("--addr"), "{taken}");
        drop(first);
        let (_one, first) = bind(None, Ipv4Addr::LOCALHOST).unwrap();
        let (_two, second) = bind(None, Ipv4Addr::LOCALHOST).unwrap();
        assert_ne!(first, second);
        assert!(first.ip().is_loopback() && second.ip().is_loopback());
    }

    #[test]
    fn addresses_are_read_and_shown() {
        let read = |text| parse(text).map(url);
        assert_eq!(read("localhost:80").unwrap(), "http://127.0.0.1:80/");
        assert_eq!(read("[::1]:8080").unwrap(), "http://[::1]:8080/");
        assert_eq!(read("0.0.0.0:8080").unwrap(), "http://localhost:8080/");
        for text in ["", "80", "localhost", "example.org:80", "127.0.0.1:99999"] {
            assert!(parse(text).unwrap_err().contains("IP:PORT"), "{text}");
        }
    }
}
