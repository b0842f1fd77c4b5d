//! Whether an event is possible at all: it names nobody and no token that isn't
//! there. A journal is a file, and a file can hold anything.
//!
//! Only what the rest of the rules relies on is asked here, not whether the
//! event was allowed: an evening that an earlier version has played must still
//! be read when a rule has become stricter.

use super::{
    ScapeGoat,
    event::{Deed, Event},
    outcome::{Ending, Outcome},
    plan::{PLAYERS, Plan},
    setup,
};
use crate::{
    checks::Checks,
    seat::{PerSeat, Seat},
};

impl ScapeGoat {
    pub(super) fn can_be(&self, event: &Event) -> bool {
        match event {
            Event::Arranged { plan, placement } => self.can_be_arranged(plan, placement),
            _ if !self.is_arranged => false,
            Event::RowLaid { .. }
            | Event::Ticked { .. }
            | Event::PileCounted { .. }
            | Event::Begun
            | Event::Misread
            | Event::Zero
            | Event::Repeated
            | Event::PointedInVain => true,
            Event::Dealt { mats } | Event::Printed { mats } => mats.0.players() == self.seats(),
            Event::Rolled { dice } => self.plan.kit.dice.cell(*dice).is_ok(),
            Event::Settled { secret } => {
                let (scapegoat, decoy) = (secret.0.scapegoat, secret.0.decoy);
                self.has(scapegoat) && self.has(decoy) && scapegoat != decoy
            }
            Event::MatRead { seat, says: at } | Event::Pointed { seat, at } => {
                self.has(*seat) && self.has(at.0)
            }
            Event::Peeked { seat, .. }
            | Event::Seen { seat }
            | Event::Ready { seat }
            | Event::NotReady { seat }
            | Event::CardTold { seat, .. } => self.has(*seat),
            Event::TradeCalled { with } => with.is_none_or(|with| self.has(with)),
            Event::CountAborted { by, .. } | Event::Undone { by } => self.has_actor(*by),
            Event::Done { by, deed } => self.has_actor(*by) && self.can_be_done(deed),
            Event::Ended { outcome } => self.can_be_the_end(&outcome.0),
        }
    }

    fn can_be_done(&self, deed: &Deed) -> bool {
        let board = self.stage.board.as_ref();
        match deed {
            Deed::Moved { .. }
            | Deed::Stashed { .. }
            | Deed::FrameFailed
            | Deed::Swapped
            | Deed::Untracked => true,
            Deed::Prepared => board.is_some_and(|board| board.on_card > 0),
            Deed::Stole { from } => {
                self.has(*from) && board.is_some_and(|board| board.tokens[*from] > 0)
            }
            Deed::Spied { on: seat }
            | Deed::Traded { with: seat }
            | Deed::FrameCalled { by: seat }
            | Deed::CopsCalled { by: seat, .. } => self.has(*seat),
            Deed::TradeAsked { by, with } => self.has(*by) && self.has(*with),
            Deed::FrameSucceeded { framed } => self.has_all(framed),
            Deed::Restated { board } => board.can_lie(self.seats()),
        }
    }

    pub(super) fn can_be_the_end(&self, outcome: &Outcome) -> bool {
        let Outcome { ending, scapegoat, mats_said, arrows, winners } = outcome;
        let is_ending = match ending {
            Ending::Frame { by, framed } => self.has(*by) && self.has_all(framed),
            Ending::Cops { by, .. } => self.has(*by),
            Ending::Abandoned => true,
        };
        let is_for_all = |said: &PerSeat<Seat>| {
            said.len() == self.seats() && said.values().all(|seat| self.has(*seat))
        };
        is_ending
            && scapegoat.is_none_or(|seat| self.has(seat))
            && mats_said.as_ref().is_none_or(is_for_all)
            && arrows.len() == self.seats()
            && arrows.values().flatten().all(|seat| self.has(*seat))
            && self.has_all(winners)
    }

    fn can_be_arranged(&self, plan: &Plan, placement: &[Seat]) -> bool {
        PLAYERS.contains(&self.seats())
            && setup::check_placement(self.seats(), placement).is_ok()
            && plan.kit.cardboard.iter().all(|seat| self.has(*seat))
    }
}
