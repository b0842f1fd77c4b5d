//! All tables of one data folder, running or asleep on the disk.

use std::{
    collections::HashMap,
    fmt,
    fs::File,
    future::Future,
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex},
};

use rules::{
    game::{Game, Viewer},
    scapegoat::ScapeGoat,
};
use serde_json::Value;

use crate::{
    archive::Archive,
    clock::{Clock, HostMillis, unix_millis},
    journal::{self, Journal, JournalError},
    link::{Secrets, TableId},
    press::{NoPress, Press, PressRoom},
    state::{Dated, Entry},
    task::{self, Handle, Opening, Surroundings},
    trouble::Trouble,
    wire::{self, Answer, FinishedGame, SetAside, TableSummary},
};

/// The games of this app, one line for each.
const GAMES: [Kind; 1] = [Kind::of::<ScapeGoat>()];

/// Ending of a table's journal, and of one that was put away.
const TABLE: &str = "table";
const CLOSED: &str = "closed";

/// Settings are a few choices, not a place to store things. They are refused
/// before the message that holds them would be too long.
const LONGEST_SETTINGS: usize = wire::LONGEST_MESSAGE * 3 / 4;

/// The phones' way in, as far as the table screen can steer it.
pub trait Network: Send + Sync {
    fn view(&self) -> Value;
    fn set_open(
        &self,
        open: bool,
    ) -> Pin<Box<dyn Future<Output = Result<(), Trouble>> + Send + '_>>;
    fn choose_address(&self, address: &str) -> Result<(), Trouble>;
    /// The address of a link with this fragment, and its QR code.
    fn link(&self, fragment: &str) -> (String, String);
    fn wifi_code(&self, name: &str, key: &str, kind: &str, hidden: bool)
    -> Result<String, Trouble>;
}

/// A host without phones.
pub struct NoNetwork;

impl Network for NoNetwork {
    fn view(&self) -> Value {
        Value::Null
    }

    fn set_open(&self, _: bool) -> Pin<Box<dyn Future<Output = Result<(), Trouble>> + Send + '_>> {
        Box::pin(async { Err(no_network()) })
    }

    fn choose_address(&self, _: &str) -> Result<(), Trouble> {
        Err(no_network())
    }

    fn link(&self, fragment: &str) -> (String, String) {
        (format!("#{fragment}"), String::new())
    }

    fn wifi_code(&self, _: &str, _: &str, _: &str, _: bool) -> Result<String, Trouble> {
        Err(no_network())
    }
}

fn no_network() -> Trouble {
    Trouble::NetworkFailed { reason: "there is none here".into() }
}

pub struct HostConfig {
    pub data: PathBuf,
    /// How long before zero a count is announced.
    pub countdown_lead: HostMillis,
    /// What makes paper.
    pub press: Arc<dyn Press>,
    /// How long after zero people may answer a count that asks something.
    pub answer_for: HostMillis,
}

impl HostConfig {
    pub fn new(data: PathBuf) -> HostConfig {
        // A second for the news to arrive and for clocks to agree where messages
        // dawdle, then 3, 2, 1. After zero a second for the flash, then five to tap.
        HostConfig { data, countdown_lead: 3500.0, answer_for: 6000.0, press: Arc::new(NoPress) }
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
    surroundings: Surroundings,
    secrets: Secrets,
    running: tokio::sync::Mutex<HashMap<TableId, Handle>>,
    set_aside: Mutex<Vec<SetAside>>,
    press_room: PressRoom,
    /// Held as long as the host lives: two hosts on one folder would write
    /// over each other.
    _lock: File,
}

/// One game, as the host needs it: what to do with a journal of it.
struct Kind {
    name: &'static str,
    start: fn(Opening) -> Result<Handle, String>,
    look: fn(&[Dated<String>]) -> Result<Glance, String>,
    advise: fn(Value) -> Option<Value>,
}

/// What a journal says without being played on.
struct Glance {
    summary: Box<dyn Fn(TableId) -> TableSummary>,
    finished: Option<Box<dyn Fn(TableId) -> FinishedGame>>,
    has_players: bool,
}

impl Kind {
    const fn of<G: Game>() -> Kind {
        Kind { name: G::NAME, start: task::start::<G>, look: look::<G>, advise: advise::<G> }
    }
}

fn look<G: Game>(entries: &[Dated<String>]) -> Result<Glance, String> {
    let state = task::read::<G>(entries)?;
    let view = serde_json::to_value(state.game.view(Viewer::Table)).unwrap_or_default();
    let report = state.game.report().map(|report| serde_json::to_value(report).unwrap_or_default());
    let (opened_at, last_at, round) = (state.opened_at, state.last_at, state.round);
    let began_at = state.began_at.unwrap_or(last_at);
    let game = G::NAME.to_owned();
    let name = game.clone();
    Ok(Glance {
        has_players: state.game.seats() > 0,
        summary: Box::new(move |table| TableSummary {
            table,
            opened_at,
            last_at,
            round,
            game: name.clone(),
            view: view.clone(),
        }),
        finished: report.map(|report| -> Box<dyn Fn(TableId) -> FinishedGame> {
            Box::new(move |table| FinishedGame {
                table,
                round,
                game: game.clone(),
                began_at,
                ended_at: last_at,
                report: report.clone(),
            })
        }),
    })
}

fn advise<G: Game>(question: Value) -> Option<Value> {
    let question: G::Question = serde_json::from_value(question).ok()?;
    serde_json::to_value(G::advise(&question)?).ok()
}

impl Host {
    /// Opens a data folder. Blocks for a moment: it reads every journal.
    pub fn open(config: HostConfig, network: Arc<dyn Network>) -> Result<Host, HostError> {
        let folder = config.data;
        let shown = folder.display().to_string();
        let unusable = |error: &dyn fmt::Display| {
            HostError(format!("The data folder {shown} cannot be used: {error}."))
        };
        std::fs::create_dir_all(&folder).map_err(|error| unusable(&error))?;
        let lock = File::create(folder.join("lock")).map_err(|error| unusable(&error))?;
        lock.try_lock().map_err(|_| {
            HostError(format!("Goatherd is already running with the data folder {shown}."))
        })?;
        let mut set_aside = Vec::new();
        let archive = open_archive(&folder, &mut set_aside).map_err(|error| unusable(&error))?;
        let secrets = archive.host_link().map_err(|error| unusable(&error))?;
        let surroundings = Surroundings {
            clock: Clock::start(),
            archive: Arc::new(archive),
            network,
            countdown_lead: config.countdown_lead,
            answer_for: config.answer_for,
        };
        let host = Host(Arc::new(Inner {
            folder,
            surroundings,
            secrets,
            running: tokio::sync::Mutex::default(),
            set_aside: Mutex::new(set_aside),
            press_room: PressRoom::new(config.press),
            _lock: lock,
        }));
        host.tidy_up();
        Ok(host)
    }

    pub fn clock(&self) -> Clock {
        self.0.surroundings.clock
    }

    /// What a table device has to know to be let in.
    pub fn secrets(&self) -> &Secrets {
        &self.0.secrets
    }

    pub(crate) fn press_room(&self) -> &PressRoom {
        &self.0.press_room
    }

    /// Files that could not be read, and where they lie now.
    pub fn set_aside(&self) -> Vec<SetAside> {
        lock(&self.0.set_aside).clone()
    }

    // Tables.

    pub async fn new_table(&self, game: &str) -> Result<(TableId, Handle), Trouble> {
        let kind = kind_named(game)?;
        let id = TableId::random();
        let path = self.path(&id);
        let opened = Entry::<()>::Opened { game: kind.name.to_owned() };
        let entry = serde_json::to_string(&opened).unwrap_or_default();
        let create = blocking(move || {
            let at = unix_millis();
            let mut journal = Journal::create(&path)?;
            journal.append(at, std::slice::from_ref(&entry))?;
            Ok((journal, vec![Dated { at, entry }]))
        });
        let (journal, entries) = create.await.map_err(not_saved)?;
        let handle = self.start(kind, id.clone(), journal, entries).map_err(not_saved)?;
        self.0.running.lock().await.insert(id.clone(), handle.clone());
        Ok((id, handle))
    }

    /// What a game says about its parts; needs no table.
    pub fn advice(&self, game: &str, question: Value) -> Result<Answer, Trouble> {
        let advice = (kind_named(game)?.advise)(question).ok_or(Trouble::Unreadable)?;
        Ok(Answer::Advice { advice })
    }

    /// A running table, or one that is woken from the disk.
    pub async fn find(&self, id: &TableId) -> Result<Handle, Trouble> {
        // The lock is held while the journal is read, so that two phones
        // which come back at once do not wake the same table twice.
        let mut running = self.0.running.lock().await;
        if let Some(handle) = running.get(id).filter(|handle| handle.is_running()) {
            return Ok(handle.clone());
        }
        let path = self.path(id);
        if !path.exists() {
            return Err(Trouble::NoSuchTable);
        }
        let opened = blocking({
            let path = path.clone();
            move || Journal::open(&path)
        });
        let started = match opened.await {
            Ok((journal, entries)) => match kind_of(&entries) {
                Some(kind) => self.start(kind, id.clone(), journal, entries),
                None => Err("it does not say which game it is of".into()),
            },
            Err(error) => Err(error.to_string()),
        };
        match started {
            Ok(handle) => {
                running.insert(id.clone(), handle.clone());
                Ok(handle)
            }
            Err(reason) => {
                self.put_aside(&path, &reason);
                Err(Trouble::NoSuchTable)
            }
        }
    }

    fn start(
        &self,
        kind: &Kind,
        id: TableId,
        journal: Journal,
        entries: Vec<Dated<String>>,
    ) -> Result<Handle, String> {
        let surroundings = self.0.surroundings.clone();
        (kind.start)(Opening { id, journal, entries, surroundings })
    }

    /// Puts a table away for good; its journal is kept under another ending.
    pub async fn close_table(&self, id: &TableId) -> Result<(), Trouble> {
        let path = self.path(id);
        if !path.exists() {
            return Err(Trouble::NoSuchTable);
        }
        if let Some(handle) = self.0.running.lock().await.remove(id) {
            handle.stop(Trouble::TableClosed).await;
        }
        std::fs::rename(&path, path.with_extension(CLOSED)).map_err(not_saved)
    }

    /// The tables that can be resumed, the latest first.
    pub async fn tables(&self) -> Result<Answer, Trouble> {
        let host = self.clone();
        let unfinished = tokio::task::spawn_blocking(move || host.unfinished());
        let mut unfinished = unfinished.await.map_err(not_saved)?;
        unfinished.sort_by_key(|summary| std::cmp::Reverse(summary.last_at));
        Ok(Answer::Tables { unfinished, set_aside: self.set_aside() })
    }

    fn unfinished(&self) -> Vec<TableSummary> {
        let glances = self.journals().into_iter().filter_map(|(id, path)| {
            // What cannot be read here is found and told at the next start;
            // a table that is running right now may be in the middle of a line.
            let (_, entries) = Journal::open(&path).ok()?;
            Some((id, (kind_of(&entries)?.look)(&entries).ok()?))
        });
        glances
            .filter(|(_, glance)| glance.has_players && glance.finished.is_none())
            .map(|(id, glance)| (glance.summary)(id))
            .collect()
    }

    /// At start: finished tables go to the archive, unreadable ones aside.
    fn tidy_up(&self) {
        for (id, path) in self.journals() {
            let glance = match Journal::open(&path) {
                Ok((_, entries)) => match kind_of(&entries) {
                    Some(kind) => (kind.look)(&entries),
                    // Killed between making the file and its first line.
                    None if entries.is_empty() => {
                        let _ = std::fs::rename(&path, path.with_extension(CLOSED));
                        continue;
                    }
                    None => Err("it does not say which game it is of".into()),
                },
                Err(JournalError::TooNew) => {
                    let reason = JournalError::TooNew.to_string();
                    let file = path.display().to_string();
                    lock(&self.0.set_aside).push(SetAside { file, reason });
                    continue;
                }
                Err(error) => Err(error.to_string()),
            };
            match glance {
                Err(reason) => self.put_aside(&path, &reason),
                Ok(Glance { finished: Some(finished), .. }) => {
                    if self.0.surroundings.archive.keep(&finished(id)).is_ok() {
                        let _ = std::fs::rename(&path, path.with_extension(CLOSED));
                    }
                }
                Ok(_) => {}
            }
        }
    }

    fn put_aside(&self, path: &Path, reason: &str) {
        put_aside(path, reason, &mut lock(&self.0.set_aside));
    }

    fn journals(&self) -> Vec<(TableId, PathBuf)> {
        let Ok(files) = std::fs::read_dir(&self.0.folder) else { return Vec::new() };
        let paths = files.filter_map(|file| Some(file.ok()?.path()));
        let tables = paths.filter(|path| path.extension().is_some_and(|ending| ending == TABLE));
        let named = tables.filter_map(|path| {
            let name = path.file_stem()?.to_str()?.to_owned();
            Some((TableId::try_from(name).ok()?, path))
        });
        named.collect()
    }

    fn path(&self, id: &TableId) -> PathBuf {
        self.0.folder.join(id.as_str()).with_extension(TABLE)
    }

    /// Stops every table and closes every file; all that was acknowledged is
    /// on the disk.
    pub async fn stop(&self) {
        let running: Vec<Handle> = self.0.running.lock().await.drain().map(|(_, h)| h).collect();
        for handle in running {
            handle.stop(Trouble::HostStops).await;
        }
        let archive = self.0.surroundings.archive.clone();
        let _ = tokio::task::spawn_blocking(move || archive.close()).await;
    }

    // Archive.

    pub async fn history(&self) -> Result<Answer, Trouble> {
        let archive = self.0.surroundings.archive.clone();
        let games = blocking(move || archive.games()).await.map_err(not_saved)?;
        Ok(Answer::History { games })
    }

    pub async fn settings(&self) -> Result<Answer, Trouble> {
        let archive = self.0.surroundings.archive.clone();
        let settings = blocking(move || archive.settings()).await.map_err(not_saved)?;
        Ok(Answer::Settings { settings })
    }

    pub async fn save_settings(&self, settings: Value) -> Result<(), Trouble> {
        if settings.to_string().len() > LONGEST_SETTINGS {
            return Err(Trouble::TooLong);
        }
        let archive = self.0.surroundings.archive.clone();
        blocking(move || archive.save_settings(&settings)).await.map_err(not_saved)
    }

    // Network.

    fn network(&self) -> &dyn Network {
        self.0.surroundings.network.as_ref()
    }

    pub fn network_answer(&self) -> Answer {
        Answer::Network { network: self.network().view() }
    }

    pub async fn set_network(&self, open: bool) -> Result<Answer, Trouble> {
        self.network().set_open(open).await?;
        Ok(self.network_answer())
    }

    pub fn choose_address(&self, address: &str) -> Result<Answer, Trouble> {
        self.network().choose_address(address)?;
        Ok(self.network_answer())
    }

    pub fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<Answer, Trouble> {
        let svg = self.network().wifi_code(name, key, kind, hidden)?;
        Ok(Answer::WifiCode { svg })
    }
}

fn kind_named(game: &str) -> Result<&'static Kind, Trouble> {
    GAMES.iter().find(|kind| kind.name == game).ok_or(Trouble::UnknownGame)
}

/// The first line of a journal says which game it is of.
fn kind_of(entries: &[Dated<String>]) -> Option<&'static Kind> {
    let first: Entry<Value> = serde_json::from_str(&entries.first()?.entry).ok()?;
    match first {
        Entry::Opened { game } => GAMES.iter().find(|kind| kind.name == game),
        _ => None,
    }
}

fn open_archive(folder: &Path, aside: &mut Vec<SetAside>) -> Result<Archive, JournalError> {
    let path = folder.join("archive.db");
    match Archive::open(&path) {
        Err(JournalError::NotReadable(reason)) => {
            put_aside(&path, &reason, aside);
            Archive::open(&path)
        }
        opened => opened,
    }
}

fn put_aside(path: &Path, reason: &str, list: &mut Vec<SetAside>) {
    // Where even renaming fails the file stays where it is, and is not used.
    let file = journal::set_aside(path).unwrap_or_else(|_| path.to_owned());
    list.push(SetAside { file: file.display().to_string(), reason: reason.to_owned() });
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, JournalError> + Send + 'static,
) -> Result<T, JournalError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(JournalError::NotWritten(error.to_string())))
}

fn not_saved(error: impl fmt::Display) -> Trouble {
    Trouble::NotSaved { reason: error.to_string() }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // The lists are changed in one step each, so a panic cannot leave them
    // half changed.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
