//! What all games share names none of them. A game is named in its own folders
//! and files, and in the listings.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use table::games::GAMES;

/// The games that have rules, and what people call them in each language.
static TITLES: LazyLock<Vec<(String, Vec<String>)>> = LazyLock::new(|| {
    let folders =
        entries(&root().join("crates/rules/src")).into_iter().filter(|path| path.is_dir());
    let games = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
    games.map(|game| (game.clone(), titles(&game))).collect()
});

fn titles(game: &str) -> Vec<String> {
    let languages = entries(&root().join("ui/src/games").join(game).join("texts")).into_iter();
    let boxes = languages.filter(|path| path.is_dir()).map(|path| path.join("box.ts"));
    let title = |file: PathBuf| {
        let texts = fs::read_to_string(file).unwrap();
        let (_, title) = texts.split_once("title: '").expect("a title");
        title.split('\'').next().unwrap().to_owned()
    };
    boxes.map(title).collect()
}

/// Where games are named because that is what the file is for: what the README tells
/// whoever adds one.
fn listings() -> BTreeSet<String> {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let (_, chapter) = readme.split_once("\nListings:\n").expect("a chapter about another game");
    let (list, _) = chapter.split_once("\n## ").expect("another chapter");
    let files = list.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    assert!(files.iter().all(|file| root().join(file).is_file()), "{files:?}");
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// All files of all `src` folders, each with its path in the repository.
fn sources() -> Vec<(String, PathBuf)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for path in entries(folder) {
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let root = root();
    let mut found = Vec::new();
    for package in entries(&root.join("crates")) {
        walk(&package.join("src"), &mut found);
    }
    let named = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        (name, path)
    };
    found.into_iter().map(named).collect()
}

/// The words of a text, in lower case and one space apart.
fn words(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.fold(String::from(" "), |all, word| all + &word.to_lowercase() + " ")
}

/// The games that a text names, as a program or as people call them. A name
/// counts at the beginning of a word: nobody is rowing who is throwing.
fn named_in(text: &str) -> Vec<&'static str> {
    let text = words(text);
    let is_in = |name: &str| {
        let name = words(name);
        let name = name.trim_end();
        text.contains(name) || text.contains(&format!(" {}", name.replace(' ', "")))
    };
    let named =
        TITLES.iter().filter(|(game, titles)| is_in(game) || titles.iter().any(|t| is_in(t)));
    named.map(|(game, _)| game.as_str()).collect()
}

/// A folder or a file of a game is named after it.
fn is_of_a_game(file: &str) -> bool {
    file.split(['/', '.']).any(|part| TITLES.iter().any(|(game, _)| game == part))
}

#[test]
fn no_shared_file_names_a_game() {
    let (sources, listings) = (sources(), listings());
    let shared: Vec<_> = sources.iter().filter(|(file, _)| !is_of_a_game(file)).collect();
    assert!(shared.len() > 80, "{}", shared.len());
    let mut naming = Vec::new();
    for (file, path) in shared {
        let found = named_in(&String::from_utf8_lossy(&fs::read(path).unwrap()));
        if listings.contains(file) {
            assert!(!found.is_empty(), "{file} isn't a listing any more");
        } else if !found.is_empty() {
            naming.push(format!("{file}: {}", found.join(", ")));
        }
    }
    assert_eq!(naming, [""; 0], "this belongs in a game's folder, or must not name the game");
}

#[test]
fn every_game_is_looked_for() {
    for kind in GAMES {
        let (_, titles) = TITLES.iter().find(|(game, _)| game == kind.name).unwrap();
        assert!(titles.len() > 1, "{titles:?}");
    }
    assert_eq!(TITLES.len(), GAMES.len());
}

#[test]
fn a_name_is_found_however_it_is_written() {
    for text in [
        "use rules::scapegoat::ScapeGoat;",
        "a game of Scape\nGoat",
        "¡Cabritos!",
        "SCAPEGOAT",
        "RowYourGoat",
        "snitch_view",
    ] {
        assert_eq!(named_in(text).len(), 1, "{text}");
    }
    for text in ["the goat escapes", "everybody is a goat", "throwing"] {
        assert_eq!(named_in(text), [""; 0], "{text}");
    }
}
