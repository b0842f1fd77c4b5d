//! The rules of Row Your Goat, seen from outside: only commands, events, views.

mod awards;
mod calls;
pub(crate) mod every_command;
mod every_state;
mod examples;
mod faults;
mod hostile_journals;
mod judge;
mod parts;
mod races;
mod random_games;
mod script;
mod setup;
mod suites;
mod trainer;
mod undo;
pub(crate) mod walks;
mod warm_up;
mod who_may;
