//! Tables without a network: sessions that exchange texts in memory.

mod memory;
mod storm;
