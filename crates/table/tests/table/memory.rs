//! A device in memory: the same protocol as over a socket, without one.

use rules::{
    colour::Colour,
    people::{Group, Person, PersonId},
    seat::Seat,
};
use serde_json::Value;
use table::{
    host::Host,
    link::{DeviceId, Role, SealPair, Secrets},
    outbox::{Body, Frame, Outgoings},
    seal::{self, Share},
    session::Session,
    table_error::TableError,
    wire::{Answer, Ask, ClientMessage, PROTOCOL, ServerMessage, TableAsk, TableView},
};

pub(crate) struct Device {
    pub(crate) session: Session,
    pub(crate) outgoings: Outgoings,
    secrets: Secrets,
    pub(crate) challenge: Share,
    /// Only there after the hello.
    pub(crate) line: Option<SealPair>,
    next_id: u32,
    pub(crate) view: Option<TableView>,
}

/// Nobody has a name yet.
pub(crate) fn people(players: usize) -> Vec<Person> {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    Colour::ALL.into_iter().take(players).map(person).collect()
}

/// Why a device is no longer connected.
#[derive(Debug)]
pub(crate) struct Ended;

impl Device {
    pub(crate) async fn join(host: &Host, fragment: &str, id: DeviceId) -> Result<Device, Ended> {
        let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
        let mut device = Device::knock(host, secrets).await;
        device.hello(role, id).await.map_err(|_| Ended)?;
        Ok(device)
    }

    pub(crate) async fn hello(&mut self, role: Role, id: DeviceId) -> Result<(), TableError> {
        let nonce = Share::random();
        let (proof, line) = self.secrets.proof(self.challenge, nonce, id);
        let hello = ClientMessage::<Value>::Hello { protocol: PROTOCOL, role, nonce, proof };
        self.tell(&serde_json::to_string(&hello).unwrap()).await?;
        self.line = Some(line);
        Ok(())
    }

    pub(crate) async fn table(host: &Host) -> Device {
        let fragment = host.secrets().fragment(&Role::Table);
        Device::join(host, &fragment, DeviceId::random()).await.expect("the table device")
    }

    /// Connects and takes the challenge, without a word.
    pub(crate) async fn knock(host: &Host, secrets: Secrets) -> Device {
        let (session, mut outgoings) = Session::start(host.clone());
        let challenge = match outgoings.next().await {
            Some(Frame { body: Body::Text(text), is_last: false }) => {
                match serde_json::from_str(&text) {
                    Ok(ServerMessage::<Value>::Challenge { challenge, .. }) => challenge,
                    other => panic!("no challenge: {other:?}"),
                }
            }
            other => panic!("no challenge: {other:?}"),
        };
        Device { session, outgoings, secrets, challenge, line: None, next_id: 0, view: None }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<(), Ended> {
        self.say_text(&serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn say_text(&mut self, text: &str) -> Result<(), Ended> {
        self.tell(text).await.map_err(|_| Ended)
    }

    /// Sends a text, which is sealed once the hello has been said.
    pub(crate) async fn tell(&mut self, text: &str) -> Result<(), TableError> {
        if self.line.is_none() {
            return self.session.receive(text).await;
        }
        let sealed = self.seal(text);
        self.session.receive_sealed(sealed).await
    }

    /// Seals the next message of this device.
    pub(crate) fn seal(&mut self, text: &str) -> Vec<u8> {
        let line = self.line.as_mut().expect("after the hello");
        line.up.seal(seal::padded(text, seal::STEP)).expect("not so many messages")
    }

    pub(crate) fn play(&mut self, seat: Option<Seat>, command: Value) -> ClientMessage {
        self.next_id += 1;
        ClientMessage::Play { id: self.next_id, seat, command }
    }

    pub(crate) async fn ask(&mut self, ask: impl Into<Ask>) -> Result<Option<Answer>, Value> {
        let ask = ask.into();
        self.next_id += 1;
        let wanted = self.next_id;
        self.say(&ClientMessage::Ask { id: wanted, ask })
            .await
            .expect("a question isn't an offence");
        loop {
            match self.hear().await.expect("an answer") {
                ServerMessage::Answer { id, answer } if id == wanted => return Ok(Some(answer)),
                ServerMessage::Done { id } if id == wanted => return Ok(None),
                ServerMessage::Refused { id, error } if id == wanted => return Err(error),
                _ => {}
            }
        }
    }

    /// Says something that is answered with `done`, or with a refusal.
    pub(crate) async fn request(
        &mut self,
        message: impl FnOnce(u32) -> ClientMessage,
    ) -> Result<(), Value> {
        self.next_id += 1;
        let wanted = self.next_id;
        self.say(&message(wanted)).await.expect("no offence");
        loop {
            match self.hear().await.expect("an answer") {
                ServerMessage::Done { id } if id == wanted => return Ok(()),
                ServerMessage::Refused { id, error } if id == wanted => return Err(error),
                _ => {}
            }
        }
    }

    /// The newest view, once it is like that.
    pub(crate) async fn until(&mut self, is: impl Fn(&TableView) -> bool) -> TableView {
        loop {
            if let Some(view) = self.view.as_ref().filter(|view| is(view)) {
                return view.clone();
            }
            self.hear().await.expect("it goes on");
        }
    }

    /// So many people sit down, in the colours of the palette.
    pub(crate) async fn seat_people(&mut self, players: usize) {
        let group = Group { players: people(players), resting: Vec::new() };
        self.ask(TableAsk::People { group }).await.expect("people who can sit down");
    }

    /// The next message of the host; views are kept on the way.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage, Ended> {
        let Frame { body, is_last } = self.outgoings.next().await.ok_or(Ended)?;
        let message = self.read(body);
        if let ServerMessage::View { view } = &message {
            self.view = Some(view.clone());
        }
        if is_last { Err(Ended) } else { Ok(message) }
    }

    fn read(&mut self, body: Body) -> ServerMessage {
        let text = match (body, &mut self.line) {
            (Body::Sealed(bytes), Some(line)) => line.down.open(bytes).expect("a seal for us"),
            (Body::Text(text), None) => text.as_bytes().to_vec(),
            (body, _) => panic!("sealed before the hello, or not sealed after it: {body:?}"),
        };
        serde_json::from_slice(&text).expect("a message")
    }

    /// The reason for which the host has ended the connection.
    pub(crate) async fn last_word(&mut self) -> Option<Value> {
        loop {
            let Frame { body, is_last } = self.outgoings.next().await?;
            match self.read(body) {
                ServerMessage::Goodbye { error } if is_last => return Some(error),
                other => assert!(!is_last, "no goodbye: {other:?}"),
            }
        }
    }

    /// Receives everything that was sent up to now, because the pong comes last.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Ended> {
        self.say(&ClientMessage::Ping { sent: 0.0 }).await?;
        while !matches!(self.hear().await?, ServerMessage::Pong { .. }) {}
        Ok(())
    }
}
