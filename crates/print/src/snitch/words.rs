//! What is printed on the sheets of Soplón, beside what every game prints.

use rules::snitch::card::Card;

use crate::words::{self, Entry, Language};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    /// In the order of `Card::SPECIAL`.
    special: [Entry; 6],

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 4],
    pub turn: &'static str,
    pub turn_steps: [&'static str; 3],
    pub eliminate: &'static str,
    pub elimination: [Entry; 4],
    pub close: Entry,
    pub cards: &'static str,
    pub score: &'static str,
    pub scoring: [&'static str; 4],

    pub score_sheet: &'static str,
    pub score_hint: &'static str,
    pub player: &'static str,
    pub total: &'static str,
}

impl Words {
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    /// What a special card is called and does.
    pub fn card(&self, card: Card) -> &Entry {
        let place = Card::SPECIAL.iter().position(|special| *special == card);
        &self.special[place.unwrap_or_default()]
    }
}

static ENGLISH: Words = Words {
    common: &words::ENGLISH,
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

static SPANISH: Words = Words {
    common: &words::SPANISH,
    special: [
        Entry { title: "Matón", text: "Mira una carta boca abajo de cualquier distrito." },
        Entry {
            title: "Conductora",
            text: "Intercambia dos cartas boca abajo sin mirarlas. No hace falta que sean tuyas.",
        },
        Entry {
            title: "Sicario",
            text: "Mira una carta boca abajo. Luego intercambia dos sin mirarlas.",
        },
        Entry {
            title: "Capo",
            text: "Quita una carta de tu distrito. O añade la primera carta del mazo al de otra persona, sin mirarla.",
        },
        Entry {
            title: "Primo",
            text: "No hace nada y vale cero. Si lo juegas, es como un testigo con un 0.",
        },
        Entry {
            title: "Soplón",
            text: "No se puede jugar: vuelve a tu distrito y tienes una carta más. Al final vale lo mismo que la primera carta del mazo.",
        },
    ],

    reference: "Soplón",
    set_up: "Preparar la mesa",
    set_up_steps: [
        "Barajad todas las cartas y repartid cuatro a cada uno, boca abajo, en dos filas de dos: el distrito.",
        "El resto es el mazo. Dejad espacio para el descarte.",
        "Mirad las dos cartas que tenéis más cerca: todos a la vez y una sola vez.",
        "Empieza el último que haya comido queso y se sigue en sentido horario.",
    ],
    turn: "Tu turno",
    turn_steps: [
        "Roba la primera carta y mírala.",
        "Cámbiala por una de tus cartas boca abajo.",
        "Juega la vieja, boca arriba, en el descarte. Si es de la familia, haz lo que dice. Si es un testigo o el Primo, cualquiera puede eliminar otro.",
    ],
    eliminate: "Eliminar",
    elimination: [
        Entry {
            title: "¿Cuándo?",
            text: "Cuando se juega un testigo, quien primero eche otro con el mismo número se libra de él, hasta que el siguiente robe o cierre. Solo uno por carta jugada.",
        },
        Entry { title: "De tu distrito", text: "Tienes una carta menos." },
        Entry {
            title: "Del de otra persona",
            text: "Dale una carta tuya sin mirarla. Tienes una menos.",
        },
        Entry {
            title: "¡Mal!",
            text: "Otro número, una carta de familia o el Soplón: vuelve a donde estaba y robas una más sin mirarla.",
        },
    ],
    close: Entry {
        title: "Cerrar",
        text: "Da un golpe en la mesa en lugar de jugar tu turno. Desde ese momento las cartas de familia no pueden tocar tu distrito. Los demás juegan un turno más y luego se da la vuelta a todas las cartas.",
    },
    cards: "La familia y compañía",
    score: "La puntuación",
    scoring: [
        "Suma tus cartas; las de familia valen su número. Gana el total más bajo.",
        "Si alguien tiene el Soplón, dad la vuelta a la primera carta del mazo: eso es lo que vale.",
        "Si hay empate, gana quien tiene menos cartas; después, quien tiene la carta más baja.",
        "¿Siguen igual? Queda en empate. ¡Otra partida!",
    ],

    score_sheet: "Soplón: los puntos",
    score_hint: "Gana el total más bajo. Rodead a quien gane cada partida y subrayad a quien cerró.",
    player: "Jugador",
    total: "Total",
};
