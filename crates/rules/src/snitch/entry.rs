//! What everybody enters once all cards are turned over. Until all districts
//! are in, nobody learns anything about another's: neither from a view nor from
//! what is refused.

use super::{
    Entry, Snitch, Step,
    apply::Decision,
    card::Card,
    event::Event,
    outcome::Outcome,
    refusal::Refusal,
    score::{self, Tally, Top, check_cards},
};
use crate::{
    checks::table_only,
    game::Actor,
    hidden::Hidden,
    seat::{PerSeat, Seat},
};

impl Snitch {
    pub(super) fn enter(&self, seat: Seat, cards: &[Card]) -> Decision {
        self.entry()?;
        self.check_district(cards)?;
        Ok(vec![Event::Entered { seat, cards: Hidden(cards.to_vec()) }])
    }

    pub(super) fn turn_over(&self, top: Top) -> Decision {
        let districts = self.entry()?.all()?;
        score::holder(&districts).ok_or(Refusal::NobodyHasSnitch)?;
        top.check()?;
        if top == Top::Nothing && !self.may_be_nothing(&districts) {
            return Err(Refusal::TopNeeded);
        }
        check_cards(districts.values().flatten(), Some(top), &self.deck)?;
        Ok(vec![Event::TurnedOver { top }])
    }

    pub(super) fn confirm(&self, actor: Actor) -> Decision {
        table_only(actor)?;
        let districts = self.entry()?.all()?;
        let (top, tally) = self.tally(&districts)?;
        let closer = self.stage.closer();
        Ok(vec![Event::Ended { outcome: Outcome::Scored { closer, districts, top, tally } }])
    }

    /// The score of what was entered, if that can be.
    pub(super) fn tally(
        &self,
        districts: &PerSeat<Vec<Card>>,
    ) -> Result<(Option<Top>, Tally), Refusal> {
        let entered = districts.values().map(Vec::len).sum::<usize>();
        if entered > usize::from(self.deck.total()) {
            return Err(Refusal::TooManyCards { most: self.deck.total() });
        }
        // It isn't needed any more if the snitch was a mistake.
        let top = self.entry()?.top.filter(|_| score::holder(districts).is_some());
        if top == Some(Top::Nothing) && !self.may_be_nothing(districts) {
            return Err(Refusal::TopNeeded);
        }
        Ok((top, score::score(districts, top, &self.deck, &self.plan.options)?))
    }

    /// Whether there can be no card for the snitch: the table plays that way,
    /// or all cards are in districts.
    pub(super) fn may_be_nothing(&self, districts: &PerSeat<Vec<Card>>) -> bool {
        let entered = districts.values().map(Vec::len).sum::<usize>();
        self.plan.options.snitch_without_pile_is_zero || entered >= usize::from(self.deck.total())
    }

    /// Whether one district can look like this, whatever the others do.
    pub(super) fn check_district(&self, cards: &[Card]) -> Result<(), Refusal> {
        let most = self.deck.total();
        if cards.len() > usize::from(most) {
            return Err(Refusal::TooManyCards { most });
        }
        cards.iter().try_for_each(|card| card.check())?;
        check_cards(cards.iter(), None, &self.deck)
    }

    pub(super) fn entry(&self) -> Result<&Entry, Refusal> {
        match &self.stage.step {
            Step::Entry(entry) => Ok(entry),
            _ => Err(Refusal::NoEntryDue),
        }
    }

    pub(super) fn all_entered(&self) -> bool {
        self.entry().is_ok_and(|entry| entry.all().is_ok())
    }
}

impl Entry {
    /// Everybody's cards, once all are in.
    pub(super) fn all(&self) -> Result<PerSeat<Vec<Card>>, Refusal> {
        let cards = self.districts.iter().map(|(seat, cards)| match cards {
            Some(Hidden(cards)) => Ok(cards.clone()),
            None => Err(Refusal::EntryMissing { seat }),
        });
        cards.collect::<Result<Vec<_>, _>>().map(PerSeat::from)
    }
}

impl Top {
    pub(super) fn check(self) -> Result<(), Refusal> {
        match self {
            Top::Card { card } => card.check(),
            Top::Nothing => Ok(()),
        }
    }
}
