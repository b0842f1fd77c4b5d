//! No device is sent anything that its player may not know.
//!
//! The same game is played again and again, with the same dice and the same
//! taps; only the host's secret differs. Everything that any device is sent must
//! be the same, byte for byte, except for times, ids and the private answers, and
//! on the wire all of it must have the same length.

use std::collections::BTreeMap;

use ::table::wire::{Answer, ClientMessage, HostAsk, TableAsk, TableView};
use print::scapegoat::{Order, Sheets};
use rules::{
    colour::Colour,
    hidden::Hidden,
    scapegoat::{
        board::Location,
        checklist::Chore,
        colour::{CardColour, Colours},
        command::Command,
        dice::Dice,
        edition::Edition,
        mats::Secret,
        plan::Row,
    },
    seat::Seat,
};
use serde_json::Value;

use crate::{client::Client, eavesdropper::without_pictures, table::*};

/// People enter the roll of real dice, so that it's the same in every game.
pub(crate) fn plan_with_dice(players: usize) -> Setup {
    let mut plan = plan(players);
    plan.kit.white_die = true;
    plan.kit.black_die = true;
    plan
}

/// Plays one game up to a failed frame attempt, everybody's third look and a copy
/// for another device.
pub(crate) async fn play(table: &mut Table) -> Secret {
    let players = table.phones.len();
    table.device.ask(TableAsk::UsePads { on: true }).await.unwrap();
    let row = [Location::Prepare, Location::Stash, Location::Spy, Location::Trade, Location::Cops];
    table.device.play(None, &Command::LayRow { row: Row(row) }).await.unwrap();
    table.settle().await;
    for chore in Chore::ALL {
        table.phone(Seat(1)).play(Command::Tick { chore, done: true }).await.unwrap();
        table.settle().await;
    }
    table.device.play(None, &Command::Begin).await.unwrap();
    table.device.play(None, &Command::Roll { white: Some(4), black: Some(7) }).await.unwrap();
    let secret = table.everybody_looks().await;
    table.phone(Seat(0)).play(Command::Move { to: Location::Spy }).await.unwrap();
    table.settle().await;
    table.phone(Seat(0)).play(Command::Spy { on: Seat(1) }).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Undo).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Untrack).await.unwrap();
    table.settle().await;
    table.phone(Seat(1)).play(Command::Frame).await.unwrap();
    table.settle().await;
    for seat in Seat::all(players) {
        let colours: Colours = [CardColour::ALL[usize::from(seat.0)]].into_iter().collect();
        let card = Command::Card { colours: Hidden(colours) };
        table.phone(seat).client.whisper(None, &card).await.unwrap();
        table.settle().await;
    }
    // Two hold a pad and let go, one after the other, so that the views always
    // come in the same order.
    for seat in [Seat(0), Seat(1)] {
        table.phone(seat).client.send(&ClientMessage::Clock { doubt: Some(4.0) }).await;
        table.phone(seat).client.pad(None, None).await;
        table.settle().await;
    }
    table.device.play(None, &Command::Ready).await.unwrap();
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    table.device.until_step("frameEntry").await.unwrap();
    table.settle().await;
    // They don't say when, because how late that is depends on this machine.
    let lift = ClientMessage::Pad { seat: None, down: false, at: None, doubt: None };
    for seat in [Seat(0), Seat(1)] {
        table.phone(seat).client.send(&lift).await;
        table.settle().await;
    }
    table.device.until(has_timings).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Judge).await.unwrap();
    table.settle().await;
    assert_eq!(table.device.step(), "open");
    for seat in Seat::all(players) {
        table.phone(seat).client.whisper(None, &Command::OpenMat).await.unwrap();
        table.settle().await;
    }
    table.everybody_looks().await;
    table.settle().await;
    copy(table).await;
    secret
}

/// Somebody takes the game in progress to another device: everybody is told, and
/// nobody can do anything until it goes on.
async fn copy(table: &mut Table) {
    let id = table.device.view.as_ref().unwrap().table.clone();
    let copy = table.device.ask(HostAsk::Export { table: Some(id) }).await.unwrap();
    assert!(matches!(copy, Some(Answer::Export { code: Some(_), .. })));
    table.settle().await;
    let phone = table.phone(Seat(1));
    assert!(phone.client.view.as_ref().unwrap().copied.as_ref().unwrap().stands_still);
    let refused = phone.client.whisper(None, &Command::Peek).await.err().unwrap();
    assert_eq!(refused["code"], "standsStill");
    table.device.ask(TableAsk::PlayOn).await.unwrap();
    table.settle().await;
}

/// Prints a mat of another edition in the middle of the game. Its content and its
/// length must not depend on the mats of this table.
async fn print_something(table: &mut Table) {
    let order = Order {
        players: [3].into(),
        sheets: [Sheets::Mats].into(),
        mat: Some(Colour::Red),
        ..Order::everything(Edition(7))
    };
    let pages = print::pages(&order).unwrap();
    let svg = print::svg::write(&pages[1]);
    let order = serde_json::to_value(order).unwrap();
    let ask = HostAsk::Preview { game: "scapegoat".into(), order, page: 1 };
    let answer = table.device.ask(ask).await.unwrap();
    assert!(answer == Some(Answer::Preview { svg, pages: 2 }));
}

fn has_timings(view: &TableView) -> bool {
    view.pads.as_ref().is_some_and(|pads| pads.timings.is_some())
}

/// Replaces whatever differs between two games for good reasons.
fn neutral(frame: &str, first_version: u64) -> String {
    fn walk(value: &mut Value, first_version: u64) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match name.as_str() {
                        "openedAt" | "awaySince" | "last" | "zeroAt" | "closesAt" | "received"
                        | "answered"
                            if value.is_number() =>
                        {
                            *value = "a time".into();
                        }
                        // The numbers differ, but not how many views there were.
                        "version" => *value = (value.as_u64().unwrap() - first_version).into(),
                        // The edition is public, because it's printed on the mats.
                        "printed" if value.is_number() => *value = "an edition".into(),
                        "table" | "challenge" | "svg" | "url" => *value = "an id".into(),
                        // That of a person; those of messages are numbers.
                        "id" if value.is_string() => *value = "an id".into(),
                        // This is for one device alone, but its length must be
                        // the same.
                        "whisper" => *value = "a secret".into(),
                        // So is a copy, which nobody can read without its code.
                        "file" => *value = "a copy".into(),
                        "code" if value.as_str().is_some_and(|code| code.contains(' ')) => {
                            *value = "of a copy".into();
                        }
                        _ => walk(value, first_version),
                    }
                }
            }
            Value::Array(values) => {
                values.iter_mut().for_each(|value| walk(value, first_version));
            }
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_str(frame).expect("a message");
    walk(&mut value, first_version);
    value.to_string()
}

pub(crate) fn heard(client: &Client) -> Vec<String> {
    let version = |frame: &String| serde_json::from_str::<Value>(frame).ok()?["version"].as_u64();
    let first = client.frames.iter().find_map(version).unwrap_or_default();
    let frames = client.frames.iter().zip(&client.lengths);
    frames
        .map(|(frame, length)| format!("{}: {}", without_pictures(*length), neutral(frame, first)))
        .collect()
}

#[tokio::test]
async fn whatever_the_secret_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for players in [3, 4] {
        let mut by_secret: BTreeMap<(u8, u8), Vec<Vec<String>>> = BTreeMap::new();
        // Every secret comes up within a few dozen games. The bound only keeps the
        // test from running for ever if the shuffle is broken.
        for _ in 0..400 {
            let setup = plan_with_dice(players);
            let mut table = Table::watched_through(&server, server.port(), setup).await;
            let secret = play(&mut table).await;
            let recorded = table.clients().map(heard).collect();
            by_secret.insert((secret.scapegoat.0, secret.decoy.0), recorded);
            if by_secret.len() == players * (players - 1) {
                break;
            }
        }
        assert_eq!(by_secret.len(), players * (players - 1), "all secrets were played");
        let mut recordings = by_secret.values();
        let first = recordings.next().unwrap();
        for other in recordings {
            assert_eq!(first, other);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn with_a_printed_edition_too_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let players = 3;
    let mut recordings = Vec::new();
    for wanted in Secret::all(players) {
        let mut plan = plan_with_dice(players);
        let goats: Vec<Colour> = plan.people.iter().map(|person| person.colour).collect();
        let cell = plan.kit.dice.cell(Dice { white: 4, black: 7 }).unwrap();
        let edition = (100..1000).map(Edition).find(|e| e.mats(&goats).secret(cell) == wanted);
        plan.kit.printed = edition;
        plan.kit.cardboard = Seat::all(players).collect();
        let mut table = Table::watched_through(&server, server.port(), plan).await;
        assert!(play(&mut table).await == wanted, "the app says what the paper says");
        print_something(&mut table).await;
        recordings.push(table.clients().map(heard).collect::<Vec<_>>());
    }
    assert_eq!(recordings.len(), 6);
    assert!(recordings.windows(2).all(|pair| pair[0] == pair[1]));
    server.stop().await;
}

/// Bots that choose by what everybody sees play the same game under every
/// secret, so all recordings must agree up to the end of the game.
#[tokio::test]
async fn random_games_sound_the_same_under_every_secret_until_they_are_over() {
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for seed in 0..3 {
        let mut by_secret: BTreeMap<(u8, u8), Vec<Vec<String>>> = BTreeMap::new();
        for _ in 0..12 {
            let setup = plan_with_dice(3);
            let mut table = Table::watched_through(&server, server.port(), setup).await;
            table.device.play(None, &Command::Begin).await.unwrap();
            let roll = Command::Roll { white: Some(4), black: Some(7) };
            table.device.play(None, &roll).await.unwrap();
            let secret = table.everybody_looks().await;
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            crate::games::play_on(&mut table, &mut random).await;
            let recorded = table.clients().map(|client| {
                let heard = heard(client).into_iter().filter(|frame| !frame.contains("\"pong\""));
                heard.take_while(|frame| !frame.contains("\"over\"")).collect::<Vec<_>>()
            });
            by_secret.insert((secret.scapegoat.0, secret.decoy.0), recorded.collect());
        }
        assert!(by_secret.len() > 1, "several secrets were played");
        let mut recordings = by_secret.values();
        let first = recordings.next().unwrap();
        assert!(first[0].len() > 20, "the games were long enough");
        for other in recordings {
            assert_eq!(first, other);
        }
    }
    server.stop().await;
}
