//! What has to be on the table before the first card, and what already is.
//!
//! The list is help, not a condition: a game begins whenever the table wants
//! it to.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// One thing to set up, in the order of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Chore {
    /// Shuffle the cards and deal them out, face down.
    Deal,
    /// Leave room for three by three cards in the middle.
    Room,
    /// The lifesavers, or what stands in for them, within everybody's reach.
    Lifesavers,
    /// Tell whoever starts.
    Starter,
}

impl Chore {
    pub const ALL: [Chore; 4] = [Chore::Deal, Chore::Room, Chore::Lifesavers, Chore::Starter];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct ChoreView {
    pub chore: Chore,
    pub done: bool,
}

/// The whole list, with what is done.
pub(super) fn view(done: &BTreeSet<Chore>) -> Vec<ChoreView> {
    Chore::ALL.map(|chore| ChoreView { chore, done: done.contains(&chore) }).to_vec()
}
