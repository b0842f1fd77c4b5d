//! One running table, of any game, without a window and without a network.
//!
//! A table is owned by one task ([`task`]) that is fed by one closed enum. It
//! journals what happens before anybody sees it, and gives each viewer a
//! complete view. [`session::Session`] is one connected device; what carries its
//! messages (a WebSocket or a window) lives elsewhere and only moves them.

pub mod agree;
pub mod archive;
mod aside;
pub mod carrier;
pub mod clock;
mod contain;
pub mod disk;
pub mod door;
pub mod evening;
pub mod games;
mod head;
pub mod host;
pub mod journal;
pub mod link;
mod moving;
pub mod network;
mod old;
pub mod outbox;
#[cfg(not(target_family = "wasm"))]
mod platform;
#[cfg(target_family = "wasm")]
pub mod platform;
mod playing;
pub mod practice;
pub mod printing;
pub mod probes;
pub mod qr;
pub mod race;
pub mod relayed;
pub mod seal;
pub mod seats;
pub mod session;
pub mod state;
mod summary;
pub mod table_error;
pub mod task;
pub mod timing;
pub mod wire;
