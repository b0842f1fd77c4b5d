//! The sheets of Row Your Goat, measured and counted.

use kurbo::{Affine, Rect, Shape};
use print::{
    font,
    page::{Mark, Page},
    rowing::{BadOrder, Copies, Order},
    sheet::{Layout, PRINTABLE, Paper},
    words::Language,
};
use rules::rowing::card::{Boat, Card, CardColour};

fn orders() -> impl Iterator<Item = Order> {
    Paper::ALL.into_iter().flat_map(|paper| {
        [Layout::Duplex, Layout::Fold].into_iter().flat_map(move |layout| {
            Language::ALL.map(|language| Order { paper, layout, language, ..Order::everything() })
        })
    })
}

fn texts(page: &Page) -> Vec<&str> {
    let marks = page.flat().into_iter();
    let texts = marks.filter_map(|(_, mark)| match mark {
        Mark::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// Words may end anywhere on a page, but not beyond what a printer prints.
fn extent(place: Affine, mark: &Mark) -> Option<Rect> {
    let own = match mark {
        Mark::Text { at, text, face, size, .. } => {
            let wide = font::width(*face, text) * size;
            Rect::new(at.x, at.y - size * 0.8, at.x + wide, at.y + size * 0.25)
        }
        Mark::Path { path, stroke: Some(stroke), .. } => {
            path.bounding_box().inflate(stroke.width / 2.0, stroke.width / 2.0)
        }
        _ => return None,
    };
    Some(place.transform_rect_bbox(own))
}

#[test]
fn lines_and_words_stay_where_printers_print() {
    for order in orders() {
        let (width, height) = order.paper.size();
        let inside = Rect::new(0.0, 0.0, width, height).inset(-PRINTABLE);
        for (k, page) in print::pages(&order).unwrap().iter().enumerate() {
            assert_eq!((page.width, page.height), (width, height));
            for (place, mark) in page.flat() {
                let Some(covered) = extent(place, mark) else { continue };
                let fits = covered.union(inside) == inside;
                assert!(fits, "page {} of {order:?}: {covered:?} {mark:?}", k + 1);
            }
        }
    }
}

#[test]
fn every_printed_letter_is_in_its_font() {
    for order in orders() {
        for page in print::pages(&order).unwrap() {
            for (_, mark) in page.flat() {
                let Mark::Text { text, face, .. } = mark else { continue };
                for letter in text.chars() {
                    assert!(font::glyph(*face, letter).is_some(), "{letter:?} in {text:?}");
                }
            }
        }
    }
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
    for order in orders() {
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
