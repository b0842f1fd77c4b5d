//! Phones that come through a relay: a real one, over real sockets.

use std::{net::SocketAddr, time::Duration};

use ::table::{
    link::{DeviceId, Secrets},
    wire::{Answer, HostAsk, ServerMessage, TableAsk, TableView},
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use relay::{limits::Limits, server::Config};
use rules::{
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::sleep,
};

use crate::{client::Client, games::play_on, process::Process, table::*};

type Relay = relay::server::Server;

pub(crate) async fn relay_at(port: u16) -> Relay {
    relay_with(port, Limits::default()).await
}

async fn relay_with(port: u16, limits: Limits) -> Relay {
    let listen = SocketAddr::from(([127, 0, 0, 1], port));
    let config = Config { limits, ..Config::new(listen) };
    Relay::start(config).await.expect("a relay")
}

fn place(relay: &Relay) -> String {
    format!("http://{}", relay.address())
}

async fn network(device: &mut Client, ask: HostAsk) -> Value {
    match device.ask(ask).await {
        Ok(Some(Answer::Network { network })) => network,
        other => panic!("no network: {other:?}"),
    }
}

/// Waits until the table device is told this about its relay.
async fn status(device: &mut Client, wanted: &str) {
    for _ in 0..1000 {
        let network = network(device, HostAsk::Network).await;
        if network["relay"]["status"] == wanted {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("never {wanted}");
}

pub(crate) async fn use_relay(device: &mut Client, place: String) {
    network(device, HostAsk::UseRelay { place }).await;
    status(device, "open").await;
}

/// A table whose phones come through the relay, except for those of the last seats.
async fn table_at(
    mut device: Client,
    port: u16,
    place: String,
    [players, here]: [usize; 2],
) -> Table {
    open_table(&mut device, plan(players)).await;
    use_relay(&mut device, place).await;
    let mut phones = Vec::new();
    for (index, (seat, link)) in links(&mut device).await.into_iter().enumerate() {
        let id = DeviceId::random();
        let client = if index < players - here {
            Client::join_relayed(&link, id).await
        } else {
            let (_, fragment) = link.rsplit_once('.').expect("a room and a seat");
            Client::join(port, fragment, id).await
        };
        phones.push(Phone { seat, link, device: id, client: client.expect("a seat") });
    }
    Table { port, device, phones, onlooker: None }
}

/// Comes back as the same device, as soon as the relay and the host are there.
async fn come_back(phone: &mut Phone) {
    for _ in 0..500 {
        match Client::join_relayed(&phone.link, phone.device).await {
            Ok(client) => return phone.client = client,
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    }
    panic!("never back");
}

#[tokio::test]
async fn phones_through_a_relay_and_on_the_network_play_a_game_at_one_table() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    for (players, here) in [(3, 0), (6, 2)] {
        let device = table_device(&server).await;
        let mut table = table_at(device, server.port(), place(&relay), [players, here]).await;
        let secret = table.start().await;
        play_on(&mut table, &mut Xoshiro256PlusPlus::seed_from_u64(players as u64)).await;
        let outcome = &table.device.view.as_ref().unwrap().view["step"]["outcome"];
        assert_eq!(outcome["scapegoat"], secret.scapegoat.0);
        for phone in &table.phones {
            let seen = &phone.client.view.as_ref().unwrap().view["step"]["outcome"];
            assert_eq!(seen, outcome, "everybody sees the same end");
        }
    }
}

#[tokio::test]
async fn a_relay_that_goes_takes_no_step_with_it_and_everybody_comes_back() {
    let (folder, mut relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    let device = table_device(&server).await;
    let mut table = table_at(device, server.port(), place(&relay), [3, 0]).await;
    table.start().await;
    for _ in 0..4 {
        table.settle().await;
        let view = table.device.view.as_ref().unwrap().view.clone();
        let active = Seat(view["board"]["active"].as_u64().unwrap() as u8);
        let to = if view["board"]["pawns"][usize::from(active.0)] == "spy" {
            Location::Stash
        } else {
            Location::Spy
        };
        let moved = table.phone(active).play(Command::Move { to }).await;
        let is_acknowledged = moved.is_ok();
        let port = relay.address().port();
        relay.stop().await;
        relay = relay_at(port).await;
        for phone in &mut table.phones {
            come_back(phone).await;
        }
        table.settle().await;
        let after = &table.device.view.as_ref().unwrap().view;
        assert!(!is_acknowledged || *after != view, "what was acknowledged is there");
        for phone in &table.phones {
            assert_eq!(phone.client.view.as_ref().unwrap().view["board"], after["board"]);
        }
        if table.device.play(None, &Command::Undo).await.is_err() {
            break;
        }
    }
}

#[tokio::test]
async fn after_a_power_cut_at_the_host_the_same_links_lead_to_the_same_seats() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let first = Process::start(folder.path(), &["--port", "0"]).await.expect("a host");
    let device = first.table_device().await;
    let mut table = table_at(device, first.port, place(&relay), [3, 0]).await;
    let secret = table.start().await;
    first.kill().await;
    for phone in &mut table.phones {
        assert!(phone.client.catch_up().await.is_err(), "everybody is told that it's away");
    }
    let second = Process::start(folder.path(), &["--port", "0"]).await.expect("a host");
    for phone in &mut table.phones {
        come_back(phone).await;
        assert_eq!(phone.peek().await.unwrap(), secret.says(phone.seat));
    }
    status(&mut second.table_device().await, "open").await;
}

#[tokio::test]
async fn once_the_relay_is_left_nobody_comes_through_it_and_it_stays_left() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let first = Process::start(folder.path(), &["--port", "0"]).await.expect("a host");
    let device = first.table_device().await;
    let mut table = table_at(device, first.port, place(&relay), [3, 1]).await;
    let left = network(&mut table.device, HostAsk::LeaveRelay).await;
    assert_eq!(left["relay"], Value::Null);
    assert!(table.phones[0].client.catch_up().await.is_err(), "the guest's line ends");
    table.phones[2].client.catch_up().await.expect("whoever is on the network stays");
    let link = links(&mut table.device).await.remove(0).1;
    assert!(!link.contains("/j/"), "{link}");
    first.stop().await;
    let second = Process::start(folder.path(), &["--port", "0"]).await.expect("a host");
    let network = network(&mut second.table_device().await, HostAsk::Network).await;
    assert_eq!(network["relay"], Value::Null);
}

#[tokio::test]
async fn a_short_code_leads_to_the_door_and_from_there_to_a_seat() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    use_relay(&mut device, place(&relay)).await;
    let Ok(Some(Answer::RelayCode { code })) = device.ask(HostAsk::RelayCode).await else {
        panic!("a code")
    };
    let mut request = TcpStream::connect(relay.address()).await.unwrap();
    let ask = format!("GET /codes/{code} HTTP/1.1\r\nHost: relay\r\nConnection: close\r\n\r\n");
    request.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = String::new();
    request.read_to_string(&mut answer).await.unwrap();
    let (_, room) = answer.rsplit_once('\n').expect("a body");

    let here = place(&relay);
    let stranger = Client::connect_relayed(&here, room, Secrets::random());
    let mut phone = stranger.await.expect("a challenge");
    let agreed = phone.knock().await.expect("pictures");
    device.until(|view| view.door.is_some()).await.expect("a phone at the door");
    let door = device.view.as_ref().unwrap().door.clone().unwrap();
    assert_eq!(json!(door.pictures), json!(agreed.pictures));
    let let_in = TableAsk::LetIn { knock: door.knock, seat: Seat(1) };
    device.ask(let_in).await.expect("let in");
    let Ok(ServerMessage::LetIn { fragment }) = phone.next().await else { panic!("a link") };
    let link = format!("{here}/j/#{room}.{fragment}");
    Client::join_relayed(&link, DeviceId::random()).await.expect("a seat");
}

#[tokio::test]
async fn a_place_that_is_no_relay_is_named_and_nothing_else_stops() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    for place in ["", "http://goats.example", "two words", "https://"] {
        let refused = device.ask(HostAsk::UseRelay { place: place.into() }).await;
        assert_eq!(refused.expect_err("no place")["code"], "placeInvalid", "{place}");
    }
    assert_eq!(network(&mut device, HostAsk::Network).await["relay"], Value::Null);
    // A server, but another one.
    let own = format!("http://127.0.0.1:{}", server.port());
    network(&mut device, HostAsk::UseRelay { place: own }).await;
    status(&mut device, "notARelay").await;
    // Nobody at all.
    let free = relay_at(0).await;
    let nobody = place(&free);
    free.stop().await;
    network(&mut device, HostAsk::UseRelay { place: nobody.clone() }).await;
    status(&mut device, "noAnswer").await;
    let code = device.ask(HostAsk::RelayCode).await;
    assert_eq!(code.expect_err("no relay")["code"], "noRelay");
    open_table(&mut device, plan(3)).await;
    // As soon as it's there, the host finds it by itself.
    let _late = relay_at(nobody.rsplit_once(':').unwrap().1.parse().unwrap()).await;
    status(&mut device, "open").await;
}

/// The name of the room to which the links of this table lead.
async fn room(device: &mut Client) -> String {
    let (_, link) = links(device).await.remove(0);
    let (_, address) = link.split_once('#').expect("a room and a seat");
    address.split_once('.').expect("a room").0.to_owned()
}

/// All of them come from the same address.
#[tokio::test]
async fn a_connection_that_is_cut_again_and_again_is_told() {
    let (folder, mut relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    use_relay(&mut device, place(&relay)).await;
    for cut in 1..=3 {
        let port = relay.address().port();
        relay.stop().await;
        status(&mut device, "noAnswer").await;
        relay = relay_at(port).await;
        status(&mut device, "open").await;
        let network = network(&mut device, HostAsk::Network).await;
        assert_eq!(network["relay"]["breaksOff"], cut == 3, "cut {cut} times");
    }
}

#[tokio::test]
async fn whoever_waits_at_the_door_of_a_relay_is_not_pushed_out_by_a_crowd() {
    let limits = Limits { unknown: 4, unknown_each: 3, ..Limits::default() };
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_with(0, limits).await);
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    use_relay(&mut device, place(&relay)).await;
    let (room, here) = (room(&mut device).await, place(&relay));
    let stranger = || Client::connect_relayed(&here, &room, Secrets::random());
    let mut phone = stranger().await.expect("a challenge");
    phone.knock().await.expect("pictures");
    device.until(|view| view.door.is_some()).await.expect("a phone at the door");

    let mut strangers = Vec::new();
    for _ in 0..10 {
        strangers.push(stranger().await.expect("everybody gets a challenge"));
    }
    assert!(strangers[0].next().await.is_err(), "the oldest stranger makes room");
    let knock = device.view.as_ref().unwrap().door.clone().expect("still at the door").knock;
    device.ask(TableAsk::LetIn { knock, seat: Seat(1) }).await.expect("let in");
    let heard = phone.next().await;
    assert!(matches!(heard, Ok(ServerMessage::LetIn { .. })), "{heard:?}");
}

/// They come from addresses of their own, and have all been there for a while: with
/// pictures, and with as many sockets as the relay gives them.
#[tokio::test]
async fn twenty_others_keep_nobody_from_the_door_of_a_relay() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    use_relay(&mut device, place(&relay)).await;
    let (room, here) = (room(&mut device).await, place(&relay));
    let guest = |from| Client::connect_relayed_from(from, &here, &room, Secrets::random());
    let mut others = Vec::new();
    for from in 100..120 {
        let mut other = guest(from).await.expect("a challenge");
        other.knock().await.expect("pictures");
        others.push(other);
        for _ in 0..4 {
            others.push(guest(from).await.expect("a challenge"));
        }
    }
    let mut phone = guest(7).await.expect("a challenge");
    let agreed = phone.knock().await.expect("its turn, at once");
    let is_shown = |view: &TableView| {
        view.door_crowd && view.also_at_door.iter().any(|one| one.pictures == agreed.pictures)
    };
    device.until(is_shown).await.expect("among the others, who are a crowd");
    let also = device.view.as_ref().unwrap().also_at_door.clone();
    let own = also.iter().find(|one| one.pictures == agreed.pictures).expect("it's shown");
    device.ask(TableAsk::LetIn { knock: own.knock, seat: Seat(1) }).await.expect("let in");
    let heard = phone.next().await;
    assert!(matches!(heard, Ok(ServerMessage::LetIn { .. })), "{heard:?}");
}

/// All who only watch, all at the door, and more than one seat can have: the relay
/// leaves it to the host to show somebody out.
#[tokio::test]
async fn at_a_relay_too_a_link_costs_nobody_else_a_place() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let server = server(&folder).await;
    let device = table_device(&server).await;
    let mut table = table_at(device, server.port(), place(&relay), [3, 0]).await;
    let (room, here) = (room(&mut table.device).await, place(&relay));
    // Nobody knocks where every seat is taken.
    table.device.ask(TableAsk::FreeSeat { seat: Seat(2) }).await.expect("a free seat");
    let mut others = Vec::new();
    let own = &table.phones[1];
    for _ in 0..12 {
        others.push(Client::join_relayed(&own.link, own.device).await.expect("a link is a link"));
    }
    let Ok(Some(Answer::OnlookersLink { url, .. })) =
        table.device.ask(TableAsk::OnlookersLink).await
    else {
        panic!("a link to watch")
    };
    for _ in 0..32 {
        // They may not come all at once.
        loop {
            if let Ok(other) = Client::join_relayed(&url, DeviceId::random()).await {
                break others.push(other);
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
    for from in 100..124 {
        let guest = Client::connect_relayed_from(from, &here, &room, Secrets::random());
        let mut other = guest.await.expect("a challenge");
        other.knock().await.expect("pictures");
        others.push(other);
    }
    table.phones[0].client.catch_up().await.expect("the phone of another seat stays");
}
