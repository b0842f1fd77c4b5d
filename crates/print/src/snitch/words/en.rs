//! In English.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::en::WORDS,
    special: [
        Entry { title: "Thug", text: "Look at one face-down card in any district." },
        Entry {
            title: "Driver",
            text: "Swap any two face-down cards without looking at them. They needn’t be yours.",
        },
        Entry {
            title: "Hitman",
            text: "Look at one face-down card. Then swap any two without looking at them.",
        },
        Entry {
            title: "Boss",
            text: "Remove a card from your own district. Or add the top card of the draw pile to somebody else’s, without looking at it.",
        },
        Entry {
            title: "Cousin",
            text: "Does nothing and is worth zero. If you play it, it’s like a witness with a 0.",
        },
        Entry {
            title: "Snitch",
            text: "Can’t be played: it goes back to your district, and you have one card more. At the end it’s worth the top card of the draw pile.",
        },
    ],

    reference: "Soplón",
    set_up: "Setting up",
    set_up_steps: [
        "Shuffle all the cards and deal four each, face down in two rows of two: your district.",
        "The rest is the draw pile. Leave room for the discard pile.",
        "Look at the two cards nearest you – all together, and just once.",
        "Whoever ate cheese last starts. Then play goes clockwise.",
    ],
    turn: "Your turn",
    turn_steps: [
        "Draw the top card and look at it.",
        "Swap it for one of your face-down cards.",
        "Play the old card, face up on the discard pile. A family card: do what it says. A witness or the cousin: anybody can eliminate another one.",
    ],
    eliminate: "Eliminating",
    elimination: [
        Entry {
            title: "When?",
            text: "After a witness is played, the first to throw in another one with the same number gets rid of it, until the next player draws or closes. Only one for each card played.",
        },
        Entry { title: "From your own district", text: "You have one card fewer." },
        Entry {
            title: "From somebody else’s",
            text: "Give them one of your cards, without looking at it. You have one fewer.",
        },
        Entry {
            title: "Wrong!",
            text: "Another number, a family card or the snitch: it goes back, and you draw an extra card without looking at it.",
        },
    ],
    close: Entry {
        title: "Closing",
        text: "Knock on the table instead of taking a turn. From then on family cards can’t touch your district. Everybody else gets one more turn; then all cards are turned over.",
    },
    cards: "The family and friends",
    score: "The score",
    scoring: [
        "Add up your cards; family cards are worth their number. The lowest total wins.",
        "If somebody has the snitch, turn over the top card of the draw pile: that’s what it’s worth.",
        "If it’s a tie, whoever has fewer cards wins; then whoever has the lowest single card.",
        "Still level? It’s a draw. Play again!",
    ],

    score_sheet: "Soplón: the score",
    score_hint: "The lowest total wins. Circle the winner of each game, and underline whoever closed.",
    player: "Player",
    total: "Total",
};
