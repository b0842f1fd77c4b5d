//! In English.

use super::Words;

pub(crate) static WORDS: Words = Words {
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
