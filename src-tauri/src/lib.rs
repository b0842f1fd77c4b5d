//! The app: a window onto the table, and everything that concerns the
//! operating system.
//!
//! The window's session with the table (`window_session`), a screen that stays
//! `awake` while people play, files that the page wants to `save`, and a page for
//! when the app can't start (`startup_error`). Tables, phones and their network
//! run in here, too, but belong to `table` and `lan`; what the window shows
//! belongs to `ui`.

mod awake;
#[cfg(target_os = "linux")]
mod linux;
mod save;
mod startup_error;
mod window_session;

use std::{borrow::Cow, env, io::Write, path::PathBuf, process::ExitCode, sync::Mutex};

use lan::{
    args::{self, Asked},
    server::{Server, ServerConfig},
};
use serde::Deserialize;
use serving::signal::told_to_stop;
use table::host::Host;
use tauri::{
    App, AppHandle, Manager, RunEvent, WebviewWindowBuilder,
    ipc::{Channel, InvokeBody, Request},
};

use crate::{
    startup_error::StartupError,
    window_session::{Opened, WindowSession},
};

/// The window's name in `tauri.conf.json`.
const TABLE: &str = "table";

/// Options of `goatherd-serve` that make sense with a window, too. They are
/// read from the environment, because a window is not started with arguments.
const OPTIONS: [(&str, &str); 4] = [
    ("GOATHERD_DATA", "--data"),
    ("GOATHERD_PORT", "--port"),
    ("GOATHERD_BIND", "--bind"),
    ("GOATHERD_HOST_NAME", "--host-name"),
];

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() -> ExitCode {
    if env::args_os().nth(1).is_some_and(|word| word == "--version") {
        let _ = writeln!(std::io::stdout(), "goatherd {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    #[cfg(target_os = "linux")]
    if let Err(sentence) = linux::prepare() {
        return fail(sentence);
    }
    let app = tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![connect, send, save_file])
        .register_uri_scheme_protocol(startup_error::SCHEME, |app, _| {
            startup_error::page(app.app_handle())
        })
        .setup(|app| Ok(set_up(app)?))
        .build(tauri::generate_context!());
    let app = match app {
        Ok(app) => app,
        Err(error) => return fail(&format!("The window can't be opened: {error}.")),
    };
    let handle = app.handle().clone();
    let code = app.run_return(|app, event| {
        if let RunEvent::Exit = event {
            close(app);
        }
    });
    match handle.try_state::<StartupError>() {
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
    session: tauri::State<'_, WindowSession>,
) -> Result<Opened, ()> {
    Ok(session.connect(&host, channel))
}

/// Takes one message from the page.
#[tauri::command]
async fn send(
    connection: u32,
    text: String,
    session: tauri::State<'_, WindowSession>,
) -> Result<(), ()> {
    session.send(connection, text).await;
    Ok(())
}

/// Saves a file for the page and says where. The body is the file, and a
/// header holds its name.
#[tauri::command]
async fn save_file(app: AppHandle, request: Request<'_>) -> Result<PathBuf, String> {
    let bytes = bytes_of(request.body()).map_err(|error| error.to_string())?;
    let name = request.headers().get("name").and_then(|name| name.to_str().ok());
    let folder = save::folder(&app).map_err(|error| error.to_string())?;
    save::save(&folder, name.unwrap_or_default(), &bytes).map_err(|error| error.to_string())
}

/// Where requests have no body, as on Android, bytes come as a list of numbers.
fn bytes_of(body: &InvokeBody) -> Result<Cow<'_, [u8]>, serde_json::Error> {
    match body {
        InvokeBody::Raw(bytes) => Ok(Cow::Borrowed(bytes)),
        InvokeBody::Json(numbers) => Vec::deserialize(numbers).map(Cow::Owned),
    }
}

fn set_up(app: &mut App) -> tauri::Result<()> {
    let handle = app.handle();
    tauri::async_runtime::spawn(exit_when_told(handle.clone()));
    if let Err(error) = open(handle) {
        startup_error::show(handle, error.to_string())?;
    }
    Ok(())
}

/// Starts the server and opens the window. An error is one sentence for the
/// person in front of the screen.
fn open(app: &AppHandle) -> Result<(), Box<dyn std::error::Error>> {
    // First of all, because a second start ends in here.
    #[cfg(desktop)]
    app.plugin(tauri_plugin_single_instance::init(|app, _, _| come_to_front(app)))?;

    let config = config(app)?;
    let data = config.data.clone();
    let server = tauri::async_runtime::block_on(Server::start(config))?;
    app.manage(server.host().clone());
    app.manage(WindowSession::new(awake::Awake::start()));
    app.manage(Running(Mutex::new(Some(server))));

    #[cfg(desktop)]
    app.plugin(remember_place(&data))?;
    let config = app.config().app.windows.iter().find(|window| window.label == TABLE);
    let config = config.ok_or("There's no window in the configuration.")?.clone();
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

/// Games are kept in the same folder that `goatherd-serve` uses, so that a
/// table started in the window can be continued in a browser; if there is no
/// such folder, in the one that the system keeps for this app.
fn config(app: &AppHandle) -> Result<ServerConfig, Box<dyn std::error::Error>> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    let words = OPTIONS.into_iter().filter_map(|(name, option)| Some([option.into(), set(name)?]));
    let Asked::Serve(asked) = args::parse(words.flatten())? else { unreachable!("no such option") };
    let data = match asked.data {
        Some(data) => data,
        #[cfg(desktop)]
        None => args::data_folder(args::Platform::HERE, |name| env::var_os(name))
            .or_else(|_| app.path().app_data_dir())
            .map_err(|_| "Set GOATHERD_DATA to the folder where the games should be kept.")?,
        #[cfg(mobile)]
        None => app.path().app_data_dir()?,
    };
    let usual = ServerConfig::new(data);
    Ok(ServerConfig { port: asked.port, bind: asked.bind, host_name: asked.host_name, ..usual })
}

#[cfg(desktop)]
fn remember_place(data: &std::path::Path) -> tauri::plugin::TauriPlugin<tauri::Wry> {
    use tauri_plugin_window_state::{Builder, StateFlags};

    // The plugin joins the name to a folder of its own choice, and an absolute
    // path replaces that: everything the app keeps is in one place.
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
    // Whether it shows a table or just an apology, somebody is looking for it.
    for window in app.webview_windows().values() {
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// Pages come from the program itself; nothing leads anywhere else.
fn is_own_page(url: &tauri::Url) -> bool {
    // On Windows and Android the app's own scheme looks like a host.
    url.scheme() == "tauri" || url.host_str() == Some("tauri.localhost")
}

async fn exit_when_told(app: AppHandle) {
    told_to_stop().await;
    app.exit(0);
}

/// There is no window to say it in.
fn fail(sentence: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "{sentence}");
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

    #[test]
    fn a_file_comes_as_bytes_or_where_that_is_impossible_as_numbers() {
        let bytes = vec![0, 37, 80, 255];
        assert_eq!(*bytes_of(&InvokeBody::Raw(bytes.clone())).unwrap(), bytes);
        assert_eq!(*bytes_of(&InvokeBody::Json(vec![0, 37, 80, 255].into())).unwrap(), bytes);
        assert!(bytes_of(&InvokeBody::Json(vec![0, 256].into())).is_err());
        assert!(bytes_of(&InvokeBody::Json("%PDF".into())).is_err());
    }
}
