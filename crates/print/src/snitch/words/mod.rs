//! What is printed on the sheets of Soplón, beside what every game prints.

use rules::snitch::card::Card;

use crate::words::{self, Entry, Language, languages, words};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    /// In the order of `Card::SPECIAL`.
    special: [Entry; 6],

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 4],
    pub turn: &'static str,
    pub turn_steps: [&'static str; 3],
    pub eliminate: &'static str,
    pub elimination: [Entry; 4],
    pub close: Entry,
    pub cards: &'static str,
    pub score: &'static str,
    pub scoring: [&'static str; 4],

    pub score_sheet: &'static str,
    pub score_hint: &'static str,
    pub player: &'static str,
    pub total: &'static str,
}

languages!(words);

impl Words {
    /// What a special card is called and does.
    pub fn card(&self, card: Card) -> &Entry {
        let place = Card::SPECIAL.iter().position(|special| *special == card);
        &self.special[place.unwrap_or_default()]
    }
}
