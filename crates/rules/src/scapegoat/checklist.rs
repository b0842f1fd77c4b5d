//! What has to be on the table before the first turn, and what already is.

use serde::{Deserialize, Serialize};

use super::{ScapeGoat, Step, apply::Decision, event::Event, plan::Row, refusal::Refusal, setup};
use crate::checklist::Checklist;

/// One thing to set up, in the order of the list. The dice and the first look
/// come later and are steps of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Chore {
    /// The mats that are there go to their owners; the app deals the others.
    Mats,
    /// The five locations, and both preparation tokens on the first.
    Row,
    /// The player tokens, in the drawn order.
    Tokens,
    /// The evidence cards for this many players, counted.
    Cards,
    Deal,
}

impl Chore {
    pub const ALL: [Chore; 5] = [Chore::Mats, Chore::Row, Chore::Tokens, Chore::Cards, Chore::Deal];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
pub struct ChoreView {
    pub chore: Chore,
    pub done: bool,
}

/// The whole list, with what is done.
pub(super) fn view(laid: &Checklist<Chore>) -> Vec<ChoreView> {
    Chore::ALL.map(|chore| ChoreView { chore, done: laid.has(chore) }).to_vec()
}

impl ScapeGoat {
    pub(super) fn lay_row(&self, row: Row) -> Decision {
        self.check_laying()?;
        row.check()?;
        Ok(vec![Event::RowLaid { row }])
    }

    /// Ticking twice is fine.
    pub(super) fn tick(&self, chore: Chore, done: bool) -> Decision {
        self.check_laying()?;
        let is_news = self.laid.has(chore) != done;
        Ok(is_news.then_some(Event::Ticked { chore, done }).into_iter().collect())
    }

    pub(super) fn count_pile(&self, cards: u8) -> Decision {
        setup::deal(self.seats(), cards)?;
        Ok(vec![Event::PileCounted { cards }])
    }

    /// Until the dice are rolled, everything can still be set up differently.
    pub(super) fn check_laying(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Setup | Step::Dice => Ok(()),
            _ => Err(Refusal::AlreadyBegun),
        }
    }
}
