//! Goatherd's relay.

use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use relay::{
    args::{self, Asked, HELP},
    limits::Limits,
    server::{Config, Server},
};
use serving::signal::told_to_stop;

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
            complain(&error.to_string());
            return ExitCode::from(2);
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
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

async fn run(serve: args::Serve) -> Result<(), String> {
    let told = told_to_stop();
    let args::Serve { listen, behind, web } = serve;
    let config = Config { listen, web, proxies: behind, limits: Limits::default() };
    let server = Server::start(config).await.map_err(|error| error.to_string())?;
    say(&format!("The relay is at http://{}\n", server.address()));
    told.await;
    server.stop().await;
    Ok(())
}

/// If nobody reads the output any more, that's no reason to stop.
fn say(text: &str) {
    let mut out = io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}
