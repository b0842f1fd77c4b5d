//! What a table remembers: the fold of its journal.

use rules::game::{Game, UnixMillis};
use serde::{Deserialize, Serialize};

use crate::seats::{SeatChange, Seats};

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
}

/// An entry and when it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Dated<T> {
    pub at: UnixMillis,
    pub entry: T,
}

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
}

impl<G: Game> TableState<G> {
    pub fn of(entries: &[Dated<Entry<G::Event>>]) -> TableState<G> {
        let mut state = TableState {
            opened_at: 0,
            last_at: 0,
            round: 1,
            began_at: None,
            game: G::default(),
            seats: Seats::default(),
            uses_pads: false,
        };
        for entry in entries {
            state.fold(entry);
        }
        state
    }

    pub fn fold(&mut self, dated: &Dated<Entry<G::Event>>) {
        self.last_at = dated.at;
        match &dated.entry {
            Entry::Opened { .. } => self.opened_at = dated.at,
            Entry::Round => {
                self.round += 1;
                self.began_at = None;
                self.game = G::default();
            }
            Entry::Game { event } => {
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
        }
    }
}
