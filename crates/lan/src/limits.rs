//! How much room there is, and why so much.

use std::time::Duration;

#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections that are not a socket (yet): browsers that load a page, and
    /// whoever begins a request and never finishes it.
    pub requests: usize,
    /// How many of those one address may have. It is far more than the six
    /// phones behind one hotspot need, and leaves room for other addresses.
    pub requests_each: usize,
    /// Sockets whose device has not proved yet that it holds a link.
    pub unknown: usize,
    /// How many of those one address may have.
    pub unknown_each: usize,
    /// Sockets whose device has proved it.
    pub known: usize,
    /// How many of those may hold the same seat's link: the phone that has the
    /// seat with a few open tabs, and the devices that the table lets wait for
    /// it. The table's own link has no limit of its own, because whoever holds
    /// it runs the table anyway.
    pub seat: usize,
    /// Messages of one socket in a second; for a moment it may be twice that.
    pub messages_per_second: u32,
    /// How long a silent socket is believed in. Phones that sleep fall silent
    /// and come back by themselves.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        // All three kinds together stay below 1,024, the number of files that
        // many systems let a program open, and leave some for the journals.
        Limits {
            requests: 384,
            requests_each: 320,
            // A hello takes some round trips, and a phone some time to compute
            // it, so this is where a crowd would be felt first.
            unknown: 256,
            unknown_each: 224,
            // Six players with two devices each at a good dozen tables.
            known: 256,
            seat: 8,
            // Clock pings come every 50 ms before a countdown; all else is taps.
            messages_per_second: 50,
            silence: Duration::from_secs(40),
        }
    }
}
