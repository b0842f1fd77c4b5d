//! Whether an event is possible at all. A journal is a file, and a file can hold
//! anything. Nearly everything here can only follow what came before, so an event
//! fits if it can be recorded.

use super::{
    Snitch,
    eliminate::Attempt,
    event::{Deed, Event},
};
use crate::seat::Seat;

impl Snitch {
    pub(super) fn can_be(&self, event: &Event) -> bool {
        self.after(event).is_some()
    }

    /// The state after an event; none if it can't be.
    pub(super) fn after(&self, event: &Event) -> Option<Snitch> {
        let mut next = self.clone();
        next.record(event)?;
        Some(next)
    }
}

impl Deed {
    /// Everybody whom it names.
    pub(super) fn seats(&self) -> Vec<Seat> {
        match self {
            Deed::Looked { at } => at.iter().copied().collect(),
            Deed::Swapped { between } => between.iter().flatten().copied().collect(),
            Deed::Added { to } => vec![*to],
            Deed::Closed { by } => vec![*by],
            Deed::Eliminated { by, attempt } => {
                let owner = match attempt {
                    Attempt::Other { owner } => Some(*owner),
                    _ => None,
                };
                owner.into_iter().chain([*by]).collect()
            }
            Deed::Drew
            | Deed::Played { .. }
            | Deed::Removed { .. }
            | Deed::Skipped
            | Deed::Passed
            | Deed::TurnEnded
            | Deed::RoundEnded
            | Deed::Restated { .. }
            | Deed::Untracked => Vec::new(),
        }
    }
}
