//! What the host says.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, TableView, print};
use crate::{
    agree::{Commitment, PublicKey},
    clock::HostMillis,
    link::Role,
    seal::Share,
};

/// From the host to a device.
#[expect(clippy::large_enum_variant, reason = "a message is written at once and never kept")]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage<V = Value> {
    /// The first message, not sealed: the hello must answer it.
    Challenge {
        protocol: u32,
        /// What the host contributes to the nonces of this connection.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        challenge: Share,
        app: String,
    },
    /// The answer to a knock: a hash of the host's key, which the phone gets to
    /// see once it has said its own.
    Commitment {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        commitment: Commitment,
    },
    /// The key that the host has committed itself to. From here on everything is
    /// sealed with the key that both have agreed on.
    Reveal {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        key: PublicKey,
    },
    /// Somebody at the table has compared the pictures. This is the fragment of a
    /// link, and the connection has served its purpose.
    LetIn {
        fragment: String,
    },
    Welcome {
        role: Role,
    },
    /// Another device holds this seat; the table is asked.
    Waiting,
    View {
        #[serde(flatten)]
        view: TableView<V>,
    },
    /// The command or question `id` was carried out.
    Done {
        id: u32,
    },
    /// It was carried out, and this is what only its seat may hear. All such
    /// answers have the same length.
    Whisper {
        id: u32,
        whisper: Value,
    },
    /// It was refused, and nothing has changed.
    Refused {
        id: u32,
        /// A code, its details, and an English sentence.
        error: Value,
    },
    Pong {
        sent: f64,
        received: HostMillis,
        answered: HostMillis,
    },
    /// Asks what time it is there; to be answered at once with
    /// `ClientMessage::Echo`. So the host knows the device's clock, and how
    /// long messages take.
    Probe {
        probe: u32,
    },
    Answer {
        id: u32,
        answer: Answer,
    },
    /// The question `id` takes a while: how many pages are done, and of how many.
    Progress {
        id: u32,
        done: usize,
        of: usize,
    },
    /// The connection ends; the reason has a code and an English sentence.
    Goodbye {
        error: Value,
    },
}

impl<V: Serialize> fmt::Debug for ServerMessage<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}
