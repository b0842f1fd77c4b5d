//! The task that owns one table.
//!
//! Everything that can happen to a table comes in as an [`Input`], one after the
//! other. A change is decided, then written to the journal, then taken into the
//! state, then shown: nobody ever sees anything that a power cut could undo.

mod again;
mod asks;
mod commit;
mod copy;
mod door;
mod end;
mod joins;
mod moments;
mod onlookers;
mod people;
mod play;
mod publish;
mod race;
mod seats;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use rules::{
    colour::Colour,
    game::{Actor, UnixMillis, Viewer},
    moments::{Moment, Signal},
    seat::Seat,
};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

pub(crate) use self::people::checked;
pub use self::race::Finger;
use self::{
    end::Counting,
    joins::Joins,
    onlookers::Onlooking,
    race::Toucher,
    seats::{Place, Proved},
};
use crate::{
    archive::Archive,
    clock::{Clock, HostMillis, unix_millis},
    contain::contained,
    disk::{Obstacle, Unusable},
    door::Door,
    games::Games,
    journal::Journal,
    link::{DeviceId, Proof, SealPair, TableId},
    network::Network,
    outbox::{Connection, ConnectionId, Outbox},
    platform::{self, NotDone},
    probes::Probes,
    race::Touches,
    seal::Share,
    session::Known,
    state::{Dated, TableState},
    summary,
    table_error::TableError,
    timing::{Lift, Pads},
    wire::{Countdown, Evening, Finale, FinishedGame, TableAsk},
};

/// How many inputs may be queued for a table before its devices have to wait.
const INBOX: usize = 256;

/// How many of them may come from one device. People tap one thing at a time;
/// whoever sends more has to wait, and everybody else is heard in between.
const INPUTS_OF_ONE_DEVICE: usize = 4;

/// A table at which nothing has happened for this long closes its journal;
/// opening it again costs a fraction of a millisecond.
const REST_AFTER: Duration = Duration::from_millis(500);

/// All that can happen to a table.
pub enum Input {
    /// A phone has a link and would like to sit down, or a device would like to
    /// watch.
    Join {
        challenge: Share,
        nonce: Share,
        proof: Proof,
        /// What a device that only watches says of itself.
        is_screen: bool,
        connection: Connection,
        answer: oneshot::Sender<Result<(Known, SealPair), TableError>>,
    },
    /// The table device opens this table.
    Watch {
        connection: Connection,
    },
    Play {
        from: ConnectionId,
        id: u32,
        seat: Option<Seat>,
        command: Value,
    },
    /// How well a device knows the host's clock.
    Clock {
        from: ConnectionId,
        doubt: Option<f64>,
    },
    Pad {
        from: ConnectionId,
        seat: Option<Seat>,
        down: bool,
        lift: Lift,
        received: HostMillis,
    },
    /// Somebody needs more time: the answers must not close by themselves.
    KeepOpen {
        from: ConnectionId,
    },
    /// The answer to a probe.
    Echo {
        from: ConnectionId,
        probe: u32,
        at: f64,
        received: HostMillis,
    },
    Touch {
        from: ConnectionId,
        id: u32,
        finger: Finger,
    },
    LeaveSeat {
        from: ConnectionId,
        id: u32,
    },
    /// Somebody would like to play again, or not after all.
    Again {
        from: ConnectionId,
        id: u32,
        on: bool,
    },
    /// What somebody wants to be called, and which colour to have.
    MyGoat {
        from: ConnectionId,
        id: u32,
        name: String,
        colour: Colour,
    },
    /// Somebody who watches would like to play, or not after all.
    WouldPlay {
        from: ConnectionId,
        id: u32,
        name: Option<String>,
    },
    Ask {
        from: ConnectionId,
        id: u32,
        ask: TableAsk,
    },
    Gone {
        connection: ConnectionId,
    },
    /// Somebody wants to take the game in progress to another device.
    Copy {
        copied: oneshot::Sender<Result<Option<Vec<Dated<String>>>, TableError>>,
    },
    /// Somebody asks whether any device is here.
    Deserted {
        answer: oneshot::Sender<bool>,
    },
    /// Somebody else wants to read the journal.
    Rest {
        rested: oneshot::Sender<()>,
    },
    Stop {
        reason: TableError,
        stopped: oneshot::Sender<()>,
    },
}

/// A way to reach a table's task.
#[derive(Clone)]
pub struct Handle {
    inbox: mpsc::Sender<(Input, Option<OwnedSemaphorePermit>)>,
    /// What is left of the room in the inbox that belongs to one device.
    room: Arc<Semaphore>,
}

impl Handle {
    /// The same table, with room of its own in the inbox.
    pub fn for_one_device(&self) -> Handle {
        let room = Arc::new(Semaphore::new(INPUTS_OF_ONE_DEVICE));
        Handle { inbox: self.inbox.clone(), room }
    }

    /// Waits while the table is busy, which slows down only the sender.
    pub async fn send(&self, input: Input) -> Result<(), TableError> {
        // Nobody closes the room, so there is always a permit in the end.
        let permit = self.room.clone().acquire_owned().await.ok();
        self.inbox.send((input, permit)).await.map_err(|_| TableError::NoSuchTable)
    }

    /// A table that has stumbled and isn't running any more.
    pub(crate) fn stumbled() -> Handle {
        let (inbox, _) = mpsc::channel(1);
        Handle { inbox, room: Arc::new(Semaphore::new(1)) }
    }

    /// Has the table close its journal until it needs it again.
    pub(crate) async fn rest(&self) {
        let (rested, wait) = oneshot::channel();
        if self.send(Input::Rest { rested }).await.is_ok() {
            let _ = wait.await;
        }
    }

    /// The journal of the game in progress, which says that it was copied; nothing
    /// if there is no such game.
    pub(crate) async fn copy(&self) -> Result<Option<Vec<Dated<String>>>, TableError> {
        let (copied, wait) = oneshot::channel();
        self.send(Input::Copy { copied }).await?;
        wait.await.map_err(|_| TableError::TableStumbles)?
    }

    /// Whether no device is at this table.
    pub(crate) async fn is_deserted(&self) -> bool {
        let (answer, wait) = oneshot::channel();
        self.send(Input::Deserted { answer }).await.is_ok() && wait.await.unwrap_or(false)
    }

    pub fn is_running(&self) -> bool {
        !self.inbox.is_closed()
    }

    pub async fn stop(&self, reason: TableError) {
        let (stopped, wait) = oneshot::channel();
        if self.send(Input::Stop { reason, stopped }).await.is_ok() {
            let _ = wait.await;
        }
    }
}

/// What a task needs from its host.
#[derive(Clone)]
pub struct HostContext {
    pub clock: Clock,
    pub door: Door,
    pub archive: Arc<Archive>,
    pub network: Arc<dyn Network>,
    pub games: Games,
    /// How long before zero a count is announced.
    pub countdown_lead: HostMillis,
    /// How long after zero people may answer.
    pub answer_for: HostMillis,
    pub versions: Versions,
}

/// Where a table begins to number its views: above all numbers that any table has
/// used, because it may have been among them.
#[derive(Clone)]
pub struct Versions(Arc<AtomicU64>);

impl Versions {
    pub(crate) fn from(first: u64) -> Versions {
        Versions(Arc::new(AtomicU64::new(first)))
    }

    fn next(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    fn used(&self, version: u64) {
        self.0.fetch_max(version + 1, Ordering::Relaxed);
    }
}

pub struct TaskInit {
    pub id: TableId,
    pub journal: Journal,
    pub entries: Vec<Dated<String>>,
    pub context: HostContext,
}

/// Starts the task of a table, new or resumed.
pub(crate) fn start(init: TaskInit) -> Result<Handle, Unusable> {
    let read = || -> Result<_, Unusable> {
        let games = init.context.games;
        let (state, played) = summary::read(games, &init.id, &init.entries)?;
        // A state that can't be shown would bring the task down at once.
        let seats = Seat::all(state.players()).map(Viewer::Seat);
        for viewer in [Viewer::Table, Viewer::Onlooker].into_iter().chain(seats) {
            state.game.view(viewer);
        }
        state.game.expects();
        state.game.awards();
        Ok((state, played))
    };
    let (state, played) = contained(|| platform::working_on(&init.id, read))??;
    let (inbox, inputs) = mpsc::channel(INBOX);
    let now = unix_millis();
    let id = init.id.clone();
    let task = Task {
        id: init.id,
        away_since: vec![Some(now); state.seats.len()],
        version: init.context.versions.next(),
        state,
        journal: Some(init.journal),
        context: init.context,
        devices: HashMap::new(),
        waiting: Vec::new(),
        joins: HashMap::new(),
        requests: 0,
        moment: None,
        countdown: None,
        closes_at: None,
        pads: Pads::default(),
        touches: Touches::default(),
        probes: HashMap::new(),
        counts: 0,
        kept_round: 0,
        played,
        finale: None,
        evening: None,
        counting: None,
        again: BTreeSet::new(),
        onlookers: Onlooking::new(),
    };
    platform::spawn_for(&id, task.run(inputs));
    Ok(Handle { inbox, room: Arc::new(Semaphore::new(INPUTS_OF_ONE_DEVICE)) })
}

struct Task {
    id: TableId,
    state: TableState,
    /// Lent to a blocking thread while it writes.
    journal: Option<Journal>,
    context: HostContext,
    devices: HashMap<ConnectionId, Device>,
    waiting: Vec<Waiting>,
    joins: HashMap<Seat, Joins>,
    requests: u32,
    /// The moment that is being run.
    moment: Option<Moment>,
    countdown: Option<Countdown>,
    closes_at: Option<HostMillis>,
    pads: Pads,
    touches: Touches<Toucher>,
    probes: HashMap<ConnectionId, Probes>,
    counts: u32,
    /// The last round that is in the archive.
    kept_round: u32,
    /// The games that were played to their end at this table.
    played: Vec<FinishedGame>,
    finale: Option<Finale>,
    evening: Option<Evening>,
    /// The evening, while it is being counted.
    counting: Option<Counting>,
    /// Who would like to play again.
    again: BTreeSet<Seat>,
    onlookers: Onlooking,
    version: u64,
    away_since: Vec<Option<UnixMillis>>,
}

#[derive(Clone)]
struct Device {
    viewer: Viewer,
    /// Which browser or app it is; nothing on the table device.
    id: Option<DeviceId>,
    /// It only watches, for everybody in the room.
    is_screen: bool,
    outbox: Outbox,
    /// It has said that it doesn't know the host's clock well enough.
    is_unsure: bool,
}

struct Waiting {
    request: u32,
    seat: Seat,
    device: DeviceId,
    connection: Connection,
}

/// A panic ends only the task of its own table. Whoever sits at that table is
/// told, and the journal has everything that was acknowledged.
impl Drop for Task {
    fn drop(&mut self) {
        self.context.door.report(&self.id, None);
        self.context.versions.used(self.version);
        if std::thread::panicking() {
            self.end_all(&TableError::TableStumbles);
        }
    }
}

impl Task {
    async fn run(mut self, mut inputs: mpsc::Receiver<(Input, Option<OwnedSemaphorePermit>)>) {
        self.wake_up().await;
        let mut door = self.context.door.watch();
        loop {
            let (zero, pads, close) = (self.zero_comes(), self.pads_wake(), self.time_runs_out());
            let (touches, probes) = (self.touches_wake(), self.probes_wake());
            tokio::select! {
                input = inputs.recv() => match input {
                    Some((Input::Stop { reason, stopped }, _)) => {
                        self.end_all(&reason);
                        // The journal is closed before anybody is told.
                        self.journal = None;
                        let _ = stopped.send(());
                        return;
                    }
                    // The permit is given back when the table is done with it.
                    Some((input, _permit)) => self.take(input).await,
                    None => return,
                },
                () = zero => self.zero().await,
                () = pads => self.follow_the_pads().await,
                () = close => self.time_is_up().await,
                () = touches => {
                    // Some of what is in the queue may have happened before.
                    if inputs.is_empty() || self.touches_are_overdue() {
                        self.tell_touches().await;
                    }
                }
                () = probes => self.send_probes(),
                Ok(()) = door.changed() => self.door_has_changed(),
                counted = end::counted(&mut self.counting) => self.show_evening(counted),
                () = platform::sleep(REST_AFTER), if self.journal_is_open() => {
                    self.rest().await;
                }
            }
        }
    }

    fn journal_is_open(&self) -> bool {
        self.journal.as_ref().is_some_and(|journal| !journal.is_resting())
    }

    async fn rest(&mut self) {
        // Closing moves what is still in the log into the database, which takes time.
        let _ = self.lend_journal(Journal::rest).await;
    }

    /// Lends the journal to a thread that may wait for the disk.
    async fn lend_journal<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Journal) -> T + Send + 'static,
    ) -> Result<T, Unusable> {
        let closed = || Unusable::NotNow(Obstacle::DiskFails, "the journal is closed".into());
        let mut journal = self.journal.take().ok_or_else(closed)?;
        let work = platform::blocking(move || {
            let done = work(&mut journal);
            (journal, done)
        });
        match work.await {
            Ok((journal, done)) => {
                self.journal = Some(journal);
                Ok(done)
            }
            // A table can't go on without its journal.
            Err(NotDone::Panicked(panic)) => std::panic::resume_unwind(panic),
            Err(NotDone::Stopped) => Err(closed()),
        }
    }

    /// Calls off a count that a restart has interrupted, and catches up on the
    /// archive.
    async fn wake_up(&mut self) {
        self.call_off().await;
        self.follow_the_moment();
        self.keep_if_over();
    }

    async fn call_off(&mut self) {
        if self.state.game.moment() == Some(Moment::Count) {
            // If this can't be written, neither can the next command, and then
            // there is somebody to tell.
            let _ = self.signal(Actor::Clock, Signal::CalledOff).await;
        }
    }

    async fn take(&mut self, input: Input) {
        match input {
            Input::Join { challenge, nonce, proof, is_screen, connection, answer } => {
                let _ = answer.send(match self.check(challenge, nonce, &proof) {
                    Ok(Proved { place: Place::Seat(seat), device, link, line }) => {
                        let seated = self.sit_down(seat, device, connection).await;
                        seated.map(|()| (Known::Phone(link), line))
                    }
                    Ok(Proved { place: Place::Onlooker, device, link, line }) => {
                        let watches = self.watch(device, is_screen, connection);
                        watches.map(|()| (Known::Onlooker(link), line))
                    }
                    Err(trouble) => Err(trouble),
                });
            }
            Input::Watch { connection } => {
                self.welcome(connection, Viewer::Table, None, false);
            }
            Input::Play { from, id, seat, command } => self.play(from, id, seat, command).await,
            Input::Clock { from, doubt } => self.hear_clock(from, doubt),
            Input::Pad { from, seat, down, lift, received } => {
                self.pad(from, seat, down, lift, received).await;
            }
            Input::KeepOpen { from } => self.keep_open(from),
            Input::Echo { from, probe, at, received } => self.hear_echo(from, probe, at, received),
            Input::Touch { from, id, finger } => self.touch(from, id, finger),
            Input::LeaveSeat { from, id } => self.leave_seat(from, id).await,
            Input::Again { from, id, on } => self.again(from, id, on).await,
            Input::MyGoat { from, id, name, colour } => {
                self.my_goat(from, id, name, colour).await;
            }
            Input::WouldPlay { from, id, name } => self.would_play(from, id, name),
            Input::Ask { from, id, ask } => self.ask(from, id, ask).await,
            Input::Gone { connection } => self.gone(connection),
            Input::Copy { copied } => {
                let _ = copied.send(self.copy().await);
            }
            Input::Deserted { answer } => {
                // A screen that nobody has switched off keeps no table open.
                let mut devices = self.devices.values();
                let is_empty = devices.all(|device| device.viewer == Viewer::Onlooker);
                let _ = answer.send(is_empty && self.waiting.is_empty());
            }
            Input::Rest { rested } => {
                self.rest().await;
                let _ = rested.send(());
            }
            Input::Stop { .. } => unreachable!("the loop ends on it"),
        }
    }
}
