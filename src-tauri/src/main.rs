//! The program that opens the window. Everything it does is in the library,
//! which is what a phone's app loads.

// Without this Windows opens a console behind the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    goatherd_lib::run()
}
