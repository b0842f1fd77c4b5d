//! The runner as it is called from a shell: what it prints, how it exits.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::{Value, json};

/// The published cases, and more of the kinds that those have no example of.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/vectors");
    let files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 4, "{files:?}");
    files
}

fn cases() -> Vec<Value> {
    files().iter().flat_map(|file| cases_of(file)).collect()
}

fn cases_of(file: &Path) -> Vec<Value> {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn run(file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_vectors")).arg(file).output().unwrap()
}

/// Runs these cases from their own file.
fn run_cases(name: &str, cases: &[Value]) -> Output {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, serde_json::to_string(cases).unwrap()).unwrap();
    run(&file)
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn every_case_passes() {
    for file in files() {
        let output = run(&file);
        assert_eq!(printed(&output), format!("{} passed, 0 failed\n", cases_of(&file).len()));
        assert!(output.status.success());
    }
}

/// Each case once more with a false expectation: a runner that passes
/// everything would pass these, too.
#[test]
fn every_falsified_case_is_reported() {
    let mut falsified = cases();
    for case in &mut falsified {
        match case.get("err").cloned() {
            Some(Value::String(name)) if name == "E_ROW" => case["err"] = json!("E_PLAYERS"),
            Some(_) => case["err"] = json!("E_ROW"),
            None => case["out"] = falsify(&case["out"]),
        }
    }
    let output = run_cases("falsified.json", &falsified);
    let printed = printed(&output);
    assert_eq!(
        printed.lines().last(),
        Some(format!("0 passed, {} failed", falsified.len()).as_str())
    );
    for case in &falsified {
        let line = format!("✗ {} ", case["id"].as_str().unwrap());
        assert!(printed.contains(&line), "{line}");
    }
    assert_eq!(output.status.code(), Some(1));
}

/// The same answer with its first innermost value changed.
fn falsify(out: &Value) -> Value {
    match out {
        Value::Object(entries) => {
            let mut entries = entries.clone();
            let first = entries.values_mut().next().unwrap();
            *first = falsify(first);
            Value::Object(entries)
        }
        Value::Array(_) => json!(["nobody"]),
        Value::Bool(value) => json!(!value),
        Value::Number(value) => json!(value.as_u64().unwrap() + 1),
        _ => json!("nobody"),
    }
}

#[test]
fn an_answer_for_an_error_and_an_error_for_an_answer_are_both_failures() {
    let mut swapped = cases();
    for case in &mut swapped {
        let case = case.as_object_mut().unwrap();
        match case.remove("err") {
            Some(_) => case.insert("out".to_owned(), json!({ "step": "start" })),
            None => {
                case.remove("out");
                case.insert("err".to_owned(), json!("E_ACTION"))
            }
        };
    }
    let output = run_cases("swapped.json", &swapped);
    assert!(printed(&output).ends_with(&format!("\n0 passed, {} failed\n", swapped.len())));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_failed_case_is_reported_with_its_note_and_both_answers() {
    let case = json!({
        "id": "X1", "fn": "cell", "in": { "w": 1, "b": 2 }, "out": 7, "note": "second cell",
    });
    let output = run_cases("one.json", &[case]);
    assert_eq!(
        printed(&output),
        "✗ X1 (cell) second cell\n    expected: 7\n    actual:   1\n0 passed, 1 failed\n"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_explained_in_one_sentence() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (broken, no_list) = (folder.join("broken.json"), folder.join("object.json"));
    fs::write(&broken, "[{").unwrap();
    fs::write(&no_list, "{}").unwrap();
    for (file, why) in [
        (folder.join("absent.json"), "can't be read"),
        (broken, "isn't JSON"),
        (no_list, "isn't a list of cases"),
    ] {
        let output = run(&file);
        let complaint = complained(&output);
        assert!(complaint.contains(why) && complaint.lines().count() == 1, "{complaint}");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(printed(&output), "");
    }
}

#[test]
fn a_case_of_a_game_that_nobody_has_heard_of_fails_and_says_so() {
    let case = json!({ "id": "X2", "fn": "chess.setup", "in": {}, "out": {} });
    let output = run_cases("chess.json", &[case]);
    let printed = printed(&output);
    assert!(printed.contains("no function `chess.setup`"), "{printed}");
    assert!(printed.ends_with("\n0 passed, 1 failed\n"));
}

#[test]
fn exactly_one_file_is_taken() {
    for files in [[].as_slice(), &["one.json", "two.json"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_vectors")).args(files).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(complained(&output).lines().count(), 1);
    }
}
