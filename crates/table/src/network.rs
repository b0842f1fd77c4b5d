//! The way to the phones, as far as a table needs to know. Whoever listens on a
//! real network implements [`Network`].

use std::{future::Future, pin::Pin};

use lines::room::Token;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::table_error::TableError;

/// Which page a link leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// For a player's phone.
    Phone,
    /// For those who only watch.
    Watch,
}

impl Page {
    /// Where it is, after a slash.
    pub fn path(self) -> &'static str {
        match self {
            Page::Phone => "",
            Page::Watch => "watch",
        }
    }
}

/// An answer that has to be waited for.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, TableError>> + Send + 'a>>;

/// The phones' way in, as far as the table screen controls it.
pub trait Network: Send + Sync {
    fn view(&self) -> Value;
    fn set_open(&self, open: bool) -> Later<'_, ()>;
    fn choose_address(&self, address: &str) -> Result<(), TableError>;
    /// The URL of a link to this page with this fragment.
    fn link(&self, page: Page, fragment: &str) -> String;
    /// What the code of a Wi-Fi says.
    fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<String, TableError>;
    /// Keeps the room with this token open at a relay, for phones that can't come
    /// directly, until [`Network::leave_relay`].
    fn use_relay(&self, place: &str, token: Token) -> Result<(), TableError>;
    fn leave_relay(&self);
    /// The short code that leads to the room.
    fn relay_code(&self) -> Later<'_, String>;
}

/// What the table screen is told about its relay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct RelayView {
    /// Its address, such as `https://goats.example`.
    pub place: String,
    pub status: RelayStatus,
    /// The connection has broken off several times in the last minutes: something on
    /// the way cuts it.
    pub breaks_off: bool,
}

/// How it stands between this host and its relay. Unless it's open, the host tries
/// again by itself, except where it says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum RelayStatus {
    Connecting,
    /// Phones can come.
    Open,
    /// Nobody answers there, or not any more.
    NoAnswer,
    /// Something answers, but it isn't a relay: a page where one has to log in to a
    /// Wi-Fi, for example.
    NotARelay,
    /// Its certificate doesn't fit its name, or nobody vouches for it.
    NotTrusted,
    /// It has no room for another table.
    Full,
    /// Another device has opened the same room, so this one has left it. It doesn't
    /// try again by itself.
    Elsewhere,
}

/// A host without phones.
pub struct NoNetwork;

impl Network for NoNetwork {
    fn view(&self) -> Value {
        Value::Null
    }

    fn set_open(&self, _: bool) -> Later<'_, ()> {
        Box::pin(async { Err(no_network()) })
    }

    fn choose_address(&self, _: &str) -> Result<(), TableError> {
        Err(no_network())
    }

    fn link(&self, page: Page, fragment: &str) -> String {
        format!("{}#{fragment}", page.path())
    }

    fn wifi_code(&self, _: &str, _: &str, _: &str, _: bool) -> Result<String, TableError> {
        Err(no_network())
    }

    fn use_relay(&self, _: &str, _: Token) -> Result<(), TableError> {
        Err(no_network())
    }

    fn leave_relay(&self) {}

    fn relay_code(&self) -> Later<'_, String> {
        Box::pin(async { Err(no_network()) })
    }
}

fn no_network() -> TableError {
    TableError::NetworkFailed { reason: "there is none here".into() }
}
