//! Who is let in, and what is at which path: connections, as many as there is room for and none that
//! sits idle; only pages of this server, by a name that is known to mean this server.
//!
//! Any page in the user's browser can send requests to a server on the user's machine. A foreign
//! page is told apart by its `Origin`, and one that lets its own name point to this machine by its
//! `Host`. Names that are IP addresses cannot be made to point elsewhere.

use super::{Server, assets, client};
use axum::Router;
use axum::extract::{Extension, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::OwnedSemaphorePermit;

/// A place among the connections, free again when dropped.
pub type Place = Arc<OwnedSemaphorePermit>;

/// How long a client may take to send a request, and to ask again.
const PATIENCE: Duration = Duration::from_secs(10);
/// Before trying again to take a connection when that failed.
const PAUSE: Duration = Duration::from_millis(50);

const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\n\
    Content-Length: 52\r\nRetry-After: 5\r\nConnection: close\r\n\r\n\
    Too many connections; close some or try again later\n";

/// Takes connections until the server goes away.
pub async fn accept(listener: TcpListener, server: Arc<Server>) {
    let app = app(Arc::clone(&server));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = server.closed() => return,
        };
        let Ok((stream, _)) = accepted else {
            // Out of file descriptors, or the client has gone already.
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        match Arc::clone(&server.places).try_acquire_owned() {
            Ok(place) => {
                tokio::spawn(serve(stream, app.clone(), Arc::clone(&server), Arc::new(place)));
            }
            Err(_) => {
                tokio::spawn(tokio::time::timeout(PATIENCE, refuse(stream)));
            }
        }
    }
}

async fn refuse(mut stream: TcpStream) {
    // Nothing can be done for a client that does not even read this.
    let _ = stream.write_all(FULL.as_bytes()).await;
    let _ = stream.shutdown().await;
}

/// Answers the requests of one connection.
async fn serve(stream: TcpStream, app: Router, server: Arc<Server>, place: Place) {
    let _ = stream.set_nodelay(true);
    let Ok(local) = stream.local_addr() else { return };
    let app = app.layer(Extension(place)).layer(Extension(Local(local)));
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = server.closed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// The whole site.
fn app(server: Arc<Server>) -> Router {
    Router::new()
        .route("/ws", get(client::upgrade))
        .route("/lan.svg", get(lan_code))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(get(assets::serve))
        .layer(from_fn_with_state(Arc::clone(&server), check_host))
        .layer(from_fn(add_headers))
        .with_state(server)
}

/// The QR code of the address for others, if there is one.
async fn lan_code(State(server): State<Arc<Server>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-cache")];
    match &server.lan {
        Some(lan) => (kind, lan.svg()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Scripts, styles and connections of this server's own and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// The address of this machine that a connection came in by.
#[derive(Clone, Copy, Debug)]
struct Local(SocketAddr);

/// The names by which this server may be called, beside its own addresses and those of loopback.
#[derive(Clone, Debug)]
pub struct Hosts(Vec<String>);

impl Hosts {
    pub fn new(names: Vec<String>) -> Hosts {
        Hosts(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Whether a `Host` means this server, whatever the port: it may be forwarded.
    fn allow(&self, host: &str, local: IpAddr) -> bool {
        let Ok(authority) = host.parse::<Authority>() else { return false };
        if host.contains('@') {
            return false;
        }
        let name = authority.host().to_ascii_lowercase();
        let name = name.strip_suffix('.').unwrap_or(&name);
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let is_own = match address {
            Ok(address) => address.is_loopback() || address.to_canonical() == local.to_canonical(),
            Err(_) => name == "localhost",
        };
        is_own || self.0.iter().any(|other| other == name)
    }
}

/// Turns away requests for another host.
async fn check_host(
    State(server): State<Arc<Server>>,
    Extension(Local(local)): Extension<Local>,
    request: Request,
    next: Next,
) -> Response {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let (host, other) = (hosts.next().and_then(|host| host.to_str().ok()), hosts.next());
    let is_allowed = |host: &str| server.hosts.allow(host, local.ip());
    let named_in_uri = request.uri().authority().map(Authority::as_str);
    if host.is_some_and(is_allowed) && other.is_none() && named_in_uri.is_none_or(is_allowed) {
        return next.run(request).await;
    }
    let advice = "This server does not answer to that name. \
        Start it with --allow-host NAME if it should.\n";
    (StatusCode::FORBIDDEN, advice).into_response()
}

/// Whether a request comes from a page of this server, or from no page at all.
pub fn is_own_page(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let (origin, other) = (origins.next(), origins.next());
    let Some(origin) = origin else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| {
        origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))
    });
    match (origin, host) {
        (Some(origin), Some(host)) => other.is_none() && origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Tells browsers to be strict.
async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_server_are_answered() {
        let hosts = Hosts::new(vec!["Games.example.org".to_owned()]);
        let local: IpAddr = "192.168.1.5".parse().unwrap();
        for host in [
            "localhost",
            "LOCALHOST:7575",
            "localhost.:80",
            "127.0.0.1:7575",
            "[::1]:7575",
            "192.168.1.5:7575",
            "games.example.org",
        ] {
            assert!(hosts.allow(host, local), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "192.168.1.6",
            "localhost@evil.example",
            "evil.example@localhost",
            "0.0.0.0",
            "a b",
        ] {
            assert!(!hosts.allow(host, local), "{host}");
        }
    }

    #[test]
    fn only_own_pages_may_connect() {
        let own = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_own_page(&headers)
        };
        assert!(own("localhost:7575", None));
        assert!(own("localhost:7575", Some("http://localhost:7575")));
        assert!(own("games.example.org", Some("https://games.example.org")));
        for origin in ["null", "http://localhost:8080", "http://evil.example", "file://", ""] {
            assert!(!own("localhost:7575", Some(origin)), "{origin}");
        }
    }
}
