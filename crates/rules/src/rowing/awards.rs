//! What was remarkable about a game, as far as the app knows: sets and
//! faults.

use super::{
    RowYourGoat, Stage, Step,
    fault::Fault,
    outcome::{Ending, Outcome},
    race::{Hand, Placed},
    ruling::{About, Ruling},
};
use crate::{
    award::{Award, most},
    seat::Seat,
};

/// With fewer sets than this nothing is remarkable.
const SETS: u32 = 3;

/// What somebody has done in a game.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Feats {
    /// How often they were the first at a set.
    first: u32,
    /// How often they were the slowest.
    slowest: u32,
    faults: u32,
    /// How often they had to take cards when they had none left, or just one.
    set_back: u32,
}

impl RowYourGoat {
    pub(super) fn remarkable(&self) -> Vec<Award> {
        let Step::Over(Outcome { ending, winners }) = &self.stage.step else { return Vec::new() };
        if *ending == Ending::Abandoned {
            return Vec::new();
        }
        let feats = |of: fn(&Feats) -> u32| self.stage.feats.iter().map(move |(s, f)| (s, of(f)));
        let returned = winners.iter().map(|seat| (*seat, self.stage.feats[*seat].set_back));
        let returned = most(returned, 1);
        let returned = returned.map(|(seat, times)| Award::new(seat, "secondWind", times));
        let quickest = most(feats(|feats| feats.first), SETS);
        let quickest = quickest.map(|(seat, times)| Award::new(seat, "firstToTheRing", times));
        let clean = self.alone(|feats| feats.faults == 0);
        let clean = clean.map(|seat| Award::new(seat, "spotless", None));
        let dry = self.alone(|feats| feats.slowest == 0).filter(|_| self.stage.sets >= SETS);
        let dry = dry.map(|seat| Award::new(seat, "neverWet", self.stage.sets));
        returned.into_iter().chain(quickest).chain(clean).chain(dry).collect()
    }

    /// The only one of whom this is true.
    fn alone(&self, is: fn(&Feats) -> bool) -> Option<Seat> {
        let mut alone = self.stage.feats.iter().filter(|(_, feats)| is(feats));
        alone.next().filter(|_| alone.next().is_none()).map(|(seat, _)| seat)
    }
}

impl Stage {
    /// Remembers what a ruling says of everybody, while the race is still there.
    pub(super) fn note(&mut self, ruling: &Ruling) {
        if let About::Set { .. } = ruling.about {
            self.sets = self.sets.saturating_add(1);
            if let Step::Race(race) | Step::Question(race) = &self.step
                && let Placed::Known { seat } = race.first()
            {
                self.feats[seat].first = self.feats[seat].first.saturating_add(1);
            }
        }
        self.note_takes(ruling);
    }

    pub(super) fn note_takes(&mut self, ruling: &Ruling) {
        self.count(ruling, |number| *number = number.saturating_add(1));
    }

    /// Forgets what a ruling that no longer holds has said of everybody.
    pub(super) fn strike(&mut self, ruling: &Ruling) {
        self.count(ruling, |number| *number = number.saturating_sub(1));
    }

    fn count(&mut self, ruling: &Ruling, change: fn(&mut u32)) {
        for take in &ruling.takes {
            let feats = &mut self.feats[take.seat];
            if take.why == Fault::Slowest {
                change(&mut feats.slowest);
            } else {
                change(&mut feats.faults);
            }
            if take.had != Hand::Cards {
                change(&mut feats.set_back);
            }
        }
    }
}
