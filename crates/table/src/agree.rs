//! How a phone without a link and the host agree on a key that nobody else has,
//! although everybody on the network may listen.
//!
//! The agreement is X25519. That alone doesn't stop somebody in the middle, who
//! would agree on one key with each side. So both sides derive three pictures
//! from everything that was said, and people compare them. Three pictures are few
//! enough to be made to match by trying out keys; that's why the host commits to
//! its key before it has seen the phone's, and reveals it only afterwards.
//! Somebody in the middle has to choose both keys blindly, and the pictures match
//! once in 262,144 times.

use sha2::{Digest, Sha256};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use crate::seal::{Coded, Key, Share, random_bytes};

/// How many pictures there are; `ui/src/door/pictures.ts` draws them.
pub const PICTURES: u8 = 64;

/// The pictures that people compare, in order. The same one can come twice.
pub type Pictures = [u8; 3];

pub type PublicKey = Coded<32>;

/// A hash of the host's public key and of the challenge that it belongs to.
pub type Commitment = Coded<32>;

/// One side's own key, made afresh for every attempt.
pub struct OwnKey {
    secret: [u8; 32],
    public: PublicKey,
}

/// What both sides have said in the open. They have to agree on every byte of it.
#[derive(Debug, Clone, Copy)]
pub struct Said {
    pub challenge: Share,
    pub nonce: Share,
    pub host: PublicKey,
    pub phone: PublicKey,
}

/// What only the two sides know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreed {
    pub key: Key,
    pub pictures: Pictures,
}

impl OwnKey {
    pub fn random() -> OwnKey {
        OwnKey::from_secret(random_bytes())
    }

    /// The key whose private half is already known.
    pub fn from_secret(secret: [u8; 32]) -> OwnKey {
        OwnKey { secret, public: Coded(x25519(secret, X25519_BASEPOINT_BYTES)) }
    }

    pub fn public(&self) -> PublicKey {
        self.public
    }

    /// The key and the pictures, or `None` if the other side's key is one of the
    /// few that would give everybody the same result.
    pub fn agree(self, theirs: PublicKey, said: &Said) -> Option<Agreed> {
        let shared = x25519(self.secret, theirs.0);
        if shared == [0; 32] {
            return None;
        }
        let of = |purpose: &str| {
            hash(purpose, &[&shared, &said.challenge.0, &said.nonce.0, &said.host.0, &said.phone.0])
        };
        let [first, second, third, ..] = of("pictures");
        let pictures = [first, second, third].map(|byte| byte % PICTURES);
        Some(Agreed { key: Key::from_bytes(of("key")), pictures })
    }
}

/// What the host says about its key before it shows it.
pub fn commitment(challenge: Share, key: PublicKey) -> Commitment {
    Coded(hash("commitment", &[&challenge.0, &key.0]))
}

/// All parts have a fixed length, so no two lists of them give the same bytes.
fn hash(purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(format!("goatherd door {purpose}\n"));
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(host: &OwnKey, phone: &OwnKey) -> Said {
        Said {
            challenge: Share::random(),
            nonce: Share::random(),
            host: host.public(),
            phone: phone.public(),
        }
    }

    #[test]
    fn both_sides_get_the_same_key_and_the_same_pictures() {
        let (host, phone) = (OwnKey::random(), OwnKey::random());
        let said = said(&host, &phone);
        let (ours, theirs) = (host.public(), phone.public());
        let agreed = host.agree(theirs, &said).unwrap();
        assert_eq!(phone.agree(ours, &said), Some(agreed.clone()));
        assert!(agreed.pictures.iter().all(|picture| *picture < PICTURES));
    }

    #[test]
    fn any_difference_in_what_was_said_gives_another_key() {
        let (host, phone) = (OwnKey::random(), OwnKey::random());
        let said = said(&host, &phone);
        let agree = |said: &Said| {
            let host = OwnKey::from_secret(host.secret);
            host.agree(phone.public(), said).unwrap().key
        };
        let other = OwnKey::random().public();
        for changed in [
            Said { challenge: Share::random(), ..said },
            Said { nonce: Share::random(), ..said },
            Said { host: other, ..said },
            Said { phone: other, ..said },
        ] {
            assert_ne!(agree(&changed), agree(&said));
        }
    }

    #[test]
    fn a_commitment_fits_one_key_and_one_connection() {
        let (challenge, key) = (Share::random(), OwnKey::random().public());
        let made = commitment(challenge, key);
        assert_eq!(commitment(challenge, key), made);
        assert_ne!(commitment(Share::random(), key), made);
        assert_ne!(commitment(challenge, OwnKey::random().public()), made);
    }

    #[test]
    fn a_key_that_gives_everybody_the_same_result_is_refused() {
        for weak in [0, 1] {
            let mut theirs = [0; 32];
            theirs[0] = weak;
            let (host, phone) = (OwnKey::random(), OwnKey::random());
            let said = said(&host, &phone);
            assert_eq!(host.agree(Coded(theirs), &said), None);
        }
    }

    #[test]
    fn every_picture_comes_up_and_none_much_more_often_than_another() {
        let (host, phone) = (OwnKey::random(), OwnKey::random());
        let said = said(&host, &phone);
        let mut seen = [0_u32; PICTURES as usize];
        for _ in 0..400 {
            let host = OwnKey::from_secret(host.secret);
            let said = Said { nonce: Share::random(), ..said };
            for picture in host.agree(phone.public(), &said).unwrap().pictures {
                seen[usize::from(picture)] += 1;
            }
        }
        // 1,200 pictures, about 19 of each.
        assert!(seen.iter().all(|times| (3..60).contains(times)), "{seen:?}");
    }
}
