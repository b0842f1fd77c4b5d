//! What the host says to a device: a queue that never blocks the sender, and
//! the frames that a carrier takes from it, sealed on the way out.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    clock::{Clock, HostMillis},
    seal::{self, SHORT_STEP, STEP, Seals},
    table_error::TableError,
    wire::{self, ServerMessage},
};

/// How many messages may wait for a device that reads slowly.
const OUTBOX: usize = 64;

/// The most that is said in the open: the challenge, and at the door the
/// commitment and the key.
const OPEN: usize = 3;

/// Tells the connections of this host apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConnectionId(u64);

impl ConnectionId {
    pub(crate) fn next() -> ConnectionId {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A connected device, as a table knows it.
#[derive(Clone)]
pub struct Connection {
    pub id: ConnectionId,
    pub outbox: Outbox,
}

/// What waits to be sent to a device.
#[derive(Clone)]
pub enum Outgoing {
    Text(Arc<str>),
    /// It gets its timestamp when it is sent.
    Pong {
        sent: f64,
        received: HostMillis,
    },
    Probe {
        probe: u32,
    },
}

/// The way to a device. Sending never blocks: a device that can't keep up is
/// dropped, reconnects and gets the newest view.
#[derive(Clone)]
pub struct Outbox {
    open: mpsc::Sender<Arc<str>>,
    queue: mpsc::Sender<Outgoing>,
    end: Arc<watch::Sender<Option<TableError>>>,
}

impl Outbox {
    pub fn push(&self, outgoing: Outgoing) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(outgoing) {
            self.end(TableError::TooSlow);
        }
    }

    pub fn send<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        self.push(Outgoing::Text(wire::text(message).into()));
    }

    /// Says something in the open, before there are seals.
    pub(crate) fn say_openly<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        if self.open.try_send(wire::text(message).into()).is_err() {
            self.end(TableError::TooSlow);
        }
    }

    /// Sends something that the device may miss: if the queue is full, it is left
    /// out.
    pub fn mention<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        let _ = self.queue.try_send(Outgoing::Text(wire::text(message).into()));
    }

    /// The same for a probe.
    pub(crate) fn probe(&self, probe: u32) {
        let _ = self.queue.try_send(Outgoing::Probe { probe });
    }

    /// Sends what only one seat may hear. All such answers have the same length,
    /// whoever gets them; one that is too long for that is not sent at all.
    pub fn whisper(&self, id: u32, whisper: Value) {
        let text = wire::text(&ServerMessage::<Value>::Whisper { id, whisper });
        if text.len() > STEP {
            return self.end(TableError::TooLong);
        }
        self.push(Outgoing::Text(text.into()));
    }

    pub fn refuse(&self, id: u32, error: &(impl serde::Serialize + fmt::Display)) {
        self.send(&ServerMessage::<Value>::Refused { id, error: wire::error(error) });
    }

    /// Ends the connection; the first reason counts.
    pub fn end(&self, reason: TableError) {
        self.end.send_if_modified(|end| {
            let is_first = end.is_none();
            end.get_or_insert(reason);
            is_first
        });
    }
}

/// The sending half of a [`crate::session::Session`].
pub struct Outgoings {
    /// What is said before there are seals, in the order in which it was said.
    open: mpsc::Receiver<Arc<str>>,
    queue: mpsc::Receiver<Outgoing>,
    end: watch::Receiver<Option<TableError>>,
    way: Way,
    clock: Clock,
}

/// How a device is spoken to.
pub(crate) enum Way {
    /// Over the network. Before the hello there are no seals yet, and an unknown
    /// device hears nothing but the challenge, what is said at the door, and a
    /// goodbye.
    AfterHello(oneshot::Receiver<Seals>),
    Sealed(Seals),
    /// In the app's own window, where nobody can listen in.
    Open,
}

enum Next {
    Open(Arc<str>),
    /// Unless this is the window, where nothing is.
    Sealed(Outgoing),
}

/// What a carrier has to send next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    pub body: Body,
    /// Nothing follows this frame: send it and close the connection.
    pub is_last: bool,
}

#[derive(Clone, PartialEq, Eq)]
pub enum Body {
    Text(Arc<str>),
    Sealed(Vec<u8>),
}

/// In the window texts aren't sealed, so only their length is printed.
impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Text(text) => write!(f, "Text({} bytes)", text.len()),
            Body::Sealed(bytes) => write!(f, "Sealed({} bytes)", bytes.len()),
        }
    }
}

/// A new way to a device, which starts with this challenge.
pub(crate) fn open(challenge: &ServerMessage, way: Way, clock: Clock) -> (Outbox, Outgoings) {
    let (queue, waiting) = mpsc::channel(OUTBOX);
    let (open, said) = mpsc::channel(OPEN);
    let (end, ended) = watch::channel(None);
    let outbox = Outbox { open, queue, end: Arc::new(end) };
    outbox.say_openly(challenge);
    (outbox, Outgoings { open: said, queue: waiting, end: ended, way, clock })
}

impl Outgoings {
    /// The next frame in order, and `None` after the last one.
    pub async fn next(&mut self) -> Option<Frame> {
        // What was queued before the end is still sent, unless the device is being
        // dropped precisely because it doesn't take anything.
        let is_slow = *self.end.borrow() == Some(TableError::TooSlow);
        let outgoing = if is_slow { None } else { self.next_outgoing().await };
        let (text, step, is_last) = match outgoing {
            Some(Next::Open(text)) => {
                return Some(Frame { body: Body::Text(text), is_last: false });
            }
            Some(Next::Sealed(Outgoing::Text(text))) => (text, STEP, false),
            Some(Next::Sealed(Outgoing::Pong { sent, received })) => {
                let answered = self.clock.host_millis();
                let pong = ServerMessage::<Value>::Pong { sent, received, answered };
                (wire::text(&pong).into(), SHORT_STEP, false)
            }
            Some(Next::Sealed(Outgoing::Probe { probe })) => {
                let probe = ServerMessage::<Value>::Probe { probe };
                (wire::text(&probe).into(), SHORT_STEP, false)
            }
            None => {
                let reason = self.end.borrow().clone()?;
                let goodbye = ServerMessage::<Value>::Goodbye { error: wire::error(&reason) };
                (wire::text(&goodbye).into(), STEP, true)
            }
        };
        Some(Frame { body: self.body(text, step)?, is_last })
    }

    async fn next_outgoing(&mut self) -> Option<Next> {
        let known = async {
            if let Way::AfterHello(seals) = &mut self.way {
                self.way = Way::Sealed(seals.await.ok()?);
            }
            self.queue.recv().await.map(Next::Sealed)
        };
        tokio::select! {
            biased;
            Some(text) = self.open.recv() => Some(Next::Open(text)),
            outgoing = known => outgoing,
            _ = self.end.wait_for(Option::is_some) => None,
        }
    }

    fn body(&mut self, text: Arc<str>, step: usize) -> Option<Body> {
        if let Way::AfterHello(seals) = &mut self.way
            && let Ok(seals) = seals.try_recv()
        {
            self.way = Way::Sealed(seals);
        }
        Some(match &mut self.way {
            Way::Sealed(seals) => Body::Sealed(seals.seal(seal::padded(&text, step))?),
            Way::AfterHello(_) | Way::Open => Body::Text(text),
        })
    }
}
