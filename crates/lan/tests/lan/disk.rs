//! A disk that is full, files that belong to somebody else, a system that opens
//! no more files: the evening waits, and goes on when they are over.

use std::{fs, io::Write, path::Path, process::Command as System};

use ::table::{
    disk::Obstacle,
    link::DeviceId,
    wire::{Answer, Because, HostAsk, SetAside, TableAsk},
};
use rules::{
    people::Group,
    rowing,
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};
use serde_json::{Value, json};

use crate::{
    client::{Client, code},
    damage::{SmallDisk, is_root, started_game, tables},
    process::Process,
    table::*,
};

/// What was left out has to be seen.
fn skipped(what: &str) {
    let _ = writeln!(std::io::stderr(), "\n*** NOT TESTED HERE: {what} ***\n");
}

fn small_disk(folder: &Path) -> Option<SmallDisk> {
    let disk = SmallDisk::mount(folder, "size=1m");
    if disk.is_none() {
        assert!(!is_root(), "root can mount a small disk");
        skipped("a full disk, because only root can mount a small one");
    }
    disk
}

fn copy(from: &Path, to: &Path) {
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}

/// The tables of a folder, and whatever was set aside.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name.ends_with(".table") || name.contains("unreadable"));
    names.sort();
    names
}

/// A folder as a killed program leaves it: two tables with their logs, a
/// finished game, settings.
async fn killed() -> (tempfile::TempDir, Evening) {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = started_game(&process).await;
    device.play(None, &Command::Abandon).await.unwrap();
    let table = device.view.clone().unwrap().table;
    device.ask(HostAsk::CloseTable { table }).await.unwrap();
    process.stop().await;
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    device.ask(HostAsk::SaveSettings { settings: json!("mine") }).await.unwrap();
    let (one, mut other) = (started_game(&process).await, started_game(&process).await);
    other.play(Some(Seat(0)), &Command::Move { to: Location::Spy }).await.unwrap();
    drop(one);
    let evening = Evening::of(&process).await;
    process.kill().await;
    (folder, evening)
}

/// All that must not get lost.
#[derive(Debug, PartialEq)]
struct Evening {
    link: String,
    unfinished: Vec<Value>,
    games: usize,
    settings: Value,
}

impl Evening {
    async fn of(process: &Process) -> Evening {
        let mut device = process.table_device().await;
        let Ok(Some(Answer::Tables { unfinished, set_aside, .. })) =
            device.ask(HostAsk::Tables).await
        else {
            panic!("the tables")
        };
        assert_eq!(set_aside, []);
        let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
            panic!("the history")
        };
        let Ok(Some(Answer::Settings { settings })) = device.ask(HostAsk::Settings).await else {
            panic!("the settings")
        };
        let mut unfinished: Vec<_> = unfinished
            .into_iter()
            .map(|table| json!([table.table, table.lost, table.view]))
            .collect();
        unfinished.sort_by_key(Value::to_string);
        let link = fragment(&process.link).to_owned();
        Evening { link, unfinished, games: games.len(), settings }
    }
}

async fn set_aside(device: &mut Client) -> Vec<SetAside> {
    match device.ask(HostAsk::Tables).await {
        Ok(Some(Answer::Tables { set_aside, .. })) => set_aside,
        other => panic!("the tables: {other:?}"),
    }
}

/// What is listed waits for this, and nothing else is the matter with it.
fn assert_waits_for(files: &[SetAside], obstacles: &[Obstacle]) {
    for file in files {
        let Because::CannotBeOpened { obstacle } = &file.because else { panic!("{file:?}") };
        assert!(obstacles.contains(obstacle), "{file:?}");
    }
}

fn fill(path: &Path) {
    let mut file = fs::File::create(path).unwrap();
    while file.write_all(&[0; 1024]).is_ok() {}
    while file.write_all(&[0]).is_ok() {}
}

#[tokio::test]
async fn on_a_full_disk_the_command_is_refused_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = small_disk(folder.path()) else { return };
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = started_game(&process).await;
    let ballast = folder.path().join("ballast");
    fill(&ballast);
    let before = device.view.clone().unwrap();
    let mut refused = None;
    // The journal has a little room left in its last page.
    for _ in 0..200 {
        if let Err(error) = device.whisper(Some(Seat(0)), &Command::Peek).await {
            refused = Some(error);
            break;
        }
    }
    let refused = refused.expect("the disk is full at some point");
    assert_eq!(code(&refused), "notSaved");
    assert!(refused["message"].as_str().unwrap().contains("nothing has changed"), "{refused}");
    let looks = device.view.clone().unwrap().view["looks"][0]["inApp"].as_u64().unwrap();
    assert!(looks >= before.view["looks"][0]["inApp"].as_u64().unwrap());

    fs::remove_file(&ballast).unwrap();
    device.play(Some(Seat(0)), &Command::Move { to: Location::Spy }).await.expect("goes on");
    process.kill().await;
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    let (unfinished, set_aside) = tables(&mut device).await;
    assert_eq!((unfinished, set_aside.len()), (1, 0));
    process.stop().await;
}

#[tokio::test]
async fn on_a_full_disk_the_link_to_watch_is_neither_made_nor_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = small_disk(folder.path()) else { return };
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = started_game(&process).await;
    let ballast = folder.path().join("ballast");
    // The journal has a little room left in its last page.
    let fill_up = async |device: &mut Client| {
        fill(&ballast);
        for _ in 0..200 {
            if device.whisper(Some(Seat(0)), &Command::Peek).await.is_err() {
                return;
            }
        }
        panic!("the disk is full at some point");
    };
    fill_up(&mut device).await;
    let refused = device.ask(TableAsk::OnlookersLink).await.unwrap_err();
    assert_eq!(code(&refused), "notSaved");

    fs::remove_file(&ballast).unwrap();
    let link = onlookers_link(&mut device).await;
    let watch = || Client::join(process.port, fragment(&link), DeviceId::random());
    let mut screen = watch().await.expect("the link is good");
    fill_up(&mut device).await;
    let refused = device.ask(TableAsk::RevokeOnlookers).await.unwrap_err();
    assert_eq!(code(&refused), "notSaved");
    screen.catch_up().await.expect("what was refused has changed nothing");
    watch().await.expect("the link is still good");

    fs::remove_file(&ballast).unwrap();
    device.ask(TableAsk::RevokeOnlookers).await.expect("there is room again");
    assert_eq!(code(&watch().await.err().unwrap()), "linkInvalid");
    process.stop().await;
}

#[tokio::test]
async fn a_grab_that_cannot_be_saved_is_refused_and_the_next_one_counts() {
    use rowing::{command::Command, fault::Fault, plan::Plan, plan::StandIn};
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = small_disk(folder.path()) else { return };
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    device.ask(HostAsk::NewTable { game: "rowing".into() }).await.unwrap();
    let group = Group { players: people(3), resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
    let plan = Plan { stand_in: StandIn::Phones, ..Plan::default() };
    device.play(None, &Command::Arrange { plan, starter: None }).await.unwrap();
    device.play(None, &Command::Begin).await.unwrap();
    let ballast = folder.path().join("ballast");
    fill(&ballast);
    let fault = Command::Fault { fault: Fault::Peeked, by: Seat(1) };
    let mut refused = None;
    // Not once more than needed, or the host would find it too fast.
    for _ in 0..200 {
        if let Err(error) = device.play(None, &fault).await {
            refused = Some(error);
            break;
        }
    }
    assert_eq!(code(&refused.expect("the disk is full at some point")), "notSaved");
    let refused = device.touch(Some(Seat(2)), 0).await.unwrap_err();
    assert_eq!(code(&refused), "notSaved");
    device.catch_up().await.unwrap();
    assert_eq!(device.step(), "play");

    fs::remove_file(&ballast).unwrap();
    device.touch(Some(Seat(2)), 0).await.expect("there is room again");
    device.until_step("race").await.unwrap();
    process.stop().await;
}

#[tokio::test]
async fn a_start_on_a_disk_that_is_full_or_nearly_loses_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = small_disk(folder.path()) else { return };
    let (left, evening) = killed().await;
    // SQLite's index is made anew after a power cut, and needs room.
    for file in fs::read_dir(left.path()).unwrap() {
        let path = file.unwrap().path();
        if path.to_string_lossy().ends_with("-shm") {
            fs::remove_file(path).unwrap();
        }
    }
    let (mut listed, mut whole) = (0, 0);
    for free in [0, 4, 8, 16, 24, 32, 36, 40, 48, 64, 80, 96, 128, 192, 256] {
        copy(left.path(), folder.path());
        let before = names(folder.path());
        let ballast = folder.path().join("ballast");
        fill(&ballast);
        let ballasted = fs::metadata(&ballast).unwrap().len();
        fs::File::options()
            .write(true)
            .open(&ballast)
            .unwrap()
            .set_len(ballasted - free * 1024)
            .unwrap();
        match Process::start(folder.path(), &["--port", "0"]).await {
            Ok(process) => {
                let mut device = process.table_device().await;
                let waiting = set_aside(&mut device).await;
                assert_waits_for(&waiting, &[Obstacle::DiskFull]);
                if waiting.is_empty() {
                    whole += 1;
                } else {
                    listed += 1;
                }
                // Also what was opened meanwhile.
                process.kill().await;
            }
            Err(ended) => {
                assert_eq!(ended.status.code(), Some(1));
                assert!(ended.said.contains("the disk is full"), "{}", ended.said);
                assert_eq!(ended.said.lines().count(), 1, "{}", ended.said);
                listed += 1;
            }
        }
        assert_eq!(names(folder.path()), before, "with {free} kB");
        fs::remove_file(&ballast).unwrap();
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        assert_eq!(Evening::of(&process).await, evening, "with {free} kB");
        process.kill().await;
        for file in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(file.unwrap().path()).unwrap();
        }
    }
    assert!(listed > 0 && whole > 0, "{listed} waited, {whole} did not");
}

#[tokio::test]
async fn on_a_disk_that_fills_up_tables_wait_and_new_ones_leave_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let Some(_disk) = small_disk(folder.path()) else { return };
    let (left, evening) = killed().await;
    copy(left.path(), folder.path());
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    let Ok(Some(Answer::Tables { unfinished, .. })) = device.ask(HostAsk::Tables).await else {
        panic!("the tables")
    };
    let before = names(folder.path());
    let ballast = folder.path().join("ballast");
    fill(&ballast);

    let waiting = set_aside(&mut device).await;
    assert_eq!(waiting.len(), 2);
    assert_waits_for(&waiting, &[Obstacle::DiskFull]);
    for table in &unfinished {
        let refused =
            device.ask(HostAsk::OpenTable { table: table.table.clone() }).await.unwrap_err();
        assert_eq!((code(&refused), &refused["obstacle"]), ("notOpened", &json!("diskFull")));
    }
    for file in &waiting {
        let refused = device.ask(HostAsk::TryAgain { name: file.name.clone() }).await.unwrap_err();
        assert_eq!((code(&refused), &refused["obstacle"]), ("notOpened", &json!("diskFull")));
    }
    let refused = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap_err();
    assert_eq!((code(&refused), &refused["obstacle"]), ("notSaved", &json!("diskFull")));
    let refused = device.ask(HostAsk::SaveSettings { settings: json!("x".repeat(9000)) }).await;
    assert_eq!(refused.unwrap_err()["obstacle"], "diskFull");
    assert_eq!(names(folder.path()), before);

    fs::remove_file(&ballast).unwrap();
    for file in waiting {
        device.ask(HostAsk::TryAgain { name: file.name }).await.expect("trying again works");
    }
    assert_eq!(Evening::of(&process).await, evening);
    for table in unfinished {
        device.ask(HostAsk::OpenTable { table: table.table }).await.expect("trying again works");
    }
    process.stop().await;
}

/// Works without root and without a disk of its own: no file may grow.
#[tokio::test]
async fn where_no_file_may_grow_the_evening_waits() {
    let (folder, evening) = killed().await;
    let before = names(folder.path());
    let limits = "ulimit -f 16";
    match Process::start_under(limits, folder.path()).await {
        Ok(process) => {
            let mut device = process.table_device().await;
            let waiting = set_aside(&mut device).await;
            assert!(!waiting.is_empty());
            assert_waits_for(&waiting, &[Obstacle::DiskFull]);
            process.kill().await;
        }
        Err(ended) => assert!(ended.said.contains("the disk is full"), "{}", ended.said),
    }
    assert_eq!(names(folder.path()), before);
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    assert_eq!(Evening::of(&process).await, evening);
    process.stop().await;
}

/// Somebody has sent the program's complaints to a disk that is full.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_start_whose_complaints_cannot_be_written_goes_on() {
    let (folder, _) = killed().await;
    let table = folder.path().join(names(folder.path()).remove(0));
    let log = format!("{}-wal", table.display());
    fs::remove_file(log).unwrap();
    fs::write(table, "goats have eaten this").unwrap();
    let full = "exec 2> /dev/full";
    let process = Process::start_under(full, folder.path()).await.expect("it starts");
    assert_eq!(set_aside(&mut process.table_device().await).await.len(), 1);
    process.kill().await;
    let mut busy = System::new("sh");
    busy.args(["-c", &format!("{full}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_goatherd-serve")]);
    let ended = busy.args(["--data", "/dev/null"]).status().unwrap();
    assert_eq!(ended.code(), Some(1), "what can't start ends as it always does");
}

/// Leaves a program so many handles; `None` where that cannot be done.
fn leave_handles(process: &Process, free: usize) -> Option<()> {
    let open = fs::read_dir(format!("/proc/{}/fd", process.id())).ok()?;
    let open: Vec<usize> =
        open.filter_map(|file| file.ok()?.file_name().to_str()?.parse().ok()).collect();
    // The limit is not on how many there are, but on their numbers.
    let limit = (0..).filter(|number| !open.contains(number)).nth(free)?;
    let limits = [format!("--nofile={limit}:"), format!("--pid={}", process.id())];
    let set = System::new("prlimit").args(limits).status();
    set.is_ok_and(|status| status.success()).then_some(())
}

#[tokio::test]
async fn out_of_handles_tables_wait_and_open_when_there_are_some_again() {
    let (folder, evening) = killed().await;
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    let Ok(Some(Answer::Tables { unfinished, .. })) = device.ask(HostAsk::Tables).await else {
        panic!("the tables")
    };
    let before = names(folder.path());
    if leave_handles(&process, 0).is_none() {
        return skipped("a program without handles, which needs Linux and its prlimit");
    }
    // Not even the folder can be read.
    let refused = device.ask(HostAsk::Tables).await.unwrap_err();
    assert_eq!((code(&refused), &refused["obstacle"]), ("notOpened", &json!("tooManyFiles")));
    let mut refusals = 0;
    for free in 0..4 {
        leave_handles(&process, free).unwrap();
        for table in &unfinished {
            let opened = device.ask(HostAsk::OpenTable { table: table.table.clone() }).await;
            let Err(refused) = opened else { continue };
            assert_eq!(code(&refused), "notOpened", "{refused}");
            assert_eq!(refused["obstacle"], "tooManyFiles", "{free} handles");
            refusals += 1;
        }
        let refused = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap_err();
        assert_eq!((code(&refused), &refused["obstacle"]), ("notSaved", &json!("tooManyFiles")));
    }
    assert!(refusals >= 4, "{refusals}");
    leave_handles(&process, 500).unwrap();
    assert_eq!(names(folder.path()), before);
    assert_eq!(Evening::of(&process).await, evening);
    for table in unfinished {
        device.ask(HostAsk::OpenTable { table: table.table }).await.expect("trying again works");
    }
    process.stop().await;

    // And a whole start with hardly any.
    let (folder, evening) = killed().await;
    let before = names(folder.path());
    for handles in 8..24 {
        let limits = format!("ulimit -n {handles}");
        if let Ok(process) = Process::start_under(&limits, folder.path()).await {
            process.kill().await;
        }
        assert_eq!(names(folder.path()), before, "{handles} handles");
    }
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    assert_eq!(Evening::of(&process).await, evening);
    process.stop().await;
}

const NOBODY: u32 = 65_534;

/// A program whom permissions bind: root lends it to nobody.
#[cfg(unix)]
fn bound_by_permissions(place: &Path) -> tokio::process::Command {
    let program = env!("CARGO_BIN_EXE_goatherd-serve");
    if !is_root() {
        return tokio::process::Command::new(program);
    }
    // It needn't be where nobody can go.
    let lent = place.join("goatherd-serve");
    if !lent.exists() {
        fs::copy(program, &lent).unwrap();
    }
    let mut command = tokio::process::Command::new(lent);
    command.uid(NOBODY).gid(NOBODY);
    command
}

#[cfg(unix)]
#[tokio::test]
async fn files_of_somebody_else_stay_and_open_once_they_are_ones_own() {
    use std::os::unix::fs::{PermissionsExt, chown};
    let allow = |path: &Path| match is_root() {
        true => chown(path, Some(NOBODY), Some(NOBODY)).unwrap(),
        false => fs::set_permissions(path, fs::Permissions::from_mode(0o600)).unwrap(),
    };
    let forbid = |path: &Path| match is_root() {
        true => chown(path, Some(0), Some(0)).unwrap(),
        false => fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap(),
    };
    let (left, evening) = killed().await;
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("data");
    fs::create_dir(&folder).unwrap();
    copy(left.path(), &folder);
    for file in fs::read_dir(&folder).unwrap() {
        allow(&file.unwrap().path());
    }
    if is_root() {
        for folder in [place.path(), &folder] {
            allow(folder);
        }
    }
    let before = names(&folder);
    let (table, archive) = (folder.join(&before[0]), folder.join("archive.db"));

    let start = || Process::start_as(bound_by_permissions(place.path()), &folder, &["--port", "0"]);
    for file in [&archive, &folder.join("lock")] {
        forbid(file);
        let ended = start().await.err().expect("no start without it");
        assert!(ended.said.contains("check its permissions"), "{}", ended.said);
        allow(file);
    }

    forbid(&table);
    let process = start().await.unwrap();
    let mut device = process.table_device().await;
    let waiting = set_aside(&mut device).await;
    assert_eq!(waiting.len(), 1);
    assert_waits_for(&waiting, &[Obstacle::NotAllowed]);
    assert_eq!(names(&folder), before);
    allow(&table);
    device.ask(HostAsk::TryAgain { name: waiting[0].name.clone() }).await.expect("it is ours now");
    assert_eq!(Evening::of(&process).await, evening);
    assert_eq!(tables(&mut device).await.0, 2);
    process.stop().await;
}
