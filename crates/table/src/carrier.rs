//! Carries the messages of a device between its connection and its session,
//! whatever that connection is: a socket on the network, or a line through a relay.
//!
//! At first a device has a place among those who haven't said hello, and then one
//! among those who belong to a table, or one of the few at the door. Nobody who
//! hasn't come so far can take either from it.

use std::time::Duration;

use lines::{crowd::Crowd, rate::Bucket};

use crate::{
    clock::{Clock, HostMillis},
    door::{self, Caller},
    host::Host,
    outbox::{Body, Frame, Outgoings},
    platform::{Instant, LimitInstant, sleep, sleep_until},
    session::{Known, Session},
    table_error::TableError,
};

const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// The door itself ends an attempt that lasts too long. This is for phones that
/// stay although they've been let in.
const AT_THE_DOOR: Duration = door::OPEN_WITHIN.saturating_add(HELLO_WITHIN);
/// How long somebody who has to go is told why.
const GOODBYE_WITHIN: Duration = Duration::from_secs(1);

/// How much room there is, and why so much.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Devices that haven't proved yet that they hold a link.
    pub unknown: usize,
    /// How many of those may come from one place.
    pub unknown_each: usize,
    /// Devices that have proved it.
    pub known: usize,
    /// How many of those may hold the same seat's link: the phone that has the
    /// seat with a few open tabs, and the devices that the table lets wait for
    /// it. The table's own link has no limit of its own, because whoever holds
    /// it runs the table anyway.
    pub seat: usize,
    /// How many may hold a table's link for those who only watch.
    pub onlookers: usize,
    /// Messages of one device in a second; for a moment it may be twice that.
    pub messages_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            // A hello takes some round trips, and a phone some time to compute
            // it, so this is where a crowd would be felt first.
            unknown: 256,
            unknown_each: 224,
            // Six players with two devices each at a good dozen tables.
            known: 256,
            seat: 8,
            // Two screens, and everybody else in the room.
            onlookers: 32,
            // Clock pings come every 50 ms before a countdown; all else is taps.
            messages_per_second: 50,
        }
    }
}

/// What a connection says next.
pub enum Arrived {
    /// A message, and when it arrived.
    Text(String, HostMillis),
    Sealed(Vec<u8>, HostMillis),
    /// A sign of life that means nothing else.
    Life,
    /// It's time to look whether anybody is there.
    Quiet,
    /// Far too long, or no message at all.
    Unreadable,
    /// The connection may not go on.
    Over(TableError),
    Gone,
}

/// One device's connection.
pub trait Pipe {
    /// Waits for what comes next. If nobody waits to the end, nothing is lost.
    fn receive(&mut self) -> impl Future<Output = Arrived> + Send;
    /// Returns whether the device took it.
    fn send(&mut self, body: Body) -> impl Future<Output = bool> + Send;
    /// The device has proved to hold a link, or waits at the door. Strangers can't push
    /// it out any more.
    fn is_known(&mut self) {}
    /// Asks for a sign of life. Returns whether the device may still be there.
    fn ask_for_life(&mut self) -> impl Future<Output = bool> + Send;
    /// Closes the connection after the last message. A device of the table is worth
    /// waiting for until it has read that.
    fn close(&mut self, is_known: bool) -> impl Future<Output = ()> + Send;
}

/// The way in for everybody who comes to a host. Clones share the same room.
#[derive(Clone)]
pub struct Entrance {
    host: Host,
    limits: Limits,
    /// Before their hello devices can only be told apart by where they come from.
    unknown: Crowd<Caller>,
    /// Devices that have proved to hold a link. However many others there are, they
    /// can't take any of this room.
    known: Crowd<Known>,
}

impl Entrance {
    pub fn new(host: Host, limits: Limits) -> Entrance {
        let (unknown, known) = (Crowd::new(limits.unknown), Crowd::new(limits.known));
        Entrance { host, limits, unknown, known }
    }

    /// The clock by which messages arrive.
    pub fn clock(&self) -> Clock {
        self.host.clock()
    }

    /// Carries the messages of one device until its connection ends.
    pub async fn carry(self, pipe: impl Pipe, caller: Caller) {
        let Entrance { host, limits, unknown, known } = self;
        let (mut session, outgoings) = Session::start(host);
        session.comes_from(caller.clone());
        let rate = limits.messages_per_second.max(1);
        let bucket = Bucket::new(2 * rate, Duration::from_secs(1) / rate, LimitInstant::now());
        let mut carrier = Carrier { pipe, session, outgoings, bucket, is_over: false };
        let mut place = unknown.enter(caller, limits.unknown_each);
        let hello_until = Instant::now() + HELLO_WITHIN;
        tokio::select! {
            () = carrier.run(Some(hello_until)) => {}
            () = place.lost() => carrier.show_out().await,
        }
        if carrier.is_at_the_door() {
            drop(place);
            carrier.pipe.is_known();
            carrier.run(Some(Instant::now() + AT_THE_DOOR)).await;
        } else if let Some(who) = carrier.has_come_in() {
            let most = match who {
                Known::TableDevice => limits.known,
                Known::Phone(_) => limits.seat,
                Known::Onlooker(_) => limits.onlookers,
            };
            let mut place_of_its_own = known.enter(who, most);
            drop(place);
            carrier.pipe.is_known();
            tokio::select! {
                () = carrier.run(None) => {}
                () = place_of_its_own.lost() => carrier.show_out().await,
            }
        }
        carrier.session.close().await;
    }
}

struct Carrier<P> {
    pipe: P,
    session: Session,
    outgoings: Outgoings,
    bucket: Bucket,
    is_over: bool,
}

impl<P: Pipe> Carrier<P> {
    /// What the device is, if it has just said hello.
    fn has_come_in(&self) -> Option<Known> {
        self.session.known().filter(|_| !self.is_over).cloned()
    }

    /// Whether the device waits for somebody to open.
    fn is_at_the_door(&self) -> bool {
        !self.is_over && self.session.is_at_the_door()
    }

    /// Carries messages until the device has come further, by a hello or to the
    /// door, if there's a time limit for that, and otherwise until the connection
    /// ends.
    async fn run(&mut self, until: Option<Instant>) {
        self.is_over = true;
        let was_at_the_door = self.session.is_at_the_door();
        let too_late = until.unwrap_or_else(Instant::now);
        loop {
            tokio::select! {
                frame = self.outgoings.next() => match frame {
                    Some(frame) => {
                        if !self.send(frame).await {
                            return;
                        }
                    }
                    None => return,
                },
                arrived = self.pipe.receive() => {
                    let received = match arrived {
                        Arrived::Gone => return,
                        Arrived::Quiet => {
                            if !self.pipe.ask_for_life().await {
                                return;
                            }
                            continue;
                        }
                        Arrived::Unreadable => Err(TableError::Unreadable),
                        Arrived::Over(reason) => Err(reason),
                        _ if self.bucket.take(1, LimitInstant::now()).is_err() => {
                            Err(TableError::TooFast)
                        }
                        Arrived::Life => Ok(()),
                        Arrived::Text(text, at) => self.session.receive_at(&text, at).await,
                        Arrived::Sealed(bytes, at) => {
                            self.session.receive_sealed_at(bytes, at).await
                        }
                    };
                    let is_at_the_door = self.session.is_at_the_door() && !was_at_the_door;
                    if let Err(trouble) = received {
                        // Nothing that comes after it may count: a message between
                        // the two is missing, or somebody has changed it.
                        self.session.end(trouble);
                        return self.say_goodbye().await;
                    }
                    if until.is_some() && (self.session.is_known() || is_at_the_door) {
                        self.is_over = false;
                        return;
                    }
                }
                () = sleep_until(too_late), if until.is_some() => {
                    self.session.end(TableError::HelloTooLate);
                    return self.say_goodbye().await;
                }
            }
        }
    }

    /// Ends this connection because somebody newer has taken its place.
    async fn show_out(&mut self) {
        self.is_over = true;
        self.session.end(TableError::TooManyDevices);
        tokio::select! {
            () = self.say_goodbye() => {}
            () = sleep(GOODBYE_WITHIN) => {}
        }
    }

    async fn say_goodbye(&mut self) {
        while let Some(frame) = self.outgoings.next().await {
            if !self.send(frame).await {
                return;
            }
        }
    }

    /// Returns whether there may be more to send and the device still reads.
    async fn send(&mut self, frame: Frame) -> bool {
        let is_taken = self.pipe.send(frame.body).await;
        if is_taken && frame.is_last {
            self.pipe.close(self.session.is_known()).await;
        }
        is_taken && !frame.is_last
    }
}
