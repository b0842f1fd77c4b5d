//! The rules of Soplón, seen from outside: only commands, events, views.

mod advice;
mod awards;
mod closing;
mod eliminate;
mod entry;
pub(crate) mod every_command;
mod every_state;
mod examples;
mod expects;
mod family;
mod hostile_journals;
mod look;
mod random_games;
mod rulings;
mod score;
mod script;
mod secrecy;
mod setup;
mod suites;
mod turns;
mod undo;
pub(crate) mod walks;
mod who_may;
