//! Tables without a network: sessions that exchange texts in memory.

mod again;
mod answers;
mod closing;
mod clumsy;
mod door;
mod evening;
#[path = "../../../rules/tests/rules/every_command.rs"]
mod every_command;
#[path = "../../../rules/tests/rowing/every_command.rs"]
mod every_command_of_rowing;
#[path = "../../../rules/tests/snitch/every_command.rs"]
mod every_command_of_snitch;
mod finale;
mod fixtures;
mod memory;
mod moving;
mod my_goat;
mod no_game_named;
mod odd;
mod order;
mod paper;
mod practice;
mod printed;
mod racing;
mod seals;
mod sharing;
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
