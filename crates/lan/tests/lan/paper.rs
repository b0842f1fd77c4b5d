//! The real `goatherd-serve print` writes a whole file or none.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

fn print(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_goatherd-serve"))
        .arg("print")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_same_edition_is_the_same_file_and_one_mat_has_two_pages() {
    let folder = tempfile::tempdir().unwrap();
    let edition = |out: &str| {
        let arguments = ["--players", "4", "--edition", "17", "--paper", "a4", "--lang", "es"];
        let output = print(folder.path(), &[&arguments[..], &["--out", out]].concat());
        assert!(output.status.success(), "{}", said(&output));
        fs::read(folder.path().join(out)).unwrap()
    };
    let one = edition("one.pdf");
    assert!(one.starts_with(b"%PDF-"));
    assert!(one == edition("two.pdf"), "another process, the same bytes");
    let arguments = ["--players", "4", "--edition", "17", "--mat", "verde", "--out", "mat.pdf"];
    let output = print(folder.path(), &arguments);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "mat.pdf: 2 pages\n");
    assert_eq!(files(folder.path()), ["mat.pdf", "one.pdf", "two.pdf"]);
}

#[test]
fn bad_values_get_one_clear_sentence_and_leave_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let good = ["--edition", "17", "--out", "mats.pdf"];
    for (bad, sentence) in [
        (&["--players", "7"][..], "Scape Goat is for 3 to 6 players, not 7."),
        (&["--players", "two"], "--players takes 3, 4, 5, 6 or all, not \"two\"."),
        (&["--edition", "x"], "\"x\" isn't an edition; --edition takes a number from 1 to 999999."),
        (&["--edition", "0"], "Printed editions are numbered 1 to 999999."),
        (&["--edition", "1000000"], "Printed editions are numbered 1 to 999999."),
        (&["--paper", "a5"], "--paper takes a4 or letter, not \"a5\"."),
        (&["--lang", "de"], "--lang takes en or es, not \"de\"."),
        (&["--layout", "flat"], "--layout takes duplex or fold, not \"flat\"."),
        (
            &["--only", "mats,hats"],
            "--only takes some of mats,dice,tokens,places,reference, not \"hats\".",
        ),
        (
            &["--mat", "grey"],
            "\"grey\" isn't a player's colour; there are red, blue, yellow, green, purple, orange, pink, teal, brown, white.",
        ),
        (&["--mat", "pink"], "There's no pink mat in this set."),
        (&["--colours", "red,blue"], "6 players need 6 colours."),
        (&["--white-die", "8"], "--white-die takes 10 or 12, not \"8\"."),
        (&["--out", ""], "Use --out to name the PDF file."),
        (&["--goat"], "There's no \"--goat\"; --help lists everything."),
    ] {
        let output = print(folder.path(), &[&good[..], bad].concat());
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert_eq!(said(&output), format!("{sentence}\n"));
    }
    let output = print(folder.path(), &["--out", "mats.pdf"]);
    assert!(said(&output).starts_with("Use --edition to say which mats to print"));
    assert_eq!(files(folder.path()), Vec::<String>::new());
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.pdf");
    fs::write(&file, "something else").unwrap();
    let arguments = ["--only", "dice", "--out", "dice.pdf"];
    let output = print(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(said(&output), "dice.pdf already exists; --force replaces it.\n");
    assert_eq!(fs::read(&file).unwrap(), b"something else");
    let output = print(folder.path(), &[&arguments[..], &["--force"]].concat());
    assert!(output.status.success(), "{}", said(&output));
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF-"));
    assert_eq!(files(folder.path()), ["dice.pdf"]);
}

#[test]
fn where_nothing_can_be_written_nothing_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let output = print(folder.path(), &["--only", "dice", "--out", "nowhere/dice.pdf"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).starts_with("nowhere/dice.pdf can't be written: "));
    // There's a folder where the file should be. So the PDF is written, but it
    // can't be put in place.
    fs::create_dir(folder.path().join("dice.pdf")).unwrap();
    let output = print(folder.path(), &["--only", "dice", "--force", "--out", "dice.pdf"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(files(folder.path()), ["dice.pdf"]);
}
