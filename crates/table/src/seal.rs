//! Sealing: what is private crosses the wire so that only the two ends can
//! read it, and so that its length tells nothing.
//!
//! XChaCha20-Poly1305. The associated data binds a message to its seat, its
//! connection, its direction and its number, so it cannot be replayed,
//! reflected or moved to another seat.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use chacha20poly1305::{
    KeyInit, XChaCha20Poly1305,
    aead::{Aead, Payload},
};
use rand::{Rng, TryRng, rngs::SysRng};
use serde::{Deserialize, Serialize};

/// Every private text is padded with spaces to this length before sealing.
/// The longest one, a whole mat, fits easily.
pub const PADDED: usize = 512;

/// A random value of the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's randomness there is no secret worth the name, so
    // there is nothing sensible to do but stop.
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

pub fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

pub fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    pub fn random() -> Key {
        Key(random_bytes())
    }

    pub fn from_bytes(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Key(hidden)")
    }
}

/// A sealed text as it travels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Sealed {
    /// Counts the sealed messages of one direction of one connection, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub counter: u64,
    /// 24 bytes, base64url.
    pub nonce: String,
    /// Ciphertext and tag, base64url.
    pub text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// The proof in the first frame.
    Hello,
    /// From a device to the host.
    Up,
    /// From the host to a device.
    Down,
}

/// What a sealed message is bound to, besides its direction and number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binding {
    /// The table's id and the seat's number, or `-` and `table`.
    pub table: String,
    pub seat: String,
    /// The host's challenge for this connection, base64url.
    pub challenge: String,
}

impl Binding {
    fn associated_data(&self, direction: Direction, counter: u64) -> String {
        let direction = match direction {
            Direction::Hello => "hello",
            Direction::Up => "up",
            Direction::Down => "down",
        };
        let Binding { table, seat, challenge } = self;
        format!("goatherd/1 {direction} {table} {seat} {challenge} {counter}")
    }
}

pub fn seal(
    key: &Key,
    binding: &Binding,
    direction: Direction,
    counter: u64,
    text: &[u8],
) -> Sealed {
    let nonce: [u8; 24] = random_bytes();
    let associated = binding.associated_data(direction, counter);
    let payload = Payload { msg: text, aad: associated.as_bytes() };
    let sealed = XChaCha20Poly1305::new(&key.0.into()).encrypt(&nonce.into(), payload);
    // The cipher refuses only texts of more than 256 GB.
    let sealed = sealed.expect("a message of a few hundred bytes can be sealed");
    Sealed { counter, nonce: encode(&nonce), text: encode(&sealed) }
}

/// The text, or nothing if any bit of it or of its binding is not as sealed.
pub fn open(
    key: &Key,
    binding: &Binding,
    direction: Direction,
    sealed: &Sealed,
) -> Option<Vec<u8>> {
    let nonce: [u8; 24] = decode(&sealed.nonce)?.try_into().ok()?;
    let text = decode(&sealed.text)?;
    let associated = binding.associated_data(direction, sealed.counter);
    let payload = Payload { msg: &text, aad: associated.as_bytes() };
    XChaCha20Poly1305::new(&key.0.into()).decrypt(&nonce.into(), payload).ok()
}

/// The text with spaces to the one length that every private text has.
pub fn padded(mut text: String) -> String {
    debug_assert!(text.len() <= PADDED, "a private text is longer than all are padded to");
    let missing = PADDED.saturating_sub(text.len());
    text.extend(std::iter::repeat_n(' ', missing));
    text
}

/// A generator that is seeded afresh by the operating system.
pub fn seeded_random() -> impl Rng + Send {
    use rand::{SeedableRng, rngs::StdRng};
    StdRng::from_seed(random_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binding() -> Binding {
        Binding { table: "t".into(), seat: "2".into(), challenge: "c".into() }
    }

    #[test]
    fn what_was_sealed_opens_for_the_same_seat_connection_direction_and_number_only() {
        let (key, binding) = (Key::random(), binding());
        let sealed = seal(&key, &binding, Direction::Down, 3, b"blue");
        assert_eq!(open(&key, &binding, Direction::Down, &sealed).as_deref(), Some(&b"blue"[..]));
        assert_eq!(open(&key, &binding, Direction::Up, &sealed), None);
        assert_eq!(open(&Key::random(), &binding, Direction::Down, &sealed), None);
        for other in [
            Binding { table: "u".into(), ..binding.clone() },
            Binding { seat: "1".into(), ..binding.clone() },
            Binding { challenge: "d".into(), ..binding.clone() },
        ] {
            assert_eq!(open(&key, &other, Direction::Down, &sealed), None);
        }
        let renumbered = Sealed { counter: 4, ..sealed };
        assert_eq!(open(&key, &binding, Direction::Down, &renumbered), None);
    }

    #[test]
    fn any_flipped_bit_breaks_the_seal() {
        let (key, binding) = (Key::random(), binding());
        let sealed = seal(&key, &binding, Direction::Up, 1, b"yellow");
        let bytes = decode(&sealed.text).unwrap();
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let broken = Sealed { text: encode(&flipped), ..sealed.clone() };
            assert_eq!(open(&key, &binding, Direction::Up, &broken), None);
        }
        for broken in ["", "AA", "%%", &sealed.text[1..]] {
            let broken = Sealed { text: broken.into(), ..sealed.clone() };
            assert_eq!(open(&key, &binding, Direction::Up, &broken), None);
        }
        let broken = Sealed { nonce: "AAAA".into(), ..sealed };
        assert_eq!(open(&key, &binding, Direction::Up, &broken), None);
    }

    #[test]
    fn the_same_text_never_looks_the_same_twice_and_all_have_one_length() {
        let (key, binding) = (Key::random(), binding());
        let seal = |text: &str| {
            seal(&key, &binding, Direction::Down, 1, padded(text.to_owned()).as_bytes()).text
        };
        assert_ne!(seal("red"), seal("red"));
        assert_eq!(seal("red").len(), seal(&"x".repeat(PADDED)).len());
    }
}
