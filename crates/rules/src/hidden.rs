//! A value that must not slip into a log line or a crash report.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Wraps what belongs to the secret: serialises as the value itself (the
/// journal needs it), but never shows it when it is formatted.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Hidden<T>(pub T);

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_value_is_never_printed() {
        assert_eq!(format!("{:?}", Hidden("red")), "(hidden)");
    }
}
