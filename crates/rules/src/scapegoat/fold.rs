//! Makes the state from the events. Nothing is decided here: every event was
//! allowed when it was made, or at least fits the state (`fits.rs`).

use super::{
    Attempt, Call, Look, ScapeGoat, Stage, Step, Trade,
    board::{Board, Location},
    checklist::Chore,
    event::{Deed, Event},
    mats::Secret,
    outcome::Ending,
    plan::Direction,
    setup,
};
use crate::{
    gathering::{Counts, Gathering},
    seat::{PerSeat, Seat},
    undo::Taken,
};

impl ScapeGoat {
    pub(super) fn record(&mut self, event: &Event) {
        match event {
            Event::Arranged { plan, placement } => {
                *self = ScapeGoat {
                    is_arranged: true,
                    plan: plan.clone(),
                    placement: placement.clone(),
                    ..ScapeGoat::of(std::mem::take(&mut self.goats))
                };
                self.stage.board = plan.follow.then(|| Board::at_start(plan.row, placement));
            }
            Event::RowLaid { row } => {
                self.plan.row = *row;
                if let Some(board) = &mut self.stage.board {
                    *board = Board::at_start(*row, &self.placement);
                }
            }
            Event::Ticked { chore, done } => {
                self.laid.set(*chore, *done);
                if *chore == Chore::Cards && !done {
                    self.deal = None;
                }
            }
            Event::PileCounted { cards } => {
                self.deal = setup::deal(self.seats(), *cards).ok();
                self.laid.set(Chore::Cards, true);
            }
            Event::Begun => self.stage.step = Step::Dice,
            Event::Dealt { mats } => {
                self.mats = Some(mats.0.clone());
                self.plan.kit.cardboard.clear();
                self.plan.kit.printed = None;
                self.looks = PerSeat::new(self.seats(), |_| Look::default());
                self.settle();
            }
            Event::Printed { mats } => self.mats = Some(mats.0.clone()),
            Event::Rolled { dice } => {
                self.dice = Some(*dice);
                if self.plan.kit.is_read_out(self.seats()) {
                    self.stage.step = Step::Reading;
                } else {
                    self.stage.step = Step::Look;
                    self.settle();
                }
            }
            Event::MatRead { seat, says } => self.readings[*seat] = Some(says.0),
            Event::Misread => {
                self.misreads = self.misreads.saturating_add(1);
                self.readings = PerSeat::new(self.seats(), |_| None);
            }
            Event::Settled { secret } => {
                self.secret = Some(secret.0);
                for seat in self.readings.filled() {
                    self.looks[seat].has_seen = true;
                }
                self.stage.step = Step::Look;
                self.start_if_all_have_seen();
            }
            Event::Peeked { seat, at } => {
                let look = &mut self.looks[*seat];
                let in_app = look.in_app.saturating_add(1);
                *look = Look { has_seen: true, in_app, last: Some(*at) };
                self.start_if_all_have_seen();
            }
            Event::Seen { seat } => {
                self.looks[*seat].has_seen = true;
                self.start_if_all_have_seen();
            }
            Event::Done { by, deed } => {
                let taken = Taken { by: *by, what: deed.clone() };
                self.undo.remember(taken, self.stage.clone());
                self.take(deed);
            }
            // In older journals a trade was counted without waiting for both to
            // pick a card. What came of it follows as another event.
            Event::TradeCalled { .. } => {}
            Event::Ready { seat } => self.set_ready(*seat, true),
            Event::NotReady { seat } => self.set_ready(*seat, false),
            Event::CountAborted { by, reason } => {
                self.stage.step = match std::mem::take(&mut self.stage.step) {
                    Step::FrameCount(attempt) => Step::FramePick(attempt),
                    Step::CopsCount(call) => Step::CopsCall(call),
                    Step::TradeCount(trade) => Step::TradePick(trade),
                    other => other,
                };
                if let Some(gathering) = self.stage.step.gathering_mut() {
                    gathering.stop(*by, *reason);
                }
            }
            // Nobody has shown a card to everybody, so earlier steps can still be
            // undone. The trade itself is another event.
            Event::Zero if !self.is_counting() => {}
            Event::Zero if matches!(self.stage.step, Step::TradeCount(_)) => {
                if let Some(before) = self.undo.drop_last() {
                    self.stage = before;
                }
            }
            Event::Zero => {
                self.undo.forget();
                self.stage.step = match std::mem::take(&mut self.stage.step) {
                    Step::FrameCount(attempt) => Step::FrameEntry(attempt),
                    Step::CopsCount(call) => pointing(
                        self.seats(),
                        Ending::Cops { by: call.by, interrupt: call.interrupt },
                    ),
                    other => other,
                };
            }
            Event::CardTold { seat, colours } => {
                if let Step::FramePick(attempt) | Step::FrameEntry(attempt) = &mut self.stage.step {
                    attempt.cards[*seat] = Some(colours.0);
                }
            }
            Event::Repeated => {
                self.undo.forget();
                let gathering = Gathering::of_all(self.seats());
                self.stage.step = match std::mem::take(&mut self.stage.step) {
                    Step::FrameEntry(attempt) => Step::FramePick(Attempt { gathering, ..attempt }),
                    other => other,
                };
            }
            Event::Pointed { seat, at } => {
                if let Step::Point { arrows, .. } = &mut self.stage.step {
                    arrows[*seat] = Some(at.0);
                }
            }
            Event::PointedInVain => {
                let players = self.seats();
                if let Step::Point { arrows, in_vain, .. } = &mut self.stage.step {
                    *arrows = PerSeat::new(players, |_| None);
                    *in_vain = in_vain.saturating_add(1);
                }
            }
            Event::Ended { outcome } => {
                self.undo.forget();
                if let Step::FrameEntry(attempt) = &self.stage.step {
                    self.stage.judged = Some(attempt.clone());
                }
                self.stage.step = Step::Over(outcome.0.clone());
            }
            Event::Undone { .. } => {
                if let Some(before) = self.undo.take_back() {
                    self.stage = before;
                }
            }
        }
    }

    /// Records something that a player did on the table.
    fn take(&mut self, deed: &Deed) {
        let players = self.seats();
        let options = self.plan.options;
        let Stage { board, step, judged } = &mut self.stage;
        match deed {
            Deed::FrameCalled { by } => {
                *step = Step::FramePick(Attempt {
                    by: *by,
                    cards: PerSeat::new(players, |_| None),
                    gathering: Gathering::of_all(players),
                });
            }
            Deed::CopsCalled { by, interrupt } => {
                if let Some(board) = board.as_mut().filter(|_| !interrupt) {
                    board.at[*by] = Location::Cops;
                }
                let gathering = Gathering::of_all(players);
                *step = Step::CopsCall(Call { by: *by, interrupt: *interrupt, gathering });
            }
            Deed::FrameFailed => {
                if let Step::FrameEntry(attempt) = std::mem::take(step) {
                    *judged = Some(attempt);
                }
                *step = match board {
                    None => Step::Open,
                    Some(_) if options.swap_after_fail => Step::Swap,
                    Some(board) => {
                        board.next_turn(options.direction);
                        Step::Start
                    }
                };
            }
            Deed::FrameSucceeded { framed } => {
                if let Step::FrameEntry(attempt) = std::mem::take(step) {
                    let ending = Ending::Frame { by: attempt.by, framed: framed.clone() };
                    *judged = Some(attempt);
                    *step = pointing(players, ending);
                }
            }
            Deed::TradeAsked { by, with } => {
                let gathering = Gathering::of(vec![*by, *with], players);
                *step = Step::TradePick(Trade { by: *by, with: *with, gathering });
            }
            Deed::Restated { board: restated } => {
                *board = Some(restated.clone());
                *step = Step::Start;
            }
            Deed::Untracked => {
                *board = None;
                *step = Step::Open;
            }
            Deed::Moved { .. }
            | Deed::Spied { .. }
            | Deed::Traded { .. }
            | Deed::Stashed { .. }
            | Deed::Prepared
            | Deed::Stole { .. }
            | Deed::Swapped => {
                if let Some(board) = board {
                    *step = take_turn(board, deed, options.direction);
                }
            }
        }
    }

    /// What the mats say for this roll, if the app knows them.
    pub(super) fn rolled_secret(&self) -> Option<Secret> {
        let cell = self.plan.kit.dice.cell(self.dice?).ok()?;
        Some(self.mats.as_ref()?.secret(cell))
    }

    /// Mats and dice together make the secret.
    fn settle(&mut self) {
        if let Some(secret) = self.rolled_secret() {
            self.secret = Some(secret);
            self.stage.step = Step::Look;
        }
    }

    fn start_if_all_have_seen(&mut self) {
        if self.stage.step == Step::Look && self.looks.values().all(|look| look.has_seen) {
            self.stage.step = if self.stage.board.is_some() { Step::Start } else { Step::Open };
        }
    }

    /// Begins the count as soon as everybody who takes part is ready.
    fn set_ready(&mut self, seat: Seat, is_ready: bool) {
        let Some(gathering) = self.stage.step.gathering_mut() else { return };
        gathering.set_ready(seat, is_ready);
        if gathering.is_complete() {
            self.stage.step = match std::mem::take(&mut self.stage.step) {
                Step::FramePick(attempt) => Step::FrameCount(attempt),
                Step::CopsCall(call) => Step::CopsCount(call),
                Step::TradePick(trade) => Step::TradeCount(trade),
                other => other,
            };
        }
    }
}

fn pointing(players: usize, ending: Ending) -> Step {
    Step::Point { ending, arrows: PerSeat::new(players, |_| None), in_vain: 0 }
}

/// Takes one step of a turn that the app follows and returns what's due afterwards.
fn take_turn(board: &mut Board, deed: &Deed, direction: Direction) -> Step {
    let active = board.active;
    match deed {
        Deed::Moved { to } => {
            board.at[active] = *to;
            board.action_at(*to).map_or(Step::Start, Step::Action)
        }
        Deed::Prepared => {
            board.on_card -= 1;
            board.tokens[active] += 1;
            Step::Swap
        }
        Deed::Stole { from } => {
            board.tokens[*from] -= 1;
            board.tokens[active] += 1;
            Step::Swap
        }
        Deed::Swapped => {
            board.next_turn(direction);
            Step::Start
        }
        _ => Step::Swap,
    }
}
