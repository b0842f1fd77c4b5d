//! The journal of one table: an append-only SQLite file.
//!
//! One file for each table, so that a damaged one harms no other. Every line
//! carries a checksum over itself and the line before it: a flipped bit or a
//! lost line is noticed, and the file is set aside instead of being believed.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use rules::game::UnixMillis;
use rusqlite::{Connection, ErrorCode, OpenFlags, params};

use crate::state::Dated;

/// Each step brings a file of the version before it up to date; the number of
/// steps is the present version.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE journal (
        line INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        entry TEXT NOT NULL,
        sum INTEGER NOT NULL
    ) STRICT;
"];

#[derive(Debug)]
pub enum JournalError {
    /// The disk did not take it; what was there before is untouched.
    NotWritten(String),
    /// The file is damaged, or not one of ours.
    NotReadable(String),
    /// Made by a newer version of the app.
    TooNew,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::NotWritten(reason) => write!(f, "{reason}"),
            JournalError::NotReadable(reason) => write!(f, "it cannot be read ({reason})"),
            JournalError::TooNew => f.write_str("it was made by a newer version of Goatherd"),
        }
    }
}

impl std::error::Error for JournalError {}

pub struct Journal {
    path: PathBuf,
    /// None while the journal rests: an open database costs more memory than
    /// the rest of its table.
    connection: Option<Connection>,
    last: Line,
}

impl Journal {
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        if path.exists() {
            return Err(JournalError::NotWritten("the file exists already".into()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(not_written)?;
        keep_private(path);
        prepare(&connection).map_err(not_written)?;
        migrate(&connection, 0).map_err(not_written)?;
        Ok(Journal { path: path.to_owned(), connection: Some(connection), last: (0, 0) })
    }

    /// Opens a journal and reads all of it.
    pub fn open(path: &Path) -> Result<(Journal, Vec<Dated<String>>), JournalError> {
        let connection = connect(path).map_err(not_readable)?;
        let version: u32 = connection
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .map_err(not_readable)?;
        match version as usize {
            // A journal gets its version together with its first table.
            0 => return Err(JournalError::NotReadable("it is empty".into())),
            version if version > MIGRATIONS.len() => return Err(JournalError::TooNew),
            version => migrate(&connection, version).map_err(not_readable)?,
        }
        let intact: String = connection
            .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
            .map_err(not_readable)?;
        if intact != "ok" {
            return Err(JournalError::NotReadable(intact));
        }
        let (entries, last) = read_all(&connection)?;
        Ok((Journal { path: path.to_owned(), connection: Some(connection), last }, entries))
    }

    /// Writes entries so that they survive a power cut; all of them or none.
    pub fn append(&mut self, at: UnixMillis, entries: &[String]) -> Result<(), JournalError> {
        let mut last = self.last;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            resting => resting.insert(connect(&self.path).map_err(not_written)?),
        };
        let transaction = connection.transaction().map_err(not_written)?;
        {
            let mut statement = transaction
                .prepare("INSERT INTO journal (line, at, entry, sum) VALUES (?1, ?2, ?3, ?4)")
                .map_err(not_written)?;
            for entry in entries {
                let line = last.0 + 1;
                let sum = checksum(last.1, line, at as i64, entry);
                statement.execute(params![line, at as i64, entry, sum]).map_err(not_written)?;
                last = (line, sum);
            }
        }
        transaction.commit().map_err(not_written)?;
        self.last = last;
        Ok(())
    }

    /// Closes the file until there is something to write again.
    pub fn rest(&mut self) {
        self.connection = None;
    }

    pub fn is_resting(&self) -> bool {
        self.connection.is_none()
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection)?;
    Ok(connection)
}

/// The number and the checksum of a line.
type Line = (i64, u32);

/// All entries in order, and the number and checksum of the last line.
fn read_all(connection: &Connection) -> Result<(Vec<Dated<String>>, Line), JournalError> {
    let mut statement = connection
        .prepare("SELECT line, at, entry, sum FROM journal ORDER BY line")
        .map_err(not_readable)?;
    let mut rows = statement.query([]).map_err(not_readable)?;
    let mut entries = Vec::new();
    let mut last = (0, 0);
    while let Some(row) = rows.next().map_err(not_readable)? {
        let read = || Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
        let (line, at, entry, sum): (i64, i64, String, i64) = read().map_err(not_readable)?;
        let expected = checksum(last.1, line, at, &entry);
        if line != last.0 + 1 || sum != i64::from(expected) {
            return Err(JournalError::NotReadable(format!("line {line} is damaged")));
        }
        last = (line, expected);
        entries.push(Dated { at: at as UnixMillis, entry });
    }
    Ok((entries, last))
}

/// Gives a file that cannot be read another name, with its companions, and
/// says which. Nothing is ever overwritten.
pub fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let named = |number: u32, suffix: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!("{suffix}.unreadable-{number}"));
        PathBuf::from(name)
    };
    let free = (1..).find(|number| !named(*number, "").exists()).unwrap_or(u32::MAX);
    for suffix in ["-wal", "-shm"] {
        let mut companion = path.as_os_str().to_owned();
        companion.push(suffix);
        if Path::new(&companion).exists() {
            std::fs::rename(&companion, named(free, suffix))?;
        }
    }
    let aside = named(free, "");
    std::fs::rename(path, &aside)?;
    Ok(aside)
}

/// The way every database of ours is used: a commit is on the disk.
pub(crate) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA cache_size = -128;
         PRAGMA temp_store = MEMORY;
         PRAGMA foreign_keys = ON;",
    )
}

pub(crate) fn run_migrations(
    connection: &Connection,
    from: usize,
    migrations: &[&str],
) -> rusqlite::Result<()> {
    for (version, migration) in migrations.iter().enumerate().skip(from) {
        // Schema and version change together or not at all.
        connection.execute_batch(&format!(
            "BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {}; COMMIT;",
            version + 1
        ))?;
    }
    Ok(())
}

fn migrate(connection: &Connection, from: usize) -> rusqlite::Result<()> {
    run_migrations(connection, from, &MIGRATIONS)
}

/// The journal holds the secrets of a table: it is for its owner's eyes.
#[cfg(unix)]
pub(crate) fn keep_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A file system without permissions is no reason not to play.
    let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
}

#[cfg(not(unix))]
pub(crate) fn keep_private(_path: &Path) {}

fn checksum(before: u32, line: i64, at: i64, entry: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(&line.to_le_bytes());
    hasher.update(&at.to_le_bytes());
    hasher.update(entry.as_bytes());
    hasher.finalize()
}

pub(crate) fn not_written(error: rusqlite::Error) -> JournalError {
    JournalError::NotWritten(match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full".into(),
        Some(ErrorCode::ReadOnly) | Some(ErrorCode::PermissionDenied) => {
            "the folder cannot be written".into()
        }
        Some(ErrorCode::CannotOpen) => "the folder cannot be opened".into(),
        _ => error.to_string(),
    })
}

fn not_readable(error: rusqlite::Error) -> JournalError {
    JournalError::NotReadable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(range: std::ops::Range<u32>) -> Vec<String> {
        range.map(|line| format!("{{\"line\":{line}}}")).collect()
    }

    fn written(entries: Vec<Dated<String>>) -> Vec<String> {
        entries.into_iter().map(|dated| dated.entry).collect()
    }

    #[test]
    fn what_was_appended_is_read_back_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        let mut journal = Journal::create(&path).unwrap();
        journal.append(5, &lines(0..3)).unwrap();
        journal.append(6, &[]).unwrap();
        drop(journal);
        let (mut journal, entries) = Journal::open(&path).unwrap();
        assert!(entries.iter().all(|dated| dated.at == 5));
        assert_eq!(written(entries), lines(0..3));
        journal.rest();
        journal.append(7, &lines(3..4)).unwrap();
        drop(journal);
        assert_eq!(written(Journal::open(&path).unwrap().1), lines(0..4));
    }

    #[test]
    fn a_journal_is_never_created_over_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        Journal::create(&path).unwrap().append(1, &lines(0..1)).unwrap();
        assert!(matches!(Journal::create(&path), Err(JournalError::NotWritten(_))));
        assert_eq!(written(Journal::open(&path).unwrap().1), lines(0..1));
    }

    #[test]
    fn any_flipped_bit_in_the_text_and_any_lost_or_changed_line_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        Journal::create(&path).unwrap().append(1, &lines(0..20)).unwrap();
        let healthy = std::fs::read(&path).unwrap();
        let needle = b"{\"line\":7}";
        let place = healthy.windows(needle.len()).position(|w| w == needle).unwrap();
        for bit in 0..needle.len() * 8 {
            let mut damaged = healthy.clone();
            damaged[place + bit / 8] ^= 1 << (bit % 8);
            std::fs::write(&path, &damaged).unwrap();
            assert!(matches!(Journal::open(&path), Err(JournalError::NotReadable(_))));
        }
        for change in [
            "DELETE FROM journal WHERE line = 7",
            "UPDATE journal SET at = 2 WHERE line = 7",
            "UPDATE journal SET entry = 'x' WHERE line = 7",
            "DROP TABLE journal",
        ] {
            std::fs::write(&path, &healthy).unwrap();
            Connection::open(&path).unwrap().execute_batch(change).unwrap();
            let opened = Journal::open(&path);
            assert!(matches!(opened, Err(JournalError::NotReadable(_))), "{change}");
        }
    }

    #[test]
    fn a_file_cut_short_at_any_page_is_never_taken_for_a_shorter_evening() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        Journal::create(&path).unwrap().append(1, &lines(0..500)).unwrap();
        let healthy = std::fs::read(&path).unwrap();
        for length in (0..healthy.len()).step_by(1024) {
            std::fs::write(&path, &healthy[..length]).unwrap();
            match Journal::open(&path) {
                Err(JournalError::NotReadable(_)) => {}
                Err(other) => panic!("cut to {length}: {other}"),
                Ok((_, entries)) => panic!("cut to {length}: {} lines", entries.len()),
            }
        }
    }

    #[test]
    fn a_journal_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        drop(Journal::create(&path).unwrap());
        Connection::open(&path).unwrap().execute_batch("PRAGMA user_version = 99").unwrap();
        assert!(matches!(Journal::open(&path), Err(JournalError::TooNew)));
    }

    #[test]
    fn setting_aside_keeps_every_file_under_a_new_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        for round in 1..=3 {
            std::fs::write(&path, format!("{round}")).unwrap();
            std::fs::write(folder.path().join("a.table-wal"), "wal").unwrap();
            let aside = set_aside(&path).unwrap();
            assert_eq!(aside, folder.path().join(format!("a.table.unreadable-{round}")));
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 6);
    }

    #[cfg(unix)]
    #[test]
    fn a_journal_is_for_its_owners_eyes() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        drop(Journal::create(&path).unwrap());
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
