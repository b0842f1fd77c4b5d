//! A phone's WebSocket: carries the messages of one session, and keeps greedy,
//! silent and broken clients from harming the others.
//!
//! What they mean and how they are sealed is the table's affair.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    Extension,
    extract::{
        State,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use table::{
    host::Host,
    outbox::{Body, Frame, Outbox, Outgoings},
    session::Session,
    trouble::Trouble,
    wire::LONGEST_MESSAGE,
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::{Instant, MissedTickBehavior, interval, sleep_until, timeout},
};

use crate::{
    guard::{self, AllowedHosts},
    rate::Bucket,
};

/// What is read before a socket is given up. The table says what is too long
/// when it has opened it; this is so much more that it can.
const LONGEST: usize = 2 * LONGEST_MESSAGE;
/// Between two pings of the socket.
const PING: Duration = Duration::from_secs(15);
const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// A reader that takes nothing for so long is gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// A socket that is closed with something unread is reset, and then the other
/// side never reads why: so what still comes is read for a while.
const LINGER: Duration = Duration::from_secs(1);

#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// All sockets together.
    pub connections: usize,
    /// Those that have not proved who they are.
    pub unknown: usize,
    /// Connections that have not become a socket.
    pub requests: usize,
    /// Messages of one socket in a second; for a moment it may be twice that.
    pub messages_per_second: u32,
    /// How long a silent socket is believed in. Phones that sleep fall silent
    /// and come back by themselves.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        // Six players with two devices each at a handful of tables.
        Limits {
            connections: 256,
            unknown: 128,
            requests: 512,
            // Clock pings come every 50 ms before a countdown; all else is taps.
            messages_per_second: 50,
            silence: Duration::from_secs(40),
        }
    }
}

impl Limits {
    fn bucket(&self) -> Bucket {
        let rate = self.messages_per_second.max(1);
        Bucket::new(2 * rate, Duration::from_secs(1) / rate, std::time::Instant::now())
    }
}

/// What all sockets share.
#[derive(Clone)]
pub struct Sockets {
    host: Host,
    hosts: AllowedHosts,
    /// Told whenever the list of hosts changes.
    hosts_changed: watch::Receiver<()>,
    limits: Limits,
    places: Arc<Semaphore>,
    unknown: Arc<Unknown>,
}

impl Sockets {
    pub fn new(
        host: Host,
        hosts: AllowedHosts,
        hosts_changed: watch::Receiver<()>,
        limits: Limits,
    ) -> Sockets {
        Sockets {
            host,
            hosts,
            hosts_changed,
            limits,
            places: Arc::new(Semaphore::new(limits.connections)),
            unknown: Arc::new(Unknown::new(limits.unknown)),
        }
    }
}

/// The route's handler.
pub async fn upgrade(
    State(sockets): State<Sockets>,
    Extension(asked): Extension<guard::Host>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(place) = sockets.places.clone().try_acquire_owned() else {
        let full = format!("{}\n", Trouble::TooManyDevices);
        return (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "2")], full)
            .into_response();
    };
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        // The defaults are made for bulk data and cost more than a table.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| carry(socket, sockets, asked, place))
}

async fn carry(
    socket: WebSocket,
    sockets: Sockets,
    asked: guard::Host,
    _place: OwnedSemaphorePermit,
) {
    let (session, outgoings) = Session::start(sockets.host.clone());
    let mut carrier = Carrier { socket, session, outgoings, heard: Instant::now() };
    let unknown = sockets.unknown.clone();
    let number = unknown.enter(&carrier.session);
    carrier.run(sockets, asked, number).await;
    unknown.leave(number);
    carrier.session.close().await;
}

struct Carrier {
    socket: WebSocket,
    session: Session,
    outgoings: Outgoings,
    heard: Instant,
}

impl Carrier {
    async fn run(&mut self, mut sockets: Sockets, asked: guard::Host, number: u64) {
        let hello_until = Instant::now() + HELLO_WITHIN;
        let mut bucket = sockets.limits.bucket();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        sockets.hosts_changed.mark_unchanged();
        loop {
            tokio::select! {
                frame = self.outgoings.next() => match frame {
                    Some(frame) => {
                        if !self.send_frame(frame).await {
                            return;
                        }
                    }
                    None => return,
                },
                message = self.socket.recv() => {
                    let message = match message {
                        Some(Ok(message)) => message,
                        // Far too long, or no frame at all.
                        Some(Err(_)) => {
                            self.session.end(Trouble::Unreadable);
                            return self.say_goodbye().await;
                        }
                        None => return,
                    };
                    self.heard = Instant::now();
                    if bucket.take(1, std::time::Instant::now()).is_err() {
                        self.session.end(Trouble::TooFast);
                        continue;
                    }
                    let received = match message {
                        Message::Text(text) => self.session.receive(&text).await,
                        Message::Binary(bytes) => self.session.receive_sealed(bytes.into()).await,
                        Message::Ping(_) | Message::Pong(_) => Ok(()),
                        Message::Close(_) => return,
                    };
                    if let Err(trouble) = received {
                        self.session.end(trouble);
                    } else if self.session.is_known() {
                        sockets.unknown.leave(number);
                    }
                }
                () = sleep_until(hello_until), if !self.session.is_known() => {
                    self.session.end(Trouble::HelloTooLate);
                    // The end is sent at once; this must not fire again.
                    sockets.unknown.leave(number);
                    self.say_goodbye().await;
                    return;
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > sockets.limits.silence || !self.send(Message::Ping(Default::default())).await {
                        return;
                    }
                }
                changed = sockets.hosts_changed.changed() => {
                    if changed.is_err() || !sockets.hosts.contains(&asked) {
                        self.session.end(Trouble::NetworkClosed);
                    }
                }
            }
        }
    }

    async fn say_goodbye(&mut self) {
        while let Some(frame) = self.outgoings.next().await {
            if !self.send_frame(frame).await {
                return;
            }
        }
    }

    /// Whether there is more to say, and somebody who takes it.
    async fn send_frame(&mut self, frame: Frame) -> bool {
        let is_taken = self
            .send(match frame.body {
                Body::Text(text) => Message::text(&*text),
                Body::Sealed(bytes) => Message::binary(bytes),
            })
            .await;
        let is_closed = frame.is_last && is_taken && self.send(Message::Close(None)).await;
        // Strangers leave their place at once.
        if is_closed && self.session.is_known() {
            let unread = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(LINGER, unread).await;
        }
        is_taken && !frame.is_last
    }

    /// Whether the device took it.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SEND_WITHIN, self.socket.send(message)).await, Ok(Ok(())))
    }
}

/// The sockets that have not proved who they are, the oldest first. When
/// there are too many, the oldest has to go: an honest phone says hello within
/// milliseconds, so it is never the oldest.
struct Unknown {
    most: usize,
    numbers: AtomicU64,
    waiting: Mutex<VecDeque<(u64, Outbox)>>,
}

impl Unknown {
    fn new(most: usize) -> Unknown {
        Unknown { most, numbers: AtomicU64::new(0), waiting: Mutex::default() }
    }

    fn enter(&self, session: &Session) -> u64 {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let mut waiting = self.waiting();
        waiting.push_back((number, session.outbox()));
        if waiting.len() > self.most
            && let Some((_, oldest)) = waiting.pop_front()
        {
            oldest.end(Trouble::TooManyDevices);
        }
        number
    }

    fn leave(&self, number: u64) {
        let mut waiting = self.waiting();
        if let Ok(place) = waiting.binary_search_by_key(&number, |(number, _)| *number) {
            waiting.remove(place);
        }
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, Outbox)>> {
        // Pushing and removing do not panic.
        self.waiting.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
