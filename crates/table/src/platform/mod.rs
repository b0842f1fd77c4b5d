//! What a program and a web page do differently: clocks, timers, tasks, work
//! that waits for the disk, and files. Everything else in this crate is the same
//! in both.

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod web;

use std::any::Any;

#[cfg(not(target_family = "wasm"))]
pub(crate) use native::*;
#[cfg(target_family = "wasm")]
pub(crate) use web::*;
#[cfg(target_family = "wasm")]
pub use web::{FolderError, at_work, open_folder};

/// Why work has no result.
#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "a page doesn't survive a panic"))]
pub(crate) enum NotDone {
    Panicked(Box<dyn Any + Send>),
    /// The program stops.
    Stopped,
}
