//! The address by which others in the same network can open the page, as text and as a QR code.

use qrcode::{Color, QrCode};
use std::fmt::Write as _;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Empty modules around a code, as its standard wants them.
const MARGIN: usize = 4;

/// An address for others, with its code.
#[derive(Clone, Debug)]
pub struct Lan {
    pub url: String,
    /// How many modules a side of the code has, with the margin.
    side: usize,
    /// Which of them are dark, row by row.
    dark: Vec<bool>,
}

impl Lan {
    /// For a server that listens here: none if only this machine can reach it, or if it has no address
    /// in a network.
    pub fn of(listens: SocketAddr) -> Option<Lan> {
        let ip = listens.ip();
        Lan::at(listens, if ip.is_unspecified() { outward(ip.is_ipv6()) } else { Some(ip) })
    }

    /// The same where this is the address of the machine in its network.
    fn at(listens: SocketAddr, ip: Option<IpAddr>) -> Option<Lan> {
        let ip = ip?;
        (!ip.is_loopback()).then_some(())?;
        Lan::new(format!("http://{}/", SocketAddr::new(ip, listens.port())))
    }

    fn new(url: String) -> Option<Lan> {
        let code = QrCode::new(&url).ok()?;
        let inner = code.width();
        let side = inner + 2 * MARGIN;
        let mut dark = vec![false; side * side];
        for (index, color) in code.into_colors().into_iter().enumerate() {
            let (x, y) = (index % inner + MARGIN, index / inner + MARGIN);
            dark[y * side + x] = color == Color::Dark;
        }
        Some(Lan { url, side, dark })
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        self.dark.get(y * self.side + x).copied().unwrap_or(false)
    }

    /// The code for a terminal with light letters on dark ground: two rows of modules a line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for y in (0..self.side).step_by(2) {
            for x in 0..self.side {
                let below = y + 1 == self.side || !self.is_dark(x, y + 1);
                text.push(match (!self.is_dark(x, y), below) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
            text.push('\n');
        }
        text
    }

    /// The code as a drawing, dark on white in every theme: readers want it so.
    pub fn svg(&self) -> String {
        let side = self.side;
        let mut path = String::new();
        for y in 0..side {
            for x in (0..side).filter(|&x| self.is_dark(x, y)) {
                let _ = write!(path, "M{x} {y}h1v1h-1z");
            }
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
             shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" \
             fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>\n"
        )
    }
}

/// The address of this machine in its network: the one from which it would talk to others. Nothing is
/// sent, and the addresses asked about belong to nobody. By IPv6 only where the server listens to both
/// and there is no IPv4.
fn outward(with_ipv6: bool) -> Option<IpAddr> {
    let toward = |own: IpAddr, other: IpAddr| {
        let socket = UdpSocket::bind((own, 0)).ok()?;
        socket.connect((other, 9)).ok()?;
        let ip = socket.local_addr().ok()?.ip();
        (!ip.is_unspecified()).then_some(ip)
    };
    let ipv4 = toward(Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(198, 51, 100, 1).into());
    let documentation = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
    let ipv6 = || toward(Ipv6Addr::UNSPECIFIED.into(), documentation.into());
    ipv4.or_else(|| with_ipv6.then(ipv6).flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a reader sees in a picture of these modules, each some pixels wide.
    fn decoded(side: usize, is_dark: impl Fn(usize, usize) -> bool) -> String {
        const PIXELS: usize = 4;
        let mut picture =
            rqrr::PreparedImage::prepare_from_greyscale(side * PIXELS, side * PIXELS, |x, y| {
                if is_dark(x / PIXELS, y / PIXELS) { 0 } else { 255 }
            });
        let [code] = &picture.detect_grids()[..] else { panic!("one code is expected") };
        code.decode().unwrap().1
    }

    #[test]
    fn the_code_is_the_address() {
        for address in ["192.168.1.5:7575", "10.0.0.1:80", "[fd00::12:3456]:65535"] {
            let lan = Lan::of(address.parse().unwrap()).unwrap();
            assert_eq!(lan.url, format!("http://{address}/"));
            assert_eq!(decoded(lan.side, |x, y| lan.is_dark(x, y)), lan.url);
            // As it is printed.
            let text = lan.text();
            let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
            let printed = |x: usize, y: usize| match rows[y / 2][x] {
                '█' => false,
                '▀' => y % 2 == 1,
                '▄' => y.is_multiple_of(2),
                _ => true,
            };
            assert_eq!(decoded(lan.side, printed), lan.url);
            // As it is drawn.
            let svg = lan.svg();
            let drawn = |x: usize, y: usize| svg.contains(&format!("M{x} {y}h1v1h-1z"));
            assert_eq!(decoded(lan.side, drawn), lan.url);
        }
    }

    #[test]
    fn what_only_this_machine_reaches_has_no_code() {
        for address in ["127.0.0.1:7575", "[::1]:7575"] {
            assert!(Lan::of(address.parse().unwrap()).is_none(), "{address}");
        }
    }

    #[test]
    fn a_server_on_every_address_tells_that_of_its_network() {
        let url = |listens: &str, ip: Option<&str>| {
            let ip = ip.map(|ip| ip.parse().unwrap());
            Lan::at(listens.parse().unwrap(), ip).map(|lan| lan.url)
        };
        let on_all = |ip| url("0.0.0.0:7575", ip);
        assert_eq!(on_all(Some("192.168.1.5")).as_deref(), Some("http://192.168.1.5:7575/"));
        assert_eq!(url("[::]:80", Some("fd00::2")).as_deref(), Some("http://[fd00::2]:80/"));
        assert_eq!((on_all(None), on_all(Some("127.0.0.1"))), (None, None));
        // Whatever network this machine is in, the address that listens is never what is told.
        let told = |ip: IpAddr| !ip.is_unspecified();
        assert!(outward(true).is_none_or(told) && outward(false).is_none_or(|ip| ip.is_ipv4()));
    }
}
