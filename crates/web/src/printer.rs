//! Printing, with code that a page fetches only when somebody prints
//! (`crates/web-print`).

use std::{cell::RefCell, pin::Pin};

use js_sys::{Function, Promise};
use serde_json::Value;
use table::{printing::Printer, table_error::TableError, wire};
use tokio::sync::oneshot;
use wasm_bindgen::{JsCast, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};

thread_local! {
    static LOAD: RefCell<Option<Function>> = const { RefCell::new(None) };
    static LOADED: RefCell<Option<Code>> = const { RefCell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    /// The other module.
    type Code;
    #[wasm_bindgen(method, catch)]
    fn page(this: &Code, game: &str, order: &str, page: usize) -> Result<String, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn pdf(
        this: &Code,
        game: &str,
        order: &str,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, JsValue>;
}

pub(crate) struct LatePrinter;

impl LatePrinter {
    /// `load` fetches the other module, or returns what it has fetched before.
    pub(crate) fn new(load: Function) -> LatePrinter {
        LOAD.set(Some(load));
        LatePrinter
    }
}

impl Printer for LatePrinter {
    fn get_ready(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let (done, wait) = oneshot::channel();
        spawn_local(async move {
            LOADED.set(fetch().await.ok());
            let _ = done.send(());
        });
        Box::pin(async {
            let _ = wait.await;
        })
    }

    fn page(&self, game: &str, order: Value, page: usize) -> Result<(String, usize), Value> {
        let shown = with_code(|code| code.page(game, &order.to_string(), page))?;
        serde_json::from_str(&shown).map_err(|_| not_printed())
    }

    fn pdf(
        &self,
        game: &str,
        order: Value,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, Value> {
        let mut tell = |done: usize, of: usize| progress(done, of);
        with_code(|code| code.pdf(game, &order.to_string(), &mut tell))
    }
}

async fn fetch() -> Result<Code, JsValue> {
    let load = LOAD.with_borrow(Clone::clone).ok_or(JsValue::NULL)?;
    let promise: Promise = load.call0(&JsValue::NULL)?.dyn_into()?;
    JsFuture::from(promise).await.map(JsCast::unchecked_into)
}

/// What the other module refuses, it says in the form in which it is sent.
fn with_code<T>(act: impl FnOnce(&Code) -> Result<T, JsValue>) -> Result<T, Value> {
    LOADED.with_borrow(|code| {
        let code = code.as_ref().ok_or_else(not_printed)?;
        act(code).map_err(|refused| {
            let refused = refused.as_string();
            let refused = refused.and_then(|refused| serde_json::from_str(&refused).ok());
            refused.unwrap_or_else(not_printed)
        })
    })
}

fn not_printed() -> Value {
    wire::error(&TableError::NotPrinted)
}
