//! A journal is a file: whoever can write it can make up events. None of them
//! may break the table that reads it, nor what is played on it afterwards.

use std::collections::BTreeSet;

use proptest::{collection::vec, option, prelude::*, sample::select, strategy::ValueTree};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    privacy::Privacy,
    scapegoat::{
        ScapeGoat,
        board::{Board, Location},
        checklist::SetupTask,
        colour::{CardColour, Colours},
        command::{AbortReason, Command},
        dice::Dice,
        event::{Event, PublicAction},
        kit::Kit,
        mats::{MatSet, Secret},
        outcome::{Ending, Outcome},
        plan::{Plan, Row},
    },
    seat::{PerSeat, Seat},
};

use crate::{
    every_command::{Sample, every_command},
    script::{game, plan},
};

/// Mostly one of a table of six.
fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![9 => 0..6_u8, 1 => any::<u8>()].prop_map(Seat)
}

fn seats() -> impl Strategy<Value = Vec<Seat>> {
    vec(seat(), 0..8)
}

/// Mostly small, now and then as large as it can be.
fn number() -> impl Strategy<Value = u32> {
    prop_oneof![3 => 0..30_u32, 1 => Just(u32::MAX), 1 => any::<u32>()]
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![3 => 0..3_u8, 1 => any::<u8>()]
}

fn location() -> impl Strategy<Value = Location> {
    select(Location::ALL.to_vec())
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![Just(Actor::Table), Just(Actor::Clock), seat().prop_map(Actor::Seat)]
}

fn some_plan() -> impl Strategy<Value = Plan> {
    let kit = (any::<[bool; 3]>(), vec(seat(), 0..7)).prop_map(|(have, cardboard)| Kit {
        white_die: have[0],
        black_die: have[1],
        reading_check: have[2],
        cardboard: cardboard.into_iter().collect(),
        ..Kit::default()
    });
    let row = proptest::array::uniform5(location()).prop_map(Row);
    (kit, row, any::<bool>(), any::<bool>()).prop_map(|(kit, row, guided, swap)| {
        let mut plan = Plan { kit, row, guided, ..Plan::default() };
        plan.options.swap_after_fail = swap;
        plan
    })
}

fn board() -> impl Strategy<Value = Board> {
    let honest = (3..=6_usize, seat(), number(), 0..=2_u8, location()).prop_map(
        |(players, active, turn, on_card, at)| Board {
            at: PerSeat::new(players, |_| at),
            tokens: PerSeat::new(players, |seat| if seat.0 == 1 { 2 - on_card } else { 0 }),
            on_card,
            active,
            turn,
        },
    );
    let odd = (vec(location(), 0..9), vec(byte(), 0..9), byte(), seat(), number()).prop_map(
        |(at, tokens, on_card, active, turn)| Board {
            at: at.into(),
            tokens: tokens.into(),
            on_card,
            active,
            turn,
        },
    );
    prop_oneof![2 => honest, 1 => odd]
}

fn deed() -> impl Strategy<Value = PublicAction> {
    prop_oneof![
        3 => location().prop_map(|to| PublicAction::Moved { to }),
        1 => seat().prop_map(|on| PublicAction::Spied { on }),
        1 => seat().prop_map(|with| PublicAction::Traded { with }),
        1 => any::<u8>().prop_map(|slot| PublicAction::Stashed { slot }),
        3 => Just(PublicAction::Prepared),
        3 => seat().prop_map(|from| PublicAction::Stole { from }),
        2 => (seat(), seat()).prop_map(|(by, with)| PublicAction::TradeAsked { by, with }),
        2 => seat().prop_map(|by| PublicAction::FrameCalled { by }),
        1 => Just(PublicAction::FrameFailed),
        1 => seats().prop_map(|framed| PublicAction::FrameSucceeded { framed }),
        3 => Just(PublicAction::Swapped),
        2 => (seat(), any::<bool>()).prop_map(|(by, interrupt)| PublicAction::CopsCalled { by, interrupt }),
        3 => board().prop_map(|board| PublicAction::Restated { board }),
        1 => Just(PublicAction::Untracked),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let ending = prop_oneof![
        (seat(), seats()).prop_map(|(by, framed)| Ending::Frame { by, framed }),
        (seat(), any::<bool>()).prop_map(|(by, interrupt)| Ending::Cops { by, interrupt }),
        Just(Ending::Abandoned),
    ];
    let arrows = vec(option::of(seat()), 0..8).prop_map(PerSeat::from);
    let said = option::of(seats().prop_map(PerSeat::from));
    (ending, option::of(seat()), said, arrows, seats()).prop_map(
        |(ending, scapegoat, mats_said, arrows, winners)| Outcome {
            ending,
            scapegoat,
            mats_said,
            arrows,
            winners,
        },
    )
}

fn mats() -> impl Strategy<Value = Hidden<MatSet>> {
    (3..=6_usize, any::<u64>()).prop_map(|(players, seed)| {
        Hidden(MatSet::shuffled(players, &mut Xoshiro256PlusPlus::seed_from_u64(seed)))
    })
}

fn event() -> impl Strategy<Value = Event> {
    let reasons = [AbortReason::NotReady, AbortReason::WrongCard, AbortReason::Restarted];
    let before_the_game = prop_oneof![
        (some_plan(), seats()).prop_map(|(plan, placement)| Event::Arranged { plan, placement }),
        (some_plan(), 3..=6_usize).prop_map(|(plan, players)| {
            let placement = Seat::all(players).collect();
            Event::Arranged { plan, placement }
        }),
        proptest::array::uniform5(location()).prop_map(|row| Event::RowLaid { row: Row(row) }),
        (select(SetupTask::ALL.to_vec()), any::<bool>())
            .prop_map(|(chore, done)| Event::Ticked { chore, done }),
        any::<u8>().prop_map(|cards| Event::PileCounted { cards }),
        Just(Event::Begun),
        mats().prop_map(|mats| Event::Dealt { mats }),
        mats().prop_map(|mats| Event::Printed { mats }),
        (0..14_u8, 0..14_u8)
            .prop_map(|(white, black)| Event::Rolled { dice: Dice { white, black } }),
        (seat(), seat()).prop_map(|(seat, says)| Event::MatRead { seat, says: Hidden(says) }),
        Just(Event::Misread),
        (seat(), seat()).prop_map(|(scapegoat, decoy)| Event::Settled {
            secret: Hidden(Secret { scapegoat, decoy })
        }),
    ];
    let in_the_game = prop_oneof![
        (seat(), any::<u64>()).prop_map(|(seat, at)| Event::Peeked { seat, at }),
        seat().prop_map(|seat| Event::Seen { seat }),
        option::of(seat()).prop_map(|with| Event::TradeCalled { with }),
        seat().prop_map(|seat| Event::Ready { seat }),
        seat().prop_map(|seat| Event::NotReady { seat }),
        (actor(), select(reasons.to_vec()))
            .prop_map(|(by, reason)| Event::CountAborted { by, reason }),
        Just(Event::Zero),
        (seat(), vec(select(CardColour::ALL.to_vec()), 0..4)).prop_map(|(seat, colours)| {
            Event::CardTold { seat, colours: Hidden(Colours::from(colours)) }
        }),
        Just(Event::Repeated),
        (seat(), seat()).prop_map(|(seat, at)| Event::Pointed { seat, at: Hidden(at) }),
        Just(Event::PointedInVain),
        outcome().prop_map(|outcome| Event::Ended { outcome: Hidden(outcome) }),
        actor().prop_map(|by| Event::Undone { by }),
    ];
    let done = (actor(), deed()).prop_map(|(by, deed)| Event::Done { by, deed });
    prop_oneof![2 => before_the_game, 3 => in_the_game, 4 => done]
}

/// All that anybody can see or do at this table.
fn survives(game: &ScapeGoat, random: &mut Xoshiro256PlusPlus) {
    let seats = (0..8).map(Seat);
    for viewer in [Viewer::Table].into_iter().chain(seats.clone().map(Viewer::Seat)) {
        serde_json::to_string(&game.view(viewer)).unwrap();
    }
    let _ = (game.report(), game.rematch(), game.moment(), game.progress());
    let sample = Sample { players: 4, plan: plan(), target: Seat(2), to: Location::Spy };
    for command in every_command(&sample) {
        let seats = seats.clone().map(Actor::Seat);
        for actor in [Actor::Table, Actor::Clock].into_iter().chain(seats) {
            let mut outside = Outside { now: 0, random };
            let Ok(events) = game.apply(actor, &command, &mut outside) else { continue };
            let mut next = game.clone();
            for event in &events {
                assert!(next.fits(event), "what is decided can be: {event:?}");
                next.fold(event);
            }
            next.view(Viewer::Table);
        }
    }
    for (seat, command) in seats.flat_map(|seat| [(seat, Command::Peek), (seat, Command::OpenMat)])
    {
        let Privacy::Whispered(answer) = game.privacy(&command) else { panic!("{command:?}") };
        answer(game, seat);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_made_up_journal_breaks_a_table(
        players in 3..=6_usize, guided: bool, seed: u64, events in vec(event(), 1..60),
    ) {
        let mut game = game(players);
        let placement = Seat::all(players).collect();
        game.fold(&Event::Arranged { plan: Plan { guided, ..plan() }, placement });
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        for event in &events {
            let before = game.clone();
            game.fold(event);
            prop_assert!(before.fits(event) || game == before, "what cannot be changes nothing");
        }
        survives(&game, &mut random);
    }

    #[test]
    fn nor_does_one_for_any_number_of_people(
        players in prop_oneof![0..3_usize, 3..=6_usize, Just(10), Just(255)],
        events in vec(event(), 1..20), seed: u64,
    ) {
        let mut game = game(players);
        for event in &events {
            game.fold(event);
        }
        survives(&game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }
}

#[test]
fn every_kind_of_event_is_made_up_and_many_are_believed() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut kinds, mut believed) = (BTreeSet::new(), BTreeSet::new());
    let mut game = game(4);
    for _ in 0..20_000 {
        let event = event().new_tree(&mut runner).expect("an event").current();
        let name = |value: &serde_json::Value| value["type"].as_str().unwrap_or("").to_owned();
        let value = serde_json::to_value(&event).unwrap();
        let kind = format!("{} {}", name(&value), name(&value["deed"]));
        if game.fits(&event) {
            believed.insert(kind.clone());
        }
        kinds.insert(kind);
        game.fold(&event);
    }
    // 25 kinds, one of which has 14 kinds of its own.
    assert_eq!(kinds.len(), 38, "{kinds:?}");
    assert_eq!(believed, kinds);
}

#[test]
fn numbers_at_their_end_stay_there() {
    let mut game = game(3);
    let placement: Vec<Seat> = Seat::all(3).collect();
    let plan = plan();
    let mut board = Board::at_start(plan.row, &placement);
    board.turn = u32::MAX;
    game.fold(&Event::Arranged { plan, placement });
    for deed in [PublicAction::Restated { board }, PublicAction::Swapped, PublicAction::Swapped] {
        game.fold(&Event::Done { by: Actor::Table, deed });
    }
    assert_eq!(game.view(Viewer::Table).board.unwrap().turn, u32::MAX);
}
