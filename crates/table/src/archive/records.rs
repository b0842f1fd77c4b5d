//! The records of an archive. Each carries a checksum of itself, so that a flipped
//! bit is noticed.

use rusqlite::{Connection, OptionalExtension, Row, params, types::ValueRef};

use crate::{disk::Unusable, old, wire::FinishedGame};

/// Stands in place of the checksum of a damaged record of which people know.
const KNOWN_DAMAGE: i64 = -1;
/// Stands in place of the checksum of a record from before there were any that is
/// proven wrong.
const PROVEN_WRONG: i64 = -2;

/// What the checksum of a record says about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Sound,
    /// It is from before there were checksums, and nothing has confirmed it yet.
    Unproven,
    Damaged,
}

fn standing(sum: Option<i64>, right: u32) -> Standing {
    match sum {
        None => Standing::Unproven,
        Some(sum) if sum == i64::from(right) => Standing::Sound,
        Some(_) => Standing::Damaged,
    }
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GameRow {
    pub(super) table: String,
    pub(super) round: i64,
    ended_at: i64,
    record: String,
    sum: Option<i64>,
}

impl GameRow {
    /// What can't be written down isn't kept at all, and the caller is told.
    pub(super) fn of(game: &FinishedGame) -> Result<GameRow, Unusable> {
        let record = serde_json::to_string(game).map_err(|_| Unusable::Stumbles)?;
        let mut row = GameRow {
            table: game.table.as_str().to_owned(),
            round: game.round.into(),
            ended_at: game.ended_at as i64,
            record,
            sum: None,
        };
        row.confirm();
        Ok(row)
    }

    /// Those that have ended since then, the latest first.
    pub(super) fn since(connection: &Connection, since: i64) -> rusqlite::Result<Vec<GameRow>> {
        let select = "SELECT table_id, round, ended_at, record, sum FROM game
                      WHERE ended_at >= ?1 ORDER BY ended_at DESC, round DESC";
        let mut statement = connection.prepare(select)?;
        statement.query_map([since], GameRow::read)?.collect()
    }

    pub(super) fn all(connection: &Connection) -> rusqlite::Result<Vec<GameRow>> {
        GameRow::since(connection, i64::MIN)
    }

    /// The one of this table and this round.
    pub(super) fn same(&self, connection: &Connection) -> rusqlite::Result<Option<GameRow>> {
        let select = "SELECT table_id, round, ended_at, record, sum FROM game
                      WHERE table_id = ?1 AND round = ?2";
        connection.query_row(select, params![self.table, self.round], GameRow::read).optional()
    }

    pub(super) fn put(&self, connection: &Connection) -> rusqlite::Result<()> {
        let put = "INSERT OR REPLACE INTO game (table_id, round, ended_at, record, sum)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let GameRow { table, round, ended_at, record, sum } = self;
        connection.execute(put, params![table, round, ended_at, record, sum]).map(drop)
    }

    pub(super) fn remove(&self, connection: &Connection) -> rusqlite::Result<()> {
        let remove = "DELETE FROM game WHERE table_id = ?1 AND round = ?2";
        connection.execute(remove, params![self.table, self.round]).map(drop)
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<GameRow> {
        Ok(GameRow {
            table: text(row, 0)?,
            round: row.get(1)?,
            ended_at: row.get(2)?,
            record: text(row, 3)?,
            sum: row.get(4)?,
        })
    }

    fn right_sum(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(self.table.as_bytes());
        hasher.update(&self.round.to_le_bytes());
        hasher.update(&self.ended_at.to_le_bytes());
        hasher.update(self.record.as_bytes());
        hasher.finalize()
    }

    pub(super) fn standing(&self) -> Standing {
        standing(self.sum, self.right_sum())
    }

    /// The game, if it can be read and isn't damaged.
    pub(super) fn game(&self) -> Option<FinishedGame> {
        if self.standing() == Standing::Damaged {
            return None;
        }
        let known = serde_json::from_str(&self.record).ok();
        let game: FinishedGame =
            known.or_else(|| old::finished(serde_json::from_str(&self.record).ok()?))?;
        // A record says itself where it belongs.
        let belongs = game.table.as_str() == self.table
            && i64::from(game.round) == self.round
            && game.ended_at as i64 == self.ended_at;
        belongs.then_some(game)
    }

    /// Whether it is damaged and nobody has been told yet.
    pub(super) fn is_news(&self) -> bool {
        self.sum != Some(KNOWN_DAMAGE) && self.standing() == Standing::Damaged
    }

    pub(super) fn is_same_game(&self, other: &GameRow) -> bool {
        GameRow { sum: None, ..self.clone() } == GameRow { sum: None, ..other.clone() }
    }

    /// From now on it's sound.
    pub(super) fn confirm(&mut self) {
        self.sum = Some(self.right_sum().into());
    }

    pub(super) fn call_wrong(&mut self) {
        self.sum = Some(PROVEN_WRONG);
    }

    pub(super) fn call_known(&mut self) {
        self.sum = Some(KNOWN_DAMAGE);
    }
}

/// One of the other things that are kept, by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SettingRow {
    pub(super) name: String,
    value: String,
    sum: Option<i64>,
}

impl SettingRow {
    pub(super) fn new(name: &str, value: String) -> SettingRow {
        let mut row = SettingRow { name: name.to_owned(), value, sum: None };
        row.confirm();
        row
    }

    pub(super) fn all(connection: &Connection) -> rusqlite::Result<Vec<SettingRow>> {
        let mut statement = connection.prepare("SELECT name, value, sum FROM setting")?;
        statement.query_map([], SettingRow::read)?.collect()
    }

    pub(super) fn named(
        connection: &Connection,
        name: &str,
    ) -> rusqlite::Result<Option<SettingRow>> {
        let select = "SELECT name, value, sum FROM setting WHERE name = ?1";
        connection.query_row(select, [name], SettingRow::read).optional()
    }

    pub(super) fn put(&self, connection: &Connection) -> rusqlite::Result<()> {
        let put = "INSERT OR REPLACE INTO setting (name, value, sum) VALUES (?1, ?2, ?3)";
        connection.execute(put, params![self.name, self.value, self.sum]).map(drop)
    }

    pub(super) fn remove(connection: &Connection, name: &str) -> rusqlite::Result<()> {
        connection.execute("DELETE FROM setting WHERE name = ?1", [name]).map(drop)
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<SettingRow> {
        Ok(SettingRow { name: text(row, 0)?, value: text(row, 1)?, sum: row.get(2)? })
    }

    fn right_sum(&self) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(self.name.as_bytes());
        hasher.update(&[0]);
        hasher.update(self.value.as_bytes());
        hasher.finalize()
    }

    pub(super) fn standing(&self) -> Standing {
        standing(self.sum, self.right_sum())
    }

    /// What it says, if it can be read and isn't damaged.
    pub(super) fn value<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        let is_readable = self.standing() != Standing::Damaged;
        serde_json::from_str(&self.value).ok().filter(|_| is_readable)
    }

    /// Whether it is damaged and nobody has been told yet.
    pub(super) fn is_news(&self) -> bool {
        self.sum != Some(KNOWN_DAMAGE) && self.value::<serde_json::Value>().is_none()
    }

    pub(super) fn confirm(&mut self) {
        self.sum = Some(self.right_sum().into());
    }

    pub(super) fn call_known(&mut self) {
        self.sum = Some(KNOWN_DAMAGE);
    }
}

/// A text of which some bytes may be wrong. Then its checksum is wrong, too.
fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        _ => String::new(),
    })
}
