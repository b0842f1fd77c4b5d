//! One connected device: its hello, its seals, its messages.
//!
//! A session moves no bytes itself. A carrier (WebSocket or window) passes on
//! whatever arrives, and sends what [`Outgoings::next`] returns. On the network
//! only the challenge, the hello and a goodbye to somebody who hasn't proved
//! that they have a link can be read. The window's own channel needs no seals.

use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{
    clock::HostMillis,
    host::Host,
    link::{Line, Proof, Role},
    outbox::{self, Connection, ConnectionId, Outbox, Outgoing, Outgoings, Way},
    printing::Wanted,
    seal::{STEP, Seals, Share},
    table_error::TableError,
    task::{Finger, Handle, Input},
    timing::Lift,
    wire::{self, Answer, Ask, ClientMessage, HostAsk, LONGEST_MESSAGE, PROTOCOL, ServerMessage},
};

/// The receiving half of a session.
pub struct Session {
    host: Host,
    id: ConnectionId,
    challenge: Share,
    outbox: Outbox,
    /// Hands the seals to the sending half. It is `None` after the hello, and
    /// always in the window.
    hello: Option<oneshot::Sender<Seals>>,
    /// What opens the device's messages; `None` in the window.
    up: Option<Seals>,
    role: Option<Role>,
    table: Option<Handle>,
}

impl Session {
    /// A new connection over a network. Its first frame is the challenge.
    pub fn start(host: Host) -> (Session, Outgoings) {
        let (hello, seals) = oneshot::channel();
        Session::start_with(host, Some(hello), Way::AfterHello(seals))
    }

    /// The same within this process, where nothing has to be sealed.
    pub fn start_in_window(host: Host) -> (Session, Outgoings) {
        Session::start_with(host, None, Way::Open)
    }

    fn start_with(
        host: Host,
        hello: Option<oneshot::Sender<Seals>>,
        way: Way,
    ) -> (Session, Outgoings) {
        let challenge = Share::random();
        let first = wire::text(&ServerMessage::<Value>::Challenge {
            protocol: PROTOCOL,
            challenge,
            app: env!("CARGO_PKG_VERSION").to_owned(),
        });
        let (outbox, outgoings) = outbox::open(first, way, host.clock());
        let id = ConnectionId::next();
        let session =
            Session { host, id, challenge, outbox, hello, up: None, role: None, table: None };
        (session, outgoings)
    }

    /// Whether the device has proved who it is.
    pub fn is_known(&self) -> bool {
        self.role.is_some()
    }

    /// Whose link the device has proved to hold.
    pub fn role(&self) -> Option<&Role> {
        self.role.as_ref()
    }

    /// A way to reach the device from elsewhere.
    pub fn outbox(&self) -> Outbox {
        self.outbox.clone()
    }

    pub fn end(&self, reason: TableError) {
        self.outbox.end(reason);
    }

    /// Takes one text. An error ends the connection.
    pub async fn receive(&mut self, text: &str) -> Result<(), TableError> {
        let received = self.host.clock().host_millis();
        if self.up.is_some() {
            return Err(TableError::SealNeeded);
        }
        if text.len() > LONGEST_MESSAGE {
            return Err(TableError::TooLong);
        }
        if self.is_known() { self.hear(text, received).await } else { self.greet(text).await }
    }

    /// Takes one sealed message. An error ends the connection.
    pub async fn receive_sealed(&mut self, bytes: Vec<u8>) -> Result<(), TableError> {
        let received = self.host.clock().host_millis();
        let seals = self.up.as_mut().ok_or(TableError::HelloFirst)?;
        let text = seals.open(bytes).ok_or(TableError::SealBroken)?;
        // A client that forgets to pad is told right away, and not only once a
        // length has given something away.
        if !text.len().is_multiple_of(STEP) {
            return Err(TableError::SealBroken);
        }
        if text.len() > LONGEST_MESSAGE {
            return Err(TableError::TooLong);
        }
        let text = str::from_utf8(&text).map_err(|_| TableError::Unreadable)?;
        self.hear(text, received).await
    }

    /// The first message. Its version is read before anything else, so that an
    /// outdated page is told to reload whatever else has changed.
    async fn greet(&mut self, text: &str) -> Result<(), TableError> {
        #[derive(Deserialize)]
        #[serde(tag = "type", rename_all = "camelCase")]
        enum First {
            Hello { protocol: u32 },
        }
        if let Ok(First::Hello { protocol }) = serde_json::from_str(text)
            && protocol != PROTOCOL
        {
            return Err(TableError::ProtocolVersion { ours: PROTOCOL, yours: protocol });
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::<Value>::Hello { role, nonce, proof, .. }) => {
                self.hello(role, nonce, proof).await
            }
            Ok(_) => Err(TableError::HelloFirst),
            Err(_) => Err(TableError::Unreadable),
        }
    }

    async fn hear(&mut self, text: &str, received: HostMillis) -> Result<(), TableError> {
        match serde_json::from_str(text) {
            Ok(message) => self.act(message, received).await,
            Err(_) => self.unreadable(text),
        }
    }

    /// A message with an id can be refused by that id, so that a page which is
    /// newer than this host isn't disconnected for asking something unknown.
    fn unreadable(&self, text: &str) -> Result<(), TableError> {
        let message: Option<Value> = serde_json::from_str(text).ok();
        let id = message.and_then(|message| u32::try_from(message["id"].as_u64()?).ok());
        self.outbox.refuse(id.ok_or(TableError::Unreadable)?, &TableError::Unreadable);
        Ok(())
    }

    /// Tells the table that this device is gone. Carriers call it last.
    pub async fn close(self) {
        if let Some(table) = &self.table {
            let _ = table.send(Input::Gone { connection: self.id }).await;
        }
    }

    async fn hello(&mut self, role: Role, nonce: Share, proof: Proof) -> Result<(), TableError> {
        let challenge = self.challenge;
        let line = match &role {
            Role::Table => {
                let known = self.host.secrets().check(challenge, nonce, &proof);
                let (_, line) = known.ok_or(TableError::LinkInvalid)?;
                self.outbox.send(&ServerMessage::<Value>::Welcome { role: role.clone() });
                line
            }
            Role::Seat { table, .. } => {
                let handle = self.host.find(table).await?.for_one_device();
                let (answer, wait) = oneshot::channel();
                let connection = self.connection();
                let join = Input::Join { challenge, nonce, proof, connection, answer };
                handle.send(join).await?;
                self.table = Some(handle);
                wait.await.map_err(|_| TableError::TableStumbles)??
            }
        };
        self.role = Some(role);
        if let Some(hello) = self.hello.take() {
            let Line { up, down } = line;
            self.up = Some(up);
            let _ = hello.send(down);
        }
        Ok(())
    }

    fn connection(&self) -> Connection {
        Connection { id: self.id, outbox: self.outbox.clone() }
    }

    async fn act(
        &mut self,
        message: ClientMessage,
        received: HostMillis,
    ) -> Result<(), TableError> {
        let from = self.id;
        match message {
            ClientMessage::Ping { sent } => self.outbox.push(Outgoing::Pong { sent, received }),
            ClientMessage::Play { id, seat, command } => {
                self.tell_table(id, Input::Play { from, id, seat, command }).await;
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
            ClientMessage::KeepOpen => {
                if let Some(table) = &self.table {
                    let _ = table.send(Input::KeepOpen { from }).await;
                }
            }
            ClientMessage::Echo { probe, at } => {
                if let Some(table) = &self.table {
                    let _ = table.send(Input::Echo { from, probe, at, received }).await;
                }
            }
            ClientMessage::Touch { id, seat, on, at } => {
                let finger = Finger { seat, on, at, received };
                self.tell_table(id, Input::Touch { from, id, finger }).await;
            }
            ClientMessage::LeaveSeat { id } => {
                self.tell_table(id, Input::LeaveSeat { from, id }).await;
            }
            ClientMessage::Ask { id, ask } => match self.role {
                Some(Role::Table) => self.ask(id, ask).await,
                _ => self.outbox.refuse(id, &TableError::TableDeviceOnly),
            },
            // One hello is enough.
            ClientMessage::Hello { .. } => return Err(TableError::Unreadable),
        }
        Ok(())
    }

    async fn tell_table(&mut self, id: u32, input: Input) {
        let told = match &self.table {
            Some(table) => table.send(input).await,
            None => Err(TableError::NoTableOpen),
        };
        if let Err(trouble) = told {
            self.outbox.refuse(id, &trouble);
        }
    }

    /// What only the table device may ask, of the host or of its table.
    async fn ask(&mut self, id: u32, ask: Ask) {
        match ask {
            Ask::Host(ask) => self.ask_host(id, ask).await,
            Ask::Table(ask) => {
                self.tell_table(id, Input::Ask { from: self.id, id, ask }).await;
            }
        }
    }

    async fn ask_host(&mut self, id: u32, ask: HostAsk) {
        let answer = match ask {
            HostAsk::NewTable { game } => match self.host.new_table(&game).await {
                Ok((table, handle)) => {
                    self.watch(handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            HostAsk::OpenTable { table } => match self.host.find(&table).await {
                Ok(handle) => {
                    self.watch(handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            HostAsk::CloseTable { table } => self.host.close_table(&table).await.map(|()| None),
            HostAsk::Tables => self.host.tables().await.map(Some),
            HostAsk::History => self.host.history().await.map(Some),
            HostAsk::Settings => self.host.settings().await.map(Some),
            HostAsk::SaveSettings { settings } => {
                self.host.save_settings(settings).await.map(|()| None)
            }
            HostAsk::Advice { game, question } => self.host.advice(&game, question).map(Some),
            HostAsk::TryAgain { name } => self.host.try_again(&name).await.map(|()| None),
            HostAsk::Dismiss { name } => self.host.dismiss(&name).await.map(|()| None),
            HostAsk::Network => Ok(Some(self.host.network_answer())),
            HostAsk::SetNetwork { open } => self.host.set_network(open).await.map(Some),
            HostAsk::ChooseAddress { address } => self.host.choose_address(&address).map(Some),
            HostAsk::WifiCode { name, key, kind, hidden } => {
                self.host.wifi_code(&name, &key, &kind, hidden).map(Some)
            }
            HostAsk::Preview { game, order, page } => {
                return self.print(id, game, order, Wanted::Page(page));
            }
            HostAsk::Print { game, order } => return self.print(id, game, order, Wanted::Pdf),
        };
        match answer {
            Ok(Some(answer)) => self.outbox.send(&ServerMessage::<Value>::Answer { id, answer }),
            Ok(None) => self.outbox.send(&ServerMessage::<Value>::Done { id }),
            Err(trouble) => self.outbox.refuse(id, &trouble),
        }
    }

    fn print(&self, id: u32, game: String, order: Value, wanted: Wanted) {
        self.host.print_room().start(self.outbox(), id, game, order, wanted);
    }

    /// The table device looks at one table at a time.
    async fn watch(&mut self, table: Handle) {
        if let Some(before) = self.table.take() {
            let _ = before.send(Input::Gone { connection: self.id }).await;
        }
        let table = table.for_one_device();
        let _ = table.send(Input::Watch { connection: self.connection() }).await;
        self.table = Some(table);
    }
}
