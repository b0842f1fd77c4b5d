//! The host of a table inside a web page. It runs in a worker, which hands the
//! messages of the page to it and back; `ui/src/web/worker.ts` is the other side.

#![cfg(target_family = "wasm")]

mod line;
mod printer;

use std::{path::PathBuf, sync::Arc};

use js_sys::Function;
use table::{
    host::{Host, HostConfig},
    link::{Role, TableId},
    network::NoNetwork,
    platform::{self, FolderError},
};
use wasm_bindgen::prelude::*;

use crate::{line::Line, printer::LatePrinter};

/// The host of this page.
#[wasm_bindgen]
pub struct WebHost(Host);

#[wasm_bindgen]
impl WebHost {
    /// Opens the data in a folder of this origin. An error is one of the words in
    /// `ui/src/wire/messages.ts`.
    ///
    /// `stumbling` are the tables over which a worker before this one has panicked;
    /// `load_printer` fetches the code that prints.
    pub async fn open(
        folder: String,
        stumbling: Vec<String>,
        load_printer: Function,
    ) -> Result<WebHost, String> {
        std::panic::set_hook(Box::new(|panic| {
            // The message might give away a secret, so only the place is named.
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            complain(&format!("Goatherd tripped at {place}"));
        }));
        platform::open_folder(&folder).await.map_err(|error| word(error).to_owned())?;
        let mut config = HostConfig::new(PathBuf::from("/"));
        config.stumbling =
            stumbling.into_iter().filter_map(|id| TableId::try_from(id).ok()).collect();
        config.printer = Arc::new(LatePrinter::new(load_printer));
        let opened = Host::open(config, Arc::new(NoNetwork));
        opened.map(WebHost).map_err(|error| {
            complain(&error.to_string());
            word(FolderError::Fails).to_owned()
        })
    }

    /// The fragment of the table link, with which the page proves itself like any
    /// other table device.
    pub fn fragment(&self) -> String {
        self.0.secrets().fragment(&Role::Table)
    }

    /// A new connection. `hear` is called with each text, and with null at the end.
    pub fn connect(&self, hear: Function) -> Line {
        Line::open(self.0.clone(), hear)
    }

    /// Closes all files, so that another page can open them.
    pub async fn stop(&self) {
        self.0.stop().await;
    }
}

/// Over which table this worker has panicked. Nothing else may be called then.
#[wasm_bindgen(js_name = stumbledOver)]
pub fn stumbled_over() -> Option<String> {
    platform::at_work()
}

fn word(error: FolderError) -> &'static str {
    match error {
        FolderError::InUse => "inUse",
        FolderError::NotHere => "notHere",
        FolderError::Full => "full",
        FolderError::Damaged => "damaged",
        FolderError::Fails => "fails",
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = warn)]
    fn complain(text: &str);
}
