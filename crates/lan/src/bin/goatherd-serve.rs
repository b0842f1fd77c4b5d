//! Goatherd without a window: serves the table screen and the phones.

use std::{
    env, fmt,
    io::{self, Write},
    process::ExitCode,
};

use lan::{
    args::{self, Asked, HELP, Platform, Serve},
    paper::{self, Print},
    server::{Server, ServerConfig},
};
use serving::signal::told_to_stop;
use table::qr;

fn main() -> ExitCode {
    let serve = match args::parse(env::args_os().skip(1)) {
        Ok(Asked::Help) => {
            say(HELP);
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Version) => {
            say(&format!("goatherd-serve {}\n", env!("CARGO_PKG_VERSION")));
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Paper(paper::Asked::Help(help))) => {
            say(help);
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Paper(paper::Asked::Print(print))) => return write_pdf(&print),
        Ok(Asked::Serve(serve)) => serve,
        Err(error) => {
            complain(&error);
            return ExitCode::from(2);
        }
    };
    // Two workers are plenty for a table, and fewer threads need less memory.
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
            complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

fn write_pdf(print: &Print) -> ExitCode {
    match paper::write(print) {
        Ok(pages) => {
            say(&format!("{}: {pages} pages\n", print.out.display()));
            ExitCode::SUCCESS
        }
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

async fn run(serve: Serve) -> Result<(), String> {
    let told = told_to_stop();
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
    for note in server.host().notes() {
        complain(&note);
    }
    if let Some(instead) = server.instead() {
        complain(&instead);
    }
    let link = server.table_link();
    let others = server.table_link_for_others();
    if json {
        let line = serde_json::json!({ "table": link, "others": others, "port": server.port() });
        say(&format!("{line}\n"));
    } else {
        say(&invitation(&link, others.as_deref()));
        #[cfg(windows)]
        open_in_browser(&link);
    }
    told.await;
    server.stop().await;
    Ok(())
}

fn invitation(link: &str, others: Option<&str>) -> String {
    let mut text = format!("The table screen is at\n\n  {link}\n\n");
    if let Some(others) = others {
        text += &format!("and for other devices on your network at\n\n  {others}\n\n");
    }
    if let Ok(code) = qr::terminal(others.unwrap_or(link)) {
        text += &code;
    }
    text + "\nCtrl-C stops it; next time it picks up where you left off.\n"
}

/// Whoever double-clicks a program expects it to show something. If no browser
/// opens, the link is on the screen.
#[cfg(windows)]
fn open_in_browser(link: &str) {
    let opener = ["url.dll,FileProtocolHandler", link];
    let _ = std::process::Command::new("rundll32").args(opener).spawn();
}

/// If nobody reads the output any more, or it can't be written, that's no reason
/// to stop serving.
fn say(text: &str) {
    let mut out = io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The same for what is wrong.
fn complain(sentence: &dyn fmt::Display) {
    let _ = writeln!(io::stderr(), "{sentence}");
}
