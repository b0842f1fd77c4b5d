//! Why a command was refused. Each reason has its own name, because each
//! needs its own sentence on the screen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{board::Action, colour::Colour, dice::Die, setup::CardNumber};
use crate::seat::Seat;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    // Before the game.
    Players { players: usize },
    ColourTwice { colour: Colour },
    GreyPlayer,
    NameTooLong { longest: usize },
    NameUnprintable,
    Row,
    Placement,
    PileSize { pile: u8, players: u8, legal: [u8; 2], numbers: Vec<CardNumber> },
    NotArranged,
    AlreadyBegun,
    NotBegun,
    AlreadyRolled,
    DieRange { die: Die, lowest: u8, highest: u8 },
    DieUnread { die: Die },
    DieIsLost { die: Die },
    Edition { lowest: u32, highest: u32 },

    // Mats.
    NothingToRead,
    NoCardboard,
    MatNamesOwner,
    MatNotSettled,
    MatIsCardboard,
    NotDuringCount,

    // Turns.
    NoSuchSeat,
    SeatNeeded,
    TableOnly,
    GuidedOnly,
    FreeOnly,
    LookFirst,
    NotYourTurn,
    MoveFirst,
    SameLocation,
    ActFirst { due: Action },
    WrongAction { due: Action },
    SwapFirst,
    TargetSelf,
    TargetWithoutToken,
    StashSlot,
    InterruptNeedsSix,
    InterruptSeat,
    InterruptTooLate,
    FrameUnderWay,
    CopsCalled,

    // Frame attempt and cops.
    NothingToCount,
    NotCounting,
    NotTheClock,
    NoCardDue,
    CardMissing { seat: Seat },
    CardEmpty { seat: Seat },
    NothingToJudge,
    NoPointing,
    ArrowMissing { seat: Seat },
    ArrowAtSelf { seat: Seat },
    ArrowsImpossible,

    // At any time.
    NothingToUndo,
    NotYoursToUndo,
    ImpossibleBoard,
    Turn { highest: u32 },
    GameOver,
}

/// For developers and the shell; screens have their own sentences, in the
/// player's language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players { players } => {
                write!(f, "Scape Goat is for 3 to 6 players, not {players}.")
            }
            Refusal::ColourTwice { colour } => write!(f, "Two players cannot both be {colour:?}."),
            Refusal::GreyPlayer => f.write_str("Grey is the bystander and no player."),
            Refusal::NameTooLong { longest } => {
                write!(f, "A name has at most {longest} characters.")
            }
            Refusal::NameUnprintable => f.write_str("A name has no control characters."),
            Refusal::Row => {
                f.write_str("Prepare lies far left, the cops far right, each location once.")
            }
            Refusal::Placement => f.write_str("Every player's token is placed exactly once."),
            Refusal::PileSize { pile, players, legal: [small, large], .. } => {
                write!(
                    f,
                    "For {players} players the pile has {small} or {large} cards, not {pile}."
                )
            }
            Refusal::NotArranged => f.write_str("First say who plays."),
            Refusal::AlreadyBegun => f.write_str("The game has begun; this cannot be changed now."),
            Refusal::NotBegun => f.write_str("The game has not begun yet."),
            Refusal::AlreadyRolled => f.write_str("The dice lie; they are rolled once in a game."),
            Refusal::DieRange { die, lowest, highest } => {
                write!(f, "The {die:?} die reads {lowest} to {highest}.")
            }
            Refusal::DieUnread { die } => write!(f, "Roll the {die:?} die and tell what it reads."),
            Refusal::DieIsLost { die } => write!(f, "The app rolls the {die:?} die."),
            Refusal::Edition { lowest, highest } => {
                write!(f, "Printed editions have the numbers {lowest} to {highest}.")
            }
            Refusal::NothingToRead => f.write_str("No mat has to be read out now."),
            Refusal::NoCardboard => f.write_str("This seat has no cardboard mat."),
            Refusal::MatNamesOwner => f.write_str("A mat never names its owner: look again."),
            Refusal::MatNotSettled => f.write_str("First the others tell what their mats say."),
            Refusal::MatIsCardboard => f.write_str("Look at your cardboard mat."),
            Refusal::NotDuringCount => f.write_str("Not during the countdown."),
            Refusal::NoSuchSeat => f.write_str("There is no such seat."),
            Refusal::SeatNeeded => f.write_str("Say which player does this."),
            Refusal::TableOnly => f.write_str("Only the table device can do this."),
            Refusal::GuidedOnly => f.write_str("The app does not follow the turns of this game."),
            Refusal::FreeOnly => f.write_str("In a guided game this is part of a turn."),
            Refusal::LookFirst => f.write_str("First everybody looks at the own mat."),
            Refusal::NotYourTurn => f.write_str("It is another player's turn."),
            Refusal::MoveFirst => f.write_str("First move your token."),
            Refusal::SameLocation => f.write_str("You are already here: you must move."),
            Refusal::ActFirst { due } => write!(f, "First do your action: {due:?}."),
            Refusal::WrongAction { due } => write!(f, "Your action here is {due:?}."),
            Refusal::SwapFirst => f.write_str("First do the evidence swap."),
            Refusal::TargetSelf => f.write_str("Choose another player."),
            Refusal::TargetWithoutToken => f.write_str("This player has no preparation token."),
            Refusal::StashSlot => f.write_str("The stash has the cards 1, 2 and 3."),
            Refusal::InterruptNeedsSix => f.write_str("Only at six players may one interrupt."),
            Refusal::InterruptSeat => f.write_str("Only the player opposite may interrupt."),
            Refusal::InterruptTooLate => f.write_str("It is too late to interrupt this turn."),
            Refusal::FrameUnderWay => f.write_str("A frame attempt is under way."),
            Refusal::CopsCalled => f.write_str("The cops have been called."),
            Refusal::NothingToCount => f.write_str("Nothing is to be counted down now."),
            Refusal::NotCounting => f.write_str("No countdown is running."),
            Refusal::NotTheClock => f.write_str("Only the clock ends a countdown."),
            Refusal::NoCardDue => f.write_str("No card is to be shown now."),
            Refusal::CardMissing { seat } => write!(f, "The card of seat {} is missing.", seat.0),
            Refusal::CardEmpty { seat } => {
                write!(f, "The card of seat {} shows no colour.", seat.0)
            }
            Refusal::NothingToJudge => f.write_str("There is nothing to judge now."),
            Refusal::NoPointing => f.write_str("Nobody points at anybody now."),
            Refusal::ArrowMissing { seat } => write!(f, "Seat {} has not pointed yet.", seat.0),
            Refusal::ArrowAtSelf { seat } => write!(f, "Seat {} points at itself.", seat.0),
            Refusal::ArrowsImpossible => {
                f.write_str("Nobody is pointed at by all others: somebody misread.")
            }
            Refusal::NothingToUndo => f.write_str("There is nothing to undo."),
            Refusal::NotYoursToUndo => f.write_str("This step was taken by somebody else."),
            Refusal::ImpossibleBoard => f.write_str("It cannot lie like this: count the tokens."),
            Refusal::Turn { highest } => write!(f, "Turns are numbered 1 to {highest}."),
            Refusal::GameOver => f.write_str("The game is over."),
        }
    }
}

impl std::error::Error for Refusal {}
