//! What everything is worth at the end, and who has won.

use serde::{Deserialize, Serialize};

use super::{card::Card, kit::Deck, plan::Options, refusal::Refusal, terms::Sort};
use crate::seat::{PerSeat, Seat};

/// What gives the snitch its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Top {
    /// The top card of the draw pile.
    Card { card: Card },
    /// No card is left to turn over, so the snitch is worth nothing.
    Nothing,
}

/// The result, and how it came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    pub totals: PerSeat<i32>,
    /// Best first.
    pub standings: Vec<Standing>,
    pub winner: Option<Seat>,
    /// Who is still level after both tie-breaks; nobody if there is a winner.
    pub tied: Vec<Seat>,
    pub by: DecidedBy,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    pub seat: Seat,
    pub total: i32,
    pub cards: usize,
    /// The lowest single card. None if the only card is a snitch that doesn't
    /// count.
    pub lowest: Option<u32>,
    /// Counted from one; whoever is level in everything shares it.
    pub place: usize,
}

impl Standing {
    fn key(&self) -> (i32, usize, u32) {
        (self.total, self.cards, self.lowest.unwrap_or(u32::MAX))
    }
}

/// What decided between the winner and the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum DecidedBy {
    Sum,
    Cards,
    Lowest,
    /// Nothing did: it is a draw.
    Nothing,
}

/// Who holds the snitch, if anybody does.
pub fn holder(districts: &PerSeat<Vec<Card>>) -> Option<Seat> {
    let mut held = districts.iter().filter(|(_, cards)| cards.contains(&Card::Snitch));
    held.next().map(|(seat, _)| seat)
}

/// Whether these cards can all be in one game. The card on top of the draw pile
/// is told apart only where there is one of a sort.
pub fn check_cards<'a>(
    cards: impl Iterator<Item = &'a Card> + Clone,
    top: Option<Top>,
    deck: &Deck,
) -> Result<(), Refusal> {
    let top = match top {
        Some(Top::Card { card }) => Some(card),
        Some(Top::Nothing) | None => None,
    };
    for (sort, with_top) in [(Sort::Family, false), (Sort::Cousin, true), (Sort::Snitch, true)] {
        let top = top.filter(|_| with_top);
        let count = cards.clone().copied().chain(top).filter(|card| card.sort() == sort).count();
        let most = deck.count(sort);
        if count > usize::from(most) {
            return Err(Refusal::TooMany { sort, most });
        }
    }
    Ok(())
}

pub fn score(
    districts: &PerSeat<Vec<Card>>,
    top: Option<Top>,
    deck: &Deck,
    options: &Options,
) -> Result<Tally, Refusal> {
    let players = districts.len();
    if players < 2 {
        return Err(Refusal::Players { players });
    }
    check_cards(districts.values().flatten(), top, deck)?;
    let snitch = match (holder(districts), top) {
        (None, _) | (Some(_), Some(Top::Nothing)) => 0,
        (Some(seat), None) => return Err(Refusal::TopMissing { seat }),
        // There is only one snitch, and somebody holds it.
        (Some(seat), Some(Top::Card { card })) => {
            card.number().ok_or(Refusal::TopMissing { seat })?
        }
    };
    let standing = |(seat, cards): (Seat, &Vec<Card>)| {
        let value = |card: &Card| card.number().unwrap_or(snitch);
        let sum: u64 = cards.iter().map(|card| u64::from(value(card))).sum();
        let counts = |card: &&Card| options.snitch_breaks_ties || **card != Card::Snitch;
        let lowest = cards.iter().filter(counts).map(value).min();
        Standing {
            seat,
            total: i32::try_from(sum).unwrap_or(i32::MAX),
            cards: cards.len(),
            lowest: if cards.is_empty() { Some(0) } else { lowest },
            place: 1,
        }
    };
    let mut standings: Vec<Standing> = districts.iter().map(standing).collect();
    let totals = standings.iter().map(|standing| standing.total).collect::<Vec<_>>().into();
    standings.sort_by_key(Standing::key);
    for index in 1..players {
        let is_level = standings[index].key() == standings[index - 1].key();
        standings[index].place = if is_level { standings[index - 1].place } else { index + 1 };
    }
    let (first, second) = (standings[0].key(), standings[1].key());
    let by = if first.0 != second.0 {
        DecidedBy::Sum
    } else if first.1 != second.1 {
        DecidedBy::Cards
    } else if first.2 != second.2 {
        DecidedBy::Lowest
    } else {
        DecidedBy::Nothing
    };
    let best = standings.iter().filter(|standing| standing.place == 1);
    let best: Vec<Seat> = best.map(|standing| standing.seat).collect();
    let (winner, tied) = match best[..] {
        [winner] => (Some(winner), Vec::new()),
        _ => (None, best),
    };
    Ok(Tally { totals, standings, winner, tied, by })
}

impl Tally {
    pub(super) fn can_be(&self, players: usize) -> bool {
        let has = |seat: &Seat| usize::from(seat.0) < players;
        self.totals.len() == players
            && self.standings.len() == players
            && self.standings.iter().all(|standing| has(&standing.seat))
            && self.winner.iter().chain(&self.tied).all(has)
    }
}
