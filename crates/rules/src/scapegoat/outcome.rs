//! How a game ended, and who won.

use serde::{Deserialize, Serialize};

use super::plan::DoubleFrame;
use crate::seat::{PerSeat, Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "how", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Ending {
    /// A frame attempt succeeded.
    Frame { by: Seat, framed: Vec<Seat> },
    /// Somebody went to the cops, on their own turn or by interrupting.
    Cops { by: Seat, interrupt: bool },
    /// The table stopped: nobody wins.
    Abandoned,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    pub ending: Ending,
    /// `None` only if the game was stopped and the app never knew.
    pub scapegoat: Option<Seat>,
    /// What every mat said.
    pub mats_said: Option<PerSeat<Seat>>,
    /// Where everybody pointed, as far as it was entered.
    pub arrows: PerSeat<Option<Seat>>,
    pub winners: Vec<Seat>,
}

/// Who wins, once the scapegoat is known.
pub fn winners(players: usize, ending: &Ending, scapegoat: Seat, ruling: DoubleFrame) -> Vec<Seat> {
    let conspirators_win = match ending {
        Ending::Cops { .. } => false,
        Ending::Abandoned => return Vec::new(),
        Ending::Frame { framed, .. } => match ruling {
            DoubleFrame::WrongOneLoses => framed.iter().all(|goat| *goat == scapegoat),
            DoubleFrame::ScapegoatAmongThem | DoubleFrame::Fails => framed.contains(&scapegoat),
        },
    };
    Seat::all(players).filter(|seat| (*seat != scapegoat) == conspirators_win).collect()
}
