//! Writing down what was decided, and what follows from it.

use rules::game::Game;

use super::Task;
use crate::{
    clock::unix_millis,
    seats::SeatChange,
    state::{Dated, Entry},
    trouble::Trouble,
    wire::FinishedGame,
};

impl<G: Game> Task<G> {
    pub(super) async fn commit_seats(&mut self, changes: Vec<SeatChange>) -> Result<(), Trouble> {
        self.commit(changes.into_iter().map(|change| Entry::Seat { change }).collect()).await
    }

    pub(super) async fn commit(&mut self, entries: Vec<Entry<G::Event>>) -> Result<(), Trouble> {
        if entries.is_empty() {
            return Ok(());
        }
        let not_saved = |reason: &str| Trouble::NotSaved { reason: reason.to_owned() };
        let lines: Result<Vec<String>, _> = entries.iter().map(serde_json::to_string).collect();
        let lines = lines.map_err(|error| not_saved(&error.to_string()))?;
        let at = unix_millis();
        let mut journal = self.journal.take().ok_or_else(|| not_saved("the journal is closed"))?;
        let write = tokio::task::spawn_blocking(move || {
            let written = journal.append(at, &lines);
            (journal, written)
        });
        let (journal, written) = write.await.map_err(|error| not_saved(&error.to_string()))?;
        self.journal = Some(journal);
        written.map_err(|error| not_saved(&error.to_string()))?;

        for entry in entries {
            self.state.fold(&Dated { at, entry });
        }
        self.follow_the_seats();
        self.follow_the_count();
        self.keep_if_over();
        Ok(())
    }

    /// A game that is over goes into the archive. Should that fail, the
    /// journal still has it, and the next start does it again.
    pub(super) fn keep_if_over(&mut self) {
        let Some(report) = self.state.game.report().filter(|_| self.kept_round < self.state.round)
        else {
            return;
        };
        self.kept_round = self.state.round;
        let game = FinishedGame {
            table: self.id.clone(),
            round: self.state.round,
            game: G::NAME.to_owned(),
            began_at: self.state.began_at.unwrap_or(self.state.last_at),
            ended_at: self.state.last_at,
            report: serde_json::to_value(report).unwrap_or_default(),
        };
        let archive = self.surroundings.archive.clone();
        tokio::task::spawn_blocking(move || archive.keep(&game));
    }
}
