//! Goatherd's relay.

use std::{
    env,
    io::{self, Write},
    process::ExitCode,
    sync::Arc,
};

use relay::{
    args::{self, Asked, HELP},
    limits::Limits,
    server::{Config, Server, StartError},
};
use serving::signal::told_to_stop;

/// So that a supervisor doesn't try again what can't work.
const BAD_SETTING: u8 = 2;

fn main() -> ExitCode {
    let serve = match args::parse(env::args_os().skip(1), |name| env::var_os(name)) {
        Ok(Asked::Serve(serve)) => serve,
        Ok(Asked::Help) => {
            say(HELP);
            return ExitCode::SUCCESS;
        }
        Ok(Asked::Version) => {
            say(&format!("goatherd-relay {}\n", env!("CARGO_PKG_VERSION")));
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            log(&error.to_string());
            return BAD_SETTING.into();
        }
    };
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            log(&format!("This system doesn't let the relay start: {error}."));
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(run(serve)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            log(&error.to_string());
            if error.is_bad_setting() { BAD_SETTING.into() } else { ExitCode::FAILURE }
        }
    }
}

async fn run(serve: args::Serve) -> Result<(), StartError> {
    let told = told_to_stop();
    let args::Serve { listen, behind, web, metrics, contact, letter } = serve;
    let log: relay::events::Log = Arc::new(log);
    let limits = Limits::default();
    let config = Config { listen, web, proxies: behind, metrics, contact, letter, log, limits };
    let server = Server::start(config).await?;
    say(&format!("The relay is at http://{}\n", server.address()));
    if let Some(metrics) = server.metrics() {
        say(&format!("Its numbers are at http://{metrics}/metrics\n"));
    }
    stay(told, server).await;
    Ok(())
}

/// Runs until told to stop, and answers whoever has started it.
#[cfg(unix)]
async fn stay(told: impl Future<Output = ()>, server: Server) {
    let systemd = relay::systemd::Systemd::from_variables(|name| env::var_os(name));
    systemd.ready();
    tokio::select! {
        () = told => {}
        () = systemd.stay_alive() => {}
    }
    systemd.stopping();
    log("relay: stopping");
    server.stop().await;
    log("relay: stopped");
}

#[cfg(not(unix))]
async fn stay(told: impl Future<Output = ()>, server: Server) {
    told.await;
    log("relay: stopping");
    server.stop().await;
    log("relay: stopped");
}

/// If nobody reads the output any more, that's no reason to stop.
fn say(text: &str) {
    let mut out = io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn log(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
