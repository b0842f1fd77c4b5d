//! What a deed leads to.

use super::{
    Closed, Opening, Snitch, Stage, Step, board::last_turns, card::Card, eliminate::Attempt,
    event::Deed, family, plan::Options, terms::Due,
};
use crate::{checks::Checks, gathering::Gathering};

impl Snitch {
    /// Records something that somebody did on the table; none if it can't be.
    pub(super) fn take(&mut self, deed: &Deed) -> Option<()> {
        let players = self.players;
        if !deed.seats().iter().all(|seat| self.has(*seat)) {
            return None;
        }
        match deed {
            Deed::Closed { by } => {
                let is_turn = match self.stage.step {
                    Step::Open => true,
                    Step::Start => self.stage.board.as_ref()?.active == *by,
                    _ => false,
                };
                (is_turn && self.stage.closed.is_none()).then_some(())?;
                self.stage.opening = None;
                self.stage.closed = Some(Closed { by: *by, left: last_turns(players, *by) });
                self.stage.next_of_last(players);
            }
            Deed::TurnEnded => {
                matches!(self.stage.step, Step::LastTurn).then_some(())?;
                self.stage.turn_over(players);
            }
            Deed::RoundEnded => {
                matches!(self.stage.step, Step::Open | Step::LastTurn | Step::Start)
                    .then_some(())?;
                self.stage.opening = None;
                self.stage.step = Step::Reveal(Gathering::of_all(players));
            }
            Deed::Restated { board } => {
                self.stage.is_turn_time().then_some(())?;
                board.can_lie(players, &self.deck).then_some(())?;
                let next = self.stage.closed.as_ref().and_then(|closed| closed.left.first());
                next.is_none_or(|next| *next == board.active).then_some(())?;
                self.stage.opening = None;
                self.stage.board = Some(board.clone());
                self.stage.step = Step::Start;
            }
            Deed::Untracked => {
                (self.stage.is_turn_time() && self.stage.board.is_some()).then_some(())?;
                self.stage.board = None;
                self.stage.opening = None;
                let is_closed = self.stage.closed.is_some();
                self.stage.step = if is_closed { Step::LastTurn } else { Step::Open };
            }
            Deed::Drew
            | Deed::Played { .. }
            | Deed::Looked { .. }
            | Deed::Swapped { .. }
            | Deed::Removed { .. }
            | Deed::Added { .. }
            | Deed::Skipped
            | Deed::Passed
            | Deed::Eliminated { .. } => {
                self.stage.take_turn(deed, &self.plan.options, players)?;
            }
        }
        Some(())
    }
}

impl Stage {
    /// While people take turns, followed or not.
    fn is_turn_time(&self) -> bool {
        matches!(
            self.step,
            Step::Open | Step::LastTurn | Step::Start | Step::Exchange | Step::Action { .. }
        )
    }

    /// One step of a turn that the app follows.
    fn take_turn(&mut self, deed: &Deed, options: &Options, players: usize) -> Option<()> {
        let board = self.board.as_mut()?;
        let active = board.active;
        match (deed, &self.step) {
            (Deed::Drew, Step::Start) => {
                board.take(options)?;
                self.opening = None;
                if board.sizes[active] == 0 {
                    // It becomes the whole district, and nothing is played.
                    board.sizes[active] = 1;
                    self.turn_over(players);
                } else {
                    self.step = Step::Exchange;
                }
            }
            (Deed::Played { card }, Step::Exchange) => {
                card.check().ok()?;
                board.play(*card);
                match family::due(*card) {
                    Some(due) => self.step = Step::Action { card: *card, due },
                    None => {
                        self.opening = card.opens().map(|_| Opening { by: active, card: *card });
                        self.turn_over(players);
                    }
                }
            }
            (Deed::Looked { .. }, Step::Action { card, due: due @ Due::Look })
            | (Deed::Swapped { .. }, Step::Action { card, due: due @ Due::Swap })
            | (Deed::Skipped, Step::Action { card, due }) => match family::due_after(*card, *due) {
                Some(due) => self.step = Step::Action { card: *card, due },
                None => self.turn_over(players),
            },
            (Deed::Removed { snitch }, Step::Action { card: Card::Boss, .. }) => {
                board.sizes[active] = board.sizes[active].checked_sub(1)?;
                *(if *snitch { &mut board.out } else { &mut board.discard }) += 1;
                self.turn_over(players);
            }
            (Deed::Added { to }, Step::Action { card: Card::Boss, .. }) => {
                board.take(options)?;
                board.sizes[*to] += 1;
                self.turn_over(players);
            }
            (Deed::Passed, Step::Start) => {
                self.opening = None;
                self.turn_over(players);
            }
            (Deed::Eliminated { by, attempt }, Step::Start | Step::Reveal(_)) => {
                self.opening.as_ref()?;
                board.eliminate(*by, *attempt, options).ok()?;
                let is_right = *attempt != Attempt::Wrong;
                if is_right {
                    *self.eliminated.entry(*by).or_default() += 1;
                }
                if is_right && !options.chain {
                    self.opening = None;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Somebody has had their turn.
    fn turn_over(&mut self, players: usize) {
        match &mut self.closed {
            Some(closed) => {
                closed.left.remove(0);
                self.next_of_last(players);
            }
            None => {
                if let Some(board) = &mut self.board {
                    board.active = board.active.left(1, players);
                }
                self.step = Step::Start;
            }
        }
    }

    /// The next last turn begins, or the reveal.
    fn next_of_last(&mut self, players: usize) {
        let next = self.closed.as_ref().and_then(|closed| closed.left.first().copied());
        self.step = match (next, &mut self.board) {
            (None, _) => Step::Reveal(Gathering::of_all(players)),
            (Some(_), None) => Step::LastTurn,
            (Some(next), Some(board)) => {
                board.active = next;
                Step::Start
            }
        };
    }
}
