//! The host's two clocks: one that people read, one that never jumps.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rules::game::UnixMillis;
// The clock by which the table's task waits, which a test can stop.
use tokio::time::Instant;

/// Milliseconds of the host's monotonic clock. Countdowns are told in these.
pub type HostMillis = f64;

#[derive(Debug, Clone, Copy)]
pub struct Clock {
    start: Instant,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { start: Instant::now() }
    }

    pub fn host_millis(&self) -> HostMillis {
        self.start.elapsed().as_secs_f64() * 1000.0
    }

    /// A moment of the monotonic clock as an instant to wait for.
    pub fn instant_at(&self, millis: HostMillis) -> Instant {
        self.start + Duration::from_secs_f64(millis.max(0.0) / 1000.0)
    }
}

pub fn unix_millis() -> UnixMillis {
    // Before 1970 there were no phones: such a clock is simply wrong.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
