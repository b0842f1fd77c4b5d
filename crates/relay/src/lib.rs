//! A relay: passes frames between a host and its guests, and understands none of
//! them.
//!
//! A host keeps a room open with one connection ([`host`]); its guests come with one
//! connection each ([`guest`]) and meet it there ([`room`]). Everything that matters
//! is sealed between them, so the relay sees addresses, lengths and times, and it
//! keeps nothing but open connections.

pub mod args;
mod codes;
pub mod events;
mod guest;
mod health;
mod host;
pub mod limits;
mod pace;
mod pages;
mod proxy;
mod room;
pub mod server;
#[cfg(unix)]
pub mod systemd;
mod well_known;
pub mod why;
