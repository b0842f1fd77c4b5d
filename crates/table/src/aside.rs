//! Files together with what SQLite keeps beside them, and files that were set
//! aside under another name. What was set aside is never overwritten or deleted.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{disk::beside, platform::files};

const UNREADABLE: &str = ".unreadable-";

/// What SQLite keeps beside a database. The index of the log (`-shm`) would be
/// rebuilt if it were missing, but it belongs to the file all the same.
const COMPANIONS: [&str; 3] = ["-wal", "-journal", "-shm"];

/// Deletes a file together with its log.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    // The file goes last: as long as it is there, somebody looks for what belongs
    // to it.
    for ending in COMPANIONS.into_iter().chain([""]) {
        match files::remove(&beside(path, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// A file that was set aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Aside {
    /// Where it is now.
    pub(crate) path: PathBuf,
    /// Where it came from.
    pub(crate) home: PathBuf,
    number: u32,
}

/// Renames a file together with its log.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    // The file goes first: if this is interrupted, its log is still where it is
    // needed once the file comes back.
    files::rename(from, to)?;
    for companion in COMPANIONS {
        let (from, to) = (beside(from, companion), beside(to, companion));
        if files::exists(&from)? {
            files::rename(&from, &to)?;
        }
    }
    Ok(())
}

/// Sets a damaged file aside and returns its new path.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let named = |number: u32| beside(path, &format!("{UNREADABLE}{number}"));
    let mut number = 1;
    while files::exists(&named(number))? {
        number += 1;
    }
    rename(path, &named(number))?;
    Ok(named(number))
}

impl Aside {
    /// All files that were set aside in a folder.
    pub(crate) fn all(folder: &Path) -> io::Result<Vec<Aside>> {
        let mut found = Vec::new();
        for path in files::list(folder)? {
            found.extend(Aside::at(path));
        }
        found.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(found)
    }

    fn at(path: PathBuf) -> Option<Aside> {
        let (home, number) = path.file_name()?.to_str()?.rsplit_once(UNREADABLE)?;
        // A log isn't listed, because it belongs to its file.
        let is_companion = COMPANIONS.iter().any(|companion| home.ends_with(companion));
        let number = number.parse().ok().filter(|_| !is_companion)?;
        Some(Aside { home: path.with_file_name(home), number, path })
    }

    /// Takes the file back to where it came from, unless another one is there now.
    pub(crate) fn bring_back(&self) -> io::Result<()> {
        if files::exists(&self.home)? {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.gather()?;
        for companion in COMPANIONS {
            let (away, home) = (beside(&self.path, companion), beside(&self.home, companion));
            if files::exists(&away)? && !files::exists(&home)? {
                files::rename(&away, &home)?;
            }
        }
        files::rename(&self.path, &self.home)
    }

    /// Earlier versions named the companions in such a way that SQLite couldn't
    /// find them beside the file.
    pub(crate) fn gather(&self) -> io::Result<()> {
        for companion in COMPANIONS {
            let earlier = beside(&self.home, &format!("{companion}{UNREADABLE}{}", self.number));
            let now = beside(&self.path, companion);
            if files::exists(&earlier)? && !files::exists(&now)? {
                files::rename(&earlier, &now)?;
            }
        }
        Ok(())
    }

    /// Renames a file whose contents have been taken over, so that it is no longer
    /// listed.
    pub(crate) fn retire(&self) -> io::Result<()> {
        rename(&self.path, &beside(&self.home, &format!(".taken-over-{}", self.number)))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn setting_aside_keeps_every_file_under_a_new_name_and_brings_it_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.table");
        for round in 1..=3 {
            fs::write(&path, format!("{round}")).unwrap();
            fs::write(beside(&path, "-wal"), format!("log {round}")).unwrap();
            let aside = set_aside(&path).unwrap();
            assert_eq!(aside, folder.path().join(format!("a.table.unreadable-{round}")));
            assert_eq!(fs::read_to_string(aside).unwrap(), format!("{round}"));
        }
        assert_eq!(names(folder.path()).len(), 6);
        let all = Aside::all(folder.path()).unwrap();
        assert_eq!(all.len(), 3, "{all:?}");
        all[1].bring_back().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "2");
        assert_eq!(fs::read_to_string(beside(&path, "-wal")).unwrap(), "log 2");
        let refused = all[0].bring_back().unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(Aside::all(folder.path()).unwrap().len(), 2);
        assert_eq!(names(folder.path()).len(), 6);
    }

    #[test]
    fn what_an_earlier_version_has_set_aside_comes_back_with_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a.table.unreadable-1"), "1").unwrap();
        fs::write(at("a.table-wal.unreadable-1"), "log").unwrap();
        fs::write(at("a.table-shm.unreadable-1"), "index").unwrap();
        fs::write(at("a.closed"), "another").unwrap();
        let [aside] = &Aside::all(folder.path()).unwrap()[..] else { panic!() };
        assert_eq!(aside.home, at("a.table"));
        aside.bring_back().unwrap();
        assert_eq!(names(folder.path()), ["a.closed", "a.table", "a.table-shm", "a.table-wal"]);
    }

    #[test]
    fn a_log_that_was_left_behind_waits_for_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a.table.unreadable-1"), "1").unwrap();
        fs::write(at("a.table-wal"), "log").unwrap();
        Aside::all(folder.path()).unwrap()[0].bring_back().unwrap();
        assert_eq!(names(folder.path()), ["a.table", "a.table-wal"]);
    }
}
