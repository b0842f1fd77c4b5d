//! What is printed on the sheets of Row Your Goat, beside what every game
//! prints.

use rules::rowing::card::Boat;

use crate::words::{self, Entry, Language};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    /// In the order of `Boat::ALL`.
    pub boats: [&'static str; 4],
    pub rings: Entry,

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 4],
    pub players: &'static str,
    pub cards_each: &'static str,
    pub lifesavers: &'static str,
    pub turn: Entry,
    pub set: Entry,
    pub race: Entry,
    pub faults: &'static str,
    pub fault_prices: [Entry; 5],
    pub last: Entry,
    pub win: Entry,
}

impl Words {
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    pub fn boat(&self, boat: Boat) -> &'static str {
        self.boats[boat as usize]
    }
}

static ENGLISH: Words = Words {
    common: &words::ENGLISH,
    boats: ["Rowing boat", "Raft", "Float ring", "Jet ski"],
    rings: Entry {
        title: "Lifesavers",
        text: "Glue the page onto cardboard, then cut along the grey lines. You need one fewer than there are players.",
    },

    reference: "Row Your Goat",
    set_up: "Setting up",
    set_up_steps: [
        "Deal out all the cards face down. Nobody looks at their deck.",
        "Leave room for a grid of three by three cards.",
        "Put the lifesavers round it, one fewer than there are players.",
        "Anybody starts; play goes clockwise.",
    ],
    players: "Players",
    cards_each: "Cards each",
    lifesavers: "Lifesavers",
    turn: Entry {
        title: "Your turn",
        text: "Choose a cell first. Then turn over your top card while you put it there. As long as a cell is empty, it has to go there; on a full grid, cover any pile. The next player goes on at once.",
    },
    set: Entry {
        title: "A set",
        text: "Three top cards in a row, column or diagonal with the same boat or the same colour. It stays a set until it’s covered.",
    },
    race: Entry {
        title: "Grab!",
        text: "Whoever sees a set takes one lifesaver, and so does everybody else. Whoever gets none takes all the cards of the three piles, face down under their deck. Lifesavers back; the player to the left of the slowest goes next.",
    },
    faults: "What it costs",
    fault_prices: [
        Entry {
            title: "Looked first or missed",
            text: "Looked at the card first, missed the grid, or covered a pile with a gap left: the card goes back under your deck. The player to your left goes on.",
        },
        Entry {
            title: "Not your turn",
            text: "The card goes back. Whoever’s turn it was goes on.",
        },
        Entry {
            title: "Grabbed, but no set",
            text: "Everybody who touched takes any pile, in that order. Left of the first goes next.",
        },
        Entry {
            title: "Second lifesaver",
            text: "Give it back. After the slowest, take any pile. Left of the slowest goes next.",
        },
        Entry { title: "Caught silent", text: "Any pile. The turn stays where it was." },
    ],
    last: Entry {
        title: "One card left",
        text: "Shout “My goat rows!” If somebody points at you and shouts “Your goat rows!” first, you’ve been caught silent.",
    },
    win: Entry {
        title: "Winning",
        text: "Place your last card and go on grabbing. The first player without cards who gets a lifesaver wins; several at the same set win together. If you’re the slowest, you take the set and play on.",
    },
};

static SPANISH: Words = Words {
    common: &words::SPANISH,
    boats: ["Bote", "Balsa", "Flotador", "Moto de agua"],
    rings: Entry {
        title: "Salvavidas",
        text: "Pegad la hoja sobre cartón y recortad por las líneas grises. Hace falta uno menos que jugadores.",
    },

    reference: "¡Tu cabra rema!",
    set_up: "Preparación",
    set_up_steps: [
        "Repartid todas las cartas boca abajo. Nadie mira su mazo.",
        "Dejad sitio para una cuadrícula de tres por tres cartas.",
        "Poned alrededor los salvavidas, uno menos que jugadores.",
        "Empieza cualquiera y se sigue en el sentido del reloj.",
    ],
    players: "Jugadores",
    cards_each: "Cartas",
    lifesavers: "Salvavidas",
    turn: Entry {
        title: "Tu turno",
        text: "Elige primero una casilla. Después da la vuelta a tu carta de arriba mientras la pones en ella. Mientras haya una casilla vacía, va ahí; con la cuadrícula llena, tapa la pila que quieras. El siguiente juega enseguida.",
    },
    set: Entry {
        title: "Un conjunto",
        text: "Tres cartas de arriba en fila, columna o diagonal con la misma barca o el mismo color. Vale hasta que alguien lo tapa.",
    },
    race: Entry {
        title: "¡A por el salvavidas!",
        text: "Quien ve un conjunto agarra un salvavidas, y los demás también. Quien se queda sin él se lleva todas las cartas de las tres pilas, boca abajo bajo su mazo. Los salvavidas vuelven; sigue quien está a la izquierda del más lento.",
    },
    faults: "Lo que cuesta",
    fault_prices: [
        Entry {
            title: "Miraste antes o fallaste",
            text: "Miraste la carta antes, la pusiste fuera o tapaste una pila habiendo hueco: la carta vuelve bajo tu mazo. Sigue quien está a tu izquierda.",
        },
        Entry { title: "No era tu turno", text: "La carta vuelve. Sigue quien tuviera el turno." },
        Entry {
            title: "Tocaste sin conjunto",
            text: "Cada uno que tocó se lleva una pila, por orden. Sigue la izquierda del primero.",
        },
        Entry {
            title: "Segundo salvavidas",
            text: "Devuélvelo. Después del más lento, llévate una pila. Sigue la izquierda del más lento.",
        },
        Entry { title: "Pillado callado", text: "Una pila. El turno no cambia." },
    ],
    last: Entry {
        title: "Te queda una carta",
        text: "Grita «¡Mi cabra rema!». Si alguien te señala y grita antes «¡Tu cabra rema!», te han pillado callado.",
    },
    win: Entry {
        title: "Ganar",
        text: "Pon tu última carta y sigue agarrando salvavidas. Gana el primero que, sin cartas, consigue uno; si son varios en el mismo conjunto, ganan juntos. Si eres el más lento, te llevas el conjunto y sigues jugando.",
    },
};
