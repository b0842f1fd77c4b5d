//! A device in memory: the same protocol as over a socket, without one.

use rules::seat::Seat;
use serde_json::Value;
use table::{
    host::Host,
    link::{DeviceId, Role, Secrets},
    seal::{self, Binding, Direction},
    session::{Frame, Outgoings, Session},
    wire::{Answer, Ask, ClientMessage, PROTOCOL, ServerMessage, TableView},
};

pub(crate) struct Device {
    pub(crate) session: Session,
    outgoings: Outgoings,
    secrets: Secrets,
    binding: Binding,
    sealed: u64,
    next_id: u32,
    pub(crate) view: Option<TableView>,
}

/// Why a device is no longer connected.
#[derive(Debug)]
pub(crate) struct Ended;

impl Device {
    pub(crate) async fn join(host: &Host, fragment: &str, id: DeviceId) -> Result<Device, Ended> {
        let (role, secrets) = Secrets::from_fragment(fragment).expect("a link");
        let mut device = Device::knock(host, &role, secrets).await;
        let challenge = device.binding.challenge.clone();
        let proof = device.secrets.proof(&role, &challenge, id);
        device.say(&ClientMessage::Hello { protocol: PROTOCOL, role, proof }).await?;
        Ok(device)
    }

    pub(crate) async fn table(host: &Host) -> Device {
        let fragment = host.secrets().fragment(&Role::Table);
        Device::join(host, &fragment, DeviceId::random()).await.expect("the table device")
    }

    /// Connects and takes the challenge, without a word.
    pub(crate) async fn knock(host: &Host, role: &Role, secrets: Secrets) -> Device {
        let (session, outgoings) = Session::start(host.clone());
        let mut device = Device {
            session,
            outgoings,
            secrets,
            binding: role.binding(""),
            sealed: 0,
            next_id: 0,
            view: None,
        };
        match device.hear().await {
            Ok(ServerMessage::Challenge { challenge, .. }) => {
                device.binding = role.binding(&challenge);
            }
            other => panic!("no challenge: {other:?}"),
        }
        device
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<(), Ended> {
        self.say_text(&serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn say_text(&mut self, text: &str) -> Result<(), Ended> {
        self.session.receive(text).await.map_err(|_| Ended)
    }

    pub(crate) fn sealed(&mut self, message: &ClientMessage) -> ClientMessage {
        let text = serde_json::to_string(message).unwrap();
        // Only what is private has one length.
        self.sealed_text(&if text.len() > seal::PADDED { text } else { seal::padded(text) })
    }

    pub(crate) fn sealed_text(&mut self, text: &str) -> ClientMessage {
        self.sealed += 1;
        let key = &self.secrets.key;
        ClientMessage::Sealed {
            seal: seal::seal(key, &self.binding, Direction::Up, self.sealed, text.as_bytes()),
        }
    }

    pub(crate) fn play(&mut self, seat: Option<Seat>, command: Value) -> ClientMessage {
        self.next_id += 1;
        ClientMessage::Play { id: self.next_id, seat, command }
    }

    pub(crate) async fn ask(&mut self, ask: Ask) -> Result<Option<Answer>, Value> {
        self.next_id += 1;
        let wanted = self.next_id;
        self.say(&ClientMessage::Ask { id: wanted, ask }).await.expect("a question is no offence");
        loop {
            match self.hear().await.expect("an answer") {
                ServerMessage::Answer { id, answer } if id == wanted => return Ok(Some(answer)),
                ServerMessage::Done { id } if id == wanted => return Ok(None),
                ServerMessage::Refused { id, error } if id == wanted => return Err(error),
                _ => {}
            }
        }
    }

    /// The next message of the host; views are kept on the way.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage, Ended> {
        match self.outgoings.next().await {
            Some(Frame::Text(text)) => {
                let message: ServerMessage = serde_json::from_str(&text).expect("a message");
                if let ServerMessage::View { view } = &message {
                    self.view = Some(view.clone());
                }
                Ok(message)
            }
            Some(Frame::Last(_)) | None => Err(Ended),
        }
    }

    /// The reason for which the host has ended the connection.
    pub(crate) async fn last_word(&mut self) -> Option<Value> {
        loop {
            match self.outgoings.next().await? {
                Frame::Text(_) => {}
                Frame::Last(text) => match serde_json::from_str(&text).expect("a message") {
                    ServerMessage::<Value>::Goodbye { error } => return Some(error),
                    other => panic!("no goodbye: {other:?}"),
                },
            }
        }
    }

    /// Hears all that was said up to now: a pong comes after it.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Ended> {
        self.say(&ClientMessage::Ping { sent: 0.0 }).await?;
        while !matches!(self.hear().await?, ServerMessage::Pong { .. }) {}
        Ok(())
    }
}
