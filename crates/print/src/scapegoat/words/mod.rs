//! What is printed on the sheets of Scape Goat, beside what every game prints.

use crate::words::{self, Entry, Language, languages, words};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    pub edition: &'static str,
    pub players: &'static str,

    pub your_turn: &'static str,
    pub steps: [Entry; 3],
    pub how_to_look: Entry,
    pub keep_hidden: &'static str,
    pub mat_of: &'static str,
    pub white: &'static str,
    pub black: &'static str,

    /// Prepare, Spy, Trade, Stash, Cops, from left to right; then the other
    /// sides of the first and the last.
    pub places: [Entry; 5],
    pub frame: Entry,
    pub cops_arrived: Entry,

    pub dice: Entry,
    pub white_die: &'static str,
    pub black_die: &'static str,
    pub dice_steps: [&'static str; 4],

    pub tokens: Entry,
    pub player_tokens: &'static str,
    pub preparation_tokens: &'static str,
    pub tiles: Entry,

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 6],
    pub a_turn: &'static str,
    pub locations: &'static str,
    pub frame_attempt: Entry,
    pub the_end: &'static str,
    pub endings: [Entry; 3],
}

languages!(words);
