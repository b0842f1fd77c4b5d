//! Who the game is waiting for, as everybody can see.

use super::{ScapeGoat, Step};
use crate::{
    expects::{Expected, Expects},
    seat::Seat,
};

impl ScapeGoat {
    pub(super) fn waits_for(&self) -> Option<Expects> {
        let everybody = || Seat::all(self.seats());
        match &self.stage.step {
            Step::Reading => {
                let owners = self.plan.kit.cardboard.iter().copied();
                let waiting = owners.filter(|seat| self.readings[*seat].is_none());
                Expects::of(Expected::Answer, waiting)
            }
            Step::Look => {
                let waiting = everybody().filter(|seat| !self.looks[*seat].has_seen);
                Expects::of(Expected::Look, waiting)
            }
            Step::Start | Step::Action(_) | Step::Swap => {
                Expects::of(Expected::Move, self.stage.board.as_ref().map(|board| board.active))
            }
            Step::TradePick(_) | Step::FramePick(_) | Step::CopsCall(_) => {
                let gathering = self.stage.step.gathering()?;
                Expects::of(Expected::Answer, gathering.waiting())
            }
            Step::FrameEntry(attempt) => {
                let waiting = everybody().filter(|seat| attempt.cards[*seat].is_none());
                Expects::of(Expected::Answer, waiting)
            }
            Step::Point { arrows, .. } => {
                let waiting = everybody().filter(|seat| arrows[*seat].is_none());
                Expects::of(Expected::Answer, waiting)
            }
            Step::Setup
            | Step::Dice
            | Step::Open
            | Step::TradeCount(_)
            | Step::FrameCount(_)
            | Step::CopsCount(_)
            | Step::Over(_) => None,
        }
    }
}
