//! What a shell sees of a task.

use std::{fmt, process::ExitCode};

/// Why a task stopped, in one sentence.
#[derive(Debug)]
pub(crate) struct Failure {
    sentence: String,
    was_misunderstood: bool,
}

impl Failure {
    pub(crate) fn failed(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), was_misunderstood: false }
    }

    /// The command line itself makes no sense.
    pub(crate) fn usage(sentence: impl Into<String>) -> Failure {
        Failure { sentence: sentence.into(), was_misunderstood: true }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(if self.was_misunderstood { 2 } else { 1 })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)?;
        if self.was_misunderstood {
            f.write_str(" Usage: cargo xtask vectors FILE")?;
        }
        Ok(())
    }
}
