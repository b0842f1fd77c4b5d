//! How our databases are opened, and what can be wrong with them.
//!
//! Two things must never be confused: a file that is damaged, which only its own
//! bytes can prove, and a disk that won't let us use the file right now. A
//! damaged file is set aside. A disk that refuses says nothing about the file,
//! so the file stays, people are told what to do, and trying again works.

use std::{
    fmt, io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, ErrorCode, OpenFlags};
use serde::{Deserialize, Serialize};

use crate::platform::files;

/// Why a file can't be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unusable {
    /// What was read from it proves that it is damaged: it isn't a database, it is
    /// malformed, or the checksum of a line is wrong.
    Damaged(String),
    /// Made by a newer version of the app.
    TooNew,
    /// It can't be used right now, but may well be healthy.
    NotNow(Obstacle, String),
    /// The app itself panics over it, which is a bug and no fault of the file.
    Stumbles,
}

/// What keeps us from a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Obstacle {
    DiskFull,
    /// It belongs to somebody else, or may only be read.
    NotAllowed,
    /// Another program holds it.
    InUse,
    /// The system lets this program open no more files.
    TooManyFiles,
    /// The disk fails for an unknown reason.
    DiskFails,
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unusable::Damaged(reason) => write!(f, "it can't be read ({reason})"),
            Unusable::TooNew => f.write_str("it was made by a newer version of Goatherd"),
            Unusable::NotNow(Obstacle::DiskFails, reason) => {
                write!(f, "{} ({reason})", Obstacle::DiskFails)
            }
            Unusable::NotNow(obstacle, _) => obstacle.fmt(f),
            Unusable::Stumbles => {
                f.write_str("Goatherd keeps tripping over it, and that's our fault")
            }
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Obstacle::DiskFull => "the disk is full; make room and try again",
            Obstacle::NotAllowed => {
                "Goatherd isn't allowed to use it; check its permissions and its folder's, then try again"
            }
            Obstacle::InUse => "another program is using it; close that one and try again",
            Obstacle::TooManyFiles => "too many files are open; close something and try again",
            Obstacle::DiskFails => "the disk isn't working properly; check it and try again",
        })
    }
}

impl std::error::Error for Unusable {}

impl Obstacle {
    pub(crate) fn of(error: &io::Error) -> Obstacle {
        // These two have no `ErrorKind` yet: the system, or this program, has too
        // many files open.
        const ENFILE: i32 = 23;
        const EMFILE: i32 = 24;
        match (error.kind(), error.raw_os_error()) {
            (_, Some(ENFILE | EMFILE)) => Obstacle::TooManyFiles,
            (io::ErrorKind::StorageFull, _)
            | (io::ErrorKind::QuotaExceeded, _)
            | (io::ErrorKind::FileTooLarge, _) => Obstacle::DiskFull,
            (io::ErrorKind::PermissionDenied, _) | (io::ErrorKind::ReadOnlyFilesystem, _) => {
                Obstacle::NotAllowed
            }
            (io::ErrorKind::ResourceBusy, _) => Obstacle::InUse,
            _ => Obstacle::DiskFails,
        }
    }
}

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Unusable {
        Unusable::NotNow(Obstacle::of(&error), error.to_string())
    }
}

/// What an error from SQLite says about the file.
pub(crate) fn explain(path: &Path, error: &rusqlite::Error) -> Unusable {
    use rusqlite::Error;
    let reason = error.to_string();
    let failure = match error {
        Error::SqliteFailure(failure, _) => failure,
        // It could be read, but isn't what we wrote.
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => return Unusable::Damaged(reason),
        _ => return Unusable::NotNow(Obstacle::DiskFails, reason),
    };
    let obstacle = match failure.code {
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => return Unusable::Damaged(reason),
        // Our statements are correct for our own tables, so these are others.
        ErrorCode::Unknown if failure.extended_code == rusqlite::ffi::SQLITE_ERROR => {
            return Unusable::Damaged(reason);
        }
        ErrorCode::DiskFull => Obstacle::DiskFull,
        ErrorCode::DatabaseBusy
        | ErrorCode::DatabaseLocked
        | ErrorCode::FileLockingProtocolFailed => Obstacle::InUse,
        ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Obstacle::NotAllowed,
        ErrorCode::CannotOpen => obstacle_at(path).unwrap_or(Obstacle::NotAllowed),
        _ => obstacle_at(path).unwrap_or(Obstacle::DiskFails),
    };
    Unusable::NotNow(obstacle, reason)
}

/// SQLite often says only that it failed; trying to write a file beside the other
/// one shows why. The other one itself must not be opened here, because closing
/// it again would release SQLite's locks on it.
fn obstacle_at(path: &Path) -> Option<Obstacle> {
    // This is as many handles and as much room as SQLite needs for one of our
    // files.
    const HANDLES: usize = 5;
    const ROOM: usize = 64 * 1024;
    let probe = beside(path, ".probe");
    let tried = files::write(&probe, &vec![0; ROOM], HANDLES);
    let _ = files::remove(&probe);
    tried.err().map(|error| Obstacle::of(&error))
}

/// The path with something appended, which is how SQLite names its companions.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Connects to a database, which is created only if `create` says so. The
/// `settings` are applied before anything else.
pub(crate) fn connect(path: &Path, create: bool, settings: &str) -> Result<Connection, Unusable> {
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    flags.set(OpenFlags::SQLITE_OPEN_CREATE, create);
    let connect = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.execute_batch(settings)?;
        Ok(connection)
    };
    connect().map_err(|error| explain(path, &error))
}

/// Checks that the whole file is as SQLite wrote it.
pub(crate) fn check(path: &Path, connection: &Connection) -> Result<(), Unusable> {
    let said: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| explain(path, &error))?;
    if said == "ok" {
        return Ok(());
    }
    // Pages that couldn't be read just now are reported in the same way as pages
    // that are wrong, so only SQLite's own code for damage is proof.
    let is_unread = said.contains("failed to get page")
        || said.split_once("error code=").is_some_and(|(_, code)| {
            let code = code.trim().parse::<i32>().unwrap_or_default() & 0xFF;
            ![rusqlite::ffi::SQLITE_CORRUPT, rusqlite::ffi::SQLITE_NOTADB].contains(&code)
        });
    Err(match is_unread {
        true => Unusable::NotNow(obstacle_at(path).unwrap_or(Obstacle::DiskFails), said),
        false => Unusable::Damaged(said),
    })
}

/// The number of migrations that a file has been through; zero for an empty one.
pub(crate) fn version(path: &Path, connection: &Connection) -> Result<usize, Unusable> {
    let version: Result<u32, _> = connection.query_row("PRAGMA user_version", [], |row| row.get(0));
    version.map(|version| version as usize).map_err(|error| explain(path, &error))
}

/// Brings a file of an earlier version up to date.
pub(crate) fn migrate(
    path: &Path,
    connection: &Connection,
    migrations: &[&str],
) -> Result<(), Unusable> {
    let from = version(path, connection)?;
    if from > migrations.len() {
        return Err(Unusable::TooNew);
    }
    for (version, migration) in migrations.iter().enumerate().skip(from) {
        // The schema and its version change together or not at all.
        let step =
            format!("BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {}; COMMIT;", version + 1);
        connection.execute_batch(&step).map_err(|error| explain(path, &error))?;
    }
    Ok(())
}

/// Our files contain secrets, so only their owner may read them.
#[cfg(unix)]
pub(crate) fn keep_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A file system without permissions isn't a reason to stop people playing.
    let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
}

#[cfg(not(unix))]
pub(crate) fn keep_private(_path: &Path) {}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(code: i32) -> Unusable {
        let folder = tempfile::tempdir().unwrap();
        let failure = rusqlite::ffi::Error::new(code);
        let error = rusqlite::Error::SqliteFailure(failure, None);
        let explained = explain(&folder.path().join("a.table"), &error);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
        explained
    }

    #[test]
    fn only_what_sqlite_has_read_proves_damage() {
        use rusqlite::ffi::*;
        for code in [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CORRUPT_INDEX, SQLITE_CORRUPT_SEQUENCE] {
            assert!(matches!(failed(code), Unusable::Damaged(_)), "{code}");
        }
        let passing = [
            (SQLITE_FULL, Obstacle::DiskFull),
            (SQLITE_BUSY, Obstacle::InUse),
            (SQLITE_BUSY_RECOVERY, Obstacle::InUse),
            (SQLITE_LOCKED, Obstacle::InUse),
            (SQLITE_PROTOCOL, Obstacle::InUse),
            (SQLITE_PERM, Obstacle::NotAllowed),
            (SQLITE_READONLY, Obstacle::NotAllowed),
            (SQLITE_READONLY_DIRECTORY, Obstacle::NotAllowed),
            (SQLITE_CANTOPEN, Obstacle::NotAllowed),
            (SQLITE_CANTOPEN_ISDIR, Obstacle::NotAllowed),
            (SQLITE_IOERR, Obstacle::DiskFails),
            (SQLITE_IOERR_READ, Obstacle::DiskFails),
            (SQLITE_IOERR_SHORT_READ, Obstacle::DiskFails),
            (SQLITE_IOERR_SHMSIZE, Obstacle::DiskFails),
            (SQLITE_IOERR_FSYNC, Obstacle::DiskFails),
            (SQLITE_NOMEM, Obstacle::DiskFails),
            (SQLITE_INTERRUPT, Obstacle::DiskFails),
            (SQLITE_SCHEMA, Obstacle::DiskFails),
        ];
        for (code, obstacle) in passing {
            let explained = failed(code);
            assert!(matches!(explained, Unusable::NotNow(o, _) if o == obstacle), "{explained:?}");
        }
    }

    #[test]
    fn if_not_even_a_new_file_can_be_made_the_systems_reason_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = folder.path().join("no such folder").join("a.table");
        let failure = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CANTOPEN);
        let explained = explain(&nowhere, &rusqlite::Error::SqliteFailure(failure, None));
        assert!(matches!(explained, Unusable::NotNow(Obstacle::DiskFails, _)), "{explained:?}");
        let of = |code| Obstacle::of(&io::Error::from_raw_os_error(code));
        assert_eq!([of(23), of(24), of(28), of(13)], {
            use Obstacle::*;
            [TooManyFiles, TooManyFiles, DiskFull, NotAllowed]
        });
    }

    #[test]
    fn a_file_that_another_program_holds_is_not_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let other = connect(&path, true, "CREATE TABLE a (b);").unwrap();
        other.execute_batch("BEGIN EXCLUSIVE").unwrap();
        let hurried = "PRAGMA busy_timeout = 10; CREATE TABLE c (d);";
        let refused = connect(&path, false, hurried).unwrap_err();
        assert!(matches!(refused, Unusable::NotNow(Obstacle::InUse, _)), "{refused:?}");
        drop(other);
        connect(&path, false, hurried).expect("trying again works");
    }
}
