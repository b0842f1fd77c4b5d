//! Mats from a printed edition: always the same, and good for a whole game.

use std::collections::HashSet;

use rules::{
    colour::Colour::{self, Blue, Green, Red, Yellow},
    hidden::Hidden,
    scapegoat::{
        command::Command,
        dice::DiceKind,
        edition::Edition,
        kit::MatHelp,
        outcome::Outcome,
        plan::Plan,
        refusal::Refusal,
        view::{StepView, Whisper},
    },
    seat::Seat,
};

use super::script::{BLUE, GREEN, RED, Script, YELLOW, plan};

/// Worked out by another program from the description at the top of
/// `edition.rs`.
const KNOWN: [(u32, &str); 5] = [
    (
        17,
        "3011240213312053234315535430134043502320100122342423122310004542304202033405551512450111\
         240452002511435114335514244555354",
    ),
    (
        17,
        "48974840389a96574406a3a7b3373825aa417196bb890a34bb012529168266b18b5421979a75607613112803\
         aa52b48a3084660475195502957b0b223",
    ),
    (
        17,
        "55gbic7daea5baab5d78i608d2i0h5c9701cf1i82g3i2f2f63ejbhgc196c30ehf934gf57eg86dhb1ca34jd67\
         hg6ajb47e4i5hf9209d19j4j20e841j38",
    ),
    (
        17,
        "6qifbi6tdbkemsg0edhfab0ppqn9enol13j7ockk8ml19srif88p241sr1la26k5d0hopog2g95nr4s3nt86arji\
         mte3dlcb0h4j7c27gc5tfj6a4q9h735mq",
    ),
    (
        999_999,
        "4ba741b391025580943476216a657a3a35a930587ba1a2b9a453b414975481688b629bb86a82574031806927\
         8517a9983201073362b7922405166b040",
    ),
];

#[test]
fn an_edition_is_the_same_for_ever() {
    for (edition, mats) in KNOWN {
        let players = mats[..1].parse().unwrap();
        assert_eq!(String::from(Edition(edition).mats(&Colour::ALL[..players])), mats);
    }
}

#[test]
fn no_two_editions_are_alike() {
    for players in 3..=6 {
        let sets: HashSet<String> =
            (1..=2000).map(|n| Edition(n).mats(&Colour::ALL[..players]).into()).collect();
        assert_eq!(sets.len(), 2000);
    }
}

#[test]
fn a_mat_says_the_same_wherever_its_goat_sits() {
    let palette = [Red, Blue, Yellow, Green];
    let round = [Green, Red, Yellow, Blue];
    let says = |goats: &[Colour], goat: Colour| -> Vec<Colour> {
        let seat = goats.iter().position(|other| *other == goat).unwrap();
        let mat = Edition(5).mats(goats).mat(Seat(seat as u8));
        mat.into_iter().map(|says| goats[usize::from(says.0)]).collect()
    };
    for goat in palette {
        assert_eq!(says(&palette, goat), says(&round, goat));
    }
}

fn with_edition(edition: u32, paper: impl IntoIterator<Item = Seat>) -> Plan {
    let mut plan = plan();
    plan.kit.printed = Some(Edition(edition));
    plan.kit.cardboard = paper.into_iter().collect();
    plan
}

fn rolled(players: usize, plan: Plan) -> Script {
    let mut script = Script::new(players, 3);
    script.table(Command::Arrange { plan, placement: None });
    script.table(Command::Begin);
    script.table(Command::Roll { white: None, black: None });
    script
}

/// What this seat's paper mat says.
fn on_paper(script: &Script, edition: u32, seat: Seat) -> Seat {
    let goats = &Colour::ALL[..script.game.seats()];
    let cell = DiceKind::default().cell(script.view().dice.unwrap()).unwrap();
    Edition(edition).mats(goats).mat(seat)[cell]
}

#[test]
fn players_with_paper_look_at_it_and_the_app_would_say_the_same() {
    for players in 3..=6 {
        let mut script = rolled(players, with_edition(17, Seat::all(players).skip(1)));
        assert_eq!(script.view().mat_help, MatHelp::Printed);
        script.table(Command::Seen);
        assert_eq!(script.step(), StepView::Look { waiting: vec![RED] });
        script.refused(RED, Command::Seen, Refusal::NoCardboard);
        script.seat(RED, Command::Peek);
        assert!(matches!(script.step(), StepView::Start { .. }));
        for seat in Seat::all(players) {
            script.seat(seat, Command::Peek);
            assert_eq!(script.mat_says(seat), on_paper(&script, 17, seat));
            script.seat(seat, Command::OpenMat);
            let answer = script.whisper(seat, &Command::OpenMat);
            assert!(matches!(answer, Some(Whisper::WholeMat { .. })));
        }
    }
}

#[test]
fn a_game_with_a_printed_edition_is_judged_to_the_end() {
    let mut script = rolled(4, Plan { follow: false, ..with_edition(17, Seat::all(4)) });
    script.table(Command::Seen);
    let named: Vec<Seat> = Seat::all(4).map(|seat| on_paper(&script, 17, seat)).collect();
    let scapegoat = Seat::all(4)
        .find(|goat| Seat::all(4).all(|seat| seat == *goat || named[usize::from(seat.0)] == *goat))
        .unwrap();
    let colour = Colour::ALL[usize::from(scapegoat.0)].into();
    script.seat(RED, Command::Frame);
    script.reveal_cards(&[&[colour][..]; 4]);
    script.table(Command::Reveal);
    let StepView::Over { outcome } = script.step() else { panic!("{:?}", script.step()) };
    let Outcome { scapegoat: told, mats_said, winners, .. } = outcome;
    assert_eq!(told, Some(scapegoat));
    assert_eq!(mats_said.unwrap().values().copied().collect::<Vec<_>>(), named);
    assert_eq!(winners.len(), 3);
    assert!(!winners.contains(&scapegoat));
}

#[test]
fn a_reading_check_notices_paper_of_another_edition() {
    let mut plan = with_edition(17, Seat::all(4));
    plan.kit.reading_check = true;
    assert!(!with_edition(17, Seat::all(3)).kit.misreading_may_fit(), "the app knows them");
    let mut script = rolled(4, plan);
    let wrong = |script: &Script| {
        (1..).find(|other| {
            Seat::all(4).any(|s| on_paper(script, *other, s) != on_paper(script, 17, s))
        })
    };
    let wrong = wrong(&script).unwrap();
    for seat in [RED, BLUE, YELLOW, GREEN] {
        script.refused(seat, Command::Peek, Refusal::MatNotSettled);
        let says = on_paper(&script, wrong, seat);
        script.seat(seat, Command::ReadMat { says: Hidden(says) });
    }
    assert!(matches!(script.step(), StepView::Reading { misreads: 1, .. }));
    for seat in [RED, BLUE, YELLOW, GREEN] {
        let says = on_paper(&script, 17, seat);
        script.seat(seat, Command::ReadMat { says: Hidden(says) });
    }
    assert!(matches!(script.step(), StepView::Start { .. }));
    assert_eq!(script.mat_says(RED), on_paper(&script, 17, RED));
}

#[test]
fn paper_that_nobody_can_read_is_replaced_by_mats_from_the_app() {
    let mut plan = with_edition(17, Seat::all(4));
    plan.kit.reading_check = true;
    let mut script = rolled(4, plan);
    script.table(Command::DealByApp);
    assert_eq!(script.view().mat_help, MatHelp::Deal);
    script.everybody_looks();
}

#[test]
fn an_edition_has_a_number_of_at_most_six_digits() {
    let mut script = Script::new(3, 1);
    for (edition, allowed) in [(0, false), (1, true), (999_999, true), (1_000_000, false)] {
        let plan = with_edition(edition, []);
        let arrange = Command::Arrange { plan, placement: None };
        if allowed {
            script.table(arrange);
        } else {
            script.table_refused(arrange, Refusal::Edition { lowest: 1, highest: 999_999 });
        }
    }
}
