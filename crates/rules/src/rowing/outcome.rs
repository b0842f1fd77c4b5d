//! How a game ended, and who won.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Ending {
    /// Somebody without cards got a lifesaver.
    Lifesaver,
    /// Nobody had any cards, and there was no set.
    AllOut,
    /// The table stopped: nobody wins.
    Abandoned,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    pub ending: Ending,
    /// Several if they were safe at the same set.
    pub winners: Vec<Seat>,
}
