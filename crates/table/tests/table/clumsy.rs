//! A game that stumbles whenever it is told to: a panic in one table stays in
//! that table.

use std::{path::Path, sync::Arc};

use rules::{
    game::{Actor, Game, Outside, Progress, Report, Viewer},
    people::Person,
    privacy::Nothing,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{
    games::{Games, Kind},
    host::{Host, HostConfig},
    journal::Journal,
    link::TableId,
    network::NoNetwork,
    wire::{Answer, Because, HostAsk, ServerMessage, SetAside},
};

use crate::memory::{Device, people};

const GAMES: Games = &[Kind::of::<Clumsy>()];

#[derive(Debug, Clone, PartialEq)]
struct Clumsy {
    taps: u32,
    trips_over_views: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Play {
    Tap,
    TripDeciding,
    TripFolding,
    TripShowing,
    Impossible,
}

#[derive(Debug, Serialize)]
struct Never;

impl std::fmt::Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("never")
    }
}

impl std::error::Error for Never {}

impl Game for Clumsy {
    const NAME: &'static str = "clumsy";
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=2;

    type Command = Play;
    type Event = Play;
    type Refusal = Never;
    type View = u32;
    type Details = ();
    type Whisper = Nothing;

    fn new(_: &[Person]) -> Clumsy {
        Clumsy { taps: 0, trips_over_views: false }
    }

    fn apply(&self, _: Actor, command: &Play, _: &mut Outside<'_>) -> Result<Vec<Play>, Never> {
        assert_ne!(*command, Play::TripDeciding, "as it was told");
        Ok(vec![command.clone()])
    }

    fn fits(&self, event: &Play) -> bool {
        *event != Play::Impossible
    }

    fn fold(&mut self, event: &Play) {
        match event {
            Play::Tap => self.taps += 1,
            Play::TripShowing => self.trips_over_views = true,
            Play::TripFolding | Play::TripDeciding | Play::Impossible => panic!("as it was told"),
        }
    }

    fn view(&self, _: Viewer) -> u32 {
        assert!(!self.trips_over_views, "as it was told");
        self.taps
    }

    fn progress(&self) -> Progress {
        if self.taps == 0 { Progress::SetUp } else { Progress::UnderWay }
    }

    fn report(&self) -> Option<Report<()>> {
        None
    }

    fn can_end(&self, (): &()) -> bool {
        true
    }

    fn rematch(&self) -> Option<Play> {
        None
    }
}

fn host(folder: &Path) -> Host {
    let config = HostConfig { games: GAMES, ..HostConfig::new(folder.to_owned()) };
    Host::open(config, Arc::new(NoNetwork)).unwrap()
}

async fn open(device: &mut Device) -> TableId {
    match device.ask(HostAsk::NewTable { game: "clumsy".into() }).await {
        Ok(Some(Answer::Opened { table })) => table,
        other => panic!("{other:?}"),
    }
}

/// Plays a command: it is done, refused, or the connection ends.
async fn tap(device: &mut Device, command: &str) -> Result<(), Value> {
    let play = device.play(None, json!({ "type": command }));
    device.say(&play).await.expect("a command isn't an offence");
    loop {
        match device.hear().await {
            Ok(ServerMessage::Done { .. }) => return Ok(()),
            Ok(ServerMessage::Refused { error, .. }) => return Err(error),
            Ok(_) => {}
            Err(_) => return Err(json!({ "code": "ended" })),
        }
    }
}

async fn tables(device: &mut Device) -> (Vec<TableId>, Vec<SetAside>) {
    match device.ask(HostAsk::Tables).await {
        Ok(Some(Answer::Tables { unfinished, set_aside, .. })) => {
            (unfinished.into_iter().map(|summary| summary.table).collect(), set_aside)
        }
        other => panic!("{other:?}"),
    }
}

fn path(folder: &Path, id: &TableId) -> std::path::PathBuf {
    folder.join(format!("{}.table", id.as_str()))
}

fn lines(folder: &Path, id: &TableId) -> Vec<String> {
    let (_, entries) = Journal::open(&path(folder, id)).unwrap();
    entries.into_iter().map(|dated| dated.entry).collect()
}

#[tokio::test]
async fn a_command_over_which_the_rules_panic_changes_nothing_and_is_never_written() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let id = open(&mut device).await;
    device.seat_people(2).await;
    let before = lines(folder.path(), &id);
    for command in ["tripDeciding", "tripFolding", "impossible"] {
        let refused = tap(&mut device, command).await.unwrap_err();
        assert_eq!(refused["code"], "tableStumbles", "{command}");
        assert_eq!(lines(folder.path(), &id), before, "{command}");
    }
    tap(&mut device, "tap").await.expect("the table goes on");
    assert_eq!(device.view.as_ref().unwrap().view, 1);
}

#[tokio::test]
async fn a_table_that_panics_takes_no_other_with_it_and_its_people_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut good = Device::table(&host).await;
    let good_table = open(&mut good).await;
    good.seat_people(2).await;
    let mut bad = Device::table(&host).await;
    let bad_table = open(&mut bad).await;
    bad.seat_people(2).await;
    let play = bad.play(None, json!({ "type": "tripShowing" }));
    bad.say(&play).await.unwrap();
    assert_eq!(bad.last_word().await.unwrap()["code"], "tableStumbles");

    tap(&mut good, "tap").await.expect("the other table goes on");
    let mut again = Device::table(&host).await;
    let (unfinished, aside) = tables(&mut again).await;
    assert_eq!(unfinished, [good_table]);
    assert_eq!(aside.len(), 1);
    assert_eq!(aside[0].because, Because::Stumbles);
    assert_eq!(aside[0].file, path(folder.path(), &bad_table).display().to_string());
    let wake = HostAsk::OpenTable { table: bad_table.clone() };
    assert_eq!(again.ask(wake).await.unwrap_err()["code"], "tableStumbles");
    let name = aside[0].name.clone();
    let refused = again.ask(HostAsk::TryAgain { name: name.clone() }).await.unwrap_err();
    assert_eq!(refused["code"], "tableStumbles");
    again.ask(HostAsk::Dismiss { name }).await.unwrap();
    assert_eq!(tables(&mut again).await.1, []);
    let all = lines(folder.path(), &bad_table);
    assert!(all.last().unwrap().contains("tripShowing"), "the file is kept: {all:?}");
}

#[tokio::test]
async fn a_table_that_has_panicked_is_started_again_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    let id = open(&mut device).await;
    device.seat_people(2).await;
    let play = device.play(None, json!({ "type": "tripShowing" }));
    device.say(&play).await.unwrap();
    device.last_word().await.unwrap();
    // This stands for a later version that no longer panics over it.
    let file = path(folder.path(), &id);
    let kept = lines(folder.path(), &id);
    std::fs::remove_file(&file).unwrap();
    std::fs::remove_file(file.with_extension("head")).unwrap();
    Journal::create(&file).unwrap().append(1, &kept[..kept.len() - 1]).unwrap();

    let mut device = Device::table(&host).await;
    let wake = HostAsk::OpenTable { table: id.clone() };
    assert!(device.ask(wake.clone()).await.is_err(), "not by itself");
    let (_, aside) = tables(&mut device).await;
    device.ask(HostAsk::TryAgain { name: aside[0].name.clone() }).await.expect("well again");
    assert_eq!(tables(&mut device).await, (vec![id], vec![]));
    device.ask(wake).await.unwrap();
    tap(&mut device, "tap").await.unwrap();
}

#[tokio::test]
async fn a_journal_over_which_the_app_panics_stops_no_start() {
    let folder = tempfile::tempdir().unwrap();
    let ids = [TableId::random(), TableId::random(), TableId::random()];
    let events = ["tap", "tripFolding", "tripShowing"];
    // An archive that has always been there.
    host(folder.path()).stop().await;
    for (id, event) in ids.iter().zip(events) {
        let entries = [
            json!({ "of": "opened", "game": "clumsy" }),
            json!({ "of": "people", "group": { "players": people(2) } }),
            json!({ "of": "game", "event": { "type": event } }),
        ];
        let entries = entries.map(|entry| entry.to_string());
        let mut journal = Journal::create(&path(folder.path(), id)).unwrap();
        journal.append(1, &entries).unwrap();
    }
    let host = host(folder.path());
    assert_eq!(host.notes().len(), 2, "{:?}", host.notes());
    let mut device = Device::table(&host).await;
    let (unfinished, aside) = tables(&mut device).await;
    assert_eq!(unfinished, ids[..1]);
    assert_eq!(aside.len(), 2);
    assert!(aside.iter().all(|file| file.because == Because::Stumbles));
    for id in &ids[1..] {
        assert!(path(folder.path(), id).exists(), "the file stays where it is");
        let refused = device.ask(HostAsk::OpenTable { table: id.clone() }).await.unwrap_err();
        assert_eq!(refused["code"], "tableStumbles");
    }
    device.ask(HostAsk::OpenTable { table: ids[0].clone() }).await.unwrap();
    tap(&mut device, "tap").await.expect("the others carry on");
}
