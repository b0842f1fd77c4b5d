//! The games whose cases can be run, and what each of them brings.

use serde_json::Value;

use crate::{answer::Answer, rowing, scapegoat, snitch};

/// One game's cases.
pub(crate) struct Game {
    /// What comes before the dot in the names of its functions: `rg` in
    /// `rg.setup`.
    pub(crate) prefix: &'static str,
    /// The errors that its published vectors name. They are fixed.
    pub(crate) errors: &'static [&'static str],
    /// What the engine answers when this function is given this input.
    pub(crate) answer: fn(function: &str, input: &Value) -> Answer,
}

const GAMES: &[Game] = &[scapegoat::GAME, rowing::GAME, snitch::GAME];

/// The game that a function is about, and its name there.
pub(crate) fn of(function: &str) -> Option<(&'static Game, &str)> {
    // The first game came before there were others: its names have no prefix.
    let (prefix, name) = function.split_once('.').unwrap_or(("", function));
    GAMES.iter().find(|game| game.prefix == prefix).map(|game| (game, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_games_share_a_prefix() {
        for (index, game) in GAMES.iter().enumerate() {
            assert!(GAMES[index + 1..].iter().all(|other| other.prefix != game.prefix));
        }
    }

    #[test]
    fn a_function_is_found_by_what_comes_before_its_dot() {
        let (game, name) = of("setup").unwrap();
        assert_eq!((game.prefix, name), ("", "setup"));
        assert!(of("nobody.setup").is_none());
    }
}
