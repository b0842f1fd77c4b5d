//! What was remarkable about a game: how it ended, and who looked how often.

use super::{
    ScapeGoat, Step,
    outcome::{Ending, Outcome},
};
use crate::{
    award::{Award, most},
    seat::Seat,
};

/// Looking so often is remarkable.
const NERVOUS: u32 = 4;
/// Looking only once is, too, if everybody else has looked so often.
const OTHERS: u32 = 2;

impl ScapeGoat {
    pub(super) fn remarkable(&self) -> Vec<Award> {
        let Step::Over(Outcome { ending, scapegoat: Some(scapegoat), .. }) = &self.stage.step
        else {
            return Vec::new();
        };
        let story = match ending {
            Ending::Cops { by, .. } if by == scapegoat => Some((*by, "sawItComing")),
            Ending::Cops { by, .. } => Some((*by, "turnedInForNothing")),
            Ending::Frame { by, framed } if framed.contains(scapegoat) => {
                Some((*by, "mastermind")).filter(|(by, _)| by != scapegoat)
            }
            Ending::Frame { by, .. } if by == scapegoat => Some((*by, "outfoxed")),
            Ending::Frame { by, .. } => Some((*by, "framedInnocent")),
            Ending::Abandoned => return Vec::new(),
        };
        let story = story.map(|(seat, award)| Award::new(seat, award, None));
        let looks = || Seat::all(self.seats()).map(|seat| (seat, self.looks[seat].in_app));
        let nervous = most(looks(), NERVOUS);
        let nervous = nervous.map(|(seat, looks)| Award::new(seat, "nervous", looks));
        let cool = looks().find(|(_, looks)| *looks == 1).map(|(seat, _)| seat);
        let cool =
            cool.filter(|cool| looks().all(|(seat, looks)| seat == *cool || looks >= OTHERS));
        let cool = cool.map(|seat| Award::new(seat, "coolHead", None));
        story.into_iter().chain(nervous).chain(cool).collect()
    }
}
