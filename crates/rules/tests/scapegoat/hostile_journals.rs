//! Events that somebody could have made up.

use proptest::{collection::vec, option, prelude::*, sample::select};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Viewer},
    hidden::Hidden,
    scapegoat::{
        board::{Board, Location},
        checklist::Chore,
        colour::{CardColour, Colours},
        command::AbortReason,
        dice::Dice,
        event::{Deed, Event},
        kit::Kit,
        mats::{MatSet, Secret},
        outcome::{Ending, Outcome},
        plan::{Plan, Row},
    },
    seat::{PerSeat, Seat},
};

use super::script::{game, plan};
use crate::shared::hostile_journals;

fn seat() -> impl Strategy<Value = Seat> + Clone {
    hostile_journals::seat(6)
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

fn some_plan() -> impl Strategy<Value = Plan> {
    let kit = (any::<[bool; 3]>(), vec(seat(), 0..7)).prop_map(|(have, cardboard)| Kit {
        white_die: have[0],
        black_die: have[1],
        reading_check: have[2],
        cardboard: cardboard.into_iter().collect(),
        ..Kit::default()
    });
    let row = proptest::array::uniform5(location()).prop_map(Row);
    (kit, row, any::<bool>(), any::<bool>()).prop_map(|(kit, row, follow, swap)| {
        let mut plan = Plan { kit, row, follow, ..Plan::default() };
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

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        3 => location().prop_map(|to| Deed::Moved { to }),
        1 => seat().prop_map(|on| Deed::Spied { on }),
        1 => seat().prop_map(|with| Deed::Traded { with }),
        1 => any::<u8>().prop_map(|slot| Deed::Stashed { slot }),
        3 => Just(Deed::Prepared),
        3 => seat().prop_map(|from| Deed::Stole { from }),
        2 => (seat(), seat()).prop_map(|(by, with)| Deed::TradeAsked { by, with }),
        2 => seat().prop_map(|by| Deed::FrameCalled { by }),
        1 => Just(Deed::FrameFailed),
        1 => seats().prop_map(|framed| Deed::FrameSucceeded { framed }),
        3 => Just(Deed::Swapped),
        2 => (seat(), any::<bool>()).prop_map(|(by, interrupt)| Deed::CopsCalled { by, interrupt }),
        3 => board().prop_map(|board| Deed::Restated { board }),
        1 => Just(Deed::Untracked),
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

pub(crate) fn any_event() -> BoxedStrategy<Event> {
    let reasons = [AbortReason::NotReady, AbortReason::WrongCard, AbortReason::Restarted];
    let before_the_game = prop_oneof![
        (some_plan(), seats()).prop_map(|(plan, placement)| Event::Arranged { plan, placement }),
        (some_plan(), 3..=6_usize).prop_map(|(plan, players)| {
            let placement = Seat::all(players).collect();
            Event::Arranged { plan, placement }
        }),
        proptest::array::uniform5(location()).prop_map(|row| Event::RowLaid { row: Row(row) }),
        (select(Chore::ALL.to_vec()), any::<bool>())
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
        (hostile_journals::actor(6), select(reasons.to_vec()))
            .prop_map(|(by, reason)| Event::CountAborted { by, reason }),
        Just(Event::Zero),
        (seat(), vec(select(CardColour::ALL.to_vec()), 0..4)).prop_map(|(seat, colours)| {
            Event::CardTold { seat, colours: Hidden(Colours::from(colours)) }
        }),
        Just(Event::Repeated),
        (seat(), seat()).prop_map(|(seat, at)| Event::Pointed { seat, at: Hidden(at) }),
        Just(Event::PointedInVain),
        outcome().prop_map(|outcome| Event::Ended { outcome: Hidden(outcome) }),
        hostile_journals::actor(6).prop_map(|by| Event::Undone { by }),
    ];
    let done = (hostile_journals::actor(6), deed()).prop_map(|(by, deed)| Event::Done { by, deed });
    prop_oneof![2 => before_the_game, 3 => in_the_game, 4 => done].boxed()
}

#[test]
fn numbers_at_their_end_stay_there() {
    let mut game = game(3);
    let placement: Vec<Seat> = Seat::all(3).collect();
    let plan = plan();
    let mut board = Board::at_start(plan.row, &placement);
    board.turn = u32::MAX;
    game.fold(&Event::Arranged { plan, placement });
    for deed in [Deed::Restated { board }, Deed::Swapped, Deed::Swapped] {
        game.fold(&Event::Done { by: Actor::Table, deed });
    }
    assert_eq!(game.view(Viewer::Table).board.unwrap().turn, u32::MAX);
}
