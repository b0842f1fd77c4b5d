//! Replacements for what is lost from the box, as a PDF that is made on the
//! device.
//!
//! An order says what is wanted. Each game has a folder with orders of its own
//! and the sheets that they ask for; `games.rs` lists them. [`pages`] lays an
//! order out as data, [`pdf`] prints it and [`svg::write`] shows one page on a
//! screen. The same order gives the same bytes on every machine and on any day,
//! so it can be printed again. Files and command lines are handled elsewhere.

mod columns;
pub mod drawing;
pub mod font;
mod games;
pub mod ink;
pub mod page;
pub mod pdf;
pub mod rowing;
pub mod scapegoat;
pub mod sheet;
pub mod snitch;
pub mod svg;
pub mod words;

use serde::{Serialize, de::DeserializeOwned};

pub use games::{AnyOrder, NotRead, Refused, read};
use page::Page;
use words::Language;

/// What somebody wants on paper from one game.
pub trait Printable: DeserializeOwned {
    /// Why it can't be printed.
    type Bad: Serialize + std::error::Error;
    /// There are fewer pages than that.
    const NO_SUCH_PAGE: Self::Bad;

    /// In the order in which they are printed.
    fn pages(&self) -> Result<Vec<Page>, Self::Bad>;
    /// Of the whole document.
    fn title(&self) -> String;
    fn language(&self) -> Language;
}

/// The pages of an order, in the order in which they are printed.
pub fn pages<O: Printable>(order: &O) -> Result<Vec<Page>, O::Bad> {
    order.pages()
}

/// The PDF for an order. `progress` is called with the number of pages done
/// and the number of pages in all.
pub fn pdf<O: Printable>(
    order: &O,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<u8>, O::Bad> {
    let pages = order.pages()?;
    let title = order.title();
    let about = pdf::About { title: &title, language: order.language().tag() };
    Ok(pdf::write(pages.into_iter(), about, progress))
}
