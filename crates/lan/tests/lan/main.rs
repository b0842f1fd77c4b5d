//! The server seen from outside: real sockets on port 0, plain bytes.

mod bot;
mod client;
mod games;
mod http;
mod table;
