//! Prints what the table screen orders, using the `print` crate.

use print::{BadOrder, Order};
use rules::{game::Game, scapegoat::ScapeGoat};
use serde_json::Value;
use table::{printing::Printer, table_error::TableError, wire};

pub(crate) struct OwnPrinter;

impl Printer for OwnPrinter {
    fn page(&self, game: &str, order: Value, page: usize) -> Result<(String, usize), Value> {
        let pages = print::pages(&read(game, order)?).map_err(|bad| wire::error(&bad))?;
        let shown = pages.get(page).ok_or_else(|| wire::error(&BadOrder::NoSuchPage))?;
        Ok((print::svg::write(shown), pages.len()))
    }

    fn pdf(
        &self,
        game: &str,
        order: Value,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, Value> {
        print::pdf(&read(game, order)?, progress).map_err(|bad| wire::error(&bad))
    }
}

fn read(game: &str, order: Value) -> Result<Order, Value> {
    if game != ScapeGoat::NAME {
        return Err(wire::error(&TableError::UnknownGame));
    }
    serde_json::from_value(order).map_err(|_| wire::error(&TableError::Unreadable))
}
