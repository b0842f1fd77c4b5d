//! Who plays, and what: people sit down, and the same group goes on to the next
//! game.

use rules::{
    colour::Colour,
    game::{Actor, Progress, Viewer},
    people::Group,
    seat::Seat,
};
use serde_json::Value;

use super::Task;
use crate::{
    games::{self, Kind},
    outbox::ConnectionId,
    seal,
    state::{Entry, moves, stay},
    table_error::TableError,
    wire::ServerMessage,
};

impl Task {
    /// Until a game begins, the group can change.
    pub(super) async fn seat_people(&mut self, group: &Group) -> Result<(), TableError> {
        if self.state.game.progress() != Progress::SetUp {
            return Err(TableError::GameNotOver);
        }
        let group = checked(self.state.kind, group)?;
        if group == self.state.group {
            return Ok(());
        }
        self.commit(vec![Entry::People { group, goes_on: false }]).await
    }

    /// Whoever has a phone says what they are called and which colour they have. If
    /// somebody else has it, the two swap.
    pub(super) async fn my_goat(
        &mut self,
        from: ConnectionId,
        id: u32,
        name: String,
        colour: Colour,
    ) {
        let Some(device) = self.devices.get(&from).cloned() else {
            return self.refuse_waiting(from, id);
        };
        match self.repaint(device.viewer, &name, colour).await {
            Ok(()) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    async fn repaint(
        &mut self,
        viewer: Viewer,
        name: &str,
        colour: Colour,
    ) -> Result<(), TableError> {
        let Viewer::Seat(own) = viewer else { return Err(TableError::NotYourSeat) };
        self.check_it_goes_on()?;
        if self.state.game.progress() != Progress::SetUp {
            return Err(TableError::GameBegun);
        }
        let group = self.state.group.with_goat(own, name, colour).ok_or(TableError::NoSuchSeat)?;
        let group = group.checked(&mut seal::seeded_random()).map_err(TableError::Group)?;
        if group == self.state.group {
            return Ok(());
        }
        self.commit(vec![Entry::People { group, goes_on: true }]).await
    }

    /// The next game: the same one or another, for the same group or another.
    pub(super) async fn next_game(
        &mut self,
        game: Option<&str>,
        group: Option<&Group>,
    ) -> Result<(), TableError> {
        // The same game again is for those who have finished it; another one can
        // be chosen as long as none is being played.
        let may_begin = match self.state.game.progress() {
            Progress::Over => true,
            Progress::SetUp => game.is_some(),
            Progress::UnderWay => false,
        };
        if !may_begin {
            return Err(TableError::GameNotOver);
        }
        let kind = match game {
            Some(name) => games::named(self.context.games, name).ok_or(TableError::UnknownGame)?,
            None => self.state.kind,
        };
        let group = checked(kind, group.unwrap_or(&self.state.group))?;
        // The same group has agreed on everything already.
        let is_rematch = kind == self.state.kind && group.players == self.state.group.players;
        let rematch = self.state.game.rematch().filter(|_| is_rematch);
        if rematch.is_none() && game.is_none() {
            return Err(TableError::NothingToRepeat);
        }
        let mut entries = vec![Entry::Round { game: Some(kind.name.to_owned()) }];
        if group != self.state.group {
            entries.push(Entry::People { group: group.clone(), goes_on: false });
        }
        if let Some(command) = rematch {
            let decided = (kind.new)(&group.players).decide(Actor::Table, command, true);
            let decided = decided.map_err(|_| TableError::NothingToRepeat)?;
            entries.extend(decided.events.into_iter().map(|event| Entry::Game { event }));
        }
        self.commit(entries).await
    }

    /// Devices follow their people to where these sit now.
    pub(super) fn follow_the_people(&mut self, before: &Group) {
        let after = &self.state.group;
        self.away_since.resize(self.state.seats.len(), None);
        if before == after || stay(before, after) {
            return;
        }
        let moves = moves(before, after);
        let to = |seat: Seat| moves.get(usize::from(seat.0)).copied().flatten();
        let mut away_since = vec![None; after.len()];
        for (seat, away) in Seat::all(before.len()).zip(&self.away_since) {
            if let Some(seat) = to(seat) {
                away_since[usize::from(seat.0)] = *away;
            }
        }
        self.away_since = away_since;
        let mut left = Vec::new();
        for (connection, device) in &mut self.devices {
            let Viewer::Seat(seat) = device.viewer else { continue };
            match to(seat) {
                None => left.push(*connection),
                Some(now) if now == seat => {}
                Some(now) => {
                    device.viewer = Viewer::Seat(now);
                    let role = crate::link::Role::Seat { table: self.id.clone(), seat: now };
                    device.outbox.send(&ServerMessage::<Value>::Welcome { role });
                }
            }
        }
        for connection in left {
            if let Some(device) = self.devices.remove(&connection) {
                device.outbox.end(TableError::LeftTable);
            }
        }
        self.decline(|waiting| to(waiting.seat).is_none(), &TableError::LeftTable);
        for waiting in &mut self.waiting {
            waiting.seat = to(waiting.seat).unwrap_or(waiting.seat);
        }
        self.joins.clear();
        self.pads.gather();
    }
}

/// The group as it is kept, if so many can play this game.
pub(crate) fn checked(kind: &Kind, group: &Group) -> Result<Group, TableError> {
    let group = group.checked(&mut seal::seeded_random()).map_err(TableError::Group)?;
    let players = group.players.len();
    if kind.players.contains(&players) {
        return Ok(group);
    }
    let (least, most) = (*kind.players.start(), *kind.players.end());
    Err(TableError::PlayersForGame { players, least, most })
}
