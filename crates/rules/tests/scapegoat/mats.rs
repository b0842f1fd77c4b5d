//! The properties P1–P8 that every set of mats has, and the draw itself.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    colour::Colour,
    scapegoat::{
        command::Command,
        dice::DiceKind,
        edition::Edition,
        mats::{CELLS, MatSet, Secret},
        terms::Die,
        view::Whisper,
    },
    seat::Seat,
};

use super::script::{Script, plan};

fn sets() -> impl Iterator<Item = MatSet> {
    (3..=6).flat_map(|players| {
        let fresh = (0..50).map(move |seed| {
            MatSet::shuffled(players, &mut Xoshiro256PlusPlus::seed_from_u64(seed))
        });
        let printed = (1..=50).map(move |edition| Edition(edition).mats(&Colour::ALL[..players]));
        fresh.chain(printed)
    })
}

fn count(mats: &MatSet, holds: impl Fn(Secret) -> bool) -> usize {
    (0..CELLS).filter(|cell| holds(mats.secret(*cell))).count()
}

#[test]
fn p1_p2_p3_all_others_agree_on_one_goat_and_no_mat_names_its_owner() {
    for mats in sets() {
        let seats = Seat::all(mats.players());
        for cell in 0..CELLS {
            let says = |seat: Seat| mats.mat(seat)[cell];
            let agreed: Vec<Seat> = seats
                .clone()
                .filter(|goat| seats.clone().all(|seat| seat == *goat || says(seat) == *goat))
                .collect();
            assert_eq!(agreed, [mats.secret(cell).scapegoat]);
            assert!(seats.clone().all(|seat| says(seat) != seat));
        }
    }
}

#[test]
fn p4_p5_p8_every_goat_and_every_pair_is_equally_frequent() {
    for mats in sets() {
        let players = mats.players();
        for goat in Seat::all(players) {
            assert_eq!(count(&mats, |secret| secret.scapegoat == goat), CELLS / players);
        }
        for pair in Secret::all(players) {
            assert_eq!(count(&mats, |secret| secret == pair), CELLS / (players * (players - 1)));
        }
    }
}

#[test]
fn p6_what_a_mat_says_tells_its_owner_nothing_about_himself() {
    for mats in sets() {
        let players = mats.players();
        for pair in Secret::all(players) {
            let (owner, named) = (pair.scapegoat, pair.decoy);
            let says = count(&mats, |secret| secret.says(owner) == named);
            let is_scapegoat = count(&mats, |secret| secret == pair);
            assert_eq!(is_scapegoat * players, says, "chance is exactly one in {players}");
        }
    }
}

#[test]
fn p7_every_mat_names_each_other_goat_equally_often() {
    for mats in sets() {
        let players = mats.players();
        for owner in Seat::all(players) {
            for other in Seat::all(players).filter(|other| *other != owner) {
                let named = mats.mat(owner).into_iter().filter(|goat| *goat == other).count();
                assert_eq!(named, CELLS / (players - 1));
            }
        }
    }
}

#[test]
fn a_set_survives_being_written_down() {
    for mats in sets() {
        let written = serde_json::to_string(&mats).unwrap();
        assert_eq!(serde_json::from_str::<MatSet>(&written).unwrap(), mats);
    }
    for broken in ["", "3", "7", "300", "3??", &format!("3{}", "6".repeat(120)), &"2".repeat(121)] {
        assert!(serde_json::from_str::<MatSet>(&format!("{broken:?}")).is_err(), "{broken}");
    }
}

#[test]
fn the_whole_mat_holds_the_answer_at_the_rolled_cell() {
    for (players, seed) in (3..=6).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let mut script = Script::new(players, seed);
        script.table(Command::Arrange { plan: plan(), placement: None });
        script.table(Command::Begin);
        script.table(Command::Roll { white: None, black: None });
        for seat in Seat::all(players) {
            script.seat(seat, Command::OpenMat);
            let answer = script.whisper(seat, &Command::OpenMat);
            let Some(Whisper::WholeMat { cells, cell }) = answer else { panic!("a mat") };
            let dice = script.view().dice.unwrap();
            assert_eq!(cell, DiceKind::default().cell(dice).unwrap());
            assert_eq!(cells[cell], script.mat_says(seat));
        }
    }
}

/// Chi-square of 10⁵ draws over all pairs, and what each player can infer,
/// with a fixed seed: the same numbers on every machine.
#[test]
fn many_draws_are_even_over_all_pairs_and_every_posterior_is_one_in_n() {
    const DRAWS: usize = 100_000;
    // The 99.9 % quantile for n(n−1)−1 degrees of freedom.
    for (players, limit) in [(3, 20.5), (4, 31.3), (5, 43.8), (6, 58.3)] {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(2026);
        let dice = DiceKind::default();
        let secrets: Vec<Secret> = Secret::all(players).collect();
        let mut counts = vec![0usize; secrets.len()];
        for _ in 0..DRAWS {
            let mats = MatSet::shuffled(players, &mut random);
            let cell = usize::from(dice.roll(Die::White, &mut random) - 1) * 12
                + usize::from(dice.roll(Die::Black, &mut random) - 1);
            let drawn = mats.secret(cell);
            counts[secrets.iter().position(|secret| *secret == drawn).unwrap()] += 1;
        }
        let expected = DRAWS as f64 / secrets.len() as f64;
        let chi_square: f64 =
            counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
        assert!(chi_square < limit, "{players} players: {chi_square:.1}");

        for pair in &secrets {
            let (owner, named) = (pair.scapegoat, pair.decoy);
            let seen = |holds: &dyn Fn(&Secret) -> bool| -> usize {
                secrets.iter().zip(&counts).filter(|(s, _)| holds(s)).map(|(_, count)| count).sum()
            };
            let says = seen(&|secret| secret.says(owner) == named);
            let posterior = seen(&|secret| secret == pair) as f64 / says as f64;
            assert!((posterior - 1.0 / players as f64).abs() < 0.01, "{posterior}");
        }
    }
}

#[test]
fn both_dice_are_fair() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let kind = DiceKind::default();
    for (die, sides, limit) in [(Die::White, 10u8, 27.9), (Die::Black, 12, 31.3)] {
        let mut counts = vec![0f64; sides.into()];
        for _ in 0..120_000 {
            counts[usize::from(kind.roll(die, &mut random) - 1)] += 1.0;
        }
        let expected = 120_000.0 / f64::from(sides);
        let chi_square: f64 = counts.iter().map(|c| (c - expected).powi(2) / expected).sum();
        assert!(chi_square < limit, "{die:?}: {chi_square:.1}");
    }
}
