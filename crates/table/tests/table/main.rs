//! Tables without a network: sessions that exchange texts in memory.

mod answers;
mod closing;
mod clumsy;
mod evening;
#[path = "../../../rules/tests/rules/every_command.rs"]
mod every_command;
#[path = "../../../rules/tests/rowing/every_command.rs"]
mod every_command_of_rowing;
mod fixtures;
mod memory;
mod no_game_named;
mod odd;
mod order;
mod paper;
mod printed;
mod racing;
mod seals;
mod storage;
mod storm;
mod toy;
mod versions;
mod walked;
#[path = "../../../rules/tests/rules/walks.rs"]
mod walks;
mod wrong_devices;
mod wrong_viewers;
