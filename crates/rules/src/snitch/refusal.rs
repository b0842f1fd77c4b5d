//! The reasons for refusing a command. Each has a name of its own, because each
//! needs its own sentence on the screen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::terms::{Due, Sort};
use crate::{
    checks::{Refused, own_refusals},
    gathering::NoCount,
    seat::Seat,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    // Before the game.
    Players {
        players: usize,
    },
    LookTime {
        shortest: u8,
        longest: u8,
    },
    LostTooMany {
        sort: Sort,
        most: u8,
    },
    WitnessesAreCounted,
    StandIn,
    TooFewCards {
        cards: u8,
        players: usize,
    },
    CardCount {
        cards: u8,
        fewest: u8,
        most: u8,
    },
    NotArranged,
    AlreadyBegun,
    NotBegun,
    NothingToLookAt,

    // Cards.
    NoSuchWitness {
        highest: u32,
    },
    NotFamily,
    TooMany {
        sort: Sort,
        most: u8,
    },
    TooManyCards {
        most: u8,
    },

    // Turns.
    NoSuchSeat,
    SeatNeeded,
    TableOnly,
    #[serde(rename = "followOnly")]
    GuidedOnly,
    #[serde(rename = "helpOnly")]
    FreeOnly,
    LookFirst,
    NotYourTurn,
    DrawFirst,
    PlayFirst,
    ActFirst {
        due: Due,
    },
    WrongAction {
        due: Due,
    },
    NothingToDraw,
    NoPassing,
    NoSkipping,
    MustClose,
    OutOfReach {
        seat: Seat,
    },
    OneCardOnly {
        seat: Seat,
    },
    TargetSelf,
    EmptyDistrict {
        seat: Seat,
    },
    NoElimination,
    CloserWatches,
    ClosedIsSafe {
        seat: Seat,
    },
    NothingToGive,
    AlreadyClosed {
        by: Seat,
    },
    NobodyClosed,
    Revealing,

    // Counts and the reveal.
    NothingToCount,
    NotCounting,
    NotTheClock,
    NotDuringCount,
    NoTimeRunning,
    NoEntryDue,
    EntryMissing {
        seat: Seat,
    },
    NobodyHasSnitch,
    TopMissing {
        seat: Seat,
    },
    TopNeeded,

    // At any time.
    NothingToUndo,
    NotYoursToUndo,
    ImpossibleBoard {
        cards: u8,
    },
    NotTheNext {
        seat: Seat,
    },
    GameOver,
}

/// These sentences are for developers and the shell. The screens have their own
/// ones in the player's language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players { players } => {
                write!(f, "Soplón is for 2 to 10 players, not {players}.")
            }
            Refusal::LookTime { shortest, longest } => {
                write!(f, "The look lasts {shortest} to {longest} seconds.")
            }
            Refusal::LostTooMany { sort, most } => {
                write!(f, "You can't have lost that many: {}.", in_the_box(*sort, *most))
            }
            Refusal::WitnessesAreCounted => f.write_str(
                "Just count the missing witnesses; it doesn't matter which ones they are.",
            ),
            Refusal::StandIn => f.write_str("Only a witness or another family card can stand in."),
            Refusal::TooFewCards { cards, players } => {
                write!(f, "{cards} cards aren't enough for {players} players.")
            }
            Refusal::CardCount { cards, fewest, most } => {
                write!(f, "There must be {fewest} to {most} cards, not {cards}. Count again.")
            }
            Refusal::NotArranged => f.write_str("Choose what you're playing with first."),
            Refusal::AlreadyBegun => f.write_str("The game has begun; this can't be changed now."),
            Refusal::NotBegun => f.write_str("The game hasn't begun yet."),
            Refusal::NothingToLookAt => f.write_str("Nobody is looking at their cards right now."),
            Refusal::NoSuchWitness { highest } => {
                write!(f, "Witnesses have numbers from 0 to {highest}.")
            }
            Refusal::NotFamily => f.write_str("This isn't a family card."),
            Refusal::TooMany { sort, most } => {
                write!(f, "That can't be right: {}.", in_the_box(*sort, *most))
            }
            Refusal::TooManyCards { most } => {
                write!(f, "That can't be right: there are only {most} cards.")
            }
            Refusal::NoSuchSeat => f.write_str("There's no such seat."),
            Refusal::SeatNeeded => f.write_str("Choose which player does this."),
            Refusal::TableOnly => f.write_str("Only the table device can do this."),
            Refusal::GuidedOnly => f.write_str("The app isn't following the turns of this game."),
            Refusal::FreeOnly => {
                f.write_str("The app is following your turns, so this is part of a turn.")
            }
            Refusal::LookFirst => {
                f.write_str("First everybody looks at the two cards nearest them.")
            }
            Refusal::NotYourTurn => f.write_str("It's another player's turn."),
            Refusal::DrawFirst => f.write_str("Draw a card first."),
            Refusal::PlayFirst => {
                f.write_str("First play the card that made room for the new one.")
            }
            Refusal::ActFirst { due } => write!(f, "Finish the action first: {}.", what(*due)),
            Refusal::WrongAction { due } => write!(f, "With this card you {}.", what(*due)),
            Refusal::NothingToDraw => f.write_str("There's no card left to draw."),
            Refusal::NoPassing => f.write_str("You can't pass a turn."),
            Refusal::NoSkipping => f.write_str("You can't skip the action."),
            Refusal::MustClose => f.write_str("You have no cards, so you have to close."),
            Refusal::OutOfReach { seat } => {
                write!(f, "Seat {}'s district is closed: family cards can't reach it.", seat.0)
            }
            Refusal::OneCardOnly { seat } => {
                write!(f, "Seat {} has only one card.", seat.0)
            }
            Refusal::TargetSelf => f.write_str("Choose another player."),
            Refusal::EmptyDistrict { seat } => {
                write!(f, "Seat {} has no cards.", seat.0)
            }
            Refusal::NoElimination => f.write_str("Nothing can be eliminated right now."),
            Refusal::CloserWatches => f.write_str("You've closed, so you can't eliminate."),
            Refusal::ClosedIsSafe { seat } => {
                write!(
                    f,
                    "Seat {}'s district is closed: nobody else can eliminate from it.",
                    seat.0
                )
            }
            Refusal::NothingToGive => {
                f.write_str("You have no card to give, so you can't eliminate anybody else's.")
            }
            Refusal::AlreadyClosed { by } => write!(f, "Seat {} has already closed.", by.0),
            Refusal::NobodyClosed => f.write_str("Nobody has closed yet."),
            Refusal::Revealing => f.write_str("The turns are over. Cards on the table!"),
            Refusal::NothingToCount => f.write_str("There's nothing to count down to right now."),
            Refusal::NotCounting => f.write_str("There's no countdown running."),
            Refusal::NotTheClock => f.write_str("Only the clock ends this."),
            Refusal::NotDuringCount => f.write_str("Not during the countdown."),
            Refusal::NoTimeRunning => f.write_str("There's no clock running right now."),
            Refusal::NoEntryDue => f.write_str("No cards need to be entered right now."),
            Refusal::EntryMissing { seat } => {
                write!(f, "Seat {}'s cards are still missing.", seat.0)
            }
            Refusal::NobodyHasSnitch => f.write_str("Nobody has the snitch."),
            Refusal::TopMissing { seat } => {
                write!(f, "Seat {} has the snitch: turn over the top card.", seat.0)
            }
            Refusal::TopNeeded => f.write_str("Shuffle the discards and turn over the top card."),
            Refusal::NothingToUndo => f.write_str("There's nothing to undo."),
            Refusal::NotYoursToUndo => f.write_str("Somebody else took this step."),
            Refusal::ImpossibleBoard { cards } => {
                write!(f, "That can't be right: there are {cards} cards in all.")
            }
            Refusal::NotTheNext { seat } => {
                write!(f, "It's seat {}'s turn: they come next after whoever closed.", seat.0)
            }
            Refusal::GameOver => f.write_str("The game is over."),
        }
    }
}

fn in_the_box(sort: Sort, most: u8) -> String {
    match (sort, most) {
        (Sort::Witness, most) => format!("there are only {most} witnesses"),
        (Sort::Family, most) => format!("there are only {most} family cards"),
        (Sort::Cousin, 0) => "the cousin isn't in this game".to_owned(),
        (Sort::Cousin, _) => "there's only one cousin".to_owned(),
        (Sort::Snitch, 0) => "the snitch isn't in this game".to_owned(),
        (Sort::Snitch, _) => "there's only one snitch".to_owned(),
    }
}

fn what(due: Due) -> &'static str {
    match due {
        Due::Look => "look at a card",
        Due::Swap => "swap two cards",
        Due::RemoveOrAdd => "remove or add a card",
    }
}

impl std::error::Error for Refusal {}

own_refusals! { Refusal for Refused:
    NotArranged, NoSuchSeat, SeatNeeded, TableOnly, NotTheClock, NothingToUndo, NotYoursToUndo, GameOver
}
own_refusals! { Refusal for NoCount: NothingToCount, NotCounting, NotDuringCount }
