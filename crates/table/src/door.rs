//! The door: how a phone that can't scan a code asks for a seat.
//!
//! It knocks, agrees on a key with the host (see [`crate::agree`]), and then waits
//! until somebody at a table device has compared the pictures and chosen a seat.
//! Only then does it get that seat's link, sealed.
//!
//! Anybody on the network can knock. So everybody who knocks is shown at once, and
//! nobody has to wait until somebody else has gone: there are far more places than
//! a table has seats. A caller has one of them, and whoever knocked in vain waits
//! a while before the next attempt, which can't be used up by others. However many
//! pictures somebody puts on the table screen, those of a friend are among them; and
//! the table is told that it's a crowd, so that people can use codes instead.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use lines::rate::Bucket;
use serde_json::Value;
use tokio::sync::watch;

use crate::{
    agree::Pictures,
    link::TableId,
    outbox::Outbox,
    platform::{self, Instant, for_limits},
    table_error::TableError,
    wire::{DoorView, ServerMessage},
};

/// How long a phone may take to say its key. It has computed it already.
const KEY_WITHIN: Duration = Duration::from_secs(5);

/// How long people may take to compare pictures and choose a seat.
pub const OPEN_WITHIN: Duration = Duration::from_secs(120);

/// How many can be at the door at once. Twenty who want to block it leave room for
/// those who want to come in.
const PLACES: usize = 24;

/// How long a caller waits after knocking in vain: so long the first time, then
/// twice as long each time, up to the most. Somebody who comes back politely gets
/// another turn within half a minute.
const WAIT_LEAST: Duration = Duration::from_secs(4);
const WAIT_MOST: Duration = Duration::from_secs(16);

/// How often the table may be shown somebody else, whoever it is. Every attempt
/// makes two views for all devices. It's so much that twenty callers, each of whom
/// knocks as soon as it may, never use it up.
const ATTEMPTS_AT_ONCE: u32 = 32;
const ONE_ATTEMPT_PER: Duration = Duration::from_millis(250);

/// More attempts than this, at once or within this time, aren't a group of friends
/// any more.
const CROWD: usize = 8;
const CROWD_WITHIN: Duration = Duration::from_secs(60);

/// How many callers are remembered. More don't fit into a home network.
const MOST_CALLERS: usize = 256;

/// Who knocks, as far as the carrier can tell callers apart: on a network, by
/// their address. What it says means nothing here.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Caller(String);

impl Caller {
    pub fn new(told_apart_by: impl Into<String>) -> Caller {
        Caller(told_apart_by.into())
    }
}

#[derive(Clone)]
pub struct Door(Arc<Inner>);

struct Inner {
    state: Mutex<State>,
    /// What the tables show of the door.
    shown: watch::Sender<Shown>,
}

/// What there is to see of the door.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Shown {
    /// Whoever has pictures to compare, in the order in which they came.
    pub(crate) callers: Vec<DoorView>,
    pub(crate) is_crowded: bool,
}

struct State {
    /// The tables that a table device shows, and whether they have a free seat.
    rooms: HashMap<TableId, bool>,
    /// In the order in which they came.
    attempts: Vec<Attempt>,
    knocks: u32,
    in_vain: HashMap<Caller, InVain>,
    bucket: Bucket,
    /// When the latest attempts began, as many as make a crowd.
    began: VecDeque<Instant>,
}

struct Attempt {
    knock: u32,
    is_screen: bool,
    from: Option<Caller>,
    outbox: Outbox,
    /// Nothing until both sides have said their keys.
    pictures: Option<Pictures>,
}

/// What is remembered of a caller that has knocked in vain.
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
            attempts: Vec::new(),
            knocks: 0,
            in_vain: HashMap::new(),
            bucket: Bucket::new(ATTEMPTS_AT_ONCE, ONE_ATTEMPT_PER, for_limits(Instant::now())),
            began: VecDeque::new(),
        };
        let shown = watch::Sender::new(Shown::default());
        Door(Arc::new(Inner { state: Mutex::new(state), shown }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is made in one step, so a panic can't leave half of one.
        self.0.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Changes whenever there's something else to see.
    pub(crate) fn watch(&self) -> watch::Receiver<Shown> {
        self.0.shown.subscribe()
    }

    /// What there is to see right now. Time alone makes a difference, so this isn't
    /// what was last announced.
    pub(crate) fn shown(&self) -> Shown {
        self.state().shown(Instant::now())
    }

    fn show(&self, state: &State) {
        let now = state.shown(Instant::now());
        self.0.shown.send_if_modified(|shown| {
            let is_new = *shown != now;
            *shown = now;
            is_new
        });
    }

    /// A table says whether it has a free seat; `None` if no table device shows it.
    /// If there's no seat left for those at the door, they are told.
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
        for is_screen in [false, true] {
            if let Err(trouble) = state.has_room(is_screen) {
                for attempt in state.attempts.extract_if(.., |one| one.is_screen == is_screen) {
                    attempt.outbox.end(trouble.clone());
                }
            }
        }
        self.show(&state);
    }

    /// Takes a place at the door.
    pub(crate) fn knock(
        &self,
        is_screen: bool,
        outbox: Outbox,
        from: Option<Caller>,
    ) -> Result<Knock, TableError> {
        let mut state = self.state();
        let now = Instant::now();
        state.has_room(is_screen)?;
        if let Some(from) = &from {
            let mut others = state.attempts.iter().filter_map(|attempt| attempt.from.as_ref());
            if others.any(|other| other == from) {
                return Err(TableError::DoorBusy);
            }
            if state.in_vain.get(from).is_some_and(|in_vain| now < in_vain.until) {
                return Err(TableError::TooFast);
            }
        }
        let has_place = state.attempts.len() < PLACES;
        if !has_place || state.bucket.take(1, for_limits(now)).is_err() {
            return Err(TableError::DoorBusy);
        }
        state.knocks += 1;
        let number = state.knocks;
        state.attempts.push(Attempt { knock: number, is_screen, from, outbox, pictures: None });
        state.began.push_back(now);
        if state.began.len() > CROWD + 1 {
            state.began.pop_front();
        }
        self.show(&state);
        drop(state);
        self.end_after(KEY_WITHIN, number, false, TableError::HelloTooLate);
        self.look_again_after(CROWD_WITHIN);
        Ok(Knock { door: self.clone(), number })
    }

    /// Ends an attempt that hasn't come any further by then.
    fn end_after(&self, time: Duration, knock: u32, has_pictures: bool, reason: TableError) {
        let door = self.clone();
        platform::spawn(async move {
            platform::sleep(time).await;
            if door.has_pictures(knock) == has_pictures
                && let Some(attempt) = door.take(knock)
            {
                attempt.outbox.end(reason);
            }
        });
    }

    /// What was a crowd may be none any more.
    fn look_again_after(&self, time: Duration) {
        let door = self.clone();
        platform::spawn(async move {
            platform::sleep(time).await;
            door.show(&door.state());
        });
    }

    fn has_pictures(&self, knock: u32) -> bool {
        self.shown().callers.iter().any(|caller| caller.knock == knock)
    }

    /// Ends the attempt of this number, if there still is one. It was in vain, so
    /// its caller has to wait.
    fn take(&self, knock: u32) -> Option<Attempt> {
        let mut state = self.state();
        let place = state.attempts.iter().position(|attempt| attempt.knock == knock)?;
        let attempt = state.attempts.remove(place);
        if let Some(from) = &attempt.from {
            state.note_in_vain(from, Instant::now());
        }
        self.show(&state);
        Some(attempt)
    }

    /// Whether the one with this number still waits, and for that.
    pub(crate) fn check(&self, knock: u32, is_screen: bool) -> Result<(), TableError> {
        let shown = self.shown();
        let mut callers = shown.callers.iter();
        let waits = callers.any(|one| one.knock == knock && one.is_screen == is_screen);
        if waits { Ok(()) } else { Err(TableError::NoSuchAsk) }
    }

    /// Somebody has seen the same pictures on both screens: the phone gets its link.
    pub(crate) fn let_in(&self, knock: u32, fragment: String) -> Result<(), TableError> {
        let attempt = self.take(knock).ok_or(TableError::NoSuchAsk)?;
        if let Some(from) = &attempt.from {
            self.state().in_vain.remove(from);
        }
        attempt.outbox.send(&ServerMessage::<Value>::LetIn { fragment });
        Ok(())
    }

    pub(crate) fn send_away(&self, knock: u32) -> Result<(), TableError> {
        if !self.has_pictures(knock) {
            return Err(TableError::NoSuchAsk);
        }
        let attempt = self.take(knock).ok_or(TableError::NoSuchAsk)?;
        attempt.outbox.end(TableError::TableDeclined);
        Ok(())
    }
}

impl State {
    /// A screen needs no seat.
    fn has_room(&self, is_screen: bool) -> Result<(), TableError> {
        if self.rooms.is_empty() {
            return Err(TableError::NoTableHere);
        }
        let has_room = is_screen || self.rooms.values().any(|has_room| *has_room);
        if has_room { Ok(()) } else { Err(TableError::EverySeatTaken) }
    }

    fn shown(&self, now: Instant) -> Shown {
        let callers = self.attempts.iter().filter_map(|attempt| {
            let Attempt { knock, is_screen, .. } = *attempt;
            Some(DoorView { knock, is_screen, pictures: attempt.pictures? })
        });
        let were_many = self.began.len() > CROWD
            && self.began.front().is_some_and(|began| now < *began + CROWD_WITHIN);
        let is_crowded = were_many || self.attempts.len() > CROWD;
        Shown { callers: callers.collect(), is_crowded }
    }

    fn note_in_vain(&mut self, from: &Caller, now: Instant) {
        if self.in_vain.len() >= MOST_CALLERS {
            // Whoever has stayed away for long enough begins afresh.
            self.in_vain.retain(|_, in_vain| now < in_vain.until + WAIT_MOST);
        }
        let wait = match self.in_vain.get(from) {
            Some(before) if now < before.until + WAIT_MOST => (before.wait * 2).min(WAIT_MOST),
            _ => WAIT_LEAST,
        };
        if self.in_vain.len() < MOST_CALLERS || self.in_vain.contains_key(from) {
            self.in_vain.insert(from.clone(), InVain { wait, until: now + wait });
        }
    }
}

impl Knock {
    /// From now on the table shows these pictures.
    pub(crate) fn show(&self, pictures: Pictures) -> Result<(), TableError> {
        let mut state = self.door.state();
        let mut attempts = state.attempts.iter_mut();
        let attempt = attempts.find(|attempt| attempt.knock == self.number);
        attempt.ok_or(TableError::HelloTooLate)?.pictures = Some(pictures);
        self.door.show(&state);
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
