//! Tables without a network: sessions that exchange texts in memory.

mod again;
mod answers;
mod archive;
mod closing;
mod clumsy;
mod deleting;
mod door;
mod evening;
mod finale;
mod fixtures;
mod memory;
mod moving;
mod my_goat;
mod no_game_named;
mod odd;
mod onlookers;
mod order;
mod pads;
mod paper;
mod practice;
mod printed;
mod private;
mod racing;
mod restart;
mod seals;
mod sharing;
mod snitch_secrecy;
mod storage;
mod storm;
mod toy;
mod versions;
mod wrong_devices;
mod wrong_viewers;

// The tests of the rules know every command of every game, and games that pass
// through every kind of step.

#[path = "../../../rules/tests/rowing"]
mod rowing {
    pub(crate) mod every_command;
    pub(crate) mod walks;
}
#[path = "../../../rules/tests/scapegoat"]
mod scapegoat {
    pub(crate) mod every_command;
    pub(crate) mod walks;
}
#[path = "../../../rules/tests/snitch"]
mod snitch {
    pub(crate) mod every_command;
    pub(crate) mod walks;
}
#[path = "../../../rules/tests/shared/walked.rs"]
mod walked;
