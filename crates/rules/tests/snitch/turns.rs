//! Turns that the app follows, and what it counts meanwhile.

use rules::{
    game::{Actor, Game},
    seat::Seat,
    snitch::{
        card::Card,
        command::Command,
        kit::{Instead, Kit, Lost},
        plan::{Options, Plan},
        refusal::Refusal,
        terms::{Due, Sort},
        view::StepView,
    },
};

use super::script::{A, B, C, D, Script, plan, witness};

#[test]
fn a_turn_is_draw_exchange_play() {
    let mut script = Script::started(3, plan());
    assert_eq!(script.counts(), (vec![4, 4, 4], 42, 0));
    script.refused(A, Command::Play { card: witness(4) }, Refusal::DrawFirst);
    script.refused(B, Command::Draw, Refusal::NotYourTurn);
    script.table_refused(Command::Draw, Refusal::SeatNeeded);
    script.seat(A, Command::Draw);
    assert_eq!(script.counts(), (vec![4, 4, 4], 41, 0), "one is in a hand");
    script.refused(A, Command::Draw, Refusal::PlayFirst);
    script.refused(A, Command::Close, Refusal::PlayFirst);
    script.refused(A, Command::Look { at: None }, Refusal::PlayFirst);
    script.seat(A, Command::Play { card: witness(4) });
    assert_eq!(script.counts(), (vec![4, 4, 4], 41, 1));
    assert_eq!(script.active(), B);
}

#[test]
fn turns_go_round_clockwise_from_the_starter() {
    let mut script = Script::new(4, 1);
    script.table(Command::Arrange { plan: plan(), starter: Some(C) });
    script.table(Command::Begin);
    script.table(Command::Ready);
    script.clock(Command::Zero);
    script.clock(Command::TimeUp);
    for seat in [C, D, A, B, C] {
        assert_eq!(script.active(), seat);
        assert_eq!(script.view().board.unwrap().next, Some(seat.left(1, 4)));
        script.play(seat, witness(1));
    }
}

#[test]
fn the_snitch_goes_home() {
    let mut script = Script::started(2, plan());
    script.play(A, Card::Snitch);
    assert_eq!(script.counts(), (vec![5, 4], 45, 0));
    assert_eq!(script.active(), B);
    assert!(script.view().opening.is_none(), "nothing was played");
}

#[test]
fn witnesses_and_the_cousin_open_an_elimination_and_the_family_does_not() {
    for (card, number) in [(witness(0), 0), (witness(12), 12), (Card::Cousin, 0)] {
        let mut script = Script::started(2, plan());
        script.play(A, card);
        let opening = script.view().opening.expect("an elimination");
        assert_eq!((opening.by, opening.card, opening.number), (A, card, number));
        assert_eq!(script.active(), B);
    }
    for (card, due) in [
        (Card::Thug, Due::Look),
        (Card::Driver, Due::Swap),
        (Card::Hitman, Due::Look),
        (Card::Boss, Due::RemoveOrAdd),
    ] {
        let mut script = Script::started(2, plan());
        script.play(A, card);
        assert!(script.view().opening.is_none(), "{card:?}");
        assert!(matches!(script.step(), StepView::Action { due: d, .. } if d == due), "{card:?}");
        assert_eq!(script.active(), A);
    }
}

#[test]
fn a_card_that_cannot_be_there_cannot_be_played() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Draw);
    for number in [100, 5000, u32::MAX] {
        let card = witness(number);
        script.refused(A, Command::Play { card }, Refusal::NoSuchWitness { highest: 99 });
    }
    let gone = |card| Lost { card, instead: Instead::Nothing };
    let lost = vec![gone(Card::Snitch), gone(Card::Cousin)];
    let kit = Kit { lost_witnesses: 0, lost };
    let mut script = Script::started(2, Plan { kit, ..plan() });
    assert_eq!(script.counts().1, 44);
    script.seat(A, Command::Draw);
    for (card, sort) in [(Card::Snitch, Sort::Snitch), (Card::Cousin, Sort::Cousin)] {
        script.refused(A, Command::Play { card }, Refusal::TooMany { sort, most: 0 });
    }
}

#[test]
fn an_empty_draw_pile_is_made_of_the_discard_pile_without_its_top_card() {
    let mut script = Script::late(&[4, 4], 1, Options::default());
    assert_eq!(script.counts(), (vec![4, 4], 1, 45));
    script.play(A, witness(2));
    assert_eq!(script.counts(), (vec![4, 4], 0, 46));
    script.play(B, Card::Snitch);
    assert_eq!(script.counts(), (vec![4, 5], 44, 1));
}

#[test]
fn if_nothing_is_left_at_all_people_pass_or_close() {
    let mut script = Script::late(&[27, 26], 0, Options::default());
    assert_eq!(script.counts().2, 1);
    script.refused(A, Command::Draw, Refusal::NothingToDraw);
    let start = StepView::Start { may_draw: false, may_close: true, may_pass: true };
    assert_eq!(script.step(), start);
    script.seat(A, Command::Pass);
    assert_eq!(script.active(), B);
    script.seat(B, Command::Close);
    script.seat(A, Command::Pass);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
    let mut usual = Script::started(2, plan());
    usual.refused(A, Command::Pass, Refusal::NoPassing);
}

#[test]
fn without_cards_the_drawn_one_becomes_the_district() {
    let mut script = Script::late(&[0, 4], 10, Options::default());
    script.seat(A, Command::Draw);
    assert_eq!(script.counts(), (vec![1, 4], 9, 40));
    assert_eq!(script.active(), B);
}

#[test]
fn the_table_can_say_what_it_really_looks_like() {
    let mut script = Script::started(3, plan());
    script.seat(A, Command::Draw);
    script.restate(&[4, 5, 0], 30, C);
    assert_eq!(script.counts(), (vec![4, 5, 0], 30, 15));
    assert_eq!(script.active(), C);
    let restate = |sizes: &[u8], pile, active| Command::Restate {
        sizes: sizes.to_vec().into(),
        pile,
        active,
    };
    let impossible = Refusal::ImpossibleBoard { cards: 54 };
    for (sizes, pile) in
        [(vec![4, 4], 30), (vec![4; 4], 30), (vec![20, 20, 15], 0), (vec![255; 3], 255)]
    {
        script.table_refused(restate(&sizes, pile, A), impossible.clone());
    }
    script.table_refused(restate(&[4, 4, 4], 3, Seat(3)), Refusal::NoSuchSeat);
    script.refused(A, restate(&[4, 4, 4], 3, A), Refusal::TableOnly);
}

#[test]
fn following_can_begin_and_end_in_the_middle_of_a_game() {
    let mut script = Script::started(3, Plan::default());
    script.refused(A, Command::Draw, Refusal::GuidedOnly);
    script.table_refused(Command::Untrack, Refusal::GuidedOnly);
    script.restate(&[3, 4, 5], 20, B);
    script.play(B, witness(1));
    script.table(Command::Untrack);
    assert_eq!(script.step(), StepView::Open);
    assert!(script.view().board.is_none() && script.view().opening.is_none());
    script.seat(A, Command::Close);
    script.table_refused(
        Command::Restate { sizes: vec![4; 3].into(), pile: 9, active: A },
        Refusal::NotTheNext { seat: B },
    );
    script.restate(&[3, 4, 5], 20, B);
    script.play(B, witness(1));
    script.table(Command::Untrack);
    assert_eq!(script.step(), StepView::LastTurn { of: C });
}

#[test]
fn a_stopped_game_has_no_winner_and_a_rematch() {
    let mut script = Script::started(3, plan());
    script.refused(A, Command::Abandon, Refusal::TableOnly);
    script.table(Command::Abandon);
    let report = script.game.report().expect("it is over");
    assert!(report.winners.is_empty() && report.scores.is_none());
    script.table_refused(Command::Undo, Refusal::GameOver);
    script.refused(A, Command::Draw, Refusal::GameOver);
    let mut next = Script::new(3, 2);
    next.give(Actor::Table, &script.game.rematch().unwrap()).unwrap();
    assert_eq!(next.view().plan, Some(plan()));
}
