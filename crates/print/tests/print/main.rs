//! What comes out of the printer, measured and read back.

mod scapegoat;
