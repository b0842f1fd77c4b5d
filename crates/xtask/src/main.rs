//! `cargo xtask`: what one does with this repository, under one name each.

#![expect(clippy::print_stdout, reason = "a command line speaks on standard output")]
#![expect(clippy::print_stderr, reason = "and complains on standard error")]

mod shell;
mod vectors;

use std::{path::Path, process::ExitCode};

use shell::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["vectors", file] => vectors::run(Path::new(file)),
        _ => Err(Failure::usage("`cargo xtask vectors` takes exactly one file.")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
    }
}
