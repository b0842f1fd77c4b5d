//! A worker of a web page: one thread, the browser's clock and timers, and files
//! in the origin's private file system.
//!
//! The browser hands out a file only asynchronously, and SQLite waits for nobody.
//! So files are slots of a pool that is opened beforehand (`sqlite-wasm-vfs`).
//! Each can be open once, there is no log beside it that several could share, and
//! a file can't be renamed: it is copied, and then the old one is removed.

use std::{
    cell::RefCell,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use gloo_timers::future::TimeoutFuture;
use rsqlite_vfs::VfsFilesManager;
use rules::game::UnixMillis;
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{self, OpfsSAHError, OpfsSAHPoolCfgBuilder, OpfsSAHPoolUtil};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
pub(crate) use web_time::Instant;
use web_time::{SystemTime, UNIX_EPOCH};

use super::NotDone;
use crate::link::TableId;

pub(crate) type LimitInstant = Instant;

pub(crate) fn for_limits(moment: Instant) -> LimitInstant {
    moment
}

/// Without a log, a commit is in the database file itself.
pub(crate) const COMMITTING: &str = "
    PRAGMA journal_mode = TRUNCATE;
    PRAGMA synchronous = EXTRA;
";

pub(crate) const OPENS_TWICE: bool = false;

/// One piece of work needs this many slots at most: a table with its head and the
/// archive, a new file and a copy, and what SQLite keeps beside each.
const SPARE: usize = 12;

thread_local! {
    static POOL: RefCell<Option<OpfsSAHPoolUtil>> = const { RefCell::new(None) };
    static AT_WORK: RefCell<Option<TableId>> = const { RefCell::new(None) };
}

/// While the pool grows, nobody may open a file.
static GROWING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// Why a folder can't be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FolderError {
    /// Another page has it open.
    InUse,
    /// This browser, or this kind of window, has no such storage.
    NotHere,
    Full,
    Damaged,
    Fails,
}

/// Opens the files of a folder. This comes before everything else.
pub async fn open_folder(name: &str) -> Result<(), FolderError> {
    let config = OpfsSAHPoolCfgBuilder::new()
        .vfs_name("goatherd")
        .directory(name)
        .initial_capacity(SPARE)
        .build();
    let pool =
        sahpool::install::<WasmOsCallback>(&config, true).await.map_err(|error| why(&error))?;
    POOL.set(Some(pool));
    make_room().await.map_err(|error| why(&error))
}

fn why(error: &OpfsSAHError) -> FolderError {
    match error {
        OpfsSAHError::NotSupported => FolderError::NotHere,
        OpfsSAHError::InvalidHeader { .. } | OpfsSAHError::DuplicateFilename(_) => {
            FolderError::Damaged
        }
        OpfsSAHError::Opfs { value, .. } => match name_of(value).as_str() {
            "NoModificationAllowedError" | "InvalidStateError" => FolderError::InUse,
            "QuotaExceededError" => FolderError::Full,
            // The last is what Safari says in a private window.
            "SecurityError" | "NotAllowedError" | "NotSupportedError" | "TypeError"
            | "UnknownError" => FolderError::NotHere,
            _ => FolderError::Fails,
        },
        _ => FolderError::Fails,
    }
}

fn name_of(error: &JsValue) -> String {
    let name = js_sys::Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).unwrap_or_default()
}

fn pool() -> Option<OpfsSAHPoolUtil> {
    POOL.with_borrow(Clone::clone)
}

async fn make_room() -> Result<(), OpfsSAHError> {
    let Some(pool) = pool() else { return Ok(()) };
    let spare = pool.capacity().saturating_sub(pool.len()?);
    if spare < SPARE {
        pool.add_capacity(SPARE - spare).await?;
    }
    Ok(())
}

/// The table over which this worker has panicked. Its memory can still be read
/// then, but nothing else may be asked of it.
pub fn at_work() -> Option<String> {
    AT_WORK.with_borrow(|table| table.as_ref().map(|table| table.as_str().to_owned()))
}

/// Notes whose work this is, because a panic ends the whole worker.
pub(crate) fn working_on<T>(table: &TableId, work: impl FnOnce() -> T) -> T {
    let before = AT_WORK.replace(Some(table.clone()));
    let done = work();
    AT_WORK.set(before);
    done
}

pub(crate) fn spawn(task: impl Future<Output = ()> + 'static) {
    spawn_local(task);
}

pub(crate) fn spawn_for(table: &TableId, task: impl Future<Output = ()> + 'static) {
    spawn_local(ForTable { table: table.clone(), task: Box::pin(task) });
}

struct ForTable<F> {
    table: TableId,
    task: Pin<Box<F>>,
}

impl<F: Future<Output = ()>> Future for ForTable<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let ForTable { table, task } = &mut *self;
        working_on(table, || task.as_mut().poll(context))
    }
}

/// Does work that needs files. Nothing else happens meanwhile.
pub(crate) async fn blocking<T>(work: impl FnOnce() -> T) -> Result<T, NotDone> {
    {
        let _alone = GROWING.lock().await;
        // If there is no more room, the work itself finds that out, or doesn't
        // need any.
        let _ = make_room().await;
    }
    Ok(work())
}

pub(crate) fn do_later(work: impl FnOnce() + 'static) {
    spawn_local(async move {
        let _ = blocking(work).await;
    });
}

/// Nobody can wait here. Whoever holds the lock is about to do something with the
/// same files.
pub(crate) fn lock_from_work<T>(
    mutex: &tokio::sync::Mutex<T>,
) -> Option<tokio::sync::MutexGuard<'_, T>> {
    mutex.try_lock().ok()
}

pub(crate) fn unix_millis() -> UnixMillis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(crate) async fn sleep(duration: Duration) {
    // Rounded up, so that nobody wakes before the time.
    let millis = duration.as_secs_f64() * 1000.0;
    TimeoutFuture::new(millis.ceil().min(f64::from(i32::MAX)) as u32).await;
}

pub(crate) async fn sleep_until(moment: Instant) {
    sleep(moment.saturating_duration_since(Instant::now())).await;
}

pub(crate) mod files {
    use std::{
        io,
        path::{Path, PathBuf},
    };

    use rsqlite_vfs::{VfsFilesManager, transfer::DbTransfer};
    use rules::game::UnixMillis;
    use rusqlite::{Connection, OpenFlags};
    use sqlite_wasm_vfs::sahpool::{OpfsSAHError, OpfsSAHPoolUtil};

    use super::{FolderError, pool, why};
    use crate::disk;

    /// The pool itself belongs to one worker only.
    pub(crate) struct FolderLock;

    pub(crate) enum TryLockError {
        #[expect(dead_code, reason = "whoever comes second doesn't get the pool")]
        WouldBlock,
        Error(io::Error),
    }

    pub(crate) fn lock(_: &Path) -> Result<FolderLock, TryLockError> {
        opened().map(|_| FolderLock).map_err(TryLockError::Error)
    }

    pub(crate) fn exists(path: &Path) -> io::Result<bool> {
        opened()?.contains(name(path)?).map_err(failed)
    }

    pub(crate) fn has_content(path: &Path) -> bool {
        let size = |pool: OpfsSAHPoolUtil| {
            let file = pool.begin_export(name(path)?).map_err(failed)?;
            io::Result::Ok(file.size())
        };
        opened().and_then(size).is_ok_and(|size| size > 0)
    }

    pub(crate) fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
        let names = opened()?.names().map_err(failed)?;
        let paths = names.into_iter().map(PathBuf::from);
        Ok(paths.filter(|path| path.parent() == Some(folder)).collect())
    }

    pub(crate) fn remove(path: &Path) -> io::Result<()> {
        match opened()?.remove(name(path)?).map_err(failed)? {
            true => Ok(()),
            false => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Here a file is open only once.
    pub(crate) fn write(path: &Path, bytes: &[u8], _handles: usize) -> io::Result<()> {
        opened()?.import_db_unchecked(name(path)?, bytes).map_err(failed)
    }

    fn copy(from: &Path, to: &Path) -> io::Result<()> {
        let pool = opened()?;
        let bytes = pool.export_db(name(from)?).map_err(failed)?;
        if exists(to)? {
            remove(to)?;
        }
        pool.import_db_unchecked(name(to)?, &bytes).map_err(failed)
    }

    /// If this is interrupted, the file is there under its old name, or under both.
    pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
        // The pool copies no file that has a journal, because a database without
        // its journal may be half changed. So the journal is moved along.
        let log = match take_log(from)? {
            Some(log) => Some(log),
            None => take_log(to)?,
        };
        copy(from, to)?;
        if let Some(log) = log {
            let pool = opened()?;
            pool.import_db_unchecked(name(&log_of(to))?, &log).map_err(failed)?;
        }
        remove(from)
    }

    fn log_of(path: &Path) -> PathBuf {
        disk::beside(path, "-journal")
    }

    fn take_log(path: &Path) -> io::Result<Option<Vec<u8>>> {
        let log = log_of(path);
        if !exists(&log)? {
            return Ok(None);
        }
        let bytes = opened()?.export_db(name(&log)?).map_err(failed)?;
        remove(&log)?;
        Ok(Some(bytes).filter(|bytes| !bytes.is_empty()))
    }

    /// A file is forced onto the disk when it's closed.
    pub(crate) fn sync(_: &Path) -> io::Result<()> {
        Ok(())
    }

    /// Browsers say this only about files that aren't open.
    pub(crate) fn written_at(_: &Path) -> UnixMillis {
        0
    }

    /// A few bytes that are written over and over. The pool lets a file be written
    /// only once, or else by SQLite, so this is a database of one row. It has no
    /// log and doesn't wait for the disk: whoever reads it must notice a half
    /// written one.
    pub(crate) struct Note(Connection);

    const NOTE: &str = "
        PRAGMA page_size = 512;
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
    ";

    impl Note {
        pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let note = Connection::open_with_flags(path, flags).map_err(io::Error::other)?;
            let select = "SELECT bytes FROM note WHERE id = 1";
            note.query_row(select, [], |row| row.get(0)).map_err(io::Error::other)
        }

        pub(crate) fn open(path: &Path) -> io::Result<Note> {
            let open = || {
                let note = Connection::open(path)?;
                note.execute_batch(NOTE).map(|()| Note(note))
            };
            open().or_else(|_| {
                // It is damaged, and says nothing any more.
                remove(path)?;
                open().map_err(io::Error::other)
            })
        }

        pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
            let write = "INSERT OR REPLACE INTO note (id, bytes) VALUES (1, ?1)";
            self.0.execute(write, [bytes]).map(drop).map_err(io::Error::other)
        }

        /// A file is forced onto the disk when it's closed.
        pub(crate) fn close(self) {}
    }

    fn opened() -> io::Result<OpfsSAHPoolUtil> {
        pool().ok_or_else(|| io::Error::other("no folder is open"))
    }

    fn name(path: &Path) -> io::Result<&str> {
        path.to_str().ok_or_else(|| io::ErrorKind::InvalidFilename.into())
    }

    #[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` gives")]
    fn failed(error: OpfsSAHError) -> io::Error {
        let kind = match &error {
            OpfsSAHError::FileNotFound(_) => io::ErrorKind::NotFound,
            // Browsers write as much as there is room for.
            OpfsSAHError::NoCapacity | OpfsSAHError::ShortIo { operation: "write file", .. } => {
                io::ErrorKind::StorageFull
            }
            OpfsSAHError::FileInUse(_) | OpfsSAHError::Busy => io::ErrorKind::ResourceBusy,
            error if why(error) == FolderError::Full => io::ErrorKind::QuotaExceeded,
            _ => io::ErrorKind::Other,
        };
        io::Error::new(kind, error.to_string())
    }
}
