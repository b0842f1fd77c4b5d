//! The public state of a game, in the terms of the vectors.

use rules::{
    scapegoat::{
        outcome::Ending,
        view::{StepView, View},
    },
    seat::Seat,
};
use serde_json::{Value, json};

use super::words::Seating;
use crate::reading::word;

pub(super) fn state(view: &View, seating: &Seating) -> Value {
    let seats: Vec<Seat> = Seat::all(seating.players()).collect();
    let ticked = view.checklist.iter().filter(|entry| entry.done);
    let mut state = json!({
        "n": seats.len(),
        "seats": seating.name_all(&seats),
        "row": view.plan.as_ref().map(|plan| word(&plan.row)),
        "ticked": ticked.map(|entry| word(&entry.chore)).collect::<Vec<_>>(),
        "starter": view.placement.first().map(|seat| seating.word(*seat)),
        "placement": seating.name_all(&view.placement),
        "handSize": view.deal.map(|deal| deal.hand),
        "peeked": seating.by_colour(&view.looks, |look| look.has_seen.into()),
        "step": step(&view.step),
        "pending": match &view.step {
            StepView::Action { due, .. } => word(due),
            _ => Value::Null,
        },
        "copsFlipped": matches!(over(view), Some(Ending::Cops { .. })),
        "over": over(view).map(|ending| ended(ending, seating)),
    });
    if let Some(board) = &view.board {
        let mut pos = seating.by_colour(&board.at, word);
        // The engine leaves the caller's token where it was: the game is over,
        // and the call can still be undone.
        if let Some(Ending::Cops { by, interrupt: false }) = over(view) {
            pos[seating.word(by)] = json!("cops");
        }
        state["pos"] = pos;
        state["tokens"] = seating.by_colour(&board.tokens, |tokens| (*tokens).into());
        state["active"] = seating.word(board.active).into();
        state["turn"] = board.turn.into();
        // The rules say `prepOnCard` where the vectors say `oncard`.
        for key in ["oncard", "prepOnCard"] {
            state[key] = board.on_card.into();
        }
        for key in ["side", "prepSide"] {
            state[key] = word(&board.side);
        }
    }
    state
}

/// How the game has ended, in the sense of the vectors: as soon as the cops
/// are called or a frame has succeeded, no matter what is still to be shown.
pub(super) fn over(view: &View) -> Option<Ending> {
    match &view.step {
        StepView::CopsCall { by, interrupt, .. } | StepView::CopsCount { by, interrupt } => {
            Some(Ending::Cops { by: *by, interrupt: *interrupt })
        }
        StepView::Point { ending, .. } => Some(ending.clone()),
        StepView::Over { outcome } => Some(outcome.ending.clone()),
        _ => None,
    }
}

fn step(step: &StepView) -> &'static str {
    match step {
        StepView::Setup | StepView::Dice => "setup",
        StepView::Reading { .. } | StepView::Look { .. } => "peek",
        StepView::Open | StepView::Start { .. } => "start",
        StepView::Action { .. } | StepView::TradePick { .. } | StepView::TradeCount { .. } => {
            "action"
        }
        StepView::Swap { .. } => "swap",
        StepView::FramePick { .. } | StepView::FrameCount { .. } | StepView::FrameEntry { .. } => {
            "frame"
        }
        StepView::CopsCall { .. }
        | StepView::CopsCount { .. }
        | StepView::Point { .. }
        | StepView::Over { .. } => "over",
    }
}

fn ended(ending: Ending, seating: &Seating) -> Value {
    match ending {
        Ending::Frame { by, framed } => json!({
            "by": "frame",
            "who": seating.word(by),
            "framed": seating.name_all(&framed),
        }),
        Ending::Cops { by, interrupt } => json!({
            "by": "cops",
            "who": seating.word(by),
            "interrupt": interrupt,
        }),
        Ending::Abandoned => json!({ "by": "abandoned" }),
    }
}
