//! What a table does about a phone at the door.

use rules::{game::Viewer, seat::Seat};

use super::Task;
use crate::{
    door::Shown,
    link::Secrets,
    seats::{Held, SeatChange},
    table_error::TableError,
};

impl Task {
    fn is_shown(&self) -> bool {
        self.devices.values().any(|device| device.viewer == Viewer::Table)
    }

    fn has_room(&self) -> bool {
        self.state.seats.iter().any(|(_, state)| !matches!(state.held_by, Held::Phone(_)))
    }

    /// The door must know whether there's anybody to open it, and a seat.
    pub(super) fn report_to_the_door(&self) {
        let is_open = self.is_shown() && !self.state.seats.is_empty();
        self.context.door.report(&self.id, is_open.then(|| self.has_room()));
    }

    pub(super) fn door_has_changed(&mut self) {
        if self.is_shown() {
            self.publish();
        }
    }

    /// The pictures are for the people round the table device. On a phone they'd
    /// help nobody but those who want to be let in without being seen.
    pub(super) fn at_the_door(&self, viewer: Viewer) -> Shown {
        if viewer != Viewer::Table {
            return Shown::default();
        }
        let mut shown = self.context.door.shown();
        shown.callers.retain(|caller| caller.is_screen || self.has_room());
        shown
    }

    pub(super) async fn let_in(&mut self, knock: u32, seat: Seat) -> Result<(), TableError> {
        self.context.door.check(knock, false)?;
        let fragment = self.link_of_free_seat(seat).await?;
        self.context.door.let_in(knock, fragment)
    }

    pub(super) async fn let_in_to_watch(&mut self, knock: u32) -> Result<(), TableError> {
        self.context.door.check(knock, true)?;
        let fragment = self.onlookers_fragment().await?;
        self.context.door.let_in(knock, fragment)
    }

    /// The fragment of the link of this seat, for somebody who comes now.
    pub(super) async fn link_of_free_seat(&mut self, seat: Seat) -> Result<String, TableError> {
        let state = self.state.seats.get(seat).ok_or(TableError::NoSuchSeat)?;
        let mut changes = Vec::new();
        let secrets = state.secrets.clone().unwrap_or_else(|| {
            let secrets = Secrets::random();
            changes.push(SeatChange::Linked { seat, secrets: secrets.clone() });
            secrets
        });
        match state.held_by {
            Held::Phone(_) => return Err(TableError::SeatOnPhone),
            // Somebody has just decided that this player uses a phone.
            Held::Table => changes.push(SeatChange::Freed { seat }),
            Held::Nobody => {}
        }
        self.commit_seats(changes).await?;
        Ok(secrets.fragment(&self.role(seat)))
    }
}
