//! What the engine answers to a case, in the terms of the vectors.

use serde_json::Value;

pub(crate) type Answer = Result<Value, Fault>;

#[derive(Debug)]
pub(crate) enum Fault {
    Refused(Refused),
    /// The case itself can't be understood, so it can't pass either.
    Unclear(String),
}

#[derive(Debug)]
pub(crate) struct Refused {
    /// What the vectors may call it; the first is the runner's own choice.
    pub(crate) names: &'static [&'static str],
    /// An answer that would say the same thing as the refusal.
    pub(crate) same_as: Option<Value>,
    /// Which event it was, if it was not the last one: only that may give
    /// the error.
    pub(crate) early: Option<usize>,
}

impl Fault {
    pub(crate) fn unclear(sentence: impl Into<String>) -> Fault {
        Fault::Unclear(sentence.into())
    }

    pub(crate) fn no_function(name: &str) -> Fault {
        Fault::Unclear(format!("there is no function `{name}`"))
    }

    /// A refusal of something that the engine can't even be asked, because its
    /// types leave no room for it.
    pub(crate) fn named(names: &'static [&'static str]) -> Fault {
        Fault::Refused(Refused { names, same_as: None, early: None })
    }
}

impl Refused {
    /// Whether a file that expects this error means this refusal, where
    /// `published` are the names that the published vectors of the game use.
    ///
    /// A name of the refusal is a match. Beyond that, the published vectors leave
    /// some refusals without a name, so ours for them are guesses: where neither
    /// the expected name nor our own is a published one, it is enough that they
    /// are about the same thing, that is, share a word (`E_INTERRUPT_WINDOW` and
    /// `E_INTERRUPT_LATE`). Published names are never compared that loosely.
    pub(crate) fn is(&self, expected: &str, published: &[&str]) -> bool {
        let Refused { names, early, .. } = self;
        let is_guess = !published.contains(&expected)
            && names.first().is_some_and(|name| !published.contains(name));
        let means = names.contains(&expected)
            || is_guess && names.iter().any(|name| share_a_word(expected, name));
        means && early.is_none()
    }
}

fn share_a_word(one: &str, other: &str) -> bool {
    // The first word is the E of every error.
    one.split('_').skip(1).any(|word| other.split('_').skip(1).any(|also| also == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLISHED: [&str; 2] = ["E_ROW", "E_ROW_SEAT"];

    fn refused(names: &'static [&'static str]) -> Refused {
        Refused { names, same_as: None, early: None }
    }

    #[test]
    fn a_published_name_must_match_exactly() {
        let row = refused(&["E_ROW"]);
        assert!(row.is("E_ROW", &PUBLISHED));
        assert!(!row.is("E_ROW_SEAT", &PUBLISHED));
        assert!(!row.is("E_ROW_OF_GOATS", &PUBLISHED));
        assert!(!refused(&["E_ROW_OF_GOATS"]).is("E_ROW", &PUBLISHED));
    }

    #[test]
    fn a_name_that_nobody_has_published_is_compared_by_its_subject() {
        let late = refused(&["E_GOAT_LATE", "E_STEP"]);
        for name in ["E_GOAT_LATE", "E_STEP", "E_GOAT_WINDOW", "E_LATE"] {
            assert!(late.is(name, &PUBLISHED), "{name}");
        }
        assert!(!late.is("E_ANYTHING", &PUBLISHED));
    }

    #[test]
    fn a_refusal_before_the_last_event_is_never_the_expected_one() {
        let early = Refused { early: Some(1), ..refused(&["E_ROW"]) };
        assert!(!early.is("E_ROW", &PUBLISHED));
    }
}
