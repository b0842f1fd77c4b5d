//! The relay over real sockets.

mod client;
mod limits;
#[cfg(unix)]
mod operator;
mod pages;
mod protocol_page;
mod rooms;
