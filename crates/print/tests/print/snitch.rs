//! The sheets of Soplón, measured and counted.

use kurbo::{Affine, Rect, Shape};
use print::{
    font,
    page::{Mark, Page},
    sheet::{Layout, PRINTABLE, Paper},
    snitch::{BadOrder, Copies, Order},
    words::Language,
};
use rules::snitch::{card::Card, terms::Sort};

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
    for order in orders() {
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
