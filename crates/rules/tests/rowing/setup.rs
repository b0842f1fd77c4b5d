//! Before the first card: what's there, who starts, what's still to be done.

use std::collections::BTreeSet;

use rules::{
    game::{Game, Progress},
    moments::Moment,
    rowing::{
        checklist::Chore,
        command::Command,
        plan::{Lifesavers, Missing, Plan, StandIn},
        refusal::Refusal,
        view::StepView,
    },
    seat::Seat,
};

use super::script::{ANA, BEA, Script};

fn arrange(plan: Plan) -> Command {
    Command::Arrange { plan, starter: None }
}

#[test]
fn all_sixty_cards_are_dealt_out_and_there_is_one_lifesaver_too_few() {
    for (players, cards_each) in [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)] {
        let mut script = Script::new(players, 1);
        script.table(arrange(Plan::default()));
        let deal = script.view().deal.unwrap();
        assert_eq!((deal.cards_each, deal.left_over), (cards_each, 0));
        assert_eq!((usize::from(deal.lifesavers), deal.short), (players - 1, 0));
        assert_eq!(script.view().lifesavers, Lifesavers::Box);
    }
}

#[test]
fn it_is_for_two_to_six() {
    for players in [0, 1, 7, 10] {
        let mut script = Script::new(players, 1);
        script.table_refused(arrange(Plan::default()), Refusal::Players { players });
    }
}

#[test]
fn with_cards_missing_everybody_gets_the_same_and_the_rest_stays_in_the_box() {
    let mut script = Script::new(4, 1);
    let with = |cards| Plan { missing: Missing { lifesavers: 0, cards }, ..Plan::default() };
    script.table(arrange(with(3)));
    let deal = script.view().deal.unwrap();
    assert_eq!((deal.cards_each, deal.left_over), (14, 1));
    script.table(arrange(with(56)));
    assert_eq!(script.view().deal.unwrap().cards_each, 1);
    script.table_refused(arrange(with(57)), Refusal::CardsMissing { most: 56 });
    script.table_refused(arrange(with(255)), Refusal::CardsMissing { most: 56 });
}

#[test]
fn only_lifesavers_that_are_needed_are_replaced_and_phones_replace_all() {
    let lifesavers = |players, lifesavers, stand_in| {
        let missing = Missing { lifesavers, cards: 0 };
        Plan { missing, stand_in, ..Plan::default() }.lifesavers(players)
    };
    assert_eq!(lifesavers(4, 2, StandIn::Rings), Lifesavers::Box, "three are enough");
    assert_eq!(lifesavers(4, 3, StandIn::Rings), Lifesavers::Rings { rings: 1 });
    assert_eq!(lifesavers(4, 5, StandIn::Rings), Lifesavers::Rings { rings: 3 });
    assert_eq!(lifesavers(6, 1, StandIn::Objects), Lifesavers::Objects { objects: 1 });
    assert_eq!(lifesavers(6, 1, StandIn::Phones), Lifesavers::Phones);
    assert_eq!(lifesavers(6, 0, StandIn::Phones), Lifesavers::Phones, "if they like");
    let missing = Missing { lifesavers: 6, cards: 0 };
    let plan = Plan { missing, ..Plan::default() };
    Script::new(4, 1).table_refused(arrange(plan), Refusal::LifesaversMissing { most: 5 });
}

#[test]
fn who_starts_is_drawn_or_chosen() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut script = Script::new(3, seed);
        script.table(arrange(Plan::default()));
        let starter = script.view().starter.unwrap();
        assert!(starter.drawn);
        drawn.insert(starter.seat);
    }
    assert_eq!(drawn.len(), 3, "anybody can be drawn");

    let mut script = Script::new(3, 1);
    script.table(Command::Arrange { plan: Plan::default(), starter: Some(BEA) });
    assert_eq!(
        script.view().starter.map(|starter| (starter.seat, starter.drawn)),
        Some((BEA, false))
    );
    script.seat(ANA, Command::PickStarter { seat: None });
    assert!(script.view().starter.unwrap().drawn);
    script.table(Command::PickStarter { seat: Some(ANA) });
    assert_eq!(script.view().starter.unwrap().seat, ANA);
    script.table_refused(Command::PickStarter { seat: Some(Seat(3)) }, Refusal::NoSuchSeat);
}

#[test]
fn the_checklist_is_help_and_no_condition() {
    let mut script = Script::new(3, 1);
    assert!(script.view().checklist.is_empty());
    script.table_refused(Command::Begin, Refusal::NotArranged);
    script.table(arrange(Plan::default()));
    script.seat(ANA, Command::Tick { chore: Chore::Room, done: true });
    let ticked = |script: &Script| -> Vec<Chore> {
        let list = script.view().checklist.into_iter();
        list.filter(|item| item.done).map(|item| item.chore).collect()
    };
    assert_eq!(ticked(&script), [Chore::Room]);
    let before = script.events.len();
    script.table(Command::Tick { chore: Chore::Room, done: true });
    assert_eq!(script.events.len(), before, "ticking twice changes nothing");
    script.table(Command::Tick { chore: Chore::Room, done: false });
    assert!(ticked(&script).is_empty());
    script.table(Command::Begin);
    assert_eq!((script.step(), script.game.progress()), (StepView::Play, Progress::UnderWay));
    let begun = Refusal::AlreadyBegun;
    script.table_refused(Command::Tick { chore: Chore::Room, done: true }, begun.clone());
    script.table_refused(arrange(Plan::default()), begun.clone());
    script.table_refused(Command::Begin, begun);
}

#[test]
fn a_game_begun_too_early_is_taken_back() {
    let mut script = Script::on_phones(4);
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 3, quiet: None }));
    script.seat(BEA, Command::Undo);
    assert_eq!((script.game.progress(), script.game.moment()), (Progress::SetUp, None));
    script.table(Command::Begin);
    assert_eq!(script.game.progress(), Progress::UnderWay);
}

#[test]
fn the_same_group_plays_again_with_the_same_plan_and_a_new_starter() {
    let mut script = Script::on_phones(4);
    assert_eq!(script.game.report(), None);
    script.refused(ANA, Command::Abandon, Refusal::TableOnly);
    script.table(Command::Abandon);
    assert_eq!(script.game.progress(), Progress::Over);
    assert!(script.game.report().unwrap().winners.is_empty());
    let rematch = script.game.rematch().unwrap();
    assert_eq!(rematch, Command::Arrange { plan: script.view().plan.unwrap(), starter: None });
    Script::new(4, 2).table(rematch);
}
