//! Sitting down, getting up, coming back, and taking over.

use ::table::{
    link::DeviceId,
    wire::{ServerMessage, TableAsk, TableView},
};
use rules::{people::Group, scapegoat::command::Command, seat::Seat};

use crate::{
    client::{Client, code},
    table::*,
};

fn holder(view: &TableView, seat: Seat) -> serde_json::Value {
    serde_json::to_value(&view.seats[usize::from(seat.0)]).unwrap()
}

#[tokio::test]
async fn a_phone_that_vanishes_is_shown_as_away_and_comes_back_to_its_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let Phone { seat, link, device, client } = table.phones.pop().unwrap();
    client.vanish();
    table.device.until(|view| holder(view, seat)["connected"] == false).await.unwrap();
    assert!(holder(table.device.view.as_ref().unwrap(), seat)["awaySince"].is_number());
    let mut client = Client::join(table.port, fragment(&link), device).await.unwrap();
    table.device.until(|view| holder(view, seat)["connected"] == true).await.unwrap();
    client.until_step("start").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_second_device_asks_and_the_table_decides() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let link = table.phones[1].link.clone();

    let mut second = Client::join(table.port, fragment(&link), DeviceId::random()).await.unwrap();
    table.device.until(|view| !view.requests.is_empty()).await.unwrap();
    let request = table.device.view.as_ref().unwrap().requests[0].clone();
    assert_eq!(request.seat, Seat(1));
    assert!(second.view.is_none(), "who waits sees nothing");
    let deny = TableAsk::Decide { request: request.request, allow: false };
    table.device.ask(deny.clone()).await.unwrap();
    assert_eq!(code(&second.next().await.unwrap_err()), "tableDeclined");
    assert_eq!(code(&table.device.ask(deny).await.unwrap_err()), "noSuchAsk");

    let mut third = Client::join(table.port, fragment(&link), DeviceId::random()).await.unwrap();
    table.device.until(|view| !view.requests.is_empty()).await.unwrap();
    let request = table.device.view.as_ref().unwrap().requests[0].request;
    table.device.ask(TableAsk::Decide { request, allow: true }).await.unwrap();
    assert!(matches!(third.next().await, Ok(ServerMessage::Welcome { .. })));
    third.until_step("start").await.unwrap();
    let first = &mut table.phones[1].client;
    assert_eq!(code(&first.next().await.unwrap_err()), "seatTakenOver");
    assert!(third.whisper(None, &Command::Peek).await.unwrap().is_some());
    server.stop().await;
}

#[tokio::test]
async fn who_waits_for_a_seat_can_do_nothing_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    let link = table.phones[0].link.clone();
    let mut second = Client::join(table.port, fragment(&link), DeviceId::random()).await.unwrap();
    second.send_text(r#"{"type":"play","id":1,"command":{"type":"peek"}}"#).await;
    second.send_text(r#"{"type":"play","id":2,"command":{"type":"move","to":"cops"}}"#).await;
    second.send_text(r#"{"type":"leaveSeat","id":3}"#).await;
    for id in [1, 2, 3] {
        match second.next().await {
            Ok(ServerMessage::Refused { id: refused, error }) if refused == id => {
                assert_eq!(code(&error), "notYourSeat");
            }
            other => panic!("{other:?}"),
        }
    }
    second.catch_up().await.unwrap();
    assert!(second.view.is_none());
    table.settle().await;
    assert_eq!(table.device.step(), "start");
    assert!(second.frames.iter().all(|frame| !frame.contains("whisper")));
    server.stop().await;
}

#[tokio::test]
async fn a_player_moves_between_phone_and_table_device_in_mid_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let secret = table.start().await;
    let refused = table.device.whisper(Some(Seat(2)), &Command::Peek).await.unwrap_err();
    assert_eq!(code(&refused), "seatOnPhone");
    table.device.ask(TableAsk::TakeSeat { seat: Seat(2) }).await.unwrap();
    let ended = table.phones[2].client.next().await.unwrap_err();
    assert_eq!(code(&ended), "seatTakenOver");
    let whisper = table.device.whisper(Some(Seat(2)), &Command::Peek).await.unwrap();
    assert_eq!(
        whisper,
        Some(rules::scapegoat::view::Whisper::MatSays { goat: secret.says(Seat(2)) })
    );
    table.device.ask(TableAsk::FreeSeat { seat: Seat(2) }).await.unwrap();
    let port = table.port;
    table.phones[2].rejoin(port).await.unwrap();
    assert_eq!(table.phones[2].peek().await.unwrap(), secret.says(Seat(2)));
    server.stop().await;
}

#[tokio::test]
async fn two_people_share_one_phone() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    let links = links(&mut device).await;
    let phone = DeviceId::random();
    let mut first = Client::join(server.port(), fragment(&links[0].1), phone).await.unwrap();
    let mut second = Client::join(server.port(), fragment(&links[1].1), phone).await.unwrap();
    device.play(None, &Command::Begin).await.unwrap();
    device.play(None, &Command::Roll { white: None, black: None }).await.unwrap();
    assert!(first.whisper(None, &Command::Peek).await.unwrap().is_some());
    assert!(second.whisper(None, &Command::Peek).await.unwrap().is_some());
    assert!(device.whisper(Some(Seat(2)), &Command::Peek).await.unwrap().is_some());
    device.until_step("start").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_revoked_link_is_worthless_and_a_left_seat_is_free() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let old = table.phones[0].link.clone();
    table.device.ask(TableAsk::RevokeLink { seat: Seat(0) }).await.unwrap();
    assert_eq!(code(&table.phones[0].client.next().await.unwrap_err()), "linkRevoked");
    let again = Client::join(table.port, fragment(&old), DeviceId::random()).await;
    assert_eq!(code(&again.err().unwrap()), "linkInvalid");
    let (_, fresh) = links(&mut table.device).await.remove(0);
    assert_ne!(fresh, old);
    let mut phone = Phone::join(table.port, Seat(0), &fresh).await.unwrap();

    phone.client.send_text(r#"{"type":"leaveSeat","id":1}"#).await;
    assert!(matches!(phone.client.next().await, Ok(ServerMessage::Done { id: 1 })));
    table.device.until(|view| holder(view, Seat(0))["by"] == "open").await.unwrap();
    Phone::join(table.port, Seat(0), &fresh).await.expect("anybody may sit down");
    server.stop().await;
}

#[tokio::test]
async fn a_smaller_table_sends_the_last_phone_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 4).await;
    let mut players = table.device.view.as_ref().unwrap().players.clone();
    players.pop();
    let group = Group { players, resting: Vec::new() };
    table.device.ask(TableAsk::People { group }).await.unwrap();
    assert_eq!(code(&table.phones[3].client.next().await.unwrap_err()), "leftTable");
    assert_eq!(table.device.view.as_ref().unwrap().seats.len(), 3);
    server.stop().await;
}
