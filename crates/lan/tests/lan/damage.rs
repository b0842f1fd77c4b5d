//! Folders that cannot be written, files that cannot be read.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command as System,
};

use ::table::wire::{Answer, HostAsk};
use rules::{
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};

use crate::{
    client::{Client, code},
    process::Process,
    table::*,
};

/// A small disk of its own. Only root can make one.
pub(crate) struct SmallDisk(PathBuf);

impl SmallDisk {
    pub(crate) fn mount(folder: &Path, options: &str) -> Option<SmallDisk> {
        let mounted = System::new("mount")
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(folder)
            .output()
            .is_ok_and(|output| output.status.success());
        mounted.then(|| SmallDisk(folder.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = System::new("umount").arg("-l").arg(&self.0).status();
    }
}

pub(crate) async fn started_game(process: &Process) -> Client {
    let mut device = process.table_device().await;
    open_table(&mut device, plan(3)).await;
    device.play(None, &Command::Begin).await.unwrap();
    device.play(None, &Command::Roll { white: None, black: None }).await.unwrap();
    for seat in Seat::all(3) {
        device.whisper(Some(seat), &Command::Peek).await.unwrap();
    }
    device.until_step("start").await.unwrap();
    device
}

pub(crate) async fn tables(device: &mut Client) -> (usize, Vec<String>) {
    match device.ask(HostAsk::Tables).await {
        Ok(Some(Answer::Tables { unfinished, set_aside, .. })) => {
            (unfinished.len(), set_aside.into_iter().map(|aside| aside.file).collect())
        }
        other => panic!("the tables: {other:?}"),
    }
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut journals: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "table")).collect();
    journals.sort();
    journals
}

pub(crate) fn is_root() -> bool {
    System::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "not a folder").unwrap();
    let ended = Process::start(&file, &["--port", "0"]).await.err().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    assert_eq!(ended.said.lines().count(), 1, "{}", ended.said);
    assert!(ended.said.starts_with("The data folder "), "{}", ended.said);
    assert_eq!(fs::read(&file).unwrap(), b"not a folder");

    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    if let Some(_disk) = SmallDisk::mount(&disk, "size=1m,ro") {
        let ended = Process::start(&disk, &["--port", "0"]).await.err().unwrap();
        assert_eq!(ended.status.code(), Some(1));
        assert_eq!(ended.said.lines().count(), 1, "{}", ended.said);
    } else {
        assert!(!is_root(), "root can mount a small disk");
    }
}

#[tokio::test]
async fn a_second_host_on_the_same_folder_is_refused_with_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let ended = Process::start(folder.path(), &["--port", "0"]).await.err().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    assert!(ended.said.contains("already running"), "{}", ended.said);
    assert_eq!(ended.said.lines().count(), 1);
    let stopped = process.stop().await;
    assert!(stopped.status.success(), "{stopped:?}");
}

#[tokio::test]
async fn a_port_in_use_is_replaced_by_a_free_one_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let other = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let taken = other.local_addr().unwrap().port();
    let process = Process::start(folder.path(), &["--port", &taken.to_string()]).await.unwrap();
    assert_ne!(process.port, taken);
    let stopped = process.stop().await;
    assert!(stopped.said.contains(&format!("Port {taken} is in use")), "{}", stopped.said);
}

#[tokio::test]
async fn bad_arguments_are_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["--port", "goat"][..], &["--dance"], &["--bind", "nowhere"], &["--port"]] {
        let ended = Process::start(folder.path(), arguments).await.err().unwrap();
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
        assert_eq!(ended.said.lines().count(), 1, "{}", ended.said);
    }
}

#[tokio::test]
async fn damaged_journals_are_set_aside_untouched_and_other_tables_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    for _ in 0..4 {
        started_game(&process).await;
    }
    process.stop().await;
    let paths = journals(folder.path());
    assert_eq!(paths.len(), 4);

    // One cut short, one with a flipped bit in its text, one that isn't a
    // database at all, one healthy.
    let mut damaged = Vec::new();
    let bytes = fs::read(&paths[0]).unwrap();
    damaged.push(bytes[..bytes.len() / 2].to_vec());
    let mut bytes = fs::read(&paths[1]).unwrap();
    let needle = b"\"peeked\"";
    let place = bytes.windows(needle.len()).position(|window| window == needle).unwrap();
    bytes[place + 3] ^= 4;
    damaged.push(bytes);
    damaged.push(b"goats have eaten this file".to_vec());
    for (path, bytes) in paths.iter().zip(&damaged) {
        fs::write(path, bytes).unwrap();
    }

    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    let (unfinished, mut set_aside) = tables(&mut device).await;
    assert_eq!(unfinished, 1);
    set_aside.sort();
    assert_eq!(set_aside.len(), 3);
    for (file, bytes) in set_aside.iter().zip(&damaged) {
        assert_eq!(&fs::read(file).unwrap(), bytes, "kept as it was");
    }
    assert_eq!(journals(folder.path()), paths[3..]);
    let Ok(Some(Answer::Tables { unfinished, .. })) = device.ask(HostAsk::Tables).await else {
        panic!("the tables")
    };
    let table = unfinished[0].table.clone();
    device.ask(HostAsk::OpenTable { table }).await.unwrap();
    device.until_step("start").await.unwrap();
    device.play(Some(Seat(0)), &Command::Move { to: Location::Spy }).await.expect("goes on");
    let stopped = process.stop().await;
    assert_eq!(stopped.said.matches("can't be read").count(), 3, "{}", stopped.said);
}

#[tokio::test]
async fn a_damaged_archive_is_set_aside_too() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("archive.db"), "not a database, but somebody's file").unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    let (_, set_aside) = tables(&mut device).await;
    assert_eq!(set_aside.len(), 1);
    assert_eq!(fs::read(&set_aside[0]).unwrap(), b"not a database, but somebody's file");
    process.stop().await;
}

#[tokio::test]
async fn a_clean_stop_says_goodbye_and_leaves_closed_files() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = started_game(&process).await;
    let (_, link) = links(&mut device).await.remove(0);
    let mut phone = Phone::join(process.port, Seat(0), &link).await.unwrap();
    let stopped = process.stop().await;
    assert!(stopped.status.success());
    assert_eq!(code(&phone.client.next().await.unwrap_err()), "hostStops");
    let left: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with("-wal") || name.ends_with("-shm"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}
