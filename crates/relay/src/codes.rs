//! Short codes, for people who can't scan. A code leads to a room for ten minutes,
//! and there only to the door.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::Mutex,
    time::{Duration, Instant},
};

use lines::{rate::Bucket, room::Name};

use crate::{limits::Limits, room::lock};

/// None that looks like another one.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH: usize = 6;
/// How many addresses are remembered that have tried codes.
const MOST_CALLERS: usize = 4_096;

pub(crate) struct Codes {
    /// The first letter of every code, if it says which machine has given it.
    letter: Option<char>,
    lasts: Duration,
    tries: u32,
    try_every: Duration,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    rooms: HashMap<String, (Name, Instant)>,
    callers: HashMap<IpAddr, Bucket>,
}

/// What a code leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    Room(Name),
    Nothing,
    /// There were too many tries from there.
    TooManyTries,
}

impl Found {
    pub(crate) const WORDS: [&str; 3] = ["room", "nothing", "too-many-tries"];

    /// One word for logs and metrics.
    pub(crate) fn word(&self) -> &'static str {
        let [room, nothing, too_many_tries] = Found::WORDS;
        match self {
            Found::Room(_) => room,
            Found::Nothing => nothing,
            Found::TooManyTries => too_many_tries,
        }
    }
}

/// Whether codes can begin with it.
pub(crate) fn is_letter(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| LETTERS.contains(&letter))
}

impl Codes {
    pub(crate) fn new(limits: Limits, letter: Option<char>) -> Codes {
        let Limits { code, tries, try_every, .. } = limits;
        Codes { letter, lasts: code, tries, try_every, state: Mutex::default() }
    }

    /// A code for this room. Until the last one is over, it's the same.
    pub(crate) fn give(&self, room: Name) -> String {
        let now = Instant::now();
        let mut state = lock(&self.state);
        state.rooms.retain(|_, (_, until)| *until > now);
        if let Some((code, _)) = state.rooms.iter().find(|(_, (name, _))| *name == room) {
            return code.clone();
        }
        let code = loop {
            let mut code = random_code();
            if let Some(letter) = self.letter {
                code.replace_range(..1, letter.encode_utf8(&mut [0; 4]));
            }
            if !state.rooms.contains_key(&code) {
                break code;
            }
        };
        state.rooms.insert(code.clone(), (room, now + self.lasts));
        code
    }

    pub(crate) fn forget(&self, room: Name) {
        lock(&self.state).rooms.retain(|_, (name, _)| *name != room);
    }

    /// Every try counts, so that nobody can guess.
    pub(crate) fn find(&self, code: &str, from: IpAddr) -> Found {
        let now = Instant::now();
        let mut state = lock(&self.state);
        if state.callers.len() >= MOST_CALLERS && !state.callers.contains_key(&from) {
            // Whoever wants to be forgotten this way needs so many addresses that the
            // tries of each would have been enough.
            state.callers.clear();
        }
        let new = || Bucket::new(self.tries, self.try_every, now);
        if state.callers.entry(from).or_insert_with(new).take(1, now).is_err() {
            return Found::TooManyTries;
        }
        let room = state.rooms.get(&code.trim().to_uppercase());
        room.filter(|(_, until)| *until > now)
            .map_or(Found::Nothing, |(name, _)| Found::Room(*name))
    }
}

fn random_code() -> String {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system had randomness when the relay started");
    // There are 256 bytes and 32 letters, so none is more likely than another.
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}

#[cfg(test)]
mod tests {
    use lines::room::Token;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V6(std::net::Ipv6Addr::LOCALHOST);

    fn room(number: u8) -> Name {
        Token::new([number; 32]).room()
    }

    #[test]
    fn a_code_leads_to_its_room_until_that_is_closed() {
        let codes = Codes::new(Limits::default(), None);
        let code = codes.give(room(1));
        assert_eq!(code, codes.give(room(1)), "one room has one code");
        assert_ne!(code, codes.give(room(2)));
        assert_eq!(code.len(), LENGTH);
        assert!(code.bytes().all(|letter| LETTERS.contains(&letter)));
        assert_eq!(codes.find(&format!(" {} ", code.to_lowercase()), HERE), Found::Room(room(1)));
        codes.forget(room(1));
        assert_eq!(codes.find(&code, HERE), Found::Nothing);
    }

    #[test]
    fn a_code_ends_after_its_time() {
        let codes = Codes::new(Limits { code: Duration::ZERO, ..Limits::default() }, None);
        let code = codes.give(room(1));
        assert_eq!(codes.find(&code, HERE), Found::Nothing);
    }

    #[test]
    fn whoever_guesses_has_few_tries_and_takes_none_from_others() {
        let codes = Codes::new(Limits::default(), None);
        let code = codes.give(room(1));
        for _ in 0..Limits::default().tries {
            assert_eq!(codes.find("AAAAAA", HERE), Found::Nothing);
        }
        assert_eq!(codes.find(&code, HERE), Found::TooManyTries);
        assert_eq!(codes.find(&code, THERE), Found::Room(room(1)));
    }
}
