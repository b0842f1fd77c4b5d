//! A client for tests and benchmarks. It speaks the protocol over a real socket
//! and records every message that arrives.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use ::table::{
    agree::{self, Agreed, OwnKey, Said},
    link::{DeviceId, Role, SealPair, Secrets},
    seal::{self, Seals, Share},
    wire::{Answer, Ask, ClientMessage, PROTOCOL, ServerMessage, TableView},
};
use futures_util::{SinkExt, StreamExt};
use rules::{
    scapegoat::{command::Command, view::Whisper},
    seat::Seat,
};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Nothing on loopback takes this long, so a test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    secrets: Secrets,
    pub(crate) challenge: Share,
    /// The seals, from the hello on.
    line: Option<SealPair>,
    next_id: u32,
    since: Instant,
    /// The newest view.
    pub(crate) view: Option<TableView>,
    /// Every message in order, opened.
    pub(crate) frames: Vec<String>,
    /// How many bytes each of those messages had on the wire.
    pub(crate) lengths: Vec<usize>,
    /// Messages that have arrived but that the test hasn't asked for yet.
    waiting: VecDeque<ServerMessage>,
    /// How long it waits for an answer if somebody on the way may do anything. Then a
    /// wrong seal or a silence is the end of the connection, as it is for a page, and
    /// otherwise a failed test.
    wary: Option<Duration>,
}

/// The error with which a table refuses something.
pub(crate) type Error = Value;

impl Client {
    /// Connects and says hello. It's `Ok` after `welcome` as well as `waiting`.
    pub(crate) async fn join(port: u16, fragment: &str, device: DeviceId) -> Result<Client, Error> {
        Client::join_through(port, port, fragment, device).await
    }

    /// Joins over another port, where somebody listens in.
    pub(crate) async fn join_through(
        wire: u16,
        port: u16,
        fragment: &str,
        device: DeviceId,
    ) -> Result<Client, Error> {
        let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
        Client::connect(wire, port, secrets).await?.hello(role, device).await
    }

    /// Joins with a link that leads through a relay on this machine.
    pub(crate) async fn join_relayed(link: &str, device: DeviceId) -> Result<Client, Error> {
        let (place, role, room, secrets) = relayed(link);
        let client = Client::connect_relayed(place, room, secrets).await?;
        client.hello(role, device).await
    }

    /// The same through a relay that may do anything.
    pub(crate) async fn join_tampered(
        link: &str,
        device: DeviceId,
        patience: Duration,
    ) -> Result<Client, Error> {
        let (place, role, room, secrets) = relayed(link);
        let client = Client::connect_relayed(place, room, secrets).await?;
        Client { wary: Some(patience), ..client }.hello(role, device).await
    }

    /// Connects through a relay, but doesn't say hello.
    pub(crate) async fn connect_relayed(
        place: &str,
        room: &str,
        secrets: Secrets,
    ) -> Result<Client, Error> {
        Client::connect_relayed_from(1, place, room, secrets).await
    }

    /// The same from another address of this machine.
    pub(crate) async fn connect_relayed_from(
        from: u8,
        place: &str,
        room: &str,
        secrets: Secrets,
    ) -> Result<Client, Error> {
        let host = place.strip_prefix("http://").expect("on this machine");
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(([127, 0, 0, from], 0).into()).unwrap();
        let stream = socket.connect(host.parse().unwrap()).await.map_err(|_| lost())?;
        Client::start(stream, &format!("ws://{host}/rooms/{room}/guest"), secrets).await
    }

    /// Joins under another name of this machine.
    pub(crate) async fn join_by_name(
        name: &str,
        port: u16,
        fragment: &str,
        device: DeviceId,
    ) -> Result<Client, Error> {
        let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
        let host = format!("{name}:{port}");
        Client::connect_to(&host, port, secrets).await?.hello(role, device).await
    }

    /// Joins as a device whose system buffers next to nothing.
    pub(crate) async fn join_with_small_buffers(
        port: u16,
        fragment: &str,
        device: DeviceId,
    ) -> Result<Client, Error> {
        let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(([127, 0, 0, 1], port).into()).await.map_err(|_| lost())?;
        let host = format!("127.0.0.1:{port}");
        Client::connect_over(stream, &host, secrets).await?.hello(role, device).await
    }

    async fn hello(mut self, role: Role, device: DeviceId) -> Result<Client, Error> {
        let nonce = Share::random();
        let (proof, line) = self.secrets.proof(self.challenge, nonce, device);
        self.send(&ClientMessage::Hello { protocol: PROTOCOL, role, nonce, proof }).await;
        self.line = Some(line);
        match self.next().await? {
            ServerMessage::Welcome { .. } | ServerMessage::Waiting => Ok(self),
            other => panic!("no answer to a hello: {other:?}"),
        }
    }

    /// Connects and takes the challenge, but doesn't say hello.
    pub(crate) async fn connect(wire: u16, port: u16, secrets: Secrets) -> Result<Client, Error> {
        Client::connect_to(&format!("127.0.0.1:{port}"), wire, secrets).await
    }

    async fn connect_to(host: &str, wire: u16, secrets: Secrets) -> Result<Client, Error> {
        let stream = TcpStream::connect(("127.0.0.1", wire)).await.map_err(|_| lost())?;
        Client::connect_over(stream, host, secrets).await
    }

    async fn connect_over(
        stream: TcpStream,
        host: &str,
        secrets: Secrets,
    ) -> Result<Client, Error> {
        Client::start(stream, &format!("ws://{host}/socket"), secrets).await
    }

    async fn start(stream: TcpStream, url: &str, secrets: Secrets) -> Result<Client, Error> {
        let request = url.into_client_request().unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client_async(request, stream).await.map_err(|_| lost())?;
        let mut client = Client {
            socket,
            secrets,
            challenge: Share::random(),
            line: None,
            next_id: 0,
            since: Instant::now(),
            view: None,
            frames: Vec::new(),
            lengths: Vec::new(),
            waiting: VecDeque::new(),
            wary: None,
        };
        match client.next().await? {
            ServerMessage::Challenge { challenge, .. } => client.challenge = challenge,
            other => panic!("no challenge: {other:?}"),
        }
        Ok(client)
    }

    /// Asks for a seat without a link, up to the pictures.
    pub(crate) async fn knock(&mut self) -> Result<Agreed, Error> {
        let (challenge, nonce) = (self.challenge, Share::random());
        self.send(&ClientMessage::Knock { protocol: PROTOCOL, nonce, is_screen: false }).await;
        let ServerMessage::Commitment { commitment } = self.next().await? else {
            panic!("no commitment")
        };
        let own = OwnKey::random();
        let phone = own.public();
        self.send(&ClientMessage::Key { key: phone }).await;
        let ServerMessage::Reveal { key: host } = self.next().await? else { panic!("no key") };
        assert_eq!(agree::commitment(challenge, host), commitment);
        let agreed = own.agree(host, &Said { challenge, nonce, host, phone }).unwrap();
        let key = &agreed.key;
        let (up, down) = (Seals::up(key, challenge, nonce), Seals::down(key, challenge, nonce));
        self.line = Some(SealPair { up, down });
        Ok(agreed)
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    /// Sends any text, sealed if the hello has been said.
    pub(crate) async fn send_text(&mut self, text: impl Into<String>) {
        let text = text.into();
        let message = match &self.line {
            Some(_) => Message::binary(self.seal(&text)),
            None => Message::text(text),
        };
        self.send_raw(message).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        // A closed socket is noticed by the next read.
        let _ = self.socket.send(message).await;
    }

    /// Seals a text as the next message, without sending it.
    pub(crate) fn seal(&mut self, text: &str) -> Vec<u8> {
        let line = self.line.as_mut().expect("after the hello");
        line.up.seal(seal::padded(text, seal::STEP)).expect("not so many messages")
    }

    /// The next message that isn't a view. Views are kept in `view`.
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Error> {
        match self.waiting.pop_front() {
            Some(message) => Ok(message),
            None => loop {
                if let Some(message) = self.read().await? {
                    return Ok(message);
                }
            },
        }
    }

    async fn read(&mut self) -> Result<Option<ServerMessage>, Error> {
        let patience = self.wary.unwrap_or(PATIENCE);
        let message = match timeout(patience, self.socket.next()).await {
            Err(_) if self.wary.is_some() => return Err(lost()),
            heard => heard.expect("an answer in time"),
        };
        let (text, length) = match message {
            Some(Ok(Message::Binary(bytes))) => {
                let length = bytes.len();
                let line = self.line.as_mut().expect("nothing is sealed before the hello");
                let text = match line.down.open(bytes.into()) {
                    None if self.wary.is_some() => return Err(lost()),
                    text => text.expect("a seal for this connection"),
                };
                assert!(text.len().is_multiple_of(seal::SHORT_STEP), "lengths grow in steps");
                (String::from_utf8(text).expect("a text"), length)
            }
            Some(Ok(Message::Text(text))) => (text.to_string(), text.len()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(_)) | Some(Err(_)) | None => return Err(lost()),
        };
        let message: ServerMessage = serde_json::from_str(&text).expect("a message");
        let is_readable = length == text.len();
        if is_readable && self.line.is_some() {
            // Only if the hello wasn't accepted is the answer readable.
            assert!(matches!(message, ServerMessage::Goodbye { .. }), "in the open: {text}");
        }
        self.frames.push(text);
        self.lengths.push(length);
        match message {
            ServerMessage::View { view } => {
                let before = self.view.as_ref().filter(|before| before.table == view.table);
                assert!(before.is_none_or(|before| view.version > before.version), "in order");
                self.view = Some(view);
                Ok(None)
            }
            ServerMessage::Goodbye { error } => Err(error),
            ServerMessage::Probe { probe } => {
                let at = self.clock();
                self.send(&ClientMessage::Echo { probe, at }).await;
                Ok(None)
            }
            message => Ok(Some(message)),
        }
    }

    /// Reads until there's a view as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&TableView) -> bool) -> Result<(), Error> {
        while !self.view.as_ref().is_some_and(&wanted) {
            if let Some(message) = self.read().await? {
                self.waiting.push_back(message);
            }
        }
        Ok(())
    }

    /// Reads everything that the host has sent so far, by waiting for a pong.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Error> {
        self.send(&ClientMessage::Ping { sent: 0.0 }).await;
        match self.next().await? {
            ServerMessage::Pong { .. } => Ok(()),
            other => panic!("no pong: {other:?}"),
        }
    }

    /// Holds a pad, or lifts it at a given moment of the host's clock.
    pub(crate) async fn pad(&mut self, seat: Option<Seat>, lifted_at: Option<f64>) {
        let down = lifted_at.is_none();
        self.send(&ClientMessage::Pad { seat, down, at: lifted_at, doubt: Some(5.0) }).await;
    }

    /// Asks for the host's time until that moment has come.
    pub(crate) async fn until_host_millis(&mut self, moment: f64) {
        loop {
            self.send(&ClientMessage::Ping { sent: 0.0 }).await;
            match self.next().await {
                Ok(ServerMessage::Pong { received, .. }) if received >= moment => return,
                Ok(ServerMessage::Pong { .. }) => {}
                other => panic!("no pong: {other:?}"),
            }
        }
    }

    pub(crate) fn zero_at(&self) -> Option<f64> {
        Some(self.view.as_ref()?.countdown.as_ref()?.zero_at)
    }

    /// The name of the step that the newest view shows.
    pub(crate) fn step(&self) -> &str {
        self.view.as_ref().and_then(|view| view.view["step"]["name"].as_str()).unwrap_or("")
    }

    pub(crate) async fn until_step(&mut self, step: &str) -> Result<(), Error> {
        self.until(|view| view.view["step"]["name"] == step).await
    }

    pub(crate) async fn play(
        &mut self,
        seat: Option<Seat>,
        command: &impl Serialize,
    ) -> Result<(), Error> {
        self.give(seat, command).await.map(drop)
    }

    /// Gives a command of Scape Goat and returns the private answer, if there is
    /// one.
    pub(crate) async fn whisper(
        &mut self,
        seat: Option<Seat>,
        command: &Command,
    ) -> Result<Option<Whisper>, Error> {
        let whisper = self.give(seat, command).await?;
        Ok(whisper.map(|whisper| serde_json::from_value(whisper).expect("a whisper")))
    }

    async fn give(
        &mut self,
        seat: Option<Seat>,
        command: &impl Serialize,
    ) -> Result<Option<Value>, Error> {
        self.next_id += 1;
        let command = serde_json::to_value(command).unwrap();
        self.send(&ClientMessage::Play { id: self.next_id, seat, command }).await;
        match self.answer(self.next_id).await? {
            ServerMessage::Done { .. } => Ok(None),
            ServerMessage::Whisper { whisper, .. } => {
                assert_eq!(self.lengths.last(), Some(&(seal::STEP + seal::TAG)), "one length");
                Ok(Some(whisper))
            }
            other => panic!("no answer to a command: {other:?}"),
        }
    }

    /// Touches something, just now.
    pub(crate) async fn touch(&mut self, seat: Option<Seat>, on: u8) -> Result<(), Error> {
        self.next_id += 1;
        let at = Some(self.clock());
        self.send(&ClientMessage::Touch { id: self.next_id, seat, on, at }).await;
        self.answer(self.next_id).await.map(drop)
    }

    /// This device's own time.
    fn clock(&self) -> f64 {
        self.since.elapsed().as_secs_f64() * 1000.0
    }

    pub(crate) async fn ask(&mut self, ask: impl Into<Ask>) -> Result<Option<Answer>, Error> {
        self.next_id += 1;
        self.send(&ClientMessage::Ask { id: self.next_id, ask: ask.into() }).await;
        match self.answer(self.next_id).await? {
            ServerMessage::Done { .. } => Ok(None),
            ServerMessage::Answer { answer, .. } => Ok(Some(answer)),
            other => panic!("no answer to a question: {other:?}"),
        }
    }

    async fn answer(&mut self, wanted: u32) -> Result<ServerMessage, Error> {
        let message = self.next().await?;
        match &message {
            ServerMessage::Refused { id, error } if *id == wanted => Err(error.clone()),
            ServerMessage::Done { id }
            | ServerMessage::Whisper { id, .. }
            | ServerMessage::Answer { id, .. }
                if *id == wanted =>
            {
                Ok(message)
            }
            other => panic!("an answer to something else: {other:?}"),
        }
    }

    /// Breaks off without a goodbye, like a phone that loses its network.
    pub(crate) fn vanish(self) {
        drop(self);
    }
}

/// The parts of a link that leads through a relay.
fn relayed(link: &str) -> (&str, Role, &str, Secrets) {
    let (place, page) = link.split_once("/j/").expect("a relay's link");
    let (_, fragment) = page.split_once('#').expect("a fragment");
    let (room, fragment) = fragment.split_once('.').expect("a room and a seat");
    let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
    (place, role, room, secrets)
}

fn lost() -> Error {
    json!({ "code": "connectionLost" })
}

pub(crate) fn code(error: &Error) -> &str {
    error["code"].as_str().unwrap_or_default()
}
