//! Deleting what was kept: a finished game, or a person in all of them.
//!
//! It has to be gone from everywhere that a host would rebuild its archive from:
//! what remains of closed tables and the archive's second copy come first, the
//! archive itself comes last. So a deletion that is interrupted can be repeated,
//! because people still see what is there.

use rules::{people::PersonId, seat::Seat};

use super::{Host, blocking, files};
use crate::{
    archive::Change, disk::Unusable, link::TableId, table_error::TableError, wire::FinishedGame,
};

impl Host {
    /// Deletes a finished game for good. An open table still needs its own.
    pub async fn delete_game(&self, table: TableId, round: u32) -> Result<(), TableError> {
        let is_it = move |game: &FinishedGame| game.table == table && game.round == round;
        let meant = is_it.clone();
        let delete = move |game| (!is_it(&game)).then_some(game);
        self.delete(meant, TableError::StillAtTable, delete).await
    }

    /// Takes a person out of all finished games.
    pub async fn forget_person(&self, ids: Vec<PersonId>, name: String) -> Result<(), TableError> {
        let seats = move |game: &FinishedGame| -> Vec<Seat> {
            let is_it = |seat: &Seat| {
                let person = &game.players[usize::from(seat.0)];
                match person.id.is_known() {
                    true => ids.contains(&person.id),
                    false => !name.is_empty() && person.name == name,
                }
            };
            Seat::all(game.players.len()).filter(is_it).collect()
        };
        let is_in = seats.clone();
        let forget = move |mut game: FinishedGame| {
            for seat in seats(&game) {
                let person = &mut game.players[usize::from(seat.0)];
                person.id = PersonId::default();
                person.name.clear();
                game.forgotten.push(seat);
            }
            Some(game)
        };
        self.delete(move |game| !is_in(game).is_empty(), TableError::PersonAtTable, forget).await
    }

    /// Changes the games that are `meant`, unless one of them is `at_table`.
    async fn delete(
        &self,
        meant: impl Fn(&FinishedGame) -> bool + Send + 'static,
        at_table: TableError,
        change: impl Change + Send + 'static,
    ) -> Result<(), TableError> {
        self.0.context.archive.all_have_come().await;
        // The lock is held so that no table is opened or closed meanwhile.
        let running = self.0.running.lock().await;
        files::rest(&running).await;
        let host = self.clone();
        let deleted = blocking(move || {
            let archive = &host.0.context.archive;
            if !archive.games()?.iter().any(&meant) {
                return Ok(Err(TableError::NoSuchGame));
            }
            if host.is_at_table(&meant)? {
                return Ok(Err(at_table));
            }
            host.change_pasts(&change)?;
            archive.change(&change)?;
            Ok::<_, Unusable>(Ok(()))
        });
        let deleted = deleted.await;
        drop(running);
        deleted.map_err(|why| TableError::not_saved(&why))?
    }
}
