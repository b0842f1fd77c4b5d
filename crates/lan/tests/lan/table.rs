//! A running table for tests: the server in this process, the table device,
//! and a phone for every seat.

use std::ops::{Deref, DerefMut};

use ::table::{
    carrier,
    link::DeviceId,
    wire::{Answer, HostAsk, ServerMessage, TableAsk},
};
use lan::{
    limits::Limits,
    server::{Server, ServerConfig},
};
use rules::{
    colour::Colour,
    people::{Group, Person, PersonId},
    scapegoat::{command::Command, mats::Secret, plan::Plan, view::Whisper},
    seat::Seat,
};
use tempfile::TempDir;

use crate::client::{Client, Error};

/// Long enough for a count to be seen, and short enough not to wait for it.
const LEAD: f64 = 30.0;

/// Who plays, and what they have agreed on.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) people: Vec<Person>,
    pub(crate) plan: Plan,
}

/// A setup is changed like its plan.
impl Deref for Setup {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        &self.plan
    }
}

impl DerefMut for Setup {
    fn deref_mut(&mut self) -> &mut Plan {
        &mut self.plan
    }
}

pub(crate) fn people(players: usize) -> Vec<Person> {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    Colour::ALL.into_iter().take(players).map(person).collect()
}

pub(crate) fn plan(players: usize) -> Setup {
    Setup { people: people(players), plan: Plan { follow: true, ..Plan::default() } }
}

pub(crate) async fn server(folder: &TempDir) -> Server {
    server_that_counts(folder, LEAD).await
}

/// A server whose counts take this many milliseconds from their start to zero.
pub(crate) async fn server_that_counts(folder: &TempDir, lead: f64) -> Server {
    let config = ServerConfig {
        port: 0,
        countdown_lead: Some(lead),
        // The tests tap faster than people.
        limits: Limits {
            devices: carrier::Limits { messages_per_second: 100_000, ..Default::default() },
            ..Limits::default()
        },
        ..ServerConfig::new(folder.path().to_owned())
    };
    Server::start(config).await.expect("a server on any free port")
}

pub(crate) fn fragment(url: &str) -> &str {
    url.split_once('#').expect("a link has a fragment").1
}

/// The table device, connected and without a table.
pub(crate) async fn table_device(server: &Server) -> Client {
    table_device_through(server, server.port()).await
}

/// The table device over another port, where somebody listens in.
pub(crate) async fn table_device_through(server: &Server, wire: u16) -> Client {
    let (link, port) = (server.table_link(), server.port());
    let joined = Client::join_through(wire, port, fragment(&link), DeviceId::random());
    joined.await.expect("the table")
}

pub(crate) struct Phone {
    pub(crate) seat: Seat,
    pub(crate) link: String,
    pub(crate) device: DeviceId,
    pub(crate) client: Client,
}

impl Phone {
    pub(crate) async fn join(port: u16, seat: Seat, link: &str) -> Result<Phone, Error> {
        let device = DeviceId::random();
        let client = Client::join(port, fragment(link), device).await?;
        Ok(Phone { seat, link: link.to_owned(), device, client })
    }

    /// Comes back as the same device.
    pub(crate) async fn rejoin(&mut self, port: u16) -> Result<(), Error> {
        self.client = Client::join(port, fragment(&self.link), self.device).await?;
        Ok(())
    }

    pub(crate) async fn play(&mut self, command: Command) -> Result<(), Error> {
        self.client.play(None, &command).await
    }

    pub(crate) async fn peek(&mut self) -> Result<Seat, Error> {
        match self.client.whisper(None, &Command::Peek).await? {
            Some(Whisper::MatSays { goat }) => Ok(goat),
            other => panic!("a peek says what the mat says: {other:?}"),
        }
    }
}

/// A table with the table device and all phones in their seats.
pub(crate) struct Table {
    pub(crate) port: u16,
    pub(crate) device: Client,
    pub(crate) phones: Vec<Phone>,
    /// Somebody who only watches.
    pub(crate) onlooker: Option<Onlooker>,
}

pub(crate) struct Onlooker {
    pub(crate) link: String,
    pub(crate) client: Client,
}

impl Table {
    pub(crate) async fn with_plan(server: &Server, setup: Setup) -> Table {
        Table::through(server, server.port(), setup).await
    }

    /// A table whose devices all use another port, where somebody listens in.
    pub(crate) async fn through(server: &Server, wire: u16, setup: Setup) -> Table {
        let port = server.port();
        let mut device = table_device_through(server, wire).await;
        open_table(&mut device, setup).await;
        let mut phones = Vec::new();
        for (seat, link) in links(&mut device).await {
            let device = DeviceId::random();
            let client = Client::join_through(wire, port, fragment(&link), device).await;
            phones.push(Phone { seat, link, device, client: client.expect("a free seat") });
        }
        Table { port, device, phones, onlooker: None }
    }

    /// The same with somebody who watches.
    pub(crate) async fn watched_through(server: &Server, wire: u16, setup: Setup) -> Table {
        let mut table = Table::through(server, wire, setup).await;
        let link = onlookers_link(&mut table.device).await;
        let client = Client::join_through(wire, table.port, fragment(&link), DeviceId::random());
        table.onlooker = Some(Onlooker { client: client.await.expect("a link"), link });
        table
    }

    /// All devices, the table device first.
    pub(crate) fn clients(&self) -> impl Iterator<Item = &Client> {
        let onlooker = self.onlooker.iter().map(|onlooker| &onlooker.client);
        let phones = self.phones.iter().map(|phone| &phone.client);
        std::iter::once(&self.device).chain(onlooker).chain(phones)
    }

    fn clients_mut(&mut self) -> impl Iterator<Item = &mut Client> {
        let onlooker = self.onlooker.iter_mut().map(|onlooker| &mut onlooker.client);
        let phones = self.phones.iter_mut().map(|phone| &mut phone.client);
        std::iter::once(&mut self.device).chain(onlooker).chain(phones)
    }

    pub(crate) async fn new(server: &Server, players: usize) -> Table {
        Table::with_plan(server, plan(players)).await
    }

    /// Plays from the set-up to the first turn, and works out the secret from what
    /// the mats say.
    pub(crate) async fn start(&mut self) -> Secret {
        self.device.play(None, &Command::Begin).await.expect("begin");
        self.device.play(None, &Command::Roll { white: None, black: None }).await.expect("roll");
        self.everybody_looks().await
    }

    pub(crate) async fn everybody_looks(&mut self) -> Secret {
        let mut said = Vec::new();
        for phone in &mut self.phones {
            said.push((phone.seat, phone.peek().await.expect("a look")));
        }
        let fits = |secret: &Secret| said.iter().all(|(seat, says)| secret.says(*seat) == *says);
        Secret::all(said.len()).find(fits).expect("the mats agree")
    }

    pub(crate) fn phone(&mut self, seat: Seat) -> &mut Phone {
        &mut self.phones[usize::from(seat.0)]
    }

    /// Another device takes a seat, and the table allows it.
    pub(crate) async fn take_over(&mut self, index: usize) {
        let Phone { seat, link, .. } = &self.phones[index];
        let (seat, link) = (*seat, link.clone());
        let mut phone = Phone::join(self.port, seat, &link).await.expect("it may wait");
        self.device.until(|view| !view.requests.is_empty()).await.expect("the table is asked");
        let request = self.device.view.as_ref().map(|view| view.requests[0].request);
        let allow = TableAsk::Decide { request: request.expect("a view"), allow: true };
        self.device.ask(allow).await.expect("allowed");
        assert!(matches!(phone.client.next().await, Ok(ServerMessage::Welcome { .. })));
        self.phones[index] = phone;
    }

    /// Waits until every device sees the same version as the table device.
    pub(crate) async fn settle(&mut self) {
        // The table device doesn't know the effect of its own command until it
        // reads.
        let version = self.newest_version().await;
        for client in self.clients_mut() {
            client.until(|view| view.version >= version).await.expect("a view");
        }
    }

    /// The newest version that anybody has been sent. A pong comes after everything
    /// that the host sent before it.
    async fn newest_version(&mut self) -> u64 {
        let mut newest = 0;
        for client in self.clients_mut() {
            client.catch_up().await.expect("a pong");
            newest = newest.max(client.view.as_ref().map_or(0, |view| view.version));
        }
        newest
    }
}

pub(crate) async fn open_table(device: &mut Client, Setup { people, plan }: Setup) {
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.expect("a new table");
    let placement = Some(Seat::all(people.len()).collect());
    let group = Group { players: people, resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.expect("people who can sit down");
    device.play(None, &Command::Arrange { plan, placement }).await.expect("a plan");
}

pub(crate) async fn onlookers_link(device: &mut Client) -> String {
    match device.ask(TableAsk::OnlookersLink).await {
        Ok(Some(Answer::OnlookersLink { url, .. })) => url,
        other => panic!("no link: {other:?}"),
    }
}

pub(crate) async fn links(device: &mut Client) -> Vec<(Seat, String)> {
    match device.ask(TableAsk::Links).await {
        Ok(Some(Answer::Links { links })) => {
            links.into_iter().map(|link| (link.seat, link.url)).collect()
        }
        other => panic!("no links: {other:?}"),
    }
}
