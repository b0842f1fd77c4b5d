//! Taking steps back.

use std::sync::Arc;

use crate::game::Actor;

/// The steps that can be taken back, and the one that just was. `S` is what a
/// step changes, `D` what somebody did.
#[derive(Clone, PartialEq)]
pub struct Undo<S, D> {
    /// Oldest first. Shared, because a game is copied for every step that is
    /// tried.
    past: Vec<Arc<Past<S, D>>>,
    /// Until the next step is taken.
    undone: Option<Taken<D>>,
}

#[derive(Clone, PartialEq)]
struct Past<S, D> {
    taken: Taken<D>,
    before: S,
}

/// A step that somebody took.
#[derive(Debug, Clone, PartialEq)]
pub struct Taken<D> {
    pub by: Actor,
    pub what: D,
}

impl<S, D> Default for Undo<S, D> {
    fn default() -> Undo<S, D> {
        Undo { past: Vec::new(), undone: None }
    }
}

impl<S: Clone, D: Clone> Undo<S, D> {
    /// Remembers what was before a step.
    pub fn remember(&mut self, taken: Taken<D>, before: S) {
        self.past.push(Arc::new(Past { taken, before }));
        self.undone = None;
    }

    /// The step that would be taken back next.
    pub fn last(&self) -> Option<&Taken<D>> {
        self.past.last().map(|past| &past.taken)
    }

    /// What has just been taken back.
    pub fn undone(&self) -> Option<&Taken<D>> {
        self.undone.as_ref()
    }

    /// Takes the last step back: returns what was before it.
    pub fn take_back(&mut self) -> Option<S> {
        let Past { taken, before } = Arc::unwrap_or_clone(self.past.pop()?);
        self.undone = Some(taken);
        Some(before)
    }

    /// Drops the last step without a trace: returns what was before it.
    pub fn drop_last(&mut self) -> Option<S> {
        self.past.pop().map(|past| Arc::unwrap_or_clone(past).before)
    }

    /// From here there is no way back.
    pub fn forget(&mut self) {
        *self = Undo::default();
    }
}
