//! What people may ask about the parts of a box, without a game.
//!
//! A mat is regular if it names every other goat equally often and its own
//! goat never: only then does looking at it tell nobody anything about
//! themselves. That is a rule about the whole mat. Its rows and columns may be
//! as uneven as chance made them, so they are not checked.

use serde::{Deserialize, Serialize};

use super::{ScapeGoat, colour::Colours, evidence, mats::CELLS, plan::PLAYERS};
use crate::{
    colour::Colour,
    game::Parts,
    seat::{PerSeat, Seat},
};

/// More cards than any hand has.
const LARGEST_HAND: usize = 8;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Question {
    /// One mat of the set for this many players, row by row from its first
    /// cell, as far as it has been entered.
    Mat { players: usize, owner: Seat, cells: Vec<Seat> },
    /// A hand of evidence cards: which of them may its owner put down?
    Swap { own: Colour, hand: Vec<Colours> },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Advice {
    Mat {
        /// How often a regular mat names every other goat.
        each: usize,
        /// How often this one names each goat so far.
        named: PerSeat<usize>,
        /// The cells in which it names its own goat.
        own: Vec<usize>,
        /// `None` as long as the missing cells could still decide it.
        regular: Option<bool>,
    },
    Swap {
        /// The cards that may be put down, counted from 0.
        cards: Vec<usize>,
    },
}

impl Parts for ScapeGoat {
    type Question = Question;
    type Advice = Advice;

    fn advise(question: &Question) -> Option<Advice> {
        match question {
            Question::Mat { players, owner, cells } => about_mat(*players, *owner, cells),
            Question::Swap { own, hand } => {
                let is_hand = (1..=LARGEST_HAND).contains(&hand.len());
                is_hand.then(|| Advice::Swap { cards: evidence::may_lay_down(*own, hand) })
            }
        }
    }
}

fn about_mat(players: usize, owner: Seat, cells: &[Seat]) -> Option<Advice> {
    let is_seat = |seat: &Seat| usize::from(seat.0) < players;
    if !PLAYERS.contains(&players) || cells.len() > CELLS {
        return None;
    }
    if !is_seat(&owner) || !cells.iter().all(is_seat) {
        return None;
    }
    let each = CELLS / (players - 1);
    let named = PerSeat::new(players, |seat| cells.iter().filter(|cell| **cell == seat).count());
    let own: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == owner).collect();
    let is_over = !own.is_empty() || named.values().any(|times| *times > each);
    // If no goat is named too often and all cells are filled, none is
    // named too rarely either.
    let regular = if is_over { Some(false) } else { (cells.len() == CELLS).then_some(true) };
    Some(Advice::Mat { each, named, own, regular })
}
