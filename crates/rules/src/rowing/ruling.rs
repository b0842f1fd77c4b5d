//! What follows from what happened: who takes what, who goes next, who wins.

use serde::{Deserialize, Serialize};

use super::{
    fault::{Fault, Price},
    plan::{AfterSecondLifesaver, Options, OutOfTurn},
    race::{self, Hand},
};
use crate::seat::{PerSeat, Seat};

/// A ruling, with everything that people need to go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Ruling {
    pub about: About,
    /// Who takes cards, in this order.
    pub takes: Vec<Take>,
    pub next: Next,
    /// Who skips their next turn.
    pub skips: Option<Seat>,
    /// Not empty if this decides the game.
    pub winners: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum About {
    /// There was a set.
    Set {
        /// None if it was too close and nobody has to take it.
        slowest: Option<Seat>,
        /// Who has a lifesaver, in the order of the grabs if that is known.
        safe: Vec<Seat>,
        /// Whose last card made the set, if they can't win with it.
        last_card_of: Option<Seat>,
        /// By how many milliseconds the slowest came too late, if that was seen.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        late_by: Option<u64>,
    },
    /// Somebody grabbed, and there was no set.
    NoSet {
        touched: Vec<Seat>,
    },
    /// Somebody grabbed, and everybody agreed to forget it.
    Overlooked,
    Fault {
        fault: Fault,
        by: Seat,
    },
    /// "Your goat rows!", on phones.
    Call {
        target: Seat,
        by: Vec<Seat>,
        verdict: CallVerdict,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: u64,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum CallVerdict {
    /// The player had said nothing.
    Caught,
    /// The player had said it, or has no card any more.
    SaidBefore,
    /// Both said it at the same time, and the table has to decide.
    TooClose,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Take {
    pub seat: Seat,
    pub price: Price,
    pub why: Fault,
    /// What they had before. Whoever was out has cards again now, and whoever
    /// had called has to call again.
    pub had: Hand,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Next {
    Seat {
        seat: Seat,
    },
    /// Whoever's turn it was. The app doesn't follow the turns.
    SameTurn,
    /// Whoever sits to the left of the slowest, whom the app hasn't been told.
    LeftOfSlowest,
}

impl Ruling {
    /// The ruling if these pay for that, in this order.
    pub(super) fn of(
        about: About,
        payers: &[(Seat, Fault)],
        options: &Options,
        hands: &PerSeat<Hand>,
    ) -> Ruling {
        let take = |(seat, why): &(Seat, Fault)| {
            let price = why.price(options);
            Take { seat: *seat, price, why: *why, had: hands[*seat] }
        };
        let takes = payers.iter().map(take).filter(|take| take.price != Price::Nothing);
        let takes: Vec<Take> = takes.collect();
        let mut hands = hands.clone();
        takes.iter().for_each(|take| hands[take.seat] = Hand::Cards);
        let skips = match about {
            About::Fault { fault: Fault::OutOfTurn, by } if !takes.is_empty() => {
                (options.out_of_turn == OutOfTurn::SkipsTurn).then_some(by)
            }
            _ => None,
        };
        let winners = match &about {
            About::Set { safe, last_card_of, .. } => {
                let mut winners = race::winners(&hands, safe);
                winners.retain(|seat| Some(*seat) != *last_card_of);
                winners
            }
            _ => Vec::new(),
        };
        let next = next(&about, &takes, options, &hands);
        Ruling { about, takes, next, skips, winners }
    }

    /// The same without what this seat has to take. The hands are those of
    /// before the ruling.
    pub(super) fn without(
        &self,
        seat: Seat,
        options: &Options,
        hands: &PerSeat<Hand>,
    ) -> Option<Ruling> {
        let is_fault = |take: &Take| take.seat == seat && take.why != Fault::Slowest;
        self.takes.iter().find(|take| is_fault(take))?;
        let payers = self.takes.iter().filter(|take| !is_fault(take));
        let payers: Vec<_> = payers.map(|take| (take.seat, take.why)).collect();
        Some(Ruling::of(self.about.clone(), &payers, options, hands))
    }

    /// Gives everybody cards who takes some.
    pub(super) fn hand_out(&self, hands: &mut PerSeat<Hand>) {
        self.takes.iter().for_each(|take| hands[take.seat] = Hand::Cards);
    }

    /// The hands of before, except for what somebody has said since.
    pub(super) fn take_back(&self, hands: &mut PerSeat<Hand>) {
        for take in self.takes.iter().filter(|take| take.had != Hand::Cards) {
            if hands[take.seat] == Hand::Cards {
                hands[take.seat] = take.had;
            }
        }
    }
}

fn next(about: &About, takes: &[Take], options: &Options, hands: &PerSeat<Hand>) -> Next {
    let left_of = |seat: Seat| {
        let seat = race::next(hands, seat.left(1, hands.len()));
        seat.map_or(Next::SameTurn, |seat| Next::Seat { seat })
    };
    let has_second = |take: &&Take| {
        take.why == Fault::SecondLifesaver
            && options.after_second_lifesaver == AfterSecondLifesaver::LeftOfOffender
    };
    let offender = takes.iter().find(has_second);
    match about {
        About::Set { slowest: Some(slowest), .. } => {
            left_of(offender.map_or(*slowest, |take| take.seat))
        }
        About::Set { slowest: None, .. } | About::Overlooked | About::Call { .. } => Next::SameTurn,
        About::NoSet { .. } => takes.first().map_or(Next::SameTurn, |take| left_of(take.seat)),
        About::Fault { .. } if takes.is_empty() => Next::SameTurn,
        About::Fault { fault, by } => match fault {
            Fault::OutOfTurn | Fault::CaughtSilent | Fault::FalseCall => Next::SameTurn,
            Fault::SecondLifesaver if offender.is_none() => Next::LeftOfSlowest,
            _ => left_of(*by),
        },
    }
}
