//! What people delete is gone from everywhere that a host would rebuild it from.

use std::{fs, path::Path, slice};

use rules::people::{Group, PersonId};
use serde_json::json;
use table::{
    link::TableId,
    wire::{Answer, FinishedGame, HostAsk, TableAsk},
};

use crate::{
    memory::{Device, people},
    storage::{play, start, stop},
};

const NAMES: [&str; 3] = ["Wilhelmina", "Bartholomew", ""];

async fn history(device: &mut Device) -> Vec<FinishedGame> {
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
        panic!("the history")
    };
    games
}

/// A table whose only game is over.
async fn game(device: &mut Device) -> TableId {
    let opened = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await;
    let Ok(Some(Answer::Opened { table })) = opened else { panic!("{opened:?}") };
    let mut players = people(3);
    for (person, name) in players.iter_mut().zip(NAMES) {
        person.name = name.to_owned();
    }
    let group = Group { players, resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
    play(device, None, json!({ "type": "arrange", "plan": {} })).await;
    play(device, None, json!({ "type": "begin" })).await;
    play(device, None, json!({ "type": "abandon" })).await;
    history(device).await;
    table
}

/// The files that contain this.
fn holders(folder: &Path, what: &str) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let holds = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).unwrap();
        bytes.windows(what.len()).any(|bytes| bytes == what.as_bytes())
    };
    files.filter(holds).map(|path| path.display().to_string()).collect()
}

#[tokio::test]
async fn a_deleted_game_never_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let (first, second) = (game(&mut device).await, game(&mut device).await);
    for table in [&first, &second] {
        device.ask(HostAsk::CloseTable { table: table.clone() }).await.unwrap();
    }
    // So that the copy has both.
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(history(&mut device).await.len(), 2);
    assert!(!holders(folder.path(), first.as_str()).is_empty());

    let delete = HostAsk::DeleteGame { table: first.clone(), round: 1 };
    device.ask(delete.clone()).await.unwrap();
    let left = |games: Vec<FinishedGame>| -> Vec<TableId> {
        games.into_iter().map(|game| game.table).collect()
    };
    assert_eq!(left(history(&mut device).await), slice::from_ref(&second));
    assert_eq!(device.ask(delete).await.unwrap_err()["code"], "noSuchGame");
    assert_eq!(holders(folder.path(), first.as_str()), [""; 0]);

    // Whatever the archive is rebuilt from, it doesn't have it.
    stop(host, device).await;
    for lost in [&["archive.db"][..], &["archive.db", "archive.copy"]] {
        for name in lost {
            fs::remove_file(folder.path().join(name)).unwrap();
        }
        let (host, mut device) = start(folder.path()).await;
        assert_eq!(left(history(&mut device).await), slice::from_ref(&second), "without {lost:?}");
        stop(host, device).await;
    }
}

#[tokio::test]
async fn a_forgotten_person_is_gone_from_every_file_and_results_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    for _ in 0..2 {
        let table = game(&mut device).await;
        device.ask(HostAsk::CloseTable { table }).await.unwrap();
    }
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    let before = history(&mut device).await;
    let ids: Vec<PersonId> = before.iter().map(|game| game.players[1].id.clone()).collect();
    let forget = HostAsk::ForgetPerson { ids, name: NAMES[1].into() };
    device.ask(forget.clone()).await.unwrap();
    let after = history(&mut device).await;
    for (before, after) in before.into_iter().zip(&after) {
        let mut expected = before;
        expected.players[1].id = PersonId::default();
        expected.players[1].name.clear();
        expected.forgotten = vec![rules::seat::Seat(1)];
        assert_eq!(after, &expected);
    }
    assert_eq!(holders(folder.path(), NAMES[1]), [""; 0]);
    assert!(!holders(folder.path(), NAMES[0]).is_empty(), "the others stay");
    assert_eq!(device.ask(forget).await.unwrap_err()["code"], "noSuchGame");

    stop(host, device).await;
    fs::remove_file(folder.path().join("archive.db")).unwrap();
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(history(&mut device).await, after);
    stop(host, device).await;
}

#[tokio::test]
async fn what_an_open_table_knows_is_deleted_only_after_it_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = game(&mut device).await;
    let deletions = [
        HostAsk::ForgetPerson { ids: Vec::new(), name: "nobody".into() },
        HostAsk::ForgetPerson {
            ids: vec![history(&mut device).await[0].players[0].id.clone()],
            name: String::new(),
        },
        HostAsk::DeleteGame { table: table.clone(), round: 1 },
    ];
    for (ask, code) in deletions.iter().zip(["noSuchGame", "personAtTable", "stillAtTable"]) {
        assert_eq!(device.ask(ask.clone()).await.unwrap_err()["code"], code);
    }
    device.ask(HostAsk::CloseTable { table }).await.unwrap();
    for ask in &deletions[1..] {
        device.ask(ask.clone()).await.unwrap();
    }
    assert_eq!(history(&mut device).await, []);
    stop(host, device).await;
}
