//! A guest's connection. What a guest says goes to the host of its room, and what
//! the host says comes back, as it is.

use std::{net::IpAddr, sync::Arc};

use axum::extract::ws::{Message, WebSocket};
use lines::{frame::Frame, room::Name};
use tokio::{
    sync::Semaphore,
    time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout},
};

use crate::{
    events::Side,
    limits::Limits,
    pace::Pace,
    room::{Line, Room, Rooms, ToGuest, length},
    why::Why,
};

/// What a guest may say before the host knows it: a hello, or what's said at the door.
const BEFORE_KNOWN: usize = 8 * 1024;

/// Passes messages on until one side has gone.
pub(crate) async fn carry(socket: WebSocket, rooms: Rooms, name: Name, address: IpAddr) {
    let room = rooms.enter(name);
    let mut guest = Guest::new(socket, rooms.clone());
    let mut stay = rooms.events().come(Side::Guest);
    let why = tokio::select! {
        // Hosts go at the same time, but that isn't the reason.
        biased;
        () = rooms.stops() => Some(Why::Restart),
        why = guest.stay(&rooms, &room, address) => why,
    };
    stay.ends(why);
    if let Some(why) = why {
        let _ = guest.send(why.message()).await;
    }
}

struct Guest {
    socket: WebSocket,
    rooms: Rooms,
    limits: Limits,
    frames: Pace,
    bytes: Pace,
    ping: Interval,
    heard: Instant,
    /// How much may wait for the host.
    share: Arc<Semaphore>,
    said: usize,
}

/// How a part of a guest's stay has ended.
enum Passed {
    /// The host knows the guest now.
    Known,
    /// With a reason that the guest has to be told, unless it has gone itself.
    Over(Option<Why>),
}

impl Guest {
    fn new(socket: WebSocket, rooms: Rooms) -> Guest {
        let limits = *rooms.limits();
        let mut ping = interval(limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Guest {
            socket,
            rooms,
            limits,
            frames: Pace::new(limits.guest_frames),
            bytes: Pace::new(limits.guest_bytes),
            ping,
            heard: Instant::now(),
            share: Arc::new(Semaphore::new(limits.host_waiting as usize)),
            said: 0,
        }
    }

    async fn stay(&mut self, rooms: &Rooms, room: &Room, address: IpAddr) -> Option<Why> {
        let mut strangers_place = rooms.strangers_place(address);
        let host = tokio::select! {
            host = room.host() => host,
            why = self.wait() => return why,
            () = strangers_place.lost() => return Some(Why::Full),
        };
        let caller = rooms.caller(room.name(), address);
        let mut place = host.unknown.enter(caller, self.limits.unknown_each);
        let mut line = host.open(caller);
        let passed = tokio::select! {
            passed = self.pass(&mut line, false) => passed,
            () = strangers_place.lost() => Passed::Over(Some(Why::Full)),
            () = place.lost() => Passed::Over(Some(Why::Full)),
            _ = host.ended() => Passed::Over(Some(Why::Away)),
        };
        if let Passed::Over(why) = passed {
            return why;
        }
        let mut own_place = rooms.place(address);
        let mut place_in_room = host.known.enter((), usize::MAX);
        drop((strangers_place, place));
        let passed = tokio::select! {
            passed = self.pass(&mut line, true) => passed,
            () = own_place.lost() => Passed::Over(Some(Why::Full)),
            () = place_in_room.lost() => Passed::Over(Some(Why::Full)),
            _ = host.ended() => Passed::Over(Some(Why::Away)),
        };
        match passed {
            Passed::Over(why) => why,
            Passed::Known => None,
        }
    }

    /// Waits as long as a guest may wait for a host, or until the guest has gone. A
    /// guest never speaks first.
    async fn wait(&mut self) -> Option<Why> {
        let too_late = sleep(self.limits.wait);
        tokio::pin!(too_late);
        loop {
            tokio::select! {
                () = &mut too_late => return Some(Why::Away),
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.heard = Instant::now(),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => return Some(Why::Unreadable),
                },
                _ = self.ping.tick() => {
                    if !self.ask_for_life().await {
                        return None;
                    }
                }
            }
        }
    }

    async fn pass(&mut self, line: &mut Line, is_known: bool) -> Passed {
        let over = |why| Passed::Over(Some(why));
        loop {
            tokio::select! {
                next = line.queue.recv() => match next {
                    Some(ToGuest::Say(message)) => {
                        let length = length(&message);
                        if !self.send(message).await {
                            return Passed::Over(None);
                        }
                        self.rooms.events().carried(Side::Guest, length);
                        line.is_sent(length);
                    }
                    Some(ToGuest::Known) if !is_known => return Passed::Known,
                    Some(ToGuest::Known) => {}
                    Some(ToGuest::End(why)) => return over(why),
                    None => return Passed::Over(None),
                },
                message = self.socket.recv() => {
                    self.heard = Instant::now();
                    let message = match message {
                        Some(Ok(message)) => message,
                        Some(Err(error)) => return Passed::Over(Why::of(error)),
                        None => return Passed::Over(None),
                    };
                    if !self.frames.allows(1) {
                        return over(Why::TooFast);
                    }
                    if matches!(message, Message::Close(_)) {
                        return Passed::Over(None);
                    }
                    self.said += length(&message);
                    if !is_known && self.said > BEFORE_KNOWN {
                        return over(Why::TooFast);
                    }
                    self.pass_on(line, &message).await;
                }
                _ = self.ping.tick() => {
                    if !self.ask_for_life().await {
                        return Passed::Over(None);
                    }
                }
            }
        }
    }

    /// Takes its time if the guest or the whole room is too fast, or if the host
    /// doesn't read.
    async fn pass_on(&mut self, line: &Line, message: &Message) {
        let frame = match message {
            Message::Text(text) => Frame::Text { line: line.id, text: text.as_str() },
            Message::Binary(bytes) => Frame::Binary { line: line.id, bytes },
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return,
        };
        let length = length(message);
        self.bytes.wait_for(length).await;
        line.host.pace.wait_for(length).await;
        let wanted = u32::try_from(length).unwrap_or(u32::MAX).min(self.limits.host_waiting);
        let share = self.share.clone().acquire_many_owned(wanted).await;
        self.rooms.events().carried(Side::Host, length);
        line.host.say(&frame, share.ok());
    }

    async fn ask_for_life(&mut self) -> bool {
        self.heard.elapsed() <= self.limits.silence
            && self.send(Message::Ping(Default::default())).await
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(self.limits.send, self.socket.send(message)).await, Ok(Ok(())))
    }
}
