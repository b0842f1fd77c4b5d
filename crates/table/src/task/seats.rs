//! Sitting down and getting up: links, the devices in the seats, and those that
//! are waiting for one.

use rules::{game::Viewer, seat::Seat};
use serde_json::Value;

use super::{Device, Task, Waiting};
use crate::{
    link::{DeviceId, LinkId, Proof, Role, SealPair, Secrets},
    network::Page,
    outbox::{Connection, ConnectionId},
    qr,
    seal::Share,
    seats::{Held, SeatChange, SeatState},
    table_error::TableError,
    wire::{Answer, Link, ServerMessage},
};

/// What a device has proved.
pub(super) struct Proved {
    pub(super) place: Place,
    pub(super) device: DeviceId,
    pub(super) link: LinkId,
    /// The seals to talk to it.
    pub(super) line: SealPair,
}

/// Whose link it is.
#[derive(Debug, Clone, Copy)]
pub(super) enum Place {
    /// Of the person who sits here.
    Seat(Seat),
    Onlooker,
}

impl Task {
    /// A link says where its person sat when it was made; people move, and their
    /// links stay good.
    pub(super) fn check(
        &self,
        challenge: Share,
        nonce: Share,
        proof: &Proof,
    ) -> Result<Proved, TableError> {
        let seats = self.state.seats.iter();
        let seats =
            seats.filter_map(|(seat, state)| Some((Place::Seat(seat), state.secrets.as_ref()?)));
        let onlookers = self.state.onlookers.iter().map(|secrets| (Place::Onlooker, secrets));
        let known = seats.chain(onlookers).find_map(|(place, secrets)| {
            let (device, line) = secrets.check(challenge, nonce, proof)?;
            Some(Proved { place, device, link: secrets.id(), line })
        });
        known.ok_or(TableError::LinkInvalid)
    }

    pub(super) async fn sit_down(
        &mut self,
        seat: Seat,
        device: DeviceId,
        connection: Connection,
    ) -> Result<(), TableError> {
        let state = self.state.seats.get(seat).ok_or(TableError::LinkInvalid)?;
        let (held_by, is_holder) = (state.held_by, state.held_by == Held::Phone(device));
        self.count_join(seat, is_holder)?;
        match held_by {
            Held::Phone(holder) if holder == device => {}
            Held::Nobody => self.commit_seats(vec![SeatChange::Claimed { seat, device }]).await?,
            Held::Phone(_) | Held::Table => {
                self.check_room_to_wait(seat)?;
                self.requests += 1;
                connection.outbox.send(&ServerMessage::<Value>::Waiting);
                let request = self.requests;
                self.waiting.push(Waiting { request, seat, device, connection });
                self.publish();
                return Ok(());
            }
        }
        self.welcome(connection, Viewer::Seat(seat), Some(device), false);
        Ok(())
    }

    pub(super) fn welcome(
        &mut self,
        connection: Connection,
        viewer: Viewer,
        device: Option<DeviceId>,
        is_screen: bool,
    ) {
        let Connection { id, outbox } = connection;
        let role = match viewer {
            // It has been welcomed before it chose a table.
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(self.role(seat)),
            Viewer::Onlooker => Some(Role::Onlooker { table: self.id.clone(), is_screen }),
        };
        if let Some(role) = role {
            outbox.send(&ServerMessage::<Value>::Welcome { role });
        }
        self.devices.insert(id, Device { viewer, id: device, is_screen, outbox, is_unsure: false });
        self.publish();
    }

    pub(super) fn role(&self, seat: Seat) -> Role {
        Role::Seat { table: self.id.clone(), seat }
    }

    pub(super) fn gone(&mut self, connection: ConnectionId) {
        let was_here = self.devices.remove(&connection);
        self.probes.remove(&connection);
        if let Some(device) = &was_here {
            self.lose_pads(device.viewer);
        }
        let waited = self.waiting.len();
        self.waiting.retain(|waiting| waiting.connection.id != connection);
        if was_here.is_some() || waited != self.waiting.len() {
            self.publish();
        }
    }

    pub(super) async fn leave_seat(&mut self, from: ConnectionId, id: u32) {
        let Some(Device { viewer, outbox, .. }) = self.devices.get(&from).cloned() else {
            return self.refuse_waiting(from, id);
        };
        let Viewer::Seat(seat) = viewer else {
            return outbox.refuse(id, &TableError::NotYourSeat);
        };
        match self.commit_seats(vec![SeatChange::Freed { seat }]).await {
            Ok(()) => {
                outbox.send(&ServerMessage::<Value>::Done { id });
                self.end_seat(seat, &TableError::SeatFreed);
                self.publish();
            }
            Err(trouble) => outbox.refuse(id, &trouble),
        }
    }

    /// A device that is waiting for a seat can do nothing with it. One that isn't
    /// even waiting has been sent away, and is told so.
    pub(super) fn refuse_waiting(&self, from: ConnectionId, id: u32) {
        let mut waiting = self.waiting.iter().map(|waiting| &waiting.connection);
        if let Some(connection) = waiting.find(|connection| connection.id == from) {
            connection.outbox.refuse(id, &TableError::NotYourSeat);
        }
    }

    /// Ends the connections of a seat.
    pub(super) fn end_seat(&mut self, seat: Seat, reason: &TableError) {
        self.devices.retain(|_, device| {
            let stays = device.viewer != Viewer::Seat(seat);
            if !stays {
                device.outbox.end(reason.clone());
            }
            stays
        });
    }

    pub(super) fn end_all(&mut self, reason: &TableError) {
        let devices = self.devices.drain().map(|(_, device)| device.outbox);
        let waiting = self.waiting.drain(..).map(|waiting| waiting.connection.outbox);
        for outbox in devices.chain(waiting) {
            outbox.end(reason.clone());
        }
    }

    /// A link for each of these seats.
    pub(super) async fn links(
        &mut self,
        which: impl Fn(&SeatState) -> bool,
    ) -> Result<Answer, TableError> {
        let unlinked = self.state.seats.iter().filter(|(_, state)| state.secrets.is_none());
        let changes = unlinked
            .map(|(seat, _)| SeatChange::Linked { seat, secrets: Secrets::random() })
            .collect();
        self.commit_seats(changes).await?;
        let link = |(seat, secrets): (Seat, &Secrets)| {
            let fragment = secrets.fragment(&self.role(seat));
            let url = self.context.network.link(Page::Phone, &fragment);
            // A code can hold far more than a link.
            let svg = qr::svg(&url).unwrap_or_default();
            Link { seat, url, svg }
        };
        let links = self.state.seats.iter().filter(|(_, state)| which(state));
        let links = links.filter_map(|(seat, state)| Some((seat, state.secrets.as_ref()?)));
        Ok(Answer::Links { links: links.map(link).collect() })
    }

    pub(super) async fn decide_request(
        &mut self,
        request: u32,
        allow: bool,
    ) -> Result<(), TableError> {
        let found = self.waiting.iter().position(|waiting| waiting.request == request);
        let found = found.ok_or(TableError::NoSuchAsk)?;
        let (seat, device) = (self.waiting[found].seat, self.waiting[found].device);
        self.forget_joins(seat);
        if !allow {
            self.decline(|waiting| waiting.request == request, &TableError::TableDeclined);
            return Ok(());
        }
        self.commit_seats(vec![SeatChange::Claimed { seat, device }]).await?;
        self.end_seat(seat, &TableError::SeatTakenOver);
        let waiting = self.waiting.remove(found);
        self.welcome(waiting.connection, Viewer::Seat(seat), Some(device), false);
        Ok(())
    }

    pub(super) fn decline(&mut self, which: impl Fn(&Waiting) -> bool, reason: &TableError) {
        self.waiting.retain(|waiting| {
            let stays = !which(waiting);
            if !stays {
                waiting.connection.outbox.end(reason.clone());
            }
            stays
        });
    }
}
