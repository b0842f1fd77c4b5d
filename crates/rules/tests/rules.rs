//! The rules, seen from outside: only commands, events, views. A folder for each
//! game, named like its folder in `src`, and one for what holds in all of them.

mod rowing;
mod scapegoat;
mod shared;
mod snitch;
