//! Lost mats, and mats whose reading is checked.

use std::collections::BTreeSet;

use rules::{
    hidden::Hidden,
    scapegoat::{
        command::Command, kit::secrets_that_fit, mats::Secret, plan::Plan, refusal::Refusal,
        view::StepView,
    },
    seat::{PerSeat, Seat},
};

use super::script::{BLUE, GREEN, RED, Script, YELLOW, plan};

fn read(says: Seat) -> Command {
    Command::ReadMat { says: Hidden(says) }
}

fn with_cardboard(cardboard: impl IntoIterator<Item = Seat>) -> Plan {
    let mut plan = plan();
    plan.kit.cardboard = cardboard.into_iter().collect();
    plan.kit.reading_check = true;
    plan
}

fn rolled(players: usize, plan: Plan, seed: u64) -> Script {
    let mut script = Script::new(players, seed);
    script.table(Command::Arrange { plan, placement: None });
    script.table(Command::Begin);
    script.table(Command::Roll { white: None, black: None });
    script
}

/// Every set of seats of a table, as bits.
fn subsets(players: usize) -> impl Iterator<Item = BTreeSet<Seat>> {
    (0..1u8 << players)
        .map(move |bits| Seat::all(players).filter(|seat| bits & (1 << seat.0) != 0).collect())
}

#[test]
fn whichever_mats_are_lost_the_truth_always_fits_and_the_chances_are_those_of_an_intact_set() {
    for players in 3..=6 {
        for there in subsets(players).filter(|there| !there.is_empty()) {
            // Sixty is divisible by every number of fitting secrets that a
            // non-empty set of readings leaves.
            let mut chances = vec![0usize; Secret::all(players).count()];
            for truth in Secret::all(players) {
                let readings =
                    PerSeat::new(players, |seat| there.contains(&seat).then(|| truth.says(seat)));
                let fitting = secrets_that_fit(&readings);
                assert!(fitting.contains(&truth));
                assert_eq!(60 % fitting.len(), 0);
                for (chance, secret) in chances.iter_mut().zip(Secret::all(players)) {
                    if fitting.contains(&secret) {
                        *chance += 60 / fitting.len();
                    }
                }
            }
            assert!(chances.iter().all(|chance| *chance == 60), "{players}: {there:?}");
        }
    }
}

#[test]
fn three_mats_always_identify_the_scapegoat() {
    for players in 3..=6 {
        for there in subsets(players) {
            let uncertain = Secret::all(players).filter(|truth| {
                let readings =
                    PerSeat::new(players, |seat| there.contains(&seat).then(|| truth.says(seat)));
                let fitting = secrets_that_fit(&readings);
                fitting.iter().any(|secret| secret.scapegoat != truth.scapegoat)
            });
            assert_eq!(uncertain.count() == 0, there.len() >= 3, "{players}: {there:?}");
        }
    }
}

#[test]
fn whichever_mats_are_lost_a_rescue_gives_everybody_a_mat_that_matches() {
    for players in 3..=6 {
        for (seed, there) in subsets(players).enumerate() {
            if there.is_empty() {
                continue;
            }
            for truth in Secret::all(players) {
                let mut script = rolled(players, with_cardboard(there.clone()), seed as u64);
                for seat in &there {
                    script.seat(*seat, read(truth.says(*seat)));
                }
                let secret = script.secret();
                assert!(there.iter().all(|seat| secret.says(*seat) == truth.says(*seat)));
                for seat in Seat::all(players).filter(|seat| !there.contains(seat)) {
                    script.seat(seat, Command::Peek);
                }
                assert!(matches!(script.step(), StepView::Start { .. }));
            }
        }
    }
}

#[test]
fn mats_that_do_not_match_are_read_again_without_naming_a_culprit() {
    let mut script = rolled(4, with_cardboard([RED, BLUE, YELLOW]), 1);
    script.refused(GREEN, read(RED), Refusal::NoCardboard);
    script.refused(RED, read(RED), Refusal::MatNamesOwner);
    script.refused(RED, read(Seat(9)), Refusal::NoSuchSeat);
    script.refused(GREEN, Command::Peek, Refusal::MatNotSettled);
    script.seat(RED, read(BLUE));
    script.seat(BLUE, read(YELLOW));
    let reading = |told: &[Seat], waiting: &[Seat], misreads| StepView::Reading {
        told: told.to_vec(),
        waiting: waiting.to_vec(),
        misreads,
        may_go_unnoticed: true,
    };
    assert_eq!(script.step(), reading(&[RED, BLUE], &[YELLOW], 0));
    script.seat(YELLOW, read(RED));
    assert_eq!(script.step(), reading(&[], &[RED, BLUE, YELLOW], 1));

    script.seat(BLUE, read(GREEN));
    script.seat(BLUE, read(RED));
    script.seat(RED, read(BLUE));
    script.seat(YELLOW, read(RED));
    assert_eq!(script.step(), StepView::Look { waiting: vec![GREEN] });
    assert_eq!(script.mat_says(GREEN), RED);
    script.refused(RED, read(BLUE), Refusal::NothingToRead);
    script.refused(GREEN, Command::OpenMat, Refusal::MatIsCardboard);
    script.seat(GREEN, Command::Peek);
    script.seat(RED, Command::Peek);
}

#[test]
fn cardboard_that_nobody_can_read_is_replaced_by_mats_from_the_app() {
    let mut script = rolled(4, with_cardboard([RED, BLUE, YELLOW]), 1);
    let dice = script.view().dice;
    script.refused(RED, Command::DealByApp, Refusal::TableOnly);
    script.table(Command::DealByApp);
    assert_eq!(script.view().dice, dice, "the roll stays");
    assert_eq!(script.step(), StepView::Look { waiting: vec![RED, BLUE, YELLOW, GREEN] });
    script.everybody_looks();
    script.seat(RED, Command::OpenMat);
    script.table_refused(Command::DealByApp, Refusal::NothingToRead);
}

#[test]
fn a_misreading_may_go_unnoticed_exactly_if_it_can_name_a_wrong_scapegoat() {
    for players in 3..=6 {
        for there in subsets(players).filter(|there| !there.is_empty()) {
            let misread_as = |truth: Secret, culprit: Seat, says: Seat| {
                PerSeat::new(players, |seat| {
                    let read = if seat == culprit { says } else { truth.says(seat) };
                    there.contains(&seat).then_some(read)
                })
            };
            let can_fit = Secret::all(players).any(|truth| {
                there.iter().any(|culprit| {
                    Seat::all(players).filter(|says| says != culprit).any(|says| {
                        secrets_that_fit(&misread_as(truth, *culprit, says))
                            .iter()
                            .any(|secret| secret.scapegoat != truth.scapegoat)
                    })
                })
            });
            let plan = with_cardboard(there.clone());
            assert_eq!(plan.kit.misreading_may_fit(), can_fit, "{players}: {there:?}");
            let script = rolled(players, plan, 1);
            let StepView::Reading { may_go_unnoticed, .. } = script.step() else {
                panic!("{:?}", script.step());
            };
            assert_eq!(may_go_unnoticed, can_fit);
        }
    }
}

#[test]
fn three_players_with_two_mats_that_name_each_other_are_settled_by_the_app() {
    let mut scapegoats = BTreeSet::new();
    for seed in 0..40 {
        let mut script = rolled(3, with_cardboard([RED, BLUE]), seed);
        script.seat(RED, read(BLUE));
        script.seat(BLUE, read(RED));
        scapegoats.insert(script.secret().scapegoat);
    }
    assert_eq!(scapegoats, [RED, BLUE].into());
}

#[test]
fn a_reading_check_of_an_intact_set_starts_the_game_when_the_mats_match() {
    for players in 3..=6 {
        for truth in Secret::all(players) {
            let mut script = rolled(players, with_cardboard(Seat::all(players)), 1);
            for seat in Seat::all(players) {
                script.seat(seat, read(truth.says(seat)));
            }
            assert!(matches!(script.step(), StepView::Start { .. }));
            assert_eq!(script.secret(), truth);
        }
    }
}

#[test]
fn an_intact_box_needs_no_app_to_look() {
    let mut plan = with_cardboard(Seat::all(4));
    plan.kit.reading_check = false;
    let mut script = rolled(4, plan, 1);
    script.refused(RED, Command::Peek, Refusal::MatIsCardboard);
    script.seat(RED, Command::Seen);
    script.seat(RED, Command::Seen);
    assert_eq!(script.step(), StepView::Look { waiting: vec![BLUE, YELLOW, GREEN] });
    script.table(Command::Seen);
    assert!(matches!(script.step(), StepView::Start { .. }));
    script.table_refused(Command::Seen, Refusal::NothingToRead);
    let looks = script.view().looks;
    assert!(looks.values().all(|look| look.has_seen && look.in_app == 0));
}

#[test]
fn a_seat_without_cardboard_cannot_claim_to_have_looked_at_it() {
    let mut script = rolled(4, plan(), 1);
    script.refused(RED, Command::Seen, Refusal::NoCardboard);
    script.table_refused(Command::Seen, Refusal::NoCardboard);
}
