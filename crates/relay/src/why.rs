//! Why the relay closes a connection, as the close codes of WebSocket.

use axum::extract::ws::{CloseFrame, Message};
use tokio_tungstenite::tungstenite;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// The host has closed this guest's line.
    ClosedByHost,
    /// The relay stops or is restarted: come back in a moment.
    Restart,
    TooLong,
    /// There's no host in this room.
    Away,
    /// The same host has come back with another connection.
    Replaced,
    /// This token doesn't belong to this room.
    NotTheHost,
    /// There are too many sockets, rooms or guests.
    Full,
    TooFast,
    TooSlow,
    /// Nobody has been in this room for hours.
    Idle,
    /// What was said isn't a frame.
    Unreadable,
}

impl Why {
    pub const ALL: [Why; 11] = [
        Why::ClosedByHost,
        Why::Restart,
        Why::TooLong,
        Why::Away,
        Why::Replaced,
        Why::NotTheHost,
        Why::Full,
        Why::TooFast,
        Why::TooSlow,
        Why::Idle,
        Why::Unreadable,
    ];

    /// What somebody has done wrong who can't be read any further. `None` if the
    /// connection is simply gone.
    pub(crate) fn of(error: axum::Error) -> Option<Why> {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => Some(Why::TooLong),
            Some(tungstenite::Error::Utf8(_)) => Some(Why::Unreadable),
            _ => None,
        }
    }

    pub fn code(self) -> u16 {
        match self {
            Why::ClosedByHost => 1000,
            Why::TooLong => 1009,
            Why::Restart => 1012,
            Why::Away => 4000,
            Why::Replaced => 4001,
            Why::NotTheHost => 4002,
            Why::Full => 4003,
            Why::TooFast => 4004,
            Why::TooSlow => 4005,
            Why::Idle => 4006,
            Why::Unreadable => 4007,
        }
    }

    /// One word for logs and metrics.
    pub fn word(self) -> &'static str {
        match self {
            Why::ClosedByHost => "closed",
            Why::TooLong => "too-long",
            Why::Restart => "restart",
            Why::Away => "away",
            Why::Replaced => "replaced",
            Why::NotTheHost => "not-the-host",
            Why::Full => "full",
            Why::TooFast => "too-fast",
            Why::TooSlow => "too-slow",
            Why::Idle => "idle",
            Why::Unreadable => "unreadable",
        }
    }

    pub(crate) fn message(self) -> Message {
        Message::Close(Some(CloseFrame { code: self.code(), reason: self.word().into() }))
    }
}
