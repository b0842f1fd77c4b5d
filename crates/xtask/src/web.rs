//! The web edition: a folder of files that any server can carry.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    setup::{self, Need},
    shell::{self, Failure},
};

const TARGET: &str = "wasm32-unknown-unknown";
/// SQLite is C, which is compiled and linked for the same target.
const COMPILERS: &[&str] = &["clang", "lld"];
/// The crates that become modules of the page, and what cargo calls them.
const MODULES: [&str; 2] = ["web", "web_print"];
/// What `cargo xtask web` does.
pub(crate) fn build() -> Result<(), Failure> {
    provide()?;
    make()?;
    println!("✓ built: {}", folder().display());
    println!("Put it on any https server; `cargo xtask run web` shows it on this machine.");
    Ok(())
}

/// What `cargo xtask run web` does: localhost is as good as https.
pub(crate) fn serve(arguments: &[&str]) -> Result<(), Failure> {
    provide()?;
    make()?;
    let folder = folder().display().to_string();
    let words = ["node", "ui/scripts/serve-web.mjs", folder.as_str()];
    shell::program("serving the web edition", &[&words, arguments].concat(), "")
}

/// What `cargo xtask run relay` does.
pub(crate) fn relay(arguments: &[&str]) -> Result<(), Failure> {
    provide()?;
    make()?;
    println!("Browsers want https for anything but this machine itself, so without a proxy");
    println!("in front of it (docs/place.md) only pages on this machine can use this relay.");
    let folder = folder().display().to_string();
    let serve = ["run", "-p", "relay", "--", "--web", &folder];
    shell::cargo("passing on what hosts and guests say", &[&serve, arguments].concat())
}

/// Where the folder is.
pub(crate) fn folder() -> PathBuf {
    shell::target().join("web")
}

/// Makes sure that everything is there which builds it.
pub(crate) fn provide() -> Result<(), Failure> {
    setup::rust_target(TARGET)?;
    setup::provide(&[Need::System(COMPILERS), Need::Npm("ui")])?;
    bindgen()
}

/// Builds the folder if something has changed since the last time.
pub(crate) fn make() -> Result<(), Failure> {
    // Its last page.
    let built = fs::metadata(folder().join("j/watch.html")).and_then(|file| file.modified()).ok();
    let pages = ["ui/web.html", "ui/index.html", "ui/watch.html"];
    let sources = ["Cargo.lock", "crates", "icons", "ui/src", "ui/scripts"].iter().chain(&pages);
    let sources = sources.chain(&["ui/package-lock.json", "ui/vite.config.ts"]);
    let newest = sources.filter_map(|path| setup::newest_below(&shell::root().join(path))).max();
    if !setup::is_stale(newest, built) {
        return Ok(());
    }
    let words = ["build", "-p", "web", "-p", "web-print", "--target", TARGET, "--profile", "wasm"];
    shell::cargo("building the web edition's host and printer", &words)?;
    let into = shell::target().join("wasm");
    for module in MODULES {
        let from = shell::target().join(TARGET).join("wasm").join(format!("{module}.wasm"));
        bind(&from, &into)?;
    }
    let (wasm, web) = (into.display().to_string(), folder().display().to_string());
    let mut command = Command::new("npx");
    command
        .args(["vite", "build", "--mode", "web", "--logLevel", "warn"])
        .current_dir(shell::root().join("ui"))
        .env("GOATHERD_WASM", &wasm)
        .env("GOATHERD_WEB", &web);
    shell::say_and_run("building the web edition", "npx vite build --mode web", &mut command)?;
    build_guests("phone")?;
    build_guests("watch")
}

/// Builds a page for those who come through a relay.
fn build_guests(mode: &str) -> Result<(), Failure> {
    let guests = folder().join("j").display().to_string();
    let mut command = Command::new("npx");
    command
        .args(["vite", "build", "--mode", mode, "--logLevel", "warn"])
        .current_dir(shell::root().join("ui"))
        .env("GOATHERD_GUESTS", &guests);
    let says = format!("npx vite build --mode {mode}");
    shell::say_and_run("building a page for guests", &says, &mut command)
}

/// Makes the module that a page can load. An optimiser after this one would have
/// to be as new as the compiler: older ones confuse the module's tables, and make
/// it compress worse.
fn bind(from: &Path, into: &Path) -> Result<(), Failure> {
    let (from, into) = (from.display().to_string(), into.display().to_string());
    let program = setup::tools().join("bin/wasm-bindgen").display().to_string();
    let small = ["--no-typescript", "--remove-name-section", "--remove-producers-section"];
    let words = [&[program.as_str(), "--target", "web"], &small[..], &["--out-dir", &into, &from]];
    shell::program("binding a module to the page", &words.concat(), "")
}

/// The program has to be of the same version as the library.
fn bindgen() -> Result<(), Failure> {
    let version = locked("wasm-bindgen")?;
    let program = setup::tools().join("bin/wasm-bindgen");
    let installed = Command::new(&program).arg("--version").output();
    if installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(&version)) {
        return Ok(());
    }
    let wanted = format!("wasm-bindgen-cli@{version}");
    let folder = setup::tools().display().to_string();
    // Its own lock file names packages that not every registry has yet.
    let install = ["install", "--force", &wanted, "--root", &folder];
    shell::cargo("installing what binds modules to pages", &install)
}

/// The version of a package in the lock file.
fn locked(package: &str) -> Result<String, Failure> {
    let lock = fs::read_to_string(shell::root().join("Cargo.lock")).unwrap_or_default();
    version_in(&lock, package)
        .ok_or_else(|| Failure::failed(format!("✗ {package} isn't in Cargo.lock.")))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let after = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?.1;
    Some(after.split_once('"')?.0.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_package_is_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"1.2\"\n\n[[package]]\nname = \"a\"\nversion = \"0.3.1\"\n";
        assert_eq!(version_in(lock, "a").as_deref(), Some("0.3.1"));
        assert_eq!(version_in(lock, "b"), None);
        assert!(locked("wasm-bindgen").is_ok());
    }
}
