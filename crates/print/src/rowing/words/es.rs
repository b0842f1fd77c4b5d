//! In Spanish.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::es::WORDS,
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
