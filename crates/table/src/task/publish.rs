//! What everybody sees.

use std::sync::Arc;

use rules::{game::Viewer, moments::Moment, seat::Seat};

use super::{Device, Task};
use crate::{
    clock::unix_millis,
    door::Shown,
    outbox::Outgoing,
    seats::Held,
    wire::{self, Holder, PadsView, Request, ServerMessage, TableView},
};

impl Task {
    /// Sends everybody a new view. What is the same for several devices is
    /// serialized once.
    pub(super) fn publish(&mut self) {
        self.version += 1;
        self.note_who_is_away();
        self.report_to_the_door();
        let mut written: Vec<(Viewer, Arc<str>)> = Vec::new();
        let devices: Vec<Device> = self.devices.values().cloned().collect();
        for Device { viewer, outbox, .. } in devices {
            let text = match written.iter().find(|(other, _)| *other == viewer) {
                Some((_, text)) => text.clone(),
                None => {
                    let text: Arc<str> = self.view(viewer).into();
                    written.push((viewer, text.clone()));
                    text
                }
            };
            outbox.push(Outgoing::Text(text));
        }
    }

    fn view(&self, viewer: Viewer) -> String {
        let Shown { callers, is_crowded } = self.at_the_door(viewer);
        let mut callers = callers.into_iter();
        let view = TableView {
            version: self.version,
            table: self.id.clone(),
            opened_at: self.state.opened_at,
            round: self.state.round,
            seats: self
                .state
                .seats
                .iter()
                .map(|(seat, state)| self.holder(seat, state.held_by))
                .collect(),
            requests: self
                .waiting
                .iter()
                .map(|waiting| Request { request: waiting.request, seat: waiting.seat })
                .collect(),
            door: callers.next(),
            also_at_door: callers.collect(),
            door_crowd: is_crowded,
            gathering: self.hands_gather(),
            countdown: self.countdown.clone(),
            closes_at: self.closes_at,
            pads: self.state.uses_pads.then(|| PadsView {
                down: self.pads.down().collect(),
                timings: self.pads.verdict().map(<[_]>::to_vec),
            }),
            lost: self.state.lost.clone(),
            copied: self.state.copied.clone(),
            players: self.state.group.players.clone(),
            resting: self.state.group.resting.clone(),
            game: self.state.kind.name.to_owned(),
            under_way: self.state.is_under_way(),
            rematch: self.state.is_rematch(),
            expects: self.state.game.expects().filter(|_| !self.state.stands_still()),
            finale: self.finale.clone(),
            evening: self.evening.clone(),
            again: self.again.iter().copied().collect(),
            ended_at: self.state.ended_at,
            phones_sound: self.state.phones_sound,
            onlookers: self.onlookers(),
            view: self.state.game.view(viewer),
        };
        wire::text(&ServerMessage::View { view })
    }

    /// A count for which everybody holds a pad may begin at any time.
    pub(super) fn hands_gather(&self) -> bool {
        self.moment_now() == Some(Moment::Gather { pads: true })
    }

    fn holder(&self, seat: Seat, held: Held) -> Holder {
        match held {
            Held::Nobody => Holder::Open,
            Held::Table => Holder::Table,
            Held::Phone(_) => {
                let away_since = self.away_since[usize::from(seat.0)];
                Holder::Phone { connected: away_since.is_none(), away_since }
            }
        }
    }

    fn note_who_is_away(&mut self) {
        for (seat, away_since) in Seat::all(self.away_since.len()).zip(&mut self.away_since) {
            let mut viewers = self.devices.values().map(|device| device.viewer);
            if viewers.any(|viewer| viewer == Viewer::Seat(seat)) {
                *away_since = None;
            } else {
                away_since.get_or_insert_with(unix_millis);
            }
        }
    }
}
