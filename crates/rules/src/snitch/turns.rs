//! What may be done on a turn, and between two of them.

use super::{
    Snitch, Step,
    apply::{Decision, done},
    board::{Board, Draw},
    card::Card,
    eliminate::Attempt,
    event::Deed,
    family,
    plan::EmptyDistrict,
    refusal::Refusal,
    score::check_cards,
    terms::Due,
};
use crate::{
    checks::{Checks, seat_of, table_only},
    game::Actor,
    gathering::Counts,
    seat::{PerSeat, Seat},
};

impl Snitch {
    pub(super) fn draw(&self, actor: Actor) -> Decision {
        let board = self.start_of_turn(actor)?;
        if self.must_close(board) {
            return Err(Refusal::MustClose);
        }
        match board.draw(&self.plan.options) {
            Draw::Pile | Draw::Shuffle => done(actor, Deed::Drew),
            Draw::RoundEnds => done(actor, Deed::RoundEnded),
            Draw::Nothing => Err(Refusal::NothingToDraw),
        }
    }

    /// Some tables let nobody draw who has no cards left.
    pub(super) fn must_close(&self, board: &Board) -> bool {
        self.plan.options.empty_district == EmptyDistrict::Close
            && self.stage.closed.is_none()
            && board.sizes[board.active] == 0
    }

    pub(super) fn play(&self, actor: Actor, card: Card) -> Decision {
        self.own_turn(actor)?;
        match self.stage.step {
            Step::Exchange => {}
            Step::Action { due, .. } => return Err(Refusal::ActFirst { due }),
            _ => return Err(Refusal::DrawFirst),
        }
        card.check()?;
        check_cards([card].iter(), None, &self.deck)?;
        done(actor, Deed::Played { card })
    }

    pub(super) fn look(&self, actor: Actor, at: Option<Seat>) -> Decision {
        self.act(actor, Due::Look, at.as_slice(), Deed::Looked { at })
    }

    pub(super) fn swap(&self, actor: Actor, between: Option<[Seat; 2]>) -> Decision {
        let seats = between.as_ref().map_or(&[][..], |between| between);
        let decision = self.act(actor, Due::Swap, seats, Deed::Swapped { between })?;
        if let (Some(between), Some(board)) = (between, &self.stage.board) {
            family::check_swap(between, board)?;
        }
        Ok(decision)
    }

    pub(super) fn remove(&self, actor: Actor, snitch: bool) -> Decision {
        let decision = self.act(actor, Due::RemoveOrAdd, &[], Deed::Removed { snitch })?;
        if snitch {
            check_cards([Card::Snitch].iter(), None, &self.deck)?;
        }
        match &self.stage.board {
            Some(board) if board.sizes[board.active] == 0 => {
                Err(Refusal::EmptyDistrict { seat: board.active })
            }
            _ => Ok(decision),
        }
    }

    pub(super) fn add(&self, actor: Actor, to: Seat) -> Decision {
        self.act(actor, Due::RemoveOrAdd, &[to], Deed::Added { to })
    }

    /// A part of the action of a member of the family.
    fn act(&self, actor: Actor, action: Due, at: &[Seat], deed: Deed) -> Decision {
        let board = self.own_turn(actor)?;
        match self.stage.step {
            Step::Action { due, .. } if due == action => {}
            Step::Action { due, .. } => return Err(Refusal::WrongAction { due }),
            Step::Exchange => return Err(Refusal::PlayFirst),
            _ => return Err(Refusal::DrawFirst),
        }
        let targets = family::targets(action, board, self.stage.closer(), &self.plan.options);
        for seat in at {
            self.check_seat(*seat)?;
            if self.stage.closer() == Some(*seat) {
                return Err(Refusal::OutOfReach { seat: *seat });
            }
            if !targets.contains(seat) {
                return Err(match action {
                    Due::RemoveOrAdd if *seat == board.active => Refusal::TargetSelf,
                    Due::RemoveOrAdd => Refusal::NothingToDraw,
                    Due::Swap if board.sizes[*seat] > 0 => Refusal::OneCardOnly { seat: *seat },
                    Due::Look | Due::Swap => Refusal::EmptyDistrict { seat: *seat },
                });
            }
        }
        done(actor, deed)
    }

    pub(super) fn skip(&self, actor: Actor) -> Decision {
        self.own_turn(actor)?;
        match self.stage.step {
            Step::Action { .. } if self.may_skip() => done(actor, Deed::Skipped),
            Step::Action { .. } => Err(Refusal::NoSkipping),
            Step::Exchange => Err(Refusal::PlayFirst),
            _ => Err(Refusal::DrawFirst),
        }
    }

    pub(super) fn may_skip(&self) -> bool {
        let (Step::Action { due, .. }, Some(board)) = (&self.stage.step, &self.stage.board) else {
            return false;
        };
        let options = &self.plan.options;
        options.family_optional || !family::is_possible(*due, board, self.stage.closer(), options)
    }

    pub(super) fn pass(&self, actor: Actor) -> Decision {
        self.start_of_turn(actor)?;
        if self.may_pass() { done(actor, Deed::Passed) } else { Err(Refusal::NoPassing) }
    }

    pub(super) fn may_pass(&self) -> bool {
        let (Step::Start, Some(board)) = (&self.stage.step, &self.stage.board) else {
            return false;
        };
        let options = &self.plan.options;
        let is_last = self.stage.closed.is_some();
        let has_none = board.draw(options) == Draw::Nothing && !self.must_close(board);
        has_none || is_last && options.last_turn_optional
    }

    pub(super) fn eliminate(&self, actor: Actor, attempt: Attempt) -> Decision {
        let by = seat_of(actor)?;
        self.check_not_counting()?;
        let (Some(_), Some(board)) = (&self.stage.opening, &self.stage.board) else {
            return Err(Refusal::NoElimination);
        };
        if !self.may_try(by) {
            return Err(Refusal::CloserWatches);
        }
        if let Attempt::Other { owner } = attempt {
            self.check_seat(owner)?;
            if owner != by && !self.is_in_reach(owner) {
                return Err(Refusal::ClosedIsSafe { seat: owner });
            }
        }
        board.clone().eliminate(by, attempt, &self.plan.options)?;
        done(actor, Deed::Eliminated { by, attempt })
    }

    /// Whether this player can try to eliminate something.
    pub(super) fn may_try(&self, seat: Seat) -> bool {
        self.plan.options.closer_eliminates || self.stage.closer() != Some(seat)
    }

    /// Whether others can eliminate something from this district.
    pub(super) fn is_in_reach(&self, seat: Seat) -> bool {
        !(self.plan.options.closed_is_safe && self.stage.closer() == Some(seat))
    }

    // Closing.

    pub(super) fn close(&self, actor: Actor) -> Decision {
        let by = seat_of(actor)?;
        self.check_playing()?;
        if let Some(closer) = self.stage.closer() {
            return Err(Refusal::AlreadyClosed { by: closer });
        }
        if self.stage.board.is_some() {
            self.start_of_turn(actor)?;
        }
        done(actor, Deed::Closed { by })
    }

    pub(super) fn end_turn(&self, actor: Actor) -> Decision {
        let by = seat_of(actor)?;
        self.check_playing()?;
        match (&self.stage.step, &self.stage.closed) {
            (Step::LastTurn, Some(closed)) if closed.left.first() == Some(&by) => {
                done(actor, Deed::TurnEnded)
            }
            (Step::LastTurn, _) => Err(Refusal::NotYourTurn),
            (Step::Open, _) => Err(Refusal::NobodyClosed),
            _ => Err(Refusal::FreeOnly),
        }
    }

    /// While the app only helps, the table knows best.
    pub(super) fn end_round(&self, actor: Actor) -> Decision {
        table_only(actor)?;
        self.check_playing()?;
        match &self.stage.board {
            Some(_) => Err(Refusal::FreeOnly),
            None => done(actor, Deed::RoundEnded),
        }
    }

    // Following.

    pub(super) fn restate(
        &self,
        actor: Actor,
        sizes: &PerSeat<u8>,
        pile: u8,
        active: Seat,
    ) -> Decision {
        table_only(actor)?;
        self.check_playing()?;
        let out = self.stage.board.as_ref().map_or(0, |board| board.out);
        let impossible = Refusal::ImpossibleBoard { cards: self.deck.total() - out };
        if sizes.len() != self.players {
            return Err(impossible);
        }
        self.check_seat(active)?;
        let next = self.stage.closed.as_ref().and_then(|closed| closed.left.first());
        if let Some(next) = next.filter(|next| **next != active) {
            return Err(Refusal::NotTheNext { seat: *next });
        }
        let board = Board::stated(sizes, pile, out, active, &self.deck).ok_or(impossible)?;
        done(actor, Deed::Restated { board })
    }

    pub(super) fn untrack(&self, actor: Actor) -> Decision {
        table_only(actor)?;
        self.turn()?;
        done(actor, Deed::Untracked)
    }

    // Conditions.

    /// The board, if the app follows and a turn is going on.
    fn turn(&self) -> Result<&Board, Refusal> {
        self.check_playing()?;
        self.stage.board.as_ref().ok_or(Refusal::GuidedOnly)
    }

    /// The board, if it is also this actor's turn.
    fn own_turn(&self, actor: Actor) -> Result<&Board, Refusal> {
        let board = self.turn()?;
        if seat_of(actor)? == board.active { Ok(board) } else { Err(Refusal::NotYourTurn) }
    }

    /// The board, if this actor's turn is about to begin.
    fn start_of_turn(&self, actor: Actor) -> Result<&Board, Refusal> {
        let board = self.own_turn(actor)?;
        match self.stage.step {
            Step::Exchange => Err(Refusal::PlayFirst),
            Step::Action { due, .. } => Err(Refusal::ActFirst { due }),
            _ => Ok(board),
        }
    }

    /// Not before the look, and not after the last turn.
    fn check_playing(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Open | Step::LastTurn | Step::Start | Step::Exchange | Step::Action { .. } => {
                Ok(())
            }
            Step::Setup => Err(Refusal::NotBegun),
            Step::LookGather(_) | Step::Look | Step::LookFreely { .. } => Err(Refusal::LookFirst),
            Step::LookCount(_) | Step::RevealCount(_) => Err(Refusal::NotDuringCount),
            Step::Reveal(_) | Step::Entry(_) => Err(Refusal::Revealing),
            Step::Over(_) => Err(Refusal::GameOver),
        }
    }
}
