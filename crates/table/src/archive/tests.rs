use std::fs;

use serde_json::json;

use super::*;
use crate::{aside, link::TableId};

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("archive.db");
    (folder, path)
}

fn game(table: &TableId, round: u32, ended_at: u64) -> FinishedGame {
    FinishedGame {
        table: table.clone(),
        round,
        game: "any".into(),
        began_at: 1,
        ended_at,
        players: Vec::new(),
        winners: Vec::new(),
        forgotten: Vec::new(),
        scores: None,
        details: json!({ "round": round }),
    }
}

fn rounds(archive: &Archive) -> Vec<u32> {
    archive.games().unwrap().iter().map(|game| game.round).collect()
}

#[test]
fn the_last_saved_settings_survive_a_restart() {
    let (_folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    assert_eq!(archive.settings().unwrap(), Value::Null);
    for settings in [json!({"language": "es"}), json!({"theme": "dark", "size": [1, 2]})] {
        archive.save_settings(&settings).unwrap();
        assert_eq!(archive.settings().unwrap(), settings);
        drop(Archive::open(&path));
    }
    drop(archive);
    let settings = Archive::open(&path).unwrap().settings().unwrap();
    assert_eq!(settings, json!({"theme": "dark", "size": [1, 2]}));
}

#[test]
fn the_link_of_the_table_device_is_made_only_once() {
    let (_folder, path) = folder();
    let link = Archive::open(&path).unwrap().host_link().unwrap();
    for _ in 0..2 {
        assert_eq!(Archive::open(&path).unwrap().host_link().unwrap(), link);
    }
    let (_another, other) = folder();
    assert_ne!(Archive::open(&other).unwrap().host_link().unwrap(), link);
}

#[test]
fn games_are_kept_once_and_listed_the_latest_first() {
    let (_folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    let table = TableId::random();
    for (round, ended_at) in [(1, 100), (3, 300), (2, 200), (2, 999)] {
        archive.keep(&game(&table, round, ended_at)).unwrap();
    }
    assert_eq!(rounds(&archive), [3, 2, 1]);
    assert_eq!(archive.games().unwrap()[1], game(&table, 2, 200), "the first one counts");
    drop(archive);
    assert_eq!(rounds(&Archive::open(&path).unwrap()), [3, 2, 1]);
}

#[test]
fn dismissed_names_survive_a_restart() {
    let (_folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    assert_eq!(archive.dismissed().unwrap(), BTreeSet::new());
    let names: BTreeSet<String> = ["a".to_owned(), "b".to_owned()].into();
    archive.save_dismissed(&names).unwrap();
    drop(archive);
    assert_eq!(Archive::open(&path).unwrap().dismissed().unwrap(), names);
}

#[test]
fn a_closed_archive_says_so_and_leaves_one_file_and_its_copy() {
    let (folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    archive.save_settings(&json!(1)).unwrap();
    archive.close();
    assert!(matches!(archive.settings(), Err(Unusable::NotNow(..))));
    assert!(matches!(archive.save_settings(&json!(2)), Err(Unusable::NotNow(..))));
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert_eq!(files, ["archive.copy", "archive.db"]);
}

#[test]
fn what_is_saved_is_in_the_file_itself_and_not_in_a_log() {
    let (folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    archive.save_settings(&json!("kept")).unwrap();
    // This is what a killed program leaves behind.
    let left = folder.path().join("left.db");
    fs::copy(&path, &left).unwrap();
    assert!(!disk::beside(&path, "-wal").exists() && !disk::beside(&path, "-journal").exists());
    assert_eq!(Archive::open(&left).unwrap().settings().unwrap(), json!("kept"));
}

#[test]
fn a_damaged_archive_is_set_aside_and_its_copy_takes_its_place() {
    let (folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    let (link, table) = (archive.host_link().unwrap(), TableId::random());
    archive.save_settings(&json!("mine")).unwrap();
    archive.keep(&game(&table, 1, 5)).unwrap();
    archive.close();
    fs::write(&path, "no database").unwrap();

    assert!(matches!(Archive::open(&path), Err(Unusable::Damaged(_))));
    let found = Archive::find(&path).unwrap();
    let aside = folder.path().join("archive.db.unreadable-1");
    assert_eq!(fs::read_to_string(&aside).unwrap(), "no database");
    assert!(matches!(&found.aside, Some((at, Unusable::Damaged(_))) if *at == aside));
    assert_eq!(found.archive.host_link().unwrap(), link);
    assert_eq!(found.archive.settings().unwrap(), json!("mine"));
    assert_eq!(rounds(&found.archive), [1]);
    found.archive.settle(true, false).unwrap();
    assert_eq!(found.archive.gaps().unwrap(), None, "the file itself is listed");

    // If both are damaged, an empty archive takes over and both are kept.
    found.archive.close();
    for name in ["archive.db", "archive.copy"] {
        fs::write(folder.path().join(name), "no database either").unwrap();
    }
    let found = Archive::find(&path).unwrap();
    assert_eq!(found.archive.settings().unwrap(), Value::Null);
    assert_eq!(aside::Aside::all(folder.path()).unwrap().len(), 3);
    found.archive.settle(true, false).unwrap();
    let gaps = Gaps { rebuilt: true, games: 0, settings: true, link: true, relay: false };
    assert_eq!(found.archive.gaps().unwrap(), Some(gaps));
    assert!(!found.archive.is_in_doubt().unwrap());
}

/// Nothing, and a file without a byte, which a power cut may leave behind.
#[test]
fn an_archive_that_is_gone_or_empty_comes_back_from_its_copy() {
    let (_folder, path) = folder();
    let archive = Archive::find(&path).unwrap().archive;
    let link = archive.host_link().unwrap();
    archive.settle(false, true).unwrap();
    assert_eq!(archive.gaps().unwrap(), None, "there never was one");
    archive.save_settings(&json!("mine")).unwrap();
    archive.keep(&game(&TableId::random(), 1, 5)).unwrap();
    archive.close();
    let empty = || drop(fs::write(&path, ""));
    let remove = || drop(fs::remove_file(&path));
    for lose in [&empty as &dyn Fn(), &remove] {
        lose();
        // Killed before it was done.
        drop(Archive::find(&path).unwrap());
        let Found { archive, aside } = Archive::find(&path).unwrap();
        assert!(aside.is_none() && archive.is_in_doubt().unwrap());
        assert_eq!(archive.settings().unwrap(), json!("mine"));
        assert_eq!(archive.host_link().unwrap(), link);
        assert_eq!(rounds(&archive), [1]);
        archive.settle(false, false).unwrap();
        let gaps = Gaps { rebuilt: true, ..Gaps::default() };
        assert_eq!(archive.gaps().unwrap(), Some(gaps));
        drop(archive);
        let Found { archive, .. } = Archive::find(&path).unwrap();
        assert!(!archive.is_in_doubt().unwrap() && archive.gaps().unwrap().is_some());
        archive.dismiss_gaps().unwrap();
        assert_eq!(archive.gaps().unwrap(), None);
        archive.close();
    }
}

#[test]
fn a_copy_is_never_replaced_by_one_that_has_less() {
    let (folder, path) = folder();
    let archive = Archive::find(&path).unwrap().archive;
    let table = TableId::random();
    archive.keep(&game(&table, 1, 5)).unwrap();
    archive.keep(&game(&table, 2, 6)).unwrap();
    archive.save_settings(&json!("mine")).unwrap();
    let room = archive.relay_token().unwrap().room();
    archive.back_up();
    let copy = || fs::read(folder.path().join("archive.copy")).unwrap();
    let good = copy();
    let lose = [
        "DELETE FROM game WHERE round = 2",
        "UPDATE game SET record = replace(record, 'any', 'amy') WHERE round = 2",
        "DELETE FROM setting WHERE name = 'screen'",
        "UPDATE setting SET sum = sum + 1 WHERE name = 'host-link'",
        "UPDATE setting SET sum = sum + 1 WHERE name = 'relay'",
    ];
    for lost in lose {
        archive.with(|connection| connection.execute_batch(lost)).unwrap();
        archive.back_up();
        assert_eq!(copy(), good, "{lost}");
        archive.mend().unwrap();
        assert_eq!(rounds(&archive), [2, 1], "{lost}");
        assert_eq!(archive.settings().unwrap(), json!("mine"), "{lost}");
        assert_eq!(archive.relay_token().unwrap().room(), room, "{lost}");
    }
    archive.keep(&game(&table, 3, 7)).unwrap();
    archive.back_up();
    assert_ne!(copy(), good, "there is more in it now");
    // A copy that is damaged is kept under another name.
    fs::write(folder.path().join("archive.copy"), "no database").unwrap();
    archive.back_up();
    assert!(copy().starts_with(b"SQLite"));
    let aside = folder.path().join("archive.copy.unreadable-1");
    assert_eq!(fs::read(aside).unwrap(), b"no database");
}

#[test]
fn no_flipped_bit_in_a_record_goes_unnoticed() {
    let (_folder, path) = folder();
    let archive = Archive::find(&path).unwrap().archive;
    let table = TableId::random();
    archive.keep(&game(&table, 1, 0x0102_0304)).unwrap();
    archive.save_settings(&json!({ "people": "Ana" })).unwrap();
    archive.settle(false, true).unwrap();
    drop(archive);
    let healthy = fs::read(&path).unwrap();
    let place = |needle: &[u8]| healthy.windows(needle.len()).position(|part| part == needle);
    let record = serde_json::to_string(&game(&table, 1, 0x0102_0304)).unwrap();
    for (needle, is_game) in
        [(record.as_bytes(), true), (&[1, 2, 3, 4], true), (br#"{"people":"Ana"}"#, false)]
    {
        let place = place(needle).expect("it is in the file");
        for bit in (0..needle.len() * 8).step_by(11) {
            let mut damaged = healthy.clone();
            damaged[place + bit / 8] ^= 1 << (bit % 8);
            fs::write(&path, damaged).unwrap();
            let archive = Archive::find(&path).unwrap().archive;
            assert!(archive.is_in_doubt().unwrap() == is_game, "bit {bit}");
            archive.settle(false, false).unwrap();
            let gaps = Gaps { games: is_game.into(), settings: !is_game, ..Gaps::default() };
            assert_eq!(archive.gaps().unwrap(), Some(gaps), "bit {bit}");
            assert_eq!(archive.games().unwrap().len(), usize::from(!is_game));
            // People know; and the table itself may still have it.
            archive.dismiss_gaps().unwrap();
            drop(archive);
            let archive = Archive::find(&path).unwrap().archive;
            archive.settle(false, false).unwrap();
            assert_eq!(archive.gaps().unwrap(), None, "bit {bit}");
            archive.keep(&game(&table, 1, 0x0102_0304)).unwrap();
            assert_eq!(archive.games().unwrap().len(), 1);
        }
    }
}

#[test]
fn a_damaged_token_of_a_room_is_replaced_and_people_are_told_that_its_links_are_gone() {
    let (_folder, path) = folder();
    let archive = Archive::find(&path).unwrap().archive;
    archive.settle(false, true).unwrap();
    let before = archive.relay_token().unwrap().room();
    archive.want_relay(Some("https://goats.example".into())).unwrap();
    let damage = "UPDATE setting SET sum = sum + 1 WHERE name = 'relay'";
    archive.with(|connection| connection.execute_batch(damage)).unwrap();
    drop(archive);

    let archive = Archive::find(&path).unwrap().archive;
    archive.settle(false, false).unwrap();
    assert_eq!(archive.gaps().unwrap(), Some(Gaps { relay: true, ..Gaps::default() }));
    assert!(archive.relay().unwrap().is_none());
    assert!(archive.relay_token().unwrap().room() != before);
    archive.dismiss_gaps().unwrap();
    archive.settle(false, false).unwrap();
    assert_eq!(archive.gaps().unwrap(), None);
}

/// An archive as the last version without checksums has left it.
fn without_sums(path: &Path) {
    let lose = "ALTER TABLE game DROP COLUMN sum; ALTER TABLE setting DROP COLUMN sum;
                PRAGMA user_version = 1;";
    Connection::open(path).unwrap().execute_batch(lose).unwrap();
}

#[test]
fn what_is_rotten_already_gets_no_checksum() {
    let (folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    let (table, link) = (TableId::random(), archive.host_link().unwrap());
    for round in 1..=6 {
        archive.keep(&game(&table, round, 10)).unwrap();
    }
    archive.save_settings(&json!("mine")).unwrap();
    archive.close();
    let copy = folder.path().join("archive.copy");
    without_sums(&path);
    without_sums(&copy);
    // One differs from its table, one from its copy, and one makes no sense in
    // the archive, one in the copy, one in both.
    let rot = |path: &Path, round: u32, from: &str, to: &str| {
        let rot = "UPDATE game SET record = replace(record, ?2, ?3) WHERE round = ?1";
        let connection = Connection::open(path).unwrap();
        connection.execute(rot, rusqlite::params![round, from, to]).unwrap();
    };
    rot(&path, 1, "any", "amy");
    rot(&copy, 1, "any", "amy");
    rot(&path, 2, "any", "amy");
    rot(&path, 3, "{", "[");
    rot(&copy, 4, "{", "[");
    rot(&path, 5, "{", "[");
    rot(&copy, 5, "{", "[");
    let archive = Archive::find(&path).unwrap().archive;
    assert!(archive.is_in_doubt().unwrap());
    archive.keep(&game(&table, 1, 10)).unwrap();
    archive.settle(false, false).unwrap();
    archive.back_up();
    for _ in 0..2 {
        let archive = Archive::find(&path).unwrap().archive;
        let known: Vec<_> = [6, 4, 3, 1].map(|round| game(&table, round, 10)).into();
        assert_eq!(archive.games().unwrap(), known);
        let gaps = Gaps { games: 2, ..Gaps::default() };
        assert_eq!(archive.gaps().unwrap(), Some(gaps));
        assert_eq!(archive.settings().unwrap(), json!("mine"));
        assert_eq!(archive.host_link().unwrap(), link);
    }
}

#[test]
fn the_numbers_of_views_grow_whatever_clocks_do() {
    let (_folder, path) = folder();
    let now = 1_763_236_800_000;
    let mut before = 0;
    let clocks = [now, now + 1, now - 86_400_000, 0, now + 86_400_000, now];
    // Not even a clock that was once set to the end of time ends it.
    for clock in clocks.into_iter().chain([u64::MAX, now, u64::MAX, 0, now]) {
        let first = Archive::open(&path).unwrap().first_version(clock).unwrap();
        assert!(first > before && first < HIGHEST_VERSION, "{clock}");
        before = first + 1_000_000_000;
    }
}

#[test]
fn another_archive_is_taken_over_without_losing_this_one() {
    let (_folder, path) = folder();
    let (_another, old) = folder();
    let (one, other) = (TableId::random(), TableId::random());
    let earlier = Archive::open(&old).unwrap();
    earlier.host_link().unwrap();
    earlier.save_settings(&json!("earlier")).unwrap();
    earlier.keep(&game(&one, 1, 10)).unwrap();
    earlier.keep(&game(&other, 2, 20)).unwrap();
    drop(earlier);
    let archive = Archive::open(&path).unwrap();
    let link = archive.host_link().unwrap();
    archive.keep(&game(&one, 1, 30)).unwrap();
    archive.take_over(&old).unwrap();
    assert_eq!(rounds(&archive), [1, 2]);
    assert_eq!(archive.games().unwrap()[0].ended_at, 30, "what is here stays");
    assert_eq!(archive.settings().unwrap(), json!("earlier"));
    assert_eq!(archive.host_link().unwrap(), link, "who is let in stays in");
    fs::write(&old, "no database").unwrap();
    assert!(matches!(archive.take_over(&old), Err(Unusable::Damaged(_))));
    assert_eq!(rounds(&archive), [1, 2]);
}

#[test]
fn an_archive_of_a_newer_version_is_left_alone() {
    let (_folder, path) = folder();
    drop(Archive::open(&path).unwrap());
    Connection::open(&path).unwrap().execute_batch("PRAGMA user_version = 99").unwrap();
    assert!(matches!(Archive::find(&path), Err(Unusable::TooNew)));
    assert!(path.exists());
}

#[test]
fn an_archive_that_is_in_use_is_neither_set_aside_nor_replaced() {
    let (folder, path) = folder();
    let archive = Archive::open(&path).unwrap();
    archive.save_settings(&json!("mine")).unwrap();
    drop(archive);
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let found = Archive::find(&path);
    assert!(matches!(found, Err(Unusable::NotNow(Obstacle::InUse, _))));
    drop(other);
    assert_eq!(Archive::find(&path).unwrap().archive.settings().unwrap(), json!("mine"));
    assert_eq!(aside::Aside::all(folder.path()).unwrap(), []);
}
