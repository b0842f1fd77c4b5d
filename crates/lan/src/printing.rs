//! Prints what the table screen orders, using the `print` crate.

use print::{AnyOrder, NotRead};
use serde_json::Value;
use table::{printing::Printer, table_error::TableError, wire};

pub(crate) struct OwnPrinter;

impl Printer for OwnPrinter {
    fn page(&self, game: &str, order: Value, page: usize) -> Result<(String, usize), Value> {
        read(game, order)?.page(page).map_err(|refused| wire::error(&refused))
    }

    fn pdf(
        &self,
        game: &str,
        order: Value,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, Value> {
        read(game, order)?.pdf(progress).map_err(|refused| wire::error(&refused))
    }
}

fn read(game: &str, order: Value) -> Result<Box<dyn AnyOrder>, Value> {
    print::read(game, order).map_err(|why| {
        wire::error(&match why {
            NotRead::UnknownGame => TableError::UnknownGame,
            NotRead::Unreadable => TableError::Unreadable,
        })
    })
}
