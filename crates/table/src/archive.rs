//! What outlives a table: finished games, settings, the table device's link.
//!
//! Little is written here, and nobody waits for it, so the archive does without
//! a write-ahead log that could get lost: what is committed is in the file. A
//! second copy (`mending.rs`) replaces what is damaged or gone.

mod mending;
mod records;

use std::{
    collections::BTreeSet,
    fmt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use lines::room::Token;
use rules::game::UnixMillis;
use rusqlite::Connection;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::sync::watch;

pub(crate) use self::mending::Found;
use self::records::{GameRow, SettingRow, Standing};
use crate::{
    disk::{self, Obstacle, Unusable, explain},
    link::Secrets,
    seal::Coded,
    wire::FinishedGame,
};

const MIGRATIONS: [&str; 2] = [
    "
    CREATE TABLE game (
        table_id TEXT NOT NULL,
        round INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (table_id, round)
    ) STRICT;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    ",
    // What has no checksum yet gets it once it's confirmed.
    "
    ALTER TABLE game ADD COLUMN sum INTEGER;
    ALTER TABLE setting ADD COLUMN sum INTEGER;
    ",
];

const SETTINGS: &str = "
    PRAGMA journal_mode = DELETE;
    PRAGMA synchronous = EXTRA;
    PRAGMA temp_store = MEMORY;
    PRAGMA secure_delete = ON;
";

/// The name under which the table screen's own settings are kept.
const SCREEN: &str = "screen";
const HOST_LINK: &str = "host-link";
const DISMISSED: &str = "dismissed";
const RELAY: &str = "relay";
const FIRST_VERSION: &str = "first-version";
/// What people are still to be told about this archive.
const GAPS: &str = "gaps";

/// More views than any table shows between two starts.
const VERSIONS_OF_ONE_START: u64 = 1 << 32;
/// A page counts no further.
const HIGHEST_VERSION: u64 = 1 << 53;
/// What a clock says counts no further than this, which it says in 2112, so that one
/// that was once set far too late leaves room for a million starts.
const LATEST_BY_CLOCK: u64 = HIGHEST_VERSION / 2;

/// The lock is only ever held briefly, because nothing here takes longer than a
/// commit. There is no connection any more once the archive is closed.
pub struct Archive {
    path: PathBuf,
    connection: Mutex<Option<Connection>>,
    /// How many games are on their way into it.
    coming: watch::Sender<usize>,
}

/// What becomes of a finished game; nothing if it is deleted.
pub(crate) trait Change: Fn(FinishedGame) -> Option<FinishedGame> {}
impl<F: Fn(FinishedGame) -> Option<FinishedGame>> Change for F {}

/// A game on its way into the archive. Nobody waits for it any more when this is
/// dropped.
pub(crate) struct Coming(Arc<Archive>);

impl Drop for Coming {
    fn drop(&mut self) {
        self.0.coming.send_modify(|games| *games -= 1);
    }
}

/// The room of this host at a relay.
#[derive(Serialize, Deserialize)]
struct Relay {
    token: Coded<32>,
    /// The relay that people want; none if they don't.
    place: Option<String>,
}

/// What an archive lacks, or may lack.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Gaps {
    /// It was gone, and was put together again.
    pub rebuilt: bool,
    /// So many finished games are damaged, and are nowhere else.
    #[serde(skip)]
    pub games: u32,
    /// The screen's settings are gone.
    pub settings: bool,
    /// There was no copy, so there is a new link, and nothing that came from other
    /// devices.
    pub link: bool,
    /// The token of the room at a relay is gone, so links that led there lead nowhere.
    #[serde(default)]
    pub relay: bool,
}

impl fmt::Display for Gaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut said = Vec::new();
        if self.rebuilt {
            said.push("it was gone and has been put together again".to_owned());
        }
        if self.games > 0 {
            said.push(format!("{} finished games in it are damaged", self.games));
        }
        if self.settings {
            said.push("the settings are gone".to_owned());
        }
        if self.link {
            said.push("there was no copy of it, so the table screen has a new link".to_owned());
        }
        if self.relay {
            said.push("phones that came through a relay need new links".to_owned());
        }
        f.write_str(&said.join("; "))
    }
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

    /// Keeps a finished game. Keeping it twice makes no difference, so that it can
    /// be done again after a power cut.
    pub fn keep(&self, game: &FinishedGame) -> Result<(), Unusable> {
        self.take_in(std::slice::from_ref(game)).map(drop)
    }

    /// Keeps games, all of them or none. The first one to be kept of a table and a
    /// round stays, unless it has no right checksum. Returns how many weren't here.
    pub(crate) fn take_in(&self, games: &[FinishedGame]) -> Result<usize, Unusable> {
        let rows: Result<Vec<GameRow>, _> = games.iter().map(GameRow::of).collect();
        let rows = rows?;
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            let mut new = 0;
            for row in rows {
                let here = row.same(&all)?;
                if here.is_none_or(|here| here.standing() != Standing::Sound) {
                    row.put(&all)?;
                    new += 1;
                }
            }
            all.commit().map(|()| new)
        })
    }

    /// Changes all games, and those for which nothing is returned are gone. The
    /// second copy comes first: what it has and the archive lacks would be taken
    /// from it.
    pub(crate) fn change(&self, change: &impl Change) -> Result<(), Unusable> {
        if let Some(copy) = self.copy()? {
            copy.change_rows(change)?;
        }
        self.change_rows(change)
    }

    fn change_rows(&self, change: &impl Change) -> Result<(), Unusable> {
        let mut changed = Vec::new();
        for row in self.with(GameRow::all)? {
            let Some(game) = row.game() else { continue };
            match change(game.clone()) {
                Some(new) if new == game => {}
                Some(new) => changed.push((row, Some(GameRow::of(&new)?))),
                None => changed.push((row, None)),
            }
        }
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            for (row, new) in changed {
                match new {
                    Some(new) => new.put(&all)?,
                    None => row.remove(&all)?,
                }
            }
            all.commit()
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

    /// Those that have ended since then. The damaged ones are among the `gaps`.
    pub fn games_since(&self, since: UnixMillis) -> Result<Vec<FinishedGame>, Unusable> {
        let rows = self.with(|connection| GameRow::since(connection, since as i64))?;
        Ok(rows.iter().filter_map(GameRow::game).collect())
    }

    pub fn settings(&self) -> Result<Value, Unusable> {
        Ok(self.setting(SCREEN)?.unwrap_or_default())
    }

    pub fn save_settings(&self, settings: &Value) -> Result<(), Unusable> {
        self.save_setting(SCREEN, settings)
    }

    /// The link of the table device. It is made only once, so that a page which
    /// reconnects after a restart is still let in.
    pub fn host_link(&self) -> Result<Secrets, Unusable> {
        if let Some(secrets) = self.setting(HOST_LINK)? {
            return Ok(secrets);
        }
        let secrets = Secrets::random();
        self.save_setting(HOST_LINK, &secrets)?;
        Ok(secrets)
    }

    /// The token of this host's room at a relay. It is made only once, so that the
    /// links of its guests still lead there after a restart.
    pub(crate) fn relay_token(&self) -> Result<Token, Unusable> {
        if let Some(Relay { token, .. }) = self.setting(RELAY)? {
            return Ok(Token::new(token.0));
        }
        let token = Coded::random();
        self.save_setting(RELAY, &Relay { token, place: None })?;
        Ok(Token::new(token.0))
    }

    /// People want this relay, or none.
    pub(crate) fn want_relay(&self, place: Option<String>) -> Result<(), Unusable> {
        match self.setting::<Relay>(RELAY)? {
            Some(before) => self.save_setting(RELAY, &Relay { place, ..before }),
            None => Ok(()),
        }
    }

    /// The relay that people want, and the token of this host's room.
    pub(crate) fn relay(&self) -> Result<Option<(String, Token)>, Unusable> {
        let relay: Option<Relay> = self.setting(RELAY)?;
        Ok(relay.and_then(|relay| Some((relay.place?, Token::new(relay.token.0)))))
    }

    /// The names of the unusable files that were dismissed from the start screen.
    pub fn dismissed(&self) -> Result<BTreeSet<String>, Unusable> {
        Ok(self.setting(DISMISSED)?.unwrap_or_default())
    }

    pub fn save_dismissed(&self, names: &BTreeSet<String>) -> Result<(), Unusable> {
        self.save_setting(DISMISSED, names)
    }

    /// Where the numbers of views begin at this start: above all that there were
    /// before, whatever clocks say. Time only helps if what was kept is gone.
    pub(crate) fn first_version(&self, now: UnixMillis) -> Result<u64, Unusable> {
        let before: Option<u64> = self.setting(FIRST_VERSION)?;
        let above = before.map_or(0, |before| before.saturating_add(VERSIONS_OF_ONE_START));
        let first = above.max(now.saturating_mul(1000).min(LATEST_BY_CLOCK));
        let first = first.min(HIGHEST_VERSION - VERSIONS_OF_ONE_START);
        // On a full disk people can still look at their tables.
        let _ = self.save_setting(FIRST_VERSION, &first);
        Ok(first)
    }

    /// What people are to be told about this archive.
    pub fn gaps(&self) -> Result<Option<Gaps>, Unusable> {
        let gaps: Option<Gaps> = self.setting(GAPS)?;
        let rows = self.with(GameRow::all)?;
        let games = rows.iter().filter(|row| row.is_news()).count() as u32;
        let gaps = Gaps { games, ..gaps.unwrap_or_default() };
        Ok(Some(gaps).filter(|gaps| *gaps != Gaps::default()))
    }

    /// People know what it lacks.
    pub fn dismiss_gaps(&self) -> Result<(), Unusable> {
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            SettingRow::remove(&all, GAPS)?;
            for mut row in GameRow::all(&all)?.into_iter().filter(GameRow::is_news) {
                row.call_known();
                row.put(&all)?;
            }
            all.commit()
        })
    }

    fn setting<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Unusable> {
        let row = self.with(|connection| SettingRow::named(connection, name))?;
        Ok(row.and_then(|row| row.value()))
    }

    fn save_setting(&self, name: &str, value: &impl Serialize) -> Result<(), Unusable> {
        let row = SettingRow::new(name, written(value)?);
        self.with(|connection| row.put(connection))
    }

    /// Closes the archive. A game that ends after this is kept at the next start.
    pub fn close(&self) {
        self.back_up();
        *self.connection() = None;
    }

    fn with<T>(&self, act: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Unusable> {
        let connection = self.connection();
        let connection = connection.as_ref().ok_or_else(closed)?;
        act(connection).map_err(|error| explain(&self.path, &error))
    }

    fn connection(&self) -> MutexGuard<'_, Option<Connection>> {
        // A statement that panicked has been rolled back, so the connection is as
        // good as before.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn closed() -> Unusable {
    Unusable::NotNow(Obstacle::DiskFails, "the archive is closed".into())
}

/// What can't be written down isn't kept at all, and the caller is told.
fn written(value: &impl Serialize) -> Result<String, Unusable> {
    serde_json::to_string(value).map_err(|_| Unusable::Stumbles)
}

#[cfg(test)]
mod tests;
