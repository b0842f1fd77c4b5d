//! What people may ask without a game: about their box, about a grid, and for
//! something to train with.

use rand::{SeedableRng, rngs::ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::{
    RowYourGoat,
    card::Grid,
    plan::{Missing, StandIn},
    sets::{self, Judgement},
    setup::{self, Deal},
    trainer::{Answer, Exercise, Mark},
};
use crate::game::Parts;

/// As many grids as anybody trains with at a stretch.
pub const MOST_EXERCISES: u8 = 50;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Question {
    /// What's missing from the box, for this many players.
    Box { players: usize, missing: Missing },
    /// Which lines are sets?
    Grid { grid: Grid },
    /// Grids to train with. The same number always gives the same ones.
    Exercises { seed: u32, count: u8 },
    /// Is this the right answer to one of those?
    Exercise { seed: u32, number: u8, answer: Answer },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Advice {
    Box {
        deal: Deal,
        /// What could stand in for the lifesavers that are short; empty if
        /// there are enough.
        stand_ins: Vec<StandIn>,
    },
    Grid {
        judgement: Judgement,
    },
    Exercises {
        exercises: Vec<Exercise>,
    },
    Exercise {
        mark: Mark,
    },
}

impl Parts for RowYourGoat {
    type Question = Question;
    type Advice = Advice;

    fn advise(question: &Question) -> Option<Advice> {
        match question {
            Question::Box { players, missing } => {
                let deal = setup::deal(*players, *missing).ok()?;
                let all = vec![StandIn::Phones, StandIn::Rings, StandIn::Objects];
                let stand_ins = if deal.short == 0 { Vec::new() } else { all };
                Some(Advice::Box { deal, stand_ins })
            }
            Question::Grid { grid } => Some(Advice::Grid { judgement: sets::judge(grid).ok()? }),
            Question::Exercises { seed, count } => {
                let exercises = exercises(*seed, *count)?;
                Some(Advice::Exercises { exercises })
            }
            Question::Exercise { seed, number, answer } => {
                let exercises = exercises(*seed, number.checked_add(1)?)?;
                Some(Advice::Exercise { mark: exercises.last()?.mark(*answer) })
            }
        }
    }
}

fn exercises(seed: u32, count: u8) -> Option<Vec<Exercise>> {
    if count > MOST_EXERCISES {
        return None;
    }
    let mut random = ChaCha20Rng::seed_from_u64(seed.into());
    Some((0..count).map(|_| Exercise::drawn(&mut random)).collect())
}
