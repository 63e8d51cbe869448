//! What all connections share.

use super::guard::Hosts;
use super::outbox::Room;
use super::pool::Pool;
use crate::cli::ServeArgs;
use service::{Bounds, Recordings};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How many connections there may be at once.
const MOST_CONNECTIONS: u32 = 512;
/// How often it is looked whether somebody has waited too long.
const LOOK: Duration = Duration::from_millis(250);

/// The one server of the process.
#[derive(Debug)]
pub struct Server {
    pub pool: Arc<Pool>,
    pub bounds: Bounds,
    /// Of the searches that were looked into last.
    pub recordings: Arc<Recordings>,
    /// For answers that are not read yet.
    pub large: Room,
    pub hosts: Hosts,
    clients: AtomicU64,
    places: Arc<Semaphore>,
    closing: watch::Sender<bool>,
}

/// A place among the connections, free again when dropped.
pub type Place = Arc<OwnedSemaphorePermit>;

impl Server {
    /// Starts the search threads.
    pub fn start(args: &ServeArgs) -> Arc<Server> {
        let bounds = Bounds::default();
        let threads = args.threads.unwrap_or_else(|| {
            std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
        });
        let recordings = Arc::new(Recordings::new());
        Arc::new(Server {
            pool: Pool::start(threads, args.hash, bounds, Arc::clone(&recordings)),
            bounds,
            recordings,
            large: Room::new(),
            hosts: Hosts::new(args.allow_host.clone()),
            clients: AtomicU64::new(0),
            places: Arc::new(Semaphore::new(MOST_CONNECTIONS as usize)),
            closing: watch::Sender::new(false),
        })
    }

    /// A place for a connection, if there is one.
    pub fn place(&self) -> Option<Place> {
        Arc::clone(&self.places).try_acquire_owned().ok().map(Arc::new)
    }

    /// A number that no other client has.
    pub fn new_client(&self) -> u64 {
        self.clients.fetch_add(1, Relaxed)
    }

    /// Tells everybody that the server goes away, and answers or refuses all searches.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.pool.close();
    }

    /// Waits until the server is told to go away.
    pub async fn closed(&self) {
        // The sender lives as long as this does.
        let _ = self.closing.subscribe().wait_for(|&closing| closing).await;
    }

    /// Waits until there are no connections.
    pub async fn all_gone(&self) {
        let _ = self.places.acquire_many(MOST_CONNECTIONS).await;
    }

    /// Sees to it that nobody waits for long because of somebody else's long search.
    pub async fn keep_hurrying(self: Arc<Server>) {
        loop {
            tokio::time::sleep(LOOK).await;
            self.pool.hurry();
        }
    }
}
