//! The evidence swap. The app never sees a hand, so this is for whoever asks
//! or practises.

use super::colour::{CardColour, Colours};
use crate::colour::Colour;

/// Which cards of a hand this player may put down: those that show their own
/// colour, alone or with others, or any if none does.
pub fn may_lay_down(own: Colour, hand: &[Colours]) -> Vec<usize> {
    let own = CardColour::from(own);
    let incriminating: Vec<usize> =
        (0..hand.len()).filter(|card| hand[*card].contains(own)).collect();
    if incriminating.is_empty() { (0..hand.len()).collect() } else { incriminating }
}
