//! The real program, started, stopped and killed from outside.

use std::{
    path::Path,
    process::{ExitStatus, Stdio},
    time::Duration,
};

use ::table::link::DeviceId;
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::{client::Client, table::fragment};

pub(crate) struct Process {
    child: Child,
    pub(crate) port: u16,
    pub(crate) link: String,
}

/// How the program ended, and what it said.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) said: String,
}

impl Process {
    pub(crate) async fn start(data: &Path, arguments: &[&str]) -> Result<Process, Ended> {
        let command = Command::new(env!("CARGO_BIN_EXE_goatherd-serve"));
        Process::start_as(command, data, arguments).await
    }

    /// Under what a shell allows it: `ulimit` and its like.
    pub(crate) async fn start_under(limits: &str, data: &Path) -> Result<Process, Ended> {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]);
        command.arg(env!("CARGO_BIN_EXE_goatherd-serve"));
        Process::start_as(command, data, &["--port", "0"]).await
    }

    /// By a command that is the program, or becomes it.
    pub(crate) async fn start_as(
        mut command: Command,
        data: &Path,
        arguments: &[&str],
    ) -> Result<Process, Ended> {
        let mut child = command
            .args(["--json", "--data"])
            .arg(data)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).await.unwrap();
        if line.is_empty() {
            let mut said = String::new();
            child.stderr.take().unwrap().read_to_string(&mut said).await.unwrap();
            return Err(Ended { status: child.wait().await.unwrap(), said });
        }
        let line: Value = serde_json::from_str(&line).expect("one line of JSON");
        Ok(Process {
            port: line["port"].as_u64().unwrap() as u16,
            link: line["table"].as_str().unwrap().to_owned(),
            child,
        })
    }

    pub(crate) async fn table_device(&self) -> Client {
        let joined = Client::join(self.port, fragment(&self.link), DeviceId::random()).await;
        joined.expect("the table device is let in")
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    /// Ends the program the way a power cut does.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// Stops the program the way a person does, with Ctrl-C.
    pub(crate) async fn stop(mut self) -> Ended {
        let id = self.child.id().unwrap().to_string();
        let mut stderr = self.child.stderr.take().unwrap();
        Command::new("kill").args(["-INT", &id]).status().await.unwrap();
        let mut said = String::new();
        let end = async {
            stderr.read_to_string(&mut said).await.unwrap();
            self.child.wait().await.unwrap()
        };
        let status = timeout(Duration::from_secs(10), end).await.expect("it stops");
        Ended { status, said }
    }
}
