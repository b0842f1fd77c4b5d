//! The files of a data folder: which tables are there, which files can't be used,
//! and what people can do about those.

use std::{
    collections::{BTreeSet, HashMap},
    io,
    path::{Path, PathBuf},
};

use rules::game::UnixMillis;

use super::{Host, lock};
use crate::{
    archive::{Change, Gaps},
    aside::{self, Aside},
    clock::unix_millis,
    disk::{Obstacle, Unusable},
    evening::PAUSE,
    head::Head,
    journal::Journal,
    link::TableId,
    platform::{self, files},
    state::{Dated, Entry},
    summary::{JournalSummary, summarise},
    table_error::TableError,
    task::Handle,
    wire::{Answer, Because, FinishedGame, SetAside, TableSummary},
};

pub(super) const ARCHIVE: &str = "archive.db";

/// The extensions of a table's journal, of one that was put away, and of what
/// remains of it.
const TABLE: &str = "table";
const CLOSED: &str = "closed";
const PAST: &str = "past";
/// While that is being written.
const NEW_PAST: &str = "new-past";
/// All that there can be of a table.
pub(super) const ENDINGS: [&str; 3] = [TABLE, CLOSED, PAST];
/// While one from another device is being written.
pub(super) const NEW_TABLE: &str = "new-table";

impl Host {
    /// The tables that can be resumed, the latest first, and the files that can't
    /// be used.
    pub async fn tables(&self) -> Result<Answer, TableError> {
        let running: HashMap<TableId, bool> = {
            let running = self.0.running.lock().await;
            rest(&running).await;
            running.iter().map(|(id, table)| (id.clone(), table.is_running())).collect()
        };
        let host = self.clone();
        let survey = super::blocking(move || host.survey(&running)).await;
        let Survey { mut unfinished, mut finished, set_aside, forgotten } =
            survey.map_err(super::not_read)?;
        for tables in [&mut unfinished, &mut finished] {
            tables.sort_by_key(|summary| std::cmp::Reverse(summary.last_at));
        }
        for id in forgotten {
            self.forget(&id).await;
        }
        Ok(Answer::Tables { unfinished, finished, set_aside })
    }

    /// Closes a table to which nobody has come back for a long time.
    async fn forget(&self, id: &TableId) {
        let running = self.0.running.lock().await.get(id).cloned();
        let is_deserted = match running {
            Some(table) => table.is_deserted().await,
            None => true,
        };
        if is_deserted {
            // If this fails, the next start tries again.
            let _ = self.close_table(id).await;
        }
    }

    /// Tries once more to use a file that could not be used.
    pub async fn try_again(&self, name: &str) -> Result<(), TableError> {
        // The lock is held so that nobody starts the table meanwhile.
        let mut running = self.0.running.lock().await;
        running.retain(|id, table| table.is_running() || !is_named(&self.path(id), name));
        if running.keys().any(|id| is_named(&self.path(id), name)) {
            return Ok(());
        }
        let (host, name) = (self.clone(), name.to_owned());
        let tried = platform::blocking(move || host.try_file(&name));
        tried.await.unwrap_or(Err(TableError::TableStumbles))
    }

    /// Takes a file off the list of the start screen. It stays where it is.
    pub async fn dismiss(&self, name: &str) -> Result<(), TableError> {
        let (host, name) = (self.clone(), name.to_owned());
        let dismissed = super::blocking(move || {
            let archive = &host.0.context.archive;
            if name == ARCHIVE && archive.gaps()?.is_some() {
                return archive.dismiss_gaps().map(|()| true);
            }
            let asides = Aside::all(&host.0.folder)?.into_iter().map(|aside| aside.path);
            let tables = host.journals(TABLE)?.into_iter().map(|(_, path)| path);
            let there: BTreeSet<String> = asides.chain(tables).map(|path| name_of(&path)).collect();
            if !there.contains(&name) {
                return Ok(false);
            }
            let mut dismissed = archive.dismissed()?;
            dismissed.insert(name);
            dismissed.retain(|name| there.contains(name));
            archive.save_dismissed(&dismissed).map(|()| true)
        });
        match dismissed.await {
            Ok(true) => Ok(()),
            Ok(false) => Err(TableError::NoSuchFile),
            Err(why) => Err(TableError::not_saved(&why)),
        }
    }

    fn survey(&self, running: &HashMap<TableId, bool>) -> Result<Survey, Unusable> {
        let Survey { mut unfinished, mut finished, set_aside: mut others, mut forgotten } =
            Survey::default();
        let now = unix_millis();
        for (id, path) in self.journals(TABLE)? {
            let seen = match running.get(&id) {
                Some(false) => Err(Unusable::Stumbles),
                _ => self.examine(&id, &path),
            };
            let seen = match seen {
                Err(Unusable::Damaged(_)) => self.examine_alone(&id, &path),
                seen => seen,
            };
            match seen {
                Ok(Some(summary)) if summary.is_forgotten(now) => forgotten.push(id),
                Ok(Some(summary)) if summary.is_to_be_resumed() => unfinished.push(summary.summary),
                Ok(Some(summary)) if summary.is_over => finished.push(summary.summary),
                Ok(_) => {}
                // A file that is gone has just been set aside or put away.
                Err(why) if files::exists(&path).unwrap_or(true) => {
                    others.push(set_aside(&path, &why))
                }
                Err(_) => {}
            }
        }
        let damaged = Unusable::Damaged("it was set aside".into());
        let asides = Aside::all(&self.0.folder)?.into_iter().filter(is_ours);
        others.extend(asides.map(|aside| set_aside(&aside.path, &damaged)));
        let archive = &self.0.context.archive;
        let gaps = archive.gaps().unwrap_or_default();
        others.extend(gaps.map(|gaps| incomplete(&self.0.folder.join(ARCHIVE), &gaps)));
        let dismissed = archive.dismissed().unwrap_or_default();
        others.retain(|file| {
            matches!(file.because, Because::CannotBeOpened { .. })
                || !dismissed.contains(&file.name)
        });
        Ok(Survey { unfinished, finished, set_aside: others, forgotten })
    }

    /// What a journal says; nothing if it has no line yet.
    fn examine(&self, id: &TableId, path: &Path) -> Result<Option<JournalSummary>, Unusable> {
        let (journal, entries) = Journal::open(path)?;
        summarise(self.0.context.games, id, &entries, journal.missing())
    }

    /// Looks again at a journal that seems to be damaged, and sets it aside if it
    /// is. Tables are made and started under the same lock, so nobody is writing
    /// to the file at that moment.
    fn examine_alone(&self, id: &TableId, path: &Path) -> Result<Option<JournalSummary>, Unusable> {
        // Whoever can't have the lock looks again the next time.
        let not_now = || Unusable::NotNow(Obstacle::InUse, "it is being used".into());
        let running = platform::lock_from_work(&self.0.running).ok_or_else(not_now)?;
        let seen = self.examine(id, path);
        if matches!(seen, Err(Unusable::Damaged(_))) && !running.contains_key(id) {
            // If it can't be renamed, it stays where it is and is listed there.
            let _ = aside::set_aside(path);
        }
        seen
    }

    fn try_file(&self, name: &str) -> Result<(), TableError> {
        let not_opened = |error: io::Error| TableError::not_opened(&error.into(), &self.0.folder);
        let asides = Aside::all(&self.0.folder).map_err(not_opened)?;
        if let Some(aside) = asides.into_iter().find(|aside| is_named(&aside.path, name)) {
            return self.try_aside(&aside);
        }
        let tables = self.journals(TABLE).map_err(not_opened)?;
        let table = tables.into_iter().find(|(_, path)| is_named(path, name));
        let (id, path) = table.ok_or(TableError::NoSuchFile)?;
        self.examine(&id, &path).map(drop).map_err(|why| self.refuse(&path, &why))
    }

    fn try_aside(&self, aside: &Aside) -> Result<(), TableError> {
        let not_opened = |why: Unusable| TableError::not_opened(&why, &aside.path);
        if is_named(&aside.home, ARCHIVE) {
            aside.gather().map_err(|error| not_opened(error.into()))?;
            self.0.context.archive.take_over(&aside.path).map_err(not_opened)?;
            return aside.retire().map_err(|error| not_opened(error.into()));
        }
        let (id, _) = table_at(aside.home.clone(), TABLE).ok_or(TableError::NoSuchFile)?;
        aside.bring_back().map_err(|error| not_opened(error.into()))?;
        self.examine(&id, &aside.home).map(drop).map_err(|why| self.refuse(&aside.home, &why))
    }

    /// What to say about a table that can't be opened. A damaged one is set aside.
    pub(super) fn refuse(&self, path: &Path, why: &Unusable) -> TableError {
        let aside = matches!(why, Unusable::Damaged(_)).then(|| aside::set_aside(path));
        match aside {
            Some(Ok(place)) => TableError::not_opened(why, &place),
            Some(Err(_)) | None => TableError::not_opened(why, path),
        }
    }

    /// Done at every start: finished games go to the archive, damaged tables are
    /// set aside. `archive_is_listed` says that a damaged archive was.
    pub(super) fn tidy_up(&self, archive_is_listed: bool) -> Result<(), Unusable> {
        let archive = &self.0.context.archive;
        let in_doubt = archive.is_in_doubt().unwrap_or(true);
        let (tables, pasts) = (self.journals(TABLE)?, self.journals(PAST)?);
        let closed = self.journals(CLOSED)?;
        let is_first = tables.is_empty() && pasts.is_empty() && closed.is_empty();
        let now = unix_millis();
        let stumbling: Vec<TableId> = self
            .0
            .running
            .try_lock()
            .map_or_else(|_| Vec::new(), |all| all.keys().cloned().collect());
        for (id, path) in tables {
            if stumbling.contains(&id) {
                continue;
            }
            match self.examine(&id, &path) {
                // The program was killed before the table got its first line.
                Ok(None) => {
                    let _ = aside::remove(&path);
                }
                Ok(Some(summary)) => {
                    if summary.summary.lost.is_some() {
                        self.note(&path, "its last steps are lost");
                    }
                    if self.keep(&summary.finished) && summary.is_forgotten(now) {
                        let _ = put_away(&path);
                    }
                }
                Err(why @ Unusable::Damaged(_)) => {
                    let place = aside::set_aside(&path).unwrap_or(path);
                    self.note(&place, &why.to_string());
                }
                Err(why) => self.note(&path, &why.to_string()),
            }
        }
        // What earlier versions have put away, what this one was kept from finishing,
        // and what was put away just now. A file that can't be read stays as it is.
        for (id, path) in self.journals(CLOSED)? {
            let _ = self.scrub(&id, &path);
        }
        // These still have what the archive once knew.
        for (id, path) in pasts.into_iter().filter(|_| in_doubt) {
            if let Ok(Some(summary)) = self.examine(&id, &path) {
                self.keep(&summary.finished);
            }
        }
        // If this fails, the next start tries again.
        let _ = archive.settle(archive_is_listed, is_first);
        archive.back_up();
        if let Ok(Some(gaps)) = archive.gaps() {
            self.note(&self.0.folder.join(ARCHIVE), &gaps.to_string());
        }
        Ok(())
    }

    /// Replaces the journal of a closed table by a file with nothing but its
    /// finished games. A journal holds everybody's secrets and the keys of their
    /// seats, and SQLite doesn't erase what it deletes.
    ///
    /// Whenever this is interrupted, the journal is still there, the new file
    /// already is, or both; then the next start does the rest.
    pub(super) fn scrub(&self, id: &TableId, closed: &Path) -> Result<(), Unusable> {
        let past = closed.with_extension(PAST);
        if let Some(JournalSummary { summary, finished, .. }) = self.examine(id, closed)? {
            self.keep(&finished);
            let mut games = match files::exists(&past)? {
                true => self.examine(id, &past)?.map_or_else(Vec::new, |past| past.finished),
                false => Vec::new(),
            };
            let known: Vec<u32> = games.iter().map(|game| game.round).collect();
            games.extend(finished.into_iter().filter(|game| !known.contains(&game.round)));
            self.write_past(&past, &summary, &games)?;
        }
        Ok(aside::remove(closed)?)
    }

    /// Writes what remains of a table: these games.
    fn write_past(
        &self,
        past: &Path,
        table: &TableSummary,
        games: &[FinishedGame],
    ) -> Result<(), Unusable> {
        let new = past.with_extension(NEW_PAST);
        aside::remove(&new)?;
        Journal::write(&new, &remains(table, games)?)?;
        if self.examine(&table.table, &new)?.is_none_or(|new| new.finished != games) {
            return Err(Unusable::NotNow(Obstacle::DiskFails, "it came out wrong".into()));
        }
        files::sync(&new)?;
        files::rename(&new, past)?;
        Ok(files::sync(&self.0.folder)?)
    }

    /// Changes the games that remain of closed tables; those for which nothing is
    /// returned are gone. No archive is rebuilt from what can't be read.
    pub(super) fn change_pasts(&self, change: &impl Change) -> Result<(), Unusable> {
        // What couldn't be scrubbed before holds the same games.
        for (id, path) in self.journals(CLOSED)? {
            if readable(self.examine(&id, &path))?.is_some() {
                self.scrub(&id, &path)?;
            }
        }
        for (id, path) in self.journals(PAST)? {
            let seen = readable(self.examine(&id, &path))?;
            let Some(JournalSummary { summary, finished, .. }) = seen else { continue };
            let games: Vec<_> = finished.iter().filter_map(|game| change(game.clone())).collect();
            if games.is_empty() {
                aside::remove(&path)?;
            } else if games != finished {
                self.write_past(&path, &summary, &games)?;
            }
        }
        Ok(())
    }

    /// Whether a table that is still open knows a game like this.
    pub(super) fn is_at_table(
        &self,
        like: impl Fn(&FinishedGame) -> bool,
    ) -> Result<bool, Unusable> {
        for (id, path) in self.journals(TABLE)? {
            let seen = readable(self.examine(&id, &path))?;
            if seen.is_some_and(|seen| seen.finished.iter().any(&like)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether all these games are in the archive now.
    fn keep(&self, games: &[FinishedGame]) -> bool {
        let archive = &self.0.context.archive;
        games.iter().all(|game| archive.keep(game).is_ok())
    }

    fn note(&self, path: &Path, what: &str) {
        lock(&self.0.notes).push(format!("{}: {what}", path.display()));
    }

    fn journals(&self, ending: &str) -> io::Result<Vec<(TableId, PathBuf)>> {
        let mut found = Vec::new();
        for path in files::list(&self.0.folder)? {
            found.extend(table_at(path, ending));
        }
        Ok(found)
    }

    pub(super) fn path(&self, id: &TableId) -> PathBuf {
        self.0.folder.join(id.as_str()).with_extension(TABLE)
    }
}

/// What there is in a data folder.
#[derive(Default)]
struct Survey {
    unfinished: Vec<TableSummary>,
    finished: Vec<TableSummary>,
    set_aside: Vec<SetAside>,
    /// Those that may be put away.
    forgotten: Vec<TableId>,
}

impl JournalSummary {
    /// A game that is over can be resumed too while people haven't yet been told
    /// that it has lost steps.
    fn is_to_be_resumed(&self) -> bool {
        self.has_players && (!self.is_over || self.summary.lost.is_some())
    }

    /// A table whose game is over stays for as long as an evening may pause, so that
    /// the same people can play again.
    fn is_forgotten(&self, now: UnixMillis) -> bool {
        let pause = now.saturating_sub(self.summary.last_at);
        self.is_over && !self.is_to_be_resumed() && pause >= PAUSE
    }
}

/// Where a file can be opened only once, tables let go of theirs.
pub(super) async fn rest(running: &HashMap<TableId, Handle>) {
    if !platform::OPENS_TWICE {
        for table in running.values() {
            table.rest().await;
        }
    }
}

/// What a file says, if that can be known at all.
fn readable(
    seen: Result<Option<JournalSummary>, Unusable>,
) -> Result<Option<JournalSummary>, Unusable> {
    match seen {
        Err(Unusable::Damaged(_) | Unusable::TooNew) => Ok(None),
        seen => seen,
    }
}

/// Gives the journal another extension, and returns where it is now. Its head is
/// no longer needed.
pub(super) fn put_away(path: &Path) -> io::Result<PathBuf> {
    let closed = path.with_extension(CLOSED);
    aside::rename(path, &closed)?;
    Head::of(path).remove();
    Ok(closed)
}

/// The lines that remain of a closed table.
fn remains(table: &TableSummary, games: &[FinishedGame]) -> Result<Vec<Dated<String>>, Unusable> {
    let opened = Entry::Opened { game: table.game.clone() };
    let mut lines = vec![Dated { at: table.opened_at, entry: opened.line()? }];
    for game in games {
        let kept = Entry::Kept { game: Box::new(game.clone()) };
        lines.push(Dated { at: game.ended_at, entry: kept.line()? });
    }
    Ok(lines)
}

fn table_at(path: PathBuf, ending: &str) -> Option<(TableId, PathBuf)> {
    let is_journal = path.extension().is_some_and(|extension| extension == ending);
    let name = path.file_stem().filter(|_| is_journal)?.to_str()?.to_owned();
    Some((TableId::try_from(name).ok()?, path))
}

fn is_ours(aside: &Aside) -> bool {
    is_named(&aside.home, ARCHIVE) || table_at(aside.home.clone(), TABLE).is_some()
}

fn is_named(path: &Path, name: &str) -> bool {
    path.file_name().is_some_and(|own| own == name)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What is listed of an archive that lacks something.
fn incomplete(path: &Path, gaps: &Gaps) -> SetAside {
    let Gaps { rebuilt, games, settings, link, relay } = *gaps;
    SetAside {
        name: name_of(path),
        file: path.display().to_string(),
        last_at: files::written_at(path),
        is_archive: true,
        because: Because::IsIncomplete { rebuilt, games, settings, link, relay },
        reason: gaps.to_string(),
    }
}

fn set_aside(path: &Path, why: &Unusable) -> SetAside {
    let name = name_of(path);
    SetAside {
        is_archive: name.starts_with(ARCHIVE),
        name,
        file: path.display().to_string(),
        last_at: files::written_at(path),
        because: match why {
            Unusable::Damaged(_) => Because::IsDamaged,
            Unusable::TooNew => Because::IsTooNew,
            Unusable::NotNow(obstacle, _) => Because::CannotBeOpened { obstacle: *obstacle },
            Unusable::Stumbles => Because::Stumbles,
        },
        reason: why.to_string(),
    }
}
