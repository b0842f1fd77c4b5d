//! Whatever anybody taps: no panic and no impossible state.

use std::collections::HashSet;

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Game, Progress},
    rowing::{
        RowYourGoat,
        command::Command,
        event::{Deed, Event},
        outcome::Ending,
        plan::{
            AfterSecondLifesaver, AllOut, FalseCall, FalseGrab, LastCard, Missing, Options,
            OutOfTurn, Plan, SecondLifesaver, SecondSet, SecondTouch, StandIn, TooClose,
        },
        race::Hand,
        ruling::Next,
        view::{StepView, View},
    },
    seat::Seat,
};

use super::script::{Script, any_seat, no_set, plan, set_found};
use crate::shared::random_games::never_break;

pub(crate) fn any_plan(random: &mut dyn Rng) -> Plan {
    fn pick<T: Copy>(of: [T; 2], random: &mut dyn Rng) -> T {
        of[random.random_range(0..2)]
    }
    let stand_ins = [StandIn::Phones, StandIn::Rings, StandIn::Objects];
    let lifesavers = random.random_range(0..=5);
    Plan {
        missing: Missing { lifesavers, cards: random.random_range(0..20) },
        stand_in: stand_ins[random.random_range(0..3)],
        options: Options {
            second_set: pick([SecondSet::Counts, SecondSet::AfterNextCard], random),
            out_of_turn: pick([OutOfTurn::CardBack, OutOfTurn::SkipsTurn], random),
            second_lifesaver: pick(
                [SecondLifesaver::SlowestFirst, SecondLifesaver::OffenderFirst],
                random,
            ),
            after_second_lifesaver: pick(
                [AfterSecondLifesaver::LeftOfSlowest, AfterSecondLifesaver::LeftOfOffender],
                random,
            ),
            last_card: pick([LastCard::Counts, LastCard::LaterSet], random),
            false_call: pick([FalseCall::Free, FalseCall::Pile], random),
            all_out: pick([AllOut::Draw, AllOut::Replay], random),
            false_grab: pick([FalseGrab::EachPays, FalseGrab::FirstPays], random),
            second_touch: pick([SecondTouch::Slip, SecondTouch::Fault], random),
            too_close: pick([TooClose::TableDecides, TooClose::BothSafe], random),
        },
    }
}

/// What holds in every state that commands can lead to.
pub(crate) fn check(view: &View) {
    let players = view.hands.len();
    let is_out = |seat: &_| view.hands[*seat] == Hand::Out;
    match &view.step {
        StepView::Race { race } | StepView::Question { race } => {
            let order: Vec<_> = race.order.concat();
            let distinct: HashSet<_> = order.iter().collect();
            assert_eq!(distinct.len(), order.len(), "everybody grabs once");
            let before_the_last =
                race.order.split_last().map_or(0, |(_, rest)| rest.concat().len());
            assert!(before_the_last < players - 1 || order.is_empty(), "at most n−1 are safe");
        }
        StepView::Result { outcome } | StepView::Over { outcome } => match outcome.ending {
            Ending::Lifesaver | Ending::AllOut => {
                assert!(outcome.winners.iter().all(is_out), "nobody wins with cards");
                assert!(outcome.winners.len() <= players);
            }
            Ending::Abandoned => assert!(outcome.winners.is_empty()),
        },
        StepView::WarmUp { warm_up } => {
            let answered = warm_up.answered.len();
            assert!(warm_up.solution.is_some() || answered < players);
        }
        StepView::Setup | StepView::Play => {}
    }
    if let Some(ruling) = &view.ruling {
        assert!(ruling.winners.len() < players || ruling.takes.is_empty());
        let takes = |seat| ruling.takes.iter().any(|take| take.seat == seat);
        assert!(!ruling.winners.iter().any(|winner| takes(*winner)));
    }
}

/// Right after a ruling, whoever goes next has cards, or the game is over.
fn check_next(view: &View) {
    let Some(ruling) = &view.ruling else { return };
    if let Next::Seat { seat } = ruling.next {
        assert_ne!(view.hands[seat], Hand::Out, "{ruling:?}");
    }
}

#[test]
fn games_of_ten_thousand_random_taps_never_break() {
    let (ended, refusals) = never_break::<RowYourGoat>(|script, events| {
        check(&script.view());
        if events.iter().any(is_ruling) {
            check_next(&script.view());
        }
    });
    assert!(ended.get("over: lifesaver").is_some_and(|games| *games > 100), "{ended:?}");
    assert!(ended.len() >= 2, "{ended:?}");
    assert!(refusals > 22, "wrong enough to be refused: {refusals}");
}

fn is_ruling(event: &Event) -> bool {
    matches!(event, Event::Done { deed: Deed::Ruled { .. } | Deed::WavedOff { .. }, .. })
}

/// A table that plays for real, with decks and a shared eye for sets: somebody
/// always wins in the end.
#[test]
fn whole_games_end_with_a_winner_who_has_no_cards() {
    for seed in 0..200 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = 2 + (seed % 5) as usize;
        let mut script = Script::begun(players, plan(StandIn::Phones));
        let mut decks = vec![60 / players as u32; players];
        let mut races = 0;
        while script.game.progress() != Progress::Over {
            // A round of cards, then a race that mostly is for a set.
            for (seat, deck) in Seat::all(players).zip(&mut decks) {
                *deck = deck.saturating_sub(3);
                if *deck == 0 {
                    script.seat(seat, Command::Out { out: true });
                }
            }
            races += 1;
            assert!(races < 10_000, "this game never ends");
            while let StepView::Play | StepView::Race { .. } = script.step() {
                let seat = any_seat(players, &mut random);
                script.grab(&[&[seat]]);
                if random.random_bool(0.05) {
                    break;
                }
            }
            if matches!(script.step(), StepView::Race { .. }) {
                script.clock(Command::TimeUp);
            }
            let StepView::Question { race } = script.step() else { panic!("a question") };
            let answer = if random.random_bool(0.1) {
                no_set()
            } else {
                let all = Seat::all(players);
                let grabbed = race.order.concat();
                set_found(all.into_iter().find(|seat| !grabbed.contains(seat)))
            };
            script.table(answer);
            for take in script.ruling().takes {
                decks[usize::from(take.seat.0)] += random.random_range(1..6);
                assert_eq!(script.view().hands[take.seat], Hand::Cards);
            }
            check(&script.view());
            check_next(&script.view());
            if matches!(script.step(), StepView::Result { .. }) {
                script.clock(Command::TimeUp);
            }
        }
        let report = script.game.report().unwrap();
        assert!(!report.winners.is_empty());
        assert!(report.winners.iter().all(|winner| decks[usize::from(winner.0)] == 0));
    }
}
