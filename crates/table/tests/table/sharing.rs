//! What screens need for an evening that is heard and told about: whether phones
//! may make sound, when a game ended, and codes that lead to another app.

use std::{path::Path, sync::Arc};

use rules::people::Group;
use serde_json::json;
use table::{
    games::{Games, Kind},
    host::{Host, HostConfig},
    link::{DeviceId, TableId},
    network::NoNetwork,
    wire::{Answer, CODE_PREFIX, HostAsk, LONGEST_CODE, ServerMessage, TableAsk, TableView},
};

use crate::{
    memory::{Device, people},
    toy::Toy,
};

const GAMES: Games = &[Kind::of::<Toy>()];

fn host(folder: &Path) -> Host {
    let config = HostConfig { games: GAMES, ..HostConfig::new(folder.to_owned()) };
    Host::open(config, Arc::new(NoNetwork)).unwrap()
}

/// A table with two people, and the fragment of the first one's link.
async fn table_of_two(device: &mut Device) -> (TableId, String) {
    let opened = device.ask(HostAsk::NewTable { game: "toy".into() }).await;
    let Ok(Some(Answer::Opened { table })) = opened else { panic!("{opened:?}") };
    let group = Group { players: people(2), resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    (table, links[0].url.trim_start_matches('#').to_owned())
}

async fn tap(device: &mut Device, what: &str) {
    let message = device.play(None, json!({ "type": what }));
    device.say(&message).await.expect("no offence");
    loop {
        match device.hear().await.expect("an answer") {
            ServerMessage::Done { .. } => return,
            ServerMessage::Refused { error, .. } => panic!("{error}"),
            _ => {}
        }
    }
}

fn view(device: &Device) -> &TableView {
    device.view.as_ref().expect("a view")
}

/// The toy from its set-up to its end.
async fn play(device: &mut Device) {
    for what in ["gather", "count"] {
        tap(device, what).await;
        assert_eq!(view(device).ended_at, None);
    }
    while view(device).view["type"] != "over" {
        device.hear().await.expect("it goes on");
    }
}

#[tokio::test(start_paused = true)]
async fn the_table_says_whether_phones_may_make_sound_and_that_lasts_all_evening() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let (table, link) = table_of_two(&mut device).await;
    let id = DeviceId::random();
    let mut phone = Device::join(&host, &link, id).await.unwrap();
    phone.catch_up().await.unwrap();
    assert_eq!(view(&phone).phones_sound, None, "nobody has been asked yet");
    for on in [false, true] {
        device.ask(TableAsk::PhonesSound { on }).await.unwrap();
        phone.catch_up().await.unwrap();
        assert_eq!(view(&phone).phones_sound, Some(on));
    }

    play(&mut device).await;
    device.ask(TableAsk::NextGame { game: "toy".into(), group: None }).await.unwrap();
    phone.catch_up().await.unwrap();
    assert_eq!((view(&phone).round, view(&phone).phones_sound), (2, Some(true)));

    host.stop().await;
    drop((host, device, phone));
    let host = self::host(folder.path());
    let mut device = Device::table(&host).await;
    device.ask(HostAsk::OpenTable { table }).await.unwrap();
    let mut phone = Device::join(&host, &link, id).await.unwrap();
    phone.catch_up().await.unwrap();
    assert_eq!(view(&phone).phones_sound, Some(true));
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_over_says_when_it_ended_until_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    table_of_two(&mut device).await;
    play(&mut device).await;
    let ended_at = view(&device).ended_at.expect("it is over");
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else { panic!() };
    assert_eq!(games[0].ended_at, ended_at);

    // What happens at the table afterwards doesn't change it.
    device.ask(TableAsk::PhonesSound { on: true }).await.unwrap();
    assert_eq!(view(&device).ended_at, Some(ended_at));
    device.ask(TableAsk::NextGame { game: "toy".into(), group: None }).await.unwrap();
    assert_eq!(view(&device).ended_at, None);
}

#[tokio::test]
async fn a_code_leads_to_the_one_app_it_is_for_and_is_never_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let longest = format!("{CODE_PREFIX}{}", "a".repeat(LONGEST_CODE - CODE_PREFIX.len()));
    for text in [
        String::new(),
        "https://evil.example/".into(),
        "https://app.bgstatsapp.com.evil.example/".into(),
        "http://app.bgstatsapp.com/".into(),
        format!(" {CODE_PREFIX}"),
        format!("{longest}a"),
    ] {
        let refused = device.ask(HostAsk::Code { text: text.clone() }).await.unwrap_err();
        assert_eq!(refused["code"], "codeInvalid", "{text}");
    }
    // A host without phones draws codes, too.
    let drawn = device.ask(HostAsk::Code { text: longest }).await;
    assert!(matches!(drawn, Ok(Some(Answer::Code { svg })) if svg.starts_with("<svg")));
}
