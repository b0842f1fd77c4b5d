//! What comes out of the printer, measured and read back.

mod nets;
mod read_back;
mod sheets;
