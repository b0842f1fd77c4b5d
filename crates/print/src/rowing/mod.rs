//! Row Your Goat: rings, any of the sixteen cards, and a quick reference.

pub mod cards;
pub mod order;
pub mod reference;
pub mod rings;
pub mod words;

pub use order::{BadOrder, Copies, Order};
use words::Words;

use crate::{Printable, page::Page, sheet, words::Language};

impl Printable for Order {
    type Bad = BadOrder;
    const NO_SUCH_PAGE: BadOrder = BadOrder::NoSuchPage;

    fn language(&self) -> Language {
        self.language
    }

    fn title(&self) -> String {
        Words::of(self.language).common.title.to_owned()
    }

    fn pages(&self) -> Result<Vec<Page>, BadOrder> {
        self.check()?;
        let words = Words::of(self.language);
        let mut sides = Vec::new();
        if self.rings > 0 {
            let side = rings::side(self.rings, self.paper, words);
            sides.extend(sheet::one_sided(side, self.layout, words.common));
        }
        let pieces = cards::pieces(&self.cards, words);
        sides.extend(sheet::arrange(pieces, cards::SIZE, self.paper, self.layout, words.common));
        if self.reference {
            let side = reference::side(self.paper, words);
            sides.extend(sheet::one_sided(side, self.layout, words.common));
        }
        let caption = words.common.title.to_owned();
        let sides = sides.into_iter().map(|side| (caption.clone(), side)).collect();
        Ok(sheet::finish_all(sides, self.paper, words.common))
    }
}
