//! What is printed on the sheets of Row Your Goat, beside what every game
//! prints.

use rules::rowing::card::Boat;

use crate::words::{self, Entry, Language, languages, words};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    /// In the order of `Boat::ALL`.
    pub boats: [&'static str; 4],
    pub rings: Entry,

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 4],
    pub players: &'static str,
    pub cards_each: &'static str,
    pub lifesavers: &'static str,
    pub turn: Entry,
    pub set: Entry,
    pub race: Entry,
    pub faults: &'static str,
    pub fault_prices: [Entry; 5],
    pub last: Entry,
    pub win: Entry,
}

languages!(words);

impl Words {
    pub fn boat(&self, boat: Boat) -> &'static str {
        self.boats[boat as usize]
    }
}
