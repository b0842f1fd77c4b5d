//! The task that owns one table.
//!
//! Everything that can happen to a table comes in as one [`Input`], one after
//! the other. A change is decided, then written to the journal, then taken
//! into the state, then shown: nobody ever sees what a power cut could undo.

use std::{collections::HashMap, sync::Arc, time::Duration};

use rules::{
    game::{Actor, Game, Outside, UnixMillis, Viewer},
    seat::Seat,
};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::{
    archive::Archive,
    clock::{Clock, HostMillis, unix_millis},
    host::Network,
    journal::Journal,
    link::{DeviceId, Role, Secrets, TableId},
    seal::{self, Key, Sealed},
    seats::{Held, SeatChange},
    session::{ConnectionId, Outbox, Outgoing},
    state::{Dated, Entry, TableState},
    trouble::Trouble,
    wire::{
        self, Answer, Ask, Countdown, FinishedGame, Holder, Link, Request, ServerMessage, TableView,
    },
};

/// How many inputs may wait for a table before its devices have to.
const INBOX: usize = 256;

/// A table at which nothing happens for so long closes its journal; opening it
/// again costs a fraction of a millisecond.
const REST_AFTER: Duration = Duration::from_millis(500);

/// All that can happen to a table.
pub enum Input {
    /// A phone holds a link and would like to sit down.
    Knock {
        seat: Seat,
        challenge: String,
        proof: Sealed,
        connection: Connection,
        answer: oneshot::Sender<Result<Key, Trouble>>,
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
        sealed: bool,
    },
    LeaveSeat {
        from: ConnectionId,
        id: u32,
    },
    Ask {
        from: ConnectionId,
        id: u32,
        ask: Ask,
    },
    Gone {
        connection: ConnectionId,
    },
    Stop {
        reason: Trouble,
        stopped: oneshot::Sender<()>,
    },
}

#[derive(Clone)]
pub struct Connection {
    pub id: ConnectionId,
    pub outbox: Outbox,
}

/// A way to reach a table's task.
#[derive(Clone)]
pub struct Handle {
    inbox: mpsc::Sender<Input>,
}

impl Handle {
    /// Waits while the table is busy, which slows down only the one who asks.
    pub async fn send(&self, input: Input) -> Result<(), Trouble> {
        self.inbox.send(input).await.map_err(|_| Trouble::NoSuchTable)
    }

    pub fn is_running(&self) -> bool {
        !self.inbox.is_closed()
    }

    pub async fn stop(&self, reason: Trouble) {
        let (stopped, wait) = oneshot::channel();
        if self.send(Input::Stop { reason, stopped }).await.is_ok() {
            let _ = wait.await;
        }
    }
}

/// What a task needs of its host.
#[derive(Clone)]
pub struct Surroundings {
    pub clock: Clock,
    pub archive: Arc<Archive>,
    pub network: Arc<dyn Network>,
    /// How long before zero a count is announced.
    pub countdown_lead: HostMillis,
}

pub struct Opening {
    pub id: TableId,
    pub journal: Journal,
    pub entries: Vec<Dated<String>>,
    pub surroundings: Surroundings,
}

/// Reads the entries of a journal as those of one game.
pub fn read<G: Game>(entries: &[Dated<String>]) -> Result<TableState<G>, String> {
    let read = |dated: &Dated<String>| {
        let entry: Entry<G::Event> = serde_json::from_str(&dated.entry)?;
        Ok(Dated { at: dated.at, entry })
    };
    let entries: Result<Vec<_>, serde_json::Error> = entries.iter().map(read).collect();
    Ok(TableState::of(&entries.map_err(|error| error.to_string())?))
}

/// Starts the task of a table, new or resumed.
pub fn start<G: Game>(opening: Opening) -> Result<Handle, String> {
    let state = read::<G>(&opening.entries)?;
    let (inbox, inputs) = mpsc::channel(INBOX);
    let now = unix_millis();
    let task = Task {
        id: opening.id,
        away_since: vec![Some(now); state.seats.len()],
        state,
        journal: Some(opening.journal),
        surroundings: opening.surroundings,
        devices: HashMap::new(),
        waiting: Vec::new(),
        requests: 0,
        countdown: None,
        counts: 0,
        kept_round: 0,
        version: 0,
    };
    tokio::spawn(task.run(inputs));
    Ok(Handle { inbox })
}

struct Task<G: Game> {
    id: TableId,
    state: TableState<G>,
    /// Lent to a blocking thread while it writes.
    journal: Option<Journal>,
    surroundings: Surroundings,
    devices: HashMap<ConnectionId, Device>,
    waiting: Vec<Waiting>,
    requests: u32,
    countdown: Option<Countdown>,
    counts: u32,
    /// The last round that is in the archive.
    kept_round: u32,
    version: u64,
    away_since: Vec<Option<UnixMillis>>,
}

#[derive(Clone)]
struct Device {
    viewer: Viewer,
    outbox: Outbox,
}

struct Waiting {
    request: u32,
    seat: Seat,
    device: DeviceId,
    connection: Connection,
}

impl<G: Game> Task<G> {
    async fn run(mut self, mut inputs: mpsc::Receiver<Input>) {
        self.wake_up().await;
        loop {
            let zero = self.countdown.as_ref().map(|countdown| {
                let clock = self.surroundings.clock;
                tokio::time::Instant::from_std(clock.instant_at(countdown.zero_at))
            });
            let zero = async move {
                match zero {
                    Some(zero) => tokio::time::sleep_until(zero).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                input = inputs.recv() => match input {
                    Some(Input::Stop { reason, stopped }) => {
                        self.end_all(&reason);
                        // The journal is closed before anybody is told.
                        self.journal = None;
                        let _ = stopped.send(());
                        return;
                    }
                    Some(input) => self.take(input).await,
                    None => return,
                },
                () = zero => self.zero().await,
                () = tokio::time::sleep(REST_AFTER), if self.journal_is_open() => {
                    self.rest().await;
                }
            }
        }
    }

    fn journal_is_open(&self) -> bool {
        self.journal.as_ref().is_some_and(|journal| !journal.is_resting())
    }

    async fn rest(&mut self) {
        if let Some(mut journal) = self.journal.take() {
            // Closing writes what is still in the log to its place.
            let rest = tokio::task::spawn_blocking(move || {
                journal.rest();
                journal
            });
            self.journal = rest.await.ok();
        }
    }

    /// What a restart has cut short.
    async fn wake_up(&mut self) {
        if self.state.game.counting() {
            // If this cannot be written, the next command cannot either, and
            // then somebody is there to be told.
            let _ = self.decide_and_commit(Actor::Clock, &G::call_off()).await;
        }
        self.keep_if_over();
    }

    async fn take(&mut self, input: Input) {
        match input {
            Input::Knock { seat, challenge, proof, connection, answer } => {
                let key = self.knock(seat, &challenge, &proof, connection).await;
                let _ = answer.send(key);
            }
            Input::Watch { connection } => self.welcome(connection, Viewer::Table),
            Input::Play { from, id, seat, command, sealed } => {
                self.play(from, id, seat, command, sealed).await;
            }
            Input::LeaveSeat { from, id } => self.leave_seat(from, id).await,
            Input::Ask { from, id, ask } => self.ask(from, id, ask).await,
            Input::Gone { connection } => self.gone(connection),
            Input::Stop { .. } => unreachable!("the loop ends on it"),
        }
    }

    // Sitting down and getting up.

    async fn knock(
        &mut self,
        seat: Seat,
        challenge: &str,
        proof: &Sealed,
        connection: Connection,
    ) -> Result<Key, Trouble> {
        let role = self.role(seat);
        let state = self.state.seats.get(seat).ok_or(Trouble::LinkInvalid)?;
        let secrets = state.secrets.as_ref().ok_or(Trouble::LinkInvalid)?;
        let device = secrets.check(&role, challenge, proof).ok_or(Trouble::LinkInvalid)?;
        let key = secrets.key.clone();
        match state.held_by {
            Held::Phone(holder) if holder == device => {}
            Held::Nobody => self.commit_seats(vec![SeatChange::Claimed { seat, device }]).await?,
            Held::Phone(_) | Held::Table => {
                self.requests += 1;
                connection.outbox.send(&ServerMessage::<Value>::Waiting);
                let request = self.requests;
                self.waiting.push(Waiting { request, seat, device, connection });
                self.publish();
                return Ok(key);
            }
        }
        self.welcome(connection, Viewer::Seat(seat));
        Ok(key)
    }

    fn welcome(&mut self, connection: Connection, viewer: Viewer) {
        let role = match viewer {
            Viewer::Table => Role::Table,
            Viewer::Seat(seat) => self.role(seat),
        };
        if let Viewer::Seat(_) = viewer {
            connection.outbox.send(&ServerMessage::<Value>::Welcome { role });
        }
        self.devices.insert(connection.id, Device { viewer, outbox: connection.outbox });
        self.publish();
    }

    fn role(&self, seat: Seat) -> Role {
        Role::Seat { table: self.id.clone(), seat }
    }

    fn gone(&mut self, connection: ConnectionId) {
        let was_here = self.devices.remove(&connection).is_some();
        let waited = self.waiting.len();
        self.waiting.retain(|waiting| waiting.connection.id != connection);
        if was_here || waited != self.waiting.len() {
            self.publish();
        }
    }

    async fn leave_seat(&mut self, from: ConnectionId, id: u32) {
        let Some(Device { viewer: Viewer::Seat(seat), outbox }) = self.devices.get(&from).cloned()
        else {
            return;
        };
        match self.commit_seats(vec![SeatChange::Freed { seat }]).await {
            Ok(()) => {
                outbox.send(&ServerMessage::<Value>::Done { id });
                self.end_seat(seat, &Trouble::SeatFreed);
                self.publish();
            }
            Err(trouble) => outbox.refuse(id, &trouble),
        }
    }

    /// Ends the connections of a seat, also of those who wait for it.
    fn end_seat(&mut self, seat: Seat, reason: &Trouble) {
        self.devices.retain(|_, device| {
            let stays = device.viewer != Viewer::Seat(seat);
            if !stays {
                device.outbox.end(reason.clone());
            }
            stays
        });
    }

    fn end_all(&mut self, reason: &Trouble) {
        let devices = self.devices.drain().map(|(_, device)| device.outbox);
        let waiting = self.waiting.drain(..).map(|waiting| waiting.connection.outbox);
        for outbox in devices.chain(waiting) {
            outbox.end(reason.clone());
        }
    }

    // Playing.

    async fn play(
        &mut self,
        from: ConnectionId,
        id: u32,
        seat: Option<Seat>,
        command: Value,
        sealed: bool,
    ) {
        let Some(device) = self.devices.get(&from).cloned() else {
            let mut waiting = self.waiting.iter().map(|waiting| &waiting.connection);
            if let Some(connection) = waiting.find(|connection| connection.id == from) {
                connection.outbox.refuse(id, &Trouble::NotYourSeat);
            }
            return;
        };
        match self.try_play(&device, id, seat, command, sealed).await {
            Ok(()) => {}
            Err(NotPlayed::Trouble(trouble)) => device.outbox.refuse(id, &trouble),
            Err(NotPlayed::Refused(refusal)) => device.outbox.refuse(id, &refusal),
        }
    }

    async fn try_play(
        &mut self,
        device: &Device,
        id: u32,
        seat: Option<Seat>,
        command: Value,
        sealed: bool,
    ) -> Result<(), NotPlayed<G::Refusal>> {
        let actor = match (device.viewer, seat) {
            (Viewer::Table, None) => Actor::Table,
            (Viewer::Table, Some(seat)) => Actor::Seat(seat),
            (Viewer::Seat(own), None) => Actor::Seat(own),
            (Viewer::Seat(own), Some(seat)) if seat == own => Actor::Seat(own),
            (Viewer::Seat(_), Some(_)) => return Err(Trouble::NotYourSeat.into()),
        };
        let command: G::Command =
            serde_json::from_value(command).map_err(|_| Trouble::Unreadable)?;
        if self.state.game.is_private(&command) {
            if !sealed {
                return Err(Trouble::SealNeeded.into());
            }
            if device.viewer == Viewer::Table && self.is_on_phone(seat) {
                return Err(Trouble::SeatOnPhone.into());
            }
        }
        if self.decide_and_commit(actor, &command).await? {
            self.publish();
        }
        // Whoever is told that it is done has been sent what it changed.
        device.outbox.send(&ServerMessage::<Value>::Done { id });
        if let Actor::Seat(seat) = actor
            && let Some(whisper) = self.state.game.whisper(seat, &command)
        {
            device.outbox.whisper(id, &whisper);
        }
        Ok(())
    }

    fn is_on_phone(&self, seat: Option<Seat>) -> bool {
        let state = seat.and_then(|seat| self.state.seats.get(seat));
        state.is_some_and(|state| matches!(state.held_by, Held::Phone(_)))
    }

    async fn zero(&mut self) {
        // A clock that cannot write waits for somebody to repeat the count.
        self.countdown = None;
        let zero = self.decide_and_commit(Actor::Clock, &G::zero()).await;
        if zero.is_err() {
            let _ = self.decide_and_commit(Actor::Clock, &G::call_off()).await;
        }
        self.publish();
    }

    /// Whether anything has changed, or why it may not.
    async fn decide_and_commit(
        &mut self,
        actor: Actor,
        command: &G::Command,
    ) -> Result<bool, NotPlayed<G::Refusal>> {
        let events = {
            let mut random = seal::seeded_random();
            let mut outside = Outside { now: unix_millis(), random: &mut random };
            self.state.game.apply(actor, command, &mut outside).map_err(NotPlayed::Refused)?
        };
        let entries: Vec<_> = events.into_iter().map(|event| Entry::Game { event }).collect();
        let changed = !entries.is_empty();
        self.commit(entries).await?;
        Ok(changed)
    }

    // What the table device asks.

    async fn ask(&mut self, from: ConnectionId, id: u32, ask: Ask) {
        let Some(device) = self.devices.get(&from).cloned() else { return };
        if device.viewer != Viewer::Table {
            return device.outbox.refuse(id, &Trouble::TableDeviceOnly);
        }
        match self.try_ask(ask).await {
            Ok(Some(answer)) => device.outbox.send(&ServerMessage::<Value>::Answer { id, answer }),
            Ok(None) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    async fn try_ask(&mut self, ask: Ask) -> Result<Option<Answer>, Trouble> {
        match ask {
            Ask::Again => self.again().await?,
            Ask::Links => return self.links().await.map(Some),
            Ask::RevokeLink { seat } => {
                self.check_seat(seat)?;
                let secrets = Secrets::random();
                let changes =
                    vec![SeatChange::Linked { seat, secrets }, SeatChange::Freed { seat }];
                self.commit_seats(changes).await?;
                self.end_seat(seat, &Trouble::LinkRevoked);
                self.decline(|waiting| waiting.seat == seat, &Trouble::LinkRevoked);
            }
            Ask::TakeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::TakenByTable { seat }]).await?;
                self.end_seat(seat, &Trouble::SeatTakenOver);
            }
            Ask::FreeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::Freed { seat }]).await?;
                self.end_seat(seat, &Trouble::SeatFreed);
            }
            Ask::Decide { request, allow } => self.decide_request(request, allow).await?,
            Ask::Tables
            | Ask::NewTable { .. }
            | Ask::OpenTable { .. }
            | Ask::CloseTable { .. }
            | Ask::History
            | Ask::Settings
            | Ask::SaveSettings { .. }
            | Ask::Network
            | Ask::SetNetwork { .. }
            | Ask::ChooseAddress { .. }
            | Ask::WifiCode { .. } => unreachable!("answered by the host"),
        }
        Ok(None)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Trouble> {
        self.state.seats.get(seat).map(|_| ()).ok_or(Trouble::NoSuchSeat)
    }

    async fn again(&mut self) -> Result<(), Trouble> {
        if self.state.game.report().is_none() {
            return Err(Trouble::GameNotOver);
        }
        let command = self.state.game.again().ok_or(Trouble::NothingToRepeat)?;
        let events = {
            let mut random = seal::seeded_random();
            let mut outside = Outside { now: unix_millis(), random: &mut random };
            let next = G::default().apply(Actor::Table, &command, &mut outside);
            next.map_err(|_| Trouble::NothingToRepeat)?
        };
        let events = events.into_iter().map(|event| Entry::Game { event });
        self.commit(std::iter::once(Entry::Round).chain(events).collect()).await
    }

    async fn links(&mut self) -> Result<Answer, Trouble> {
        let unlinked = self.state.seats.iter().filter(|(_, state)| state.secrets.is_none());
        let changes = unlinked
            .map(|(seat, _)| SeatChange::Linked { seat, secrets: Secrets::random() })
            .collect();
        self.commit_seats(changes).await?;
        let link = |(seat, secrets): (Seat, &Secrets)| {
            let fragment = secrets.fragment(&self.role(seat));
            let (url, svg) = self.surroundings.network.link(&fragment);
            Link { seat, url, svg }
        };
        let links = self.state.seats.iter();
        let links = links.filter_map(|(seat, state)| Some((seat, state.secrets.as_ref()?)));
        Ok(Answer::Links { links: links.map(link).collect() })
    }

    async fn decide_request(&mut self, request: u32, allow: bool) -> Result<(), Trouble> {
        let found = self.waiting.iter().position(|waiting| waiting.request == request);
        let found = found.ok_or(Trouble::NoSuchAsk)?;
        let (seat, device) = (self.waiting[found].seat, self.waiting[found].device);
        if !allow {
            self.decline(|waiting| waiting.request == request, &Trouble::TableDeclined);
            return Ok(());
        }
        self.commit_seats(vec![SeatChange::Claimed { seat, device }]).await?;
        self.end_seat(seat, &Trouble::SeatTakenOver);
        let waiting = self.waiting.remove(found);
        self.welcome(waiting.connection, Viewer::Seat(seat));
        Ok(())
    }

    fn decline(&mut self, which: impl Fn(&Waiting) -> bool, reason: &Trouble) {
        self.waiting.retain(|waiting| {
            let stays = !which(waiting);
            if !stays {
                waiting.connection.outbox.end(reason.clone());
            }
            stays
        });
    }

    // Writing and showing.

    async fn commit_seats(&mut self, changes: Vec<SeatChange>) -> Result<(), Trouble> {
        self.commit(changes.into_iter().map(|change| Entry::Seat { change }).collect()).await
    }

    async fn commit(&mut self, entries: Vec<Entry<G::Event>>) -> Result<(), Trouble> {
        if entries.is_empty() {
            return Ok(());
        }
        let not_saved = |reason: &str| Trouble::NotSaved { reason: reason.to_owned() };
        let lines: Result<Vec<String>, _> = entries.iter().map(serde_json::to_string).collect();
        let lines = lines.map_err(|error| not_saved(&error.to_string()))?;
        let at = unix_millis();
        let mut journal = self.journal.take().ok_or_else(|| not_saved("the journal is closed"))?;
        let write = tokio::task::spawn_blocking(move || {
            let written = journal.append(at, &lines);
            (journal, written)
        });
        let (journal, written) = write.await.map_err(|error| not_saved(&error.to_string()))?;
        self.journal = Some(journal);
        written.map_err(|error| not_saved(&error.to_string()))?;

        for entry in entries {
            self.state.fold(&Dated { at, entry });
        }
        self.follow_the_seats();
        self.follow_the_count();
        self.keep_if_over();
        Ok(())
    }

    /// A seat that the game no longer has cannot have a device.
    fn follow_the_seats(&mut self) {
        let seats = self.state.seats.len();
        self.away_since.resize(seats, None);
        let gone = |seat: Seat| usize::from(seat.0) >= seats;
        let viewers = self.devices.values().map(|device| device.viewer);
        let unseated: Vec<Seat> = viewers
            .filter_map(|viewer| match viewer {
                Viewer::Seat(seat) if gone(seat) => Some(seat),
                _ => None,
            })
            .collect();
        for seat in unseated {
            self.end_seat(seat, &Trouble::LinkRevoked);
        }
        self.decline(|waiting| gone(waiting.seat), &Trouble::LinkRevoked);
    }

    fn follow_the_count(&mut self) {
        match (&self.countdown, self.state.game.counting()) {
            (None, true) => {
                self.counts += 1;
                let Surroundings { clock, countdown_lead, .. } = &self.surroundings;
                let zero_at = clock.host_millis() + countdown_lead;
                self.countdown = Some(Countdown { count: self.counts, zero_at });
            }
            (Some(_), false) => self.countdown = None,
            (Some(_), true) | (None, false) => {}
        }
    }

    /// A game that is over goes into the archive. Should that fail, the
    /// journal still has it, and the next start does it again.
    fn keep_if_over(&mut self) {
        let Some(report) = self.state.game.report().filter(|_| self.kept_round < self.state.round)
        else {
            return;
        };
        self.kept_round = self.state.round;
        let game = FinishedGame {
            table: self.id.clone(),
            round: self.state.round,
            game: G::NAME.to_owned(),
            began_at: self.state.began_at.unwrap_or(self.state.last_at),
            ended_at: self.state.last_at,
            report: serde_json::to_value(report).unwrap_or_default(),
        };
        let archive = self.surroundings.archive.clone();
        tokio::task::spawn_blocking(move || archive.keep(&game));
    }

    /// Sends everybody a new view. What is the same for several devices is
    /// written once.
    fn publish(&mut self) {
        self.version += 1;
        self.note_who_is_away();
        let mut written: Vec<(Viewer, Arc<str>)> = Vec::new();
        let devices: Vec<Device> = self.devices.values().cloned().collect();
        for Device { viewer, outbox } in devices {
            let text = match written.iter().find(|(other, _)| *other == viewer) {
                Some((_, text)) => text.clone(),
                None => {
                    let text: Arc<str> = self.view(viewer).into();
                    written.push((viewer, text.clone()));
                    text
                }
            };
            outbox.push(Outgoing::Text(text));
        }
    }

    fn view(&self, viewer: Viewer) -> String {
        let view = TableView {
            version: self.version,
            table: self.id.clone(),
            opened_at: self.state.opened_at,
            round: self.state.round,
            seats: self
                .state
                .seats
                .iter()
                .map(|(seat, state)| self.holder(seat, state.held_by))
                .collect(),
            requests: self
                .waiting
                .iter()
                .map(|waiting| Request { request: waiting.request, seat: waiting.seat })
                .collect(),
            countdown: self.countdown.clone(),
            game: G::NAME.to_owned(),
            view: self.state.game.view(viewer),
        };
        wire::text(&ServerMessage::View { view })
    }

    fn holder(&self, seat: Seat, held: Held) -> Holder {
        match held {
            Held::Nobody => Holder::Open,
            Held::Table => Holder::Table,
            Held::Phone(_) => {
                let away_since = self.away_since[usize::from(seat.0)];
                Holder::Phone { connected: away_since.is_none(), away_since }
            }
        }
    }

    fn note_who_is_away(&mut self) {
        for (seat, away_since) in Seat::all(self.away_since.len()).zip(&mut self.away_since) {
            let mut viewers = self.devices.values().map(|device| device.viewer);
            if viewers.any(|viewer| viewer == Viewer::Seat(seat)) {
                *away_since = None;
            } else {
                away_since.get_or_insert_with(unix_millis);
            }
        }
    }
}

enum NotPlayed<R> {
    Trouble(Trouble),
    Refused(R),
}

impl<R> From<Trouble> for NotPlayed<R> {
    fn from(trouble: Trouble) -> Self {
        NotPlayed::Trouble(trouble)
    }
}

impl Outbox {
    fn whisper(&self, id: u32, whisper: &impl Serialize) {
        let whisper = serde_json::to_value(whisper).unwrap_or_default();
        self.push(Outgoing::Whisper(wire::Whispered { id, whisper }));
    }
}
