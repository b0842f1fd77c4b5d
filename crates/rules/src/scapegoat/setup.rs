//! Setting up: which cards, how many in a hand, where the tokens go.

use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize};

use super::{refusal::Refusal, terms::CardNumber};
use crate::seat::Seat;

/// One card is face up at every location except the cops.
pub const CARDS_AT_LOCATIONS: u8 = 4;
/// Face down at the stash.
pub const CARDS_IN_STASH: u8 = 3;
/// The box doesn't say which of the two goes with which number of players, so
/// the table counts its cards, and that decides.
pub const HAND_SIZES: [u8; 2] = [2, 3];

/// How the evidence cards are dealt out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Deal {
    pub pile: u8,
    pub at_locations: u8,
    pub in_stash: u8,
    pub hand: u8,
}

/// How many cards are needed for this many players and this hand size.
pub fn pile_size(players: usize, hand: u8) -> u8 {
    CARDS_AT_LOCATIONS + CARDS_IN_STASH + players as u8 * hand
}

pub fn deal(players: usize, pile: u8) -> Result<Deal, Refusal> {
    let hand = HAND_SIZES.into_iter().find(|hand| pile_size(players, *hand) == pile);
    let hand = hand.ok_or_else(|| Refusal::PileSize {
        pile,
        players: players as u8,
        legal: HAND_SIZES.map(|hand| pile_size(players, hand)),
        numbers: CardNumber::used(players),
    })?;
    Ok(Deal { pile, at_locations: CARDS_AT_LOCATIONS, in_stash: CARDS_IN_STASH, hand })
}

/// The order in which the player tokens are placed on the row, from Prepare to
/// the right, then again from Prepare, never on the cops. The first one starts.
pub fn draw_placement(players: usize, random: &mut dyn Rng) -> Vec<Seat> {
    let mut placement: Vec<Seat> = Seat::all(players).collect();
    placement.shuffle(random);
    placement
}

pub fn check_placement(players: usize, placement: &[Seat]) -> Result<(), Refusal> {
    let mut sorted = placement.to_vec();
    sorted.sort_unstable();
    if sorted.into_iter().eq(Seat::all(players)) { Ok(()) } else { Err(Refusal::Placement) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_is_legal_only_if_it_gives_everybody_two_or_three_cards() {
        let legal = [(3, 13, 16), (4, 15, 19), (5, 17, 22), (6, 19, 25)];
        for (players, small, large) in legal {
            for pile in 0..=u8::MAX {
                let hand = deal(players, pile).map(|deal| deal.hand);
                match pile {
                    pile if pile == small => assert_eq!(hand, Ok(2)),
                    pile if pile == large => assert_eq!(hand, Ok(3)),
                    pile => {
                        let Err(Refusal::PileSize { legal, numbers, .. }) = hand else { panic!() };
                        assert_eq!(legal, [small, large]);
                        assert_eq!(numbers, CardNumber::used(players), "pile {pile}");
                    }
                }
            }
        }
    }
}
