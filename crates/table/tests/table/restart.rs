//! What a restart keeps: even a table whose game is over, with its people, seats
//! and links, so that the same people can play again.

use std::path::Path;

use serde_json::{Value, json};
use table::{
    journal::Journal,
    link::{DeviceId, TableId},
    wire::{Answer, ClientMessage, Holder, HostAsk, TableAsk, TableSummary},
};

use crate::{
    memory::Device,
    storage::{copy, lines_of, open, path, play, start, stop, third_turn},
};

async fn finished(device: &mut Device) -> (Vec<TableSummary>, Vec<TableSummary>) {
    match device.ask(HostAsk::Tables).await {
        Ok(Some(Answer::Tables { unfinished, finished, set_aside })) => {
            assert_eq!(set_aside, []);
            (unfinished, finished)
        }
        other => panic!("the tables: {other:?}"),
    }
}

async fn link(device: &mut Device) -> String {
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    links[0].url.trim_start_matches('#').to_owned()
}

#[tokio::test]
async fn a_table_whose_game_is_over_is_there_after_a_restart_and_plays_again() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    let (link, id) = (link(&mut device).await, DeviceId::random());
    let phone = Device::join(&host, &link, id).await.unwrap();
    play(&mut device, None, json!({ "type": "abandon" })).await;
    let people = device.view.as_ref().unwrap().players.clone();
    drop(phone);
    // Killed, then stopped.
    let killed = copy(folder.path());
    stop(host, device).await;
    for folder in [killed, folder] {
        let (host, mut device) = start(folder.path()).await;
        let (unfinished, finished) = finished(&mut device).await;
        assert_eq!(unfinished, []);
        let [summary] = &finished[..] else { panic!("{finished:?}") };
        assert_eq!((&summary.table, &summary.players, summary.round), (&table, &people, 1));
        let mut phone = Device::join(&host, &link, id).await.expect("the link is good");
        phone.catch_up().await.unwrap();
        let view = phone.view.clone().unwrap();
        assert_eq!(view.view["step"]["name"], "over");
        assert!(matches!(view.seats[0], Holder::Phone { connected: true, .. }));
        phone
            .request(|id| ClientMessage::Again { id, on: true })
            .await
            .expect("one phone is enough");
        open(&mut device, &table).await.unwrap();
        let view = device.until(|view| view.round == 2).await;
        assert_eq!(view.players, people);
        drop(phone);
        stop(host, device).await;
        let (host, mut device) = start(folder.path()).await;
        let (unfinished, finished) = self::finished(&mut device).await;
        assert_eq!((unfinished.len(), finished.len()), (1, 0));
        stop(host, device).await;
    }
}

#[tokio::test]
async fn it_is_gone_when_somebody_closes_it() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    play(&mut device, None, json!({ "type": "abandon" })).await;
    assert_eq!(finished(&mut device).await.1.len(), 1, "it is listed at once");
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    device.ask(HostAsk::CloseTable { table: table.clone() }).await.unwrap();
    assert_eq!(finished(&mut device).await, (vec![], vec![]));
    stop(host, device).await;
    assert!(!path(folder.path(), &table).exists());
}

/// The same journal, as if it had been written so much earlier.
fn make_older(folder: &Path, table: &TableId, millis: u64) -> TableId {
    let (_, entries) = Journal::open(&path(folder, table)).unwrap();
    let older = TableId::random();
    let mut journal = Journal::create(&path(folder, &older)).unwrap();
    for dated in entries {
        journal.append(dated.at - millis, &[dated.entry]).unwrap();
    }
    older
}

const HOUR: u64 = 60 * 60 * 1000;

#[tokio::test]
async fn after_six_hours_only_its_games_remain() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let unfinished = third_turn(&mut device).await;
    let over = third_turn(&mut device).await;
    play(&mut device, None, json!({ "type": "abandon" })).await;
    stop(host, device).await;
    let recent = make_older(folder.path(), &over, 5 * HOUR);
    let forgotten = make_older(folder.path(), &over, 6 * HOUR);
    let old = make_older(folder.path(), &unfinished, 600 * HOUR);

    let (host, mut device) = start(folder.path()).await;
    let ids = |tables: Vec<TableSummary>| -> Vec<TableId> {
        tables.into_iter().map(|summary| summary.table).collect()
    };
    let (resumable, again) = finished(&mut device).await;
    assert_eq!((ids(resumable), ids(again)), (vec![unfinished, old], vec![over.clone(), recent]));
    assert!(!path(folder.path(), &forgotten).exists(), "its secrets and keys are gone");
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else { panic!() };
    assert!(games.iter().any(|game| game.table == forgotten));

    // Also without a restart, once nobody is there any more.
    let (watched, left) = {
        let watched = make_older(folder.path(), &over, 7 * HOUR);
        (watched, make_older(folder.path(), &over, 8 * HOUR))
    };
    open(&mut device, &watched).await.unwrap();
    let (_, again) = finished(&mut device).await;
    assert!(!ids(again).contains(&left));
    assert!(!path(folder.path(), &left).exists());
    assert!(path(folder.path(), &watched).exists(), "somebody looks at it");
    device.ask(TableAsk::Again).await.expect("it can be played again");
    assert!(!lines_of(folder.path(), &watched).is_empty());
    let (resumable, _) = finished(&mut device).await;
    assert!(ids(resumable).contains(&watched));
    stop(host, device).await;
}

/// When a game has ended doesn't depend on what people did afterwards.
#[tokio::test]
async fn a_game_ends_when_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    third_turn(&mut device).await;
    let link = link(&mut device).await;
    play(&mut device, None, json!({ "type": "abandon" })).await;
    let games = |answer: Result<Option<Answer>, Value>| match answer {
        Ok(Some(Answer::History { games })) => games,
        other => panic!("{other:?}"),
    };
    let before = games(device.ask(HostAsk::History).await);
    // The journal's clock goes on.
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    drop(Device::join(&host, &link, DeviceId::random()).await.unwrap());
    stop(host, device).await;
    for name in ["archive.db", "archive.copy"] {
        std::fs::remove_file(folder.path().join(name)).unwrap();
    }
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(games(device.ask(HostAsk::History).await), before);
    stop(host, device).await;
}
