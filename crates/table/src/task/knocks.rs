//! How many devices may knock at one seat, and how often.
//!
//! Whoever holds a seat's link can knock with as many devices as they like, and
//! everybody at the table is shown who comes, waits and goes. So both have a
//! limit, which is never shared with another seat. The device that holds the
//! seat also shares nothing with those who would like to have it: nobody can
//! keep it from coming back.

use std::time::{Duration, Instant};

use rules::seat::Seat;

use super::Task;
use crate::{rate::Bucket, trouble::Trouble};

/// The table is asked about so many devices for one seat at a time. A group
/// has one spare phone, or two. Who comes after them is refused and does not
/// replace them, so that the table's question stays what it was while somebody
/// taps an answer.
const WAITING: usize = 3;

/// A page that reconnects does so a few times a second at most. Coming and going
/// makes two views for everybody, and all knocks at once must make fewer than
/// wait in an outbox before its device is dropped.
const HOLDER_PER_SECOND: u32 = 10;
const HOLDER_AT_ONCE: u32 = 15;

/// Other devices come because somebody has scanned a code.
const OTHERS_PER_SECOND: u32 = 1;
const OTHERS_AT_ONCE: u32 = 10;

/// The knocks at one seat.
pub(super) struct Knocks {
    holder: Bucket,
    others: Bucket,
}

impl Knocks {
    fn new(now: Instant) -> Knocks {
        let bucket = |burst, rate| Bucket::new(burst, Duration::from_secs(1) / rate, now);
        Knocks {
            holder: bucket(HOLDER_AT_ONCE, HOLDER_PER_SECOND),
            others: bucket(OTHERS_AT_ONCE, OTHERS_PER_SECOND),
        }
    }
}

impl Task {
    /// A device with the right link has knocked.
    pub(super) fn hear_knock(&mut self, seat: Seat, is_holder: bool) -> Result<(), Trouble> {
        let now = Instant::now();
        let knocks = self.knocks.entry(seat).or_insert_with(|| Knocks::new(now));
        let bucket = if is_holder { &mut knocks.holder } else { &mut knocks.others };
        bucket.take(1, now).map_err(|_| Trouble::TooFast)
    }

    /// The people at the table have decided about this seat, so whoever is
    /// allowed to come now doesn't suffer from those who came before.
    pub(super) fn forget_knocks(&mut self, seat: Seat) {
        self.knocks.remove(&seat);
    }

    pub(super) fn check_room_to_wait(&self, seat: Seat) -> Result<(), Trouble> {
        let waiting = self.waiting.iter().filter(|waiting| waiting.seat == seat).count();
        if waiting < WAITING { Ok(()) } else { Err(Trouble::TooManyDevices) }
    }
}
