//! What outlives a table, on a disk that loses or changes some of it: whatever can
//! be rebuilt is, and of the rest people are told.

use std::{fs, path::Path};

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rusqlite::Connection;
use serde_json::{Value, json};
use table::{
    link::Role,
    wire::{Answer, Because, FinishedGame, HostAsk, SetAside},
};

use crate::{
    fixtures::copy_of,
    storage::{copy, play, settings, start, stop, tables, third_turn, try_host},
};

/// All that must not get lost, or change.
#[derive(Debug, Clone, PartialEq)]
struct Kept {
    link: String,
    games: Vec<FinishedGame>,
    settings: Value,
}

async fn kept(folder: &Path) -> (Kept, Vec<SetAside>) {
    let (host, mut device) = start(folder).await;
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
        panic!("the history")
    };
    let settings = settings(&mut device).await;
    let (_, set_aside) = tables(&mut device).await;
    let link = host.secrets().fragment(&Role::Table);
    stop(host, device).await;
    (Kept { link, games, settings }, set_aside)
}

/// What the host of today has left behind when it was stopped: its archive, the
/// copy, tables that were closed and one that wasn't, and settings.
async fn evening() -> (tempfile::TempDir, Kept) {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    device.ask(HostAsk::SaveSettings { settings: json!({ "people": ["Ana"] }) }).await.unwrap();
    for is_closed in [true, true, false] {
        let table = third_turn(&mut device).await;
        play(&mut device, None, json!({ "type": "abandon" })).await;
        device.ask(HostAsk::History).await.unwrap();
        if is_closed {
            device.ask(HostAsk::CloseTable { table }).await.unwrap();
        }
    }
    stop(host, device).await;
    let (kept, set_aside) = kept(folder.path()).await;
    assert_eq!((kept.games.len(), set_aside.len()), (3, 0));
    (folder, kept)
}

fn gaps(set_aside: &[SetAside]) -> Option<&Because> {
    let because = |file: &SetAside| matches!(file.because, Because::IsIncomplete { .. });
    let [file] = &set_aside.iter().filter(|file| because(file)).collect::<Vec<_>>()[..] else {
        return None;
    };
    assert!(file.is_archive && file.name == "archive.db", "{file:?}");
    Some(&file.because)
}

#[tokio::test]
async fn an_empty_archive_is_rebuilt_and_people_are_told() {
    let (folder, before) = evening().await;
    let archive = folder.path().join("archive.db");
    fs::write(&archive, "").unwrap();
    let told = Because::IsIncomplete {
        rebuilt: true,
        games: 0,
        settings: false,
        link: false,
        relay: false,
    };
    // People are told until somebody has read it, even after another start.
    for _ in 0..2 {
        let (now, set_aside) = kept(folder.path()).await;
        assert_eq!(now, before);
        assert_eq!(gaps(&set_aside), Some(&told));
    }
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(host.notes().len(), 1, "{:?}", host.notes());
    device.ask(HostAsk::Dismiss { name: "archive.db".into() }).await.unwrap();
    let again = device.ask(HostAsk::Dismiss { name: "archive.db".into() }).await;
    assert_eq!(again.unwrap_err()["code"], "noSuchFile");
    stop(host, device).await;
    assert_eq!(kept(folder.path()).await, (before.clone(), vec![]));

    // Without a copy there are still the tables, open and closed.
    for name in ["archive.db", "archive.copy"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let (now, set_aside) = kept(folder.path()).await;
    assert_eq!(now.games, before.games);
    assert_ne!(now.link, before.link);
    assert_eq!(now.settings, Value::Null);
    let told =
        Because::IsIncomplete { rebuilt: true, games: 0, settings: true, link: true, relay: false };
    assert_eq!(gaps(&set_aside), Some(&told));
}

#[tokio::test]
async fn the_copy_is_as_new_as_what_only_the_archive_knows() {
    let (folder, _) = evening().await;
    let (host, mut device) = start(folder.path()).await;
    let settings = json!({ "people": ["Bea"] });
    device.ask(HostAsk::SaveSettings { settings: settings.clone() }).await.unwrap();
    let saved = |path: &Path| {
        let connection = Connection::open(path).unwrap();
        let select = "SELECT value FROM setting WHERE name = 'screen'";
        let text: String = connection.query_row(select, [], |row| row.get(0)).unwrap();
        serde_json::from_str::<Value>(&text).unwrap()
    };
    // Nobody waits for the copy but us.
    while saved(&folder.path().join("archive.copy")) != settings {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let killed = copy(folder.path());
    stop(host, device).await;
    fs::write(killed.path().join("archive.db"), "").unwrap();
    assert_eq!(kept(killed.path()).await.0.settings, settings);
}

/// Whatever bit flips: everything is as it was, or people are told.
#[tokio::test]
async fn no_flipped_bit_in_an_archive_changes_anything_silently() {
    let (folder, before) = evening().await;
    // Nothing is there from which it could be rebuilt.
    let alone = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join("archive.db"), alone.path().join("archive.db")).unwrap();
    let healthy = fs::read(alone.path().join("archive.db")).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut told, mut same) = (0, 0);
    for trial in 0..120 {
        let folder = tempfile::tempdir().unwrap();
        let mut damaged = healthy.clone();
        let place = random.random_range(0..damaged.len());
        damaged[place] ^= 1 << random.random_range(0..8);
        fs::write(folder.path().join("archive.db"), damaged).unwrap();
        if try_host(folder.path()).is_err() {
            told += 1;
            continue;
        }
        let (now, set_aside) = kept(folder.path()).await;
        if set_aside.is_empty() {
            assert_eq!(now, before, "trial {trial}, byte {place}");
            same += 1;
        } else {
            told += 1;
        }
    }
    assert!(told > 10 && same > 10, "{told} told, {same} the same");
}

#[tokio::test]
async fn a_damaged_record_comes_back_from_its_table_or_its_copy_and_is_listed_if_it_cannot() {
    let (folder, before) = evening().await;
    let rot = |folder: &Path| {
        let connection = Connection::open(folder.join("archive.db")).unwrap();
        let rot = "UPDATE game SET record = replace(record, 'abandoned', 'abandoneb');
                   UPDATE setting SET value = replace(value, 'Ana', 'Bna');";
        connection.execute_batch(rot).unwrap();
    };
    let without = |endings: &[&str]| {
        let folder = copy(folder.path());
        for file in fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
            let ending = file.extension().unwrap_or_default().to_str().unwrap().to_owned();
            if endings.contains(&&*ending) {
                fs::remove_file(file).unwrap();
            }
        }
        rot(folder.path());
        folder
    };
    // From the copy alone.
    let folder = without(&["table", "past"]);
    assert_eq!(kept(folder.path()).await, (before.clone(), vec![]));

    // From the tables alone, but they don't know the settings.
    let folder = without(&["copy"]);
    let (now, set_aside) = kept(folder.path()).await;
    assert_eq!(now, Kept { settings: Value::Null, ..before.clone() });
    let told = Because::IsIncomplete {
        rebuilt: false,
        games: 0,
        settings: true,
        link: false,
        relay: false,
    };
    assert_eq!(gaps(&set_aside), Some(&told));

    // From nowhere.
    let folder = without(&["copy", "table", "past"]);
    for _ in 0..2 {
        let (now, set_aside) = kept(folder.path()).await;
        assert_eq!((now.games, now.link), (vec![], before.link.clone()));
        let told = Because::IsIncomplete {
            rebuilt: false,
            games: 3,
            settings: true,
            link: false,
            relay: false,
        };
        assert_eq!(gaps(&set_aside), Some(&told));
    }
    let (host, mut device) = start(folder.path()).await;
    device.ask(HostAsk::Dismiss { name: "archive.db".into() }).await.unwrap();
    stop(host, device).await;
    assert_eq!(kept(folder.path()).await.1, [], "people know");
}

/// The last version without checksums in its archive.
#[tokio::test]
async fn an_archive_of_an_earlier_version_is_believed_only_where_its_tables_agree() {
    let folder = copy_of("v2/stopped");
    let (healthy, set_aside) = kept(folder.path()).await;
    assert_eq!((healthy.games.len(), set_aside), (3, vec![]));
    // It came from another device, so no table here knows it.
    let imported = "24d83aec4c";
    let is_ours = |game: &FinishedGame| game.table.as_str() != imported;

    let rot = |folder: &Path, name: &str, table: &str| {
        let connection = Connection::open(folder.join(name)).unwrap();
        let rot = "UPDATE game SET record = replace(record, 'Ana', 'Amy') WHERE table_id LIKE ?1";
        assert!(connection.execute(rot, [table]).unwrap() > 0);
    };
    let rotten = copy_of("v2/stopped");
    for table in ["45702fe213", "851316541b"] {
        rot(rotten.path(), "archive.db", table);
        rot(rotten.path(), "archive.copy", table);
    }
    assert_eq!(kept(rotten.path()).await, (healthy.clone(), vec![]));
    // Now it has checksums, and what rots comes back from the copy.
    rot(rotten.path(), "archive.db", "%");
    assert_eq!(kept(rotten.path()).await, (healthy.clone(), vec![]));

    // Where nobody knows better, two that differ are both doubted.
    let rotten = copy_of("v2/stopped");
    rot(rotten.path(), "archive.db", "%");
    for _ in 0..2 {
        let (now, set_aside) = kept(rotten.path()).await;
        let ours: Vec<_> = healthy.games.iter().filter(|game| is_ours(game)).cloned().collect();
        assert_eq!(now, Kept { games: ours, ..healthy.clone() });
        let told = Because::IsIncomplete {
            rebuilt: false,
            games: 1,
            settings: false,
            link: false,
            relay: false,
        };
        assert_eq!(gaps(&set_aside), Some(&told));
    }
}
