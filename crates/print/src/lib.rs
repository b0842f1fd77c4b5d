//! Replacements for what is lost from the box: mats, dice, tokens, location
//! cards and a quick reference, as a PDF that is made on the device.
//!
//! An [`Order`] says what is wanted; [`pages`] lays it out as data, [`pdf`]
//! prints it and [`svg::write`] shows one page on a screen. The same order
//! gives the same bytes on every machine and on any day, so an edition can
//! be printed again. What the mats say is not decided here: that is
//! `rules::scapegoat::edition`. Files and command lines are handled elsewhere.

pub mod dice;
pub mod drawing;
pub mod font;
pub mod ink;
pub mod mat;
pub mod order;
pub mod page;
pub mod pdf;
pub mod places;
pub mod reference;
pub mod sheet;
pub mod solid;
pub mod svg;
pub mod tokens;
pub mod words;

pub use order::{BadOrder, Order, Sheets};
use page::Page;
use sheet::Side;

/// The PDF for an order. `progress` is called with the number of pages done
/// and the number of pages in all.
pub fn pdf(order: &Order, progress: &mut dyn FnMut(usize, usize)) -> Result<Vec<u8>, BadOrder> {
    let pages = pages(order)?;
    let words = order.language.words();
    let title = match order.sheets.contains(&Sheets::Mats) {
        true => format!("{} · {} {}", words.title, words.edition, order.edition),
        // Nothing else belongs to an edition.
        false => words.title.to_owned(),
    };
    let about = pdf::About { title: &title, language: order.language.tag() };
    Ok(pdf::write(pages.into_iter(), about, progress))
}

/// The pages of an order, in the order in which they are printed.
pub fn pages(order: &Order) -> Result<Vec<Page>, BadOrder> {
    order.check()?;
    let words = order.language.words();
    let most = order.players.last().copied().unwrap_or_default();
    let mut sides: Vec<(String, Side)> = Vec::new();
    for sheets in &order.sheets {
        let one_sided = |side| sheet::one_sided(side, order.layout, words);
        let plain = match sheets {
            Sheets::Mats => {
                sides.extend(mats(order));
                continue;
            }
            Sheets::Dice => one_sided(dice::side(order.dice, order.paper, words)),
            Sheets::Tokens => {
                one_sided(tokens::side(order.goats(most), order.dice, order.paper, words))
            }
            Sheets::Places => {
                let pieces = places::pieces(words);
                sheet::arrange(pieces, places::SIZE, order.paper, order.layout, words)
            }
            Sheets::Reference => one_sided(reference::side(order.paper, words)),
        };
        sides.extend(plain.into_iter().map(|side| (words.title.to_owned(), side)));
    }
    // Nothing follows the last sheet, so its back needs no page.
    sides.pop_if(|(_, side)| side.is_blank());
    let total = sides.len();
    let finished = sides.into_iter().enumerate().map(|(k, (caption, side))| {
        let caption = format!("{caption} · {} {} {} {total}", words.page, k + 1, words.of);
        sheet::finish(side, order.paper, &caption, words)
    });
    Ok(finished.collect())
}

/// Each set begins on a sheet of its own.
fn mats(order: &Order) -> Vec<(String, Side)> {
    let words = order.language.words();
    let sets = order.players.iter().flat_map(|players| {
        let mats = mat::MatsOf {
            goats: order.goats(*players),
            edition: order.edition,
            dice: order.dice,
            words,
        };
        let pieces = mats.pieces(|goat| order.mat.is_none_or(|mat| mat == goat));
        let sides = sheet::arrange(pieces, mat::SIZE, order.paper, order.layout, words);
        let caption =
            format!("Goatherd · {} {} · {players} {}", words.edition, order.edition, words.players);
        sides.into_iter().map(move |side| (caption.clone(), side))
    });
    sets.collect()
}
