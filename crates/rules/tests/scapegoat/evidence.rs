//! Which card has to be put down in an evidence swap.

use rules::{
    colour::Colour,
    game::Parts,
    scapegoat::{
        ScapeGoat,
        advice::{Advice, Question},
        colour::{CardColour, Colours},
    },
};

fn ask(hand: &[&[CardColour]]) -> Option<Vec<usize>> {
    let hand = hand.iter().map(|card| card.iter().copied().collect::<Colours>()).collect();
    match ScapeGoat::advise(&Question::Swap { own: Colour::Red, hand })? {
        Advice::Swap { cards } => Some(cards),
        Advice::Mat { .. } => panic!("that was not the question"),
    }
}

const RED: CardColour = CardColour::Red;
const BLUE: CardColour = CardColour::Blue;
const GREY: CardColour = CardColour::Grey;

#[test]
fn a_card_of_the_own_colour_has_to_go_first_even_with_others_on_it() {
    assert_eq!(ask(&[&[BLUE], &[RED], &[GREY]]), Some(vec![1]));
    assert_eq!(ask(&[&[BLUE, RED], &[GREY], &[RED]]), Some(vec![0, 2]));
}

#[test]
fn without_one_any_card_may_go() {
    assert_eq!(ask(&[&[BLUE], &[GREY]]), Some(vec![0, 1]));
}

#[test]
fn a_hand_has_a_few_cards() {
    assert_eq!(ask(&[]), None);
    let many: Vec<&[CardColour]> = vec![&[BLUE]; 9];
    assert_eq!(ask(&many), None);
}
