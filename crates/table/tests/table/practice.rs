//! Turns to practise: the real rules, and nothing that anybody keeps.

use std::{fs, path::Path, sync::Arc};

use rules::{game::Actor, people::Person, seat::Seat};
use serde_json::{Value, json};
use table::{
    games::GAMES,
    host::{Host, HostConfig},
    network::NoNetwork,
    practice::{MOST_STEPS, PracticeStep},
    wire::{Answer, HostAsk},
};

use crate::memory::{Device, people};

async fn device(folder: &Path) -> Device {
    let host = Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap();
    Device::table(&host).await
}

fn practice(game: &str, players: Vec<Person>, steps: Vec<PracticeStep>) -> HostAsk {
    HostAsk::Practice { game: game.into(), players, steps }
}

fn by(actor: Actor, command: Value) -> PracticeStep {
    PracticeStep { by: actor, command }
}

/// A guided game for three up to its first turn: all parts are there, so
/// there's no secret.
fn first_turn() -> Vec<PracticeStep> {
    let kit = json!({ "whiteDie": true, "blackDie": true, "cardboard": [0, 1, 2] });
    let plan = json!({ "kit": kit, "guided": true });
    [
        json!({ "type": "arrange", "plan": plan, "placement": [0, 1, 2] }),
        json!({ "type": "begin" }),
        json!({ "type": "roll", "white": 4, "black": 7 }),
        json!({ "type": "seen" }),
    ]
    .map(|command| by(Actor::Table, command))
    .to_vec()
}

async fn practised(device: &mut Device, steps: Vec<PracticeStep>) -> (Value, Option<Value>) {
    match device.ask(practice("scapegoat", people(3), steps)).await {
        Ok(Some(Answer::Practice { view, refused })) => (view, refused),
        other => panic!("{:?}", other.err()),
    }
}

async fn code(device: &mut Device, ask: HostAsk) -> String {
    let Err(error) = device.ask(ask).await else { panic!("it was not refused") };
    error["code"].as_str().unwrap().to_owned()
}

/// Every file of the data folder, with its size.
fn files(folder: &Path) -> Vec<(String, u64)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<_> = entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, entry.metadata().unwrap().len())
        })
        .collect();
    files.sort();
    files
}

#[tokio::test]
async fn a_turn_is_judged_by_the_rules_and_a_refused_step_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut device = device(folder.path()).await;
    let (view, refused) = practised(&mut device, first_turn()).await;
    assert_eq!((&view["step"]["name"], refused), (&json!("start"), None));

    // The first player stands on Prepare already.
    let mut steps = first_turn();
    let stay = json!({ "type": "move", "to": "prepare" });
    steps.push(by(Actor::Seat(Seat(0)), stay));
    // This is never reached.
    steps.push(by(Actor::Seat(Seat(0)), json!({ "type": "move", "to": "spy" })));
    let (after, refused) = practised(&mut device, steps).await;
    assert_eq!(after, view);
    assert_eq!(refused.unwrap()["code"], "sameLocation");

    let mut steps = first_turn();
    for command in [
        json!({ "type": "move", "to": "spy" }),
        json!({ "type": "spy", "on": 2 }),
        json!({ "type": "swap" }),
    ] {
        steps.push(by(Actor::Seat(Seat(0)), command));
    }
    let (view, refused) = practised(&mut device, steps).await;
    assert_eq!((&view["board"]["turn"], refused), (&json!(2), None));
}

#[tokio::test]
async fn the_same_steps_always_lead_to_the_same_view() {
    let folder = tempfile::tempdir().unwrap();
    let mut device = device(folder.path()).await;
    for Kind { name, fewest } in kinds() {
        // Whoever starts is drawn, and the dice are rolled.
        let steps = || {
            ["arrange", "begin", "roll"]
                .map(|kind| by(Actor::Table, json!({ "type": kind, "plan": {} })))
                .to_vec()
        };
        let mut views = Vec::new();
        for _ in 0..3 {
            match device.ask(practice(name, people(fewest), steps())).await {
                Ok(Some(Answer::Practice { view, .. })) => views.push(view),
                // A game without dice.
                Err(error) => views.push(error["code"].clone()),
                _ => panic!("no answer"),
            }
        }
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "{name}");
    }
}

struct Kind {
    name: &'static str,
    fewest: usize,
}

fn kinds() -> Vec<Kind> {
    GAMES.iter().map(|kind| Kind { name: kind.name, fewest: *kind.players.start() }).collect()
}

#[tokio::test]
async fn nothing_is_written_down_and_no_table_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut device = device(folder.path()).await;
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
    device.seat_people(3).await;
    device.catch_up().await.unwrap();
    let version = |device: &Device| device.view.as_ref().unwrap().version;
    let (before, seen) = (files(folder.path()), version(&device));
    let mut steps = first_turn();
    // To the end: not even a finished game is kept.
    steps.push(by(Actor::Table, json!({ "type": "abandon" })));
    let (view, refused) = practised(&mut device, steps).await;
    assert_eq!((&view["step"]["name"], refused), (&json!("over"), None));
    device.catch_up().await.unwrap();
    assert_eq!((files(folder.path()), version(&device)), (before, seen));
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else { panic!() };
    assert!(games.is_empty());
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut device = device(folder.path()).await;
    let steps = |count| vec![by(Actor::Table, json!({ "type": "begin" })); count];
    let game = |name: &str| practice(name, people(3), steps(1));
    assert_eq!(code(&mut device, game("chess")).await, "unknownGame");
    let many = practice("scapegoat", people(3), steps(MOST_STEPS + 1));
    assert_eq!(code(&mut device, many).await, "tooLong");
    for count in [0, 2, 7] {
        let ask = practice("scapegoat", people(count), steps(1));
        assert_eq!(code(&mut device, ask).await, "playersForGame");
    }
    let crowd = people(3).into_iter().cycle().take(300).collect();
    let crowd = practice("scapegoat", crowd, Vec::new());
    assert_eq!(code(&mut device, crowd).await, "tooManyPeople");
    let twins = vec![people(1).remove(0); 3];
    assert_eq!(code(&mut device, practice("scapegoat", twins, steps(1))).await, "colourTwice");
    for command in [json!(null), json!(7), json!({ "type": "fly" }), json!({ "type": "move" })] {
        let odd = practice("scapegoat", people(3), vec![by(Actor::Table, command)]);
        assert_eq!(code(&mut device, odd).await, "unreadable");
    }
    // Seats that nobody has.
    let mut steps = first_turn();
    steps.push(by(Actor::Seat(Seat(200)), json!({ "type": "move", "to": "spy" })));
    let (_, refused) = practised(&mut device, steps).await;
    assert!(refused.unwrap()["message"].is_string());
}

/// Nobody has looked at anything: a practice has no secret to give away.
#[tokio::test]
async fn no_whisper_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut device = device(folder.path()).await;
    let mut steps: Vec<PracticeStep> = [
        json!({ "type": "arrange", "plan": { "guided": true }, "placement": [0, 1, 2] }),
        json!({ "type": "begin" }),
        json!({ "type": "roll" }),
    ]
    .map(|command| by(Actor::Table, command))
    .to_vec();
    for seat in Seat::all(3) {
        steps.push(by(Actor::Seat(seat), json!({ "type": "peek" })));
    }
    let (view, refused) = practised(&mut device, steps).await;
    assert_eq!((&view["step"]["name"], refused), (&json!("start"), None));
    assert_eq!(view["mine"], Value::Null);
}
