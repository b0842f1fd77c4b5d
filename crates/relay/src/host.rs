//! A host's connection: it keeps a room open, and carries the lines of all guests.

use std::{net::IpAddr, sync::Arc};

use axum::extract::ws::{Message, WebSocket};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use lines::{
    frame::Frame,
    room::{Name, Token},
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval_at, timeout},
};

use crate::{
    events::Side,
    limits::Limits,
    pace::Pace,
    room::{HostLine, Rooms, ToHost},
    why::Why,
};

/// Keeps a room open until its host has gone.
pub(crate) async fn carry(socket: WebSocket, rooms: Rooms, name: Name, address: IpAddr) {
    let (mut sink, mut stream) = socket.split();
    let mut stay = rooms.events().come(Side::Host);
    let why = tokio::select! {
        why = keep(&mut sink, &mut stream, &rooms, name, address) => why,
        () = rooms.stops() => Some(Why::Restart),
    };
    stay.ends(why);
    if let Some(why) = why {
        let _ = timeout(rooms.limits().send, sink.send(why.message())).await;
    }
}

async fn keep(
    sink: &mut SplitSink<WebSocket, Message>,
    stream: &mut SplitStream<WebSocket>,
    rooms: &Rooms,
    name: Name,
    address: IpAddr,
) -> Option<Why> {
    let mut strangers_place = rooms.strangers_place(address);
    let first = tokio::select! {
        first = timeout(rooms.limits().token, stream.next()) => first,
        () = strangers_place.lost() => return Some(Why::Full),
    };
    let Ok(first) = first else { return Some(Why::NotTheHost) };
    let Some(Ok(Message::Text(token))) = first else { return Some(Why::Unreadable) };
    let token: Option<Token> = token.as_str().parse().ok();
    if token.is_none_or(|token| token.room() != name) {
        return Some(Why::NotTheHost);
    }
    let Some(_counted) = rooms.count_host(address) else { return Some(Why::Full) };
    let mut place = rooms.place(address);
    drop(strangers_place);
    let room = rooms.enter(name);
    let (line, queue) = HostLine::new(rooms.limits());
    room.host_comes(line.clone());
    // Whatever ends this, the guests are told.
    let _open = Open { rooms, room: &room, line: &line };
    let (heard, silence) = watch::channel(Instant::now());
    tokio::select! {
        why = listen(stream, rooms, &line, name, &heard) => why,
        why = talk(sink, queue, rooms.limits(), &line, silence) => why,
        why = line.ended() => Some(why),
        () = place.lost() => Some(Why::Full),
    }
}

/// A room that has a host.
struct Open<'a> {
    rooms: &'a Rooms,
    room: &'a crate::room::Room,
    line: &'a Arc<HostLine>,
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.room.host_goes(self.line);
        self.line.end(Why::Away);
        self.rooms.codes().forget(self.room.name());
    }
}

/// What the host says.
async fn listen(
    stream: &mut SplitStream<WebSocket>,
    rooms: &Rooms,
    line: &HostLine,
    name: Name,
    heard: &watch::Sender<Instant>,
) -> Option<Why> {
    let pace = Pace::new(rooms.limits().room_bytes);
    let most = rooms.limits().guest_waiting;
    while let Some(message) = stream.next().await {
        heard.send_replace(Instant::now());
        let bytes = match message {
            Ok(Message::Binary(bytes)) => bytes,
            Ok(Message::Ping(_) | Message::Pong(_)) => continue,
            Ok(Message::Close(_)) => return None,
            Ok(Message::Text(_)) => return Some(Why::Unreadable),
            Err(error) => return Why::of(error),
        };
        pace.wait_for(bytes.len()).await;
        match Frame::decode(&bytes) {
            Some(Frame::Text { line: id, text }) => line.tell(id, Message::text(text), most),
            Some(Frame::Binary { line: id, bytes: said }) => {
                line.tell(id, Message::Binary(bytes.slice_ref(said)), most);
            }
            Some(Frame::Known { line: id }) => line.knows(id),
            Some(Frame::Closed { line: id }) => line.close(id),
            Some(Frame::Beat) => {}
            Some(Frame::CodeWanted) => {
                let code = rooms.codes().give(name);
                line.say(&Frame::Code { code: &code }, None);
            }
            Some(Frame::Opened { .. } | Frame::Code { .. }) | None => {
                return Some(Why::Unreadable);
            }
        }
    }
    None
}

/// What the host is told, and whether it's still awake.
async fn talk(
    sink: &mut SplitSink<WebSocket, Message>,
    mut queue: mpsc::UnboundedReceiver<ToHost>,
    limits: &Limits,
    line: &HostLine,
    heard: watch::Receiver<Instant>,
) -> Option<Why> {
    let mut beat = interval_at(Instant::now() + limits.beat, limits.beat);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut empty_since = Instant::now();
    loop {
        // A guest gets its share back when this is sent.
        let ToHost { frame, _share } = tokio::select! {
            next = queue.recv() => next?,
            _ = beat.tick() => {
                if heard.borrow().elapsed() > limits.away {
                    return Some(Why::Away);
                }
                if !line.is_empty() {
                    empty_since = Instant::now();
                } else if empty_since.elapsed() > limits.idle {
                    return Some(Why::Idle);
                }
                ToHost { frame: Frame::Beat.encode(), _share: None }
            }
        };
        match timeout(limits.send, sink.send(Message::binary(frame))).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return None,
            Err(_) => return Some(Why::TooSlow),
        }
    }
}
