//! The host's two clocks: the wall clock, for people, and a monotonic one that
//! never jumps.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rules::game::UnixMillis;
// Tokio's clock, because the table's task waits by it and tests can pause it.
use tokio::time::Instant;

/// Milliseconds of the host's monotonic clock. Countdowns are announced in these.
pub type HostMillis = f64;

#[derive(Debug, Clone, Copy)]
pub struct Clock {
    start: Instant,
    /// The wall clock at that moment.
    unix_start: UnixMillis,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { start: Instant::now(), unix_start: unix_millis() }
    }

    pub fn host_millis(&self) -> HostMillis {
        self.start.elapsed().as_secs_f64() * 1000.0
    }

    /// The same moment in milliseconds that go on after a restart, and still never
    /// jump in between.
    pub fn unix_at(&self, millis: HostMillis) -> UnixMillis {
        self.unix_start.saturating_add_signed(millis as i64)
    }

    /// Turns a time of the monotonic clock into an instant that can be awaited.
    pub fn instant_at(&self, millis: HostMillis) -> Instant {
        self.start + Duration::from_secs_f64(millis.max(0.0) / 1000.0)
    }
}

pub fn unix_millis() -> UnixMillis {
    // A clock set to before 1970 is simply wrong, and zero is as good as any
    // other answer.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
