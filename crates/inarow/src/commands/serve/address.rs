//! Where the server listens.

use anyhow::anyhow;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};

/// The usual port.
pub const PORT: u16 = 7575;
/// How many ports are tried if that one is taken, before any free one will do.
const NEXT: u16 = 10;

/// Listens on the address given, or else on the first free port from the usual one on.
pub fn bind(wanted: Option<SocketAddr>) -> anyhow::Result<(TcpListener, SocketAddr)> {
    let listener = match wanted {
        Some(address) => listen(address).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => anyhow!(
                "{address} is taken by another program; give another --addr, or none to use a free port"
            ),
            _ => anyhow!("cannot listen on {address}: {error}"),
        })?,
        None => {
            let local = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
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
pub fn url(address: SocketAddr) -> String {
    let port = address.port();
    match address {
        address if address.ip().is_unspecified() => format!("http://localhost:{port}/"),
        address => format!("http://{address}/"),
    }
}

/// Reads `--addr`.
pub fn parse(text: &str) -> Result<SocketAddr, String> {
    let wanted = || {
        let text = crate::values::quote(text);
        format!("{text} is not an address; write IP:PORT such as 127.0.0.1:8080 or [::1]:8080")
    };
    match text.strip_prefix("localhost:") {
        Some(port) => {
            let port = port.parse::<u16>().map_err(|_| wanted())?;
            Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
        }
        None => text.parse().map_err(|_| wanted()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_passed_over_unless_it_was_asked_for() {
        let (first, address) = bind(Some("127.0.0.1:0".parse().unwrap())).unwrap();
        let taken = bind(Some(address)).unwrap_err().to_string();
        assert!(taken.contains(&address.to_string()) && taken.contains("--addr"), "{taken}");
        drop(first);
        let (_one, first) = bind(None).unwrap();
        let (_two, second) = bind(None).unwrap();
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
