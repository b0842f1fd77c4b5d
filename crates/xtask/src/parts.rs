//! The parts of the tests: one entry each, in the order in which they run.
//! The quick ones come first, so that a mistake shows up early.

use crate::setup::{self, Need};

pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    pub(crate) needs: &'static [Need],
    pub(crate) checks: &'static [Check],
}

pub(crate) enum Check {
    Cargo(&'static [&'static str]),
    /// A script from the pages' own package.
    Npm(&'static str),
    /// A folder of tests for node's test runner, with the programs just built.
    Node(&'static str),
    /// The same with a virtual screen.
    NodeUnderXvfb(&'static str),
    /// The app as a package, from the program just built.
    Bundle,
    /// Every file of rule vectors in a folder.
    Vectors(&'static str),
    /// One test of a target, for as many seconds as the variable says.
    Longer {
        variable: (&'static str, &'static str),
        test: &'static [&'static str],
    },
}

/// What `cargo xtask test` runs.
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
            Check::Vectors("crates/rules/tests/vectors"),
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
        needs: &[Need::Pages, Need::Situations],
        checks: &[Check::Npm("check"), Check::Npm("test")],
    },
    Part {
        name: "types",
        what: "that the pages' types match the Rust code",
        needs: &[Need::Pages],
        checks: &[Check::Cargo(TYPES)],
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
        checks: &[Check::Cargo(SERVER), Check::Node("tests/other-client/")],
    },
    Part {
        name: "e2e",
        what: "whole evenings in real browsers",
        needs: E2E,
        checks: &[Check::Cargo(SERVER), Check::Node("tests/e2e/")],
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

/// What takes too long for every change, and so runs only if it's named.
pub(crate) const LONG: &[Part] = &[Part {
    name: "long",
    what: "a table in a storm of messages, for ten minutes",
    needs: &[],
    checks: &[Check::Longer {
        variable: ("STORM_SECONDS", "600"),
        test: &["test", "-p", "table", "--test", "table", "storm"],
    }],
}];

/// Names for several parts at once.
pub(crate) const GROUPS: &[(&str, &str, &[&str])] = &[(
    "quick",
    "fmt, lint, rules, vectors, ui and table: for everyday work",
    &["fmt", "lint", "rules", "vectors", "ui", "table"],
)];

pub(crate) const E2E: &[Need] = &[
    Need::System(setup::BROWSERS),
    Need::System(setup::PAPER_TESTS),
    Need::Pages,
    Need::Npm("tests/e2e"),
];

pub(crate) const SERVER: &[&str] = &["build", "-p", "lan", "--bin", "goatherd-serve"];
pub(crate) const TYPES: &[&str] = &["test", "-p", "lan", "--features", "ts", "--test", "types"];
/// Writes the situations that the pages' unit tests read.
pub(crate) const SITUATIONS: &[&str] = &["test", "-p", "rules", "--test", "rules", "situations"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_parts_or_groups_have_the_same_name() {
        let parts = PARTS.iter().chain(LONG).map(|part| part.name);
        let mut names: Vec<&str> = parts.chain(GROUPS.iter().map(|(name, ..)| *name)).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn a_group_consists_of_parts() {
        for (group, _, names) in GROUPS {
            for name in *names {
                assert!(PARTS.iter().any(|part| part.name == *name), "{group}: {name}");
            }
        }
    }
}
