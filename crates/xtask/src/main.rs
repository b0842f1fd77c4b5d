//! `cargo xtask`: what one does with this repository, under one name each.
//!
//! Plain standard library, because this is built before anything else is. It
//! runs the tools that are there and says which; it replaces none of them.

#![expect(clippy::print_stdout, reason = "a command line speaks on standard output")]
#![expect(clippy::print_stderr, reason = "and complains on standard error")]

mod parts;
mod setup;
mod shell;
mod vectors;

use std::{path::Path, process::ExitCode};

use shell::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
    }
}

fn run(words: &[&str]) -> Result<(), Failure> {
    match words {
        [] | ["help" | "-h" | "--help", ..] | [_, "-h" | "--help", ..] => {
            println!("{}", help());
            Ok(())
        }
        ["run", arguments @ ..] => run_app(arguments),
        ["test", names @ ..] => parts::test(names),
        ["bench", names @ ..] => bench(names),
        ["vectors", file] => vectors::run(Path::new(file)),
        ["vectors", ..] => Err(Failure::usage("`cargo xtask vectors` takes exactly one file.")),
        [unknown, ..] => Err(Failure::usage(format!("There is no command `{unknown}`."))),
    }
}

/// What can be measured, and the command that measures it.
const BENCHES: &[(&str, &str, &[&str])] =
    &[("rules", "fresh mats, a verdict, folding a journal", &["bench", "-p", "rules"])];

fn bench(names: &[&str]) -> Result<(), Failure> {
    let known: Vec<&str> = BENCHES.iter().map(|(name, ..)| *name).collect();
    let chosen = parts::select(&known, names).map_err(|unknown| {
        Failure::usage(format!(
            "There is nothing to measure called `{unknown}`, only: {}.",
            known.join(", ")
        ))
    })?;
    for index in chosen {
        let (name, what, arguments) = BENCHES[index];
        shell::cargo(&format!("measuring {name}: {what}"), arguments)?;
    }
    Ok(())
}

/// Until there is a window to open, the decoder in the terminal is the app.
fn run_app(arguments: &[&str]) -> Result<(), Failure> {
    let example = ["run", "--quiet", "-p", "rules", "--example", "decoder", "--"];
    shell::cargo("running the decoder", &[&example, arguments].concat())
}

fn help() -> String {
    let mut help = String::from(
        "What one does with Goatherd.

Usage: cargo xtask <COMMAND>

Commands:
  run [PLAYERS]     play with it: for now the pass-and-play decoder, in the terminal
  test [PART…]      run these parts of the tests, in this order; without a part, all:
",
    );
    for part in parts::PARTS {
        help += &format!("                      {:<9} {}\n", part.name, part.what);
    }
    help += "  bench [NAME…]     measure; without a name, everything:\n";
    for (name, what, _) in BENCHES {
        help += &format!("                      {name:<9} {what}\n");
    }
    help += "  vectors FILE      run a file of rule vectors through the real engine
  help, --help      this text

Exit codes: 0 all is well, 1 something failed, 2 the command line was not understood.";
    help
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_part_and_every_bench() {
        let help = help();
        for part in parts::PARTS {
            assert!(help.contains(part.what), "{}", part.name);
        }
        assert!(BENCHES.iter().all(|(_, what, _)| help.contains(what)));
    }
}
