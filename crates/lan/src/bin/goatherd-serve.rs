//! Goatherd without a window: serves the table screen and the phones.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the shell speaks to its user"
)]

use std::{env, process::ExitCode};

use lan::{
    args::{self, Asked, HELP, Platform, Serve},
    qr,
    server::{Server, ServerConfig},
};

fn main() -> ExitCode {
    let serve = match args::parse(env::args_os().skip(1)) {
        Ok(Asked::Help) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Version) => {
            println!("goatherd-serve {}", env!("CARGO_PKG_VERSION"));
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Serve(serve)) => serve,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    // Two workers are plenty for a table, and few threads are little memory.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(8)
        .enable_all()
        .build();
    let served = match runtime {
        Ok(runtime) => runtime.block_on(run(serve)),
        Err(error) => Err(error.to_string()),
    };
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

async fn run(serve: Serve) -> Result<(), String> {
    let Serve { lan, bind, host_name, port, data, json } = serve;
    let data = match data {
        Some(data) => data,
        None => args::data_folder(Platform::HERE, |name| env::var_os(name))
            .map_err(|error| error.to_string())?,
    };
    let config = ServerConfig { port, bind, host_name, ..ServerConfig::new(data) };
    let server = Server::start(config).await.map_err(|error| error.to_string())?;
    if lan {
        server.open_lan().await.map_err(|trouble| trouble.to_string())?;
    }
    for aside in server.host().set_aside() {
        eprintln!("{}: {}", aside.file, aside.reason);
    }
    if let Some(instead) = server.instead() {
        eprintln!("{instead}");
    }
    let link = server.table_link();
    let others = server.table_link_for_others();
    if json {
        let line = serde_json::json!({ "table": link, "others": others, "port": server.port() });
        println!("{line}");
    } else {
        println!("The table screen is at\n\n  {link}\n");
        let code = others.as_ref().unwrap_or(&link);
        if let Some(others) = &others {
            println!("and for other devices in your network at\n\n  {others}\n");
        }
        if let Ok(code) = qr::terminal(code) {
            println!("{code}");
        }
        println!("Ctrl-C stops; the next start goes on where this one ended.");
    }
    until_told_to_stop().await;
    server.stop().await;
    Ok(())
}

async fn until_told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
