//! Runs parts of the tests, and says how long each of them took.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{
    bundle, node,
    parts::{self, Check, GROUPS, LONG, PARTS, Part},
    release,
    setup::{self, Need},
    shell::{self, Failure},
    web, windows,
};

/// What `cargo xtask test` does; without a name, everything that isn't long.
pub(crate) fn run(names: &[&str]) -> Result<(), Failure> {
    let all: Vec<&Part> = PARTS.iter().chain(LONG).collect();
    let known: Vec<&str> = all.iter().map(|part| part.name).collect();
    let names = opened(names);
    let usual: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    let names = if names.is_empty() { &usual } else { &names };
    let chosen = select(&known, names).map_err(|unknown| {
        let groups = GROUPS.iter().map(|(name, ..)| *name);
        let known: Vec<&str> = groups.chain(known.iter().copied()).collect();
        Failure::usage(format!("The tests have no part `{unknown}`, only: {}.", known.join(", ")))
    })?;
    let mut took = Vec::new();
    let mut left_out = Vec::new();
    for index in chosen {
        let part = all[index];
        let start = Instant::now();
        let result = check(part, &mut left_out);
        took.push((part.name, start.elapsed()));
        if let Err(failure) = result {
            tell(&took);
            complain(&left_out);
            return Err(failure);
        }
    }
    tell(&took);
    let done: Vec<&str> = took.iter().map(|(name, _)| *name).collect();
    let well = if left_out.is_empty() { "all passed" } else { "passed, as far as it ran" };
    println!("✓ {well}: {}", done.join(", "));
    complain(&left_out);
    Ok(())
}

/// The parts that are meant, where the name of a group stands for several.
fn opened<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let mut all = Vec::new();
    for name in names {
        match GROUPS.iter().find(|(group, ..)| group == name) {
            Some((_, _, parts)) => all.extend_from_slice(parts),
            None => all.push(*name),
        }
    }
    all
}

/// Says once more what did not run, where nobody overlooks it.
fn complain(left_out: &[String]) {
    for part in left_out {
        println!("\n✗✗ NOT TESTED HERE ✗✗ {part}");
    }
}

/// What can't be tested on this machine is added to `left_out`.
fn check(part: &Part, left_out: &mut Vec<String>) -> Result<(), Failure> {
    setup::provide(part.needs)?;
    let doing = format!("testing {}", part.what);
    for check in part.checks {
        match check {
            Check::Format => {
                let texts = parts::texts_on_paper();
                let words = ["fmt", "--all", "--check", "--"].into_iter();
                shell::cargo(
                    &doing,
                    &words.chain(texts.iter().map(String::as_str)).collect::<Vec<_>>(),
                )?;
            }
            Check::Lint => {
                let words = ["--all-targets", "--", "-D", "warnings"];
                shell::cargo(&doing, &parts::cargo("clippy", &words))?;
            }
            Check::Units => shell::cargo(&doing, &parts::cargo("test", &["--lib", "--bins"]))?,
            Check::Tests(targets) => shell::cargo(&doing, &parts::tests(targets))?,
            Check::WaitingTests(target) => {
                let words = [&parts::tests(&[*target])[..], &["--", "--test-threads=6"]].concat();
                shell::cargo(&doing, &words)?;
            }
            Check::Program(name) => {
                shell::cargo(&format!("building {name}"), &parts::program(name))?;
            }
            Check::Npm(script) => {
                shell::program(&doing, &["npm", "run", "--silent", script], "ui")?
            }
            Check::Node(folder) => node::test(part.what, folder)?,
            Check::NodeAlone(folder) => node::test_alone(part.what, folder)?,
            Check::NodeUnderXvfb(folder) => node::test_under_xvfb(part.what, folder)?,
            Check::Web(runs) => match web::provide() {
                Ok(()) => {
                    web::make()?;
                    for run in *runs {
                        node::test_web(part.what, run)?;
                    }
                }
                Err(why) => left_out.push(format!("The web edition: {why}")),
            },
            Check::Windows => windows::test(part.what)?,
            Check::Crates => crates()?,
            Check::Release => left_out.extend(release::test(part.what)?),
            Check::Bundle => bundle::for_tests()?,
            Check::Vectors(folder) => {
                let runner = shell::target().join("debug/vectors");
                for file in files(folder)? {
                    let words = [runner.to_string_lossy(), file.to_string_lossy()];
                    shell::program(&doing, &words.each_ref().map(|word| &**word), "")?;
                }
            }
            Check::Ignored(target) => {
                let words = [&parts::tests(&[*target])[..], &["--", "--ignored"]].concat();
                shell::cargo(&doing, &words)?;
            }
            Check::Longer { variable, target, tests } => {
                let words = [&parts::tests(&[*target])[..], &[*tests]].concat();
                shell::cargo_with(&doing, &words, *variable)?;
            }
        }
    }
    Ok(())
}

/// Without a network, once everything that's in the lock file is on this machine.
fn crates() -> Result<(), Failure> {
    setup::provide(&[Need::Tool("cargo-deny", "0.20.2")])?;
    shell::cargo("fetching all crates", &["fetch", "--locked"])?;
    let deny = setup::tools().join("bin/cargo-deny").display().to_string();
    let words = [deny.as_str(), "--offline", "check", "licenses", "bans", "sources"];
    shell::program("testing the crates' licences, versions and sources", &words, "")
}

/// The files of a folder of the repository, by their names.
fn files(folder: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(shell::root().join(folder))
        .map_err(|error| Failure::failed(format!("✗ {folder} can't be read: {error}.")))?;
    let names = entries.flatten().map(|entry| Path::new(folder).join(entry.file_name()));
    let mut files: Vec<PathBuf> = names.collect();
    files.sort_unstable();
    Ok(files)
}

/// One line for each part; building what it needs is included.
fn tell(took: &[(&str, Duration)]) {
    println!("▸ minutes and seconds, building included:");
    let together = took.iter().map(|(_, time)| *time).sum();
    for (name, time) in took.iter().chain([&("together", together)]) {
        println!("    {name:<9}{}", minutes(*time));
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{:>3}:{:02}", seconds / 60, seconds % 60)
}

/// The positions of the named entries in the list, each once and in the list's
/// order. Or the first unknown name.
pub(crate) fn select<'a>(known: &[&str], names: &[&'a str]) -> Result<Vec<usize>, &'a str> {
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        return Err(unknown);
    }
    Ok((0..known.len()).filter(|index| names.contains(&known[*index])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 3] = ["fmt", "lint", "rules"];

    #[test]
    fn named_parts_run_once_each_and_in_the_order_of_the_list() {
        assert_eq!(select(&KNOWN, &["rules", "fmt", "rules"]), Ok(vec![0, 2]));
    }

    #[test]
    fn an_unknown_name_is_reported_before_anything_runs() {
        assert_eq!(select(&KNOWN, &["fmt", "goat"]), Err("goat"));
    }

    #[test]
    fn a_group_stands_for_its_parts() {
        let opened = opened(&["print", "quick"]);
        assert_eq!(opened[..3], ["print", "fmt", "lint"]);
        assert!(!opened.contains(&"quick"));
    }

    #[test]
    fn times_are_read_as_minutes_and_seconds() {
        assert_eq!(minutes(Duration::from_millis(59_700)), "  1:00");
        assert_eq!(minutes(Duration::from_secs(754)), " 12:34");
    }
}
