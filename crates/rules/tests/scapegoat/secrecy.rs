//! Nobody learns what they may not know.
//!
//! The same commands are given under every secret. Until the game is over
//! every viewer's view must be the same, byte for byte, and so must every
//! refusal.

use proptest::prelude::*;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    scapegoat::{
        ScapeGoat,
        colour::CardColour::{Blue, Green, Red},
        command::Command,
        edition::Edition,
        event::Event,
        kit::Kit,
        mats::{MatSet, Secret},
        plan::Plan,
        view::{StepView, Whisper},
    },
    seat::Seat,
};

use super::script::{BLUE, GREEN, RED, Script, card_of, game, next_tap, plan};

/// Mats that hold this secret in every cell: whatever is rolled, it is this.
pub(crate) fn mats_with(secret: Secret, players: usize) -> MatSet {
    let pair = Secret::all(players).position(|other| other == secret).unwrap();
    let digit = char::from_digit(pair as u32, 36).unwrap();
    let written = format!("{players}{}", digit.to_string().repeat(120));
    MatSet::try_from(written).unwrap()
}

/// One of several tables that differ only in their secret.
struct Twin {
    game: ScapeGoat,
    secret: Secret,
    random: Xoshiro256PlusPlus,
}

impl Twin {
    fn new(players: usize, secret: Secret, seed: u64) -> Twin {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Twin { game: game(players), secret, random }
    }

    /// Gives a command and returns everything that anybody sees of it.
    fn give(&mut self, actor: Actor, command: &Command) -> Vec<String> {
        // A player with a cardboard mat reads what this table's secret says.
        let command = match (actor, command) {
            (Actor::Seat(seat), Command::ReadMat { .. }) => {
                &Command::ReadMat { says: Hidden(self.secret.says(seat)) }
            }
            (_, command) => command,
        };
        let mut outside = Outside { now: 1, random: &mut self.random };
        match self.game.apply(actor, command, &mut outside) {
            Ok(events) => {
                for event in events {
                    let players = self.game.seats();
                    self.game.fold(&match event {
                        Event::Dealt { .. } => {
                            Event::Dealt { mats: Hidden(mats_with(self.secret, players)) }
                        }
                        Event::Printed { .. } => {
                            Event::Printed { mats: Hidden(mats_with(self.secret, players)) }
                        }
                        Event::Settled { .. } => Event::Settled { secret: Hidden(self.secret) },
                        event => event,
                    });
                }
            }
            Err(refusal) => return vec![serde_json::to_string(&refusal).unwrap()],
        }
        let seats = Seat::all(self.game.seats()).map(Viewer::Seat);
        let viewers = [Viewer::Table, Viewer::Onlooker].into_iter().chain(seats);
        let views = viewers.map(|viewer| serde_json::to_string(&self.game.view(viewer)).unwrap());
        let all = serde_json::to_string(&(self.game.expects(), self.game.awards())).unwrap();
        views.chain([all]).collect()
    }

    fn is_over(&self) -> bool {
        matches!(self.game.view(Viewer::Table).step, StepView::Over { .. })
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn until_the_game_is_over_no_view_depends_on_the_secret(
        seed: u64, players in 3..=6usize, follow: bool, cardboard: u8, reading_check: bool,
        printed: bool,
    ) {
        let kit = Kit {
            cardboard: Seat::all(players).filter(|seat| cardboard & (1 << seat.0) != 0).collect(),
            reading_check,
            printed: printed.then_some(Edition(17)),
            ..Kit::default()
        };
        let plan = Plan { follow, kit, ..plan() };
        let mut twins: Vec<Twin> =
            Secret::all(players).map(|secret| Twin::new(players, secret, seed)).collect();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        // Returns whether the game is over, which must be so under all secrets
        // or under none: only then may the views differ.
        let give_all = |twins: &mut Vec<Twin>, actor: Actor, command: &Command| {
            let seen: Vec<_> = twins.iter_mut().map(|twin| twin.give(actor, command)).collect();
            let over = twins.iter().filter(|twin| twin.is_over()).count();
            assert!(over == 0 || over == twins.len(), "{command:?} ends only some games");
            if over == 0 {
                assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "after {command:?}");
            }
            over > 0
        };
        give_all(&mut twins, Actor::Table, &Command::Arrange { plan, placement: None });
        give_all(&mut twins, Actor::Table, &Command::Begin);
        give_all(&mut twins, Actor::Table, &Command::Roll { white: None, black: None });
        for seat in Seat::all(players).chain(Seat::all(players)) {
            give_all(&mut twins, Actor::Seat(seat), &Command::ReadMat { says: Hidden(seat) });
            give_all(&mut twins, Actor::Seat(seat), &Command::Peek);
        }
        give_all(&mut twins, Actor::Table, &Command::Seen);
        for _ in 0..600 {
            let (actor, command) = next_tap(&twins[0].game.view(Viewer::Table), &mut random);
            if give_all(&mut twins, actor, &command) {
                break;
            }
        }
    }
}

#[test]
fn a_failed_attempt_looks_the_same_under_every_secret() {
    for players in 3..=6 {
        let mut seen: Vec<Vec<String>> = Vec::new();
        for secret in Secret::all(players) {
            let mut twin = Twin::new(players, secret, 5);
            let mut pictures = Vec::new();
            let mut give = |actor, command: Command| pictures.extend(twin.give(actor, &command));
            let plan = Plan { follow: false, ..plan() };
            give(Actor::Table, Command::Arrange { plan, placement: None });
            give(Actor::Table, Command::Begin);
            give(Actor::Table, Command::Roll { white: None, black: None });
            for seat in Seat::all(players) {
                give(Actor::Seat(seat), Command::Peek);
            }
            give(Actor::Seat(RED), Command::Frame);
            give(Actor::Table, Command::Ready);
            give(Actor::Clock, Command::Zero);
            for seat in Seat::all(players) {
                let card = if seat.0 % 2 == 0 { [Red, Green] } else { [Blue, Green] };
                let card = &card[..if seat.0 < 2 { 1 } else { 2 }];
                give(Actor::Seat(seat), card_of(card));
            }
            give(Actor::Table, Command::Judge);
            assert!(!twin.is_over());
            seen.push(pictures);
        }
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

#[test]
fn the_colours_of_a_locked_card_are_on_no_other_screen_before_zero() {
    let mut script = Script::started(4, Plan { follow: false, ..plan() });
    script.seat(RED, Command::Frame);
    let others = |card: &[_]| {
        let mut script = script.clone();
        script.seat(RED, card_of(card));
        let mut pictures = Vec::new();
        for _ in 0..2 {
            let viewers = script.all_viewers().filter(|viewer| *viewer != Viewer::Seat(RED));
            pictures.extend(
                viewers.map(|viewer| serde_json::to_string(&script.game.view(viewer)).unwrap()),
            );
            script.table(Command::Ready);
        }
        pictures
    };
    assert_eq!(others(&[Red]), others(&[Blue, Green]));
}

#[test]
fn the_answer_to_a_peek_has_the_same_shape_for_the_scapegoat_as_for_everybody() {
    for players in 3..=6 {
        let script = Script::started(players, plan());
        let answers: Vec<String> = Seat::all(players)
            .map(|seat| serde_json::to_string(&script.whisper(seat, &Command::Peek)).unwrap())
            .collect();
        let goat = |answer: &str| answer.replace(|c: char| c.is_ascii_digit(), "#");
        assert!(answers.windows(2).all(|pair| goat(&pair[0]) == goat(&pair[1])), "{answers:?}");
    }
}

#[test]
fn no_state_event_or_command_prints_its_secret() {
    let script = Script::started(4, plan());
    let printed =
        format!("{:?}{:?}{:?}", script.game, script.events, Command::ReadMat { says: Hidden(RED) });
    let script_mats = script.events.iter().find_map(|event| match event {
        Event::Dealt { mats } => Some(String::from(mats.0.clone())),
        _ => None,
    });
    assert!(!printed.contains(&script_mats.unwrap()));
    assert!(!printed.contains("scapegoat:"), "{printed}");
    assert!(!printed.contains("decoy:"));
}

/// Everything that a log line or a crash report could hold of a game.
fn printed(script: &Script) -> String {
    let views: Vec<_> = script.all_viewers().map(|viewer| script.game.view(viewer)).collect();
    format!("{:?} {:?} {views:?}", script.game, script.events)
}

/// Two games that differ only in what nobody else may know look the same when
/// they are printed.
#[test]
fn readings_locked_cards_arrows_and_answers_are_never_printed() {
    let read = |says| {
        let kit = Kit { cardboard: [RED, BLUE].into(), ..Kit::default() };
        let mut script = Script::arranged(4, Plan { kit, ..plan() });
        script.table(Command::Begin);
        script.table(Command::Roll { white: None, black: None });
        script.seat(RED, Command::ReadMat { says: Hidden(says) });
        assert!(matches!(script.step(), StepView::Reading { told, .. } if told == [RED]));
        printed(&script)
    };
    assert_eq!(read(BLUE), read(GREEN));

    let lock = |card: &[_]| {
        let mut script = Script::started(4, Plan { follow: false, ..plan() });
        script.seat(RED, Command::Frame);
        script.seat(RED, card_of(card));
        assert!(matches!(script.step(), StepView::FramePick { locked, .. } if locked == [RED]));
        printed(&script)
    };
    assert_eq!(lock(&[Red]), lock(&[Blue, Green]));

    let point = |at| {
        let mut script = Script::started(4, Plan { follow: false, ..plan() });
        script.seat(RED, Command::CallCops);
        script.table(Command::Ready);
        script.clock(Command::Zero);
        script.seat(RED, Command::Point { at: Hidden(at) });
        assert!(matches!(script.step(), StepView::Point { pointed, .. } if pointed == [RED]));
        printed(&script)
    };
    assert_eq!(point(BLUE), point(GREEN));

    for (one, other) in [
        (Command::ReadMat { says: Hidden(RED) }, Command::ReadMat { says: Hidden(BLUE) }),
        (Command::Point { at: Hidden(RED) }, Command::Point { at: Hidden(BLUE) }),
        (card_of(&[Red]), card_of(&[Blue, Green])),
    ] {
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
    }
    let mat_says = |goat| format!("{:?}", Whisper::MatSays { goat });
    assert_eq!(mat_says(RED), mat_says(BLUE));
    let whole_mat =
        |goat, cell| format!("{:?}", Whisper::WholeMat { cells: vec![goat; 120], cell });
    assert_eq!(whole_mat(RED, 3), whole_mat(BLUE, 4));
}
