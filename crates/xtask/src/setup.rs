//! What a part of the tests needs on the machine before it can run: installed
//! where that is possible without asking, explained where it isn't.

use std::{
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use crate::{
    parts,
    shell::{self, Failure},
};

pub(crate) enum Need {
    /// Debian packages, by name.
    System(&'static [&'static str]),
    /// The locked packages of a folder.
    Npm(&'static str),
    /// The built pages, which are embedded in the server.
    Pages,
    /// A program from crates.io, and its version.
    Tool(&'static str, &'static str),
    /// The situations of games that the pages' unit tests read. A test of the
    /// rules walks through them and writes them down.
    Situations,
}

/// What the window is built with.
pub(crate) const WINDOW: &[&str] = &["build-essential", "pkg-config", "libwebkit2gtk-4.1-dev"];
/// What its tests need as well: a screen, a session bus, a driver, and a
/// desktop with other windows.
pub(crate) const WINDOW_TESTS: &[&str] =
    &["xvfb", "xauth", "dbus", "webkit2gtk-driver", "openbox", "xdotool"];

/// What drives the app's window in its tests.
pub(crate) const TAURI_DRIVER: Need = Need::Tool("tauri-driver", "2.1.0");

/// What stands in front of a relay, makes the certificates for it, and knows what a unit
/// may say.
pub(crate) const PLACE_TESTS: &[&str] = &["caddy", "nginx-light", "haproxy", "openssl", "systemd"];

/// What starts the relay's image.
pub(crate) const CONTAINER_TESTS: &[&str] = &["podman", "runc"];

/// What reads a PDF back.
pub(crate) const PAPER_TESTS: &[&str] = &["poppler-utils"];

/// The browsers that play the phones, and a screen for the one that needs it.
pub(crate) const BROWSERS: &[&str] =
    &["chromium-headless-shell", "fonts-dejavu-core", "webkit2gtk-driver", "xvfb", "xauth"];

/// Where tools are kept that only the tests need.
pub(crate) fn tools() -> PathBuf {
    shell::target().join("tools")
}

pub(crate) fn provide(needs: &[Need]) -> Result<(), Failure> {
    for need in needs {
        match need {
            Need::System(packages) => system(packages)?,
            Need::Npm(folder) => npm(folder)?,
            Need::Pages => pages()?,
            Need::Tool(name, version) => tool(name, version)?,
            Need::Situations => situations()?,
        }
    }
    Ok(())
}

/// A target of the Rust compiler, which rustup fetches.
pub(crate) fn rust_target(target: &str) -> Result<(), Failure> {
    if has_target(target) {
        return Ok(());
    }
    let add = ["rustup", "target", "add", target];
    let added = shell::program("fetching another Rust target", &add, "");
    if added.is_ok() && has_target(target) {
        return Ok(());
    }
    Err(Failure::failed(format!(
        "This needs the Rust target {target}. Install it with:\n  {}",
        add.join(" ")
    )))
}

/// Whether the compiler has a standard library for it.
fn has_target(target: &str) -> bool {
    let root = Command::new("rustc").args(["--print", "sysroot"]).output();
    let root = root.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    root.is_ok_and(|root| Path::new(&root).join("lib/rustlib").join(target).join("lib").is_dir())
}

fn system(wanted: &[&'static str]) -> Result<(), Failure> {
    // Other systems bring all that along, or lack it for good.
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = missing_packages(wanted, &dpkg_listing(wanted));
    if missing.is_empty() {
        return Ok(());
    }
    let install =
        [&["apt-get", "install", "--yes", "--no-install-recommends"], missing.as_slice()].concat();
    if !answers("apt-get", &["--version"]) {
        return Err(Failure::failed(format!(
            "This part needs packages that are missing; on Debian or Ubuntu they are: {}",
            missing.join(" ")
        )));
    }
    if !is_root() {
        return Err(Failure::failed(format!(
            "This part needs system packages. Install them with:\n  sudo {}",
            install.join(" ")
        )));
    }
    // A fresh image knows no packages at all, and an older one knows versions
    // that don't fit together with what was updated since.
    shell::program("fetching the package lists", &["apt-get", "update", "--quiet"], "")?;
    let quietly = [&["env", "DEBIAN_FRONTEND=noninteractive"], install.as_slice()].concat();
    shell::program("installing system packages", &quietly, "")
}

/// One line for each package that dpkg has heard of.
fn dpkg_listing(packages: &[&str]) -> String {
    let query = Command::new("dpkg-query")
        .args(["--show", "--showformat", "${Package} ${db:Status-Status}\n"])
        .args(packages)
        .output();
    // It fails as soon as one is unknown, but still lists the others; without
    // dpkg nothing is listed, so all of them count as missing.
    query.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
}

fn missing_packages(wanted: &[&'static str], listing: &str) -> Vec<&'static str> {
    let is_installed = |package: &str| {
        listing.lines().any(|line| line.split_once(' ') == Some((package, "installed")))
    };
    wanted.iter().copied().filter(|package| !is_installed(package)).collect()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Whether a program is there and exits successfully.
fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

fn npm(folder: &str) -> Result<(), Failure> {
    let changed = |file: &str| modified(&shell::root().join(folder).join(file));
    if is_stale(changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        shell::program(&format!("fetching the packages of {folder}"), &["npm", "ci"], folder)?;
    }
    Ok(())
}

/// A program that is written in Rust, of exactly this version. Compiling it takes
/// minutes, once.
fn tool(name: &str, version: &str) -> Result<(), Failure> {
    let folder = tools();
    // Cargo writes down there what it has installed.
    let listed = std::fs::read_to_string(folder.join(".crates.toml")).unwrap_or_default();
    if listed.contains(&format!("\"{name} {version} ")) {
        return Ok(());
    }
    let (wanted, folder) = (format!("{name}@{version}"), folder.display().to_string());
    let install = ["install", "--locked", &wanted, "--root", &folder];
    shell::cargo(&format!("installing {name}"), &install)
}

/// Written again only when the rules have changed.
fn situations() -> Result<(), Failure> {
    let newest = newest_below(&shell::root().join("crates/rules"));
    if is_stale(newest, modified(&shell::target().join("situations.json"))) {
        shell::cargo("walking through all situations", &parts::cargo("test", &parts::SITUATIONS))?;
    }
    Ok(())
}

/// Rebuilt only when one of their sources has changed: otherwise everything
/// that embeds them would be rebuilt, too.
fn pages() -> Result<(), Failure> {
    npm("ui")?;
    let folder = shell::root().join("ui");
    // Everything except what is built, fetched or written for people.
    let sources = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let sources = sources.filter(|entry| {
        let name = entry.file_name();
        !["dist", "node_modules", "README.md"].iter().any(|other| name == *other)
    });
    let newest = sources.filter_map(|entry| newest_below(&entry.path())).max();
    if is_stale(newest, modified(&folder.join("dist/index.html"))) {
        shell::program("building the pages", &["npm", "run", "--silent", "build"], "ui")?;
    }
    Ok(())
}

/// When anything at or below this path was last changed.
pub(crate) fn newest_below(path: &Path) -> Option<SystemTime> {
    let below = std::fs::read_dir(path).into_iter().flatten();
    let below = below.filter_map(|entry| newest_below(&entry.ok()?.path()));
    below.chain(modified(path)).max()
}

fn modified(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|data| data.modified()).ok()
}

/// npm writes its own lock last, so its age is that of the whole folder.
pub(crate) fn is_stale(lock: Option<SystemTime>, installed: Option<SystemTime>) -> bool {
    installed.is_none() || lock > installed
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_packages_that_are_not_installed_are_missing() {
        let listing = "xvfb installed\nlibgtk-3-dev config-files\nxvfb-extra installed\n";
        let wanted = ["xvfb", "libgtk-3-dev", "libsoup-3.0-dev"];
        assert_eq!(missing_packages(&wanted, listing), ["libgtk-3-dev", "libsoup-3.0-dev"]);
        assert_eq!(missing_packages(&wanted, ""), wanted);
        assert!(missing_packages(&[], listing).is_empty());
    }

    #[test]
    fn npm_packages_are_fetched_when_the_lock_is_newer_or_nothing_is_there() {
        let early = Some(SystemTime::UNIX_EPOCH);
        let late = early.map(|time| time + Duration::from_secs(1));
        assert!(is_stale(early, None));
        assert!(is_stale(late, early));
        assert!(!is_stale(early, late));
        assert!(!is_stale(early, early));
    }

    #[test]
    fn nothing_is_done_where_nothing_is_needed() {
        assert!(provide(&[]).is_ok());
        assert!(provide(&[Need::System(&[])]).is_ok());
    }

    #[test]
    fn a_change_deep_in_a_folder_counts() {
        let sources = shell::root().join("crates/xtask");
        assert!(newest_below(&sources) >= modified(&sources.join("src/setup.rs")));
        assert_eq!(newest_below(&sources.join("nowhere")), None);
    }
}
