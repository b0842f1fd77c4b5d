//! The host's side of a room at a relay: one connection that carries a line for
//! every guest.
//!
//! Like a session, a room moves no bytes itself. Whoever holds the connection hands
//! it what arrives, and sends what it has to say.

use std::collections::HashMap;

use lines::{
    frame::{Frame, LineId},
    room::CallerKey,
};
use tokio::sync::mpsc;

use crate::{
    carrier::{Arrived, Entrance, Pipe},
    clock::HostMillis,
    door::Caller,
    outbox::Body,
    platform,
};

/// How many messages of one guest may wait for a busy table. A phone that compares
/// clocks sends twenty in a second.
const WAITING: usize = 64;
/// How many frames may wait for a slow connection. A guest for whom there's no room
/// waits, and is dropped if that takes too long.
const UNSENT: usize = 256;

/// What has come of a frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// It was for a guest, or about one.
    Guest,
    /// A sign of life. The first one says that the room is open.
    Beat,
    /// The short code that leads here.
    Code(String),
    /// This isn't what a relay says.
    Unreadable,
}

/// A room, as long as its connection lasts. Dropping it ends all lines.
pub(super) struct Room {
    entrance: Entrance,
    unsent: mpsc::Sender<Vec<u8>>,
    lines: HashMap<LineId, mpsc::Sender<Arrived>>,
}

impl Room {
    /// With what it has to say to the relay.
    pub(super) fn open(entrance: Entrance) -> (Room, mpsc::Receiver<Vec<u8>>) {
        let (unsent, frames) = mpsc::channel(UNSENT);
        (Room { entrance, unsent, lines: HashMap::new() }, frames)
    }

    /// Takes one frame that arrived at this moment of the host's clock.
    pub(super) fn receive(&mut self, bytes: &[u8], at: HostMillis) -> Heard {
        match Frame::decode(bytes) {
            Some(Frame::Opened { line, caller }) => self.guest_comes(line, caller),
            Some(Frame::Text { line, text }) => {
                self.guest_says(line, Arrived::Text(text.to_owned(), at));
            }
            Some(Frame::Binary { line, bytes }) => {
                self.guest_says(line, Arrived::Sealed(bytes.to_vec(), at));
            }
            Some(Frame::Closed { line }) => {
                self.lines.remove(&line);
            }
            Some(Frame::Beat) => {
                // If there's no room for this, there is for other signs of life.
                let _ = self.unsent.try_send(Frame::Beat.encode());
                return Heard::Beat;
            }
            Some(Frame::Code { code }) => return Heard::Code(code.to_owned()),
            Some(Frame::Known { .. } | Frame::CodeWanted) | None => return Heard::Unreadable,
        }
        Heard::Guest
    }

    fn guest_comes(&mut self, line: LineId, caller: CallerKey) {
        // Those that have ended by themselves are no longer needed.
        self.lines.retain(|_, guest| !guest.is_closed());
        let (guest, arrived) = mpsc::channel(WAITING);
        self.lines.insert(line, guest);
        let pipe = GuestPipe { line, arrived, unsent: self.unsent.clone() };
        platform::spawn(self.entrance.clone().carry(pipe, Caller::new(caller.to_string())));
    }

    fn guest_says(&mut self, line: LineId, arrived: Arrived) {
        let Some(guest) = self.lines.get(&line) else { return };
        if guest.try_send(arrived).is_err() {
            // It says more than the table can hear. Dropping this ends its line.
            self.lines.remove(&line);
        }
    }
}

/// One guest's line.
struct GuestPipe {
    line: LineId,
    arrived: mpsc::Receiver<Arrived>,
    unsent: mpsc::Sender<Vec<u8>>,
}

impl Pipe for GuestPipe {
    async fn receive(&mut self) -> Arrived {
        self.arrived.recv().await.unwrap_or(Arrived::Gone)
    }

    async fn send(&mut self, body: Body) -> bool {
        let line = self.line;
        let frame = match &body {
            Body::Text(text) => Frame::Text { line, text },
            Body::Sealed(bytes) => Frame::Binary { line, bytes },
        };
        self.unsent.send(frame.encode()).await.is_ok()
    }

    fn is_known(&mut self) {
        // Without it the guest only has to come again when there's a crowd.
        let _ = self.unsent.try_send(Frame::Known { line: self.line }.encode());
    }

    async fn ask_for_life(&mut self) -> bool {
        true
    }

    async fn close(&mut self, _: bool) {}
}

impl Drop for GuestPipe {
    fn drop(&mut self) {
        let (unsent, frame) = (self.unsent.clone(), Frame::Closed { line: self.line }.encode());
        // The last words come before this.
        platform::spawn(async move {
            let _ = unsent.send(frame).await;
        });
    }
}
