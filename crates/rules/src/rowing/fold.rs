//! Makes the state from the events. Nothing is decided here: every event was
//! allowed when it was made, or at least fits the state (`fits.rs`).

use super::{
    Judged, RowYourGoat, Stage, Step,
    event::{Deed, Event},
    outcome::{Ending, Outcome},
    race::{Hand, Race},
    ruling::{About, Ruling},
    warm_up::{Phase, WarmUp},
};
use crate::undo::{Taken, Undo};

impl RowYourGoat {
    pub(super) fn record(&mut self, event: &Event) {
        match event {
            Event::Arranged { plan, starter } => {
                *self = RowYourGoat {
                    players: self.players,
                    plan: Some(plan.clone()),
                    starter: Some(*starter),
                    laid: Default::default(),
                    stage: Stage::new(self.players),
                    undo: Undo::default(),
                };
            }
            Event::StarterPicked { starter } => self.starter = Some(*starter),
            Event::Ticked { chore, done } => self.laid.set(*chore, *done),
            Event::WarmUpDrawn { cards } => {
                let next = WarmUp::next(self.players, *cards, self.warm_up());
                self.stage.step = Step::WarmUp(next);
            }
            Event::WarmUpShown => self.set_phase(Phase::Looking),
            Event::WarmUpSeen { group } => {
                if let Step::WarmUp(warm_up) = &mut self.stage.step {
                    warm_up.answer(group);
                }
            }
            Event::WarmUpSolved => self.set_phase(Phase::Solved),
            Event::WarmUpEnded => {
                if self.warm_up().is_some() {
                    self.stage.step = Step::Setup;
                }
            }
            Event::Done { by, deed } => {
                let taken = Taken { by: *by, what: deed.clone() };
                self.undo.remember(taken, self.stage.clone());
                self.take(deed);
            }
            Event::Asked => self.ask(),
            Event::CameLate { grabs } => {
                if let Step::Question(race) = &mut self.stage.step {
                    race.late.extend(grabs);
                }
            }
            Event::Undone { .. } => {
                if let Some(before) = self.undo.take_back() {
                    self.stage = before;
                }
            }
            Event::Ended { outcome } => {
                self.undo.forget();
                self.stage.step = Step::Over(outcome.clone());
            }
        }
    }

    fn take(&mut self, deed: &Deed) {
        match deed {
            Deed::Began => self.stage.step = Step::Play,
            Deed::Grabbed { grabs } => {
                self.stage.racing().groups.push(grabs.clone());
                self.ask_if_complete();
            }
            Deed::GrabbedAgain { seat } => self.stage.racing().again.push(*seat),
            Deed::RingTaken { ring } => {
                self.stage.racing().rings.insert(*ring);
                self.ask_if_complete();
            }
            Deed::Judged { grid } => {
                self.stage.judged = Some(Judged { grid: grid.clone(), is_settled: false });
            }
            Deed::Ruled { ruling } => self.stage.settle(ruling),
            Deed::WavedOff { ruling, .. } => self.stage.amend(ruling),
            Deed::LotsDrawn { lots } => self.stage.lots = Some(lots.clone()),
            Deed::Called { seat } => self.stage.hands[*seat] = Hand::Called,
            Deed::Out { seat, out } => {
                self.stage.hands[*seat] = if *out { Hand::Out } else { Hand::Cards };
            }
            Deed::NoMoreSets { outcome } => self.stage.step = Step::Result(outcome.clone()),
        }
    }

    fn set_phase(&mut self, phase: Phase) {
        if let Step::WarmUp(warm_up) = &mut self.stage.step {
            warm_up.phase = phase;
        }
    }

    fn ask_if_complete(&mut self) {
        if self.race_is_complete() {
            self.ask();
        }
    }

    fn ask(&mut self) {
        if let Step::Race(race) = &mut self.stage.step {
            self.stage.step = Step::Question(std::mem::take(race));
        }
    }
}

impl Stage {
    /// The race that is on. If none is, one begins, and what was said before
    /// has nothing to do with it.
    fn racing(&mut self) -> &mut Race {
        if !matches!(self.step, Step::Race(_) | Step::Question(_)) {
            self.step = Step::Race(Race::default());
            self.ruling = None;
            self.judged = None;
            self.lots = None;
        }
        match &mut self.step {
            Step::Race(race) | Step::Question(race) => race,
            _ => unreachable!("a race has just begun"),
        }
    }

    fn settle(&mut self, ruling: &Ruling) {
        self.note(ruling);
        ruling.hand_out(&mut self.hands);
        match ruling.about {
            // These come in between: a race goes on.
            About::Fault { .. } | About::Call { .. } => {}
            About::Set { .. } | About::NoSet { .. } | About::Overlooked => {
                self.step = Step::after(ruling);
                self.judged.take_if(|judged| std::mem::replace(&mut judged.is_settled, true));
                self.lots = None;
            }
        }
        self.ruling = Some(ruling.clone());
    }

    fn amend(&mut self, ruling: &Ruling) {
        if let Some(before) = self.ruling.take() {
            before.take_back(&mut self.hands);
            self.strike(&before);
        }
        self.note_takes(ruling);
        ruling.hand_out(&mut self.hands);
        if matches!(self.step, Step::Play | Step::Result(_)) {
            self.step = Step::after(ruling);
        }
        self.ruling = Some(ruling.clone());
    }
}

impl Step {
    fn after(ruling: &Ruling) -> Step {
        let winners = ruling.winners.clone();
        if winners.is_empty() {
            return Step::Play;
        }
        Step::Result(Outcome { ending: Ending::Lifesaver, winners })
    }
}
