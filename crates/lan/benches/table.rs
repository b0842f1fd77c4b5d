//! Measures the time from a tap to six screens, and the cost of a thousand tables.
//!
//! The server is a separate process, so that its memory can be read; the phones
//! are sockets of this process. So is the relay, if there's one.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[path = "../tests/lan/client.rs"]
#[expect(dead_code, reason = "the tests need more of the client")]
mod client;
#[path = "table/hostile.rs"]
mod hostile;
#[path = "table/relayed.rs"]
mod relayed;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use ::table::{
    carrier,
    link::DeviceId,
    wire::{Answer, HostAsk, TableAsk},
};
use client::Client;
use lan::{
    limits::Limits,
    server::{Server, ServerConfig},
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    colour::Colour,
    people::{Group, Person, PersonId},
    scapegoat::{board::Location, command::Command as Play},
    seat::Seat,
};
use serde_json::{Value, json};

const PHONES: usize = 6;
const SERVE: &str = "--serve-for-the-benchmark";
/// Runs the server with its default limits.
const USUAL: &str = "--usual-limits";

fn main() {
    let runtime = |threads| {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(threads)
            .max_blocking_threads(8)
            .enable_all()
            .build()
            .expect("a runtime")
    };
    if std::env::args().any(|argument| argument == SERVE) {
        let is_usual = std::env::args().any(|argument| argument == USUAL);
        return runtime(2).block_on(serve(is_usual));
    }
    if std::env::args().any(|argument| argument == relayed::RELAY) {
        return runtime(2).block_on(relayed::relay());
    }
    if let Some(hosts) = number_after(relayed::HOSTS) {
        return runtime(2).block_on(relayed::hosts(hosts));
    }
    // `cargo test` runs every benchmark once to see whether it still works.
    let is_test = std::env::args().any(|argument| argument == "--test");
    // If no benchmark is named, all of them run.
    let named: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let is_wanted = |name: &str| named.is_empty() || named.iter().any(|wanted| wanted == name);
    if is_wanted("taps") {
        let sizes: &[usize] = if is_test { &[1] } else { &[1, 10, 100, 1000] };
        println!("tables  sockets  seen by six: p50      p99      max  resident  per table");
        for tables in sizes {
            let taps = if is_test { 10 } else { 2000 };
            runtime(1).block_on(measure(*tables, taps));
        }
    }
    if is_wanted("back") {
        runtime(1).block_on(reconnect(if is_test { 5 } else { 2000 }));
    }
    if is_wanted("hostile") {
        runtime(1).block_on(hostile::measure(is_test));
    }
    // It takes longer than all others together, so it wants to be named.
    if is_test || named.iter().any(|name| name == "relayed") {
        let rooms = number_after("--rooms=").unwrap_or(if is_test { 2 } else { 1000 });
        let seconds = number_after("--seconds=").unwrap_or(if is_test { 2 } else { 60 });
        runtime(2).block_on(relayed::measure(rooms, seconds));
    }
}

fn number_after(option: &str) -> Option<usize> {
    std::env::args().find_map(|argument| argument.strip_prefix(option)?.parse().ok())
}

/// Runs the server. It prints its link, and stops when its input is closed.
async fn serve(is_usual: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = if is_usual { Limits::default() } else { roomy() };
    let config = ServerConfig { port: 0, limits, ..ServerConfig::new(folder.path().to_owned()) };
    let server = Server::start(config).await.expect("a server");
    told(&json!({ "link": server.table_link(), "port": server.port() })).await;
    server.stop().await;
}

/// For a thousand tables whose phones are all on this machine.
fn roomy() -> Limits {
    Limits {
        requests: 20_000,
        requests_each: 20_000,
        devices: carrier::Limits {
            unknown: 20_000,
            unknown_each: 20_000,
            known: 20_000,
            messages_per_second: 100_000,
            ..carrier::Limits::default()
        },
        // Phones of tables that aren't being measured don't answer pings.
        silence: Duration::from_secs(3600),
    }
}

/// Prints where to find what this process does, and waits until its input is closed.
async fn told(where_to: &Value) {
    println!("{where_to}");
    let _ = std::io::stdout().flush();
    let end = tokio::task::spawn_blocking(|| {
        let mut line = String::new();
        let _ = std::io::stdin().read_line(&mut line);
    });
    let _ = end.await;
}

struct Process {
    child: Child,
    told: Value,
    port: u16,
    link: String,
}

impl Process {
    fn start(arguments: &[&str]) -> Process {
        Process::of(&[&[SERVE], arguments].concat())
    }

    /// This program once more, to do something else.
    fn of(arguments: &[&str]) -> Process {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server");
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
        stdout.read_line(&mut line).expect("a line");
        let told: Value = serde_json::from_str(&line).expect("JSON");
        let port = told["port"].as_u64().unwrap_or_default() as u16;
        let link = told["link"].as_str().unwrap_or_default().to_owned();
        Process { child, told, port, link }
    }

    /// Resident memory in kilobytes.
    fn resident(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// The most memory in kilobytes since the peak was last reset.
    fn peak(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn forget_peak(&self) {
        fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5").expect("our own child");
    }

    /// One value of the process's status, in kilobytes.
    fn status(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

fn fragment(link: &str) -> &str {
    link.split_once('#').map_or("", |(_, fragment)| fragment)
}

/// Opens a table, starts the game and returns its phones.
async fn open_table(process: &Process, device: &mut Client) -> Vec<Client> {
    let phones = seat_phones(process, device).await;
    phones.into_iter().map(|(_, _, phone)| phone).collect()
}

/// Opens a table, starts the game and returns its phones, each with its link and
/// its device's id.
async fn seat_phones(process: &Process, device: &mut Client) -> Vec<(String, DeviceId, Client)> {
    lay_table(device).await;
    let mut phones = Vec::new();
    for url in links(device).await {
        let name = DeviceId::random();
        let phone = Client::join(process.port, fragment(&url), name).await;
        phones.push((url, name, phone.expect("a seat")));
    }
    begin(device, phones.iter_mut().map(|(_, _, phone)| phone)).await;
    phones
}

async fn lay_table(device: &mut Client) {
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.expect("a table");
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    let players = Colour::ALL.into_iter().take(PHONES).map(person).collect();
    let group = Group { players, resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.expect("seated");
    let plan = serde_json::from_value(json!({ "guided": true }));
    let placement = Some(Seat::all(PHONES).collect());
    let arrange = Play::Arrange { plan: plan.expect("a plan"), placement };
    device.play(None, &arrange).await.expect("arranged");
}

/// The links of all seats.
async fn links(device: &mut Client) -> Vec<String> {
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else {
        panic!("no links")
    };
    links.into_iter().map(|link| link.url).collect()
}

/// Up to the first turn.
async fn begin<'a>(device: &mut Client, phones: impl Iterator<Item = &'a mut Client>) {
    device.play(None, &Play::Begin).await.expect("begun");
    device.play(None, &Play::Roll { white: None, black: None }).await.expect("rolled");
    let mut phones: Vec<&mut Client> = phones.collect();
    for phone in &mut phones {
        phone.whisper(None, &Play::Peek).await.expect("a look");
    }
    for phone in &mut phones {
        phone.until_step("start").await.expect("a view");
        phone.frames = Vec::new();
    }
}

/// The active phone moves, then undoes the move, and so on. Returns how long it took
/// until all six had seen it.
async fn tap(phones: &mut [Client]) -> Duration {
    let command = match phones[0].step() {
        "start" => Play::Move { to: Location::Spy },
        _ => Play::Undo,
    };
    let version = phones[0].view.as_ref().map_or(0, |view| view.version);
    let start = Instant::now();
    phones[0].play(None, &command).await.expect("a step");
    for phone in phones.iter_mut() {
        phone.until(|view| view.version > version).await.expect("a view");
        phone.frames.clear();
    }
    start.elapsed()
}

async fn measure(tables: usize, taps: usize) {
    let process = Process::start(&[]);
    let mut device =
        Client::join(process.port, fragment(&process.link), DeviceId::random()).await.expect("in");
    let mut all = Vec::new();
    for _ in 0..tables {
        all.push(open_table(&process, &mut device).await);
        device.frames = Vec::new();
    }
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times: Vec<Duration> = Vec::new();
    for number in 0..taps {
        let time = tap(&mut all[random.random_range(0..tables)]).await;
        if number >= taps / 10 {
            times.push(time);
        }
    }
    let at = milliseconds(times);
    let resident = process.resident();
    println!(
        "{tables:>6}  {:>7}  {:>13.2} ms {:>5.2} ms {:>5.2} ms  {:>5.1} MB  {:>6.0} kB",
        tables * PHONES,
        at(0.5),
        at(0.99),
        at(1.0),
        resident as f64 / 1024.0,
        resident as f64 / tables as f64
    );
}

/// Measures how long a phone that was cut off needs until it has the newest view,
/// with connection, handshake and hello.
async fn reconnect(times_over: usize) {
    let process = Process::start(&[]);
    let mut device =
        Client::join(process.port, fragment(&process.link), DeviceId::random()).await.expect("in");
    let mut phones = seat_phones(&process, &mut device).await;
    let mut times: Vec<Duration> = Vec::new();
    for number in 0..times_over {
        let (link, name, phone) = &mut phones[number % PHONES];
        let version = phone.view.as_ref().map_or(0, |view| view.version);
        let start = Instant::now();
        *phone = Client::join(process.port, fragment(link), *name).await.expect("its seat");
        phone.until(|view| view.version > version).await.expect("the newest view");
        times.push(start.elapsed());
        device.catch_up().await.expect("a pong");
        device.frames.clear();
        for (_, _, phone) in &mut phones {
            phone.catch_up().await.expect("a pong");
            phone.frames.clear();
        }
        // A seat's phone may say hello only ten times a second.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let at = milliseconds(times);
    println!(
        "\nback in its seat with the newest view: p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn milliseconds(mut times: Vec<Duration>) -> impl Fn(f64) -> f64 {
    times.sort();
    move |share| {
        let index = ((times.len() - 1) as f64 * share) as usize;
        times[index].as_secs_f64() * 1000.0
    }
}
