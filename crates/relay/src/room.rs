//! Rooms: where a host and its guests meet.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use axum::extract::ws::Message;
use lines::{
    crowd::{Crowd, Place},
    frame::{Frame, LineId},
    room::{CallerKey, Name},
};
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};

use crate::{codes::Codes, events::Events, limits::Limits, pace::Pace, why::Why};

/// Everything that is open. Clones share it.
#[derive(Clone)]
pub(crate) struct Rooms(Arc<Inner>);

struct Inner {
    limits: Limits,
    /// Makes keys of addresses that nobody else can make.
    salt: [u8; 32],
    rooms: Mutex<HashMap<Name, Weak<Room>>>,
    /// How many rooms were opened from an address.
    hosts: Mutex<HashMap<IpAddr, usize>>,
    sockets: Crowd<IpAddr>,
    strangers: Crowd<IpAddr>,
    codes: Codes,
    events: Events,
    stop: watch::Sender<bool>,
}

/// A room is there as long as anybody is in it or waits for its host.
pub(crate) struct Room {
    name: Name,
    host: watch::Sender<Option<Arc<HostLine>>>,
    rooms: Weak<Inner>,
}

impl Rooms {
    pub(crate) fn new(limits: Limits, salt: [u8; 32], codes: Codes, events: Events) -> Rooms {
        Rooms(Arc::new(Inner {
            limits,
            salt,
            rooms: Mutex::new(HashMap::new()),
            hosts: Mutex::new(HashMap::new()),
            sockets: Crowd::new(limits.sockets),
            strangers: Crowd::new(limits.strangers),
            codes,
            events,
            stop: watch::Sender::new(false),
        }))
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// A place for a host, or for a guest whom its host knows. A crowd of strangers
    /// takes none of them.
    pub(crate) fn place(&self, address: IpAddr) -> Place<IpAddr> {
        self.0.sockets.enter(address, self.0.limits.sockets_each)
    }

    /// A place for anybody else.
    pub(crate) fn strangers_place(&self, address: IpAddr) -> Place<IpAddr> {
        self.0.strangers.enter(address, self.0.limits.sockets_each)
    }

    pub(crate) fn codes(&self) -> &Codes {
        &self.0.codes
    }

    pub(crate) fn events(&self) -> &Events {
        &self.0.events
    }

    /// The room of this name, whether anybody is in it or not.
    pub(crate) fn enter(&self, name: Name) -> Arc<Room> {
        let mut rooms = lock(&self.0.rooms);
        if let Some(room) = rooms.get(&name).and_then(Weak::upgrade) {
            return room;
        }
        let host = watch::Sender::new(None);
        let room = Arc::new(Room { name, host, rooms: Arc::downgrade(&self.0) });
        rooms.insert(name, Arc::downgrade(&room));
        room
    }

    /// What tells the callers of this room apart.
    pub(crate) fn caller(&self, room: Name, address: IpAddr) -> CallerKey {
        let bytes = match address {
            IpAddr::V4(address) => address.octets().to_vec(),
            IpAddr::V6(address) => address.octets().to_vec(),
        };
        CallerKey::new(&self.0.salt, room, &bytes)
    }

    /// Counts a room for this address until the answer is dropped. `None` if there
    /// are enough already.
    pub(crate) fn count_host(&self, address: IpAddr) -> Option<Counted> {
        let mut hosts = lock(&self.0.hosts);
        let own = hosts.entry(address).or_default();
        if *own >= self.0.limits.rooms_each {
            return None;
        }
        *own += 1;
        Some(Counted { rooms: self.clone(), address })
    }

    /// Tells everybody to come back in a moment.
    pub(crate) fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    pub(crate) async fn stops(&self) {
        let _ = self.0.stop.subscribe().wait_for(|stop| *stop).await;
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stop.borrow()
    }

    /// How many rooms have their host.
    pub(crate) fn open(&self) -> usize {
        let rooms: Vec<_> = lock(&self.0.rooms).values().filter_map(Weak::upgrade).collect();
        rooms.iter().filter(|room| room.host.borrow().is_some()).count()
    }
}

/// One room of an address.
pub(crate) struct Counted {
    rooms: Rooms,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut hosts = lock(&self.rooms.0.hosts);
        if let Some(own) = hosts.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                hosts.remove(&self.address);
            }
        }
    }
}

impl Room {
    pub(crate) fn name(&self) -> Name {
        self.name
    }

    /// From now on this is the host. One that was here before has to go.
    pub(crate) fn host_comes(&self, line: Arc<HostLine>) {
        if let Some(before) = self.host.send_replace(Some(line)) {
            before.end(Why::Replaced);
        }
    }

    /// This one no longer is, if it still was.
    pub(crate) fn host_goes(&self, line: &Arc<HostLine>) {
        self.host.send_if_modified(|host| {
            let is_it = host.as_ref().is_some_and(|host| Arc::ptr_eq(host, line));
            if is_it {
                *host = None;
            }
            is_it
        });
    }

    /// Waits until there's a host.
    pub(crate) async fn host(&self) -> Arc<HostLine> {
        let mut host = self.host.subscribe();
        loop {
            if let Some(host) = host.borrow_and_update().clone() {
                return host;
            }
            // The sender is part of this room, so it's still there.
            let _ = host.changed().await;
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let Some(rooms) = self.rooms.upgrade() else { return };
        let mut rooms = lock(&rooms.rooms);
        // Somebody may have opened it again in the meantime.
        if rooms.get(&self.name).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(&self.name);
        }
    }
}

/// A host's connection, as its guests see it.
pub(crate) struct HostLine {
    queue: mpsc::UnboundedSender<ToHost>,
    guests: Mutex<Guests>,
    /// Guests that the host doesn't know yet.
    pub(crate) unknown: Crowd<CallerKey>,
    /// Those that it does.
    pub(crate) known: Crowd<()>,
    /// What all guests together say.
    pub(crate) pace: Pace,
    end: watch::Sender<Option<Why>>,
}

/// What waits for a host.
pub(crate) struct ToHost {
    pub(crate) frame: Vec<u8>,
    /// Of what this guest may have waiting.
    pub(crate) _share: Option<OwnedSemaphorePermit>,
}

#[derive(Default)]
struct Guests {
    last: u32,
    lines: HashMap<LineId, GuestLine>,
}

/// A guest's connection, as its host sees it.
struct GuestLine {
    queue: mpsc::UnboundedSender<ToGuest>,
    waiting: Arc<Mutex<usize>>,
}

/// What waits for a guest, or for what carries its messages.
pub(crate) enum ToGuest {
    Say(Message),
    /// The host knows the guest now.
    Known,
    /// Nothing comes after this.
    End(Why),
}

/// A guest's end of its line. Dropping it tells the host.
pub(crate) struct Line {
    pub(crate) id: LineId,
    pub(crate) host: Arc<HostLine>,
    /// What the host says. There's nothing more after the host has closed the line.
    pub(crate) queue: mpsc::UnboundedReceiver<ToGuest>,
    /// How much of it there is.
    waiting: Arc<Mutex<usize>>,
}

impl HostLine {
    pub(crate) fn new(limits: &Limits) -> (Arc<HostLine>, mpsc::UnboundedReceiver<ToHost>) {
        let (queue, waiting) = mpsc::unbounded_channel();
        let line = HostLine {
            queue,
            guests: Mutex::default(),
            unknown: Crowd::new(limits.unknown),
            known: Crowd::new(limits.known),
            pace: Pace::new(limits.room_bytes),
            end: watch::Sender::new(None),
        };
        // Before anything else, the host hears that its room is open.
        line.say(&Frame::Beat, None);
        (Arc::new(line), waiting)
    }

    /// A guest has come.
    pub(crate) fn open(self: &Arc<Self>, caller: CallerKey) -> Line {
        let (sender, queue) = mpsc::unbounded_channel();
        let waiting = Arc::new(Mutex::new(0));
        let mut guests = lock(&self.guests);
        guests.last = guests.last.wrapping_add(1);
        let id = LineId(guests.last);
        let line = GuestLine { queue: sender, waiting: waiting.clone() };
        guests.lines.insert(id, line);
        // In the same order as the numbers.
        self.say(&Frame::Opened { line: id, caller }, None);
        Line { id, host: self.clone(), queue, waiting }
    }

    pub(crate) fn say(&self, frame: &Frame<'_>, share: Option<OwnedSemaphorePermit>) {
        let _ = self.queue.send(ToHost { frame: frame.encode(), _share: share });
    }

    /// What the host says to a guest. One that has gone doesn't miss it, and one that
    /// leaves too much unread has to go.
    pub(crate) fn tell(&self, id: LineId, message: Message, most: usize) {
        let mut guests = lock(&self.guests);
        let Some(guest) = guests.lines.get(&id) else { return };
        let length = length(&message);
        let mut waiting = lock(&guest.waiting);
        *waiting += length;
        // However long one message is, it may wait by itself.
        let is_too_much = *waiting > most && *waiting > length;
        drop(waiting);
        let next = if is_too_much { ToGuest::End(Why::TooSlow) } else { ToGuest::Say(message) };
        let _ = guest.queue.send(next);
        if is_too_much {
            guests.lines.remove(&id);
            self.say(&Frame::Closed { line: id }, None);
        }
    }

    /// The host knows this guest.
    pub(crate) fn knows(&self, id: LineId) {
        if let Some(guest) = lock(&self.guests).lines.get(&id) {
            let _ = guest.queue.send(ToGuest::Known);
        }
    }

    /// The host is done with this guest, who gets what was said before.
    pub(crate) fn close(&self, id: LineId) {
        if let Some(guest) = lock(&self.guests).lines.remove(&id) {
            let _ = guest.queue.send(ToGuest::End(Why::ClosedByHost));
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        lock(&self.guests).lines.is_empty()
    }

    /// Ends the host's connection; the first reason counts.
    pub(crate) fn end(&self, why: Why) {
        self.end.send_if_modified(|end| {
            let is_first = end.is_none();
            end.get_or_insert(why);
            is_first
        });
    }

    pub(crate) async fn ended(&self) -> Why {
        let mut end = self.end.subscribe();
        let end = end.wait_for(Option::is_some).await;
        end.ok().and_then(|end| *end).unwrap_or(Why::Away)
    }
}

impl Line {
    /// A message has been sent, so it no longer waits.
    pub(crate) fn is_sent(&self, message_length: usize) {
        let mut waiting = lock(&self.waiting);
        *waiting = waiting.saturating_sub(message_length);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // If the host has closed it, it knows.
        if lock(&self.host.guests).lines.remove(&self.id).is_some() {
            self.host.say(&Frame::Closed { line: self.id }, None);
        }
    }
}

/// How much of somebody's share a message takes.
pub(crate) fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) => bytes.len(),
        _ => 0,
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that is done with a lock held panics.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
