//! The parts of the tests: one entry each, in the order in which they run.
//! The quick ones come first, so that a mistake shows up early.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    setup::{self, Need},
    shell,
};

pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    pub(crate) needs: &'static [Need],
    pub(crate) checks: &'static [Check],
}

pub(crate) enum Check {
    Format,
    Lint,
    /// The unit tests of all crates.
    Units,
    /// Test targets, by their names.
    Tests(&'static [&'static str]),
    /// A test target that mostly waits, so that more of its tests run at once
    /// than there are cores.
    WaitingTests(&'static str),
    /// One of our programs is built.
    Program(&'static str),
    /// A script from the pages' own package.
    Npm(&'static str),
    /// A folder of tests for node's test runner, with the programs just built.
    Node(&'static str),
    /// The same, one file after the other: these tests act while a count is
    /// running, and it doesn't wait for a busy machine.
    NodeAlone(&'static str),
    /// The same with a virtual screen.
    NodeUnderXvfb(&'static str),
    /// The web edition: evenings of it by the tests of the other edition, and tests of
    /// its own, where it can be built.
    Web(&'static [Run]),
    /// The program for Windows, under Wine.
    Windows,
    /// Licences, versions and sources of all crates.
    Crates,
    /// Everything that people install, as they get it.
    Release,
    /// The app as a package, from the program just built.
    Bundle,
    /// Every file of rule vectors in a folder.
    Vectors(&'static str),
    /// Those tests of a target that are ignored otherwise.
    Ignored(&'static str),
    /// Some tests of a target, for longer, as the variable says.
    Longer {
        variable: (&'static str, &'static str),
        target: &'static str,
        tests: &'static str,
    },
}

/// Some tests in real browsers, against the web edition.
pub(crate) struct Run {
    /// Files and folders.
    pub(crate) files: &'static [&'static str],
    /// Only tests whose names end with such a tag; all of them if there is none.
    pub(crate) tagged: Option<&'static str>,
    pub(crate) variable: (&'static str, &'static str),
}

/// What every run of cargo selects. Which features a dependency has follows
/// from what is selected: if one part took `-p rules` and the next `-p table`,
/// each would build them anew, and `rules` with them.
const EVERYTHING: [&str; 3] = ["--workspace", "--features", "lan/ts"];

/// A run of cargo that builds no crate differently from the others.
pub(crate) fn cargo<'a>(command: &'a str, arguments: &[&'a str]) -> Vec<&'a str> {
    [&[command], &EVERYTHING[..], arguments].concat()
}

/// A run of some test targets.
pub(crate) fn tests<'a>(targets: &[&'a str]) -> Vec<&'a str> {
    cargo("test", &targets.iter().flat_map(|target| ["--test", target]).collect::<Vec<_>>())
}

/// The files of texts on paper. Only a macro names them, so the formatter doesn't find
/// them by itself.
pub(crate) fn texts_on_paper() -> Vec<String> {
    let print = shell::root().join("crates/print/src");
    let folders = entries(&print).into_iter().chain([print]).map(|folder| folder.join("words"));
    let files = folders.flat_map(|folder| entries(&folder));
    files.map(|file| file.to_string_lossy().into_owned()).collect()
}

/// What is in a folder; nothing if it isn't there.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// What `cargo xtask test` runs.
pub(crate) const PARTS: &[Part] = &[
    Part { name: "fmt", what: "the formatting", needs: &[], checks: &[Check::Format] },
    Part {
        name: "lint",
        what: "the code, for warnings",
        // This builds the window, too, which embeds the pages.
        needs: &[Need::System(setup::WINDOW), Need::Pages],
        checks: &[Check::Lint],
    },
    Part {
        name: "units",
        what: "the crates: their unit tests",
        needs: &[Need::System(setup::WINDOW), Need::Pages],
        checks: &[Check::Units],
    },
    Part { name: "rules", what: "the rules", needs: &[], checks: &[Check::Tests(&["rules"])] },
    Part {
        name: "vectors",
        what: "the rule vectors and their runner",
        needs: &[],
        checks: &[
            Check::Tests(&["vectors", "command_line"]),
            Check::Vectors("crates/rules/tests/vectors"),
        ],
    },
    Part {
        name: "print",
        what: "the printed sheets, measured and read back",
        needs: &[Need::System(setup::PAPER_TESTS)],
        checks: &[Check::Tests(&["print"])],
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
        checks: &[Check::Tests(&[TYPES])],
    },
    Part {
        name: "table",
        what: "tables: journal, seats, seals",
        needs: &[],
        checks: &[Check::Tests(&["table"])],
    },
    Part {
        name: "lan",
        what: "the server and the relay over real sockets",
        needs: &[Need::Pages],
        checks: &[Check::WaitingTests("lan"), Check::Tests(&["crowd", "relay"])],
    },
    Part {
        name: "protocol",
        what: "the protocol, with a second client",
        needs: &[Need::Pages],
        checks: &[Check::Program("goatherd-serve"), Check::Node("tests/other-client/")],
    },
    Part {
        name: "e2e",
        what: "whole evenings in real browsers",
        needs: E2E,
        checks: &[Check::Program("goatherd-serve"), Check::Node("tests/e2e/")],
    },
    Part {
        name: "timed",
        what: "counts and pads in real browsers",
        needs: E2E,
        checks: &[Check::Program("goatherd-serve"), Check::NodeAlone("tests/timed/")],
    },
    Part {
        name: "web",
        what: "the web edition: evenings without a network, with phones through a relay, ten kills",
        needs: E2E,
        checks: &[Check::Program("goatherd-relay"), Check::Web(WEB)],
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
            setup::TAURI_DRIVER,
        ],
        checks: &[Check::Program("goatherd"), Check::Bundle, Check::NodeUnderXvfb("tests/window/")],
    },
];

/// One evening of every game on one device, without a network; the look; ten kills.
const WEB: &[Run] = &[
    Run {
        files: &[
            "tests/e2e/pass-and-play.test.mjs",
            "tests/e2e/peek.test.mjs",
            "tests/e2e/rowing.test.mjs",
            "tests/e2e/snitch.test.mjs",
        ],
        tagged: Some(r"\[web\]"),
        variable: ("WEB_KILLS", "10"),
    },
    Run {
        files: &[
            "tests/web/edition.test.mjs",
            "tests/web/kills.test.mjs",
            "tests/web/relay.test.mjs",
        ],
        tagged: None,
        variable: ("WEB_KILLS", "10"),
    },
];

/// Everything else that is played on the table device, a hundred kills, and evenings
/// with phones that come through a relay.
const WEB_LONG: &[Run] = &[
    Run {
        files: &[
            "tests/e2e/before-the-game.test.mjs",
            "tests/e2e/learn.test.mjs",
            "tests/e2e/paper.test.mjs",
            "tests/e2e/pass-and-play.test.mjs",
            "tests/e2e/peek.test.mjs",
            "tests/e2e/rescue.test.mjs",
            "tests/e2e/rowing.test.mjs",
            "tests/e2e/snitch.test.mjs",
        ],
        tagged: Some(r"\[web"),
        variable: ("WEB_KILLS", "100"),
    },
    Run { files: &["tests/web/"], tagged: None, variable: ("WEB_KILLS", "100") },
    Run {
        files: &["tests/e2e/rowing.test.mjs", "tests/e2e/snitch.test.mjs"],
        tagged: Some(r"\[relay\]"),
        variable: ("GOATHERD_PHONES", "relay"),
    },
];

/// What takes too long for every change, and so runs only if it or its group is named.
pub(crate) const LONG: &[Part] = &[
    Part {
        name: "crates",
        what: "the crates' licences, versions and sources",
        needs: &[],
        checks: &[Check::Crates],
    },
    Part {
        name: "states",
        what: "the rules: every state of six players",
        needs: &[],
        checks: &[Check::Ignored("rules")],
    },
    Part {
        name: "storm",
        what: "a table in a storm for ten minutes",
        needs: &[],
        checks: &[Check::Longer {
            variable: ("STORM_SECONDS", "600"),
            target: "table",
            tests: "storm",
        }],
    },
    Part {
        name: "kills",
        what: "three hundred kills of the server, and a relay that tampers in every game",
        needs: &[Need::Pages],
        checks: &[
            Check::Longer { variable: ("ALL_KILLS", "1"), target: "lan", tests: "crash" },
            Check::Longer {
                variable: ("TAMPERED_STEPS", "400"),
                target: "lan",
                tests: "under_a_relay_that_tampers",
            },
        ],
    },
    Part {
        name: "looks",
        what: "more games, all looks, a television, another language in every step",
        needs: E2E,
        checks: &[Check::Program("goatherd-serve"), Check::Node("tests/long/")],
    },
    Part {
        name: "place",
        what: "everything in docs/place.md, with real proxies",
        needs: &[Need::System(setup::PLACE_TESTS), Need::Pages],
        checks: &[
            Check::Program("goatherd-serve"),
            Check::Program("goatherd-relay"),
            Check::NodeAlone("tests/place/"),
        ],
    },
    Part {
        name: "evenings",
        what: "the web edition: everything else on it, evenings through relays, a hundred kills",
        needs: &[
            Need::System(setup::BROWSERS),
            Need::System(setup::PAPER_TESTS),
            Need::System(setup::PLACE_TESTS),
            Need::Pages,
            Need::Npm("tests/e2e"),
        ],
        checks: &[
            Check::Program("goatherd-serve"),
            Check::Program("goatherd-relay"),
            Check::Web(WEB_LONG),
        ],
    },
    Part {
        name: "windows",
        what: "the server for Windows, under Wine",
        needs: &[],
        checks: &[Check::Windows],
    },
    Part {
        name: "release",
        what: "a release as a stranger would use it; it's made first",
        needs: &[
            Need::System(setup::WINDOW_TESTS),
            Need::System(setup::BROWSERS),
            Need::System(setup::CONTAINER_TESTS),
            setup::TAURI_DRIVER,
            Need::Npm("tests/e2e"),
        ],
        checks: &[Check::Release],
    },
];

/// Names for several parts at once.
pub(crate) const GROUPS: &[(&str, &str, &[&str])] = &[
    (
        "quick",
        "fmt, lint, units, rules, vectors, ui and table: for everyday work",
        &["fmt", "lint", "units", "rules", "vectors", "ui", "table"],
    ),
    (
        "long",
        "crates, states, storm, kills, looks, place and evenings: for two hours",
        &["crates", "states", "storm", "kills", "looks", "place", "evenings"],
    ),
];

pub(crate) const E2E: &[Need] = &[
    Need::System(setup::BROWSERS),
    Need::System(setup::PAPER_TESTS),
    Need::Pages,
    Need::Npm("tests/e2e"),
];

/// The test target that compares the pages' types with the Rust code.
pub(crate) const TYPES: &str = "types";
/// A test of the rules writes down the situations that the pages' unit tests
/// read.
pub(crate) const SITUATIONS: [&str; 3] = ["--test", "rules", "situations"];

/// How to build a program. A test target is built with it, because the features
/// of the dependencies are others without.
pub(crate) fn program(name: &'static str) -> Vec<&'static str> {
    cargo("build", &["--bin", name, "--test", TYPES])
}

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
                let mut parts = PARTS.iter().chain(LONG);
                assert!(parts.any(|part| part.name == *name), "{group}: {name}");
            }
        }
    }

    #[test]
    fn every_test_target_has_its_part() {
        let root = shell::root();
        let packages = entries(&root.join("crates")).into_iter().chain([root.join("src-tauri")]);
        let mut targets: Vec<String> = Vec::new();
        for path in packages.flat_map(|package| entries(&package.join("tests"))) {
            let is_target = path.extension().is_some_and(|extension| extension == "rs")
                || path.join("main.rs").exists();
            if is_target {
                targets.push(path.file_stem().unwrap().to_string_lossy().into_owned());
            }
        }
        let checks = PARTS.iter().flat_map(|part| part.checks);
        let mut tested: Vec<&str> = checks
            .flat_map(|check| match check {
                Check::Tests(targets) => targets.to_vec(),
                Check::WaitingTests(target) => vec![*target],
                _ => Vec::new(),
            })
            .collect();
        targets.sort_unstable();
        tested.sort_unstable();
        assert_eq!(tested, targets, "each once, because cargo finds them by their names");
    }
}
