//! One connected device: its hello, its seals, its messages.
//!
//! A session moves no bytes itself. A carrier (WebSocket, window) gives it
//! every text that arrives, and sends what [`Outgoings::next`] hands out.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicU64, Ordering},
};

use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    clock::{Clock, HostMillis},
    host::Host,
    instant::Lift,
    link::Role,
    press::Wanted,
    seal::{self, Binding, Direction, Key},
    task::{Connection, Handle, Input},
    trouble::Trouble,
    wire::{self, Answer, Ask, ClientMessage, LONGEST_MESSAGE, PROTOCOL, ServerMessage, Whispered},
};

/// How many messages may wait for a device that reads slowly.
const OUTBOX: usize = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConnectionId(u64);

impl ConnectionId {
    fn next() -> ConnectionId {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// What waits to be sent to a device.
#[derive(Debug, Clone)]
pub enum Outgoing {
    Text(Arc<str>),
    /// Sealed when it is sent.
    Whisper(Whispered),
    /// Stamped when it is sent.
    Pong {
        sent: f64,
        received: HostMillis,
    },
}

/// The way to a device. Never waits: a device that does not keep up is
/// dropped, comes back and gets the newest view.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    end: Arc<watch::Sender<Option<Trouble>>>,
}

impl Outbox {
    pub fn push(&self, outgoing: Outgoing) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(outgoing) {
            self.end(Trouble::TooSlow);
        }
    }

    pub fn send<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        self.push(Outgoing::Text(wire::text(message).into()));
    }

    /// Says what may be missed: without room for it, it is left out.
    pub fn mention<V: serde::Serialize>(&self, message: &ServerMessage<V>) {
        let _ = self.queue.try_send(Outgoing::Text(wire::text(message).into()));
    }

    pub fn refuse(&self, id: u32, error: &(impl serde::Serialize + std::fmt::Display)) {
        self.send(&ServerMessage::<Value>::Refused { id, error: wire::error(error) });
    }

    /// Ends the connection; the first reason counts.
    pub fn end(&self, reason: Trouble) {
        self.end.send_if_modified(|end| {
            let is_first = end.is_none();
            end.get_or_insert(reason);
            is_first
        });
    }
}

/// The sending half of a session.
pub struct Outgoings {
    queue: mpsc::Receiver<Outgoing>,
    end: watch::Receiver<Option<Trouble>>,
    seal: Arc<OnceLock<(Key, Binding)>>,
    sealed: u64,
    clock: Clock,
}

/// What a carrier has to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Frame {
    Text(Arc<str>),
    /// Send this and close.
    Last(Arc<str>),
}

impl Outgoings {
    /// The next frame, in order; after [`Frame::Last`] there is nothing more.
    pub async fn next(&mut self) -> Option<Frame> {
        // What was said before the end is still sent, unless the device is
        // dropped just because it does not take it.
        let is_slow = *self.end.borrow() == Some(Trouble::TooSlow);
        let outgoing = if is_slow { None } else { self.next_outgoing().await };
        match outgoing {
            Some(outgoing) => Some(Frame::Text(self.write(outgoing))),
            None => {
                let reason = self.end.borrow().clone()?;
                let goodbye = ServerMessage::<Value>::Goodbye { error: wire::error(&reason) };
                Some(Frame::Last(wire::text(&goodbye).into()))
            }
        }
    }

    async fn next_outgoing(&mut self) -> Option<Outgoing> {
        tokio::select! {
            biased;
            outgoing = self.queue.recv() => outgoing,
            _ = self.end.wait_for(Option::is_some) => None,
        }
    }

    fn write(&mut self, outgoing: Outgoing) -> Arc<str> {
        let message: ServerMessage = match outgoing {
            Outgoing::Text(text) => return text,
            Outgoing::Pong { sent, received } => {
                ServerMessage::Pong { sent, received, answered: self.clock.host_millis() }
            }
            Outgoing::Whisper(whisper) => {
                // Nobody is whispered to before the hello has set this.
                let Some((key, binding)) = self.seal.get() else { return "".into() };
                self.sealed += 1;
                let text = seal::padded(wire::text(&whisper));
                let seal = seal::seal(key, binding, Direction::Down, self.sealed, text.as_bytes());
                ServerMessage::Sealed { seal }
            }
        };
        wire::text(&message).into()
    }
}

/// The receiving half of a session.
pub struct Session {
    host: Host,
    id: ConnectionId,
    challenge: String,
    outbox: Outbox,
    seal: Arc<OnceLock<(Key, Binding)>>,
    /// The number of the last sealed message; the next must be higher.
    opened: u64,
    role: Option<Role>,
    table: Option<Handle>,
}

impl Session {
    /// A new connection. Its first outgoing message is the challenge.
    pub fn start(host: Host) -> (Session, Outgoings) {
        let (queue, waiting) = mpsc::channel(OUTBOX);
        let (end, ended) = watch::channel(None);
        let outbox = Outbox { queue, end: Arc::new(end) };
        let seal = Arc::new(OnceLock::new());
        let challenge = seal::encode(&seal::random_bytes::<24>());
        outbox.send(&ServerMessage::<Value>::Challenge {
            protocol: PROTOCOL,
            challenge: challenge.clone(),
            app: env!("CARGO_PKG_VERSION").to_owned(),
        });
        let outgoings = Outgoings {
            queue: waiting,
            end: ended,
            seal: seal.clone(),
            sealed: 0,
            clock: host.clock(),
        };
        let session = Session {
            host,
            id: ConnectionId::next(),
            challenge,
            outbox,
            seal,
            opened: 0,
            role: None,
            table: None,
        };
        (session, outgoings)
    }

    /// Whether the device has proved who it is.
    pub fn is_known(&self) -> bool {
        self.role.is_some()
    }

    /// A way to reach the device from elsewhere.
    pub fn outbox(&self) -> Outbox {
        self.outbox.clone()
    }

    pub fn end(&self, reason: Trouble) {
        self.outbox.end(reason);
    }

    /// Takes one message. An error ends the connection.
    pub async fn receive(&mut self, text: &str) -> Result<(), Trouble> {
        let received = self.host.clock().host_millis();
        if text.len() > LONGEST_MESSAGE {
            return Err(Trouble::TooLong);
        }
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(_) => return self.unreadable(text),
        };
        match (message, self.is_known()) {
            (ClientMessage::Hello { protocol, role, proof }, false) => {
                if protocol != PROTOCOL {
                    return Err(Trouble::ProtocolVersion { ours: PROTOCOL, yours: protocol });
                }
                self.hello(role, proof).await
            }
            (_, false) => Err(Trouble::HelloFirst),
            (ClientMessage::Ping { sent }, true) => {
                self.outbox.push(Outgoing::Pong { sent, received });
                Ok(())
            }
            (ClientMessage::Sealed { seal }, true) => {
                let inner = self.open(&seal)?;
                self.act(inner, true).await
            }
            (message, true) => self.act(message, false).await,
        }
    }

    /// What bears an id can be refused by it, so that a page which is newer
    /// than this host is not thrown out for a question too many.
    fn unreadable(&self, text: &str) -> Result<(), Trouble> {
        let message: Option<Value> = serde_json::from_str(text).ok().filter(|_| self.is_known());
        let id = message.and_then(|message| u32::try_from(message["id"].as_u64()?).ok());
        self.outbox.refuse(id.ok_or(Trouble::Unreadable)?, &Trouble::Unreadable);
        Ok(())
    }

    /// Tells the table that this device is gone. Carriers call it last.
    pub async fn close(self) {
        if let Some(table) = &self.table {
            let _ = table.send(Input::Gone { connection: self.id }).await;
        }
    }

    async fn hello(&mut self, role: Role, proof: seal::Sealed) -> Result<(), Trouble> {
        let key = match &role {
            Role::Table => {
                let secrets = self.host.secrets();
                let known = secrets.check(&role, &self.challenge, &proof);
                known.ok_or(Trouble::LinkInvalid)?;
                let key = secrets.key.clone();
                self.outbox.send(&ServerMessage::<Value>::Welcome { role: role.clone() });
                key
            }
            Role::Seat { table, seat } => {
                let handle = self.host.find(table).await?;
                let (answer, wait) = oneshot::channel();
                let knock = Input::Knock {
                    seat: *seat,
                    challenge: self.challenge.clone(),
                    proof,
                    connection: self.connection(),
                    answer,
                };
                handle.send(knock).await?;
                self.table = Some(handle);
                wait.await.map_err(|_| Trouble::NoSuchTable)??
            }
        };
        let _ = self.seal.set((key, role.binding(&self.challenge)));
        self.role = Some(role);
        Ok(())
    }

    fn connection(&self) -> Connection {
        Connection { id: self.id, outbox: self.outbox.clone() }
    }

    fn open(&mut self, sealed: &seal::Sealed) -> Result<ClientMessage, Trouble> {
        let (key, binding) = self.seal.get().ok_or(Trouble::HelloFirst)?;
        if sealed.counter <= self.opened {
            return Err(Trouble::SealBroken);
        }
        let text = seal::open(key, binding, Direction::Up, sealed).ok_or(Trouble::SealBroken)?;
        self.opened = sealed.counter;
        serde_json::from_slice(&text).map_err(|_| Trouble::Unreadable)
    }

    async fn act(&mut self, message: ClientMessage, sealed: bool) -> Result<(), Trouble> {
        let from = self.id;
        match message {
            ClientMessage::Play { id, seat, command } => {
                self.tell_table(id, Input::Play { from, id, seat, command, sealed }).await;
            }
            ClientMessage::Clock { doubt } => {
                if let Some(table) = &self.table {
                    let _ = table.send(Input::Clock { from, doubt }).await;
                }
            }
            ClientMessage::Pad { seat, down, at, doubt } => {
                if let Some(table) = &self.table {
                    let lift =
                        Lift { at: at.filter(|_| doubt.is_some()), doubt: doubt.unwrap_or(0.0) };
                    let _ = table.send(Input::Pad { from, seat, down, lift }).await;
                }
            }
            ClientMessage::Wait => {
                if let Some(table) = &self.table {
                    let _ = table.send(Input::Wait { from }).await;
                }
            }
            ClientMessage::LeaveSeat { id } => {
                self.tell_table(id, Input::LeaveSeat { from, id }).await;
            }
            ClientMessage::Ask { id, ask } => match self.role {
                Some(Role::Table) => self.ask(id, ask).await,
                _ => self.outbox.refuse(id, &Trouble::TableDeviceOnly),
            },
            // A second hello, or a seal within a seal.
            ClientMessage::Hello { .. }
            | ClientMessage::Sealed { .. }
            | ClientMessage::Ping { .. } => {
                return Err(Trouble::Unreadable);
            }
        }
        Ok(())
    }

    async fn tell_table(&mut self, id: u32, input: Input) {
        let told = match &self.table {
            Some(table) => table.send(input).await,
            None => Err(Trouble::NoTableOpen),
        };
        if let Err(trouble) = told {
            self.outbox.refuse(id, &trouble);
        }
    }

    /// What only the table device may ask: of the host, or of its table.
    async fn ask(&mut self, id: u32, ask: Ask) {
        let answer = match ask {
            Ask::NewTable { game } => match self.host.new_table(&game).await {
                Ok((table, handle)) => {
                    self.watch(handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            Ask::OpenTable { table } => match self.host.find(&table).await {
                Ok(handle) => {
                    self.watch(handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            Ask::CloseTable { table } => self.host.close_table(&table).await.map(|()| None),
            Ask::Tables => self.host.tables().await.map(Some),
            Ask::History => self.host.history().await.map(Some),
            Ask::Settings => self.host.settings().await.map(Some),
            Ask::SaveSettings { settings } => {
                self.host.save_settings(settings).await.map(|()| None)
            }
            Ask::Advice { game, question } => self.host.advice(&game, question).map(Some),
            Ask::Network => Ok(Some(self.host.network_answer())),
            Ask::SetNetwork { open } => self.host.set_network(open).await.map(Some),
            Ask::ChooseAddress { address } => self.host.choose_address(&address).map(Some),
            Ask::WifiCode { name, key, kind, hidden } => {
                self.host.wifi_code(&name, &key, &kind, hidden).map(Some)
            }
            Ask::Preview { game, order, page } => {
                return self.print(id, game, order, Wanted::Page(page));
            }
            Ask::Print { game, order } => return self.print(id, game, order, Wanted::Pdf),
            ask @ (Ask::Again
            | Ask::Links
            | Ask::RevokeLink { .. }
            | Ask::TakeSeat { .. }
            | Ask::FreeSeat { .. }
            | Ask::UsePads { .. }
            | Ask::Decide { .. }) => {
                return self.tell_table(id, Input::Ask { from: self.id, id, ask }).await;
            }
        };
        match answer {
            Ok(Some(answer)) => self.outbox.send(&ServerMessage::<Value>::Answer { id, answer }),
            Ok(None) => self.outbox.send(&ServerMessage::<Value>::Done { id }),
            Err(trouble) => self.outbox.refuse(id, &trouble),
        }
    }

    fn print(&self, id: u32, game: String, order: Value, wanted: Wanted) {
        self.host.press_room().start(self.outbox(), id, game, order, wanted);
    }

    /// The table device looks at one table at a time.
    async fn watch(&mut self, table: Handle) {
        if let Some(before) = self.table.take() {
            let _ = before.send(Input::Gone { connection: self.id }).await;
        }
        let _ = table.send(Input::Watch { connection: self.connection() }).await;
        self.table = Some(table);
    }
}
