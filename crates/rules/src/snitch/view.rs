//! What each viewer may know, which is everything public. What somebody has
//! entered is in no view until all are in, not even in their own: views have
//! different lengths, and on the way anybody can measure them.

use serde::Serialize;

use super::{
    Closed, Snitch, Step,
    board::{Board, Draw},
    card::Card,
    checklist::{self, ChoreView},
    command::AbortReason,
    event::Deed,
    family,
    kit::Deck,
    outcome::Outcome,
    plan::Plan,
    refusal::Refusal,
    score::{self, Top},
    terms::Due,
};
use crate::{
    checks::Checks,
    game::{Actor, Viewer},
    gathering::Counts,
    seat::{PerSeat, Seat},
    undo::Taken,
};

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// `None` until the table is arranged, like what follows from it.
    pub plan: Option<Plan>,
    pub starter: Option<Seat>,
    pub cards: Option<CardsView>,
    /// What to set up; empty until the table is arranged.
    pub checklist: Vec<ChoreView>,
    /// Whether the app follows the turns; `None` while nobody plays.
    pub followed: Option<bool>,
    /// Only while the app follows the turns.
    pub board: Option<BoardView>,
    pub closed: Option<ClosedView>,
    /// What can be eliminated now.
    #[serde(rename = "race")]
    pub opening: Option<OpeningView>,
    pub step: StepView,
    /// What undo would take back now.
    pub undo: Option<TakenView>,
    /// What has just been undone.
    pub undone: Option<TakenView>,
    /// What only this viewer sees; none for the table.
    pub mine: Option<Mine>,
}

/// What is in the game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct CardsView {
    pub deck: Deck,
    pub total: u8,
    /// The draw pile at the start.
    pub pile: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    pub sizes: PerSeat<u8>,
    pub pile: u8,
    pub discard: u8,
    pub active: Seat,
    /// Whose turn comes after this one; none if it is the last.
    pub next: Option<Seat>,
    /// Where the next card that is drawn comes from.
    pub draw: Draw,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct ClosedView {
    pub by: Seat,
    /// Who still has a turn, in order.
    pub left: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct OpeningView {
    pub by: Seat,
    pub card: Card,
    /// The number that a witness must have.
    pub number: u32,
    /// Who may try.
    pub may_try: Vec<Seat>,
    /// The districts from which others can eliminate something.
    pub in_reach: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "name", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StepView {
    Setup,
    LookGather {
        ready: Vec<Seat>,
        aborted: Option<Aborted>,
    },
    LookCount,
    Look {
        seconds: u8,
    },
    LookFreely {
        waiting: Vec<Seat>,
    },
    Open,
    LastTurn {
        of: Seat,
    },
    Start {
        may_draw: bool,
        may_close: bool,
        may_pass: bool,
    },
    Exchange,
    Action {
        card: Card,
        due: Due,
        /// The districts that can be chosen.
        targets: Vec<Seat>,
        may_skip: bool,
    },
    Reveal {
        ready: Vec<Seat>,
        aborted: Option<Aborted>,
    },
    RevealCount,
    Entry {
        /// Who has entered their cards.
        entered: Vec<Seat>,
        /// Everything, once all are in.
        all: Option<AllEntered>,
    },
    Over {
        outcome: Outcome,
    },
}

/// What everybody sees before the table confirms it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct AllEntered {
    pub districts: PerSeat<Vec<Card>>,
    /// Who holds the snitch: then a top card is asked for.
    pub snitch: Option<Seat>,
    pub top: Option<Top>,
    /// Whether there can be no top card.
    pub may_be_nothing: bool,
    /// Districts that have another size than was counted.
    pub differences: Vec<Difference>,
    /// Why it can't be confirmed yet.
    pub problem: Option<Refusal>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    pub seat: Seat,
    pub counted: u8,
    pub entered: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Aborted {
    pub by: Actor,
    pub reason: AbortReason,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TakenView {
    pub by: Actor,
    pub deed: Deed,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Mine {
    pub seat: Seat,
    /// How many cards the app has counted in this player's district.
    pub counted: Option<u8>,
    pub may_undo: bool,
}

impl View {
    pub(super) fn of(game: &Snitch, viewer: Viewer) -> View {
        let is_arranged = game.is_arranged;
        let stage = &game.stage;
        View {
            plan: is_arranged.then(|| game.plan.clone()),
            starter: is_arranged.then_some(game.starter),
            cards: is_arranged.then(|| CardsView {
                deck: game.deck,
                total: game.deck.total(),
                pile: game.deck.pile(game.players),
            }),
            checklist: if is_arranged {
                checklist::view(&game.plan.kit, &game.laid)
            } else {
                Vec::new()
            },
            followed: is_play(&stage.step).then_some(stage.board.is_some()),
            board: stage.board.as_ref().map(|board| BoardView::of(game, board)),
            closed: stage.closed.as_ref().map(ClosedView::of),
            opening: OpeningView::of(game),
            step: StepView::of(game),
            undo: game.undoable().map(TakenView::from),
            undone: game.undo.undone().map(TakenView::from),
            mine: match viewer {
                Viewer::Table | Viewer::Onlooker => None,
                Viewer::Seat(seat) => Mine::of(game, seat),
            },
        }
    }
}

fn is_play(step: &Step) -> bool {
    use Step::{Action, Exchange, LastTurn, Open, Start};
    matches!(step, Open | LastTurn | Start | Exchange | Action { .. })
}

impl BoardView {
    fn of(game: &Snitch, board: &Board) -> BoardView {
        BoardView {
            sizes: board.sizes.clone(),
            pile: board.pile,
            discard: board.discard,
            active: board.active,
            next: match &game.stage.closed {
                Some(closed) => closed.left.get(1).copied(),
                None => Some(board.active.left(1, game.players)),
            },
            draw: board.draw(&game.plan.options),
        }
    }
}

impl ClosedView {
    fn of(closed: &Closed) -> ClosedView {
        ClosedView { by: closed.by, left: closed.left.clone() }
    }
}

impl OpeningView {
    /// Not while everybody counts: then it is too late.
    fn of(game: &Snitch) -> Option<OpeningView> {
        let opening = game.stage.opening.filter(|_| !game.is_counting())?;
        let board = game.stage.board.as_ref()?;
        let seats = Seat::all(game.players);
        let has_cards = |seat: &Seat| board.sizes[*seat] > 0;
        Some(OpeningView {
            by: opening.by,
            card: opening.card,
            number: opening.card.opens()?,
            may_try: seats.clone().filter(|seat| game.may_try(*seat)).collect(),
            in_reach: seats.filter(has_cards).filter(|seat| game.is_in_reach(*seat)).collect(),
        })
    }
}

impl StepView {
    fn of(game: &Snitch) -> StepView {
        let board = game.stage.board.as_ref();
        match &game.stage.step {
            Step::Setup => StepView::Setup,
            Step::LookGather(gathering) => StepView::LookGather {
                ready: gathering.ready(),
                aborted: gathering.aborted(Aborted::of),
            },
            Step::LookCount(_) => StepView::LookCount,
            Step::Look => StepView::Look { seconds: game.plan.look.unwrap_or_default() },
            Step::LookFreely { seen } => {
                let waiting = seen.iter().filter(|(_, seen)| !**seen);
                StepView::LookFreely { waiting: waiting.map(|(seat, _)| seat).collect() }
            }
            Step::Open => StepView::Open,
            Step::LastTurn => {
                let left = game.stage.closed.as_ref().and_then(|closed| closed.left.first());
                StepView::LastTurn { of: left.copied().unwrap_or(Seat(0)) }
            }
            Step::Start => StepView::Start {
                may_draw: board.is_some_and(|board| {
                    let is_there = board.draw(&game.plan.options) != Draw::Nothing;
                    is_there && !game.must_close(board)
                }),
                may_close: game.stage.closed.is_none(),
                may_pass: game.may_pass(),
            },
            Step::Exchange => StepView::Exchange,
            Step::Action { card, due } => StepView::Action {
                card: *card,
                due: *due,
                targets: board.map_or_else(Vec::new, |board| {
                    family::targets(*due, board, game.stage.closer(), &game.plan.options)
                }),
                may_skip: game.may_skip(),
            },
            Step::Reveal(gathering) => StepView::Reveal {
                ready: gathering.ready(),
                aborted: gathering.aborted(Aborted::of),
            },
            Step::RevealCount(_) => StepView::RevealCount,
            Step::Entry(entry) => {
                let entered = entry.districts.iter().filter(|(_, cards)| cards.is_some());
                StepView::Entry {
                    entered: entered.map(|(seat, _)| seat).collect(),
                    all: entry
                        .all()
                        .ok()
                        .map(|districts| AllEntered::of(game, districts, entry.top)),
                }
            }
            Step::Over(outcome) => StepView::Over { outcome: outcome.clone() },
        }
    }
}

impl Aborted {
    fn of(by: Actor, reason: AbortReason) -> Aborted {
        Aborted { by, reason }
    }
}

impl AllEntered {
    fn of(game: &Snitch, districts: PerSeat<Vec<Card>>, top: Option<Top>) -> AllEntered {
        let difference = |(seat, cards): (Seat, &Vec<Card>)| {
            let counted = game.stage.board.as_ref()?.sizes[seat];
            let entered = cards.len();
            (usize::from(counted) != entered).then_some(Difference { seat, counted, entered })
        };
        let snitch = score::holder(&districts);
        AllEntered {
            snitch,
            top: top.filter(|_| snitch.is_some()),
            may_be_nothing: game.may_be_nothing(&districts),
            differences: districts.iter().filter_map(difference).collect(),
            problem: game.tally(&districts).err(),
            districts,
        }
    }
}

impl From<&Taken<Deed>> for TakenView {
    fn from(taken: &Taken<Deed>) -> Self {
        TakenView { by: taken.by, deed: taken.what.clone() }
    }
}

impl Mine {
    fn of(game: &Snitch, seat: Seat) -> Option<Mine> {
        game.has(seat).then(|| Mine {
            seat,
            counted: game.stage.board.as_ref().map(|board| board.sizes[seat]),
            may_undo: game.may_undo(Actor::Seat(seat)),
        })
    }
}
