//! How `cargo xtask` behaves in a shell, apart from the tasks themselves.

use std::process::{Command, Output};

fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().unwrap()
}

#[test]
fn what_is_not_understood_exits_with_2_and_points_to_the_help() {
    for arguments in [
        ["dance"].as_slice(),
        &["vectors"],
        &["test", "dance"],
        &["bench", "rules", "dance"],
        &["bundle", "deb", "dance"],
    ] {
        let output = xtask(arguments);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint.contains("cargo xtask --help"), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(output.stdout.is_empty(), "nothing was started");
    }
}

#[test]
fn the_help_lists_every_command() {
    for arguments in [["--help"].as_slice(), &["help"], &["test", "--help"], &[]] {
        let output = xtask(arguments);
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        for word in ["run", "test", "bench", "bundle", "vectors"] {
            assert!(help.contains(&format!("\n  {word} ")), "{word}");
        }
    }
}
