//! How much room there is, and why so much.

use std::time::Duration;

use table::carrier;

#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections that are not a socket (yet): browsers that load a page, and
    /// somebody who begins a request and never finishes it.
    pub requests: usize,
    /// How many of those one address may have. It is far more than the six
    /// phones behind one hotspot need, and leaves room for other addresses.
    pub requests_each: usize,
    /// What they may do once they are a socket.
    pub devices: carrier::Limits,
    /// How long a silent socket is believed in. Phones that sleep fall silent
    /// and come back by themselves.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        // All kinds of connections together stay below 1,024, the number of files that
        // many systems let a program open, and leave some for the journals.
        Limits {
            requests: 384,
            requests_each: 320,
            devices: carrier::Limits::default(),
            silence: Duration::from_secs(40),
        }
    }
}
