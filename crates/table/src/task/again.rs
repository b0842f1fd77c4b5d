//! Playing again: any phone can ask for it, and when most want it, the next game
//! begins by itself.

use rules::{game::Viewer, seat::Seat};
use serde_json::Value;

use super::Task;
use crate::{outbox::ConnectionId, table_error::TableError, wire::ServerMessage};

impl Task {
    pub(super) async fn again(&mut self, from: ConnectionId, id: u32, on: bool) {
        let Some(device) = self.devices.get(&from).cloned() else {
            return self.refuse_waiting(from, id);
        };
        match self.vote(device.viewer, on).await {
            Ok(()) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    async fn vote(&mut self, viewer: Viewer, on: bool) -> Result<(), TableError> {
        // The table device has a button of its own, which needs no votes.
        let Viewer::Seat(seat) = viewer else { return Err(TableError::NotYourSeat) };
        if !self.state.is_over() {
            return Err(TableError::GameNotOver);
        }
        if usize::from(seat.0) >= self.state.players() {
            return Err(TableError::SitsOut);
        }
        if !on {
            self.again.remove(&seat);
            return Ok(());
        }
        let is_new = self.again.insert(seat);
        if is_new && self.most_want_it() {
            let begun = self.next_game(None, None).await;
            if begun.is_err() {
                self.again.remove(&seat);
            }
            return begun;
        }
        Ok(())
    }

    /// More than half of the players who have a phone, whether it is connected
    /// now or not: a phone that is locked for a moment still has a say. With two
    /// phones that is both, and with one it is that one.
    fn most_want_it(&self) -> bool {
        let phones = Seat::all(self.state.players()).filter(|seat| self.is_on_phone(Some(*seat)));
        self.again.len() * 2 > phones.count()
    }

    /// Whoever has given their phone away has no say any more.
    pub(super) fn forget_votes(&mut self) {
        let mut again = std::mem::take(&mut self.again);
        again.retain(|seat| self.is_on_phone(Some(*seat)));
        self.again = again;
    }
}
