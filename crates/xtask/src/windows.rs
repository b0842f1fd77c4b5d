//! Programs for Windows, built on Linux and tried under Wine.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    node,
    release::{self, Program},
    setup::{self, Need},
    shell::{self, Failure},
};

const TARGET: &str = "x86_64-pc-windows-gnu";
const COMPILER: &str = "x86_64-w64-mingw32-gcc";
const COMPILERS: &[&str] = &["gcc-mingw-w64-x86-64"];
const WINE: &[&str] = &["wine64"];

/// Builds a program, and says where it is.
pub(crate) fn build(program: &Program) -> Result<PathBuf, Failure> {
    setup::rust_target(TARGET)?;
    setup::provide(&[Need::System(COMPILERS), Need::Pages])?;
    release::build(program, TARGET)?;
    Ok(shell::target().join(TARGET).join(format!("release/{}.exe", program.name)))
}

/// Builds the server and tests it.
pub(crate) fn test(what: &str) -> Result<(), Failure> {
    test_built(what, &build(&release::SERVER)?)
}

/// Tests a server under Wine, with a folder and a library of its own.
pub(crate) fn test_built(what: &str, built: &Path) -> Result<(), Failure> {
    setup::provide(&[Need::System(WINE)])?;
    let folder = shell::target().join("wine");
    let copy = folder.join("goatherd-serve.exe");
    fs::create_dir_all(&folder).and_then(|()| fs::copy(built, &copy)).map_err(|error| {
        Failure::failed(format!("✗ {} can't be written: {error}.", copy.display()))
    })?;
    let library = folder.join("bcryptprimitives.dll").display().to_string();
    let source = "tests/windows/bcryptprimitives.c";
    let words = [COMPILER, "-shared", "-O2", "-o", &library, source, "-ladvapi32"];
    shell::program("building what this Wine lacks", &words, "")?;
    let words = node::alone("tests/windows/");
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .current_dir(shell::root())
        .env("GOATHERD_SERVE", shell::root().join("tests/windows/under-wine.sh"))
        .env("GOATHERD_EXE", &copy)
        .env("WINEPREFIX", folder.join("prefix"));
    shell::say_and_run(&format!("testing {what}"), &words.join(" "), &mut command)
}
