//! Judging a frame attempt.
//!
//! The judge never sees the secret, so a failed attempt cannot leak it.

use serde::{Deserialize, Serialize};

use super::{
    colour::{CardColour, Colours},
    plan::DoubleFrame,
    refusal::Refusal,
};
use crate::{
    colour::Colour,
    seat::{PerSeat, Seat},
};

/// What the revealed cards mean for every goat, and so for the attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    /// For each goat, the players whose card lacks its colour, not counting
    /// its own card. An empty list means that it is framed.
    pub missing_on: PerSeat<Vec<Seat>>,
    /// The goats whose colour is on everyone else's card.
    pub framed: Vec<Seat>,
    /// Players whose card shows a colour that nobody at this table plays; it
    /// may be a card for another number of players.
    pub strangers: Vec<Seat>,
}

/// A goat is framed if its colour is on every *other* player's card. Its own
/// card makes no difference to it, and grey belongs to nobody.
pub fn judge(goats: &[Colour], cards: &PerSeat<Option<Colours>>) -> Result<Verdict, Refusal> {
    let cards = cards.complete().map_err(|seat| Refusal::CardMissing { seat })?;
    if let Some((seat, _)) = cards.iter().find(|(_, card)| card.is_empty()) {
        return Err(Refusal::CardEmpty { seat });
    }
    let seats = Seat::all(goats.len());
    let missing_on = PerSeat::new(goats.len(), |goat| {
        let colour = goats[usize::from(goat.0)].into();
        let lacks = |other: &Seat| *other != goat && !cards[*other].contains(colour);
        seats.clone().filter(lacks).collect::<Vec<Seat>>()
    });
    let is_framed = |goat: &Seat| missing_on[*goat].is_empty();
    let is_strange = |colour: CardColour| {
        colour != CardColour::Grey && !goats.iter().any(|goat| CardColour::from(*goat) == colour)
    };
    Ok(Verdict {
        framed: seats.clone().filter(is_framed).collect(),
        strangers: seats.filter(|seat| cards[*seat].iter().any(is_strange)).collect(),
        missing_on,
    })
}

impl Verdict {
    /// Who is framed under this table's ruling; if nobody is, it has failed.
    pub fn framed_under(&self, ruling: DoubleFrame) -> &[Seat] {
        match ruling {
            DoubleFrame::Fails if self.framed.len() > 1 => &[],
            _ => &self.framed,
        }
    }
}
