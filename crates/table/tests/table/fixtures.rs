//! The data folders of earlier versions open in this one; see
//! `tests/fixtures/README.md` for how they came to be.

use std::{fs, path::Path, sync::Arc};

use rules::seat::Seat;
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, Role, TableId},
    network::NoNetwork,
    wire::{Answer, HostAsk, ServerMessage},
};

use crate::memory::Device;

/// A copy, because opening a folder changes it.
pub(crate) fn copy_of(fixture: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(fixture);
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    folder
}

fn host(folder: &Path) -> Host {
    Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap()
}

#[derive(Debug)]
struct Unfinished {
    table: String,
    names: Vec<String>,
    view: Value,
}

/// Everything that the start screen of a folder shows.
struct Start {
    unfinished: Vec<Unfinished>,
    set_aside: usize,
    games: Vec<(String, u32, String)>,
    settings: Value,
}

impl Start {
    async fn of(device: &mut Device) -> Start {
        let Ok(Some(Answer::Tables { unfinished, set_aside, .. })) =
            device.ask(HostAsk::Tables).await
        else {
            panic!("the tables")
        };
        let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
            panic!("the history")
        };
        let Ok(Some(Answer::Settings { settings })) = device.ask(HostAsk::Settings).await else {
            panic!("the settings")
        };
        let how = |details: &Value| details["ending"]["how"].as_str().unwrap().to_owned();
        let mut unfinished: Vec<_> = unfinished
            .into_iter()
            .map(|summary| {
                let names = summary.players.into_iter().map(|person| person.name).collect();
                Unfinished { table: summary.table.as_str().to_owned(), names, view: summary.view }
            })
            .collect();
        unfinished.sort_by(|one, other| one.table.cmp(&other.table));
        let games = games.into_iter();
        Start {
            unfinished,
            set_aside: set_aside.len(),
            games: games
                .map(|game| (game.table.as_str().to_owned(), game.round, how(&game.details)))
                .collect(),
            settings,
        }
    }
}

fn kept(games: &[(&str, u32, &str)]) -> Vec<(String, u32, String)> {
    games.iter().map(|(table, round, how)| ((*table).into(), *round, (*how).into())).collect()
}

async fn open(device: &mut Device, table: &str) {
    device.view = None;
    let table = TableId::try_from(table.to_owned()).unwrap();
    device.ask(HostAsk::OpenTable { table }).await.expect("the table wakes up");
    while device.view.is_none() {
        device.hear().await.expect("a view");
    }
}

/// Plays a command, and is told that it was done.
pub(crate) async fn play(device: &mut Device, seat: Option<Seat>, command: Value) {
    let message = device.play(seat, command);
    device.say(&message).await.expect("no offence");
    loop {
        match device.hear().await.expect("an answer") {
            ServerMessage::Done { .. } | ServerMessage::Whisper { .. } => return,
            ServerMessage::Refused { error, .. } => panic!("{message:?}: {error}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn an_evening_that_was_stopped_can_be_continued() {
    let folder = copy_of("v1/stopped");
    for start in 0..2 {
        let host = host(folder.path());
        let link = "AAAAAAD_m9TPHGwXUjsWv-e7dNf64oGmDxClsylbkD-JFtbncmSBr7F4ad8NiyndD3P6V020";
        assert_eq!(host.secrets().fragment(&Role::Table), link);
        let mut device = Device::table(&host).await;
        let found = Start::of(&mut device).await;
        assert_eq!(found.set_aside, 0);
        assert_eq!(found.settings, json!({"language": "en", "theme": "light", "textSize": 1}));
        assert_eq!(
            found.games,
            kept(&[
                ("e340eae889", 1, "cops"),
                ("c628559a3e", 1, "abandoned"),
                ("9ff9d9a9c0", 1, "cops"),
            ])
        );
        let [Unfinished { table, names, view }] = &found.unfinished[..] else {
            panic!("{:?}", found.unfinished)
        };
        assert_eq!(table, "e340eae889");
        assert_eq!(*names, ["Ana", "Bea", "Carlos", "Dora"]);
        assert_eq!(view["dice"], json!({"white": 3, "black": 12}));
        assert_eq!(view["board"]["at"], json!(["trade", "spy", "stash", "stash"]));
        assert_eq!(view["board"]["turn"], 3);
        let looked = view["looks"].as_array().unwrap().iter();
        assert_eq!(looked.map(|look| look["inApp"].as_u64().unwrap()).sum::<u64>(), 4 + start);

        open(&mut device, "e340eae889").await;
        assert_eq!(device.view.as_ref().unwrap().round, 2);
        // A phone from that evening is still let in with its link.
        let link = "40Dq6IkC9p5Bga-fW4txlVgGkyMGjkIH6RzRFJtH3LGuEnqvJ88DQdJBLpt3qARDKpXRWaXo";
        let id: DeviceId = serde_json::from_value(Value::from(vec![7; 16])).unwrap();
        let mut phone = Device::join(&host, link, id).await.expect("its own seat");
        play(&mut phone, None, json!({"type": "peek"})).await;
        host.stop().await;
    }
}

#[tokio::test]
async fn an_evening_that_a_power_cut_ended_can_be_continued() {
    let folder = copy_of("v1/killed");
    let host = host(folder.path());
    let link = "AAAAAAD_z9-0r1exPPzOSS-E-3PtAVJxBmfdYCRRT9x286pucjsIc3BRPiQ-m-6huAyWRwr3";
    assert_eq!(host.secrets().fragment(&Role::Table), link);
    let mut device = Device::table(&host).await;
    let found = Start::of(&mut device).await;
    assert_eq!(found.set_aside, 0);
    assert_eq!(found.settings, json!({"language": "es", "theme": "light", "textSize": 2}));
    assert_eq!(found.games, kept(&[("0f7d60b674", 1, "cops")]));
    let [free, attempt] = &found.unfinished[..] else { panic!("{:?}", found.unfinished) };
    assert_eq!([&*free.table, &*attempt.table], ["0a1018428e", "a71ee9d82a"]);
    assert_eq!(free.names, ["Ana", "Bea", "Carlos"]);
    assert_eq!(free.view["step"]["name"], "copsCall");
    assert_eq!(attempt.names, ["Ana", "Bea", "Carlos", "Dora", "Eva", "Fran"]);
    let step = &attempt.view["step"];
    assert_eq!((&step["name"], &step["by"]), (&json!("framePick"), &json!(2)));
    assert_eq!((&step["ready"], &step["locked"]), (&json!([4]), &json!([1])));
    assert_eq!(attempt.view["board"]["turn"], 9);

    open(&mut device, &attempt.table).await;
    play(&mut device, None, json!({"type": "undo"})).await;
    assert_eq!(device.view.as_ref().unwrap().view["step"]["name"], "action");
    open(&mut device, &free.table).await;
    play(&mut device, None, json!({"type": "abandon"})).await;
    host.stop().await;
}

#[tokio::test]
async fn an_archive_from_before_there_were_checksums_opens() {
    let folder = copy_of("v2/stopped");
    for _ in 0..2 {
        let host = host(folder.path());
        let link = "AAAAAAD_qDFq8FOnkGWLKjzT1uYLIt65gEX5fnZaFcQ2_CgpWLnteK9ATD977DQbQ0L4jSX9";
        assert_eq!(host.secrets().fragment(&Role::Table), link);
        let mut device = Device::table(&host).await;
        let found = Start::of(&mut device).await;
        assert_eq!(found.set_aside, 0);
        let people = json!({"chairs": ["Ana", "Bea"]});
        assert_eq!(found.settings, json!({"language": "es", "people": people}));
        let games = ["851316541b", "45702fe213", "24d83aec4c"];
        assert_eq!(found.games, kept(&games.map(|table| (table, 1, "abandoned"))));
        let [Unfinished { table, names, view }] = &found.unfinished[..] else {
            panic!("{:?}", found.unfinished)
        };
        assert_eq!((table.as_str(), &view["board"]["turn"]), ("a12e5ece77", &json!(2)));
        assert_eq!(*names, ["Ana", "Bea", "Carlos"]);
        host.stop().await;
    }
}

/// What was shown then is shown now, and maybe more.
pub(crate) fn is_shown(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(key, then)| now.get(key).is_some_and(|now| is_shown(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| is_shown(now, then))
        }
        _ => now == then,
    }
}

/// What the start screen showed when the folder was made.
pub(crate) fn shown() -> Value {
    serde_json::from_str(include_str!("../fixtures/v3/shown.json")).unwrap()
}

#[tokio::test]
async fn an_evening_of_three_games_looks_as_it_did_and_goes_on() {
    let folder = copy_of("v3/stopped");
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let mut asked = Vec::new();
    for ask in [HostAsk::Tables, HostAsk::History, HostAsk::Settings] {
        asked.push(json!(device.ask(ask).await.unwrap()));
    }
    let shown = shown();
    let [tables, history, settings] = &asked[..] else { panic!("three answers") };
    for (now, then) in [
        (&tables["unfinished"], &shown["tables"]),
        (&tables["setAside"], &json!([])),
        (&history["games"], &shown["games"]),
        (&settings["settings"], &shown["settings"]),
    ] {
        assert!(is_shown(now, then), "{now:#}\n is no longer {then:#}");
    }
    for (table, step) in
        [("fd60ceaa52", "action"), ("e1cf1154a0", "race"), ("114c4a4532", "action")]
    {
        open(&mut device, table).await;
        play(&mut device, None, json!({"type": "undo"})).await;
        assert_eq!(device.view.as_ref().unwrap().view["step"]["name"], step);
        play(&mut device, None, json!({"type": "abandon"})).await;
    }
    host.stop().await;
}
