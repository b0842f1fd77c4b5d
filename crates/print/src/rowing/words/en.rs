//! In English.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::en::WORDS,
    boats: ["Rowing boat", "Raft", "Swim ring", "Jet ski"],
    rings: Entry {
        title: "Lifesavers",
        text: "Glue the page onto cardboard, then cut along the grey lines. You need one fewer than there are players.",
    },

    reference: "Row Your Goat",
    set_up: "Setting up",
    set_up_steps: [
        "Deal out all the cards face down. Nobody looks at their deck.",
        "Leave room in the middle for the grid: three rows of three cards.",
        "Put the lifesavers around it, one fewer than there are players.",
        "Anybody can start; you take turns clockwise.",
    ],
    players: "Players",
    cards_each: "Cards each",
    lifesavers: "Lifesavers",
    turn: Entry {
        title: "Your turn",
        text: "Choose a cell first. Then turn over your top card as you play it there. As long as a cell is empty, the card has to go there; on a full grid, cover any pile. The next player doesn’t wait.",
    },
    set: Entry {
        title: "A set",
        text: "Three top cards in a row, column or diagonal with the same boat or the same colour. It stays a set until somebody covers one of its cards.",
    },
    race: Entry {
        title: "Grab!",
        text: "If you see a set, grab one lifesaver, and so does everybody else. The slowest gets none, takes all the cards from the three piles of one set and puts them face down under their deck. All the lifesavers go back. The player to the left of the slowest goes next.",
    },
    faults: "What it costs",
    fault_prices: [
        Entry {
            title: "Looked first, or missed",
            text: "Looked at the card first, missed the grid, or covered a pile with a gap left: the card goes back under your deck. The player to your left goes next.",
        },
        Entry {
            title: "Out of turn",
            text: "The card goes back. It’s still the same player’s turn.",
        },
        Entry {
            title: "Grabbed without a set",
            text: "Everybody who touched a lifesaver takes a pile, in that order. The player to the left of the first goes next.",
        },
        Entry {
            title: "Second lifesaver",
            text: "Put it back. After the slowest, take a pile. The player to the left of the slowest goes next.",
        },
        Entry {
            title: "Didn’t shout with one card left",
            text: "Take a pile. The turn doesn’t change.",
        },
    ],
    last: Entry {
        title: "One card left",
        text: "Shout “My goat rows!” If somebody points at you and shouts “Your goat rows!” first, you take a pile.",
    },
    win: Entry {
        title: "Winning",
        text: "Play your last card and keep grabbing. The first player without cards who gets a lifesaver wins; several can win on the same set. If you’re the slowest, you take the set and are back in.",
    },
};
