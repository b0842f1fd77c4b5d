//! What outlives a table: finished games, settings, the table device's link.

use std::{path::Path, sync::Mutex};

use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;

use crate::{
    journal::{self, JournalError, not_written},
    link::Secrets,
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

/// The name under which the table screen's own settings are kept.
const SCREEN: &str = "screen";
const HOST_LINK: &str = "host-link";

/// A short lock around a connection: nothing here takes longer than a commit.
/// There is none any more once the archive is closed.
pub struct Archive(Mutex<Option<Connection>>);

impl Archive {
    pub fn open(path: &Path) -> Result<Archive, JournalError> {
        let connection = Connection::open(path).map_err(not_written)?;
        journal::keep_private(path);
        let read = || -> rusqlite::Result<u32> {
            journal::prepare(&connection)?;
            let intact: String =
                connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
            if intact != "ok" {
                return Err(rusqlite::Error::InvalidQuery);
            }
            connection.query_row("PRAGMA user_version", [], |row| row.get(0))
        };
        let version = read().map_err(|error| match not_written(error) {
            // Only what is really damaged may be set aside.
            JournalError::NotWritten(reason) if !is_writable(path) => {
                JournalError::NotWritten(reason)
            }
            error => JournalError::NotReadable(error.to_string()),
        })?;
        if version as usize > MIGRATIONS.len() {
            return Err(JournalError::TooNew);
        }
        journal::run_migrations(&connection, version as usize, &MIGRATIONS).map_err(not_written)?;
        Ok(Archive(Mutex::new(Some(connection))))
    }

    /// Keeps a finished game. Keeping it twice is keeping it once, so that it
    /// can be done again after a power cut.
    pub fn keep(&self, game: &FinishedGame) -> Result<(), JournalError> {
        let record = serde_json::to_string(game).unwrap_or_default();
        let insert = "INSERT OR IGNORE INTO game (table_id, round, ended_at, record)
                      VALUES (?1, ?2, ?3, ?4)";
        let values = params![game.table.as_str(), game.round, game.ended_at as i64, record];
        self.with(|connection| connection.execute(insert, values)).map(drop)
    }

    /// All finished games, the latest first.
    pub fn games(&self) -> Result<Vec<FinishedGame>, JournalError> {
        let records: Vec<String> = self.with(|connection| {
            let mut statement =
                connection.prepare("SELECT record FROM game ORDER BY ended_at DESC, round DESC")?;
            statement.query_map([], |row| row.get(0))?.collect()
        })?;
        Ok(records.iter().filter_map(|record| serde_json::from_str(record).ok()).collect())
    }

    pub fn settings(&self) -> Result<Value, JournalError> {
        let text = self.setting(SCREEN)?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null))
    }

    pub fn save_settings(&self, settings: &Value) -> Result<(), JournalError> {
        self.save_setting(SCREEN, &settings.to_string())
    }

    /// The link of the table device: made once, so that a page which comes
    /// back after a restart is still let in.
    pub fn host_link(&self) -> Result<Secrets, JournalError> {
        let known = self.setting(HOST_LINK)?.and_then(|text| serde_json::from_str(&text).ok());
        if let Some(secrets) = known {
            return Ok(secrets);
        }
        let secrets = Secrets::random();
        let text = serde_json::to_string(&secrets).unwrap_or_default();
        self.save_setting(HOST_LINK, &text)?;
        Ok(secrets)
    }

    fn setting(&self, name: &str) -> Result<Option<String>, JournalError> {
        let select = "SELECT value FROM setting WHERE name = ?1";
        self.with(|connection| connection.query_row(select, [name], |row| row.get(0)).optional())
    }

    fn save_setting(&self, name: &str, value: &str) -> Result<(), JournalError> {
        let upsert = "INSERT INTO setting (name, value) VALUES (?1, ?2)
                      ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        self.with(|connection| connection.execute(upsert, [name, value])).map(drop)
    }

    /// Writes what is still in the log to its place, so that one file is all
    /// there is. A game that ends after this is kept at the next start.
    pub fn close(&self) {
        *self.connection() = None;
    }

    fn with<T>(
        &self,
        act: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, JournalError> {
        let connection = self.connection();
        let closed = || JournalError::NotWritten("the archive is closed".into());
        act(connection.as_ref().ok_or_else(closed)?).map_err(not_written)
    }

    fn connection(&self) -> std::sync::MutexGuard<'_, Option<Connection>> {
        // A statement that panicked has been rolled back: the connection is
        // as good as before.
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn is_writable(path: &Path) -> bool {
    std::fs::OpenOptions::new().append(true).open(path).is_ok()
}
