//! Whether an event is possible at all: it names nobody who isn't there, and
//! doesn't come before the table is arranged. A journal is a file, and a file can
//! hold anything.
//!
//! Only what the rest of the rules relies on is asked here, not whether the
//! event was allowed: an evening that an earlier version has played must still
//! be read when a rule has become stricter.

use super::{
    RowYourGoat, Step,
    event::{Deed, Event},
    ruling::{About, Ruling},
};
use crate::checks::Checks;

impl RowYourGoat {
    pub(super) fn can_be(&self, event: &Event) -> bool {
        match event {
            Event::Arranged { plan, starter } => {
                plan.check(self.players).is_ok() && self.has(starter.seat)
            }
            _ if self.plan.is_none() => false,
            Event::StarterPicked { starter } => self.has(starter.seat),
            Event::Ticked { .. }
            | Event::Asked
            | Event::WarmUpShown
            | Event::WarmUpSolved
            | Event::WarmUpEnded => true,
            Event::WarmUpDrawn { .. } => {
                matches!(self.stage.step, Step::Setup | Step::WarmUp(_))
            }
            Event::WarmUpSeen { group } => group.iter().all(|seen| self.has(seen.seat)),
            Event::CameLate { grabs } => grabs.iter().all(|grab| self.has(grab.seat)),
            Event::Undone { by } => self.has_actor(*by),
            Event::Done { by, deed } => {
                self.has_actor(*by) && self.is_time_for(deed) && self.can_be_done(deed)
            }
            Event::Ended { outcome } => self.has_all(&outcome.winners),
        }
    }

    /// A game begins once, and nothing is done before that or after its end.
    fn is_time_for(&self, deed: &Deed) -> bool {
        match self.stage.step {
            Step::Setup | Step::WarmUp(_) => *deed == Deed::Began,
            Step::Over(_) => false,
            _ => *deed != Deed::Began,
        }
    }

    fn can_be_done(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Began | Deed::RingTaken { .. } => true,
            Deed::Grabbed { grabs } => {
                !grabs.is_empty() && grabs.iter().all(|grab| self.has(grab.seat))
            }
            Deed::GrabbedAgain { seat } | Deed::Called { seat } | Deed::Out { seat, .. } => {
                self.has(*seat)
            }
            Deed::Judged { grid } => grid.cells().is_ok(),
            Deed::Ruled { ruling } => self.can_be_ruled(ruling),
            Deed::WavedOff { seat, ruling } => self.has(*seat) && self.can_be_ruled(ruling),
            Deed::LotsDrawn { lots } => self.has_all(&lots.between) && self.has(lots.drawn),
            Deed::NoMoreSets { outcome } => self.has_all(&outcome.winners),
        }
    }

    fn can_be_ruled(&self, ruling: &Ruling) -> bool {
        let Ruling { about, takes, next, skips, winners } = ruling;
        let is_about = match about {
            About::Set { slowest, safe, last_card_of, .. } => {
                self.has_all(slowest) && self.has_all(safe) && self.has_all(last_card_of)
            }
            About::NoSet { touched } => self.has_all(touched),
            About::Overlooked => true,
            About::Fault { by, .. } => self.has(*by),
            About::Call { target, by, .. } => self.has(*target) && self.has_all(by),
        };
        let is_next = match next {
            super::ruling::Next::Seat { seat } => self.has(*seat),
            _ => true,
        };
        is_about
            && is_next
            && takes.iter().all(|take| self.has(take.seat))
            && self.has_all(skips)
            && self.has_all(winners)
    }
}
