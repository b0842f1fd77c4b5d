//! The relay over real sockets.

mod client;
mod limits;
mod pages;
mod rooms;
