//! Examples that the pages show and the engine has judged. The pages know no rules,
//! so they read them from a file, which one of a game's tests keeps up to date.

use std::{fs, path::Path};

use serde_json::Value;

/// Fails if the file isn't this any more. With `UPDATE_EXAMPLES=1` it becomes so.
#[track_caller]
pub(crate) fn are_in(file: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/games").join(file);
    if std::env::var_os("UPDATE_EXAMPLES").is_some() {
        fs::write(&path, fresh).unwrap();
    }
    // Compared as values: the order of keys is up to the serialiser.
    let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let is_stale = parsed(&fs::read_to_string(&path).unwrap()) != parsed(fresh);
    assert!(!is_stale, "{file} is stale: run this test with UPDATE_EXAMPLES=1");
}
