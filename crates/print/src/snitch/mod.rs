//! Soplón: special cards that are lost, a quick reference and a score sheet.

pub mod cards;
pub mod order;
pub mod reference;
pub mod score;
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
        let pieces = cards::pieces(&self.cards, words);
        let mut sides = sheet::arrange(pieces, cards::SIZE, self.paper, self.layout, words.common);
        let whole_pages = [
            self.reference.then(|| reference::side(self.paper, words)),
            self.score_sheet.then(|| score::side(self.paper, words)),
        ];
        for side in whole_pages.into_iter().flatten() {
            sides.extend(sheet::one_sided(side, self.layout, words.common));
        }
        let caption = words.common.title.to_owned();
        let sides = sides.into_iter().map(|side| (caption.clone(), side)).collect();
        Ok(sheet::finish_all(sides, self.paper, words.common))
    }
}
