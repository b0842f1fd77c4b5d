//! Runs files of rule vectors through the real engine.
//!
//! A case says what it puts in and what must come out. Nothing here knows a
//! rule: a case is translated into commands (or into the engine's own
//! functions), and what the engine answers is translated back.

mod answer;
mod case;
mod errors;
mod judging;
mod lead;
mod mats;
mod play;
mod public;
mod rescue;
mod table;
mod words;

use std::{fs, path::Path};

use serde_json::Value;

use crate::shell::Failure;

/// Runs every case in a file, reports those that differ, then the tally.
pub(crate) fn run(file: &Path) -> Result<(), Failure> {
    let cases = read(file)?;
    let mut failed = 0;
    for case in &cases {
        if let Err(difference) = case::check(case) {
            failed += 1;
            println!("✗ {difference}");
        }
    }
    println!("{} passed, {failed} failed", cases.len() - failed);
    if failed == 0 {
        Ok(())
    } else {
        Err(Failure::failed(format!("✗ failed: {}", file.display())))
    }
}

fn read(file: &Path) -> Result<Vec<Value>, Failure> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::failed(format!("✗ {name} cannot be read: {error}.")))?;
    match serde_json::from_str(&text) {
        Ok(Value::Array(cases)) => Ok(cases),
        Ok(_) => Err(Failure::failed(format!("✗ {name} is not a list of cases."))),
        Err(error) => Err(Failure::failed(format!("✗ {name} is not JSON: {error}."))),
    }
}
