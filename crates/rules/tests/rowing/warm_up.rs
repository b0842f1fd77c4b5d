//! Warming up: the same grid for everybody, and points for quick eyes.

use rules::{
    game::{Actor, Game, Progress, Viewer},
    moments::{Moment, Signal},
    rowing::{
        RowYourGoat,
        card::{CELLS, Card, Grid},
        command::Command,
        plan::StandIn,
        refusal::Refusal,
        sets::judge,
        trainer::Mark,
        view::StepView,
        warm_up::{Phase, WarmUpView},
    },
    seat::Seat,
};

use super::script::{ANA, BEA, CARLOS, Script, plan};

fn arranged() -> Script {
    let mut script = Script::new(3, 4);
    let plan = plan(StandIn::Phones);
    script.table(Command::Arrange { plan, starter: None });
    script
}

fn looking() -> Script {
    let mut script = arranged();
    script.seat(ANA, Command::WarmUp);
    script.give(Actor::Clock, &Command::Zero).unwrap();
    script
}

fn shown(script: &Script) -> WarmUpView {
    match script.step() {
        StepView::WarmUp { warm_up } => warm_up,
        other => panic!("no warm-up but {other:?}"),
    }
}

/// A spot that is right for these cards, and one that is wrong.
fn right_and_wrong(script: &Script, cards: [Card; CELLS]) -> (u8, u8) {
    let spots = script.view().spots;
    let sets = judge(&Grid::from(cards)).unwrap().sets;
    let is_set = |line| sets.iter().any(|set| set.line == line);
    let spot = |wanted| spots.lines.iter().find(|it| is_set(it.line) == wanted).map(|it| it.spot);
    match spot(true) {
        Some(right) => (right, spots.no_set),
        None => (spots.no_set, spot(false).unwrap()),
    }
}

#[test]
fn the_grid_is_counted_in_and_solved_when_all_have_answered() {
    let mut script = arranged();
    script.seat(BEA, Command::WarmUp);
    assert_eq!(shown(&script).phase, Phase::Counting);
    assert_eq!(script.game.moment(), Some(Moment::Count));
    assert_eq!(script.game.progress(), Progress::SetUp);
    script.table_refused(Command::WarmUp, Refusal::LookFirst);
    script.table_refused(Command::Zero, Refusal::NotTheClock);
    assert_eq!(RowYourGoat::on(Signal::Zero), Some(Command::Zero));
    script.give(Actor::Clock, &Command::Zero).unwrap();
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 3, quiet: Some(20) }));
    assert_eq!(shown(&script).solution, None);

    let (right, wrong) = right_and_wrong(&script, shown(&script).cards);
    script.touch(&[vec![(BEA, wrong)], vec![(ANA, right)]], 700);
    script.touch(&[vec![(BEA, right)], vec![(CARLOS, right)]], 700);
    let warm_up = shown(&script);
    assert_eq!((warm_up.phase, script.game.moment()), (Phase::Solved, None));
    let points: Vec<u32> = warm_up.points.values().copied().collect();
    assert_eq!(points, [2, 0, 1], "the first answer counts, and the quickest gets one more");
    let solution = warm_up.solution.unwrap();
    assert_eq!(solution.quickest, [ANA]);
    assert_eq!(
        (solution.marks[ANA], solution.marks[CARLOS]),
        (Some(Mark::Right), Some(Mark::Right))
    );
    assert_ne!(solution.marks[BEA], Some(Mark::Right));
}

/// Nothing else in this game is a secret, and nobody may copy an answer from a
/// phone or a big screen.
#[test]
fn until_it_is_solved_nothing_that_anybody_sees_depends_on_an_answer() {
    let seen_after = |pick: fn((u8, u8)) -> u8| {
        let mut script = looking();
        let answer = pick(right_and_wrong(&script, shown(&script).cards));
        script.touch(&[vec![(ANA, answer)]], 700);
        assert_eq!((shown(&script).answered, shown(&script).solution), (vec![ANA], None));
        let views = script.all_viewers().map(|viewer| script.game.view(viewer));
        let mut seen: Vec<String> =
            views.map(|view| serde_json::to_string(&view).unwrap()).collect();
        seen.push(serde_json::to_string(&(script.game.expects(), script.game.awards())).unwrap());
        assert_eq!(script.game.view(Viewer::Onlooker), script.view(), "who watches has nothing");
        seen
    };
    assert_eq!(seen_after(|(right, _)| right), seen_after(|(_, wrong)| wrong));
}

#[test]
fn two_who_cannot_be_told_apart_are_both_the_quickest() {
    let mut script = looking();
    let (right, _) = right_and_wrong(&script, shown(&script).cards);
    script.touch(&[vec![(BEA, right), (ANA, right), (ANA, right)]], 700);
    script.clock(Command::TimeUp);
    let points: Vec<u32> = shown(&script).points.values().copied().collect();
    assert_eq!(points, [2, 2, 0]);
    assert_eq!(shown(&script).answered, [ANA, BEA]);
}

#[test]
fn after_a_while_the_solution_is_shown_and_the_points_go_on() {
    let mut script = looking();
    let (right, _) = right_and_wrong(&script, shown(&script).cards);
    script.touch(&[vec![(BEA, right)]], 700);
    script.clock(Command::TimeUp);
    assert!(shown(&script).solution.is_some());
    let before = shown(&script).cards;
    script.table(Command::WarmUp);
    assert_ne!(shown(&script).cards, before);
    assert_eq!(shown(&script).points[BEA], 2);
    assert!(shown(&script).answered.is_empty());
}

#[test]
fn a_count_that_a_restart_has_interrupted_is_called_off_and_loses_no_points() {
    let mut script = looking();
    let (right, _) = right_and_wrong(&script, shown(&script).cards);
    script.touch(&[vec![(BEA, right)]], 700);
    script.clock(Command::TimeUp);
    script.table(Command::WarmUp);
    let call_off = RowYourGoat::on(Signal::CalledOff).unwrap();
    script.give(Actor::Clock, &call_off).unwrap();
    assert_eq!((shown(&script).phase, shown(&script).points[BEA]), (Phase::Solved, 2));
    assert_eq!(script.give(Actor::Clock, &call_off), Err(Refusal::NothingRuns));
    script.table(Command::WarmUp);
}

#[test]
fn the_game_begins_whenever_people_have_had_enough() {
    let mut script = looking();
    script.table(Command::EndWarmUp);
    assert_eq!(script.step(), StepView::Setup);
    script.table_refused(Command::EndWarmUp, Refusal::NoWarmUp);
    let mut script = looking();
    script.table(Command::Begin);
    assert_eq!(script.step(), StepView::Play);
    script.table_refused(Command::WarmUp, Refusal::AlreadyBegun);
    let mut script = Script::new(3, 1);
    script.table_refused(Command::WarmUp, Refusal::NotArranged);
}

#[test]
fn other_spots_and_other_people_are_no_answers() {
    let mut script = looking();
    let spots = script.view().spots;
    let before = script.events.len();
    let stranger = (Seat(3), spots.no_set);
    script.touch(&[vec![(ANA, spots.ring), (BEA, spots.mine)], vec![stranger]], 700);
    assert_eq!(script.events.len(), before);
    script.table(Command::EndWarmUp);
    script.table(Command::Begin);
    let playing = script.events.len();
    script.touch(&[vec![(ANA, spots.no_set)], vec![(BEA, spots.lines[0].spot)]], 700);
    assert_eq!(script.events.len(), playing, "nor are answers anything in a game");
}
