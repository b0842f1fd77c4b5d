//! What a host and a relay share.
//!
//! Many devices come to one host, directly or through a relay. Here is what keeps
//! that fair ([`crowd`], [`rate`]), and what host and relay say to each other
//! ([`place`], [`room`], [`frame`]). Nothing in here knows what a table is.

pub mod crowd;
pub mod frame;
pub mod place;
pub mod rate;
pub mod room;
