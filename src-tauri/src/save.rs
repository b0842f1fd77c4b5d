//! Saves files for the page where people look for what they have saved.
//!
//! In a browser the page saves by itself. Here there is no list of downloads
//! to look at, so the page is told where the file is, and says it.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use lan::paper::put_in_place;
use tauri::{AppHandle, Manager};

/// Where this system keeps downloads, or failing that, the home folder.
pub(crate) fn folder(app: &AppHandle) -> tauri::Result<PathBuf> {
    app.path().download_dir().or_else(|_| app.path().home_dir())
}

/// Writes a new file and says where it is. An existing file of that name is
/// left alone, and this one gets a number. It is saved completely or not at
/// all.
pub(crate) fn save(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    // A page can't choose the folder.
    let name = Path::new(name);
    let (Some(stem), Some(kind)) = (name.file_stem(), name.extension()) else {
        return Err(io::ErrorKind::InvalidFilename.into());
    };
    let (stem, kind) = (stem.to_string_lossy(), kind.to_string_lossy());
    fs::create_dir_all(folder)?;
    let mut number = 1;
    loop {
        let path = folder.join(match number {
            1 => format!("{stem}.{kind}"),
            _ => format!("{stem} ({number}).{kind}"),
        });
        match File::create_new(&path) {
            // The name is ours now, and the file takes its place.
            Ok(_) => {
                return put_in_place(&path, bytes)
                    .inspect_err(|_| drop(fs::remove_file(&path)))
                    .map(|()| path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_was_saved_before_is_lost() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("Downloads");
        let files = ["one", "two", "three"]
            .map(|text| save(&folder, "goats.csv", text.as_bytes()).unwrap());
        let names = ["goats.csv", "goats (2).csv", "goats (3).csv"];
        assert_eq!(files, names.map(|name| folder.join(name)));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), names.len());
        assert_eq!(files.map(|file| fs::read_to_string(file).unwrap()), ["one", "two", "three"]);
    }

    #[test]
    fn nothing_is_saved_outside_the_folder() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("Downloads");
        for name in ["../goats.csv", "/goats.csv", "a/b/../../../goats.csv"] {
            assert_eq!(
                save(&folder, name, b"").unwrap().parent(),
                Some(folder.as_path()),
                "{name}"
            );
        }
        for name in ["", "..", "/", "goats"] {
            assert!(save(&folder, name, b"").is_err(), "{name}");
        }
    }
}
