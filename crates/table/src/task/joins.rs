//! How many devices may ask for one seat, and how often.
//!
//! Whoever holds a seat's link can ask with as many devices as they like, and
//! everybody at the table is shown who comes, waits and goes. So both have a
//! limit, which is never shared with another seat. The device that holds the
//! seat also shares nothing with those who would like to have it: nobody can
//! keep it from coming back.

use std::time::Duration;

use rules::seat::Seat;

use super::Task;
use lines::rate::Bucket;

use crate::{platform::LimitInstant, table_error::TableError};

/// The table is asked about so many devices for one seat at a time. A group
/// has one spare phone, or two. Who comes after them is refused and does not
/// replace them, so that the table's question stays what it was while somebody
/// taps an answer.
const WAITING: usize = 3;

/// A page that reconnects does so a few times a second at most. Coming and going
/// makes two views for everybody, and all of them at once must make fewer than
/// wait in an outbox before its device is dropped.
const HOLDER_PER_SECOND: u32 = 10;
const HOLDER_AT_ONCE: u32 = 15;

/// Other devices come because somebody has scanned a code.
const OTHERS_PER_SECOND: u32 = 1;
const OTHERS_AT_ONCE: u32 = 10;

/// How often devices have come for one seat.
pub(super) struct Joins {
    holder: Bucket,
    others: Bucket,
}

impl Joins {
    fn new(now: LimitInstant) -> Joins {
        let bucket = |burst, rate| Bucket::new(burst, Duration::from_secs(1) / rate, now);
        Joins {
            holder: bucket(HOLDER_AT_ONCE, HOLDER_PER_SECOND),
            others: bucket(OTHERS_AT_ONCE, OTHERS_PER_SECOND),
        }
    }
}

impl Task {
    /// A device with the right link wants to join.
    pub(super) fn count_join(&mut self, seat: Seat, is_holder: bool) -> Result<(), TableError> {
        let now = LimitInstant::now();
        let joins = self.joins.entry(seat).or_insert_with(|| Joins::new(now));
        let bucket = if is_holder { &mut joins.holder } else { &mut joins.others };
        bucket.take(1, now).map_err(|_| TableError::TooFast)
    }

    /// The people at the table have decided about this seat, so whoever is
    /// allowed to come now doesn't suffer from those who came before.
    pub(super) fn forget_joins(&mut self, seat: Seat) {
        self.joins.remove(&seat);
    }

    pub(super) fn check_room_to_wait(&self, seat: Seat) -> Result<(), TableError> {
        let waiting = self.waiting.iter().filter(|waiting| waiting.seat == seat).count();
        if waiting < WAITING { Ok(()) } else { Err(TableError::TooManyDevices) }
    }
}
