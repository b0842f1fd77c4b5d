//! Lists the commands that a page may be allowed to use, and makes sure that
//! there is a page.
//!
//! On a fresh checkout the screens are not built. Then a page that says so
//! takes their place, as in `lan`, and every cargo command works.

use std::{env, error::Error, fs, path::PathBuf};

use tauri_build::{AppManifest, Attributes};

const NOTICE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Goatherd</title>
<h1>Goatherd</h1>
<p>The screens have not been built yet: run <code>cargo xtask run</code>.</p>
</html>
";

fn main() -> Result<(), Box<dyn Error>> {
    // Pages are embedded in the program, so it is rebuilt with them. A missing
    // folder counts as changed every time.
    println!("cargo::rerun-if-changed=../ui/dist");
    if !PathBuf::from("../ui/dist/table.html").is_file() {
        let folder = PathBuf::from(env::var("OUT_DIR")?).join("no-screens");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("table.html"), NOTICE)?;
        let patch = serde_json::json!({ "build": { "frontendDist": folder } });
        println!("cargo::rustc-env=TAURI_CONFIG={patch}");
    }
    let commands = AppManifest::new().commands(&["connect", "send", "save_file"]);
    tauri_build::try_build(Attributes::new().app_manifest(commands))?;
    Ok(())
}
