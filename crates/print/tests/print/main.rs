//! What comes out of the printer, measured and read back.

mod measured;
mod rowing;
mod scapegoat;
mod snitch;
