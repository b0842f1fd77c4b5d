//! Races: what fingers touch, and the clocks of the devices, which are kept fresh
//! for as long as there is a race.

use rand::RngExt as _;
use rules::{
    game::{Actor, Viewer},
    moments::{Moment, Signal, Touch},
    seat::Seat,
};
use serde_json::Value;

use super::Task;
use crate::{
    clock::HostMillis, outbox::ConnectionId, playing::NotPlayed, seal, table_error::TableError,
    wire::ServerMessage,
};

const LONGEST_OVERDUE: HostMillis = 100.0;

/// A finger, as its device reports it.
pub struct Finger {
    pub seat: Option<Seat>,
    pub on: u8,
    /// On the device's own clock.
    pub at: Option<f64>,
    /// When the host received it.
    pub received: HostMillis,
}

/// Whom to tell that a touch was counted.
pub(super) type Toucher = (ConnectionId, u32);

impl Task {
    pub(super) fn is_racing(&self) -> bool {
        matches!(self.moment, Some(Moment::Race { .. }))
    }

    pub(super) fn touch(&mut self, from: ConnectionId, id: u32, finger: Finger) {
        let Some(device) = self.devices.get(&from) else {
            return self.refuse_waiting(from, id);
        };
        let Finger { seat, on, at, received } = finger;
        let seat = match (device.viewer, seat) {
            (Viewer::Seat(own), None) => Ok(own),
            (Viewer::Seat(own), Some(seat)) if seat == own => Ok(own),
            (Viewer::Table, Some(seat)) if self.is_on_phone(Some(seat)) => {
                Err(TableError::SeatOnPhone)
            }
            (Viewer::Table, Some(seat)) => Ok(seat),
            _ => Err(TableError::NotYourSeat),
        };
        let players = self.state.players();
        let seat = seat.and_then(|seat| {
            if usize::from(seat.0) < players { Ok(seat) } else { Err(TableError::NoSuchSeat) }
        });
        match seat {
            Err(trouble) => device.outbox.refuse(id, &trouble),
            Ok(_) if self.state.stands_still() => {
                device.outbox.refuse(id, &TableError::StandsStill);
            }
            // People touch their screens at odd times; that changes nothing.
            Ok(_) if !self.is_racing() => self.answer_touch((from, id)),
            Ok(seat) => {
                let span = self.probes.entry(from).or_default().span(at, received);
                let at = self.context.clock.unix_at(span.at);
                self.touches.touch(Touch { seat, on, at }, span, received, (from, id));
            }
        }
    }

    /// Tells the game about all touches whose place is certain now.
    pub(super) async fn tell_touches(&mut self) {
        let told = self.touches.tell(self.now());
        if told.is_empty() {
            return;
        }
        let touchers: Vec<Toucher> = told.iter().flatten().map(|(_, from)| *from).collect();
        let touches = |group: Vec<(Touch, Toucher)>| group.into_iter().map(|(touch, _)| touch);
        let groups = told.into_iter().map(|group| touches(group).collect()).collect();
        let done = self.signal(Actor::Clock, Signal::Touched(groups)).await;
        self.begin_quiet();
        self.publish();
        for toucher in touchers {
            match &done {
                Err(NotPlayed::TableError(trouble)) => self.refuse_touch(toucher, trouble),
                Ok(()) | Err(NotPlayed::Refused(_)) => self.answer_touch(toucher),
            }
        }
    }

    /// Once it isn't a race any more, a touch means nothing.
    pub(super) fn end_race(&mut self) {
        for toucher in self.touches.end() {
            self.answer_touch(toucher);
        }
    }

    fn answer_touch(&self, (from, id): Toucher) {
        if let Some(device) = self.devices.get(&from) {
            device.outbox.send(&ServerMessage::<Value>::Done { id });
        }
    }

    fn refuse_touch(&self, (from, id): Toucher, trouble: &TableError) {
        if let Some(device) = self.devices.get(&from) {
            device.outbox.refuse(id, trouble);
        }
    }

    pub(super) fn hear_echo(
        &mut self,
        from: ConnectionId,
        probe: u32,
        at: f64,
        received: HostMillis,
    ) {
        if let Some(probes) = self.probes.get_mut(&from) {
            probes.answer(probe, at, received);
        }
    }

    pub(super) fn send_probes(&mut self) {
        let mut random = seal::seeded_random();
        for (id, device) in &self.devices {
            if device.viewer == Viewer::Onlooker {
                continue;
            }
            let probes = self.probes.entry(*id).or_default();
            if let Some(probe) = probes.ask(self.context.clock.host_millis(), random.random()) {
                device.outbox.probe(probe);
            }
        }
    }

    pub(super) fn probes_wake(&self) -> impl Future<Output = ()> + use<> {
        let touch = self.devices.iter().filter(|(_, device)| device.viewer != Viewer::Onlooker);
        let probes = touch.map(|(id, _)| match self.probes.get(id) {
            Some(probes) => probes.next_at().unwrap_or(f64::INFINITY),
            None => 0.0,
        });
        let next_at = probes.fold(f64::INFINITY, f64::min);
        self.wait_until(Some(next_at).filter(|at| self.is_racing() && at.is_finite()))
    }

    /// Whoever floods the table with messages must not stop a race.
    pub(super) fn touches_are_overdue(&self) -> bool {
        self.touches.due_at().is_some_and(|due_at| due_at + LONGEST_OVERDUE < self.now())
    }

    pub(super) fn touches_wake(&self) -> impl Future<Output = ()> + use<> {
        self.wait_until(self.touches.due_at())
    }
}
