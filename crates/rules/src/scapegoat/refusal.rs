//! The reasons for refusing a command. Each has a name of its own, because each
//! needs its own sentence on the screen.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::terms::{CardNumber, Die, Due};
use crate::{
    checks::{Refused, own_refusals},
    gathering::NoCount,
    seat::Seat,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    // Before the game.
    Players { players: usize },
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
    ActFirst { due: Due },
    WrongAction { due: Due },
    SwapFirst,
    TargetSelf,
    TargetWithoutToken,
    StashSlot,
    InterruptNeedsSix,
    InterruptSeat,
    InterruptTooLate,
    TradeUnderWay,
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

/// These sentences are for developers and the shell. The screens have their own
/// ones in the player's language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players { players } => {
                write!(f, "Scape Goat is for 3 to 6 players, not {players}.")
            }
            Refusal::Row => {
                f.write_str("Prepare goes far left, the cops far right, each location once.")
            }
            Refusal::Placement => f.write_str("Place every player's token exactly once."),
            Refusal::PileSize { pile, players, legal: [small, large], .. } => {
                write!(f, "{players} players need {small} or {large} cards, not {pile}.")
            }
            Refusal::NotArranged => f.write_str("Choose who's playing first."),
            Refusal::AlreadyBegun => f.write_str("The game has begun; this can't be changed now."),
            Refusal::NotBegun => f.write_str("The game hasn't begun yet."),
            Refusal::AlreadyRolled => {
                f.write_str("The dice have already been rolled: it's once per game.")
            }
            Refusal::DieRange { die, lowest, highest } => {
                write!(f, "The {die:?} die goes from {lowest} to {highest}.")
            }
            Refusal::DieUnread { die } => write!(f, "Roll the {die:?} die and enter the number."),
            Refusal::DieIsLost { die } => write!(f, "The app rolls the {die:?} die."),
            Refusal::Edition { lowest, highest } => {
                write!(f, "Printed editions are numbered {lowest} to {highest}.")
            }
            Refusal::NothingToRead => f.write_str("No mat needs to be entered right now."),
            Refusal::NoCardboard => f.write_str("This seat has no cardboard mat."),
            Refusal::MatNamesOwner => f.write_str("A mat never names its owner: look again."),
            Refusal::MatNotSettled => f.write_str("The others have to enter their mats first."),
            Refusal::MatIsCardboard => f.write_str("Look at your cardboard mat."),
            Refusal::NotDuringCount => f.write_str("Not during the countdown."),
            Refusal::NoSuchSeat => f.write_str("There's no such seat."),
            Refusal::SeatNeeded => f.write_str("Choose which player does this."),
            Refusal::TableOnly => f.write_str("Only the table device can do this."),
            Refusal::GuidedOnly => f.write_str("The app isn't following the turns of this game."),
            Refusal::FreeOnly => f.write_str("With guided turns, this is part of a turn."),
            Refusal::LookFirst => f.write_str("Everybody has to look at their own mat first."),
            Refusal::NotYourTurn => f.write_str("It's another player's turn."),
            Refusal::MoveFirst => f.write_str("Move your token first."),
            Refusal::SameLocation => {
                f.write_str("Your token is already there: move it somewhere else.")
            }
            Refusal::ActFirst { due } => write!(f, "First do your action: {due:?}."),
            Refusal::WrongAction { due } => write!(f, "Your action here is {due:?}."),
            Refusal::SwapFirst => f.write_str("Do the evidence swap first."),
            Refusal::TargetSelf => f.write_str("Choose another player."),
            Refusal::TargetWithoutToken => f.write_str("This player has no preparation token."),
            Refusal::StashSlot => f.write_str("Choose stash card 1, 2 or 3."),
            Refusal::InterruptNeedsSix => {
                f.write_str("Going to the cops out of turn is for six players only.")
            }
            Refusal::InterruptSeat => {
                f.write_str("Only the player sitting opposite may do this now.")
            }
            Refusal::InterruptTooLate => f.write_str("Too late: the token has moved."),
            Refusal::TradeUnderWay => f.write_str("A trade is under way."),
            Refusal::FrameUnderWay => f.write_str("A Frame Attempt is under way."),
            Refusal::CopsCalled => f.write_str("The cops are already here."),
            Refusal::NothingToCount => f.write_str("There's nothing to count down to right now."),
            Refusal::NotCounting => f.write_str("There's no countdown running."),
            Refusal::NotTheClock => f.write_str("Only the clock ends a countdown."),
            Refusal::NoCardDue => f.write_str("No card needs to be entered right now."),
            Refusal::CardMissing { seat } => write!(f, "Seat {}'s card is still missing.", seat.0),
            Refusal::CardEmpty { seat } => {
                write!(f, "Choose at least one colour for seat {}'s card.", seat.0)
            }
            Refusal::NothingToJudge => f.write_str("There's nothing to judge right now."),
            Refusal::NoPointing => f.write_str("Nobody is pointing right now."),
            Refusal::ArrowMissing { seat } => write!(f, "Seat {} hasn't pointed yet.", seat.0),
            Refusal::ArrowAtSelf { seat } => write!(f, "Seat {} can't point at itself.", seat.0),
            Refusal::ArrowsImpossible => {
                f.write_str("No goat has everybody else pointing at it, so somebody misread.")
            }
            Refusal::NothingToUndo => f.write_str("There's nothing to undo."),
            Refusal::NotYoursToUndo => f.write_str("Somebody else took this step."),
            Refusal::ImpossibleBoard => f.write_str("That can't be right: count the tokens."),
            Refusal::Turn { highest } => write!(f, "Turns are numbered 1 to {highest}."),
            Refusal::GameOver => f.write_str("The game is over."),
        }
    }
}

impl std::error::Error for Refusal {}

own_refusals! { Refusal for Refused:
    NotArranged, NoSuchSeat, SeatNeeded, TableOnly, NotTheClock, NothingToUndo, NotYoursToUndo, GameOver
}
own_refusals! { Refusal for NoCount: NothingToCount, NotCounting, NotDuringCount }
