//! Builds the app as a package that people install.

use std::path::PathBuf;

use crate::{
    release,
    setup::{self, Need},
    shell::{self, Failure},
    windows,
};

/// Tauri's own program for it comes with the packages of the pages.
pub(crate) const NEEDS: &[Need] = &[Need::System(setup::WINDOW), Need::Pages];

const TAURI: &str = "ui/node_modules/.bin/tauri";
/// Every phone of the last years.
const ANDROID: &str = "aarch64-linux-android";

/// What `cargo xtask bundle` does; the AppImage only if it is asked for.
pub(crate) fn run(formats: &[&str]) -> Result<(), Failure> {
    let formats = if formats.is_empty() { &["deb"] } else { formats };
    const KNOWN: [&str; 5] = ["deb", "appimage", "dmg", "apk", "windows"];
    if let Some(unknown) = formats.iter().find(|format| !KNOWN.contains(format)) {
        return Err(Failure::usage(format!(
            "There's no package called `{unknown}`, only: {}.",
            KNOWN.join(", ")
        )));
    }
    let (windows, formats): (Vec<&str>, Vec<&str>) =
        formats.iter().partition(|format| **format == "windows");
    if !windows.is_empty() {
        println!("✓ built: {}", windows::build(&release::SERVER)?.display());
    }
    let (phone, formats): (Vec<&str>, Vec<&str>) =
        formats.into_iter().partition(|format| *format == "apk");
    if !phone.is_empty() {
        for_android()?;
    }
    if formats.is_empty() {
        return Ok(());
    }
    setup::provide(NEEDS)?;
    shell::cargo("building the app", &["build", "--release", "-p", "goatherd"])?;
    pack(&formats, &[])?;
    println!("✓ packed: {}", shell::target().join("release/bundle").display());
    if formats == ["deb"] {
        println!(
            "There is no AppImage among them: its tools are fetched from GitHub, which not every \
             machine may reach; `cargo xtask bundle appimage` tries it."
        );
    }
    Ok(())
}

/// Needs Android's SDK, so none of our machines has tried it.
fn for_android() -> Result<(), Failure> {
    setup::rust_target(ANDROID)?;
    setup::provide(&[Need::Pages])?;
    shell::program("preparing the app for Android", &[TAURI, "android", "init", "--ci"], "")?;
    let words = [TAURI, "android", "build", "--ci", "--apk", "--target", "aarch64"];
    shell::program("building the app for Android", &words, "")
}

/// The same from the program that the tests use, which is built already.
pub(crate) fn for_tests() -> Result<(), Failure> {
    pack(&["deb"], &["--debug"])
}

/// Where the Debian package of a profile is, once it is made.
pub(crate) fn deb(profile: &str) -> PathBuf {
    let folder = shell::target().join(profile).join("bundle/deb");
    let found = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut found = found.map(|entry| entry.path());
    // Older versions have other names.
    let version = format!("_{}_", env!("CARGO_PKG_VERSION"));
    let is_it = |path: &PathBuf| {
        path.extension().is_some_and(|kind| kind == "deb")
            && path.to_string_lossy().contains(&version)
    };
    found.find(is_it).unwrap_or_else(|| folder.join("goatherd.deb"))
}

fn pack(formats: &[&str], options: &[&str]) -> Result<(), Failure> {
    let formats = formats.join(",");
    // Nothing is patched: only an updater would ask which package the app came
    // in, and there is none.
    let words = [TAURI, "bundle", "--ci", "--no-binary-patching"];
    let words = [&words, options, &["--bundles", &formats]].concat();
    shell::program("packing the app", &words, "")
}
