//! The parts of the tests: one entry each, in the order in which they run.
//! The quick ones come first, so that a mistake shows up early.

use crate::{
    bundle, node,
    setup::{self, Need},
    shell::{self, Failure},
};

pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    needs: &'static [Need],
    checks: &'static [Check],
}

enum Check {
    Cargo(&'static [&'static str]),
    /// A script from the pages' own package.
    Npm(&'static str),
    /// A folder of tests for node's test runner, with the programs just built.
    Node(&'static str),
    /// The same with a virtual screen.
    NodeUnderXvfb(&'static str),
    /// The app as a package, from the program just built.
    Bundle,
    /// A file of rule vectors.
    Vectors(&'static str),
}

pub(crate) const PARTS: &[Part] = &[
    Part {
        name: "fmt",
        what: "the formatting",
        needs: &[],
        checks: &[Check::Cargo(&["fmt", "--all", "--check"])],
    },
    Part {
        name: "lint",
        what: "the code, for warnings",
        // This builds the window, too, which embeds the pages.
        needs: &[Need::System(setup::WINDOW), Need::Pages],
        checks: &[Check::Cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ])],
    },
    Part {
        name: "rules",
        what: "the rules",
        needs: &[],
        checks: &[Check::Cargo(&["test", "-p", "rules"])],
    },
    Part {
        name: "vectors",
        what: "the rule vectors and their runner",
        needs: &[],
        checks: &[
            Check::Cargo(&["test", "-p", "vectors", "-p", "xtask"]),
            Check::Vectors("crates/rules/tests/vectors/scapegoat.json"),
            Check::Vectors("crates/rules/tests/vectors/scapegoat-more.json"),
            Check::Vectors("crates/rules/tests/vectors/rowing.json"),
            Check::Vectors("crates/rules/tests/vectors/rowing-more.json"),
            Check::Vectors("crates/rules/tests/vectors/snitch.json"),
            Check::Vectors("crates/rules/tests/vectors/snitch-more.json"),
        ],
    },
    Part {
        name: "print",
        what: "the printed sheets, measured and read back",
        needs: &[Need::System(setup::PAPER_TESTS)],
        checks: &[Check::Cargo(&["test", "-p", "print"])],
    },
    Part {
        name: "ui",
        what: "the pages: formatting, types, unit tests",
        needs: &[Need::Pages],
        checks: &[
            // Writes the situations that the pages' unit tests read.
            Check::Cargo(&["test", "-p", "rules", "--test", "rules", "situations"]),
            Check::Npm("check"),
            Check::Npm("test"),
        ],
    },
    Part {
        name: "types",
        what: "that the pages' types match the Rust code",
        needs: &[Need::Pages],
        checks: &[Check::Cargo(&["test", "-p", "lan", "--features", "ts", "--test", "types"])],
    },
    Part {
        name: "table",
        what: "tables: journal, seats, seals",
        needs: &[],
        checks: &[Check::Cargo(&["test", "-p", "table"])],
    },
    Part {
        name: "lan",
        what: "the server over real sockets",
        needs: &[Need::Pages],
        checks: &[Check::Cargo(&["test", "-p", "lan"])],
    },
    Part {
        name: "protocol",
        what: "the protocol, with a second client",
        needs: &[Need::Pages],
        checks: &[
            Check::Cargo(&["build", "-p", "lan", "--bin", "goatherd-serve"]),
            Check::Node("tests/other-client/"),
        ],
    },
    Part {
        name: "e2e",
        what: "whole evenings in real browsers",
        needs: E2E,
        checks: &[
            Check::Cargo(&["build", "-p", "lan", "--bin", "goatherd-serve"]),
            Check::Node("tests/e2e/"),
        ],
    },
    Part {
        name: "window",
        what: "the app in its window",
        needs: &[
            Need::System(setup::WINDOW),
            Need::System(setup::WINDOW_TESTS),
            Need::System(setup::BROWSERS),
            Need::Pages,
            Need::Npm("tests/e2e"),
            Need::TauriDriver,
        ],
        checks: &[
            Check::Cargo(&["test", "-p", "goatherd"]),
            Check::Cargo(&["build", "-p", "goatherd"]),
            Check::Bundle,
            Check::NodeUnderXvfb("tests/window/"),
        ],
    },
];

pub(crate) const E2E: &[Need] = &[
    Need::System(setup::BROWSERS),
    Need::System(setup::PAPER_TESTS),
    Need::Pages,
    Need::Npm("tests/e2e"),
];

pub(crate) fn test(names: &[&str]) -> Result<(), Failure> {
    let known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    let chosen = select(&known, names).map_err(|unknown| {
        Failure::usage(format!("The tests have no part `{unknown}`, only: {}.", known.join(", ")))
    })?;
    for index in &chosen {
        let part = &PARTS[*index];
        setup::provide(part.needs)?;
        for check in part.checks {
            match check {
                Check::Cargo(arguments) => {
                    shell::cargo(&format!("testing {}", part.what), arguments)?;
                }
                Check::Npm(script) => {
                    let words = ["npm", "run", "--silent", script];
                    shell::program(&format!("testing {}", part.what), &words, "ui")?;
                }
                Check::Node(folder) => node::test(part.what, folder)?,
                Check::Bundle => bundle::for_tests()?,
                Check::Vectors(file) => shell::cargo(
                    &format!("testing {}", part.what),
                    &["run", "--quiet", "-p", "vectors", "--", file],
                )?,
                Check::NodeUnderXvfb(folder) => node::test_under_xvfb(part.what, folder)?,
            }
        }
    }
    let done: Vec<&str> = chosen.iter().map(|index| known[*index]).collect();
    println!("✓ all is well: {}", done.join(", "));
    Ok(())
}

/// The positions of the named entries in the list, each once and in the list's
/// order; all of them if none is named. Or the first unknown name.
pub(crate) fn select<'a>(known: &[&str], names: &[&'a str]) -> Result<Vec<usize>, &'a str> {
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        return Err(unknown);
    }
    let is_chosen = |index: &usize| names.is_empty() || names.contains(&known[*index]);
    Ok((0..known.len()).filter(is_chosen).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 3] = ["fmt", "lint", "rules"];

    #[test]
    fn no_name_means_everything() {
        assert_eq!(select(&KNOWN, &[]), Ok(vec![0, 1, 2]));
    }

    #[test]
    fn named_parts_run_once_each_and_in_the_order_of_the_list() {
        assert_eq!(select(&KNOWN, &["rules", "fmt", "rules"]), Ok(vec![0, 2]));
    }

    #[test]
    fn an_unknown_name_is_reported_before_anything_runs() {
        assert_eq!(select(&KNOWN, &["fmt", "goat"]), Err("goat"));
    }

    #[test]
    fn no_two_parts_have_the_same_name() {
        for (index, part) in PARTS.iter().enumerate() {
            assert!(PARTS[index + 1..].iter().all(|other| other.name != part.name));
        }
    }
}
