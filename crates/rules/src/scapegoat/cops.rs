//! Who is pointed at when the cops arrive.

use super::refusal::Refusal;
use crate::seat::{PerSeat, Seat};

/// The scapegoat is whoever everybody else points at. With three or more
/// players there is at most one; if there is none, somebody misread.
pub fn pointed_at(arrows: &PerSeat<Option<Seat>>) -> Result<Seat, Refusal> {
    let arrows = arrows.complete().map_err(|seat| Refusal::ArrowMissing { seat })?;
    if let Some((seat, _)) = arrows.iter().find(|(seat, at)| seat == *at) {
        return Err(Refusal::ArrowAtSelf { seat });
    }
    let everybody_points_at =
        |goat: &Seat| arrows.iter().all(|(seat, at)| seat == *goat || at == goat);
    Seat::all(arrows.len()).find(everybody_points_at).ok_or(Refusal::ArrowsImpossible)
}
