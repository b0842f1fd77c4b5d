//! Who the game is waiting for. The app doesn't follow whose turn it is, so
//! that's only ever before the game: those who haven't answered a warm-up.

use super::{RowYourGoat, warm_up::Phase};
use crate::expects::{Expected, Expects};

impl RowYourGoat {
    pub(super) fn waits_for(&self) -> Option<Expects> {
        let warm_up = self.warm_up().filter(|warm_up| warm_up.phase == Phase::Looking)?;
        Expects::of(Expected::Answer, warm_up.unanswered())
    }
}
