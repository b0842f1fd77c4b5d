//! An evening with more than one game: the same people, their seats and their
//! phones go from one to the next.

use std::{path::Path, sync::Arc};

use rules::{
    people::{Group, Person},
    scapegoat::ScapeGoat,
    seat::{PerSeat, Seat},
};
use serde_json::{Value, json};
use table::{
    games::{Games, Kind},
    host::{Host, HostConfig},
    link::{DeviceId, Role, TableId},
    network::NoNetwork,
    wire::{Answer, FinishedGame, HostAsk, ServerMessage, TableAsk},
};

use crate::{
    memory::{Device, people},
    toy::Toy,
};

const GAMES: Games = &[Kind::of::<ScapeGoat>(), Kind::of::<Toy>()];

fn host(folder: &Path) -> Host {
    let config = HostConfig { games: GAMES, ..HostConfig::new(folder.to_owned()) };
    Host::open(config, Arc::new(NoNetwork)).unwrap()
}

async fn new_table(device: &mut Device, game: &str) -> TableId {
    match device.ask(HostAsk::NewTable { game: game.into() }).await {
        Ok(Some(Answer::Opened { table })) => table,
        other => panic!("{other:?}"),
    }
}

/// What is whispered in answer, if anything is.
async fn play(device: &mut Device, seat: Option<u8>, command: Value) -> Result<Value, Value> {
    let message = device.play(seat.map(Seat), command);
    device.say(&message).await.expect("no offence");
    loop {
        match device.hear().await.expect("an answer") {
            ServerMessage::Done { .. } => return Ok(Value::Null),
            ServerMessage::Whisper { whisper, .. } => return Ok(whisper),
            ServerMessage::Refused { error, .. } => return Err(error),
            _ => {}
        }
    }
}

async fn tap(device: &mut Device, what: &str) {
    play(device, None, json!({ "type": what })).await.expect("a sensible tap");
}

/// Waits until the table shows this step of the toy.
async fn until(device: &mut Device, step: &str) {
    while device.view.as_ref().is_none_or(|view| view.view["type"] != step) {
        device.hear().await.expect("it goes on");
    }
}

async fn history(device: &mut Device) -> Vec<FinishedGame> {
    match device.ask(HostAsk::History).await {
        Ok(Some(Answer::History { games })) => games,
        other => panic!("{other:?}"),
    }
}

fn named(names: &[&str]) -> Vec<Person> {
    let mut people = people(names.len());
    for (person, name) in people.iter_mut().zip(names) {
        (*name).clone_into(&mut person.name);
    }
    people
}

fn names(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| person.name.as_str()).collect()
}

async fn sit(device: &mut Device, players: Vec<Person>) {
    let group = Group { players, resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.expect("people who can sit down");
}

/// The toy from its set-up to its end.
async fn play_the_toy(device: &mut Device) {
    for what in ["gather", "count"] {
        tap(device, what).await;
    }
    until(device, "over").await;
}

#[tokio::test(start_paused = true)]
async fn the_table_runs_every_moment_of_a_game_it_knows_nothing_about() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    new_table(&mut device, "toy").await;
    sit(&mut device, named(&["Ana", "Bea"])).await;
    let told = play(&mut device, Some(1), json!({ "type": "peek" })).await;
    assert_eq!(told, Ok(json!(41)), "only this seat hears it");
    assert_eq!(
        play(&mut device, None, json!({ "type": "over" })).await.unwrap_err()["code"],
        "notNow"
    );

    tap(&mut device, "gather").await;
    assert!(device.view.as_ref().unwrap().gathering);
    tap(&mut device, "count").await;
    let zero_at = device.view.as_ref().unwrap().countdown.as_ref().unwrap().zero_at;
    until(&mut device, "look").await;
    let view = device.view.as_ref().unwrap();
    assert_eq!((view.countdown.as_ref(), view.closes_at), (None, Some(zero_at + 10_000.0)));
    until(&mut device, "over").await;
    assert!(host.clock().host_millis() >= zero_at + 10_000.0);
    assert_eq!(device.view.as_ref().unwrap().closes_at, None);
    host.stop().await;
    drop((host, device));

    let games = history(&mut Device::table(&self::host(folder.path())).await).await;
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].game.as_str(), &games[0].winners), ("toy", &vec![Seat(1)]));
    assert_eq!(games[0].scores, Some(PerSeat::from(vec![0, 10])));
    assert_eq!(names(&games[0].players), ["Ana", "Bea"]);
}

#[tokio::test(start_paused = true)]
async fn a_group_goes_from_one_game_to_the_next_and_a_phone_stays_with_its_person() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let table = new_table(&mut device, "scapegoat").await;
    sit(&mut device, named(&["Ana", "Bea", "Carlos", "Dora", "Eva"])).await;
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    let fragment = links[4].url.trim_start_matches('#').to_owned();
    let id = DeviceId::random();
    let mut eva = Device::join(&host, &fragment, id).await.unwrap();
    eva.catch_up().await.unwrap();
    let before = eva.view.clone().unwrap();
    let ids: Vec<_> = before.players.iter().map(|person| person.id.clone()).collect();
    assert!(ids.iter().all(|id| id.is_known()));

    // Five are too many for the toy.
    let next = |group| TableAsk::NextGame { game: "toy".into(), group };
    let refused = device.ask(next(None)).await.unwrap_err();
    assert_eq!((&refused["code"], &refused["most"]), (&json!("playersForGame"), &json!(4)));
    let mut players = before.players.clone();
    let bea = players.remove(1);
    device.ask(next(Some(Group { players, resting: vec![bea] }))).await.unwrap();

    // Eva sits one seat further on, and her phone is told.
    let seat = loop {
        match eva.hear().await.unwrap() {
            ServerMessage::Welcome { role: Role::Seat { seat, .. } } => break seat,
            ServerMessage::View { .. } => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(seat, Seat(3));
    eva.catch_up().await.unwrap();
    let view = eva.view.clone().unwrap();
    assert_eq!((view.game.as_str(), view.round), ("toy", 2));
    assert_eq!(names(&view.players), ["Ana", "Carlos", "Dora", "Eva"]);
    assert_eq!(names(&view.resting), ["Bea"]);
    assert_eq!(view.players[3].id, ids[4]);
    assert_eq!(play(&mut eva, None, json!({ "type": "peek" })).await, Ok(json!(43)));

    // The link of before still leads to her, wherever she sits.
    drop(eva);
    let mut eva = Device::join(&host, &fragment, id).await.expect("her own seat");
    eva.catch_up().await.unwrap();
    play_the_toy(&mut device).await;

    // Back to the first game, everybody again.
    let players = before.players.clone();
    let group = Some(Group { players, resting: Vec::new() });
    device.ask(TableAsk::NextGame { game: "scapegoat".into(), group }).await.unwrap();
    eva.catch_up().await.unwrap();
    let view = eva.view.clone().unwrap();
    assert_eq!((view.game.as_str(), view.round, view.players), ("scapegoat", 3, before.players));

    // And all of it is still so after a restart.
    host.stop().await;
    drop((host, device, eva));
    let host = self::host(folder.path());
    let mut device = Device::table(&host).await;
    device.ask(HostAsk::OpenTable { table }).await.unwrap();
    let mut eva = Device::join(&host, &fragment, id).await.expect("her own seat");
    eva.catch_up().await.unwrap();
    let view = eva.view.unwrap();
    assert_eq!((view.game.as_str(), view.round, view.players.len()), ("scapegoat", 3, 5));
    let games = history(&mut device).await;
    assert_eq!(games.iter().map(|game| game.game.as_str()).collect::<Vec<_>>(), ["toy"]);
}

#[tokio::test]
async fn whoever_leaves_the_group_loses_the_seat_and_the_others_keep_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    new_table(&mut device, "toy").await;
    sit(&mut device, named(&["Ana", "Bea", "Carlos"])).await;
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    let mut phones = Vec::new();
    for link in &links {
        let fragment = link.url.trim_start_matches('#');
        phones.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
    }
    let mut players = device.view.as_ref().unwrap().players.clone();
    players.remove(0);
    sit(&mut device, players).await;
    let goodbye = phones[0].last_word().await.expect("a goodbye");
    assert_eq!(goodbye["code"], "leftTable");
    for (phone, number) in phones[1..].iter_mut().zip([40, 41]) {
        phone.catch_up().await.expect("still there");
        assert_eq!(play(phone, None, json!({ "type": "peek" })).await, Ok(json!(number)));
    }
}

#[tokio::test]
async fn nobody_sits_down_or_gets_up_in_the_middle_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    new_table(&mut device, "toy").await;
    sit(&mut device, named(&["Ana", "Bea"])).await;
    tap(&mut device, "gather").await;
    let group = Group { players: people(3), resting: Vec::new() };
    for ask in [
        TableAsk::People { group: group.clone() },
        TableAsk::NextGame { game: "scapegoat".into(), group: Some(group) },
        TableAsk::Again,
    ] {
        assert_eq!(device.ask(ask).await.unwrap_err()["code"], "gameNotOver");
    }
}
