//! Who a game is waiting for. Everybody may know that, so it never depends on a
//! secret.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Expects {
    pub what: Expected,
    /// At least one.
    pub seats: Vec<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Expected {
    /// It's their turn.
    Move,
    /// They haven't looked yet.
    Look,
    /// They were asked something, or whether they are ready.
    Answer,
}

impl Expects {
    /// Nothing if nobody is waited for.
    pub fn of(what: Expected, seats: impl IntoIterator<Item = Seat>) -> Option<Expects> {
        let seats: Vec<Seat> = seats.into_iter().collect();
        (!seats.is_empty()).then_some(Expects { what, seats })
    }
}
