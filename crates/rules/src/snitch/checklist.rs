//! What has to be on the table before the first turn, and what already is.

use serde::{Deserialize, Serialize};

use super::{Snitch, Step, apply::Decision, event::Event, kit::Kit, refusal::Refusal};
use crate::checklist::Checklist;

/// One thing to set up, in the order of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Chore {
    /// Printed cards and stand-ins for special cards; only if some are lost.
    Missing,
    /// All cards that are there, shuffled.
    Shuffle,
    /// Four cards each, face down in two rows.
    Districts,
    /// The rest as the draw pile.
    DrawPile,
    /// Room for the discard pile.
    DiscardPile,
}

impl Chore {
    pub const ALL: [Chore; 5] =
        [Chore::Missing, Chore::Shuffle, Chore::Districts, Chore::DrawPile, Chore::DiscardPile];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
pub struct ChoreView {
    pub chore: Chore,
    pub done: bool,
}

/// The whole list, with what is done.
pub(super) fn view(kit: &Kit, laid: &Checklist<Chore>) -> Vec<ChoreView> {
    let chores = Chore::ALL.into_iter();
    let needed = chores.filter(|chore| *chore != Chore::Missing || !kit.lost.is_empty());
    needed.map(|chore| ChoreView { chore, done: laid.has(chore) }).collect()
}

impl Snitch {
    /// Ticking twice is fine.
    pub(super) fn tick(&self, chore: Chore, done: bool) -> Decision {
        self.check_laying()?;
        let is_news = self.laid.has(chore) != done;
        Ok(is_news.then_some(Event::Ticked { chore, done }).into_iter().collect())
    }

    pub(super) fn count_cards(&self, cards: u8) -> Decision {
        self.check_laying()?;
        self.plan.kit.counted(cards, self.players)?;
        Ok(vec![Event::CardsCounted { cards }])
    }

    /// Until everybody looks, everything can still be set up differently.
    pub(super) fn check_laying(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Setup | Step::LookGather(_) => Ok(()),
            Step::LookCount(_) => Err(Refusal::NotDuringCount),
            _ => Err(Refusal::AlreadyBegun),
        }
    }
}
