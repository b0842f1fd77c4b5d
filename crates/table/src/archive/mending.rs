//! The second copy of an archive, and how what is damaged or gone is replaced: from
//! that copy, and from the tables themselves.
//!
//! The copy is made at every start and stop, and whenever something was kept that
//! no table knows of. It is never replaced by one that has less.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use rusqlite::Connection;
use serde_json::Value;

use super::{
    Archive, DISMISSED, FIRST_VERSION, GAPS, Gaps, HOST_LINK, RELAY, SCREEN, closed,
    records::{GameRow, SettingRow, Standing},
    written,
};
use crate::{
    aside,
    disk::{self, Unusable, explain},
    link::Secrets,
    platform::files,
};

/// Says that what tables know isn't in the archive yet, and whether the link is a
/// new one. It stays until everything is, whenever the program is killed.
const UNSETTLED: &str = "unsettled";

/// An archive, and the damaged file that it replaces.
pub(crate) struct Found {
    pub(crate) archive: Archive,
    pub(crate) aside: Option<(PathBuf, Unusable)>,
}

/// Everything in an archive.
struct Rows {
    games: Vec<GameRow>,
    settings: Vec<SettingRow>,
}

impl Archive {
    /// The archive at this path. If it is damaged, missing or empty, a new one takes
    /// its place, with all that its second copy has.
    pub(crate) fn find(path: &Path) -> Result<Found, Unusable> {
        let (archive, aside) = match Archive::open(path) {
            Err(damaged @ Unusable::Damaged(_)) => {
                let place = aside::set_aside(path)?;
                (Archive::open(path)?, Some((place, damaged)))
            }
            opened => (opened?, None),
        };
        archive.mend()?;
        Ok(Found { archive, aside })
    }

    /// Takes from the copy what is damaged or missing here.
    pub(super) fn mend(&self) -> Result<(), Unusable> {
        // Every archive gets a link at its first start, so one without is new: there
        // was no file, an empty one, or one that had to be set aside.
        let is_new = self.setting::<Secrets>(HOST_LINK)?.is_none();
        let copy = match Rows::of_copy(&second_copy(&self.path)) {
            Err(why) if is_new => return Err(why),
            copy => copy.ok().flatten(),
        };
        let new_link = SettingRow::new(HOST_LINK, written(&Secrets::random())?);
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            if let Some(copy) = copy {
                copy.games.iter().try_for_each(|theirs| take_game(&all, theirs))?;
                let mut settings = copy.settings.iter().filter(|row| is_mended(&row.name));
                settings.try_for_each(|theirs| take_setting(&all, theirs))?;
            }
            if is_new {
                let link = SettingRow::named(&all, HOST_LINK)?;
                let has_link = link.is_some_and(|row| row.value::<Secrets>().is_some());
                if !has_link {
                    new_link.put(&all)?;
                }
                SettingRow::new(UNSETTLED, (!has_link).to_string()).put(&all)?;
            }
            all.commit()
        })
    }

    /// Whether all that tables know has to be looked at once more.
    pub(crate) fn is_in_doubt(&self) -> Result<bool, Unusable> {
        let is_unsettled = self.setting::<bool>(UNSETTLED)?.is_some();
        let games = self.with(GameRow::all)?;
        let is_unsure = |row: &GameRow| row.standing() == Standing::Unproven || row.is_news();
        Ok(is_unsettled || games.iter().any(is_unsure))
    }

    /// After everything that tables know was kept: what is from before there were
    /// checksums gets one, unless it makes no sense, and what is missing is written
    /// down, so that people are told. `is_listed` says that they are told of a
    /// damaged archive anyway, and `is_first` that there never was one.
    pub(crate) fn settle(&self, is_listed: bool, is_first: bool) -> Result<(), Unusable> {
        self.with(|connection| {
            let all = connection.unchecked_transaction()?;
            for mut row in GameRow::all(&all)? {
                if row.standing() == Standing::Unproven {
                    match row.game() {
                        Some(_) => row.confirm(),
                        None => row.call_wrong(),
                    }
                    row.put(&all)?;
                }
            }
            let mut gaps = Gaps::default();
            for mut row in SettingRow::all(&all)? {
                if row.is_news() {
                    gaps.settings |= row.name == SCREEN;
                    gaps.relay |= row.name == RELAY;
                    row.call_known();
                    row.put(&all)?;
                } else if row.standing() == Standing::Unproven {
                    row.confirm();
                    row.put(&all)?;
                }
            }
            let unsettled = SettingRow::named(&all, UNSETTLED)?;
            if let Some(link) = unsettled.and_then(|row| row.value::<bool>()) {
                SettingRow::remove(&all, UNSETTLED)?;
                let settings = SettingRow::named(&all, SCREEN)?.is_none();
                let is_known = is_listed && !settings && !link;
                if !(is_first && link || is_known) {
                    gaps = Gaps { rebuilt: true, settings, link, ..gaps };
                }
            }
            if gaps != Gaps::default() {
                let text = serde_json::to_string(&gaps).unwrap_or_default();
                SettingRow::new(GAPS, text).put(&all)?;
            }
            all.commit()
        })
    }

    /// Makes the second copy. If there is no room for it, or it would have less than
    /// the earlier one, that one stays.
    pub fn back_up(&self) {
        let _ = self.try_to_back_up();
    }

    fn try_to_back_up(&self) -> Result<(), Unusable> {
        // The lock is held to the end, because there is only one file for it.
        let connection = self.connection();
        let connection = connection.as_ref().ok_or_else(closed)?;
        let copy = second_copy(&self.path);
        let new = disk::beside(&copy, ".new");
        aside::remove(&new)?;
        let into = new.display().to_string();
        let made = connection.execute("VACUUM INTO ?1", [into]);
        let made = made.map(drop).map_err(|error| explain(&new, &error));
        let replaced = made.and_then(|()| {
            files::sync(&new)?;
            disk::keep_private(&new);
            let rows = Rows::read(&new)?;
            match Rows::of_copy(&copy)? {
                Some(earlier) if !rows.has_all_of(&earlier) => Ok(()),
                _ => Ok(files::rename(&new, &copy)?),
            }
        });
        aside::remove(&new)?;
        replaced
    }

    /// The second copy, if there is one that can be used.
    pub(super) fn copy(&self) -> Result<Option<Archive>, Unusable> {
        let copy = second_copy(&self.path);
        Ok(match Rows::of_copy(&copy)? {
            Some(_) => Some(Archive::open(&copy)?),
            None => None,
        })
    }

    /// Takes over the games and the screen's settings from another archive, as far
    /// as they aren't damaged, and then nobody has to be told any more that they
    /// are missing. The link stays, so that devices which are connected remain so.
    pub fn take_over(&self, other: &Path) -> Result<(), Unusable> {
        let other = Archive::open(other)?;
        self.take_in(&other.games()?)?;
        match other.settings()? {
            Value::Null => {}
            settings => self.save_settings(&settings)?,
        }
        self.with(|connection| SettingRow::remove(connection, GAPS))
    }
}

impl Rows {
    fn read(path: &Path) -> Result<Rows, Unusable> {
        Archive::open(path)?.with(|connection| {
            let games = GameRow::all(connection)?;
            Ok(Rows { games, settings: SettingRow::all(connection)? })
        })
    }

    /// What the copy at this path has; nothing if there is none. One that is damaged
    /// is set aside.
    fn of_copy(copy: &Path) -> Result<Option<Rows>, Unusable> {
        if !files::exists(copy)? {
            return Ok(None);
        }
        match Rows::read(copy) {
            Err(Unusable::Damaged(_)) => {
                aside::set_aside(copy)?;
                Ok(None)
            }
            read => read.map(Some),
        }
    }

    /// Whether everything that isn't damaged in the other one isn't damaged here, or
    /// people know that it is.
    fn has_all_of(&self, other: &Rows) -> bool {
        let sound = |standing| standing != Standing::Damaged;
        let theirs = other.keys(|row| sound(row.standing()), |row| sound(row.standing()));
        self.keys(|row| !row.is_news(), |row| !row.is_news()).is_superset(&theirs)
    }

    /// The keys of these records, without those that come and go.
    fn keys(
        &self,
        game: impl Fn(&GameRow) -> bool,
        setting: impl Fn(&SettingRow) -> bool,
    ) -> BTreeSet<(&str, i64)> {
        let games = self.games.iter().filter(|row| game(row));
        let stays = |row: &&SettingRow| [SCREEN, HOST_LINK, RELAY].contains(&&*row.name);
        let settings = self.settings.iter().filter(stays).filter(|row| setting(row));
        let games = games.map(|row| (&*row.table, row.round));
        games.chain(settings.map(|row| (&*row.name, 0))).collect()
    }
}

/// Takes a game from the copy if the one that is here is gone or less certain.
fn take_game(connection: &Connection, theirs: &GameRow) -> rusqlite::Result<()> {
    let own = theirs.same(connection)?;
    match (own.as_ref().map(GameRow::standing), theirs.standing()) {
        (Some(Standing::Sound), _) | (_, Standing::Damaged) => Ok(()),
        (None, _) | (_, Standing::Sound) => theirs.put(connection),
        // Records never change. If two from before there were checksums differ, one is
        // wrong, and nobody knows which if both make sense, unless the table does.
        (Some(Standing::Unproven), Standing::Unproven) => match own {
            Some(own) if own.game().is_none() => theirs.put(connection),
            Some(mut own) if theirs.game().is_some() && !own.is_same_game(theirs) => {
                own.call_wrong();
                own.put(connection)
            }
            _ => Ok(()),
        },
        (Some(Standing::Damaged), Standing::Unproven) => Ok(()),
    }
}

fn take_setting(connection: &Connection, theirs: &SettingRow) -> rusqlite::Result<()> {
    let own = SettingRow::named(connection, &theirs.name)?;
    let is_readable = |row: &SettingRow| row.value::<Value>().is_some();
    match is_readable(theirs) && !own.is_some_and(|own| is_readable(&own)) {
        true => theirs.put(connection),
        false => Ok(()),
    }
}

/// Whether this is taken from the copy. What people are told of isn't: they may
/// have been told already.
fn is_mended(name: &str) -> bool {
    [SCREEN, HOST_LINK, RELAY, DISMISSED, FIRST_VERSION].contains(&name)
}

fn second_copy(path: &Path) -> PathBuf {
    path.with_extension("copy")
}
