//! The case about mats: what must be true of any set that the engine
//! shuffles, counted on several of them.

use std::collections::BTreeSet;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    scapegoat::mats::{CELLS, MatSet, Secret},
    seat::Seat,
};
use serde_json::{Value, json};

use super::words::Seating;
use crate::answer::{Answer, Fault};

const SETS: u64 = 20;

pub(super) fn mats(input: &Value) -> Answer {
    let seating = Seating::of_size(input)?;
    seating.checked(input)?;
    let players = seating.players();
    let mut sets = (0..SETS).map(|seed| {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        properties(&MatSet::shuffled(players, &mut random))
    });
    let first = sets.next().unwrap_or_default();
    match sets.find(|other| *other != first) {
        None => Ok(first),
        Some(other) => Err(Fault::unclear(format!("two sets differ: {first} and {other}"))),
    }
}

fn properties(mats: &MatSet) -> Value {
    let players = mats.players();
    let seats = || Seat::all(players);
    // Read off the mats as the players do, not off the secrets behind them.
    let says: Vec<Vec<Seat>> = seats().map(|seat| mats.mat(seat)).collect();
    let says = |seat: Seat, cell: usize| says[usize::from(seat.0)][cell];
    let agreed_on: Vec<Option<Seat>> = (0..CELLS)
        .map(|cell| {
            let all_others_name =
                |goat: &Seat| seats().all(|seat| seat == *goat || says(seat, cell) == *goat);
            let goats: Vec<Seat> = seats().filter(all_others_name).collect();
            <[Seat; 1]>::try_from(goats).ok().map(|[goat]| goat)
        })
        .collect();
    let count = |holds: &dyn Fn(usize) -> bool| (0..CELLS).filter(|cell| holds(*cell)).count();
    let pairs: Vec<Secret> = Secret::all(players).collect();
    let is_scapegoat = |goat: Seat| count(&|cell| agreed_on[cell] == Some(goat));
    let is_pair = |pair: &Secret| {
        count(&|cell| {
            agreed_on[cell] == Some(pair.scapegoat) && says(pair.scapegoat, cell) == pair.decoy
        })
    };
    // What a mat says to its owner: the decoy, if the owner is the scapegoat.
    let says_so = |pair: &Secret| count(&|cell| says(pair.scapegoat, cell) == pair.decoy);
    let distinct = |values: BTreeSet<usize>| values.into_iter().collect::<Vec<_>>();
    let posteriors: BTreeSet<String> =
        pairs.iter().map(|pair| fraction(is_pair(pair), says_so(pair))).collect();
    json!({
        "n": players,
        "cells": CELLS,
        "never_self": seats().all(|seat| count(&|cell| says(seat, cell) == seat) == 0),
        "agreement": count(&|cell| agreed_on[cell].is_some()) == CELLS,
        "scapegoat_counts": seats().map(is_scapegoat).collect::<Vec<_>>(),
        "pair_count": distinct(pairs.iter().map(is_pair).collect()),
        "posterior": posteriors.into_iter().collect::<Vec<_>>(),
        "mat_colour_count": distinct(pairs.iter().map(says_so).collect()),
    })
}

fn fraction(part: usize, whole: usize) -> String {
    let divisor = greatest_common_divisor(part, whole).max(1);
    format!("{}/{}", part / divisor, whole / divisor)
}

fn greatest_common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(fraction(10, 40), "1/4");
        assert_eq!(fraction(0, 40), "0/1");
        assert_eq!(fraction(0, 0), "0/0");
    }
}
