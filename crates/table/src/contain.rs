//! A panic in one table stays in that table.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::disk::Unusable;

/// Does what belongs to one table. Whatever it has changed when it panics must
/// not be used any further.
pub(crate) fn contained<T>(work: impl FnOnce() -> T) -> Result<T, Unusable> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Unusable::Stumbles)
}
