//! Everything that runs in node: the clients, browsers and windows of the tests.

use std::process::Command;

use crate::{
    bundle,
    parts::Run,
    setup,
    shell::{self, Failure},
    web,
};

/// Three files at a time: with more, pages keep each other waiting so long that
/// the tests see what nobody at a table would.
const TOGETHER: [&str; 4] = ["node", "--test", TIMEOUT, "--test-concurrency=3"];
const ALONE: [&str; 4] = ["node", "--test", TIMEOUT, "--test-concurrency=1"];
/// No test takes a quarter of an hour, so one that does waits for what will
/// never come.
const TIMEOUT: &str = "--test-timeout=900000";

pub(crate) fn test(what: &str, folder: &str) -> Result<(), Failure> {
    run(&format!("testing {what}"), "debug", &[&TOGETHER[..], &[folder]].concat())
}

pub(crate) fn test_alone(what: &str, folder: &str) -> Result<(), Failure> {
    run(&format!("testing {what}"), "debug", &alone(folder))
}

/// How to run a folder of tests one after the other.
pub(crate) fn alone(folder: &str) -> Vec<&str> {
    [&ALONE[..], &[folder]].concat()
}

pub(crate) fn test_under_xvfb(what: &str, folder: &str) -> Result<(), Failure> {
    // One file after the other: a second app would quit in favour of the first.
    run_under_xvfb(&format!("testing {what}"), "debug", &alone(folder))
}

/// Tests against the web edition, whose folder is built.
pub(crate) fn test_web(what: &str, run: &Run) -> Result<(), Failure> {
    let pattern = run.tagged.map(|tag| format!("--test-name-pattern={tag}"));
    let words = [&TOGETHER[..], pattern.as_deref().as_slice(), run.files].concat();
    let (name, value) = run.variable;
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .current_dir(shell::root())
        .env("GOATHERD_WEB", web::folder())
        .env("GOATHERD_SERVE", shell::target().join("debug/goatherd-serve"))
        .env("GOATHERD_RELAY", shell::target().join("debug/goatherd-relay"))
        .env(name, value);
    shell::say_and_run(&format!("testing {what}"), &words.join(" "), &mut command)
}

/// With a virtual screen and a session bus of its own.
pub(crate) fn run_under_xvfb(doing: &str, profile: &str, words: &[&str]) -> Result<(), Failure> {
    let screen = ["xvfb-run", "--auto-servernum", "dbus-run-session", "--"];
    run(doing, profile, &[&screen, words].concat())
}

/// Runs a command that needs to know where the programs of a profile are.
pub(crate) fn run(doing: &str, profile: &str, words: &[&str]) -> Result<(), Failure> {
    let built = shell::target().join(profile);
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .current_dir(shell::root())
        .env("GOATHERD_SERVE", built.join("goatherd-serve"))
        .env("GOATHERD_RELAY", built.join("goatherd-relay"))
        .env("GOATHERD_APP", built.join("goatherd"))
        .env("GOATHERD_WEB_FOLDER", web::folder())
        .env("GOATHERD_DEB", bundle::deb(profile))
        .env("TAURI_DRIVER", setup::tools().join("bin/tauri-driver"));
    shell::say_and_run(doing, &words.join(" "), &mut command)
}
