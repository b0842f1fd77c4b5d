//! Links: what a device must have in order to sit down, and how it proves that
//! it has it without ever sending it.

use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use crate::seal::{self, Coded, Key, Seals, Share, TAG};
use rules::seat::Seat;

const TABLE_BYTES: usize = 5;
const TOKEN_BYTES: usize = 16;
const DEVICE_BYTES: usize = 16;
/// Take the place of a seat's number in the links of the table device and of those
/// who only watch.
const NO_SEAT: u8 = 0xFF;
const ONLOOKER: u8 = 0xFE;

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
        // An id is part of a file's name, so nothing but ten hexadecimal digits is
        // accepted.
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

/// What a device connects as.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "as", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Role {
    /// The device in the middle of the table.
    Table,
    Seat {
        table: TableId,
        seat: Seat,
    },
    /// It only watches.
    Onlooker {
        table: TableId,
        /// A screen for everybody, and not somebody's own phone. The link doesn't
        /// say; the device does.
        #[serde(default)]
        is_screen: bool,
    },
}

/// What a link holds besides its role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secrets {
    token: Token,
    key: Key,
}

/// The token and the device's id, sealed.
pub type Proof = Coded<{ TOKEN_BYTES + DEVICE_BYTES + TAG }>;

/// The two directions of one connection.
pub struct SealPair {
    /// From the device to the host.
    pub up: Seals,
    /// From the host to the device.
    pub down: Seals,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Token([u8; TOKEN_BYTES]);

/// Which link a device has proved to hold. It's the same wherever its person sits,
/// and whatever the device claims to be.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LinkId(Token);

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token(hidden)")
    }
}

/// Identifies one browser or app. It never leaves the device unsealed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceId([u8; DEVICE_BYTES]);

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

    pub fn id(&self) -> LinkId {
        LinkId(self.token.clone())
    }

    /// The fragment of the link's URL, which browsers never send.
    pub fn fragment(&self, role: &Role) -> String {
        let (table, seat) = match role {
            Role::Table => ([0; TABLE_BYTES], NO_SEAT),
            Role::Seat { table, seat } => (table.bytes(), seat.0),
            Role::Onlooker { table, .. } => (table.bytes(), ONLOOKER),
        };
        seal::encode(&[&table[..], &[seat], &self.token.0, self.key.bytes()].concat())
    }

    pub fn from_fragment(fragment: &str) -> Option<(Role, Secrets)> {
        let bytes = seal::decode(fragment)?;
        let (table, rest) = bytes.split_first_chunk::<TABLE_BYTES>()?;
        let (seat, rest) = rest.split_first()?;
        let (token, key) = rest.split_first_chunk::<TOKEN_BYTES>()?;
        let table = TableId::from_bytes(*table);
        let role = match *seat {
            NO_SEAT => Role::Table,
            ONLOOKER => Role::Onlooker { table, is_screen: false },
            seat => Role::Seat { table, seat: Seat(seat) },
        };
        let key = Key::from_bytes(key.try_into().ok()?);
        Some((role, Secrets { token: Token(*token), key }))
    }

    /// The answer to the host's challenge: the token and the device's id, sealed.
    /// It is the first message under the seals that the rest of the connection
    /// uses.
    pub fn proof(&self, host: Share, own: Share, device: DeviceId) -> (Proof, SealPair) {
        let mut line = self.line(host, own);
        let sealed = line.up.seal([self.token.0, device.0].concat());
        let sealed = sealed.and_then(|sealed| sealed.try_into().ok());
        (Coded(sealed.expect("the first message can be sealed")), line)
    }

    /// The device that gave this proof, provided it has this link.
    pub fn check(&self, own: Share, device: Share, proof: &Proof) -> Option<(DeviceId, SealPair)> {
        let mut line = self.line(own, device);
        let text = line.up.open(proof.0.to_vec())?;
        let (token, device) = text.split_first_chunk::<TOKEN_BYTES>()?;
        let device = DeviceId(device.try_into().ok()?);
        bool::from(token.ct_eq(&self.token.0)).then_some((device, line))
    }

    fn line(&self, host: Share, device: Share) -> SealPair {
        SealPair {
            up: Seals::up(&self.key, host, device),
            down: Seals::down(&self.key, host, device),
        }
    }
}

/// Serialized for the journal: after a restart a phone gets its seat back only
/// if the host still knows the link.
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
        let onlooker = Role::Onlooker { table: TableId::random(), is_screen: false };
        for role in [Role::Table, seat_role(), onlooker] {
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
        let (secrets, device) = (Secrets::random(), DeviceId::random());
        let (host, own) = (Share::random(), Share::random());
        let (proof, _) = secrets.proof(host, own, device);
        let known = |secrets: &Secrets, host, own| {
            secrets.check(host, own, &proof).map(|(device, _)| device)
        };
        assert_eq!(known(&secrets, host, own), Some(device));
        assert_eq!(known(&secrets, Share::random(), own), None, "a replayed answer");
        assert_eq!(known(&secrets, host, Share::random()), None, "with another half");
        assert_eq!(known(&Secrets::random(), host, own), None);
        let half = Secrets { token: Secrets::random().token, key: secrets.key.clone() };
        assert_eq!(known(&half, host, own), None, "the key alone");
    }

    #[test]
    fn after_the_proof_both_ends_go_on_in_step() {
        let secrets = Secrets::random();
        let (host, own) = (Share::random(), Share::random());
        let (proof, mut here) = secrets.proof(host, own, DeviceId::random());
        let (_, mut there) = secrets.check(host, own, &proof).unwrap();
        let sealed = here.up.seal(b"peek".to_vec()).unwrap();
        assert_eq!(there.up.open(sealed).as_deref(), Some(&b"peek"[..]));
        let sealed = there.down.seal(b"blue".to_vec()).unwrap();
        assert_eq!(here.down.open(sealed).as_deref(), Some(&b"blue"[..]));
        assert_eq!(there.up.open(proof.0.to_vec()), None, "the proof isn't a message");
    }

    #[test]
    fn ids_of_tables_cannot_name_a_path() {
        assert!(TableId::try_from(TableId::random().as_str().to_owned()).is_ok());
        for bad in ["", "..", "../../etc/p", "0123456789a", "ABCDEF0123", "01234567é"] {
            assert!(TableId::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
