//! What is said to a device: a queue that never waits, and the frames that a
//! carrier takes from it, sealed on the way.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    clock::{Clock, HostMillis},
    seal::{self, STEP, Seals},
    trouble::Trouble,
    wire::{self, ServerMessage},
};

/// How many messages may wait for a device that reads slowly.
const OUTBOX: usize = 64;

/// What waits to be sent to a device.
#[derive(Debug, Clone)]
pub enum Outgoing {
    Text(Arc<str>),
    /// Stamped when it is sent.
    Pong {
        sent: f64,
        received: HostMillis,
    },
}

/// The way to a device. Never waits: a device that does not keep up is
/// dropped, comes back and gets the newest view.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    end: Arc<watch::Sender<Option<Trouble>>>,
}

impl Outbox {
    pub fn push(&self, outgoing: Outgoing) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(outgoing) {
            self.end(Trouble::TooSlow);
        }
    }

    pub fn send<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        self.push(Outgoing::Text(wire::text(message).into()));
    }

    /// Says what may be missed: without room for it, it is left out.
    pub fn mention<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        let _ = self.queue.try_send(Outgoing::Text(wire::text(message).into()));
    }

    /// What only one seat may hear. All such answers have one length, whoever
    /// hears them: one that is too long for that is not sent at all.
    pub fn whisper(&self, id: u32, whisper: &impl serde::Serialize) {
        let whisper = serde_json::to_value(whisper).unwrap_or_default();
        let text = wire::text(&ServerMessage::<Value>::Whisper { id, whisper });
        if text.len() > STEP {
            return self.end(Trouble::TooLong);
        }
        self.push(Outgoing::Text(text.into()));
    }

    pub fn refuse(&self, id: u32, error: &(impl serde::Serialize + std::fmt::Display)) {
        self.send(&ServerMessage::<Value>::Refused { id, error: wire::error(error) });
    }

    /// Ends the connection; the first reason counts.
    pub fn end(&self, reason: Trouble) {
        self.end.send_if_modified(|end| {
            let is_first = end.is_none();
            end.get_or_insert(reason);
            is_first
        });
    }
}

/// The sending half of a [`crate::session::Session`].
pub struct Outgoings {
    challenge: Option<Arc<str>>,
    queue: mpsc::Receiver<Outgoing>,
    end: watch::Receiver<Option<Trouble>>,
    way: Way,
    clock: Clock,
}

/// How a device is spoken to.
pub(crate) enum Way {
    /// Not at all before its hello: only the challenge and a goodbye can be
    /// said to somebody unknown. Then with these seals.
    AfterHello(oneshot::Receiver<Seals>),
    Sealed(Seals),
    /// The window, where nobody listens in.
    Open,
}

/// What a carrier has to send next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    pub body: Body,
    /// Nothing comes after it: send it and close.
    pub is_last: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    Text(Arc<str>),
    Sealed(Vec<u8>),
}

/// A new way to a device, which begins with this challenge.
pub(crate) fn open(challenge: String, way: Way, clock: Clock) -> (Outbox, Outgoings) {
    let (queue, waiting) = mpsc::channel(OUTBOX);
    let (end, ended) = watch::channel(None);
    let outbox = Outbox { queue, end: Arc::new(end) };
    let challenge = Some(challenge.into());
    (outbox, Outgoings { challenge, queue: waiting, end: ended, way, clock })
}

impl Outgoings {
    /// The next frame, in order; after the last one there is nothing more.
    pub async fn next(&mut self) -> Option<Frame> {
        if let Some(challenge) = self.challenge.take() {
            return Some(Frame { body: Body::Text(challenge), is_last: false });
        }
        // What was said before the end is still sent, unless the device is
        // dropped just because it does not take it.
        let is_slow = *self.end.borrow() == Some(Trouble::TooSlow);
        let outgoing = if is_slow { None } else { self.next_outgoing().await };
        let (text, is_last) = match outgoing {
            Some(Outgoing::Text(text)) => (text, false),
            Some(Outgoing::Pong { sent, received }) => {
                let answered = self.clock.host_millis();
                let pong = ServerMessage::<Value>::Pong { sent, received, answered };
                (wire::text(&pong).into(), false)
            }
            None => {
                let reason = self.end.borrow().clone()?;
                let goodbye = ServerMessage::<Value>::Goodbye { error: wire::error(&reason) };
                (wire::text(&goodbye).into(), true)
            }
        };
        Some(Frame { body: self.body(text)?, is_last })
    }

    async fn next_outgoing(&mut self) -> Option<Outgoing> {
        let known = async {
            if let Way::AfterHello(seals) = &mut self.way {
                self.way = Way::Sealed(seals.await.ok()?);
            }
            self.queue.recv().await
        };
        tokio::select! {
            biased;
            outgoing = known => outgoing,
            _ = self.end.wait_for(Option::is_some) => None,
        }
    }

    fn body(&mut self, text: Arc<str>) -> Option<Body> {
        if let Way::AfterHello(seals) = &mut self.way
            && let Ok(seals) = seals.try_recv()
        {
            self.way = Way::Sealed(seals);
        }
        Some(match &mut self.way {
            Way::Sealed(seals) => Body::Sealed(seals.seal(seal::padded(&text))?),
            Way::AfterHello(_) | Way::Open => Body::Text(text),
        })
    }
}
