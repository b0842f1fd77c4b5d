//! A turn to practise with: the real rules, and a game that exists only for as
//! long as it takes to answer. It is played from its beginning every time, so
//! there is nothing to keep, nothing to journal and nothing to take back.

use rand::{SeedableRng, rngs::StdRng};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    people::Person,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{contain::contained, table_error::TableError, wire};

/// More than any practice needs.
pub const MOST_STEPS: usize = 60;

/// A command, and on whose behalf it is given.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct PracticeStep {
    pub by: Actor,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub command: Value,
}

/// Where the steps have led.
pub(crate) struct Practised {
    pub(crate) view: Value,
    /// Why the rules refuse the first step that they refuse.
    pub(crate) refused: Option<Value>,
}

/// The same steps always lead to the same view: chance and the clock stand
/// still. Whispers go to nobody: somebody who practises has no secret.
pub(crate) fn practise<G: Game>(
    players: &[Person],
    steps: &[PracticeStep],
) -> Result<Practised, TableError> {
    // A mistake in the rules must not reach any table.
    let practised = contained(|| {
        let mut game = G::new(players);
        let mut random = StdRng::seed_from_u64(0);
        let mut refused = None;
        for step in steps {
            let command = G::Command::deserialize(&step.command);
            let command = command.map_err(|_| TableError::Unreadable)?;
            let mut outside = Outside { now: 0, random: &mut random };
            match game.apply(step.by, &command, &mut outside) {
                Ok(events) => events.iter().for_each(|event| game.fold(event)),
                Err(refusal) => {
                    refused = Some(wire::error(&refusal));
                    break;
                }
            }
        }
        let view = serde_json::to_value(game.view(Viewer::Table));
        Ok(Practised { view: view.map_err(|_| TableError::TableStumbles)?, refused })
    });
    practised.map_err(|_| TableError::TableStumbles)?
}
