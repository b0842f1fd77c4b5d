//! Embeds the built screens (`ui/dist`) in the binary.
//!
//! On a fresh checkout there are none. Then a page that says so takes their
//! place, so that every cargo command works.

use std::{env, fmt::Write, fs, io, path::PathBuf};

#[path = "../serving/src/pack.rs"]
mod pack;

const NOTICE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Goatherd</title>
<p>The screens have not been built yet: run <code>cargo xtask run</code>.</p>
</html>
";

fn main() -> io::Result<()> {
    let dist = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("../../ui/dist");
    // Cargo considers a missing folder changed every time, so the first build of
    // the screens is noticed by itself.
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../serving/src/pack.rs");

    let files = if dist.join("index.html").is_file() {
        pack::pack_folder(&dist)?
    } else {
        ["/index.html", "/table.html", "/watch.html"]
            .into_iter()
            .map(|path| pack::pack(path.to_owned(), NOTICE.into()))
            .collect::<io::Result<_>>()?
    };

    let out = PathBuf::from(var("OUT_DIR"));
    let mut table = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let bytes = out.join(format!("{number}.bin"));
        fs::write(&bytes, &file.bytes)?;
        let stored = if file.is_gzip { "Gzip" } else { "Plain" };
        let (path, hash) = (&file.path, &file.hash);
        writeln!(
            table,
            "File {{ path: {path:?}, hash: {hash:?}, stored: Stored::{stored}(include_bytes!({bytes:?})) }},"
        )
        .expect("a string takes every character");
    }
    table.push_str("]\n");
    fs::write(out.join("files.rs"), table)
}

fn var(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name} for a build script"))
}
