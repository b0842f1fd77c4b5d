//! What has to be on the table before a game. Each game has a list of its own.
//!
//! The list is help, not a condition: a game begins whenever the table wants it to,
//! because a group that knows the box sets it up without ticking things off in an
//! app.

use std::collections::BTreeSet;

/// What is already done.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Checklist<Chore>(BTreeSet<Chore>);

impl<Chore> Default for Checklist<Chore> {
    fn default() -> Self {
        Checklist(BTreeSet::new())
    }
}

impl<Chore: Copy + Ord> Checklist<Chore> {
    pub(crate) fn has(&self, chore: Chore) -> bool {
        self.0.contains(&chore)
    }

    pub(crate) fn set(&mut self, chore: Chore, done: bool) {
        if done {
            self.0.insert(chore);
        } else {
            self.0.remove(&chore);
        }
    }
}
