//! Mats printed on paper: an edition's number says what is on them.
//!
//! The same number gives the same mats for ever, so that a single lost mat can
//! be printed again and the app can judge a game played with paper mats.
//! Everything is therefore fixed here down to the last bit, in terms that
//! don't change with the version of a library:
//!
//! - the key of ChaCha20 is 32 bytes: `goatherd.mats.v1`, then the number of
//!   players as one byte, seven zeros, the edition as eight bytes, lowest
//!   first; nonce zero, blocks from zero, the stream read as `u32`s, lowest
//!   byte first;
//! - cell k first holds pair k mod n(n−1), pairs counted scapegoat by
//!   scapegoat; then Fisher–Yates from the last cell down to the second, each
//!   index drawn as stream value mod (k + 1), values beyond the last whole
//!   multiple dropped;
//! - goats are counted in the order of the palette, no matter who sits where.

use std::fmt;

use rand::{Rng, SeedableRng, rngs::ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::{
    mats::{CELLS, MatSet, Secret},
    refusal::Refusal,
};
use crate::{colour::Colour, seat::Seat};

/// The number of a printed edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
pub struct Edition(pub u32);

impl Edition {
    pub const FIRST: Edition = Edition(1);
    /// Six digits are easy to type, and enough for tables in different rooms
    /// to get different editions.
    pub const LAST: Edition = Edition(999_999);

    pub fn check(self) -> Result<Edition, Refusal> {
        if (Edition::FIRST.0..=Edition::LAST.0).contains(&self.0) {
            Ok(self)
        } else {
            Err(Refusal::Edition { lowest: Edition::FIRST.0, highest: Edition::LAST.0 })
        }
    }

    /// What the printed mats of these goats say: 3 to 6 of them, all different.
    /// The seats of the set are the places in this list.
    pub fn mats(self, goats: &[Colour]) -> MatSet {
        let mut palette: Vec<Seat> = Seat::all(goats.len()).collect();
        palette.sort_by_key(|seat| goats[usize::from(seat.0)]);
        let seat = |goat: Seat| palette[usize::from(goat.0)];
        let secrets = self.shuffled(goats.len());
        MatSet::of_secrets(
            goats.len(),
            secrets.map(|Secret { scapegoat, decoy }| Secret {
                scapegoat: seat(scapegoat),
                decoy: seat(decoy),
            }),
        )
    }

    fn shuffled(self, players: usize) -> [Secret; CELLS] {
        let all: Vec<Secret> = Secret::all(players).collect();
        let mut cells = std::array::from_fn(|cell| all[cell % all.len()]);
        let mut stream = ChaCha20Rng::from_seed(self.key(players));
        for last in (1..CELLS).rev() {
            cells.swap(last, below(last as u32 + 1, &mut stream) as usize);
        }
        cells
    }

    fn key(self, players: usize) -> [u8; 32] {
        let mut key = [0; 32];
        key[..16].copy_from_slice(b"goatherd.mats.v1");
        key[16] = players as u8;
        key[24..].copy_from_slice(&u64::from(self.0).to_le_bytes());
        key
    }
}

/// Written out because the shuffle of a library may change with its version.
fn below(bound: u32, stream: &mut impl Rng) -> u32 {
    let multiple = u32::MAX - u32::MAX % bound;
    loop {
        let value = stream.next_u32();
        if value < multiple {
            return value % bound;
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
