//! Sealing: after the hello, nobody but the two ends can read anything that
//! crosses the wire, and lengths grow in steps so that they give nothing away
//! either.
//!
//! The cipher is XChaCha20-Poly1305 with the link's key. The nonce consists of
//! what host and device have each chosen at random for this connection, and of
//! the message's number, which is even in one direction and odd in the other.
//! So no nonce is ever used twice, and a message that is replayed, reflected,
//! dropped or moved makes the next one fail to open.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, aead::AeadInOut};
use rand::{Rng, TryRng, rngs::SysRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Every text is padded with spaces to a multiple of this before it is sealed.
/// Everything private, questions and answers alike, has to fit into one step, so
/// that all of it has the same length. The largest is a list of all the cards of a
/// box.
pub const STEP: usize = 2048;

/// The same for what is about time (`docs/protocol.md`, "Count together"), which
/// tells no secret. It comes often, and the longer it is, the longer it takes.
pub const SHORT_STEP: usize = 512;

/// How many bytes sealing adds to a padded text.
pub const TAG: usize = 16;

/// What one side contributes to the nonces of a connection.
pub type Share = Coded<10>;

/// A random value from the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's randomness no secret would be secret, so stopping is
    // the only sensible thing to do.
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

pub fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

pub fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()
}

/// A fixed number of bytes, written as base64url.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coded<const N: usize>(pub [u8; N]);

impl<const N: usize> Coded<N> {
    pub fn random() -> Self {
        Coded(random_bytes())
    }
}

impl<const N: usize> Serialize for Coded<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&encode(&self.0))
    }
}

impl<'de, const N: usize> Deserialize<'de> for Coded<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = decode(&String::deserialize(deserializer)?);
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Coded).ok_or_else(|| D::Error::custom(format!("not {N} bytes in base64url")))
    }
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

/// The seals of one direction of one connection. Each end has one of these for
/// what it sends and one for what it receives, and both ends count in step.
pub struct Seals {
    cipher: XChaCha20Poly1305,
    nonce: [u8; 24],
    /// `None` once all numbers have been used.
    number: Option<u32>,
}

impl Seals {
    /// From a device to the host. The first text is the proof in the hello.
    pub fn up(key: &Key, host: Share, device: Share) -> Seals {
        Seals::new(key, host, device, 0)
    }

    /// From the host to a device.
    pub fn down(key: &Key, host: Share, device: Share) -> Seals {
        Seals::new(key, host, device, 1)
    }

    fn new(key: &Key, host: Share, device: Share, first: u32) -> Seals {
        let mut nonce = [0; 24];
        nonce[..10].copy_from_slice(&host.0);
        nonce[10..20].copy_from_slice(&device.0);
        Seals { cipher: XChaCha20Poly1305::new(&key.0.into()), nonce, number: Some(first) }
    }

    /// The sealed bytes, or `None` after two thousand million messages, when the
    /// connection has to end.
    pub fn seal(&mut self, mut bytes: Vec<u8>) -> Option<Vec<u8>> {
        let nonce = self.next_nonce()?;
        // The cipher refuses only texts of more than 256 GB.
        self.cipher.encrypt_in_place(&nonce.into(), &[], &mut bytes).ok()?;
        Some(bytes)
    }

    /// What was sealed, or `None` if any bit of it has changed or if it is not the
    /// next message of this connection and direction.
    pub fn open(&mut self, mut bytes: Vec<u8>) -> Option<Vec<u8>> {
        let nonce = self.next_nonce()?;
        self.cipher.decrypt_in_place(&nonce.into(), &[], &mut bytes).ok()?;
        Some(bytes)
    }

    fn next_nonce(&mut self) -> Option<[u8; 24]> {
        let number = self.number?;
        self.number = number.checked_add(2);
        self.nonce[20..].copy_from_slice(&number.to_be_bytes());
        Some(self.nonce)
    }
}

/// The text, padded with spaces up to the next step. Spaces after JSON mean
/// nothing.
pub fn padded(text: &str, step: usize) -> Vec<u8> {
    let length = text.len().next_multiple_of(step);
    // There is room for the tag, so that sealing doesn't have to copy the text.
    let mut bytes = Vec::with_capacity(length + TAG);
    bytes.extend_from_slice(text.as_bytes());
    bytes.resize(length, b' ');
    bytes
}

/// A generator that is seeded afresh by the operating system.
pub fn seeded_random() -> impl Rng + Send {
    use rand::{SeedableRng, rngs::StdRng};
    StdRng::from_seed(random_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both ends of one direction.
    fn ends(make: fn(&Key, Share, Share) -> Seals) -> (Seals, Seals) {
        let (key, host, device) = (Key::random(), Share::random(), Share::random());
        (make(&key, host, device), make(&key, host, device))
    }

    #[test]
    fn what_was_sealed_opens_in_its_order_and_once() {
        for make in [Seals::up, Seals::down] {
            let (mut here, mut there) = ends(make);
            let [first, second] = [b"red", b"two"].map(|text| here.seal(text.to_vec()).unwrap());
            assert_eq!(there.open(first.clone()).as_deref(), Some(&b"red"[..]));
            assert_eq!(there.open(second.clone()).as_deref(), Some(&b"two"[..]));
            assert_eq!(there.open(second.clone()), None, "replayed");
            let (mut here, mut there) = ends(make);
            let _left_out = here.seal(b"red".to_vec());
            assert_eq!(there.open(here.seal(b"two".to_vec()).unwrap()), None, "left out");
        }
    }

    #[test]
    fn nothing_opens_in_another_direction_connection_or_link() {
        let (key, host, device) = (Key::random(), Share::random(), Share::random());
        let sealed = || Seals::up(&key, host, device).seal(b"blue".to_vec()).unwrap();
        assert!(Seals::up(&key, host, device).open(sealed()).is_some());
        for mut other in [
            Seals::down(&key, host, device),
            Seals::up(&Key::random(), host, device),
            Seals::up(&key, Share::random(), device),
            Seals::up(&key, host, Share::random()),
            Seals::up(&key, device, host),
        ] {
            assert_eq!(other.open(sealed()), None);
        }
    }

    #[test]
    fn any_flipped_bit_and_any_missing_byte_breaks_the_seal() {
        let (key, host, device) = (Key::random(), Share::random(), Share::random());
        let sealed = Seals::up(&key, host, device).seal(b"yellow".to_vec()).unwrap();
        let opens = |bytes: &[u8]| Seals::up(&key, host, device).open(bytes.to_vec()).is_some();
        assert!(opens(&sealed));
        for bit in 0..sealed.len() * 8 {
            let mut flipped = sealed.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(!opens(&flipped));
        }
        for length in 0..sealed.len() {
            assert!(!opens(&sealed[..length]) && !opens(&sealed[sealed.len() - length..]));
        }
        assert!(!opens(&[&sealed[..], &[0]].concat()));
    }

    #[test]
    fn no_nonce_comes_twice_and_the_numbers_never_begin_again() {
        let (key, host, device) = (Key::random(), Share::random(), Share::random());
        let (mut up, mut down) = (Seals::up(&key, host, device), Seals::down(&key, host, device));
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            assert!(seen.insert(up.next_nonce()) && seen.insert(down.next_nonce()));
        }
        for mut last in [up, down] {
            last.number = last.number.map(|number| u32::MAX - 1 + number % 2);
            assert!(last.seal(Vec::new()).is_some());
            assert_eq!(last.seal(Vec::new()), None);
            assert_eq!(last.open(vec![0; TAG]), None);
        }
    }

    #[test]
    fn lengths_grow_in_steps_of_bytes() {
        for (text, length) in [("", 0), ("{}", STEP), (&"x".repeat(STEP), STEP)] {
            assert_eq!(padded(text, STEP).len(), length);
        }
        // Letters outside ASCII count as several bytes.
        for step in [SHORT_STEP, STEP] {
            assert_eq!(padded(&"ñ".repeat(step / 2), step).len(), step);
            assert_eq!(padded(&"ñ".repeat(step / 2 + 1), step).len(), 2 * step);
        }
        let (mut here, _) = ends(Seals::down);
        let sealed = |text| here.seal(padded(text, STEP)).unwrap().len();
        let lengths = ["red", "red and blue"].map(sealed);
        assert_eq!(lengths, [STEP + TAG; 2]);
    }

    #[test]
    fn the_same_text_never_looks_the_same_twice() {
        let (mut here, _) = ends(Seals::up);
        assert_ne!(here.seal(padded("red", STEP)), here.seal(padded("red", STEP)));
    }

    #[test]
    fn coded_bytes_are_read_back_as_they_were_written_and_only_so() {
        let share = Share::random();
        let text = serde_json::to_string(&share).unwrap();
        assert_eq!(text.len(), 16);
        assert_eq!(serde_json::from_str::<Share>(&text).unwrap(), share);
        for broken in [r#""""#, r#""AAAA""#, r#""AAAAAAAAAAAAAA=""#, r#""AAAAAAAAAAAAA%""#, "7"] {
            assert!(serde_json::from_str::<Share>(broken).is_err(), "{broken}");
        }
    }
}
