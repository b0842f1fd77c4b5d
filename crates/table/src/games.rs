//! The games of this app, and what a host needs from each of them: to read its
//! journals, to start its tables, and to answer questions about its parts.

use rules::{
    game::{Game, Viewer},
    scapegoat::ScapeGoat,
};
use serde_json::Value;

use crate::{
    contain::contained,
    disk::Unusable,
    link::TableId,
    state::{Dated, Entry, TableState},
    task::{self, Handle, Opening},
    wire::{FinishedGame, Lost, TableSummary},
};

/// Every game has one line here.
const GAMES: &[Kind] = &[
    Kind::of::<ScapeGoat>(),
    #[cfg(test)]
    Kind::of::<crate::clumsy::Clumsy>(),
];

/// Looks at the journal of a table, of which lines may be missing.
type Look = fn(&TableId, &[Dated<String>], Option<Lost>) -> Result<Glance, Unusable>;

pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) start: fn(Opening) -> Result<Handle, Unusable>,
    look: Look,
    pub(crate) advise: fn(Value) -> Option<Value>,
}

/// What can be learnt from a journal without starting its table.
pub(crate) struct Glance {
    pub(crate) summary: TableSummary,
    /// All its games that were played to the end.
    pub(crate) finished: Vec<FinishedGame>,
    /// Whether the last one was.
    pub(crate) is_over: bool,
    pub(crate) has_players: bool,
}

impl Kind {
    const fn of<G: Game>() -> Kind {
        Kind { name: G::NAME, start: task::start::<G>, look: look::<G>, advise: advise::<G> }
    }

    pub(crate) fn named(game: &str) -> Option<&'static Kind> {
        GAMES.iter().find(|kind| kind.name == game)
    }

    /// The first line of a journal says which game it is of.
    pub(crate) fn of_journal(entries: &[Dated<String>]) -> Result<&'static Kind, Unusable> {
        let first = entries.first().and_then(|first| serde_json::from_str(&first.entry).ok());
        match first {
            // A game that we don't know must come from a newer version.
            Some(Entry::<Value>::Opened { game }) => Kind::named(&game).ok_or(Unusable::TooNew),
            _ => Err(Unusable::Damaged("it does not say which game it is of".into())),
        }
    }
}

/// What the journal of a table says; `None` if it has no lines yet.
pub(crate) fn glance(
    table: &TableId,
    entries: &[Dated<String>],
    missing: u32,
) -> Result<Option<Glance>, Unusable> {
    let Some(last) = entries.last() else { return Ok(None) };
    let lost = (missing > 0).then_some(Lost { lines: missing, back_at: last.at });
    (Kind::of_journal(entries)?.look)(table, entries, lost).map(Some)
}

fn look<G: Game>(
    table: &TableId,
    entries: &[Dated<String>],
    lost: Option<Lost>,
) -> Result<Glance, Unusable> {
    contained(|| {
        let (state, mut finished) = read::<G>(table, entries)?;
        let last = state.finished(table);
        let is_over = last.is_some();
        finished.extend(last);
        let summary = TableSummary {
            table: table.clone(),
            opened_at: state.opened_at,
            last_at: state.last_at,
            round: state.round,
            game: G::NAME.to_owned(),
            lost: lost.or(state.lost),
            view: serde_json::to_value(state.game.view(Viewer::Table)).unwrap_or_default(),
        };
        Ok(Glance { summary, finished, is_over, has_players: state.game.seats() > 0 })
    })?
}

/// Reads the entries of a journal as those of one game: the present state of the
/// table, and the games that were finished at it before.
pub fn read<G: Game>(
    table: &TableId,
    entries: &[Dated<String>],
) -> Result<(TableState<G>, Vec<FinishedGame>), Unusable> {
    let mut state = TableState::default();
    let mut finished = Vec::new();
    for (line, Dated { at, entry }) in entries.iter().enumerate() {
        // The exact error is left out because it might give away a secret.
        let damaged = |what: &str| Unusable::Damaged(format!("line {} {what}", line + 1));
        let entry: Entry<G::Event> =
            serde_json::from_str(entry).map_err(|_| damaged("is malformed"))?;
        if let Entry::Round = entry {
            finished.extend(state.finished(table));
        }
        let folded = state.fold(&Dated { at: *at, entry });
        folded.map_err(|_| damaged("cannot follow the one before it"))?;
    }
    Ok((state, finished))
}

fn advise<G: Game>(question: Value) -> Option<Value> {
    let question: G::Question = serde_json::from_value(question).ok()?;
    serde_json::to_value(G::advise(&question)?).ok()
}
