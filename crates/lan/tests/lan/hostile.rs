//! Clients that are malicious or simply broken.

use std::time::Duration;

use ::table::{
    link::{DeviceId, Role, Secrets},
    seal::Share,
    wire::{
        Ask, ClientMessage, HostAsk, LONGEST_MESSAGE, PROTOCOL, ServerMessage, TableAsk, TableView,
    },
};
use lan::server::{Server, ServerConfig};
use rules::{
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, code},
    table::*,
};

async fn stranger(port: u16, link: &str) -> Client {
    let (_, secrets) = Secrets::from_fragment(fragment(link)).unwrap();
    Client::connect(port, port, secrets).await.unwrap()
}

async fn end_of(client: &mut Client) -> String {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(error) => return code(&error).to_owned(),
        }
    }
}

#[tokio::test]
async fn only_the_right_proof_for_the_right_challenge_lets_anybody_in() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let link = &table.phones[0].link;
    let (role, secrets) = Secrets::from_fragment(fragment(link)).unwrap();
    let Role::Seat { table: id, .. } = &role else { panic!("a seat's link") };

    // The link of a seat is used for the table device.
    let mut client = stranger(table.port, link).await;
    let nonce = Share::random();
    let (proof, _) = secrets.proof(client.challenge, nonce, DeviceId::random());
    let hello = ClientMessage::Hello { protocol: PROTOCOL, role: Role::Table, nonce, proof };
    client.send(&hello).await;
    assert_eq!(end_of(&mut client).await, "linkInvalid");
    // It's used for another seat. People move and their links stay good, so
    // what counts is whose link it is, and not the seat that it names.
    for named in [Seat(1), Seat(77)] {
        let other = secrets.fragment(&Role::Seat { table: id.clone(), seat: named });
        let mut client = Client::join(table.port, &other, DeviceId::random()).await.unwrap();
        table.device.until(|view| !view.requests.is_empty()).await.unwrap();
        let request = table.device.view.as_ref().unwrap().requests[0].clone();
        assert_eq!(request.seat, Seat(0));
        let deny = TableAsk::Decide { request: request.request, allow: false };
        table.device.ask(deny).await.unwrap();
        assert_eq!(end_of(&mut client).await, "tableDeclined");
        table.device.until(|view| view.requests.is_empty()).await.unwrap();
    }
    // A hello is recorded and sent again on another connection, and an honest
    // proof comes with a different nonce.
    let mut client = stranger(table.port, link).await;
    let mut other = stranger(table.port, link).await;
    let nonce = Share::random();
    let (proof, _) = secrets.proof(client.challenge, nonce, DeviceId::random());
    let hello =
        |nonce| ClientMessage::Hello { protocol: PROTOCOL, role: role.clone(), nonce, proof };
    other.send(&hello(nonce)).await;
    assert_eq!(end_of(&mut other).await, "linkInvalid");
    client.send(&hello(Share::random())).await;
    assert_eq!(end_of(&mut client).await, "linkInvalid");
    let wrong = Secrets::random().fragment(&role);
    let refused = Client::join(table.port, &wrong, DeviceId::random()).await;
    assert_eq!(code(&refused.err().unwrap()), "linkInvalid");
    let nowhere = Role::Seat { table: ::table::link::TableId::random(), seat: Seat(0) };
    let refused = Client::join(table.port, &secrets.fragment(&nowhere), DeviceId::random()).await;
    assert_eq!(code(&refused.err().unwrap()), "noSuchTable");
    server.stop().await;
}

#[tokio::test]
async fn broken_beginnings_get_a_clear_goodbye() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let table = Table::new(&server, 3).await;
    let link = &table.phones[0].link;
    let hello = |table: &str| {
        let (nonce, proof) = ("A".repeat(14), "A".repeat(64));
        format!(
            r#"{{"type":"hello","protocol":{PROTOCOL},"role":{{"as":"seat","table":"{table}","seat":0}},"nonce":"{nonce}","proof":"{proof}"}}"#
        )
    };
    // This is what pages of earlier versions would say, and one of a later version.
    let first = r#"{"type":"hello","protocol":1,"role":{"as":"table"},"proof":{"counter":0,"nonce":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYX","text":"dGhpcyBzdGFuZHMgZm9yIGNpcGhlcnRleHQ"}}"#;
    let before = hello("0123456789").replace(&format!(":{PROTOCOL},"), ":2,");
    let after = format!(r#"{{"type":"hello","protocol":{},"role":"whatever"}}"#, PROTOCOL + 1);
    let Some(Role::Seat { table: id, .. }) =
        Secrets::from_fragment(fragment(link)).map(|(role, _)| role)
    else {
        panic!("a seat's link")
    };
    for (first, expected) in [
        ("".to_owned(), "unreadable"),
        ("{}".to_owned(), "unreadable"),
        ("null".to_owned(), "unreadable"),
        ("[".repeat(5000), "unreadable"),
        (r#"{"type":"ping","sent":1}"#.to_owned(), "helloFirst"),
        (r#"{"type":"play","id":1,"command":{"type":"peek"}}"#.to_owned(), "helloFirst"),
        (hello(id.as_str()), "linkInvalid"),
        (hello("0123456789"), "noSuchTable"),
        (first.to_owned(), "protocolVersion"),
        (before, "protocolVersion"),
        (after, "protocolVersion"),
        (hello("../../x"), "unreadable"),
        (hello(id.as_str()).replace("AAAA", "AA"), "unreadable"),
    ] {
        let mut client = stranger(table.port, link).await;
        client.send_text(first.clone()).await;
        assert_eq!(end_of(&mut client).await, expected, "{first}");
    }
    let mut client = stranger(table.port, link).await;
    client.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(end_of(&mut client).await, "helloFirst");
    let mut client = stranger(table.port, link).await;
    client.send_text("x".repeat(LONGEST_MESSAGE + 1)).await;
    assert_eq!(end_of(&mut client).await, "tooLong");
    let mut client = stranger(table.port, link).await;
    client.send_text("x".repeat(100 * LONGEST_MESSAGE)).await;
    // The client may lose the goodbye, because it was still sending.
    assert!(["unreadable", "connectionLost"].contains(&end_of(&mut client).await.as_str()));
    server.stop().await;
}

#[tokio::test]
async fn settings_that_are_too_long_are_refused_before_the_message_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    let settings = |length: usize| HostAsk::SaveSettings { settings: "x".repeat(length).into() };
    device.ask(settings(LONGEST_MESSAGE * 3 / 4 - 2)).await.expect("what fits is saved");
    let refused = device.ask(settings(LONGEST_MESSAGE * 3 / 4 - 1)).await.unwrap_err();
    assert_eq!(code(&refused), "tooLong");
    let refused = device.ask(settings(LONGEST_MESSAGE - 100)).await.unwrap_err();
    assert_eq!(code(&refused), "tooLong", "even the longest that still travel");
    device.catch_up().await.expect("and the connection stays");
    let refused = device.ask(settings(LONGEST_MESSAGE)).await.unwrap_err();
    assert_eq!(code(&refused), "tooLong", "and one that is too long as a message");
    assert_eq!(end_of(&mut device).await, "connectionLost", "ends the connection");
    server.stop().await;
}

#[tokio::test]
async fn seals_cannot_be_forged_replayed_or_left_off() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let port = table.port;
    let peek = r#"{"type":"play","id":900,"command":{"type":"peek"}}"#;
    let first = table.phone(Seat(0)).client.seal(peek);
    let stolen = table.phone(Seat(1)).client.seal(peek);
    table.phone(Seat(0)).client.send_raw(Message::binary(first.clone())).await;
    let looked = table.phone(Seat(0)).client.next().await;
    assert!(matches!(looked, Ok(ServerMessage::Whisper { id: 900, .. })), "{looked:?}");

    for (message, expected, why) in [
        (Message::binary(first), "sealBroken", "a message that came before, and of then"),
        (Message::binary(stolen), "sealBroken", "a message of another seat"),
        (Message::binary(vec![7; 528]), "sealBroken", "no seal at all"),
        (Message::binary(Vec::new()), "sealBroken", "nothing"),
        (Message::text(peek), "sealNeeded", "in the open"),
        (Message::text("{}"), "sealNeeded", "whatever it says"),
    ] {
        let phone = table.phone(Seat(0));
        phone.client.send_raw(message.clone()).await;
        assert_eq!(end_of(&mut phone.client).await, expected, "{why}");
        phone.rejoin(port).await.unwrap();
        phone.client.send_raw(message).await;
        assert_eq!(end_of(&mut phone.client).await, expected, "{why}, on another connection");
        phone.rejoin(port).await.unwrap();
    }
    // Two messages arrive in the wrong order.
    let client = &mut table.phone(Seat(0)).client;
    let [one, two] = [client.seal(peek), client.seal(peek)];
    client.send_raw(Message::binary(two)).await;
    client.send_raw(Message::binary(one)).await;
    assert_eq!(end_of(client).await, "sealBroken");
    server.stop().await;
}

#[tokio::test]
async fn a_phone_speaks_for_its_own_seat_and_never_for_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 4).await;
    table.start().await;
    table.settle().await;
    let before = table.device.view.clone().unwrap().view;
    for seat in Seat::all(4) {
        for other in Seat::all(4).filter(|other| *other != seat) {
            let client = &mut table.phone(seat).client;
            for command in [Command::Peek, Command::OpenMat] {
                let refused = client.whisper(Some(other), &command).await.unwrap_err();
                assert_eq!(code(&refused), "notYourSeat");
            }
            let refused = client.play(Some(other), &Command::Move { to: Location::Cops }).await;
            assert_eq!(code(&refused.unwrap_err()), "notYourSeat");
        }
        let client = &mut table.phone(seat).client;
        for command in [Command::Abandon, Command::Untrack, Command::DealByApp, Command::Zero] {
            assert!(client.play(None, &command).await.is_err(), "{command:?}");
        }
        let of_host = [
            HostAsk::Tables,
            HostAsk::History,
            HostAsk::Settings,
            HostAsk::SaveSettings { settings: serde_json::json!({}) },
            HostAsk::NewTable { game: "scapegoat".into() },
            HostAsk::Network,
            HostAsk::SetNetwork { open: true },
        ];
        let of_table = [
            TableAsk::Again,
            TableAsk::Links,
            TableAsk::RevokeLink { seat },
            TableAsk::TakeSeat { seat },
            TableAsk::FreeSeat { seat },
            TableAsk::Decide { request: 1, allow: true },
        ];
        for ask in of_host.map(Ask::from).into_iter().chain(of_table.map(Ask::from)) {
            let refused = client.ask(ask).await.unwrap_err();
            assert_eq!(code(&refused), "tableDeviceOnly");
        }
    }
    table.settle().await;
    assert_eq!(table.device.view.unwrap().view, before, "nothing has changed");
    server.stop().await;
}

#[tokio::test]
async fn nonsense_from_a_seated_phone_harms_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let port = table.port;
    for text in [
        r#"{"type":"play","id":1,"command":{"type":"fly"}}"#,
        r#"{"type":"play","id":1,"command":null}"#,
        r#"{"type":"play","id":1,"command":{"type":"move","to":"bank"}}"#,
        r#"{"type":"play","id":1,"command":{"type":"spy","on":-1}}"#,
        r#"{"type":"play","id":1,"command":{"type":"spy","on":99999}}"#,
        r#"{"type":"play","id":1,"command":{"type":"stash","slot":256}}"#,
        r#"{"type":"ask","id":1,"ask":{"what":"theWeather"}}"#,
        r#"{"type":"sing","id":1}"#,
    ] {
        let client = &mut table.phone(Seat(0)).client;
        client.send_text(text).await;
        match client.next().await {
            Ok(ServerMessage::Refused { id: 1, error }) => {
                assert_eq!(code(&error), "unreadable", "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in ["", "{", r#"{"type":"dance"}"#, r#"{"type":"play","id":-1}"#, "\u{0}"] {
        let phone = table.phone(Seat(0));
        phone.client.send_text(text).await;
        assert_eq!(end_of(&mut phone.client).await, "unreadable", "{text:?}");
        phone.rejoin(port).await.unwrap();
    }
    table.phone(Seat(1)).peek().await.expect("the others play on");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_ends_the_flooder_only() {
    let folder = tempfile::tempdir().unwrap();
    let config = ServerConfig { port: 0, ..ServerConfig::new(folder.path().to_owned()) };
    let server = Server::start(config).await.unwrap();
    let mut table = Table::new(&server, 3).await;
    let flooder = &mut table.phones[0].client;
    for _ in 0..2000 {
        flooder.send(&ClientMessage::Ping { sent: 1.0 }).await;
    }
    assert_eq!(end_of(flooder).await, "tooFast", "and the flooder is told");
    table.phones[1].client.catch_up().await.expect("the others are not slowed down");
    server.stop().await;
}

#[tokio::test]
async fn a_reader_that_never_reads_is_dropped_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let mut sleeper = table.phones.pop().unwrap();
    let link = fragment(&sleeper.link);
    let asleep = Client::join_with_small_buffers(table.port, link, sleeper.device);
    sleeper.client = asleep.await.unwrap();
    // From now on it reads nothing. The others look so often that the views exceed
    // every buffer on the way, and the table has to notice.
    let is_dropped = |view: &TableView| {
        let holder = serde_json::to_value(&view.seats[2]).unwrap();
        holder["connected"] == false
    };
    let mut looks = 0;
    while !table.phones[1].client.view.as_ref().is_some_and(is_dropped) {
        table.phones[1].peek().await.expect("the others play on");
        table.phones[1].client.frames.clear();
        table.device.catch_up().await.unwrap();
        looks += 1;
        assert!(looks < 20_000, "a reader that never reads is never dropped");
    }
    let end = end_of(&mut sleeper.client).await;
    assert!(["tooSlow", "connectionLost"].contains(&end.as_str()), "{end}");
    sleeper.rejoin(table.port).await.unwrap();
    sleeper.client.until_step("start").await.expect("it is back with the newest view");
    server.stop().await;
}

#[tokio::test]
async fn a_thousand_silent_sockets_keep_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let port = table.port;
    let mut silent = Vec::new();
    for number in 0..1000 {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        if number % 2 == 0 {
            let request = format!(
                "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n\
                 Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            );
            let _ = stream.write_all(request.as_bytes()).await;
        }
        silent.push(stream);
    }
    table.start().await;
    table.phones[0].rejoin(port).await.expect("a phone comes back all the same");
    table.phones[0].peek().await.expect("and plays");

    // At last every one of them is closed, although they never said anything.
    for mut stream in silent {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut rest));
        let _ = closed.await.expect("closed in time");
    }
    server.stop().await;
}

async fn status(port: u16, headers: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let request = format!(
        "GET /socket HTTP/1.1\r\n{headers}Connection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer[9..]).into_owned()
}

#[tokio::test]
async fn pages_of_other_sites_and_other_names_get_no_socket() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let port = server.port();
    let own = format!("Host: 127.0.0.1:{port}\r\n");
    assert_eq!(status(port, &own).await, "101");
    assert_eq!(status(port, &format!("{own}Origin: http://127.0.0.1:{port}\r\n")).await, "101");
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"] {
        assert_eq!(status(port, &format!("{own}Origin: {origin}\r\n")).await, "403", "{origin}");
    }
    assert_eq!(status(port, &format!("Host: evil.example:{port}\r\n")).await, "421");
    assert_eq!(status(port, "").await, "400");
    server.stop().await;
}

#[tokio::test]
async fn closing_the_network_ends_what_came_in_by_it_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let config = ServerConfig {
        port: 0,
        bind: Some("127.0.0.1".parse().unwrap()),
        host_name: Some("goatherd.test".into()),
        ..ServerConfig::new(folder.path().to_owned())
    };
    let server = Server::start(config).await.unwrap();
    let port = server.port();
    let by_name = format!("Host: goatherd.test:{port}\r\n");
    assert_eq!(status(port, &by_name).await, "421", "closed until the table opens it");
    let mut device = table_device(&server).await;
    device.ask(HostAsk::SetNetwork { open: true }).await.unwrap();
    device.ask(HostAsk::SetNetwork { open: true }).await.expect("twice isn't a mistake");
    assert_eq!(status(port, &by_name).await, "101");
    open_table(&mut device, plan(3)).await;
    let (_, link) = links(&mut device).await.remove(0);
    assert!(link.starts_with(&format!("http://goatherd.test:{port}/#")), "{link}");
    let fragment = fragment(&link);
    let phone = Client::join_by_name("goatherd.test", port, fragment, DeviceId::random());
    let mut phone = phone.await.unwrap();
    device.ask(HostAsk::SetNetwork { open: false }).await.unwrap();
    assert_eq!(end_of(&mut phone).await, "networkClosed");
    assert_eq!(status(port, &by_name).await, "421");
    device.catch_up().await.expect("the table device stays");
    server.stop().await;
}
