//! In Spanish.

use super::Words;

pub(crate) static WORDS: Words = Words {
    colours: [
        "Rojo", "Azul", "Amarillo", "Verde", "Morado", "Naranja", "Rosa", "Turquesa", "Marrón",
        "Blanco",
    ],
    title: "Goatherd: piezas de repuesto",
    page: "página",
    of: "de",
    full_size: "Imprimir al 100 %",
    duplex_front: "anversos; imprimir a doble cara, girar por el borde largo",
    duplex_back: "reversos; imprimir a doble cara, girar por el borde largo",
    blank_back: "esta cara se queda en blanco",
    fold: "imprimir por una cara, recortar, doblar por la línea discontinua y pegar",
    one_side: "imprimir por una cara",
    unofficial: "Un complemento no oficial, hecho por aficionados: necesitáis la caja.",
};
