//! A phone's WebSocket. It carries the messages of one session and keeps greedy,
//! silent and broken clients from harming the others.
//!
//! The `table` crate knows what the messages mean and how they are sealed.

use std::time::Duration;

use axum::{
    Extension,
    extract::{
        State,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use serving::accept::Peer;
use table::{
    carrier::{Arrived, Entrance, Pipe},
    door::Caller,
    outbox::Body,
    table_error::TableError,
    wire::LONGEST_MESSAGE,
};
use tokio::{
    sync::watch,
    time::{Instant, Interval, MissedTickBehavior, interval, timeout},
};

use crate::guard::{self, AllowedHosts};

/// How much is read before a socket is given up. It's more than the table accepts,
/// so that the table can open a message that's a little too long and say so.
const LONGEST: usize = 2 * LONGEST_MESSAGE;
/// The time between two pings of a socket.
const PING: Duration = Duration::from_secs(15);
/// A device that doesn't read anything for this long is considered gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// If a socket is closed while there's something unread, it's reset, and the
/// other side never learns why. So the host goes on reading for a while.
const LINGER: Duration = Duration::from_secs(1);

/// What all sockets share.
#[derive(Clone)]
pub(crate) struct Sockets {
    pub(crate) entrance: Entrance,
    pub(crate) hosts: AllowedHosts,
    /// Changes whenever the list of hosts does.
    pub(crate) hosts_changed: watch::Receiver<()>,
    /// How long a silent socket is believed in.
    pub(crate) silence: Duration,
}

/// The route's handler.
pub(crate) async fn upgrade(
    State(sockets): State<Sockets>,
    Extension(Peer(address)): Extension<Peer>,
    Extension(asked): Extension<guard::Host>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        // The defaults are made for bulk data and need more memory than a table.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| {
            let entrance = sockets.entrance.clone();
            entrance.carry(Socket::new(socket, sockets, asked), Caller::new(address.to_string()))
        })
}

/// One device's socket.
struct Socket {
    socket: WebSocket,
    sockets: Sockets,
    /// The name under which the device reached the server.
    asked: guard::Host,
    ping: Interval,
    heard: Instant,
}

impl Socket {
    fn new(socket: WebSocket, mut sockets: Sockets, asked: guard::Host) -> Socket {
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        sockets.hosts_changed.mark_unchanged();
        Socket { socket, sockets, asked, ping, heard: Instant::now() }
    }

    async fn give(&mut self, message: Message) -> bool {
        matches!(timeout(SEND_WITHIN, self.socket.send(message)).await, Ok(Ok(())))
    }
}

impl Pipe for Socket {
    async fn receive(&mut self) -> Arrived {
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    self.heard = Instant::now();
                    let at = self.sockets.entrance.clock().host_millis();
                    return match message {
                        Some(Ok(Message::Text(text))) => {
                            Arrived::Text(text.as_str().to_owned(), at)
                        }
                        Some(Ok(Message::Binary(bytes))) => Arrived::Sealed(bytes.into(), at),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Arrived::Life,
                        Some(Err(_)) => Arrived::Unreadable,
                        Some(Ok(Message::Close(_))) | None => Arrived::Gone,
                    };
                }
                _ = self.ping.tick() => return Arrived::Quiet,
                changed = self.sockets.hosts_changed.changed() => {
                    if changed.is_err() || !self.sockets.hosts.contains(&self.asked) {
                        return Arrived::Over(TableError::NetworkClosed);
                    }
                }
            }
        }
    }

    async fn send(&mut self, body: Body) -> bool {
        self.give(match body {
            Body::Text(text) => Message::text(&*text),
            Body::Sealed(bytes) => Message::binary(bytes),
        })
        .await
    }

    async fn ask_for_life(&mut self) -> bool {
        let is_silent = self.heard.elapsed() > self.sockets.silence;
        !is_silent && self.give(Message::Ping(Default::default())).await
    }

    async fn close(&mut self, is_known: bool) {
        // Only devices of the table are worth waiting for; strangers go at once.
        if self.give(Message::Close(None)).await && is_known {
            let unread = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(LINGER, unread).await;
        }
    }
}
