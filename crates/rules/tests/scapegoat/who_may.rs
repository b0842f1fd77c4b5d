//! Who may give which command when, written down a second time from what the
//! protocol page says.

use rules::{
    game::Actor,
    scapegoat::{
        command::Command,
        event::{Deed, Event},
        kit::MatHelp,
        terms::Due,
        view::StepView,
    },
};

use super::script::Script;

/// Whether the command is allowed; its arguments are right.
pub(crate) fn may(script: &Script, actor: Actor, command: &Command) -> bool {
    use StepView::*;
    let view = script.view();
    let step = &view.step;
    let Some(plan) = &view.plan else {
        return actor == Actor::Table && matches!(command, Command::Arrange { .. });
    };
    let players = script.players;
    let has_mats = script.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
    let cardboard = &plan.kit.cardboard;
    let who = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Table | Actor::Clock => None,
    };
    let is_table = actor == Actor::Table;
    let is_active = view.board.as_ref().is_some_and(|board| who == Some(board.active));
    let is_due = |wanted: Due| is_active && matches!(step, Action { due, .. } if *due == wanted);
    let is_playing = matches!(step, Open | Start { .. } | Action { .. } | Swap { .. });
    let is_gathering = matches!(step, FramePick { .. } | CopsCall { .. });
    let all_count = matches!(step, FrameCount { .. } | CopsCount { .. });
    let is_counting = all_count || matches!(step, TradeCount { .. });
    let is_trading = match step {
        TradePick { by, with, .. } => who.is_none_or(|who| who == *by || who == *with),
        _ => false,
    };
    let can_look = !is_counting && !matches!(step, Setup | Dice | Reading { .. });
    if matches!(step, Over { .. }) || who.is_some_and(|seat| usize::from(seat.0) >= players) {
        return false;
    }
    match command {
        Command::Arrange { .. } => is_table && matches!(step, Setup | Dice),
        Command::LayRow { .. } | Command::Tick { .. } => matches!(step, Setup | Dice),
        Command::CountPile { .. } => true,
        Command::Begin => matches!(step, Setup),
        Command::Roll { .. } => matches!(step, Dice),
        Command::ReadMat { .. } => {
            matches!(step, Reading { .. }) && who.is_some_and(|seat| cardboard.contains(&seat))
        }
        Command::DealByApp => is_table && matches!(step, Reading { .. }),
        Command::Peek => who.is_some() && can_look && view.mat_help != MatHelp::Nothing,
        Command::OpenMat => who.is_some() && can_look && has_mats,
        Command::Seen => {
            let by_seat = who.is_some_and(|seat| cardboard.contains(&seat));
            matches!(step, Look { .. }) && (by_seat || is_table && !cardboard.is_empty())
        }
        Command::Move { .. } => is_active && matches!(step, Start { .. }),
        Command::Spy { .. } => is_due(Due::Spy),
        Command::Trade { .. } => is_due(Due::Trade),
        Command::CountTrade { .. } => is_due(Due::Trade) || who.is_some() && matches!(step, Open),
        Command::Stash { .. } => is_due(Due::Stash),
        Command::Prepare => is_due(Due::Prepare),
        Command::Steal { .. } => is_due(Due::Steal),
        Command::Swap => is_active && matches!(step, Swap { .. }),
        Command::Interrupt => match step {
            Start { interrupt, .. } | Action { interrupt, .. } | Swap { interrupt } => {
                assert_eq!(interrupt.is_some(), players == 6);
                who.is_some() && *interrupt == who
            }
            _ => false,
        },
        Command::Frame => is_due(Due::Frame) || who.is_some() && matches!(step, Open),
        Command::CallCops => who.is_some() && matches!(step, Open),
        // Once more, a moment too late: no mistake.
        Command::Ready => is_gathering || is_trading || is_counting,
        Command::NotReady => who.is_some() && (is_gathering || is_trading),
        Command::AbortCount { .. } => is_counting,
        Command::Zero => actor == Actor::Clock && is_counting,
        Command::Card { .. } => {
            who.is_some() && matches!(step, FramePick { .. } | FrameEntry { .. })
        }
        Command::Judge => match step {
            FrameEntry { cards, .. } => cards.filled().len() == players,
            _ => false,
        },
        Command::Repeat => matches!(step, FrameEntry { .. }),
        Command::Point { .. } => who.is_some() && matches!(step, Point { .. }),
        Command::Reveal => match step {
            Point { mats_known, pointed, .. } => *mats_known || pointed.len() == players,
            _ => false,
        },
        Command::Undo => view.undo.as_ref().is_some_and(|taken| {
            let is_verdict = matches!(taken.deed, Deed::FrameFailed | Deed::FrameSucceeded { .. });
            is_table || taken.by == actor || is_verdict
        }),
        Command::Restate { .. } => is_table && is_playing,
        Command::Untrack => is_table && is_playing && view.board.is_some(),
        Command::Abandon => is_table,
    }
}
