//! Phones over the local network.
//!
//! What a browser can fetch (`assets`, `http`), who may ask (`guard`), how many
//! may come at once (`accept`, `crowd`, `limits`), where to listen (`addresses`,
//! `bind`), what is shown so that a phone finds the table (`qr`, `wifi`), the
//! command line (`args`, `bad_args`, `paper`, `games`), what the table screen has
//! printed (`printing`), a phone's connection (`socket`), all of it together
//! (`server`) and its end (`signal`).
//! The rules of a game and the tables that run are not in here.

mod accept;
pub mod addresses;
pub mod args;
pub mod assets;
pub mod bad_args;
pub mod bind;
mod crowd;
mod games;
pub mod guard;
pub mod http;
pub mod limits;
#[cfg(test)]
mod pack;
pub mod paper;
mod printing;
pub mod qr;
mod scapegoat;
pub mod server;
pub mod signal;
mod snitch;
mod socket;
pub mod wifi;
