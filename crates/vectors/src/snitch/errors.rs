//! The vectors' names for the engine's refusals.

use rules::snitch::refusal::Refusal;

use crate::answer::Fault;

/// The names that the published vectors use. They are fixed.
pub(super) const PUBLISHED: [&str; 8] = [
    "E_PLAYERS",
    "E_CARD",
    "E_DUPLICATE",
    "E_SOPLON_VALUE",
    "E_SEAT",
    "E_NO_WINDOW",
    "E_NO_REPLACEMENT",
    "E_NOT_FAMILY",
];

/// A card that does not exist.
pub(super) const CARD: &[&str] = &["E_CARD"];

/// The cases ask single questions, so they meet few of the refusals.
fn names_of(refusal: &Refusal) -> &'static [&'static str] {
    match refusal {
        Refusal::Players { .. } => &["E_PLAYERS"],
        Refusal::NoSuchWitness { .. } => CARD,
        Refusal::TooMany { .. } | Refusal::TooManyCards { .. } => &["E_DUPLICATE"],
        Refusal::TopMissing { .. } => &["E_SOPLON_VALUE"],
        Refusal::NoSuchSeat => &["E_SEAT"],
        Refusal::NoElimination => &["E_NO_WINDOW"],
        Refusal::NothingToGive => &["E_NO_REPLACEMENT"],
        Refusal::NotFamily => &["E_NOT_FAMILY"],
        Refusal::EmptyDistrict { .. } => &["E_EMPTY"],
        _ => &["E_STEP"],
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::named(names_of(&refusal))
    }
}
