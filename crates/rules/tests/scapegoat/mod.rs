//! The rules of Scape Goat, seen from outside: only commands, events, views.

mod awards;
mod checklist;
mod cops;
pub(crate) mod every_command;
mod every_state;
mod evidence;
mod examples;
mod expects;
mod frame;
mod hostile_journals;
mod mat_test;
mod mats;
mod play;
mod printed;
mod random_games;
mod rescue;
mod script;
mod secrecy;
mod setup;
mod situations;
mod suites;
mod trade_count;
mod undo;
pub(crate) mod walks;
mod who_may;
