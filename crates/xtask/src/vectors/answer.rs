//! What the engine answers to a case, in the terms of the vectors.

use rules::scapegoat::refusal::Refusal;
use serde_json::Value;

use super::errors;

pub(super) type Answer = Result<Value, Fault>;

#[derive(Debug)]
pub(super) enum Fault {
    Refused(Refused),
    /// The case itself can't be understood, so it can't pass either.
    Unclear(String),
}

#[derive(Debug)]
pub(super) struct Refused {
    /// What the vectors may call it; the first is the runner's own choice.
    pub(super) names: &'static [&'static str],
    /// An answer that would say the same thing as the refusal.
    pub(super) same_as: Option<Value>,
    /// Which event it was, if it was not the last one: only that may give
    /// the error.
    pub(super) early: Option<usize>,
}

impl Fault {
    pub(super) fn unclear(sentence: impl Into<String>) -> Fault {
        Fault::Unclear(sentence.into())
    }

    /// A refusal of something that the engine can't even be asked, because its
    /// types leave no room for it.
    pub(super) fn named(names: &'static [&'static str]) -> Fault {
        Fault::Refused(Refused { names, same_as: None, early: None })
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::named(errors::names_of(&refusal))
    }
}
