//! This host's room at a relay, for phones that can't reach it directly: a guest
//! Wi-Fi that keeps devices apart, mobile data, or a host inside a web page.
//!
//! [`Relay`] keeps a room open as long as people want it, over whatever socket the
//! platform has ([`Dial`]); [`room`] carries its guests.

mod room;

use std::{
    collections::VecDeque,
    convert::Infallible,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use lines::{
    frame::Frame,
    place::Place,
    room::{Name, Token},
};
use tokio::sync::{mpsc, watch};

use crate::{
    carrier::Entrance,
    clock::{Clock, HostMillis, Instant},
    network::{Page, RelayStatus, RelayView},
    platform::{self, sleep, sleep_until},
    relayed::room::{Heard, Room},
    table_error::TableError,
};

const CONNECT_WITHIN: Duration = Duration::from_secs(10);
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// A relay asks every three seconds whether its host is awake.
const SILENCE: Duration = Duration::from_secs(10);
/// What is too long when somebody has just come back to this device, or its network
/// has changed.
const SUSPICIOUS: Duration = Duration::from_secs(4);
/// The time before the next attempt: at first so long, then twice as long each time,
/// up to the most. Phones wait at the relay meanwhile, and whoever is back at this
/// device finds them at the table within two seconds.
const PAUSE_LEAST: Duration = Duration::from_millis(250);
const PAUSE_MOST: Duration = Duration::from_secs(1);
/// So many breaks within so long aren't an accident.
const BREAKS: usize = 3;
const BREAKS_WITHIN: Duration = Duration::from_secs(300);
const CODE_WITHIN: Duration = Duration::from_secs(5);
/// Another connection has opened the same room.
const REPLACED: u16 = 4001;
const FULL: u16 = 4003;

/// How this platform connects to a relay.
pub trait Dial: Clone + Send + Sync + 'static {
    type Socket: Socket;

    /// Opens a socket. Whoever doesn't wait to the end gives it up.
    fn dial(
        &self,
        url: String,
        clock: Clock,
    ) -> impl Future<Output = Result<Self::Socket, RelayStatus>> + Send;
}

/// A connection to a relay. Dropping it closes it.
pub trait Socket: Send {
    /// Waits for the next message, and says when it arrived. At the end it's the code
    /// with which the relay has closed the socket, if it has. If nobody waits to the
    /// end, nothing is lost.
    fn receive(
        &mut self,
    ) -> impl Future<Output = Result<(Vec<u8>, HostMillis), Option<u16>>> + Send;
    /// Returns whether it could be sent.
    fn send_text(&mut self, text: String) -> impl Future<Output = bool> + Send;
    fn send(&mut self, frame: Vec<u8>) -> impl Future<Output = bool> + Send;
}

/// The way through a relay, as long as people want it.
pub struct Relay<D> {
    dial: D,
    entrance: OnceLock<Entrance>,
    open: Mutex<Option<Open>>,
}

/// Dropping it ends its keeper, too.
struct Open {
    place: Place,
    room: Name,
    /// Whether links lead there.
    is_chosen: bool,
    known: Arc<watch::Sender<Known>>,
    wishes: mpsc::UnboundedSender<Wish>,
}

/// What is known of the room.
struct Known {
    status: RelayStatus,
    code: Option<String>,
    /// When the connection has broken off although both sides were awake, the last
    /// times.
    breaks: VecDeque<Instant>,
}

impl Known {
    fn broke_off(&mut self) {
        self.breaks.truncate(BREAKS - 1);
        self.breaks.push_front(Instant::now());
    }

    fn breaks_off(&self) -> bool {
        self.breaks.get(BREAKS - 1).is_some_and(|first| first.elapsed() < BREAKS_WITHIN)
    }
}

/// What people want of whoever keeps a room.
enum Wish {
    Code,
    /// To know soon whether the connection is still good.
    Look,
}

impl<D: Dial> Relay<D> {
    pub fn new(dial: D) -> Relay<D> {
        Relay { dial, entrance: OnceLock::new(), open: Mutex::new(None) }
    }

    /// Where guests arrive.
    pub fn leads_to(&self, entrance: Entrance) {
        let _ = self.entrance.set(entrance);
    }

    pub fn open(&self, place: &str, token: Token) -> Result<(), TableError> {
        let place = Place::parse(place).ok_or(TableError::PlaceInvalid)?;
        let entrance = self.entrance.get().cloned().ok_or(TableError::NoRelay)?;
        let known = Known { status: RelayStatus::Connecting, code: None, breaks: VecDeque::new() };
        let known = Arc::new(watch::Sender::new(known));
        let (wishes, wanted) = mpsc::unbounded_channel();
        let room = token.room();
        let keeper = Keeper {
            dial: self.dial.clone(),
            entrance,
            place: place.clone(),
            token,
            known: known.clone(),
            wanted,
        };
        platform::spawn(keeper.keep());
        *self.state() = Some(Open { place, room, is_chosen: true, known, wishes });
        Ok(())
    }

    pub fn close(&self) {
        *self.state() = None;
    }

    /// Somebody has come back to this device, or its network has: whatever has ended
    /// unnoticed is noticed now, and the next attempt doesn't wait.
    pub fn look(&self) {
        if let Some(open) = &*self.state() {
            let _ = open.wishes.send(Wish::Look);
        }
    }

    /// Lets links lead there if this is its place, and no longer if it isn't.
    pub fn choose(&self, place: &str) -> bool {
        let mut state = self.state();
        let Some(open) = state.as_mut() else { return false };
        open.is_chosen = open.place.to_string() == place;
        open.is_chosen
    }

    pub fn link(&self, page: Page, fragment: &str) -> Option<String> {
        let state = self.state();
        let open = state.as_ref().filter(|open| open.is_chosen)?;
        Some(open.place.link(page.path(), open.room, fragment))
    }

    pub fn view(&self) -> Option<RelayView> {
        let state = self.state();
        let open = state.as_ref()?;
        let known = open.known.borrow();
        Some(RelayView {
            place: open.place.to_string(),
            status: known.status,
            breaks_off: known.breaks_off(),
        })
    }

    /// The short code that leads to the room.
    pub async fn code(&self) -> Result<String, TableError> {
        let mut known = {
            let state = self.state();
            let open = state.as_ref().ok_or(TableError::NoRelay)?;
            open.known.send_modify(|known| known.code = None);
            let _ = open.wishes.send(Wish::Code);
            open.known.subscribe()
        };
        tokio::select! {
            known = known.wait_for(|known| known.code.is_some()) => {
                let code = known.ok().and_then(|known| known.code.clone());
                code.ok_or(TableError::NoRelay)
            }
            () = sleep(CODE_WITHIN) => Err(TableError::NoRelay),
        }
    }

    fn state(&self) -> MutexGuard<'_, Option<Open>> {
        // It's replaced in one step, so a panic can't leave half of one.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds the connection, and makes another one whenever it's lost.
struct Keeper<D> {
    dial: D,
    entrance: Entrance,
    place: Place,
    token: Token,
    known: Arc<watch::Sender<Known>>,
    /// It ends when nobody wants the room any more.
    wanted: mpsc::UnboundedReceiver<Wish>,
}

/// Why a connection has ended.
enum End {
    Because(RelayStatus),
    /// Nobody wants it any more.
    Unwanted,
}

impl<D: Dial> Keeper<D> {
    async fn keep(mut self) {
        let mut pause = PAUSE_LEAST;
        loop {
            let began = Instant::now();
            let End::Because(status) = self.connect().await else { return };
            self.is(status);
            if status == RelayStatus::Elsewhere {
                return;
            }
            if began.elapsed() > PAUSE_MOST {
                pause = PAUSE_LEAST;
            }
            tokio::select! {
                () = sleep(pause) => pause = (2 * pause).min(PAUSE_MOST),
                wish = self.wanted.recv() => match wish {
                    Some(_) => pause = PAUSE_LEAST,
                    None => return,
                },
            }
        }
    }

    fn is(&self, status: RelayStatus) {
        self.known.send_modify(|known| known.status = status);
    }

    async fn connect(&mut self) -> End {
        let Err(end) = self.try_to_connect().await;
        end
    }

    async fn try_to_connect(&mut self) -> Result<Infallible, End> {
        let no_answer = || End::Because(RelayStatus::NoAnswer);
        let mut socket = self.dial().await?;
        if !socket.send_text(self.token.to_string()).await {
            return Err(no_answer());
        }
        let (mut room, mut frames) = Room::open(self.entrance.clone());
        let mut heard = Instant::now();
        let mut patience = SILENCE;
        loop {
            let frame = tokio::select! {
                arrived = socket.receive() => {
                    if arrived.is_err() && heard.elapsed() < SUSPICIOUS {
                        self.known.send_modify(Known::broke_off);
                    }
                    (heard, patience) = (Instant::now(), SILENCE);
                    let (bytes, at) = arrived.map_err(|code| End::Because(match code {
                        Some(REPLACED) => RelayStatus::Elsewhere,
                        Some(FULL) => RelayStatus::Full,
                        _ => RelayStatus::NoAnswer,
                    }))?;
                    match room.receive(&bytes, at) {
                        Heard::Guest => {}
                        Heard::Beat => self.is(RelayStatus::Open),
                        Heard::Code(code) => {
                            self.known.send_modify(|known| known.code = Some(code));
                        }
                        Heard::Unreadable => return Err(End::Because(RelayStatus::NotARelay)),
                    }
                    continue;
                }
                // The room has the other end.
                Some(frame) = frames.recv() => frame,
                wish = self.wanted.recv() => match wish.ok_or(End::Unwanted)? {
                    Wish::Code => Frame::CodeWanted.encode(),
                    Wish::Look => {
                        patience = SUSPICIOUS;
                        continue;
                    }
                },
                () = sleep_until(heard + patience) => return Err(no_answer()),
            };
            let is_sent = tokio::select! {
                is_sent = socket.send(frame) => is_sent,
                () = sleep(SEND_WITHIN) => false,
            };
            if !is_sent {
                return Err(no_answer());
            }
        }
    }

    async fn dial(&mut self) -> Result<D::Socket, End> {
        let url = self.place.socket(self.token.room());
        let dialling = self.dial.dial(url, self.entrance.clock());
        let mut dialling = std::pin::pin!(dialling);
        let too_late = Instant::now() + CONNECT_WITHIN;
        loop {
            tokio::select! {
                socket = &mut dialling => return socket.map_err(End::Because),
                () = sleep_until(too_late) => return Err(End::Because(RelayStatus::NoAnswer)),
                // A wish makes nothing faster here.
                wish = self.wanted.recv() => {
                    wish.ok_or(End::Unwanted)?;
                }
            }
        }
    }
}
