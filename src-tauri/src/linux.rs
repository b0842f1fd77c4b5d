//! What has to be done on Linux before GTK starts.

use std::env;

const RENDERER: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// An error is one sentence for the person at the shell.
pub(crate) fn prepare() -> Result<(), &'static str> {
    // With some graphics drivers WebKit's fast path shows an empty window. The
    // table is drawn quickly enough without it; anybody who has set the
    // variable knows better.
    //
    // It has to be in the environment before WebKit starts its processes.
    // `std::env::set_var` is unsafe, because another thread might be reading it
    // at that moment; here no thread has been started yet, and GLib's function
    // does the same.
    if env::var_os(RENDERER).is_none() {
        let _ = gtk::glib::setenv(RENDERER, "1", false);
    }
    // Tauri does this too, but panics where there is no screen.
    gtk::init().map_err(|_| {
        "There's no screen here to open a window on; `goatherd-serve` shows the table in a browser."
    })
}
