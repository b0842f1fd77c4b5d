//! What is printed on the sheets of every game. Each language has a file of
//! `Words`: a sentence that is missing in one of them does not compile.

use rules::colour::Colour;
use serde::{Deserialize, Serialize};

/// Every language: a line here, and a file in each folder of words.
macro_rules! languages {
    ($make:ident) => {
        $make! {
            En en,
            Es es,
        }
    };
}
pub(crate) use languages;

macro_rules! language {
    ($($language:ident $tag:ident,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
        #[serde(rename_all = "lowercase")]
        pub enum Language {
            $($language,)*
        }

        impl Language {
            pub const ALL: &'static [Language] = &[$(Language::$language),*];

            /// All of them, by their tags.
            pub fn by_tag() -> Vec<(&'static str, Language)> {
                Language::ALL.iter().map(|language| (language.tag(), *language)).collect()
            }

            /// As in a web page or a file name.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Language::$language => stringify!($tag),)*
                }
            }
        }
    };
}
languages!(language);

/// The words of one part in every language.
macro_rules! words {
    ($($language:ident $tag:ident,)*) => {
        $(pub(crate) mod $tag;)*

        impl Words {
            pub fn of(language: Language) -> &'static Words {
                match language {
                    $(Language::$language => &$tag::WORDS,)*
                }
            }
        }
    };
}
pub(crate) use words;
languages!(words);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_named_differently_in_each_language() {
        for &language in Language::ALL {
            let names: std::collections::HashSet<_> = Words::of(language).colours.iter().collect();
            assert_eq!(names.len(), Colour::ALL.len());
        }
        assert_eq!(Words::of(Language::Es).colour(Colour::Teal), "Turquesa");
    }
}
