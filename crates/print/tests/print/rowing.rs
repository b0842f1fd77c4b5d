//! The sheets of Row Your Goat, measured and counted.

use print::rowing::{BadOrder, Copies, Order};
use rules::rowing::card::{Boat, Card, CardColour};

use crate::measured::{Choice, can_always_be_printed, choices, texts};

fn everything((paper, layout, language): Choice) -> Order {
    Order { paper, layout, language, ..Order::everything() }
}

#[test]
fn every_line_and_every_letter_can_be_printed() {
    can_always_be_printed(everything);
}

#[test]
fn the_cards_that_were_ordered_are_named_on_the_page_and_no_others() {
    let card = Card { boat: Boat::Raft, colour: CardColour::Orange };
    let cards = vec![Copies { card, count: 3 }];
    let order = Order { rings: 0, reference: false, cards, ..Order::everything() };
    let pages = print::pages(&order).unwrap();
    assert_eq!(pages.len(), 2, "fronts and backs");
    let names = texts(&pages[0]).into_iter().filter(|text| text.contains(" · Orange"));
    assert_eq!(names.collect::<Vec<_>>(), ["Raft · Orange"; 3]);
}

#[test]
fn the_quick_reference_fits_on_one_page_in_every_language_and_on_all_paper() {
    for order in choices().map(everything) {
        let order = Order { rings: 0, cards: Vec::new(), ..order };
        let pages = print::pages(&order).unwrap();
        assert_eq!(pages.len(), 1);
        let words: usize = texts(&pages[0]).len();
        assert!(words > 40, "{words} lines in {order:?}");
        assert!(texts(&pages[0]).contains(&"30"), "thirty cards each for two players");
    }
}

#[test]
fn rings_come_in_the_number_that_was_ordered() {
    let page = |rings| {
        let order = Order { rings, cards: Vec::new(), reference: false, ..Order::everything() };
        print::pages(&order).unwrap().remove(0).flat().len()
    };
    let each = page(2) - page(1);
    assert!(each > 0);
    assert_eq!(page(5) - page(1), 4 * each);
}

#[test]
fn orders_that_cannot_be_printed_are_refused() {
    let all = Order::everything();
    let bad = |order: Order| print::pages(&order).unwrap_err();
    let nothing = Order { rings: 0, cards: Vec::new(), reference: false, ..all.clone() };
    assert_eq!(bad(nothing), BadOrder::NothingToPrint);
    assert_eq!(bad(Order { rings: 6, ..all.clone() }), BadOrder::TooManyRings { most: 5 });
    let card = Card { boat: Boat::JetSki, colour: CardColour::Pink };
    let cards = vec![Copies { card, count: 61 }];
    assert_eq!(bad(Order { cards, ..all }), BadOrder::TooManyCards { most: 60 });
}
