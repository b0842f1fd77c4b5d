//! What is printed on the sheets of every game. A language is one `Words`: a
//! sentence that is missing in one of them does not compile.

use rules::colour::Colour;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
pub enum Language {
    #[serde(rename = "en")]
    English,
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// As in a web page or a file name.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    pub fn words(self) -> &'static Words {
        match self {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }
}

/// A heading and what stands under it.
pub struct Entry {
    pub title: &'static str,
    pub text: &'static str,
}

pub struct Words {
    /// In the order of `Colour::ALL`.
    pub colours: [&'static str; 10],
    pub title: &'static str,
    pub page: &'static str,
    pub of: &'static str,
    pub full_size: &'static str,
    pub duplex_front: &'static str,
    pub duplex_back: &'static str,
    pub blank_back: &'static str,
    pub fold: &'static str,
    pub one_side: &'static str,
    pub unofficial: &'static str,
}

impl Words {
    pub fn colour(&self, colour: Colour) -> &'static str {
        self.colours[colour as usize]
    }
}

pub(crate) static ENGLISH: Words = Words {
    colours: [
        "Red", "Blue", "Yellow", "Green", "Purple", "Orange", "Pink", "Teal", "Brown", "White",
    ],
    title: "Goatherd: spare parts",
    page: "page",
    of: "of",
    full_size: "Print at 100%",
    duplex_front: "fronts – print double-sided, flip on long edge",
    duplex_back: "backs – print double-sided, flip on long edge",
    blank_back: "this side stays blank",
    fold: "print on one side, cut out, fold along the dashed line and glue",
    one_side: "print on one side",
    unofficial: "An unofficial companion, made by fans: you need the box.",
};

pub(crate) static SPANISH: Words = Words {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_named_differently_in_each_language() {
        for language in Language::ALL {
            let names: std::collections::HashSet<_> = language.words().colours.iter().collect();
            assert_eq!(names.len(), Colour::ALL.len());
        }
        assert_eq!(Language::Spanish.words().colour(Colour::Teal), "Turquesa");
    }
}
