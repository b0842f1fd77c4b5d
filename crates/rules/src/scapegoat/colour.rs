//! The colours that an evidence card shows.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

/// A colour on a card. Every colour except grey can be a player's.
///
/// The box names the first four. Which two come with five and six players is
/// up to the table, so there are more colours here than in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum CardColour {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    Orange,
    Pink,
    Teal,
    Brown,
    White,
    /// The innocent bystander: on cards only, never a player.
    Grey,
}

impl CardColour {
    pub const ALL: [CardColour; 11] = [
        CardColour::Red,
        CardColour::Blue,
        CardColour::Yellow,
        CardColour::Green,
        CardColour::Purple,
        CardColour::Orange,
        CardColour::Pink,
        CardColour::Teal,
        CardColour::Brown,
        CardColour::White,
        CardColour::Grey,
    ];
}

impl From<Colour> for CardColour {
    fn from(colour: Colour) -> CardColour {
        match colour {
            Colour::Red => CardColour::Red,
            Colour::Blue => CardColour::Blue,
            Colour::Yellow => CardColour::Yellow,
            Colour::Green => CardColour::Green,
            Colour::Purple => CardColour::Purple,
            Colour::Orange => CardColour::Orange,
            Colour::Pink => CardColour::Pink,
            Colour::Teal => CardColour::Teal,
            Colour::Brown => CardColour::Brown,
            Colour::White => CardColour::White,
        }
    }
}

/// The colours on one evidence card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "scapegoat.ts", as = "Vec<CardColour>")
)]
#[serde(from = "Vec<CardColour>", into = "Vec<CardColour>")]
pub struct Colours(u16);

impl Colours {
    pub fn contains(self, colour: CardColour) -> bool {
        self.0 & bit(colour) != 0
    }

    pub fn with(self, colour: CardColour) -> Self {
        Self(self.0 | bit(colour))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = CardColour> {
        CardColour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

fn bit(colour: CardColour) -> u16 {
    1 << colour as u16
}

impl FromIterator<CardColour> for Colours {
    fn from_iter<I: IntoIterator<Item = CardColour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<Vec<CardColour>> for Colours {
    fn from(colours: Vec<CardColour>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<Colours> for Vec<CardColour> {
    fn from(colours: Colours) -> Self {
        colours.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_written_as_the_list_of_its_colours() {
        let card: Colours = serde_json::from_str(r#"["grey","red","red"]"#).unwrap();
        assert_eq!(serde_json::to_string(&card).unwrap(), r#"["red","grey"]"#);
    }
}
