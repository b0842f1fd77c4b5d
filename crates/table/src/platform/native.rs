//! A program: tokio's clock and tasks, threads for what waits, and real files.

use std::time::{SystemTime, UNIX_EPOCH};

use rules::game::UnixMillis;
use tokio::task::JoinError;
// Tokio's clock, because the table's task waits by it and tests can pause it.
pub(crate) use tokio::time::{Instant, sleep, sleep_until};

use super::NotDone;
use crate::link::TableId;

/// The clock of limits, which no test pauses.
pub(crate) type LimitInstant = std::time::Instant;

/// The same moment, for limits.
pub(crate) fn for_limits(moment: Instant) -> LimitInstant {
    moment.into_std()
}

/// With these a commit is on the disk at the cost of one write.
pub(crate) const COMMITTING: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
";

/// Whether a database may be opened while somebody else has it open.
pub(crate) const OPENS_TWICE: bool = true;

pub(crate) fn unix_millis() -> UnixMillis {
    // A clock set to before 1970 is simply wrong, and zero is as good as any
    // other answer.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Runs the task of a table.
pub(crate) fn spawn_for(_: &TableId, task: impl Future<Output = ()> + Send + 'static) {
    tokio::spawn(task);
}

pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) {
    tokio::spawn(task);
}

/// Runs what belongs to one table. A panic says by itself whose it was.
pub(crate) fn working_on<T>(_: &TableId, work: impl FnOnce() -> T) -> T {
    work()
}

/// Does work that may wait for the disk, on a thread of its own.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, NotDone> {
    let done = tokio::task::spawn_blocking(work).await.map_err(JoinError::try_into_panic);
    done.map_err(|why| why.map_or(NotDone::Stopped, NotDone::Panicked))
}

/// The same if nobody waits for it.
pub(crate) fn do_later(work: impl FnOnce() + Send + 'static) {
    tokio::task::spawn_blocking(work);
}

/// The lock, from work that may wait.
pub(crate) fn lock_from_work<T>(
    mutex: &tokio::sync::Mutex<T>,
) -> Option<tokio::sync::MutexGuard<'_, T>> {
    Some(mutex.blocking_lock())
}

pub(crate) mod files {
    use std::{
        fs::{self, File},
        io::{self, Seek, Write},
        path::{Path, PathBuf},
        time::UNIX_EPOCH,
    };

    pub(crate) use std::fs::TryLockError;

    use rules::game::UnixMillis;

    /// Held by the one host that uses a folder.
    pub(crate) type FolderLock = File;

    pub(crate) fn lock(folder: &Path) -> Result<FolderLock, TryLockError> {
        let lock = fs::create_dir_all(folder).and_then(|()| File::create(folder.join("lock")));
        let lock = lock.map_err(TryLockError::Error)?;
        lock.try_lock().map(|()| lock)
    }

    pub(crate) fn exists(path: &Path) -> io::Result<bool> {
        path.try_exists()
    }

    /// Whether there is a file, and anything in it.
    pub(crate) fn has_content(path: &Path) -> bool {
        path.metadata().is_ok_and(|file| file.len() > 0)
    }

    /// Everything in a folder.
    pub(crate) fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|file| file.map(|file| file.path())).collect()
    }

    /// Writes a new file that is open so many times.
    pub(crate) fn write(path: &Path, bytes: &[u8], handles: usize) -> io::Result<()> {
        let mut file = File::create(path)?;
        let _more: Vec<File> = (1..handles).map(|_| file.try_clone()).collect::<Result<_, _>>()?;
        file.write_all(bytes)
    }

    pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    pub(crate) fn remove(path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    /// Forces a file or a folder onto the disk.
    pub(crate) fn sync(path: &Path) -> io::Result<()> {
        match File::open(path).and_then(|file| file.sync_all()) {
            // Not every system lets a program do this with a folder.
            Err(_) if path.is_dir() => Ok(()),
            synced => synced,
        }
    }

    /// When a file was last written; zero if nobody knows.
    pub(crate) fn written_at(path: &Path) -> UnixMillis {
        let written = path.metadata().and_then(|file| file.modified()).ok();
        let since = written.and_then(|written| written.duration_since(UNIX_EPOCH).ok());
        since.map_or(0, |since| since.as_millis() as UnixMillis)
    }

    /// A few bytes that are written over and over. Nobody waits until they are on
    /// the disk.
    pub(crate) struct Note(File);

    impl Note {
        pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
            fs::read(path)
        }

        /// What is there stays until something is written over it.
        pub(crate) fn open(path: &Path) -> io::Result<Note> {
            let mut options = File::options();
            options.write(true).create(true).truncate(false).open(path).map(Note)
        }

        /// Every time as many bytes, so that nothing of the last time is left.
        pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
            self.0.rewind()?;
            self.0.write_all(bytes)
        }

        /// Forces it onto the disk.
        pub(crate) fn close(self) {
            let _ = self.0.sync_data();
        }
    }
}
