//! What is left of the box. Piles are counted from the cards that are really
//! there.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{card::Card, refusal::Refusal, terms::Sort};

/// Cards in front of everybody at the start, in two rows.
pub const DISTRICT: u8 = 4;

/// What is missing, and what the table does about it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase", default)]
pub struct Kit {
    /// One witness more or less makes no difference, so they are only counted.
    pub lost_witnesses: u8,
    /// One entry for each special card that is lost.
    pub lost: Vec<Lost>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Lost {
    pub card: Card,
    #[serde(default)]
    pub instead: Instead,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "with", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Instead {
    /// They play without it.
    #[default]
    Nothing,
    Printed,
    /// Another card of the box is taken for it.
    StandIn {
        card: Card,
    },
}

/// How many cards of each sort are in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Deck {
    pub witnesses: u8,
    pub family: u8,
    pub cousins: u8,
    pub snitches: u8,
}

impl Deck {
    pub const BOX: Deck = Deck { witnesses: 36, family: 16, cousins: 1, snitches: 1 };

    pub fn total(&self) -> u8 {
        self.witnesses + self.special()
    }

    fn special(&self) -> u8 {
        self.family + self.cousins + self.snitches
    }

    pub fn count(&self, sort: Sort) -> u8 {
        match sort {
            Sort::Witness => self.witnesses,
            Sort::Family => self.family,
            Sort::Cousin => self.cousins,
            Sort::Snitch => self.snitches,
        }
    }

    /// What is left to draw from once everybody has a district.
    pub fn pile(&self, players: usize) -> u8 {
        self.total().saturating_sub(dealt(players))
    }

    /// How many cards a table can count if no more than witnesses are missing
    /// from these. Without a card to draw there is no game.
    fn counts(&self, players: usize) -> RangeInclusive<u8> {
        self.special().max(dealt(players) + 1)..=self.total()
    }

    fn count_mut(&mut self, sort: Sort) -> &mut u8 {
        match sort {
            Sort::Witness => &mut self.witnesses,
            Sort::Family => &mut self.family,
            Sort::Cousin => &mut self.cousins,
            Sort::Snitch => &mut self.snitches,
        }
    }

    fn lose(&mut self, sort: Sort, cards: u8) -> Result<(), Refusal> {
        let left = self.count(sort).checked_sub(cards);
        let most = Deck::BOX.count(sort);
        *self.count_mut(sort) = left.ok_or(Refusal::LostTooMany { sort, most })?;
        Ok(())
    }
}

/// Cards that go to the districts.
fn dealt(players: usize) -> u8 {
    DISTRICT * players as u8
}

impl Kit {
    /// What is in the game, if that much can be lost.
    pub fn deck(&self) -> Result<Deck, Refusal> {
        let mut deck = Deck::BOX;
        deck.lose(Sort::Witness, self.lost_witnesses)?;
        for Lost { card, .. } in &self.lost {
            if card.sort() == Sort::Witness {
                return Err(Refusal::WitnessesAreCounted);
            }
            deck.lose(card.sort(), 1)?;
        }
        for Lost { card, instead } in &self.lost {
            match instead {
                Instead::Nothing => continue,
                Instead::Printed => {}
                Instead::StandIn { card: other } => {
                    other.check()?;
                    let can_be_spared = matches!(other.sort(), Sort::Witness | Sort::Family);
                    if !can_be_spared || other == card {
                        return Err(Refusal::StandIn);
                    }
                    deck.lose(other.sort(), 1)?;
                }
            }
            *deck.count_mut(card.sort()) += 1;
        }
        Ok(deck)
    }

    /// The same kit, after the table has counted this many cards. Special cards
    /// are looked for one by one, so what else is missing are witnesses.
    pub(super) fn counted(&self, cards: u8, players: usize) -> Result<Kit, Refusal> {
        let kit = Kit { lost_witnesses: 0, ..self.clone() };
        let deck = kit.deck()?;
        let counts = deck.counts(players);
        if !counts.contains(&cards) {
            let (fewest, most) = (*counts.start(), *counts.end());
            return Err(Refusal::CardCount { cards, fewest, most });
        }
        Ok(Kit { lost_witnesses: deck.total() - cards, ..kit })
    }
}
