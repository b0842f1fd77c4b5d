//! Playing: the rules decide a command on behalf of a seat for which its device
//! may speak.

use rules::{
    game::{Actor, Game, Outside, Viewer},
    seat::Seat,
};
use serde_json::Value;

use super::{Device, Task};
use crate::{
    clock::unix_millis, contain::contained, seal, seats::Held, session::ConnectionId, state::Entry,
    trouble::Trouble, wire::ServerMessage,
};

impl<G: Game> Task<G> {
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
        match self.try_play(&device, id, seat, command).await {
            Ok(()) => {}
            Err(NotPlayed::Trouble(trouble)) => device.outbox.refuse(id, &trouble),
            Err(NotPlayed::Refused(refusal)) => device.outbox.refuse(id, &refusal),
        }
    }

    async fn try_play(
        &mut self,
        device: &Device,
        id: u32,
        seat: Option<Seat>,
        command: Value,
    ) -> Result<(), NotPlayed<G::Refusal>> {
        let actor = match (device.viewer, seat) {
            (Viewer::Table, None) => Actor::Table,
            (Viewer::Table, Some(seat)) => Actor::Seat(seat),
            (Viewer::Seat(own), None) => Actor::Seat(own),
            (Viewer::Seat(own), Some(seat)) if seat == own => Actor::Seat(own),
            (Viewer::Seat(_), Some(_)) => return Err(Trouble::NotYourSeat.into()),
        };
        let command: G::Command =
            serde_json::from_value(command).map_err(|_| Trouble::Unreadable)?;
        let is_for_phone = device.viewer == Viewer::Table && self.is_on_phone(seat);
        if is_for_phone && self.state.game.is_private(&command) {
            return Err(Trouble::SeatOnPhone.into());
        }
        if self.decide_and_commit(actor, &command).await? {
            self.publish();
        }
        let whisper = match actor {
            Actor::Seat(seat) => self.state.game.whisper(seat, &command),
            Actor::Table | Actor::Clock => None,
        };
        // The view that a command has changed is sent before its "done".
        match whisper {
            Some(whisper) => device.outbox.whisper(id, &whisper),
            None => device.outbox.send(&ServerMessage::<Value>::Done { id }),
        }
        Ok(())
    }

    pub(super) fn is_on_phone(&self, seat: Option<Seat>) -> bool {
        let state = seat.and_then(|seat| self.state.seats.get(seat));
        state.is_some_and(|state| matches!(state.held_by, Held::Phone(_)))
    }

    /// Whether anything has changed, or why the command is not allowed.
    pub(super) async fn decide_and_commit(
        &mut self,
        actor: Actor,
        command: &G::Command,
    ) -> Result<bool, NotPlayed<G::Refusal>> {
        let events = decide(&self.state.game, actor, command)?.map_err(NotPlayed::Refused)?;
        let entries: Vec<_> = events.into_iter().map(|event| Entry::Game { event }).collect();
        let changed = !entries.is_empty();
        self.commit(entries).await?;
        Ok(changed)
    }

    pub(super) async fn again(&mut self) -> Result<(), Trouble> {
        if self.state.game.report().is_none() {
            return Err(Trouble::GameNotOver);
        }
        let command = self.state.game.again().ok_or(Trouble::NothingToRepeat)?;
        let events = decide(&G::default(), Actor::Table, &command)?;
        let events = events.map_err(|_| Trouble::NothingToRepeat)?;
        let events = events.into_iter().map(|event| Entry::Game { event });
        self.commit(std::iter::once(Entry::Round).chain(events).collect()).await
    }
}

/// What the rules decide. If they panic, nothing has changed.
fn decide<G: Game>(
    game: &G,
    actor: Actor,
    command: &G::Command,
) -> Result<Result<Vec<G::Event>, G::Refusal>, Trouble> {
    let mut random = seal::seeded_random();
    let mut outside = Outside { now: unix_millis(), random: &mut random };
    contained(|| game.apply(actor, command, &mut outside)).map_err(|_| Trouble::TableStumbles)
}

pub(super) enum NotPlayed<R> {
    Trouble(Trouble),
    Refused(R),
}

impl<R> From<Trouble> for NotPlayed<R> {
    fn from(trouble: Trouble) -> Self {
        NotPlayed::Trouble(trouble)
    }
}
