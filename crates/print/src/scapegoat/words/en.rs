//! In English.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::en::WORDS,
    edition: "edition",
    players: "players",

    your_turn: "Your turn",
    steps: [
        Entry { title: "Move", text: "Take your token to another location. You can’t stay put." },
        Entry { title: "Act", text: "Do what the location says. You have to." },
        Entry {
            title: "Swap evidence",
            text: "Put one card face up at your location, then take the one that was there. \
                   If you’re holding your own colour, it has to be one of those cards.",
        },
    ],
    how_to_look: Entry {
        title: "What does your mat say?",
        text: "Turn the mat over. Find the white die’s number down the side and the black die’s \
               along the top: your mat names the goat where they meet, all game long.",
    },
    keep_hidden: "Nobody else ever gets to see the back.",
    mat_of: "This mat belongs to",
    white: "white die",
    black: "black die",

    places: [
        Entry {
            title: "Prepare",
            text: "Take a preparation token. Was it the last? Flip this card.",
        },
        Entry {
            title: "Spy",
            text: "Choose a player. They show you – and only you – their whole hand.",
        },
        Entry {
            title: "Trade",
            text: "Choose a player. Each of you picks one card; swap them on “now”.",
        },
        Entry {
            title: "Stash",
            text: "Take one of the three face-down cards, then put any card face down in its place.",
        },
        Entry {
            title: "Go to the Cops!",
            text: "The game ends at once: flip this card. With six players, the player sitting \
                   opposite may come here at the start of a turn.",
        },
    ],
    frame: Entry {
        title: "Frame/Steal",
        text: "With a preparation token: start a Frame Attempt. Without one: steal one from \
               somebody who has one.",
    },
    cops_arrived: Entry {
        title: "The cops have arrived!",
        text: "3, 2, 1: everybody points at the goat their mat names. The scapegoat wins; \
               everybody else loses.",
    },

    dice: Entry {
        title: "Decoder dice",
        text: "Two fair dice made of card: one with ten kite-shaped faces, one with twelve pentagons.",
    },
    white_die: "The white die",
    black_die: "The black die",
    dice_steps: [
        "Cut along the outer line, flaps included.",
        "Score every dashed line and fold it away from you.",
        "Glue the flaps one by one to the inside of the neighbouring edge; close the last face at the \
         end.",
        "Let it dry before the first heist.",
    ],

    tokens: Entry {
        title: "Tokens",
        text: "Glue this sheet onto cardboard, then cut out the tokens.",
    },
    player_tokens: "Player tokens",
    preparation_tokens: "Preparation tokens",
    tiles: Entry {
        title: "No patience for folding dice?",
        text: "Cut out these tiles instead: light ones in one cup, dark ones in another. Draw one \
               from each – that’s your roll. Leave them on the table.",
    },

    reference: "Quick reference",
    set_up: "Set-up",
    set_up_steps: [
        "Everybody takes a mat, portrait up, from the set for your number of players.",
        "Lay out the locations in a row: Prepare far left, the cops far right. Both preparation \
         tokens go on Prepare.",
        "Shuffle the player tokens and put one on each location, starting at Prepare but never on \
         the cops; a fifth and a sixth start again at Prepare. The first one placed goes first.",
        "Evidence: use the cards for your number of players. One face up at every location except \
         the cops, three face down at Stash. Deal out the rest.",
        "Roll both dice once and leave them there. Everybody checks their own mat in secret.",
        "Every mat now names the scapegoat, except the scapegoat’s own: that one names somebody \
         else. So nobody can be sure which side they’re on.",
    ],
    a_turn: "A turn",
    locations: "Locations",
    frame_attempt: Entry {
        title: "Frame Attempt",
        text: "Everybody puts one card face down; on zero you all flip them. A goat is framed if its \
               colour is on everyone else’s card; its own card doesn’t count. Grey counts for \
               nobody. Nobody’s framed? Take your cards back; the tokens stay, and the turn ends \
               with the evidence swap.",
    },
    the_end: "The end",
    endings: [
        Entry { title: "The scapegoat is framed", text: "Everybody else wins." },
        Entry { title: "Somebody else is framed", text: "The scapegoat wins alone." },
        Entry { title: "Somebody goes to the cops", text: "The scapegoat wins alone." },
    ],
};
