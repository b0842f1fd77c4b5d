//! In Spanish.

use super::Words;
use crate::words::{self, Entry};

pub(crate) static WORDS: Words = Words {
    common: &words::es::WORDS,
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
