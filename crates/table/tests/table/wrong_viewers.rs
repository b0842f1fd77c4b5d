//! Every command from every device that may not give it, in every kind of step,
//! is refused with its code. Nothing is written or shown, and the game goes on.
//!
//! The rules decide who may do what, and that is tested there (`who_may.rs`).
//! These tests show that nobody can get round them.

use std::{collections::BTreeSet, marker::PhantomData, path::PathBuf, sync::Arc};

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Outside},
    moments::Touch,
    privacy::Privacy,
    rowing::RowYourGoat,
    scapegoat::ScapeGoat,
    seat::Seat,
    snitch::Snitch,
};
use serde_json::Value;
use table::{
    host::{Host, HostConfig},
    journal::Journal,
    link::{DeviceId, Secrets},
    network::NoNetwork,
    state::{Dated, Entry},
    table_error::TableError,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage, TableAsk},
};

use crate::{
    memory::{Device, people},
    walked::Walked,
};

/// A table of one game with a device of every kind.
struct Evening<G> {
    game: PhantomData<G>,
    host: Host,
    journal: PathBuf,
    players: usize,
    table: Device,
    phones: Vec<Device>,
    /// Holds the link of seat 0, which another phone has.
    waiting: Device,
    /// Was in seat 1 until the link was withdrawn.
    revoked: Device,
    onlooker: Device,
    refused: usize,
}

impl<G: Walked> Evening<G> {
    async fn new(
        host: &Host,
        folder: &std::path::Path,
        players: usize,
        arrange: &G::Command,
    ) -> Evening<G> {
        let mut table = Device::table(host).await;
        let opened = table.ask(HostAsk::NewTable { game: G::NAME.into() }).await;
        let Ok(Some(Answer::Opened { table: id })) = opened else { panic!("{opened:?}") };
        table.seat_people(players).await;
        let message = table.play(None, serde_json::to_value(arrange).unwrap());
        done(&mut table, message).await;
        let old = fragments(&mut table).await;
        let mut revoked = Device::join(host, &old[1], DeviceId::random()).await.unwrap();
        table.ask(TableAsk::RevokeLink { seat: Seat(1) }).await.unwrap();
        while revoked.hear().await.is_ok() {}
        let links = fragments(&mut table).await;
        let mut phones = Vec::new();
        for link in &links {
            phones.push(Device::join(host, link, DeviceId::random()).await.unwrap());
        }
        let mut waiting = Device::join(host, &links[0], DeviceId::random()).await.unwrap();
        assert!(matches!(waiting.hear().await, Ok(ServerMessage::Waiting)));
        let Ok(Some(Answer::OnlookersLink { url, .. })) = table.ask(TableAsk::OnlookersLink).await
        else {
            panic!("no link")
        };
        let link = url.trim_start_matches("watch#");
        let onlooker = Device::join(host, link, DeviceId::random()).await.unwrap();
        let journal = folder.join(id.as_str()).with_extension("table");
        let (host, game) = (host.clone(), PhantomData);
        let refused = 0;
        Evening { game, host, journal, players, table, phones, waiting, revoked, onlooker, refused }
    }

    fn lines(&self) -> Vec<Dated<String>> {
        Journal::open(&self.journal).expect("a journal that can be read").1
    }

    /// Somebody takes the next step, and everybody sees it.
    async fn go_on(&mut self, (actor, command): &(Actor, G::Command)) {
        let command = serde_json::to_value(command).unwrap();
        // The clock tells the game of touches, and phones tell the clock.
        let touched: Result<Vec<Vec<Touch>>, _> = serde_json::from_value(command["groups"].clone());
        for Touch { seat, on, .. } in touched.unwrap_or_default().concat() {
            let touch = ClientMessage::Touch { id: 9, seat: None, on, at: None };
            self.phones[usize::from(seat.0)].say(&touch).await.expect("a touch isn't an offence");
        }
        let device = match actor {
            Actor::Table => &mut self.table,
            Actor::Seat(seat) => &mut self.phones[usize::from(seat.0)],
            Actor::Clock => {
                let counting = self.table.view.as_ref().unwrap().version;
                while self.table.view.as_ref().unwrap().version == counting {
                    self.table.hear().await.expect("the count ends");
                }
                return self.settle().await;
            }
        };
        let message = device.play(None, command);
        done(device, message).await;
        self.settle().await;
    }

    async fn settle(&mut self) {
        let others = [&mut self.table, &mut self.onlooker];
        for device in others.into_iter().chain(&mut self.phones) {
            device.catch_up().await.expect("the honest ones stay");
            // After its end a game is counted, and everybody is told.
            device.until(|view| view.finale.is_none() || view.evening.is_some()).await;
        }
    }

    /// What everybody has been shown last.
    async fn shown(&mut self) -> Vec<String> {
        self.settle().await;
        let devices = [&self.table, &self.onlooker].into_iter().chain(&self.phones);
        devices.map(|device| serde_json::to_string(&device.view).unwrap()).collect()
    }

    async fn try_everything(&mut self, game: &G, lines: &[Dated<String>]) {
        let shown = self.shown().await;
        for seat in Seat::all(self.players) {
            self.phone_tries(game, seat).await;
        }
        self.table_tries(game).await;
        self.others_try(game).await;
        assert_eq!(self.lines(), lines, "nothing is written");
        assert_eq!(self.shown().await, shown, "nothing is shown");
    }

    /// A phone plays for its own seat, and in the name of another.
    async fn phone_tries(&mut self, game: &G, seat: Seat) {
        let other = seat.left(1, self.players);
        let device = &mut self.phones[usize::from(seat.0)];
        for command in game.every_command(Some(seat)) {
            let json = serde_json::to_value(&command).unwrap();
            if let Some(own) = refusal(game, Actor::Seat(seat), &command) {
                let message = device.play(None, json.clone());
                expect(device, message, &own).await;
                self.refused += 1;
            }
            for named in [other, Seat(77)] {
                let message = device.play(Some(named), json.clone());
                expect(device, message, &error(&TableError::NotYourSeat)).await;
                self.refused += 1;
            }
        }
    }

    /// The table device plays for nobody, and for each seat. All seats have phones,
    /// so the table device may do nothing private.
    async fn table_tries(&mut self, game: &G) {
        let device = &mut self.table;
        for seat in std::iter::once(None).chain(Seat::all(self.players).map(Some)) {
            let actor = seat.map_or(Actor::Table, Actor::Seat);
            for command in game.every_command(seat) {
                let message = device.play(seat, serde_json::to_value(&command).unwrap());
                if matches!(game.privacy(&command), Privacy::Open) {
                    if let Some(error) = refusal(game, actor, &command) {
                        expect(device, message, &error).await;
                        self.refused += 1;
                    }
                    continue;
                }
                let for_a_phone = seat.map(|_| error(&TableError::SeatOnPhone));
                let expected = for_a_phone.or_else(|| refusal(game, actor, &command));
                expect(device, message, &expected.expect("nobody's private command")).await;
                self.refused += 1;
            }
        }
    }

    /// A device that only watches, one that waits for a seat, one that was sent away,
    /// and one that never said hello.
    async fn others_try(&mut self, game: &G) {
        for command in game.every_command(None) {
            let json = serde_json::to_value(&command).unwrap();
            for seat in [None, Some(Seat(0))] {
                let message = self.onlooker.play(seat, json.clone());
                expect(&mut self.onlooker, message, &error(&TableError::NotYourSeat)).await;
            }

            let message = self.waiting.play(None, json.clone());
            expect(&mut self.waiting, message, &error(&TableError::NotYourSeat)).await;
            assert!(self.waiting.view.is_none(), "who waits sees nothing");

            let message = self.revoked.play(None, json.clone());
            self.revoked.say(&message).await.expect("nobody listens");
            let goodbye = self.revoked.last_word().await.expect("a goodbye");
            check_words(&goodbye, &error(&TableError::LinkRevoked));

            let mut stranger = Device::knock(&self.host, Secrets::random()).await;
            let message = stranger.play(Some(Seat(0)), json);
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(stranger.tell(&text).await, Err(TableError::HelloFirst));
            self.refused += 5;
        }
    }
}

async fn fragments(table: &mut Device) -> Vec<String> {
    let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else {
        panic!("no links")
    };
    links.iter().map(|link| link.url.trim_start_matches('#').to_owned()).collect()
}

/// The game that these lines of a journal have made.
fn game_of<G: Walked>(lines: &[Dated<String>], players: usize) -> G {
    let mut game = G::new(&people(players));
    for line in lines {
        if let Ok(Entry::Game { event }) = serde_json::from_str(&line.entry) {
            game.fold(&serde_json::from_value(event).expect("an event of this game"));
        }
    }
    game
}

/// Why the rules don't allow it, as it is sent; `None` if they do.
fn refusal<G: Walked>(game: &G, actor: Actor, command: &G::Command) -> Option<Value> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut outside = Outside { now: 0, random: &mut random };
    game.apply(actor, command, &mut outside).err().map(|refusal| error(&refusal))
}

fn error(error: &(impl serde::Serialize + std::fmt::Display)) -> Value {
    table::wire::error(error)
}

/// Asserts that it is this error, with a code and a sentence.
fn check_words(told: &Value, expected: &Value) {
    assert_eq!(told, expected);
    assert!(told["code"].as_str().is_some_and(|code| code.len() > 2), "{told}");
    assert!(
        told["message"].as_str().is_some_and(|message| message.ends_with(['.', '!'])),
        "{told}"
    );
}

async fn expect(device: &mut Device, message: ClientMessage, expected: &Value) {
    device.say(&message).await.expect("a command isn't an offence");
    loop {
        match device.hear().await {
            // These come by themselves.
            Ok(ServerMessage::Probe { .. }) => {}
            Ok(ServerMessage::Refused { error, .. }) => return check_words(&error, expected),
            other => panic!("{message:?}: {expected} was expected, and not {other:?}"),
        }
    }
}

async fn done(device: &mut Device, message: ClientMessage) {
    device.say(&message).await.expect("a command isn't an offence");
    loop {
        match device.hear().await.expect("an answer") {
            ServerMessage::Done { .. } | ServerMessage::Whisper { .. } => return,
            ServerMessage::Refused { error, .. } => panic!("{message:?}: {error}"),
            _ => {}
        }
    }
}

async fn whole_evening<G: Walked>(players: usize) {
    let folder = tempfile::tempdir().unwrap();
    // Nothing happens by itself while everything is tried.
    let config = HostConfig { answer_for: 1e9, ..HostConfig::new(folder.path().to_owned()) };
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    let mut kinds = BTreeSet::new();
    let mut refused = 0;
    for walk in G::walks(players) {
        let (first, rest) = walk.split_first().unwrap();
        let mut evening = Evening::<G>::new(&host, folder.path(), players, &first.1).await;
        evening.settle().await;
        let mut before = "";
        for tap in rest.iter().map(Some).chain([None]) {
            let lines = evening.lines();
            let game = game_of::<G>(&lines, players);
            let now = game.kind();
            // The rules' own tests try every tap, so once for each step is enough here.
            if now != before {
                evening.try_everything(&game, &lines).await;
            }
            kinds.insert(now);
            before = now;
            if let Some(tap) = tap {
                evening.go_on(tap).await;
            }
        }
        refused += evening.refused;
    }
    assert_eq!(kinds, G::KINDS.iter().copied().collect());
    assert!(refused > 150 * kinds.len(), "{refused}");
    host.stop().await;
}

// The clock of these tests stands still while anybody has something to do, so a
// count lasts as long as it takes to try everything.

#[tokio::test(start_paused = true)]
async fn three_players_are_safe_from_every_wrong_command() {
    whole_evening::<ScapeGoat>(3).await;
}

#[tokio::test(start_paused = true)]
async fn four_players_are_safe_from_every_wrong_command() {
    whole_evening::<ScapeGoat>(4).await;
}

#[tokio::test(start_paused = true)]
async fn five_players_are_safe_from_every_wrong_command() {
    whole_evening::<ScapeGoat>(5).await;
}

#[tokio::test(start_paused = true)]
async fn six_players_are_safe_from_every_wrong_command() {
    whole_evening::<ScapeGoat>(6).await;
}

#[tokio::test(start_paused = true)]
async fn so_are_those_who_race() {
    for players in [3, 6] {
        whole_evening::<RowYourGoat>(players).await;
    }
}

#[tokio::test(start_paused = true)]
async fn so_are_mice() {
    for players in [2, 5] {
        whole_evening::<Snitch>(players).await;
    }
}
