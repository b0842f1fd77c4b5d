//! Every command, by everybody, in every kind of step: who may and who may
//! not, written down a second time from what the protocol page says.

use std::collections::BTreeSet;

use rules::{
    game::Actor,
    scapegoat::{
        board::Location,
        command::Command,
        event::PublicAction,
        kit::MatHelp,
        refusal::Refusal,
        terms::Action as Due,
        view::{StepView, View},
    },
    seat::Seat,
};

use crate::{
    every_command::{Sample, every_command},
    script::{Script, plan},
    walks::{KINDS, kind, walks},
};

fn sample(view: &View, who: Option<Seat>, players: usize) -> Sample {
    let neighbour = who.unwrap_or(Seat(0)).left(1, players);
    let target = match &view.step {
        StepView::Action { targets, .. } => targets.first().copied().unwrap_or(neighbour),
        _ => neighbour,
    };
    let to = match &view.step {
        StepView::Start { moves, .. } => moves[0],
        _ => Location::Spy,
    };
    Sample { players, plan: view.plan.clone().unwrap_or_else(plan), target, to }
}

/// Whether the command is allowed; its arguments are right.
fn may(view: &View, dealt: bool, actor: Actor, command: &Command) -> bool {
    use StepView::*;
    let step = &view.step;
    let Some(plan) = &view.plan else {
        return actor == Actor::Table && matches!(command, Command::Arrange { .. });
    };
    let players = view.looks.len();
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
        TradePick { by, with, .. } => is_table || who == Some(*by) || who == Some(*with),
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
        Command::OpenMat => who.is_some() && can_look && dealt,
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
            let is_verdict = matches!(
                taken.deed,
                PublicAction::FrameFailed | PublicAction::FrameSucceeded { .. }
            );
            is_table || taken.by == actor || is_verdict
        }),
        Command::Restate { .. } => is_table && is_playing,
        Command::Untrack => is_table && is_playing && view.board.is_some(),
        Command::Abandon => is_table,
    }
}

/// A refusal has a name for programs and a sentence for people.
fn check_words(refusal: &Refusal) {
    let value = serde_json::to_value(refusal).unwrap();
    assert!(value["code"].as_str().is_some_and(|code| code.len() > 2), "{value}");
    let sentence = refusal.to_string();
    assert!(sentence.len() > 8 && sentence.ends_with('.'), "{sentence}");
}

#[test]
fn everybody_may_do_what_the_page_says_and_nothing_else() {
    let mut refused = 0;
    for players in 3..=6 {
        let mut seen = BTreeSet::new();
        for walk in walks(players) {
            let mut script = Script::new(players, 7);
            let mut dealt = false;
            for tap in walk.iter().map(Some).chain([None]) {
                let view = script.view();
                seen.insert(kind(&view.step));
                dealt |= view.plan.is_some() && view.mat_help == MatHelp::Deal;
                let seats = Seat::all(players + 1).map(Actor::Seat);
                for actor in seats.chain([Actor::Table]) {
                    let who = match actor {
                        Actor::Seat(seat) => Some(seat),
                        _ => None,
                    };
                    for command in every_command(&sample(&view, who, players)) {
                        let expected = may(&view, dealt, actor, &command);
                        let given = script.clone().give(actor, &command);
                        let step = kind(&view.step);
                        assert_eq!(
                            given.is_ok(),
                            expected,
                            "{players} players, {step}: {command:?} by {actor:?}: {given:?}"
                        );
                        if let Err(refusal) = given {
                            check_words(&refusal);
                            refused += 1;
                        }
                    }
                }
                if let Some((actor, command)) = tap {
                    let given = script.give(*actor, command);
                    given.unwrap_or_else(|refusal| panic!("{command:?} by {actor:?}: {refusal}"));
                    dealt |= *command == Command::DealByApp;
                }
            }
        }
        assert_eq!(seen, BTreeSet::from(KINDS), "with {players} players");
    }
    assert!(refused > 20_000, "{refused}");
}
