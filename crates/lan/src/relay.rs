//! Keeps this host's room open at a relay, for phones that can't reach this machine
//! directly: a guest Wi-Fi that keeps devices apart, or mobile data.

use std::{
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use lines::{
    frame::{self, Frame},
    room::{Name, Token},
};
use table::{
    carrier::Entrance,
    network::{RelayStatus, RelayView},
    relayed::{Heard, Room},
    table_error::TableError,
};
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{
    connect_async_with_config,
    tungstenite::{self, Message, protocol::WebSocketConfig},
};

use crate::guard;

const CONNECT_WITHIN: Duration = Duration::from_secs(10);
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// A relay asks every three seconds whether its host is awake.
const SILENCE: Duration = Duration::from_secs(10);
/// The time before the next attempt: at first so long, then twice as long each time,
/// up to the most. Phones wait at the relay meanwhile.
const PAUSE_LEAST: Duration = Duration::from_millis(250);
const PAUSE_MOST: Duration = Duration::from_secs(2);
const CODE_WITHIN: Duration = Duration::from_secs(5);
/// A relay passes on what a guest says, which is at most 40 KiB.
const LONGEST: usize = 64 * 1024 + frame::HEAD;
/// Another connection has opened the same room.
const REPLACED: u16 = 4001;
const FULL: u16 = 4003;

/// The way through a relay, as long as people want it.
#[derive(Default)]
pub(crate) struct Relay {
    entrance: OnceLock<Entrance>,
    open: Mutex<Option<Open>>,
}

struct Open {
    place: Place,
    room: Name,
    /// Whether links lead there.
    is_chosen: bool,
    known: Arc<watch::Sender<Known>>,
    wants_code: mpsc::UnboundedSender<()>,
    task: JoinHandle<()>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What is known of the room.
struct Known {
    status: RelayStatus,
    code: Option<String>,
}

impl Relay {
    /// Where guests arrive.
    pub(crate) fn leads_to(&self, entrance: Entrance) {
        let _ = self.entrance.set(entrance);
    }

    pub(crate) fn open(&self, place: &str, token: Token) -> Result<(), TableError> {
        let place = Place::parse(place).ok_or(TableError::PlaceInvalid)?;
        let entrance = self.entrance.get().cloned().ok_or(TableError::NoRelay)?;
        let known = Known { status: RelayStatus::Connecting, code: None };
        let known = Arc::new(watch::Sender::new(known));
        let (wants_code, wanted) = mpsc::unbounded_channel();
        let room = token.room();
        let keeper = Keeper { entrance, place: place.clone(), token, known: known.clone(), wanted };
        let task = tokio::spawn(keeper.keep());
        *self.state() = Some(Open { place, room, is_chosen: true, known, wants_code, task });
        Ok(())
    }

    pub(crate) fn close(&self) {
        *self.state() = None;
    }

    /// Lets links lead there if this is its place, and no longer if it isn't.
    pub(crate) fn choose(&self, place: &str) -> bool {
        let mut state = self.state();
        let Some(open) = state.as_mut() else { return false };
        open.is_chosen = open.place.0 == place;
        open.is_chosen
    }

    pub(crate) fn link(&self, fragment: &str) -> Option<String> {
        let state = self.state();
        let open = state.as_ref().filter(|open| open.is_chosen)?;
        Some(format!("{}/j/#{}.{fragment}", open.place.0, open.room))
    }

    pub(crate) fn view(&self) -> Option<RelayView> {
        let state = self.state();
        let open = state.as_ref()?;
        Some(RelayView { place: open.place.0.clone(), status: open.known.borrow().status })
    }

    pub(crate) async fn code(&self) -> Result<String, TableError> {
        let mut known = {
            let state = self.state();
            let open = state.as_ref().ok_or(TableError::NoRelay)?;
            open.known.send_modify(|known| known.code = None);
            let _ = open.wants_code.send(());
            open.known.subscribe()
        };
        let code = timeout(CODE_WITHIN, known.wait_for(|known| known.code.is_some())).await;
        let code = code.ok().and_then(|known| known.ok()?.code.clone());
        code.ok_or(TableError::NoRelay)
    }

    fn state(&self) -> MutexGuard<'_, Option<Open>> {
        // It's replaced in one step, so a panic can't leave half of one.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address of a relay, without anything behind the host and port. Only this
/// machine itself may be reached without https.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Place(String);

impl Place {
    fn parse(text: &str) -> Option<Place> {
        let text = text.trim().trim_end_matches('/').to_lowercase();
        let (scheme, host) = text.split_once("://").unwrap_or(("https", &text));
        let usual = match scheme {
            "https" => "443",
            "http" => "80",
            _ => return None,
        };
        let host = host.strip_suffix(usual).and_then(|host| host.strip_suffix(':')).unwrap_or(host);
        let is_safe = guard::Host::parse(host)?.is_loopback() || scheme == "https";
        is_safe.then(|| Place(format!("{scheme}://{host}")))
    }

    fn socket(&self, room: Name) -> String {
        format!("{}/rooms/{room}/host", self.0.replacen("http", "ws", 1))
    }
}

/// Holds the connection, and makes another one whenever it's lost.
struct Keeper {
    entrance: Entrance,
    place: Place,
    token: Token,
    known: Arc<watch::Sender<Known>>,
    wanted: mpsc::UnboundedReceiver<()>,
}

impl Keeper {
    async fn keep(mut self) {
        let mut pause = PAUSE_LEAST;
        loop {
            let began = Instant::now();
            let status = self.connect().await;
            self.is(status);
            if status == RelayStatus::Elsewhere {
                return;
            }
            if began.elapsed() > PAUSE_MOST {
                pause = PAUSE_LEAST;
            }
            sleep(pause).await;
            pause = (2 * pause).min(PAUSE_MOST);
        }
    }

    fn is(&self, status: RelayStatus) {
        self.known.send_modify(|known| known.status = status);
    }

    /// Returns how it has ended.
    async fn connect(&mut self) -> RelayStatus {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let url = self.place.socket(self.token.room());
        // Taps are smaller than a packet and mustn't wait until there's a full one.
        let connecting = connect_async_with_config(url, Some(config), true);
        let mut socket = match timeout(CONNECT_WITHIN, connecting).await {
            Ok(Ok((socket, _))) => socket,
            Ok(Err(error)) => return trouble(&error),
            Err(_) => return RelayStatus::NoAnswer,
        };
        if socket.send(Message::text(self.token.to_string())).await.is_err() {
            return RelayStatus::NoAnswer;
        }
        let clock = self.entrance.clock();
        let (mut room, mut frames) = Room::open(self.entrance.clone());
        let mut heard = Instant::now();
        loop {
            let frame = tokio::select! {
                message = socket.next() => {
                    let at = clock.host_millis();
                    heard = Instant::now();
                    let bytes = match message {
                        Some(Ok(Message::Binary(bytes))) => bytes,
                        Some(Ok(Message::Close(frame))) => {
                            return match frame.map(|frame| u16::from(frame.code)) {
                                Some(REPLACED) => RelayStatus::Elsewhere,
                                Some(FULL) => RelayStatus::Full,
                                _ => RelayStatus::NoAnswer,
                            };
                        }
                        Some(Ok(_)) => continue,
                        Some(Err(_)) | None => return RelayStatus::NoAnswer,
                    };
                    match room.receive(&bytes, at) {
                        Heard::Guest => {}
                        Heard::Beat => self.is(RelayStatus::Open),
                        Heard::Code(code) => {
                            self.known.send_modify(|known| known.code = Some(code));
                        }
                        Heard::Unreadable => return RelayStatus::NotARelay,
                    }
                    continue;
                }
                // The room has the other end.
                Some(frame) = frames.recv() => frame,
                Some(()) = self.wanted.recv() => Frame::CodeWanted.encode(),
                () = sleep_until(heard + SILENCE) => return RelayStatus::NoAnswer,
            };
            let sent = timeout(SEND_WITHIN, socket.send(Message::binary(frame))).await;
            if !matches!(sent, Ok(Ok(()))) {
                return RelayStatus::NoAnswer;
            }
        }
    }
}

/// Why there's no connection.
fn trouble(error: &tungstenite::Error) -> RelayStatus {
    let is_certificate = |error: &std::io::Error| {
        let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
        matches!(inner, Some(rustls::Error::InvalidCertificate(_)))
    };
    match error {
        tungstenite::Error::Tls(_) => RelayStatus::NotTrusted,
        tungstenite::Error::Io(error) if is_certificate(error) => RelayStatus::NotTrusted,
        tungstenite::Error::Io(_) => RelayStatus::NoAnswer,
        _ => RelayStatus::NotARelay,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_an_address_with_https_or_this_machine() {
        for (text, place) in [
            ("https://goats.example", Some("https://goats.example")),
            (" goats.example/ ", Some("https://goats.example")),
            ("https://Goats.Example:8443/", Some("https://goats.example:8443")),
            ("https://goats.example:443", Some("https://goats.example")),
            ("http://127.0.0.1:4726", Some("http://127.0.0.1:4726")),
            ("http://goats.example", None),
            ("ftp://goats.example", None),
            ("https://goats.example/path", None),
            ("https://me@goats.example", None),
            ("", None),
            ("https://", None),
        ] {
            let parsed = Place::parse(text).map(|place| place.0);
            assert_eq!(parsed.as_deref(), place, "{text}");
        }
    }

    #[test]
    fn a_socket_is_as_safe_as_its_place() {
        let room = Token::new([1; 32]).room();
        let socket = |text| Place::parse(text).map(|place| place.socket(room)).unwrap();
        assert_eq!(socket("https://a.example"), format!("wss://a.example/rooms/{room}/host"));
        assert_eq!(socket("http://localhost:1"), format!("ws://localhost:1/rooms/{room}/host"));
    }
}
