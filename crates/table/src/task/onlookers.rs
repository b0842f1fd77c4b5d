//! Those who only watch: big screens, and friends without a seat.
//!
//! They come with one link for all of them, and see what everybody at the table may
//! see. They can't change anything, but a friend can ask to play the next game.

use std::time::Duration;

use lines::rate::Bucket;
use rules::{game::Viewer, people::tidy_name, seat::Seat};
use serde_json::Value;

use super::{Device, Task};
use crate::{
    link::{DeviceId, Role, Secrets},
    network::Page,
    outbox::{Connection, ConnectionId},
    platform::LimitInstant,
    qr,
    seats::Held,
    state::Entry,
    table_error::TableError,
    wire::{Answer, Onlookers, PlayWish, ServerMessage},
};

/// Everybody at the table is shown who comes and goes, so it may not happen too
/// often, however many hold the link. A page that is refused tries again by itself.
const COME_AT_ONCE: u32 = 15;
const ONE_COMES_PER: Duration = Duration::from_millis(200);

/// More friends than this don't find a seat in any game.
const WISHES: usize = 8;

/// What a table remembers of those who watch, as long as it runs.
pub(super) struct Onlooking {
    come: Bucket,
    /// Who would like to play; whoever was first comes first.
    wishes: Vec<(DeviceId, PlayWish)>,
    counted: u32,
}

impl Onlooking {
    pub(super) fn new() -> Onlooking {
        let come = Bucket::new(COME_AT_ONCE, ONE_COMES_PER, LimitInstant::now());
        Onlooking { come, wishes: Vec::new(), counted: 0 }
    }
}

impl Task {
    pub(super) fn watch(
        &mut self,
        device: DeviceId,
        is_screen: bool,
        connection: Connection,
    ) -> Result<(), TableError> {
        let come = self.onlookers.come.take(1, LimitInstant::now());
        come.map_err(|_| TableError::TooFast)?;
        self.welcome(connection, Viewer::Onlooker, Some(device), is_screen);
        Ok(())
    }

    pub(super) fn onlookers(&self) -> Onlookers {
        let here = self.devices.values().filter(|device| device.viewer == Viewer::Onlooker);
        let (screens, phones): (Vec<_>, Vec<_>) = here.partition(|device| device.is_screen);
        Onlookers {
            screens: screens.len(),
            phones: phones.len(),
            settings: self.state.screens,
            wishes: self.onlookers.wishes.iter().map(|(_, wish)| wish.clone()).collect(),
        }
    }

    /// What big screens show between games, while the table lets them.
    pub(super) async fn links_of_free_seats(&mut self) -> Result<Answer, TableError> {
        if !self.state.screens.codes {
            return Err(TableError::TableDeviceOnly);
        }
        self.links(|seat| seat.held_by == Held::Nobody).await
    }

    pub(super) async fn onlookers_fragment(&mut self) -> Result<String, TableError> {
        if self.state.onlookers.is_none() {
            self.commit(vec![Entry::Onlookers { secrets: Secrets::random() }]).await?;
        }
        let role = Role::Onlooker { table: self.id.clone(), is_screen: false };
        let secrets = self.state.onlookers.as_ref().ok_or(TableError::LinkInvalid)?;
        Ok(secrets.fragment(&role))
    }

    pub(super) async fn onlookers_link(&mut self) -> Result<Answer, TableError> {
        let fragment = self.onlookers_fragment().await?;
        let url = self.context.network.link(Page::Watch, &fragment);
        let svg = qr::svg(&url).unwrap_or_default();
        Ok(Answer::OnlookersLink { url, svg })
    }

    pub(super) async fn revoke_onlookers(&mut self) -> Result<(), TableError> {
        self.commit(vec![Entry::Onlookers { secrets: Secrets::random() }]).await?;
        self.onlookers = Onlooking::new();
        self.devices.retain(|_, device| {
            let stays = device.viewer != Viewer::Onlooker;
            if !stays {
                device.outbox.end(TableError::LinkRevoked);
            }
            stays
        });
        Ok(())
    }

    pub(super) fn would_play(&mut self, from: ConnectionId, id: u32, name: Option<String>) {
        let Some(device) = self.devices.get(&from).cloned() else {
            return self.refuse_waiting(from, id);
        };
        match self.wish(&device, name) {
            Ok(()) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    fn wish(&mut self, device: &Device, name: Option<String>) -> Result<(), TableError> {
        let friend = device.id.filter(|_| device.viewer == Viewer::Onlooker && !device.is_screen);
        let friend = friend.ok_or(TableError::NotYourSeat)?;
        let Onlooking { wishes, counted, .. } = &mut self.onlookers;
        let Some(name) = name else {
            wishes.retain(|(device, _)| *device != friend);
            return Ok(());
        };
        let name = tidy_name(&name).map_err(TableError::Group)?;
        let is_full = wishes.len() >= WISHES;
        match wishes.iter_mut().find(|(device, _)| *device == friend) {
            Some((_, wish)) => wish.name = name,
            None if is_full => return Err(TableError::TooManyDevices),
            None => {
                *counted += 1;
                wishes.push((friend, PlayWish { wish: *counted, name }));
            }
        }
        Ok(())
    }

    /// Their phone gets the link of this seat. If it's locked right now, the wish
    /// stays, and somebody can try again.
    pub(super) async fn seat_onlooker(&mut self, wish: u32, seat: Seat) -> Result<(), TableError> {
        let friend = self.friend(wish)?;
        let is_here =
            |device: &&Device| device.viewer == Viewer::Onlooker && device.id == Some(friend);
        let device = self.devices.values().find(is_here).ok_or(TableError::NoSuchAsk)?;
        let outbox = device.outbox.clone();
        let fragment = self.link_of_free_seat(seat).await?;
        outbox.send(&ServerMessage::<Value>::LetIn { fragment });
        self.decline_onlooker(wish)
    }

    pub(super) fn decline_onlooker(&mut self, wish: u32) -> Result<(), TableError> {
        let friend = self.friend(wish)?;
        self.onlookers.wishes.retain(|(device, _)| *device != friend);
        Ok(())
    }

    fn friend(&self, wish: u32) -> Result<DeviceId, TableError> {
        let mut wishes = self.onlookers.wishes.iter();
        let found = wishes.find(|(_, other)| other.wish == wish);
        found.map(|(device, _)| *device).ok_or(TableError::NoSuchAsk)
    }
}
