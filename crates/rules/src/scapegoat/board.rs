//! What everybody can see on the table: tokens, locations, whose turn it is.

use serde::{Deserialize, Serialize};

use super::{
    plan::{Direction, Row},
    refusal::Refusal,
    terms::Due,
};
use crate::seat::{PerSeat, Seat};

/// There are two preparation tokens in the box.
pub const PREPARATION_TOKENS: u8 = 2;
/// The highest turn number that a table can enter, far beyond any evening.
pub const LAST_TURN: u32 = 9_999;
/// The face-down cards at the stash.
pub const STASH_SLOTS: std::ops::RangeInclusive<u8> = 1..=3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Location {
    /// Either face of the card: flipping it moves nobody.
    Prepare,
    Spy,
    Trade,
    Stash,
    Cops,
}

impl Location {
    pub const ALL: [Location; 5] =
        [Location::Prepare, Location::Spy, Location::Trade, Location::Stash, Location::Cops];
}

/// Which face of the first location is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    Prepare,
    Frame,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    pub at: PerSeat<Location>,
    /// Preparation tokens in front of each player.
    pub tokens: PerSeat<u8>,
    /// Preparation tokens still on the card.
    pub on_card: u8,
    pub active: Seat,
    pub turn: u32,
}

impl Board {
    /// The board once all tokens have been placed in this order.
    pub fn at_start(row: Row, placement: &[Seat]) -> Board {
        let place_of = |seat: Seat| {
            let place = placement.iter().position(|placed| *placed == seat);
            // A placement that was checked contains every seat.
            row.0[place.unwrap_or_default() % 4]
        };
        Board {
            at: PerSeat::new(placement.len(), place_of),
            tokens: PerSeat::new(placement.len(), |_| 0),
            on_card: PREPARATION_TOKENS,
            active: placement[0],
            turn: 1,
        }
    }

    /// Whether people can enter this board as what's on their table.
    pub fn check(&self, players: usize) -> Result<(), Refusal> {
        if !self.can_lie(players) || self.at.values().any(|at| *at == Location::Cops) {
            return Err(Refusal::ImpossibleBoard);
        }
        if (1..=LAST_TURN).contains(&self.turn) {
            Ok(())
        } else {
            Err(Refusal::Turn { highest: LAST_TURN })
        }
    }

    /// Whether everybody is at a location and every token is accounted for.
    pub(super) fn can_lie(&self, players: usize) -> bool {
        let held = || self.tokens.values().map(|tokens| u32::from(*tokens)).sum::<u32>();
        self.at.len() == players
            && self.tokens.len() == players
            && usize::from(self.active.0) < players
            && u32::from(self.on_card) + held() == u32::from(PREPARATION_TOKENS)
    }

    pub fn side(&self) -> Side {
        if self.on_card == 0 { Side::Frame } else { Side::Prepare }
    }

    /// Where the active player may go: anywhere except where they are.
    pub fn moves(&self, row: Row) -> Vec<Location> {
        row.0.into_iter().filter(|to| *to != self.at[self.active]).collect()
    }

    /// The action that is due for the active player at a location; none at
    /// the cops.
    pub fn action_at(&self, location: Location) -> Option<Due> {
        match (location, self.side()) {
            (Location::Cops, _) => None,
            (Location::Spy, _) => Some(Due::Spy),
            (Location::Trade, _) => Some(Due::Trade),
            (Location::Stash, _) => Some(Due::Stash),
            (Location::Prepare, Side::Prepare) => Some(Due::Prepare),
            (Location::Prepare, Side::Frame) if self.tokens[self.active] == 0 => Some(Due::Steal),
            (Location::Prepare, Side::Frame) => Some(Due::Frame),
        }
    }

    /// Who the active player may choose for an action.
    pub fn targets(&self, action: Due) -> Vec<Seat> {
        let others = Seat::all(self.at.len()).filter(|seat| *seat != self.active);
        match action {
            Due::Spy | Due::Trade => others.collect(),
            Due::Steal => others.filter(|seat| self.tokens[*seat] > 0).collect(),
            Due::Stash | Due::Prepare | Due::Frame => Vec::new(),
        }
    }

    /// The player opposite the active one, with six players.
    pub fn opposite(&self) -> Option<Seat> {
        (self.at.len() == 6).then(|| self.active.left(3, 6))
    }

    pub fn can_frame_next_turn(&self, seat: Seat) -> bool {
        self.side() == Side::Frame && self.tokens[seat] > 0 && self.at[seat] != Location::Prepare
    }

    /// The first turn on which somebody could try to frame, seen from the start of a
    /// turn, as long as nobody has a token. Whoever takes one has to leave the card
    /// and come back.
    pub fn earliest_frame(&self, direction: Direction) -> Option<u32> {
        if self.on_card < PREPARATION_TOKENS {
            return None;
        }
        let players = self.at.len();
        let mut later = self.clone();
        for _ in 0..players {
            if later.at[later.active] != Location::Prepare {
                return Some(later.turn.saturating_add(2 * players as u32));
            }
            later.next_turn(direction);
        }
        // Everybody stands on the card, and the first player leaves it first.
        Some(self.turn.saturating_add(3 * players as u32))
    }

    /// Whose turn comes after this one.
    pub fn next(&self, direction: Direction) -> Seat {
        let players = self.at.len();
        let places = match direction {
            Direction::Clockwise => 1,
            Direction::CounterClockwise => players - 1,
        };
        self.active.left(places, players)
    }

    pub fn next_turn(&mut self, direction: Direction) {
        self.active = self.next(direction);
        self.turn = self.turn.saturating_add(1);
    }
}
