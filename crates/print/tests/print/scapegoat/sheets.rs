//! The sheets, measured: sizes, margins, and whether front and back line up.

use kurbo::{Affine, Rect, Shape};
use print::{
    font,
    ink::CUT,
    page::{Mark, Page},
    scapegoat::{Order, Sheets, mat, places},
    sheet::{Layout, PRINTABLE, Paper},
    words::{Language, Words},
};
use rules::scapegoat::edition::Edition;

fn orders() -> impl Iterator<Item = Order> {
    Paper::ALL.into_iter().flat_map(|paper| {
        Layout::ALL.into_iter().flat_map(move |layout| {
            Language::ALL.iter().map(move |&language| Order {
                paper,
                layout,
                language,
                ..Order::everything(Edition(17))
            })
        })
    })
}

/// The area that a mark covers.
fn extent(place: Affine, mark: &Mark) -> Rect {
    let own = match mark {
        Mark::Path { path, stroke, .. } => {
            let line = stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            path.bounding_box().inflate(line, line)
        }
        Mark::Text { at, text, face, size, .. } => {
            let wide = font::width(*face, text) * size;
            Rect::new(at.x, at.y - size * 0.8, at.x + wide, at.y + size * 0.25)
        }
        Mark::Group { .. } | Mark::Stamp { .. } | Mark::Clipped { .. } => {
            unreachable!("opened by flat")
        }
    };
    place.transform_rect_bbox(own)
}

#[test]
fn nothing_is_printed_in_the_margin_that_printers_leave_white() {
    for order in orders() {
        let (width, height) = order.paper.size();
        let inside = Rect::new(0.0, 0.0, width, height).inset(-PRINTABLE);
        for (k, page) in print::pages(&order).unwrap().iter().enumerate() {
            assert_eq!((page.width, page.height), (width, height));
            for (place, mark) in page.flat() {
                let covered = extent(place, mark);
                let fits = covered.union(inside) == inside;
                assert!(fits, "page {} of {order:?}: {covered:?} {mark:?}", k + 1);
            }
        }
    }
}

/// The cut marks, each with its two ends.
fn cut_marks(page: &Page) -> Vec<Rect> {
    let all = page.flat();
    let cuts = all.iter().filter(|(_, mark)| match mark {
        Mark::Path { fill: None, stroke: Some(stroke), .. } => {
            stroke.ink == CUT && stroke.dash.is_none()
        }
        _ => false,
    });
    cuts.map(|(place, mark)| match mark {
        Mark::Path { path, .. } => place.transform_rect_bbox(path.bounding_box()),
        _ => unreachable!(),
    })
    .collect()
}

/// The positions of the vertical marks, and of the horizontal ones.
fn cuts(marks: &[Rect]) -> (Vec<f64>, Vec<f64>) {
    let distinct = |mut all: Vec<f64>| {
        all.sort_by(f64::total_cmp);
        all.dedup_by(|a, b| (*a - *b).abs() < 1e-6);
        all
    };
    let upright = marks.iter().filter(|mark| mark.width() < 1e-6).map(|mark| mark.x0);
    let lying = marks.iter().filter(|mark| mark.height() < 1e-6).map(|mark| mark.y0);
    (distinct(upright.collect()), distinct(lying.collect()))
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

#[test]
fn mats_and_cards_come_out_at_their_size() {
    for order in orders() {
        let pages = print::pages(&order).unwrap();
        let (xs, ys) = cuts(&cut_marks(&pages[0]));
        let tall = if order.layout == Layout::Fold { 2.0 } else { 1.0 };
        assert!(close(xs[1] - xs[0], mat::SIZE.0), "{xs:?}");
        assert!(close(ys[1] - ys[0], mat::SIZE.1 * tall), "{ys:?}");
        let cards = Order { sheets: [Sheets::Places].into(), ..order };
        let (xs, ys) = cuts(&cut_marks(&print::pages(&cards).unwrap()[0]));
        assert!(close(xs[1] - xs[0], places::SIZE.0), "{xs:?}");
        assert!(close(ys[1] - ys[0], places::SIZE.1 * tall), "{ys:?}");
    }
}

#[test]
fn turned_over_the_long_edge_the_marks_of_both_sides_coincide() {
    for order in orders().filter(|order| order.layout == Layout::Duplex) {
        let cards = [Sheets::Mats, Sheets::Places].into();
        let pages = print::pages(&Order { sheets: cards, ..order }).unwrap();
        assert!(pages.len() > 10 && pages.len().is_multiple_of(2));
        for sheet in pages.chunks(2) {
            let front = cut_marks(&sheet[0]);
            let back = cut_marks(&sheet[1]);
            assert_eq!(front.len(), back.len());
            assert!(front.len() >= 8);
            let width = sheet[0].width;
            for mark in &front {
                let through = Rect::new(width - mark.x1, mark.y0, width - mark.x0, mark.y1);
                let is_there = |other: &&Rect| {
                    close(other.x0, through.x0)
                        && close(other.y0, through.y0)
                        && close(other.x1, through.x1)
                        && close(other.y1, through.y1)
                };
                assert!(back.iter().any(|other| is_there(&other)), "{mark:?}");
            }
        }
    }
}

#[test]
fn in_double_sided_printing_nothing_is_behind_a_sheet_without_a_back() {
    let ends_where = |page: &Page| page.height - 14.0;
    for order in orders().filter(|order| order.layout == Layout::Duplex) {
        let words = Words::of(order.language);
        let pages = print::pages(&order).unwrap();
        let mut one_sided = 0;
        for (front, back) in pages.iter().step_by(2).zip(pages.iter().skip(1).step_by(2)) {
            let says = |wanted: &str| {
                front.flat().iter().any(|(_, mark)| match mark {
                    Mark::Text { text, .. } => text.contains(wanted),
                    _ => false,
                })
            };
            if says(words.one_side) {
                one_sided += 1;
                let is_footer =
                    |(place, mark): &(Affine, &Mark)| extent(*place, mark).y0 > ends_where(back);
                assert!(back.flat().iter().all(is_footer), "a blank back in {order:?}");
            } else {
                assert!(says(words.duplex_front), "each sheet begins with its front");
            }
        }
        // The quick reference comes last, so nothing can be behind it.
        assert_eq!(one_sided, 2, "dice and tokens");
        let dice_alone = Order { sheets: [Sheets::Dice].into(), ..order.clone() };
        assert_eq!(print::pages(&dice_alone).unwrap().len(), 1);
        let both = Order { sheets: [Sheets::Dice, Sheets::Tokens].into(), ..order };
        assert_eq!(print::pages(&both).unwrap().len(), 3);
    }
}

/// The faces of the pieces on a page, as they are placed there.
fn faces(page: &Page) -> Vec<(Affine, Rect)> {
    let groups = page.marks.iter().filter_map(|mark| match mark {
        Mark::Group { marks, place } => match marks.first() {
            Some(Mark::Clipped { to, .. }) => Some((*place, *to)),
            _ => None,
        },
        _ => None,
    });
    groups.collect()
}

#[test]
fn folded_at_the_line_the_back_is_upright_behind_the_front() {
    for order in orders().filter(|order| order.layout == Layout::Fold) {
        let cards = [Sheets::Mats, Sheets::Places].into();
        for page in print::pages(&Order { sheets: cards, ..order }).unwrap() {
            let (_, ys) = cuts(&cut_marks(&page));
            let fold = (ys[0] + ys[1]) / 2.0;
            for pair in faces(&page).chunks(2) {
                let [(back, back_box), (front, front_box)] = pair else { panic!("a pair") };
                let behind = Affine::new([1.0, 0.0, 0.0, -1.0, 0.0, 2.0 * fold]);
                let folded = (behind * *back).transform_rect_bbox(*back_box);
                let shown = front.transform_rect_bbox(*front_box);
                for (a, b) in [(folded.x0, shown.x0), (folded.y0, shown.y0)] {
                    assert!(close(a, b), "{folded:?} {shown:?}");
                }
                assert!(close(folded.area(), shown.area()));
                // Seen from behind, left and right are swapped: then a back that
                // is turned upside down and folded reads like the front.
                let seen = Affine::FLIP_X * behind * *back;
                let [a, b, c, d, ..] = seen.as_coeffs();
                assert!(close(a, 1.0) && close(d, 1.0) && close(b, 0.0) && close(c, 0.0));
            }
            let lines = page.flat();
            let dashed = lines.iter().filter(|(place, mark)| match mark {
                Mark::Path { path, stroke: Some(stroke), .. } => {
                    let line = place.transform_rect_bbox(path.bounding_box());
                    stroke.dash.is_some() && stroke.ink == CUT && close(line.y0, fold)
                }
                _ => false,
            });
            assert!(dashed.count() >= 3, "a line to fold by, and a mark at each end");
        }
    }
}

#[test]
fn every_sheet_says_how_it_is_printed_and_has_a_ruler_of_fifty_millimetres() {
    for order in orders() {
        let words = Words::of(order.language);
        for page in print::pages(&order).unwrap() {
            let all = page.flat();
            let says = |wanted: &str| {
                all.iter().any(|(_, mark)| match mark {
                    Mark::Text { text, .. } => text.contains(wanted),
                    _ => false,
                })
            };
            let notes = [
                words.duplex_front,
                words.duplex_back,
                words.blank_back,
                words.fold,
                words.one_side,
            ];
            assert!(notes.iter().any(|note| says(note)));
            assert!(says(words.full_size));
            let is_ruler = |(place, mark): &(Affine, &Mark)| {
                let line = extent(*place, mark);
                line.y0 > page.height - 12.0 && (line.width() - 50.25).abs() < 0.01
            };
            assert!(all.iter().any(is_ruler));
        }
    }
}

#[test]
fn every_printed_letter_is_in_its_font() {
    for order in orders() {
        for page in print::pages(&order).unwrap() {
            for (_, mark) in page.flat() {
                if let Mark::Text { text, face, .. } = mark {
                    let is_there = |letter| font::glyph(*face, letter).is_some();
                    assert!(text.chars().all(is_there), "{face:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn orders_that_cannot_be_printed_are_refused() {
    use rules::colour::Colour;
    let good = Order::everything(Edition(1));
    let bad = [
        (Order { edition: Edition(0), ..good.clone() }, "1 to 999999"),
        (Order { players: [7].into(), ..good.clone() }, "3 to 6 players"),
        (Order { players: [].into(), ..good.clone() }, "nothing to print"),
        (Order { sheets: [].into(), ..good.clone() }, "nothing to print"),
        (Order { colours: vec![Colour::Red; 6], ..good.clone() }, "both be Red"),
        (Order { colours: vec![Colour::Red], ..good.clone() }, "6 players need 6 colours"),
        (Order { mat: Some(Colour::Pink), ..good.clone() }, "There's no pink mat"),
    ];
    for (order, why) in bad {
        let refused = print::pages(&order).unwrap_err().to_string();
        assert!(refused.contains(why), "{refused}");
    }
    assert_eq!(print::pages(&good).unwrap().len(), 27);
}

#[test]
fn a_page_can_be_previewed_before_it_is_printed() {
    let pages = print::pages(&Order::everything(Edition(17))).unwrap();
    for page in &pages {
        let svg = print::svg::write(page);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
        assert!(svg.contains("textLength"));
    }
}
