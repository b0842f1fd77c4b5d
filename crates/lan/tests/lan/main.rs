//! The server seen from outside: real sockets on port 0, plain bytes.

mod http;
