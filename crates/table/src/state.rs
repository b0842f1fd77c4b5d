//! What a table remembers: the fold of its journal.

use std::fmt;

use rules::{
    game::{Progress, UnixMillis},
    people::Group,
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    disk::Unusable,
    games::{self, Games, Kind},
    link::{Secrets, TableId},
    old,
    playing::Playing,
    seats::{SeatChange, Seats},
    wire::{Copied, FinishedGame, Lost, Screens},
};

/// One line of the journal.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Entry {
    /// The first line: which game this table plays first.
    Opened {
        game: String,
    },
    /// Another game at the same table. Old journals know only one game and
    /// don't name it.
    Round {
        #[serde(default)]
        game: Option<String>,
    },
    /// Who sits here, and who of them plays.
    People {
        group: Group,
        /// Only names and colours are new, so the set-up goes on.
        #[serde(default, skip_serializing_if = "is_not")]
        goes_on: bool,
    },
    Game {
        event: Value,
    },
    Seat {
        change: SeatChange,
    },
    /// Whether this table counts with hold pads.
    Pads {
        on: bool,
    },
    /// Whether phones may make sound here.
    PhonesSound {
        on: bool,
    },
    /// Those who only watch have a new link, and older ones are no longer valid.
    Onlookers {
        secrets: Secrets,
    },
    /// What big screens do here.
    Screens {
        screens: Screens,
    },
    /// Lines that followed here were acknowledged and are gone, at least so
    /// many.
    Lost {
        lines: u32,
    },
    /// The people know that, and go on from here.
    GoneOn,
    /// Somebody is given a copy of the game in progress, for another device. From
    /// here on it stands still.
    Copied,
    /// The people know that, and play on here.
    PlayedOn,
    /// A game that was played to its end. In the file of a closed table these
    /// are all there is.
    Kept {
        game: Box<FinishedGame>,
    },
}

fn is_not(flag: &bool) -> bool {
    !flag
}

impl Entry {
    /// Whether it says who may connect to this table, which stays with the host.
    pub(crate) fn is_about_links(&self) -> bool {
        matches!(self, Entry::Seat { .. } | Entry::Onlookers { .. } | Entry::Screens { .. })
    }

    /// The entry as it is written down.
    pub(crate) fn line(&self) -> Result<String, Unusable> {
        serde_json::to_string(self).map_err(|_| Unusable::Stumbles)
    }
}

/// What a group had agreed on: the command that sets the game up like that.
#[derive(Clone)]
struct Agreed {
    group: Group,
    command: Value,
}

/// An entry and when it was made.
#[derive(Clone, PartialEq)]
pub struct Dated<T> {
    pub at: UnixMillis,
    pub entry: T,
}

/// Entries hold mats and the keys of seats, so none is ever printed.
impl<T> fmt::Debug for Dated<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dated({}, hidden)", self.at)
    }
}

/// Why a line can't be taken into the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// It can't follow what came before it.
    Impossible,
    /// It is of a game that was not there yet.
    UnknownGame,
}

#[derive(Clone)]
pub(crate) struct TableState {
    games: Games,
    pub(crate) opened_at: UnixMillis,
    pub(crate) last_at: UnixMillis,
    pub(crate) round: u32,
    /// When the present game began.
    pub(crate) began_at: Option<UnixMillis>,
    /// When it ended.
    pub(crate) ended_at: Option<UnixMillis>,
    pub(crate) kind: &'static Kind,
    pub(crate) game: Box<dyn Playing>,
    pub(crate) group: Group,
    pub(crate) seats: Seats,
    pub(crate) uses_pads: bool,
    /// Nothing until the table has said so.
    pub(crate) phones_sound: Option<bool>,
    /// The link of those who only watch, once somebody has asked for it.
    pub(crate) onlookers: Option<Secrets>,
    pub(crate) screens: Screens,
    /// Who played the last game, and what they had agreed on, if this is the
    /// same one again.
    agreed: Option<Agreed>,
    /// What has been lost, until the people have gone on.
    pub(crate) lost: Option<Lost>,
    /// Whether the present game was copied, and stands still.
    pub(crate) copied: Option<Copied>,
}

impl TableState {
    /// A table at which nobody sits yet.
    pub(crate) fn new(games: Games, kind: &'static Kind) -> TableState {
        TableState {
            games,
            opened_at: 0,
            last_at: 0,
            round: 1,
            began_at: None,
            ended_at: None,
            kind,
            game: (kind.new)(&[]),
            group: Group::default(),
            seats: Seats::default(),
            uses_pads: false,
            phones_sound: None,
            onlookers: None,
            screens: Screens::default(),
            agreed: None,
            lost: None,
            copied: None,
        }
    }

    pub(crate) fn fold(&mut self, Dated { at, entry }: &Dated<Entry>) -> Result<(), Unfit> {
        let before = std::mem::replace(&mut self.last_at, *at);
        match entry {
            Entry::Opened { .. } => self.opened_at = *at,
            Entry::Round { game } => {
                let before = self.kind;
                if let Some(name) = game {
                    self.kind = games::named(self.games, name).ok_or(Unfit::UnknownGame)?;
                }
                let agreed = self.game.rematch().filter(|_| before == self.kind);
                self.agreed = agreed.map(|command| {
                    let group = Group { resting: Vec::new(), ..self.group.clone() };
                    Agreed { group, command }
                });
                self.round = self.round.saturating_add(1);
                self.began_at = None;
                self.ended_at = None;
                self.copied = None;
                self.game = (self.kind.new)(&self.group.players);
            }
            Entry::People { group, goes_on: true } if self.are_same_people(group) => {
                self.game.recolour(&group.players);
                self.group = group.clone();
            }
            Entry::People { group, .. } => self.seat(group.clone()),
            Entry::Game { event } => {
                if let Some(players) = old::players_in(event) {
                    self.seat(Group { players, resting: Vec::new() });
                }
                self.game.fold(event).map_err(|_| Unfit::Impossible)?;
                let progress = self.game.progress();
                self.began_at = match progress {
                    Progress::SetUp => None,
                    Progress::UnderWay | Progress::Over => self.began_at.or(Some(*at)),
                };
                self.ended_at = match progress {
                    Progress::SetUp | Progress::UnderWay => None,
                    Progress::Over => self.ended_at.or(Some(*at)),
                };
            }
            Entry::Seat { change } => self.seats.fold(change),
            Entry::Pads { on } => self.uses_pads = *on,
            Entry::PhonesSound { on } => self.phones_sound = Some(*on),
            Entry::Onlookers { secrets } => self.onlookers = Some(secrets.clone()),
            Entry::Screens { screens } => self.screens = *screens,
            Entry::Lost { lines } => {
                let earlier = self.lost.as_ref().map_or(0, |lost| lost.lines);
                let lines = lines.saturating_add(earlier);
                self.lost = Some(Lost { lines, back_at: before });
            }
            Entry::GoneOn => self.lost = None,
            Entry::Copied => {
                let before = self.copied.as_ref().map_or(0, |copied| copied.times);
                let times = before.saturating_add(1);
                self.copied = Some(Copied { times, last: *at, stands_still: true });
            }
            Entry::PlayedOn => {
                if let Some(copied) = &mut self.copied {
                    copied.stands_still = false;
                }
            }
            Entry::Kept { .. } => {}
        }
        Ok(())
    }

    /// These people sit down. Whoever was here before keeps link and phone,
    /// wherever they sit now.
    fn seat(&mut self, group: Group) {
        self.seats.rearrange(&moves(&self.group, &group), group.len());
        self.game = (self.kind.new)(&group.players);
        self.group = group;
    }

    /// Whether these are the people who sit here, in the same seats, before a
    /// game has begun.
    fn are_same_people(&self, group: &Group) -> bool {
        self.game.progress() == Progress::SetUp
            && group.players.len() == self.players()
            && stay(&self.group, group)
    }

    /// Whether the present game is being set up just like the last one.
    pub(crate) fn is_rematch(&self) -> bool {
        let Some(Agreed { group, command }) = &self.agreed else { return false };
        let players = Group { resting: Vec::new(), ..self.group.clone() };
        self.game.progress() == Progress::SetUp
            && stay(group, &players)
            && self.game.rematch().as_ref() == Some(command)
    }

    /// How many play the present game.
    pub(crate) fn players(&self) -> usize {
        self.group.players.len()
    }

    pub(crate) fn is_under_way(&self) -> bool {
        self.game.progress() == Progress::UnderWay
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.progress() == Progress::Over
    }

    pub(crate) fn stands_still(&self) -> bool {
        self.copied.as_ref().is_some_and(|copied| copied.stands_still)
    }

    /// Whether the table stopped the game that is over now.
    pub(crate) fn was_stopped(&self) -> bool {
        let report = self.game.report();
        report.is_some_and(|report| (self.kind.was_stopped)(&report.details))
    }

    /// What is kept of the present game, once it is over.
    pub(crate) fn finished(&self, table: &TableId) -> Option<FinishedGame> {
        let report = self.game.report()?;
        Some(FinishedGame {
            table: table.clone(),
            round: self.round,
            game: self.kind.name.to_owned(),
            began_at: self.began_at.unwrap_or(self.last_at),
            ended_at: self.ended_at.unwrap_or(self.last_at),
            players: self.group.players.clone(),
            forgotten: Vec::new(),
            winners: report.winners,
            scores: report.scores,
            details: report.details,
        })
    }
}

/// Whether everybody of one group sits in the same seat in the next, and nobody
/// else does.
pub(crate) fn stay(before: &Group, after: &Group) -> bool {
    let moves = moves(before, after);
    before.len() == after.len()
        && Seat::all(before.len()).zip(moves).all(|(seat, to)| to == Some(seat))
}

/// Where everybody of one group sits in the next: for each seat the new one, or
/// none for those who have left. People from before there were ids are known
/// by where they sit.
pub(crate) fn moves(before: &Group, after: &Group) -> Vec<Option<Seat>> {
    let seats = Seat::all(before.len());
    seats
        .zip(before.everybody())
        .map(|(seat, person)| {
            if person.id.is_known() {
                let found = after.everybody().position(|other| other.id == person.id);
                return found.map(|seat| Seat(seat as u8));
            }
            (usize::from(seat.0) < after.len()).then_some(seat)
        })
        .collect()
}
