//! What is printed on the sheets of Scape Goat, beside what every game prints.

use crate::words::{self, Entry, Language};

pub struct Words {
    /// What every game prints.
    pub common: &'static words::Words,
    pub edition: &'static str,
    pub players: &'static str,

    pub your_turn: &'static str,
    pub steps: [Entry; 3],
    pub how_to_look: Entry,
    pub keep_hidden: &'static str,
    pub mat_of: &'static str,
    pub white: &'static str,
    pub black: &'static str,

    /// Prepare, Spy, Trade, Stash, Cops, from left to right; then the other
    /// sides of the first and the last.
    pub places: [Entry; 5],
    pub frame: Entry,
    pub cops_arrived: Entry,

    pub dice: Entry,
    pub white_die: &'static str,
    pub black_die: &'static str,
    pub dice_steps: [&'static str; 4],

    pub tokens: Entry,
    pub player_tokens: &'static str,
    pub preparation_tokens: &'static str,
    pub tiles: Entry,

    pub reference: &'static str,
    pub set_up: &'static str,
    pub set_up_steps: [&'static str; 6],
    pub a_turn: &'static str,
    pub locations: &'static str,
    pub frame_attempt: Entry,
    pub the_end: &'static str,
    pub endings: [Entry; 3],
}

impl Words {
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }
}

static ENGLISH: Words = Words {
    common: &words::ENGLISH,
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

static SPANISH: Words = Words {
    common: &words::SPANISH,
    edition: "edición",
    players: "jugadores",

    your_turn: "Tu turno",
    steps: [
        Entry {
            title: "Movimiento",
            text: "Lleva tu ficha a otra localización. No puedes quedarte.",
        },
        Entry { title: "Acción", text: "Haz lo que dice la localización. Es obligatorio." },
        Entry {
            title: "Intercambio de pruebas",
            text: "Deja una carta boca arriba en tu localización y coge la que había. \
                   Si tienes tu propio color, tiene que ser una de esas.",
        },
    ],
    how_to_look: Entry {
        title: "¿Qué dice tu tarjeta?",
        text: "Busca en el dorso el número del dado blanco en el lateral y el del negro arriba. \
               Donde se cruzan está la cabra que nombra tu tarjeta, para toda la partida.",
    },
    keep_hidden: "Que nadie más vea nunca el dorso.",
    mat_of: "Esta tarjeta es de",
    white: "dado blanco",
    black: "dado negro",

    places: [
        Entry {
            title: "Preparar",
            text: "Coge una ficha de preparación. ¿Era la última? Da la vuelta a esta carta.",
        },
        Entry { title: "Espiar", text: "Elige a un jugador: te enseña toda su mano, solo a ti." },
        Entry {
            title: "Comerciar",
            text: "Elige a un jugador. Cada uno escoge una carta y las cambiáis a la vez.",
        },
        Entry {
            title: "Alijo",
            text: "Coge una de las tres cartas boca abajo y deja en el hueco una cualquiera, boca abajo.",
        },
        Entry {
            title: "¡Entregarse a la policía!",
            text: "La partida acaba al momento: da la vuelta a esta carta. Si sois seis, también \
                   puede entregarse quien está enfrente al empezar un turno.",
        },
    ],
    frame: Entry {
        title: "Acusar/Robar",
        text: "Con ficha de preparación: empieza un intento de acusación. Sin ficha: róbale \
               una a alguien que tenga.",
    },
    cops_arrived: Entry {
        title: "¡Ha llegado la policía!",
        text: "3, 2, 1: cada uno señala a la cabra que nombra su tarjeta. Gana el chivo \
               expiatorio y pierden los demás.",
    },

    dice: Entry {
        title: "Dados descodificadores",
        text: "Dos dados equilibrados de cartulina: uno con diez caras en forma de cometa y otro con doce pentágonos.",
    },
    white_die: "El dado blanco",
    black_die: "El dado negro",
    dice_steps: [
        "Recorta por la línea exterior, con las pestañas.",
        "Marca (sin cortar) cada línea discontinua y dobla hacia atrás.",
        "Pega las pestañas una a una por dentro del borde vecino; la última cara, al final.",
        "Déjalo secar antes del primer golpe.",
    ],

    tokens: Entry { title: "Fichas", text: "Pega esta hoja sobre cartón y recorta las fichas." },
    player_tokens: "Fichas de jugador",
    preparation_tokens: "Fichas de preparación",
    tiles: Entry {
        title: "¿Sin paciencia para plegar dados?",
        text: "Recorta estas losetas: las claras en un vaso y las oscuras en otro. Saca una de \
               cada; esa es la tirada. Déjalas sobre la mesa.",
    },

    reference: "Guía rápida",
    set_up: "Preparación",
    set_up_steps: [
        "Cada uno coge una tarjeta, con el retrato hacia arriba, del juego para vuestro número de \
         jugadores.",
        "Poned las localizaciones en fila: Preparar a la izquierda del todo y la policía a la \
         derecha del todo. Las dos fichas de preparación van en Preparar.",
        "Mezclad las fichas de jugador y poned una en cada localización desde Preparar, nunca en \
         la policía; la quinta y la sexta empiezan otra vez en Preparar. Empieza el jugador de la \
         primera ficha colocada.",
        "Pruebas: usad las cartas de vuestro número de jugadores. Una boca arriba en cada \
         localización salvo la policía, tres boca abajo en Alijo y el resto se reparte.",
        "Tirad los dos dados una vez y dejadlos ahí. Cada uno mira su tarjeta en secreto.",
        "Ahora todas las tarjetas nombran al chivo expiatorio, menos la suya, que nombra a otra cabra. \
         Así que nadie puede estar seguro de qué lado está.",
    ],
    a_turn: "Un turno",
    locations: "Localizaciones",
    frame_attempt: Entry {
        title: "Intento de acusación",
        text: "Cada uno pone una carta boca abajo y todos la muestran al llegar a cero. Una cabra \
               queda acusada si su color está en las cartas de todos los demás; la suya no cuenta. \
               El gris no cuenta para nadie. ¿Nadie acusado? Recoged las cartas; las fichas se \
               quedan y el turno acaba con el intercambio de pruebas.",
    },
    the_end: "El final",
    endings: [
        Entry { title: "El acusado es el chivo expiatorio", text: "Ganan todos los demás." },
        Entry { title: "El acusado es otro", text: "El chivo expiatorio gana en solitario." },
        Entry { title: "Alguien se entrega", text: "El chivo expiatorio gana en solitario." },
    ],
};
