//! Everything that travels between a device and the host: two enums, one for
//! each direction. `docs/protocol.md` explains them for other clients.
//!
//! The same messages go over a phone's WebSocket, where all but the first two
//! are sealed, and over the window's own channel. `C` and `V` stand for the
//! commands and the views of the game that a table plays. The host passes them
//! on as JSON, and only the table's task knows their types.

mod answer;
mod client;
mod server;
mod view;

use std::fmt;

use serde::Serialize;
use serde_json::Value;

pub use self::{answer::*, client::*, server::*, view::*};

/// The longest message that a device may send, without its seal. The settings
/// are the longest that an honest device sends.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// Where a QR code of [`HostAsk::Code`] may lead.
pub const CODE_PREFIX: &str = "https://app.bgstatsapp.com/";

/// The longest text of such a code, in bytes: a phone can still read it from a
/// screen that is as small as itself.
pub const LONGEST_CODE: usize = 1000;

/// Raised whenever a message changes its meaning.
pub const PROTOCOL: u32 = 3;

/// What may be printed of a message: what kind it is, and what it answers. The
/// rest may be for one person alone, and must not slip into a log line or a
/// crash report.
const PRINTED: [&str; 7] = ["type", "id", "ask", "what", "answer", "error", "code"];

fn print(message: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    fn sketch(value: Value) -> Value {
        match value {
            Value::Object(fields) => {
                let shown = fields.into_iter().filter(|(name, _)| PRINTED.contains(&&**name));
                shown.map(|(name, value)| (name, sketch(value))).collect()
            }
            Value::Array(_) => Value::Null,
            plain => plain,
        }
    }
    write!(f, "{}", sketch(serde_json::to_value(message).unwrap_or_default()))
}

/// An error as it is sent: its own fields and a sentence for developers.
pub fn error(error: &(impl Serialize + fmt::Display)) -> Value {
    let mut value = serde_json::to_value(error).unwrap_or_default();
    if let Value::Object(fields) = &mut value {
        fields.insert("message".into(), error.to_string().into());
    }
    value
}

/// A message as it is sent.
pub fn text(message: &impl Serialize) -> String {
    // The messages are plain data with string keys: nothing in them can fail
    // to be written.
    serde_json::to_string(message).expect("a message can be written")
}
