//! What the owner of a box may ask about its parts, without a game.
//!
//! A mat is regular if it names every other goat equally often and its own
//! never: only then does looking at it tell nobody anything about himself.
//! That is a rule about the whole mat; its rows and columns may be as uneven
//! as chance has made them, so nothing is said about those.

use serde::{Deserialize, Serialize};

use super::{mats::CELLS, plan::PLAYERS};
use crate::seat::{PerSeat, Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Question {
    /// One mat of the set for so many players, read row by row from its first
    /// cell, as far as it has been read.
    Mat { players: usize, owner: Seat, cells: Vec<Seat> },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Advice {
    Mat {
        /// How often a regular mat names every other goat.
        each: usize,
        /// How often this one names every goat, so far.
        named: PerSeat<usize>,
        /// The cells in which it names its own.
        own: Vec<usize>,
        /// Nothing as long as the unread cells could still decide it.
        regular: Option<bool>,
    },
}

impl Question {
    /// Nothing if there is no such mat.
    pub fn advice(&self) -> Option<Advice> {
        let Question::Mat { players, owner, cells } = self;
        let is_seat = |seat: &Seat| usize::from(seat.0) < *players;
        if !PLAYERS.contains(players) || cells.len() > CELLS {
            return None;
        }
        if !is_seat(owner) || !cells.iter().all(is_seat) {
            return None;
        }
        let each = CELLS / (players - 1);
        let named =
            PerSeat::new(*players, |seat| cells.iter().filter(|cell| **cell == seat).count());
        let own: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == *owner).collect();
        let is_over = !own.is_empty() || named.values().any(|times| *times > each);
        // Where none is named too often and all cells are read, none is named
        // too seldom either.
        let regular = if is_over { Some(false) } else { (cells.len() == CELLS).then_some(true) };
        Some(Advice::Mat { each, named, own, regular })
    }
}
