//! What every program of ours that serves pages needs: connections that are shared
//! fairly (`accept`), files that are packed into the program (`files`, `pack`) and
//! how they are sent (`answer`), and the signals of the system (`signal`).

pub mod accept;
pub mod answer;
pub mod files;
#[cfg(test)]
mod pack;
pub mod signal;
