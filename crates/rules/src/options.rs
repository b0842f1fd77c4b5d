//! What a table chooses before a game. Each choice is declared once, the usual one
//! first; screens offer what they are given, and only put it into words.

use serde::{Serialize, de::DeserializeOwned};

/// A type that people choose a value from.
pub trait Choice: Copy + Default + PartialEq + 'static {
    /// In the order in which they are offered.
    const ALL: &'static [Self];
}

impl Choice for bool {
    const ALL: &'static [bool] = &[true, false];
}

/// What a table chooses, each from a few.
pub trait Options: Default + Serialize + DeserializeOwned {
    /// Every option with its choices, the usual one first.
    fn offered() -> impl Serialize;
}

/// All there is to choose from, the usual one first.
pub(crate) fn offered<C: Choice>(usual: C) -> Vec<C> {
    let others = C::ALL.iter().copied().filter(|choice| *choice != usual);
    std::iter::once(usual).chain(others).collect()
}

/// Choices by name. The first is the usual one.
macro_rules! choices {
    ($(
        $(#[$($about:tt)*])*
        pub enum $name:ident in $file:tt {
            $(#[$($usual_means:tt)*])*
            $usual:ident,
            $($(#[$($means:tt)*])* $other:ident,)*
        }
    )+) => {$(
        $(#[$($about)*])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        #[serde(rename_all = "camelCase")]
        pub enum $name {
            $(#[$($usual_means)*])*
            #[default]
            $usual,
            $($(#[$($means)*])* $other,)*
        }

        impl $crate::options::Choice for $name {
            const ALL: &'static [Self] = &[$name::$usual, $($name::$other),*];
        }
    )+};
}
pub(crate) use choices;

/// Options, each of a type to choose from. The usual choice is the first of its type,
/// or else the one behind the `=`.
macro_rules! options {
    (
        $(#[$($about:tt)*])*
        pub struct $name:ident in $file:tt {
            $($(#[$($means:tt)*])* pub $option:ident: $choice:ty $(= $usual:expr)?,)+
        }
    ) => {
        $(#[$($about)*])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        #[serde(rename_all = "camelCase", default)]
        pub struct $name {
            $($(#[$($means)*])* pub $option: $choice,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($option: options!(@usual $($usual)?),)+ }
            }
        }

        impl $crate::options::Options for $name {
            fn offered() -> impl serde::Serialize {
                #[derive(serde::Serialize)]
                #[serde(rename_all = "camelCase")]
                struct Offered {
                    $($(#[$($means)*])* $option: Vec<$choice>,)+
                }
                let usual = $name::default();
                Offered { $($option: $crate::options::offered(usual.$option),)+ }
            }
        }
    };
    (@usual) => { Default::default() };
    (@usual $usual:expr) => { $usual };
}
pub(crate) use options;
