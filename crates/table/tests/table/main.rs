//! Tables without a network: sessions that exchange texts in memory.

mod answers;
mod closing;
mod clumsy;
mod evening;
#[path = "../../../rules/tests/rules/every_command.rs"]
mod every_command;
#[path = "../../../rules/tests/rowing/every_command.rs"]
mod every_command_of_rowing;
#[path = "../../../rules/tests/snitch/every_command.rs"]
mod every_command_of_snitch;
mod fixtures;
mod memory;
mod no_game_named;
mod odd;
mod order;
mod paper;
mod printed;
mod racing;
mod seals;
mod snitch_secrecy;
mod storage;
mod storm;
mod toy;
mod versions;
mod walked;
#[path = "../../../rules/tests/rules/walks.rs"]
mod walks;
#[path = "../../../rules/tests/snitch/walks.rs"]
mod walks_of_snitch;
mod wrong_devices;
mod wrong_viewers;
