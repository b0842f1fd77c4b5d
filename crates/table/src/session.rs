//! One connected device: its hello, its seals, its messages.
//!
//! A session moves no bytes itself. A carrier (WebSocket or window) passes on
//! whatever arrives, and sends what [`Outgoings::next`] returns. On the network
//! only the challenge, the hello or what is said at the door, and a goodbye to
//! somebody who hasn't proved that they have a link can be read. The window's own
//! channel needs no seals.

use std::mem;

use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{
    agree::{self, OwnKey, PublicKey, Said},
    clock::HostMillis,
    door::{Caller, Knock},
    host::Host,
    link::{LinkId, Proof, Role, SealPair, TableId},
    moving::LARGEST_FILE,
    outbox::{self, Connection, ConnectionId, Outbox, Outgoing, Outgoings, Way},
    printing::Wanted,
    seal::{SHORT_STEP, Seals, Share},
    table_error::TableError,
    task::{Finger, Handle, Input},
    timing::Lift,
    wire::{
        Answer, Ask, ClientMessage, HostAsk, LONGEST_MESSAGE, PROTOCOL, ServerMessage, TableAsk,
    },
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
    /// What the device is, and the link that it has proved to hold.
    known: Option<Known>,
    table: Option<Handle>,
    /// Which one that is, on the table device.
    watched: Option<TableId>,
    /// The pieces of a file that is being imported.
    arriving: String,
    /// That is all of them, and only the code is missing.
    has_arrived: bool,
    caller: Option<Caller>,
    door: AtTheDoor,
}

/// What a device has proved to be, whatever it claims.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Known {
    /// The device in the middle, or another one with its link.
    TableDevice,
    /// It holds this link of a seat.
    Phone(LinkId),
    /// It holds a table's link for those who only watch.
    Onlooker(LinkId),
}

/// How far a phone without a link has come.
enum AtTheDoor {
    /// It hasn't knocked.
    No,
    /// The host is committed to its key, and the phone has to say its own.
    Knocked { knock: Knock, own: OwnKey, nonce: Share },
    /// Both have agreed, and people compare pictures. The phone has nothing more
    /// to say.
    Waits { _knock: Knock },
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
        let first = ServerMessage::Challenge {
            protocol: PROTOCOL,
            challenge,
            app: env!("CARGO_PKG_VERSION").to_owned(),
        };
        let (outbox, outgoings) = outbox::open(&first, way, host.clock());
        let id = ConnectionId::next();
        let session = Session {
            host,
            id,
            challenge,
            outbox,
            hello,
            up: None,
            known: None,
            table: None,
            caller: None,
            door: AtTheDoor::No,
            watched: None,
            arriving: String::new(),
            has_arrived: false,
        };
        (session, outgoings)
    }

    /// Says who this is, so that those who knock too often can be told from the
    /// others.
    pub fn comes_from(&mut self, caller: Caller) {
        self.caller = Some(caller);
    }

    /// Whether this is a phone that waits for somebody to open.
    pub fn is_at_the_door(&self) -> bool {
        matches!(self.door, AtTheDoor::Waits { .. })
    }

    /// Whether the device has proved who it is.
    pub fn is_known(&self) -> bool {
        self.known.is_some()
    }

    /// What the device has proved to be.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_ref()
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
        self.receive_at(text, self.host.clock().host_millis()).await
    }

    /// The same for a text that has arrived at this moment of the host's clock.
    pub async fn receive_at(&mut self, text: &str, received: HostMillis) -> Result<(), TableError> {
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
        self.receive_sealed_at(bytes, self.host.clock().host_millis()).await
    }

    /// The same for a message that has arrived at this moment of the host's clock.
    pub async fn receive_sealed_at(
        &mut self,
        bytes: Vec<u8>,
        received: HostMillis,
    ) -> Result<(), TableError> {
        let seals = self.up.as_mut().ok_or(TableError::HelloFirst)?;
        let text = seals.open(bytes).ok_or(TableError::SealBroken)?;
        if !text.len().is_multiple_of(SHORT_STEP) {
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
            Knock { protocol: u32 },
        }
        if let Ok(First::Hello { protocol } | First::Knock { protocol }) =
            serde_json::from_str(text)
            && protocol != PROTOCOL
        {
            return Err(TableError::ProtocolVersion { ours: PROTOCOL, yours: protocol });
        }
        let message = serde_json::from_str::<ClientMessage>(text);
        match (message.map_err(|_| TableError::Unreadable)?, &self.door) {
            (ClientMessage::Hello { role, nonce, proof, .. }, AtTheDoor::No) => {
                self.hello(role, nonce, proof).await
            }
            (ClientMessage::Knock { nonce, is_screen, .. }, AtTheDoor::No) => {
                self.knock(nonce, is_screen)
            }
            (ClientMessage::Key { key }, AtTheDoor::Knocked { .. }) => self.agree(key),
            (_, AtTheDoor::No) => Err(TableError::HelloFirst),
            _ => Err(TableError::Unreadable),
        }
    }

    /// A phone without a link asks for a seat, or a screen to watch. In the window
    /// there's nobody to ask.
    fn knock(&mut self, nonce: Share, is_screen: bool) -> Result<(), TableError> {
        if self.hello.is_none() {
            return Err(TableError::HelloFirst);
        }
        let knock = self.host.door().knock(is_screen, self.outbox(), self.caller.clone())?;
        // From here on the host's key is fixed, whatever the phone says.
        let own = OwnKey::random();
        let commitment = agree::commitment(self.challenge, own.public());
        self.outbox.say_openly(&ServerMessage::<Value>::Commitment { commitment });
        self.door = AtTheDoor::Knocked { knock, own, nonce };
        Ok(())
    }

    /// The phone has said its key, so the host shows its own.
    fn agree(&mut self, phone: PublicKey) -> Result<(), TableError> {
        let AtTheDoor::Knocked { knock, own, nonce } = mem::replace(&mut self.door, AtTheDoor::No)
        else {
            return Err(TableError::Unreadable);
        };
        let (challenge, host) = (self.challenge, own.public());
        let said = Said { challenge, nonce, host, phone };
        let agreed = own.agree(phone, &said).ok_or(TableError::Unreadable)?;
        self.outbox.say_openly(&ServerMessage::<Value>::Reveal { key: host });
        if let Some(hello) = self.hello.take() {
            let _ = hello.send(Seals::down(&agreed.key, challenge, nonce));
        }
        knock.show(agreed.pictures)?;
        self.door = AtTheDoor::Waits { _knock: knock };
        Ok(())
    }

    async fn hear(&mut self, text: &str, received: HostMillis) -> Result<(), TableError> {
        match serde_json::from_str::<ClientMessage>(text) {
            // A client that forgets to pad is told right away, and not only once a
            // length has given something away.
            Ok(message) if self.up.is_some() && !text.len().is_multiple_of(message.step()) => {
                Err(TableError::SealBroken)
            }
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
        let (known, line) = match role {
            Role::Table => {
                let proved = self.host.secrets().check(challenge, nonce, &proof);
                let (_, line) = proved.ok_or(TableError::LinkInvalid)?;
                self.outbox.send(&ServerMessage::<Value>::Welcome { role });
                (Known::TableDevice, line)
            }
            // Which seat it claims to be for doesn't matter. Its link shows that.
            Role::Seat { table, .. } => self.join(table, false, nonce, proof).await?,
            Role::Onlooker { table, is_screen } => {
                self.join(table, is_screen, nonce, proof).await?
            }
        };
        self.known = Some(known);
        if let Some(hello) = self.hello.take() {
            let SealPair { up, down } = line;
            self.up = Some(up);
            let _ = hello.send(down);
        }
        Ok(())
    }

    async fn join(
        &mut self,
        table: TableId,
        is_screen: bool,
        nonce: Share,
        proof: Proof,
    ) -> Result<(Known, SealPair), TableError> {
        let handle = self.host.find(&table).await?.for_one_device();
        let (answer, wait) = oneshot::channel();
        let (challenge, connection) = (self.challenge, self.connection());
        let join = Input::Join { challenge, nonce, proof, is_screen, connection, answer };
        handle.send(join).await?;
        self.table = Some(handle);
        wait.await.map_err(|_| TableError::TableStumbles)?
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
                    let _ = table.send(Input::Pad { from, seat, down, lift, received }).await;
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
            ClientMessage::Again { id, on } => {
                self.tell_table(id, Input::Again { from, id, on }).await;
            }
            ClientMessage::MyGoat { id, name, colour } => {
                self.tell_table(id, Input::MyGoat { from, id, name, colour }).await;
            }
            ClientMessage::WouldPlay { id, name } => {
                self.tell_table(id, Input::WouldPlay { from, id, name }).await;
            }
            ClientMessage::Ask { id, ask } => match (&self.known, ask) {
                (Some(Known::TableDevice), ask) => self.ask(id, ask).await,
                (Some(Known::Onlooker(_)), Ask::Table(ask @ TableAsk::Links)) => {
                    self.tell_table(id, Input::Ask { from, id, ask }).await;
                }
                _ => self.outbox.refuse(id, &TableError::TableDeviceOnly),
            },
            // One hello is enough.
            ClientMessage::Hello { .. }
            | ClientMessage::Knock { .. }
            | ClientMessage::Key { .. } => return Err(TableError::Unreadable),
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
                    self.watch(&table, handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            HostAsk::OpenTable { table } => match self.host.find(&table).await {
                Ok(handle) => {
                    self.watch(&table, handle).await;
                    Ok(Some(Answer::Opened { table }))
                }
                Err(trouble) => Err(trouble),
            },
            HostAsk::CloseTable { table } => self.close_table(&table).await.map(|()| None),
            HostAsk::Tables => self.host.tables().await.map(Some),
            HostAsk::History => self.host.history().await.map(Some),
            HostAsk::DeleteGame { table, round } => {
                self.host.delete_game(table, round).await.map(|()| None)
            }
            HostAsk::ForgetPerson { ids, name } => {
                self.host.forget_person(ids, name).await.map(|()| None)
            }
            HostAsk::Settings => self.host.settings().await.map(Some),
            HostAsk::SaveSettings { settings } => {
                self.host.save_settings(settings).await.map(|()| None)
            }
            HostAsk::Advice { game, question } => self.host.advice(&game, question).map(Some),
            HostAsk::Practice { game, players, steps } => {
                self.host.practice(&game, players, &steps).map(Some)
            }
            HostAsk::TryAgain { name } => self.host.try_again(&name).await.map(|()| None),
            HostAsk::Dismiss { name } => self.host.dismiss(&name).await.map(|()| None),
            HostAsk::Export { table } => self.host.export(table).await.map(Some),
            HostAsk::Import { piece, last, code } => self.import(&piece, last, code).await,
            HostAsk::Network => Ok(Some(self.host.network_answer())),
            HostAsk::SetNetwork { open } => self.host.set_network(open).await.map(Some),
            HostAsk::ChooseAddress { address } => self.host.choose_address(&address).map(Some),
            HostAsk::UseRelay { place } => self.host.use_relay(place).await.map(Some),
            HostAsk::LeaveRelay => self.host.leave_relay().await.map(Some),
            HostAsk::RelayCode => self.host.relay_code().await.map(Some),
            HostAsk::WifiCode { name, key, kind, hidden } => {
                self.host.wifi_code(&name, &key, &kind, hidden).map(Some)
            }
            HostAsk::Code { text } => self.host.code(&text).map(Some),
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

    async fn import(
        &mut self,
        piece: &str,
        last: bool,
        code: Option<String>,
    ) -> Result<Option<Answer>, TableError> {
        // Only a code can still be added to a whole file, and an empty piece that isn't
        // the last abandons whatever has come before it.
        let begins_anew = if piece.is_empty() { !last } else { self.has_arrived };
        if begins_anew {
            self.arriving = String::new();
            self.has_arrived = false;
        }
        if self.arriving.len() + piece.len() > LARGEST_FILE {
            self.arriving = String::new();
            return Err(TableError::TooLong);
        }
        self.arriving.push_str(piece);
        if !last {
            return Ok(None);
        }
        let file = mem::take(&mut self.arriving);
        let imported = self.host.import(file.clone(), code).await;
        if let Err(TableError::CodeNeeded | TableError::CodeWrong) = imported {
            self.arriving = file;
        }
        self.has_arrived = !self.arriving.is_empty();
        imported.map(Some)
    }

    fn print(&self, id: u32, game: String, order: Value, wanted: Wanted) {
        self.host.print_room().start(self.outbox(), id, game, order, wanted);
    }

    /// The table device looks at one table at a time.
    async fn watch(&mut self, id: &TableId, table: Handle) {
        self.look_away().await;
        let table = table.for_one_device();
        let _ = table.send(Input::Watch { connection: self.connection() }).await;
        self.table = Some(table);
        self.watched = Some(id.clone());
    }

    async fn look_away(&mut self) {
        self.watched = None;
        if let Some(before) = self.table.take() {
            let _ = before.send(Input::Gone { connection: self.id }).await;
        }
    }

    /// Everybody at a table that is closed is sent away, but not the device that
    /// closes it: its person goes on with something else.
    async fn close_table(&mut self, table: &TableId) -> Result<(), TableError> {
        let was_watched = self.watched.as_ref() == Some(table);
        if was_watched {
            self.look_away().await;
        }
        let closed = self.host.close_table(table).await;
        if closed.is_err()
            && was_watched
            && let Ok(handle) = self.host.find(table).await
        {
            self.watch(table, handle).await;
        }
        closed
    }
}
