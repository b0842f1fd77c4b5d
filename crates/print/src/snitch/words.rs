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
            text: "Swap any two face-down cards, unseen. Yours needn’t be among them.",
        },
        Entry { title: "Hitman", text: "Look at one face-down card, then swap any two, unseen." },
        Entry {
            title: "Boss",
            text: "Remove a card from your own district, or add one from the draw pile, unseen, to somebody else’s.",
        },
        Entry {
            title: "Cousin",
            text: "Does nothing and counts zero. Played, it’s like a witness with a 0.",
        },
        Entry {
            title: "Snitch",
            text: "Can’t be played: it goes home and you have one card more. In the end it counts what’s on top of the draw pile.",
        },
    ],

    reference: "Soplón",
    set_up: "Setting up",
    set_up_steps: [
        "Shuffle all the cards and deal four each, face down in two rows: your district.",
        "The rest is the draw pile. Leave room for the discard pile.",
        "Everybody looks at their two lower cards – all together, and only once.",
        "Whoever ate cheese last starts; then it goes clockwise.",
    ],
    turn: "Your turn",
    turn_steps: [
        "Draw the top card and look at it.",
        "Swap it for one of your face-down cards.",
        "Play the old card face up. A family card: do what it says. A witness or the cousin: anybody may eliminate.",
    ],
    eliminate: "Eliminating",
    elimination: [
        Entry {
            title: "When?",
            text: "A witness was played: be the first to discard another witness with the same number, until the next player draws or closes. Only one for each card played.",
        },
        Entry { title: "From your own district", text: "You have one card fewer." },
        Entry {
            title: "From somebody else’s",
            text: "One of your cards goes there, unseen. You have one fewer.",
        },
        Entry {
            title: "Wrong!",
            text: "Another number, a family card or the snitch: it goes back, and you draw a card, unseen, into your district.",
        },
    ],
    close: Entry {
        title: "Closing",
        text: "Knock instead of taking a turn. The family can’t touch your district any more. Everybody else has one last turn; then all cards are turned over.",
    },
    cards: "The family and friends",
    score: "The score",
    scoring: [
        "Add up your cards. The lowest total wins.",
        "If somebody has the snitch, turn over the top card of the draw pile: that’s what it counts.",
        "A tie: fewer cards win; then the lowest single card.",
        "Still level? It’s a draw – play again.",
    ],

    score_sheet: "Soplón: the score",
    score_hint: "Low is good. Circle the winner of each game; underline whoever closed.",
    player: "Player",
    total: "Total",
};

static SPANISH: Words = Words {
    common: &words::SPANISH,
    special: [
        Entry { title: "Matón", text: "Mira una carta boca abajo de cualquier distrito." },
        Entry {
            title: "Conductora",
            text: "Intercambia dos cartas boca abajo sin mirarlas. No hace falta que haya ninguna tuya.",
        },
        Entry {
            title: "Sicario",
            text: "Mira una carta boca abajo y luego intercambia dos sin mirarlas.",
        },
        Entry {
            title: "Capo",
            text: "Quita una carta de tu distrito o añade una del mazo, sin mirarla, al de otra persona.",
        },
        Entry {
            title: "Primo",
            text: "No hace nada y vale cero. Al jugarlo es como un testigo con un 0.",
        },
        Entry {
            title: "Soplón",
            text: "No se puede jugar: vuelve a casa y te quedas con una carta más. Al final vale lo que la primera carta del mazo.",
        },
    ],

    reference: "Soplón",
    set_up: "Preparar la mesa",
    set_up_steps: [
        "Barajad todas las cartas y repartid cuatro a cada uno, boca abajo en dos filas: el distrito.",
        "El resto es el mazo. Dejad sitio para el descarte.",
        "Todos miran sus dos cartas de abajo, a la vez y una sola vez.",
        "Empieza quien haya comido queso hace menos y se sigue en sentido horario.",
    ],
    turn: "Tu turno",
    turn_steps: [
        "Roba la primera carta y mírala.",
        "Cámbiala por una de tus cartas boca abajo.",
        "Juega la vieja boca arriba. Si es de la familia, haz lo que dice. Si es un testigo o el Primo, cualquiera puede eliminar.",
    ],
    eliminate: "Eliminar",
    elimination: [
        Entry {
            title: "¿Cuándo?",
            text: "Se ha jugado un testigo: descarta tú primero otro testigo con el mismo número, hasta que el siguiente robe o cierre. Solo uno por carta jugada.",
        },
        Entry { title: "De tu distrito", text: "Tienes una carta menos." },
        Entry {
            title: "Del de otro",
            text: "Una carta tuya va allí, sin mirarla. Tienes una menos.",
        },
        Entry {
            title: "¡Mal!",
            text: "Otro número, una carta de familia o el Soplón: vuelve a su sitio y robas una carta, sin mirarla, para tu distrito.",
        },
    ],
    close: Entry {
        title: "Cerrar",
        text: "Golpea en lugar de jugar tu turno. La familia ya no puede tocar tu distrito. Los demás tienen un último turno y luego se da la vuelta a todas las cartas.",
    },
    cards: "La familia y compañía",
    score: "La puntuación",
    scoring: [
        "Suma tus cartas. Gana el total más bajo.",
        "Si alguien tiene el Soplón, dad la vuelta a la primera carta del mazo: eso es lo que vale.",
        "Empate: ganan menos cartas; después, la carta más baja.",
        "¿Siguen igual? Es un empate: otra partida.",
    ],

    score_sheet: "Soplón: los puntos",
    score_hint: "Cuanto menos, mejor. Rodead al ganador de cada partida y subrayad a quien cerró.",
    player: "Jugador",
    total: "Total",
};
