//! The sheets of Soplón, measured and counted.

use print::{
    sheet::Layout,
    snitch::{BadOrder, Copies, Order},
};
use rules::snitch::{card::Card, terms::Sort};

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
    let cards = vec![
        Copies { card: Card::Boss, count: 3 },
        Copies { card: Card::Snitch, count: 1 },
        Copies { card: Card::Thug, count: 0 },
    ];
    let order = Order { reference: false, score_sheet: false, cards, ..Order::everything() };
    let pages = print::pages(&order).unwrap();
    assert_eq!(pages.len(), 2, "fronts and backs");
    let texts = texts(&pages[0]);
    let count = |name: &str| texts.iter().filter(|text| **text == name).count();
    assert_eq!((count("Boss"), count("Snitch"), count("Thug")), (3, 1, 0));
    assert_eq!((count("1"), count("?"), count("7")), (3, 1, 0));
}

#[test]
fn reference_and_score_sheet_fit_on_a_page_each() {
    for order in choices().map(everything) {
        let sheets = if order.layout == Layout::Duplex { 2 } else { 1 };
        let only = |reference, score_sheet| {
            let order = Order { cards: Vec::new(), reference, score_sheet, ..order.clone() };
            print::pages(&order).unwrap()
        };
        let (reference, score) = (only(true, false), only(false, true));
        // A blank back after the last page is left out.
        assert!(reference.len() <= sheets && score.len() <= sheets);
        assert!(texts(&reference[0]).len() > 50, "{order:?}");
        assert!(texts(&score[0]).contains(&"16"), "a row for each of sixteen games");
    }
}

#[test]
fn orders_that_cannot_be_printed_are_refused() {
    let all = Order::everything();
    let bad = |order: Order| print::pages(&order).unwrap_err();
    let cards = |card, count| Order { cards: vec![Copies { card, count }], ..all.clone() };
    let nothing = Order { cards: Vec::new(), reference: false, score_sheet: false, ..all.clone() };
    assert_eq!(bad(nothing), BadOrder::NothingToPrint);
    assert_eq!(bad(cards(Card::Witness { number: 4 }, 1)), BadOrder::NoWitnesses);
    let most = |sort, most| BadOrder::MoreThanInTheBox { sort, most };
    assert_eq!(bad(cards(Card::Boss, 17)), most(Sort::Family, 16));
    assert_eq!(bad(cards(Card::Snitch, 2)), most(Sort::Snitch, 1));
}
