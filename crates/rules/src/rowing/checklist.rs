//! What has to be on the table before the first card, and what already is.

use serde::{Deserialize, Serialize};

use super::{RowYourGoat, Step, apply::Decision, event::Event, refusal::Refusal};
use crate::checklist::Checklist;

/// One thing to set up, in the order of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Chore {
    /// Shuffle the cards and deal them out, face down.
    Deal,
    /// Leave room for three by three cards in the middle.
    Room,
    /// The lifesavers, or what stands in for them, within everybody's reach.
    Lifesavers,
    /// Say who starts.
    Starter,
}

impl Chore {
    pub const ALL: [Chore; 4] = [Chore::Deal, Chore::Room, Chore::Lifesavers, Chore::Starter];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct ChoreView {
    pub chore: Chore,
    pub done: bool,
}

/// The whole list, with what is done.
pub(super) fn view(laid: &Checklist<Chore>) -> Vec<ChoreView> {
    Chore::ALL.map(|chore| ChoreView { chore, done: laid.has(chore) }).to_vec()
}

impl RowYourGoat {
    /// Ticking twice is fine.
    pub(super) fn tick(&self, chore: Chore, done: bool) -> Decision {
        self.check_laying()?;
        let is_news = self.laid.has(chore) != done;
        Ok(is_news.then_some(Event::Ticked { chore, done }).into_iter().collect())
    }

    pub(super) fn check_laying(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Setup | Step::WarmUp(_) => Ok(()),
            _ => Err(Refusal::AlreadyBegun),
        }
    }
}
