//! Printing, as far as a host needs to know: orders go in, pages and a PDF come
//! out. What is drawn on them is up to whoever implements [`Printer`].

use std::{pin::Pin, sync::Arc};

use serde_json::Value;
use tokio::sync::Semaphore;

use crate::{
    outbox::Outbox,
    platform, seal,
    table_error::TableError,
    wire::{self, Answer, ServerMessage},
};

/// How many orders are carried out at once; a screen never has more than two.
const AT_ONCE: usize = 4;

/// What an order looks like depends on the game. Errors are already in the form
/// in which they are sent.
pub trait Printer: Send + Sync {
    /// Fetches whatever it needs. If that fails, printing fails.
    fn get_ready(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::ready(()))
    }

    /// One page as SVG, counted from 0, and how many there are.
    fn page(&self, game: &str, order: Value, page: usize) -> Result<(String, usize), Value>;
    /// All pages as one PDF; `progress` is told how many are done, and of how many.
    fn pdf(
        &self,
        game: &str,
        order: Value,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, Value>;
}

/// A host that can't print.
pub struct NoPrinter;

impl Printer for NoPrinter {
    fn page(&self, _: &str, _: Value, _: usize) -> Result<(String, usize), Value> {
        Err(wire::error(&TableError::UnknownGame))
    }

    fn pdf(&self, _: &str, _: Value, _: &mut dyn FnMut(usize, usize)) -> Result<Vec<u8>, Value> {
        Err(wire::error(&TableError::UnknownGame))
    }
}

/// What is wanted of an order.
pub(crate) enum Wanted {
    Page(usize),
    Pdf,
}

pub(crate) struct PrintRoom {
    printer: Arc<dyn Printer>,
    room: Arc<Semaphore>,
}

impl PrintRoom {
    pub(crate) fn new(printer: Arc<dyn Printer>) -> PrintRoom {
        PrintRoom { printer, room: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Carries out an order on a thread of its own, because it takes a while.
    /// Meanwhile the device is still listened to, and is told how far the work
    /// has got.
    pub(crate) fn start(
        &self,
        outbox: Outbox,
        id: u32,
        game: String,
        order: Value,
        wanted: Wanted,
    ) {
        let Ok(place) = self.room.clone().try_acquire_owned() else {
            return outbox.refuse(id, &TableError::TooFast);
        };
        let printer = self.printer.clone();
        platform::spawn(async move {
            let telling = outbox.clone();
            printer.get_ready().await;
            let work = platform::blocking(move || {
                let _place = place;
                match wanted {
                    Wanted::Page(page) => printer
                        .page(&game, order, page)
                        .map(|(svg, pages)| Answer::Preview { svg, pages }),
                    Wanted::Pdf => printer
                        .pdf(&game, order, &mut |done, of| {
                            telling.mention(&ServerMessage::<Value>::Progress { id, done, of });
                        })
                        .map(|pdf| Answer::Print { pdf: seal::encode(&pdf) }),
                }
            });
            let answer = work.await.unwrap_or_else(|_| Err(wire::error(&TableError::NotPrinted)));
            outbox.send(&match answer {
                Ok(answer) => ServerMessage::<Value>::Answer { id, answer },
                Err(error) => ServerMessage::Refused { id, error },
            });
        });
    }
}
