//! The host of a table inside a web page. It runs in a worker, which hands the
//! messages of the page to it and back; `ui/src/web/worker.ts` is the other side.

#![cfg(target_family = "wasm")]

mod line;
mod printer;
mod relay;

use std::{path::PathBuf, sync::Arc};

use js_sys::Function;
use table::{
    carrier::{Entrance, Limits},
    host::{Host, HostConfig},
    link::{Role, TableId},
    network::Network,
    platform::{self, FolderError},
};
use wasm_bindgen::prelude::*;

use crate::{
    line::Line,
    printer::LatePrinter,
    relay::{PageNetwork, Sockets},
};

/// The host of this page.
#[wasm_bindgen]
pub struct WebHost {
    host: Host,
    network: PageNetwork,
}

#[wasm_bindgen]
impl WebHost {
    /// Opens the data in a folder of this origin. An error is one of the words in
    /// `ui/src/wire/messages.ts`.
    ///
    /// `stumbling` are the tables over which a worker before this one has panicked;
    /// `load_printer` fetches the code that prints, and `sockets` lead to a relay.
    pub async fn open(
        folder: String,
        stumbling: Vec<String>,
        load_printer: Function,
        sockets: Sockets,
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
        let network = PageNetwork::new(sockets);
        let host = Host::open(config, Arc::new(network.clone())).map_err(|error| {
            complain(&error.to_string());
            word(FolderError::Fails).to_owned()
        })?;
        network.leads_to(Entrance::new(host.clone(), Limits::default()));
        host.return_to_relay().await;
        Ok(WebHost { host, network })
    }

    /// The fragment of the table link, with which the page proves itself like any
    /// other table device.
    pub fn fragment(&self) -> String {
        self.host.secrets().fragment(&Role::Table)
    }

    /// A new connection. `hear` is called with each text, and with null at the end.
    pub fn connect(&self, hear: Function) -> Line {
        Line::open(self.host.clone(), hear)
    }

    /// Somebody has come back to the page, or the page to the network.
    pub fn look(&self) {
        self.network.look();
    }

    /// Closes all files, so that another page can open them.
    pub async fn stop(&self) {
        self.network.leave_relay();
        self.host.stop().await;
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
