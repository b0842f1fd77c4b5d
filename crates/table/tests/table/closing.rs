//! Of a table that was closed only the finished games remain on the disk, whenever
//! the program is killed.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    journal::Journal,
    link::{DeviceId, TableId},
    network::NoNetwork,
    wire::{Answer, Because, HostAsk, SetAside, TableAsk},
};

use crate::{
    fixtures::{copy_of, play},
    memory::Device,
};

fn host(folder: &Path) -> Host {
    Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap()
}

fn journal(folder: &Path, table: &TableId) -> PathBuf {
    folder.join(table.as_str()).with_extension("table")
}

/// One finished game, and another one that has been dealt, with phones in the
/// seats.
async fn evening(host: &Host, device: &mut Device) -> TableId {
    let opened = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await;
    let Ok(Some(Answer::Opened { table })) = opened else { panic!("{opened:?}") };
    device.seat_people(3).await;
    play(device, None, json!({ "type": "arrange", "plan": {} })).await;
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    let link = links[0].url.trim_start_matches('#');
    let mut phone = Device::join(host, link, DeviceId::random()).await.unwrap();
    for round in 1..=2 {
        play(device, None, json!({ "type": "begin" })).await;
        play(device, None, json!({ "type": "roll" })).await;
        play(&mut phone, None, json!({ "type": "peek" })).await;
        if round == 1 {
            play(device, None, json!({ "type": "abandon" })).await;
            device.ask(TableAsk::Again).await.unwrap();
        }
    }
    table
}

/// Everything in a journal that must be gone once its table is closed.
fn secrets(journal: &Path) -> Vec<String> {
    fn walk(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match (name.as_str(), value) {
                        ("mats" | "secrets", Value::String(secret)) => found.push(secret.clone()),
                        ("device", device) => found.push(device.to_string()),
                        (_, value) => walk(value, found),
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let (_, lines) = Journal::open(journal).unwrap();
    let mut found = Vec::new();
    for line in lines {
        walk(&serde_json::from_str(&line.entry).unwrap(), &mut found);
    }
    found
}

type Files = BTreeMap<String, Vec<u8>>;

/// Every file of a folder, with its bytes.
fn files(folder: &Path) -> Files {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let read = |file: fs::DirEntry| {
        (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())
    };
    files.map(read).collect()
}

fn put_back(folder: &Path, files: &Files) {
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
}

/// The files that hold one of these texts.
fn holders(folder: &Path, texts: &[String]) -> Vec<String> {
    let holds = |bytes: &[u8]| {
        texts.iter().any(|text| bytes.windows(text.len()).any(|part| part == text.as_bytes()))
    };
    let files = files(folder).into_iter();
    files.filter(|(_, bytes)| holds(bytes)).map(|(name, _)| name).collect()
}

/// The rounds of a table that the history knows, and which files there are of it.
async fn found(folder: &Path, table: &TableId) -> (Vec<u32>, Vec<String>) {
    let host = host(folder);
    let mut device = Device::table(&host).await;
    let Ok(Some(Answer::Tables { unfinished, set_aside, .. })) = device.ask(HostAsk::Tables).await
    else {
        panic!("the tables")
    };
    assert!(unfinished.iter().all(|summary| summary.table != *table), "it is closed");
    // People are told that an archive was gone.
    let is_told = |file: &SetAside| matches!(file.because, Because::IsIncomplete { .. });
    assert!(set_aside.iter().all(is_told), "{set_aside:?}");
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
        panic!("the history")
    };
    let games = games.into_iter().filter(|game| game.table == *table);
    let rounds = games.map(|game| game.round).collect();
    host.stop().await;
    let names = files(folder).into_keys().filter(|name| name.starts_with(table.as_str()));
    (rounds, names.collect())
}

#[tokio::test]
async fn mats_and_keys_of_a_closed_table_are_gone_from_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let table = evening(&host, &mut device).await;
    let secrets = secrets(&journal(folder.path(), &table));
    assert_eq!(secrets.len(), 2 + 3 + 1, "mats of two games, links of three seats, a device");
    assert!(!holders(folder.path(), &secrets).is_empty(), "the table is still open");

    device.ask(HostAsk::CloseTable { table: table.clone() }).await.unwrap();
    assert_eq!(holders(folder.path(), &secrets), [""; 0]);
    host.stop().await;
    drop((host, device));
    assert_eq!(holders(folder.path(), &secrets), [""; 0]);
    let past = [format!("{}.past", table.as_str())];
    assert_eq!(found(folder.path(), &table).await, (vec![1], past.to_vec()));

    // The history comes back from there.
    for archive in ["archive.db", "archive.copy"] {
        fs::remove_file(folder.path().join(archive)).unwrap();
    }
    assert_eq!(found(folder.path(), &table).await, (vec![1], past.to_vec()));
}

/// What the program has on the disk after each of its steps, put together from
/// the files before and after.
#[tokio::test]
async fn a_program_that_is_killed_while_it_closes_a_table_finishes_that_later() {
    let folder = tempfile::tempdir().unwrap();
    let before_closing = {
        let host = host(folder.path());
        let mut device = Device::table(&host).await;
        let table = evening(&host, &mut device).await;
        host.stop().await;
        table
    };
    let table = before_closing;
    let secrets = secrets(&journal(folder.path(), &table));
    let open = files(folder.path());
    let id = table.as_str();
    let journal = open[&format!("{id}.table")].clone();
    {
        let host = host(folder.path());
        host.close_table(&table).await.unwrap();
        host.stop().await;
    }
    let past = files(folder.path())[&format!("{id}.past")].clone();
    let others: Files = open.into_iter().filter(|(name, _)| !name.starts_with(id)).collect();
    let half = |bytes: &[u8]| bytes[..bytes.len() / 2].to_vec();
    let steps = [
        vec![("closed", journal.clone())],
        vec![("closed", journal.clone()), ("head", b"1 2 3".to_vec())],
        vec![("closed", journal.clone()), ("new-past", Vec::new())],
        vec![
            ("closed", journal.clone()),
            ("new-past", half(&past)),
            ("new-past-journal", half(&past)),
        ],
        vec![("closed", journal.clone()), ("new-past", past.clone())],
        vec![("closed", journal.clone()), ("past", past.clone())],
        vec![("past", past)],
    ];
    for (number, step) in steps.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        put_back(folder.path(), &others);
        for (ending, bytes) in step {
            fs::write(folder.path().join(format!("{id}.{ending}")), bytes).unwrap();
        }
        let (rounds, mut names) = found(folder.path(), &table).await;
        names.retain(|name| !name.ends_with(".head"));
        assert_eq!((rounds, names), (vec![1], vec![format!("{id}.past")]), "step {number}");
        assert_eq!(holders(folder.path(), &secrets), [""; 0], "step {number}");
    }
}

#[tokio::test]
async fn a_journal_that_cannot_be_read_is_not_deleted() {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in [("0a1b2c3d4e.closed", "no database"), ("0a1b2c3d4f.closed", "")] {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    host(folder.path()).stop().await;
    assert_eq!(files(folder.path())["0a1b2c3d4e.closed"], b"no database");
    assert!(!folder.path().join("0a1b2c3d4f.closed").exists(), "it never had a line");
}

#[tokio::test]
async fn what_earlier_versions_have_put_away_is_scrubbed_and_stays_in_the_history() {
    let folder = copy_of("v1/stopped");
    let closed = ["47d23b1a0a", "9ff9d9a9c0"];
    let mut secrets = Vec::new();
    for id in closed {
        let journal = folder.path().join(id).with_extension("closed");
        // A copy, because opening a file changes it.
        let copy = tempfile::tempdir().unwrap();
        let place = copy.path().join("a.table");
        fs::copy(journal, &place).unwrap();
        secrets.extend(self::secrets(&place));
    }
    assert!(!holders(folder.path(), &secrets).is_empty());
    for name in ["archive.db", "archive.copy"] {
        let _ = fs::remove_file(folder.path().join(name));
    }
    for (id, rounds) in closed.into_iter().zip([vec![], vec![1]]) {
        let table = TableId::try_from(id.to_owned()).unwrap();
        let (kept, names) = found(folder.path(), &table).await;
        assert_eq!((kept, names), (rounds, vec![format!("{id}.past")]));
    }
    assert_eq!(holders(folder.path(), &secrets), [""; 0]);
}

#[tokio::test]
async fn whoever_closes_the_table_they_look_at_stays_connected_and_opens_another() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let (mut device, mut other) = (Device::table(&host).await, Device::table(&host).await);
    let table = evening(&host, &mut device).await;
    other.ask(HostAsk::OpenTable { table: table.clone() }).await.unwrap();
    device.ask(HostAsk::CloseTable { table }).await.unwrap();
    assert_eq!(other.last_word().await.unwrap()["code"], "tableClosed", "the others are told");
    let refused = device.ask(TableAsk::Again).await.unwrap_err();
    assert_eq!(refused["code"], "noTableOpen");
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
    device.seat_people(3).await;
    device.catch_up().await.unwrap();
    assert_eq!(device.view.unwrap().players.len(), 3);
    host.stop().await;
}
