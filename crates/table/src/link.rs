//! Links: what a device has to hold to sit down, and how it proves that it
//! holds it without ever sending it.

use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use crate::seal::{self, Binding, Direction, Key, Sealed};
use rules::seat::Seat;

const TABLE_BYTES: usize = 5;
const TOKEN_BYTES: usize = 16;
/// Stands in a link where a seat's number would, for the table device.
const NO_SEAT: u8 = 0xFF;

/// The public name of a table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(try_from = "String")]
pub struct TableId(String);

impl TableId {
    pub fn random() -> TableId {
        TableId::from_bytes(seal::random_bytes())
    }

    fn from_bytes(bytes: [u8; TABLE_BYTES]) -> TableId {
        TableId(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    fn bytes(&self) -> [u8; TABLE_BYTES] {
        let byte = |index: usize| u8::from_str_radix(&self.0[2 * index..2 * index + 2], 16);
        // Only ten hexadecimal digits ever become an id.
        std::array::from_fn(|index| byte(index).unwrap_or_default())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TableId, Self::Error> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() == 2 * TABLE_BYTES && text.bytes().all(is_digit) {
            Ok(TableId(text))
        } else {
            Err("a table's id is ten hexadecimal digits")
        }
    }
}

/// As whom a device connects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "as", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Role {
    /// The device in the middle of the table.
    Table,
    Seat {
        table: TableId,
        seat: Seat,
    },
}

impl Role {
    pub fn binding(&self, challenge: &str) -> Binding {
        let challenge = challenge.to_owned();
        match self {
            Role::Table => Binding { table: "-".into(), seat: "table".into(), challenge },
            Role::Seat { table, seat } => {
                Binding { table: table.0.clone(), seat: seat.0.to_string(), challenge }
            }
        }
    }
}

/// What a link holds besides its role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secrets {
    token: Token,
    pub key: Key,
}

#[derive(Clone, PartialEq, Eq)]
struct Token([u8; TOKEN_BYTES]);

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token(hidden)")
    }
}

/// Which browser or app it is; it never leaves that device unsealed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceId([u8; 16]);

impl std::fmt::Debug for DeviceId {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("DeviceId(hidden)")
    }
}

impl DeviceId {
    pub fn random() -> DeviceId {
        DeviceId(seal::random_bytes())
    }
}

impl Secrets {
    pub fn random() -> Secrets {
        Secrets { token: Token(seal::random_bytes()), key: Key::random() }
    }

    /// The fragment of a link's address; it never reaches the wire.
    pub fn fragment(&self, role: &Role) -> String {
        let (table, seat) = match role {
            Role::Table => ([0; TABLE_BYTES], NO_SEAT),
            Role::Seat { table, seat } => (table.bytes(), seat.0),
        };
        seal::encode(&[&table[..], &[seat], &self.token.0, self.key.bytes()].concat())
    }

    pub fn from_fragment(fragment: &str) -> Option<(Role, Secrets)> {
        let bytes = seal::decode(fragment)?;
        let (table, rest) = bytes.split_first_chunk::<TABLE_BYTES>()?;
        let (seat, rest) = rest.split_first()?;
        let (token, key) = rest.split_first_chunk::<TOKEN_BYTES>()?;
        let role = match *seat {
            NO_SEAT => Role::Table,
            seat => Role::Seat { table: TableId::from_bytes(*table), seat: Seat(seat) },
        };
        let key = Key::from_bytes(key.try_into().ok()?);
        Some((role, Secrets { token: Token(*token), key }))
    }

    /// The answer to the host's challenge: token and device, sealed.
    pub fn proof(&self, role: &Role, challenge: &str, device: DeviceId) -> Sealed {
        let text = [self.token.0, device.0].concat();
        seal::seal(&self.key, &role.binding(challenge), Direction::Hello, 0, &text)
    }

    /// The device that gave this proof, if it holds this link.
    pub fn check(&self, role: &Role, challenge: &str, proof: &Sealed) -> Option<DeviceId> {
        if proof.counter != 0 {
            return None;
        }
        let text = seal::open(&self.key, &role.binding(challenge), Direction::Hello, proof)?;
        let (token, device) = text.split_first_chunk::<TOKEN_BYTES>()?;
        let device: [u8; 16] = device.try_into().ok()?;
        bool::from(token.ct_eq(&self.token.0)).then_some(DeviceId(device))
    }
}

/// For the journal: a phone is back in its seat after a restart only if the
/// host still knows the link.
impl Serialize for Secrets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = [&self.token.0[..], self.key.bytes()].concat();
        serializer.serialize_str(&seal::encode(&bytes))
    }
}

impl<'de> Deserialize<'de> for Secrets {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = || {
            let bytes = seal::decode(&text)?;
            let (token, key) = bytes.split_first_chunk::<TOKEN_BYTES>()?;
            let key = Key::from_bytes(key.try_into().ok()?);
            Some(Secrets { token: Token(*token), key })
        };
        read().ok_or_else(|| serde::de::Error::custom("not the secrets of a link"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat_role() -> Role {
        Role::Seat { table: TableId::random(), seat: Seat(3) }
    }

    #[test]
    fn a_link_is_read_back_as_it_was_written() {
        for role in [Role::Table, seat_role()] {
            let secrets = Secrets::random();
            let fragment = secrets.fragment(&role);
            assert_eq!(fragment.len(), 72);
            assert_eq!(Secrets::from_fragment(&fragment), Some((role, secrets)));
        }
        for broken in ["", "abc", "ä", &"A".repeat(71), &"A".repeat(76)] {
            assert_eq!(Secrets::from_fragment(broken), None, "{broken}");
        }
    }

    #[test]
    fn only_who_holds_the_link_can_answer_the_challenge() {
        let (role, secrets, device) = (seat_role(), Secrets::random(), DeviceId::random());
        let proof = secrets.proof(&role, "challenge", device);
        assert_eq!(secrets.check(&role, "challenge", &proof), Some(device));
        assert_eq!(secrets.check(&role, "another", &proof), None, "a replayed answer");
        assert_eq!(secrets.check(&seat_role(), "challenge", &proof), None, "another seat");
        assert_eq!(Secrets::random().check(&role, "challenge", &proof), None);
        let half = Secrets { token: Secrets::random().token, key: secrets.key.clone() };
        assert_eq!(half.check(&role, "challenge", &proof), None, "the key alone");
    }

    #[test]
    fn ids_of_tables_cannot_name_a_path() {
        assert!(TableId::try_from(TableId::random().as_str().to_owned()).is_ok());
        for bad in ["", "..", "../../etc/p", "0123456789a", "ABCDEF0123", "01234567é"] {
            assert!(TableId::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
