//! Scape Goat: mats, dice, tokens, location cards and a quick reference.
//!
//! What the mats say is not decided here: that is `rules::scapegoat::edition`.

pub mod dice;
pub mod mat;
pub mod order;
pub mod pictures;
pub mod places;
pub mod reference;
pub mod solid;
pub mod tokens;
pub mod words;

pub use order::{BadOrder, Order, Sheets};
use words::Words;

use crate::{
    Printable,
    page::Page,
    sheet::{self, Side},
    words::Language,
};

impl Printable for Order {
    type Bad = BadOrder;
    const NO_SUCH_PAGE: BadOrder = BadOrder::NoSuchPage;

    fn language(&self) -> Language {
        self.language
    }

    fn title(&self) -> String {
        let words = Words::of(self.language);
        match self.sheets.contains(&Sheets::Mats) {
            true => format!("{} · {} {}", words.common.title, words.edition, self.edition),
            // Nothing else belongs to an edition.
            false => words.common.title.to_owned(),
        }
    }

    fn pages(&self) -> Result<Vec<Page>, BadOrder> {
        self.check()?;
        let words = Words::of(self.language);
        let most = self.players.last().copied().unwrap_or_default();
        let mut sides: Vec<(String, Side)> = Vec::new();
        for sheets in &self.sheets {
            let one_sided = |side| sheet::one_sided(side, self.layout, words.common);
            let plain = match sheets {
                Sheets::Mats => {
                    sides.extend(mats(self));
                    continue;
                }
                Sheets::Dice => one_sided(dice::side(self.dice, self.paper, words)),
                Sheets::Tokens => {
                    one_sided(tokens::side(self.goats(most), self.dice, self.paper, words))
                }
                Sheets::Places => {
                    let pieces = places::pieces(words);
                    sheet::arrange(pieces, places::SIZE, self.paper, self.layout, words.common)
                }
                Sheets::Reference => one_sided(reference::side(self.paper, words)),
            };
            sides.extend(plain.into_iter().map(|side| (words.common.title.to_owned(), side)));
        }
        Ok(sheet::finish_all(sides, self.paper, words.common))
    }
}

/// Each set begins on a sheet of its own.
fn mats(order: &Order) -> Vec<(String, Side)> {
    let words = Words::of(order.language);
    let sets = order.players.iter().flat_map(|players| {
        let mats = mat::MatsOf {
            goats: order.goats(*players),
            edition: order.edition,
            dice: order.dice,
            words,
        };
        let pieces = mats.pieces(|goat| order.mat.is_none_or(|mat| mat == goat));
        let sides = sheet::arrange(pieces, mat::SIZE, order.paper, order.layout, words.common);
        let caption =
            format!("Goatherd · {} {} · {players} {}", words.edition, order.edition, words.players);
        sides.into_iter().map(move |side| (caption.clone(), side))
    });
    sets.collect()
}
