//! What a disk can do to an evening, what people are told, and what they can
//! do about it.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::seat::Seat;
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    journal::Journal,
    link::{Role, TableId},
    network::NoNetwork,
    wire::{Answer, Because, HostAsk, Lost, ServerMessage, SetAside, TableAsk, TableSummary},
};

use crate::{
    fixtures::{self, copy_of},
    memory::Device,
    odd::odd_text,
};

pub(crate) fn try_host(folder: &Path) -> Result<Host, String> {
    let config = HostConfig::new(folder.to_owned());
    Host::open(config, Arc::new(NoNetwork)).map_err(|error| error.to_string())
}

pub(crate) async fn start(folder: &Path) -> (Host, Device) {
    let host = try_host(folder).expect("a host");
    let device = Device::table(&host).await;
    (host, device)
}

/// Both have to be gone before anybody else can use the folder.
pub(crate) async fn stop(host: Host, device: Device) {
    host.stop().await;
    drop((host, device));
}

pub(crate) async fn tables(device: &mut Device) -> (Vec<TableSummary>, Vec<SetAside>) {
    match device.ask(HostAsk::Tables).await {
        Ok(Some(Answer::Tables { unfinished, set_aside, .. })) => (unfinished, set_aside),
        other => panic!("the tables: {other:?}"),
    }
}

async fn history(device: &mut Device) -> Vec<(String, u32)> {
    match device.ask(HostAsk::History).await {
        Ok(Some(Answer::History { games })) => {
            games.into_iter().map(|game| (game.table.as_str().to_owned(), game.round)).collect()
        }
        other => panic!("the history: {other:?}"),
    }
}

pub(crate) async fn settings(device: &mut Device) -> Value {
    match device.ask(HostAsk::Settings).await {
        Ok(Some(Answer::Settings { settings })) => settings,
        other => panic!("the settings: {other:?}"),
    }
}

pub(crate) async fn play(device: &mut Device, seat: Option<u8>, command: Value) {
    fixtures::play(device, seat.map(Seat), command).await;
}

pub(crate) async fn open(device: &mut Device, table: &TableId) -> Result<(), Value> {
    device.view = None;
    device.ask(HostAsk::OpenTable { table: table.clone() }).await?;
    while device.view.is_none() {
        device.hear().await.expect("a view");
    }
    Ok(())
}

fn lost(device: &Device) -> Option<Lost> {
    device.view.as_ref().unwrap().lost.clone()
}

fn code(refused: &Value) -> &str {
    refused["code"].as_str().unwrap_or_default()
}

/// A table of three in its third turn.
pub(crate) async fn third_turn(device: &mut Device) -> TableId {
    let opened = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await;
    let Ok(Some(Answer::Opened { table })) = opened else { panic!("{opened:?}") };
    device.seat_people(3).await;
    let plan = json!({"guided": true});
    play(device, None, json!({"type": "arrange", "plan": plan, "placement": [0, 1, 2]})).await;
    play(device, None, json!({"type": "begin"})).await;
    play(device, None, json!({"type": "roll"})).await;
    for seat in 0..3 {
        play(device, Some(seat), json!({"type": "peek"})).await;
    }
    for seat in 0..2 {
        play(device, Some(seat), json!({"type": "move", "to": "stash"})).await;
        play(device, Some(seat), json!({"type": "stash", "slot": 1})).await;
        play(device, Some(seat), json!({"type": "swap"})).await;
    }
    table
}

pub(crate) fn path(folder: &Path, table: &TableId) -> PathBuf {
    folder.join(format!("{}.table", table.as_str()))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

/// The files as they are now: what a killed program leaves behind.
pub(crate) fn copy(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    copy
}

/// A folder whose host was killed in the third turn of its table, and what
/// could be seen there.
async fn killed_in_the_third_turn() -> (tempfile::TempDir, TableId, Value) {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    let killed = copy(folder.path());
    assert!(beside(&path(killed.path(), &table), "-wal").exists(), "it had no time to rest");
    let view = device.view.as_ref().unwrap().view.clone();
    assert_eq!(view["board"]["turn"], 3);
    host.stop().await;
    (killed, table, view)
}

#[tokio::test]
async fn lost_steps_are_reported_until_people_carry_on_without_them() {
    let (folder, table, _) = killed_in_the_third_turn().await;
    let log = beside(&path(folder.path(), &table), "-wal");
    let bytes = fs::read(&log).unwrap();
    fs::write(&log, &bytes[..bytes.len() - 3 * 4120]).unwrap();

    let (host, mut device) = start(folder.path()).await;
    assert!(host.notes()[0].ends_with("its last steps are lost"), "{:?}", host.notes());
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!(set_aside, []);
    let told = unfinished[0].lost.clone().expect("the start screen knows");
    assert_eq!(told.lines, 3);
    assert_eq!(unfinished[0].view["board"]["turn"], 2);
    open(&mut device, &table).await.unwrap();
    assert_eq!(lost(&device), Some(told.clone()));
    // Whatever is played, and after a restart, it is still told.
    play(&mut device, Some(1), json!({"type": "move", "to": "trade"})).await;
    assert_eq!(lost(&device), Some(told.clone()));
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    open(&mut device, &table).await.unwrap();
    assert_eq!(lost(&device), Some(told));
    device.ask(TableAsk::GoOn).await.unwrap();
    assert_eq!(lost(&device), None);
    device.ask(TableAsk::GoOn).await.expect("twice is once");
    play(&mut device, Some(1), json!({"type": "trade", "with": 0})).await;
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(host.notes(), [""; 0]);
    assert_eq!(tables(&mut device).await.0[0].lost, None);
    open(&mut device, &table).await.unwrap();
    assert_eq!(lost(&device), None);
    assert_eq!(device.view.as_ref().unwrap().view["step"]["name"], "swap");
    host.stop().await;
}

#[tokio::test]
async fn no_truncation_and_no_flipped_bit_in_a_log_loses_a_step_silently() {
    let (folder, table, whole) = killed_in_the_third_turn().await;
    let log = fs::read(beside(&path(folder.path(), &table), "-wal")).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut damages: Vec<Vec<u8>> = vec![log.clone(), Vec::new()];
    for _ in 0..25 {
        damages.push(log[..random.random_range(0..log.len())].to_vec());
        let mut flipped = log.clone();
        flipped[random.random_range(0..log.len())] ^= 1 << random.random_range(0..8);
        damages.push(flipped);
    }
    let (mut whole_ones, mut told, mut aside) = (0, 0, 0);
    for (number, damaged) in damages.iter().enumerate() {
        let folder = copy(folder.path());
        fs::write(beside(&path(folder.path(), &table), "-wal"), damaged).unwrap();
        let (host, mut device) = start(folder.path()).await;
        let (unfinished, set_aside) = tables(&mut device).await;
        match &unfinished[..] {
            [table] if table.lost.is_some() => told += 1,
            [table] => {
                assert_eq!(table.view, whole, "damage {number}");
                whole_ones += 1;
            }
            // Back to before anybody sat down, or no table at all.
            _ if set_aside.is_empty() => {
                open(&mut device, &table).await.unwrap();
                assert!(lost(&device).is_some(), "damage {number}");
                told += 1;
            }
            _ => aside += 1,
        }
        host.stop().await;
    }
    assert!(whole_ones >= 1 && told > 20, "{whole_ones} whole, {told} told, {aside} aside");
}

#[tokio::test]
async fn an_intact_log_is_never_reported_as_a_loss() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    for step in 0..12 {
        let killed = copy(folder.path());
        let (other, mut screen) = start(killed.path()).await;
        assert_eq!(tables(&mut screen).await.0[0].lost, None, "step {step}");
        other.stop().await;
        // Also with a head that was not written any more.
        let killed = copy(folder.path());
        play(&mut device, Some(0), json!({"type": "peek"})).await;
        let head = path(killed.path(), &table).with_extension("head");
        let before = fs::read(&head).unwrap();
        let killed = copy(folder.path());
        fs::write(path(killed.path(), &table).with_extension("head"), before).unwrap();
        let (other, mut screen) = start(killed.path()).await;
        assert_eq!(tables(&mut screen).await.0[0].lost, None, "step {step}");
        open(&mut screen, &table).await.unwrap();
        assert_eq!(lost(&screen), None);
        other.stop().await;
    }
    host.stop().await;
}

#[tokio::test]
async fn a_damaged_table_stays_listed_until_it_can_be_read_again_or_is_dismissed() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    stop(host, device).await;
    let file = path(folder.path(), &table);
    let healthy = fs::read(&file).unwrap();
    fs::write(&file, "goats have eaten this").unwrap();

    for _ in 0..2 {
        let (host, mut device) = start(folder.path()).await;
        let (unfinished, set_aside) = tables(&mut device).await;
        assert_eq!(unfinished, []);
        let [aside] = &set_aside[..] else { panic!("{set_aside:?}") };
        assert_eq!((&aside.because, aside.is_archive), (&Because::IsDamaged, false));
        assert_eq!(fs::read(&aside.file).unwrap(), b"goats have eaten this");
        assert!(aside.last_at > 0);
        let refused = device.ask(HostAsk::TryAgain { name: aside.name.clone() }).await.unwrap_err();
        assert_eq!(refused["code"], "tableDamaged");
        assert_eq!(refused["file"], aside.file.as_str());
        assert_eq!(tables(&mut device).await.1, set_aside);
        host.stop().await;
    }

    // Somebody has a copy of it.
    let (host, mut device) = start(folder.path()).await;
    let (_, set_aside) = tables(&mut device).await;
    fs::write(&set_aside[0].file, &healthy).unwrap();
    device.ask(HostAsk::TryAgain { name: set_aside[0].name.clone() }).await.expect("well again");
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!((unfinished.len(), set_aside.len()), (1, 0));
    assert_eq!(unfinished[0].lost, None);
    open(&mut device, &table).await.unwrap();
    play(&mut device, Some(2), json!({"type": "move", "to": "spy"})).await;
    stop(host, device).await;

    // And dismissed, with its file where it was.
    fs::write(&file, "again").unwrap();
    let (host, mut device) = start(folder.path()).await;
    let (_, set_aside) = tables(&mut device).await;
    for name in ["archive.db", "lock", "../secret", "", &format!("x{}", set_aside[0].name)] {
        for ask in [HostAsk::Dismiss { name: name.into() }, HostAsk::TryAgain { name: name.into() }]
        {
            assert_eq!(code(&device.ask(ask).await.unwrap_err()), "noSuchFile", "{name}");
        }
    }
    device.ask(HostAsk::Dismiss { name: set_aside[0].name.clone() }).await.unwrap();
    assert_eq!(tables(&mut device).await.1, []);
    stop(host, device).await;
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(tables(&mut device).await.1, []);
    assert_eq!(fs::read(&set_aside[0].file).unwrap(), b"again");
    host.stop().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_opened_right_now_stays_and_opens_later() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    stop(host, device).await;
    // SQLite cannot make its log here, whoever we are.
    let file = path(folder.path(), &table);
    let obstacle = beside(&file, "-wal");
    fs::create_dir(&obstacle).unwrap();
    let before = fs::read(&file).unwrap();

    let (host, mut device) = start(folder.path()).await;
    for _ in 0..2 {
        let (unfinished, set_aside) = tables(&mut device).await;
        assert_eq!(unfinished, []);
        let [waiting] = &set_aside[..] else { panic!("{set_aside:?}") };
        assert!(matches!(waiting.because, Because::CannotBeOpened { .. }), "{waiting:?}");
        assert_eq!(waiting.file, file.display().to_string());
        let refused = open(&mut device, &table).await.unwrap_err();
        assert_eq!(code(&refused), "notOpened");
        let refused =
            device.ask(HostAsk::TryAgain { name: waiting.name.clone() }).await.unwrap_err();
        assert_eq!(code(&refused), "notOpened");
        // Nobody can make it disappear.
        device.ask(HostAsk::Dismiss { name: waiting.name.clone() }).await.unwrap();
    }
    assert_eq!(fs::read(&file).unwrap(), before);

    fs::remove_dir(&obstacle).unwrap();
    let name = file.file_name().unwrap().to_str().unwrap().to_owned();
    device.ask(HostAsk::TryAgain { name }).await.expect("trying again works");
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!((unfinished.len(), set_aside.len()), (1, 0));
    open(&mut device, &table).await.unwrap();
    play(&mut device, Some(2), json!({"type": "move", "to": "spy"})).await;
    host.stop().await;
}

#[tokio::test]
async fn an_archive_that_cannot_be_opened_right_now_stops_the_start_and_loses_nothing() {
    let folder = copy_of("v1/stopped");
    let (host, mut device) = start(folder.path()).await;
    let link = host.secrets().fragment(&Role::Table);
    let (games, saved) = (history(&mut device).await, settings(&mut device).await);
    stop(host, device).await;
    // As if another program were just writing to it.
    let obstacle = folder.path().join("archive.db-journal");
    fs::create_dir(&obstacle).unwrap();
    for _ in 0..2 {
        let sentence = try_host(folder.path()).err().expect("no start without it");
        assert!(sentence.starts_with("The data folder "), "{sentence}");
    }
    fs::remove_dir(&obstacle).unwrap();
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(host.secrets().fragment(&Role::Table), link);
    assert_eq!(history(&mut device).await, games);
    assert_eq!(settings(&mut device).await, saved);
    assert_eq!(tables(&mut device).await.1, []);
    host.stop().await;
}

#[tokio::test]
async fn a_damaged_archive_costs_neither_history_nor_settings_nor_the_link() {
    let folder = copy_of("v1/stopped");
    let (host, mut device) = start(folder.path()).await;
    let link = host.secrets().fragment(&Role::Table);
    let (games, saved) = (history(&mut device).await, settings(&mut device).await);
    assert_eq!(games.len(), 3);
    // Not stopped: killed.
    let folder = copy(folder.path());
    host.stop().await;
    fs::write(folder.path().join("archive.db"), "goats have eaten this").unwrap();
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(host.secrets().fragment(&Role::Table), link);
    assert_eq!(history(&mut device).await, games);
    assert_eq!(settings(&mut device).await, saved);
    let (_, set_aside) = tables(&mut device).await;
    let [aside] = &set_aside[..] else { panic!("{set_aside:?}") };
    assert!(aside.is_archive && aside.because == Because::IsDamaged, "{aside:?}");
    let refused = device.ask(HostAsk::TryAgain { name: aside.name.clone() }).await.unwrap_err();
    assert_eq!(code(&refused), "tableDamaged");
    stop(host, device).await;

    // Without any copy the journals still tell the history.
    fs::remove_file(folder.path().join("archive.db")).unwrap();
    fs::remove_file(folder.path().join("archive.copy")).unwrap();
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(history(&mut device).await, games);
    host.stop().await;
}

/// Version 1 has set healthy files aside whenever the disk was full.
#[tokio::test]
async fn what_an_earlier_version_has_wrongly_set_aside_comes_back() {
    let folder = copy_of("v1/killed");
    let at = |name: &str| folder.path().join(name);
    for name in ["archive.db", "a71ee9d82a.table"] {
        fs::rename(at(name), at(&format!("{name}.unreadable-1"))).unwrap();
        for log in ["-wal", "-shm"] {
            let (from, to) = (format!("{name}{log}"), format!("{name}{log}.unreadable-1"));
            fs::rename(at(&from), at(&to)).unwrap();
        }
    }
    let (host, mut device) = start(folder.path()).await;
    let link = host.secrets().fragment(&Role::Table);
    assert_eq!(settings(&mut device).await, Value::Null);
    let (unfinished, mut set_aside) = tables(&mut device).await;
    set_aside.retain(|aside| aside.because == Because::IsDamaged);
    assert_eq!((unfinished.len(), set_aside.len()), (1, 2));
    for aside in set_aside {
        device.ask(HostAsk::TryAgain { name: aside.name }).await.expect("it is healthy");
    }
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!((unfinished.len(), set_aside.len()), (2, 0));
    assert_eq!(settings(&mut device).await["textSize"], 2);
    assert_eq!(history(&mut device).await, [("0f7d60b674".to_owned(), 1)]);
    let table = TableId::try_from("a71ee9d82a".to_owned()).unwrap();
    open(&mut device, &table).await.unwrap();
    assert_eq!(device.view.as_ref().unwrap().view["step"]["name"], "framePick");
    stop(host, device).await;
    let (host, _) = start(folder.path()).await;
    assert_eq!(host.secrets().fragment(&Role::Table), link, "who is let in stays in");
    host.stop().await;
}

#[tokio::test]
async fn a_game_that_the_archive_has_missed_is_kept_at_the_next_start_whatever_came_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    play(&mut device, None, json!({"type": "abandon"})).await;
    device.ask(TableAsk::Again).await.unwrap();
    stop(host, device).await;
    for name in ["archive.db", "archive.copy"] {
        fs::remove_file(folder.path().join(name)).unwrap();
    }
    let (host, mut device) = start(folder.path()).await;
    assert_eq!(history(&mut device).await, [(table.as_str().to_owned(), 1)]);
    assert_eq!(tables(&mut device).await.0[0].round, 2);
    host.stop().await;
}

/// Lines that somebody made up, each with the right checksum.
pub(crate) fn write_journal(folder: &Path, table: &TableId, lines: &[String]) {
    Journal::create(&path(folder, table)).unwrap().append(1_000, lines).unwrap();
}

pub(crate) fn lines_of(folder: &Path, table: &TableId) -> Vec<String> {
    let (_, entries) = Journal::open(&path(folder, table)).unwrap();
    entries.into_iter().map(|dated| dated.entry).collect()
}

/// What version 1 let anybody do, and what stopped it at every start.
#[tokio::test]
async fn a_turn_with_the_highest_number_stops_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let table = third_turn(&mut device).await;
    let at = ["stash", "stash", "stash"];
    let board =
        |turn: u32| json!({"at": at, "tokens": [0, 0, 0], "onCard": 2, "active": 2, "turn": turn});
    let restate = device.play(None, json!({"type": "restate", "board": board(u32::MAX)}));
    device.say(&restate).await.unwrap();
    let refused = loop {
        if let ServerMessage::Refused { error, .. } = device.hear().await.unwrap() {
            break error;
        }
    };
    assert_eq!(refused["code"], "turn");
    stop(host, device).await;

    let mut lines = lines_of(folder.path(), &table);
    for deed in [
        json!({"type": "restated", "board": board(u32::MAX)}),
        json!({"type": "moved", "to": "spy"}),
        json!({"type": "spied", "on": 0}),
        json!({"type": "swapped"}),
    ] {
        let event = json!({"type": "done", "by": "table", "deed": deed});
        lines.push(json!({"of": "game", "event": event}).to_string());
    }
    let hostile = TableId::random();
    write_journal(folder.path(), &hostile, &lines);
    let (host, mut device) = start(folder.path()).await;
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!((unfinished.len(), set_aside), (2, vec![]));
    open(&mut device, &hostile).await.unwrap();
    let turn = || u64::from(u32::MAX);
    assert_eq!(device.view.as_ref().unwrap().view["board"]["turn"], turn());
    play(&mut device, Some(0), json!({"type": "move", "to": "spy"})).await;
    play(&mut device, Some(0), json!({"type": "spy", "on": 1})).await;
    play(&mut device, Some(0), json!({"type": "swap"})).await;
    assert_eq!(device.view.as_ref().unwrap().view["board"]["turn"], turn());
    open(&mut device, &table).await.expect("the other table, too");
    host.stop().await;
}

#[tokio::test]
async fn no_made_up_line_stops_a_start() {
    let folder = copy_of("v1/killed");
    let models: Vec<Vec<String>> = ["0a1018428e", "a71ee9d82a"]
        .map(|table| lines_of(folder.path(), &TableId::try_from(table.to_owned()).unwrap()))
        .into();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..250 {
        let mut lines = models[random.random_range(0..models.len())].clone();
        for _ in 0..random.random_range(1..4) {
            let place = random.random_range(0..lines.len());
            let honest: Value = serde_json::from_str(&lines[place]).unwrap_or_default();
            match random.random_range(0..4) {
                0 => {
                    lines.remove(place);
                }
                1 => lines.insert(0, lines[place].clone()),
                _ => lines[place] = odd_text(&honest, &mut random).replace('\0', ""),
            }
        }
        write_journal(folder.path(), &TableId::random(), &lines);
    }
    let (host, mut device) = start(folder.path()).await;
    let (unfinished, set_aside) = tables(&mut device).await;
    assert!(set_aside.iter().all(|file| file.because != Because::Stumbles), "{set_aside:?}");
    assert!(
        set_aside.len() > 50 && unfinished.len() > 20,
        "{} {}",
        set_aside.len(),
        unfinished.len()
    );
    for summary in unfinished {
        open(&mut device, &summary.table).await.expect("what is listed can be opened");
        play(&mut device, None, json!({"type": "abandon"})).await;
    }
    host.stop().await;
}

/// Whoever asks which tables there are looks into every file, even into those
/// that somebody else is only just making.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_table_that_is_only_half_made_is_never_taken_for_a_damaged_one() {
    let folder = tempfile::tempdir().unwrap();
    let (host, mut device) = start(folder.path()).await;
    let makers: Vec<_> = (0..3)
        .map(|_| {
            let host = host.clone();
            tokio::spawn(async move {
                let mut device = Device::table(&host).await;
                for _ in 0..40 {
                    let ask = HostAsk::NewTable { game: "scapegoat".into() };
                    device.ask(ask).await.expect("a new table");
                }
            })
        })
        .collect();
    while makers.iter().any(|maker| !maker.is_finished()) {
        assert_eq!(tables(&mut device).await.1, []);
    }
    for maker in makers {
        maker.await.unwrap();
    }
    stop(host, device).await;
}
