//! What a journal says without being played on.

use rules::game::Viewer;

use crate::{
    contain::contained,
    disk::Unusable,
    games::{self, Games},
    link::TableId,
    platform,
    state::{Dated, Entry, TableState, Unfit},
    wire::{FinishedGame, Lost, TableSummary},
};

pub(crate) struct JournalSummary {
    pub(crate) summary: TableSummary,
    /// All its games that were played to their end.
    pub(crate) finished: Vec<FinishedGame>,
    /// Whether the last one was.
    pub(crate) is_over: bool,
    pub(crate) has_players: bool,
}

/// What the journal of a table says; nothing if it has no line yet.
pub(crate) fn summarise(
    games: Games,
    table: &TableId,
    entries: &[Dated<String>],
    missing: u32,
) -> Result<Option<JournalSummary>, Unusable> {
    let Some(last) = entries.last() else { return Ok(None) };
    let lost = (missing > 0).then_some(Lost { lines: missing, back_at: last.at });
    let summary = || {
        let (state, mut finished) = read(games, table, entries)?;
        let last = state.finished(table);
        let is_over = last.is_some();
        finished.extend(last);
        let view = state.game.view(Viewer::Table);
        let summary = TableSummary {
            table: table.clone(),
            opened_at: state.opened_at,
            last_at: state.last_at,
            round: state.round,
            game: state.kind.name.to_owned(),
            lost: lost.or(state.lost),
            view: serde_json::from_str(view.get()).unwrap_or_default(),
            players: state.group.players,
        };
        let has_players = !summary.players.is_empty();
        Ok(Some(JournalSummary { summary, finished, is_over, has_players }))
    };
    contained(|| platform::working_on(table, summary))?
}

/// How a table is now, and the games that were played at it before.
pub(crate) fn read(
    games: Games,
    table: &TableId,
    entries: &[Dated<String>],
) -> Result<(TableState, Vec<FinishedGame>), Unusable> {
    let first = entries.first().and_then(|first| serde_json::from_str(&first.entry).ok());
    let kind = match first {
        // A game that we do not know is one that was not there yet.
        Some(Entry::Opened { game }) => games::named(games, &game).ok_or(Unusable::TooNew)?,
        _ => return Err(Unusable::Damaged("it doesn't say which game it belongs to".into())),
    };
    let mut state = TableState::new(games, kind);
    let mut finished = Vec::new();
    for (line, Dated { at, entry }) in entries.iter().enumerate() {
        // What exactly is wrong with it might give away a secret.
        let damaged = |what: &str| Unusable::Damaged(format!("line {} {what}", line + 1));
        let entry: Entry = serde_json::from_str(entry).map_err(|_| damaged("is malformed"))?;
        match &entry {
            Entry::Round { .. } => finished.extend(state.finished(table)),
            Entry::Kept { game } => finished.push((**game).clone()),
            _ => {}
        }
        state.fold(&Dated { at: *at, entry }).map_err(|unfit| match unfit {
            Unfit::Impossible => damaged("can't follow the one before it"),
            Unfit::UnknownGame => Unusable::TooNew,
        })?;
    }
    Ok((state, finished))
}
