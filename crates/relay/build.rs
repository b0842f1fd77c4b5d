//! Packs the web edition (`target/web`) into the program, if it has been built. If
//! not, a page that says so takes its place, so that every cargo command works.

use std::{env, fmt::Write, fs, io, path::PathBuf};

#[path = "../serving/src/pack.rs"]
mod pack;

const NOTICE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Goatherd</title>
<p>This relay has no pages: build them with <code>cargo xtask web</code>, then build it again,
or start it with <code>--web FOLDER</code>.</p>
</html>
";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=GOATHERD_WEB");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../serving/src/pack.rs");
    // Only who asks for it waits until it's packed.
    let files = match env::var_os("GOATHERD_WEB") {
        Some(folder) => {
            let folder = PathBuf::from(folder);
            println!("cargo::rerun-if-changed={}", folder.display());
            pack::pack_folder(&folder)?
        }
        None => vec![pack::pack("/index.html".to_owned(), NOTICE.into())?],
    };
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
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
