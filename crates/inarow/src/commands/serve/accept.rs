//! Taking connections, as many as there is room for, and none that sits idle.

use super::app;
use super::guard::Local;
use super::server::{Place, Server};
use axum::{Extension, Router};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};

/// How long a client may take to send a request, and to ask again.
const PATIENCE: Duration = Duration::from_secs(10);
/// Before trying again to take a connection when that failed.
const PAUSE: Duration = Duration::from_millis(50);

const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\n\
    Content-Length: 52\r\nRetry-After: 5\r\nConnection: close\r\n\r\n\
    Too many connections; close some or try again later\n";

/// Takes connections until the server goes away.
pub async fn run(listener: TcpListener, server: Arc<Server>) {
    let app = app::app(Arc::clone(&server));
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
        match server.place() {
            Some(place) => {
                tokio::spawn(serve(stream, app.clone(), Arc::clone(&server), place));
            }
            None => {
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
