//! Moving house: everything that a host has kept, as one file for another one.
//!
//! The file is text, with one line for each thing, in the form in which journals
//! have them. It holds finished games and the screen's settings; links, keys and
//! devices are never in it. A game in progress is added only if somebody asks for
//! it, and then it's sealed: its mats are secret, and the file may end up
//! anywhere. The key is a code that the old device shows, to be entered on the
//! new one.
//!
//! Reading such a file means trusting nothing in it.

use std::collections::HashSet;

use chacha20poly1305::{Key as CipherKey, KeyInit, XChaCha20Poly1305, XNonce, aead::Aead};
use rules::{
    game::UnixMillis,
    people::{Group, MOST},
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    games::{self, Games},
    link::TableId,
    seal,
    state::{Dated, Entry},
    summary,
    wire::FinishedGame,
};

/// The version of the file. Whatever can still be read keeps its number.
const VERSION: u32 = 1;
/// Ten years of evenings are a tenth of this.
pub(crate) const LARGEST_FILE: usize = 16 * 1024 * 1024;
/// The game in progress in a file is one evening, not a library.
const MOST_LINES: usize = 50_000;
/// What is sealed is padded to a multiple of this, because some secrets are longer
/// than others.
const SEALED_STEP: usize = 16 * 1024;
/// Later than this no browser can count.
const LATEST: UnixMillis = 8_640_000_000_000_000;

/// One line of the file.
#[derive(Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum Record {
    /// The first one.
    Goatherd { version: u32 },
    /// What the table screen remembers.
    Settings { settings: Value },
    /// A finished game; the same line as in the file of a closed table.
    Kept { game: Box<FinishedGame> },
    /// A game in progress, readable only with the code.
    Sealed { nonce: String, sealed: String },
}

/// What is inside of the seal.
#[derive(Serialize, Deserialize)]
struct Moving {
    table: TableId,
    lines: Vec<(UnixMillis, String)>,
}

/// What a file holds, as far as it can be believed.
#[derive(Default)]
pub(crate) struct Luggage {
    pub(crate) settings: Option<Value>,
    pub(crate) games: Vec<FinishedGame>,
    /// Games in the file that make no sense here.
    pub(crate) refused: u32,
    pub(crate) table: Option<(TableId, Vec<Dated<String>>)>,
}

/// Why a file can't be taken in at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BadFile {
    /// It isn't one of ours.
    NotOurs,
    TooNew,
    /// There's a game in progress in it, and nobody has entered the code.
    CodeNeeded,
    WrongCode,
}

/// Writes the file.
pub(crate) fn pack(
    settings: Value,
    games: Vec<FinishedGame>,
    table: Option<&(Code, TableId, Vec<Dated<String>>)>,
) -> String {
    let mut lines = vec![Record::Goatherd { version: VERSION }];
    if !settings.is_null() {
        lines.push(Record::Settings { settings });
    }
    lines.extend(games.into_iter().map(|game| Record::Kept { game: Box::new(game) }));
    if let Some((code, table, entries)) = table {
        lines.extend(sealed(code, table.clone(), entries));
    }
    let line = |line: &Record| serde_json::to_string(line).unwrap_or_default();
    lines.iter().map(line).map(|line| line + "\n").collect()
}

fn sealed(code: &Code, table: TableId, entries: &[Dated<String>]) -> Option<Record> {
    let kept = entries.iter().filter(|dated| !is_about_links(&dated.entry));
    let lines = kept.map(|dated| (dated.at, dated.entry.clone())).collect();
    let mut text = serde_json::to_vec(&Moving { table, lines }).ok()?;
    text.resize(text.len().next_multiple_of(SEALED_STEP), b' ');
    let nonce: [u8; 24] = seal::random_bytes();
    let sealed = code.cipher().encrypt(&XNonce::from(nonce), &text[..]).ok()?;
    Some(Record::Sealed { nonce: seal::encode(&nonce), sealed: seal::encode(&sealed) })
}

/// Links, keys and devices stay where they are.
fn is_about_links(entry: &str) -> bool {
    serde_json::from_str::<Entry>(entry).map_or(true, |entry| entry.is_about_links())
}

/// Reads a file that may come from anybody.
pub(crate) fn unpack(games: Games, text: &str, code: Option<&str>) -> Result<Luggage, BadFile> {
    let mut lines = text.lines();
    let first = lines.next().and_then(|line| serde_json::from_str(line).ok());
    match first {
        Some(Record::Goatherd { version: VERSION }) => {}
        Some(Record::Goatherd { .. }) => return Err(BadFile::TooNew),
        _ => return Err(BadFile::NotOurs),
    }
    let mut luggage = Luggage::default();
    let mut known = HashSet::new();
    for line in lines.filter(|line| !line.trim().is_empty()) {
        match serde_json::from_str(line) {
            Ok(Record::Settings { settings }) => luggage.settings = Some(settings),
            Ok(Record::Kept { game }) => match believable(games, *game) {
                Some(game) if known.insert((game.table.clone(), game.round)) => {
                    luggage.games.push(game);
                }
                Some(_) => {}
                None => luggage.refused += 1,
            },
            Ok(Record::Sealed { nonce, sealed }) => {
                let code = code.ok_or(BadFile::CodeNeeded)?;
                let moving = opened(code, &nonce, &sealed).ok_or(BadFile::WrongCode)?;
                match in_progress(games, moving) {
                    Some(table) => luggage.table = Some(table),
                    None => luggage.refused += 1,
                }
            }
            Ok(Record::Goatherd { .. }) | Err(_) => luggage.refused += 1,
        }
    }
    Ok(luggage)
}

fn opened(code: &str, nonce: &str, sealed: &str) -> Option<Moving> {
    let nonce: [u8; 24] = seal::decode(nonce)?.try_into().ok()?;
    let sealed = seal::decode(sealed)?;
    let text = Code::read(code)?.cipher().decrypt(&XNonce::from(nonce), &sealed[..]).ok()?;
    serde_json::from_slice(&text).ok()
}

/// A finished game as it could have been played here; names are tidied, and
/// nothing points to a seat that isn't there.
fn believable(games: Games, mut game: FinishedGame) -> Option<FinishedGame> {
    let kind = games::named(games, &game.game)?;
    let players = game.players.len();
    let is_seat = |seat: &Seat| usize::from(seat.0) < players;
    let scores = game.scores.as_ref().is_none_or(|scores| scores.len() == players);
    let fits = kind.players.contains(&players)
        && players <= MOST
        && game.winners.iter().all(is_seat)
        && scores
        && game.began_at <= game.ended_at
        && game.ended_at <= LATEST
        && (kind.can_end)(&game.players, &game.details);
    if !fits {
        return None;
    }
    let known: Vec<bool> = game.players.iter().map(|person| person.id.is_known()).collect();
    let group = Group { players: std::mem::take(&mut game.players), resting: Vec::new() };
    game.players = group.checked(&mut seal::seeded_random()).ok()?.players;
    // People from before there were ids stay without.
    for (person, _) in game.players.iter_mut().zip(known).filter(|(_, is_known)| !is_known) {
        person.id = Default::default();
    }
    Some(game)
}

/// A journal that can be played on. Every line is read and written anew, so that
/// nothing of it is anything but what it says.
fn in_progress(games: Games, moving: Moving) -> Option<(TableId, Vec<Dated<String>>)> {
    if moving.lines.len() > MOST_LINES {
        return None;
    }
    let mut lines = Vec::new();
    for (at, line) in moving.lines {
        let entry: Entry = serde_json::from_str(&line).ok()?;
        if at > LATEST || matches!(entry, Entry::Seat { .. }) {
            return None;
        }
        lines.push(Dated { at, entry: entry.line().ok()? });
    }
    let summary = summary::summarise(games, &moving.table, &lines, 0).ok()??;
    (summary.has_players && !summary.is_over).then_some((moving.table, lines))
}

/// A hundred random bits, written so that people can read them aloud.
pub(crate) struct Code([u8; Code::LETTERS]);

impl Code {
    const LETTERS: usize = 20;
    /// No letter that looks or sounds like another one.
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

    pub(crate) fn random() -> Code {
        let bytes: [u8; Code::LETTERS] = seal::random_bytes();
        Code(bytes.map(|byte| byte % 32))
    }

    /// In groups of four, as it is shown.
    pub(crate) fn shown(&self) -> String {
        let letters = self.0.map(|number| char::from(Code::ALPHABET[usize::from(number)]));
        letters.chunks(4).map(String::from_iter).collect::<Vec<_>>().join(" ")
    }

    /// However somebody has typed it.
    fn read(text: &str) -> Option<Code> {
        let letters = text.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'-');
        let place = |byte: u8| {
            let byte = byte.to_ascii_lowercase();
            Code::ALPHABET.iter().position(|letter| *letter == byte).map(|place| place as u8)
        };
        let numbers: Option<Vec<u8>> = letters.map(place).collect();
        numbers?.try_into().ok().map(Code)
    }

    /// The code has enough bits to be a key by itself; the rest of it is known.
    fn cipher(&self) -> XChaCha20Poly1305 {
        let mut key = *b"goatherd one....................";
        key[12..].copy_from_slice(&self.0);
        XChaCha20Poly1305::new(&CipherKey::from(key))
    }
}
