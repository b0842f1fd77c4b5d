//! The `print` crate inside a web page, as a module of its own: it holds fonts
//! and drawings, and people who only want to play shouldn't wait for those.

#![cfg(target_family = "wasm")]

use js_sys::Function;
use print::{AnyOrder, NotRead, Refused};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

/// One page as SVG and how many there are, as JSON. An error is JSON, too, in the
/// form in which it is sent.
#[wasm_bindgen]
pub fn page(game: &str, order: &str, page: usize) -> Result<String, String> {
    let shown = read(game, order)?.page(page).map_err(|refused| sent(&refused))?;
    Ok(json!(shown).to_string())
}

/// All pages as one PDF; `progress` is told how many are done, and of how many.
#[wasm_bindgen]
pub fn pdf(game: &str, order: &str, progress: &Function) -> Result<Vec<u8>, String> {
    let mut tell = |done: usize, of: usize| {
        let _ = progress.call2(&JsValue::NULL, &done.into(), &of.into());
    };
    read(game, order)?.pdf(&mut tell).map_err(|refused| sent(&refused))
}

fn read(game: &str, order: &str) -> Result<Box<dyn AnyOrder>, String> {
    let order: Value = serde_json::from_str(order).unwrap_or_default();
    print::read(game, order).map_err(|why| {
        let code = match why {
            NotRead::UnknownGame => "unknownGame",
            NotRead::Unreadable => "unreadable",
        };
        json!({ "code": code }).to_string()
    })
}

fn sent(refused: &Refused) -> String {
    let mut value = json!(refused);
    value["message"] = refused.to_string().into();
    value.to_string()
}
