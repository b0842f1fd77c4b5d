//! A phone's WebSocket. It carries the messages of one session and keeps greedy,
//! silent and broken clients from harming the others.
//!
//! The `table` crate knows what the messages mean and how they are sealed.

use std::{net::IpAddr, time::Duration};

use axum::{
    Extension,
    extract::{
        State,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use table::{
    door,
    host::Host,
    link::Role,
    outbox::{Body, Frame, Outgoings},
    rate::Bucket,
    session::Session,
    table_error::TableError,
    wire::LONGEST_MESSAGE,
};
use tokio::{
    sync::watch,
    time::{Instant, Interval, MissedTickBehavior, interval, sleep_until, timeout},
};

use crate::{
    accept::Peer,
    crowd::Crowd,
    guard::{self, AllowedHosts},
    limits::Limits,
};

/// How much is read before a socket is given up. It's more than the table accepts,
/// so that the table can open a message that's a little too long and say so.
const LONGEST: usize = 2 * LONGEST_MESSAGE;
/// The time between two pings of a socket.
const PING: Duration = Duration::from_secs(15);
const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// The door itself ends an attempt that lasts too long. This is for phones that
/// stay although they've been let in.
const AT_THE_DOOR: Duration = door::OPEN_WITHIN.saturating_add(HELLO_WITHIN);
/// A device that doesn't read anything for this long is considered gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// If a socket is closed while there's something unread, it's reset, and the
/// other side never learns why. So the host goes on reading for a while.
const LINGER: Duration = Duration::from_secs(1);

/// What all sockets share.
#[derive(Clone)]
pub(crate) struct Sockets {
    host: Host,
    hosts: AllowedHosts,
    /// Changes whenever the list of hosts does.
    hosts_changed: watch::Receiver<()>,
    limits: Limits,
    /// Sockets before their hello. They can only be told apart by their address.
    unknown: Crowd<IpAddr>,
    /// Sockets that have proved to hold a link. However many others there are,
    /// they can't take any of this room.
    known: Crowd<Role>,
}

impl Sockets {
    pub(crate) fn new(
        host: Host,
        hosts: AllowedHosts,
        hosts_changed: watch::Receiver<()>,
        limits: Limits,
    ) -> Sockets {
        let (unknown, known) = (Crowd::new(limits.unknown), Crowd::new(limits.known));
        Sockets { host, hosts, hosts_changed, limits, unknown, known }
    }
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
        .on_upgrade(move |socket| carry(socket, sockets, address, asked))
}

/// Carries one device's messages. At first it has a place among those who haven't
/// said hello, and then one among those who belong to a table.
async fn carry(socket: WebSocket, sockets: Sockets, address: IpAddr, asked: guard::Host) {
    let Sockets { unknown, known, limits, .. } = sockets.clone();
    let mut carrier = Carrier::new(socket, sockets, asked);
    carrier.session.comes_from(address);
    let mut place = unknown.enter(address, limits.unknown_each);
    let hello_until = Instant::now() + HELLO_WITHIN;
    tokio::select! {
        () = carrier.run(Some(hello_until)) => {}
        () = place.lost() => carrier.show_out().await,
    }
    if let Some(role) = carrier.has_come_in() {
        let most = match role {
            Role::Table => limits.known,
            Role::Seat { .. } => limits.seat,
        };
        let mut place_of_its_own = known.enter(role, most);
        drop(place);
        tokio::select! {
            () = carrier.run(None) => {}
            () = place_of_its_own.lost() => carrier.show_out().await,
        }
    }
    carrier.session.close().await;
}

struct Carrier {
    socket: WebSocket,
    session: Session,
    outgoings: Outgoings,
    sockets: Sockets,
    /// The name under which the device reached the server.
    asked: guard::Host,
    bucket: Bucket,
    ping: Interval,
    heard: Instant,
    is_over: bool,
}

impl Carrier {
    fn new(socket: WebSocket, mut sockets: Sockets, asked: guard::Host) -> Carrier {
        let (session, outgoings) = Session::start(sockets.host.clone());
        let rate = sockets.limits.messages_per_second.max(1);
        let bucket =
            Bucket::new(2 * rate, Duration::from_secs(1) / rate, std::time::Instant::now());
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        sockets.hosts_changed.mark_unchanged();
        let heard = Instant::now();
        Carrier { socket, session, outgoings, sockets, asked, bucket, ping, heard, is_over: false }
    }

    /// Whose link the device holds, if it has just said hello.
    fn has_come_in(&self) -> Option<Role> {
        self.session.role().filter(|_| !self.is_over).cloned()
    }

    /// Carries messages until the device has said hello, if there's a time limit
    /// for that, and otherwise until the connection ends.
    async fn run(&mut self, hello_until: Option<Instant>) {
        self.is_over = true;
        let mut too_late = hello_until.unwrap_or_else(Instant::now);
        let mut door_until = None;
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
                        // The message is far too long, or it isn't a frame at all.
                        Some(Err(_)) => {
                            self.session.end(TableError::Unreadable);
                            return self.say_goodbye().await;
                        }
                        None => return,
                    };
                    self.heard = Instant::now();
                    if self.bucket.take(1, std::time::Instant::now()).is_err() {
                        self.session.end(TableError::TooFast);
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
                    } else if self.session.is_at_the_door() {
                        let until = || Instant::now() + AT_THE_DOOR;
                        too_late = *door_until.get_or_insert_with(until);
                    } else if hello_until.is_some() && self.session.is_known() {
                        self.is_over = false;
                        return;
                    }
                }
                () = sleep_until(too_late), if hello_until.is_some() => {
                    self.session.end(TableError::HelloTooLate);
                    return self.say_goodbye().await;
                }
                _ = self.ping.tick() => {
                    let is_silent = self.heard.elapsed() > self.sockets.limits.silence;
                    if is_silent || !self.send(Message::Ping(Default::default())).await {
                        return;
                    }
                }
                changed = self.sockets.hosts_changed.changed() => {
                    if changed.is_err() || !self.sockets.hosts.contains(&self.asked) {
                        self.session.end(TableError::NetworkClosed);
                    }
                }
            }
        }
    }

    /// Ends this connection because somebody newer has taken its place.
    async fn show_out(&mut self) {
        self.is_over = true;
        self.session.end(TableError::TooManyDevices);
        let _ = timeout(LINGER, self.say_goodbye()).await;
    }

    async fn say_goodbye(&mut self) {
        while let Some(frame) = self.outgoings.next().await {
            if !self.send_frame(frame).await {
                return;
            }
        }
    }

    /// Returns whether there may be more to send and the device still reads.
    async fn send_frame(&mut self, frame: Frame) -> bool {
        let is_taken = self
            .send(match frame.body {
                Body::Text(text) => Message::text(&*text),
                Body::Sealed(bytes) => Message::binary(bytes),
            })
            .await;
        let is_closed = frame.is_last && is_taken && self.send(Message::Close(None)).await;
        // Only devices of the table are worth waiting for; strangers go at once.
        if is_closed && self.session.is_known() {
            let unread = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(LINGER, unread).await;
        }
        is_taken && !frame.is_last
    }

    /// Returns whether the device took the message.
    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SEND_WITHIN, self.socket.send(message)).await, Ok(Ok(())))
    }
}
