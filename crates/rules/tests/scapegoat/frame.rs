use proptest::prelude::*;
use rules::{
    game::Actor,
    hidden::Hidden,
    scapegoat::{
        colour::{
            CardColour::{self, Blue, Brown, Green, Grey, Red, Yellow},
            Colours,
        },
        command::{AbortReason, Command},
        frame::{Verdict, judge},
        outcome::{Ending, winners},
        plan::{DoubleFrame, Options, Plan},
        refusal::Refusal,
        view::{Aborted, StepView},
    },
    seat::{PerSeat, Seat},
};

use super::script::{BLUE, GREEN, RED, Script, YELLOW, card_of, goats, plan};

fn verdict(cards: &[&[CardColour]]) -> Verdict {
    let told = cards.iter().map(|card| Some(card.iter().copied().collect()));
    judge(&goats(cards.len()), &told.collect::<Vec<_>>().into()).unwrap()
}

fn framed(cards: &[&[CardColour]]) -> Vec<Seat> {
    verdict(cards).framed
}

#[test]
fn f1_a_colour_on_all_cards_frames_its_goat() {
    assert_eq!(framed(&[&[Red], &[Red], &[Red, Blue], &[Red]]), [RED]);
}

#[test]
fn f2_the_framed_goats_own_card_does_not_matter() {
    assert_eq!(framed(&[&[Green], &[Red], &[Red], &[Red]]), [RED]);
}

#[test]
fn f3_a_colour_that_lacks_on_another_players_card_frames_nobody() {
    let verdict = verdict(&[&[Red], &[Green], &[Red], &[Red]]);
    assert_eq!(verdict.framed, []);
    assert_eq!(verdict.missing_on[RED], [BLUE], "and the reason is Blue's card");
}

#[test]
fn f4_a_colour_on_too_few_cards_frames_nobody() {
    let verdict = verdict(&[&[Blue], &[Green], &[Red], &[Red]]);
    assert_eq!(verdict.framed, []);
    assert_eq!(verdict.missing_on[YELLOW], [RED, BLUE, GREEN]);
}

#[test]
fn f5_grey_and_colours_of_nobody_frame_nobody() {
    assert_eq!(framed(&[&[Grey], &[Grey], &[Grey, Blue], &[Grey]]), []);
    let strange = verdict(&[&[Brown], &[Brown], &[Brown], &[Grey]]);
    assert_eq!(strange.framed, []);
    assert_eq!(
        strange.strangers,
        [RED, BLUE, YELLOW],
        "perhaps cards for another number of players"
    );
}

#[test]
fn f6_several_goats_can_be_framed_at_once() {
    let three: [&[CardColour]; 3] = [&[Blue], &[Red], &[Red, Blue]];
    assert_eq!(framed(&three), [RED, BLUE]);
    let triple: [&[CardColour]; 3] = [&[Blue, Yellow], &[Red, Yellow], &[Red, Blue]];
    assert_eq!(framed(&triple), [RED, BLUE, YELLOW]);
}

#[test]
fn every_card_must_be_entered_and_show_a_colour() {
    let players = goats(3);
    let card = Some([Red].into_iter().collect::<Colours>());
    let missing = vec![card, None, card].into();
    assert_eq!(judge(&players, &missing), Err(Refusal::CardMissing { seat: BLUE }));
    let empty = vec![card, card, Some(Colours::default())].into();
    assert_eq!(judge(&players, &empty), Err(Refusal::CardEmpty { seat: YELLOW }));
}

#[test]
fn the_conspirators_win_if_the_right_goat_is_framed_and_lose_if_it_is_not() {
    let right = Ending::Frame { by: GREEN, framed: vec![RED] };
    let usual = DoubleFrame::default();
    assert_eq!(winners(4, &right, RED, usual), [BLUE, YELLOW, GREEN]);
    assert_eq!(winners(4, &right, BLUE, usual), [BLUE], "framed Red loses too");
}

#[test]
fn each_ruling_decides_a_double_frame_its_own_way() {
    let both = Ending::Frame { by: RED, framed: vec![RED, BLUE] };
    assert_eq!(winners(3, &both, RED, DoubleFrame::ScapegoatAmongThem), [BLUE, YELLOW]);
    assert_eq!(winners(3, &both, YELLOW, DoubleFrame::ScapegoatAmongThem), [YELLOW]);
    assert_eq!(winners(3, &both, RED, DoubleFrame::WrongOneLoses), [RED]);
    let alone = Ending::Frame { by: RED, framed: vec![RED] };
    assert_eq!(winners(3, &alone, RED, DoubleFrame::WrongOneLoses), [BLUE, YELLOW]);
}

#[test]
fn who_was_the_scapegoat_is_told_to_all_at_once_and_not_with_the_verdict() {
    let cards: [&[CardColour]; 3] = [&[Grey], &[Red], &[Red]];
    let told = |asks: Actor| {
        let mut script = attempt(Options::default());
        script.reveal_cards(&cards);
        let StepView::Point { ending, mats_known: true, .. } = script.step() else {
            panic!("{:?}", script.step())
        };
        assert_eq!(ending, Ending::Frame { by: RED, framed: vec![RED] });
        assert_eq!(script.view().judged.map(|judged| judged.framed), Some(vec![RED]));
        // A card that was entered wrongly: nobody has learnt anything yet.
        script.seat(YELLOW, Command::Undo);
        assert!(matches!(script.step(), StepView::FrameEntry { .. }));
        script.table(Command::Judge);
        script.give(asks, &Command::Reveal).unwrap();
        let StepView::Over { outcome } = script.step() else { panic!("over") };
        assert_eq!(outcome.scapegoat, Some(script.secret().scapegoat));
    };
    told(Actor::Table);
    told(Actor::Seat(BLUE));
}

fn attempt(options: Options) -> Script {
    let mut script = Script::started(3, Plan { follow: false, options, ..plan() });
    script.seat(RED, Command::Frame);
    script
}

#[test]
fn a_double_frame_is_played_out_under_each_ruling() {
    let cards: [&[CardColour]; 3] = [&[Blue], &[Red], &[Red, Blue]];
    for ruling in [DoubleFrame::ScapegoatAmongThem, DoubleFrame::WrongOneLoses] {
        let mut script = attempt(Options { double_frame: ruling, ..Options::default() });
        let scapegoat = script.secret().scapegoat;
        script.reveal_cards(&cards);
        script.table(Command::Reveal);
        let StepView::Over { outcome } = script.step() else { panic!("over") };
        assert_eq!(outcome.ending, Ending::Frame { by: RED, framed: vec![RED, BLUE] });
        assert_eq!(outcome.scapegoat, Some(scapegoat));
        assert_eq!(outcome.winners, winners(3, &outcome.ending, scapegoat, ruling));
    }
    let mut script = attempt(Options { double_frame: DoubleFrame::Fails, ..Options::default() });
    script.reveal_cards(&cards);
    assert_eq!(script.step(), StepView::Open);
    let judged = script.view().judged.unwrap();
    assert_eq!((judged.verdict.framed, judged.framed), (vec![RED, BLUE], vec![]));
}

#[test]
fn everybody_is_ready_before_the_count_and_may_change_their_mind() {
    let mut script = attempt(Options::default());
    script.seat(RED, Command::Ready);
    script.seat(RED, Command::Ready);
    script.seat(BLUE, Command::Ready);
    script.seat(RED, Command::NotReady);
    script.seat(YELLOW, Command::Ready);
    assert!(matches!(script.step(), StepView::FramePick { ready, .. } if ready == [BLUE, YELLOW]));
    script.seat(RED, Command::Ready);
    assert_eq!(script.step(), StepView::FrameCount { by: RED });
    script.seat(RED, Command::Ready);
    script.refused(RED, Command::NotReady, Refusal::NotDuringCount);
    script.refused(RED, card_of(&[Red]), Refusal::NotDuringCount);
    script.refused(RED, Command::Undo, Refusal::NotDuringCount);
}

#[test]
fn anybody_may_stop_the_count_and_everybody_sees_why() {
    let mut script = attempt(Options::default());
    script.table(Command::Ready);
    script.seat(YELLOW, Command::AbortCount { reason: AbortReason::WrongCard });
    let StepView::FramePick { ready, aborted, .. } = script.step() else { panic!("picking") };
    assert_eq!(ready, []);
    assert_eq!(aborted, Some(Aborted { by: Actor::Seat(YELLOW), reason: AbortReason::WrongCard }));
    script.refused(
        RED,
        Command::AbortCount { reason: AbortReason::NotReady },
        Refusal::NotCounting,
    );
}

#[test]
fn only_the_clock_ends_a_count() {
    let mut script = attempt(Options::default());
    assert_eq!(script.give(Actor::Clock, &Command::Zero), Err(Refusal::NotCounting));
    script.table(Command::Ready);
    script.refused(RED, Command::Zero, Refusal::NotTheClock);
    script.table_refused(Command::Zero, Refusal::NotTheClock);
    script.clock(Command::Zero);
    assert!(matches!(script.step(), StepView::FrameEntry { .. }));
}

#[test]
fn a_locked_card_counts_and_a_disputed_reveal_is_repeated_with_the_same_cards() {
    let mut script = attempt(Options::default());
    script.seat(RED, card_of(&[Grey]));
    script.seat(RED, card_of(&[Blue, Grey]));
    script.table(Command::Ready);
    script.clock(Command::Zero);
    script.table(Command::Repeat);
    script.table(Command::Ready);
    script.clock(Command::Zero);
    let StepView::FrameEntry { cards, .. } = script.step() else { panic!("entry") };
    assert_eq!(cards[RED], Some([Blue, Grey].into_iter().collect()));
    script.table_refused(Command::Judge, Refusal::CardMissing { seat: BLUE });
    script.refused(BLUE, card_of(&[]), Refusal::CardEmpty { seat: BLUE });
}

#[test]
fn what_belongs_to_an_attempt_is_refused_outside_one() {
    let mut script = Script::started(4, plan());
    script.refused(RED, card_of(&[Red]), Refusal::NoCardDue);
    script.table_refused(Command::Judge, Refusal::NothingToJudge);
    script.table_refused(Command::Repeat, Refusal::NothingToJudge);
    script.table_refused(Command::Ready, Refusal::NothingToCount);
    script.refused(RED, Command::NotReady, Refusal::NothingToCount);
    script.refused(RED, Command::Point { at: Hidden(BLUE) }, Refusal::NoPointing);
    script.table_refused(Command::Reveal, Refusal::NoPointing);
}

fn any_cards() -> impl Strategy<Value = Vec<Vec<usize>>> {
    let card = prop::collection::vec(0..CardColour::ALL.len(), 1..6);
    (3..=6usize).prop_flat_map(move |players| prop::collection::vec(card.clone(), players))
}

fn told(cards: &[Vec<usize>]) -> PerSeat<Option<Colours>> {
    let card = |card: &Vec<usize>| Some(card.iter().map(|index| CardColour::ALL[*index]).collect());
    cards.iter().map(card).collect::<Vec<_>>().into()
}

proptest! {
    #[test]
    fn another_colour_on_a_card_never_saves_a_framed_goat(
        cards in any_cards(), seat in 0..3usize, colour in 0..CardColour::ALL.len(),
    ) {
        let players = goats(cards.len());
        let before = judge(&players, &told(&cards)).unwrap().framed;
        let mut more = cards;
        more[seat].push(colour);
        let after = judge(&players, &told(&more)).unwrap().framed;
        prop_assert!(before.iter().all(|goat| after.contains(goat)));
    }

    #[test]
    fn a_goats_own_card_never_decides_whether_it_is_framed(
        cards in any_cards(), seat in 0..3usize, other in prop::collection::vec(0..CardColour::ALL.len(), 1..6),
    ) {
        let players = goats(cards.len());
        let goat = Seat(seat as u8);
        let before = judge(&players, &told(&cards)).unwrap().framed.contains(&goat);
        let mut changed = cards;
        changed[seat] = other;
        let after = judge(&players, &told(&changed)).unwrap().framed.contains(&goat);
        prop_assert_eq!(before, after);
    }

    #[test]
    fn it_does_not_matter_who_sits_where(cards in any_cards(), turn in 1..6usize, mirror: bool) {
        let count = cards.len();
        let players = goats(count);
        let moved = |seat: usize| (if mirror { count - 1 - seat } else { seat } + turn) % count;
        let mut moved_players = players.clone();
        let mut moved_cards = cards.clone();
        for seat in 0..count {
            moved_players[moved(seat)] = players[seat];
            moved_cards[moved(seat)] = cards[seat].clone();
        }
        let framed = judge(&players, &told(&cards)).unwrap().framed;
        let mut expected: Vec<Seat> =
            framed.iter().map(|goat| Seat(moved(usize::from(goat.0)) as u8)).collect();
        expected.sort_unstable();
        prop_assert_eq!(judge(&moved_players, &told(&moved_cards)).unwrap().framed, expected);
    }
}
