//! What whoever runs a relay sees of it: the program itself, in a process of its own.

use std::{
    fs,
    io::{BufRead, BufReader, ErrorKind, Read},
    net::SocketAddr,
    os::unix::net::UnixDatagram,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use lines::frame::Frame;
use relay::{
    server::{Config, Server},
    why::Why,
};
use tempfile::TempDir;

use crate::client::{Client, Heard, Host, Told, get, token};

const HERE: &str = "127.0.0.1";
const LONG: Duration = Duration::from_secs(20);

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_goatherd-relay"));
    let variables = ["LISTEN", "BEHIND", "WEB", "METRICS", "CONTACT", "LETTER"];
    for name in variables {
        command.env_remove(format!("GOATHERD_{name}"));
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A relay in its own process, under a supervisor that the test plays.
struct Process {
    child: Child,
    address: SocketAddr,
    metrics: SocketAddr,
    supervisor: UnixDatagram,
    _folder: TempDir,
}

impl Process {
    fn start(watchdog: Duration) -> Process {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notify");
        let supervisor = UnixDatagram::bind(&path).unwrap();
        supervisor.set_read_timeout(Some(LONG)).unwrap();
        let mut child = program()
            .args(["--listen", "127.0.0.1:0", "--behind", HERE, "--letter", "g"])
            .env("GOATHERD_METRICS", "127.0.0.1:0")
            .env("NOTIFY_SOCKET", &path)
            .env("WATCHDOG_USEC", watchdog.as_micros().to_string())
            .spawn()
            .expect("the relay starts");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut address = |start: &str, end: &str| -> SocketAddr {
            let line = lines.next().expect("a line").unwrap();
            let rest = line.strip_prefix(start).expect("where it is");
            rest.strip_suffix(end).expect("where it is").parse().expect("an address")
        };
        let address_of_all = address("The relay is at http://", "");
        let metrics = address("Its numbers are at http://", "/metrics");
        Process { child, address: address_of_all, metrics, supervisor, _folder: folder }
    }

    fn told(&self) -> String {
        let mut bytes = [0; 100];
        let length = loop {
            match self.supervisor.recv(&mut bytes) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                length => break length.expect("the relay says something"),
            }
        };
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    }

    fn terminate(&self) {
        let status = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(status.expect("kill is there").success());
    }

    /// How it ended, and everything that it has logged.
    fn ended(&mut self) -> (Option<i32>, String) {
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn metrics(relay: &Process) -> String {
    let (status, answer) = get(&relay.metrics, "/metrics", HERE).await;
    assert_eq!(status, 200);
    answer
}

#[tokio::test]
async fn a_supervisor_knows_when_it_is_ready_that_it_lives_and_that_it_stops() {
    let mut relay = Process::start(Duration::from_millis(100));
    assert_eq!(relay.told(), "READY=1");
    assert_eq!(get(&relay.address, "/readyz", HERE).await.0, 200);
    for _ in 0..3 {
        assert_eq!(relay.told(), "WATCHDOG=1");
    }
    relay.terminate();
    while relay.told() != "STOPPING=1" {}
    assert_eq!(relay.ended().0, Some(0));
}

#[tokio::test]
async fn told_to_stop_it_asks_everybody_to_come_back_and_ends_within_ten_seconds() {
    let mut relay = Process::start(LONG);
    let token = token(1);
    let mut host = Host::open(&relay.address, &token).await;
    let mut guest = Client::guest(&relay.address, token.room()).await;
    host.opened().await;
    // Somebody who never closes anything.
    let _silent = Client::guest(&relay.address, self::token(2).room()).await;
    let start = Instant::now();
    relay.terminate();
    assert_eq!(guest.closed().await, Some(Why::Restart));
    assert_eq!(host.0.closed().await, Some(Why::Restart));
    assert_eq!(relay.ended().0, Some(0));
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[tokio::test]
async fn while_it_stops_it_is_alive_and_not_ready() {
    let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { metrics: Some(nowhere), ..Config::new(nowhere) };
    let server = Server::start(config).await.unwrap();
    let metrics = server.metrics().unwrap();
    for address in [server.address(), metrics] {
        assert_eq!(get(&address, "/livez", HERE).await.0, 200);
        assert_eq!(get(&address, "/readyz", HERE).await.0, 200);
    }
    server.stop().await;
    assert_eq!(get(&metrics, "/livez", HERE).await.0, 200);
    assert_eq!(get(&metrics, "/readyz", HERE).await.0, 503);
}

#[tokio::test]
async fn everything_that_happens_is_counted_and_logged_without_addresses_or_rooms() {
    let mut relay = Process::start(LONG);
    let token = token(7);
    let from = "203.0.113.77";
    let mut host = Host::open_from(&relay.address, &token, "198.51.100.4").await;
    let mut ana = Client::guest_from(&relay.address, token.room(), from).await;
    let line = host.opened().await;
    ana.send("12345").await;
    assert_eq!(host.told().await, Told::Text(line, "12345".to_owned()));
    host.say(Frame::Text { line, text: "1234567" }).await;
    assert_eq!(ana.heard().await, Heard::Text("1234567".to_owned()));
    host.say(Frame::CodeWanted).await;
    let Told::Code(code) = host.told().await else { panic!("no code") };
    assert!(code.starts_with('G'), "{code}");
    assert_eq!(get(&relay.address, &format!("/codes/{code}"), from).await.0, 200);
    assert_eq!(get(&relay.address, "/codes/AAAAAA", from).await.0, 404);
    let mut thief =
        Client::connect(&relay.address, &format!("/rooms/{}/host", token.room()), from).await;
    thief.send(self::token(8).to_string()).await;
    assert_eq!(thief.closed().await, Some(Why::NotTheHost));

    // The numbers are written after the bytes have gone.
    let wanted = [
        concat!("build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
        "rooms 1",
        "guests 1",
        "connections_total{side=\"host\"} 2",
        "bytes_total{to=\"host\"} 5",
        "bytes_total{to=\"guest\"} 7",
        "closed_total{side=\"host\",why=\"not-the-host\"} 1",
        "closed_total{side=\"guest\",why=\"full\"} 0",
        "codes_total{answer=\"room\"} 1",
        "codes_total{answer=\"nothing\"} 1",
    ];
    let is_all =
        |text: &str| wanted.iter().all(|line| text.contains(&format!("\ngoatherd_relay_{line}\n")));
    let start = Instant::now();
    let mut counted = metrics(&relay).await;
    while !is_all(&counted) && start.elapsed() < LONG {
        counted = metrics(&relay).await;
    }
    assert!(is_all(&counted), "{counted}");
    assert_eq!(get(&relay.address, "/metrics", HERE).await.0, 404, "not for everybody");

    drop(ana);
    assert_eq!(host.told().await, Told::Closed(line));
    while !metrics(&relay).await.contains("\ngoatherd_relay_guests 0\n") {}
    relay.terminate();
    let (exit, log) = relay.ended();
    assert_eq!(exit, Some(0));
    let expected = [
        "host: came",
        "guest: came",
        "host: came",
        "host: not-the-host",
        "guest: left",
        "relay: stopping",
        "host: restart",
        "relay: stopped",
    ];
    assert_eq!(log.lines().collect::<Vec<_>>(), expected);
    let room = token.room().to_string();
    for secret in [from, "198.51.100", HERE, &room, &token.to_string(), &code] {
        assert!(!log.contains(secret) && !counted.contains(secret), "{secret}");
    }
}

#[test]
fn every_bad_setting_has_its_exit_code_and_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().to_str().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let file = file.to_str().unwrap();
    for words in [
        &["--listen", "nowhere"][..],
        &["--listen"],
        &["--behind", "proxy"],
        &["--metrics", "9"],
        &["--contact", "me"],
        &["--letter", "0"],
        &["--web", empty],
        &["--web", file],
        &["--speed", "9"],
        &["now"],
    ] {
        let (code, said) = fails(words);
        assert_eq!(code, Some(2), "{words:?}: {said}");
    }
    // Somebody else may let go of it, so it's worth another try.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    for words in [
        &["--listen", taken.as_str()][..],
        &["--listen", "127.0.0.1:0", "--metrics", taken.as_str()],
    ] {
        let (code, said) = fails(words);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(&taken), "{said}");
    }
}

/// The exit code, and the only line that it says.
fn fails(words: &[&str]) -> (Option<i32>, String) {
    let output = program().args(words).output().expect("the relay starts");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    assert!(said.ends_with(".\n"), "{words:?}: {said}");
    (output.status.code(), said)
}

#[test]
fn it_says_which_version_it_is_and_what_it_can_do() {
    let output = program().arg("--version").output().unwrap();
    let version = concat!("goatherd-relay ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), version);
    let output = program().arg("--help").output().unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"Goatherd's relay"));
}
