//! What everybody can count: districts and piles. What the cards are is not
//! known here, and never will be.

use serde::{Deserialize, Serialize};

use super::{
    card::Card,
    eliminate::Attempt,
    kit::{DISTRICT, Deck},
    plan::{EmptyPile, NothingLeft, Options},
    refusal::Refusal,
};
use crate::seat::{PerSeat, Seat};

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Cards in each district.
    pub sizes: PerSeat<u8>,
    pub pile: u8,
    pub discard: u8,
    /// Cards that are out of the game: the snitch, if the boss removed it.
    pub out: u8,
    pub active: Seat,
}

/// What happens when somebody has to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Draw {
    Pile,
    /// First the discard pile is shuffled, except for its top card.
    Shuffle,
    /// There is no card.
    Nothing,
    /// There is no card, which ends the round.
    RoundEnds,
}

impl Board {
    pub fn at_start(players: usize, deck: &Deck, active: Seat) -> Board {
        Board {
            sizes: PerSeat::new(players, |_| DISTRICT),
            pile: deck.pile(players),
            discard: 0,
            out: 0,
            active,
        }
    }

    /// What the table says it looks like, if it adds up: what's nowhere
    /// else is on the discard pile.
    pub(super) fn stated(
        sizes: &PerSeat<u8>,
        pile: u8,
        out: u8,
        active: Seat,
        deck: &Deck,
    ) -> Option<Board> {
        let cards = sizes.values().map(|size| u32::from(*size)).sum::<u32>();
        let elsewhere = cards + u32::from(pile) + u32::from(out);
        let discard = u32::from(deck.total()).checked_sub(elsewhere)? as u8;
        Some(Board { sizes: sizes.clone(), pile, discard, out, active })
    }

    /// Whether every card is accounted for.
    pub(super) fn can_lie(&self, players: usize, deck: &Deck) -> bool {
        self.sizes.len() == players
            && usize::from(self.active.0) < players
            && Board::stated(&self.sizes, self.pile, self.out, self.active, deck).as_ref()
                == Some(self)
    }

    pub fn draw(&self, options: &Options) -> Draw {
        match options.empty_pile {
            _ if self.pile > 0 => Draw::Pile,
            EmptyPile::RoundEnds => Draw::RoundEnds,
            EmptyPile::Shuffle if self.discard > 1 => Draw::Shuffle,
            EmptyPile::Shuffle => match options.nothing_left {
                NothingLeft::NoCard => Draw::Nothing,
                NothingLeft::RoundEnds => Draw::RoundEnds,
            },
        }
    }

    /// Takes a card from the draw pile, if there is one.
    pub(super) fn take(&mut self, options: &Options) -> Option<()> {
        if self.draw(options) == Draw::Shuffle {
            self.pile = self.discard - 1;
            self.discard = 1;
        }
        self.pile = self.pile.checked_sub(1)?;
        Some(())
    }

    /// The card that was exchanged for the drawn one. The snitch goes
    /// back to its district.
    pub fn play(&mut self, card: Card) {
        if card == Card::Snitch {
            self.sizes[self.active] += 1;
        } else {
            self.discard += 1;
        }
    }

    /// Counts an attempt to eliminate something.
    pub fn eliminate(
        &mut self,
        by: Seat,
        attempt: Attempt,
        options: &Options,
    ) -> Result<(), Refusal> {
        let owner = match attempt {
            Attempt::Own => by,
            Attempt::Other { owner } if owner == by => return Err(Refusal::TargetSelf),
            Attempt::Other { owner } => owner,
            Attempt::Wrong => {
                // If there is no card, there is no penalty either.
                if self.take(options).is_some() {
                    self.sizes[by] += 1;
                }
                return Ok(());
            }
        };
        if self.sizes[owner] == 0 {
            return Err(Refusal::EmptyDistrict { seat: owner });
        }
        // One of their own cards goes to where the eliminated one was.
        let one_fewer = if self.sizes[by] > 0 { by } else { owner };
        if one_fewer != by && !options.may_owe_card {
            return Err(Refusal::NothingToGive);
        }
        self.sizes[one_fewer] -= 1;
        self.discard += 1;
        Ok(())
    }
}

/// Who still has a turn after somebody closes, in order.
pub fn last_turns(players: usize, closer: Seat) -> Vec<Seat> {
    (1..players).map(|places| closer.left(places, players)).collect()
}
