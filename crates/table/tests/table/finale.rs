//! The end of a game: when it is shown, and how the evening has gone so far.

use std::{path::Path, sync::Arc};

use rules::{
    people::{Group, Person},
    scapegoat::ScapeGoat,
};
use serde_json::json;
use table::{
    games::{Games, Kind},
    host::{Host, HostConfig},
    link::DeviceId,
    network::NoNetwork,
    wire::{Answer, ClientMessage, Evening, HostAsk, TableAsk, TableView},
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

async fn sit(device: &mut Device, players: Vec<Person>) {
    device.ask(HostAsk::NewTable { game: "toy".into() }).await.unwrap();
    let group = Group { players, resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
}

async fn tap(device: &mut Device, what: &str) {
    let command = json!({ "type": what });
    device.request(|id| ClientMessage::Play { id, seat: None, command }).await.unwrap();
}

/// From its set-up to its end; the last seat wins.
async fn play_the_toy(device: &mut Device) -> TableView {
    for what in ["gather", "count"] {
        tap(device, what).await;
    }
    device.until(|view| view.view["type"] == "over").await
}

/// Games, wins and streak of one of them.
type Counts = (u32, u32, u32);

fn told(evening: &Option<Evening>) -> Option<(u32, Vec<Counts>)> {
    let Evening { games, people, .. } = evening.as_ref()?;
    let tally = |one: &table::wire::Tally| (one.games, one.wins, one.streak);
    Some((*games, people.iter().map(tally).collect()))
}

#[tokio::test(start_paused = true)]
async fn all_screens_are_told_when_to_show_the_end_and_never_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut table = Device::table(&host).await;
    sit(&mut table, people(3)).await;
    let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
    let fragment = links[0].url.trim_start_matches('#').to_owned();
    let mut phone = Device::join(&host, &fragment, DeviceId::random()).await.unwrap();
    for what in ["gather", "count"] {
        tap(&mut table, what).await;
    }
    loop {
        table.hear().await.unwrap();
        let view = table.view.as_ref().unwrap();
        if view.view["type"] == "over" {
            break;
        }
        let end = (&view.finale, &view.evening, view.again.len());
        assert_eq!(end, (&None, &None, 0), "nothing hints at the end");
    }
    let now = host.clock().host_millis();
    let starts_at = table.view.as_ref().unwrap().finale.as_ref().unwrap().starts_at;
    assert!(starts_at >= now + 1500.0 && starts_at <= now + 3000.0, "{starts_at} at {now}");
    let view = phone.until(|view| view.evening.is_some()).await;
    assert_eq!(view.finale.unwrap().starts_at, starts_at, "the same moment for everybody");
    // Somebody who comes later sees the same, and the next game knows nothing of it.
    let mut late = Device::table(&host).await;
    late.ask(HostAsk::OpenTable { table: view.table }).await.unwrap();
    let view = late.until(|view| view.evening.is_some()).await;
    assert_eq!(view.finale.unwrap().starts_at, starts_at);
    table.ask(TableAsk::NextGame { game: "toy".into(), group: None }).await.unwrap();
    let view = phone.until(|view| view.round == 2).await;
    assert_eq!((view.finale, view.evening), (None, None));
}

#[tokio::test(start_paused = true)]
async fn the_evening_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut table = Device::table(&host).await;
    sit(&mut table, people(3)).await;
    let before = play_the_toy(&mut table).await;
    // The next game has been set up, so the table is still there.
    table.ask(TableAsk::NextGame { game: "toy".into(), group: None }).await.unwrap();
    host.stop().await;
    drop((host, table));
    let host = self::host(folder.path());
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::OpenTable { table: before.table }).await.unwrap();
    let view = table.until(|view| view.round == 2).await;
    assert_eq!((view.finale, view.evening), (None, None));
    play_the_toy(&mut table).await;
    let view = table.until(|view| view.evening.is_some()).await;
    assert_eq!(told(&view.evening), Some((2, vec![(2, 0, 0), (2, 0, 0), (2, 2, 2)])));
}

#[tokio::test(start_paused = true)]
async fn wins_and_streaks_are_those_of_the_whole_evening_at_all_tables() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut table = Device::table(&host).await;
    sit(&mut table, people(3)).await;
    play_the_toy(&mut table).await;
    let first = table.until(|view| view.evening.is_some()).await;
    assert_eq!(told(&first.evening), Some((1, vec![(1, 0, 0), (1, 0, 0), (1, 1, 1)])));

    // The same people in another order at another table, and somebody new.
    let mut players = first.players.clone();
    players.rotate_right(1);
    players.push(people(4).remove(3));
    sit(&mut table, players).await;
    play_the_toy(&mut table).await;
    let view = table.until(|view| view.evening.is_some()).await;
    let expected = vec![(2, 1, 0), (2, 0, 0), (2, 0, 0), (1, 1, 1)];
    assert_eq!(told(&view.evening), Some((2, expected)));
    assert!(view.evening.unwrap().people.iter().map(|one| &one.person).eq(&view.players));

    // Whoever rests is still of the evening, and the rest goes on winning.
    let mut players = view.players;
    let resting = vec![players.remove(0)];
    let group = Some(Group { players, resting });
    table.ask(TableAsk::NextGame { game: "toy".into(), group }).await.unwrap();
    play_the_toy(&mut table).await;
    let view = table.until(|view| view.evening.is_some()).await;
    let expected = vec![(3, 0, 0), (3, 0, 0), (2, 2, 2), (2, 1, 0)];
    assert_eq!(told(&view.evening), Some((3, expected)));
}

#[tokio::test]
async fn a_stopped_game_has_no_finale_and_counts_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
    table.seat_people(3).await;
    let arrange = json!({ "type": "arrange", "plan": {} });
    for command in [arrange, json!({ "type": "abandon" })] {
        table.request(|id| ClientMessage::Play { id, seat: None, command }).await.unwrap();
    }
    // It is in the history, so the evening has been counted.
    loop {
        let Ok(Some(Answer::History { games })) = table.ask(HostAsk::History).await else {
            panic!("no history")
        };
        if !games.is_empty() {
            break;
        }
    }
    table.catch_up().await.unwrap();
    let view = table.view.as_ref().unwrap();
    assert_eq!(view.view["step"]["name"], "over");
    assert_eq!((&view.finale, &view.evening), (&None, &None));
}
