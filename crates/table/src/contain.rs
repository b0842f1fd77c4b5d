//! Containing panics: one in one table must not reach any other.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::disk::Unusable;

/// Runs work that belongs to one table and turns a panic into an error. Whatever
/// the work was changing when it panicked must not be used any more.
pub(crate) fn contained<T>(work: impl FnOnce() -> T) -> Result<T, Unusable> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Unusable::Stumbles)
}
