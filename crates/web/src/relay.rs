//! The way to phones for a host inside a page: a room at a relay.
//!
//! The browser's socket is in a worker of its own (`ui/src/web/socket-worker.ts`). In
//! here everything waits while SQLite writes, and what a guest does counts from the
//! moment it arrived.

use std::{cell::RefCell, sync::Arc};

use lines::room::Token;
use serde_json::{Value, json};
use table::{
    carrier::Entrance,
    clock::{Clock, HostMillis},
    network::{Later, Network, NoNetwork, Page, RelayStatus},
    relayed::{Dial, Relay, Socket},
    table_error::TableError,
};
use tokio::sync::{mpsc, oneshot};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

thread_local! {
    static SOCKETS: RefCell<Option<Sockets>> = const { RefCell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    /// `ui/src/web/sockets.ts`
    #[derive(Clone)]
    pub type Sockets;
    #[wasm_bindgen(method)]
    fn open(
        this: &Sockets,
        url: &str,
        opened: &Closure<dyn FnMut()>,
        heard: &Closure<dyn FnMut(Vec<u8>, f64)>,
        closed: &Closure<dyn FnMut(u16)>,
    ) -> OpenSocket;

    type OpenSocket;
    #[wasm_bindgen(method, js_name = send)]
    fn send_text(this: &OpenSocket, text: &str);
    #[wasm_bindgen(method)]
    fn send(this: &OpenSocket, frame: &[u8]);
    #[wasm_bindgen(method)]
    fn close(this: &OpenSocket);
}

/// Phones come through a relay or not at all.
#[derive(Clone)]
pub(crate) struct PageNetwork(Arc<Relay<FromPage>>);

impl PageNetwork {
    pub(crate) fn new(sockets: Sockets) -> PageNetwork {
        SOCKETS.set(Some(sockets));
        PageNetwork(Arc::new(Relay::new(FromPage)))
    }

    pub(crate) fn leads_to(&self, entrance: Entrance) {
        self.0.leads_to(entrance);
    }

    pub(crate) fn look(&self) {
        self.0.look();
    }
}

impl Network for PageNetwork {
    fn view(&self) -> Value {
        let Some(relay) = self.0.view() else { return Value::Null };
        json!({
            "open": false,
            "canOpen": false,
            "base": null,
            "choices": [],
            "addresses": { "usable": [], "leftOut": [] },
            "relay": relay,
        })
    }

    fn set_open(&self, open: bool) -> Later<'_, ()> {
        NoNetwork.set_open(open)
    }

    fn choose_address(&self, address: &str) -> Result<(), TableError> {
        match self.0.choose(address) {
            true => Ok(()),
            false => NoNetwork.choose_address(address),
        }
    }

    fn link(&self, page: Page, fragment: &str) -> String {
        self.0.link(page, fragment).unwrap_or_else(|| NoNetwork.link(page, fragment))
    }

    fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<String, TableError> {
        NoNetwork.wifi_code(name, key, kind, hidden)
    }

    fn use_relay(&self, place: &str, token: Token) -> Result<(), TableError> {
        self.0.open(place, token)
    }

    fn leave_relay(&self) {
        self.0.close();
    }

    fn relay_code(&self) -> Later<'_, String> {
        let (done, code) = oneshot::channel();
        let relay = self.0.clone();
        spawn_local(async move {
            let _ = done.send(relay.code().await);
        });
        Box::pin(async { code.await.unwrap_or(Err(TableError::NoRelay)) })
    }
}

#[derive(Clone)]
pub(crate) struct FromPage;

pub(crate) struct PageSocket {
    heard: mpsc::UnboundedReceiver<Heard>,
    /// The relay reads fast, or closes the socket.
    unsent: mpsc::UnboundedSender<Unsent>,
}

enum Heard {
    Opened,
    Frame(Vec<u8>, HostMillis),
    Closed(u16),
}

enum Unsent {
    Text(String),
    Frame(Vec<u8>),
}

impl Dial for FromPage {
    type Socket = PageSocket;

    async fn dial(&self, url: String, clock: Clock) -> Result<PageSocket, RelayStatus> {
        let (hears, mut heard) = mpsc::unbounded_channel();
        let (unsent, sending) = mpsc::unbounded_channel();
        spawn_local(hold(url, clock, hears, sending));
        match heard.recv().await {
            Some(Heard::Opened) => Ok(PageSocket { heard, unsent }),
            // A browser doesn't say why.
            _ => Err(RelayStatus::NoAnswer),
        }
    }
}

impl Socket for PageSocket {
    async fn receive(&mut self) -> Result<(Vec<u8>, HostMillis), Option<u16>> {
        loop {
            match self.heard.recv().await {
                Some(Heard::Frame(bytes, at)) => return Ok((bytes, at)),
                Some(Heard::Closed(code)) => return Err(Some(code)),
                Some(Heard::Opened) => {}
                None => return Err(None),
            }
        }
    }

    async fn send_text(&mut self, text: String) -> bool {
        self.unsent.send(Unsent::Text(text)).is_ok()
    }

    async fn send(&mut self, frame: Vec<u8>) -> bool {
        self.unsent.send(Unsent::Frame(frame)).is_ok()
    }
}

/// Holds a browser's socket until nobody has anything to send over it any more.
async fn hold(
    url: String,
    clock: Clock,
    hears: mpsc::UnboundedSender<Heard>,
    mut sending: mpsc::UnboundedReceiver<Unsent>,
) {
    let Some(sockets) = SOCKETS.with_borrow(Clone::clone) else { return };
    let (opens, closes) = (hears.clone(), hears.clone());
    let opened = Closure::new(move || {
        let _ = opens.send(Heard::Opened);
    });
    let heard = Closure::new(move |bytes: Vec<u8>, millis_ago: f64| {
        let _ = hears.send(Heard::Frame(bytes, clock.host_millis() - millis_ago));
    });
    let closed = Closure::new(move |code: u16| {
        let _ = closes.send(Heard::Closed(code));
    });
    let socket = sockets.open(&url, &opened, &heard, &closed);
    while let Some(message) = sending.recv().await {
        match message {
            Unsent::Text(text) => socket.send_text(&text),
            Unsent::Frame(bytes) => socket.send(&bytes),
        }
    }
    // From here on it calls none of them.
    socket.close();
}
