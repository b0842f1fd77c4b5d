//! Testing a single mat, as the owner of a box can.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::Parts,
    scapegoat::{
        ScapeGoat,
        advice::{Advice, Question},
        mats::{CELLS, MatSet},
    },
    seat::{PerSeat, Seat},
};

fn ask(players: usize, owner: Seat, cells: &[Seat]) -> Option<Advice> {
    ScapeGoat::advise(&Question::Mat { players, owner, cells: cells.to_vec() })
}

fn regular(players: usize, owner: Seat, cells: &[Seat]) -> Option<bool> {
    let Some(Advice::Mat { regular, .. }) = ask(players, owner, cells) else {
        panic!("there is such a mat")
    };
    regular
}

fn mats(players: usize) -> MatSet {
    MatSet::shuffled(players, &mut Xoshiro256PlusPlus::seed_from_u64(players as u64))
}

#[test]
fn every_mat_of_a_proper_set_is_regular_once_its_last_cell_is_entered() {
    for (players, each) in [(3, 60), (4, 40), (5, 30), (6, 24)] {
        for owner in Seat::all(players) {
            let cells = mats(players).mat(owner);
            for read in 0..CELLS {
                assert_eq!(regular(players, owner, &cells[..read]), None, "{read} cells");
            }
            let named = PerSeat::new(players, |seat| if seat == owner { 0 } else { each });
            let advice = Advice::Mat { each, named, own: vec![], regular: Some(true) };
            assert_eq!(ask(players, owner, &cells), Some(advice));
        }
    }
}

#[test]
fn one_wrong_cell_is_always_noticed() {
    for players in 3..=6 {
        let owner = Seat(1);
        let cells = mats(players).mat(owner);
        for cell in 0..CELLS {
            for wrong in Seat::all(players).filter(|seat| *seat != cells[cell]) {
                let mut misprinted = cells.clone();
                misprinted[cell] = wrong;
                assert_eq!(regular(players, owner, &misprinted), Some(false));
            }
        }
    }
}

#[test]
fn it_counts_every_goat_and_finds_where_the_mat_names_its_own() {
    let (players, owner) = (4, Seat(1));
    let mut cells = mats(players).mat(owner);
    let red = cells.iter().position(|says| *says == Seat(0)).unwrap();
    cells[red] = owner;
    let advice = Advice::Mat {
        each: 40,
        named: vec![39, 1, 40, 40].into(),
        own: vec![red],
        regular: Some(false),
    };
    assert_eq!(ask(players, owner, &cells), Some(advice));
}

#[test]
fn a_goat_named_too_often_is_noticed_before_the_last_cell_is_entered() {
    let cells = [Seat(2); 61];
    assert_eq!(regular(3, Seat(0), &cells[..60]), None);
    assert_eq!(regular(3, Seat(0), &cells), Some(false));
}

#[test]
fn there_is_no_advice_about_mats_that_do_not_exist() {
    assert_eq!(ask(2, Seat(0), &[]), None);
    assert_eq!(ask(7, Seat(0), &[]), None);
    assert_eq!(ask(3, Seat(3), &[]), None);
    assert_eq!(ask(3, Seat(0), &[Seat(3)]), None);
    assert_eq!(ask(6, Seat(0), &[Seat(1); CELLS + 1]), None);
}
