//! The journal of one table: an append-only SQLite file.
//!
//! Every table has its own file, so that damage to one affects no other. Every
//! line carries a checksum of itself and of the line before it, so a flipped bit
//! or a lost line is noticed, and the file is set aside instead of being trusted.
//! Only the head (`head.rs`) can tell that lines are missing at the end.

use std::path::{Path, PathBuf};

use rules::game::UnixMillis;
use rusqlite::{Connection, config::DbConfig, params};

use crate::{
    disk::{self, Obstacle, Unusable, explain},
    head::Head,
    platform::{COMMITTING, files},
    state::Dated,
};

/// Each step brings a file of the previous version up to date. The number of
/// steps is the current version.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE journal (
        line INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        entry TEXT NOT NULL,
        sum INTEGER NOT NULL
    ) STRICT;
"];

/// Little memory, because there may be many tables.
const SETTINGS: &str = "
    PRAGMA cache_size = -128;
    PRAGMA temp_store = MEMORY;
";

/// With these everything is in the database file itself.
const SETTINGS_FOR_GOOD: &str = "
    PRAGMA journal_mode = DELETE;
    PRAGMA synchronous = EXTRA;
    PRAGMA temp_store = MEMORY;
";

pub struct Journal {
    path: PathBuf,
    /// `None` while the journal rests, because an open database takes more memory
    /// than the rest of its table.
    connection: Option<Connection>,
    last: LastLine,
    head: Head,
    missing: u32,
}

/// The number and the checksum of a line.
pub(crate) type LastLine = (i64, u32);

impl Journal {
    /// Creates a journal. If that fails, nothing is left behind.
    pub fn create(path: &Path) -> Result<Journal, Unusable> {
        if files::exists(path)? {
            return Err(Unusable::NotNow(Obstacle::InUse, "the file exists already".into()));
        }
        let (path, head) = (path.to_owned(), Head::of(path));
        let mut journal = Journal { path, connection: None, last: (0, 0), head, missing: 0 };
        match journal.make() {
            Ok(()) => Ok(journal),
            Err(error) => {
                journal.discard();
                Err(error)
            }
        }
    }

    fn make(&mut self) -> Result<(), Unusable> {
        let connection = connect(&self.path, true)?;
        disk::keep_private(&self.path);
        disk::migrate(&self.path, self.connection.insert(connection), &MIGRATIONS)
    }

    /// Opens a journal and reads all of it.
    pub fn open(path: &Path) -> Result<(Journal, Vec<Dated<String>>), Unusable> {
        // The head is read before the journal, because both may be written to right
        // now, and the journal must not look shorter than its head.
        let head = Head::of(path);
        let known = head.read();
        let had_log = files::has_content(&path_of_log(path));
        let connection = connect(path, false)?;
        let read = read(path, &connection, known.is_some(), had_log);
        if let Err(Unusable::Damaged(_)) = read {
            // Closing would delete the log, which proves that something is missing
            // and may still hold what somebody can rescue.
            connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).ok();
        }
        let (entries, sums) = read?;
        let last = (sums.len() as i64, sums.last().copied().unwrap_or_default());
        let missing = known.map_or(0, |known| missing(known, &sums));
        let connection = Some(connection);
        Ok((Journal { path: path.to_owned(), connection, last, head, missing }, entries))
    }

    /// Writes a whole journal that nobody will add to: all its lines are in one
    /// file, without a log and without a head.
    pub(crate) fn write(path: &Path, entries: &[Dated<String>]) -> Result<(), Unusable> {
        let mut connection = disk::connect(path, true, SETTINGS_FOR_GOOD)?;
        disk::keep_private(path);
        disk::migrate(path, &connection, &MIGRATIONS)?;
        let mut last = (0, 0);
        for Dated { at, entry } in entries {
            let written = write_all(&mut connection, last, *at, std::slice::from_ref(entry));
            last = written.map_err(|error| explain(path, &error))?;
        }
        Ok(())
    }

    /// How many lines, at least, were once safely in here and are now gone.
    pub fn missing(&self) -> u32 {
        self.missing
    }

    /// Accepts the lines that are here as all there are. That some are missing must
    /// have been written down before.
    pub fn settle(&mut self) {
        self.missing = 0;
        self.head.write(self.last);
    }

    /// Writes entries so that they survive a power cut, either all of them or none.
    pub fn append(&mut self, at: UnixMillis, entries: &[String]) -> Result<(), Unusable> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            resting => resting.insert(connect(&self.path, false)?),
        };
        let written = write_all(connection, self.last, at, entries);
        self.last = written.map_err(|error| explain(&self.path, &error))?;
        if self.missing == 0 {
            self.head.write(self.last);
        }
        Ok(())
    }

    /// Everything that is written down here.
    pub(crate) fn lines(&mut self) -> Result<Vec<Dated<String>>, Unusable> {
        // Not every platform can open a file twice.
        self.rest();
        Journal::open(&self.path).map(|(_, lines)| lines)
    }

    /// Closes the files until there is something to write again.
    pub fn rest(&mut self) {
        self.connection = None;
        self.head.rest();
    }

    pub fn is_resting(&self) -> bool {
        self.connection.is_none()
    }

    /// Deletes a journal that nobody has ever seen.
    pub fn discard(mut self) {
        self.connection = None;
        self.head.remove();
        for ending in ["", "-wal", "-shm", "-journal"] {
            let _ = files::remove(&disk::beside(&self.path, ending));
        }
    }
}

fn connect(path: &Path, create: bool) -> Result<Connection, Unusable> {
    disk::connect(path, create, &[COMMITTING, SETTINGS].concat())
}

/// SQLite's write-ahead log, which holds what isn't in the database file yet.
fn path_of_log(path: &Path) -> PathBuf {
    disk::beside(path, "-wal")
}

/// How many lines there must have been that aren't among these, at least.
fn missing((line, sum): LastLine, sums: &[u32]) -> u32 {
    let there = sums.len() as i64;
    if line > there {
        return u32::try_from(line - there).unwrap_or(u32::MAX);
    }
    // There is a line with this number, but if it isn't the same one, at least
    // that one is gone.
    let same = usize::try_from(line - 1).ok().and_then(|place| sums.get(place)) == Some(&sum);
    u32::from(!same)
}

fn write_all(
    connection: &mut Connection,
    mut last: LastLine,
    at: UnixMillis,
    entries: &[String],
) -> rusqlite::Result<LastLine> {
    let transaction = connection.transaction()?;
    {
        let insert = "INSERT INTO journal (line, at, entry, sum) VALUES (?1, ?2, ?3, ?4)";
        let mut statement = transaction.prepare(insert)?;
        for entry in entries {
            let line = last.0 + 1;
            let sum = checksum(last.1, line, at as i64, entry);
            statement.execute(params![line, at as i64, entry, sum])?;
            last = (line, sum);
        }
    }
    transaction.commit()?;
    Ok(last)
}

/// All entries in order, and the checksums of their lines.
type Lines = (Vec<Dated<String>>, Vec<u32>);

/// Reads a journal. It may be empty only if it never had a line: there must be no
/// head, and no log beside a database without a table.
fn read(
    path: &Path,
    connection: &Connection,
    has_head: bool,
    had_log: bool,
) -> Result<Lines, Unusable> {
    // The version is set in the same transaction that creates the table.
    let has_table = disk::version(path, connection)? > 0;
    let mut lines = Lines::default();
    if has_table {
        disk::migrate(path, connection, &MIGRATIONS)?;
        disk::check(path, connection)?;
        lines = read_all(path, connection)?;
    }
    if lines.0.is_empty() && (has_head || (!has_table && had_log)) {
        return Err(Unusable::Damaged("all its lines are gone".into()));
    }
    Ok(lines)
}

fn read_all(path: &Path, connection: &Connection) -> Result<Lines, Unusable> {
    let explain = |error| explain(path, &error);
    let select = "SELECT line, at, entry, sum FROM journal ORDER BY line";
    let mut statement = connection.prepare(select).map_err(explain)?;
    let mut rows = statement.query([]).map_err(explain)?;
    let (mut entries, mut sums) = (Vec::new(), Vec::new());
    while let Some(row) = rows.next().map_err(explain)? {
        let read = || Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
        let (line, at, entry, sum): (i64, i64, String, i64) = read().map_err(explain)?;
        let before = sums.last().copied().unwrap_or_default();
        let expected = checksum(before, line, at, &entry);
        let at = UnixMillis::try_from(at).ok();
        let is_next = line == sums.len() as i64 + 1 && sum == i64::from(expected);
        let Some(at) = at.filter(|_| is_next) else {
            return Err(Unusable::Damaged(format!("line {line} is damaged")));
        };
        sums.push(expected);
        entries.push(Dated { at, entry });
    }
    Ok((entries, sums))
}

fn checksum(before: u32, line: i64, at: i64, entry: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(&line.to_le_bytes());
    hasher.update(&at.to_le_bytes());
    hasher.update(entry.as_bytes());
    hasher.finalize()
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
        assert!(matches!(Journal::create(&path), Err(Unusable::NotNow(..))));
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
            assert!(matches!(Journal::open(&path), Err(Unusable::Damaged(_))));
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
            assert!(matches!(opened, Err(Unusable::Damaged(_))), "{change}");
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
                Err(Unusable::Damaged(_)) => {}
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
        assert!(matches!(Journal::open(&path), Err(Unusable::TooNew)));
    }

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_a_journal() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        drop(Journal::create(&path).unwrap());
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    /// The files of a journal as a killed program leaves them behind.
    fn killed(lines: u32) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        let mut journal = Journal::create(&path).unwrap();
        for line in 0..lines {
            journal.append(1, &self::lines(line..line + 1)).unwrap();
        }
        let copy = tempfile::tempdir().unwrap();
        for name in ["a.table", "a.table-wal", "a.head"] {
            std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
        }
        let path = copy.path().join("a.table");
        (copy, path)
    }

    #[test]
    fn lines_that_a_damaged_log_has_lost_are_counted() {
        let (folder, path) = killed(12);
        let log = std::fs::read(path_of_log(&path)).unwrap();
        let flips = (0..log.len()).step_by(211).map(|place| {
            let mut flipped = log.clone();
            flipped[place] ^= 1 << (place % 8);
            flipped
        });
        let cuts = (0..log.len()).step_by(1_021).map(|length| log[..length].to_vec());
        let mut noticed = 0;
        for damaged in flips.chain(cuts) {
            let copy = tempfile::tempdir().unwrap();
            for name in ["a.table", "a.head"] {
                std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
            }
            let path = copy.path().join("a.table");
            std::fs::write(path_of_log(&path), damaged).unwrap();
            match Journal::open(&path) {
                Ok((journal, entries)) => {
                    assert_eq!(entries.len() + journal.missing() as usize, 12);
                    noticed += usize::from(journal.missing() > 0);
                }
                Err(error) => assert!(matches!(error, Unusable::Damaged(_)), "{error}"),
            }
        }
        assert!(noticed > 100, "{noticed}");
        let (journal, entries) = Journal::open(&path).unwrap();
        assert_eq!((journal.missing(), entries.len()), (0, 12));
    }

    #[test]
    fn what_is_missing_stays_missing_until_it_is_settled() {
        let (_folder, path) = killed(5);
        let log = std::fs::read(path_of_log(&path)).unwrap();
        std::fs::write(path_of_log(&path), &log[..log.len() - 5_000]).unwrap();
        for _ in 0..2 {
            let (mut journal, entries) = Journal::open(&path).unwrap();
            assert_eq!((journal.missing(), entries.len()), (2, 3));
            journal.rest();
        }
        let (mut journal, _) = Journal::open(&path).unwrap();
        journal.append(2, &lines(90..91)).unwrap();
        drop(journal);
        assert_eq!(Journal::open(&path).unwrap().0.missing(), 1, "not by writing on");
        // Writing past the line that the head names doesn't settle it either.
        let (mut journal, _) = Journal::open(&path).unwrap();
        journal.append(2, &lines(91..95)).unwrap();
        drop(journal);
        let (mut journal, _) = Journal::open(&path).unwrap();
        assert_eq!(journal.missing(), 1);
        journal.settle();
        journal.append(3, &lines(95..96)).unwrap();
        drop(journal);
        assert_eq!(Journal::open(&path).unwrap().0.missing(), 0);
    }

    #[test]
    fn a_head_that_is_behind_or_gone_is_no_loss() {
        let (folder, path) = killed(5);
        let head = folder.path().join("a.head");
        Head::of(&path).write((3, 0));
        assert_eq!(Journal::open(&path).unwrap().0.missing(), 1, "another third line");
        std::fs::remove_file(&head).unwrap();
        let (mut journal, _) = Journal::open(&path).unwrap();
        assert_eq!(journal.missing(), 0);
        journal.settle();
        let written = std::fs::read(&head).unwrap();
        journal.append(2, &lines(5..9)).unwrap();
        drop(journal);
        std::fs::write(&head, written).unwrap();
        assert_eq!(Journal::open(&path).unwrap().0.missing(), 0);
    }

    #[test]
    fn a_journal_of_which_everything_is_gone_is_not_taken_for_a_new_one() {
        let (folder, path) = killed(5);
        std::fs::remove_file(path_of_log(&path)).unwrap();
        assert!(matches!(Journal::open(&path), Err(Unusable::Damaged(_))));
        // Without a head, a log in which nothing can be read tells us as well.
        std::fs::remove_file(folder.path().join("a.head")).unwrap();
        std::fs::write(path_of_log(&path), [7; 9_000]).unwrap();
        for _ in 0..2 {
            assert!(matches!(Journal::open(&path), Err(Unusable::Damaged(_))));
            assert_eq!(std::fs::read(path_of_log(&path)).unwrap(), [7; 9_000], "it is kept");
        }
        // A journal that never got its first line is simply empty.
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        drop(Journal::create(&path).unwrap());
        assert!(Journal::open(&path).unwrap().1.is_empty());
    }

    #[test]
    fn a_journal_that_cannot_be_made_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        // SQLite can't create its log here.
        std::fs::create_dir(path_of_log(&path)).unwrap();
        assert!(matches!(Journal::create(&path), Err(Unusable::NotNow(..))));
        assert!(!path.exists());
        std::fs::remove_dir(path_of_log(&path)).unwrap();
        let mut journal = Journal::create(&path).unwrap();
        journal.append(1, &lines(0..1)).unwrap();
        journal.discard();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
