//! `vectors FILE`: runs every case in a file, reports those that differ, then
//! the tally. `cargo xtask vectors FILE` is the same.

#![expect(clippy::print_stdout, reason = "a command line speaks on standard output")]
#![expect(clippy::print_stderr, reason = "and complains on standard error")]

use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [file] = arguments.as_slice() else {
        eprintln!("Name exactly one file of rule vectors to run.");
        return ExitCode::from(2);
    };
    let tally = match vectors::run(Path::new(file)) {
        Ok(tally) => tally,
        Err(why) => {
            eprintln!("✗ {why}");
            return ExitCode::FAILURE;
        }
    };
    for difference in &tally.differences {
        println!("✗ {difference}");
    }
    println!("{} passed, {} failed", tally.passed, tally.differences.len());
    if tally.differences.is_empty() {
        ExitCode::SUCCESS
    } else {
        eprintln!("✗ failed: {}", Path::new(file).display());
        ExitCode::FAILURE
    }
}
