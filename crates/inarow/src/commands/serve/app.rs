//! What is at which path.

use super::server::Server;
use super::{assets, guard, socket};
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use std::sync::Arc;

/// The whole site.
pub fn app(server: Arc<Server>) -> Router {
    Router::new()
        .route("/ws", get(socket::upgrade))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(get(assets::serve))
        .layer(from_fn_with_state(Arc::clone(&server), guard::check_host))
        .layer(from_fn(guard::add_headers))
        .with_state(server)
}
