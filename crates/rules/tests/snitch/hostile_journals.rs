//! Events that somebody could have made up.

use proptest::{collection::vec, option, prelude::*, sample::select};
use rules::{
    game::{Actor, Game},
    hidden::Hidden,
    seat::{PerSeat, Seat},
    snitch::{
        board::Board,
        card::Card,
        checklist::Chore,
        command::AbortReason,
        eliminate::Attempt,
        event::{Deed, Event},
        kit::{Deck, Instead, Kit, Lost},
        outcome::Outcome,
        plan::{EmptyPile, Options, Plan},
        score::{DecidedBy, Standing, Tally, Top, score},
        view::View,
    },
};

use super::script::{game, plan};
use crate::shared::hostile_journals;

fn seat() -> impl Strategy<Value = Seat> + Clone {
    hostile_journals::seat(4)
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..8_u8, 2 => 30..54_u8, 1 => any::<u8>()]
}

fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        4 => (0..12_u32).prop_map(|number| Card::Witness { number }),
        1 => any::<u32>().prop_map(|number| Card::Witness { number }),
        4 => select(Card::SPECIAL.to_vec()),
    ]
}

fn some_plan() -> impl Strategy<Value = Plan> {
    let instead = prop_oneof![
        Just(Instead::Nothing),
        Just(Instead::Printed),
        card().prop_map(|card| Instead::StandIn { card }),
    ];
    let lost = (card(), instead).prop_map(|(card, instead)| Lost { card, instead });
    let kit =
        (byte(), vec(lost, 0..3)).prop_map(|(lost_witnesses, lost)| Kit { lost_witnesses, lost });
    (any::<bool>(), option::of(byte()), kit, any::<[bool; 3]>()).prop_map(
        |(follow, look, kit, [chain, may_owe_card, ends])| {
            let empty_pile = if ends { EmptyPile::RoundEnds } else { EmptyPile::Shuffle };
            let options = Options { chain, may_owe_card, empty_pile, ..Options::default() };
            Plan { follow, look, kit, options }
        },
    )
}

/// Mostly one whose cards add up.
fn board() -> impl Strategy<Value = Board> {
    let honest =
        (2..=5_usize, 0..6_u8, 0..10_u8, seat()).prop_map(|(players, size, pile, active)| {
            let discard = 54 - players as u8 * size - pile;
            Board { sizes: PerSeat::new(players, |_| size), pile, discard, out: 0, active }
        });
    let odd = (vec(byte(), 0..7), byte(), byte(), byte(), seat()).prop_map(
        |(sizes, pile, discard, out, active)| Board {
            sizes: sizes.into(),
            pile,
            discard,
            out,
            active,
        },
    );
    prop_oneof![3 => honest, 1 => odd]
}

fn attempt() -> impl Strategy<Value = Attempt> {
    prop_oneof![
        Just(Attempt::Own),
        Just(Attempt::Wrong),
        seat().prop_map(|owner| Attempt::Other { owner }),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => Just(Deed::Drew),
        6 => card().prop_map(|card| Deed::Played { card }),
        3 => option::of(seat()).prop_map(|at| Deed::Looked { at }),
        3 => option::of([seat(), seat()]).prop_map(|between| Deed::Swapped { between }),
        3 => any::<bool>().prop_map(|snitch| Deed::Removed { snitch }),
        3 => seat().prop_map(|to| Deed::Added { to }),
        1 => Just(Deed::Skipped),
        1 => Just(Deed::Passed),
        4 => (seat(), attempt()).prop_map(|(by, attempt)| Deed::Eliminated { by, attempt }),
        2 => seat().prop_map(|by| Deed::Closed { by }),
        2 => Just(Deed::TurnEnded),
        1 => Just(Deed::RoundEnded),
        2 => board().prop_map(|board| Deed::Restated { board }),
        1 => Just(Deed::Untracked),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let tally = (vec(any::<i32>(), 0..6), vec(seat(), 0..6), option::of(seat())).prop_map(
        |(totals, seats, winner)| {
            let standing = |seat: &Seat| Standing {
                seat: *seat,
                total: i32::MIN,
                cards: usize::MAX,
                lowest: None,
                place: 0,
            };
            Tally {
                totals: totals.into(),
                standings: seats.iter().map(standing).collect(),
                winner,
                tied: seats,
                by: DecidedBy::Lowest,
            }
        },
    );
    let fair = (2..=5_usize).prop_map(|players| {
        let districts: PerSeat<Vec<Card>> = PerSeat::new(players, |_| Vec::new());
        let tally = score(&districts, None, &Deck::BOX, &Options::default());
        Outcome::Scored { closer: None, districts, top: None, tally: tally.unwrap() }
    });
    let districts = vec(vec(card(), 0..5), 0..6).prop_map(PerSeat::from);
    let odd = (option::of(seat()), districts, tally).prop_map(|(closer, districts, tally)| {
        Outcome::Scored { closer, districts, top: Some(Top::Nothing), tally }
    });
    prop_oneof![Just(Outcome::Abandoned), fair, odd]
}

pub(crate) fn any_event() -> BoxedStrategy<Event> {
    let plans = prop_oneof![some_plan(), Just(plan()), Just(Plan { look: None, ..plan() })];
    let reasons = [AbortReason::NotReady, AbortReason::Disturbed, AbortReason::Restarted];
    let others = prop_oneof![
        2 => (plans, seat()).prop_map(|(plan, starter)| Event::Arranged { plan, starter }),
        1 => (select(Chore::ALL.to_vec()), any::<bool>())
            .prop_map(|(chore, done)| Event::Ticked { chore, done }),
        1 => byte().prop_map(|cards| Event::CardsCounted { cards }),
        3 => Just(Event::Begun),
        4 => seat().prop_map(|seat| Event::Seen { seat }),
        12 => seat().prop_map(|seat| Event::Ready { seat }),
        1 => seat().prop_map(|seat| Event::NotReady { seat }),
        1 => (hostile_journals::actor(4), select(reasons.to_vec()))
            .prop_map(|(by, reason)| Event::CountAborted { by, reason }),
        4 => Just(Event::Zero),
        4 => Just(Event::TimeUp),
        12 => (seat(), vec(card(), 0..4))
            .prop_map(|(seat, cards)| Event::Entered { seat, cards: Hidden(cards) }),
        2 => card().prop_map(|card| Event::TurnedOver { top: Top::Card { card } }),
        1 => Just(Event::TurnedOver { top: Top::Nothing }),
        1 => hostile_journals::actor(4).prop_map(|by| Event::Undone { by }),
    ];
    let done = (hostile_journals::actor(4), deed()).prop_map(|(by, deed)| Event::Done { by, deed });
    let ended = outcome().prop_map(|outcome| Event::Ended { outcome });
    prop_oneof![20 => others, 30 => done, 1 => ended].boxed()
}

/// Every card is somewhere, whatever the journal said.
pub(crate) fn adds_up(view: &View) {
    let (Some(board), Some(cards)) = (&view.board, &view.cards) else { return };
    let districts: u32 = board.sizes.values().map(|size| u32::from(*size)).sum();
    let lying = districts + u32::from(board.pile) + u32::from(board.discard);
    assert!(lying <= u32::from(cards.total), "{board:?} {cards:?}");
}

#[test]
fn an_ended_game_believes_nothing_more() {
    let mut game = game(2);
    game.fold(&Event::Arranged { plan: plan(), starter: Seat(0) });
    game.fold(&Event::Ended { outcome: Outcome::Abandoned });
    assert!(!game.fits(&Event::Arranged { plan: plan(), starter: Seat(0) }));
    assert!(!game.fits(&Event::Undone { by: Actor::Table }));
}
