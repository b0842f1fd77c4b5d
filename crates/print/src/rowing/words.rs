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
        "Haced hueco en el centro para la cuadrícula: tres filas de tres cartas.",
        "Poned alrededor los salvavidas, uno menos que jugadores.",
        "Empieza cualquiera; jugáis por turnos en sentido horario.",
    ],
    players: "Jugadores",
    cards_each: "Cartas",
    lifesavers: "Salvavidas",
    turn: Entry {
        title: "Tu turno",
        text: "Elige primero una casilla. Después dale la vuelta a tu carta de arriba mientras la pones en ella. Mientras haya una casilla vacía, la carta va ahí; con la cuadrícula llena, tapa la pila que quieras. El siguiente no espera.",
    },
    set: Entry {
        title: "Un conjunto",
        text: "Tres cartas de arriba en fila, columna o diagonal con la misma barca o del mismo color. Vale hasta que alguien tapa una de sus cartas.",
    },
    race: Entry {
        title: "¡A por el salvavidas!",
        text: "Si ves un conjunto, coge un salvavidas; los demás, también. El más lento se queda sin ninguno: se lleva todas las cartas de las tres pilas de un conjunto y las pone boca abajo debajo de su mazo. Todos los salvavidas vuelven al centro. Le toca a quien está a la izquierda del más lento.",
    },
    faults: "Lo que cuesta",
    fault_prices: [
        Entry {
            title: "Miraste antes o fallaste",
            text: "Miraste la carta antes, la pusiste fuera o tapaste una pila habiendo hueco: la carta vuelve debajo de tu mazo. Le toca a quien está a tu izquierda.",
        },
        Entry { title: "No era tu turno", text: "La carta vuelve a tu mazo. El turno no cambia." },
        Entry {
            title: "Salvavidas sin conjunto",
            text: "Quien haya tocado un salvavidas se lleva una pila, por orden. Le toca a quien está a la izquierda del primero.",
        },
        Entry {
            title: "Segundo salvavidas",
            text: "Devuélvelo. Después del más lento, llévate una pila. Le toca a quien está a la izquierda del más lento.",
        },
        Entry {
            title: "No gritaste con una carta",
            text: "Te llevas una pila. El turno no cambia.",
        },
    ],
    last: Entry {
        title: "Te queda una carta",
        text: "Grita «¡Mi cabra rema!». Si alguien te señala y grita antes «¡Tu cabra rema!», te llevas una pila.",
    },
    win: Entry {
        title: "Ganar",
        text: "Pon tu última carta y sigue cogiendo salvavidas. Gana el primero que, sin cartas, consigue uno; en el mismo conjunto pueden ganar varios. Si eres el más lento, te llevas el conjunto y vuelves a jugar.",
    },
};
