//! The host's two clocks: the wall clock, for people, and a monotonic one that
//! never jumps.

use std::time::Duration;

use rules::game::UnixMillis;

pub(crate) use crate::platform::{Instant, unix_millis};

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
    pub(crate) fn instant_at(&self, millis: HostMillis) -> Instant {
        self.start + Duration::from_secs_f64(millis.max(0.0) / 1000.0)
    }
}
