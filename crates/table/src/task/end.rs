//! The end of a game: when it is shown, and how the evening has gone so far.

use rules::{
    award::Award,
    game::{Progress, UnixMillis},
};
use tokio::sync::oneshot;

use super::Task;
use crate::{
    clock::HostMillis,
    evening::{self, LONGEST},
    games, platform,
    state::TableState,
    wire::{Evening, Finale, FinishedGame, Tally},
};

/// How long after its end a game is shown to have ended: long enough for the
/// news to reach every screen, so that all of them begin together.
const FINALE_LEAD: HostMillis = 1800.0;

/// At most so many awards for a game.
const AWARDS: usize = 2;
/// Whose hand was closest to zero, where people hold pads.
const FASTEST_HAND: &str = "fastestHand";

/// How many games this evening had, and how everybody did in them.
pub(super) type Counting = oneshot::Receiver<Option<(u32, Vec<Tally>)>>;

/// What was counted, as soon as it is.
pub(super) async fn counted(counting: &mut Option<Counting>) -> Option<(u32, Vec<Tally>)> {
    match counting {
        Some(counting) => counting.await.ok().flatten(),
        None => std::future::pending().await,
    }
}

impl Task {
    /// Once the journal has the end of a game, its finale can be announced. It is
    /// written down nowhere: after a restart the end is simply there.
    pub(super) fn follow_the_end(&mut self, before: &TableState) {
        if !self.state.is_over() {
            self.finale = None;
            self.evening = None;
            self.counting = None;
            self.again.clear();
            if self.state.game.progress() == Progress::SetUp {
                self.pads.forget_hands();
            }
            return;
        }
        if !before.is_over() && !self.state.was_stopped() {
            let starts_at = (self.now() + FINALE_LEAD).ceil();
            self.finale = Some(Finale { starts_at });
        }
        self.forget_votes();
    }

    /// Counts the games of this evening, after `keep` has put the latest one into
    /// the archive. The table goes on meanwhile: nobody waits for the archive.
    pub(super) fn count_evening(
        &mut self,
        ended_at: UnixMillis,
        keep: impl FnOnce() + Send + 'static,
    ) {
        let (tell, counting) = oneshot::channel();
        self.counting = Some(counting);
        let (archive, games) = (self.context.archive.clone(), self.context.games);
        let (group, mut played) = (self.state.group.clone(), self.played.clone());
        platform::do_later(move || {
            keep();
            // If the archive can't be read, there are still the games of this table.
            let since = ended_at.saturating_sub(LONGEST);
            played.extend(archive.games_since(since).unwrap_or_default());
            let was_stopped = |game: &FinishedGame| {
                let kind = games::named(games, &game.game);
                kind.is_some_and(|kind| (kind.was_stopped)(&game.details))
            };
            played.retain(|game| !was_stopped(game));
            let _ = tell.send(evening::tally(&group, played));
        });
    }

    pub(super) fn show_evening(&mut self, counted: Option<(u32, Vec<Tally>)>) {
        self.counting = None;
        let Some((games, people)) = counted else { return };
        let awards = self.awards();
        self.evening = Some(Evening { games, people, awards });
        self.publish();
    }

    /// What was remarkable about this game. The hands on the pads are written down
    /// nowhere, so after a restart nobody's was the fastest.
    fn awards(&self) -> Vec<Award> {
        let mut awards = self.state.game.awards();
        let fastest = self.pads.fastest().filter(|_| !self.state.was_stopped());
        awards.truncate(AWARDS - usize::from(fastest.is_some()));
        awards.extend(fastest.map(|(seat, by)| Award::new(seat, FASTEST_HAND, by)));
        awards
    }
}
