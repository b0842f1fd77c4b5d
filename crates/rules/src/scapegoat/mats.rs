//! The secret of a game, and the mats that reveal it to the players.
//!
//! Every cell of a set of mats holds one pair (scapegoat, decoy), each pair
//! equally often, shuffled without any further condition: only then does
//! nobody learn anything about themselves, not even from their whole mat.
//! Balancing rows or columns would give cells away.

use std::fmt;

use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Ten sides times twelve.
pub const CELLS: usize = 120;

/// Who the scapegoat is, and who the scapegoat's own mat names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    pub scapegoat: Seat,
    pub decoy: Seat,
}

impl Secret {
    /// What this seat's mat says.
    pub fn says(self, seat: Seat) -> Seat {
        if seat == self.scapegoat { self.decoy } else { self.scapegoat }
    }

    /// All n(n−1) secrets of a table, each once.
    pub fn all(players: usize) -> impl Iterator<Item = Secret> {
        (0..(players * (players - 1)) as u8).map(move |pair| Secret::of_pair(pair, players))
    }

    fn of_pair(pair: u8, players: usize) -> Secret {
        let others = players as u8 - 1;
        let (scapegoat, other) = (pair / others, pair % others);
        let decoy = if other >= scapegoat { other + 1 } else { other };
        Secret { scapegoat: Seat(scapegoat), decoy: Seat(decoy) }
    }

    fn pair(self, players: usize) -> u8 {
        let Secret { scapegoat: Seat(scapegoat), decoy: Seat(decoy) } = self;
        let other = if decoy > scapegoat { decoy - 1 } else { decoy };
        scapegoat * (players as u8 - 1) + other
    }
}

// Written by hand so that no log line and no crash report reveals it.
impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(hidden)")
    }
}

/// The mats of all players: one pair for each cell.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MatSet {
    players: usize,
    /// Pair numbers, as `Secret::of_pair` counts them.
    pairs: [u8; CELLS],
}

impl MatSet {
    /// A fresh set: nobody has ever seen it, so nobody can learn it over the
    /// evening.
    pub fn shuffled(players: usize, random: &mut dyn Rng) -> MatSet {
        let kinds = players * (players - 1);
        let mut pairs = std::array::from_fn(|cell| (cell % kinds) as u8);
        pairs.shuffle(random);
        MatSet { players, pairs }
    }

    /// The set that holds these secrets, cell by cell.
    pub(super) fn of_secrets(players: usize, secrets: [Secret; CELLS]) -> MatSet {
        MatSet { players, pairs: secrets.map(|secret| secret.pair(players)) }
    }

    pub fn players(&self) -> usize {
        self.players
    }

    pub fn secret(&self, cell: usize) -> Secret {
        Secret::of_pair(self.pairs[cell], self.players)
    }

    /// One seat's whole mat, cell by cell.
    pub fn mat(&self, seat: Seat) -> Vec<Seat> {
        (0..CELLS).map(|cell| self.secret(cell).says(seat)).collect()
    }
}

impl fmt::Debug for MatSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "MatSet({} players, hidden)", self.players)
    }
}

/// Number of players, then one digit in base 36 for each cell.
impl From<MatSet> for String {
    fn from(mats: MatSet) -> String {
        let digit = |value: u8| char::from_digit(value.into(), 36).unwrap_or('?');
        std::iter::once(mats.players as u8).chain(mats.pairs).map(digit).collect()
    }
}

impl TryFrom<String> for MatSet {
    type Error = &'static str;

    fn try_from(text: String) -> Result<MatSet, Self::Error> {
        let digits: Option<Vec<u8>> =
            text.chars().map(|c| c.to_digit(36).map(|d| d as u8)).collect();
        let digits = digits.ok_or("a set of mats is written in digits and small letters")?;
        let (players, pairs) = digits.split_first().ok_or("a set of mats is not empty")?;
        let players = usize::from(*players);
        let pairs: [u8; CELLS] = pairs.try_into().map_err(|_| "a set of mats has 120 cells")?;
        let fits = (3..=6).contains(&players)
            && pairs.iter().all(|pair| usize::from(*pair) < players * (players - 1));
        if fits {
            Ok(MatSet { players, pairs })
        } else {
            Err("a cell names a player who is not there")
        }
    }
}
