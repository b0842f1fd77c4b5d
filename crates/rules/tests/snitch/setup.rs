//! Setting up: who plays, who starts, what is missing.

use rules::{
    game::{Actor, Game, Progress},
    seat::Seat,
    snitch::{
        card::Card,
        checklist::Chore,
        command::Command,
        kit::{Deck, Instead, Kit, Lost},
        plan::Plan,
        refusal::Refusal,
        terms::Sort,
        view::StepView,
    },
};

use super::script::{A, B, C, Script, plan, witness};

fn lost(card: Card, instead: Instead) -> Lost {
    Lost { card, instead }
}

fn kit(lost: &[Lost]) -> Kit {
    Kit { lost_witnesses: 0, lost: lost.to_vec() }
}

#[test]
fn two_to_ten_can_play_and_the_pile_is_what_four_cards_each_leave() {
    for players in 0..14 {
        let mut script = Script::new(players, 1);
        let given = script.give(Actor::Table, &Command::Arrange { plan: plan(), starter: None });
        if (2..=10).contains(&players) {
            given.unwrap();
            let cards = script.view().cards.unwrap();
            assert_eq!((cards.total, usize::from(cards.pile)), (54, 54 - 4 * players));
        } else {
            assert_eq!(given, Err(Refusal::Players { players }));
        }
    }
}

#[test]
fn the_starter_is_named_or_drawn_fairly() {
    let mut script = Script::new(4, 1);
    script.table(Command::Arrange { plan: plan(), starter: Some(C) });
    assert_eq!(script.view().starter, Some(C));
    let nobody = Command::Arrange { plan: plan(), starter: Some(Seat(4)) };
    script.table_refused(nobody, Refusal::NoSuchSeat);
    let mut drawn = [0; 4];
    for _ in 0..400 {
        script.table(Command::Arrange { plan: plan(), starter: None });
        drawn[usize::from(script.view().starter.unwrap().0)] += 1;
    }
    assert!(drawn.iter().all(|times| (60..140).contains(times)), "{drawn:?}");
}

#[test]
fn only_the_table_arranges_and_nothing_works_before() {
    let mut script = Script::new(3, 1);
    script.refused(A, Command::Arrange { plan: plan(), starter: None }, Refusal::TableOnly);
    for command in [Command::Begin, Command::Draw, Command::Undo, Command::Abandon] {
        script.table_refused(command, Refusal::NotArranged);
    }
    assert!(script.game.rematch().is_none());
}

#[test]
fn the_checklist_is_help_and_no_condition() {
    let mut script = Script::arranged(3, plan());
    let chores = |script: &Script| -> Vec<(Chore, bool)> {
        script.view().checklist.iter().map(|line| (line.chore, line.done)).collect()
    };
    let undone = [Chore::Shuffle, Chore::Districts, Chore::DrawPile, Chore::DiscardPile];
    assert_eq!(chores(&script), undone.map(|chore| (chore, false)), "nothing is missing");
    script.seat(B, Command::Tick { chore: Chore::Districts, done: true });
    script.seat(B, Command::Tick { chore: Chore::Districts, done: true });
    assert_eq!(script.events.len(), 2, "ticking twice is fine");
    assert_eq!(chores(&script)[1], (Chore::Districts, true));
    script.table(Command::Tick { chore: Chore::Districts, done: false });
    assert_eq!(chores(&script)[1], (Chore::Districts, false));
    script.table(Command::Begin);
    script.table_refused(Command::Begin, Refusal::AlreadyBegun);
    assert_eq!(script.game.progress(), Progress::SetUp);

    let kit = kit(&[lost(Card::Cousin, Instead::Printed)]);
    let missing = Script::arranged(3, Plan { kit, ..plan() });
    assert_eq!(chores(&missing)[0], (Chore::Missing, false));
}

#[test]
fn piles_are_counted_from_the_cards_that_are_there() {
    let deck = |lost: &[Lost]| kit(lost).deck().map(|deck| (deck.total(), deck));
    let whole = Deck::BOX;
    assert_eq!(deck(&[]), Ok((54, whole)));
    let without = Deck { snitches: 0, ..whole };
    assert_eq!(deck(&[lost(Card::Snitch, Instead::Nothing)]), Ok((53, without)));
    assert_eq!(deck(&[lost(Card::Snitch, Instead::Printed)]), Ok((54, whole)));
    let stand_in = Instead::StandIn { card: witness(9) };
    let one_witness_fewer = Deck { witnesses: 35, ..whole };
    assert_eq!(deck(&[lost(Card::Snitch, stand_in)]), Ok((53, one_witness_fewer)));
    let thug = Instead::StandIn { card: Card::Thug };
    assert_eq!(deck(&[lost(Card::Boss, thug)]), Ok((53, Deck { family: 15, ..whole })));
    assert_eq!(
        Kit { lost_witnesses: 6, ..Kit::default() }.deck(),
        Ok(Deck { witnesses: 30, ..whole })
    );
}

#[test]
fn what_cannot_be_lost_or_stand_in_is_refused() {
    let deck = |lost: &[Lost]| kit(lost).deck();
    let gone = |card| lost(card, Instead::Nothing);
    assert_eq!(
        deck(&[gone(Card::Snitch), gone(Card::Snitch)]),
        Err(Refusal::LostTooMany { sort: Sort::Snitch, most: 1 })
    );
    assert_eq!(
        deck(&[gone(Card::Thug); 17]),
        Err(Refusal::LostTooMany { sort: Sort::Family, most: 16 })
    );
    assert_eq!(
        Kit { lost_witnesses: 37, ..Kit::default() }.deck(),
        Err(Refusal::LostTooMany { sort: Sort::Witness, most: 36 })
    );
    assert_eq!(deck(&[gone(witness(3))]), Err(Refusal::WitnessesAreCounted));
    for card in [Card::Snitch, Card::Cousin, Card::Thug] {
        let instead = Instead::StandIn { card };
        assert_eq!(deck(&[lost(Card::Thug, instead)]), Err(Refusal::StandIn), "{card:?}");
    }
    let instead = Instead::StandIn { card: witness(100) };
    assert_eq!(deck(&[lost(Card::Thug, instead)]), Err(Refusal::NoSuchWitness { highest: 99 }));
}

#[test]
fn a_table_counts_its_cards_instead_of_looking_for_what_is_gone() {
    let kit = kit(&[lost(Card::Snitch, Instead::StandIn { card: witness(9) })]);
    let mut script = Script::arranged(4, Plan { kit, ..plan() });
    assert_eq!(script.view().cards.unwrap().total, 53);
    script.seat(C, Command::CountCards { cards: 50 });
    let cards = script.view().cards.unwrap();
    assert_eq!((cards.total, cards.pile, cards.deck.witnesses), (50, 34, 32));
    // Counted again, because somebody found one.
    script.table(Command::CountCards { cards: 51 });
    assert_eq!(script.view().cards.unwrap().pile, 35);
    for cards in [0, 17, 54, 255] {
        let why = Refusal::CardCount { cards, fewest: 18, most: 53 };
        script.table_refused(Command::CountCards { cards }, why);
    }
    let rematch = script.game.rematch();
    let Some(Command::Arrange { plan, starter: None }) = rematch else { panic!("{rematch:?}") };
    assert_eq!(plan.kit.lost_witnesses, 2, "a rematch is with the same cards");
}

#[test]
fn somebody_must_be_able_to_draw() {
    let few = |lost_witnesses| Plan { kit: Kit { lost_witnesses, lost: Vec::new() }, ..plan() };
    let mut script = Script::new(10, 1);
    let why = Refusal::TooFewCards { cards: 40, players: 10 };
    script.table_refused(Command::Arrange { plan: few(14), starter: None }, why);
    script.table(Command::Arrange { plan: few(13), starter: None });
    assert_eq!(script.view().cards.unwrap().pile, 1);
}

#[test]
fn until_everybody_looks_it_can_be_set_up_differently() {
    let mut script = Script::arranged(3, plan());
    script.table(Command::Begin);
    script.table(Command::Arrange { plan: Plan::default(), starter: Some(B) });
    assert_eq!(script.step(), StepView::Setup);
    script.table(Command::Begin);
    script.table(Command::Ready);
    let again = Command::Arrange { plan: plan(), starter: None };
    script.table_refused(again.clone(), Refusal::NotDuringCount);
    script.clock(Command::Zero);
    script.table_refused(again, Refusal::AlreadyBegun);
    script.table_refused(Command::CountCards { cards: 50 }, Refusal::AlreadyBegun);
    assert_eq!(script.game.progress(), Progress::UnderWay);
}
