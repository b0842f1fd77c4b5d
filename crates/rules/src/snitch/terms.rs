//! Words of the rules that refusals use, too. Nothing here depends on the rest of
//! the game, so that all of it can refuse.

use serde::{Deserialize, Serialize};

/// Cards that are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Sort {
    Witness,
    Family,
    Cousin,
    Snitch,
}

/// A part of the action of a member of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Due {
    /// Look at a card in any district.
    Look,
    /// Swap two cards of any districts.
    Swap,
    /// Take a card out of the own district, or add one to another.
    RemoveOrAdd,
}
