//! Playing: a command is decided by the rules, on behalf of whom its device may
//! speak for.

use rules::{
    game::{Actor, Viewer},
    moments::Signal,
    seat::Seat,
};
use serde_json::Value;

use super::{Device, Task};
use crate::{
    outbox::ConnectionId,
    playing::{Decided, NotPlayed},
    seats::Held,
    state::Entry,
    table_error::TableError,
    wire::ServerMessage,
};

impl Task {
    pub(super) async fn play(
        &mut self,
        from: ConnectionId,
        id: u32,
        seat: Option<Seat>,
        command: Value,
    ) {
        let Some(device) = self.devices.get(&from).cloned() else {
            return self.refuse_waiting(from, id);
        };
        match self.try_play(&device, seat, command).await {
            // Whoever is told that it is done has been sent what it changed.
            Ok(Some(whisper)) => device.outbox.whisper(id, whisper),
            Ok(None) => device.outbox.send(&ServerMessage::<Value>::Done { id }),
            Err(NotPlayed::TableError(trouble)) => device.outbox.refuse(id, &trouble),
            Err(NotPlayed::Refused(error)) => {
                device.outbox.send(&ServerMessage::<Value>::Refused { id, error });
            }
        }
    }

    /// What only this device is told, if anything.
    async fn try_play(
        &mut self,
        device: &Device,
        seat: Option<Seat>,
        command: Value,
    ) -> Result<Option<Value>, NotPlayed> {
        self.check_it_goes_on()?;
        let actor = match (device.viewer, seat) {
            (Viewer::Table, None) => Actor::Table,
            (Viewer::Table, Some(seat)) => Actor::Seat(seat),
            (Viewer::Seat(own), None) => Actor::Seat(own),
            (Viewer::Seat(own), Some(seat)) if seat == own => Actor::Seat(own),
            (Viewer::Seat(_), Some(_)) | (Viewer::Onlooker, _) => {
                return Err(TableError::NotYourSeat.into());
            }
        };
        let is_private = device.viewer != Viewer::Table || !self.is_on_phone(seat);
        let Decided { events, whisper } = self.state.game.decide(actor, command, is_private)?;
        if self.commit_events(events).await? {
            self.publish();
        }
        Ok(whisper)
    }

    pub(super) fn is_on_phone(&self, seat: Option<Seat>) -> bool {
        let state = seat.and_then(|seat| self.state.seats.get(seat));
        state.is_some_and(|state| matches!(state.held_by, Held::Phone(_)))
    }

    /// Tells the game what came of a moment.
    pub(super) async fn signal(&mut self, actor: Actor, signal: Signal) -> Result<(), NotPlayed> {
        let Decided { events, .. } = self.state.game.signal(actor, signal)?;
        self.commit_events(events).await?;
        Ok(())
    }

    /// Whether anything has changed.
    async fn commit_events(&mut self, events: Vec<Value>) -> Result<bool, TableError> {
        let changed = !events.is_empty();
        self.commit(events.into_iter().map(|event| Entry::Game { event }).collect()).await?;
        Ok(changed)
    }
}
