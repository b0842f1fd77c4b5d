//! Who may give a command, and who hears the answer.

use serde::Serialize;

use crate::{game::Game, seat::Seat};

/// What becomes of a command.
///
/// A game can answer one seat in private only from in here, so a private
/// answer to a command that anybody may give can't be written in code.
pub enum Privacy<G: Game> {
    /// Any device that speaks for the seat may give it, including the table
    /// device, and everybody may know.
    Open,
    /// It concerns its seat alone: only the device at that seat may give it.
    Own,
    /// The same, and this is what only that seat is told once it is done.
    Whispered(Answer<G>),
}

pub type Answer<G> = fn(&G, Seat) -> Option<<G as Game>::Whisper>;

/// For games that have no use for something: it has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nothing {}

impl Serialize for Nothing {
    fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> serde::Deserialize<'de> for Nothing {
    fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Nothing, D::Error> {
        Err(serde::de::Error::custom("there are none"))
    }
}
