//! Copying the game in progress for another device. Whoever has a copy can read
//! every secret in it, so it is everybody's business: it is written down and shown
//! before anybody gets the copy, and the game stands still until people play on.

use super::Task;
use crate::{
    host::not_read,
    journal::Journal,
    state::{Dated, Entry},
    table_error::TableError,
};

impl Task {
    /// The journal, which ends with the copy; nothing if no game is in progress.
    pub(super) async fn copy(&mut self) -> Result<Option<Vec<Dated<String>>>, TableError> {
        if self.state.players() == 0 || self.state.is_over() {
            return Ok(None);
        }
        self.call_off().await;
        self.commit(vec![Entry::Copied]).await?;
        self.pads.gather();
        self.publish();
        let lines = self.lend_journal(Journal::lines).await.flatten();
        lines.map(Some).map_err(not_read)
    }

    /// Whether the game may change, or stands still.
    pub(super) fn check_it_goes_on(&self) -> Result<(), TableError> {
        if self.state.stands_still() { Err(TableError::StandsStill) } else { Ok(()) }
    }
}
