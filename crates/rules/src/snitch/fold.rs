//! Makes the state from the events. Nothing is decided here: every event was
//! allowed when it was made. What can't follow leads nowhere (`fits.rs`).

use super::{
    Entry, Snitch, Stage, Step, board::Board, command::AbortReason, event::Event, outcome::Outcome,
};
use crate::{
    checks::Checks,
    gathering::Gathering,
    seat::{PerSeat, Seat},
    undo::Taken,
};

impl Snitch {
    /// None if it can't be; then the state is of no use any more.
    pub(super) fn record(&mut self, event: &Event) -> Option<()> {
        let is_possible = self.is_arranged || matches!(event, Event::Arranged { .. });
        if !is_possible || matches!(self.stage.step, Step::Over(_)) {
            return None;
        }
        match event {
            Event::Arranged { plan, starter } => {
                self.check_laying().ok()?;
                let deck = plan.check(self.players).ok()?;
                self.has(*starter).then_some(())?;
                *self = Snitch {
                    is_arranged: true,
                    plan: plan.clone(),
                    deck,
                    starter: *starter,
                    ..Snitch::of(self.players)
                };
            }
            Event::Ticked { chore, done } => {
                self.laid.set(*chore, *done);
            }
            Event::CardsCounted { cards } => {
                self.check_laying().ok()?;
                self.plan.kit = self.plan.kit.counted(*cards, self.players).ok()?;
                self.deck = self.plan.kit.deck().ok()?;
            }
            Event::Begun => {
                (self.stage.step == Step::Setup).then_some(())?;
                self.stage.step = match self.plan.look {
                    Some(_) => Step::LookGather(Gathering::of_all(self.players)),
                    None => Step::LookFreely { seen: PerSeat::new(self.players, |_| false) },
                };
            }
            Event::Seen { seat } => {
                self.has(*seat).then_some(())?;
                let Step::LookFreely { seen } = &mut self.stage.step else { return None };
                seen[*seat] = true;
                if seen.all() {
                    self.start_playing();
                }
            }
            Event::Ready { seat } => self.set_ready(*seat, true)?,
            Event::NotReady { seat } => self.set_ready(*seat, false)?,
            Event::CountAborted { by, reason } => {
                self.has_actor(*by).then_some(())?;
                self.stage.step = match std::mem::take(&mut self.stage.step) {
                    Step::LookCount(gathering) => Step::LookGather(gathering),
                    Step::RevealCount(gathering) => Step::Reveal(gathering),
                    _ => return None,
                };
                self.stage.step.gathering_mut()?.stop(*by, *reason);
            }
            Event::Zero => match self.stage.step {
                Step::LookCount(_) => self.stage.step = Step::Look,
                Step::RevealCount(_) => {
                    self.undo.forget();
                    self.stage.opening = None;
                    let districts = PerSeat::new(self.players, |_| None);
                    self.stage.step = Step::Entry(Entry { districts, top: None });
                }
                _ => return None,
            },
            Event::TimeUp if self.stage.step == Step::Look => self.start_playing(),
            Event::TimeUp => {
                self.stage.opening.take()?;
            }
            Event::Done { by, deed } => {
                self.has_actor(*by).then_some(())?;
                let before = self.stage.clone();
                self.take(deed)?;
                self.undo.remember(Taken { by: *by, what: deed.clone() }, before);
            }
            Event::Entered { seat, cards } => {
                self.has(*seat).then_some(())?;
                self.check_district(&cards.0).ok()?;
                let Step::Entry(entry) = &mut self.stage.step else { return None };
                entry.districts[*seat] = Some(cards.clone());
            }
            Event::TurnedOver { top } => {
                let Step::Entry(entry) = &mut self.stage.step else { return None };
                top.check().ok()?;
                entry.top = Some(*top);
            }
            Event::Ended { outcome } => {
                let is_due = *outcome == Outcome::Abandoned || self.all_entered();
                (is_due && outcome.can_be(self.players)).then_some(())?;
                self.undo.forget();
                self.stage.step = Step::Over(outcome.clone());
            }
            Event::Undone { by } => {
                self.has_actor(*by).then_some(())?;
                self.stage = self.undo.take_back()?;
            }
        }
        Some(())
    }

    fn start_playing(&mut self) {
        let follow = self.plan.follow;
        let board = follow.then(|| Board::at_start(self.players, &self.deck, self.starter));
        let step = if follow { Step::Start } else { Step::Open };
        self.stage = Stage { board, step, ..Stage::default() };
    }

    /// Begins the count as soon as everybody is ready.
    fn set_ready(&mut self, seat: Seat, is_ready: bool) -> Option<()> {
        self.has(seat).then_some(())?;
        let gathering = self.stage.step.gathering_mut()?;
        gathering.set_ready(seat, is_ready);
        if gathering.is_complete() {
            self.stage.step = match std::mem::take(&mut self.stage.step) {
                Step::LookGather(gathering) => Step::LookCount(gathering),
                Step::Reveal(gathering) => Step::RevealCount(gathering),
                other => other,
            };
        }
        Some(())
    }
}

impl Step {
    /// Who is ready, while people get ready.
    pub(super) fn gathering(&self) -> Option<&Gathering<AbortReason>> {
        match self {
            Step::LookGather(gathering) | Step::Reveal(gathering) => Some(gathering),
            _ => None,
        }
    }

    fn gathering_mut(&mut self) -> Option<&mut Gathering<AbortReason>> {
        match self {
            Step::LookGather(gathering) | Step::Reveal(gathering) => Some(gathering),
            _ => None,
        }
    }
}
