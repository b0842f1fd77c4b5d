//! All tables of one data folder, whether they are running or only on the disk.

mod deleting;
mod files;
mod moving;

use std::{
    collections::HashMap,
    fmt, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use rules::people::{Group, Person};
use serde_json::Value;

use crate::{
    archive::{Archive, Found},
    clock::{Clock, HostMillis, unix_millis},
    disk::{Obstacle, Unusable},
    door::Door,
    games::{self, GAMES, Games, Kind},
    journal::Journal,
    link::{Secrets, TableId},
    network::Network,
    platform::{
        self,
        files::{self as disk_files, FolderLock, TryLockError},
    },
    practice::{self, PracticeStep, Practised},
    printing::{NoPrinter, PrintRoom, Printer},
    qr,
    state::{Dated, Entry},
    table_error::TableError,
    task::{self, Handle, HostContext, TaskInit, Versions, checked},
    wire::{self, Answer, CODE_PREFIX, LONGEST_CODE},
};

/// Settings are a few choices, not a place to store things. The limit is well
/// below that of the message in which they arrive.
const LONGEST_SETTINGS: usize = wire::LONGEST_MESSAGE * 3 / 4;

pub struct HostConfig {
    pub data: PathBuf,
    /// What can be played.
    pub games: Games,
    /// How long before zero a count is announced.
    pub countdown_lead: HostMillis,
    /// What prints.
    pub printer: Arc<dyn Printer>,
    /// How long after zero people may answer a count that asks something.
    pub answer_for: HostMillis,
    /// Tables over which this host has panicked before. They are left alone until
    /// somebody tries again.
    pub stumbling: Vec<TableId>,
}

impl HostConfig {
    pub fn new(data: PathBuf) -> HostConfig {
        // One second for the announcement to arrive on slow networks and for the
        // clocks to agree, then 3, 2, 1. After zero people point with the hand that
        // holds the phone, so it takes them a while to tap.
        HostConfig {
            data,
            games: GAMES,
            countdown_lead: 3500.0,
            answer_for: 12_000.0,
            printer: Arc::new(NoPrinter),
            stumbling: Vec::new(),
        }
    }
}

/// Why a host cannot start; one sentence for the person at the shell.
#[derive(Debug)]
pub struct HostError(String);

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for HostError {}

#[derive(Clone)]
pub struct Host(Arc<Inner>);

struct Inner {
    folder: PathBuf,
    context: HostContext,
    secrets: Secrets,
    /// A table that is in here but no longer running has panicked.
    running: tokio::sync::Mutex<HashMap<TableId, Handle>>,
    /// What the person at the shell should know about the start.
    notes: Mutex<Vec<String>>,
    print_room: PrintRoom,
    /// Held as long as the host lives, because two hosts in one folder would
    /// overwrite each other's files.
    _lock: FolderLock,
}

impl Host {
    /// Opens a data folder. This blocks for a moment because it reads every
    /// journal.
    pub fn open(config: HostConfig, network: Arc<dyn Network>) -> Result<Host, HostError> {
        let folder = config.data;
        let shown = folder.display().to_string();
        let unusable = |why: &dyn fmt::Display| {
            HostError(format!("The data folder {shown} can't be used: {why}."))
        };
        let not_now = |error: io::Error| match Obstacle::of(&error) {
            // Here the system's own words say more than ours.
            Obstacle::DiskFails => unusable(&error),
            obstacle => unusable(&obstacle),
        };
        let lock = disk_files::lock(&folder).map_err(|error| match error {
            TryLockError::WouldBlock => {
                HostError(format!("Goatherd is already running with the data folder {shown}."))
            }
            TryLockError::Error(error) => not_now(error),
        })?;
        let found = Archive::find(&folder.join(files::ARCHIVE));
        let Found { archive, aside } = found.map_err(|error| unusable(&error))?;
        let secrets = archive.host_link().map_err(|error| unusable(&error))?;
        let first_version = archive.first_version(unix_millis());
        let first_version = first_version.map_err(|error| unusable(&error))?;
        let is_listed = aside.is_some();
        let note = |(file, why): (PathBuf, Unusable)| format!("{}: {why}", file.display());
        let notes = aside.map(note).into_iter().collect();
        let stumbling = config.stumbling.into_iter().map(|id| (id, Handle::stumbled())).collect();
        let context = HostContext {
            clock: Clock::start(),
            door: Door::new(),
            archive: Arc::new(archive),
            network,
            games: config.games,
            countdown_lead: config.countdown_lead,
            answer_for: config.answer_for,
            versions: Versions::from(first_version),
        };
        let host = Host(Arc::new(Inner {
            folder,
            context,
            secrets,
            running: tokio::sync::Mutex::new(stumbling),
            notes: Mutex::new(notes),
            print_room: PrintRoom::new(config.printer),
            _lock: lock,
        }));
        host.tidy_up(is_listed).map_err(|error| unusable(&error))?;
        Ok(host)
    }

    pub fn clock(&self) -> Clock {
        self.0.context.clock
    }

    pub(crate) fn door(&self) -> &Door {
        &self.0.context.door
    }

    /// What a table device must know in order to be let in.
    pub fn secrets(&self) -> &Secrets {
        &self.0.secrets
    }

    pub(crate) fn print_room(&self) -> &PrintRoom {
        &self.0.print_room
    }

    /// What was wrong at the start: one line for each file.
    pub fn notes(&self) -> Vec<String> {
        lock(&self.0.notes).clone()
    }

    // Tables.

    pub async fn new_table(&self, game: &str) -> Result<(TableId, Handle), TableError> {
        let kind = self.kind(game)?;
        let id = TableId::random();
        let path = self.path(&id);
        let opened = Entry::Opened { game: kind.name.to_owned() };
        let create = blocking(move || {
            let (at, entry) = (unix_millis(), opened.line()?);
            let mut journal = Journal::create(&path)?;
            match journal.append(at, std::slice::from_ref(&entry)) {
                Ok(()) => Ok((journal, vec![Dated { at, entry }])),
                // Nobody has seen this table yet, so nothing of it may remain.
                Err(error) => {
                    journal.discard();
                    Err(error)
                }
            }
        });
        // The lock is held until the table is running, so that nobody takes a
        // half-made file for a damaged one.
        let mut running = self.0.running.lock().await;
        let created = create.await;
        let started =
            created.and_then(|(journal, entries)| self.start(id.clone(), journal, entries));
        let handle = started.map_err(|why| TableError::not_saved(&why))?;
        running.insert(id.clone(), handle.clone());
        Ok((id, handle))
    }

    fn kind(&self, game: &str) -> Result<&'static Kind, TableError> {
        games::named(self.0.context.games, game).ok_or(TableError::UnknownGame)
    }

    /// What a game says about its parts. This needs no table.
    pub fn advice(&self, game: &str, question: Value) -> Result<Answer, TableError> {
        let kind = self.kind(game)?;
        let advice = (kind.advise)(question).ok_or(TableError::Unreadable)?;
        Ok(Answer::Advice { advice })
    }

    /// What comes of these steps in a game that exists only for the answer.
    /// None of it is written down, and no table knows about it.
    pub fn practice(
        &self,
        game: &str,
        players: Vec<Person>,
        steps: &[PracticeStep],
    ) -> Result<Answer, TableError> {
        let kind = self.kind(game)?;
        if steps.len() > practice::MOST_STEPS {
            return Err(TableError::TooLong);
        }
        let group = checked(kind, &Group { players, resting: Vec::new() })?;
        let Practised { view, refused } = (kind.practise)(&group.players, steps)?;
        Ok(Answer::Practice { view, refused })
    }

    /// A running table, or one that is started from its journal.
    pub async fn find(&self, id: &TableId) -> Result<Handle, TableError> {
        // The lock is held while the journal is read, so that two phones that come
        // back at the same time don't start the same table twice.
        let mut running = self.0.running.lock().await;
        match running.get(id) {
            Some(handle) if handle.is_running() => return Ok(handle.clone()),
            // It might panic over and over, so it is only tried again on request.
            Some(_) => return Err(TableError::TableStumbles),
            None => {}
        }
        let handle = self.wake(id).await?;
        running.insert(id.clone(), handle.clone());
        Ok(handle)
    }

    async fn wake(&self, id: &TableId) -> Result<Handle, TableError> {
        let path = self.path(id);
        match disk_files::exists(&path) {
            Ok(true) => {}
            Ok(false) => return Err(TableError::NoSuchTable),
            Err(error) => return Err(TableError::not_opened(&error.into(), &path)),
        }
        let opened = blocking({
            let path = path.clone();
            move || resume(&path)
        });
        let opened = opened.await;
        let started =
            opened.and_then(|(journal, entries)| self.start(id.clone(), journal, entries));
        started.map_err(|why| self.refuse(&path, &why))
    }

    fn start(
        &self,
        id: TableId,
        journal: Journal,
        entries: Vec<Dated<String>>,
    ) -> Result<Handle, Unusable> {
        let context = self.0.context.clone();
        task::start(TaskInit { id, journal, entries, context })
    }

    /// Puts a table away for good. Only the games that were played to their end
    /// remain of it.
    pub async fn close_table(&self, id: &TableId) -> Result<(), TableError> {
        let path = self.path(id);
        // The lock is held to the end, so that nobody starts the table meanwhile.
        let mut running = self.0.running.lock().await;
        if !disk_files::exists(&path).unwrap_or(true) {
            return Err(TableError::NoSuchTable);
        }
        if let Some(handle) = running.remove(id) {
            handle.stop(TableError::TableClosed).await;
        }
        let closed =
            files::put_away(&path).map_err(|error| TableError::not_saved(&error.into()))?;
        let (host, id) = (self.clone(), id.clone());
        // If this fails, the next start tries again.
        let _ = blocking(move || host.scrub(&id, &closed)).await;
        Ok(())
    }

    /// Stops every table and closes every file. Everything that was acknowledged
    /// is on the disk.
    pub async fn stop(&self) {
        let running: Vec<Handle> = self.0.running.lock().await.drain().map(|(_, h)| h).collect();
        for handle in running {
            handle.stop(TableError::HostStops).await;
        }
        let archive = self.0.context.archive.clone();
        let _ = platform::blocking(move || archive.close()).await;
    }

    // Archive.

    pub async fn history(&self) -> Result<Answer, TableError> {
        let archive = self.0.context.archive.clone();
        archive.all_have_come().await;
        let games = blocking(move || archive.games()).await.map_err(not_read)?;
        Ok(Answer::History { games })
    }

    pub async fn settings(&self) -> Result<Answer, TableError> {
        let archive = self.0.context.archive.clone();
        let settings = blocking(move || archive.settings()).await.map_err(not_read)?;
        Ok(Answer::Settings { settings })
    }

    pub async fn save_settings(&self, settings: Value) -> Result<(), TableError> {
        if settings.to_string().len() > LONGEST_SETTINGS {
            return Err(TableError::TooLong);
        }
        let archive = self.0.context.archive.clone();
        let saved = blocking(move || archive.save_settings(&settings)).await;
        self.back_up_later();
        saved.map_err(|why| TableError::not_saved(&why))
    }

    /// What no table knows of should be in the second copy soon.
    pub(super) fn back_up_later(&self) {
        let archive = self.0.context.archive.clone();
        platform::do_later(move || archive.back_up());
    }

    // Network.

    fn network(&self) -> &dyn Network {
        self.0.context.network.as_ref()
    }

    pub fn network_answer(&self) -> Answer {
        Answer::Network { network: self.network().view() }
    }

    pub async fn set_network(&self, open: bool) -> Result<Answer, TableError> {
        self.network().set_open(open).await?;
        Ok(self.network_answer())
    }

    pub fn choose_address(&self, address: &str) -> Result<Answer, TableError> {
        self.network().choose_address(address)?;
        Ok(self.network_answer())
    }

    /// Opens this host's room at a relay, and keeps in mind that it's wanted.
    pub async fn use_relay(&self, place: String) -> Result<Answer, TableError> {
        let archive = self.0.context.archive.clone();
        let token = blocking(move || archive.relay_token()).await;
        let token = token.map_err(|why| TableError::not_saved(&why))?;
        self.network().use_relay(&place, token)?;
        self.want_relay(Some(place)).await
    }

    pub async fn leave_relay(&self) -> Result<Answer, TableError> {
        self.network().leave_relay();
        self.want_relay(None).await
    }

    async fn want_relay(&self, place: Option<String>) -> Result<Answer, TableError> {
        let archive = self.0.context.archive.clone();
        let saved = blocking(move || archive.want_relay(place)).await;
        saved.map_err(|why| TableError::not_saved(&why))?;
        self.back_up_later();
        Ok(self.network_answer())
    }

    /// After a restart: if people wanted the relay, their phones are waiting there.
    pub async fn return_to_relay(&self) {
        let archive = self.0.context.archive.clone();
        if let Ok(Some((place, token))) = blocking(move || archive.relay()).await {
            // Nobody is there to be told. The table screen shows how it stands.
            let _ = self.network().use_relay(&place, token);
        }
    }

    pub async fn relay_code(&self) -> Result<Answer, TableError> {
        Ok(Answer::RelayCode { code: self.network().relay_code().await? })
    }

    pub fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<Answer, TableError> {
        let text = self.network().wifi_code(name, key, kind, hidden)?;
        let too_long = |error: qr::TooLong| TableError::WifiInvalid { reason: error.to_string() };
        Ok(Answer::WifiCode { svg: qr::svg(&text).map_err(too_long)? })
    }

    /// Nobody can make this host draw a code that leads anywhere else.
    pub fn code(&self, text: &str) -> Result<Answer, TableError> {
        if !text.starts_with(CODE_PREFIX) || text.len() > LONGEST_CODE {
            return Err(TableError::CodeInvalid);
        }
        let svg = qr::long_svg(text).map_err(|_| TableError::CodeInvalid)?;
        Ok(Answer::Code { svg })
    }
}

/// Opens a journal in order to continue it. If lines are missing, that is written
/// down first, so that people are told whatever happens next.
fn resume(path: &Path) -> Result<(Journal, Vec<Dated<String>>), Unusable> {
    let (mut journal, mut entries) = Journal::open(path)?;
    if journal.missing() > 0 {
        let at = unix_millis();
        let lost = Entry::Lost { lines: journal.missing() };
        let entry = lost.line()?;
        journal.append(at, std::slice::from_ref(&entry))?;
        entries.push(Dated { at, entry });
    }
    journal.settle();
    Ok((journal, entries))
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Unusable> + Send + 'static,
) -> Result<T, Unusable> {
    platform::blocking(work).await.unwrap_or(Err(Unusable::Stumbles))
}

/// What to say when the archive or the folder could not be read.
pub(crate) fn not_read(why: Unusable) -> TableError {
    let reason = why.to_string();
    match why {
        Unusable::NotNow(obstacle, _) => TableError::NotOpened { obstacle, reason },
        _ => TableError::NotOpened { obstacle: Obstacle::DiskFails, reason },
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // The list is changed in one step, so a panic can't leave it half changed.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
