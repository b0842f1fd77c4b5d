//! Writing down what was decided, and what follows from it.

use super::Task;
use crate::{
    clock::unix_millis,
    contain::contained,
    seats::SeatChange,
    state::{Dated, Entry},
    table_error::TableError,
};

impl Task {
    pub(super) async fn commit_seats(
        &mut self,
        changes: Vec<SeatChange>,
    ) -> Result<(), TableError> {
        self.commit(changes.into_iter().map(|change| Entry::Seat { change }).collect()).await
    }

    /// Writes entries to the journal and takes them into the state. They are tried
    /// out on a copy first: a journal with a line over which the rules panic would
    /// stop its table at every start.
    pub(super) async fn commit(&mut self, entries: Vec<Entry>) -> Result<(), TableError> {
        if entries.is_empty() {
            return Ok(());
        }
        let at = unix_millis();
        let entries: Vec<_> = entries.into_iter().map(|entry| Dated { at, entry }).collect();
        let next = contained(|| {
            let mut next = self.state.clone();
            entries.iter().try_for_each(|entry| next.fold(entry)).map(|()| next)
        });
        let Ok(Ok(next)) = next else { return Err(TableError::TableStumbles) };
        let lines: Result<Vec<String>, _> =
            entries.iter().map(|dated| dated.entry.line()).collect();
        let lines = lines.map_err(|_| TableError::TableStumbles)?;
        let written = self.lend_journal(move |journal| journal.append(at, &lines)).await;
        written.flatten().map_err(|why| TableError::not_saved(&why))?;

        let before = std::mem::replace(&mut self.state, next);
        self.follow_the_people(&before.group);
        self.follow_the_moment();
        self.follow_the_end(&before);
        self.keep_if_over();
        Ok(())
    }

    /// A game that is over goes into the archive. If that fails, the journal still
    /// has it, and the next start tries again.
    pub(super) fn keep_if_over(&mut self) {
        if self.kept_round >= self.state.round {
            return;
        }
        let Some(game) = self.state.finished(&self.id) else { return };
        self.kept_round = self.state.round;
        self.played.push(game.clone());
        let archive = self.context.archive.clone();
        let coming = archive.expect();
        self.count_evening(game.ended_at, move || {
            let _ = archive.keep(&game);
            drop(coming);
        });
    }
}
