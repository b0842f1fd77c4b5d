//! Which device holds which seat. This module knows nothing about games.

use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::link::{DeviceId, Secrets};

/// What happens to a seat. It is journalled, because a phone must find its seat
/// again after the host has restarted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SeatChange {
    /// The seat has a new link, and older ones are no longer valid.
    Linked {
        seat: Seat,
        secrets: Secrets,
    },
    Claimed {
        seat: Seat,
        device: DeviceId,
    },
    TakenByTable {
        seat: Seat,
    },
    Freed {
        seat: Seat,
    },
}

#[derive(Debug, Clone, PartialEq, Default)]
pub struct Seats(Vec<SeatState>);

#[derive(Debug, Clone, PartialEq, Default)]
pub struct SeatState {
    pub secrets: Option<Secrets>,
    pub held_by: Held,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Held {
    #[default]
    Nobody,
    Table,
    Phone(DeviceId),
}

impl Seats {
    /// Everybody keeps their link and phone at the new seat; what belonged to
    /// those who have left is gone.
    pub fn rearrange(&mut self, moves: &[Option<Seat>], seats: usize) {
        let mut rearranged = vec![SeatState::default(); seats];
        for (state, to) in self.0.drain(..).zip(moves) {
            let place = to.and_then(|to| rearranged.get_mut(usize::from(to.0)));
            if let Some(place) = place {
                *place = state;
            }
        }
        self.0 = rearranged;
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, seat: Seat) -> Option<&SeatState> {
        self.0.get(usize::from(seat.0))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        Seat::all(self.0.len()).zip(&self.0)
    }

    pub fn fold(&mut self, change: &SeatChange) {
        let (SeatChange::Linked { seat, .. }
        | SeatChange::Claimed { seat, .. }
        | SeatChange::TakenByTable { seat }
        | SeatChange::Freed { seat }) = change;
        let Some(state) = self.0.get_mut(usize::from(seat.0)) else { return };
        match change {
            SeatChange::Linked { secrets, .. } => state.secrets = Some(secrets.clone()),
            SeatChange::Claimed { device, .. } => state.held_by = Held::Phone(*device),
            SeatChange::TakenByTable { .. } => state.held_by = Held::Table,
            SeatChange::Freed { .. } => state.held_by = Held::Nobody,
        }
    }
}
