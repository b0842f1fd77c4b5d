//! In Spanish.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::es::WORDS,
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
