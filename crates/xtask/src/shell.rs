//! Runs other programs: says what it's doing, passes their output through and
//! names the command that failed.

use std::{
    fmt,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Runs cargo in the root of the repository.
pub(crate) fn cargo(doing: &str, arguments: &[&str]) -> Result<(), Failure> {
    say_and_run(doing, &format!("cargo {}", arguments.join(" ")), &mut cargo_command(arguments))
}

/// The same with an environment variable.
pub(crate) fn cargo_with(
    doing: &str,
    arguments: &[&str],
    (name, value): (&str, &str),
) -> Result<(), Failure> {
    let line = format!("{name}={value} cargo {}", arguments.join(" "));
    say_and_run(doing, &line, cargo_command(arguments).env(name, value))
}

/// The same without a word: neither what it does nor that it failed, because
/// what it runs says that itself.
pub(crate) fn cargo_alone(arguments: &[&str]) -> Result<(), Failure> {
    let status = cargo_command(arguments)
        .status()
        .map_err(|error| Failure::failed(format!("✗ could not start cargo: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure::failed("")) }
}

fn cargo_command(arguments: &[&str]) -> Command {
    // The cargo that built this, whatever else is in the path.
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs any other program, in a folder of the repository.
pub(crate) fn program(doing: &str, words: &[&str], folder: &str) -> Result<(), Failure> {
    let (program, arguments) =
        words.split_first().ok_or_else(|| Failure::failed("There's no command to run."))?;
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root().join(folder));
    say_and_run(doing, &words.join(" "), &mut command)
}

pub(crate) fn say_and_run(doing: &str, line: &str, command: &mut Command) -> Result<(), Failure> {
    println!("▸ {doing}: {line}");
    let status = command
        .status()
        .map_err(|error| Failure::failed(format!("✗ could not start `{line}`: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::failed(format!("✗ failed: `{line}` ({status})")))
    }
}

/// Why a task stopped, in one sentence.
#[derive(Debug)]
pub(crate) struct Failure {
    sentence: String,
    was_misunderstood: bool,
}

impl Failure {
    pub(crate) fn failed(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), was_misunderstood: false }
    }

    /// The command line itself was not understood.
    pub(crate) fn usage(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), was_misunderstood: true }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(if self.was_misunderstood { 2 } else { 1 })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)?;
        if self.was_misunderstood {
            f.write_str(" `cargo xtask --help` lists everything.")?;
        }
        Ok(())
    }
}
