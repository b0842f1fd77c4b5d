//! In every kind of step of a game, phones that are dropped come back, and nobody
//! can do over a socket what only somebody else may do.

use std::collections::BTreeSet;

use ::table::{
    link::DeviceId,
    wire::{ClientMessage, ServerMessage, TableView},
};
use lan::server::Server;
use rules::{
    game::Actor,
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};
use serde_json::Value;

use crate::{
    client::{Client, Error, code},
    every_command::{Sample, every_command},
    table::*,
    walks::{KINDS, Tap, walks},
};

/// The time from a count's start to zero. It's long enough for everything that's
/// tried in between, even on a busy machine.
const COUNT: f64 = 4_000.0;

/// A table on its way through a walk.
struct Evening {
    table: Table,
    sample: Sample,
    /// How many other devices have asked for a seat.
    strangers: usize,
}

impl Evening {
    async fn new(server: &Server, players: usize, arrange: &Command) -> Evening {
        let Command::Arrange { plan, .. } = arrange else { panic!("a walk starts with a plan") };
        let setup = Setup { people: people(players), plan: plan.clone() };
        let table = Table::with_plan(server, setup).await;
        let sample = Sample { players, plan: plan.clone(), target: Seat(1), to: Location::Trade };
        Evening { table, sample, strangers: 0 }
    }

    fn kind(&self) -> &'static str {
        let step = &self.table.device.view.as_ref().unwrap().view["step"];
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let name = match word(&step["name"]).as_str() {
            "action" => format!("action: {}", word(&step["due"])),
            "over" => format!("over: {}", word(&step["outcome"]["ending"]["how"])),
            name => name.to_owned(),
        };
        KINDS.into_iter().find(|kind| *kind == name).unwrap_or_else(|| panic!("{step}"))
    }

    async fn go_on(&mut self, (actor, command): &Tap) {
        let client = match actor {
            Actor::Table => &mut self.table.device,
            Actor::Seat(seat) => &mut self.table.phone(*seat).client,
            Actor::Clock => {
                self.table.device.until(|view| view.countdown.is_none()).await.unwrap();
                return self.table.settle().await;
            }
        };
        client.play(None, command).await.unwrap();
        self.table.settle().await;
    }

    /// Drops each phone in a different way. Afterwards it sees the same and may do
    /// the same as before.
    async fn drop_phones(&mut self) {
        let Evening { table, .. } = self;
        let port = table.port;
        for index in 0..table.phones.len() {
            table.settle().await;
            let before = table.phones[index].client.view.clone().unwrap();
            match index {
                // If the socket is cut or the browser killed, the phone is first
                // gone and then back.
                0 => {
                    let Phone { seat, link, device, client } = table.phones.remove(0);
                    client.vanish();
                    let away = |view: &TableView| {
                        let seat = serde_json::to_value(&view.seats[0]).unwrap();
                        seat["connected"] == false
                    };
                    table.device.until(away).await.unwrap();
                    let client = Client::join(port, fragment(&link), device).await.unwrap();
                    table.phones.insert(0, Phone { seat, link, device, client });
                }
                // If the page is reloaded, the new socket may come before the old
                // one is gone.
                1 => table.phones[1].rejoin(port).await.unwrap(),
                // Another device takes the seat, and the table allows it.
                _ => table.take_over(index).await,
            }
            let client = &mut table.phones[index].client;
            client.until(|view| view.version > before.version).await.unwrap();
            let after = client.view.as_ref().unwrap();
            assert_eq!(after.view, before.view, "the newest view");
            assert_eq!(after.countdown, before.countdown, "the same zero");
            // Its clock jumps by an hour and back.
            for sent in [3_600_000.0, -3_600_000.0] {
                client.send(&ClientMessage::Ping { sent }).await;
                match client.next().await {
                    Ok(ServerMessage::Pong { sent: back, .. }) => assert_eq!(back, sent),
                    other => panic!("no pong: {other:?}"),
                }
            }
        }
    }

    /// Tries what isn't allowed, and returns how many commands were refused.
    async fn try_what_is_not_theirs(&mut self) -> usize {
        let Evening { table, sample, strangers } = self;
        // They take turns, because only so many may ask for the same seat at once.
        let link = fragment(&table.phones[*strangers % table.phones.len()].link);
        *strangers += 1;
        let mut waiting = Client::join(table.port, link, DeviceId::random()).await.unwrap();
        table.device.until(|view| !view.requests.is_empty()).await.unwrap();
        table.settle().await;
        let before = table.device.view.clone().unwrap();
        let mut refused = 0;
        let mut expect = |answer: Result<(), Error>, expected: &str| {
            assert_eq!(code(&answer.unwrap_err()), expected);
            refused += 1;
        };
        for command in every_command(sample) {
            for phone in &mut table.phones {
                for other in [phone.seat.left(1, sample.players), Seat(77)] {
                    expect(phone.client.play(Some(other), &command).await, "notYourSeat");
                }
            }
            expect(waiting.play(None, &command).await, "notYourSeat");
            assert!(waiting.view.is_none(), "who waits sees nothing");
            if matches!(command, Command::Peek | Command::OpenMat | Command::ReadMat { .. }) {
                for phone in &mut table.phones {
                    let seat = Some(phone.seat);
                    expect(table.device.play(seat, &command).await, "seatOnPhone");
                }
            }
        }
        table.settle().await;
        // The games of the evening are counted beside the table, and shown when that
        // is done.
        let after = table.device.view.clone().unwrap();
        let TableView { version, evening, .. } = after.clone();
        assert!(after == TableView { version, evening, ..before }, "nothing was done");
        // The next step begins only when the table has noticed that nobody waits.
        waiting.vanish();
        table.device.until(|view| view.requests.is_empty()).await.unwrap();
        refused
    }
}

/// Leads tables through every kind of step, and returns the kinds for which `each`
/// was called.
async fn walk(players: usize, mut visit: impl AsyncFnMut(&mut Evening)) -> BTreeSet<&'static str> {
    let folder = tempfile::tempdir().unwrap();
    let server = server_that_counts(&folder, COUNT).await;
    let mut kinds = BTreeSet::new();
    for walk in walks(players) {
        let (first, rest) = walk.split_first().unwrap();
        let mut evening = Evening::new(&server, players, &first.1).await;
        for tap in rest.iter().map(Some).chain([None]) {
            if kinds.insert(evening.kind()) {
                visit(&mut evening).await;
            }
            if let Some(tap) = tap {
                evening.go_on(tap).await;
            }
        }
    }
    server.stop().await;
    kinds
}

#[tokio::test]
async fn a_phone_dropped_in_any_kind_of_step_is_back_with_the_newest_view() {
    let kinds = walk(3, async |evening| {
        let before = evening.kind();
        evening.drop_phones().await;
        assert_eq!(evening.kind(), before);
    })
    .await;
    assert_eq!(kinds, BTreeSet::from(KINDS));
}

#[tokio::test]
async fn nobody_does_what_is_another_ones_in_any_kind_of_step() {
    let mut refused = 0;
    let kinds = walk(4, async |evening| refused += evening.try_what_is_not_theirs().await).await;
    assert_eq!(kinds, BTreeSet::from(KINDS));
    assert!(refused > 5_000, "{refused}");
}
