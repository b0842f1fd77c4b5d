//! Rooms: where a host and its guests meet at a relay.

use std::{fmt, str::FromStr};

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use sha2::{Digest, Sha256};

const TOKEN_BYTES: usize = 32;
pub const NAME_BYTES: usize = 16;
const CALLER_BYTES: usize = 16;

/// What only the host of a room has. Whoever holds it is the host.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; TOKEN_BYTES]);

impl Token {
    /// From random bytes.
    pub fn new(random: [u8; TOKEN_BYTES]) -> Token {
        Token(random)
    }

    pub fn bytes(&self) -> &[u8; TOKEN_BYTES] {
        &self.0
    }

    /// The room's name. It says nothing about the token, so guests may know it and
    /// still nobody can take the host's place.
    pub fn room(&self) -> Name {
        let hash = Sha256::new().chain_update(b"goatherd room\n").chain_update(self.0).finalize();
        Name(std::array::from_fn(|index| hash[index]))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64_URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl FromStr for Token {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Token, Unreadable> {
        decode(text).map(Token)
    }
}

/// The name of a room, as it stands in the path of a socket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name([u8; NAME_BYTES]);

impl Name {
    pub fn bytes(&self) -> &[u8; NAME_BYTES] {
        &self.0
    }
}

/// Whoever knows a room's name can knock there, so it isn't printed by the way.
impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Name(hidden)")
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64_URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Name, Unreadable> {
        decode(text).map(Name)
    }
}

/// Tells the guests of one room apart by where they come from, without saying where
/// that is. The same address has another key in every room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CallerKey(pub(crate) [u8; CALLER_BYTES]);

impl CallerKey {
    /// `salt` is the relay's own secret: without it nobody can try out addresses.
    pub fn new(salt: &[u8; 32], room: Name, address: &[u8]) -> CallerKey {
        let hash = Sha256::new()
            .chain_update(b"goatherd caller\n")
            .chain_update(salt)
            .chain_update(room.0)
            .chain_update(address)
            .finalize();
        CallerKey(std::array::from_fn(|index| hash[index]))
    }
}

impl fmt::Display for CallerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64_URL_SAFE_NO_PAD.encode(self.0))
    }
}

/// It isn't the right number of bytes in base64url.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unreadable;

fn decode<const N: usize>(text: &str) -> Result<[u8; N], Unreadable> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| Unreadable)?;
    bytes.try_into().map_err(|_| Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_from_its_token_alone() {
        let [one, other] = [1, 2].map(|byte| Token::new([byte; TOKEN_BYTES]));
        assert_eq!(one.room(), one.clone().room());
        assert_ne!(one.room(), other.room());
        assert_eq!(one.room().to_string(), "jsg3wpQcrDvrF_QOcISPfg");
    }

    #[test]
    fn tokens_and_names_are_read_as_they_were_written() {
        let token = Token::new(std::array::from_fn(|index| index as u8));
        assert_eq!(token.to_string().parse(), Ok(token.clone()));
        assert_eq!(token.room().to_string().parse(), Ok(token.room()));
        let name = token.room().to_string();
        for wrong in ["", "AAAA", &name[1..], &format!("{name}A"), &name.replace('A', "+"), "ä"] {
            assert_eq!(wrong.parse::<Name>().is_ok(), wrong == name, "{wrong}");
        }
    }

    #[test]
    fn secrets_are_not_printed_by_the_way() {
        let token = Token::new([7; TOKEN_BYTES]);
        assert_eq!(format!("{token:?} {:?}", token.room()), "Token(hidden) Name(hidden)");
    }

    #[test]
    fn an_address_has_another_key_in_every_room_and_at_every_relay() {
        let [here, there] = [1, 2].map(|byte| Token::new([byte; TOKEN_BYTES]).room());
        let key = CallerKey::new(&[0; 32], here, &[127, 0, 0, 1]);
        assert_eq!(key, CallerKey::new(&[0; 32], here, &[127, 0, 0, 1]));
        for other in [
            CallerKey::new(&[0; 32], there, &[127, 0, 0, 1]),
            CallerKey::new(&[0; 32], here, &[127, 0, 0, 2]),
            CallerKey::new(&[1; 32], here, &[127, 0, 0, 1]),
        ] {
            assert_ne!(key, other);
        }
    }
}
