//! The way to the phones, as far as a table needs to know. Whoever listens on a
//! real network implements [`Network`].

use std::{future::Future, pin::Pin};

use serde_json::Value;

use crate::table_error::TableError;

/// The phones' way in, as far as the table screen controls it.
pub trait Network: Send + Sync {
    fn view(&self) -> Value;
    fn set_open(
        &self,
        open: bool,
    ) -> Pin<Box<dyn Future<Output = Result<(), TableError>> + Send + '_>>;
    fn choose_address(&self, address: &str) -> Result<(), TableError>;
    /// The URL of a link with this fragment, and its QR code.
    fn link(&self, fragment: &str) -> (String, String);
    fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<String, TableError>;
    /// A QR code with this text, for a screen.
    fn code(&self, text: &str) -> Result<String, TableError>;
}

/// A host without phones.
pub struct NoNetwork;

impl Network for NoNetwork {
    fn view(&self) -> Value {
        Value::Null
    }

    fn set_open(
        &self,
        _: bool,
    ) -> Pin<Box<dyn Future<Output = Result<(), TableError>> + Send + '_>> {
        Box::pin(async { Err(no_network()) })
    }

    fn choose_address(&self, _: &str) -> Result<(), TableError> {
        Err(no_network())
    }

    fn link(&self, fragment: &str) -> (String, String) {
        (format!("#{fragment}"), String::new())
    }

    fn wifi_code(&self, _: &str, _: &str, _: &str, _: bool) -> Result<String, TableError> {
        Err(no_network())
    }

    fn code(&self, _: &str) -> Result<String, TableError> {
        Err(no_network())
    }
}

fn no_network() -> TableError {
    TableError::NetworkFailed { reason: "there is none here".into() }
}
