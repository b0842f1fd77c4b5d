//! Runs files of rule vectors through the real engine.
//!
//! A case says what it puts in and what must come out. Nothing here knows a
//! rule: a case is translated into commands (or into the engine's own
//! functions), and what the engine answers is translated back. Each game has a
//! folder that does this for its own cases; `games.rs` lists them.

mod answer;
mod case;
mod games;
mod reading;
mod rowing;
mod scapegoat;
mod snitch;

use std::{fs, path::Path};

use serde_json::Value;

pub use case::Difference;

/// What came of the cases in a file.
pub struct Tally {
    pub passed: usize,
    pub differences: Vec<Difference>,
}

/// Runs every case in a file; or says in one sentence why that can't be done.
pub fn run(file: &Path) -> Result<Tally, String> {
    let cases = read(file)?;
    let differences: Vec<Difference> =
        cases.iter().filter_map(|case| case::check(case).err()).collect();
    Ok(Tally { passed: cases.len() - differences.len(), differences })
}

fn read(file: &Path) -> Result<Vec<Value>, String> {
    let name = file.display();
    let text =
        fs::read_to_string(file).map_err(|error| format!("{name} can't be read: {error}."))?;
    match serde_json::from_str(&text) {
        Ok(Value::Array(cases)) => Ok(cases),
        Ok(_) => Err(format!("{name} isn't a list of cases.")),
        Err(error) => Err(format!("{name} isn't JSON: {error}.")),
    }
}
