//! Eliminating: what matches a played card. The app doesn't judge whose hand
//! was first, and it doesn't know which cards are in a district.

use serde::{Deserialize, Serialize};

use super::{card::Card, plan::Options, refusal::Refusal, terms::Sort};
use crate::seat::Seat;

/// How somebody's attempt went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "was", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Attempt {
    /// Right, with a card of their own.
    Own,
    /// Right, with a card from this district. One of their own goes there.
    Other { owner: Seat },
    /// Wrong: the card goes back, and an unseen one to their own district.
    Wrong,
}

/// Whether a card can be eliminated after another was played.
pub fn matches(played: Card, card: Card, options: &Options) -> Result<bool, Refusal> {
    let wanted = played.opens().ok_or(Refusal::NoElimination)?;
    let can_match = match card.sort() {
        Sort::Witness => true,
        Sort::Cousin => options.cousin_matches,
        // Even with the same number.
        Sort::Family | Sort::Snitch => false,
    };
    Ok(can_match && card.number() == Some(wanted))
}
