//! `cargo xtask` does everything that can be done with this repository.
//!
//! It uses only the standard library, because it's built before anything else. It
//! runs existing tools and says which ones; it doesn't replace any of them.

#![expect(clippy::print_stdout, reason = "a command line speaks on standard output")]
#![expect(clippy::print_stderr, reason = "and complains on standard error")]

mod bundle;
mod node;
mod parts;
mod release;
mod setup;
mod shell;
mod testing;
mod web;
mod windows;

use std::{path::PathBuf, process::ExitCode};

use setup::Need;
use shell::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let sentence = failure.to_string();
            if !sentence.is_empty() {
                eprintln!("{sentence}");
            }
            failure.exit_code()
        }
    }
}

fn run(words: &[&str]) -> Result<(), Failure> {
    match words {
        []
        | ["help" | "-h" | "--help", ..]
        | [
            "test" | "bench" | "bundle" | "release" | "shots" | "types" | "vectors" | "web",
            "-h" | "--help",
            ..,
        ] => {
            println!("{}", help());
            Ok(())
        }
        ["run", "web", arguments @ ..] => web::serve(arguments),
        ["run", "relay", arguments @ ..] => web::relay(arguments),
        ["run", arguments @ ..] => run_app(arguments),
        ["test", names @ ..] => testing::run(names),
        ["bench", RELAY, arguments @ ..] if has_options(arguments) => {
            bench_relay("measuring relay", arguments)
        }
        ["bench", GUEST, arguments @ ..] if has_options(arguments) => {
            bench_guest("measuring guest", arguments)
        }
        ["bench", SYNC, arguments @ ..] if !arguments.is_empty() => {
            bench_pages("measuring sync", SYNC, arguments)
        }
        ["bench", RACE, arguments @ ..] if !arguments.is_empty() => {
            bench_pages("measuring race", RACE, arguments)
        }
        ["bench", FINALE, arguments @ ..] if !arguments.is_empty() => {
            bench_pages("measuring finale", FINALE, arguments)
        }
        ["bench", names @ ..] => bench(names),
        ["bundle", formats @ ..] => bundle::run(formats),
        ["release"] => release::run(),
        ["shots"] => shots(),
        ["web"] => web::build(),
        ["types"] => types(),
        ["vectors", file] => vectors(file),
        ["vectors", ..] => Err(Failure::usage("`cargo xtask vectors` takes exactly one file.")),
        [unknown, ..] => Err(Failure::usage(format!("There's no command `{unknown}`."))),
    }
}

/// Whether these are no further names.
fn has_options(arguments: &[&str]) -> bool {
    arguments.first().is_some_and(|first| first.starts_with("--"))
}

/// What can be measured, and how.
const BENCHES: &[(&str, &str, Bench)] = &[
    ("rules", "fresh mats, a verdict, folding a journal", Bench::Cargo(&["bench", "-p", "rules"])),
    ("print", "a PDF of all mats: time and size", Bench::Cargo(&["bench", "-p", "print"])),
    (
        "table",
        "from a tap to six screens, up to 1,000 tables",
        Bench::Cargo(&["bench", "-p", "lan"]),
    ),
    ("app", "the app's start, memory and size", Bench::App),
    ("seal", "what sealing costs a phone with a slow processor", Bench::Seal),
    ("web", "the web edition: bytes, start, from a tap to the disk, memory", Bench::Web),
    (RELAY, "the relay: from a tap to six guests in 1,000 rooms, its memory and CPU", Bench::Relay),
    (GUEST, "a guest's start through the relay and on a LAN: bytes and round trips", Bench::Guest),
    (SYNC, "how far apart zero is on seven screens, through five networks", Bench::Pages),
    (RACE, "which of two was first, on six phones through the same networks", Bench::Pages),
    (FINALE, "that the show at the end doesn't stutter on a slow phone", Bench::Pages),
];

const RELAY: &str = "relay";
const GUEST: &str = "guest";
const SYNC: &str = "sync";
const RACE: &str = "race";
const FINALE: &str = "finale";

enum Bench {
    Cargo(&'static [&'static str]),
    App,
    Seal,
    Web,
    Relay,
    Guest,
    /// Takes arguments of its own.
    Pages,
}

fn bench(names: &[&str]) -> Result<(), Failure> {
    let known: Vec<&str> = BENCHES.iter().map(|(name, ..)| *name).collect();
    let names = if names.is_empty() { &known } else { names };
    let chosen = testing::select(&known, names).map_err(|unknown| {
        Failure::usage(format!(
            "There's no benchmark called `{unknown}`, only: {}.",
            known.join(", ")
        ))
    })?;
    for index in chosen {
        let (name, what, bench) = &BENCHES[index];
        let doing = format!("measuring {name}: {what}");
        match bench {
            Bench::Cargo(arguments) => shell::cargo(&doing, arguments)?,
            Bench::App => bench_app(&doing)?,
            Bench::Seal => bench_seal(&doing)?,
            Bench::Web => bench_web(&doing)?,
            Bench::Relay => bench_relay(&doing, &[])?,
            Bench::Guest => bench_guest(&doing, &[])?,
            Bench::Pages => bench_pages(&doing, name, &[])?,
        }
    }
    Ok(())
}

/// Runs in a browser, with the pages' own code.
fn bench_seal(doing: &str) -> Result<(), Failure> {
    setup::provide(parts::E2E)?;
    build_server()?;
    node::run(doing, "release", &["node", "tests/e2e/seal/bench.mjs"])
}

/// Compared with the same pages from the server.
fn bench_web(doing: &str) -> Result<(), Failure> {
    setup::provide(parts::E2E)?;
    web::provide()?;
    web::make()?;
    build_server()?;
    node::run(doing, "release", &["node", "tests/web/bench.mjs"])
}

/// For a quick look, use `bench relay --rooms=50 --seconds=10`.
fn bench_relay(doing: &str, arguments: &[&str]) -> Result<(), Failure> {
    let words = ["bench", "-p", "lan", "--bench", "table", "--", "relayed"];
    shell::cargo(doing, &[&words, arguments].concat())
}

/// For a quick look, use `bench guest --starts 1`.
fn bench_guest(doing: &str, arguments: &[&str]) -> Result<(), Failure> {
    setup::provide(parts::E2E)?;
    setup::provide(&[Need::System(setup::PLACE_TESTS)])?;
    build_server()?;
    build_place()?;
    node::run(doing, "release", &[&["node", "tests/place/bench.mjs"], arguments].concat())
}

/// A relay, and what it serves.
fn build_place() -> Result<(), Failure> {
    web::provide()?;
    web::make()?;
    shell::cargo("building the relay", &["build", "--release", "-p", "relay"])
}

fn build_server() -> Result<(), Failure> {
    shell::cargo(
        "building the server",
        &["build", "--release", "-p", "lan", "--bin", "goatherd-serve"],
    )
}

/// Sync and race take an hour on a machine that does nothing else. For a quick look,
/// use `bench sync --counts 5 wifi` or `bench race --rounds 5 wifi`. With `--relay` the
/// phones come through one.
fn bench_pages(doing: &str, name: &str, arguments: &[&str]) -> Result<(), Failure> {
    setup::provide(parts::E2E)?;
    build_server()?;
    if arguments.contains(&"--relay") {
        build_place()?;
    }
    let script = format!("tests/e2e/{name}/bench.mjs");
    node::run(doing, "release", &[&["node", script.as_str()], arguments].concat())
}

/// Measures what people install, in a real window.
fn bench_app(doing: &str) -> Result<(), Failure> {
    setup::provide(&[Need::System(setup::WINDOW_TESTS), setup::TAURI_DRIVER])?;
    bundle::run(&["deb"])?;
    build_server()?;
    node::run_under_xvfb(doing, "release", &["node", "tests/window/bench.mjs"])
}

/// Opens the app's window. Without a display it serves the table screen to a
/// browser instead, and so it does with options, which are the server's.
fn run_app(arguments: &[&str]) -> Result<(), Failure> {
    let has_display = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if has_display && arguments.is_empty() {
        setup::provide(&[Need::System(setup::WINDOW), Need::Pages])?;
        return shell::cargo("opening the window", &["run", "-p", "goatherd"]);
    }
    if arguments.is_empty() {
        println!("There's no display here, so the table screen is served to a browser.");
    }
    setup::provide(&[Need::Pages])?;
    let serve = ["run", "-p", "lan", "--bin", "goatherd-serve", "--"];
    shell::cargo("serving the table", &[&serve, arguments].concat())
}

/// Takes pictures of every screen.
fn shots() -> Result<(), Failure> {
    setup::provide(parts::E2E)?;
    shell::cargo("building the server", &parts::program("goatherd-serve"))?;
    node::run("taking pictures of every screen", "debug", &["node", "tests/e2e/shots.mjs"])
}

/// Writes the TypeScript types of everything that is sent over the wire.
fn types() -> Result<(), Failure> {
    let words = parts::tests(&[parts::TYPES]);
    shell::cargo_with("writing the types of the wire", &words, ("UPDATE_TYPES", "1"))
}

/// Prints only the results of the cases.
fn vectors(file: &str) -> Result<(), Failure> {
    let file = std::path::absolute(file).unwrap_or_else(|_| PathBuf::from(file));
    shell::cargo_alone(&["run", "--quiet", "-p", "vectors", "--", &file.to_string_lossy()])
}

fn help() -> String {
    let mut help = String::from(
        "Build, run and test Goatherd.

Usage: cargo xtask <COMMAND>

Commands:
  run [OPTION…]     start the app; without a display, or with options of the server
                    (`run --help` lists them), serve the table screen to a browser;
                    `run web` shows the web edition on this machine instead, and
                    `run relay` does with phones, through a relay on this machine
  test [PART…]      run these parts of the tests, in this order, and say how long each took;
                    without a part, everything up to `window`:
",
    );
    for (name, what, _) in parts::GROUPS {
        help += &format!("                      {name:<9} {what}\n");
    }
    for part in parts::PARTS.iter().chain(parts::LONG) {
        help += &format!("                      {:<9} {}\n", part.name, part.what);
    }
    help += "  bench [NAME…]     measure; without a name, everything:\n";
    for (name, what, _) in BENCHES {
        help += &format!("                      {name:<9} {what}\n");
    }
    help += "  bundle [FORMAT…]  build the package that people install: deb (the default),
                    appimage, dmg, apk (untried), windows (the server)
  release           make everything that people install, with checksums: target/goatherd-…
  shots             take pictures of every screen and put them in `shots/`
  types             regenerate the pages' wire types from the Rust code
  web               build the web edition, a folder for any https server: target/web
  vectors FILE      run a file of rule vectors through the real engine
  help, --help      show this text

Exit codes: 0 success, 1 something failed, 2 wrong command line.";
    help
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_part_and_every_bench() {
        let help = help();
        for part in parts::PARTS.iter().chain(parts::LONG) {
            assert!(help.contains(part.what), "{}", part.name);
        }
        assert!(parts::GROUPS.iter().all(|(_, what, _)| help.contains(what)));
        assert!(BENCHES.iter().all(|(_, what, _)| help.contains(what)));
    }
}
