//! Who the game is waiting for, as everybody can see.

use super::{Snitch, Step};
use crate::{
    expects::{Expected, Expects},
    seat::Seat,
};

impl Snitch {
    pub(super) fn waits_for(&self) -> Option<Expects> {
        let everybody = || Seat::all(self.players);
        match &self.stage.step {
            Step::LookGather(gathering) | Step::Reveal(gathering) => {
                Expects::of(Expected::Answer, gathering.waiting())
            }
            Step::LookFreely { seen } => {
                Expects::of(Expected::Look, everybody().filter(|seat| !seen[*seat]))
            }
            Step::LastTurn => {
                let closed = self.stage.closed.as_ref();
                Expects::of(Expected::Move, closed.and_then(|closed| closed.left.first().copied()))
            }
            Step::Start | Step::Exchange | Step::Action { .. } => {
                Expects::of(Expected::Move, self.stage.board.as_ref().map(|board| board.active))
            }
            Step::Entry(entry) => {
                let waiting = everybody().filter(|seat| entry.districts[*seat].is_none());
                Expects::of(Expected::Answer, waiting)
            }
            // A look by the clock ends by itself, and in free play people do as
            // they like.
            Step::Setup
            | Step::LookCount(_)
            | Step::Look
            | Step::Open
            | Step::RevealCount(_)
            | Step::Over(_) => None,
        }
    }
}
