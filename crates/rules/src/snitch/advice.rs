//! What can be asked about the cards without a game.

use serde::{Deserialize, Serialize};

use super::{
    Snitch,
    card::Card,
    eliminate,
    kit::{Deck, Kit},
    plan::{Options, Plan},
    refusal::Refusal,
};
use crate::game::Parts;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Question {
    /// Can this many people play with what is left of the box?
    Box { players: usize, kit: Kit },
    /// Can this card be eliminated after that one was played?
    Match {
        played: Card,
        card: Card,
        #[serde(default)]
        options: Options,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "about", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Advice {
    Box {
        /// What is in the game.
        deck: Deck,
        cards: u8,
        /// What is left to draw from once everybody has a district.
        pile: u8,
    },
    /// They can't play with that, for this reason.
    Not { reason: Refusal },
    Match {
        /// None if nothing can be eliminated after that card.
        right: Option<bool>,
    },
}

impl Parts for Snitch {
    type Question = Question;
    type Advice = Advice;

    fn advise(question: &Question) -> Option<Advice> {
        match question {
            Question::Box { players, kit } => {
                let plan = Plan { kit: kit.clone(), ..Plan::default() };
                Some(match plan.check(*players) {
                    Ok(deck) => {
                        Advice::Box { deck, cards: deck.total(), pile: deck.pile(*players) }
                    }
                    Err(reason) => Advice::Not { reason },
                })
            }
            Question::Match { played, card, options } => {
                played.check().and(card.check()).ok()?;
                Some(Advice::Match { right: eliminate::matches(*played, *card, options).ok() })
            }
        }
    }
}
