//! How much there may be of everything, and why so much.

use std::time::Duration;

#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections that aren't sockets (yet).
    pub requests: usize,
    /// How many of those one address may have.
    pub requests_each: usize,
    /// Sockets of hosts and of guests whom their host knows.
    pub sockets: usize,
    /// Those of all others, who are about to say who they are or wait for a host.
    pub strangers: usize,
    /// How many of each kind one address may have. Behind one address there may be a
    /// whole convention, and if all places are taken, those of the address that has
    /// the most are the ones to go.
    pub sockets_each: usize,
    /// Rooms that were opened from one address.
    pub rooms_each: usize,
    /// Guests of one room that its host doesn't know yet.
    pub unknown: usize,
    /// How many of those may come from one address. Six phones behind one router
    /// reload their pages at the same time.
    pub unknown_each: usize,
    /// Guests of one room that its host knows. There's room for all that a host has
    /// room for, because it makes room more fairly: it knows whose link each one has.
    pub known: usize,
    /// What a guest may say at once.
    pub guest_frame: usize,
    /// What a host may tell a guest at once.
    pub host_frame: usize,
    /// How many messages a guest may send in a second; for a moment it may be four
    /// times as many. Clocks are compared every 50 ms before a count.
    pub guest_frames: u32,
    /// The same in bytes. This is what is slowed down, not ended.
    pub guest_bytes: u32,
    /// What all guests of a room and its host may send in a second, in bytes. A host
    /// answers every step with a view for each guest.
    pub room_bytes: u32,
    /// How much may wait for a guest who doesn't read.
    pub guest_waiting: usize,
    /// How much of one guest's may wait for a host that doesn't read. Until there is
    /// less, nothing more is read from that guest.
    pub host_waiting: u32,
    /// How long somebody may take nothing of what is sent to them.
    pub send: Duration,
    /// How soon a host has to show its token.
    pub token: Duration,
    /// How often a host has to say that it's awake.
    pub beat: Duration,
    /// A host that was silent for so long is away.
    pub away: Duration,
    /// How long a guest waits for a host that is away.
    pub wait: Duration,
    /// The same for guests, which are asked by the socket's own pings.
    pub ping: Duration,
    pub silence: Duration,
    /// How long a room may be open without anybody in it.
    pub idle: Duration,
    /// How long a short code works.
    pub code: Duration,
    /// How often it may be tried to guess a code from one address: so often in a
    /// burst, then once in so long.
    pub tries: u32,
    pub try_every: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: 4_096,
            requests_each: 512,
            sockets: 16_384,
            strangers: 8_192,
            sockets_each: 2_048,
            rooms_each: 256,
            unknown: 64,
            unknown_each: 32,
            known: 320,
            guest_frame: 40 * 1024,
            host_frame: 256 * 1024,
            guest_frames: 60,
            guest_bytes: 64 * 1024,
            room_bytes: 2 * 1024 * 1024,
            guest_waiting: 1024 * 1024,
            host_waiting: 128 * 1024,
            send: Duration::from_secs(10),
            token: Duration::from_secs(5),
            beat: Duration::from_secs(3),
            away: Duration::from_secs(8),
            wait: Duration::from_secs(30),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            idle: Duration::from_secs(6 * 3600),
            code: Duration::from_secs(600),
            tries: 10,
            try_every: Duration::from_secs(6),
        }
    }
}
