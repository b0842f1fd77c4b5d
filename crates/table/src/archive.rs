//! What outlives a table: finished games, settings, the table device's link.
//!
//! Little is written here, and nobody waits for it, so the archive does without
//! a write-ahead log that could get lost: what is committed is in the file. A
//! second copy, made at every start and stop, replaces a file that is damaged.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use rules::game::UnixMillis;
use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;

use crate::{
    aside,
    disk::{self, Obstacle, Unusable, explain},
    link::Secrets,
    old,
    platform::files,
    wire::FinishedGame,
};

const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE game (
        table_id TEXT NOT NULL,
        round INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (table_id, round)
    ) STRICT;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
"];

const SETTINGS: &str = "
    PRAGMA journal_mode = DELETE;
    PRAGMA synchronous = EXTRA;
    PRAGMA temp_store = MEMORY;
";

/// The first one to be kept of a table and a round stays.
const INSERT: &str = "INSERT OR IGNORE INTO game (table_id, round, ended_at, record)
                      VALUES (?1, ?2, ?3, ?4)";

/// The name under which the table screen's own settings are kept.
const SCREEN: &str = "screen";
const HOST_LINK: &str = "host-link";
const DISMISSED: &str = "dismissed";

/// The lock is only ever held briefly, because nothing here takes longer than a
/// commit. There is no connection any more once the archive is closed.
pub struct Archive {
    path: PathBuf,
    connection: Mutex<Option<Connection>>,
    /// How many games are on their way into it.
    coming: watch::Sender<usize>,
}

/// A game on its way into the archive. Nobody waits for it any more when this is
/// dropped.
pub(crate) struct Coming(Arc<Archive>);

impl Drop for Coming {
    fn drop(&mut self) {
        self.0.coming.send_modify(|games| *games -= 1);
    }
}

/// An archive, and where it came from.
pub(crate) struct Found {
    pub(crate) archive: Archive,
    /// It isn't the one that was here before, so it may lack some games.
    pub(crate) is_another: bool,
    /// The damaged file that it replaces.
    pub(crate) aside: Option<(PathBuf, Unusable)>,
}

impl Archive {
    /// The archive at this path, or an empty one.
    pub fn open(path: &Path) -> Result<Archive, Unusable> {
        let connection = disk::connect(path, true, SETTINGS)?;
        disk::keep_private(path);
        disk::check(path, &connection)?;
        disk::migrate(path, &connection, &MIGRATIONS)?;
        let connection = Mutex::new(Some(connection));
        Ok(Archive { path: path.to_owned(), connection, coming: watch::Sender::new(0) })
    }

    /// The archive at this path. If it is damaged or missing, its second copy
    /// takes its place, and only if there is none, an empty archive.
    pub(crate) fn find(path: &Path) -> Result<Found, Unusable> {
        let mut is_another = !files::exists(path)?;
        let mut aside = None;
        if is_another {
            Archive::restore(path);
        }
        loop {
            match Archive::open(path) {
                Ok(archive) => return Ok(Found { archive, is_another, aside }),
                Err(damaged @ Unusable::Damaged(_)) => {
                    let place = aside::set_aside(path)?;
                    // If the copy turns out to be damaged too, it isn't tried again.
                    if aside.is_none() {
                        Archive::restore(path);
                        aside = Some((place, damaged));
                    }
                    is_another = true;
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn restore(path: &Path) {
        let _ = files::copy(&second_copy(path), path);
    }

    /// Makes the second copy. If there is no room for it, the earlier one stays.
    pub fn back_up(&self) {
        let copy = second_copy(&self.path);
        let new = disk::beside(&copy, ".new");
        let _ = files::remove(&new);
        let into = new.display().to_string();
        let copied = self.with(|connection| connection.execute("VACUUM INTO ?1", [into]));
        if copied.is_ok() && files::sync(&new).is_ok() {
            disk::keep_private(&new);
            let _ = files::rename(&new, &copy);
        } else {
            let _ = files::remove(&new);
        }
    }

    /// Takes over the games and the screen's settings from another archive. The
    /// link stays, so that devices which are connected remain so.
    pub fn take_over(&self, other: &Path) -> Result<(), Unusable> {
        // This makes sure that it can be read, and brings it up to date.
        drop(Archive::open(other)?);
        let take = "
            INSERT OR IGNORE INTO game SELECT * FROM other.game;
            INSERT OR REPLACE INTO setting SELECT * FROM other.setting WHERE name = 'screen';
        ";
        self.with(|connection| {
            connection.execute("ATTACH ?1 AS other", [other.display().to_string()])?;
            let taken = connection.execute_batch(&format!("BEGIN; {take} COMMIT;"));
            if taken.is_err() && !connection.is_autocommit() {
                connection.execute_batch("ROLLBACK")?;
            }
            connection.execute_batch("DETACH other").and(taken)
        })
    }

    /// Keeps a finished game. Keeping it twice makes no difference, so that it can
    /// be done again after a power cut.
    pub fn keep(&self, game: &FinishedGame) -> Result<(), Unusable> {
        let record = written(game)?;
        let values = params![game.table.as_str(), game.round, game.ended_at as i64, record];
        self.with(|connection| connection.execute(INSERT, values)).map(drop)
    }

    /// Keeps games that come from elsewhere, all of them or none. Returns how many
    /// weren't here yet.
    pub(crate) fn take_in(&self, games: &[FinishedGame]) -> Result<usize, Unusable> {
        let records: Result<Vec<String>, _> = games.iter().map(written).collect();
        let records = records?;
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            let mut new = 0;
            for (game, record) in games.iter().zip(&records) {
                let values = params![game.table.as_str(), game.round, game.ended_at as i64, record];
                new += all.execute(INSERT, values)?;
            }
            all.commit()?;
            Ok(new)
        })
    }

    /// Announces a game that will be kept in a moment.
    pub(crate) fn expect(self: &Arc<Self>) -> Coming {
        self.coming.send_modify(|games| *games += 1);
        Coming(self.clone())
    }

    /// Waits for the games that are on their way. Whoever looks at the history right
    /// after a game expects to find it there.
    pub(crate) async fn all_have_come(&self) {
        let _ = self.coming.subscribe().wait_for(|games| *games == 0).await;
    }

    /// All finished games, the latest first.
    pub fn games(&self) -> Result<Vec<FinishedGame>, Unusable> {
        self.games_since(0)
    }

    /// Those that have ended since then.
    pub fn games_since(&self, since: UnixMillis) -> Result<Vec<FinishedGame>, Unusable> {
        let select = "SELECT record FROM game WHERE ended_at >= ?1
                      ORDER BY ended_at DESC, round DESC";
        let records: Vec<String> = self.with(|connection| {
            let mut statement = connection.prepare(select)?;
            statement.query_map([since as i64], |row| row.get(0))?.collect()
        })?;
        let read = |record: &String| {
            let known = serde_json::from_str(record).ok();
            known.or_else(|| old::finished(serde_json::from_str(record).ok()?))
        };
        Ok(records.iter().filter_map(read).collect())
    }

    pub fn settings(&self) -> Result<Value, Unusable> {
        let text = self.setting(SCREEN)?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null))
    }

    pub fn save_settings(&self, settings: &Value) -> Result<(), Unusable> {
        self.save_setting(SCREEN, &settings.to_string())
    }

    /// The link of the table device. It is made only once, so that a page which
    /// reconnects after a restart is still let in.
    pub fn host_link(&self) -> Result<Secrets, Unusable> {
        let known = self.setting(HOST_LINK)?.and_then(|text| serde_json::from_str(&text).ok());
        if let Some(secrets) = known {
            return Ok(secrets);
        }
        let secrets = Secrets::random();
        self.save_setting(HOST_LINK, &written(&secrets)?)?;
        Ok(secrets)
    }

    /// The names of the unusable files that were dismissed from the start screen.
    pub fn dismissed(&self) -> Result<BTreeSet<String>, Unusable> {
        let text = self.setting(DISMISSED)?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    pub fn save_dismissed(&self, names: &BTreeSet<String>) -> Result<(), Unusable> {
        self.save_setting(DISMISSED, &written(names)?)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, Unusable> {
        let select = "SELECT value FROM setting WHERE name = ?1";
        self.with(|connection| connection.query_row(select, [name], |row| row.get(0)).optional())
    }

    fn save_setting(&self, name: &str, value: &str) -> Result<(), Unusable> {
        let upsert = "INSERT INTO setting (name, value) VALUES (?1, ?2)
                      ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        self.with(|connection| connection.execute(upsert, [name, value])).map(drop)
    }

    /// Closes the archive. A game that ends after this is kept at the next start.
    pub fn close(&self) {
        self.back_up();
        *self.connection() = None;
    }

    fn with<T>(&self, act: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Unusable> {
        let connection = self.connection();
        let closed = || Unusable::NotNow(Obstacle::DiskFails, "the archive is closed".into());
        let connection = connection.as_ref().ok_or_else(closed)?;
        act(connection).map_err(|error| explain(&self.path, &error))
    }

    fn connection(&self) -> std::sync::MutexGuard<'_, Option<Connection>> {
        // A statement that panicked has been rolled back, so the connection is as
        // good as before.
        self.connection.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// What can't be written down isn't kept at all, and its caller hears of it.
fn written(value: &impl Serialize) -> Result<String, Unusable> {
    serde_json::to_string(value).map_err(|_| Unusable::Stumbles)
}

fn second_copy(path: &Path) -> PathBuf {
    path.with_extension("copy")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::*;
    use crate::link::TableId;

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
        assert!(found.is_another);
        assert_eq!(found.archive.host_link().unwrap(), link);
        assert_eq!(found.archive.settings().unwrap(), json!("mine"));
        assert_eq!(rounds(&found.archive), [1]);

        // If both are damaged, an empty archive takes over and both are kept.
        found.archive.close();
        for name in ["archive.db", "archive.copy"] {
            fs::write(folder.path().join(name), "no database either").unwrap();
        }
        let found = Archive::find(&path).unwrap();
        assert_eq!(found.archive.settings().unwrap(), Value::Null);
        assert_eq!(aside::Aside::all(folder.path()).unwrap().len(), 3);
        assert!(!Archive::find(&path).unwrap().is_another);
    }

    #[test]
    fn an_archive_that_is_gone_comes_back_from_its_copy() {
        let (_folder, path) = folder();
        let archive = Archive::find(&path).unwrap();
        assert!(archive.is_another && archive.aside.is_none());
        archive.archive.save_settings(&json!("mine")).unwrap();
        archive.archive.close();
        fs::remove_file(&path).unwrap();
        let found = Archive::find(&path).unwrap();
        assert!(found.is_another);
        assert_eq!(found.archive.settings().unwrap(), json!("mine"));
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
}
