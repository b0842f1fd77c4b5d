//! The games that can be printed for, and orders whose game is known only when
//! they arrive.

use std::fmt;

use rules::{game::Game, rowing::RowYourGoat, scapegoat::ScapeGoat, snitch::Snitch};
use serde::Serialize;
use serde_json::Value;

use crate::{Printable, rowing, scapegoat, snitch, svg};

/// Reads an order for the game of this name.
pub fn read(game: &str, order: Value) -> Result<Box<dyn AnyOrder>, NotRead> {
    match game {
        ScapeGoat::NAME => read_as::<scapegoat::Order>(order),
        RowYourGoat::NAME => read_as::<rowing::Order>(order),
        Snitch::NAME => read_as::<snitch::Order>(order),
        _ => Err(NotRead::UnknownGame),
    }
}

fn read_as<O: Printable + 'static>(order: Value) -> Result<Box<dyn AnyOrder>, NotRead> {
    let order: O = serde_json::from_value(order).map_err(|_| NotRead::Unreadable)?;
    Ok(Box::new(order))
}

/// Why something isn't an order at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotRead {
    UnknownGame,
    Unreadable,
}

/// An order for any game.
pub trait AnyOrder {
    /// One page as SVG, counted from 0, and how many there are.
    fn page(&self, page: usize) -> Result<(String, usize), Refused>;
    /// See [`crate::pdf`].
    fn pdf(&self, progress: &mut dyn FnMut(usize, usize)) -> Result<Vec<u8>, Refused>;
}

impl<O: Printable> AnyOrder for O {
    fn page(&self, page: usize) -> Result<(String, usize), Refused> {
        let pages = self.pages().map_err(Refused::new)?;
        let shown = pages.get(page).ok_or_else(|| Refused::new(O::NO_SUCH_PAGE))?;
        Ok((svg::write(shown), pages.len()))
    }

    fn pdf(&self, progress: &mut dyn FnMut(usize, usize)) -> Result<Vec<u8>, Refused> {
        crate::pdf(self, progress).map_err(Refused::new)
    }
}

/// Why an order can't be printed: what is sent of it, and the sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Refused {
    sent: Value,
    #[serde(skip)]
    sentence: String,
}

impl Refused {
    fn new(bad: impl Serialize + std::error::Error) -> Refused {
        let sent = serde_json::to_value(&bad).unwrap_or_default();
        Refused { sent, sentence: bad.to_string() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refused {}

#[cfg(test)]
mod tests {
    use rules::scapegoat::edition::Edition;
    use serde_json::json;

    use super::*;

    fn order() -> Value {
        serde_json::to_value(scapegoat::Order::everything(Edition(17))).unwrap()
    }

    #[test]
    fn an_order_is_read_by_the_name_of_its_game() {
        let (svg, pages) = read("scapegoat", order()).unwrap().page(0).unwrap();
        assert!(svg.starts_with("<svg "));
        assert_eq!(pages, 27);
        assert_eq!(read("chess", order()).err(), Some(NotRead::UnknownGame));
        assert_eq!(read("scapegoat", json!({})).err(), Some(NotRead::Unreadable));
    }

    #[test]
    fn a_refusal_keeps_its_code_its_fields_and_its_sentence() {
        let refused = |change: Value| {
            let mut order = order();
            for (name, value) in change.as_object().unwrap() {
                order[name] = value.clone();
            }
            let refused = read("scapegoat", order).unwrap().page(99).unwrap_err();
            (serde_json::to_value(&refused).unwrap(), refused.to_string())
        };
        let (sent, sentence) = refused(json!({}));
        assert_eq!(sent, json!({ "code": "noSuchPage" }));
        assert_eq!(sentence, "There's no such page.");
        let (sent, _) = refused(json!({ "sheets": [] }));
        assert_eq!(sent, json!({ "code": "nothingToPrint" }));
        let (sent, _) = refused(json!({ "mat": "white" }));
        assert_eq!(sent, json!({ "code": "noSuchMat", "colour": "white" }));
    }
}
