//! What comes out of the printer, measured and read back.

mod rowing;
mod scapegoat;
mod snitch;
