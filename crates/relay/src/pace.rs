//! How fast somebody may go.

use std::{
    sync::Mutex,
    time::{Duration, Instant},
};

use lines::rate::Bucket;
use tokio::time::sleep;

use crate::room::lock;

/// For a moment it may be four times as many as in a second.
const SECONDS: u32 = 4;

/// So many in a second.
pub(crate) struct Pace {
    bucket: Mutex<Bucket>,
    most: u32,
}

impl Pace {
    pub(crate) fn new(per_second: u32) -> Pace {
        let per_second = per_second.max(1);
        let (most, each) =
            (per_second.saturating_mul(SECONDS), Duration::from_secs(1) / per_second);
        Pace { bucket: Mutex::new(Bucket::new(most, each, Instant::now())), most }
    }

    /// Whether so many may go at once.
    pub(crate) fn allows(&self, number: u32) -> bool {
        self.take(number).is_ok()
    }

    /// Waits until so many may go. However many that are, they may once it has been
    /// quiet for long enough.
    pub(crate) async fn wait_for(&self, number: usize) {
        let number = u32::try_from(number).unwrap_or(u32::MAX).min(self.most);
        while let Err(wait) = self.take(number) {
            sleep(wait).await;
        }
    }

    fn take(&self, number: u32) -> Result<(), Duration> {
        lock(&self.bucket).take(number, Instant::now())
    }
}
