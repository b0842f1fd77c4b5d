//! Every message and every question, from every kind of device that may not
//! send it.

use std::sync::Arc;

use rules::{
    colour::Colour,
    people::{BadGroup, Group, PersonId},
    seat::Seat,
};
use serde_json::json;
use table::{
    host::{Host, HostConfig},
    journal::Journal,
    link::{DeviceId, Role, Secrets, TableId},
    network::NoNetwork,
    seal::Coded,
    table_error::TableError,
    wire::{
        Answer, Ask, CODE_PREFIX, ClientMessage, HostAsk, PROTOCOL, Screens, ServerMessage,
        TableAsk,
    },
};

use crate::memory::{Device, people};

const PLAYERS: usize = 3;

fn every_ask() -> Vec<Ask> {
    let of_host = std::iter::successors(Some(HostAsk::Tables), after_host_ask).map(Ask::from);
    of_host.chain(every_table_ask().into_iter().map(Ask::from)).collect()
}

fn every_table_ask() -> Vec<TableAsk> {
    let group = Group { players: people(4), resting: Vec::new() };
    std::iter::successors(Some(TableAsk::People { group }), after_table_ask).collect()
}

/// The next question of the list. The match makes sure that a new question is
/// added here as well.
fn after_host_ask(ask: &HostAsk) -> Option<HostAsk> {
    Some(match ask {
        HostAsk::Tables => HostAsk::NewTable { game: "scapegoat".into() },
        HostAsk::NewTable { .. } => HostAsk::OpenTable { table: TableId::random() },
        HostAsk::OpenTable { .. } => HostAsk::CloseTable { table: TableId::random() },
        HostAsk::CloseTable { .. } => HostAsk::History,
        HostAsk::History => HostAsk::DeleteGame { table: TableId::random(), round: 1 },
        HostAsk::DeleteGame { .. } => {
            HostAsk::ForgetPerson { ids: vec![PersonId::default()], name: "Ana".into() }
        }
        HostAsk::ForgetPerson { .. } => HostAsk::Settings,
        HostAsk::Settings => HostAsk::SaveSettings { settings: json!({"a": 1}) },
        HostAsk::SaveSettings { .. } => advice("scapegoat", 3),
        HostAsk::Advice { .. } => {
            HostAsk::Practice { game: "scapegoat".into(), players: people(4), steps: Vec::new() }
        }
        HostAsk::Practice { .. } => HostAsk::TryAgain { name: "archive.db".into() },
        HostAsk::TryAgain { .. } => HostAsk::Dismiss { name: "lock".into() },
        HostAsk::Dismiss { .. } => HostAsk::Export { table: None },
        HostAsk::Export { .. } => HostAsk::Import { piece: String::new(), last: true, code: None },
        HostAsk::Import { .. } => HostAsk::Network,
        HostAsk::Network => HostAsk::SetNetwork { open: true },
        HostAsk::SetNetwork { .. } => HostAsk::ChooseAddress { address: "10.0.0.1:1".into() },
        HostAsk::ChooseAddress { .. } => {
            HostAsk::UseRelay { place: "https://goats.example".into() }
        }
        HostAsk::UseRelay { .. } => HostAsk::LeaveRelay,
        HostAsk::LeaveRelay => HostAsk::RelayCode,
        HostAsk::RelayCode => HostAsk::WifiCode {
            name: "Barn".into(),
            key: "12345678".into(),
            kind: "wpa".into(),
            hidden: false,
        },
        HostAsk::WifiCode { .. } => HostAsk::Code { text: format!("{CODE_PREFIX}createPlay") },
        HostAsk::Code { .. } => {
            HostAsk::Preview { game: "scapegoat".into(), order: json!({}), page: 0 }
        }
        HostAsk::Preview { .. } => HostAsk::Print { game: "scapegoat".into(), order: json!({}) },
        HostAsk::Print { .. } => return None,
    })
}

/// The same for those about the open table.
fn after_table_ask(ask: &TableAsk) -> Option<TableAsk> {
    let seat = Seat(0);
    Some(match ask {
        TableAsk::People { .. } => TableAsk::NextGame { game: "scapegoat".into(), group: None },
        TableAsk::NextGame { .. } => TableAsk::Again,
        TableAsk::Again => TableAsk::Links,
        TableAsk::Links => TableAsk::RevokeLink { seat },
        TableAsk::RevokeLink { .. } => TableAsk::TakeSeat { seat },
        TableAsk::TakeSeat { .. } => TableAsk::FreeSeat { seat },
        TableAsk::FreeSeat { .. } => TableAsk::UsePads { on: true },
        TableAsk::UsePads { .. } => TableAsk::PhonesSound { on: true },
        TableAsk::PhonesSound { .. } => TableAsk::Decide { request: 1, allow: true },
        TableAsk::Decide { .. } => TableAsk::LetIn { knock: 1, seat },
        TableAsk::LetIn { .. } => TableAsk::LetInToWatch { knock: 1 },
        TableAsk::LetInToWatch { .. } => TableAsk::SendAway { knock: 1 },
        TableAsk::SendAway { .. } => TableAsk::OnlookersLink,
        TableAsk::OnlookersLink => TableAsk::RevokeOnlookers,
        TableAsk::RevokeOnlookers => {
            TableAsk::Screens { screens: Screens { codes: true, sound: true } }
        }
        TableAsk::Screens { .. } => TableAsk::SeatOnlooker { wish: 1, seat },
        TableAsk::SeatOnlooker { .. } => TableAsk::DeclineOnlooker { wish: 1 },
        TableAsk::DeclineOnlooker { .. } => TableAsk::GoOn,
        TableAsk::GoOn => TableAsk::PlayOn,
        TableAsk::PlayOn => return None,
    })
}

/// About a mat for so many players of which nothing has been read.
fn advice(game: &str, players: usize) -> HostAsk {
    let question = json!({"about":"mat","players":players,"owner":0,"cells":[]});
    HostAsk::Advice { game: game.into(), question }
}

fn every_message() -> Vec<ClientMessage> {
    let role = Role::Seat { table: TableId::random(), seat: Seat(0) };
    let (nonce, proof) = (Coded([7; _]), Coded([7; _]));
    let hello = ClientMessage::Hello { protocol: PROTOCOL, role, nonce, proof };
    std::iter::successors(Some(hello), after_message).collect()
}

/// The same for the messages.
fn after_message(message: &ClientMessage) -> Option<ClientMessage> {
    Some(match message {
        ClientMessage::Hello { .. } => {
            ClientMessage::Knock { protocol: PROTOCOL, nonce: Coded([7; _]), is_screen: false }
        }
        ClientMessage::Knock { .. } => ClientMessage::Key { key: Coded([7; _]) },
        ClientMessage::Key { .. } => ClientMessage::Ping { sent: 1.0 },
        ClientMessage::Ping { .. } => ClientMessage::Clock { doubt: None },
        ClientMessage::Clock { .. } => {
            ClientMessage::Pad { seat: Some(Seat(0)), down: true, at: None, doubt: None }
        }
        ClientMessage::Pad { .. } => ClientMessage::KeepOpen,
        ClientMessage::KeepOpen => ClientMessage::Echo { probe: 1, at: 5.0 },
        ClientMessage::Echo { .. } => {
            ClientMessage::Touch { id: 9, seat: Some(Seat(0)), on: 0, at: Some(5.0) }
        }
        ClientMessage::Touch { .. } => {
            ClientMessage::Play { id: 9, seat: None, command: json!({"type":"abandon"}) }
        }
        ClientMessage::Play { .. } => ClientMessage::LeaveSeat { id: 9 },
        ClientMessage::LeaveSeat { .. } => ClientMessage::Again { id: 9, on: true },
        ClientMessage::Again { .. } => {
            ClientMessage::MyGoat { id: 9, name: "Ana".into(), colour: Colour::Teal }
        }
        ClientMessage::MyGoat { .. } => {
            ClientMessage::WouldPlay { id: 9, name: Some("Eva".into()) }
        }
        ClientMessage::WouldPlay { .. } => {
            ClientMessage::Ask { id: 9, ask: HostAsk::Tables.into() }
        }
        ClientMessage::Ask { .. } => return None,
    })
}

/// A table of three with a phone in seat 0 and one that waits for it.
struct Evening {
    folder: tempfile::TempDir,
    host: Host,
    id: TableId,
    table: Device,
    phone: Device,
    onlooker: Device,
    links: Vec<String>,
}

impl Evening {
    async fn new() -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let config = HostConfig::new(folder.path().to_owned());
        let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
        let mut table = Device::table(&host).await;
        let opened = table.ask(HostAsk::NewTable { game: "scapegoat".into() }).await;
        let Ok(Some(Answer::Opened { table: id })) = opened else { panic!("{opened:?}") };
        table.seat_people(PLAYERS).await;
        let arrange = table.play(None, json!({"type":"arrange","plan":{}}));
        table.say(&arrange).await.unwrap();
        let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
        let links: Vec<String> =
            links.iter().map(|link| link.url.trim_start_matches('#').to_owned()).collect();
        let phone = Device::join(&host, &links[0], DeviceId::random()).await.unwrap();
        let Ok(Some(Answer::OnlookersLink { url, .. })) = table.ask(TableAsk::OnlookersLink).await
        else {
            panic!()
        };
        let link = url.trim_start_matches("watch#");
        let onlooker = Device::join(&host, link, DeviceId::random()).await.unwrap();
        Evening { folder, host, id, table, phone, onlooker, links }
    }

    async fn waiting(&self) -> Device {
        Device::join(&self.host, &self.links[0], DeviceId::random()).await.unwrap()
    }

    async fn stranger(&self) -> Device {
        Device::knock(&self.host, Secrets::random()).await
    }

    /// All that must not change: the journal, and what everybody is shown.
    async fn facts(&mut self) -> (Vec<String>, [String; 3]) {
        self.table.catch_up().await.expect("the honest ones stay");
        self.phone.catch_up().await.expect("the honest ones stay");
        self.onlooker.catch_up().await.expect("the honest ones stay");
        let path = self.folder.path().join(self.id.as_str()).with_extension("table");
        let lines = Journal::open(&path).unwrap().1;
        let shown = [&self.table, &self.phone, &self.onlooker].map(|device| {
            let view = device.view.as_ref().unwrap();
            // Everybody sees who comes and goes, so that may change.
            json!([view.round, view.countdown, view.pads, view.under_way, view.view]).to_string()
        });
        (lines.into_iter().map(|dated| dated.entry).collect(), shown)
    }
}

async fn refused(device: &mut Device, message: &ClientMessage, expected: &TableError) {
    device.say(message).await.expect("no offence");
    loop {
        match device.hear().await {
            Ok(ServerMessage::View { .. } | ServerMessage::Waiting) => {}
            Ok(ServerMessage::Welcome { .. }) => {}
            Ok(ServerMessage::Refused { error, .. }) => {
                assert_eq!(error, table::wire::error(expected), "{message:?}");
                return;
            }
            other => panic!("{message:?}: {other:?}"),
        }
    }
}

async fn ended(device: &mut Device, message: &ClientMessage, expected: &TableError) {
    let text = serde_json::to_string(message).unwrap();
    let ended = device.tell(&text).await;
    assert_eq!(ended.as_ref(), Err(expected), "{message:?}");
    // Every carrier ends the connection after an error.
    device.session.end(expected.clone());
    assert_eq!(device.last_word().await, Some(table::wire::error(expected)));
}

#[tokio::test]
async fn only_the_table_device_is_answered_and_only_at_its_table() {
    let mut evening = Evening::new().await;
    let before = evening.facts().await;
    let mut waiting = evening.waiting().await;
    let mut idle = Device::table(&evening.host).await;
    for ask in every_ask() {
        let message = ClientMessage::Ask { id: 9, ask: ask.clone() };
        for device in [&mut evening.phone, &mut evening.onlooker, &mut waiting] {
            refused(device, &message, &TableError::TableDeviceOnly).await;
        }
        let mut stranger = evening.stranger().await;
        ended(&mut stranger, &message, &TableError::HelloFirst).await;
        if let Ask::Table(_) = ask {
            refused(&mut idle, &message, &TableError::NoTableOpen).await;
        }
    }
    assert_eq!(evening.facts().await, before);

    // This is the right device, but it asks about things that don't exist.
    let nowhere = Seat(77);
    let table = TableId::random();
    let no_network = TableError::NetworkFailed { reason: "there is none here".into() };
    for (ask, expected) in [
        (HostAsk::NewTable { game: "snakes".into() }.into(), TableError::UnknownGame),
        (advice("snakes", 3).into(), TableError::UnknownGame),
        (advice("scapegoat", 7).into(), TableError::Unreadable),
        (HostAsk::OpenTable { table: table.clone() }.into(), TableError::NoSuchTable),
        (HostAsk::CloseTable { table }.into(), TableError::NoSuchTable),
        (TableAsk::Again.into(), TableError::GameNotOver),
        (TableAsk::RevokeLink { seat: nowhere }.into(), TableError::NoSuchSeat),
        (TableAsk::TakeSeat { seat: nowhere }.into(), TableError::NoSuchSeat),
        (TableAsk::FreeSeat { seat: nowhere }.into(), TableError::NoSuchSeat),
        (TableAsk::Decide { request: 99, allow: true }.into(), TableError::NoSuchAsk),
        (TableAsk::LetIn { knock: 99, seat: Seat(1) }.into(), TableError::NoSuchAsk),
        (TableAsk::LetInToWatch { knock: 99 }.into(), TableError::NoSuchAsk),
        (TableAsk::SendAway { knock: 99 }.into(), TableError::NoSuchAsk),
        (TableAsk::SeatOnlooker { wish: 99, seat: Seat(1) }.into(), TableError::NoSuchAsk),
        (TableAsk::DeclineOnlooker { wish: 99 }.into(), TableError::NoSuchAsk),
        (HostAsk::SetNetwork { open: true }.into(), no_network.clone()),
        (HostAsk::ChooseAddress { address: String::new() }.into(), no_network.clone()),
        (HostAsk::UseRelay { place: "https://goats.example".into() }.into(), no_network.clone()),
        (HostAsk::RelayCode.into(), no_network),
        (
            HostAsk::Preview { game: "snakes".into(), order: json!({}), page: 0 }.into(),
            TableError::UnknownGame,
        ),
        (
            HostAsk::Print { game: "snakes".into(), order: json!({}) }.into(),
            TableError::UnknownGame,
        ),
        (
            TableAsk::People { group: Group { players: people(7), resting: Vec::new() } }.into(),
            TableError::PlayersForGame { players: 7, least: 3, most: 6 },
        ),
        (
            TableAsk::People { group: Group { players: people(3), resting: people(1) } }.into(),
            TableError::Group(BadGroup::ColourTwice { colour: Colour::Red }),
        ),
        (TableAsk::NextGame { game: "snakes".into(), group: None }.into(), TableError::UnknownGame),
    ] {
        refused(&mut evening.table, &ClientMessage::Ask { id: 9, ask }, &expected).await;
    }
    assert_eq!(evening.facts().await, before);
}

#[tokio::test]
async fn every_message_out_of_place_is_refused_or_ends_the_connection() {
    let mut evening = Evening::new().await;
    let before = evening.facts().await;
    let mut waiting = evening.waiting().await;
    let mut idle = Device::table(&evening.host).await;
    for message in every_message() {
        let mut stranger = evening.stranger().await;
        let expected = match &message {
            ClientMessage::Hello { .. } => TableError::NoSuchTable,
            _ => TableError::HelloFirst,
        };
        // Everybody may knock; `door.rs` has what comes of it.
        if !matches!(message, ClientMessage::Knock { .. }) {
            ended(&mut stranger, &message, &expected).await;
        }

        // A device that was let in may neither say hello again, nor knock, nor send
        // anything unsealed.
        let is_first = matches!(
            message,
            ClientMessage::Hello { .. } | ClientMessage::Knock { .. } | ClientMessage::Key { .. }
        );
        if is_first {
            for mut device in [evening.waiting().await, Device::table(&evening.host).await] {
                ended(&mut device, &message, &TableError::Unreadable).await;
                device.session.close().await;
            }
        } else {
            let text = serde_json::to_string(&message).unwrap();
            for device in [&mut waiting, &mut idle] {
                assert_eq!(device.session.receive(&text).await, Err(TableError::SealNeeded));
            }
        }
    }

    // Nobody touches anything for somebody else.
    let touch =
        |seat: Option<u8>| ClientMessage::Touch { id: 9, seat: seat.map(Seat), on: 0, at: None };
    refused(&mut waiting, &touch(None), &TableError::NotYourSeat).await;
    refused(&mut evening.phone, &touch(Some(1)), &TableError::NotYourSeat).await;
    refused(&mut evening.table, &touch(None), &TableError::NotYourSeat).await;
    refused(&mut evening.table, &touch(Some(0)), &TableError::SeatOnPhone).await;
    refused(&mut evening.table, &touch(Some(77)), &TableError::NoSuchSeat).await;
    refused(&mut idle, &touch(Some(1)), &TableError::NoTableOpen).await;

    // Who watches touches, holds and decides nothing.
    refused(&mut evening.onlooker, &touch(None), &TableError::NotYourSeat).await;
    refused(&mut evening.onlooker, &touch(Some(1)), &TableError::NotYourSeat).await;
    let goat = || ClientMessage::MyGoat { id: 9, name: "Eva".into(), colour: Colour::Teal };
    refused(&mut evening.onlooker, &goat(), &TableError::NotYourSeat).await;
    let again = ClientMessage::Again { id: 9, on: true };
    refused(&mut evening.onlooker, &again, &TableError::NotYourSeat).await;
    // And only who watches can wish for a seat.
    let would_play = ClientMessage::WouldPlay { id: 9, name: None };
    refused(&mut evening.phone, &would_play, &TableError::NotYourSeat).await;
    refused(&mut evening.table, &would_play, &TableError::NotYourSeat).await;
    refused(&mut waiting, &would_play, &TableError::NotYourSeat).await;

    // Only the device in a seat can leave it.
    let leave = ClientMessage::LeaveSeat { id: 9 };
    refused(&mut waiting, &leave, &TableError::NotYourSeat).await;
    refused(&mut evening.table, &leave, &TableError::NotYourSeat).await;
    refused(&mut evening.onlooker, &leave, &TableError::NotYourSeat).await;
    refused(&mut idle, &leave, &TableError::NoTableOpen).await;
    assert_eq!(evening.facts().await, before);
}

#[tokio::test]
async fn whoever_was_sent_away_can_do_nothing_more() {
    let mut evening = Evening::new().await;
    evening.table.ask(TableAsk::TakeSeat { seat: Seat(0) }).await.unwrap();
    let mut gone = std::mem::replace(
        &mut evening.phone,
        Device::join(&evening.host, &evening.links[1], DeviceId::random()).await.unwrap(),
    );
    let before = evening.facts().await;
    let asks = every_ask().into_iter().map(|ask| ClientMessage::Ask { id: 9, ask });
    let harmless = |message: &ClientMessage| !matches!(message, ClientMessage::Hello { .. });
    for message in every_message().into_iter().filter(harmless).chain(asks) {
        // No carrier would read on, and if one did, nothing would happen.
        let _ = gone.say(&message).await;
    }
    let goodbye = gone.last_word().await.expect("a goodbye");
    assert_eq!(goodbye, table::wire::error(&TableError::SeatTakenOver));
    assert_eq!(evening.facts().await, before);
}

/// As many messages as wait for a device that does not read; see `OUTBOX`.
const MOST_WAITING: usize = 64;

#[tokio::test]
async fn the_queue_for_a_device_that_never_reads_is_bounded() {
    let mut evening = Evening::new().await;
    evening.phone.catch_up().await.unwrap();
    // This goes for pongs as well: nothing is queued beyond the bound.
    for _ in 0..MOST_WAITING {
        evening.phone.say(&ClientMessage::Ping { sent: 1.0 }).await.unwrap();
    }
    for _ in 0..MOST_WAITING {
        assert!(matches!(evening.phone.hear().await, Ok(ServerMessage::Pong { .. })));
    }
    for _ in 0..MOST_WAITING + 1 {
        evening.phone.say(&ClientMessage::Ping { sent: 1.0 }).await.unwrap();
    }
    let goodbye = evening.phone.last_word().await.expect("a goodbye");
    assert_eq!(goodbye, table::wire::error(&TableError::TooSlow));
    evening.table.catch_up().await.expect("the others are not slowed down");
}
