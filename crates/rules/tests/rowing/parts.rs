//! What an owner of the box is told about what's missing from it.

use rules::{
    game::Parts,
    rowing::{
        RowYourGoat,
        advice::{Advice, Question},
        plan::{Missing, StandIn},
    },
};

fn ask(players: usize, lifesavers: u8, cards: u8) -> Option<Advice> {
    RowYourGoat::advise(&Question::Box { players, missing: Missing { lifesavers, cards } })
}

#[test]
fn whoever_misses_nothing_needs_nothing() {
    for players in 2..=6 {
        let Some(Advice::Box { deal, stand_ins }) = ask(players, 0, 0) else { panic!() };
        assert_eq!((deal.short, deal.left_over, stand_ins), (0, 0, Vec::new()));
    }
}

#[test]
fn lost_lifesavers_matter_only_if_there_are_too_few() {
    let Some(Advice::Box { deal, stand_ins }) = ask(3, 3, 0) else { panic!() };
    assert_eq!((deal.short, stand_ins), (0, Vec::new()));
    let Some(Advice::Box { deal, stand_ins }) = ask(6, 3, 0) else { panic!() };
    assert_eq!(deal.short, 3);
    assert_eq!(stand_ins, [StandIn::Phones, StandIn::Rings, StandIn::Objects]);
}

#[test]
fn lost_cards_change_what_everybody_gets() {
    let Some(Advice::Box { deal, .. }) = ask(5, 0, 4) else { panic!() };
    assert_eq!((deal.cards_each, deal.left_over), (11, 1));
}

#[test]
fn a_question_that_makes_no_sense_gets_no_answer() {
    for (players, lifesavers, cards) in [(1, 0, 0), (7, 0, 0), (4, 6, 0), (4, 0, 57)] {
        assert_eq!(ask(players, lifesavers, cards), None);
    }
}
