//! What a table remembers: the fold of its journal.

use rules::game::{Game, UnixMillis};
use serde::{Deserialize, Serialize};

use crate::{
    link::TableId,
    seats::{SeatChange, Seats},
    wire::{FinishedGame, Lost},
};

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Entry<E> {
    /// The first line: which game this table plays.
    Opened {
        game: String,
    },
    /// Another game for the same table.
    Round,
    Game {
        event: E,
    },
    Seat {
        change: SeatChange,
    },
    /// Whether this table counts with hold pads.
    Pads {
        on: bool,
    },
    /// At least this many lines that followed here were acknowledged and then lost.
    Lost {
        lines: u32,
    },
    /// People know that, and carry on from here.
    GoneOn,
}

/// An entry and when it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Dated<T> {
    pub at: UnixMillis,
    pub entry: T,
}

/// A line that can't follow the ones before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Impossible;

#[derive(Debug, Clone, PartialEq)]
pub struct TableState<G> {
    pub opened_at: UnixMillis,
    pub last_at: UnixMillis,
    pub round: u32,
    /// When the present game began.
    pub began_at: Option<UnixMillis>,
    pub game: G,
    pub seats: Seats,
    pub uses_pads: bool,
    /// What has been lost, until people have carried on without it.
    pub lost: Option<Lost>,
}

impl<G: Game> Default for TableState<G> {
    fn default() -> TableState<G> {
        TableState {
            opened_at: 0,
            last_at: 0,
            round: 1,
            began_at: None,
            game: G::default(),
            seats: Seats::default(),
            uses_pads: false,
            lost: None,
        }
    }
}

impl<G: Game> TableState<G> {
    pub fn fold(&mut self, dated: &Dated<Entry<G::Event>>) -> Result<(), Impossible> {
        let before = std::mem::replace(&mut self.last_at, dated.at);
        match &dated.entry {
            Entry::Opened { .. } => self.opened_at = dated.at,
            Entry::Round => {
                self.round = self.round.saturating_add(1);
                self.began_at = None;
                self.game = G::default();
            }
            Entry::Game { event } => {
                if !self.game.fits(event) {
                    return Err(Impossible);
                }
                self.game.fold(event);
                // Between two rounds the group keeps its seats.
                if self.game.seats() > 0 {
                    self.seats.resize(self.game.seats());
                }
                if self.game.has_begun() {
                    self.began_at.get_or_insert(dated.at);
                } else {
                    self.began_at = None;
                }
            }
            Entry::Seat { change } => self.seats.fold(change),
            Entry::Pads { on } => self.uses_pads = *on,
            Entry::Lost { lines } => {
                let earlier = self.lost.as_ref().map_or(0, |lost| lost.lines);
                let lines = lines.saturating_add(earlier);
                self.lost = Some(Lost { lines, back_at: before });
            }
            Entry::GoneOn => self.lost = None,
        }
        Ok(())
    }

    /// What is kept of the present game once it is over.
    pub fn finished(&self, table: &TableId) -> Option<FinishedGame> {
        let report = self.game.report()?;
        Some(FinishedGame {
            table: table.clone(),
            round: self.round,
            game: G::NAME.to_owned(),
            began_at: self.began_at.unwrap_or(self.last_at),
            ended_at: self.last_at,
            report: serde_json::to_value(report).unwrap_or_default(),
        })
    }
}
