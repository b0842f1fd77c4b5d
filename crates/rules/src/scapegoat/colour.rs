//! The colours of the goats, and the colours that an evidence card shows.

use serde::{Deserialize, Serialize};

/// A colour on a card. Every colour except grey can be a player's.
///
/// The box names the first four. Which two come with five and six players is
/// up to the table, so there are more colours here than in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Colour {
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

/// What is shown next to a colour for people who can't see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    Circle,
    Triangle,
    Square,
    Diamond,
    Star,
    Hexagon,
    Heart,
    Drop,
    Cross,
    Crescent,
    Ring,
}

impl Colour {
    pub const ALL: [Colour; 11] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Green,
        Colour::Purple,
        Colour::Orange,
        Colour::Pink,
        Colour::Teal,
        Colour::Brown,
        Colour::White,
        Colour::Grey,
    ];

    pub fn shape(self) -> Shape {
        match self {
            Colour::Red => Shape::Circle,
            Colour::Blue => Shape::Triangle,
            Colour::Yellow => Shape::Square,
            Colour::Green => Shape::Diamond,
            Colour::Purple => Shape::Star,
            Colour::Orange => Shape::Hexagon,
            Colour::Pink => Shape::Heart,
            Colour::Teal => Shape::Drop,
            Colour::Brown => Shape::Cross,
            Colour::White => Shape::Crescent,
            Colour::Grey => Shape::Ring,
        }
    }
}

/// The colours on one evidence card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "scapegoat.ts", type = "Array<Colour>")
)]
#[serde(from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Colours(u16);

impl Colours {
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & bit(colour) != 0
    }

    pub fn with(self, colour: Colour) -> Self {
        Self(self.0 | bit(colour))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

fn bit(colour: Colour) -> u16 {
    1 << colour as u16
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<Vec<Colour>> for Colours {
    fn from(colours: Vec<Colour>) -> Self {
        colours.into_iter().collect()
    }
}

impl From<Colours> for Vec<Colour> {
    fn from(colours: Colours) -> Self {
        colours.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_palette_has_ten_players_and_every_colour_its_own_shape() {
        let players = Colour::ALL.into_iter().filter(|colour| *colour != Colour::Grey);
        assert!(players.count() >= 10);
        let shapes: HashSet<Shape> = Colour::ALL.into_iter().map(Colour::shape).collect();
        assert_eq!(shapes.len(), Colour::ALL.len());
    }

    #[test]
    fn a_card_is_written_as_the_list_of_its_colours() {
        let card: Colours = serde_json::from_str(r#"["grey","red","red"]"#).unwrap();
        assert_eq!(serde_json::to_string(&card).unwrap(), r#"["red","grey"]"#);
    }
}
