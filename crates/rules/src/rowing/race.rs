//! A race for the lifesavers: who was quick, who was slowest, who wins and who
//! goes next.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::seat::{PerSeat, Seat};

/// Touching again before this many milliseconds have passed is a slip.
pub const SLIP: u64 = 500;
/// Whoever reaches for a lifesaver within this many milliseconds after the last
/// one was gone was in the race, only too late.
pub const LATE: u64 = 1500;

/// What a player has left of their deck, as far as the app knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Hand {
    #[default]
    Cards,
    /// One card, and the player has said so.
    Called,
    /// None, so the player wins with the next lifesaver.
    Out,
}

/// A seat that took a lifesaver, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Grab {
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}

/// A race as far as the app has seen it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Race {
    /// Quickest first. Those in one group were too close to call.
    pub groups: Vec<Vec<Grab>>,
    /// The rings on the table device that were touched, by whomever.
    pub rings: BTreeSet<u8>,
    /// Who touched a lifesaver with another one in hand.
    pub again: Vec<Seat>,
    /// Who reached for one when they were all gone.
    pub late: Vec<Grab>,
}

/// Somebody that the order of the grabs should name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Placed {
    Known {
        seat: Seat,
    },
    /// It's one of these, and the table has to say which.
    TooClose {
        seats: Vec<Seat>,
    },
    /// The app hasn't seen it.
    Unknown,
}

impl Race {
    /// Everybody who has a lifesaver, quickest first.
    pub fn order(&self) -> Vec<Seat> {
        self.groups.iter().flatten().map(|grab| grab.seat).collect()
    }

    pub fn grab_of(&self, seat: Seat) -> Option<Grab> {
        self.groups.iter().flatten().find(|grab| grab.seat == seat).copied()
    }

    /// When each group touched, in milliseconds after the first.
    pub fn behind(&self) -> Vec<u64> {
        let times: Vec<u64> = self.groups.iter().filter_map(|group| earliest(group)).collect();
        let first = times.first().copied().unwrap_or_default();
        times.iter().map(|at| at.saturating_sub(first)).collect()
    }

    /// How many milliseconds after the last lifesaver was gone this seat reached
    /// for one.
    pub fn late_by(&self, seat: Seat) -> Option<u64> {
        let late = self.late.iter().find(|grab| grab.seat == seat)?;
        Some(late.at.saturating_sub(self.last_at()?))
    }

    /// When the last lifesaver so far was taken.
    pub fn last_at(&self) -> Option<u64> {
        self.groups.iter().flatten().map(|grab| grab.at).max()
    }

    pub fn first(&self) -> Placed {
        match self.groups.first().map(Vec::as_slice) {
            None | Some([]) => Placed::Unknown,
            Some([grab]) => Placed::Known { seat: grab.seat },
            Some(group) => Placed::TooClose { seats: seats(group) },
        }
    }

    /// Who got none. If everybody touched, it's one of the last, who reached
    /// for the same lifesaver.
    pub fn slowest(&self, players: usize) -> Placed {
        let order = self.order();
        let mut without = Seat::all(players).filter(|seat| !order.contains(seat));
        match (without.next(), without.next()) {
            (Some(_), Some(_)) => Placed::Unknown,
            (Some(seat), None) => Placed::Known { seat },
            (None, _) => match self.groups.last().map(Vec::as_slice) {
                Some([grab]) => Placed::Known { seat: grab.seat },
                Some(group) => Placed::TooClose { seats: seats(group) },
                None => Placed::Unknown,
            },
        }
    }
}

fn earliest(group: &[Grab]) -> Option<u64> {
    group.iter().map(|grab| grab.at).min()
}

fn seats(group: &[Grab]) -> Vec<Seat> {
    group.iter().map(|grab| grab.seat).collect()
}

/// How many lifesavers this many players race for.
pub fn places(players: usize) -> usize {
    players.saturating_sub(1)
}

/// Who wins a set: those without cards who are safe, in the order of their
/// grabs.
pub fn winners(hands: &PerSeat<Hand>, safe: &[Seat]) -> Vec<Seat> {
    safe.iter().filter(|seat| hands[**seat] == Hand::Out).copied().collect()
}

/// Who goes next: the first with cards, clockwise from this seat on.
pub fn next(hands: &PerSeat<Hand>, start: Seat) -> Option<Seat> {
    let players = hands.len();
    let mut round = (0..players).map(|places| start.left(places, players));
    round.find(|seat| hands[*seat] != Hand::Out)
}
