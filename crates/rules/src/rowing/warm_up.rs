//! A warm-up before the game: the same grid on every phone from the same
//! instant, and points for whoever sees what's there.

use serde::{Deserialize, Serialize};

use super::{
    RowYourGoat, Step,
    apply::Decision,
    card::{CELLS, Card},
    event::Event,
    refusal::Refusal,
    sets::Set,
    touches::Spot,
    trainer::{Answer, Exercise, Mark},
};
use crate::{
    checks::{Checks, clock_only},
    game::{Actor, Outside},
    moments::Touch,
    seat::{PerSeat, Seat},
};

/// After so many seconds without another answer the solution is shown.
pub const PATIENCE: u8 = 20;

#[derive(Debug, Clone, PartialEq)]
pub(super) struct WarmUp {
    pub(super) phase: Phase,
    exercise: Exercise,
    answers: PerSeat<Option<Answer>>,
    /// Who was first to be right, if anybody was.
    quickest: Vec<Seat>,
    /// Before this grid.
    points: PerSeat<u32>,
    /// For this one. They would tell others what to answer, so nobody sees them
    /// until it's solved.
    earned: PerSeat<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The grid is on its way to the screens, which show it at zero.
    Counting,
    Looking,
    /// The solution is there, and another grid may follow.
    Solved,
}

/// What somebody saw in the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Seen {
    pub seat: Seat,
    pub answer: Answer,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct WarmUpView {
    pub phase: Phase,
    /// For the screens to show from zero on.
    pub cards: [Card; CELLS],
    pub answered: Vec<Seat>,
    /// One for each grid that was seen right, and one more for the quickest; for
    /// the present one once it's solved.
    pub points: PerSeat<u32>,
    /// Once it's solved.
    pub solution: Option<Solution>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Solution {
    pub sets: Vec<Set>,
    pub answers: PerSeat<Option<Answer>>,
    pub marks: PerSeat<Option<Mark>>,
    pub quickest: Vec<Seat>,
}

impl RowYourGoat {
    pub(super) fn warm_up(&self) -> Option<&WarmUp> {
        match &self.stage.step {
            Step::WarmUp(warm_up) => Some(warm_up),
            _ => None,
        }
    }

    pub(super) fn another_grid(&self, outside: &mut Outside<'_>) -> Decision {
        match &self.stage.step {
            Step::Setup => {}
            Step::WarmUp(warm_up) if warm_up.phase == Phase::Solved => {}
            Step::WarmUp(_) => return Err(Refusal::LookFirst),
            _ => return Err(Refusal::AlreadyBegun),
        }
        Ok(vec![Event::WarmUpDrawn { cards: Exercise::drawn(outside.random).cards }])
    }

    pub(super) fn end_count(&self, actor: Actor, event: Event) -> Decision {
        clock_only(actor)?;
        match self.warm_up().map(|warm_up| warm_up.phase) {
            Some(Phase::Counting) => Ok(vec![event]),
            _ => Err(Refusal::NothingRuns),
        }
    }

    /// Only the first answer of a seat counts.
    pub(super) fn answers(&self, warm_up: &WarmUp, group: &[Touch]) -> Vec<Event> {
        if warm_up.phase != Phase::Looking {
            return Vec::new();
        }
        let is_new = |touch: &&Touch| self.has(touch.seat) && !warm_up.has_answered(touch.seat);
        let seen = group.iter().filter(is_new).filter_map(|touch| match Spot::of(touch) {
            Spot::Answer(answer) => Some(Seen { seat: touch.seat, answer }),
            _ => None,
        });
        let group: Vec<Seen> = seen.collect();
        if group.is_empty() { Vec::new() } else { vec![Event::WarmUpSeen { group }] }
    }
}

impl WarmUp {
    /// The next grid, after which the points go on.
    pub(super) fn next(players: usize, cards: [Card; CELLS], before: Option<&WarmUp>) -> WarmUp {
        WarmUp {
            phase: Phase::Counting,
            exercise: Exercise::of(cards),
            answers: PerSeat::new(players, |_| None),
            quickest: Vec::new(),
            points: before.map_or_else(|| PerSeat::new(players, |_| 0), WarmUp::total),
            earned: PerSeat::new(players, |_| 0),
        }
    }

    fn total(&self) -> PerSeat<u32> {
        let total = |seat| self.points[seat].saturating_add(self.earned[seat]);
        PerSeat::new(self.points.len(), total)
    }

    /// Who has yet to answer.
    pub(super) fn unanswered(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.answers.len()).filter(|seat| !self.has_answered(*seat))
    }

    /// How many have.
    pub(super) fn waiting(&self) -> usize {
        self.unanswered().count()
    }

    /// Answers that came at the same time. Only the first of a seat counts.
    pub(super) fn answer(&mut self, group: &[Seen]) {
        let mut right = Vec::new();
        for Seen { seat, answer } in group {
            if self.has_answered(*seat) {
                continue;
            }
            self.answers[*seat] = Some(*answer);
            if self.exercise.mark(*answer) == Mark::Right {
                right.push(*seat);
            }
        }
        let points = if self.quickest.is_empty() { 2 } else { 1 };
        for seat in &right {
            self.earned[*seat] = points;
        }
        if self.quickest.is_empty() {
            self.quickest = right;
        }
        if self.waiting() == 0 {
            self.phase = Phase::Solved;
        }
    }

    fn has_answered(&self, seat: Seat) -> bool {
        self.answers[seat].is_some()
    }

    pub(super) fn view(&self) -> WarmUpView {
        let mark = |seat| self.answers[seat].map(|answer| self.exercise.mark(answer));
        let is_solved = self.phase == Phase::Solved;
        WarmUpView {
            phase: self.phase,
            cards: self.exercise.cards,
            answered: self.answers.filled(),
            points: if is_solved { self.total() } else { self.points.clone() },
            solution: is_solved.then(|| Solution {
                sets: self.exercise.sets.clone(),
                answers: self.answers.clone(),
                marks: PerSeat::new(self.answers.len(), mark),
                quickest: self.quickest.clone(),
            }),
        }
    }
}
