//! The vectors' names for the engine's refusals.

use rules::{people::BadGroup, scapegoat::refusal::Refusal};

use crate::answer::Fault;

/// The names that the published vectors use. They are fixed.
pub(super) const PUBLISHED: [&str; 15] = [
    "E_PLAYERS",
    "E_COLOUR",
    "E_ROW",
    "E_DECK_SIZE",
    "E_SAME_LOCATION",
    "E_NOT_YOUR_TURN",
    "E_LOCATION",
    "E_TARGET_SELF",
    "E_ACTION",
    "E_GAME_OVER",
    "E_INTERRUPT_SEAT",
    "E_INTERRUPT_N",
    "E_CARD_MISSING",
    "E_POINT_INCONSISTENT",
    "E_DIE_RANGE",
];

/// A colour that nobody can play.
pub(super) const COLOUR: &[&str] = &["E_COLOUR"];
/// A location that does not exist.
pub(super) const LOCATION: &[&str] = &["E_LOCATION"];
/// An action that does not exist.
pub(super) const ACTION: &[&str] = &["E_ACTION"];
/// A state that no game can be in.
pub(super) const STATE: &[&str] = &["E_STATE"];
pub(super) const GAME_OVER: &[&str] = &["E_GAME_OVER"];
/// Mats that don't match. To the players it's the same as arrows that don't:
/// somebody misread.
pub(super) const MISREAD: &[&str] =
    &["E_RESCUE_INCONSISTENT", "E_POINT_INCONSISTENT", "E_MISREAD", "E_TAPS"];

/// Our own name first, then others that a file may use for the same thing
/// where the vectors draw the line differently from the engine.
pub(super) fn names_of(refusal: &Refusal) -> &'static [&'static str] {
    match refusal {
        Refusal::Players { .. } => &["E_PLAYERS"],
        Refusal::Row => &["E_ROW"],
        Refusal::Placement => &["E_PLACEMENT", "E_COLOUR"],
        Refusal::PileSize { .. } => &["E_DECK_SIZE"],
        Refusal::DieRange { .. } => &["E_DIE_RANGE"],
        Refusal::DieUnread { .. } => &["E_DIE_MISSING"],
        Refusal::DieIsLost { .. } => &["E_DIE_LOST"],
        Refusal::Edition { .. } => &["E_EDITION"],

        Refusal::NoCardboard => &["E_RESCUE_LOST"],
        Refusal::MatNamesOwner => &[
            "E_RESCUE_SELF",
            "E_TARGET_SELF",
            "E_POINT_SELF",
            "E_RESCUE_INCONSISTENT",
            "E_POINT_INCONSISTENT",
        ],

        Refusal::NoSuchSeat => &["E_TARGET", "E_COLOUR", "E_SEAT"],
        Refusal::NotYourTurn => &["E_NOT_YOUR_TURN"],
        Refusal::SameLocation => &["E_SAME_LOCATION"],
        Refusal::WrongAction { .. } => &["E_ACTION"],
        // The engine says what has to come first; the vectors may only say
        // that this action is not due.
        Refusal::MoveFirst | Refusal::ActFirst { .. } | Refusal::SwapFirst => {
            &["E_STEP", "E_ACTION", "E_MOVE", "E_SWAP"]
        }
        Refusal::TargetSelf => &["E_TARGET_SELF"],
        Refusal::TargetWithoutToken => &["E_TARGET_TOKEN", "E_TARGET"],
        Refusal::StashSlot => &["E_SLOT", "E_TARGET"],
        Refusal::InterruptNeedsSix => &["E_INTERRUPT_N"],
        Refusal::InterruptSeat => &["E_INTERRUPT_SEAT"],
        Refusal::InterruptTooLate => &["E_INTERRUPT_LATE", "E_STEP"],
        Refusal::TradeUnderWay => &["E_STEP", "E_ACTION"],
        Refusal::FrameUnderWay => &["E_STEP", "E_ACTION", "E_FRAME"],

        Refusal::CardMissing { .. } => &["E_CARD_MISSING"],
        Refusal::CardEmpty { .. } => &["E_CARD_EMPTY"],
        Refusal::ArrowMissing { .. } => &["E_POINT_MISSING"],
        Refusal::ArrowAtSelf { .. } => &["E_POINT_SELF", "E_TARGET_SELF", "E_POINT_INCONSISTENT"],
        Refusal::ArrowsImpossible => &["E_POINT_INCONSISTENT"],
        Refusal::NothingToJudge => &["E_STEP", "E_ACTION", "E_FRAME"],

        Refusal::ImpossibleBoard | Refusal::Turn { .. } => STATE,
        // For the vectors the game ends when somebody goes to the cops.
        Refusal::CopsCalled | Refusal::GameOver => GAME_OVER,

        Refusal::NotArranged
        | Refusal::AlreadyBegun
        | Refusal::NotBegun
        | Refusal::AlreadyRolled
        | Refusal::NothingToRead
        | Refusal::MatNotSettled
        | Refusal::MatIsCardboard
        | Refusal::NotDuringCount
        | Refusal::LookFirst
        | Refusal::NothingToCount
        | Refusal::NotCounting
        | Refusal::NoCardDue
        | Refusal::NoPointing => &["E_STEP"],
        Refusal::SeatNeeded | Refusal::TableOnly | Refusal::NotTheClock => &["E_ACTOR"],
        Refusal::GuidedOnly | Refusal::FreeOnly => &["E_MODE"],
        Refusal::NothingToUndo | Refusal::NotYoursToUndo => &["E_UNDO"],
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::named(names_of(&refusal))
    }
}

/// Why people can't sit down comes before any game; for the vectors it is a
/// part of setting up.
impl From<BadGroup> for Fault {
    fn from(bad: BadGroup) -> Fault {
        Fault::named(match bad {
            BadGroup::TooManyPeople { .. } => &["E_PLAYERS"],
            BadGroup::ColourTwice { .. } | BadGroup::PersonTwice => COLOUR,
            BadGroup::NameTooLong { .. } | BadGroup::NameUnprintable => &["E_NAME"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Refused;

    fn means(expected: &str, refusal: &Refusal) -> bool {
        let refused = Refused { names: names_of(refusal), same_as: None, early: None };
        refused.is(expected, &PUBLISHED)
    }

    #[test]
    fn a_published_name_must_match_exactly() {
        let players = Refusal::Players { players: 2 };
        assert!(means("E_PLAYERS", &players));
        assert!(!means("E_PLAYERS_TOO_FEW", &players));
        assert!(!means("E_LOCATION", &Refusal::SameLocation));
        assert!(!means("E_INTERRUPT_SEAT", &Refusal::InterruptTooLate));
    }

    #[test]
    fn a_name_that_nobody_has_published_is_compared_by_its_subject() {
        let late = Refusal::InterruptTooLate;
        assert!(means("E_INTERRUPT_WINDOW", &late));
        assert!(!means("E_POINT_LOST", &late));
        assert!(!means("E_ANYTHING", &late));
        assert!(means("E_NO_TOKEN", &Refusal::TargetWithoutToken));
    }

    #[test]
    fn a_step_out_of_order_may_be_called_a_wrong_action() {
        for name in ["E_STEP", "E_ACTION"] {
            assert!(means(name, &Refusal::MoveFirst));
        }
    }
}
