//! The app: a window onto the table, and what the operating system wants of
//! it.
//!
//! The window's `line` to the table, a screen that stays `awake` while people
//! play, and a page that says `sorry` when nothing works. Tables, phones and
//! their network run in here too, but are the affair of `table` and `lan`, and
//! what the window shows is that of `ui`.

mod awake;
mod line;
#[cfg(target_os = "linux")]
mod linux;
mod sorry;

use std::{env, path::PathBuf, process::ExitCode, sync::Mutex};

use lan::{
    server::{Server, ServerConfig},
    signal::until_told_to_stop,
};
use table::host::Host;
use tauri::{App, AppHandle, Manager, RunEvent, WebviewWindowBuilder, ipc::Channel};

use crate::{
    line::{Line, Opened},
    sorry::Sorry,
};

/// The window's name in `tauri.conf.json`.
const TABLE: &str = "table";

/// Keeps everything in this folder instead of the usual one.
const DATA: &str = "GOATHERD_DATA";

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Err(sentence) = linux::prepare() {
        return fail(sentence);
    }
    let app = tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![connect, send])
        .register_uri_scheme_protocol(sorry::SCHEME, |app, _| sorry::page(app.app_handle()))
        .setup(|app| Ok(set_up(app)?))
        .build(tauri::generate_context!());
    let app = match app {
        Ok(app) => app,
        Err(error) => return fail(&format!("The window cannot be opened: {error}.")),
    };
    let handle = app.handle().clone();
    let code = app.run_return(|app, event| {
        if let RunEvent::Exit = event {
            close(app);
        }
    });
    match handle.try_state::<Sorry>() {
        Some(_) => ExitCode::FAILURE,
        None => ExitCode::from(u8::try_from(code).unwrap_or(1)),
    }
}

/// The server, until it is stopped.
struct Running(Mutex<Option<Server>>);

/// Connects the page to the table. Whatever it was connected to before ends.
#[tauri::command]
async fn connect(
    channel: Channel<Option<String>>,
    host: tauri::State<'_, Host>,
    line: tauri::State<'_, Line>,
) -> Result<Opened, ()> {
    Ok(line.connect(&host, channel))
}

/// Takes one text of the page.
#[tauri::command]
async fn send(connection: u32, text: String, line: tauri::State<'_, Line>) -> Result<(), ()> {
    line.send(connection, text).await;
    Ok(())
}

fn set_up(app: &mut App) -> tauri::Result<()> {
    let handle = app.handle();
    tauri::async_runtime::spawn(exit_when_told(handle.clone()));
    if let Err(error) = open(handle) {
        sorry::show(handle, error.to_string())?;
    }
    Ok(())
}

/// Starts the server and opens the window. An error is one sentence for the
/// person in front of the screen.
fn open(app: &AppHandle) -> Result<(), Box<dyn std::error::Error>> {
    // First of all, because a second start ends in here.
    #[cfg(desktop)]
    app.plugin(tauri_plugin_single_instance::init(|app, _, _| come_to_front(app)))?;

    let data = data_folder(app)?;
    let server = tauri::async_runtime::block_on(Server::start(ServerConfig::new(data.clone())))?;
    app.manage(server.host().clone());
    app.manage(Line::new(awake::Awake::start()));
    app.manage(Running(Mutex::new(Some(server))));

    #[cfg(desktop)]
    app.plugin(remember_place(&data))?;
    let config = app.config().app.windows.iter().find(|window| window.label == TABLE);
    let config = config.ok_or("There is no window in the configuration.")?.clone();
    WebviewWindowBuilder::from_config(app, &config)?
        .data_directory(data.join("window"))
        .on_navigation(is_own_page)
        .build()?;
    Ok(())
}

/// Says goodbye to the phones and closes the journals; takes two seconds at
/// most.
fn close(app: &AppHandle) {
    let Some(running) = app.try_state::<Running>() else { return };
    // Nothing panics while it holds this.
    let server = running.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    if let Some(server) = server {
        tauri::async_runtime::block_on(server.stop());
    }
}

/// The same folder as `goatherd-serve` has, so that a table which was begun in
/// the window goes on in a browser; where there is no such folder, the one that
/// the system keeps for this app.
fn data_folder(app: &AppHandle) -> Result<PathBuf, Box<dyn std::error::Error>> {
    if let Some(folder) = env::var_os(DATA).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    #[cfg(desktop)]
    if let Ok(folder) = lan::args::data_folder(lan::args::Platform::HERE, |name| env::var_os(name))
    {
        return Ok(folder);
    }
    let folder = app.path().app_data_dir();
    Ok(folder.map_err(|_| format!("Say in {DATA} in which folder the games are to be kept."))?)
}

#[cfg(desktop)]
fn remember_place(data: &std::path::Path) -> tauri::plugin::TauriPlugin<tauri::Wry> {
    use tauri_plugin_window_state::{Builder, StateFlags};

    // The name is joined to a folder of the plugin's choice, which a whole path
    // replaces: all that the app keeps is in one place.
    let file = data.join("window.json");
    Builder::new()
        .with_filename(file.to_string_lossy())
        .with_state_flags(
            StateFlags::SIZE
                | StateFlags::POSITION
                | StateFlags::MAXIMIZED
                | StateFlags::FULLSCREEN,
        )
        .with_filter(|label| label == TABLE)
        .build()
}

#[cfg(desktop)]
fn come_to_front(app: &AppHandle) {
    // Whether there is a table or only an apology: somebody looks for it.
    for window in app.webview_windows().values() {
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// Pages come out of the program itself; nothing leads anywhere else.
fn is_own_page(url: &tauri::Url) -> bool {
    // On Windows and Android the app's own scheme is made to look like a host.
    url.scheme() == "tauri" || url.host_str() == Some("tauri.localhost")
}

async fn exit_when_told(app: AppHandle) {
    until_told_to_stop().await;
    app.exit(0);
}

#[expect(clippy::print_stderr, reason = "there is no window to say it in")]
fn fail(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_goes_nowhere_else() {
        let goes = |url: &str| is_own_page(&url.parse().unwrap());
        assert!(goes("tauri://localhost/table.html"));
        assert!(goes("http://tauri.localhost/table.html"));
        for elsewhere in ["http://127.0.0.1:4724/table", "https://tauri.app/", "file:///etc/hosts"]
        {
            assert!(!goes(elsewhere), "{elsewhere}");
        }
    }
}
