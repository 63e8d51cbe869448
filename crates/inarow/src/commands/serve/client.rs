//! One client: reads its requests, knows which of them are not answered yet, writes its events,
//! notices when it is gone.

use super::Server;
use super::http::{Place, is_own_page};
use super::outbox::{Kind, Outbox, Outgoing, Room};
use super::pool::Job;
use crate::locked;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, Stream, StreamExt};
use protocol::{Code, Event, Refusal, Request, Stop, Stopped};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// A message longer than this ends the connection. One that is only longer than the bounds allow
/// is answered.
const LARGEST: usize = 1280 << 10;
/// A client that is silent as long is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(10);
/// How long it may take to say so.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// How long a message to it may take.
const SLOW: Duration = Duration::from_secs(20);
/// How long a closing server waits for the searches of a client.
const LAST_ANSWERS: Duration = Duration::from_millis(500);
/// And for the client to take the answers.
const GOODBYE: Duration = Duration::from_millis(300);

/// Lets a page in.
pub async fn upgrade(
    State(server): State<Arc<Server>>,
    Extension(place): Extension<Place>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if !is_own_page(&headers) {
        let advice = "Only the page of this server may connect.\n";
        return (StatusCode::FORBIDDEN, advice).into_response();
    }
    socket.max_message_size(LARGEST).max_frame_size(LARGEST).on_upgrade(move |socket| async move {
        talk(socket, server).await;
        drop(place);
    })
}

async fn talk(socket: WebSocket, server: Arc<Server>) {
    let (sink, stream) = socket.split();
    let desk = Arc::new(Desk::new(server.clients.fetch_add(1, Relaxed), server.large.clone()));
    let mut writing = tokio::spawn(write(sink, Arc::clone(&desk)));
    let farewell = tokio::select! {
        farewell = read(stream, &desk, &server) => farewell,
        _ = &mut writing => Farewell::Gone,
    };
    if matches!(farewell, Farewell::Closing) {
        let _ = tokio::time::timeout(LAST_ANSWERS, desk.cleared()).await;
    }
    // Nobody waits for the rest.
    server.pool.withdraw(desk.client, None);
    desk.stop_all();
    desk.outbox.close();
    if !matches!(farewell, Farewell::Gone) {
        let _ = tokio::time::timeout(GOODBYE, &mut writing).await;
    }
    writing.abort();
}

/// Why a conversation ends.
enum Farewell {
    /// The client has gone, or can no longer be reached.
    Gone,
    /// It has said something that cannot be read on after.
    Refused,
    /// The server goes away.
    Closing,
}

/// Sends what is in the outbox. Ends when that is closed and empty, or when the client does not take
/// it.
async fn write(mut sink: SplitSink<WebSocket, Message>, desk: Arc<Desk>) {
    while let Some(outgoing) = desk.outbox.next().await {
        let (message, room) = match outgoing {
            Outgoing::Ping => (Message::Ping(Default::default()), None),
            Outgoing::Event { text, room } => (Message::Text(text.into()), room),
        };
        match tokio::time::timeout(SLOW, sink.send(message)).await {
            Ok(Ok(())) => drop(room),
            _ => return,
        }
    }
    let frame = CloseFrame { code: close_code::AWAY, reason: "goodbye".into() };
    let _ = tokio::time::timeout(GOODBYE, sink.send(Message::Close(Some(frame)))).await;
}

/// Reads requests until the conversation ends.
async fn read(
    mut stream: SplitStream<WebSocket>,
    desk: &Arc<Desk>,
    server: &Arc<Server>,
) -> Farewell {
    loop {
        let message = tokio::select! {
            // What has arrived is answered, if only with a refusal.
            biased;
            message = next(&mut stream, &desk.outbox) => message,
            () = server.closed() => return Farewell::Closing,
        };
        match message {
            Some(Ok(Message::Text(text))) => receive(text.as_str(), desk, server).await,
            Some(Ok(Message::Binary(_))) => {
                let message = "a request is a text message, not a binary one";
                refuse(desk, None, Code::Malformed, message);
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(_))) | None => return Farewell::Gone,
            Some(Err(error)) if error.to_string().contains("too long") => {
                refuse(desk, None, Code::TooLarge, &format!("{error} bytes; goodbye"));
                return Farewell::Refused;
            }
            Some(Err(_)) => return Farewell::Gone,
        }
    }
}

/// The next message, once there is room for an answer; nothing if the client does not even answer
/// when it is asked. It is asked however late: after a machine has slept, nobody has been heard of
/// for long.
async fn next<T>(stream: &mut (impl Stream<Item = T> + Unpin), outbox: &Outbox) -> Option<T> {
    outbox.room().await;
    if let Ok(message) = tokio::time::timeout(SILENCE, stream.next()).await {
        return message;
    }
    outbox.ping();
    tokio::time::timeout(SIGN_OF_LIFE, stream.next()).await.ok().flatten()
}

fn refuse(desk: &Desk, id: Option<u64>, code: Code, message: &str) {
    desk.answer(id, &Event::Error(Refusal::new(code, message)));
}

/// Answers a request, or passes it on to those who search.
async fn receive(text: &str, desk: &Arc<Desk>, server: &Arc<Server>) {
    // A long record takes many times its length while it is read.
    let _turn = match text.len() > server.bounds.message {
        true => server.long_records.acquire().await.ok(),
        false => None,
    };
    let most = protocol::most_bytes(text, &server.bounds);
    if text.len() > most {
        let message = format!("{} bytes are too many; a message has at most {most}", text.len());
        return refuse(desk, None, Code::TooLarge, &message);
    }
    let protocol::Message { id, request } = match protocol::Message::read(text) {
        Ok(message) => message,
        Err(wrong) => return desk.answer(wrong.id, &Event::Error(wrong.refusal)),
    };
    match request {
        Request::Stop { target } => stop(id, target, desk, server),
        request if request.is_search() && request.looks_into().is_none() => {
            search(id, request, desk, server);
        }
        request => {
            let shared = Arc::clone(server);
            let answer = tokio::task::spawn_blocking(move || {
                let Server { program, bounds, recordings, .. } = &*shared;
                let found = protocol::look_up(&request, program, bounds, recordings);
                (request, found)
            });
            match answer.await {
                Ok((_, Some(mut event))) => {
                    if let Event::Welcome(welcome) = &mut event {
                        welcome.lan = server.lan.as_ref().map(|lan| lan.url.clone());
                    }
                    desk.answer(Some(id), &event);
                }
                Ok((request, None)) => search(id, request, desk, server),
                Err(_) => refuse(desk, Some(id), Code::Internal, "that failed; please report it"),
            }
        }
    }
}

/// Puts a search into the queue.
fn search(id: u64, request: Request, desk: &Arc<Desk>, server: &Server) {
    let is_file = matches!(request, Request::Trace { .. } | Request::Report { .. });
    let stop = match desk.open(id, is_file) {
        Ok(stop) => stop,
        Err(refusal) => return desk.answer(Some(id), &Event::Error(refusal)),
    };
    let job = Job { desk: Arc::clone(desk), id, request, stop };
    if let Err(refusal) = server.pool.submit(job) {
        desk.finish(id, &Event::Error(refusal));
    }
}

/// Stops a search. One that has not begun is answered right away.
fn stop(id: u64, target: u64, desk: &Arc<Desk>, server: &Arc<Server>) {
    let found = desk.stop(target);
    desk.answer(Some(id), &Event::Stopped(Stopped { target, found }));
    for job in server.pool.withdraw(desk.client, Some(target)) {
        let (program, bounds) = (server.program.clone(), server.bounds);
        tokio::task::spawn_blocking(move || job.answer_stopped(program, bounds));
    }
}

/// How many searches a client may have running and waiting at once.
pub const MOST_SEARCHES: usize = 8;

/// A request that is not answered yet.
#[derive(Debug)]
struct Open {
    stop: Stop,
    /// Whether the answer is a file of many bytes.
    is_file: bool,
}

/// Shared by the client's connection and the search threads.
#[derive(Debug)]
pub struct Desk {
    /// A number of its own.
    pub client: u64,
    pub outbox: Outbox,
    open: Mutex<HashMap<u64, Open>>,
    answered: Notify,
}

impl Desk {
    pub fn new(client: u64, large: Room) -> Desk {
        let (open, answered) = Default::default();
        Desk { client, outbox: Outbox::new(large), open, answered }
    }

    /// Takes a search in, and gives it its switch. Of those whose answer is a file there is one at a
    /// time, and only for clients that read.
    pub fn open(&self, id: u64, is_file: bool) -> Result<Stop, Refusal> {
        let mut open = locked(&self.open);
        let busy = |message: &str| Err(Refusal::new(Code::Busy, message));
        if open.contains_key(&id) {
            let message = format!("another request with the id {id} is still running");
            return Err(Refusal::new(Code::DuplicateId, message));
        }
        if open.len() >= MOST_SEARCHES {
            return busy(&format!(
                "{MOST_SEARCHES} searches of yours are running or waiting; stop one or wait"
            ));
        }
        if is_file && open.values().any(|open| open.is_file) {
            return busy("another file of yours is still being written; wait for it");
        }
        if is_file && self.outbox.is_full() {
            return busy("you have not read all answers yet; read them and ask again");
        }
        let stop = Stop::new();
        open.insert(id, Open { stop: stop.clone(), is_file });
        Ok(stop)
    }

    /// Stops a search; whether there was one.
    pub fn stop(&self, id: u64) -> bool {
        locked(&self.open).get(&id).map(|open| open.stop.stop()).is_some()
    }

    /// Stops everything.
    pub fn stop_all(&self) {
        locked(&self.open).values().for_each(|open| open.stop.stop());
    }

    /// Tells something about a search that goes on.
    pub fn update(&self, id: u64, event: &Event) {
        let kind = match event {
            Event::Moves(_) => Kind::Moves,
            Event::Compared(_) => Kind::Part,
            _ => Kind::Thinking,
        };
        self.outbox.put(id, kind, protocol::write(Some(id), event));
    }

    /// Answers a search for good. From now on its id is free again.
    pub fn finish(&self, id: u64, last: &Event) {
        locked(&self.open).remove(&id);
        self.answer(Some(id), last);
        self.answered.notify_one();
    }

    /// Answers a request that was no search. A large answer that has no room beside those of other
    /// clients is refused instead.
    pub fn answer(&self, id: Option<u64>, event: &Event) {
        if !self.outbox.put_last(id, protocol::write(id, event)) {
            let message = "too many large answers wait to be read; try again in a while";
            let refusal = Event::Error(Refusal::new(Code::Busy, message));
            self.outbox.put_last(id, protocol::write(id, &refusal));
        }
    }

    /// Waits until every search is answered.
    pub async fn cleared(&self) {
        while !locked(&self.open).is_empty() {
            self.answered.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;
    use tokio::time::{advance, sleep};

    /// Somebody who says something after so many seconds.
    fn after(seconds: u64) -> impl Stream<Item = &'static str> + Unpin {
        let word = async move {
            sleep(Duration::from_secs(seconds)).await;
            "here"
        };
        Box::pin(stream::once(word))
    }

    #[tokio::test(start_paused = true)]
    async fn silence_is_asked_for_a_sign_of_life() {
        for (seconds, heard, asked) in [(9, true, false), (24, true, true), (26, false, true)] {
            let outbox = Outbox::new(Room::new());
            let word = next(&mut after(seconds), &outbox).await;
            assert_eq!(word.is_some(), heard, "{seconds}");
            outbox.close();
            let ping = matches!(outbox.next().await, Some(Outgoing::Ping));
            assert_eq!(ping, asked, "{seconds}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_let_go_because_the_server_slept() {
        let outbox = Outbox::new(Room::new());
        let (sender, receiver) = tokio::sync::oneshot::channel();
        let mut answers = Box::pin(stream::once(receiver));
        let client = async {
            advance(Duration::from_secs(3600)).await;
            assert!(matches!(outbox.next().await, Some(Outgoing::Ping)));
            sender.send("here").unwrap();
        };
        let (word, ()) = tokio::join!(next(&mut answers, &outbox), client);
        assert_eq!(word, Some(Ok("here")));
    }

    #[test]
    fn files_are_written_one_at_a_time_and_for_those_who_read() {
        let desk = Desk::new(1, Room::new());
        let code = |id, is_file| desk.open(id, is_file).err().map(|refusal| refusal.code);
        assert_eq!(code(1, true), None);
        assert_eq!(code(2, true), Some(Code::Busy));
        assert_eq!(code(2, false), None);
        let text = "x".repeat(300 << 10);
        let file = protocol::File { name: String::new(), mime: String::new(), text };
        desk.finish(1, &Event::File(file));
        assert_eq!(code(1, true), Some(Code::Busy), "it is not read yet");
        assert_eq!(code(1, false), None);
    }
}
