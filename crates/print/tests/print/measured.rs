//! What holds for the sheets of every game.

use kurbo::{Affine, Rect, Shape};
use print::{
    Printable, font,
    page::{Mark, Page},
    sheet::{Layout, PRINTABLE, Paper},
    words::Language,
};

/// What can be chosen for the sheets of any game.
pub(crate) type Choice = (Paper, Layout, Language);

/// Everything that can be chosen.
pub(crate) fn choices() -> impl Iterator<Item = Choice> {
    Paper::ALL.into_iter().flat_map(|paper| {
        Layout::ALL.into_iter().flat_map(move |layout| {
            Language::ALL.iter().map(move |language| (paper, layout, *language))
        })
    })
}

pub(crate) fn texts(page: &Page) -> Vec<&str> {
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

/// Every line and every letter of an order can be printed, whatever is chosen for it.
pub(crate) fn can_always_be_printed<O: Printable>(order: impl Fn(Choice) -> O) {
    for choice in choices() {
        let (paper, _, language) = choice;
        can_be_printed(&print::pages(&order(choice)).unwrap(), paper, language);
    }
}

/// Lines and words may end anywhere on a page, but not beyond what a printer
/// prints, and every letter is in its font.
fn can_be_printed(pages: &[Page], paper: Paper, language: Language) {
    let (width, height) = paper.size();
    let inside = Rect::new(0.0, 0.0, width, height).inset(-PRINTABLE);
    for (k, page) in pages.iter().enumerate() {
        assert_eq!((page.width, page.height), (width, height));
        for (place, mark) in page.flat() {
            let fits = extent(place, mark).is_none_or(|covered| covered.union(inside) == inside);
            assert!(fits, "page {} on {paper:?} in {language:?}: {mark:?}", k + 1);
            let Mark::Text { text, face, .. } = mark else { continue };
            for letter in text.chars() {
                assert!(font::glyph(*face, letter).is_some(), "{letter:?} in {text:?}");
            }
        }
    }
}
