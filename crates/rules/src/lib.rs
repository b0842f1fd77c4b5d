//! The games, as pure rules.
//!
//! Nothing in here reads a clock, draws a random number, opens a file or
//! waits: time and randomness are arguments ([`game::Outside`]). What one
//! running table needs beyond its rules (journal, seats, phones, countdowns)
//! lives in the `table` crate.

pub mod award;
mod checklist;
mod checks;
pub mod colour;
pub mod expects;
pub mod game;
mod gathering;
pub mod hidden;
pub mod moments;
mod name;
pub mod options;
pub mod people;
pub mod privacy;
pub mod rowing;
pub mod scapegoat;
pub mod seat;
pub mod snitch;
pub mod undo;
