//! Phones over the local network.
//!
//! What a browser can fetch (`http`), who may ask (`guard`), how many may come at
//! once (`limits`), where to listen (`addresses`, `bind`), what a Wi-Fi's code says
//! (`wifi`), the command line (`args`, `bad_args`, `paper`, `games`), what the table
//! screen has printed (`printing`), a phone's connection (`socket`), the way
//! through a relay (`relay`) and all of it together (`server`).
//! The rules of a game and the tables that run are not in here.

pub mod addresses;
pub mod args;
pub mod bad_args;
pub mod bind;
mod games;
pub mod guard;
pub mod http;
pub mod limits;
pub mod paper;
mod printing;
mod relay;
mod scapegoat;
pub mod server;
mod snitch;
mod socket;
pub mod wifi;
