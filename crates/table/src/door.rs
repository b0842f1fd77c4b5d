//! The door: how a phone that can't scan a code asks for a seat.
//!
//! It knocks, agrees on a key with the host (see [`crate::agree`]), and then waits
//! until somebody at a table device has compared the pictures and chosen a seat.
//! Only then does it get that seat's link, sealed.
//!
//! Anybody on the network can knock. So there's one attempt at a time, which
//! doesn't last long and which the table can end; and whoever knocked in vain has
//! to wait longer each time before the next one, while others come first. Nobody
//! can keep everybody else out.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use serde_json::Value;
use tokio::sync::watch;

use crate::{
    agree::Pictures,
    link::TableId,
    outbox::Outbox,
    platform::{self, Instant, for_limits},
    rate::Bucket,
    table_error::TableError,
    wire::{DoorView, ServerMessage},
};

/// How long a phone may take to say its key. It has computed it already.
const KEY_WITHIN: Duration = Duration::from_secs(5);

/// How long people may take to compare pictures and choose a seat.
pub const OPEN_WITHIN: Duration = Duration::from_secs(120);

/// How long an address waits after it has knocked in vain: so long the first time,
/// then twice as long each time, up to the most.
const WAIT_LEAST: Duration = Duration::from_secs(4);
const WAIT_MOST: Duration = Duration::from_secs(64);

/// How often the table may be shown somebody else, whoever it is. Every attempt
/// makes two views for all devices.
const ATTEMPTS_AT_ONCE: u32 = 8;
const ONE_ATTEMPT_PER: Duration = Duration::from_secs(1);

/// How many addresses are remembered. More don't fit into a home network.
const MOST_ADDRESSES: usize = 256;

#[derive(Clone)]
pub struct Door(Arc<Inner>);

struct Inner {
    state: Mutex<State>,
    /// Who is at the door now, for the tables to show.
    shown: watch::Sender<Option<DoorView>>,
}

struct State {
    /// The tables that a table device shows, and whether they have a free seat.
    rooms: HashMap<TableId, bool>,
    attempt: Option<Attempt>,
    knocks: u32,
    in_vain: HashMap<IpAddr, InVain>,
    attempts: Bucket,
}

struct Attempt {
    knock: u32,
    from: Option<IpAddr>,
    outbox: Outbox,
}

/// What is remembered of an address that has knocked in vain.
struct InVain {
    wait: Duration,
    until: Instant,
}

/// A phone's place at the door. Dropping it gives the place up.
pub(crate) struct Knock {
    door: Door,
    number: u32,
}

impl Door {
    pub(crate) fn new() -> Door {
        let state = State {
            rooms: HashMap::new(),
            attempt: None,
            knocks: 0,
            in_vain: HashMap::new(),
            attempts: Bucket::new(ATTEMPTS_AT_ONCE, ONE_ATTEMPT_PER, for_limits(Instant::now())),
        };
        Door(Arc::new(Inner { state: Mutex::new(state), shown: watch::Sender::new(None) }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is made in one step, so a panic can't leave half of one.
        self.0.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Changes whenever somebody else is at the door.
    pub(crate) fn watch(&self) -> watch::Receiver<Option<DoorView>> {
        self.0.shown.subscribe()
    }

    /// Who is at the door, once there are pictures to compare.
    pub(crate) fn shown(&self) -> Option<DoorView> {
        self.0.shown.borrow().clone()
    }

    /// A table says whether it has a free seat; `None` if no table device shows it.
    /// If there's no seat left for whoever is at the door, they are told.
    pub(crate) fn report(&self, table: &TableId, has_room: Option<bool>) {
        let mut state = self.state();
        let before = state.rooms.get(table).copied();
        if before == has_room {
            return;
        }
        match has_room {
            Some(has_room) => state.rooms.insert(table.clone(), has_room),
            None => state.rooms.remove(table),
        };
        if let Err(trouble) = state.has_room()
            && let Some(attempt) = state.attempt.take()
        {
            attempt.outbox.end(trouble);
            self.0.shown.send_replace(None);
        }
    }

    /// Takes the place at the door, if it's free.
    pub(crate) fn knock(&self, outbox: Outbox, from: Option<IpAddr>) -> Result<Knock, TableError> {
        let mut state = self.state();
        let now = Instant::now();
        state.has_room()?;
        if state.attempt.is_some() {
            return Err(TableError::DoorBusy);
        }
        let in_vain = from.and_then(|from| state.in_vain.get(&from));
        if in_vain.is_some_and(|in_vain| now < in_vain.until) {
            return Err(TableError::TooFast);
        }
        state.attempts.take(1, for_limits(now)).map_err(|_| TableError::DoorBusy)?;
        state.knocks += 1;
        let number = state.knocks;
        state.attempt = Some(Attempt { knock: number, from, outbox });
        drop(state);
        self.end_after(KEY_WITHIN, number, false, TableError::HelloTooLate);
        Ok(Knock { door: self.clone(), number })
    }

    fn end_after(&self, time: Duration, knock: u32, shown: bool, reason: TableError) {
        let door = self.clone();
        platform::spawn(async move {
            platform::sleep(time).await;
            let is_shown = || door.shown().is_some_and(|view| view.knock == knock);
            if shown == is_shown()
                && let Some(attempt) = door.take(knock)
            {
                attempt.outbox.end(reason);
            }
        });
    }

    /// Ends the attempt of this number, if it's still the one at the door. It was
    /// in vain, so its address has to wait.
    fn take(&self, knock: u32) -> Option<Attempt> {
        let mut state = self.state();
        let attempt = state.attempt.take_if(|attempt| attempt.knock == knock)?;
        if let Some(from) = attempt.from {
            state.note_in_vain(from, Instant::now());
        }
        self.0.shown.send_if_modified(|shown| shown.take().is_some());
        Some(attempt)
    }

    /// Whether the one with this number still waits.
    pub(crate) fn check(&self, knock: u32) -> Result<(), TableError> {
        let is_it = self.shown().is_some_and(|shown| shown.knock == knock);
        if is_it { Ok(()) } else { Err(TableError::NoSuchAsk) }
    }

    /// Somebody has seen the same pictures on both screens: the phone gets its link.
    pub(crate) fn let_in(&self, knock: u32, fragment: String) -> Result<(), TableError> {
        self.check(knock)?;
        let attempt = self.take(knock).ok_or(TableError::NoSuchAsk)?;
        if let Some(from) = attempt.from {
            self.state().in_vain.remove(&from);
        }
        attempt.outbox.send(&ServerMessage::<Value>::LetIn { fragment });
        Ok(())
    }

    pub(crate) fn send_away(&self, knock: u32) -> Result<(), TableError> {
        self.check(knock)?;
        let attempt = self.take(knock).ok_or(TableError::NoSuchAsk)?;
        attempt.outbox.end(TableError::TableDeclined);
        Ok(())
    }
}

impl State {
    fn has_room(&self) -> Result<(), TableError> {
        if self.rooms.is_empty() {
            return Err(TableError::NoTableHere);
        }
        let has_room = self.rooms.values().any(|has_room| *has_room);
        if has_room { Ok(()) } else { Err(TableError::EverySeatTaken) }
    }

    fn note_in_vain(&mut self, from: IpAddr, now: Instant) {
        if self.in_vain.len() >= MOST_ADDRESSES {
            // Whoever has stayed away for long enough begins afresh.
            self.in_vain.retain(|_, in_vain| now < in_vain.until + WAIT_MOST);
        }
        let wait = match self.in_vain.get(&from) {
            Some(before) if now < before.until + WAIT_MOST => (before.wait * 2).min(WAIT_MOST),
            _ => WAIT_LEAST,
        };
        if self.in_vain.len() < MOST_ADDRESSES || self.in_vain.contains_key(&from) {
            self.in_vain.insert(from, InVain { wait, until: now + wait });
        }
    }
}

impl Knock {
    /// From now on the table shows these pictures.
    pub(crate) fn show(&self, pictures: Pictures) -> Result<(), TableError> {
        let state = self.door.state();
        if state.attempt.as_ref().is_none_or(|attempt| attempt.knock != self.number) {
            return Err(TableError::HelloTooLate);
        }
        self.door.0.shown.send_replace(Some(DoorView { knock: self.number, pictures }));
        drop(state);
        self.door.end_after(OPEN_WITHIN, self.number, true, TableError::NobodyOpened);
        Ok(())
    }
}

impl Drop for Knock {
    fn drop(&mut self) {
        self.door.take(self.number);
    }
}
