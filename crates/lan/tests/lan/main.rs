//! The server seen from outside: real sockets on port 0, plain bytes.

mod bot;
mod client;
mod counts;
mod crash;
mod damage;
mod disk;
mod eavesdropper;
#[expect(dead_code, reason = "what to choose is said here, not read from a view")]
#[path = "../../../rules/tests/scapegoat/every_command.rs"]
mod every_command;
mod every_step;
mod games;
mod hostile;
mod http;
mod paper;
mod printing;
mod process;
mod protocol_page;
mod relayed;
mod relayed_secrecy;
mod rescue;
mod seats;
mod secrecy;
mod table;
mod tampering;
mod timing;
mod twin;
#[expect(dead_code, reason = "a kind is read from a view here, not from the rules")]
#[path = "../../../rules/tests/scapegoat/walks.rs"]
mod walks;

use rules::{
    hidden::Hidden,
    scapegoat::{colour::CardColour, command::Command},
};

/// A card that frames nobody.
fn grey_card() -> Command {
    Command::Card { colours: Hidden([CardColour::Grey].into_iter().collect()) }
}
