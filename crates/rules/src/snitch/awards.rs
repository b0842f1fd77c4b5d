//! What was remarkable about a game: closing, eliminating, and how it was
//! decided.

use super::{
    Snitch, Step,
    outcome::Outcome,
    score::{self, DecidedBy},
};
use crate::award::{Award, most};

/// Eliminating so many cards is remarkable.
const SHARP: u32 = 2;

impl Snitch {
    pub(super) fn remarkable(&self) -> Vec<Award> {
        let Step::Over(Outcome::Scored { closer, districts, tally, .. }) = &self.stage.step else {
            return Vec::new();
        };
        let with_snitch = tally.winner.filter(|winner| score::holder(districts) == Some(*winner));
        let with_snitch = with_snitch.map(|seat| Award::new(seat, "tamedTheSnitch", None));
        let close = tally.winner.filter(|_| tally.by != DecidedBy::Sum);
        let close = close.map(|seat| Award::new(seat, "byAWhisker", None));
        let eliminated = self.stage.eliminated.iter().map(|(seat, cards)| (*seat, *cards));
        let sharp = most(eliminated, SHARP);
        let sharp = sharp.map(|(seat, cards)| Award::new(seat, "sharpMemory", cards));
        let closed = closer.map(|closer| {
            let is_best = tally.winner == Some(closer) || tally.tied.contains(&closer);
            Award::new(closer, if is_best { "closedInTime" } else { "closedTooSoon" }, None)
        });
        with_snitch.into_iter().chain(sharp).chain(close).chain(closed).collect()
    }
}
