//! How often something may happen.
//!
//! A token bucket, kept as one instant: the moment at which it would be full
//! again. It has no clock of its own; what happens to a client that sends too
//! much is the caller's decision.

use std::time::Duration;

use web_time::Instant;

#[derive(Debug, Clone)]
pub struct Bucket {
    per_token: Duration,
    capacity: Duration,
    full_at: Instant,
}

impl Bucket {
    /// A full bucket of `burst` tokens, which gains one every `per_token`.
    pub fn new(burst: u32, per_token: Duration, now: Instant) -> Self {
        Self { per_token, capacity: per_token * burst, full_at: now }
    }

    /// Takes so many tokens, or none and says how long until they are there.
    /// More than the whole bucket never are.
    pub fn take(&mut self, tokens: u32, now: Instant) -> Result<(), Duration> {
        let missing = self.full_at.saturating_duration_since(now);
        let wanted = missing.saturating_add(self.per_token.saturating_mul(tokens));
        match wanted.checked_sub(self.capacity) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                self.full_at = now + wanted;
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TENTH: Duration = Duration::from_millis(100);

    fn bucket() -> (Bucket, Instant) {
        let start = Instant::now();
        (Bucket::new(5, TENTH, start), start)
    }

    #[test]
    fn a_burst_passes_and_one_more_waits_for_the_next_token() {
        let (mut bucket, start) = bucket();
        for _ in 0..5 {
            assert_eq!(bucket.take(1, start), Ok(()));
        }
        assert_eq!(bucket.take(1, start), Err(TENTH));
        assert_eq!(bucket.take(1, start + TENTH / 4), Err(TENTH * 3 / 4));
        assert_eq!(bucket.take(1, start + TENTH), Ok(()));
        assert_eq!(bucket.take(1, start + TENTH), Err(TENTH));
    }

    #[test]
    fn a_refusal_costs_nothing() {
        let (mut bucket, start) = bucket();
        assert_eq!(bucket.take(4, start), Ok(()));
        for _ in 0..1000 {
            assert_eq!(bucket.take(2, start), Err(TENTH));
        }
        assert_eq!(bucket.take(1, start), Ok(()));
    }

    #[test]
    fn a_long_rest_fills_the_bucket_and_no_more() {
        let (mut bucket, start) = bucket();
        assert_eq!(bucket.take(5, start), Ok(()));
        let later = start + Duration::from_secs(3600);
        assert_eq!(bucket.take(5, later), Ok(()));
        assert_eq!(bucket.take(1, later), Err(TENTH));
    }

    #[test]
    fn a_steady_sender_within_the_rate_is_never_refused() {
        let (mut bucket, start) = bucket();
        for step in 0..10_000 {
            assert_eq!(bucket.take(1, start + TENTH * step), Ok(()), "{step}");
        }
    }

    #[test]
    fn over_any_time_no_more_passes_than_the_burst_and_the_rate() {
        let (mut bucket, start) = bucket();
        let passed =
            (0..10_000).filter(|ms| bucket.take(1, start + Duration::from_millis(*ms)).is_ok());
        // 5 at once, then one every tenth of a second for 9.999 seconds.
        assert_eq!(passed.count(), 5 + 99);
    }

    #[test]
    fn more_than_the_bucket_holds_never_passes_and_overflows_nothing() {
        let (mut bucket, start) = bucket();
        assert!(bucket.take(6, start).is_err());
        assert!(bucket.take(u32::MAX, start).is_err());
        assert_eq!(bucket.take(5, start), Ok(()));
    }

    #[test]
    fn an_instant_before_the_last_one_gives_no_tokens_back() {
        let (mut bucket, start) = bucket();
        let later = start + Duration::from_secs(1);
        assert_eq!(bucket.take(5, later), Ok(()));
        assert!(bucket.take(1, start).is_err());
    }
}
