//! What each viewer may know.
//!
//! A view is built from public facts and from what belongs to the viewer; no
//! field of it can hold the secret before the game is over. The secret leaves
//! the game only as a [`Whisper`].

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    Attempt, ScapeGoat, Step,
    board::{Board, Location, Side},
    checklist::{self, ChoreView},
    colour::Colours,
    command::AbortReason,
    dice::Dice,
    event::Deed,
    frame::{self, Verdict},
    kit::MatHelp,
    outcome::{Ending, Outcome},
    plan::Plan,
    setup::{self, Deal, HAND_SIZES},
    terms::{CardNumber, Due},
};
use crate::{
    checks::Checks,
    game::{Actor, UnixMillis, Viewer},
    hidden::Hidden,
    seat::{PerSeat, Seat},
    undo::Taken,
};

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// `None` until the table is arranged.
    pub plan: Option<Plan>,
    pub box_parts: Option<BoxParts>,
    pub mat_help: MatHelp,
    /// The order in which the tokens are placed; the first one starts.
    pub placement: Vec<Seat>,
    /// What to set up; empty until the table is arranged.
    pub checklist: Vec<ChoreView>,
    pub deal: Option<Deal>,
    pub dice: Option<Dice>,
    pub looks: PerSeat<LookView>,
    /// The board before the first turn; none until the table is arranged.
    pub start: Option<Board>,
    /// Whether the app follows the turns; `None` while nobody plays.
    pub followed: Option<bool>,
    pub board: Option<BoardView>,
    pub step: StepView,
    /// The last frame attempt, with the reason for its verdict.
    pub judged: Option<Judged>,
    /// What undo would take back now.
    pub undo: Option<TakenView>,
    /// What has just been undone.
    pub undone: Option<TakenView>,
    /// What only this viewer sees; none for the table.
    pub mine: Option<Mine>,
}

/// What to take out of the box for this many players.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct BoxParts {
    pub card_numbers: Vec<CardNumber>,
    pub pile_sizes: [u8; 2],
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct LookView {
    pub has_seen: bool,
    /// How often the mat was opened in the app.
    pub in_app: u32,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub last: Option<UnixMillis>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    pub at: PerSeat<Location>,
    pub tokens: PerSeat<u8>,
    pub on_card: u8,
    pub side: Side,
    pub active: Seat,
    /// Whose turn comes after this one.
    pub next: Seat,
    pub turn: u32,
    /// Who can start a frame attempt on the next turn.
    pub threats: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "name", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StepView {
    Setup,
    Dice,
    Reading {
        /// Who has entered what their mat says, and who still has to.
        told: Vec<Seat>,
        waiting: Vec<Seat>,
        misreads: u32,
        /// Somebody may misread their mat without anybody noticing.
        may_go_unnoticed: bool,
    },
    Look {
        waiting: Vec<Seat>,
    },
    Open,
    Start {
        moves: Vec<Location>,
        /// Who may go to the cops out of turn now.
        interrupt: Option<Seat>,
        /// Nobody can be framed before this turn; none once a token is out.
        earliest_frame: Option<u32>,
    },
    Action {
        due: Due,
        targets: Vec<Seat>,
        interrupt: Option<Seat>,
    },
    TradePick {
        by: Seat,
        with: Seat,
        /// Who of the two has picked a card.
        ready: Vec<Seat>,
        aborted: Option<Aborted>,
    },
    TradeCount {
        by: Seat,
        with: Seat,
    },
    Swap {
        interrupt: Option<Seat>,
    },
    FramePick {
        by: Seat,
        ready: Vec<Seat>,
        /// Who has locked in the colours of their chosen card.
        locked: Vec<Seat>,
        aborted: Option<Aborted>,
    },
    FrameCount {
        by: Seat,
    },
    FrameEntry {
        by: Seat,
        cards: PerSeat<Option<Colours>>,
    },
    CopsCall {
        by: Seat,
        interrupt: bool,
        ready: Vec<Seat>,
        aborted: Option<Aborted>,
    },
    CopsCount {
        by: Seat,
        interrupt: bool,
    },
    Point {
        ending: Ending,
        pointed: Vec<Seat>,
        /// The app knows the mats, so the arrows are just for show.
        mats_known: bool,
        /// How many times the arrows were impossible.
        in_vain: u32,
    },
    Over {
        outcome: Outcome,
    },
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Aborted {
    pub by: Actor,
    pub reason: AbortReason,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Judged {
    pub by: Seat,
    pub cards: PerSeat<Option<Colours>>,
    pub verdict: Verdict,
    /// Who is framed under this table's ruling.
    pub framed: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TakenView {
    pub by: Actor,
    pub deed: Deed,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Mine {
    pub seat: Seat,
    /// This player's own arrow, before all of them are shown.
    pub arrow: Hidden<Option<Seat>>,
    pub may_undo: bool,
}

/// What one seat is told in private, in answer to its own question.
///
/// It says nothing about who is asking: the scapegoat gets the same kind of
/// answer as everybody else.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Whisper {
    MatSays {
        goat: Seat,
    },
    /// All cells, row by row, and the one that the dice point to.
    WholeMat {
        cells: Vec<Seat>,
        cell: usize,
    },
}

/// Only what kind of answer it is.
impl fmt::Debug for Whisper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Whisper::MatSays { .. } => "MatSays(hidden)",
            Whisper::WholeMat { .. } => "WholeMat(hidden)",
        })
    }
}

impl Whisper {
    pub(super) fn what_the_mat_says(game: &ScapeGoat, seat: Seat) -> Option<Whisper> {
        Some(Whisper::MatSays { goat: game.secret?.says(seat) })
    }

    pub(super) fn whole_mat(game: &ScapeGoat, seat: Seat) -> Option<Whisper> {
        Some(Whisper::WholeMat {
            cells: game.mats.as_ref()?.mat(seat),
            cell: game.plan.kit.dice.cell(game.dice?).ok()?,
        })
    }
}

impl View {
    pub(super) fn of(game: &ScapeGoat, viewer: Viewer) -> View {
        let players = game.seats();
        let is_arranged = game.is_arranged;
        View {
            plan: is_arranged.then(|| game.plan.clone()),
            box_parts: is_arranged.then(|| BoxParts {
                card_numbers: CardNumber::used(players),
                pile_sizes: HAND_SIZES.map(|hand| setup::pile_size(players, hand)),
            }),
            mat_help: game.mat_help(),
            placement: game.placement.clone(),
            checklist: if is_arranged { checklist::view(&game.laid) } else { Vec::new() },
            deal: game.deal,
            dice: game.dice,
            looks: PerSeat::new(players, |seat| {
                let look = game.looks[seat];
                LookView { has_seen: look.has_seen, in_app: look.in_app, last: look.last }
            }),
            start: is_arranged.then(|| Board::at_start(game.plan.row, &game.placement)),
            followed: is_play(&game.stage.step).then_some(game.stage.board.is_some()),
            board: BoardView::of(game),
            step: StepView::of(game),
            judged: game.stage.judged.as_ref().and_then(|attempt| Judged::of(game, attempt)),
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
    matches!(step, Step::Open | Step::Start | Step::Action(_) | Step::Swap)
}

impl BoardView {
    fn of(game: &ScapeGoat) -> Option<BoardView> {
        let board = game.stage.board.as_ref()?;
        let seats = Seat::all(game.seats());
        Some(BoardView {
            at: board.at.clone(),
            tokens: board.tokens.clone(),
            on_card: board.on_card,
            side: board.side(),
            active: board.active,
            next: board.next(game.plan.options.direction),
            turn: board.turn,
            threats: seats.filter(|seat| board.can_frame_next_turn(*seat)).collect(),
        })
    }
}

impl StepView {
    fn of(game: &ScapeGoat) -> StepView {
        let board = game.stage.board.as_ref();
        match &game.stage.step {
            Step::Setup => StepView::Setup,
            Step::Dice => StepView::Dice,
            Step::Reading => {
                let told = game.readings.filled();
                let owners = game.plan.kit.cardboard.iter().copied();
                let waiting = owners.filter(|seat| !told.contains(seat)).collect();
                let may_go_unnoticed = game.plan.kit.misreading_may_fit();
                StepView::Reading { told, waiting, misreads: game.misreads, may_go_unnoticed }
            }
            Step::Look => {
                let waiting = game.looks.iter().filter(|(_, look)| !look.has_seen);
                StepView::Look { waiting: waiting.map(|(seat, _)| seat).collect() }
            }
            Step::Open => StepView::Open,
            Step::Start => StepView::Start {
                moves: board.map(|board| board.moves(game.plan.row)).unwrap_or_default(),
                interrupt: game.interrupter(),
                earliest_frame: board
                    .and_then(|board| board.earliest_frame(game.plan.options.direction)),
            },
            Step::Action(due) => StepView::Action {
                due: *due,
                targets: board.map(|board| board.targets(*due)).unwrap_or_default(),
                interrupt: game.interrupter(),
            },
            Step::TradePick(trade) => StepView::TradePick {
                by: trade.by,
                with: trade.with,
                ready: trade.gathering.ready(),
                aborted: trade.gathering.aborted(Aborted::of),
            },
            Step::TradeCount(trade) => StepView::TradeCount { by: trade.by, with: trade.with },
            Step::Swap => StepView::Swap { interrupt: game.interrupter() },
            Step::FramePick(attempt) => StepView::FramePick {
                by: attempt.by,
                ready: attempt.gathering.ready(),
                locked: attempt.cards.filled(),
                aborted: attempt.gathering.aborted(Aborted::of),
            },
            Step::FrameCount(attempt) => StepView::FrameCount { by: attempt.by },
            Step::FrameEntry(attempt) => {
                StepView::FrameEntry { by: attempt.by, cards: attempt.cards.clone() }
            }
            Step::CopsCall(call) => StepView::CopsCall {
                by: call.by,
                interrupt: call.interrupt,
                ready: call.gathering.ready(),
                aborted: call.gathering.aborted(Aborted::of),
            },
            Step::CopsCount(call) => StepView::CopsCount { by: call.by, interrupt: call.interrupt },
            Step::Point { ending, arrows, in_vain } => StepView::Point {
                ending: ending.clone(),
                pointed: arrows.filled(),
                mats_known: game.secret.is_some(),
                in_vain: *in_vain,
            },
            Step::Over(outcome) => StepView::Over { outcome: outcome.clone() },
        }
    }
}

impl Aborted {
    fn of(by: Actor, reason: AbortReason) -> Aborted {
        Aborted { by, reason }
    }
}

impl Judged {
    fn of(game: &ScapeGoat, attempt: &Attempt) -> Option<Judged> {
        let verdict = frame::judge(&game.goats, &attempt.cards).ok()?;
        Some(Judged {
            by: attempt.by,
            cards: attempt.cards.clone(),
            framed: verdict.framed_under(game.plan.options.double_frame).to_vec(),
            verdict,
        })
    }
}

impl From<&Taken<Deed>> for TakenView {
    fn from(taken: &Taken<Deed>) -> Self {
        TakenView { by: taken.by, deed: taken.what.clone() }
    }
}

impl Mine {
    fn of(game: &ScapeGoat, seat: Seat) -> Option<Mine> {
        game.has(seat).then(|| Mine {
            seat,
            arrow: Hidden(match &game.stage.step {
                Step::Point { arrows, .. } => arrows[seat],
                _ => None,
            }),
            may_undo: game.may_undo(Actor::Seat(seat)),
        })
    }
}
