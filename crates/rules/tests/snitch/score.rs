//! The score, against a tally that was written a second time.

use proptest::{collection::vec, prelude::*};
use rules::{
    seat::{PerSeat, Seat},
    snitch::{
        card::Card,
        kit::Deck,
        plan::Options,
        refusal::Refusal,
        score::{DecidedBy, Tally, Top, score},
        terms::Sort,
    },
};

use super::script::{A, B, C, witness};

fn of(districts: &[&[Card]], top: Option<Card>) -> Result<Tally, Refusal> {
    let districts: PerSeat<Vec<Card>> =
        districts.iter().map(|cards| cards.to_vec()).collect::<Vec<_>>().into();
    let top = top.map(|card| Top::Card { card });
    score(&districts, top, &Deck::BOX, &Options::default())
}

/// Totals, the only winner if there is one, who is level, and the reason. One
/// comparison of two players after the other, as people do it at a table.
pub(crate) fn by_hand(
    districts: &[Vec<Card>],
    top: Option<Card>,
    snitch_breaks_ties: bool,
) -> (Vec<i32>, Option<usize>, Vec<usize>, &'static str) {
    let worth = |card: &Card| match card {
        Card::Witness { number } => *number as i32,
        Card::Thug => 7,
        Card::Driver => 5,
        Card::Hitman => 3,
        Card::Boss => 1,
        Card::Cousin => 0,
        Card::Snitch => match top {
            Some(Card::Witness { number }) => number as i32,
            Some(Card::Thug) => 7,
            Some(Card::Driver) => 5,
            Some(Card::Hitman) => 3,
            Some(Card::Boss) => 1,
            _ => 0,
        },
    };
    let mut totals = Vec::new();
    for cards in districts {
        let mut total = 0;
        for card in cards {
            total += worth(card);
        }
        totals.push(total);
    }
    let lowest = |player: usize| {
        let mut lowest = if districts[player].is_empty() { 0 } else { i32::MAX };
        for card in &districts[player] {
            if (snitch_breaks_ties || *card != Card::Snitch) && worth(card) < lowest {
                lowest = worth(card);
            }
        }
        lowest
    };
    let mut left: Vec<usize> = (0..districts.len()).collect();
    let mut reason = "sum";
    for (why, value) in [
        ("sum", &(|player: usize| totals[player]) as &dyn Fn(usize) -> i32),
        ("cards", &|player| districts[player].len() as i32),
        ("lowest", &lowest),
    ] {
        if left.len() > 1 {
            let least = left.iter().map(|player| value(*player)).min().unwrap();
            left.retain(|player| value(*player) == least);
            reason = why;
        }
    }
    match left[..] {
        [winner] => (totals, Some(winner), Vec::new(), reason),
        _ => (totals, None, left, "replay"),
    }
}

#[test]
fn the_lowest_sum_wins() {
    let tally = of(&[&[Card::Cousin, witness(2), witness(4), Card::Boss], &[Card::Thug]], None);
    let tally = tally.unwrap();
    assert_eq!(tally.totals, vec![7, 7].into());
    assert_eq!((tally.winner, tally.by), (Some(B), DecidedBy::Cards));
    let tally = of(&[&[Card::Driver], &[Card::Hitman, Card::Boss], &[witness(9)]], None).unwrap();
    assert_eq!(tally.totals, vec![5, 4, 9].into());
    assert_eq!((tally.winner, tally.by), (Some(B), DecidedBy::Sum));
    let order: Vec<_> =
        tally.standings.iter().map(|standing| (standing.seat, standing.place)).collect();
    assert_eq!(order, [(B, 1), (A, 2), (C, 3)]);
}

#[test]
fn then_fewer_cards_then_the_lowest_single_card() {
    let tally =
        of(&[&[witness(4), witness(5)], &[witness(2), witness(3), witness(4)]], None).unwrap();
    assert_eq!((tally.winner, tally.by), (Some(A), DecidedBy::Cards));
    let tally = of(&[&[witness(4), witness(5)], &[witness(2), witness(7)]], None).unwrap();
    assert_eq!((tally.winner, tally.by), (Some(B), DecidedBy::Lowest));
    assert_eq!(tally.standings[0].lowest, Some(2));
}

#[test]
fn the_reason_is_what_tells_the_first_two_apart() {
    // C is level by sum, but has more cards; B and A are told apart by a card.
    let districts: [&[Card]; 3] =
        [&[witness(4), witness(5)], &[witness(2), witness(7)], &[witness(3); 3]];
    let tally = of(&districts, None).unwrap();
    assert_eq!((tally.winner, tally.by), (Some(B), DecidedBy::Lowest));
}

#[test]
fn still_level_is_a_draw() {
    let districts: [&[Card]; 3] =
        [&[Card::Driver, witness(4)], &[witness(9), witness(1)], &[witness(4), witness(5)]];
    let tally = of(&districts, None).unwrap();
    assert_eq!((tally.winner, tally.tied, tally.by), (None, vec![A, C], DecidedBy::Nothing));
    let places: Vec<_> = tally.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 1, 3]);
}

#[test]
fn an_empty_district_beats_every_other_nothing() {
    let tally = of(&[&[Card::Cousin], &[]], None).unwrap();
    assert_eq!((tally.winner, tally.by), (Some(B), DecidedBy::Cards));
    let tally = of(&[&[], &[]], None).unwrap();
    assert_eq!((tally.winner, tally.by), (None, DecidedBy::Nothing));
    assert_eq!(tally.standings[0].lowest, Some(0));
}

#[test]
fn the_snitch_takes_the_value_of_the_top_card() {
    for (card, worth) in [(witness(8), 8), (Card::Thug, 7), (Card::Boss, 1), (Card::Cousin, 0)] {
        let tally = of(&[&[Card::Snitch, witness(1)], &[witness(20)]], Some(card)).unwrap();
        assert_eq!(tally.totals, vec![worth + 1, 20].into());
    }
    let missing = of(&[&[Card::Snitch], &[]], None);
    assert_eq!(missing, Err(Refusal::TopMissing { seat: A }));
    let unused = of(&[&[witness(1)], &[]], Some(witness(4))).unwrap();
    assert_eq!(unused.totals, vec![1, 0].into());
}

#[test]
fn the_value_of_the_snitch_can_break_a_tie_unless_the_table_says_no() {
    let districts: PerSeat<Vec<Card>> =
        vec![vec![Card::Snitch, witness(7)], vec![witness(4), witness(5)]].into();
    let top = Some(Top::Card { card: witness(2) });
    let winner = |snitch_breaks_ties| {
        let options = Options { snitch_breaks_ties, ..Options::default() };
        score(&districts, top, &Deck::BOX, &options).unwrap().winner
    };
    assert_eq!((winner(true), winner(false)), (Some(A), Some(B)));
}

#[test]
fn only_what_the_box_cannot_hold_is_refused() {
    let twice = |sort, most| Err(Refusal::TooMany { sort, most });
    assert_eq!(of(&[&[Card::Snitch], &[Card::Snitch]], None), twice(Sort::Snitch, 1));
    assert_eq!(of(&[&[Card::Snitch], &[]], Some(Card::Snitch)), twice(Sort::Snitch, 1));
    assert_eq!(of(&[&[Card::Cousin], &[]], Some(Card::Cousin)), twice(Sort::Cousin, 1));
    assert_eq!(of(&[&[Card::Thug; 9], &[Card::Boss; 8]], None), twice(Sort::Family, 16));
    assert!(of(&[&[Card::Thug; 8], &[Card::Thug; 8]], Some(Card::Thug)).is_ok());
    assert_eq!(of(&[&[]], None), Err(Refusal::Players { players: 1 }));
}

fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        6 => (0..8_u32).prop_map(|number| Card::Witness { number }),
        1 => Just(Card::Thug),
        1 => Just(Card::Driver),
        1 => Just(Card::Hitman),
        1 => Just(Card::Boss),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn it_is_what_adding_up_by_hand_gives(
        mut districts in vec(vec(card(), 0..4), 2..=10),
        holder: prop::sample::Index, top in card(), has_snitch: bool, breaks: bool,
    ) {
        if districts.iter().flatten().filter(|card| card.sort() == Sort::Family).count() > 16 {
            return Ok(());
        }
        if has_snitch {
            let holder = holder.index(districts.len());
            districts[holder].push(Card::Snitch);
        }
        let options = Options { snitch_breaks_ties: breaks, ..Options::default() };
        let top_card = Some(Top::Card { card: top });
        let tally = score(&districts.clone().into(), top_card, &Deck::BOX, &options).unwrap();
        let (totals, winner, tied, reason) = by_hand(&districts, Some(top), breaks);
        let seat = |player: usize| Seat(player as u8);
        prop_assert_eq!(tally.totals, totals.into());
        prop_assert_eq!(tally.winner, winner.map(seat));
        prop_assert_eq!(tally.tied, tied.into_iter().map(seat).collect::<Vec<_>>());
        prop_assert_eq!(tally.by, match reason {
            "sum" => DecidedBy::Sum,
            "cards" => DecidedBy::Cards,
            "lowest" => DecidedBy::Lowest,
            _ => DecidedBy::Nothing,
        });
        prop_assert!(tally.standings.windows(2).all(|pair| pair[0].total <= pair[1].total));
    }
}
