//! What can be printed from the command line: one line for each game.

use lexopt::Parser;
use serde_json::Value;

use crate::{bad_args::BadArgs, scapegoat, snitch};

/// The first one is printed if no game is named.
pub(crate) const PAPERS: &[Paper] = &[scapegoat::PAPER, snitch::PAPER];

/// How to ask for a game's spare parts.
pub(crate) struct Paper {
    pub(crate) name: &'static str,
    pub(crate) help: &'static str,
    pub(crate) new: fn() -> Box<dyn OrderArgs>,
}

/// An order while it is being read from a command line.
pub(crate) trait OrderArgs {
    /// Takes an option; false if there is none of that name.
    fn option(&mut self, name: &str, parser: &mut Parser) -> Result<bool, BadArgs>;

    /// The order, as a screen would send it.
    fn order(self: Box<Self>) -> Result<Value, BadArgs>;
}
