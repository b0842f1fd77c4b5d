//! A release: everything that people install, in one folder, with checksums and lists
//! of what it's made of. What can't be made on this machine is left out and named.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    bundle, node,
    setup::{self, Need},
    shell::{self, Failure},
    web, windows,
};

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// A program for it needs nothing else on the machine, whichever Linux that is.
const STATIC: &str = "x86_64-unknown-linux-musl";
const STATIC_COMPILER: &[&str] = &["build-essential", "musl-tools"];
const IMAGE_BUILDER: &[&str] = &["buildah"];
const WINDOWS_ARCHIVER: &[&str] = &["zip", "unzip"];
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];
const FONT_LICENCE: &str = "ui/src/look/font/OFL.txt";

/// Puts its piece into the release's folder.
type Make = fn(&Path) -> Result<(), Failure>;

/// What is made, and how. Each is left out if it fails.
const PIECES: &[(&str, Make)] = &[
    ("the relay for Linux", |folder| linux(folder, &RELAY)),
    ("the relay's image", image),
    ("the server for Linux", |folder| linux(folder, &SERVER)),
    ("the web edition", web_edition),
    ("the app for Debian and Ubuntu", app),
    ("the server for Windows", |folder| for_windows(folder, &SERVER)),
    ("the relay for Windows", |folder| for_windows(folder, &RELAY)),
    ("the lists of what it's made of", materials),
];

/// A program that is passed on as an archive.
pub(crate) struct Program {
    pub(crate) package: &'static str,
    pub(crate) name: &'static str,
    /// Whether the web edition is inside.
    has_web: bool,
    /// What comes with it on Linux only, from the root of the repository.
    for_linux: &'static [&'static str],
}

pub(crate) const SERVER: Program =
    Program { package: "lan", name: "goatherd-serve", has_web: false, for_linux: &[] };

pub(crate) const RELAY: Program = Program {
    package: "relay",
    name: "goatherd-relay",
    has_web: true,
    for_linux: &["crates/relay/goatherd-relay.service", "docs/place.md"],
};

/// Where a release is put.
pub(crate) fn folder() -> PathBuf {
    shell::target().join(format!("goatherd-{VERSION}"))
}

/// What `cargo xtask release` does.
pub(crate) fn run() -> Result<(), Failure> {
    let left_out = make()?;
    println!("✓ made: {}", folder().display());
    if left_out.is_empty() {
        return Ok(());
    }
    for piece in &left_out {
        println!("\n✗✗ NOT MADE HERE ✗✗ {piece}");
    }
    Err(Failure::failed("✗ The release is incomplete."))
}

/// Makes what can be made here, and says what can't.
pub(crate) fn make() -> Result<Vec<String>, Failure> {
    let folder = folder();
    empty(&folder)?;
    let mut left_out = Vec::new();
    for (piece, make) in PIECES {
        println!("▸ making {piece}");
        if let Err(why) = make(&folder) {
            left_out.push(format!("{piece}: {why}"));
        }
    }
    sums(&folder)?;
    Ok(left_out)
}

/// Makes a release and uses it as somebody would who has never seen it. Says what
/// couldn't be made, and so wasn't tested.
pub(crate) fn test(what: &str) -> Result<Vec<String>, Failure> {
    let left_out = make()?;
    let folder = folder();
    let words = node::alone("tests/release/");
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .current_dir(shell::root())
        .env("GOATHERD_RELEASE", &folder)
        .env("GOATHERD_VERSION", VERSION);
    shell::say_and_run(&format!("testing {what}"), &words.join(" "), &mut command)?;
    if bundle::deb("release").exists() {
        let words = node::alone("tests/window/bundle.test.mjs");
        node::run_under_xvfb("testing the app's package", "release", &words)?;
    }
    let archive = folder.join(format!("{}.zip", windows_name(&SERVER)));
    if archive.exists() {
        let unpacked = staged("unpacked")?;
        let (archive, into) = (archive.display().to_string(), unpacked.display().to_string());
        shell::program("unpacking", &["unzip", "-q", &archive, "-d", &into], "")?;
        let program = unpacked.join(windows_name(&SERVER)).join("goatherd-serve.exe");
        windows::test_built("the server for Windows, under Wine", &program)?;
    }
    Ok(left_out)
}

fn linux(folder: &Path, program: &Program) -> Result<(), Failure> {
    let built = build_static(program)?;
    let name = format!("{}-{VERSION}-linux-x86_64", program.name);
    let staged = stage(&name, &built, program)?;
    for file in program.for_linux {
        copy(&shell::root().join(file), &staged)?;
    }
    tar(folder, &name)
}

fn build_static(program: &Program) -> Result<PathBuf, Failure> {
    setup::rust_target(STATIC)?;
    setup::provide(&[Need::System(STATIC_COMPILER), Need::Pages])?;
    build(program, STATIC)?;
    Ok(shell::target().join(STATIC).join("release").join(program.name))
}

/// Builds a program for a target that has been provided.
pub(crate) fn build(program: &Program, target: &str) -> Result<(), Failure> {
    let Program { package, name, .. } = program;
    let words = ["build", "--release", "-p", package, "--bin", name, "--target", target];
    let doing = format!("building {name} for {target}");
    if !program.has_web {
        return shell::cargo(&doing, &words);
    }
    web::provide()?;
    web::make()?;
    let folder = web::folder().display().to_string();
    shell::cargo_with(&doing, &words, ("GOATHERD_WEB", &folder))
}

fn for_windows(folder: &Path, program: &Program) -> Result<(), Failure> {
    let built = windows::build(program)?;
    setup::provide(&[Need::System(WINDOWS_ARCHIVER)])?;
    let name = windows_name(program);
    stage(&name, &built, program)?;
    let archive = folder.join(format!("{name}.zip")).display().to_string();
    let words = ["env", "--chdir", &staging(), "zip", "-qr", &archive, &name];
    shell::program("packing an archive", &words, "")
}

fn windows_name(program: &Program) -> String {
    format!("{}-{VERSION}-windows-x86_64", program.name)
}

fn web_edition(folder: &Path) -> Result<(), Failure> {
    web::provide()?;
    web::make()?;
    let name = format!("goatherd-web-{VERSION}");
    let staged = staged(&name)?;
    // The folder inside is the site; nothing beside it belongs on a server.
    let from = web::folder().display().to_string();
    let site = staged.join("site").display().to_string();
    shell::program("copying the site", &["cp", "-r", &from, &site], "")?;
    texts(&staged, "goatherd-web")?;
    tar(folder, &name)
}

/// The relay and nothing else: it needs no system below it.
fn image(folder: &Path) -> Result<(), Failure> {
    let program = build_static(&RELAY)?;
    setup::provide(&[Need::System(IMAGE_BUILDER)])?;
    let staged = staged("image")?;
    copy(&program, &staged)?;
    copy(&shell::root().join("crates/relay/Containerfile"), &staged)?;
    let context = staged.display().to_string();
    let (storage, state) = (format!("{context}/storage"), format!("{context}/state"));
    // Storage of its own, which needs no rights and no kernel module.
    let buildah = ["buildah", "--storage-driver", "vfs", "--root", &storage, "--runroot", &state];
    let tag = format!("goatherd-relay:{VERSION}");
    let version = format!("org.opencontainers.image.version={VERSION}");
    let build = ["build", "--isolation", "chroot", "--label", &version, "--tag", &tag, &context];
    shell::program("building the image", &[&buildah[..], &build].concat(), "")?;
    let archive = folder.join(format!("goatherd-relay-{VERSION}.oci.tar"));
    let archive = format!("oci-archive:{}:{tag}", archive.display());
    shell::program("packing the image", &[&buildah[..], &["push", &tag, &archive]].concat(), "")
}

fn app(folder: &Path) -> Result<(), Failure> {
    bundle::run(&["deb"])?;
    let deb = bundle::deb("release");
    let name = deb.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    write(&folder.join(name), &read(&deb)?)
}

/// CycloneDX, for the programs' crates and for the packages that the pages use.
fn materials(folder: &Path) -> Result<(), Failure> {
    setup::provide(&[Need::Tool("cargo-cyclonedx", "0.5.9"), Need::Npm("ui")])?;
    let tool = setup::tools().join("bin/cargo-cyclonedx").display().to_string();
    let words = [&tool, "cyclonedx", "--format", "json", "--describe", "binaries", "--all"];
    shell::program("listing the crates", &words, "")?;
    let here = shell::root().display().to_string();
    for (from, name) in [
        ("src-tauri", "goatherd"),
        ("crates/lan", "goatherd-serve"),
        ("crates/relay", "goatherd-relay"),
    ] {
        let list = shell::root().join(from).join(format!("{name}_bin.cdx.json"));
        // Where it was made is nobody's business.
        let text = String::from_utf8_lossy(&read(&list)?).replace(&here, "");
        write(&folder.join(format!("{name}-{VERSION}.cdx.json")), text.as_bytes())?;
    }
    // It writes them beside every manifest, where they are in the way.
    let clean = ["find", "crates", "src-tauri", "-name", "*.cdx.json", "-delete"];
    shell::program("tidying up", &clean, "")?;
    // npm only lists what has a version, and ours is elsewhere.
    let staged = staged("pages")?;
    for file in ["ui/package.json", "ui/package-lock.json"] {
        copy(&shell::root().join(file), &staged)?;
    }
    let list = folder.join(format!("goatherd-pages-{VERSION}.cdx.json")).display().to_string();
    let npm = format!(
        "npm pkg set version={VERSION} && \
         npm sbom --sbom-format cyclonedx --package-lock-only > '{list}'"
    );
    let folder = staged.display().to_string();
    shell::program(
        "listing the pages' packages",
        &["env", "--chdir", &folder, "sh", "-c", &npm],
        "",
    )
}

fn sums(folder: &Path) -> Result<(), Failure> {
    let words = "sha256sum -- * > ../sums && mv ../sums SHA256SUMS";
    let folder = folder.display().to_string();
    shell::program("adding up", &["env", "--chdir", &folder, "sh", "-c", words], "")
}

/// A folder with a program, and everything that goes with it.
fn stage(name: &str, built: &Path, program: &Program) -> Result<PathBuf, Failure> {
    let folder = staged(name)?;
    copy(built, &folder)?;
    texts(&folder, program.name)?;
    Ok(folder)
}

/// How to start it, and under which terms.
fn texts(folder: &Path, name: &str) -> Result<(), Failure> {
    let start = read(&shell::root().join("crates/xtask/start").join(format!("{name}.txt")))?;
    write(&folder.join("README.txt"), &start)?;
    for licence in LICENCES.into_iter().chain([FONT_LICENCE]) {
        copy(&shell::root().join(licence), folder)?;
    }
    Ok(())
}

/// The same files make the same archive, whoever packs them.
fn tar(folder: &Path, name: &str) -> Result<(), Failure> {
    let archive = folder.join(format!("{name}.tar.gz")).display().to_string();
    let staging = staging();
    let who = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"];
    let words = [&["tar", "--create", "--gzip", "--file", &archive], &who[..]].concat();
    let words = [&words[..], &["--directory", &staging, name]].concat();
    shell::program("packing an archive", &words, "")
}

fn staging() -> String {
    shell::target().join("release-staging").display().to_string()
}

/// An empty folder for what goes into one archive.
fn staged(name: &str) -> Result<PathBuf, Failure> {
    let folder = Path::new(&staging()).join(name);
    empty(&folder)?;
    Ok(folder)
}

fn empty(folder: &Path) -> Result<(), Failure> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(trouble(folder, &error));
        }
        _ => {}
    }
    fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))
}

/// With its permissions, into a folder.
fn copy(file: &Path, folder: &Path) -> Result<(), Failure> {
    let to = folder.join(file.file_name().unwrap_or_default());
    fs::copy(file, to).map(|_| ()).map_err(|error| trouble(file, &error))
}

fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(|error| trouble(file, &error))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(file, bytes).map_err(|error| trouble(file, &error))
}

fn trouble(path: &Path, error: &io::Error) -> Failure {
    Failure::failed(format!("✗ {}: {error}.", path.display()))
}
