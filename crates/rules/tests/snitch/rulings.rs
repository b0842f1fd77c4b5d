//! Each ruling of a table that differs from ours.

use rules::{
    game::Game,
    moments::Moment,
    snitch::{
        board::Draw,
        card::Card,
        command::Command,
        eliminate::Attempt,
        plan::{EmptyDistrict, EmptyPile, NothingLeft, OpeningEnds, Options, Plan},
        refusal::Refusal,
        terms::Due,
        view::StepView,
    },
};

use super::script::{A, B, C, Script, plan, with, witness};

const OWN: Command = Command::Eliminate { attempt: Attempt::Own };

fn other(owner: rules::seat::Seat) -> Command {
    Command::Eliminate { attempt: Attempt::Other { owner } }
}

#[test]
fn eliminations_can_end_after_five_seconds() {
    let mut script = Script::started(
        3,
        with(Options { opening_ends: OpeningEnds::Clock, ..Options::default() }),
    );
    assert_eq!(script.game.moment(), None);
    script.play(A, witness(6));
    let bar = Some(Moment::Look { seconds: 5 });
    assert_eq!(script.game.moment(), bar);
    script.eliminate(C, Attempt::Wrong);
    assert_eq!(script.game.moment(), bar, "it goes on running");
    script.clock(Command::TimeUp);
    assert_eq!(script.game.moment(), None);
    script.refused(B, OWN, Refusal::NoElimination);
    assert_eq!(script.active(), B);
    script.play(B, witness(6));
    script.seat(C, Command::Draw);
    assert_eq!(script.game.moment(), None, "the next turn ends it, too");
    script.table_refused(Command::TimeUp, Refusal::NoTimeRunning);
}

#[test]
fn an_eliminated_witness_can_open_another_elimination() {
    let mut script = Script::started(3, with(Options { chain: true, ..Options::default() }));
    script.play(A, witness(6));
    script.seat(C, OWN);
    script.seat(A, other(B));
    assert_eq!(script.counts().0, [3, 4, 3]);
    assert!(script.view().opening.is_some());
}

fn closed(options: Options) -> Script {
    let mut script = Script::started(3, with(options));
    script.seat(A, Command::Close);
    script.play(B, witness(6));
    script
}

#[test]
fn a_closed_district_is_open_to_eliminations_unless_the_table_says_no() {
    let mut script = closed(Options::default());
    assert_eq!(script.view().opening.unwrap().in_reach, [A, B, C]);
    script.seat(C, other(A));
    assert_eq!(script.counts().0, [4, 4, 3]);

    let mut script = closed(Options { closed_is_safe: true, ..Options::default() });
    assert_eq!(script.view().opening.unwrap().in_reach, [B, C]);
    script.refused(C, other(A), Refusal::ClosedIsSafe { seat: A });
    script.seat(A, OWN);
}

#[test]
fn the_closer_can_eliminate_unless_the_table_says_no() {
    let mut script = closed(Options::default());
    assert_eq!(script.view().opening.unwrap().may_try, [A, B, C]);
    script.seat(A, other(B));

    let mut script = closed(Options { closer_eliminates: false, ..Options::default() });
    assert_eq!(script.view().opening.unwrap().may_try, [B, C]);
    for attempt in [Attempt::Own, Attempt::Other { owner: B }, Attempt::Wrong] {
        script.refused(A, Command::Eliminate { attempt }, Refusal::CloserWatches);
    }
    script.seat(C, other(A));
}

#[test]
fn the_last_turn_can_be_optional_but_no_other() {
    let mut script =
        Script::started(2, with(Options { last_turn_optional: true, ..Options::default() }));
    script.refused(A, Command::Pass, Refusal::NoPassing);
    script.seat(A, Command::Close);
    assert_eq!(script.step(), StepView::Start { may_draw: true, may_close: false, may_pass: true });
    script.seat(B, Command::Pass);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
}

#[test]
fn an_empty_draw_pile_can_end_the_round() {
    let options = Options { empty_pile: EmptyPile::RoundEnds, ..Options::default() };
    let mut script = Script::late(&[4, 4], 1, options);
    script.play(A, witness(1));
    assert_eq!(script.view().board.unwrap().draw, Draw::RoundEnds);
    script.eliminate(A, Attempt::Wrong);
    assert_eq!(script.counts(), (vec![4, 4], 0, 46), "nothing is shuffled");
    script.seat(B, Command::Draw);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
    assert!(script.view().opening.is_none() && script.view().closed.is_none());
}

#[test]
fn nothing_to_shuffle_can_end_the_round() {
    let options = Options { nothing_left: NothingLeft::RoundEnds, ..Options::default() };
    let mut script = Script::late(&[27, 26], 1, options);
    script.play(A, Card::Cousin);
    script.seat(B, Command::Draw);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
    // With something to shuffle, it goes on.
    let mut script = Script::late(&[4, 4], 1, options);
    script.play(A, Card::Cousin);
    script.seat(B, Command::Draw);
    assert_eq!(script.step(), StepView::Exchange);
}

#[test]
fn somebody_without_cards_can_have_to_close() {
    let options = Options { empty_district: EmptyDistrict::Close, ..Options::default() };
    let mut script = Script::late(&[0, 4], 10, options);
    script.refused(A, Command::Draw, Refusal::MustClose);
    assert_eq!(
        script.step(),
        StepView::Start { may_draw: false, may_close: true, may_pass: false }
    );
    script.seat(A, Command::Close);
    assert_eq!(script.active(), B);

    // Nobody can close twice, so then they draw.
    let mut script = Script::late(&[4, 0], 10, options);
    script.seat(A, Command::Close);
    script.seat(B, Command::Draw);
    assert_eq!(script.counts().0, [4, 1]);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
}

#[test]
fn somebody_without_cards_can_eliminate_elsewhere_if_the_table_says_so() {
    let options = Options { may_owe_card: true, ..Options::default() };
    let mut script = Script::late(&[4, 4, 0], 10, options);
    script.play(A, witness(1));
    script.seat(C, other(B));
    assert_eq!(script.counts().0, [4, 3, 0]);
}

#[test]
fn the_family_can_be_optional() {
    let mut script =
        Script::started(2, with(Options { family_optional: true, ..Options::default() }));
    script.play(A, Card::Hitman);
    script.seat(A, Command::Skip);
    assert!(matches!(script.step(), StepView::Action { due: Due::Swap, may_skip: true, .. }));
    script.seat(A, Command::Skip);
    script.play(B, Card::Boss);
    script.seat(B, Command::Skip);
    assert_eq!(script.counts().0, [4, 4]);
    assert_eq!(script.active(), A);
}

#[test]
fn a_plan_that_says_nothing_has_our_rulings() {
    let read: Plan = serde_json::from_str("{}").unwrap();
    assert_eq!(read, Plan::default());
    let read: Plan = serde_json::from_str(r#"{"look":null,"options":{"chain":true}}"#).unwrap();
    assert_eq!(read.look, None);
    assert_eq!(read.options, Options { chain: true, ..Options::default() });
    let written = serde_json::to_string(&plan()).unwrap();
    assert_eq!(serde_json::from_str::<Plan>(&written).unwrap(), plan());
}
