//! How a game ended, and who won.

use serde::{Deserialize, Serialize};

use super::{
    card::Card,
    score::{Tally, Top},
};
use crate::seat::{PerSeat, Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "how", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Outcome {
    Scored {
        /// Who closed; nobody if the draw pile ended the round.
        closer: Option<Seat>,
        districts: PerSeat<Vec<Card>>,
        /// What gave the snitch its value, if somebody held it.
        top: Option<Top>,
        tally: Tally,
    },
    /// The table stopped: nobody wins.
    Abandoned,
}

impl Outcome {
    /// Nobody if it was a draw.
    pub fn winners(&self) -> Vec<Seat> {
        match self {
            Outcome::Scored { tally, .. } => tally.winner.into_iter().collect(),
            Outcome::Abandoned => Vec::new(),
        }
    }

    pub(super) fn can_be(&self, players: usize) -> bool {
        let Outcome::Scored { closer, districts, tally, .. } = self else { return true };
        closer.is_none_or(|closer| usize::from(closer.0) < players)
            && districts.len() == players
            && tally.can_be(players)
    }
}
